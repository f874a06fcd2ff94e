"""The shapes of the data files: what each holds, field by field, strictly."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from anahuac.datafiles import Count, DataFile, Id, Name, Row
from anahuac.engine.rules import rule
from anahuac.games.siege.terms import Camp, Edge, Moves, Region, Side, UnitClass

UnitId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9]{1,20}$")]
CounterId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9]{1,20}\*?$")]
HexNumber = Annotated[str, Meta(pattern=r"^[0-9]{4}$")]
Shift = Annotated[int, Meta(ge=-20, le=20)]
Die = Annotated[int, Meta(ge=1, le=12)]
Category = Literal["regular", "elite", "knight", "gunboat", "never"]


class Named(Row, frozen=True):
    """Something with an id and a name."""

    id: Id
    name: Name


class SideRow(Row, frozen=True):
    """A side (2.14): the camp it belongs to."""

    id: Side
    camp: Camp
    name: Name


class Tribe(Row, frozen=True):
    """A people of the Allies (2.7); ``printed`` is the spelling on the counters."""

    id: Id
    printed: str
    printed_code: str | None
    name: Name


class ClassRow(Row, frozen=True):
    """A class of counters (2.8): its categories in the R&R tables and its Loss points."""

    id: UnitClass
    side: str
    counts_for_stacking: bool
    replenishment: Category | None
    dead_pile: Category | None
    lp: Count
    name: Name


class Face(Row, frozen=True):
    """A face of a counter; ``shows`` is for markers."""

    face: Literal["front", "back"]
    steps: Count | None = None
    cf: Count = 0
    ma: Count | None = None
    shows: str | None = None


class Counter(Row, frozen=True):
    """A physical counter (2.10D): a unit of four steps is a main one and a substitute."""

    id: CounterId
    unit: UnitId
    role: Literal["main", "substitute", "single", "marker"]
    printed: str
    printed_id: str | None
    faces: list[Face]
    name: Name


class UnitKind(Row, frozen=True):
    """A unit: combat factor by steps, movement allowance in MP, whether it uses the lake.

    Cannon and leaders have no step (0) and no factor. ``ma`` is 0 for what moves by areas or is carried.
    """

    id: UnitId
    side: Side
    steps: Annotated[int, Meta(ge=0, le=8)]
    cf: dict[int, Count]
    ma: Count
    moves: Moves
    lake: bool
    tribe: str | None
    name: Name
    kind: UnitClass = msgspec.field(name="class")

    @property
    def camp(self) -> Camp:
        """The camp that commands it."""
        return "aztec" if self.side == "aztec" else "spanish"

    @property
    @rule("siege:2.10A", "siege:2.10C")
    def is_combat_unit(self) -> bool:
        """Whether it has steps, and so can fight and take losses (2.10)."""
        return self.steps > 0

    @rule("siege:2.9")
    def factor(self, steps: int) -> int:
        """Combat factor with so many steps left; 0 for cannon and leaders."""
        return self.cf.get(steps, 0)


class Leader(Row, frozen=True):
    """What is peculiar to a leader (9): whom he goes with, where he is confined and how he gets away."""

    id: UnitId
    stacks_with: list[UnitClass]
    lake_carriers: list[UnitClass]
    confined_to: Region | None
    released_at_units: Count
    escape_edges: list[Edge]
    escape_mp: Count


class Marker(Row, frozen=True):
    """A marker counter with its two faces (2.13)."""

    id: UnitId
    faces: list[Named]


class CountersFile(DataFile, frozen=True, kw_only=True):
    """counters.json."""

    camps: list[Named]
    sides: list[SideRow]
    tribes: list[Tribe]
    classes: list[ClassRow]
    counters: list[Counter]
    units: list[UnitKind]
    leaders: list[Leader]
    markers: list[Marker]


class CrtRaw(Row, frozen=True):
    """The Combat Results Table as it is written: cells [attacker, defender] in steps."""

    columns: list[str]
    odds_index: list[int]
    rows: dict[str, list[tuple[Count, Count]]]


class Odds(Row, frozen=True):
    """Ends of the odds index: 1:4 is -3, 8:1 is 7 (8.16)."""

    index_min: int
    index_max: int


class Costs(Row, frozen=True):
    """MP to enter, by camp; ``None``: cannot be entered by land."""

    aztec: Count | None
    spanish_side: Count | None


class TerrainRow(Row, frozen=True):
    """A kind of terrain (1.A): costs, and the shift in columns (negative: left) with whom it helps in defence."""

    id: Id
    mp: Costs
    shift: Shift
    shift_applies_to: Literal["any", "aztec"] | None
    name: Name

    def cost(self, camp: Camp) -> int | None:
        """MP to enter for units of a camp, ``None`` where land movement cannot enter."""
        return self.mp.aztec if camp == "aztec" else self.mp.spanish_side

    def shift_for(self, defender: Camp) -> int:
        """Shift in columns when units of a camp defend in it, 0 or negative."""
        return self.shift if self.shift_applies_to in ("any", defender) else 0


class ShiftRow(Row, frozen=True):
    """A shift of columns, to the right for the attacker (1.A); terrain has its own."""

    id: Id
    value: Shift
    max_count: Count
    clause: str
    name: Name


class LossModifier(Row, frozen=True):
    """What changes the Aztec loss number (8.20, 8.23)."""

    id: Id
    operation: Literal["add", "multiply"]
    value: Count
    zero_becomes: Count
    battle: Literal["ground", "lake"]
    clause: str
    name: Name


class AztecStack(Row, frozen=True):
    """Most Knights and regulars of a legal Aztec stack (6.3)."""

    knight: Count
    aztec_regular: Count


class Stacking(Row, frozen=True):
    """Stacking limits of a hex (6.1 to 6.3)."""

    spanish: Count
    ally_elite: Count
    ally_regular: Count
    aztec: list[AztecStack]


class Movement(Row, frozen=True):
    """Numbers of movement: the change by signals (11.7), where and for how much a raid leaves (11.1)."""

    signals: Shift
    raid_edges: list[Edge]
    raid_mp: Count


class Limits(Row, frozen=True):
    """Attackers through a hexside of water and causeway (8.21), battles a leader leads in a phase (9.2)."""

    causeway_attackers: Count
    leader_battles: Count


class RedeploymentRaw(Row, frozen=True):
    """Where units may stay or be placed in an R&R (10.3), as hex and area numbers."""

    spanish_keepers: list[HexNumber]
    aztec_keepers: list[HexNumber]
    gunboat_areas: list[int]
    tepeyac_distance: Count
    fort_causeways: dict[HexNumber, list[HexNumber]]


class Phase(Row, frozen=True):
    """A phase of the couplet (4.2)."""

    id: Id
    side: Camp
    clause: str
    name: Name


class RrStep(Row, frozen=True):
    """A step of the R&R (10.1)."""

    id: Id
    clause: str
    name: Name


class ChartsFile(DataFile, frozen=True, kw_only=True):
    """charts.json."""

    crt: CrtRaw
    odds: Odds
    terrain: list[TerrainRow]
    shifts: list[ShiftRow]
    loss_modifiers: list[LossModifier]
    stacking: Stacking
    movement: Movement
    limits: Limits
    redeployment: RedeploymentRaw
    phases: list[Phase]
    rr_steps: list[RrStep]


class SettingChoice(Row, frozen=True):
    """A value of a setting."""

    value: bool | int | str
    label: Name


class SettingRow(Row, frozen=True):
    """An option (5.1) or the switch of a ruling (5.2)."""

    key: Id
    default: bool | int | str
    type: Literal["bool", "choice"]
    label: Name
    summary: Name
    clauses: Annotated[list[str], Meta(min_length=1)]
    ruling: str | None
    needs: list[str]
    choices: list[SettingChoice]


class Preset(Row, frozen=True):
    """A ready-made mixture of options."""

    id: Id
    name: Name
    values: dict[str, bool]


class SettingsFile(DataFile, frozen=True, kw_only=True):
    """settings.json."""

    settings: list[SettingRow]
    presets: list[Preset]


class ZoneRaw(Row, frozen=True):
    """A camp of 3.2: its hexes and the units that start in it; ``regions`` where they lie, none: the mainland."""

    id: Id
    centre: HexNumber
    radius: Count
    may_overstack: bool
    hexes: list[HexNumber]
    units: list[UnitId]
    name: Name
    regions: list[Region] = field(default_factory=list)


class FleetRaw(Row, frozen=True):
    """The fleet of 3.2: its lake area, its boats, and who is aboard one of them."""

    id: Id
    lake_area: int
    units: list[UnitId]
    aboard: list[UnitId]
    name: Name


class AztecSetupRaw(Row, frozen=True):
    """Where the Aztecs may set up (3.3): anywhere in some regions, or in ``hexes`` of them alone."""

    id: Id
    regions: list[Region]
    min_distance_to_spanish_hexes: Count
    lake_areas_except: list[int]
    only_island: list[UnitId]
    units: list[UnitId]
    name: Name
    hexes: list[HexNumber] = field(default_factory=list)


class ScenarioFile(DataFile, frozen=True, kw_only=True):
    """scenarios/ID.json: a set-up.

    ``absent`` units take no part, ``dead`` ones start in the dead piles; ``steps`` are those of units that start
    with fewer than all, ``recoveries`` the R&R Interphases that have been held before.
    """

    id: Id
    name: Name
    order: list[Camp]
    zones: list[ZoneRaw]
    fleet: FleetRaw
    aztec: AztecSetupRaw
    absent: list[UnitId] = field(default_factory=list)
    dead: list[UnitId] = field(default_factory=list)
    steps: dict[UnitId, Count] = field(default_factory=dict)
    recoveries: Count = 0
