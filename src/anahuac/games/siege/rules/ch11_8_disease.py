"""11.8: disease, the last step of an R&R."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.decision import Action, Allocate, Allocated, Decision, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import FrameChanged, FramePopped, FramePushed
from anahuac.games.siege.events.recovery import DiseaseRolled, DiseaseStruck
from anahuac.games.siege.frames.recovery import DiseaseFrame
from anahuac.games.siege.model import State
from anahuac.games.siege.rules.ch10_losses import lose_steps
from anahuac.games.siege.terms import CAMPS, SPANISH, Camp, is_hex, is_lake
from anahuac.games.siege.texts import recovery as texts


@rule("siege:10.7", "siege:11.8A", "siege:11.8B", "siege:11.8")
def check_disease(t: Tables, tx: Tx[State, Event]) -> None:
    """The Aztec player's two dice; on an outbreak both camps lose, the Spanish one first."""
    if not tx.state.settings.opt_disease:
        return
    dice = (tx.chance.roll("disease", 6), tx.chance.roll("disease", 6))
    outbreak = sum(dice) in t.rolls.disease.outbreak_on
    tx.emit(DiseaseRolled(dice, outbreak))
    if not outbreak:
        return
    struck = [(camp, _toll(t, tx, camp)) for camp in CAMPS]
    for camp, steps in reversed(struck):
        if steps:
            tx.emit(FramePushed(DiseaseFrame(camp, steps)))


@rule("siege:11.8C", "siege:11.8D")
def _toll(t: Tables, tx: Tx[State, Event], camp: Camp) -> int:
    """The dice of a camp's losses; no more than it has on the map."""
    label = "disease_spanish" if camp == SPANISH else "disease_aztec"
    count = 1 if t.rolls.disease.losses[camp] == "1d6" else 2
    dice = tuple(tx.chance.roll(label, 6) for _ in range(count))
    steps = min(sum(dice), sum(most for _, most in _on_map(t, tx.state, camp)))
    tx.emit(DiseaseStruck(camp, dice, steps))
    return steps


def _on_map(t: Tables, s: State, camp: Camp) -> tuple[tuple[str, int], ...]:
    """A camp's units on the map in data order, with their steps."""
    return tuple(
        (unit, s.pieces[unit].steps)
        for unit, row in t.units.items()
        if row.camp == camp
        and row.is_combat_unit
        and unit in s.pieces
        and s.pieces[unit].steps > 0
        and (is_hex(s.pieces[unit].at) or is_lake(s.pieces[unit].at))
    )


@rule("siege:11.8C", "siege:11.8D", "siege:R-26")
def slots(t: Tables, s: State, frame: DiseaseFrame) -> tuple[tuple[tuple[str, int], ...], int]:
    """What each unit may lose now, and how many steps are to be spread.

    Freely; or, if it goes as in combat, down to one step each before any last one: when those do not suffice they are
    all lost, and only who dies is asked.
    """
    units = _on_map(t, s, frame.camp)
    if s.settings.rul_disease_choice == "free":
        return units, frame.steps
    spare = tuple((unit, steps - 1) for unit, steps in units if steps > 1)
    if spare:
        return spare, min(frame.steps, sum(most for _, most in spare))
    return units, frame.steps


def pending_disease(t: Tables, s: State, frame: DiseaseFrame) -> tuple[Decision, ...]:
    """Each owner chooses; nobody is asked where only one way is possible."""
    choice = Allocate(*slots(t, s, frame))
    if choice.is_forced():
        return ()
    clause = "siege:11.8C" if frame.camp == SPANISH else "siege:11.8D"
    return (Decision(frame.camp, "disease_losses", texts.DISEASE_LOSSES(choice.total), choice, clause),)


@rule("siege:11.8C", "siege:11.8D")
def answer_disease(t: Tables, tx: Tx[State, Event], frame: DiseaseFrame, seat: Seat, action: Action) -> None:
    """The steps go; if last steps are still to be named, they are asked for."""
    del seat
    assert isinstance(action, Allocated)
    left = frame.steps - sum(steps for _, steps in action.amounts)
    tx.emit(FrameChanged(DiseaseFrame(frame.camp, left)) if left else FramePopped())
    lose_steps(t, tx, frame.camp, action.amounts, "disease")


def lose_without_asking(t: Tables, tx: Tx[State, Event], frame: DiseaseFrame) -> None:
    """The only way."""
    choice = Allocate(*slots(t, tx.state, frame))
    answer_disease(t, tx, frame, frame.camp, next(choice.answers()))


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    DiseaseFrame: (pending_disease, answer_disease, lose_without_asking),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {}
