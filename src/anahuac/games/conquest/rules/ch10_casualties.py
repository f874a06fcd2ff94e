"""Losses in combat and by attrition: strength points, sacrifices, commanders (key of the tables)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.decision import Action, Allocate, Allocated, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.siege import Sacrifice
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.casualties import CommanderTested, Mark, Sacrificed
from anahuac.games.conquest.events.core import (
    CommanderEliminated,
    FramePopped,
    FramePushed,
    StepsLost,
    UnitsEliminated,
)
from anahuac.games.conquest.frames.casualties import LossFrame, SacrificeFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules import ch11_log, ch12_victory
from anahuac.games.conquest.terms import ELIMINATED, Camp, Cause
from anahuac.games.conquest.texts import casualties as texts
from anahuac.games.conquest.values import historical_commanders

#: What a commander's elimination is put down to, by the mark his die was rolled for.
CAUSES: dict[Mark, Cause] = {"star": "combat", "heart": "sacrifice", "fire": "fire"}


@rule("conquest:10.3.4-m", "conquest:9-d", "conquest:G-4")
def ask_losses(
    t: Tables,
    tx: Tx[State, Event],
    camp: Camp,
    pieces: tuple[str, ...],
    steps: int,
    cause: Cause,
    zone: int,
    tz: str | None = None,
    first: str | None = None,
) -> None:
    """Take ``steps`` strength points from the units among ``pieces``; what they do not have is ignored.

    The owner is asked only when he has a choice. ``first`` is the unit that an Infantry charge makes lose the
    first point (T3-d).
    """
    units = _alive(t, tx.state, pieces)
    if steps <= 0 or not units:
        return
    if first in units:
        tx.emit(StepsLost(camp, ((first, 1),), cause, zone, tz))
        steps -= 1
        units = _alive(t, tx.state, units)
        if steps == 0 or not units:
            return
    total = sum(tx.state.units[unit].sp for unit in units)
    if steps >= total:
        tx.emit(StepsLost(camp, tuple((unit, tx.state.units[unit].sp) for unit in units), cause, zone, tz))
    elif len(units) == 1:
        tx.emit(StepsLost(camp, ((units[0], steps),), cause, zone, tz))
    else:
        tx.emit(FramePushed(LossFrame(camp, units, steps, cause, zone, tz)))


@rule("conquest:10.3.4-u")
def ask_sacrifice(
    t: Tables, tx: Tx[State, Event], camp: Camp, pieces: tuple[str, ...], zone: int, tz: str | None = None
) -> None:
    """An S against ``pieces``: the counter with the Sacrifice marker if it is among them, else a unit of the
    owner's choice (asked only when there are several)."""
    battle = tx.state.battle
    marked = None if battle is None else battle.sacrifice
    if marked is not None and marked in pieces:
        _sacrifice(t, tx, camp, marked, zone, tz, marked=True)
        return
    units = _alive(t, tx.state, pieces)
    if len(units) == 1:
        _sacrifice(t, tx, camp, units[0], zone, tz, marked=False)
    elif units:
        tx.emit(FramePushed(SacrificeFrame(camp, units, zone, tz)))


@rule("conquest:10.3.4-q", "conquest:10.3.4-g")
def roll_for_commanders(
    t: Tables,
    tx: Tx[State, Event],
    camp: Camp,
    commanders: tuple[str, ...],
    zone: int,
    heart: bool = False,
    tz: str | None = None,
    *,
    fire: bool = False,
) -> None:
    """A D10 for each historical commander among ``commanders``, highest rank first, then by name (1.16).

    A 1 eliminates him, or sacrifices him under the heart. ``fire`` is the roll after a natural 1 (10.3.4-g).
    """
    mark: Mark = "fire" if fire else "heart" if heart else "star"
    label = "fire.commander" if fire else "commander"
    present = tuple(piece for piece in commanders if piece in tx.state.commanders)
    for commander in historical_commanders(t, tx.state, present):
        die = tx.chance.roll(label, 10)
        back = tx.state.commanders[commander].back
        tx.emit(CommanderTested(camp, commander, die, mark, zone, tz, back))
        if die == 1:
            eliminate_commander(t, tx, commander, CAUSES[mark], zone, True, sacrificed=heart)


@rule("conquest:12-e", "conquest:12-f", "conquest:11-b", "conquest:R-23")
def eliminate_commander(
    t: Tables,
    tx: Tx[State, Event],
    commander: str,
    cause: Cause,
    zone: int,
    in_combat: bool,
    sacrificed: bool = False,
) -> None:
    """Eliminate a commander, score the points for him and log what moves the cursors."""
    lost = tx.state.commanders[commander]
    points = ch12_victory.points_for_commander(t, tx.state, commander, in_combat, sacrificed)
    tx.emit(CommanderEliminated(lost.camp, commander, cause, zone, in_combat, lost.back))
    if points is not None:
        camp, amount, why, clause = points
        ch12_victory.score(t, tx, camp, amount, why, clause, piece=commander, back=lost.back)
    ch11_log.log_lost_commander(t, tx, commander, lost.back, zone)


def eliminate_units(
    t: Tables,
    tx: Tx[State, Event],
    camp: Camp,
    units: tuple[str, ...],
    cause: Cause,
    zone: int,
    tz: str | None = None,
) -> None:
    """Remove whole units, whatever their strength; no points (12.1 names none but sacrifices)."""
    gone = _alive(t, tx.state, units)
    if gone:
        tx.emit(UnitsEliminated(camp, gone, cause, zone, tz))


