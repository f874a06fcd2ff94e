"""Chapter 5: strategic zones, their cost, control and adjacency."""

from __future__ import annotations

import pytest

from anahuac.games.conquest.events.core import ControlTaken
from anahuac.games.conquest.rules.ch05_control import controller, is_disputed, take_marker, why_controlled
from anahuac.games.conquest.rules.ch05_zones import distances, entry_cost
from anahuac.games.conquest.rules.ch07_points import land_points
from anahuac.games.conquest.terms import INDIAN, SPAIN
from tests.games.conquest.play import conquest


@pytest.mark.rule("conquest:5-a")
def test_values_of_zones() -> None:
    zones = conquest("").t.zones
    assert len(zones) == 40
    z = zones[22]
    assert (z.cost, z.nation, z.rp, z.vp, z.fv) == (1, "mexico", 5, 10, 3)
    z = zones[16]
    assert (z.cost, z.nation, z.rp, z.vp, z.fv) == (2, "texcoco", 1, 0, 0)
    assert zones[40].nation is None
    assert {z.vp for z in zones.values() if z.vp} == {2, 5, 10}
    assert {z.cost for z in zones.values()} == {1, 2}
    assert max(z.fv for z in zones.values()) == 3


@pytest.mark.rule("conquest:5-b", "conquest:R-10")
def test_the_cost_is_that_of_the_zone_entered_from_whatever_side() -> None:
    p = conquest("")
    assert {entry_cost(p.t, p.state, origin, 16) for origin in p.t.zones[16].neighbours} == {2}
    q = conquest("", edge_cost_overrides=((9, 16, 1),))
    assert entry_cost(q.t, q.state, 9, 16) == 1
    assert entry_cost(q.t, q.state, 23, 16) == 2


@pytest.mark.rule("conquest:5-c", "conquest:R-15")
@pytest.mark.parametrize(
    ("stacks", "marker", "camp", "why"),
    [
        ("", None, INDIAN, "territory"),
        ("", SPAIN, SPAIN, "marker"),
        ("32 spain army: cortes sp-eb-1", INDIAN, SPAIN, "presence"),
        ("32 spain garrison: sp-eb-1", INDIAN, SPAIN, "presence"),
        ("32 spain lone: cortes", INDIAN, INDIAN, "marker"),
        ("32 spain army: cortes sp-eb-1; 32 indian garrison: tl-eb-2", INDIAN, None, "disputed"),
    ],
)
def test_presence_beats_marker_beats_territory(stacks: str, marker: str | None, camp: str, why: str) -> None:
    p = conquest(stacks, control={} if marker is None else {32: SPAIN if marker == SPAIN else INDIAN})
    assert controller(p.t, p.state, 32) == camp
    assert why_controlled(p.t, p.state, 32) == why


@pytest.mark.rule("conquest:5-c")
def test_nobodys_land_belongs_to_nobody_and_territory_follows_its_nation() -> None:
    p = conquest("", camps={"tlaxcala": SPAIN})
    assert controller(p.t, p.state, 40) is None
    assert why_controlled(p.t, p.state, 40) == "nobody"
    assert controller(p.t, p.state, 33) == SPAIN


@pytest.mark.rule("conquest:5-d")
def test_markers_stand_on_objectives_only_and_are_placed_once() -> None:
    p = conquest("", control={14: INDIAN})
    p.do(take_marker, SPAIN, 30).do(take_marker, INDIAN, 14)
    assert p.all(ControlTaken) == []
    p.do(take_marker, SPAIN, 14).do(take_marker, SPAIN, 14)
    assert p.all(ControlTaken) == [ControlTaken(14, SPAIN)]
    assert p.state.control == {14: SPAIN}


@pytest.mark.rule("conquest:5-e")
def test_a_disputed_zone_gives_points_to_nobody() -> None:
    p = conquest("14 spain army: cortes sp-eb-1; 14 indian garrison: tp-eb-1", control={14: INDIAN})
    assert is_disputed(p.state, 14)
    assert land_points(p.t, p.state, INDIAN, "tlacopan") == 2
    assert land_points(p.t, p.state, SPAIN, "tlacopan") == 0
    lone = conquest("14 spain lone: cortes; 14 indian garrison: tp-eb-1")
    assert not is_disputed(lone.state, 14)


@pytest.mark.rule("conquest:5-f")
def test_points_of_a_nation_of_the_other_camp_are_useless() -> None:
    p = conquest("30 spain army: cortes sp-eb-1; 27 spain garrison: sp-eb-2")
    assert land_points(p.t, p.state, SPAIN, "mexico") == 0
    assert land_points(p.t, p.state, SPAIN, "other") == 1, "except those of the Other Peoples"


@pytest.mark.rule("conquest:5-g", "conquest:R-51")
def test_borders_junctions_and_causeways_join_zones_and_the_lake_parts_them() -> None:
    zones = conquest("").t.zones
    assert zones[22].neighbours == (14, 30)
    assert 15 in zones[9].neighbours, "a junction point"
    assert 16 in zones[23].neighbours, "a border"
    assert all(zone.id in zones[to].neighbours for zone in zones.values() for to in zone.neighbours)
    assert 3 not in zones[15].neighbours


@pytest.mark.rule("conquest:11-h")
def test_distances_count_movement_points() -> None:
    p = conquest("")
    found = distances(p.t, p.state, 35)
    assert (found[35], found[27], found[26], found[32], found[22]) == (0, 1, 2, 4, 7)


@pytest.mark.rule("conquest:R-10")
def test_an_exception_to_the_cost_of_entry_is_for_one_step_in_one_direction() -> None:
    p = conquest("", edge_cost_overrides=((9, 16, 1),))
    costs = [entry_cost(p.t, p.state, start, end) for start, end in ((9, 16), (17, 16), (9, 4), (16, 9))]
    assert costs == [1, 2, 2, 1]
