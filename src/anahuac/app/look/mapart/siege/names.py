"""Where the names of the siege's map stand, placed anew for each language and text size.

Names of cities, quarters and places stand in the free bands between the rows of ids, or on the water beside their
hex; none over another, over masonry, or over the number of a lake area. A name without room gets less spacing, then
smaller type. Names of causeways, dikes and aqueducts run along them on the water that is seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont

from anahuac.board.hexgrid import Cell, cell_at, cell_of
from anahuac.board.values import Name

from ...fonts import advance, serif
from ..furniture import WaterName
from .curves import Point
from .furniture import Kind, Lettering
from .ground import stand_boxes
from .guides import guides
from .picture import HIGH, SIDE, SiegePicture
from .standing import Standing

_FACES = {
    "city": ((25.0, 5.0), (23.0, 3.5), (21.0, 2.0), (18.0, 1.0), (16.0, 0.5)),
    "quarter": ((17.5, 3.0), (16.5, 2.0), (15.5, 1.0), (14.5, 0.4)),
    "place": ((16.0, 0.6), (15.0, 0.4), (14.0, 0.2), (13.0, 0.0)),
}
_ORDER = ("city", "place", "quarter")
_BUILT = 29.0
"""How far round the middle of a hex masonry reaches."""
_ROWS = (0, 1, -1, 2, -2, 3, -3, 4)


class Written(msgspec.Struct, frozen=True):
    """A name as it is written: its middle, type and box; ``objective`` when it is seen on the smallest map too."""

    text: str
    kind: str
    at: QPointF
    font: QFont
    px: float
    box: QRectF
    objective: bool


class _Item(NamedTuple):
    """A name to be placed at a hex (with masonry, perhaps) or about a point."""

    text: str
    kind: str
    at: Point
    hexed: bool
    objective: bool


def _far(item: _Item, x: float, y: float, wide: float) -> float:
    """How far a name of that width is from what it names, in hexes or so."""
    dx, dy = abs(x - item.at[0]), abs(y - item.at[1])
    beside = max(0.0, dx - wide / 2) / SIDE
    return dy / HIGH + beside * (0.6 if item.hexed else 0.4) + (0.0 if item.hexed else dx / SIDE * 0.15)


def spoken(name: Name, language: str) -> str:
    """A name in a language as maps write it: what stands in brackets is left out."""
    return ((name.fr if language == "fr" else name.en) or name.en).partition(" (")[0]


class Names:
    """All names in a language at a text scale: those that stand, and those that run along something on the water."""

    def __init__(self, picture: SiegePicture, standing: Standing, language: str, scale: float) -> None:
        self._picture, self._scale, self._language = picture, scale, language
        self._lettering = {one.of: one for one in picture.furniture.lettering}
        stands = stand_boxes(picture.furniture)
        self._numbers = [standing.room(place, scale).box for place in picture.lakes]
        self._stacks = [standing.pair_box(place, scale) for place in picture.lakes]
        self._hard = [*self._numbers, *stands]
        self._built = [
            QRectF(x - _BUILT, y - _BUILT, 2 * _BUILT, 2 * _BUILT)
            for x, y in (g.at for g in picture.grounds.values() if g.kind in ("temple", "fortress", "major"))
        ]
        self._roads = {cell_of(one) for way in picture.layer.ways for one in way.hexes}
        for line in picture.aqueducts:
            spots = (line.path.pointAtPercent(share / 40) for share in range(41))
            self._roads.update(cell_at(picture.grid, *picture.plane(spot.x(), spot.y())) for spot in spots)
        self.placed: list[Written] = []
        for item in sorted(self._items(), key=lambda item: _ORDER.index(item.kind)):
            written = self._place(item)
            if written is not None:
                self.placed.append(written)
        clear = [*self._hard, *(one.box for one in self.placed), *self._stacks]
        self.keep_off = [box.adjusted(-8, -10, 8, 10) for box in clear]
        self.waters = self._waters()

    def _setting(self, of: str, kind: Kind) -> Lettering:
        found = self._lettering.get(of)
        return found if found is not None else Lettering(of, kind)

    def _text(self, how: Lettering, name: Name) -> str:
        return how.text.get(self._language) or how.text.get("en") or spoken(name, self._language)

    def _items(self) -> Iterator[_Item]:
        picture = self._picture
        for one in picture.layer.hexes:
            if one.name is not None:
                how = self._setting(one.id, "place")
                at = picture.grounds[f"h{one.id}"].at
                yield _Item(self._text(how, one.name), how.kind, at, True, how.objective)
        for note in picture.layer.notes:
            if note.label.curve is None:
                how = self._setting(note.name.en, "place")
                at = picture.board(note.label.at)
                yield _Item(self._text(how, note.name), how.kind, at, False, how.objective)

    def _waters(self) -> list[WaterName]:
        """Names along causeways, dikes and aqueducts, on the side where there is most water."""
        names = [(way.id, way.name) for way in self._picture.layer.ways]
        names += [(note.name.en, note.name) for note in self._picture.layer.notes if note.label.curve]
        lines = guides(self._picture)
        found = []
        for key, name in names:
            line = lines.get(key)
            if line is not None:
                text = self._text(self._setting(key, "water"), name)
                found.append(WaterName({self._language: text, "en": text}, line, 15.5, 1.2))
        return found

    def _ways(self, kind: str) -> Iterator[tuple[float, float, float]]:
        """Ways to set a name, the best first: size, spacing, and how much it is grown."""
        steps = [1 + (self._scale - 1) * k / 4 for k in (4, 3, 2, 1)] if self._scale > 1 else []
        faces = _FACES[kind]
        for step in steps:
            for px, spacing in faces[1:3]:
                yield px * step, spacing * step, step
        for px, spacing in faces:
            yield px, spacing, 1.0

    def _place(self, item: _Item) -> Written | None:
        """Where a name stands best; None on a map that has no room for it even in small type."""
        best: tuple[float, Written] | None = None
        for px, spacing, step in self._ways(item.kind):
            italic = item.kind == "quarter"
            weight = 400 if italic else 600
            font = serif(px, weight, italic, spacing=spacing, small_caps=not italic)
            wide, high = advance(item.text, font) + 4, px * 0.86
            for x, y in self._spots(item, wide, high):
                far = _far(item, x, y, wide)
                if best is not None and far >= best[0]:
                    continue
                box = QRectF(x - wide / 2, y - high / 2, wide, high)
                if self._forbidden(box):
                    continue
                against = far + self._against(box, item)
                if best is None or against < best[0]:
                    written = Written(item.text, item.kind, QPointF(x, y), font, px, box, item.objective)
                    best = (against, written)
            if best is not None and best[0] < 3.0 + (step > 1):
                break
        return best and best[1]

    def _spots(self, item: _Item, wide: float, high: float) -> Iterator[Point]:
        """Where a name may stand: in bands between ids, above, below and beside its hex."""
        x, y = item.at
        for row in _ROWS:
            at = y - HIGH / 4 + 6.5 + row * HIGH / 2
            clear = item.hexed and abs(at - y) < _BUILT + high / 2
            if not clear:
                yield x, at
            aside = (
                (34 + wide / 2, 46 + wide / 2, 62 + wide / 2)
                if clear
                else (25.0, 50.0, wide / 2, 75.0, 100.0)
            )
            for dx in aside:
                yield x + dx, at
                yield x - dx, at

    def _forbidden(self, box: QRectF) -> bool:
        if not self._picture.frame.adjusted(10, 8, -10, -8).contains(box):
            return True
        grown = box.adjusted(-5, -3, 5, 3)
        if any(grown.intersects(other) for other in self._hard):
            return True
        if any(grown.intersects(one.box) for one in self.placed):
            return True
        return any(box.intersects(other) for other in self._built)

    def _against(self, box: QRectF, item: _Item) -> float:
        """What speaks against a place for a name, besides being far away."""
        picture = self._picture
        found = 2.0 if any(box.intersects(other) for other in self._stacks) else 0.0
        cells = set(self._cells(box))
        water = sum(cell in picture.waters for cell in cells)
        if item.kind == "place" and 0 < water < len(cells):
            found += 0.5
        elif item.kind != "place" and water:  # of the land, and on it
            found += 2.5
        roads = len(cells & self._roads)
        found += roads * (0.05 if item.kind == "city" else 0.35)
        return found + self._ids_hidden(box, cells) * 0.3

    def _cells(self, box: QRectF) -> Iterator[Cell]:
        """Cells under a name."""
        picture = self._picture
        steps = max(2, int(box.width() / 22))
        for at in range(steps + 1):
            x = box.left() + box.width() * at / steps
            for y in (box.top(), box.bottom()):
                yield cell_at(picture.grid, *picture.plane(x, y))

    def _ids_hidden(self, box: QRectF, cells: set[Cell]) -> int:
        hidden = 0
        for column, row in cells:
            ground = self._picture.grounds.get(f"h{column:02}{row:02}")
            if ground is not None:
                x, y = ground.at[0], ground.at[1] - HIGH / 2 + 6.5
                hidden += box.intersects(QRectF(x - 13, y - 4, 26, 8))
        return hidden
