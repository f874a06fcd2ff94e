"""The tables of the dice, loss points and victory levels (4.5, 5.4, 8.24, 9.3, 10, 11), as rolls.json holds them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from anahuac.datafiles import Count, DataFile, Id, Name, Row
from anahuac.games.siege.shapes import Die, HexNumber, Shift, UnitId
from anahuac.games.siege.terms import Camp, Side, UnitClass

Dice = Literal["1d6", "2d6"]
Faces = list[Die]


class RollRow(Row, frozen=True):
    """Who rolls what (1.A): the label of a roll, the dice, the roller."""

    id: Id
    dice: Dice
    clause: str
    roller: Literal["attacker", "phasing", "aztec", "spanish", "owner", "opponent"]


class _Table(Row, frozen=True, kw_only=True):
    name: Name
    dice: Dice


class Bombardment(_Table, frozen=True, kw_only=True):
    """Shore bombardment (8.24): faces that hit, the modifier against coastal fortresses, the cap."""

    hit_on: dict[Literal["gunboat", "ally", "aztec"], Faces]
    fortress_modifier: Shift
    max_units: Count


class Objection(_Table, frozen=True, kw_only=True):
    """The Aztec objection (4.5): denied from ``threshold`` on."""

    threshold: Count


class Desertion(_Table, frozen=True, kw_only=True):
    """Desertion (10.2): modifiers, below which result they go, who never does, the hex of the fourth modifier."""

    deserts_below: int
    never: list[UnitId]
    modifiers: dict[Literal["sacrifice", "raid", "objection", "chapultepec"], Shift]
    sacrifice_max: Count
    hex: HexNumber


class Lost(Row, frozen=True):
    """Results that cost so many steps."""

    to: Die
    steps_lost: Count
    first: Die = msgspec.field(name="from")


class BreakOut(_Table, frozen=True, kw_only=True):
    """Break-out of the surrounded (10.3.1)."""

    results: list[Lost]

    def lost(self, die: int) -> int:
        """Steps lost on a result of the die."""
        return next(row.steps_lost for row in self.results if row.first <= die <= row.to)


class Gained(Row, frozen=True):
    """Results that bring so many steps."""

    to: Die
    steps: Count
    first: Die = msgspec.field(name="from")


class Replenishment(_Table, frozen=True, kw_only=True):
    """Replenishment (10.4) by category; ``automatic`` ones are filled up without a roll."""

    results: dict[Literal["regular", "elite", "knight"], list[Gained]]
    automatic: list[str]

    def steps(self, category: Literal["regular", "elite", "knight"], die: int) -> int:
        """Steps regained by a unit of a category on a result of the die."""
        return next(row.steps for row in self.results[category] if row.first <= die <= row.to)


Fate = Literal["full", "one_step", "stays", "dead_for_good"]


class Fated(Row, frozen=True):
    """Results that decide a unit's fate."""

    to: Die
    result: Fate
    first: Die = msgspec.field(name="from")


class Pile(Row, frozen=True):
    """A dead pile (10.5C)."""

    id: Id
    name: Name


class DeadPile(_Table, frozen=True, kw_only=True):
    """Dead-pile rolls (10.5) by category; classes in ``never`` do not roll."""

    results: dict[Literal["regular", "elite"], list[Fated]]
    never: list[UnitClass]
    piles: list[Pile]

    def fate(self, category: Literal["regular", "elite"], die: int) -> Fate:
        """What becomes of a dead unit of a category on a result of the die."""
        return next(row.result for row in self.results[category] if row.first <= die <= row.to)


LeaderCase = Literal["stack_destroyed", "led_no_loss", "led_with_loss", "stack_hurt"]


class LeaderRisk(_Table, frozen=True, kw_only=True):
    """Leader risk (9.3): sums of two dice on which he is lost, by case."""

    lost_on: dict[LeaderCase, Faces]


class Trap(_Table, frozen=True, kw_only=True):
    """Traps (11.2): faces that succeed, plainly and after a step is given up; length of the path in hexes."""

    success: dict[Literal["plain", "step_given"], Faces]
    step_given_needs_steps: Count
    path_min: Count
    path_max: Count


class Charge(_Table, frozen=True, kw_only=True):
    """Charges (11.3): faces that succeed, steps the target loses a success, hexes it can be pushed."""

    success: dict[Literal["with_knight", "without_knight"], Faces]
    steps_per_success: Count
    push_hexes_max: Count


class Prisoners(_Table, frozen=True, kw_only=True):
    """Prisoners (11.5): faces on which they are taken."""

    taken_on: Faces


class Disease(_Table, frozen=True, kw_only=True):
    """Disease (11.8): sums that bring it, and the dice of each camp's losses in steps."""

    outbreak_on: Faces
    losses: dict[Camp, Dice]


class LossPoints(Row, frozen=True):
    """A source of Loss points (5.4)."""

    id: Literal["rr", "dead_units", "cuauhtemoc_free"]
    points: Count
    clause: str
    name: Name


class Level(Row, frozen=True):
    """A level of victory (5.5) by Loss points, both ends included; ``to`` is ``None`` for the last."""

    id: Id
    to: Count | None
    winner: Camp
    name: Name
    summary: Name
    first: Count = msgspec.field(name="from")


class SuddenDeath(Row, frozen=True):
    """How the loss of Cortes ends the game (5.2)."""

    winner: Camp
    name: Name


class RollsFile(DataFile, frozen=True, kw_only=True):
    """rolls.json."""

    rolls: list[RollRow]
    bombardment: Bombardment
    objection: Objection
    desertion: Desertion
    break_out: BreakOut
    replenishment: Replenishment
    dead_pile: DeadPile
    leader_risk: LeaderRisk
    trap: Trap
    charge: Charge
    prisoners: Prisoners
    disease: Disease
    loss_points: list[LossPoints]
    levels: Annotated[list[Level], Meta(min_length=1)]
    sudden_death: SuddenDeath


BombardClass = Literal["gunboat", "ally", "aztec"]


def bombard_class(side: Side) -> BombardClass:
    """The column of the bombardment table for a unit of a side that uses the lake; Spanish ones are boats."""
    return "gunboat" if side == "spanish" else side
