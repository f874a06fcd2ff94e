"""The ground of hexes drawn, not tiled: beds and canals, courts, paving, tufts, reeds; grid lines and ids.

Hexes are drawn in blocks of some columns and rows, each kind of line of a block being one path, so that what is near
is found at once and a tile takes few strokes.
"""

from __future__ import annotations

import math
import random
from collections.abc import Container, Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPainterPathStroker, QPen, QTransform

from anahuac.board.hexgrid import Cell, cell_of

from ...fonts import sans
from ...paint import NO_BRUSH, NO_PEN, pen, polygon, text_path
from ...theme import Theme, mix, theme
from .curves import Point
from .picture import HIGH, SIDE, Ground, SiegePicture

ACROSS = 4
"""Columns and rows of a block."""
GROUNDS = {
    "clear": "clear",
    "market": "market",
    "chinampa": "canal",
    "city": "city",
    "temple": "temple",
    "fortress": "fort",
    "major": "fort",
    "marsh": "marsh",
}
#: From the bottom up.
LAYERS = (
    "clear.under", "canal.under", "clear", "market", "canal", "city", "temple", "fort", "marsh",
    "bed0", "bed1", "bed2", "bed3", "furrow", "paving", "tuft", "court", "yard", "ripple", "reed",
)  # fmt: skip
_FLAT = frozenset((*GROUNDS.values(), "clear.under", "canal.under"))
_NORTHERN = frozenset({0, 1, 5})
_BEDS = 3
_WAYS = (0.0, 90.0, 0.0, 90.0, 4.0, 86.0)
_APOTHEM = SIDE * math.sqrt(3) / 2


def clipped(points: Sequence[Point], hex_: Sequence[Point]) -> list[Point]:
    """What lies of a convex shape within a hex, whose corners run clockwise on the screen."""
    shape = list(points)
    for (ax, ay), (bx, by) in zip(hex_, (*hex_[1:], hex_[0]), strict=True):
        dx, dy = bx - ax, by - ay
        kept: list[Point] = []
        sides = [(x - ax) * dy - (y - ay) * dx for x, y in shape]
        for at, (x, y) in enumerate(shape):
            here, before = sides[at], sides[at - 1]
            if (here > 0) != (before > 0):
                share = before / (before - here)
                px, py = shape[at - 1]
                kept.append((px + (x - px) * share, py + (y - py) * share))
            if here <= 0:
                kept.append((x, y))
        shape = kept
        if not shape:
            break
    return shape


