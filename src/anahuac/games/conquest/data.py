"""Tables of Conquest, decoded from the bytes of its data files into typed, immutable values. No file access."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Annotated, TypeVar

import msgspec

from anahuac import datafiles
from anahuac.board.graph import GraphBoard
from anahuac.datafiles import (
    NOT_THE_FILES_NAME,
    SCENARIOS,
    Count,
    DataFault,
    DataFile,
    Id,
    Name,
    Row,
    by_field,
)
from anahuac.games.conquest import data_texts as texts
from anahuac.games.conquest.crt import Result, parse_cell
from anahuac.games.conquest.terms import OTHER, Camp

T = TypeVar("T")


class Named(Row, frozen=True):
    """A camp, season or row of the Alliances Table."""

    id: Id
    name: Name


class Nation(Row, frozen=True):
    """A nation and its camp at the start."""

    id: Id
    camp: Camp
    name: Name
    colour: str = ""


class UnitType(Row, frozen=True):
    """A type of unit (3.1-a)."""

    id: Id
    branch: str
    name: Name


class UnitKind(Row, frozen=True):
    """A unit counter (3.1-c): combat factor and cost by strength points shown, range, tactical movement."""

    id: Id
    nation: str
    type: str
    steps: Annotated[int, msgspec.Meta(ge=1, le=2)]
    cf: dict[str, Count]
    rf: Count
    mp: Count
    rp_cost: dict[str, Count] | None
    name: Name
    start: dict[str, int] = msgspec.field(default_factory=dict)


class CommanderSide(Row, frozen=True):
    """One side of a commander counter (3.2-a); ``mp_rainy`` is the strategic allowance in the rainy season."""

    name: Name
    rank: Count
    tc: Count
    mp: Count
    mp_rainy: Count
    historical: bool


class CommanderKind(CommanderSide, frozen=True, kw_only=True):
    """A commander counter: its front, and its back in ``verso``."""

    id: Id
    nation: str
    verso: CommanderSide
    start_zone: int | None = None


class _Counters(DataFile, frozen=True, kw_only=True):
    camps: list[Named]
    nations: list[Nation]
    unit_types: list[UnitType]
    units: list[UnitKind]
    commanders: list[CommanderKind]


class Table(Row, frozen=True):
    """A printed table: rows by modified die, the first and last open-ended."""

    name: Name
    columns: list[str]
    rows: dict[str, list[Count]]


class _Crt(Row, frozen=True):
    name: Name
    columns: list[str]
    rows: dict[str, list[str]]


class EventRow(Row, frozen=True):
    """A row of table 2."""

    roll: str
    id: Id
    name: Name


class MarkerKind(Row, frozen=True):
    """A tactical marker of table 3: its set and the sequence it acts in."""

    id: Id
    camp: Camp
    phase: str
    count: Count
    name: Name


class Level(Row, frozen=True):
    """A level of victory (12-g)."""

    level: Id
    min: Count
    name: Name


#: What a camp has that reaches no level (12-g).
NO_LEVEL = Level("none", 0, {"en": "no victory", "fr": "aucune victoire", "fr_de": "d’aucune victoire"})


class _Charts(DataFile, frozen=True, kw_only=True):
    attrition: Table
    war_to_the_death: _Crt
    flower_war: _Crt
    random_events: list[EventRow]
    tactical_markers: list[MarkerKind]
    victory_levels: list[Level]


class Box(Row, frozen=True):
    """A box of the Alliances Table (3.6)."""

    id: Id
    row: str
    camp: Camp
    zone: str
    value: Count | None
    grey: bool
    name: Name


class Cursor(Row, frozen=True):
    """An alliance cursor: its track grows toward the Spanish camp (11-a)."""

    nation: str
    track: tuple[str, ...]
    start: str
    may_change_camp: bool
    locked_in_spanish_camp_after_switch: bool
    immediate_switch: tuple[str, ...]
    switch_box: str | None
    replacement_cap_is_box_value: bool


class Alliances(DataFile, frozen=True, kw_only=True):
    """The Alliances Table."""

    rows: list[Named]
    boxes: list[Box]
    cursors: list[Cursor]
    shifts: dict[str, int]


class SpanishPoints(Row, frozen=True):
    """Spanish strength points of a turn (7.2-j)."""

    infantry: Count
    cavalry: Count


class Turn(Row, frozen=True):
    """A box of the turn track (section 6 of the data, 13.3)."""

    turn: int
    months: Name
    year: int
    season: str
    rr_sequence: bool
    harvest: bool
    smallpox: bool
    spanish_reinforcements: bool
    spanish_sp: SpanishPoints
    event_modifier: int
    zigzag_available: bool
    final: bool


class _Calendar(DataFile, frozen=True, kw_only=True):
    seasons: list[Named]
    turns: list[Turn]


class SettingChoice(Row, frozen=True):
    """A value of a setting."""

    value: int | str
    label: Name


class SettingRow(Row, frozen=True):
    """A switch of the rules (section 7 of the data)."""

    key: str
    default: bool | int | str | list[dict[str, int]]
    type: str
    label: Name
    clause: str
    ruling: str | None
    choices: list[SettingChoice]


class _SettingsFile(DataFile, frozen=True, kw_only=True):
    settings: list[SettingRow]


class Strength(Row, frozen=True):
    """A unit and its strength points."""

    id: str
    sp: int


class Placement(Row, frozen=True):
    """Counters of a nation that start in a zone."""

    zone: int
    nation: str
    units: list[Strength]
    commanders: list[str]


class Landing(Row, frozen=True):
    """Die results that bring the reinforcements ashore in a zone (7.1-c)."""

    die: list[int]
    zone: int


class TurnDie(Row, frozen=True):
    """Die results of the optional arrival die (7.1-b)."""

    die: list[int]
    turn: int


class Reinforcements(Row, frozen=True):
    """The reinforcements, in the order of their strength dice (7.1)."""

    nation: str
    turn: int
    units: list[Strength]
    landing: list[Landing]
    loses_a_step_on: list[int]
    optional_turn_die: list[TurnDie]


class Scenario(DataFile, frozen=True, kw_only=True):
    """A set-up (13)."""

    id: Id
    name: Name
    first_turn: int
    last_turn: int
    form_choice_order: list[Camp]
    placements: list[Placement]
    reinforcements: Reinforcements
    control_markers: dict[str, list[int]]
    alliances: dict[str, str]
    other_peoples_camp: Camp
    victory_points: dict[str, Count]


class Zone(msgspec.Struct, frozen=True):
    """A strategic zone (5-a); ``nation`` is ``None`` for land of nobody, ``neighbours`` follows 5-g."""

    id: int
    name: Name
    cost: int
    nation: str | None
    rp: int
    vp: int
    fv: int
    is_other_symbol: bool
    neighbours: tuple[int, ...]


class Tables:
    """Everything the rules look up. Built once, shared, never changed."""

    def __init__(self, files: Mapping[str, bytes], zones: Mapping[int, Zone], tactical: GraphBoard) -> None:
        counters = decode(files, "counters.json", _Counters)
        charts = decode(files, "charts.json", _Charts)
        calendar = decode(files, "calendar.json", _Calendar)
        self.camps = by_field("id", counters.camps, "counters.json", "/camps")
        self.nations = by_field("id", counters.nations, "counters.json", "/nations")
        self.unit_types = by_field("id", counters.unit_types, "counters.json", "/unit_types")
        self.units = by_field("id", counters.units, "counters.json", "/units")
        self.commanders = by_field("id", counters.commanders, "counters.json", "/commanders")
        self.attrition = charts.attrition
        self.war = CombatTable(charts.war_to_the_death, "charts.json", "/war_to_the_death")
        self.flower = CombatTable(charts.flower_war, "charts.json", "/flower_war")
        self.events = charts.random_events
        self.markers = by_field("id", charts.tactical_markers, "charts.json", "/tactical_markers")
        self.levels = [*charts.victory_levels, NO_LEVEL]
        self.alliances = decode(files, "alliances.json", Alliances)
        self.boxes = by_field("id", self.alliances.boxes, "alliances.json", "/boxes")
        self.cursors = by_field("nation", self.alliances.cursors, "alliances.json", "/cursors")
        self.seasons = by_field("id", calendar.seasons, "calendar.json", "/seasons")
        self.turns: dict[int, Turn] = by_field("turn", calendar.turns, "calendar.json", "/turns")
        self.settings = decode(files, "settings.json", _SettingsFile).settings
        self.scenarios = dict(
            _scenario(files, name)
            for name in sorted(files)
            if name.startswith(SCENARIOS) and name.endswith(".json")
        )
        self.zones = zones
        self.board: GraphBoard = tactical

    @cached_property
    def order(self) -> dict[str, int]:
        """Position of every counter in the counter list: units, then commanders ("counter-id order", 1.16)."""
        return {piece: at for at, piece in enumerate([*self.units, *self.commanders])}

    @cached_property
    def land(self) -> dict[str, tuple[int, ...]]:
        """Zones that take a nation's replacements: its own colour, for the Other Peoples their symbol (7.2-m)."""
        zones = self.zones.values()
        return {
            nation: tuple(
                z.id for z in zones if (z.is_other_symbol if nation == OTHER else z.nation == nation)
            )
            for nation in self.nations
        }

    @cached_property
    def attrition_firsts(self) -> tuple[int, ...]:
        """Least strength points of each column of table 1 (9-b)."""
        return tuple(int(label.rstrip("+").partition("-")[0]) for label in self.attrition.columns)

    @cached_property
    def attrition_rows(self) -> dict[int, tuple[int, ...]]:
        """Strength points lost by modified die and column; the least and the greatest row are open-ended (9-c)."""
        return {int(label.rstrip("+-")): tuple(cells) for label, cells in self.attrition.rows.items()}

    @cached_property
    def last_turn(self) -> int:
        """The turn on which victory is determined (6-d)."""
        return next(row.turn for row in self.turns.values() if row.final)


