"""Pixmaps of counters and stacks: one per look, size and device ratio, painted once and kept within a bound."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPixmap

from ..paint import painting
from ..theme import vision
from .faces import Face
from .painting import paint_counter

SIZE_STEPS = (24, 32, 48, 64, 96, 128)
"""Usual widths in logical pixels; any other may be asked for too."""


def size_step(px: float) -> int:
    """The smallest usual size that is not below ``px``, or the largest."""
    return next((step for step in SIZE_STEPS if step >= px), SIZE_STEPS[-1])


def shadow_margin(px: float) -> int:
    """Room round a counter of that width for its baked shadow, in logical pixels."""
    return math.ceil(px * 0.11) + 2


class CounterCache:
    """Pixmaps of faces and stacks, the least recently used thrown away beyond ``limit`` bytes."""

    def __init__(self, limit: int = 8 * 1024 * 1024) -> None:
        self._limit = limit
        self._used = 0
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def pixmap(self, face: Face, px: int, ratio: float = 1.0, *, acted: bool = False) -> QPixmap:
        """The counter ``px`` logical pixels wide, with :func:`shadow_margin` of room on each side."""
        return self.kept((face, px, ratio, acted, vision()), lambda: self._paint(face, px, ratio, acted))

    def kept(self, key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        """The pixmap of a key, painted now if it is not there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = paint()
        self._kept[key] = made
        self._used += made.width() * made.height() * 4
        while self._used > self._limit and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._used -= old.width() * old.height() * 4
        return made

    @property
    def used(self) -> int:
        """Bytes held."""
        return self._used

    def clear(self) -> None:
        """Forget every pixmap."""
        self._kept.clear()
        self._used = 0

    @staticmethod
    def _paint(face: Face, px: int, ratio: float, acted: bool) -> QPixmap:
        margin = shadow_margin(px)
        side = math.ceil((px + 2 * margin) * ratio)
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with painting(image) as painter:
            painter.scale(ratio, ratio)
            paint_counter(painter, QRectF(margin, margin, px, px), face, shown=px, acted=acted)
        made = QPixmap.fromImage(image)
        made.setDevicePixelRatio(ratio)
        return made
