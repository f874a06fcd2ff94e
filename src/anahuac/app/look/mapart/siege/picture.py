"""The map of the siege as painters want it: land and lake, drawn borders, ways, shapes of places. No game state.

Board units are those of the look: a hexside is 33 of them, so that a counter of 46 nearly fills a hex.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from math import sqrt

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from anahuac.board.document import Area, AreaLayer, MapDoc
from anahuac.board.hex_layer import Hex, HexLayer
from anahuac.board.hexgrid import Cell, HexGrid, around_cell, cell_centre, cell_of

from ...paint import polygon
from ..picture import Stroke
from .curves import Calm, Point, chaikin, loops, pieces
from .furniture import SiegeFurniture
from .water import Shapes, corners_of_cells, shapes

SIDE = 33.0
"""A hexside in board units."""
HIGH = SIDE * sqrt(3)
"""Height of a hex in board units."""


class Dashed(msgspec.Struct, frozen=True):
    """A piece of a dashed line, the rectangle round it, and how far along the whole line it begins."""

    path: QPainterPath
    box: QRectF
    start: float


class Ground(msgspec.Struct, frozen=True):
    """A hex as it is drawn: its cell, centre and corners in board units, what is on it, and what it is called.

    ``kind`` is one of chinampa, city, temple, fortress, major, marsh, market (clear ground of the island),
    clear, water (a causeway hex). ``open`` are the directions in which no hex follows.
    """

    id: str
    cell: Cell
    at: Point
    corners: tuple[Point, ...]
    kind: str
    open: frozenset[int]


class Lake(msgspec.Struct, frozen=True):
    """A lake area as it is drawn: outline in board units, where its number stands by the map, whether it is closed."""

    number: int
    ring: tuple[Point, ...]
    path: QPainterPath
    label: Point


class SiegePicture(msgspec.Struct, frozen=True):
    """The map ready to be painted, in board units with y downward."""

    key: str
    grid: HexGrid
    unit: float
    frame: QRectF
    grounds: Mapping[str, Ground]
    margin: tuple[Ground, ...]
    lakes: Mapping[str, Lake]
    waters: Mapping[Cell, str]
    lands: tuple[Stroke, ...]
    coast: tuple[Stroke, ...]
    deep: QPainterPath
    borders: tuple[Dashed, ...]
    dikes: tuple[Dashed, ...]
    aqueducts: tuple[Dashed, ...]
    ways: tuple[Dashed, ...]
    bridges: tuple[tuple[Point, Point], ...]
    crossings: Mapping[tuple[str, str], Point]
    layer: HexLayer
    furniture: SiegeFurniture

    def board(self, point: Point) -> Point:
        """A point of the map's plane in board units."""
        return point[0] * self.unit, point[1] * self.unit

    def plane(self, x: float, y: float) -> Point:
        """A point in board units in those of the map's plane."""
        return x / self.unit, y / self.unit


def siege_picture(doc: MapDoc, furniture: SiegeFurniture, board: str = "siege") -> SiegePicture:
    """Build the picture of a board with a layer of hexes and one of lake areas; ``KeyError`` if it has none."""
    found = doc.board(board)
    areas = doc.area_layer(board)
    hexes = next((layer for layer in found.layers if isinstance(layer, HexLayer)), None)
    if found.plane is None or hexes is None:
        raise KeyError(f"board {board} has no plane or no hexes")
    data = msgspec.msgpack.encode((doc, furniture))
    plane = (found.plane.width, found.plane.height)
    return _Builder(hexes, areas, plane, furniture).picture(hashlib.sha256(data).hexdigest()[:16])


def _is_water(one: Hex) -> bool:
    """Whether the lake is seen in a hex: under a causeway, unless a fortress stands there."""
    return bool(one.attributes.get("over_water")) and "fortress" not in str(one.attributes.get("artificial"))


def _kind(one: Hex) -> str:
    value = one.attributes
    if value.get("natural") == "quagmire":
        return "marsh"
    kinds = {
        "chinampa_city": "chinampa",
        "dry_land_city": "city",
        "temple_complex": "temple",
        "fortress": "fortress",
        "major_fortress": "major",
    }
    found = kinds.get(str(value.get("artificial")))
    if found is not None:
        return found
    if _is_water(one):
        return "water"
    return "market" if value.get("region") == "island" else "clear"