def _scenario(files: Mapping[str, bytes], name: str) -> tuple[str, Scenario]:
    """A scenario under its id, which is the name of its file."""
    scenario = decode(files, name, Scenario)
    if name != f"{SCENARIOS}{scenario.id}.json":
        raise DataFault(name, "/id", NOT_THE_FILES_NAME(id=scenario.id))
    return scenario.id, scenario


class CombatTable:
    """A combat results table with parsed cells: ``cell(row, column)`` with whole-number row and column index."""

    def __init__(self, raw: _Crt, file: str, place: str) -> None:
        self.name = raw.name
        self.columns = tuple(raw.columns)
        self.rows: dict[int, tuple[tuple[Result, Result], ...]] = {}
        for label, cells in raw.rows.items():
            where = f"{place}/rows/{label}"
            if not label.rstrip("+-").isdecimal():
                raise DataFault(file, where, texts.NOT_A_DIE(label=label))
            if len(cells) != len(self.columns):
                raise DataFault(file, where, texts.CELL_FOR_EACH_COLUMN())
            self.rows[int(label.rstrip("+-"))] = tuple(_parsed(cell, file, where) for cell in cells)
        self.lowest, self.highest = min(self.rows, default=0), max(self.rows, default=0)
        if sorted(self.rows) != list(range(self.lowest, self.highest + 1)):
            raise DataFault(file, f"{place}/rows", texts.RESULT_LEFT_OUT())

    def cell(self, row: int, column: int, top: int | None = None) -> tuple[Result, Result]:
        """Attacker's and defender's result; dice beyond the ends (or beyond ``top``) read the end row."""
        highest = self.highest if top is None else min(top, self.highest)
        return self.rows[min(max(row, self.lowest), highest)][min(max(column, 0), len(self.columns) - 1)]


