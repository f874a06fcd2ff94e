"""A grid of flat-topped hexes: neighbours, directions, distance and places on the plane.

Columns run from top to bottom. A hex is named CCRR, two digits of its column and two of
its row. Every second column, the odd or the even ones as the grid says, sits half a hex
lower than the others. The six directions are numbered clockwise from the top: N, NE, SE,
S, SW, NW are 0 to 5.

Nothing here needs a geometry library. Corners are computed from whole numbers, so that
hexes that share a corner give it the very same coordinates.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import floor, sqrt
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from anahuac.board.values import Point

HexId = Annotated[str, Meta(pattern=r"^[0-9]{4}$")]
Place = Annotated[int, Meta(ge=0, le=99)]
Cell = tuple[int, int]
"""Column and row."""

DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")
"""Names of the directions, by number."""

_HIGH = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))
_LOW = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
#: Corners by their places among four verticals and three horizontals; side d runs from corner d to corner d + 1.
_CORNERS = ((1, 0), (2, 0), (3, 1), (2, 2), (1, 2), (0, 1))
_DIGITS = 3
"""Coordinates are rounded to this many decimal places of a plane unit."""


class HexGrid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Extent and place of a grid.

    ``columns`` and ``rows`` are the first and the last of each. ``low`` tells which columns
    sit half a hex lower. ``side`` is the length of a hexside in plane units. ``origin`` is
    where the centre of the first hex would lie in a column that is not low.
    """

    columns: tuple[Place, Place]
    rows: tuple[Place, Place]
    low: Literal["odd", "even"]
    side: Annotated[float, Meta(gt=0, le=10_000)]
    origin: Point

    def has(self, cell: Cell) -> bool:
        """Whether a cell lies within the columns and rows."""
        return self.columns[0] <= cell[0] <= self.columns[1] and self.rows[0] <= cell[1] <= self.rows[1]

    def cells(self) -> Iterator[str]:
        """Every hex the grid has room for, column by column."""
        for column in range(self.columns[0], self.columns[1] + 1):
            yield from (id_of((column, row)) for row in range(self.rows[0], self.rows[1] + 1))

    def is_low(self, column: int) -> bool:
        """Whether a column sits half a hex lower."""
        return (column % 2 == 1) == (self.low == "odd")


def id_of(cell: Cell) -> str:
    """The name CCRR of a cell."""
    return f"{cell[0]:02}{cell[1]:02}"


def cell_of(hex_id: str) -> Cell:
    """Column and row of the hex with this name; ``ValueError`` if it is no name of a hex."""
    if len(hex_id) != 4:
        raise ValueError(f"{hex_id!r} is no hex")
    return int(hex_id[:2]), int(hex_id[2:])


def neighbours(grid: HexGrid, hex_id: str) -> tuple[str | None, ...]:
    """The hexes N, NE, SE, S, SW and NW of a hex, None where the grid ends."""
    around = around_cell(grid, cell_of(hex_id))
    return tuple(id_of(cell) if grid.has(cell) else None for cell in around)


def direction(grid: HexGrid, a: str, b: str) -> int | None:
    """The direction, 0 to 5, in which b is a neighbour of a; None if it is none."""
    (column, row), (c, r) = cell_of(a), cell_of(b)
    step = (c - column, r - row)
    around = _LOW if grid.is_low(column) else _HIGH
    return around.index(step) if step in around else None


def opposite(towards: int) -> int:
    """The direction that leads back."""
    return (towards + 3) % 6


def opposite_pairs(grid: HexGrid, hex_id: str) -> tuple[tuple[str, str], ...]:
    """The pairs of neighbours that face each other across a hex: N and S, NE and SW, SE and NW."""
    around = neighbours(grid, hex_id)
    pairs = ((around[way], around[way + 3]) for way in range(3))
    return tuple((a, b) for a, b in pairs if a is not None and b is not None)


def alternate_neighbours(grid: HexGrid, hex_id: str) -> tuple[tuple[str, str, str], ...]:
    """The triples of neighbours with one hex between each: N, SE, SW and NE, S, NW."""
    around = neighbours(grid, hex_id)
    triples = ((around[first], around[first + 2], around[first + 4]) for first in range(2))
    return tuple((a, b, c) for a, b, c in triples if a is not None and b is not None and c is not None)


