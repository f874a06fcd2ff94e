"""Names in the data files that lead from one file into another, and what else must fit together (3, 5, 13)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from anahuac.datafiles import MAP, DataFault
from anahuac.games.conquest import data_texts as texts
from anahuac.games.conquest.data import Reinforcements, Scenario, Strength, Tables

COUNTERS, ALLIANCES, CALENDAR = "counters.json", "alliances.json", "calendar.json"
DIE = [1, 2, 3, 4, 5, 6]


def broken_references(t: Tables) -> Iterator[DataFault]:
    """Everything in tables that leads nowhere or contradicts itself."""
    for zone in t.zones.values():
        if zone.nation is not None and zone.nation not in t.nations:
            place = f"/areas/{zone.id}/attributes/nation"
            yield DataFault(MAP, place, texts.NO_NATION(nation=zone.nation))
    yield from _counters(t)
    yield from _alliances(t)
    if sum(turn.final for turn in t.turns.values()) != 1:
        yield DataFault(CALENDAR, "/turns", texts.NO_LAST_TURN())
    for scenario in t.scenarios.values():
        yield from _scenario(t, scenario)


def _counters(t: Tables) -> Iterator[DataFault]:
    for unit in t.units.values():
        place = f"/units/{unit.id}"
        if unit.nation not in t.nations:
            yield DataFault(COUNTERS, f"{place}/nation", texts.NO_NATION(nation=unit.nation))
        if unit.type not in t.unit_types:
            yield DataFault(COUNTERS, f"{place}/type", texts.NO_UNIT_TYPE(type=unit.type))
        if sorted(unit.cf) != [str(step) for step in range(1, unit.steps + 1)]:
            yield DataFault(COUNTERS, f"{place}/cf", texts.FACTORS())
    for commander in t.commanders.values():
        if commander.nation not in t.nations:
            place = f"/commanders/{commander.id}/nation"
            yield DataFault(COUNTERS, place, texts.NO_NATION(nation=commander.nation))


def _alliances(t: Tables) -> Iterator[DataFault]:
    for nation, cursor in t.cursors.items():
        place = f"/cursors/{nation}"
        if nation not in t.nations:
            yield DataFault(ALLIANCES, f"{place}/nation", texts.NO_NATION(nation=nation))
        for box in dict.fromkeys((*cursor.track, cursor.start)):
            if box not in t.boxes:
                yield DataFault(ALLIANCES, f"{place}/track", texts.NO_BOX(box=box))


def _scenario(t: Tables, scenario: Scenario) -> Iterator[DataFault]:
    file = f"scenarios/{scenario.id}.json"
    yield from _placements(t, file, scenario)
    yield from _reinforcements(t, file, scenario.reinforcements)
    for key, turn in (("first_turn", scenario.first_turn), ("last_turn", scenario.last_turn)):
        if turn not in t.turns:
            yield DataFault(file, f"/{key}", texts.NO_TURN(turn=str(turn)))
    for camp, zones in scenario.control_markers.items():
        place = f"/control_markers/{camp}"
        if camp not in t.camps:
            yield DataFault(file, place, texts.NO_CAMP(camp=camp))
        yield from _zones(t, file, place, zones)
    for nation, cursor in t.cursors.items():
        if scenario.alliances.get(nation) not in cursor.track:
            yield DataFault(file, f"/alliances/{nation}", texts.OUTSIDE_TRACK())


def _placements(t: Tables, file: str, scenario: Scenario) -> Iterator[DataFault]:
    seen: set[str] = set()
    for at, placement in enumerate(scenario.placements):
        place = f"/placements/{at}"
        if placement.nation not in t.nations:
            yield DataFault(file, f"{place}/nation", texts.NO_NATION(nation=placement.nation))
        yield from _zones(t, file, f"{place}/zone", [placement.zone])
        for strength in placement.units:
            yield from _strength(t, file, f"{place}/units", strength)
        for commander in placement.commanders:
            if commander not in t.commanders:
                yield DataFault(file, f"{place}/commanders", texts.NO_COMMANDER(commander=commander))
        for piece in (*(strength.id for strength in placement.units), *placement.commanders):
            if piece in seen:
                yield DataFault(file, place, texts.PLACED_TWICE(piece=piece))
            seen.add(piece)
            kind = t.units.get(piece) or t.commanders.get(piece)
            if kind is not None and kind.nation != placement.nation:
                yield DataFault(file, place, texts.OTHER_NATION(piece=piece))
    for strength in scenario.reinforcements.units:
        if strength.id in seen:
            yield DataFault(file, "/reinforcements/units", texts.PLACED_TWICE(piece=strength.id))
        seen.add(strength.id)


def _reinforcements(t: Tables, file: str, group: Reinforcements) -> Iterator[DataFault]:
    if group.nation not in t.nations:
        yield DataFault(file, "/reinforcements/nation", texts.NO_NATION(nation=group.nation))
    for turn in dict.fromkeys((group.turn, *(row.turn for row in group.optional_turn_die))):
        if turn not in t.turns:
            yield DataFault(file, "/reinforcements", texts.NO_TURN(turn=str(turn)))
    for strength in group.units:
        yield from _strength(t, file, "/reinforcements/units", strength)
    landing, late = "/reinforcements/landing", "/reinforcements/optional_turn_die"
    yield from _zones(t, file, landing, (row.zone for row in group.landing))
    if sorted(die for row in group.landing for die in row.die) != DIE:
        yield DataFault(file, landing, texts.ZONE_FOR_EACH_RESULT())
    if sorted(die for row in group.optional_turn_die for die in row.die) != DIE:
        yield DataFault(file, late, texts.TURN_FOR_EACH_RESULT())


def _strength(t: Tables, file: str, place: str, strength: Strength) -> Iterator[DataFault]:
    kind = t.units.get(strength.id)
    if kind is None:
        yield DataFault(file, place, texts.NO_UNIT(unit=strength.id))
    elif not 1 <= strength.sp <= kind.steps:
        said = texts.STRENGTH(steps=kind.steps, sp=strength.sp)
        yield DataFault(file, f"{place}/{strength.id}/sp", said)


def _zones(t: Tables, file: str, place: str, zones: Iterable[int]) -> Iterator[DataFault]:
    for zone in zones:
        if zone not in t.zones:
            yield DataFault(file, place, texts.NO_ZONE(zone=str(zone)))
