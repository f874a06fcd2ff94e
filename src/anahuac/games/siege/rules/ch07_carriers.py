"""Chapters 9.4 and 11.4: who carries the cannon, and the leaders afloat; changed before anything moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.siege.actions.movement import Carry
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import CarrierTaken, FrameChanged, FramePopped, FramePushed
from anahuac.games.siege.frames.movement import CarrierFrame
from anahuac.games.siege.model import State, stack_at
from anahuac.games.siege.rules.alike import unlike
from anahuac.games.siege.terms import Camp, is_hex, is_lake
from anahuac.games.siege.texts import movement as texts


@rule("siege:11.4B", "siege:9.4A", "siege:9.4B")
def open_carriers(t: Tables, tx: Tx[State, Event]) -> None:
    """The start of a Movement Phase: what goes with nobody is given to the strongest, then the owner may change it."""
    s = tx.state
    for piece in carried_pieces(t, s, s.active):
        found = carriers_for(t, s, piece)
        if found and not s.pieces[piece].carrier:
            tx.emit(CarrierTaken(piece, max(found, key=lambda unit: s.pieces[unit].steps)))
    tx.emit(FramePushed(CarrierFrame()))


def carried_pieces(t: Tables, s: State, camp: Camp) -> tuple[str, ...]:
    """Cannon in hexes and leaders in areas: what goes with a unit, in the order of the counters."""
    return tuple(
        unit.id
        for unit in t.units.values()
        if unit.camp == camp
        and unit.id in s.pieces
        and (
            (unit.kind == "cannon" and is_hex(s.pieces[unit.id].at))
            or (unit.kind == "leader" and is_lake(s.pieces[unit.id].at))
        )
    )


@rule("siege:11.4A", "siege:11.4B", "siege:9.4A")
def carriers_for(t: Tables, s: State, piece: str) -> tuple[str, ...]:
    """Units at the place of a cannon or a leader that could carry it."""
    unit, at = t.units[piece], s.pieces[piece].at
    kinds = ("infantry",) if unit.kind == "cannon" else tuple(t.leaders[piece].lake_carriers)
    return tuple(other for other in stack_at(s, unit.camp, at) if t.units[other].kind in kinds)


@rule("siege:11.4B", "siege:9.4B")
def pending_carriers(t: Tables, s: State, frame: CarrierFrame) -> tuple[Decision, ...]:
    """Who else shall carry what, each cannon and leader once; of units that nothing tells apart the first."""
    options = tuple(
        Carry(piece, carrier)
        for piece in carried_pieces(t, s, s.active)
        if piece not in frame.settled
        for carrier in unlike(t, s, carriers_for(t, s, piece))
        if carrier != s.pieces[piece].carrier
    )
    if not options:
        return ()
    clause = "siege:11.4B" if t.units[options[0].piece].kind == "cannon" else "siege:9.4B"
    return (Decision(s.active, "carriers", texts.CARRIERS(), OneOf(options), clause, may_pass=True),)


def answer_carriers(t: Tables, tx: Tx[State, Event], frame: CarrierFrame, seat: Seat, action: Action) -> None:
    """A unit takes over, or all stays as it is."""
    del t, seat
    if isinstance(action, Carry):
        tx.emit(FrameChanged(CarrierFrame((*frame.settled, action.piece))))
        tx.emit(CarrierTaken(action.piece, action.carrier))
    else:
        tx.emit(FramePopped())


def run_carriers(t: Tables, tx: Tx[State, Event], frame: CarrierFrame) -> None:
    """Nothing can be changed."""
    del t, frame
    tx.emit(FramePopped())


def refuse_carriers(
    t: Tables, s: State, frame: CarrierFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Why a unit cannot carry that."""
    del frame
    if decision.contains(action) or not isinstance(action, Carry):
        return None
    if action.piece not in carried_pieces(t, s, s.active) or action.carrier not in s.pieces:
        return None
    cannon = t.units[action.piece].kind == "cannon"
    if action.carrier in carriers_for(t, s, action.piece):
        return None
    return Refusal(
        "siege:11.4B" if cannon else "siege:9.4A",
        texts.CANNOT_CARRY(unit=Ref("piece", action.carrier, "def"), piece=Ref("piece", action.piece, "def")),
    )


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    CarrierFrame: (pending_carriers, answer_carriers, run_carriers),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {CarrierFrame: refuse_carriers}
