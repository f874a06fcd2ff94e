"""Chapter 2: where a stack may stand as an army as well as a garrison its owner chooses (7.2-n, 8-i, 13-a)."""

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
from anahuac.games.conquest.model import State, form_of
from anahuac.games.conquest.rules.ch02_forms import settle_form
from anahuac.games.conquest.rules.ch02_stacks import may_be_army, may_be_garrison
from anahuac.games.conquest.rules.ch05_zones import has_units
from anahuac.games.conquest.terms import Camp, enemy
from anahuac.games.conquest.texts import strategic as texts


@rule("conquest:G-7")
def has_choice_of_form(t: Tables, s: State, camp: Camp, zone: int) -> bool:
    """Whether a stack may stand as an army as well as a garrison; never beside enemy units (8-h)."""
    return (
        may_be_garrison(t, s, camp, zone)
        and may_be_army(s, camp, zone)
        and not has_units(s, enemy(camp), zone)
    )


@rule("conquest:7.1-f", "conquest:7.2-n", "conquest:8-i", "conquest:13-a", "conquest:R-12")
def ask_forms(t: Tables, tx: Tx[State, Event], camp: Camp, zones: tuple[int, ...], clause: str) -> None:
    """Settle the forms of some stacks, then ask the owner about those that have a choice.

    ``clause`` is the clause that asks ("conquest:13-a").
    """
    for zone in zones:
        settle_form(t, tx, camp, zone)
    choices = tuple(zone for zone in sorted(zones) if has_choice_of_form(t, tx.state, camp, zone))
    if choices:
        tx.emit(FramePushed(FormsFrame(camp, choices, clause)))


def pending_forms(t: Tables, s: State, frame: FormsFrame) -> tuple[Decision, ...]:
    """Which zone, and which form; each zone is asked about once."""
    del t, s
    if not frame.zones:
        return ()
    options = tuple(TakeForm(zone, garrison) for zone in frame.zones for garrison in (False, True))
    subject = tuple(f"place:{zone}" for zone in frame.zones)
    prompt = (
        texts.CHOOSE_FORM(place=Ref("place", str(frame.zones[0])))
        if len(frame.zones) == 1
        else texts.CHOOSE_FORMS()
    )
    return (Decision(frame.camp, "form", prompt, OneOf(options), frame.clause, subject=subject),)


def answer_forms(t: Tables, tx: Tx[State, Event], frame: FormsFrame, seat: Seat, action: Action) -> None:
    """One zone is settled."""
    del t, seat
    assert isinstance(action, TakeForm)
    left = tuple(zone for zone in frame.zones if zone != action.zone)
    tx.emit(FrameChanged(FormsFrame(frame.camp, left, frame.clause)))
    if tx.state.stacks[frame.camp][action.zone].garrison != action.garrison:
        tx.emit(FormTaken(frame.camp, action.zone, action.garrison))


def run_forms(t: Tables, tx: Tx[State, Event], frame: FormsFrame) -> None:
    """Every zone is settled."""
    del t, frame
    tx.emit(FramePopped())


@rule("conquest:G-7")
def refuse_forms(
    t: Tables, s: State, frame: FormsFrame, decision: Decision, action: Action
) -> Refusal | None:
    """A stack that has no choice, another camp's, or one that is not asked about."""
    del decision
    if not isinstance(action, TakeForm) or action.zone in frame.zones:
        return None
    settled = Refusal(frame.clause, texts.FORM_IS_SETTLED(place=Ref("place", str(action.zone))))
    return refuse_form(t, s, frame.camp, action) or settled


@rule("conquest:G-7", "conquest:8-h")
def refuse_form(t: Tables, s: State, camp: Camp, action: TakeForm) -> Refusal | None:
    """Why a camp's stack in a zone cannot take a form, ``None`` if it can as far as the stack goes."""
    place = Ref("place", str(action.zone))
    form = form_of(s, camp, action.zone)
    if form in (None, "lone"):
        return Refusal("conquest:G-7", texts.NO_STACK(place=place))
    if action.garrison and t.zones[action.zone].fv == 0:
        return Refusal("conquest:G-7", texts.NO_FORTRESS(place=place))
    if action.garrison and has_units(s, enemy(camp), action.zone):
        return Refusal("conquest:8-h", texts.BESIDE_ENEMIES(place=place))
    if not action.garrison and not may_be_army(s, camp, action.zone):
        return Refusal("conquest:G-7", texts.NO_COMMANDER(place=place))
    return None


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    FormsFrame: (pending_forms, answer_forms, run_forms),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {FormsFrame: refuse_forms}
