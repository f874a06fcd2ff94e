"""Frames of hand-to-hand fighting, its results, counter-attacks and tactical movement (10.3.4.3 to 10.3.4.6)."""

from __future__ import annotations

from typing import Literal

import msgspec

from anahuac.games.conquest.crt import Result
from anahuac.games.conquest.terms import Camp

#: The parts of a hand-to-hand in order. "feint_back" is the defender's feint.
MeleeStage = Literal[
    "pair", "reveal", "double", "feint", "feint_back", "shock", "fight", "charge", "advance", "death", "end"
]


class MeleeFrame(msgspec.Struct, frozen=True, tag="melee"):
    """A hand-to-hand stands before ``stage``, from the choice of the two tactical zones on (10.3.4-i, 10.3.4-l).

    ``star``: a result of it showed a ``*`` on the defender's side.
    """

    attacker: Camp
    stage: MeleeStage
    origin: str = ""
    target: str = ""
    counter: bool = False
    star: bool = False


class DoubleFrame(msgspec.Struct, frozen=True, tag="double"):
    """To the death: in which tactical zone (T3-h)."""

    camp: Camp


class FeintFrame(msgspec.Struct, frozen=True, tag="feint_frame"):
    """A feint of at most ``most`` units: from where to where, then which (T3-g)."""

    camp: Camp
    most: int
    origin: str = ""
    to: str = ""


class DriveFrame(msgspec.Struct, frozen=True, tag="drive"):
    """``chooser`` picks the ``count`` of some enemy ``units`` that a marker drives back (T3-f, T3-k)."""

    chooser: Camp
    camp: Camp
    tz: str
    units: tuple[str, ...]
    count: int
    why: Literal["shock", "enveloping"]


class ResultFrame(msgspec.Struct, frozen=True, tag="result"):
    """The result of a hand-to-hand is applied, in the order of 10.3.4-l; ``step`` counts its parts.

    ``picks``: the attacker's infantry charge fixes the ``first`` enemy unit to lose a strength point (T3-d).
    """

    attacker: Camp
    origin: str
    target: str
    results: tuple[Result, Result]
    step: int = 0
    picks: bool = False
    first: str | None = None


class HoldFrame(msgspec.Struct, frozen=True, tag="hold"):
    """An R: which of at most ``most`` units hold their ground, then which commanders go (10.3.4-n, 10.3.4-o).

    ``held`` is ``None`` until the first is decided.
    """

    camp: Camp
    tz: str
    most: int
    held: tuple[str, ...] | None = None


class ExitFrame(msgspec.Struct, frozen=True, tag="exit"):
    """Retreating ``units`` have several ways open; their owner picks one for each (R-37)."""

    camp: Camp
    tz: str
    units: tuple[str, ...]


class RehomeFrame(msgspec.Struct, frozen=True, tag="rehome"):
    """Commanders left alone in a tactical zone go to their units, their owner choosing among equals (10.3.4-s)."""

    camp: Camp
    tz: str


class AdvanceFrame(msgspec.Struct, frozen=True, tag="advance"):
    """A camp may follow into the tactical zone it emptied: units first, then commanders with them (10.3.4-r)."""

    camp: Camp
    origin: str
    target: str
    units_done: bool = False


class CounterFrame(msgspec.Struct, frozen=True, tag="counter"):
    """A counter-attack: whether and where, then the markers, then the die (10.3.4-A)."""

    camp: Camp
    stage: Literal["choice", "reveal", "roll"]
    origin: str = ""
    target: str = ""
    commander: str = ""


class MovesFrame(msgspec.Struct, frozen=True, tag="moves"):
    """The sequence of tactical movement: markers, then the active camp's moves, then the other's (10.3.4-C, -D)."""

    stage: Literal["reveal", "enveloping", "noria", "hiding", "first", "second", "end"]
    step: int = 0


class NoriaFrame(msgspec.Struct, frozen=True, tag="noria"):
    """A camp swaps reduced units of its first line with full ones (T3-j)."""

    camp: Camp


class HidingFrame(msgspec.Struct, frozen=True, tag="hiding"):
    """A camp hides units: which, then where (T3-l)."""

    camp: Camp
    units: tuple[str, ...] = ()


class AppearFrame(msgspec.Struct, frozen=True, tag="appear_frame"):
    """A camp with hidden units may let them come out at the start of a sequence (T3-l)."""

    camp: Camp


class ShiftsFrame(msgspec.Struct, frozen=True, tag="shifts"):
    """The moves of one camp (10.3.4-D): who has ``moved``, and who is ``going`` on with the movement points ``left``
    after driving off guns or while enemies hide. ``due``: the last move may have ended the battle or taken an army
    commander out of it.
    """

    camp: Camp
    moved: tuple[str, ...] = ()
    going: str = ""
    left: int = 0
    due: bool = False


MeleeFrames = (
    MeleeFrame
    | DoubleFrame
    | FeintFrame
    | DriveFrame
    | ResultFrame
    | HoldFrame
    | ExitFrame
    | RehomeFrame
    | AdvanceFrame
    | CounterFrame
    | MovesFrame
    | NoriaFrame
    | HidingFrame
    | AppearFrame
    | ShiftsFrame
)
