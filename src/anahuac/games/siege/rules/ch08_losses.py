"""Chapter 8.18: who loses the steps of a combat result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.decision import Action, Allocate, Allocated, Chosen, Decision, Seat, Some
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import FramePopped, FramePushed, StepsLost
from anahuac.games.siege.frames.combat import LossCause, LossFrame
from anahuac.games.siege.model import State
from anahuac.games.siege.terms import Camp, is_hex, is_lake
from anahuac.games.siege.texts import losses as texts

#: The clause that lets the owner choose, by what costs the steps.
CLAUSES: dict[LossCause, str] = {"disease": "siege:11.8A", "bombardment": "siege:8.24E"}


@rule("siege:8.18", "siege:8.18.1", "siege:8.18.3")
def ask_losses(
    t: Tables,
    tx: Tx[State, Event],
    camp: Camp,
    units: tuple[str, ...],
    loss: int,
    cause: LossCause,
    place: str = "",
    free: bool = False,
) -> int:
    """Take ``loss`` steps from the combat units among ``units``; what they do not have is void.

    What leaves no choice is taken at once; the owner is asked for the rest, in a frame on top of what goes on.
    ``free``: the owner may eliminate units before all are reduced to one step (11.8). Gives the steps that are
    lost once he has answered.
    """
    alive = standing(t, tx.state, units)
    steps = {unit: tx.state.pieces[unit].steps for unit in alive}
    loss = min(loss, sum(steps.values()))
    if loss <= 0:
        return 0
    forced = forced_losses(steps, loss, free)
    if forced:
        tx.emit(StepsLost(camp, tuple((unit, forced[unit]) for unit in alive if unit in forced), cause))
    rest = loss - sum(forced.values())
    if rest:
        left = tuple(unit for unit in alive if forced.get(unit, 0) < steps[unit])
        tx.emit(FramePushed(LossFrame(camp, left, rest, cause, place, free)))
    return loss


@rule("siege:8.18.2")
def forced_losses(steps: dict[str, int], loss: int, free: bool) -> dict[str, int]:
    """What every legal way to take ``loss`` steps has in common, by unit; nothing where there is a choice.

    No unit loses its last step before all are down to one: with more losses than that, all come down first.
    """
    total = sum(steps.values())
    surplus = total - len(steps)
    if loss >= total:
        return dict(steps)
    if len(steps) == 1:
        return dict.fromkeys(steps, loss)
    if free:
        return {}
    strong = {unit: left - 1 for unit, left in steps.items() if left > 1}
    if loss >= surplus:
        return strong
    return dict.fromkeys(strong, loss) if len(strong) == 1 else {}


def standing(t: Tables, s: State, units: tuple[str, ...]) -> tuple[str, ...]:
    """The combat units among some pieces that are on the map, in the order of the counters."""
    alive = (unit for unit in units if t.units[unit].is_combat_unit and _is_on_map(s, unit))
    return tuple(sorted(alive, key=t.order.__getitem__))


def _is_on_map(s: State, unit: str) -> bool:
    at = s.pieces[unit].at
    return is_hex(at) or is_lake(at)


# ---------------------------------------------------------------------- frames


@rule("siege:8.18.2", "siege:11.4D")
def pending_losses(t: Tables, s: State, frame: LossFrame) -> tuple[Decision, ...]:
    """How the owner spreads the steps; once all units are down to one, which of them lose it.

    Every answer of the domain is legal: together the units never lose more than what they have above one step.
    """
    steps = {unit: s.pieces[unit].steps for unit in frame.units}
    clause = CLAUSES.get(frame.cause, "siege:8.18.2")
    place = Ref("place", frame.place)
    subject = (f"place:{frame.place}",) if frame.place else ()
    if not frame.free and all(left <= 1 for left in steps.values()):
        prompt = texts.LAST_STEPS(frame.steps, place=place)
        kept = Some(frame.units, frame.steps, frame.steps)
        return (Decision(frame.camp, "last_steps", prompt, kept, clause, subject=subject),)
    anywhere = texts.LOSE_STEPS_ANYWHERE(frame.steps)
    prompt = texts.LOSE_STEPS(frame.steps, place=place) if frame.place else anywhere
    slots = tuple((unit, most(steps[unit], frame.free)) for unit in frame.units)
    domain = Allocate(tuple(slot for slot in slots if slot[1]), frame.steps)
    return (Decision(frame.camp, "losses", prompt, domain, clause, subject=subject),)


def most(steps: int, free: bool) -> int:
    """Steps that a unit can give while others have more than one."""
    return steps if free else steps - 1


def answer_losses(t: Tables, tx: Tx[State, Event], frame: LossFrame, seat: Seat, action: Action) -> None:
    """The owner has chosen."""
    del t, seat
    taken = action.amounts if isinstance(action, Allocated) else ()
    if isinstance(action, Chosen):
        taken = tuple((unit, 1) for unit in action.items)
    tx.emit(FramePopped())
    tx.emit(StepsLost(frame.camp, taken, frame.cause))


def run_losses(t: Tables, tx: Tx[State, Event], frame: LossFrame) -> None:
    """Nothing is left to ask."""
    del t, frame
    tx.emit(FramePopped())


@rule("siege:8.18.2")
def refuse_losses(
    t: Tables, s: State, frame: LossFrame, decision: Decision, action: Action
) -> Refusal | None:
    """A unit that was not in it, its last step too early, more than it has, or another total."""
    del t
    asked = Chosen if decision.kind == "last_steps" else Allocated
    if decision.contains(action) or not isinstance(action, asked):
        return None
    taken = action.amounts if isinstance(action, Allocated) else tuple((unit, 1) for unit in action.items)
    for unit, amount in taken:
        if unit not in frame.units:
            return Refusal(decision.clause, texts.NOT_INVOLVED(piece=Ref("piece", unit)))
        left = s.pieces[unit].steps
        if amount > left:
            return Refusal(decision.clause, texts.NOT_SO_MANY_STEPS(left, piece=Ref("piece", unit)))
        if amount == left and decision.kind == "losses" and not frame.free:
            return Refusal("siege:8.18.2", texts.LAST_STEP_STAYS(piece=Ref("piece", unit)))
    return Refusal(decision.clause, texts.WRONG_TOTAL(frame.steps))


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    LossFrame: (pending_losses, answer_losses, run_losses),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {LossFrame: refuse_losses}
