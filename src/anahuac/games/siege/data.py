"""Tables of the siege, decoded from the bytes of its data files into typed, immutable values. No file access."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple, TypeVar

import msgspec

from anahuac import datafiles
from anahuac.board.hexgrid import HexGrid, distance
from anahuac.datafiles import NOT_THE_FILES_NAME, SCENARIOS, DataFault, Name, by_field
from anahuac.engine.rules import rule
from anahuac.games.siege.dice import RollsFile
from anahuac.games.siege.shapes import (
    ChartsFile,
    CountersFile,
    CrtRaw,
    ScenarioFile,
    SettingsFile,
    TerrainRow,
    UnitKind,
)
from anahuac.games.siege.terms import (
    CAMPS,
    Artificial,
    Camp,
    Edge,
    FortressKind,
    Natural,
    Region,
    TerrainId,
    hex_place,
    lake_place,
)

T = TypeVar("T")


class HexSpace(msgspec.Struct, frozen=True):
    """A hex of the map (7.7). Other hexes are named by their places, "h2810"; directions run clockwise from north.

    ``terrain`` is the artificial terrain, else the natural one; a causeway laid over land is not
    terrain but lies on the sides. ``lakes`` are the areas it borders.
    """

    id: str
    number: str
    terrain: TerrainId
    natural: Natural | None
    artificial: Artificial | None
    region: Region
    over_water: bool
    fortress_kind: FortressKind | None
    edges: tuple[Edge, ...]
    around: tuple[str | None, ...]
    neighbours: tuple[str, ...]
    lakes: tuple[str, ...]
    has_causeway: bool
    name: Name

    @property
    def is_coastal(self) -> bool:
        """Whether it borders the lake; lake causeway hexes do."""
        return bool(self.lakes)

    @property
    def is_named(self) -> bool:
        """Whether the map gives it a name of its own."""
        return self.name["en"] != f"hex {self.number}"


class LakeArea(msgspec.Struct, frozen=True):
    """A lake area (2.2): the areas next to it over open water and across a causeway, the hexes on its shore."""

    id: str
    number: int
    open_water: tuple[str, ...]
    across: tuple[str, ...]
    neighbours: tuple[str, ...]
    coast: tuple[str, ...]
    is_closed_to_aztecs: bool
    is_east_edge: bool
    is_fleet_start: bool
    touches_island: bool
    name: Name


class HexSide(NamedTuple):
    """What lies on the side between two neighbouring hexes.

    ``passable``: a unit of some kind can cross it by land: it is not blocked, neither hex is quagmire,
    and where one of them lies over water the causeway leads across it (8.1).
    """

    causeway: bool
    water_causeway: bool
    blocked: bool
    passable: bool


class Crt:
    """The Combat Results Table: cells by roll and odds index, 1:1 being 0, 2:1 being 1, 1:2 being -1 (8.9, 8.17)."""

    def __init__(self, raw: CrtRaw) -> None:
        self.columns = tuple(raw.columns)
        self.first = raw.odds_index[0] if raw.odds_index else 0
        self.last = raw.odds_index[-1] if raw.odds_index else 0
        self.rows = {int(row): tuple(cells) for row, cells in raw.rows.items() if row.isdecimal()}

    def clamped(self, index: int) -> int:
        """The index of the column that is read for any index (8.16)."""
        return min(max(index, self.first), self.last)

    def column(self, index: int) -> str:
        """The label of the column that is read, such as "3:1"."""
        return self.columns[self.clamped(index) - self.first]

    def cell(self, roll: int, index: int) -> tuple[int, int]:
        """Steps lost by the attacker and by the defender."""
        return self.rows[roll][self.clamped(index) - self.first]


class Redeployment(msgspec.Struct, frozen=True):
    """Where units may stay or be placed in an R&R (10.3), as places."""

    spanish_keepers: tuple[str, ...]
    aztec_keepers: tuple[str, ...]
    gunboat_areas: tuple[str, ...]
    tepeyac_distance: int
    fort_causeways: Mapping[str, tuple[str, ...]]


class Zone(msgspec.Struct, frozen=True):
    """A camp of the Spanish side at the start (3.2), its hexes as places."""

    id: str
    centre: str
    radius: int
    may_overstack: bool
    hexes: tuple[str, ...]
    units: tuple[str, ...]
    name: Name


class Fleet(msgspec.Struct, frozen=True):
    """The fleet at the start (3.2); ``aboard`` must be put on one of its boats."""

    id: str
    lake: str
    units: tuple[str, ...]
    aboard: tuple[str, ...]
    name: Name


class AztecSetup(msgspec.Struct, frozen=True):
    """Where the Aztecs may set up (3.3): regions, distance to Spanish-side units in hexes, lake areas barred.

    ``hexes`` are the only ones, unless there are none.
    """

    id: str
    regions: tuple[Region, ...]
    min_distance: int
    closed_lakes: tuple[str, ...]
    only_island: tuple[str, ...]
    units: tuple[str, ...]
    name: Name
    hexes: tuple[str, ...] = ()


class Scenario(msgspec.Struct, frozen=True):
    """A set-up (3): who stands where, who is dead already, the steps of worn units, R&R Interphases held before."""

    id: str
    name: Name
    order: tuple[Camp, ...]
    zones: tuple[Zone, ...]
    fleet: Fleet
    aztec: AztecSetup
    dead: tuple[str, ...] = ()
    steps: Mapping[str, int] = {}
    recoveries: int = 0


class GameMap(msgspec.Struct, frozen=True):
    """What the rules need of the map document; built by ``loading.map_from``."""

    grid: HexGrid
    hexes: Mapping[str, HexSpace]
    lakes: Mapping[str, LakeArea]
    sides: Mapping[tuple[str, str], HexSide]
    causeways: Mapping[str, Name]


class Tables:
    """Everything the rules look up. Built once, shared, never changed."""

    def __init__(self, files: Mapping[str, bytes], game_map: GameMap) -> None:
        counters = decode(files, "counters.json", CountersFile)
        charts = decode(files, "charts.json", ChartsFile)
        self.rolls = decode(files, "rolls.json", RollsFile)
        settings = decode(files, "settings.json", SettingsFile)
        file = "counters.json"
        self.camps = by_field("id", counters.camps, file, "/camps")
        self.sides = by_field("id", counters.sides, file, "/sides")
        self.tribes = by_field("id", counters.tribes, file, "/tribes")
        self.classes = by_field("id", counters.classes, file, "/classes")
        self.counters = by_field("id", counters.counters, file, "/counters")
        self.units: dict[str, UnitKind] = by_field("id", counters.units, file, "/units")
        self.leaders = by_field("id", counters.leaders, file, "/leaders")
        self.markers = by_field("id", counters.markers, file, "/markers")
        file = "charts.json"
        self.crt = Crt(charts.crt)
        self.crt_raw = charts.crt
        self.odds = charts.odds
        self.terrain: dict[str, TerrainRow] = by_field("id", charts.terrain, file, "/terrain")
        self.shifts = by_field("id", charts.shifts, file, "/shifts")
        self.loss_modifiers = by_field("id", charts.loss_modifiers, file, "/loss_modifiers")
        self.stacking = charts.stacking
        self.movement = charts.movement
        self.limits = charts.limits
        self.redeployment_raw = charts.redeployment
        self.phases = by_field("id", charts.phases, file, "/phases")
        self.rr_steps = by_field("id", charts.rr_steps, file, "/rr_steps")
        self.roll_rows = by_field("id", self.rolls.rolls, "rolls.json", "/rolls")
        self.levels = self.rolls.levels
        self.loss_points = by_field("id", self.rolls.loss_points, "rolls.json", "/loss_points")
        self.settings = by_field("key", settings.settings, "settings.json", "/settings")
        self.presets = by_field("id", settings.presets, "settings.json", "/presets")
        self.scenario_files = dict(
            _scenario(files, name)
            for name in sorted(files)
            if name.startswith(SCENARIOS) and name.endswith(".json")
        )
        self.grid = game_map.grid
        self.hexes = game_map.hexes
        self.lakes = game_map.lakes
        self.hexsides = game_map.sides
        self.causeways = game_map.causeways

    # -------------------------------------------------------------- the map

    @cached_property
    def neighbours(self) -> Mapping[str, tuple[str, ...]]:
        """The neighbouring hexes of each hex, whatever the sides between them."""
        return {place: one.neighbours for place, one in self.hexes.items()}

    @cached_property
    def open_neighbours(self) -> Mapping[str, tuple[str, ...]]:
        """The hexes that can be reached from each hex across one passable side."""
        return {
            place: tuple(other for other in one.neighbours if self.hexsides[place, other].passable)
            for place, one in self.hexes.items()
        }

    @cached_property
    def lake_neighbours(self) -> Mapping[str, tuple[str, ...]]:
        """The areas next to each area, over open water or across a causeway (7.11)."""
        return {place: one.neighbours for place, one in self.lakes.items()}

    @cached_property
    def entry_costs(self) -> Mapping[Camp, Mapping[str, int | None]]:
        """MP that the terrain of each hex costs a camp; ``None``: not to be entered as terrain.

        A causeway hex over water has no cost as terrain: it is entered along its causeway.
        """
        return {
            camp: {
                place: None if one.over_water else self.terrain[one.terrain].cost(camp)
                for place, one in self.hexes.items()
            }
            for camp in CAMPS
        }

    @cached_property
    def causeway_costs(self) -> Mapping[Camp, int]:
        """MP for crossing a causeway hexside along the causeway (7.7.2.5)."""
        return {camp: self.terrain["causeway"].cost(camp) or 0 for camp in CAMPS}

    @cached_property
    def temples(self) -> tuple[str, ...]:
        """The temple complexes (7.7.2.3)."""
        return self._of_terrain("temple_complex")

    @cached_property
    def fortresses(self) -> tuple[str, ...]:
        """All fortresses, the major one included (7.7.2.4)."""
        return tuple(
            place for place, one in self.hexes.items() if one.terrain in ("fortress", "major_fortress")
        )

    @cached_property
    def near_tepeyac(self) -> frozenset[str]:
        """Hexes within the distance of Tepeyac where Aztecs never redeploy, and the areas on their shores (10.3.5D)."""
        least = self.redeployment.tepeyac_distance
        heights = [self.hexes[place].number for place in self.regions.get("tepeyac", ())]
        near = {
            place
            for place, one in self.hexes.items()
            if any(distance(self.grid, one.number, height) <= least for height in heights)
        }
        lakes = {lake for place in near for lake in self.hexes[place].lakes}
        return frozenset(near | lakes)

    @cached_property
    @rule("siege:2.14D", "siege:2.14H")
    def regions(self) -> Mapping[str, tuple[str, ...]]:
        """The hexes of each region (2.14)."""
        found: dict[str, list[str]] = {}
        for place, one in self.hexes.items():
            found.setdefault(one.region, []).append(place)
        return {region: tuple(places) for region, places in found.items()}

    def _of_terrain(self, terrain: str) -> tuple[str, ...]:
        return tuple(place for place, one in self.hexes.items() if one.terrain == terrain)

    # -------------------------------------------------------------- the rest

    @cached_property
    def order(self) -> dict[str, int]:
        """Position of every unit in the counter list ("id order" of automatic rolls, 10.4)."""
        return {unit: at for at, unit in enumerate(self.units)}

    @cached_property
    def spanish_units(self) -> tuple[str, ...]:
        """The units that cost a Loss point when lost: S1 to S28 (5.4)."""
        return tuple(unit.id for unit in self.units.values() if self.classes[unit.kind].lp > 0)

    @cached_property
    def redeployment(self) -> Redeployment:
        """Where units may stay or be placed in an R&R (10.3)."""
        raw = self.redeployment_raw
        return Redeployment(
            tuple(map(hex_place, raw.spanish_keepers)),
            tuple(map(hex_place, raw.aztec_keepers)),
            tuple(map(lake_place, raw.gunboat_areas)),
            raw.tepeyac_distance,
            {hex_place(fort): tuple(map(hex_place, way)) for fort, way in raw.fort_causeways.items()},
        )

    @cached_property
    def desertion_hex(self) -> str:
        """The hex whose Aztec garrison weighs on the desertion check: Chapultepec (10.2)."""
        return hex_place(self.rolls.desertion.hex)

    @cached_property
    def scenarios(self) -> Mapping[str, Scenario]:
        """The set-ups, by id."""
        return {key: _placed(file) for key, file in self.scenario_files.items()}


def _placed(file: ScenarioFile) -> Scenario:
    zones = tuple(
        Zone(
            zone.id,
            hex_place(zone.centre),
            zone.radius,
            zone.may_overstack,
            tuple(map(hex_place, zone.hexes)),
            tuple(zone.units),
            zone.name,
        )
        for zone in file.zones
    )
    fleet, aztec = file.fleet, file.aztec
    return Scenario(
        file.id,
        file.name,
        tuple(file.order),
        zones,
        Fleet(fleet.id, lake_place(fleet.lake_area), tuple(fleet.units), tuple(fleet.aboard), fleet.name),
        AztecSetup(
            aztec.id,
            tuple(aztec.regions),
            aztec.min_distance_to_spanish_hexes,
            tuple(map(lake_place, aztec.lake_areas_except)),
            tuple(aztec.only_island),
            tuple(aztec.units),
            aztec.name,
            tuple(map(hex_place, aztec.hexes)),
        ),
        tuple(file.dead),
        file.steps,
        file.recoveries,
    )


def _scenario(files: Mapping[str, bytes], name: str) -> tuple[str, ScenarioFile]:
    """A scenario under its id, which is the name of its file."""
    scenario = decode(files, name, ScenarioFile)
    if name != f"{SCENARIOS}{scenario.id}.json":
        raise DataFault(name, "/id", NOT_THE_FILES_NAME(id=scenario.id))
    return scenario.id, scenario


#: Version of the format of every data file but the map, which has its own.
VERSION = 1
#: What each data file holds, by name in the game's folder: the ending of its format's name, and its shape.
FILES: Mapping[str, tuple[str, type[msgspec.Struct]]] = {
    "counters.json": ("counters", CountersFile),
    "charts.json": ("charts", ChartsFile),
    "rolls.json": ("rolls", RollsFile),
    "settings.json": ("settings", SettingsFile),
}


def shape_of(name: str) -> tuple[str, type[msgspec.Struct]] | None:
    """Format and shape of a data file, or ``None`` for a name that the game does not know."""
    is_scenario = name.startswith(SCENARIOS) and name.endswith(".json")
    return ("scenario", ScenarioFile) if is_scenario else FILES.get(name)


def decode(files: Mapping[str, bytes], name: str, kind: type[T]) -> T:
    """The content of a data file. Raises DataFault where it is missing or not of its format and shape."""
    shape = shape_of(name)
    expected = None if shape is None else f"anahuac-siege-{shape[0]}"
    return datafiles.decode(files, name, kind, expected, VERSION)
