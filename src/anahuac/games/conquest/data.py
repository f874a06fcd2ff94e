"""Tables of Conquest, decoded from the bytes of its data files into typed, immutable values. No file access."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TypeVar

import msgspec

from anahuac.board.graph import GraphBoard
from anahuac.games.conquest.crt import Result, parse_cell
from anahuac.games.conquest.terms import OTHER, Camp

T = TypeVar("T")
Name = dict[str, str]


class DataFault(ValueError):
    """A data file is wrong: ``file``, ``place`` (a path inside it) and ``reason``."""

    def __init__(self, file: str, place: str, reason: str) -> None:
        super().__init__(f"{file}: {place}: {reason}")
        self.file = file
        self.place = place
        self.reason = reason


class _Row(msgspec.Struct, frozen=True):
    """Base of the rows of data files. Unknown keys are allowed for here (provenance); values are strict."""


class Named(_Row, frozen=True):
    """A camp, season or row of the Alliances Table."""

    id: str
    name: Name


class Nation(_Row, frozen=True):
    """A nation and its camp at the start."""

    id: str
    camp: Camp
    name: Name


class UnitType(_Row, frozen=True):
    """A type of unit (3.1-a)."""

    id: str
    branch: str
    name: Name


class UnitKind(_Row, frozen=True):
    """A unit counter (3.1-c): combat factor and cost by strength points shown, range, tactical movement."""

    id: str
    nation: str
    type: str
    steps: int
    cf: dict[str, int]
    rf: int
    mp: int
    rp_cost: dict[str, int] | None
    name: Name


class CommanderSide(_Row, frozen=True):
    """One side of a commander counter (3.2-a); ``mp_rainy`` is the strategic allowance in the rainy season."""

    name: Name
    rank: int
    tc: int
    mp: int
    mp_rainy: int
    historical: bool


class CommanderKind(CommanderSide, frozen=True, kw_only=True):
    """A commander counter: its front, and its back in ``verso``."""

    id: str
    nation: str
    verso: CommanderSide


class _Counters(_Row, frozen=True):
    camps: list[Named]
    nations: list[Nation]
    unit_types: list[UnitType]
    units: list[UnitKind]
    commanders: list[CommanderKind]


class Table(_Row, frozen=True):
    """A printed table: rows by modified die, the first and last open-ended."""

    name: Name
    columns: list[str]
    rows: dict[str, list[int]]


class _Crt(_Row, frozen=True):
    name: Name
    columns: list[str]
    rows: dict[str, list[str]]


class EventRow(_Row, frozen=True):
    """A row of table 2."""

    roll: str
    id: str
    name: Name


class MarkerKind(_Row, frozen=True):
    """A tactical marker of table 3: its set and the sequence it acts in."""

    id: str
    camp: Camp
    phase: str
    count: int
    name: Name


class Level(_Row, frozen=True):
    """A level of victory (12-g)."""

    level: str
    min: int
    name: Name


#: What a camp has that reaches no level (12-g).
NO_LEVEL = Level("none", 0, {"en": "No victory", "fr": "Aucune victoire", "fr_de": "d’aucune victoire"})


class _Charts(_Row, frozen=True):
    attrition: Table
    war_to_the_death: _Crt
    flower_war: _Crt
    random_events: list[EventRow]
    tactical_markers: list[MarkerKind]
    victory_levels: list[Level]


class Box(_Row, frozen=True):
    """A box of the Alliances Table (3.6)."""

    id: str
    row: str
    camp: Camp
    zone: str
    value: int | None
    grey: bool
    name: Name


class Cursor(_Row, frozen=True):
    """An alliance cursor: its track grows toward the Spanish camp (11-a)."""

    nation: str
    track: tuple[str, ...]
    start: str
    may_change_camp: bool
    locked_in_spanish_camp_after_switch: bool
    immediate_switch: tuple[str, ...]
    switch_box: str | None
    replacement_cap_is_box_value: bool


class Alliances(_Row, frozen=True):
    """The Alliances Table."""

    rows: list[Named]
    boxes: list[Box]
    cursors: list[Cursor]
    shifts: dict[str, int]


class SpanishPoints(_Row, frozen=True):
    """Spanish strength points of a turn (7.2-j)."""

    infantry: int
    cavalry: int


class Turn(_Row, frozen=True):
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


class _Calendar(_Row, frozen=True):
    seasons: list[Named]
    turns: list[Turn]


class SettingChoice(_Row, frozen=True):
    """A value of a setting."""

    value: int | str
    label: Name


class SettingRow(_Row, frozen=True):
    """A switch of the rules (section 7 of the data)."""

    key: str
    default: bool | int | str | list[dict[str, int]]
    type: str
    label: Name
    clause: str
    ruling: str | None
    choices: list[SettingChoice]


class _SettingsFile(_Row, frozen=True):
    settings: list[SettingRow]


class Strength(_Row, frozen=True):
    """A unit and its strength points."""

    id: str
    sp: int


class Placement(_Row, frozen=True):
    """Counters of a nation that start in a zone."""

    zone: int
    nation: str
    units: list[Strength]
    commanders: list[str]


class Landing(_Row, frozen=True):
    """Die results that bring the reinforcements ashore in a zone (7.1-c)."""

    die: list[int]
    zone: int


class TurnDie(_Row, frozen=True):
    """Die results of the optional arrival die (7.1-b)."""

    die: list[int]
    turn: int


class Reinforcements(_Row, frozen=True):
    """The reinforcements, in the order of their strength dice (7.1)."""

    nation: str
    turn: int
    units: list[Strength]
    landing: list[Landing]
    loses_a_step_on: list[int]
    optional_turn_die: list[TurnDie]


class Scenario(_Row, frozen=True):
    """A set-up (13)."""

    id: str
    name: Name
    first_turn: int
    last_turn: int
    form_choice_order: list[Camp]
    placements: list[Placement]
    reinforcements: Reinforcements
    control_markers: dict[str, list[int]]
    alliances: dict[str, str]
    other_peoples_camp: Camp
    victory_points: dict[str, int]


class Zone(_Row, frozen=True):
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
        counters = _decode(files, "counters.json", _Counters)
        charts = _decode(files, "charts.json", _Charts)
        calendar = _decode(files, "calendar.json", _Calendar)
        self.camps = {row.id: row for row in counters.camps}
        self.nations = {row.id: row for row in counters.nations}
        self.unit_types = {row.id: row for row in counters.unit_types}
        self.units = {row.id: row for row in counters.units}
        self.commanders = {row.id: row for row in counters.commanders}
        self.attrition = charts.attrition
        self.war = CombatTable(charts.war_to_the_death, "charts.json", "war_to_the_death")
        self.flower = CombatTable(charts.flower_war, "charts.json", "flower_war")
        self.events = charts.random_events
        self.markers = {row.id: row for row in charts.tactical_markers}
        self.levels = [*charts.victory_levels, NO_LEVEL]
        self.alliances = _decode(files, "alliances.json", Alliances)
        self.boxes = {row.id: row for row in self.alliances.boxes}
        self.cursors = {row.nation: row for row in self.alliances.cursors}
        self.seasons = {row.id: row for row in calendar.seasons}
        self.turns = {row.turn: row for row in calendar.turns}
        self.settings = _decode(files, "settings.json", _SettingsFile).settings
        self.scenarios = {
            scenario.id: scenario
            for name in sorted(files)
            if name.startswith("scenarios/")
            for scenario in [_decode(files, name, Scenario)]
        }
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
    def last_turn(self) -> int:
        """The turn on which victory is determined (6-d)."""
        return next(row.turn for row in self.turns.values() if row.final)


class CombatTable:
    """A combat results table with parsed cells: ``cell(row, column)`` with whole-number row and column index."""

    def __init__(self, raw: _Crt, file: str, place: str) -> None:
        self.name = raw.name
        self.columns = tuple(raw.columns)
        self.rows: dict[int, tuple[tuple[Result, Result], ...]] = {}
        for label, cells in raw.rows.items():
            if len(cells) != len(self.columns):
                raise DataFault(file, f"{place}/rows/{label}", "the row has not one cell for each column")
            try:
                self.rows[int(label.rstrip("+-"))] = tuple(parse_cell(cell) for cell in cells)
            except ValueError as error:
                raise DataFault(file, f"{place}/rows/{label}", str(error)) from None
        self.lowest, self.highest = min(self.rows), max(self.rows)
        if sorted(self.rows) != list(range(self.lowest, self.highest + 1)):
            raise DataFault(file, f"{place}/rows", "the rows leave out a die result")

    def cell(self, row: int, column: int, top: int | None = None) -> tuple[Result, Result]:
        """Attacker's and defender's result; dice beyond the ends (or beyond ``top``) read the end row."""
        highest = self.highest if top is None else min(top, self.highest)
        return self.rows[min(max(row, self.lowest), highest)][min(max(column, 0), len(self.columns) - 1)]


def _decode(files: Mapping[str, bytes], name: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(files[name], type=kind)
    except KeyError:
        raise DataFault(name, "", "the file is missing") from None
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DataFault(name, "", str(error)) from None
