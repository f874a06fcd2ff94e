"""Facts of the R&R Interphase (10) and of disease (11.8)."""

from __future__ import annotations

import msgspec

from anahuac.games.siege.dice import Fate
from anahuac.games.siege.terms import Camp


class RecoveryBegan(msgspec.Struct, frozen=True, tag="recovery_began"):
    """An R&R Interphase began; it counts for the Loss points (5.4)."""

    number: int


class DesertionChecked(msgspec.Struct, frozen=True, tag="desertion_checked"):
    """The Spanish player's die, the modifiers that held, and whether the Allies go home (10.2)."""

    die: int
    modifiers: tuple[tuple[str, int], ...]
    result: int
    deserts: bool


class TroublesForgotten(msgspec.Struct, frozen=True, tag="troubles_forgotten"):
    """What weighed on this desertion check weighs on no later one: raid, objection, prisoners (11.1D, 11.5)."""


class AlliesCameBack(msgspec.Struct, frozen=True, tag="allies_came_back"):
    """Those who went home are at hand again, with so many steps each (10.2D)."""

    units: tuple[tuple[str, int], ...]


class UnitsKept(msgspec.Struct, frozen=True, tag="units_kept"):
    """Pieces of a camp stay where they are while the others are taken up (10.3.2, 10.3.3)."""

    camp: Camp
    pieces: tuple[str, ...]


class BreakOutRolled(msgspec.Struct, frozen=True, tag="break_out_rolled"):
    """The die of a surrounded unit and the steps that it costs (10.3.1)."""

    camp: Camp
    unit: str
    die: int
    steps: int


class DeadRolled(msgspec.Struct, frozen=True, tag="dead_rolled"):
    """The die of a dead unit and its fate; ``steps`` are those it returns with, 0 if it does not (10.5)."""

    camp: Camp
    unit: str
    die: int
    fate: Fate
    steps: int


class DiseaseRolled(msgspec.Struct, frozen=True, tag="disease_rolled"):
    """The Aztec player's dice for disease, and whether it breaks out (11.8)."""

    dice: tuple[int, int]
    outbreak: bool


class DiseaseStruck(msgspec.Struct, frozen=True, tag="disease_struck"):
    """The dice of a camp's loss, and the steps it must lose, never more than it has (11.8)."""

    camp: Camp
    dice: tuple[int, ...]
    steps: int


RecoveryEvents = (
    RecoveryBegan
    | DesertionChecked
    | TroublesForgotten
    | AlliesCameBack
    | UnitsKept
    | BreakOutRolled
    | DeadRolled
    | DiseaseRolled
    | DiseaseStruck
)