class Block:
    """Some neighbouring hexes: their paths by layer, grid lines, and ids by size.

    ``under`` are hexes that go on below, a little larger: those on the shore, whose corners the coast leaves out or
    fills, and those between the outermost hexes and the map's edge.
    """

    def __init__(self, grounds: Sequence[Ground], under: Sequence[Ground], roads: Container[Cell]) -> None:
        self.grounds = grounds
        xs = [x for one in (*grounds, *under) for x, _ in one.corners]
        ys = [y for one in (*grounds, *under) for _, y in one.corners]
        self.box = QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).adjusted(-8, -8, 8, 8)
        self._under = under
        self._roads = roads
        self._flat: dict[str, QPainterPath] | None = None
        self._grid: QPainterPath | None = None
        self._drawn: dict[str, QPainterPath] | None = None
        self._ids: dict[float, tuple[QPainterPath, QPainterPath]] = {}

    @property
    def flat(self) -> dict[str, QPainterPath]:
        """The flat grounds, made when first asked for, as is everything else."""
        if self._flat is None:
            self._flat = self._grounds()
        return self._flat

    def _grounds(self) -> dict[str, QPainterPath]:
        found: dict[str, QPainterPath] = {}
        for one in self._under:
            name = "canal.under" if one.kind == "chinampa" else "clear.under"
            found.setdefault(name, _winding()).addPath(polygon(_grown(one)))
        for one in self.grounds:
            if one.kind in GROUNDS:
                found.setdefault(GROUNDS[one.kind], QPainterPath()).addPath(polygon(one.corners))
        return found

    @property
    def grid(self) -> QPainterPath:
        """Hexsides: the northern half of each hex, and the southern where no hex follows, so that none comes twice."""
        if self._grid is None:
            path = QPainterPath()
            for one in self.grounds:
                for towards, (a, b) in enumerate(pairwise((*one.corners, one.corners[0]))):
                    if towards in _NORTHERN or towards in one.open:
                        path.moveTo(*a)
                        path.lineTo(*b)
            self._grid = path  # when it is whole: others may paint too
        return self._grid

    @property
    def drawn(self) -> dict[str, QPainterPath]:
        """Everything that is drawn on the flat grounds, made when it is first asked for."""
        if self._drawn is None:
            made: dict[str, QPainterPath] = {}
            for one in self.grounds:
                _draw(one, made)
            self._drawn = made
        return self._drawn

    def ids(self, size: float) -> tuple[QPainterPath, QPainterPath]:
        """Outlines of the ids, hung at the top of the hexes, and of their halo."""
        found = self._ids.get(size)
        if found is None:
            ids, halos = QPainterPath(), _winding()
            for one in self.grounds:
                glyphs, halo, wide, high = _number(one.id, size)
                x, y = one.at[0] - wide / 2, one.at[1] - HIGH / 2 + 3.4 + high
                ids.addPath(glyphs.translated(x, y))
                if one.kind != "clear" or one.cell in self._roads:  # elsewhere nothing is drawn below it
                    halos.addPath(halo.translated(x, y))
            found = self._ids[size] = ids, halos
        return found


def _winding() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _grown(one: Ground, by: float = 1.2) -> list[Point]:
    x, y = one.at
    return [(x + (a - x) * by, y + (b - y) * by) for a, b in one.corners]


@lru_cache(maxsize=4096)
def _number(text: str, size: float) -> tuple[QPainterPath, QPainterPath, float, float]:
    """The outlines of a number and of the halo round it, with its width and height."""
    glyphs = text_path(text, sans(100, 600))
    made = QTransform().scale(size / 100, size / 100).map(glyphs)
    box = made.boundingRect()
    made = made.translated(-box.left(), 0)
    stroker = QPainterPathStroker()
    stroker.setWidth(2.2)
    stroker.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
    stroker.setCurveThreshold(0.4)
    return made, stroker.createStroke(made), box.width(), box.height()


