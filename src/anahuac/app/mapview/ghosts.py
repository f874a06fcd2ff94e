"""Stacks where they stood a moment ago, pale, under those that stand there now."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from anahuac.app.look.counters import CounterCache, Face, StackFace, stack_picture
from anahuac.app.look.theme import Theme

Z_GHOSTS = 28.0
OPACITY = 0.38
_ROOM = 1.6


class GhostItem(QGraphicsItem):
    """A stack at a point of the board, ``size`` board units wide."""

    def __init__(
        self, faces: tuple[Face, ...], at: QPointF, size: float, theme: Theme, cache: CounterCache
    ) -> None:
        super().__init__()
        self._face = StackFace(faces, "", str(len(faces)) if len(faces) > 1 else "")
        self._size, self._theme, self._cache = size, theme, cache
        self.setPos(at)
        self.setOpacity(OPACITY)
        self.setZValue(Z_GHOSTS)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        """Room taken in board units."""
        half = self._size * _ROOM
        return QRectF(-half, -half, 2 * half, 2 * half)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The stack at the scale of the view, like any other."""
        del option, widget
        scale = painter.worldTransform().m11()
        px = min(max(round(self._size * scale), 12), 160)
        ratio = painter.device().devicePixelRatioF()
        made = stack_picture(self._face, px, self._theme, self._cache, ratio)
        painter.save()
        painter.scale(1 / scale, 1 / scale)
        painter.drawPixmap(-(made.corner + QPointF(px / 2, px / 2)), made.pixmap)
        painter.restore()
