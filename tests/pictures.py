"""Pictures compared as an eye would."""

from __future__ import annotations

from PySide6.QtGui import QImage

#: Levels of 255 by which a pixel may differ. FreeType hints outlines by what was loaded before them, so an edge of a
#: letter may come out a trifle fuller or thinner in another order of painting.
TRIFLE = 6
#: One pixel of so many may differ by more: corners of letters. A name in another language is ten times that.
STRAY = 4_000


def alike(one: QImage, other: QImage) -> bool:
    """Whether two pictures are the same but for a trifle at the edges of letters."""
    if one == other:
        return True
    if one.size() != other.size():
        return False
    form = QImage.Format.Format_ARGB32
    same = one.convertToFormat(form), other.convertToFormat(form)  # held while their memory is read
    pairs = zip(*(bytes(image.constBits()) for image in same), strict=True)
    strays = sum(abs(a - b) > TRIFLE for a, b in pairs)
    return strays <= one.width() * one.height() / STRAY
