"""Chapter 10.3.4.4: a result of hand-to-hand is applied on the board, and the advance after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anahuac.engine.decision import Action, Chosen, Decision, OneOf, Seat, Some
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.melee import TakeFirstLoss
from anahuac.games.conquest.crt import NOTHING, Result
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import FrameChanged, FramePopped, FramePushed
from anahuac.games.conquest.events.melee import FirstLossNamed, PiecesShifted, RetreatIgnored
from anahuac.games.conquest.frames.melee import AdvanceFrame, HoldFrame, ResultFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules.ch10_3_4_retreat import fall_back, rehome_commanders, surprise
from anahuac.games.conquest.rules.ch10_3_5_end import why_lost
from anahuac.games.conquest.rules.ch10_3_board import commanders_at, fought, has_units, units_at
from anahuac.games.conquest.rules.ch10_casualties import (
    ask_losses,
    ask_sacrifice,
    eliminate_units,
    roll_for_commanders,
)
from anahuac.games.conquest.terms import CAMPS, Camp, enemy
from anahuac.games.conquest.texts import melee as texts
from anahuac.games.conquest.values import tc_of

#: A side of a result in its tactical zone: camp, zone, what it suffers, and whether it was attacked.
Part = Callable[[Tables, Tx[State, Event], ResultFrame, Camp, str, Result, bool], None]


# ---------------------------------------------------------------------- the result


@rule("conquest:10.3.4-l", "conquest:R-27")
def open_result(
    t: Tables,
    tx: Tx[State, Event],
    attacker: Camp,
    origin: str,
    target: str,
    results: tuple[Result, Result],
    picks: bool,
) -> None:
    """Apply a result: losses, S, dice for commanders, R, commanders left alone; each side in turn.

    ``picks``: the attacker chooses which enemy unit takes the first loss (T3-d).
    """
    if results != (NOTHING, NOTHING):
        tx.emit(FramePushed(ResultFrame(attacker, origin, target, results, picks=picks)))


@rule("conquest:10.3.4-m")
def _lose(
    t: Tables, tx: Tx[State, Event], frame: ResultFrame, camp: Camp, tz: str, side: Result, attacked: bool
) -> None:
    first = frame.first if attacked else None
    units = units_at(tx.state, camp, tz)
    ask_losses(t, tx, camp, units, side.losses, "combat", fought(tx.state).zone, tz, first=first)


@rule("conquest:10.3.4-u")
def _sacrifice(
    t: Tables, tx: Tx[State, Event], frame: ResultFrame, camp: Camp, tz: str, side: Result, attacked: bool
) -> None:
    s = tx.state
    ask_sacrifice(t, tx, camp, (*units_at(s, camp, tz), *commanders_at(s, camp, tz)), fought(s).zone, tz)


@rule("conquest:10.3.4-q")
def _roll(
    t: Tables, tx: Tx[State, Event], frame: ResultFrame, camp: Camp, tz: str, side: Result, attacked: bool
) -> None:
    for heart in (False, True):
        if side.heart if heart else side.star:
            s = tx.state
            roll_for_commanders(t, tx, camp, commanders_at(s, camp, tz), fought(s).zone, heart, tz)


@rule("conquest:10.3.4-n", "conquest:10.3.5-a", "conquest:R-38")
def _retreat(
    t: Tables, tx: Tx[State, Event], frame: ResultFrame, camp: Camp, tz: str, side: Result, attacked: bool
) -> None:
    s = tx.state
    units = units_at(s, camp, tz)
    # If the losses have ended the battle nobody retreats in it any more: who killed the last enemy has won.
    if not units or any(why_lost(s, one) for one in CAMPS):
        return
    commanders = commanders_at(s, camp, tz)
    capacity = max((tc_of(t, s, commander) for commander in commanders), default=0) if attacked else 0
    if capacity:
        tx.emit(FramePushed(HoldFrame(camp, tz, min(capacity, len(units)))))
    else:
        _carry_out(t, tx, camp, tz, (), commanders)


@rule("conquest:10.3.4-s")
def _rehome(
    t: Tables, tx: Tx[State, Event], frame: ResultFrame, camp: Camp, tz: str, side: Result, attacked: bool
) -> None:
    rehome_commanders(t, tx, camp, tz)


#: The parts of a result in their order (10.3.4-l), and when a side has to go through them.
PARTS: tuple[tuple[Part, Callable[[Result], bool]], ...] = (
    (_lose, lambda side: side.losses > 0),
    (_sacrifice, lambda side: side.sacrifice),
    (_roll, lambda side: side.star or side.heart),
    (_retreat, lambda side: side.retreat),
    (_rehome, lambda side: side != NOTHING),
)


def pending_result(t: Tables, s: State, frame: ResultFrame) -> tuple[Decision, ...]:
    """The attacker fixes the first loss, if his infantry charges and he has a choice."""
    return () if frame.step else _first_loss(s, frame)


@rule("conquest:T3-d")
def _first_loss(s: State, frame: ResultFrame) -> tuple[Decision, ...]:
    if not frame.picks or frame.first is not None or frame.results[1].losses == 0:
        return ()
    units = units_at(s, enemy(frame.attacker), frame.target)
    if len(units) < 2:
        return ()
    options = OneOf(tuple(TakeFirstLoss(unit) for unit in units))
    subject = (f"tz:{frame.target}",)
    prompt = texts.FIRST_LOSS()
    return (Decision(frame.attacker, "first_loss", prompt, options, "conquest:T3-d", subject=subject),)


def answer_result(t: Tables, tx: Tx[State, Event], frame: ResultFrame, seat: Seat, action: Action) -> None:
    """The first loss is fixed."""
    assert isinstance(action, TakeFirstLoss)
    tx.emit(FrameChanged(replace(frame, first=action.unit)))
    tx.emit(FirstLossNamed(frame.attacker, action.unit))


def run_result(t: Tables, tx: Tx[State, Event], frame: ResultFrame) -> None:
    """The next part that concerns one of the sides: attacker's before defender's."""
    sides = (
        (frame.attacker, frame.origin, frame.results[0]),
        (enemy(frame.attacker), frame.target, frame.results[1]),
    )
    for step in range(frame.step, 2 * len(PARTS)):
        part, concerns = PARTS[step // 2]
        camp, tz, side = sides[step % 2]
        if concerns(side):
            tx.emit(FrameChanged(replace(frame, step=step + 1)))
            part(t, tx, frame, camp, tz, side, step % 2 == 1)
            return
    tx.emit(FramePopped())


def refuse_result(
    t: Tables, s: State, frame: ResultFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Only a unit of the attacked tactical zone can take the loss."""
    if isinstance(action, TakeFirstLoss) and not decision.contains(action):
        return Refusal("conquest:T3-d", texts.NOT_HIT(piece=Ref("piece", action.unit)))
    return None


