"""Pictures compared as an eye would."""

from __future__ import annotations

from PySide6.QtGui import QImage

#: Levels of 255 by which a pixel may differ. FreeType hints outlines by what was loaded before them, so an edge of a
#: letter may come out a trifle fuller or thinner in another order of painting.
TRIFLE = 6


def alike(one: QImage, other: QImage) -> bool:
    """Whether two pictures are the same but for a trifle at the edges of letters."""
    if one == other:
        return True
    if one.size() != other.size():
        return False
    form = QImage.Format.Format_ARGB32
    same = one.convertToFormat(form), other.convertToFormat(form)  # held while their memory is read
    return (
        max(abs(a - b) for a, b in zip(*(bytes(image.constBits()) for image in same), strict=True)) <= TRIFLE
    )