@rule("conquest:12-f", "conquest:10.3.2-f")
def _sacrifice(
    t: Tables, tx: Tx[State, Event], camp: Camp, piece: str, zone: int, tz: str | None, *, marked: bool
) -> None:
    if piece in tx.state.commanders:
        tx.emit(Sacrificed(camp, piece, zone, marked, tz, tx.state.commanders[piece].back))
        eliminate_commander(t, tx, piece, "sacrifice", zone, True, sacrificed=True)
        return
    points = ch12_victory.points_for_sacrificed_unit(t, tx.state, piece)
    tx.emit(Sacrificed(camp, piece, zone, marked, tz))
    tx.emit(UnitsEliminated(camp, (piece,), "sacrifice", zone, tz))
    if points is not None:
        winner, amount, why, clause = points
        ch12_victory.score(t, tx, winner, amount, why, clause, piece=piece)


def _alive(t: Tables, s: State, pieces: tuple[str, ...]) -> tuple[str, ...]:
    """The units among some pieces that are still on the map, in counter order."""
    units = s.units
    alive = [piece for piece in pieces if piece in units and units[piece].zone > ELIMINATED]
    return tuple(sorted(alive, key=t.order.__getitem__))


# ---------------------------------------------------------------------- frames


@rule("conquest:9-d", "conquest:10.3.4-m")
def pending_loss(t: Tables, s: State, frame: LossFrame) -> tuple[Decision, ...]:
    """How the owner spreads the loss."""
    del t
    prompt = (
        texts.LOSE_STEPS(frame.steps, place=Ref("place", str(frame.zone)))
        if frame.tz is None
        else texts.LOSE_STEPS_TZ(frame.steps, tz=Ref("tz", frame.tz, "def"))
    )
    slots = tuple((unit, s.units[unit].sp) for unit in frame.units)
    clause = "conquest:9-d" if frame.cause == "attrition" else "conquest:10.3.4-m"
    domain = Allocate(slots, frame.steps)
    return (Decision(frame.camp, "losses", prompt, domain, clause, subject=_subject(frame)),)


def answer_loss(t: Tables, tx: Tx[State, Event], frame: LossFrame, seat: Seat, action: Action) -> None:
    """The owner has spread it."""
    del t, seat
    assert isinstance(action, Allocated)
    tx.emit(FramePopped())
    tx.emit(StepsLost(frame.camp, action.amounts, frame.cause, frame.zone, frame.tz))


def refuse_loss(t: Tables, s: State, frame: LossFrame, decision: Decision, action: Action) -> Refusal | None:
    """A foreign unit, more than a unit has, or another total."""
    del t
    if not isinstance(action, Allocated) or decision.contains(action):
        return None
    for piece, amount in action.amounts:
        if piece not in frame.units:
            return Refusal(decision.clause, texts.NOT_THAT_UNIT(piece=Ref("piece", piece)))
        left = s.units[piece].sp
        if amount > left:
            return Refusal(decision.clause, texts.TOO_MUCH_OF_A_UNIT(left, piece=Ref("piece", piece)))
    if sum(amount for _, amount in action.amounts) != frame.steps:
        return Refusal(decision.clause, texts.WRONG_TOTAL(frame.steps))
    return None


@rule("conquest:10.3.4-u")
def pending_sacrifice(t: Tables, s: State, frame: SacrificeFrame) -> tuple[Decision, ...]:
    """Which unit the owner gives up."""
    del t, s
    prompt = (
        texts.GIVE_SACRIFICE(place=Ref("place", str(frame.zone)))
        if frame.tz is None
        else texts.GIVE_SACRIFICE_TZ(tz=Ref("tz", frame.tz, "def"))
    )
    options = OneOf(tuple(Sacrifice(unit) for unit in frame.units))
    return (Decision(frame.camp, "sacrifice", prompt, options, "conquest:10.3.4-u", subject=_subject(frame)),)


def answer_sacrifice(
    t: Tables, tx: Tx[State, Event], frame: SacrificeFrame, seat: Seat, action: Action
) -> None:
    """The owner has picked."""
    del seat
    assert isinstance(action, Sacrifice)
    tx.emit(FramePopped())
    _sacrifice(t, tx, frame.camp, action.unit, frame.zone, frame.tz, marked=False)


def refuse_sacrifice(
    t: Tables, s: State, frame: SacrificeFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Only a unit that was in the fight."""
    del t, s
    if isinstance(action, Sacrifice) and action.unit not in frame.units:
        return Refusal(decision.clause, texts.NOT_THAT_UNIT(piece=Ref("piece", action.unit)))
    return None


def run_on(t: Tables, tx: Tx[State, Event], frame: LossFrame | SacrificeFrame) -> None:
    """Nothing is left to ask."""
    del t, frame
    tx.emit(FramePopped())


def _subject(frame: LossFrame | SacrificeFrame) -> tuple[str, ...]:
    return (f"place:{frame.zone}",) if frame.tz is None else (f"place:{frame.zone}", f"tz:{frame.tz}")


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    LossFrame: (pending_loss, answer_loss, run_on),
    SacrificeFrame: (pending_sacrifice, answer_sacrifice, run_on),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {
    LossFrame: refuse_loss,
    SacrificeFrame: refuse_sacrifice,
}
