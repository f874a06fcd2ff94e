"""Table 3, tactical movement: Enveloping, Noria and Hidden units."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.decision import Action, Chosen, Decision, OneOf, Passed, Seat, Some
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.core import Done
from anahuac.games.conquest.actions.melee import Appear, HideIn, Swap
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import FrameChanged, FramePopped
from anahuac.games.conquest.events.melee import EnvelopingRolled, UnitsHidden, UnitsSwapped
from anahuac.games.conquest.frames.melee import AppearFrame, HidingFrame, NoriaFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules.ch10_3_3_markers import spend
from anahuac.games.conquest.rules.ch10_3_4_3_markers import drive, driven_by, free_of_enemies
from anahuac.games.conquest.rules.ch10_3_4_retreat import reveal_hidden
from anahuac.games.conquest.rules.ch10_3_board import FIRST_LINE, fought, units_at, units_on_board
from anahuac.games.conquest.terms import Camp, enemy
from anahuac.games.conquest.texts import melee as texts
from anahuac.games.conquest.values import is_spanish

#: At most so many units hide (T3-l).
MOST_HIDDEN = 4
#: Strength points of a unit that is replaced, and of the one that replaces it (T3-j).
REDUCED, FULL = 1, 2


@rule("conquest:T3-k")
def wings_of(t: Tables, camp: Camp) -> tuple[str, str]:
    """A camp's left wing, then its right one, in the order of the dice (1.16)."""
    nodes = t.board.nodes.values()
    left, right = (
        next(node.id for node in nodes if node.side == camp and node.kind == kind)
        for kind in ("left_wing", "right_wing")
    )
    return left, right


@rule("conquest:T3-k", "conquest:R-29")
def envelop(t: Tables, tx: Tx[State, Event], camp: Camp, wing: str) -> None:
    """Where a wing holds more units than the enemy wing it faces, some of those retreat."""
    s = tx.state
    foe = enemy(camp)
    for facing in t.board.paired("facing", wing):
        units = units_at(s, foe, facing)
        if units and len(units_at(s, camp, wing)) > len(units):
            die = tx.chance.roll("enveloping", 6)
            count = min(driven_by(die), len(units))
            tx.emit(EnvelopingRolled(camp, wing, facing, die, count))
            drive(t, tx, camp, foe, facing, units, count, "enveloping")


# ---------------------------------------------------------------------- Noria


@rule("conquest:T3-j", "conquest:R-35")
def swaps(t: Tables, s: State, camp: Camp) -> tuple[Swap, ...]:
    """Every exchange of a reduced unit of the own first line with a full one of its type elsewhere."""
    first = FIRST_LINE[camp]
    at = fought(s).at
    reduced = []
    full = []
    for unit in units_on_board(s, camp):
        if is_spanish(t, unit):
            continue
        if at[unit] == first:
            if s.units[unit].sp == REDUCED:
                reduced.append(unit)
        elif s.units[unit].sp == FULL:
            full.append(unit)
    return tuple(
        Swap(weak, fresh) for weak in reduced for fresh in full if t.units[weak].type == t.units[fresh].type
    )


@rule("conquest:T3-j")
def pending_noria(t: Tables, s: State, frame: NoriaFrame) -> tuple[Decision, ...]:
    """Another exchange, or the end."""
    options = swaps(t, s, frame.camp)
    if not options:
        return ()
    domain = OneOf((*options, Done()))
    subject = (f"tz:{FIRST_LINE[frame.camp]}",)
    return (Decision(frame.camp, "noria", texts.NORIA(), domain, "conquest:T3-j", subject=subject),)


def answer_noria(t: Tables, tx: Tx[State, Event], frame: NoriaFrame, seat: Seat, action: Action) -> None:
    """Two units change places."""
    if isinstance(action, Swap):
        tx.emit(UnitsSwapped(frame.camp, action.reduced, action.full))
    else:
        tx.emit(FramePopped())


