"""Pictures of the rules help, drawn with the look in force."""

from __future__ import annotations

import contextlib
import math

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage

from anahuac.app.look.counters import paint_counter, shadow_margin
from anahuac.app.look.mapart.sample import paint_sample
from anahuac.app.look.mapart.siege import paint_hex
from anahuac.app.look.paint import painting
from anahuac.app.look.pictograms import paint_pictogram
from anahuac.app.look.theme import Theme
from anahuac.app.presenter import Pictured
from anahuac.resources import ResourceMissing

GAP = 6


def picture_size(shown: Pictured, px: int) -> QSize:
    """Width and height in logical pixels of a picture whose counters are ``px`` wide."""
    if shown.terrain:
        return QSize(round(px * 1.6), px)
    if shown.hex:
        return QSize(round(px * 1.1), px)
    if not shown.faces:
        return QSize(round(px * 0.8), round(px * 0.8))
    margin = shadow_margin(px)
    count = len(shown.faces)
    return QSize(count * px + (count - 1) * GAP + 2 * margin, px + 2 * margin)


def paint_picture(shown: Pictured, px: int, theme: Theme, ratio: float) -> QImage:
    """The picture; empty where its pictogram is not there."""
    size = picture_size(shown, px)
    image = QImage(
        math.ceil(size.width() * ratio),
        math.ceil(size.height() * ratio),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    with painting(image) as painter:
        painter.scale(ratio, ratio)
        whole = QRectF(0, 0, size.width(), size.height())
        if shown.terrain:
            paint_sample(painter, whole.adjusted(1, 1, -1, -1), shown.terrain == "mountain", theme)
        elif shown.hex:
            paint_hex(painter, whole.adjusted(1, 1, -1, -1), shown.hex, theme)
        elif shown.glyph:
            with contextlib.suppress(ResourceMissing):
                paint_pictogram(painter, shown.glyph, whole, theme("ink.terrain"))
        margin = shadow_margin(px)
        for at, face in enumerate(shown.faces):
            box = QRectF(margin + at * (px + GAP), margin, px, px)
            paint_counter(painter, box, face, shown=px)
    image.setDevicePixelRatio(ratio)
    return image
