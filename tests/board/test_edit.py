"""Moving points of shared borders."""

from __future__ import annotations

import pytest
import shapely
from hypothesis import assume, given
from hypothesis import strategies as st

from anahuac.board.areas import polygons
from anahuac.board.codec import decode_map
from anahuac.board.document import AreaLayer, Border
from anahuac.board.edit import move_node, move_vertex, with_adjacency
from anahuac.board.outline import sides
from anahuac.resources import resource_bytes

ZONES = decode_map(resource_bytes("games/conquest/map.json"), "map.json").area_layer("strategic")
USERS = sides(ZONES)
SHARED = [arc for arc in ZONES.arcs if arc.id in USERS and -arc.id in USERS and arc.via]
OUTER = {
    node for arc in ZONES.arcs if not (arc.id in USERS and -arc.id in USERS) for node in (arc.start, arc.end)
}
INNER = [node for node in ZONES.nodes if node.id not in OUTER]
step = st.floats(-3, 3)


def tiled(layer: AreaLayer) -> bool:
    """Whether the faces are sound; then they must still tile the same ground without gap or overlap."""
    shapes = list(polygons(layer).values())
    if not all(shape.is_valid for shape in shapes):
        return False
    before = shapely.union_all(list(polygons(ZONES).values()))
    after = shapely.union_all(shapes)
    assert sum(shape.area for shape in shapes) - after.area == pytest.approx(0, abs=1e-6)
    assert before.symmetric_difference(after).area < 1e-6
    return True


@given(st.data(), step, step)
def test_a_shared_vertex_moves_for_both_areas(data: st.DataObject, dx: float, dy: float) -> None:
    arc = data.draw(st.sampled_from(SHARED))
    index = data.draw(st.integers(0, len(arc.via) - 1))
    x, y = arc.via[index]
    moved = move_vertex(ZONES, arc.id, index, (x + dx, y + dy))
    assume(tiled(moved))
    before, after = polygons(ZONES), polygons(moved)
    one, other = USERS[arc.id][0], USERS[-arc.id][0]
    gained, lost = after[one].area - before[one].area, after[other].area - before[other].area
    assert gained == pytest.approx(-lost, abs=1e-6)
    changed = {face for face in before if not before[face].equals_exact(after[face])}
    assert changed == (set() if (x + dx, y + dy) == (x, y) else {one, other})


@given(st.data(), step, step)
def test_a_node_moves_for_every_area_round_it(data: st.DataObject, dx: float, dy: float) -> None:
    node = data.draw(st.sampled_from(INNER))
    moved = move_node(ZONES, node.id, (node.at[0] + dx, node.at[1] + dy))
    assume(tiled(moved))
    meeting = [arc.id for arc in ZONES.arcs if node.id in (arc.start, arc.end)]
    round_it = {face for ref in meeting for face in (*USERS.get(ref, ()), *USERS.get(-ref, ()))}
    before, after = polygons(ZONES), polygons(moved)
    changed = {face for face in before if not before[face].equals_exact(after[face])}
    assert changed == (round_it if moved is not ZONES else set())
    assert sum(shape.area for shape in after.values()) == pytest.approx(
        sum(shape.area for shape in before.values()), abs=1e-6
    )


def test_a_move_to_the_same_place_changes_nothing(four_squares: AreaLayer) -> None:
    node = four_squares.nodes[0]
    arc = next(arc for arc in four_squares.arcs if arc.via)
    assert move_node(four_squares, node.id, node.at) is four_squares
    assert move_vertex(four_squares, arc.id, 0, arc.via[0]) is four_squares
    assert with_adjacency(four_squares) is four_squares
    with pytest.raises(IndexError):
        move_vertex(four_squares, arc.id, 9, (0.0, 0.0))


def test_adjacency_follows_a_moved_node(four_squares: AreaLayer) -> None:
    end = next(node for node in four_squares.nodes if node.at == (10.0, 0.0))
    moved = with_adjacency(move_node(four_squares, end.id, (10.0, 4.0)))
    assert moved.adjacency[0] == Border(1, 2, 6.0)
