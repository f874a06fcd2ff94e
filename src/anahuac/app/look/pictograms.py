"""Pictograms: one glyph, one meaning, in all games. Loaded by name, coloured by text, cached as pixmaps."""

from __future__ import annotations

import threading
from collections import OrderedDict
from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from .assets import asset
from .paint import painting

_LOCK = threading.Lock()  # a renderer may not be used by two threads at once; map tiles paint in workers
_BYTES = 8 * 1024 * 1024


@lru_cache(maxsize=1024)
def _renderer(name: str, colour: str) -> QSvgRenderer:
    text = asset("icons", name + ".svg").decode("utf-8").replace("currentColor", colour)
    return QSvgRenderer(QByteArray(text.encode("utf-8")))


def paint_pictogram(painter: QPainter, name: str, rect: QRectF, colour: QColor | str) -> None:
    """Draw a pictogram into a square; ``ResourceMissing`` for an unknown name. Safe in any thread."""
    tone = QColor(colour)
    with _LOCK:
        opacity = painter.opacity()
        painter.setOpacity(opacity * tone.alphaF())
        _renderer(name, tone.name()).render(painter, rect)
        painter.setOpacity(opacity)


class PictogramCache:
    """Pixmaps of pictograms by name, colour, size and device ratio, bounded in bytes."""

    def __init__(self, limit: int = _BYTES) -> None:
        self._limit = limit
        self._used = 0
        self._kept: OrderedDict[tuple[str, str, int], QPixmap] = OrderedDict()

    def pixmap(self, name: str, px: int, colour: QColor | str, ratio: float = 1.0) -> QPixmap:
        """The pictogram as a pixmap of ``px`` logical pixels."""
        tone = QColor(colour)
        side = max(1, round(px * ratio))
        key = (name, tone.name(QColor.NameFormat.HexArgb), side)
        found = self._kept.get(key)
        if found is None:
            image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
            with painting(image) as painter:
                paint_pictogram(painter, name, QRectF(0, 0, side, side), tone)
            found = QPixmap.fromImage(image)
            self._kept[key] = found
            self._used += side * side * 4
            while self._used > self._limit and len(self._kept) > 1:
                (_, _, old), _gone = self._kept.popitem(last=False)
                self._used -= old * old * 4
        else:
            self._kept.move_to_end(key)
        copy = QPixmap(found)
        copy.setDevicePixelRatio(ratio)
        return copy


_cache = PictogramCache()


def pictogram(name: str, px: int, colour: QColor | str, ratio: float = 1.0) -> QPixmap:
    """A pictogram from the application's cache, ``px`` logical pixels wide, for a screen of that ratio."""
    return _cache.pixmap(name, px, colour, ratio)


def icon(name: str, colour: QColor | str, disabled: QColor | str | None = None, px: int = 20) -> QIcon:
    """A pictogram as an icon of buttons and menus, sharp at device ratios 1 and 2."""
    made = QIcon()
    for ratio in (1.0, 2.0):
        made.addPixmap(pictogram(name, px, colour, ratio))
        if disabled is not None:
            made.addPixmap(pictogram(name, px, disabled, ratio), QIcon.Mode.Disabled)
    return made
