"""Where counters stand: one stack in a hex, stacks of both sides in a lake area beside its number."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF

from ...fonts import advance, serif
from ..spans import Spans
from .ground import stand_boxes
from .picture import Lake, SiegePicture

COUNTER = 46.0
"""Width of a counter in board units."""
PEEK, BADGE = 10.0, 9.0
GAP = 12.0
"""Between two stacks of a lake area."""
NUMBER = 40.0
_SIZES = (COUNTER, 40.0, 34.0, 28.0, 23.0, 18.0)
_DROP = 2.0
"""How far below the middle of a hex a counter stands, so that its edges peek out evenly."""


class Room(msgspec.Struct, frozen=True):
    """A lake area's number, the size it is written at, and where the middle of the first stacks is."""

    number: QPointF
    px: float
    box: QRectF
    stacks: QPointF


def number_size(text_scale: float) -> float:
    """Size of the numbers of lake areas: they are large already, and grow by half of what other text does."""
    return NUMBER * (1 + (text_scale - 1) / 2)


def _step(size: float) -> tuple[float, float]:
    """From stack to stack, across and down."""
    share = size / COUNTER
    return size + (PEEK + GAP) * share, size + (PEEK + 6) * share


class Standing:
    """Places of stacks and numbers, found when first asked for."""

    def __init__(self, picture: SiegePicture) -> None:
        self._picture = picture
        self._taken = [
            (box.left(), box.top(), box.right(), box.bottom()) for box in stand_boxes(picture.furniture)
        ]
        self._spans: dict[str, Spans] = {}
        self._rooms: dict[tuple[str, float], Room] = {}
        self._grids: dict[tuple[str, int], tuple[float, int, QPointF]] = {}

    def room(self, place: str, text_scale: float) -> Room:
        """Number and stacks of a lake area; KeyError for another place."""
        key = (place, text_scale)
        found = self._rooms.get(key)
        if found is None:
            found = self._rooms[key] = self._room(self._picture.lakes[place], number_size(text_scale))
        return found

    def size(self, place: str, count: int) -> float:
        """Width of counters so that ``count`` stacks of them have room side by side."""
        if place not in self._picture.lakes:
            return COUNTER if count < 2 else COUNTER * 0.55
        return self._grid(place, count)[0]

    def spots(self, place: str, count: int, text_scale: float) -> Sequence[QPointF]:
        """Centres of ``count`` stacks, in rows."""
        if place not in self._picture.lakes:
            x, y = self._picture.grounds[place].at
            if count < 2:
                return [QPointF(x, y + _DROP)] * count
            step = min(COUNTER * 0.55 + 3, 46.0 / (count - 1))
            return [QPointF(x + (at - (count - 1) / 2) * step, y + _DROP) for at in range(count)]
        size, columns, middle = self._grid(place, count)
        if count <= 2:
            middle = self.room(place, text_scale).stacks
        across, down = _step(size)
        rows = -(-count // columns)
        found = []
        for at in range(count):
            row, column = divmod(at, columns)
            here = min(columns, count - row * columns)
            x = middle.x() + (column - (here - 1) / 2) * across
            found.append(QPointF(x, middle.y() + (row - (rows - 1) / 2) * down))
        return found

    def _water(self, place: str) -> Spans:
        found = self._spans.get(place)
        if found is None:
            whole = Spans([self._picture.lakes[place].ring])
            found = self._spans[place] = whole.without(self._taken)
        return found

    def _room(self, lake: Lake, px: float) -> Room:
        """Number above the stacks where there is room; else wherever both fit, at last the number by itself."""
        spans = self._water(f"l{lake.number}")
        across, down = _step(COUNTER)
        pair = (2 * across - GAP + 4, down)
        for size in (px, *(s for s in (NUMBER, 34.0, 28.0) if s < px)):
            wide = advance(str(lake.number), serif(size, 400, True)) + 8
            high = size * 0.75
            near = (lake.label[0], lake.label[1] + down / 2)
            top = spans.fit([(wide, high), pair], near, (26, 18, 12, 8))
            if top is not None:
                number = QPointF(top[0], top[1] + high / 2)
                return self._made(number, size, wide, QPointF(top[0] - 4, top[1] + high + PEEK + COUNTER / 2))
            top = spans.fit([(wide, high)], lake.label, (12, 8, 4))
            if top is None:
                continue
            box = (top[0] - wide / 2, top[1], top[0] + wide / 2, top[1] + high)
            other = spans.without([box]).fit([pair], lake.label, (12, 8, 4, 0))
            if other is not None:
                stacks = QPointF(other[0] - 4, other[1] + PEEK + COUNTER / 2)
                return self._made(QPointF(top[0], top[1] + high / 2), size, wide, stacks)
        spot = QPointF(*lake.label)
        return self._made(spot, 28.0, 40.0, spot + QPointF(0, COUNTER))

    @staticmethod
    def _made(number: QPointF, px: float, wide: float, stacks: QPointF) -> Room:
        box = QRectF(number.x() - wide / 2, number.y() - px * 0.42, wide, px * 0.84)
        return Room(number, px, box, stacks)

    def pair_box(self, place: str, text_scale: float) -> QRectF:
        """What two stacks of a lake area cover, with their edges and badges."""
        middle = self.room(place, text_scale).stacks
        across, down = _step(COUNTER)
        wide = 2 * across - GAP + BADGE
        return QRectF(middle.x() - across / 2 - COUNTER / 2, middle.y() - down + COUNTER / 2, wide, down)

    def _grid(self, place: str, count: int) -> tuple[float, int, QPointF]:
        """Size of counters, columns, and the middle of all, where so many stacks have room clear of the number."""
        key = (place, count)
        found = self._grids.get(key)
        if found is None:
            found = self._grids[key] = self._fitted(place, count)
        return found

    def _fitted(self, place: str, count: int) -> tuple[float, int, QPointF]:
        room = self.room(place, 1.0)
        if count <= 2:
            return COUNTER, max(1, count), room.stacks
        box = room.box
        free = self._water(place).without([(box.left(), box.top(), box.right(), box.bottom())])
        near = (room.stacks.x(), room.stacks.y())
        for size in _SIZES:
            across, down = _step(size)
            for columns in sorted(range(1, count + 1), key=lambda n: abs(n - 2 * (-(-count // n)))):
                rows = -(-count // columns)
                top = free.fit([(columns * across + 4, rows * down + 4)], near, (6, 0))
                if top is not None:
                    middle = QPointF(top[0], top[1] + 2 + rows * down / 2 + (down - size) / 2)
                    return size, columns, middle
        return _SIZES[-1], min(count, 5), room.stacks