def blocks(picture: SiegePicture) -> list[Block]:
    """All hexes of a map in blocks."""
    found: dict[tuple[int, int], list[Ground]] = {}
    for one in picture.grounds.values():
        found.setdefault((one.cell[0] // ACROSS, one.cell[1] // ACROSS), []).append(one)
    under: dict[tuple[int, int], list[Ground]] = {}
    on_shore = {one for one, other in picture.crossings if other.startswith("l")}
    shore = [one for name, one in picture.grounds.items() if name in on_shore and one.kind != "water"]
    for one in (*shore, *picture.margin):
        under.setdefault((one.cell[0] // ACROSS, one.cell[1] // ACROSS), []).append(one)
    roads = frozenset(cell_of(one) for way in picture.layer.ways for one in way.hexes)
    return [Block(found.get(key, ()), under.get(key, ()), roads) for key in found.keys() | under.keys()]


def _draw(one: Ground, layers: dict[str, QPainterPath]) -> None:
    rnd = random.Random(int(one.id))
    draw = {"chinampa": _beds, "city": _courts, "market": _paving, "clear": _tufts, "marsh": _reeds}.get(
        one.kind
    )
    if draw is not None:
        draw(one, layers, rnd)


def _path(layers: dict[str, QPainterPath], name: str) -> QPainterPath:
    found = layers.get(name)
    if found is None:
        found = layers[name] = QPainterPath()
    return found


def _add(path: QPainterPath, shape: Sequence[Point], one: Ground) -> None:
    x, y = one.at
    if any(math.hypot(a - x, b - y) > _APOTHEM for a, b in shape):
        shape = clipped(shape, one.corners)
    if len(shape) > 2:
        path.addPath(polygon(shape))


def _beds(one: Ground, layers: dict[str, QPainterPath], rnd: random.Random) -> None:
    """Narrow raised beds in rows between canals."""
    turn = math.radians(rnd.choice(_WAYS))
    cos, sin = math.cos(turn), math.sin(turn)

    def at(x: float, y: float) -> Point:
        return one.at[0] + x * cos - y * sin, one.at[1] + x * sin + y * cos

    for y in range(-40, 40, 9):
        start = -48 + rnd.choice((0, 6, 11))
        for x in range(start, 48, 21):
            shade = min(_BEDS - 1, int(rnd.random() * _BEDS)) if rnd.random() < 0.8 else _BEDS
            furrowed = rnd.random() < 0.55
            if math.hypot(x + 9.3, y + 3.4) > SIDE + 11:
                continue
            right, low = x + 18.6, y + 6.8
            bed = (
                (x + 1, y),
                (right - 1, y),
                (right, y + 1),
                (right, low - 1),
                (right - 1, low),
                (x + 1, low),
            )
            _add(_path(layers, f"bed{shade}"), [at(*p) for p in (*bed, (x, low - 1), (x, y + 1))], one)
            if furrowed and math.hypot(x + 9.3, y + 3.4) < _APOTHEM - 8:
                furrows = _path(layers, "furrow")
                for k in range(3):
                    furrows.moveTo(*at(x + 4 + k * 5, y + 2))
                    furrows.lineTo(*at(x + 4 + k * 5, y + 4.8))


def _courts(one: Ground, layers: dict[str, QPainterPath], rnd: random.Random) -> None:
    """Houses round courts, seen from above."""
    for x in range(-32, 33, 13):
        for y in range(-30, 31, 13):
            if rnd.random() < 0.16:
                continue
            wide, high = rnd.choice((9, 10)), rnd.choice((8, 10))
            left = one.at[0] + x - wide / 2 + rnd.uniform(-1, 1)
            top = one.at[1] + y - high / 2 + rnd.uniform(-1, 1)
            _add(_path(layers, "court"), _box(left, top, left + wide, top + high), one)
            inner = _box(left + 2.8, top + 2.6, left + wide - 2.6, top + high - 2.6)
            _add(_path(layers, "yard"), inner, one)


def _box(left: float, top: float, right: float, low: float) -> list[Point]:
    return [(left, top), (right, top), (right, low), (left, low)]


def _paving(one: Ground, layers: dict[str, QPainterPath], rnd: random.Random) -> None:
    """The paving of a market."""
    del rnd
    lines = _path(layers, "paving")
    x, y = one.at
    for k in range(-3, 4):
        half = SIDE - abs(k * 9) / math.sqrt(3)
        lines.moveTo(x - half, y + k * 9)
        lines.lineTo(x + half, y + k * 9)
        high = min(_APOTHEM, (SIDE - abs(k * 9)) * math.sqrt(3))
        lines.moveTo(x + k * 9, y - high)
        lines.lineTo(x + k * 9, y + high)


def _tufts(one: Ground, layers: dict[str, QPainterPath], rnd: random.Random) -> None:
    """Three tufts of grass."""
    lines = _path(layers, "tuft")
    for _ in range(3):
        x, y = one.at[0] + rnd.uniform(-20, 20), one.at[1] + rnd.uniform(-15, 20)
        for dx, dy in ((-0.8, -0.6), (0, -1), (0.8, -0.6)):
            lines.moveTo(x, y)
            lines.quadTo(x + dx * 1.2, y + dy * 4.2, x + dx * 5, y + dy * 6)


def _reeds(one: Ground, layers: dict[str, QPainterPath], rnd: random.Random) -> None:
    """Reeds over short strokes of water."""
    ripples, reeds = _path(layers, "ripple"), _path(layers, "reed")
    for _ in range(13):
        x, y = one.at[0] + rnd.uniform(-19, 19), one.at[1] + rnd.uniform(-15, 22)
        ripples.moveTo(x - 7, y)
        ripples.lineTo(x + 7, y)
        for dx in (-3, 0, 3):
            reeds.moveTo(x + dx * 0.5, y)
            reeds.lineTo(x + dx, y - 9)


Dress = dict[str, tuple[QPen | None, QBrush | None]]


@lru_cache(maxsize=16)
def dress(name: str) -> Dress:
    """Pen and brush of each layer in a theme."""
    look = theme(name)

    def flat(colour: QColor) -> tuple[QPen | None, QBrush | None]:
        return None, QBrush(colour)

    land, bed, ink = look("land"), look("land.chinampa"), look("ink.terrain")
    made: Dress = {
        "clear.under": flat(land),
        "canal.under": flat(mix(bed, look("sea"), 0.35)),
        "clear": flat(land),
        "market": flat(mix(land, look("causeway"), 0.6)),
        "canal": flat(mix(bed, look("sea"), 0.35)),
        "city": flat(mix(look("land.city"), land, 0.35)),
        "temple": flat(mix(look("land.temple"), land, 0.25)),
        "fort": flat(mix(look("land.fort"), land, 0.35)),
        "marsh": flat(mix(look("land.quagmire"), look("sea"), 0.3)),
        "furrow": (pen(look("ink.terrain", 0.35), 0.6), None),
        "paving": (pen(look("ink.terrain", 0.30), 0.8), None),
        "tuft": (pen(look("ink.terrain", 0.42), 0.9), None),
        "court": (pen(look("ink.terrain", 0.9), 0.9), QBrush(look("land.city"))),
        "yard": (pen(look("ink.terrain", 0.6), 0.6), QBrush(mix(land, look("paper"), 0.5))),
        "ripple": (pen(look("sea.line", 0.8), 1.0), None),
        "reed": (pen(look("ink", 0.75), 1.0), None),
    }
    for shade in range(_BEDS):
        made[f"bed{shade}"] = flat(mix(bed, ink, 0.05 * shade))
    made[f"bed{_BEDS}"] = flat(mix(bed, land, 0.4))
    return made


def paint_blocks(painter: QPainter, near: Iterable[Block], look: Theme, glyphs: bool) -> None:
    """Draw the grounds of blocks and, with ``glyphs``, what is on them."""
    dressed = dress(look.name)
    some = list(near)
    for layer in LAYERS:
        is_flat = layer in _FLAT
        if not is_flat and not glyphs:
            break
        paths = [block.flat.get(layer) if is_flat else block.drawn.get(layer) for block in some]
        if not any(paths):
            continue
        line, brush = dressed[layer]
        painter.setPen(line if line is not None else NO_PEN)
        painter.setBrush(brush if brush is not None else NO_BRUSH)
        for path in paths:
            if path is not None:
                painter.drawPath(path)


def paint_ids(painter: QPainter, near: Iterable[Block], look: Theme, size: float) -> None:
    """Write the ids of hexes, with a thin halo."""
    written = [block.ids(size) for block in near]
    painter.setPen(NO_PEN)
    for at, colour in ((1, look("halo", 0.55)), (0, look("ink", 0.78))):
        painter.setBrush(colour)
        for paths in written:
            painter.drawPath(paths[at])


def paint_grid(painter: QPainter, near: Iterable[Block], look: Theme, width: float) -> None:
    """Draw the hexsides, faintly."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(look("ink", 0.34), width))
    for block in near:
        painter.drawPath(block.grid)
