"""Hexes beside areas in one document: read and written, judged, met on the shore, walked over."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from anahuac.board.codec import decode_map, encode_map
from anahuac.board.document import Area, AreaLayer, Board, Hex, HexGrid, HexLayer, HexWay, MapDoc, Name, Plane
from anahuac.board.edit import with_adjacency, with_hex, with_side
from anahuac.board.errors import MapFault
from anahuac.board.hexes import HexBoard
from anahuac.board.hexgrid import corners
from anahuac.board.paths import cheapest, reach, way
from anahuac.board.shores import across, coasts, shores
from anahuac.board.topology import arcs_from_polygons
from anahuac.board.validate import faults

GRID = HexGrid((10, 14), (0, 2), "odd", 10.0, (12.0, 12.0))
#: Land in column 10, a causeway along row 1, water above it and below it; 1400 is an area by itself.
LAND = ("1000", "1001", "1002", "1101", "1201", "1301", "1401")
CAUSEWAY = ("1001", "1101", "1201", "1301", "1401")
WATER = {1: ("1100", "1200", "1300"), 2: ("1102", "1202", "1302", "1402"), 3: ("1400",)}


def outline(cells: tuple[str, ...]) -> list[tuple[float, float]]:
    """The one ring around some cells that hang together."""
    edges: set[tuple[tuple[float, float], tuple[float, float]]] = set()
    for cell in cells:
        points = corners(GRID, cell)
        for a, b in zip(points, points[1:] + points[:1], strict=True):
            if (b, a) in edges:
                edges.remove((b, a))
            else:
                edges.add((a, b))
    following = dict(edges)
    ring = [min(following)]
    while (point := following[ring[-1]]) != ring[0]:
        ring.append(point)
    return ring


@pytest.fixture
def water() -> AreaLayer:
    graph = arcs_from_polygons({area: [outline(cells)] for area, cells in WATER.items()})
    faces = tuple(
        Area(area, Name(f"Water {area}", f"Eau {area}"), rings) for area, rings in graph.rings.items()
    )
    return with_adjacency(AreaLayer("lake", Name("Lake", "Lac"), graph.nodes, graph.arcs, faces))


@pytest.fixture
def land() -> HexLayer:
    return HexLayer(
        id="land",
        name=Name("Land", "Terre"),
        grid=GRID,
        hexes=tuple(Hex(one, {"wet": one[:2] != "10"}) for one in LAND),
        sides={"causeway": tuple(pairwise(CAUSEWAY)), "blocked": (("1000", "1001"),)},
        ways=(HexWay("dam", "causeway", Name("Dam", "Digue"), CAUSEWAY),),
        barrier="wet",
    )


@pytest.fixture
def doc(water: AreaLayer, land: HexLayer) -> MapDoc:
    board = Board("main", Name("Board", "Plateau"), Plane(100.0, 100.0), (water, land))
    return MapDoc("anahuac-map", 1, "sample", Name("Sample", "Exemple"), (board,))


@pytest.fixture
def written(doc: MapDoc) -> dict[str, Any]:
    value: dict[str, Any] = json.loads(encode_map(doc))
    return value


def test_a_document_with_hexes_comes_back_as_it_was(doc: MapDoc) -> None:
    again = decode_map(encode_map(doc), "map.json")
    assert again == doc
    assert encode_map(again) == encode_map(doc)
    assert again.hex_layer("main").id == "land"
    with pytest.raises(KeyError):
        replace(doc, boards=(Board("main", Name("B", "B")),)).hex_layer("main")


def test_a_sound_document_has_no_fault(doc: MapDoc) -> None:
    """Nor is area 2, in the open beside a causeway, without neighbours: 1 lies across."""
    assert faults(doc) == []


def test_hexes_and_areas_meet_along_sides(land: HexLayer, water: AreaLayer) -> None:
    meeting = shores(land, water)
    assert meeting == {
        "1000": (1,),
        "1001": (1,),
        "1002": (2,),
        "1101": (1, 2),
        "1201": (1, 2),
        "1301": (1, 2),
        "1401": (1, 2, 3),
    }
    assert coasts(meeting)[3] == ("1401",)
    assert across(land, water) == {1: (2,), 2: (1, 3), 3: (2,)}
    assert across(replace(land, barrier=None), water) == {1: (), 2: (), 3: ()}


@pytest.mark.parametrize(
    ("spoil", "place", "code", "params"),
    [
        (lambda layer: layer["hexes"].append({"id": "1000"}), "hexes/7", "duplicate-id", {"id": "1000"}),
        (
            lambda layer: layer["hexes"].append({"id": "1003"}),
            "hexes/7/id",
            "hex-outside-grid",
            {"hex": "1003"},
        ),
        (
            lambda layer: layer["sides"]["causeway"].append(["1401", "1402"]),
            "sides/causeway/4",
            "unknown-hex",
            {"hex": "1402"},
        ),
        (
            lambda layer: layer["sides"]["causeway"].append(["1001", "1201"]),
            "sides/causeway/4",
            "not-neighbours",
            {"a": "1001", "b": "1201"},
        ),
        (
            lambda layer: layer["sides"]["blocked"].append(["1001", "1000"]),
            "sides/blocked/1",
            "hexside-twice",
            {"a": "1001", "b": "1000", "kind": "blocked"},
        ),
        (
            lambda layer: layer["ways"][0]["hexes"].pop(1),
            "ways/0/hexes/0",
            "not-neighbours",
            {"a": "1001", "b": "1201"},
        ),
        (
            lambda layer: layer["ways"][0]["hexes"].append("1402"),
            "ways/0/hexes/4",
            "unknown-hex",
            {"hex": "1402"},
        ),
        (lambda layer: layer["ways"].append(layer["ways"][0]), "ways/1", "duplicate-id", {"id": "dam"}),
        (lambda layer: layer["hexes"].append({"id": "10-1"}), "hexes/7/id", "not-allowed-text", {}),
        (lambda layer: layer["grid"].update(low="some"), "grid/low", "unknown-kind", {"found": "some"}),
        (lambda layer: layer["grid"].update(side=0), "grid/side", "out-of-range", {}),
    ],
)
def test_what_is_wrong_with_hexes_is_named(
    written: dict[str, Any], spoil: Callable[[Any], object], place: str, code: str, params: dict[str, str]
) -> None:
    spoil(written["boards"][0]["layers"][1])
    with pytest.raises(MapFault) as caught:
        decode_map(json.dumps(written).encode(), "map.json")
    assert (caught.value.file, caught.value.place) == ("map.json", f"/boards/0/layers/1/{place}")
    assert caught.value.reason.code == code
    assert params.items() <= caught.value.reason.params.items()


def test_an_area_without_neighbours_is_named(doc: MapDoc, water: AreaLayer, land: HexLayer) -> None:
    """Without the causeway between them areas 1 and 2 have nothing in common."""
    board = replace(doc.boards[0], layers=(water, replace(land, barrier=None)))
    (lonely,) = [f for f in faults(replace(doc, boards=(board,))) if f.grade == "error"]
    assert (lonely.place, lonely.reason.code) == ("/boards/0/layers/0/faces/1", "no-neighbours")


def test_names_and_the_plane_are_looked_at(doc: MapDoc, water: AreaLayer, land: HexLayer) -> None:
    named = replace(land.hexes[0], name=Name("Camp"))
    spoilt = replace(land, hexes=(named, *land.hexes[1:]), ways=(replace(land.ways[0], name=Name("Dam")),))
    board = Board("main", Name("Board", "Plateau"), Plane(70.0, 100.0), (water, spoilt))
    found = {
        (f.place.removeprefix("/boards/0/layers/1/"), f.reason.code)
        for f in faults(replace(doc, boards=(board,)))
    }
    assert ("hexes/0/name", "name-missing") in found
    assert ("ways/0/name", "name-missing") in found
    assert ("hexes/6", "outside-plane") in found


def test_a_board_of_hexes_is_looked_up(land: HexLayer, water: AreaLayer) -> None:
    board = HexBoard(land, water)
    assert (
        board.around["1001"] == ("1000", None, "1101", "1002", None, None)
        or board.around["1001"][0] == "1000"
    )
    assert board.neighbours["1401"] == ("1301",)
    assert board.has_side("causeway", "1101", "1001")
    assert not board.has_side("blocked", "1101", "1001")
    assert not board.has_side("wall", "1101", "1001")
    assert board.shores["1401"] == (1, 2, 3)
    assert board.within("1001", 1) == ("1000", "1001", "1002", "1101")
    assert board.distance("1001", "1401") == 4
    assert HexBoard(land).shores["1401"] == ()


def test_ways_cost_what_the_side_says(land: HexLayer) -> None:
    """A cost of None bars the step, in that direction alone."""
    board = HexBoard(land)

    def cost(a: str, b: str) -> int | None:
        if board.has_side("blocked", a, b):
            return None
        return 1 if board.has_side("causeway", a, b) else 2

    assert reach("1000", 9, board.neighbours, cost) == {"1000": (0, None)}
    walked = cheapest("1002", "1301", board.neighbours, cost)
    assert walked == (4, ("1002", "1101", "1201", "1301"))
    assert way(reach("1002", 5, board.neighbours, cost), "1301") == ("1002", "1101", "1201", "1301")
    assert cheapest("1002", "1301", board.neighbours, cost, blocked=("1101",)) is None
    assert cheapest("1002", "1002", board.neighbours, cost) == (0, ("1002",))
    assert "1101" not in reach("1001", 9, board.neighbours, lambda a, b: None)


def test_editing_gives_the_same_layer_when_nothing_changes(land: HexLayer) -> None:
    assert with_hex(land, "1000", wet=False) is land
    assert with_side(land, "causeway", "1101", "1001", there=True) is land
    dry = with_hex(land, "1101", wet=False)
    assert dict(dry.hexes[3].attributes) == {"wet": False}
    assert with_hex(land, "1400", wet=True).hexes[-1] == Hex("1400", {"wet": True})
    opened = with_side(land, "blocked", "1001", "1000", there=False)
    assert opened.sides["blocked"] == ()
    assert with_side(opened, "blocked", "1001", "1000", there=True) == land
