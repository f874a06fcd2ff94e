"""Where the name, the value line and the stacks of every zone stand.

Per zone, name, value line and a stack with its peeking edges and plate are one block; it goes where it has
the largest
free margin, then nearest to the zone's label point. A name that does not fit gets less spacing, then
smaller type.
Terrain and pieces keep clear of what is placed here. Placed anew for each text scale, not merely enlarged.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont

from ..fonts import advance, sans, serif
from .pairs import COUNTER, PEEK, PLATE, Pair, full_box, pair_of
from .picture import NO_NATION, MapPicture, Zone
from .spans import Spans

NUMBER = 11.5
"""Size of a zone's number in map units."""
BADGE = 8.0

_OBJECTIVE = ((19.0, 1.6), (17.5, 1.2), (16.0, 0.8), (15.0, 0.4))
_USUAL = ((17.0, 1.3), (16.0, 1.0), (15.0, 0.6), (14.0, 0.3))
_SMALL = ((13.0, 0.2), (12.0, 0.0), (11.0, 0.0))
_CHIP, _CHIP_GAP, _GLYPH, _ITEM_GAP = 22.0, 7.0, 16.0, 9.0


class Block(msgspec.Struct, frozen=True):
    """The name of a zone: centre and top, type, and the boxes that terrain keeps clear of.

    ``stack`` is the centre of a counter standing alone.
    """

    name: str
    number: str
    x: float
    y: float
    px: float
    font: QFont
    values_y: float
    scale: float
    name_box: QRectF
    stack_box: QRectF
    stack: QPointF


def value_items(zone: Zone) -> list[tuple[str, str]]:
    """Pictogram and figure of each printed value of a zone, in reading order."""
    pairs = (("fortress", zone.fortress), ("star", zone.victory), ("harvest", zone.replacements))
    return [(glyph, str(value)) for glyph, value in pairs if value]


def values_width(zone: Zone, scale: float) -> float:
    """Width of a zone's value line in map units; 0 where it has none."""
    font = sans(13.5, 600)
    widths = [_GLYPH + advance(figure, font) for _, figure in value_items(zone)]
    if not widths:
        return 0.0
    home = _CHIP + _CHIP_GAP if zone.nation != NO_NATION else 0.0
    return (sum(widths) + _ITEM_GAP * (len(widths) - 1) + home) * scale


class Layout(Mapping[str, Block]):
    """Blocks of zones by place id, for names in a language at a text scale; each is found when first asked
    for."""

    def __init__(self, picture: MapPicture, language: str, scale: float) -> None:
        self._picture = picture
        self.language = language
        self.scale = scale
        self._blocks: dict[str, Block] = {}
        self._pairs: dict[str, Pair] = {}
        plate = picture.furniture.cartouche
        self._taken: list[tuple[float, float, float, float]] = []
        if plate is not None:
            left, top, width, height = plate.box
            self._taken.append((left - 8, top - 8, left + width + 8, top + height + 8))

    def __getitem__(self, place: str) -> Block:
        found = self._blocks.get(place)
        if found is None:
            zone = self._picture.zones[place]
            spans = self._spans(zone)
            lakes = [lake.spans for lake in self._picture.lakes if lake.box.intersects(zone.box)]
            found = _block(zone, spans, spans.joined(lakes), self.language, self.scale)
            self._blocks[place] = found
        return found

    def pair(self, place: str) -> Pair:
        """Centres of two stacks in a zone."""
        found = self._pairs.get(place)
        if found is None:
            zone, block = self._picture.zones[place], self[place]
            reach = zone.box.adjusted(-COUNTER, -COUNTER, COUNTER, COUNTER)
            near = [
                self[key]
                for key, other in self._picture.zones.items()
                if key != place and other.box.intersects(reach)
            ]
            names, stacks = [other.name_box for other in near], [full_box(other.stack) for other in near]
            found = self._pairs[place] = pair_of(
                self._spans(zone), block.stack, block.name_box, names, stacks
            )
        return found

    def _spans(self, zone: Zone) -> Spans:
        """The ground of a zone that the cartouche does not cover."""
        return zone.spans.without(self._taken)

    def __iter__(self) -> Iterator[str]:
        return iter(self._picture.zones)

    def __len__(self) -> int:
        return len(self._picture.zones)


class _Setting(msgspec.Struct, frozen=True):
    """One way to set a name: type, widths, and the scale it is at."""

    px: float
    font: QFont
    half: float
    values: float
    scale: float

    @property
    def name_height(self) -> float:
        return self.px * 1.02 + (17 * self.scale if self.values else 3)

    @property
    def parts(self) -> list[tuple[float, float]]:
        width = max(2 * self.half, self.values)
        return [(width, self.name_height), (COUNTER + PEEK + 4, BADGE + PEEK + COUNTER + PLATE)]