# ---------------------------------------------------------------------- R


@rule("conquest:10.3.4-n")
def _carry_out(
    t: Tables, tx: Tx[State, Event], camp: Camp, tz: str, held: tuple[str, ...], escort: tuple[str, ...]
) -> None:
    """All but those who hold leave; cannons among them are lost."""
    s = tx.state
    leaving = tuple(unit for unit in units_at(s, camp, tz) if unit not in held)
    if held:
        tx.emit(RetreatIgnored(camp, tz, held))
    guns = tuple(unit for unit in leaving if t.units[unit].type == "CA")
    eliminate_units(t, tx, camp, guns, "combat", fought(s).zone, tz)
    fall_back(t, tx, camp, tz, tuple(unit for unit in leaving if unit not in guns), "result", escort)


def pending_hold(t: Tables, s: State, frame: HoldFrame) -> tuple[Decision, ...]:
    """Which units hold, then which commanders go."""
    if frame.held is None:
        return _holders(s, frame)
    return _leavers(t, s, frame)


@rule("conquest:10.3.4-n", "conquest:R-38")
def _holders(s: State, frame: HoldFrame) -> tuple[Decision, ...]:
    domain = Some(units_at(s, frame.camp, frame.tz), 0, frame.most)
    prompt = texts.WHO_HOLDS(frame.most, tz=Ref("tz", frame.tz, "de"))
    return (Decision(frame.camp, "hold", prompt, domain, "conquest:10.3.4-n", subject=(f"tz:{frame.tz}",)),)


@rule("conquest:10.3.4-o", "conquest:R-38")
def _leavers(t: Tables, s: State, frame: HoldFrame) -> tuple[Decision, ...]:
    """Commanders have a choice only where some units hold and others really leave."""
    held = frame.held
    commanders = commanders_at(s, frame.camp, frame.tz)
    leaving = any(
        unit not in (held or ()) and t.units[unit].type != "CA" for unit in units_at(s, frame.camp, frame.tz)
    )
    exits = t.board.next_on("retreat", frame.camp, frame.tz)
    if not held or not commanders or not leaving or all(has_units(s, enemy(frame.camp), tz) for tz in exits):
        return ()
    domain = Some(commanders, 0, len(commanders))
    prompt = texts.WHO_GOES(tz=Ref("tz", frame.tz, "def"))
    subject = (f"tz:{frame.tz}",)
    return (Decision(frame.camp, "leave", prompt, domain, "conquest:10.3.4-o", subject=subject),)


def answer_hold(t: Tables, tx: Tx[State, Event], frame: HoldFrame, seat: Seat, action: Action) -> None:
    """One of the two is decided."""
    assert isinstance(action, Chosen)
    if frame.held is None:
        tx.emit(FrameChanged(replace(frame, held=action.items)))
        return
    tx.emit(FramePopped())
    _carry_out(t, tx, frame.camp, frame.tz, frame.held, action.items)


