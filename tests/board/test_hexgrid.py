"""The grid of hexes: distance is a metric, neighbours are mutual, corners are shared."""

from __future__ import annotations

from math import dist
from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anahuac.board import hexgrid
from anahuac.board.hexgrid import HexGrid

Low = Literal["odd", "even"]
GRIDS = [HexGrid((3, 15), (2, 12), low, 10.0, (20.0, 20.0)) for low in ("odd", "even")]
grids = st.sampled_from(GRIDS)
hexes = st.builds(lambda c, r: f"{c:02}{r:02}", st.integers(3, 15), st.integers(2, 12))
inner = st.builds(lambda c, r: f"{c:02}{r:02}", st.integers(4, 14), st.integers(3, 11))


@given(grids, hexes, hexes, hexes)
def test_distance_is_a_metric(grid: HexGrid, a: str, b: str, c: str) -> None:
    there = hexgrid.distance(grid, a, b)
    assert (there == 0) == (a == b)
    assert there == hexgrid.distance(grid, b, a)
    assert hexgrid.distance(grid, a, c) <= there + hexgrid.distance(grid, b, c)


@given(grids, hexes, hexes)
def test_distance_counts_steps(grid: HexGrid, a: str, b: str) -> None:
    """One neighbour of a is always one nearer to b, and none is more than one nearer or farther."""
    if a != b:
        around = [one for one in hexgrid.neighbours(grid, a) if one is not None]
        far = hexgrid.distance(grid, a, b)
        steps = {hexgrid.distance(grid, one, b) - far for one in around}
        assert min(steps) == -1
        assert max(steps) <= 1


@given(grids, hexes)
def test_neighbours_are_mutual_and_opposite(grid: HexGrid, a: str) -> None:
    for towards, b in enumerate(hexgrid.neighbours(grid, a)):
        if b is not None:
            back = hexgrid.opposite(towards)
            assert hexgrid.opposite(back) == towards
            assert hexgrid.neighbours(grid, b)[back] == a
            assert (hexgrid.direction(grid, a, b), hexgrid.direction(grid, b, a)) == (towards, back)
            assert hexgrid.side(grid, a, towards) == hexgrid.side(grid, b, back)[::-1]


@given(grids, hexes, hexes)
def test_a_direction_is_that_of_a_neighbour(grid: HexGrid, a: str, b: str) -> None:
    assert (hexgrid.direction(grid, a, b) is not None) == (hexgrid.distance(grid, a, b) == 1)


@given(grids, inner)
def test_opposite_and_alternate_neighbours(grid: HexGrid, a: str) -> None:
    for one, other in hexgrid.opposite_pairs(grid, a):
        assert hexgrid.distance(grid, one, other) == 2
        assert dist(hexgrid.centre(grid, one), hexgrid.centre(grid, other)) == pytest.approx(
            20 * 3**0.5, abs=0.01
        )
    triples = hexgrid.alternate_neighbours(grid, a)
    assert sorted(one for triple in triples for one in triple) == sorted(
        one for one in hexgrid.neighbours(grid, a) if one is not None
    )
    for x, y, z in triples:
        assert {hexgrid.distance(grid, *pair) for pair in ((x, y), (y, z), (z, x))} == {2}


@given(grids, hexes, st.integers(0, 5))
def test_within_is_every_hex_near_enough(grid: HexGrid, a: str, radius: int) -> None:
    near = [one for one in grid.cells() if hexgrid.distance(grid, a, one) <= radius]
    assert list(hexgrid.within(grid, a, radius)) == near


@given(grids, hexes)
def test_corners_lie_around_the_centre(grid: HexGrid, a: str) -> None:
    x, y = hexgrid.centre(grid, a)
    points = hexgrid.corners(grid, a)
    assert [round(dist((x, y), point), 2) for point in points] == [10.0] * 6
    assert points[0][0] < x < points[1][0]
    assert points[5][1] == points[2][1] == y


@given(grids, inner)
def test_three_hexes_share_each_corner_exactly(grid: HexGrid, a: str) -> None:
    """To the last bit, or outlines along hexsides would not fit."""
    around = [one for one in hexgrid.neighbours(grid, a) if one is not None]
    for corner in hexgrid.corners(grid, a):
        assert sum(corner in hexgrid.corners(grid, one) for one in around) == 2


def test_the_siege_reads_its_own_numbers() -> None:
    """The facts the rulebook gives: 2924 touches 3024 and 3025, 2910 touches 3010 and 3011."""
    grid = HexGrid((8, 44), (0, 46), "odd", 24.0, (0.0, 0.0))
    assert hexgrid.neighbours(grid, "2712") == ("2711", "2812", "2813", "2713", "2613", "2612")
    assert {hexgrid.distance(grid, a, b) for a, b in (("2924", "3024"), ("2924", "3025"))} == {1}
    assert hexgrid.distance(grid, "3010", "3011") == hexgrid.distance(grid, "2910", "3011") == 1
    assert hexgrid.neighbours(grid, "0800") == (None, None, "0900", "0801", None, None)
    assert hexgrid.within(grid, "4446", 1) == ("4345", "4346", "4445", "4446")


def test_what_is_no_name_of_a_hex_is_refused() -> None:
    with pytest.raises(ValueError, match="is no hex"):
        hexgrid.cell_of("281")


@given(grids, st.integers(0, 18), st.integers(0, 15), st.floats(-0.4, 0.4), st.floats(-0.4, 0.4))
def test_a_point_lies_in_the_cell_whose_centre_is_nearest(
    grid: HexGrid, column: int, row: int, dx: float, dy: float
) -> None:
    """Also beyond the columns and rows; its neighbours are one apart."""
    cell = (column, row)
    x, y = hexgrid.cell_centre(grid, cell)
    spot = (x + dx * grid.side, y + dy * grid.side)
    assert hexgrid.cell_at(grid, x, y) == cell
    found = hexgrid.cell_at(grid, *spot)
    near = [cell, *hexgrid.around_cell(grid, cell)]
    least = min(dist(spot, hexgrid.cell_centre(grid, one)) for one in near)
    assert dist(spot, hexgrid.cell_centre(grid, found)) == pytest.approx(least, abs=0.01)
    assert all(cell in hexgrid.around_cell(grid, one) for one in near[1:])


@given(grids, inner)
def test_cells_have_the_corners_of_their_hexes(grid: HexGrid, a: str) -> None:
    cell = hexgrid.cell_of(a)
    assert hexgrid.cell_corners(grid, cell) == hexgrid.corners(grid, a)
    around = tuple(hexgrid.id_of(one) for one in hexgrid.around_cell(grid, cell))
    assert around == hexgrid.neighbours(grid, a)