def _settings(zone: Zone, name: str, scale: float) -> Iterator[_Setting]:
    """Ways to set a name, the best first: large and spaced, then closer, then smaller."""
    usual = _OBJECTIVE if zone.victory else _USUAL
    steps = [1 + (scale - 1) * k / 4 for k in (4, 3, 2, 1)] if scale > 1 else []
    ways = [(px, tracking, step) for step in steps for px, tracking in usual[1:3]]
    ways += [(px, tracking, min(scale, 1.0)) for px, tracking in (*usual, *_SMALL)]
    for px, tracking, step in ways:
        font = serif(px * step, 600, spacing=tracking * step, small_caps=True)
        number = advance(str(zone.id), sans(NUMBER * step, 600)) + 4 * step
        half = advance(name, font) / 2 + number
        yield _Setting(px * step, font, half, values_width(zone, step), step)


class _Spot(msgspec.Struct, frozen=True):
    """Where a name's axis and top, and the centre of the stack under it, have been found."""

    x: float
    y: float
    stack: QPointF


def _place(zone: Zone, spans: Spans, shore: Spans, setting: _Setting, tight: bool) -> _Spot | None:
    """Room for name and stack: as one pile, else the stack by itself elsewhere in the zone.

    As a last way the name stands at the zone's label point and runs out over a lake: ``shore`` has its
    water too. Where it is ``tight`` the edges of the stack may reach over the name.
    """
    name, piece = setting.parts
    height = name[1] + piece[1]
    top = spans.fit(setting.parts, (zone.label[0], zone.label[1] + height / 2 - 12), (23, 17, 12, 8, 5, 3))
    if top is not None:
        under = top[1] + setting.name_height + BADGE + PEEK
        return _Spot(top[0], top[1], QPointF(top[0] - 5, under + COUNTER / 2))
    top = spans.fit([name], zone.label, (10, 6, 3))
    if top is None:
        x, y = zone.label[0], zone.label[1] - setting.px * 0.5
        if not shore.holds(x - name[0] / 2, y, name[0], name[1]) or not spans.holds(x - 2, y, 4, name[1]):
            return None
        top = (x, y)
    half = name[0] / 2
    rest = spans.without([(top[0] - half, top[1], top[0] + half, top[1] + name[1])])
    body = PEEK + COUNTER
    rooms = (  # without room for a badge rather at the right, where it clears the value line
        (piece, BADGE, 0.0),
        ((piece[0], BADGE + body), BADGE, 0.0),
        ((piece[0], body), 0.0, 44.0),
        ((COUNTER + 6, COUNTER + 4), -PEEK, 44.0),
    )
    for room, over, aside in rooms if tight else rooms[:3]:
        stack = rest.fit([room], (top[0] + aside, top[1] + height / 2), (8, 4, 0))
        if stack is not None:
            return _Spot(top[0], top[1], QPointF(stack[0] - 5, stack[1] + over + PEEK + COUNTER / 2))
    return None


def _block(zone: Zone, spans: Spans, shore: Spans, language: str, scale: float) -> Block:
    name = zone.names.get(language) or zone.names["en"]
    settings = list(_settings(zone, name, scale))
    setting, spot = settings[-1], None
    for tight, way in product((False, True), settings):
        setting, spot = way, _place(zone, spans, shore, way, tight)
        if spot is not None:
            break
    if spot is None:  # too small for both: the name where it fits best, the stack where the map says
        x, y = spans.fit(setting.parts[:1], zone.label, (6, 2, 0)) or (zone.label[0], zone.label[1] - 8)
        spot = _Spot(x, y, QPointF(*zone.anchors.get("stack", (x, y + COUNTER))))
    x, y, stack = spot.x, spot.y, spot.stack
    half = max(setting.half, setting.values / 2)
    name_box = QRectF(x - half, y - 2, 2 * half, setting.name_height + 5)
    return Block(
        name=name,
        number=str(zone.id),
        x=x,
        y=y,
        px=setting.px,
        font=setting.font,
        values_y=y + setting.px * 1.02 + 8 * setting.scale,
        scale=setting.scale,
        name_box=name_box,
        stack_box=QRectF(
            stack.x() - COUNTER / 2 - 3, stack.y() - COUNTER / 2 - PEEK, COUNTER + PEEK + 6, COUNTER + PEEK
        ),
        stack=stack,
    )
