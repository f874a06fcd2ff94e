"""From polygons to one arc graph."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anahuac.board.areas import polygons
from anahuac.board.document import AreaLayer
from anahuac.board.outline import Outlines, sides, signed_area
from anahuac.board.topology import arcs_from_polygons
from tests.board.sample_maps import box, layer_of


def test_a_shared_border_exists_once(four_squares: AreaLayer) -> None:
    assert len(four_squares.arcs) == 8
    assert len(four_squares.nodes) == 5
    users = sides(four_squares)
    inner = [arc.id for arc in four_squares.arcs if arc.id in users and -arc.id in users]
    assert len(inner) == 4
    assert all(len(faces) == 1 for faces in users.values())


def test_four_areas_meet_in_one_node(four_squares: AreaLayer) -> None:
    centre = next(node.id for node in four_squares.nodes if node.at == (10.0, 10.0))
    assert sum(centre in (arc.start, arc.end) for arc in four_squares.arcs) == 4


def test_an_island_shares_its_shore_with_the_hole_of_the_lake() -> None:
    island = box(20, 20)
    layer = layer_of({1: [box(0, 0, 50, 50), island], 2: [island[::-1]]}, lakes=[1])
    lake, land = layer.faces
    assert [abs(ref) for ref in lake.rings[1]] == [abs(ref) for ref in land.rings[0]]
    assert lake.rings[1] == tuple(-ref for ref in land.rings[0])
    shore = layer.arcs[abs(land.rings[0][0]) - 1]
    assert shore.start == shore.end


def test_a_corner_on_the_middle_of_an_edge_becomes_a_node() -> None:
    layer = layer_of({1: [box(0, 0, 10, 20)], 2: [box(10, 0)], 3: [box(10, 10)]})
    assert (10.0, 10.0) in [node.at for node in layer.nodes]
    assert [(one.a, one.b) for one in layer.adjacency] == [(1, 2), (1, 3), (2, 3)]


def test_points_nearer_than_the_tolerance_become_one() -> None:
    ragged = {1: [box(0, 0)], 2: [[(10.03, -0.02), (20, 0), (20, 10), (9.98, 10.01)]]}
    assert not layer_of(ragged).adjacency
    graph = arcs_from_polygons(ragged, snap=0.1)
    refs = [{abs(ref) for ref in rings[0]} for rings in graph.rings.values()]
    assert len(refs[0] & refs[1]) == 1


def test_outlines_run_one_way_and_holes_the_other() -> None:
    island = box(20, 20)
    for outline in (box(0, 0, 50, 50), box(0, 0, 50, 50)[::-1]):
        layer = layer_of({1: [[*outline, outline[0]], island], 2: [island]}, lakes=[1])
        outlines = Outlines(layer)
        areas = [[signed_area(outlines.ring(ring)) for ring in face.rings] for face in layer.faces]
        assert areas == [[2500, -100], [100]]


def test_a_ring_of_two_points_is_refused() -> None:
    with pytest.raises(ValueError, match="face 7"):
        arcs_from_polygons({7: [[(0, 0), (1, 1), (0, 0)]]})


@given(st.sets(st.tuples(st.integers(0, 4), st.integers(0, 4)), min_size=1), st.booleans())
def test_polygons_come_back_as_they_were(chosen: set[tuple[int, int]], turned: bool) -> None:
    """Any set of squares of a grid: each face has its area again, each inner edge one arc."""
    squares = {5 * y + x + 1: [box(10 * x, 10 * y)] for x, y in sorted(chosen)}
    if turned:
        squares = {face: [rings[0][::-1]] for face, rings in squares.items()}
    layer = layer_of(squares)
    shapes = polygons(layer)
    assert all(shapes[face].area == 100 for face in squares)
    edges = {
        frozenset((a, b)) for r in squares.values() for a, b in zip(r[0], [*r[0][1:], r[0][0]], strict=True)
    }
    outlines = Outlines(layer)
    assert sum(outlines.length(arc.id) for arc in layer.arcs) == 10 * len(edges)
    again = arcs_from_polygons(
        {face.id: [outlines.ring(ring) for ring in face.rings] for face in layer.faces}
    )
    assert (again.nodes, again.arcs) == (layer.nodes, layer.arcs)
    assert again.rings == {face.id: face.rings for face in layer.faces}


def test_the_map_of_the_conquest_is_its_own_arc_graph(zones: AreaLayer) -> None:
    outlines = Outlines(zones)
    again = arcs_from_polygons(
        {face.id: [outlines.ring(ring) for ring in face.rings] for face in zones.faces}
    )
    assert (again.nodes, again.arcs) == (zones.nodes, zones.arcs)