class _Builder:
    def __init__(
        self, hexes: HexLayer, areas: AreaLayer, plane: tuple[float, float], furniture: SiegeFurniture
    ) -> None:
        self.layer, self.areas, self.grid, self.furniture = hexes, areas, hexes.grid, furniture
        self.unit = SIDE / self.grid.side
        self.plane = plane
        self.corners = corners_of_cells(self.grid)
        self.hexes = {cell_of(one.id): one for one in hexes.hexes}
        self.land = {cell for cell, one in self.hexes.items() if not _is_water(one)}
        (left, right), (top, bottom) = self.grid.columns, self.grid.rows
        beyond = {
            (column, row): (min(max(column, left), right), min(max(row, top), bottom))
            for column in range(left - 1, right + 2)
            for row in range(top - 1, bottom + 2)
            if not self.grid.has((column, row))
        }
        self.margin = {cell: like for cell, like in beyond.items() if like in self.land}

    def at(self, point: Point) -> Point:
        return point[0] * self.unit, point[1] * self.unit

    def stroke(self, points: list[Point]) -> Stroke:
        path = polygon([self.at(point) for point in points], closed=False)
        return Stroke(path, path.boundingRect())

    def picture(self, key: str) -> SiegePicture:
        notes = {kind: self._curves(kind) for kind in ("dike", "aqueduct")}
        drawn = shapes(self.layer, self.areas, self.plane, notes["dike"], self.land, self.corners)
        lands, coast = self._coast()
        lakes = {
            f"l{face.id}": self._lake(face, drawn) for face in self.areas.faces if isinstance(face, Area)
        }
        closed = {face.id for face in self.areas.faces if self._is_deep(face)}
        deep = QPainterPath()
        for lake in lakes.values():
            if lake.number in closed:
                deep.addPath(lake.path)
        return SiegePicture(
            key=key,
            grid=self.grid,
            unit=self.unit,
            frame=QRectF(0, 0, self.plane[0] * self.unit, self.plane[1] * self.unit),
            grounds={
                f"h{one.id}": self._ground(cell, one.id, _kind(one)) for cell, one in self.hexes.items()
            },
            margin=tuple(self._beyond(cell, like) for cell, like in sorted(self.margin.items())),
            lakes=lakes,
            waters={cell: f"l{area}" for cell, area in drawn.cells.items()},
            lands=lands,
            coast=coast,
            deep=deep,
            borders=self._dashed(drawn.borders, 40),
            dikes=self._dashed(drawn.dikes, 40),
            aqueducts=self._dashed([Calm(line, 2).line for line in notes["aqueduct"]], 40),
            ways=self._dashed([self._way(way.hexes) for way in self.layer.ways], 4),
            bridges=self._bridges(),
            crossings={pair: self.at(point) for pair, point in drawn.crossings.items()},
            layer=self.layer,
            furniture=self.furniture,
        )

    @staticmethod
    def _is_deep(face: object) -> bool:
        return isinstance(face, Area) and bool(face.attributes.get("prohibited_to_aztecs"))

    def _curves(self, kind: str) -> list[list[Point]]:
        found = (note.label.curve for note in self.layer.notes if note.kind == kind)
        return [list(curve) for curve in found if curve]

    def _ground(self, cell: Cell, name: str, kind: str) -> Ground:
        corners = tuple(self.at(point) for point in self.corners[cell])
        around = enumerate(around_cell(self.grid, cell))
        free = frozenset(towards for towards, other in around if other not in self.hexes)
        return Ground(name, cell, self.at(cell_centre(self.grid, cell)), corners, kind, free)

    def _beyond(self, cell: Cell, like: Cell) -> Ground:
        """Ground between the outermost hexes and the map's edge: plain, whatever it goes on from."""
        kind = _kind(self.hexes[like])
        return self._ground(cell, f"{cell[0]}.{cell[1]}", kind if kind in ("chinampa", "market") else "clear")

    def _lake(self, face: Area, drawn: Shapes) -> Lake:
        ring = tuple(self.at(point) for point in drawn.rings[face.id])
        inner = [tuple(self.at(point) for point in hole) for hole in drawn.holes[face.id]]
        path = polygon(ring)
        for hole in inner:
            path.addPath(polygon(hole))
        box = path.boundingRect().center()
        label = self.at(face.label.at) if face.label is not None else (box.x(), box.y())
        return Lake(face.id, ring, path, label)

    def _dashed(self, lines: Sequence[Sequence[Point]], most: int) -> tuple[Dashed, ...]:
        """Lines in pieces of so many points, dashed on from piece to piece."""
        found = []
        for line in lines:
            start = 0.0
            for piece in pieces(line, most):
                path = polygon([self.at(point) for point in piece], closed=False)
                found.append(Dashed(path, path.boundingRect(), start))
                start += path.length()
        return tuple(found)

    def _coast(self) -> tuple[tuple[Stroke, ...], tuple[Stroke, ...]]:
        """The outlines of the land with their corners cut twice, each closed, and all in pieces."""
        dry = self.land | self.margin.keys()
        sides = []
        for cell in dry:
            corners = self.corners[cell]
            for towards, other in enumerate(around_cell(self.grid, cell)):
                if other not in dry:
                    sides.append((corners[towards], corners[(towards + 1) % 6]))
        lines = [chaikin(loop, 2) for loop in loops(sides)]
        return (
            tuple(self.stroke(line) for line in lines),
            tuple(self.stroke(piece) for line in lines for piece in pieces(line, 48)),
        )

    def _way(self, hexes: tuple[str, ...]) -> list[Point]:
        return [cell_centre(self.grid, cell_of(one)) for one in hexes]

    def _bridges(self) -> tuple[tuple[Point, Point], ...]:
        """Middles of the hexsides that a causeway crosses over water, each with the way across."""
        found = []
        for a, b in self.layer.sides.get("water_causeway", ()):
            start, end = (self.at(cell_centre(self.grid, cell_of(one))) for one in (a, b))
            middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
            found.append((middle, ((end[0] - start[0]) / HIGH, (end[1] - start[1]) / HIGH)))
        return tuple(found)
