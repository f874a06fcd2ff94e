"""Chapter 2: forms of stacks: what an owner may choose, and what a stack falls into where he may not (G-7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.core import TakeForm
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import FormTaken, FrameChanged, FramePopped, FramePushed
from anahuac.games.conquest.frames.strategic import FormsFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules.ch02_stacks import may_be_army, may_be_garrison
from anahuac.games.conquest.rules.ch05_zones import has_units
from anahuac.games.conquest.terms import Camp, enemy
from anahuac.games.conquest.texts import strategic as texts


@rule("conquest:G-7", "conquest:8-h")
def has_choice_of_form(t: Tables, s: State, camp: Camp, zone: int) -> bool:
    """Whether a stack may be army or garrison: a commander, a fortress value, no enemy units beside it."""
    return (
        may_be_garrison(t, s, camp, zone)
        and may_be_army(s, camp, zone)
        and not has_units(s, enemy(camp), zone)
    )


@rule("conquest:G-7", "conquest:R-11")
def settle_form(t: Tables, tx: Tx[State, Event], camp: Camp, zone: int) -> None:
    """Units without commander are a garrison where there is a fortress value; without one nobody is.

    Nothing happens to other stacks with a commander, nor to lone commanders.
    """
    s = tx.state
    stack = s.stacks[camp].get(zone)
    if stack is None or not has_units(s, camp, zone):
        return
    fortified = t.zones[zone].fv > 0
    if fortified and any(piece in s.commanders for piece in stack.pieces):
        return
    if stack.garrison != fortified:
        tx.emit(FormTaken(camp, zone, fortified))


@rule("conquest:G-7")
def ask_forms(t: Tables, tx: Tx[State, Event], camp: Camp, zones: tuple[int, ...], clause: str) -> None:
    """Let the owner choose army or garrison in these zones where both are legal; the others are settled."""
    for zone in zones:
        settle_form(t, tx, camp, zone)
    open_zones = tuple(zone for zone in sorted(zones) if has_choice_of_form(t, tx.state, camp, zone))
    if open_zones:
        tx.emit(FramePushed(FormsFrame(camp, open_zones, clause)))


@rule("conquest:G-7")
def pending_forms(t: Tables, s: State, frame: FormsFrame) -> tuple[Decision, ...]:
    """The stacks whose form is still to be chosen."""
    del t, s
    one = len(frame.zones) == 1
    prompt = texts.CHOOSE_FORM(place=Ref("place", str(frame.zones[0]))) if one else texts.CHOOSE_FORMS()
    options = tuple(TakeForm(zone, garrison) for zone in frame.zones for garrison in (False, True))
    subject = tuple(f"place:{zone}" for zone in frame.zones)
    return (Decision(frame.camp, "form", prompt, OneOf(options), frame.clause, subject=subject),)


def answer_forms(t: Tables, tx: Tx[State, Event], frame: FormsFrame, seat: Seat, action: Action) -> None:
    """One stack's form is chosen."""
    del t, seat
    assert isinstance(action, TakeForm)
    left = tuple(zone for zone in frame.zones if zone != action.zone)
    tx.emit(FrameChanged(FormsFrame(frame.camp, left, frame.clause)) if left else FramePopped())
    if tx.state.stacks[frame.camp][action.zone].garrison != action.garrison:
        tx.emit(FormTaken(frame.camp, action.zone, action.garrison))


def run_forms(t: Tables, tx: Tx[State, Event], frame: FormsFrame) -> None:
    """Nothing is left to choose."""
    del t, frame
    tx.emit(FramePopped())


@rule("conquest:G-7", "conquest:8-h")
def refuse_form(t: Tables, s: State, camp: Camp, action: TakeForm) -> Refusal | None:
    """Why a camp's stack cannot take a form."""
    place = Ref("place", str(action.zone))
    if not has_units(s, camp, action.zone):
        return Refusal("conquest:G-7", texts.NO_STACK(place=place))
    if action.garrison:
        if not may_be_garrison(t, s, camp, action.zone):
            return Refusal("conquest:G-7", texts.NO_FORTRESS(place=place))
        if has_units(s, enemy(camp), action.zone):
            return Refusal("conquest:8-h", texts.BESIDE_ENEMIES(place=place))
    elif not may_be_army(s, camp, action.zone):
        return Refusal("conquest:G-7", texts.NO_COMMANDER(place=place))
    return None


def refuse_forms(
    t: Tables, s: State, frame: FormsFrame, decision: Decision, action: Action
) -> Refusal | None:
    """A form that the stack cannot take, or a stack that is not asked about."""
    if not isinstance(action, TakeForm) or decision.contains(action):
        return None
    return refuse_form(t, s, frame.camp, action)


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    FormsFrame: (pending_forms, answer_forms, run_forms),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {FormsFrame: refuse_forms}
