"""11.5: prisoners of the Aztecs and their sacrifice, an option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.siege.actions.leaders import SacrificeAt
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import FramePopped, FramePushed, TempleSacrificed
from anahuac.games.siege.events.leaders import PrisonersTested
from anahuac.games.siege.frames.combat import Fought
from anahuac.games.siege.frames.leaders import SacrificeFrame
from anahuac.games.siege.model import State
from anahuac.games.siege.shapes import ShiftRow
from anahuac.games.siege.terms import AZTEC, Camp
from anahuac.games.siege.texts import leaders as texts


@rule("siege:11.5B", "siege:11.5D")
def sacrifice_shifts(t: Tables, s: State, attacker: Camp) -> tuple[ShiftRow, ...]:
    """One row for each sacrifice marker on the map: every Aztec attack gains by them, no defence does."""
    row = t.shifts["sacrifice_marker"]
    if attacker != AZTEC:
        return ()
    return (row,) * min(len(s.temples.sacrificed), row.max_count)


@rule("siege:11.5A", "siege:11.5")
def is_tested(t: Tables, s: State, fought: Fought) -> bool:
    """Whether prisoners can have been taken: a Spanish defender lost steps where a Knight attacked.

    Allies are never taken, and bombardment is no battle. The Knight may have fallen in it.
    """
    return (
        s.settings.opt_prisoners
        and fought.kind != "bombardment"
        and fought.attacker == AZTEC
        and any(t.units[unit].kind == "knight" for unit in fought.attackers)
        and any(lost > 0 and t.units[unit].side == "spanish" for unit, _, lost in fought.hurt)
    )


@rule("siege:11.5A", "siege:11.5D", "siege:11.5E")
def check(t: Tables, tx: Tx[State, Event], fought: Fought) -> None:
    """One die after a battle; with prisoners a marker is put on a temple, if one is to be had."""
    if not is_tested(t, tx.state, fought):
        return
    die = tx.chance.roll("prisoners", 6)
    taken = die in t.rolls.prisoners.taken_on
    temples = free_temples(t, tx.state)
    unmarked = taken and not temples and _lacks_a_marker(t, tx.state)
    tx.emit(PrisonersTested(fought.place, die, taken, unmarked))
    if taken and len(temples) == 1:
        tx.emit(TempleSacrificed(temples[0]))
    elif taken and temples:
        tx.emit(FramePushed(SacrificeFrame()))


@rule("siege:11.5B", "siege:11.6C")
def free_temples(t: Tables, s: State) -> tuple[str, ...]:
    """The temples without any marker, whoever holds them."""
    return tuple(
        temple
        for temple in t.temples
        if temple not in s.temples.sacrificed and temple not in s.temples.desecrated
    )


def _lacks_a_marker(t: Tables, s: State) -> bool:
    """Whether it is desecration that leaves no temple: with every marker out there is no further effect."""
    return len(s.temples.sacrificed) < t.shifts["sacrifice_marker"].max_count


@rule("siege:11.5B")
def pending_sacrifice(t: Tables, s: State, frame: SacrificeFrame) -> tuple[Decision, ...]:
    """Which temple the marker is put on."""
    del frame
    options = OneOf(tuple(SacrificeAt(temple) for temple in free_temples(t, s)))
    return (Decision(AZTEC, "sacrifice", texts.SACRIFICE(), options, "siege:11.5B"),)


def answer_sacrifice(
    t: Tables, tx: Tx[State, Event], frame: SacrificeFrame, seat: Seat, action: Action
) -> None:
    """There it lies."""
    del t, frame, seat
    assert isinstance(action, SacrificeAt)
    tx.emit(FramePopped())
    tx.emit(TempleSacrificed(action.temple))


@rule("siege:11.5B", "siege:11.6C")
def refuse_sacrifice(
    t: Tables, s: State, frame: SacrificeFrame, decision: Decision, action: Action
) -> Refusal | None:
    """No temple, or one with a marker."""
    del frame
    if not isinstance(action, SacrificeAt) or decision.contains(action):
        return None
    place = Ref("place", action.temple)
    if action.temple in s.temples.desecrated:
        return Refusal("siege:11.6C", texts.TEMPLE_DESECRATED(place=place))
    if action.temple in s.temples.sacrificed:
        return Refusal("siege:11.5B", texts.TEMPLE_SACRIFICED(place=place))
    return Refusal("siege:11.5B", texts.NOT_A_TEMPLE(place=place))


def _no_run(t: Tables, tx: Tx[State, Event], frame: Any) -> None:
    raise AssertionError("this waits for an answer")


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    SacrificeFrame: (pending_sacrifice, answer_sacrifice, _no_run),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {SacrificeFrame: refuse_sacrifice}
