"""Names in the data files that lead from one file into another, and who is placed where (3, 10)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from anahuac.board.hexgrid import distance
from anahuac.datafiles import DataFault
from anahuac.games.siege import data_texts as texts
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import Settings
from anahuac.games.siege.rules.ch03_places import zone_minimum
from anahuac.games.siege.shapes import ScenarioFile, ZoneRaw
from anahuac.games.siege.terms import CAMPS, Camp, hex_place, lake_place

CHARTS, ROLLS = "charts.json", "rolls.json"


def broken_references(t: Tables) -> Iterator[DataFault]:
    """Everything in tables that leads nowhere or contradicts itself."""
    moved = t.redeployment_raw
    place = "/redeployment"
    yield from _hexes(t, CHARTS, f"{place}/spanish_keepers", moved.spanish_keepers)
    yield from _hexes(t, CHARTS, f"{place}/aztec_keepers", moved.aztec_keepers)
    yield from _lakes(t, CHARTS, f"{place}/gunboat_areas", moved.gunboat_areas)
    for fort, way in moved.fort_causeways.items():
        yield from _hexes(t, CHARTS, f"{place}/fort_causeways/{fort}", (fort, *way))
    desertion = t.rolls.desertion
    yield from _hexes(t, ROLLS, "/desertion/hex", (desertion.hex,))
    yield from _units(t, ROLLS, "/desertion/never", desertion.never)
    for scenario in t.scenario_files.values():
        yield from _scenario(t, f"scenarios/{scenario.id}.json", scenario)


def _hexes(t: Tables, file: str, place: str, numbers: Iterable[str]) -> Iterator[DataFault]:
    for number in numbers:
        if hex_place(number) not in t.hexes:
            yield DataFault(file, place, texts.NO_HEX(hex=number))


def _lakes(t: Tables, file: str, place: str, numbers: Iterable[int]) -> Iterator[DataFault]:
    for number in numbers:
        if lake_place(number) not in t.lakes:
            yield DataFault(file, place, texts.NO_LAKE(area=str(number)))


def _units(t: Tables, file: str, place: str, units: Iterable[str]) -> Iterator[DataFault]:
    for unit in units:
        if unit not in t.units:
            yield DataFault(file, place, texts.NO_UNIT(unit=unit))


def _scenario(t: Tables, file: str, scenario: ScenarioFile) -> Iterator[DataFault]:
    if sorted(scenario.order) != sorted(CAMPS):
        yield DataFault(file, "/order", texts.NOT_THE_CAMPS())
    fleet, aztec = scenario.fleet, scenario.aztec
    groups: list[tuple[str, Camp, list[str]]] = [
        *((f"/zones/{zone.id}", "spanish", zone.units) for zone in scenario.zones),
        ("/fleet", "spanish", [*fleet.units, *(one for one in fleet.aboard if one not in fleet.units)]),
        ("/aztec", "aztec", aztec.units),
    ]
    seen: set[str] = set()
    for place, camp, units in groups:
        yield from _group(t, file, f"{place}/units", camp, units, seen)
    for key, apart in (("absent", scenario.absent), ("dead", scenario.dead)):
        for unit in apart:
            if unit in seen:
                yield DataFault(file, f"/{key}", texts.PLACED_TWICE(unit=unit))
        yield from _units(t, file, f"/{key}", apart)
        seen |= {*apart}
    yield from _steps(t, file, scenario)
    for unit in t.units:
        if unit not in seen:
            yield DataFault(file, "", texts.NOT_PLACED(unit=unit))
    for zone in scenario.zones:
        yield from _zone(t, file, zone)
    yield from _room(t, file, scenario)
    yield from _lakes(t, file, "/fleet/lake_area", (fleet.lake_area,))
    yield from _lakes(t, file, "/aztec/lake_areas_except", aztec.lake_areas_except)
    yield from _units(t, file, "/aztec/only_island", aztec.only_island)
    yield from _hexes(t, file, "/aztec/hexes", aztec.hexes)
    for unit in fleet.units:
        kind = t.units.get(unit)
        if kind is not None and not kind.lake:
            yield DataFault(file, "/fleet/units", texts.NOT_AFLOAT(unit=unit))


def _group(
    t: Tables, file: str, place: str, camp: Camp, units: Iterable[str], seen: set[str]
) -> Iterator[DataFault]:
    for unit in units:
        kind = t.units.get(unit)
        if kind is None:
            yield DataFault(file, place, texts.NO_UNIT(unit=unit))
        elif kind.camp != camp:
            yield DataFault(file, place, texts.OTHER_CAMP(unit=unit))
        if unit in seen:
            yield DataFault(file, place, texts.PLACED_TWICE(unit=unit))
        seen.add(unit)


def _steps(t: Tables, file: str, scenario: ScenarioFile) -> Iterator[DataFault]:
    """Worn units have a step left, and no more than they can have (2.10E)."""
    yield from _units(t, file, "/steps", scenario.steps)
    for unit, steps in scenario.steps.items():
        if unit in t.units and not 1 <= steps <= t.units[unit].steps:
            yield DataFault(file, f"/steps/{unit}", texts.NOT_SO_MANY(unit=unit, steps=str(steps)))


def _room(t: Tables, file: str, scenario: ScenarioFile) -> Iterator[DataFault]:
    """Each camp holds its units, with the limits of the Allies as well (3.2, 6.1, 6.2)."""
    for zone in t.scenarios[scenario.id].zones:
        known = [unit for unit in zone.units if unit in t.units and t.units[unit].kind in t.classes]
        for limits in (Settings(), Settings(opt_ally_stacking=True)):
            over = zone_minimum(t, limits, zone, known)
            if over is None or (over and not zone.may_overstack):
                yield DataFault(file, f"/zones/{zone.id}/hexes", texts.NO_ROOM())
                break


def _zone(t: Tables, file: str, zone: ZoneRaw) -> Iterator[DataFault]:
    place = f"/zones/{zone.id}"
    yield from _hexes(t, file, f"{place}/centre", (zone.centre,))
    yield from _hexes(t, file, f"{place}/hexes", zone.hexes)
    for number in zone.hexes:
        if distance(t.grid, zone.centre, number) > zone.radius:
            said = texts.OUTSIDE_ZONE(hex=number, radius=str(zone.radius), centre=zone.centre)
            yield DataFault(file, f"{place}/hexes", said)
        one = t.hexes.get(hex_place(number))
        if one is not None and one.region not in (zone.regions or ("mainland",)):
            outside = texts.NOT_IN_REGIONS if zone.regions else texts.NOT_MAINLAND
            yield DataFault(file, f"{place}/hexes", outside(hex=number))
    for unit in zone.units:
        kind = t.units.get(unit)
        if kind is not None and kind.moves == "lake_area":
            yield DataFault(file, f"{place}/units", texts.NOT_ON_LAND(unit=unit))