def distance(grid: HexGrid, a: str, b: str) -> int:
    """Hexes to be entered on the shortest way from a to b; 0 to itself."""
    dx, dz = (one - other for one, other in zip(_axial(grid, a), _axial(grid, b), strict=True))
    return max(abs(dx), abs(dz), abs(dx + dz))


def _axial(grid: HexGrid, hex_id: str) -> Cell:
    """Column, and how many hexes lie straight above since the slanted zeroth row."""
    column, row = cell_of(hex_id)
    shift = column // 2 if grid.low == "odd" else (column + 1) // 2
    return column, row - shift


def within(grid: HexGrid, hex_id: str, radius: int) -> tuple[str, ...]:
    """Hexes of the grid at most ``radius`` away, the hex itself included, sorted."""
    column, row = cell_of(hex_id)
    cells = (
        (c, r)
        for c in range(column - radius, column + radius + 1)
        for r in range(row - radius - 1, row + radius + 2)
        if grid.has((c, r))
    )
    return tuple(one for one in map(id_of, cells) if distance(grid, hex_id, one) <= radius)


def _at(grid: HexGrid, halves: int, heights: int) -> Point:
    """The point so many half sides and half heights of a hex from the origin."""
    (x, y), half, height = grid.origin, grid.side / 2, grid.side * sqrt(3) / 2
    return round(x + halves * half, _DIGITS), round(y + heights * height, _DIGITS)


def _middle(grid: HexGrid, cell: Cell) -> Cell:
    column, row = cell
    return 3 * (column - grid.columns[0]), 2 * (row - grid.rows[0]) + grid.is_low(column)


def cell_centre(grid: HexGrid, cell: Cell) -> Point:
    """The centre of a cell in plane units; it may lie beyond the columns and rows."""
    return _at(grid, *_middle(grid, cell))


def cell_corners(grid: HexGrid, cell: Cell) -> tuple[Point, ...]:
    """The six corners of a cell, clockwise from the upper left; it may lie beyond the columns and rows."""
    halves, heights = _middle(grid, cell)
    (x0, y0), half, height = grid.origin, grid.side / 2, grid.side * sqrt(3) / 2
    xs = [round(x0 + (halves + dx) * half, _DIGITS) for dx in (-2, -1, 1, 2)]
    ys = [round(y0 + (heights + dy) * height, _DIGITS) for dy in (-1, 0, 1)]
    return tuple((xs[x], ys[y]) for x, y in _CORNERS)


def cell_at(grid: HexGrid, x: float, y: float) -> Cell:
    """The cell that a point of the plane lies in; it may lie beyond the columns and rows."""
    across, down = (x - grid.origin[0]) / (1.5 * grid.side), (y - grid.origin[1]) / (sqrt(3) * grid.side)
    left = floor(across)
    found = []
    for step in (left, left + 1):
        column = step + grid.columns[0]
        middle = 0.5 if grid.is_low(column) else 0.0
        row = floor(down - middle + 0.5)
        away = 2.25 * (across - step) ** 2 + 3 * (down - middle - row) ** 2
        found.append((away, (column, row + grid.rows[0])))
    return min(found)[1]


def around_cell(grid: HexGrid, cell: Cell) -> tuple[Cell, ...]:
    """The cells N, NE, SE, S, SW and NW of a cell, whether or not they lie within the columns and rows."""
    column, row = cell
    return tuple((column + dc, row + dr) for dc, dr in (_LOW if grid.is_low(column) else _HIGH))


def centre(grid: HexGrid, hex_id: str) -> Point:
    """The centre of a hex in plane units."""
    return cell_centre(grid, cell_of(hex_id))


def corners(grid: HexGrid, hex_id: str) -> tuple[Point, ...]:
    """The six corners, clockwise from the upper left; the side towards d runs from corner d to d + 1."""
    return cell_corners(grid, cell_of(hex_id))


def side(grid: HexGrid, hex_id: str, towards: int) -> tuple[Point, Point]:
    """The hexside towards a direction, walked clockwise around the hex."""
    points = corners(grid, hex_id)
    return points[towards], points[(towards + 1) % 6]
