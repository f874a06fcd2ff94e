"""The map of the siege: the facts of the rulebook, and the adjacency that the geometry gives."""

from __future__ import annotations

from itertools import pairwise

import pytest

from anahuac.board.adjacency import computed
from anahuac.board.codec import decode_map
from anahuac.board.hexes import HexBoard
from anahuac.board.hexgrid import distance, within
from anahuac.board.paths import cheapest, connected
from anahuac.board.validate import faults
from anahuac.games.siege.data import Tables
from anahuac.resources import resource_bytes
from tests.games.siege.siege_source import land_and_lake

#: The lake areas of the map: those next to each over open water, and across a causeway.
LAKE = {
    1: ((2, 5), (3, 8)),
    2: ((1, 4, 5), ()),
    3: ((8,), (1, 5, 12)),
    4: ((2, 5), (6, 9)),
    5: ((1, 2, 4), (3, 9)),
    6: ((7, 9, 10), (4,)),
    7: ((6, 10, 11), ()),
    8: ((3,), (1, 12)),
    9: ((6, 10, 13, 14), (4, 5)),
    10: ((6, 7, 9, 11, 14), ()),
    11: ((7, 10, 14, 15), ()),
    12: ((16, 17), (3, 8)),
    13: ((9, 14, 19, 20), ()),
    14: ((9, 10, 11, 13, 15, 20), ()),
    15: ((11, 14, 20, 21), ()),
    16: ((12, 17, 18), ()),
    17: ((12, 16, 18), (19,)),
    18: ((16, 17, 22, 23), (19, 26)),
    19: ((13, 20, 26, 28), (17, 18)),
    20: ((13, 14, 15, 19, 21, 28), ()),
    21: ((15, 20, 28, 29), ()),
    22: ((18, 23), ()),
    23: ((18, 22), (24, 26)),
    24: ((25,), (23, 26)),
    25: ((24, 27), (26, 28)),
    26: ((19, 28), (18, 23, 24, 25)),
    27: ((25,), (28,)),
    28: ((19, 20, 21, 26, 29), (25, 27)),
    29: ((21, 28), ()),
}
EASTERN = {7, 11, 15, 21, 29}
TOUCH_THE_ISLAND = {3, 5, 9, 12, 13, 17, 19}


