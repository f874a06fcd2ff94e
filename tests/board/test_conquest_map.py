"""The map of the Conquest against the frozen list of pairs and what the rulebook says of it."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
import shapely
from shapely import LineString, Point, Polygon

from anahuac.board.adjacency import computed, neighbours
from anahuac.board.areas import polygons
from anahuac.board.document import (
    Anchor,
    Area,
    AreaLayer,
    Border,
    Crossing,
    Junction,
    Lake,
    MapDoc,
    provenance_of,
)
from anahuac.board.paths import Nearest, connected, nearest, reach
from anahuac.board.validate import faults

BORDERS = {
    1: (2, 7, 8), 2: (3, 8), 3: (4, 8, 9), 4: (6, 9, 10, 11), 5: (6, 11, 12, 13, 18), 6: (11, 13),
    7: (8, 14, 15, 21), 8: (9, 15), 9: (10, 16, 17), 10: (11, 17, 18), 11: (18,), 12: (13, 18, 19, 20, 26),
    13: (20,), 14: (15, 21, 23, 29, 30), 15: (16, 23), 16: (17, 23, 24), 17: (24, 25), 18: (19, 25),
    19: (25, 26), 20: (26, 27), 21: (28, 29), 23: (24, 30, 31), 24: (25, 31, 32), 25: (32, 33),
    26: (27, 33, 34, 35), 27: (35,), 28: (29, 36), 29: (30, 36, 37), 30: (31, 37), 31: (37, 38, 39),
    32: (33, 39), 33: (34, 40), 34: (35, 40), 36: (37,), 37: (38,), 38: (39, 40), 39: (40,),
}  # fmt: skip
JUNCTIONS = {
    (469.0, 275.9): [(8, 16), (9, 15)],
    (968.1, 433.5): [(10, 25), (17, 18)],
    (1189.5, 647.0): [(19, 33), (25, 26)],
    (849.3, 773.7): [(24, 39), (31, 32)],
    (1062.1, 845.8): [(32, 40), (33, 39)],
}
LINKS = {(14, 22): ("tlacopan", "tepeyac"), (22, 30): ("iztapalapa",)}

Zones = dict[int, Area]


@pytest.fixture(scope="module")
def by_number(zones: AreaLayer) -> Zones:
    return {face.id: face for face in zones.faces if isinstance(face, Area)}


@pytest.fixture(scope="module")
def shapes(zones: AreaLayer) -> dict[int, Polygon]:
    return polygons(zones)


def test_there_is_nothing_wrong_with_it(conquest: MapDoc) -> None:
    assert faults(conquest) == []


@pytest.mark.rule("conquest:5-g")
def test_adjacency_is_the_frozen_one(zones: AreaLayer) -> None:
    nodes = {node.id: node.at for node in zones.nodes}
    due = {(a, b): "border" for a, others in BORDERS.items() for b in others}
    due |= {pair: repr([at]) for at, pairs in JUNCTIONS.items() for pair in pairs}
    due |= {pair: repr(links) for pair, links in LINKS.items()}
    for contacts in (zones.adjacency, computed(zones)):
        found = {}
        for one in contacts:
            match one:
                case Border():
                    found[one.a, one.b] = "border"
                case Junction():
                    found[one.a, one.b] = repr([nodes[node] for node in one.nodes])
                case Crossing():
                    found[one.a, one.b] = repr(one.links)
        assert found == due


@pytest.mark.rule("conquest:8-e", "conquest:5-g")
def test_the_lake_is_touched_by_four_zones_and_crossed_by_causeways_alone(
    zones: AreaLayer, shapes: dict[int, Polygon], by_number: Zones
) -> None:
    lake = shapes[next(face.id for face in zones.faces if isinstance(face, Lake))]
    assert {zone for zone in by_number if shapes[zone].intersects(lake)} == {14, 22, 23, 30}
    assert {zone for zone, face in by_number.items() if face.attributes["lake_shore"]} == {14, 22, 23, 30}
    near = neighbours(zones)
    assert near[22] == (14, 30)
    assert shapes[22].exterior.length == pytest.approx(LineString(lake.interiors[0]).length)
    others = shapely.union_all([shapes[zone] for zone in by_number if zone != 22])
    assert shapes[22].distance(others) >= 24
    assert not shapes[23].intersects(shapes[22])


@pytest.mark.rule("conquest:12-d", "conquest:7.2-b", "conquest:7.1-c", "conquest:7.2-m")
def test_values_the_rulebook_prints(by_number: Zones) -> None:
    values = {number: face.attributes for number, face in by_number.items()}
    assert sorted(values) == list(range(1, 41))
    assert {zone: v["vp"] for zone, v in values.items() if v["vp"]} == {14: 2, 22: 10, 23: 2, 32: 5}
    points: dict[object, int] = {}
    for v in values.values():
        assert isinstance(v["rp"], int)
        points[v["nation"]] = points.get(v["nation"], 0) + v["rp"]
    assert points == {"mexico": 10, "tlaxcala": 8, "other": 6, "tlacopan": 5, "texcoco": 5, "none": 0}
    assert {zone: v["landing_d6"] for zone, v in values.items() if v["landing_d6"]} == {
        35: (1, 2), 27: (3, 4), 20: (5, 6),
    }  # fmt: skip
    assert [zone for zone, v in values.items() if v["other_symbol"]] == [2, 3, 27, 29, 37, 39]
    assert all(v["rp"] == 1 for v in values.values() if v["other_symbol"])
    homes = {"mexico": (22, 30, 31), "texcoco": (23,), "tlacopan": (14,), "tlaxcala": (24, 25, 32, 33)}
    for nation, own in homes.items():
        assert {values[zone]["nation"] for zone in own} == {nation}


@pytest.mark.rule("conquest:5-a", "conquest:13-a")
def test_costs_and_fortresses(by_number: Zones) -> None:
    for face in by_number.values():
        assert (face.attributes["cost"] == 2) is face.attributes["mountain"]
        assert face.attributes["cost"] in (1, 2)
        assert face.attributes["fv"] in (0, 1, 2, 3)
    for leaderless in (2, 3, 24, 25, 27, 29, 30, 31, 33, 37, 39):
        fortress = by_number[leaderless].attributes["fv"]
        assert isinstance(fortress, int)
        assert fortress >= 1


@pytest.mark.rule("conquest:8-e")
def test_ways_of_the_worked_example(zones: AreaLayer, by_number: Zones) -> None:
    near = neighbours(zones)
    entry = {zone: int(str(face.attributes["cost"])) for zone, face in by_number.items()}
    march = (15, 8, 3, 9, 16)
    assert all(b in near[a] for a, b in pairwise(march))
    assert [entry[zone] for zone in march[1:]] == [1, 1, 1, 2]
    assert 3 not in near[15]
    assert (16 in near[23], entry[16], 24 in near[16], 24 in near[23]) == (True, 2, True, True)
    from_landing = reach(35, 99, near, lambda _, b: entry[b])
    assert {zone: from_landing[zone][0] for zone in (27, 32, 22)} == {27: 1, 32: 4, 22: 7}
    assert len(from_landing) == 40
    goals = {20, 27, 35}
    outward = reach(22, 99, near, lambda _, b: entry[b])
    least = min(outward[zone][0] for zone in goals)
    due = tuple(sorted(zone for zone in goals if outward[zone][0] == least))
    assert nearest(22, goals, near, lambda _, b: entry[b]) == Nearest(least, due)


def test_the_triple_alliance_can_pass_round_tlaxcala(zones: AreaLayer, by_number: Zones) -> None:
    own = {zone for zone, face in by_number.items() if face.attributes["nation"] == "tlaxcala"}
    around = {
        a: [b for b in others if b not in own] for a, others in neighbours(zones).items() if a not in own
    }
    assert connected(22, around) == set(by_number) - own


def test_zones_tile_the_land_and_leave_room_to_play(
    zones: AreaLayer, shapes: dict[int, Polygon], by_number: Zones
) -> None:
    land = shapely.union_all(list(shapes.values()))
    assert isinstance(land, Polygon)
    assert not land.interiors
    assert sum(shape.area for shape in shapes.values()) == pytest.approx(land.area, abs=1e-6)
    assert min(one.length for one in zones.adjacency if isinstance(one, Border)) >= 24
    assert all(face.inradius is not None and face.inradius >= 60 for face in by_number.values())
    assert by_number[22].inradius is not None
    assert by_number[22].inradius >= 87


def test_anchors_lie_in_their_zone_and_free_of_each_other(
    zones: AreaLayer, shapes: dict[int, Polygon], by_number: Zones
) -> None:
    for number, face in by_number.items():
        due = {"values", "stack", "stack_enemy"} | ({"control"} if face.attributes["vp"] else set())
        assert set(face.anchors) == due
        assert face.label is not None
        anchors = [Anchor(face.label.at, face.label.size), *face.anchors.values()]
        sizes = [None, *(zones.anchor_sizes.get(name) for name in face.anchors)]
        frames = []
        for anchor, default in zip(anchors, sizes, strict=True):
            size = anchor.size or default
            assert size is not None
            x, y = anchor.at
            frames.append(shapely.box(x - size[0] / 2, y - size[1] / 2, x + size[0] / 2, y + size[1] / 2))
        assert all(shapes[number].covers(frame) for frame in frames)
        assert all(a.distance(b) >= 1.5 for a, b in combinations(frames, 2))


def test_names_read_well_in_both_languages(by_number: Zones) -> None:
    assert all(face.name.en and face.name.fr and face.name.nah for face in by_number.values())
    assert (by_number[35].name.fr, by_number[35].name.fr_de) == ("Vera Cruz", "de Vera Cruz")
    assert by_number[16].name.fr_de == "d’Otumba"
    assert by_number[33].name.fr_de == "de Huamantla"
    assert all(
        face.label is not None and {"en", "fr"} <= set(face.label.lines) for face in by_number.values()
    )


def test_the_origin_of_each_value_is_known(zones: AreaLayer, by_number: Zones) -> None:
    def mark(zone: int, value: str) -> tuple[str, str]:
        found = provenance_of(zones, by_number[zone], value)
        assert found is not None
        return found.mark, found.clause

    assert mark(22, "vp") == ("printed", "12.1")
    assert mark(16, "cost") == ("printed", "9")
    assert mark(17, "cost") == ("reconstructed", "")
    assert mark(1, "lonlat")[0] == "source"
    rebuilt = provenance_of(zones, by_number[22], "rp")
    assert rebuilt is not None
    assert rebuilt.note is not None
    assert "7.2.2" in rebuilt.note.fr


def test_each_historical_place_lies_in_its_zone(
    conquest: MapDoc, shapes: dict[int, Polygon], by_number: Zones
) -> None:
    plane = conquest.board("strategic").plane
    assert plane is not None

    def project(value: float, knots: tuple[tuple[float, float], ...]) -> float:
        (a, start), (b, end) = next(
            (one, two) for one, two in pairwise(knots) if min(one[0], two[0]) <= value <= max(one[0], two[0])
        )
        return start + (value - a) / (b - a) * (end - start)

    outside = []
    for number, face in by_number.items():
        assert face.lonlat is not None
        spot = Point(project(face.lonlat[0], plane.lon_to_x), project(face.lonlat[1], plane.lat_to_y))
        if not shapes[number].buffer(1).covers(spot):
            outside.append(number)
    assert outside == []
