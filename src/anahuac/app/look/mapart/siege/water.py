"""Lake areas as they are drawn: borders calmed, shores cut, open ends led to the map's edge. In plane units."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from itertools import groupby, pairwise

import msgspec

from anahuac.board.adjacency import neighbours
from anahuac.board.document import Area, AreaLayer
from anahuac.board.hex_layer import HexLayer
from anahuac.board.hexgrid import Cell, HexGrid, around_cell, cell_centre, cell_corners, cell_of
from anahuac.board.outline import Outlines, sides
from anahuac.board.shores import across, shores

from .curves import Calm, Point, chaikin

Run = list[Point]
_EDGE = 1.6
"""How many hexsides from the map's edge an outline may end to be led on to it."""


class Shapes(msgspec.Struct, frozen=True):
    """What is drawn of the lake: borders between areas, dikes, the ring and the holes of each area, the area of each
    cell without hex, and where one passes from place to place."""

    borders: tuple[Run, ...]
    dikes: tuple[Run, ...]
    rings: Mapping[int, Run]
    holes: Mapping[int, tuple[Run, ...]]
    cells: Mapping[Cell, int]
    crossings: Mapping[tuple[str, str], Point]


def corners_of_cells(grid: HexGrid) -> dict[Cell, tuple[Point, ...]]:
    """The corners of every cell of a grid and of one row and column beyond it on each side."""
    (left, right), (top, bottom) = grid.columns, grid.rows
    cells = ((c, r) for c in range(left - 1, right + 2) for r in range(top - 1, bottom + 2))
    return {cell: cell_corners(grid, cell) for cell in cells}


def shapes(
    hexes: HexLayer,
    areas: AreaLayer,
    plane: tuple[float, float],
    dikes: Sequence[Sequence[Point]],
    land: Container[Cell],
    corners: Mapping[Cell, tuple[Point, ...]],
) -> Shapes:
    """The drawn shapes of all areas.

    ``dikes`` are lines along hexsides, ``land`` the cells that are no water, ``corners`` those of
    :func:`corners_of_cells`.
    """
    return _Water(hexes, areas, plane, dikes, land, corners).shapes()