def _parsed(cell: str, file: str, place: str) -> tuple[Result, Result]:
    try:
        return parse_cell(cell)
    except ValueError:
        raise DataFault(file, place, texts.NOT_A_RESULT(cell=cell)) from None


#: Version of the format of every data file but the map, which has its own.
VERSION = 1
#: What each data file holds, by name in the game's folder: the ending of its format's name, and its shape.
FILES: Mapping[str, tuple[str, type[msgspec.Struct]]] = {
    "counters.json": ("counters", _Counters),
    "charts.json": ("charts", _Charts),
    "alliances.json": ("alliances", Alliances),
    "calendar.json": ("calendar", _Calendar),
    "settings.json": ("settings", _SettingsFile),
}


def shape_of(name: str) -> tuple[str, type[msgspec.Struct]] | None:
    """Format and shape of a data file, or ``None`` for a name that the game does not know."""
    is_scenario = name.startswith(SCENARIOS) and name.endswith(".json")
    return ("scenario", Scenario) if is_scenario else FILES.get(name)


def decode(files: Mapping[str, bytes], name: str, kind: type[T]) -> T:
    """The content of a data file. Raises DataFault where it is missing or not of its format and shape."""
    shape = shape_of(name)
    expected = None if shape is None else f"anahuac-conquest-{shape[0]}"
    return datafiles.decode(files, name, kind, expected, VERSION)
