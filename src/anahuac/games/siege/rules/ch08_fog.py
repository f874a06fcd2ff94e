"""Chapter 8.8: what the Spanish player sees of an Aztec stack is its top; its owner says which piece that is."""

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
from anahuac.games.siege.terms import AZTEC, Camp, is_hex
from anahuac.games.siege.texts import movement as texts


@rule("siege:8.8A", "siege:8.8B")
def open_ordering(t: Tables, tx: Tx[State, Event]) -> None:
    """At the end of a phase of his the Aztec player puts his stacks in order, if anything is hidden at all."""
    order_stacks(t, tx, tx.state.active)


def order_stacks(t: Tables, tx: Tx[State, Event], camp: Camp) -> None:
    """The same, whoever is active: the Aztec player after his set-up too."""
    if camp == AZTEC and lower_pieces(t, tx.state):
        stacks = {tx.state.pieces[piece].at for piece in lower_pieces(t, tx.state)}
        tx.emit(FramePushed(OrderFrame(len(stacks))))


@rule("siege:8.8")
def lower_pieces(t: Tables, s: State) -> tuple[str, ...]:
    """Aztec pieces in hexes with another on top of them; none where nothing is hidden (an area is no stack)."""
    del t
    if not s.settings.opt_fog:
        return ()
    return tuple(
        piece for place in s.stacks[AZTEC] if is_hex(place) for piece in stack_at(s, AZTEC, place)[1:]
    )


@rule("siege:8.8A")
def pending_order(t: Tables, s: State, frame: OrderFrame) -> tuple[Decision, ...]:
    """Which pieces come to the top of their stacks, one by one, as many as there are stacks."""
    options = tuple(map(PutOnTop, lower_pieces(t, s)))
    if not options or not frame.left:
        return ()
    return (Decision(AZTEC, "order", texts.ORDER(), OneOf(options), "siege:8.8A", may_pass=True),)


def answer_order(t: Tables, tx: Tx[State, Event], frame: OrderFrame, seat: Seat, action: Action) -> None:
    """A piece comes to the top, or all is well."""
    del t, seat
    if not isinstance(action, PutOnTop):
        tx.emit(FramePopped())
        return
    place = tx.state.pieces[action.piece].at
    rest = tuple(piece for piece in stack_at(tx.state, AZTEC, place) if piece != action.piece)
    tx.emit(FrameChanged(OrderFrame(frame.left - 1)))
    tx.emit(StackOrdered(AZTEC, place, (action.piece, *rest)))


def run_order(t: Tables, tx: Tx[State, Event], frame: OrderFrame) -> None:
    """Every stack has been put in order."""
    del t, frame
    tx.emit(FramePopped())


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    OrderFrame: (pending_order, answer_order, run_order),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {}
