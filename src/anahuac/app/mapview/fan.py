"""A stack fanned out: its counters in rows, the pointed one raised, each to be clicked or dragged by
itself."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from anahuac.app.look.counters import CounterCache, shadow_margin
from anahuac.app.look.paint import badge, painting, ring
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

    def open(
        self,
        token: Token,
        px: int,
        zoom: float,
        ratio: float,
        view: QRectF,
        theme: Theme,
        pointer: QPointF | None = None,
        taken: Sequence[QRectF] = (),
    ) -> None:
        """Fan out a token with counters of ``px`` screen pixels, kept within ``view`` (board units).

        It keeps clear of what is ``taken`` by things over the map. The top counter lies under the ``pointer``, so
        that a click meant for the closed stack takes what it would have taken.
        """
        self.close()
        spec = token.spec
        pieces = min(len(spec.faces), len(spec.ids))
        step, rise = (px + _STEP) / zoom, (px + _ROW_GAP) / zoom
        room = view.adjusted(6 / zoom, 12 / zoom, -6 / zoom, -6 / zoom)
        most = max(1, int(room.width() / step))
        fitting = max(1, int((room.height() + _ROW_GAP / zoom) / rise))
        columns = min(pieces, most, max(8, math.ceil(pieces / fitting)))
        start = QPointF(token.at.x() - px / zoom / 2, token.at.y() - px / zoom / 2)
        columns, area = _laid(pieces, columns, step, rise, start, room, taken)
        left, top = area.left(), area.top()
        width, height = area.width(), area.height()
        cells = [QPointF(left + (i % columns) * step, top + (i // columns) * rise) for i in range(pieces)]
        under = next(
            (
                cell
                for cell in cells
                if pointer is not None and QRectF(cell.x(), cell.y(), step, px / zoom).contains(pointer)
            ),
            None,
        )
        if under is not None:
            cells.remove(under)
            cells.insert(0, under)
        self._token, self._zoom = token, zoom
        margin = max(shadow_margin(px) + 6, 16 if spec.losses else 0)
        for i in range(pieces):
            item = QGraphicsPixmapItem(
                self._picture(token, i, px, ratio, margin, theme, spec.ids[i] in spec.picked)
            )
            item.setOffset(-margin, -margin)
            item.setScale(1 / zoom)
            corner = cells[i]
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
            lost = dict(token.spec.losses).get(token.spec.ids[index], "")
            if lost:
                badge(painter, margin + px - 2, margin + 1, lost, min(13.0, max(8.5, px * 0.135)))
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


def _laid(
    pieces: int,
    columns: int,
    step: float,
    rise: float,
    start: QPointF,
    room: QRectF,
    taken: Sequence[QRectF],
) -> tuple[int, QRectF]:
    """Columns and area of a fan: in the room, clear of what is taken if it can be, as near to its start as may be."""
    found: list[tuple[float, int, int, QRectF]] = []
    for count in range(columns, 0, -1):
        width, height = count * step, math.ceil(pieces / count) * rise
        lefts = [start.x(), *(box.left() - width for box in taken), *(box.right() for box in taken)]
        tops = [start.y(), *(box.top() - height for box in taken), *(box.bottom() for box in taken)]
        for left in lefts:
            for top in tops:
                x = max(min(left, room.right() - width), room.left())
                y = max(min(top, room.bottom() - height), room.top())
                area = QRectF(x, y, width, height)
                covered = sum(_overlap(area, box) for box in taken) + width * height - _overlap(area, room)
                shift = abs(x - start.x()) + abs(y - start.y())
                found.append((round(covered, 6), round(shift), count, area))
    best = min(found, key=lambda one: (one[0] > 0, one[0], one[1], -one[2]))
    return best[2], best[3]


def _overlap(one: QRectF, other: QRectF) -> float:
    shared = one.intersected(other)
    return shared.width() * shared.height()