def refuse_noria(
    t: Tables, s: State, frame: NoriaFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Units that are not as the marker wants them."""
    if not isinstance(action, Swap) or decision.contains(action):
        return None
    at = fought(s).at
    first = FIRST_LINE[frame.camp]
    mine = units_on_board(s, frame.camp)
    if (
        action.reduced not in mine
        or at[action.reduced] != first
        or s.units[action.reduced].sp != REDUCED
        or is_spanish(t, action.reduced)
    ):
        return Refusal("conquest:T3-j", texts.NOT_REDUCED(piece=Ref("piece", action.reduced)))
    if (
        action.full not in mine
        or at[action.full] == first
        or s.units[action.full].sp != FULL
        or is_spanish(t, action.full)
    ):
        return Refusal("conquest:T3-j", texts.NOT_FULL(piece=Ref("piece", action.full)))
    return Refusal("conquest:T3-j", texts.OTHER_TYPE())


# ---------------------------------------------------------------------- Hidden units


@rule("conquest:T3-l", "conquest:R-34")
def hideable(t: Tables, s: State, camp: Camp) -> tuple[str, ...]:
    """Indian units of a camp that can vanish: none while there is no tactical zone for them."""
    if not free_of_enemies(s, camp):
        return ()
    return tuple(unit for unit in units_on_board(s, camp) if not is_spanish(t, unit))


@rule("conquest:T3-l")
def pending_hiding(t: Tables, s: State, frame: HidingFrame) -> tuple[Decision, ...]:
    """Which units, then where; what is noted nobody else sees."""
    if frame.units:
        options = OneOf(tuple(HideIn(tz) for tz in free_of_enemies(s, frame.camp)))
        subject = tuple(f"piece:{unit}" for unit in frame.units)
        return (
            Decision(frame.camp, "hide_where", texts.HIDE_WHERE(), options, "conquest:T3-l", subject=subject),
        )
    units = hideable(t, s, frame.camp)
    if not units:
        return ()
    domain = Some(units, 1, min(MOST_HIDDEN, len(units)))
    return (Decision(frame.camp, "hide", texts.HIDE_WHO(), domain, "conquest:T3-l", may_pass=True),)


def answer_hiding(t: Tables, tx: Tx[State, Event], frame: HidingFrame, seat: Seat, action: Action) -> None:
    """They vanish."""
    if isinstance(action, Chosen):
        tx.emit(FrameChanged(HidingFrame(frame.camp, action.items)))
        return
    tx.emit(FramePopped())
    if isinstance(action, HideIn):
        tx.emit(UnitsHidden(frame.camp, frame.units, action.tz))
    else:
        assert isinstance(action, Passed)
        spend(tx, frame.camp, "hidden_units")


def run_hiding(t: Tables, tx: Tx[State, Event], frame: HidingFrame) -> None:
    """Nobody can hide: the marker is lost."""
    tx.emit(FramePopped())
    spend(tx, frame.camp, "hidden_units")


def refuse_hiding(
    t: Tables, s: State, frame: HidingFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Units that cannot hide, too many of them, or a tactical zone that is not free."""
    if decision.contains(action):
        return None
    if isinstance(action, HideIn):
        return Refusal("conquest:T3-l", texts.HIDE_FREE())
    if isinstance(action, Chosen) and not frame.units:
        units = hideable(t, s, frame.camp)
        for piece in action.items:
            if piece not in units:
                return Refusal("conquest:T3-l", texts.CANNOT_HIDE(piece=Ref("piece", piece)))
        return Refusal("conquest:T3-l", texts.AT_MOST_UNITS(MOST_HIDDEN))
    return None


@rule("conquest:T3-l")
def pending_appear(t: Tables, s: State, frame: AppearFrame) -> tuple[Decision, ...]:
    """Now, or later."""
    if frame.camp not in fought(s).hidden:
        return ()
    domain = OneOf((Appear(),))
    return (Decision(frame.camp, "appear", texts.APPEAR(), domain, "conquest:T3-l", may_pass=True),)


def answer_appear(t: Tables, tx: Tx[State, Event], frame: AppearFrame, seat: Seat, action: Action) -> None:
    """Out they come, or they wait."""
    tx.emit(FramePopped())
    if isinstance(action, Appear):
        reveal_hidden(t, tx, frame.camp, forced=False)


def run_on(t: Tables, tx: Tx[State, Event], frame: object) -> None:
    """There is nothing to choose."""
    tx.emit(FramePopped())


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    NoriaFrame: (pending_noria, answer_noria, run_on),
    HidingFrame: (pending_hiding, answer_hiding, run_hiding),
    AppearFrame: (pending_appear, answer_appear, run_on),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {
    NoriaFrame: refuse_noria,
    HidingFrame: refuse_hiding,
}
