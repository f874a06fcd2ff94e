"""Frames of combat on the strategic map: which combat is next, accelerated battles, sieges, what follows."""

from __future__ import annotations

from typing import Literal

import msgspec

from anahuac.games.conquest.crt import NOTHING, Result
from anahuac.games.conquest.frames.casualties import CasualtyFrames
from anahuac.games.conquest.terms import Camp

#: Kinds of combat: on the tactical board, by the accelerated procedure, siege.
CombatKind = Literal["major", "minor", "siege"]


class CombatsFrame(msgspec.Struct, frozen=True, tag="combats"):
    """The active player chooses which combat comes next: battles first, then sieges (6-c)."""

    stage: Literal["battles", "sieges"]


class AcceleratedFrame(msgspec.Struct, frozen=True, tag="accelerated"):
    """A minor battle (10.2). The results are those of the last roll."""

    zone: int
    spanish_force: bool
    stage: Literal["roll", "after", "choose"] = "roll"
    attacker: Result = NOTHING
    defender: Result = NOTHING


class Side(msgspec.Struct, frozen=True):
    """One side of a result: its camp, the pieces that the result can touch, what it suffers."""

    camp: Camp
    pieces: tuple[str, ...]
    result: Result


class EffectsFrame(msgspec.Struct, frozen=True, tag="effects"):
    """The effects of a result outside the tactical board, in order (10.3.4-l): losses, S, dice for commanders."""

    zone: int
    attacker: Side
    defender: Side
    step: int = 0


class SiegeFrame(msgspec.Struct, frozen=True, tag="siege"):
    """A siege (10.4). ``commander`` leads the exit; the results are those of the last roll."""

    zone: int
    stage: Literal["round", "assaulted", "exit", "sortie", "sortied", "returning", "continue"]
    commander: str | None = None
    attacker: Result = NOTHING
    defender: Result = NOTHING


class WithdrawalFrame(msgspec.Struct, frozen=True, tag="withdrawal"):
    """Pieces must leave a zone together (10.5-a). ``rejoin``: they may stay if they cannot (10.3.5-b)."""

    camp: Camp
    zone: int
    pieces: tuple[str, ...]
    rejoin: bool = False


class RefugeFrame(msgspec.Struct, frozen=True, tag="refuge"):
    """Commanders left without units leave one after another (10.2-d)."""

    camp: Camp
    zone: int
    commanders: tuple[str, ...]


class AftermathFrame(msgspec.Struct, frozen=True, tag="aftermath"):
    """What a decided combat brings (10.5): points, retreat, control, form."""

    zone: int
    winner: Camp
    kind: CombatKind
    stage: Literal["score", "losers", "winners", "control", "form", "done"] = "score"
    scores: bool = True


SiegeFrames = (
    CasualtyFrames
    | CombatsFrame
    | AcceleratedFrame
    | EffectsFrame
    | SiegeFrame
    | WithdrawalFrame
    | RefugeFrame
    | AftermathFrame
)