class _Water:
    def __init__(
        self,
        hexes: HexLayer,
        areas: AreaLayer,
        plane: tuple[float, float],
        dikes: Sequence[Sequence[Point]],
        land: Container[Cell],
        corners: Mapping[Cell, tuple[Point, ...]],
    ) -> None:
        self.corners = corners
        self.hexes, self.areas, self.grid = hexes, areas, hexes.grid
        self.plane, self.land = plane, land
        self.outlines = Outlines(areas)
        self.sides = sides(areas)
        #: The cell to the right of each hexside in the direction it is walked; the cells round each corner.
        self.cell_of_side: dict[tuple[Point, Point], Cell] = {}
        self.round_corner: dict[Point, list[Cell]] = {}
        for cell, points in corners.items():
            self.cell_of_side.update(dict.fromkeys(pairwise((*points, points[0])), cell))
            for point in points:
                self.round_corner.setdefault(point, []).append(cell)
        self.cells = self._cells()
        led = [self._led(list(line)) for line in dikes]
        self.dikes = [Calm(line, 8) for line in led]
        self.on_dike = [{point: at for at, point in enumerate(line)} for line in led]

    def shapes(self) -> Shapes:
        drawn = {arc.id: self._arc(arc.id) for arc in self.areas.arcs}
        faces = [face for face in self.areas.faces if isinstance(face, Area)]
        rings = {face.id: [self._ring(ring, drawn) for ring in face.rings] for face in faces}
        borders = [
            drawn[arc.id] for arc in self.areas.arcs if self._between(arc.id) and self._dike(arc.id) is None
        ]
        return Shapes(
            borders=tuple(borders),
            dikes=tuple(dike.line for dike in self.dikes),
            rings={face: found[0] for face, found in rings.items()},
            holes={face: tuple(found[1:]) for face, found in rings.items()},
            cells=self.cells,
            crossings=self._crossings(drawn),
        )

    def _between(self, arc: int) -> bool:
        """Whether there is an area on both sides of an arc."""
        return bool(self.sides.get(arc)) and bool(self.sides.get(-arc))

    def _dike(self, arc: int) -> tuple[Calm, int, int] | None:
        """The dike that an arc runs along, with the indices of its ends on it."""
        points = self.outlines.points(arc)
        for dike, index in zip(self.dikes, self.on_dike, strict=True):
            if all(point in index for point in points):
                return dike, index[points[0]], index[points[-1]]
        return None

    def _moved(self, point: Point) -> Point:
        """Where a point is drawn: on the dike, if it lies on one."""
        for dike, index in zip(self.dikes, self.on_dike, strict=True):
            if point in index:
                return dike.at(index[point])
        return point

    def _edge(self, point: Point) -> Point | None:
        """The point of the map's edge that a point near it is led on to."""
        wide, high = self.plane
        x, y = point
        near = _EDGE * self.grid.side
        away = {(0.0, y): x, (wide, y): wide - x, (x, 0.0): y, (x, high): high - y}
        best = min(away, key=lambda at: away[at])
        return best if away[best] <= near else None

    def _led(self, line: Run) -> Run:
        """A line whose ends go on to the map's edge where they are near it, over open water."""
        first, last = self._edge(line[0]), self._edge(line[-1])
        if first is not None and self._is_open(line[0]):
            line = [first, *line]
        if last is not None and self._is_open(line[-1]):
            line = [*line, last]
        return line

    def _is_open(self, point: Point) -> bool:
        """Whether no land reaches a corner of the grid."""
        return not any(cell in self.land for cell in self.round_corner.get(point, ()))

    def _arc(self, arc: int) -> Run:
        """An arc as it is drawn, from its start to its end."""
        points = list(self.outlines.points(arc))
        if self._between(arc):
            found = self._dike(arc)
            if found is not None:
                dike, start, end = found
                return dike.part(start, end)
            points[0], points[-1] = self._moved(points[0]), self._moved(points[-1])
            points = self._led(points)
            return Calm(points).line if len(points) > 3 else points
        inside = arc if self.sides.get(arc) else -arc
        walked = list(self.outlines.points(-inside))  # what lies outside is now at the right
        line: Run = []
        for kind, group in groupby(pairwise(walked), key=self._outside):
            steps = list(group)
            run = [steps[0][0], *(step[1] for step in steps)]
            if kind == "edge":
                line += self._along_edge(run)
            else:
                line += chaikin(run, 2) if kind == "land" and run[0] != run[-1] else run
        return line if inside < 0 else line[::-1]

    def _outside(self, side: tuple[Point, Point]) -> str:
        cell = self.cell_of_side.get(side)
        if cell is None or not self.grid.has(cell):
            return "edge"
        return "land" if cell in self.land else "causeway"

    def _along_edge(self, run: Run) -> Run:
        wide, high = self.plane
        line: Run = []
        for point in run:
            at = self._edge(point)
            if at is None:
                continue
            if line and at[0] != line[-1][0] and at[1] != line[-1][1]:  # round a corner of the map
                corner = (0.0 if min(at[0], line[-1][0]) < wide / 2 else wide, 0.0)
                line.append((corner[0], 0.0 if min(at[1], line[-1][1]) < high / 2 else high))
            line.append(at)
        return line

    def _ring(self, refs: Sequence[int], drawn: Mapping[int, Run]) -> Run:
        ring: Run = []
        for ref in refs:
            line = drawn[abs(ref)]
            ring += line if ref > 0 else line[::-1]
        return ring

    def _cells(self) -> dict[Cell, int]:
        """The area of each cell of the grid that has no hex."""
        hexes = {cell_of(one.id) for one in self.hexes.hexes}
        free = {cell_of(name) for name in self.grid.cells()} - hexes
        found: dict[Cell, int] = {}
        for ref, faces in self.sides.items():
            for side in pairwise(self.outlines.points(ref)):
                cell = self.cell_of_side.get(side)
                if cell in free:
                    found[cell] = faces[0]
        waiting = list(found)
        while waiting:  # inwards from the outlines
            cell = waiting.pop()
            for other in around_cell(self.grid, cell):
                if other in free and other not in found:
                    found[other] = found[cell]
                    waiting.append(other)
        return found

    def _crossings(self, drawn: Mapping[int, Run]) -> dict[tuple[str, str], Point]:
        """Where one passes between places that meet: over a hexside, a border, or under a causeway."""
        found: dict[tuple[str, str], Point] = {}
        names = {cell_of(one.id): f"h{one.id}" for one in self.hexes.hexes}
        water = self.cells
        shore: dict[tuple[str, str], list[Point]] = {}
        for cell, name in names.items():
            points = self.corners[cell]
            for towards, other in enumerate(around_cell(self.grid, cell)):
                a, b = points[towards], points[(towards + 1) % 6]
                middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
                if other in names:
                    found[name, names[other]] = middle
                elif other in water:
                    shore.setdefault((name, f"l{water[other]}"), []).append(middle)
        longest: dict[tuple[str, str], Run] = {}
        for arc, line in drawn.items():
            if self._between(arc):
                pair = (f"l{self.sides[arc][0]}", f"l{self.sides[-arc][0]}")
                if len(line) > len(longest.get(pair, ())):
                    longest[pair] = longest[pair[::-1]] = line
        found.update({pair: line[len(line) // 2] for pair, line in longest.items()})
        for (name, area), middles in shore.items():
            found[name, area] = found[area, name] = middles[len(middles) // 2]
        return {**self._under_causeways(), **found}

    def _under_causeways(self) -> dict[tuple[str, str], Point]:
        """The middle of the causeway hexes that lie between two areas which meet only across them."""
        meeting = shores(self.hexes, self.areas)
        near = neighbours(self.areas)
        found: dict[tuple[str, str], Point] = {}
        for area, others in across(self.hexes, self.areas).items():
            for other in others:
                if other in near[area]:
                    continue
                between = sorted(one for one, areas in meeting.items() if {area, other} <= set(areas))
                middle = between[len(between) // 2]
                found[f"l{area}", f"l{other}"] = cell_centre(self.grid, cell_of(middle))
        return found
