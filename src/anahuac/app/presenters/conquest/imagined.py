"""The action somebody means who points where no option leads, so that the rules can say why not."""

from __future__ import annotations

from collections.abc import Sequence

from anahuac.engine.decision import Action, Decision
from anahuac.games.conquest.actions.battle import Fire, LooseDogs, MarkForSacrifice
from anahuac.games.conquest.actions.core import TakeForm
from anahuac.games.conquest.actions.melee import Attack, FallBackTo, Feint, Shift
from anahuac.games.conquest.actions.siege import FightAt, Sacrifice, WithdrawTo
from anahuac.games.conquest.actions.strategic import (
    Buy,
    CheckStack,
    Displace,
    Flip,
    Leave,
    MoveOut,
    PickUp,
    ReturnCommander,
    ReturnUnit,
    Step,
)
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.frames.strategic import MarchFrame
from anahuac.games.conquest.model import State, zone_of
from anahuac.games.conquest.values import is_spanish


def imagine(t: Tables, s: State, decision: Decision, ref: str, picked: Sequence[str]) -> Action | None:
    """By the kind of question, what is pointed at, and what was pointed at before."""
    kind, _, name = ref.partition(":")
    held = [other.partition(":") for other in picked]
    piece = next((other for group, _, other in held if group == "piece"), "")
    tz = next((other for group, _, other in held if group == "tz"), "")
    if kind == "place" and name.isdecimal():
        return _zone(t, s, decision, int(name), piece)
    if kind == "piece":
        return _piece(t, s, decision, name, piece)
    if kind == "tz":
        return _tactical(decision, name, piece, tz)
    return None


def _zone(t: Tables, s: State, decision: Decision, zone: int, piece: str) -> Action | None:
    match decision.kind:
        case "march":
            return Step(zone)
        case "form" | "forms":
            return TakeForm(zone, True)
        case "attrition":
            return CheckStack(zone)
        case "next_combat":
            return FightAt(zone)
        case "retreat" | "refuge":
            return WithdrawTo(zone)
        case "displace":
            return Displace(piece or _subject(decision), zone)
        case "return":
            return ReturnCommander(piece or _subject(decision), zone)
        case "purchase" if piece:
            if piece in s.commanders:
                return ReturnCommander(piece, zone)
            return ReturnUnit(piece, 1, zone) if is_spanish(t, piece) else Buy(piece, 1, zone)
    return None


def _piece(t: Tables, s: State, decision: Decision, name: str, held: str) -> Action | None:
    match decision.kind:
        case "movement" if name in s.commanders:
            return MoveOut(zone_of(name, s), name)
        case "march":
            frame = s.frames[-1]
            goes_along = isinstance(frame, MarchFrame) and name in frame.pieces
            return Leave(name) if goes_along else PickUp(name)
        case "purchase" if is_spanish(t, name) and name in s.units and s.units[name].zone > 0:
            return Flip(name)
        case "fire":
            return Fire(held, name) if held else None
        case "sacrifice":
            return Sacrifice(name)
        case "mark_sacrifice":
            return MarkForSacrifice(name)
    return None


def _tactical(decision: Decision, tz: str, piece: str, origin: str) -> Action | None:
    match decision.kind:
        case "attack" if origin:
            return Attack(origin, tz)
        case "feint" if origin:
            return Feint(origin, tz)
        case "moves" | "shift" if piece:
            return Shift(piece, tz)
        case "rehome" if piece:
            return FallBackTo(piece, tz)
        case "war_dogs":
            return LooseDogs(tz)
    return None


def _subject(decision: Decision) -> str:
    """The piece a decision is about."""
    return next((ref.removeprefix("piece:") for ref in decision.subject if ref.startswith("piece:")), "")
