"""Chapter 6.5 and 6.6: who may end where; by the other ruling too many may, and the opponent removes some."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.siege.actions.movement import Remove
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import FrameChanged, FramePopped, FramePushed, PiecesLeft
from anahuac.games.siege.frames.movement import OverstackFrame
from anahuac.games.siege.model import DEAD, State, stack_at
from anahuac.games.siege.rules.ch06_stacking import may_mix, refuse_end, surplus, with_those_there
from anahuac.games.siege.rules.ch11_7_signals import is_concealed
from anahuac.games.siege.terms import Camp, enemy, is_lake
from anahuac.games.siege.texts import stacking as texts


@rule("siege:6.5", "siege:6.6A")
def refuse_halt(t: Tables, s: State, camp: Camp, pieces: Iterable[str], place: str) -> Refusal | None:
    """Why pieces may not end their movement at a place, ``None`` where they may.

    Where the remedy is played with, too many of a kind may, at the mercy of the opponent; never Spanish with Allies,
    nor in stacks that the opponent cannot see.
    """
    ids = tuple(pieces)
    refusal = refuse_end(t, s, camp, ids, place)
    if refusal is None or not has_remedy(t, s, camp):
        return refusal
    return None if may_mix(t, s.settings, with_those_there(s, camp, ids, place)) else refusal


@rule("siege:R-3", "siege:8.8", "siege:11.7")
def has_remedy(t: Tables, s: State, camp: Camp) -> bool:
    """Whether the opponent of a camp removes what ends in excess, instead of its being refused."""
    return s.settings.rul_overstack == "remedy" and not is_concealed(t, s, camp)


@rule("siege:6.6A")
def open_remedy(t: Tables, tx: Tx[State, Event], camp: Camp, place: str) -> None:
    """A movement has ended: if too many stand there now the opponent may act."""
    if not is_lake(place) and surplus(t, tx.state.settings, stack_at(tx.state, camp, place)):
        tx.emit(FramePushed(OverstackFrame(camp, place)))


def removable(t: Tables, s: State, frame: OverstackFrame) -> tuple[str, ...]:
    """Pieces whose removal brings the stack nearer to a legal one."""
    stack = stack_at(s, frame.camp, frame.place)
    over = surplus(t, s.settings, stack)
    if not over:
        return ()
    return tuple(
        piece
        for piece in stack
        if surplus(t, s.settings, tuple(other for other in stack if other != piece)) < over
    )


@rule("siege:6.6A")
def pending_remedy(t: Tables, s: State, frame: OverstackFrame) -> tuple[Decision, ...]:
    """The opponent may remove pieces one by one; whoever has begun goes on until the stack is legal."""
    options = tuple(map(Remove, removable(t, s, frame)))
    if not options:
        return ()
    over = surplus(t, s.settings, stack_at(s, frame.camp, frame.place))
    prompt = texts.REMOVE(over, place=Ref("place", frame.place))
    subject = (f"place:{frame.place}",)
    opponent = enemy(frame.camp)
    domain = OneOf(options)
    return (Decision(opponent, "overstack", prompt, domain, "siege:6.6A", not frame.begun, subject),)


def answer_remedy(t: Tables, tx: Tx[State, Event], frame: OverstackFrame, seat: Seat, action: Action) -> None:
    """A piece goes to its owner's dead pile, or mercy is shown."""
    del t, seat
    if isinstance(action, Remove):
        tx.emit(FrameChanged(OverstackFrame(frame.camp, frame.place, True)))
        tx.emit(PiecesLeft(frame.camp, (action.piece,), DEAD, "overstacked"))
    else:
        tx.emit(FramePopped())


def run_remedy(t: Tables, tx: Tx[State, Event], frame: OverstackFrame) -> None:
    """The stack is legal."""
    del t, frame
    tx.emit(FramePopped())


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    OverstackFrame: (pending_remedy, answer_remedy, run_remedy),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {}
