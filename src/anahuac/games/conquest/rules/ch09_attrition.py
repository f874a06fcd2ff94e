"""Chapter 9: attrition and desertion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.strategic import CheckAll, CheckStack
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import FrameChanged, FramePopped, FramePushed
from anahuac.games.conquest.events.strategic import AttritionRolled
from anahuac.games.conquest.frames.strategic import AttritionFrame
from anahuac.games.conquest.model import State, form_of, strength
from anahuac.games.conquest.rules import ch10_casualties
from anahuac.games.conquest.rules.ch05_zones import has_units
from anahuac.games.conquest.terms import CLIMBED, STILL, Camp
from anahuac.games.conquest.texts import strategic as texts


@rule("conquest:9-a", "conquest:6-b")
def open_attrition(t: Tables, tx: Tx[State, Event]) -> None:
    """Every stack of the active camp with strength points is checked, moved or not."""
    del t
    s = tx.state
    zones = tuple(zone for zone in sorted(s.stacks[s.active]) if has_units(s, s.active, zone))
    if zones:
        tx.emit(FramePushed(AttritionFrame(zones)))


@rule("conquest:9-a")
def pending_attrition(t: Tables, s: State, frame: AttritionFrame) -> tuple[Decision, ...]:
    """Which stack is checked next, or all that are left; a single one needs no asking."""
    del t
    if frame.in_order or len(frame.zones) < 2:
        return ()
    options = (*(CheckStack(zone) for zone in frame.zones), CheckAll())
    subject = tuple(f"place:{zone}" for zone in frame.zones)
    prompt = texts.CHOOSE_CHECK()
    return (Decision(s.active, "attrition", prompt, OneOf(options), "conquest:9-a", subject=subject),)


def answer_attrition(
    t: Tables, tx: Tx[State, Event], frame: AttritionFrame, seat: Seat, action: Action
) -> None:
    """Check one, or go on through all."""
    del seat
    if isinstance(action, CheckStack):
        left = tuple(zone for zone in frame.zones if zone != action.zone)
        tx.emit(FrameChanged(AttritionFrame(left)))
        check_stack(t, tx, tx.state.active, action.zone)
    else:
        tx.emit(FrameChanged(AttritionFrame(frame.zones, True)))


def run_attrition(t: Tables, tx: Tx[State, Event], frame: AttritionFrame) -> None:
    """Check the next stack of the order, or end."""
    if not frame.zones:
        tx.emit(FramePopped())
        return
    tx.emit(FrameChanged(AttritionFrame(frame.zones[1:], frame.in_order)))
    check_stack(t, tx, tx.state.active, frame.zones[0])


def refuse_attrition(
    t: Tables, s: State, frame: AttritionFrame, decision: Decision, action: Action
) -> Refusal | None:
    """A stack that is not to be checked, or not any more."""
    del t, decision
    if not isinstance(action, CheckStack) or action.zone in frame.zones:
        return None
    place = Ref("place", str(action.zone))
    if form_of(s, s.active, action.zone) in (None, "lone"):
        return Refusal("conquest:9-a", texts.NOTHING_TO_CHECK(place=place))
    return Refusal("conquest:9-a", texts.ALREADY_CHECKED(place=place))


class Check(NamedTuple):
    """The check of a stack before its die: strength points, column of table 1, and the three modifiers."""

    sp: int
    column: int
    garrison: int
    mountain: int
    dry: int

    def loss(self, t: Tables, die: int) -> int:
        """Strength points lost at a die."""
        return loss_at(t, self.column, die + self.garrison + self.mountain + self.dry)


@rule("conquest:9-b", "conquest:9-c", "conquest:3.2-b")
def check_of(t: Tables, s: State, camp: Camp, zone: int) -> Check:
    """What a stack's check depends on, as it stands now."""
    sp = strength(s, s.stacks[camp][zone].pieces)
    return Check(sp, column_of(t, sp), *modifiers(t, s, camp, zone))


@rule("conquest:9-b", "conquest:9-c", "conquest:9-d", "conquest:9-e", "conquest:3.2-b", "conquest:G-5")
def check_stack(t: Tables, tx: Tx[State, Event], camp: Camp, zone: int) -> None:
    """Roll for a stack and take what the table says, spread by the owner; commanders alone remain."""
    s = tx.state
    pieces = s.stacks[camp][zone].pieces
    check = check_of(t, s, camp, zone)
    die = tx.chance.roll("attrition", 6)
    loss = check.loss(t, die)
    label = t.attrition.columns[check.column]
    tx.emit(
        AttritionRolled(camp, zone, check.sp, die, check.garrison, check.mountain, check.dry, label, loss)
    )
    ch10_casualties.ask_losses(t, tx, camp, pieces, loss, "attrition", zone)


@rule("conquest:9-c", "conquest:8-h")
def modifiers(t: Tables, s: State, camp: Camp, zone: int) -> tuple[int, int, int]:
    """Modifiers for a garrison, for a mountain entered, and for moving in the dry season, by any part of it."""
    garrison = -1 if form_of(s, camp, zone) == "garrison" else 0
    units, commanders = s.units, s.commanders
    march = max(
        units[piece].march if piece in units else commanders[piece].march
        for piece in s.stacks[camp][zone].pieces
    )
    dry = t.turns[s.turn].season == "dry"
    return garrison, int(march == CLIMBED), int(dry and march != STILL)


@rule("conquest:9-b", "conquest:R-03")
def column_of(t: Tables, sp: int) -> int:
    """Index of the column of table 1 for a stack's strength points: the last whose range begins at or below."""
    firsts = t.attrition_firsts
    at = len(firsts) - 1
    while at and firsts[at] > sp:
        at -= 1
    return at


@rule("conquest:9-c", "conquest:R-08")
def loss_at(t: Tables, column: int, roll: int) -> int:
    """Strength points lost on a modified roll; beyond the first and last row those rows are read."""
    rows = t.attrition_rows
    return rows[min(max(roll, min(rows)), max(rows))][column]


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    AttritionFrame: (pending_attrition, answer_attrition, run_attrition),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {AttritionFrame: refuse_attrition}
