"""From the bytes of the data files to the tables of the rules, with their references checked (3, 5, 13).

Whoever builds the tables reads the files; nothing here touches a disk.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from anahuac.board.adjacency import neighbours
from anahuac.board.codec import decode_map
from anahuac.board.document import Area, MapDoc
from anahuac.board.graph import GraphBoard
from anahuac.engine.rules import rule
from anahuac.games.conquest.data import DataFault, Name, Reinforcements, Scenario, Tables, Zone

MAP = "map.json"
#: Boards of the map document.
STRATEGIC, TACTICAL = "strategic", "tactical"
#: How the map document writes that a zone is no nation's land.
NOBODY = "none"


class _Values(msgspec.Struct, frozen=True):
    """What a zone's attributes must hold; the rest of them is for the eye."""

    cost: int
    nation: str | None
    rp: int
    vp: int
    fv: int
    other_symbol: bool


@rule("conquest:5-a", "conquest:5-g")
def zones_from(doc: MapDoc) -> dict[int, Zone]:
    """The strategic zones by number, rising. Raises DataFault for a board or value that is missing."""
    try:
        layer = doc.area_layer(STRATEGIC)
    except KeyError:
        raise DataFault(MAP, "boards", "there is no strategic board with areas") from None
    near = neighbours(layer)
    areas = [face for face in layer.faces if isinstance(face, Area)]
    return {area.id: _zone(area, near[area.id]) for area in sorted(areas, key=lambda area: area.id)}


def _zone(area: Area, near: tuple[int, ...]) -> Zone:
    place = f"areas/{area.id}/attributes"
    try:
        values = msgspec.convert(dict(area.attributes), _Values)
    except msgspec.ValidationError as error:
        raise DataFault(MAP, place, str(error)) from None
    if values.cost < 1:
        raise DataFault(MAP, f"{place}/cost", "entering a zone costs at least 1 movement point")
    if min(values.rp, values.vp, values.fv) < 0:
        raise DataFault(MAP, place, "rp, vp and fv cannot be below 0")
    name: Name = {form: word for form, word in msgspec.structs.asdict(area.name).items() if word}
    return Zone(
        id=area.id,
        name=name,
        cost=values.cost,
        nation=None if values.nation == NOBODY else values.nation,
        rp=values.rp,
        vp=values.vp,
        fv=values.fv,
        is_other_symbol=values.other_symbol,
        neighbours=near,
    )


def load_tables(files: Mapping[str, bytes]) -> Tables:
    """All tables from the files of the game's folder.

    Keys are names in it: ``"map.json"``, ``"counters.json"``, ``"scenarios/campaign.json"``. Raises DataFault
    (or MapFault, when the map document cannot be read) with file, place and reason.
    """
    if MAP not in files:
        raise DataFault(MAP, "", "the file is missing")
    doc = decode_map(files[MAP], MAP)
    try:
        board = GraphBoard(doc.graph_layer(TACTICAL))
    except KeyError:
        raise DataFault(MAP, "boards", "there is no tactical board with nodes") from None
    tables = Tables(files, zones_from(doc), board)
    for file, place, reason in _broken_references(tables):
        raise DataFault(file, place, reason)
    return tables


def _broken_references(t: Tables) -> Iterator[tuple[str, str, str]]:
    """Names that nothing bears: file, place, reason."""
    for zone in t.zones.values():
        if zone.nation is not None and zone.nation not in t.nations:
            yield MAP, f"areas/{zone.id}/attributes/nation", f"there is no nation {zone.nation!r}"
    for unit in t.units.values():
        if unit.nation not in t.nations or unit.type not in t.unit_types:
            yield "counters.json", f"units/{unit.id}", "its nation or type is not listed"
        if sorted(unit.cf) != [str(step) for step in range(1, unit.steps + 1)]:
            yield "counters.json", f"units/{unit.id}/cf", "there must be one combat factor for each step"
    for commander in t.commanders.values():
        if commander.nation not in t.nations:
            yield "counters.json", f"commanders/{commander.id}", f"there is no nation {commander.nation!r}"
    for nation, cursor in t.cursors.items():
        if nation not in t.nations or not {*cursor.track, cursor.start} <= t.boxes.keys():
            yield "alliances.json", f"cursors/{nation}", "its nation or a box of its track is not listed"
    for scenario in t.scenarios.values():
        yield from _broken_scenario(t, scenario)


def _broken_scenario(t: Tables, scenario: Scenario) -> Iterator[tuple[str, str, str]]:
    file = f"scenarios/{scenario.id}.json"
    yield from _broken_placements(t, file, scenario)
    yield from _broken_reinforcements(t, file, scenario.reinforcements)
    if not {scenario.first_turn, scenario.last_turn} <= t.turns.keys():
        yield file, "first_turn", "the calendar has no such turn"
    for camp, zones in scenario.control_markers.items():
        if camp not in t.camps or not set(zones) <= t.zones.keys():
            yield file, f"control_markers/{camp}", "there is no such camp or zone"
    for nation in t.cursors:
        if scenario.alliances.get(nation) not in t.cursors[nation].track:
            yield file, f"alliances/{nation}", "the cursor must start in a box of its nation's track"


def _broken_placements(t: Tables, file: str, scenario: Scenario) -> Iterator[tuple[str, str, str]]:
    seen: set[str] = set()
    for at, placement in enumerate(scenario.placements):
        place = f"placements/{at}"
        if placement.zone not in t.zones:
            yield file, f"{place}/zone", f"there is no zone {placement.zone}"
        for strength in placement.units:
            yield from _broken_strength(t, file, f"{place}/units", strength.id, strength.sp)
        for commander in placement.commanders:
            if commander not in t.commanders:
                yield file, f"{place}/commanders", f"there is no commander {commander!r}"
        for piece in (*(strength.id for strength in placement.units), *placement.commanders):
            if piece in seen:
                yield file, place, f"{piece!r} is placed twice"
            seen.add(piece)


def _broken_reinforcements(t: Tables, file: str, group: Reinforcements) -> Iterator[tuple[str, str, str]]:
    for strength in group.units:
        yield from _broken_strength(t, file, "reinforcements/units", strength.id, strength.sp)
    for landing in group.landing:
        if landing.zone not in t.zones:
            yield file, "reinforcements/landing", f"there is no zone {landing.zone}"
    if sorted(die for landing in group.landing for die in landing.die) != [1, 2, 3, 4, 5, 6]:
        yield file, "reinforcements/landing", "each result of a die must lead to one zone"
    if sorted(die for row in group.optional_turn_die for die in row.die) != [1, 2, 3, 4, 5, 6]:
        yield file, "reinforcements/optional_turn_die", "each result of a die must lead to one turn"


def _broken_strength(t: Tables, file: str, place: str, unit: str, sp: int) -> Iterator[tuple[str, str, str]]:
    kind = t.units.get(unit)
    if kind is None:
        yield file, place, f"there is no unit {unit!r}"
    elif not 1 <= sp <= kind.steps:
        yield file, f"{place}/{unit}/sp", f"the unit has 1 to {kind.steps} strength points, not {sp}"
