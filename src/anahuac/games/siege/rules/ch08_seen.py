"""Chapters 8.8 and 11.7 in combat: what is seen of a stack that is attacked; how units stood before the dice."""

from __future__ import annotations

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.ground import StackSeen
from anahuac.games.siege.frames.combat import BattleFrame, Stood
from anahuac.games.siege.model import State, stack_at
from anahuac.games.siege.rules.ch11_7_signals import is_concealed
from anahuac.games.siege.terms import Camp, enemy


@rule("siege:8.8", "siege:8.8A", "siege:11.7")
def look(t: Tables, tx: Tx[State, Event], place: str) -> None:
    """The attacker sees the whole stack that is attacked; there is no way back from here."""
    camp = enemy(tx.state.active)
    stack = stack_at(tx.state, camp, place)
    if is_concealed(t, tx.state, camp) and len(stack) > 1:
        tx.emit(StackSeen(place, tuple((piece, tx.state.pieces[piece].steps) for piece in stack), camp))


@rule("siege:8.8A", "siege:11.7")
def seen_places(s: State, camp: Camp) -> tuple[str, ...]:
    """Hexes whose stack of a camp its attacker sees now: that of the battle which has gone so far."""
    if camp == s.active:
        return ()
    return tuple(frame.target for frame in s.frames if isinstance(frame, BattleFrame) and frame.seen)


def stood(t: Tables, s: State, pieces: tuple[str, ...]) -> tuple[Stood, ...]:
    """The combat units among some pieces as they stand now."""
    return tuple(
        (piece, s.pieces[piece].at, s.pieces[piece].steps)
        for piece in pieces
        if t.units[piece].is_combat_unit
    )


def hurt_since(s: State, before: tuple[Stood, ...]) -> tuple[Stood, ...]:
    """Where steps fell since units stood like this: unit, its place then, steps lost."""
    lost = ((unit, place, steps - s.pieces[unit].steps) for unit, place, steps in before)
    return tuple(one for one in lost if one[2] > 0)
