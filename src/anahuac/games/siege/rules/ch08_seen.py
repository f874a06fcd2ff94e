"""Chapter 8.8 in combat: what the Spanish player sees of a stack that he attacks; how units stood before the dice."""

from __future__ import annotations

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.ground import StackSeen
from anahuac.games.siege.frames.combat import BattleFrame, Stood
from anahuac.games.siege.model import State, stack_at
from anahuac.games.siege.terms import AZTEC


@rule("siege:8.8", "siege:8.8A")
def look(t: Tables, tx: Tx[State, Event], place: str) -> None:
    """The Spanish player sees the whole stack that he attacks; there is no way back from here."""
    stack = stack_at(tx.state, AZTEC, place)
    if tx.state.settings.opt_fog and len(stack) > 1:
        tx.emit(StackSeen(place, tuple((piece, tx.state.pieces[piece].steps) for piece in stack)))


@rule("siege:8.8A")
def seen_places(s: State) -> tuple[str, ...]:
    """Hexes whose Aztec stack the Spanish player sees now under fog: that of the battle whose odds are known."""
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
