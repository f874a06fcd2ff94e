"""Chapter 8, lone commanders: they make way for the enemy (8-n)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.strategic import Displace
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import FrameChanged, FramePopped, FramePushed, PiecesMoved
from anahuac.games.conquest.frames.strategic import DisplaceFrame, MarchFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules import ch10_casualties
from anahuac.games.conquest.rules.ch02_stacks import may_stand
from anahuac.games.conquest.rules.ch05_zones import controller, has_units
from anahuac.games.conquest.terms import STILL, Camp, enemy
from anahuac.games.conquest.texts import strategic as texts


@rule("conquest:8-n")
def displace_lone_commanders(t: Tables, tx: Tx[State, Event], camp_entering: Camp, zone: int) -> None:
    """A counter of a camp has come into a zone: enemy commanders without units there withdraw at once.

    Pushes a frame that asks their owner where he has a choice.
    """
    del t
    s = tx.state
    owner = enemy(camp_entering)
    stack = s.stacks[owner].get(zone)
    if stack is None or has_units(s, owner, zone):
        return
    if not any(isinstance(f, DisplaceFrame) and (f.camp, f.zone) == (owner, zone) for f in s.frames):
        tx.emit(FramePushed(DisplaceFrame(owner, zone, stack.pieces)))


@rule("conquest:8-n", "conquest:R-14", "conquest:8-m")
def refuges(t: Tables, s: State, camp: Camp, commander: str, zone: int) -> tuple[int, ...]:
    """Where a displaced commander may go: neighbours his camp controls, else uncontrolled ones without enemy units.

    Enemy commanders alone close no zone: they make way for him in turn. But of the uncontrolled ones he takes those
    without them while there are any, so that nobody is driven to and fro; and he stops no enemy on the march.
    """
    foe = enemy(camp)
    marched = {frame.zone for frame in s.frames if isinstance(frame, MarchFrame) and frame.camp == foe}
    near = [
        to for to in t.zones[zone].neighbours if to not in marched and may_stand(t, s, camp, (commander,), to)
    ]
    controlled = [(to, controller(t, s, to)) for to in near]
    own = tuple(to for to, holder in controlled if holder == camp)
    if own:
        return own
    free = tuple(to for to, holder in controlled if holder is None and not has_units(s, foe, to))
    return tuple(to for to in free if to not in s.stacks[foe]) or free


@rule("conquest:8-n")
def pending_displace(t: Tables, s: State, frame: DisplaceFrame) -> tuple[Decision, ...]:
    """Which commander withdraws where, for those who have a choice."""
    options: list[Displace] = []
    for commander in frame.commanders:
        open_zones = refuges(t, s, frame.camp, commander, frame.zone)
        if len(open_zones) > 1:
            options.extend(Displace(commander, to) for to in open_zones)
    if not options:
        return ()
    prompt = texts.CHOOSE_REFUGE(place=Ref("place", str(frame.zone)))
    subject = (f"place:{frame.zone}", *(f"piece:{commander}" for commander in frame.commanders))
    return (Decision(frame.camp, "displace", prompt, OneOf(tuple(options)), "conquest:8-n", subject=subject),)


def answer_displace(
    t: Tables, tx: Tx[State, Event], frame: DisplaceFrame, seat: Seat, action: Action
) -> None:
    """One commander withdraws."""
    del seat
    assert isinstance(action, Displace)
    _next(tx, frame, action.commander)
    _withdraw(t, tx, frame, action.commander, action.zone)


@rule("conquest:8-n")
def run_displace(t: Tables, tx: Tx[State, Event], frame: DisplaceFrame) -> None:
    """Commanders without a choice withdraw by the only way, or are eliminated where there is none."""
    if not frame.commanders:
        tx.emit(FramePopped())
        return
    commander = frame.commanders[0]
    open_zones = refuges(t, tx.state, frame.camp, commander, frame.zone)
    _next(tx, frame, commander)
    if open_zones:
        _withdraw(t, tx, frame, commander, open_zones[0])
    else:
        ch10_casualties.eliminate_commander(t, tx, commander, "no_refuge", frame.zone, False)


@rule("conquest:8-n")
def refuse_displace(
    t: Tables, s: State, frame: DisplaceFrame, decision: Decision, action: Action
) -> Refusal | None:
    """A zone that is no refuge."""
    if not isinstance(action, Displace) or decision.contains(action):
        return None
    place = Ref("place", str(action.zone))
    if action.commander not in frame.commanders:
        return Refusal("conquest:8-n", texts.NOT_DISPLACED(piece=Ref("piece", action.commander, "def")))
    if action.zone not in t.zones[frame.zone].neighbours:
        return Refusal("conquest:8-n", texts.NOT_ADJACENT(origin=Ref("place", str(frame.zone)), to=place))
    if not may_stand(t, s, frame.camp, (action.commander,), action.zone):
        return Refusal("conquest:8-m", texts.RIVALS(place=place))
    return Refusal("conquest:8-n", texts.NO_REFUGE(place=place))


def _next(tx: Tx[State, Event], frame: DisplaceFrame, commander: str) -> None:
    left = tuple(other for other in frame.commanders if other != commander)
    tx.emit(FrameChanged(DisplaceFrame(frame.camp, frame.zone, left)))


@rule("conquest:8-n", "conquest:R-14")
def _withdraw(t: Tables, tx: Tx[State, Event], frame: DisplaceFrame, commander: str, to: int) -> None:
    """He goes, and is himself a counter that drives out enemy commanders alone there."""
    tx.emit(PiecesMoved(frame.camp, (commander,), frame.zone, to, STILL, "displaced"))
    displace_lone_commanders(t, tx, frame.camp, to)


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    DisplaceFrame: (pending_displace, answer_displace, run_displace),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {DisplaceFrame: refuse_displace}
