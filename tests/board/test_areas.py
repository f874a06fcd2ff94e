"""Polygons and picking."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import Point

from anahuac.board.areas import AreaIndex, polygons, touches
from anahuac.board.codec import decode_map
from anahuac.board.document import Area, AreaLayer, Border, Crossing
from anahuac.resources import resource_bytes

ZONES = decode_map(resource_bytes("games/conquest/map.json"), "map.json").area_layer("strategic")
INDEX = AreaIndex(ZONES)
SHAPES = polygons(ZONES)


@given(st.floats(-50, 1750), st.floats(-50, 1130))
def test_picking_finds_what_a_search_through_all_areas_finds(x: float, y: float) -> None:
    areas = sorted(face.id for face in ZONES.faces if isinstance(face, Area))
    slow = [area for area in areas if SHAPES[area].intersects(Point(x, y))]
    assert INDEX.at(x, y) == (slow[0] if slow else None)


def test_a_border_belongs_to_the_area_of_the_least_number(four_squares: AreaLayer) -> None:
    index = AreaIndex(four_squares)
    assert [index.at(*at) for at in ((10, 5), (10, 10), (15, 15), (21, 5))] == [1, 1, 4, None]
    assert index.bounds(4) == (10, 10, 20, 20)
    assert index.within(12, 2, 18, 12) == (2, 4)
    with pytest.raises(KeyError):
        index.bounds(9)


def test_water_is_nobody_and_the_island_in_it_is_somebody() -> None:
    assert INDEX.at(600, 740) is None
    assert INDEX.at(460, 653) == 22


def test_every_centre_lies_in_its_area_and_its_circle_fits() -> None:
    for face in ZONES.faces:
        if isinstance(face, Area):
            assert face.centre is not None
            assert face.inradius is not None
            assert INDEX.at(*face.centre) == face.id
            room = SHAPES[face.id].exterior.distance(Point(face.centre))
            assert room == pytest.approx(face.inradius, abs=1)


def test_geometry_tells_the_same_borders_as_the_arcs() -> None:
    found = touches(ZONES, SHAPES)
    nodes = {node.id: node.at for node in ZONES.nodes}
    stored = {(one.a, one.b): one for one in ZONES.adjacency if not isinstance(one, Crossing)}
    assert set(found) == set(stored)
    for pair, one in stored.items():
        if isinstance(one, Border):
            assert found[pair].length == pytest.approx(one.length, abs=0.06)
        else:
            assert [nodes[node] for node in one.nodes] == list(found[pair].spots)