def numbers(places: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(int(place[1:]) for place in places)


def test_the_map_has_no_fault_and_stores_what_it_shows() -> None:
    assert faults(decode_map(resource_bytes("games/siege/map.json"), "map.json")) == []
    _, lake = land_and_lake()
    assert computed(lake) == lake.adjacency
    assert lake.overrides.add == lake.overrides.remove == ()


def test_hexes_and_areas_fill_the_grid() -> None:
    land, lake = land_and_lake()
    assert len(land.hexes) == 608
    assert len(lake.faces) == 29
    assert len(list(land.grid.cells())) == 37 * 47


def test_the_lake_is_joined_as_the_dossier_lists_it(tables: Tables) -> None:
    """Computed from the outlines and the causeway hexes, with nothing put right by hand."""
    found = {area.number: (numbers(area.open_water), numbers(area.across)) for area in tables.lakes.values()}
    assert found == LAKE
    for area in tables.lakes.values():
        for other in area.neighbours:
            assert area.id in tables.lakes[other].neighbours


def test_areas_are_closed_and_touch_what_they_should(tables: Tables) -> None:
    assert {a.number for a in tables.lakes.values() if a.is_closed_to_aztecs} == EASTERN
    assert {a.number for a in tables.lakes.values() if a.is_east_edge} == EASTERN
    assert {a.number for a in tables.lakes.values() if a.touches_island} == TOUCH_THE_ISLAND
    assert [a.number for a in tables.lakes.values() if a.is_fleet_start] == [11]


def test_shores_agree_from_both_sides(tables: Tables) -> None:
    for one in tables.hexes.values():
        for area in one.lakes:
            assert one.id in tables.lakes[area].coast
    assert tables.lakes["l23"].coast
    assert tables.hexes["h2543"].is_coastal
    assert tables.hexes["h1322"].is_coastal
    assert not tables.hexes["h3019"].is_coastal
    assert tables.lakes["l2"].coast == ()


def test_special_hexes_are_those_of_the_rulebook(tables: Tables) -> None:
    assert tables.temples == ("h2810", "h3016")
    assert tables.fortresses == ("h1322", "h2307", "h2313", "h2543", "h3019", "h3025", "h3107")
    kinds = {place: tables.hexes[place].fortress_kind for place in tables.fortresses}
    assert [place for place, kind in kinds.items() if kind == "coastal"] == [
        "h2307",
        "h2313",
        "h3025",
        "h3107",
    ]
    assert (kinds["h3019"], kinds["h2543"]) == ("inland", "lake")
    assert [one.id for one in tables.hexes.values() if one.terrain == "quagmire"] == ["h3023"]
    assert tables.hexes["h1322"].terrain == "major_fortress"
    assert tables.regions["tepeyac"] == ("h3300", "h3301", "h3400", "h3401", "h3500", "h3501")
    assert {region: len(places) for region, places in tables.regions.items()} == {
        "mainland": 369,
        "island": 178,
        "causeway": 55,
        "tepeyac": 6,
    }
    assert tables.hexes["h1322"].name["en"] == "Chapultepec"
    assert not tables.hexes["h2408"].is_named


@pytest.mark.parametrize(
    ("a", "b", "causeway", "water", "passable"),
    [
        ("h2910", "h3011", True, False, True),
        ("h2910", "h3010", False, False, True),
        ("h3011", "h3010", True, False, True),
        ("h3106", "h3107", True, True, True),
        ("h3007", "h3106", False, False, False),
        ("h2213", "h2312", False, False, False),
        ("h3022", "h3023", False, False, False),
        ("h2922", "h2923", True, False, True),
        ("h1911", "h2012", True, True, True),
    ],
)
def test_hexsides(tables: Tables, a: str, b: str, causeway: bool, water: bool, passable: bool) -> None:
    for pair in ((a, b), (b, a)):
        side = tables.hexsides[pair]
        assert (side.causeway, side.water_causeway, side.passable) == (causeway, water, passable)


def test_the_island_is_reached_along_causeways_alone(tables: Tables) -> None:
    """And it can be reached: nothing but the quagmire is cut off."""
    assert connected("h1004", tables.open_neighbours) == set(tables.hexes) - {"h3023"}
    dry = {
        a: tuple(b for b in others if not tables.hexsides[a, b].water_causeway)
        for a, others in tables.open_neighbours.items()
    }
    assert not any(tables.hexes[one].region == "island" for one in connected("h1004", dry))


def test_costs_of_terrain_and_causeway(tables: Tables) -> None:
    """E25 and E28 in MP, by the cheaper of causeway and terrain."""

    def cost(camp: str, a: str, b: str) -> int | None:
        assert camp in ("aztec", "spanish")
        side = tables.hexsides[a, b]
        if not side.passable:
            return None
        entry = tables.entry_costs["aztec" if camp == "aztec" else "spanish"][b]
        along = tables.causeway_costs["aztec" if camp == "aztec" else "spanish"] if side.causeway else None
        return min(price for price in (entry, along) if price is not None)

    road = ("h2307", "h2408", "h2508", "h2609", "h2709", "h2810")
    assert [cost("aztec", a, b) for a, b in pairwise(road)] == [1] * 5
    assert [cost("spanish", a, b) for a, b in pairwise(road)] == [1, 1, 1, 1, 2]
    around = ("h3022", "h2922", "h2923", "h2924", "h3025")
    for camp, due in (("aztec", 4), ("spanish", 8)):
        found = cheapest("h3022", "h3025", tables.neighbours, lambda a, b, camp=camp: cost(camp, a, b))  # type: ignore[misc]
        assert found is not None
        assert found[0] == due
        assert sum(cost(camp, a, b) or 99 for a, b in pairwise(around)) == due


def test_distances_and_zones(tables: Tables) -> None:
    for zone in tables.scenarios["siege"].zones:
        near = within(tables.grid, zone.centre[1:], zone.radius)
        land = {f"h{one}" for one in near if f"h{one}" in tables.hexes}
        assert set(zone.hexes) == {one for one in land if tables.hexes[one].region == "mainland"}
    tepeyac = tables.regions["tepeyac"]
    least = min(distance(tables.grid, a[1:], b[1:]) for a in tepeyac for b in tables.regions["island"])
    assert least > tables.redeployment.tepeyac_distance


def test_fort_causeways_join_their_fortress_to_the_mainland(tables: Tables) -> None:
    for fort, way in tables.redeployment.fort_causeways.items():
        inside = {fort, *way}
        near = {one: [b for b in tables.open_neighbours[one] if b in inside] for one in inside}
        assert connected(fort, near) == inside
        beyond = {b for one in way for b in tables.open_neighbours[one] if b not in inside}
        assert any(tables.hexes[one].region in ("mainland", "tepeyac") for one in beyond)


def test_a_board_of_this_map_is_quick_to_build() -> None:
    """No geometry library is needed for it; the speed itself is measured by the benchmark."""
    land, lake = land_and_lake()
    board = HexBoard(land, lake)
    assert board.around["2712"] == ("2711", "2812", "2813", "2713", "2613", "2612")