def run_hold(t: Tables, tx: Tx[State, Event], frame: HoldFrame) -> None:
    """Nothing is left to decide: where all leave the commanders go with them, where nobody does they stay."""
    tx.emit(FramePopped())
    escort = () if frame.held else commanders_at(tx.state, frame.camp, frame.tz)
    _carry_out(t, tx, frame.camp, frame.tz, frame.held or (), escort)


def refuse_hold(t: Tables, s: State, frame: HoldFrame, decision: Decision, action: Action) -> Refusal | None:
    """Foreign pieces, or more than the tactical capacity."""
    if not isinstance(action, Chosen) or decision.contains(action):
        return None
    assert isinstance(decision.domain, Some)
    for piece in action.items:
        if piece not in decision.domain.items:
            return Refusal(decision.clause, texts.NOT_IN_FIGHT(piece=Ref("piece", piece)))
    return Refusal(decision.clause, texts.AT_MOST_UNITS(decision.domain.most))


# ---------------------------------------------------------------------- advance


@rule("conquest:10.3.4-r")
def open_advance(t: Tables, tx: Tx[State, Event], attacker: Camp, origin: str, target: str) -> None:
    """Let the side whose opponent's tactical zone is empty follow into it; never cannons."""
    s = tx.state
    defender = enemy(attacker)
    if not has_units(s, defender, target):
        _offer(t, tx, AdvanceFrame(attacker, origin, target))
    elif not has_units(s, attacker, origin):
        _offer(t, tx, AdvanceFrame(defender, target, origin))


def _offer(t: Tables, tx: Tx[State, Event], frame: AdvanceFrame) -> None:
    if _advancing(t, tx.state, frame):
        tx.emit(FramePushed(frame))


def _advancing(t: Tables, s: State, frame: AdvanceFrame) -> tuple[str, ...]:
    return tuple(unit for unit in units_at(s, frame.camp, frame.origin) if t.units[unit].type != "CA")


@rule("conquest:10.3.4-r", "conquest:10.3.4-E")
def pending_advance(t: Tables, s: State, frame: AdvanceFrame) -> tuple[Decision, ...]:
    """Any of the units that fought, then any of the commanders with them."""
    if frame.units_done:
        items, kind = commanders_at(s, frame.camp, frame.origin), "advance_commanders"
        prompt = texts.ADVANCE_COMMANDERS(target=Ref("tz", frame.target, "def"))
    else:
        items, kind = _advancing(t, s, frame), "advance"
        prompt = texts.ADVANCE(origin=Ref("tz", frame.origin, "de"), target=Ref("tz", frame.target, "def"))
    if not items:
        return ()
    subject = (f"tz:{frame.origin}", f"tz:{frame.target}")
    domain = Some(items, 0, len(items))
    return (Decision(frame.camp, kind, prompt, domain, "conquest:10.3.4-r", subject=subject),)


def answer_advance(t: Tables, tx: Tx[State, Event], frame: AdvanceFrame, seat: Seat, action: Action) -> None:
    """They go, unless hidden units bar the way (T3-l)."""
    assert isinstance(action, Chosen)
    foe = enemy(frame.camp)
    hidden = fought(tx.state).hidden.get(foe)
    ambushed = hidden is not None and hidden.tz == frame.target
    if frame.units_done or not action.items or ambushed:
        tx.emit(FramePopped())
    else:
        tx.emit(FrameChanged(replace(frame, units_done=True)))
    if not action.items or surprise(t, tx, foe, frame.target):
        return
    tx.emit(PiecesShifted(frame.camp, action.items, frame.origin, frame.target, "advance"))
    rehome_commanders(t, tx, foe, frame.target)


def run_on(t: Tables, tx: Tx[State, Event], frame: AdvanceFrame) -> None:
    """Nobody is left to go."""
    tx.emit(FramePopped())


def refuse_advance(
    t: Tables, s: State, frame: AdvanceFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Cannons, and pieces that did not fight there."""
    if not isinstance(action, Chosen) or decision.contains(action):
        return None
    for piece in action.items:
        if piece in t.units and t.units[piece].type == "CA":
            return Refusal("conquest:10.3.4-r", texts.GUNS_STAY())
        if fought(s).at.get(piece) != frame.origin:
            return Refusal("conquest:10.3.4-r", texts.NOT_IN_FIGHT(piece=Ref("piece", piece)))
    return None


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    ResultFrame: (pending_result, answer_result, run_result),
    HoldFrame: (pending_hold, answer_hold, run_hold),
    AdvanceFrame: (pending_advance, answer_advance, run_on),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {
    ResultFrame: refuse_result,
    HoldFrame: refuse_hold,
    AdvanceFrame: refuse_advance,
}
