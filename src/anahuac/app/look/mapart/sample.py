"""A piece of land as the map draws it, for legends and the rules help."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform

from ..paint import NO_BRUSH, NO_PEN, pen, rounded
from ..theme import Theme
from .terrain import Drawing, hill, paint_terrain, paint_tuft

_HILLS = ((0.24, 0.4), (0.52, 0.34), (0.78, 0.44), (0.36, 0.66), (0.66, 0.7))
_TUFTS = ((0.26, 0.42), (0.68, 0.34), (0.46, 0.74), (0.82, 0.72))


def paint_sample(painter: QPainter, rect: QRectF, mountain: bool, theme: Theme) -> None:
    """Mountains or open land filling a rectangle with round corners."""
    path = rounded(rect, rect.height() * 0.1)
    painter.save()
    painter.setPen(NO_PEN)
    painter.setBrush(theme("land.mountain" if mountain else "land"))
    painter.drawPath(path)
    painter.setClipPath(path)
    size = rect.height() * 0.17
    if mountain:
        drawings: list[Drawing] = []
        for x, y in _HILLS:
            spot = rect.left() + x * rect.width(), rect.top() + y * rect.height()
            drawings.append(hill(QTransform().translate(*spot).scale(size, size)))
        paint_terrain(painter, drawings, theme)
    else:
        for x, y in _TUFTS:
            paint_tuft(
                painter, rect.left() + x * rect.width(), rect.top() + y * rect.height(), size, theme, 0.7
            )
    painter.restore()
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme("border", 0.6), 1))
    painter.drawPath(path)
