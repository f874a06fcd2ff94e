"""Adjacency from the arcs, from overrides, and as geometry sees it."""

from __future__ import annotations

from msgspec.structs import replace

from anahuac.board.adjacency import computed, contacts_of, neighbours
from anahuac.board.areas import polygons, touches
from anahuac.board.document import AreaLayer, Border, Crossing, Junction, Link, Name, Overrides
from tests.board.sample_maps import box, layer_of


def test_a_border_beats_a_junction_and_a_junction_needs_a_common_node(four_squares: AreaLayer) -> None:
    centre = next(node.id for node in four_squares.nodes if node.at == (10.0, 10.0))
    assert computed(four_squares) == (
        Border(1, 2, 10.0),
        Border(1, 3, 10.0),
        Junction(1, 4, (centre,)),
        Junction(2, 3, (centre,)),
        Border(2, 4, 10.0),
        Border(3, 4, 10.0),
    )


def test_areas_that_meet_only_at_the_corner_of_a_lake_are_not_adjacent() -> None:
    layer = layer_of({1: [box(0, 0)], 2: [box(10, 0)], 3: [box(0, 10)], 4: [box(10, 10)]}, lakes=[4])
    assert [(one.a, one.b) for one in layer.adjacency] == [(1, 2), (1, 3)]
    assert set(touches(layer, polygons(layer))) == {(1, 2), (1, 3)}


def test_a_border_in_two_pieces_is_one_contact_of_their_whole_length() -> None:
    ring = [(0, 0), (30, 0), (30, 10), (20, 10), (20, 5), (10, 5), (10, 10), (0, 10)]
    layer = layer_of({1: [ring], 2: [box(0, 10, 30, 10)]})
    assert layer.adjacency == (Border(1, 2, 20.0),)


def test_a_link_joins_what_no_border_joins_and_several_make_one_contact() -> None:
    polygon = {1: [box(0, 0)], 2: [box(10, 0)], 3: [box(20, 0)]}
    ways = tuple(
        Link(key, "causeway", (3, 1), Name(key, key), ((20.0, y), (10.0, y)))
        for key, y in (("n", 2.0), ("s", 8.0))
    )
    layer = layer_of(polygon, lakes=[2], links=ways)
    assert layer.adjacency == (Crossing(1, 3, ("n", "s")),)
    assert list(contacts_of(layer, 3)) == [(1, Crossing(1, 3, ("n", "s")))]


def test_overrides_are_applied_on_top_of_what_is_stored(four_squares: AreaLayer) -> None:
    assert neighbours(four_squares)[1] == (2, 3, 4)
    changed = replace(four_squares, overrides=Overrides(remove=((4, 1), (1, 2))))
    assert neighbours(changed) == {1: (3,), 2: (3, 4), 3: (1, 2, 4), 4: (2, 3)}
    parted = layer_of({1: [box(0, 0)], 2: [box(30, 0)]}, overrides=Overrides(add=((2, 1),)))
    assert neighbours(parted) == {1: (2,), 2: (1,)}
