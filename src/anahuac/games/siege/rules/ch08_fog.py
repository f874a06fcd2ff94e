"""Chapters 8.8 and 11.7: what the other player sees of a stack is its top; its owner says which piece that is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.games.siege.actions.movement import PutOnTop
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import FrameChanged, FramePopped, FramePushed, StackOrdered
from anahuac.games.siege.frames.movement import OrderFrame
from anahuac.games.siege.model import State, stack_at
from anahuac.games.siege.rules.ch11_7_signals import is_concealed
from anahuac.games.siege.terms import AZTEC, Camp, is_hex
from anahuac.games.siege.texts import movement as texts


@rule("siege:8.8A", "siege:8.8B", "siege:11.7")
def open_ordering(t: Tables, tx: Tx[State, Event]) -> None:
    """At the end of a phase of his a player puts his stacks in order, if anything in them is hidden at all."""
    order_stacks(t, tx, tx.state.active)


def order_stacks(t: Tables, tx: Tx[State, Event], camp: Camp) -> None:
    """The same, whoever is active: the Aztec player after his set-up too."""
    lower = lower_pieces(t, tx.state, camp)
    if lower:
        tx.emit(FramePushed(OrderFrame(len({tx.state.pieces[piece].at for piece in lower}), camp)))


@rule("siege:8.8", "siege:11.7")
def lower_pieces(t: Tables, s: State, camp: Camp) -> tuple[str, ...]:
    """A camp's pieces in hexes with another on top of them; none where nothing is hidden (an area is no stack)."""
    if not is_concealed(t, s, camp):
        return ()
    return tuple(piece for place in s.stacks[camp] if is_hex(place) for piece in stack_at(s, camp, place)[1:])


@rule("siege:8.8A", "siege:11.7")
def pending_order(t: Tables, s: State, frame: OrderFrame) -> tuple[Decision, ...]:
    """Which pieces come to the top of their stacks, one by one, as many as there are stacks."""
    options = tuple(map(PutOnTop, lower_pieces(t, s, frame.camp)))
    if not options or not frame.left:
        return ()
    clause = "siege:8.8A" if frame.camp == AZTEC else "siege:11.7"
    return (Decision(frame.camp, "order", texts.ORDER(), OneOf(options), clause, may_pass=True),)


def answer_order(t: Tables, tx: Tx[State, Event], frame: OrderFrame, seat: Seat, action: Action) -> None:
    """A piece comes to the top, or all is well."""
    del t, seat
    if not isinstance(action, PutOnTop):
        tx.emit(FramePopped())
        return
    place = tx.state.pieces[action.piece].at
    rest = tuple(piece for piece in stack_at(tx.state, frame.camp, place) if piece != action.piece)
    tx.emit(FrameChanged(OrderFrame(frame.left - 1, frame.camp)))
    tx.emit(StackOrdered(frame.camp, place, (action.piece, *rest)))


def run_order(t: Tables, tx: Tx[State, Event], frame: OrderFrame) -> None:
    """Every stack has been put in order."""
    del t, frame
    tx.emit(FramePopped())


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    OrderFrame: (pending_order, answer_order, run_order),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {}
