"""A stack fanned out: its counters in rows, the pointed one raised, each to be clicked or dragged by
itself."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from anahuac.app.look.counters import CounterCache, shadow_margin
from anahuac.app.look.paint import painting, ring
from anahuac.app.look.theme import Theme

from .tokens import Token

Z_FAN = 60.0
_STEP, _RAISE, _ROW_GAP = 3.0, 5.0, 8.0


class Fan:
    """The one stack that is fanned out, if any."""

    def __init__(self, scene: QGraphicsScene, cache: CounterCache) -> None:
        self._scene = scene
        self._cache = cache
        self._items: list[QGraphicsPixmapItem] = []
        self._rects: list[QRectF] = []
        self._token: Token | None = None
        self._raised = -1
        self._zoom = 1.0
        self._area = QRectF()

    @property
    def token(self) -> Token | None:
        """The token fanned out."""
        return self._token

    @property
    def items(self) -> tuple[QGraphicsPixmapItem, ...]:
        """The counters that lie open."""
        return tuple(self._items)

    def open(self, token: Token, px: int, zoom: float, ratio: float, view: QRectF, theme: Theme) -> None:
        """Fan out a token with counters of ``px`` screen pixels, kept within ``view`` (board units)."""
        self.close()
        spec = token.spec
        pieces = min(len(spec.faces), len(spec.ids))
        step, rise = (px + _STEP) / zoom, (px + _ROW_GAP) / zoom
        columns = max(1, min(pieces, 8, int((view.width() - 8 / zoom) / step)))
        rows = math.ceil(pieces / columns)
        width, height = columns * step, rows * rise
        left = min(max(token.at.x() - px / zoom / 2, view.left() + 6 / zoom), view.right() - width - 6 / zoom)
        top = min(
            max(token.at.y() - px / zoom / 2, view.top() + 12 / zoom), view.bottom() - height - 6 / zoom
        )
        self._token, self._zoom = token, zoom
        margin = shadow_margin(px) + 6
        for i in range(pieces):
            item = QGraphicsPixmapItem(
                self._picture(token, i, px, ratio, margin, theme, spec.ids[i] in spec.picked)
            )
            item.setOffset(-margin, -margin)
            item.setScale(1 / zoom)
            corner = QPointF(left + (i % columns) * step, top + (i // columns) * rise)
            item.setPos(corner)
            item.setZValue(Z_FAN + i / 100)
            self._scene.addItem(item)
            self._items.append(item)
            self._rects.append(QRectF(corner.x(), corner.y(), step, px / zoom))
        self._area = QRectF(left, top, width, height).united(token.outline())
        token.item.setOpacity(0.0)

    def _picture(
        self, token: Token, index: int, px: int, ratio: float, margin: int, theme: Theme, picked: bool
    ) -> QPixmap:
        side = math.ceil((px + 2 * margin) * ratio)
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with painting(image) as painter:
            painter.scale(ratio, ratio)
            inset = margin - shadow_margin(px)
            face = token.spec.faces[index]
            painter.drawPixmap(
                QPointF(inset, inset), self._cache.pixmap(face, px, ratio, acted=token.spec.acted)
            )
            if picked:
                ring(painter, QRectF(margin - 3, margin - 3, px + 6, px + 6), theme)
        made = QPixmap.fromImage(image)
        made.setDevicePixelRatio(ratio)
        return made

    def close(self) -> None:
        """Show the stack closed again."""
        for item in self._items:
            self._scene.removeItem(item)
        if self._token is not None:
            self._token.item.setOpacity(1.0)
        self._items, self._rects, self._token, self._raised = [], [], None, -1

    def keeps(self, x: float, y: float) -> bool:
        """Whether a point in board units is over the fan or a few pixels beside it."""
        room = 8 / self._zoom
        return self._token is not None and self._area.adjusted(-room, -room, room, room).contains(x, y)

    def piece_at(self, x: float, y: float) -> str | None:
        """The piece at a point, or None."""
        index = self._index(x, y)
        return None if index < 0 or self._token is None else self._token.spec.ids[index]

    def point(self, x: float, y: float) -> None:
        """Raise the counter under the pointer."""
        index = self._index(x, y)
        if index == self._raised:
            return
        for i in (self._raised, index):
            if 0 <= i < len(self._items):
                lift = _RAISE / self._zoom if i == index else 0.0
                self._items[i].setPos(self._rects[i].left(), self._rects[i].top() - lift)
        self._raised = index

    def _index(self, x: float, y: float) -> int:
        spot = QPointF(x, y)
        return next((i for i, rect in enumerate(self._rects) if rect.contains(spot)), -1)
