"""Chapter 10: the R&R Interphase, step by step in its strict order (10.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from msgspec.structs import replace

from anahuac.engine.decision import Action, Decision, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import FrameChanged, FramePopped, FramePushed, MarkersCleared
from anahuac.games.siege.events.recovery import RecoveryBegan
from anahuac.games.siege.frames.recovery import RecoveryStepFrame, Step
from anahuac.games.siege.frames.sequence import DeclareFrame
from anahuac.games.siege.model import OFF_MAP, State
from anahuac.games.siege.rules import (
    ch08_fog,
    ch10_2_desertion,
    ch10_3_take_up,
    ch10_4_replenishment,
    ch10_5_dead_pile,
    ch11_8_disease,
    placing,
)
from anahuac.games.siege.terms import AZTEC, SPANISH, Camp

STEPS: tuple[Step, ...] = get_args(Step)
Do = Callable[[Tables, Tx[State, Event]], None]


@rule("siege:10.1", "siege:5.4", "siege:11.6B", "siege:R-17")
def open_recovery(t: Tables, tx: Tx[State, Event]) -> None:
    """An R&R is held: it counts, and the temples are no longer desecrated."""
    tx.emit(RecoveryBegan(tx.state.tally.held + 1))
    if tx.state.temples.desecrated:
        tx.emit(MarkersCleared("desecrated"))
    if tx.state.settings.rul_sacrifice_clear == "rr_start" and tx.state.temples.sacrificed:
        tx.emit(MarkersCleared("sacrificed"))
    tx.emit(FramePushed(RecoveryStepFrame(STEPS[0])))


@rule("siege:10.1", "siege:10.3")
def next_step(t: Tables, tx: Tx[State, Event], frame: RecoveryStepFrame) -> None:
    """Carry out the step that comes next; what it asks lies on top of the frame meanwhile."""
    if frame.step == "over":
        finish(t, tx)
        return
    after = replace(frame, step=STEPS[STEPS.index(frame.step) + 1])
    if frame.step == "desertion":
        after = replace(after, fled=desertion(t, tx))
    elif frame.step == "spanish_down" and not frame.fled:
        ch10_2_desertion.come_back(t, tx)
    tx.emit(FrameChanged(after))
    do = DO.get(frame.step)
    if do is not None:
        do(t, tx)


def desertion(t: Tables, tx: Tx[State, Event]) -> bool:
    """The check, and the end of what weighed on it; whether the Allies went home."""
    fled = ch10_2_desertion.check_desertion(t, tx)
    ch10_2_desertion.forget_troubles(t, tx)
    return fled


@rule("siege:10.3.1A", "siege:10.3.3A")
def _up(camp: Camp) -> Do:
    return lambda t, tx: ch10_3_take_up.open_take_up(t, tx, camp)


@rule("siege:10.3.4", "siege:10.3.5A", "siege:7.8C")
def _down(camp: Camp) -> Do:
    """All that waits beside the map is placed: what was taken up, Allies who came back, units out by Tepeyac."""
    return lambda t, tx: placing.open_placing(t, tx, camp, beside_the_map(t, tx.state, camp), "redeployed")


@rule("siege:10.6A")
def _back(camp: Camp) -> Do:
    """Those back from the dead pile are placed, the Spanish camp's first."""
    return lambda t, tx: placing.open_placing(t, tx, camp, beside_the_map(t, tx.state, camp), "returned")


def beside_the_map(t: Tables, s: State, camp: Camp) -> tuple[str, ...]:
    """A camp's pieces that wait to be placed, in data order."""
    return tuple(
        piece
        for piece, row in t.units.items()
        if row.camp == camp and piece in s.pieces and s.pieces[piece].at == OFF_MAP
    )


#: What each step does.
DO: dict[Step, Do] = {
    "spanish_up": _up(SPANISH),
    "aztec_up": _up(AZTEC),
    "spanish_down": _down(SPANISH),
    "aztec_down": _down(AZTEC),
    "replenish": ch10_4_replenishment.replenish,
    "dead_pile": ch10_5_dead_pile.roll_for_the_dead,
    "spanish_back": _back(SPANISH),
    "aztec_back": _back(AZTEC),
    "disease": ch11_8_disease.check_disease,
}


@rule("siege:10.8A", "siege:10.8C", "siege:8.8B", "siege:11.7")
def finish(t: Tables, tx: Tx[State, Event]) -> None:
    """The Spanish player looks about: a couplet, or another R&R.

    Stacks that show their tops only are put in order first.
    """
    tx.emit(FramePopped())
    tx.emit(FramePushed(DeclareFrame(again=True)))
    for camp in (SPANISH, AZTEC):
        ch08_fog.order_stacks(t, tx, camp)


def _asks_nothing(t: Tables, s: State, frame: RecoveryStepFrame) -> tuple[Decision, ...]:
    """The order of the steps asks nobody; what they open does."""
    del t, s, frame
    return ()


def _no_answer(t: Tables, tx: Tx[State, Event], frame: Any, seat: Seat, action: Action) -> None:
    raise AssertionError("nothing is asked here")


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    RecoveryStepFrame: (_asks_nothing, _no_answer, next_step),
    **ch10_3_take_up.HANDLERS,
    **ch11_8_disease.HANDLERS,
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {
    **ch10_3_take_up.REFUSALS,
    **ch11_8_disease.REFUSALS,
}
