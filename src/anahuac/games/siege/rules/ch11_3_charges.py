"""Chapter 11.3: Spanish cavalry charges, an option."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anahuac.engine.decision import Action, Chosen, Decision, OneOf, Seat, Some
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.siege.actions.ground import HoldBack, Push
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import FrameChanged, FramePopped, FramePushed, Marked, PiecesMoved
from anahuac.games.siege.events.ground import ChargeRidden
from anahuac.games.siege.frames.combat import AdvanceFrame, BattleFrame, ChargeFrame, Fought
from anahuac.games.siege.model import CHARGED, State, has_done, is_occupied, stack_at
from anahuac.games.siege.rules import ch06_stacking, ch08_advance, ch08_losses, ch09_leaders
from anahuac.games.siege.rules.ch08_seen import hurt_since, look, stood
from anahuac.games.siege.rules.ch08_targets import can_enter, fighters, is_target
from anahuac.games.siege.terms import AZTEC, SPANISH
from anahuac.games.siege.texts import ruses as texts


@rule("siege:11.3", "siege:11.3.1A")
def offer(t: Tables, tx: Tx[State, Event], target: str, attackers: tuple[str, ...]) -> None:
    """Before an attack with cavalry is resolved it may charge."""
    frame = ChargeFrame(target, attackers)
    if tx.state.settings.opt_charges and riders(t, tx.state, frame):
        tx.emit(FramePushed(frame))


@rule("siege:11.3.1A", "siege:11.3.2E", "siege:11.3.2H")
def riders(t: Tables, s: State, frame: ChargeFrame) -> tuple[str, ...]:
    """The cavalry of the attack that can charge: once in a phase, across a side by which it could enter.

    The limit of 8.21 is kept, as all of them attack.
    """
    return tuple(
        unit
        for unit in frame.attackers
        if t.units[unit].kind == "cavalry"
        and not has_done(s, unit, CHARGED)
        and can_enter(t, s, unit, s.pieces[unit].at, frame.target)
    )


def pending_charge(t: Tables, s: State, frame: ChargeFrame) -> tuple[Decision, ...]:
    """Who charges; after a success, where the stack is pushed."""
    target = Ref("place", frame.target, "def")
    subject = (f"place:{frame.target}",)
    if frame.stage == "offer":
        able = riders(t, s, frame)
        some = Some(able, 1, len(able))
        prompt = texts.CHARGE(target=target)
        return (Decision(SPANISH, "charge", prompt, some, "siege:11.3.1A", may_pass=True, subject=subject),)
    if frame.stage == "push":
        found = pushes(t, s, frame)
        if found:
            options = OneOf((*found, HoldBack()))
            prompt = texts.PUSH(target=target)
            return (Decision(SPANISH, "push", prompt, options, "siege:11.3.2A", subject=subject),)
    return ()


def answer_charge(t: Tables, tx: Tx[State, Event], frame: ChargeFrame, seat: Seat, action: Action) -> None:
    """They charge or not; they push or not."""
    del seat
    if isinstance(action, Chosen):
        ride(t, tx, frame, action.items)
    elif isinstance(action, Push):
        stack = stack_at(tx.state, AZTEC, frame.target)
        tx.emit(PiecesMoved(AZTEC, stack, frame.target, action.to, "push"))
        tx.emit(FrameChanged(replace(frame, stage="enter")))
    elif isinstance(action, HoldBack):
        _over(tx)
    else:
        tx.emit(FramePopped())


@rule("siege:11.3.1B", "siege:11.3.1C", "siege:11.3.2F", "siege:11.3.2G", "siege:8.8A")
def ride(t: Tables, tx: Tx[State, Event], frame: ChargeFrame, charging: tuple[str, ...]) -> None:
    """A die for each; under fog the stack is shown, for the number needed depends on it.

    If all fail the battle that was declared is fought.
    """
    look(t, tx, frame.target)
    defenders = fighters(t, tx.state, AZTEC, frame.target)
    with_knight = any(t.units[unit].kind == "knight" for unit in defenders)
    success = t.rolls.charge.success["with_knight" if with_knight else "without_knight"]
    dice = tuple((unit, tx.chance.roll("charge", 6)) for unit in charging)
    tx.emit(ChargeRidden(frame.target, dice, min(success)))
    tx.emit(Marked(charging, CHARGED))
    lucky = tuple(unit for unit, die in dice if die in success)
    tx.emit(FramePopped())
    battle = tx.state.frames[-1]
    assert isinstance(battle, BattleFrame)
    tx.emit(FrameChanged(replace(battle, seen=True)))
    if lucky:
        before = stood(t, tx.state, defenders)
        loss = len(lucky) * t.rolls.charge.steps_per_success
        tx.emit(FramePushed(replace(frame, stage="losses", riders=lucky, before=before, loss=loss)))


@rule("siege:11.3.2A", "siege:11.3.2B", "siege:11.3.2C")
def run_charge(t: Tables, tx: Tx[State, Event], frame: ChargeFrame) -> None:
    """After a success: the losses, the leader, the push, the entry; then the phase goes on."""
    match frame.stage:
        case "losses":
            tx.emit(FrameChanged(replace(frame, stage="leaders")))
            units = tuple(unit for unit, _, _ in frame.before)
            ch08_losses.ask_losses(t, tx, AZTEC, units, frame.loss, "charge", frame.target)
        case "leaders":
            tx.emit(FrameChanged(replace(frame, stage="push")))
            ch09_leaders.open_checks(t, tx, _fought(tx.state, frame))
        case "push" if is_target(t, tx.state, AZTEC, frame.target):
            _over(tx)
        case "push":
            tx.emit(FrameChanged(replace(frame, stage="enter")))
        case "enter" if frame.riders:
            _enter(t, tx, frame)
        case _:
            _over(tx)


def _fought(s: State, frame: ChargeFrame) -> Fought:
    """The charge as the checks of 9.3 need it: it is no battle, and no leader leads it."""
    hurt = hurt_since(s, frame.before)
    lost = sum(steps for _, _, steps in hurt)
    stack = tuple(dict.fromkeys((*(unit for unit, _, _ in frame.before), *stack_at(s, AZTEC, frame.target))))
    return Fought("ground", frame.target, SPANISH, frame.riders, stack, "", 0, lost, hurt)


@rule("siege:11.3.2A", "siege:9.1A")
def pushes(t: Tables, s: State, frame: ChargeFrame) -> tuple[Push, ...]:
    """Where the stack can be pushed: one hex, enterable for all of it, free of enemies, with room for it."""
    if not is_target(t, s, AZTEC, frame.target):
        return ()
    return tuple(
        Push(place)
        for place in t.hexes[frame.target].around
        if place is not None and refuse_push(t, s, frame.target, place) is None
    )


@rule("siege:11.3.2A", "siege:6.3A", "siege:9.1A", "siege:8.8")
def refuse_push(t: Tables, s: State, target: str, to: str) -> Refusal | None:
    """Why a stack cannot be pushed into a hex. Under fog none is pushed under counters that cannot be seen."""
    place = Ref("place", to)
    if to not in t.open_neighbours[target]:
        return Refusal("siege:11.3.2A", texts.PUSH_ONE_HEX())
    if is_occupied(s, SPANISH, to):
        return Refusal("siege:11.3.2A", texts.PUSH_HELD(place=place))
    stack = stack_at(s, AZTEC, target)
    for piece in stack:
        if not can_enter(t, s, piece, target, to):
            return Refusal(
                "siege:11.3.2A", texts.PUSH_BARRED(piece=Ref("piece", piece), place=Ref("place", to, "def"))
            )
    if s.settings.opt_fog and len(s.stacks[AZTEC].get(to, ())) > 1:
        return Refusal("siege:8.8A", texts.PUSH_UNSEEN(place=place))
    return ch06_stacking.refuse_end(t, s, AZTEC, stack, to)


@rule("siege:11.3.2B")
def _enter(t: Tables, tx: Tx[State, Event], frame: ChargeFrame) -> None:
    """Every cavalry that succeeded enters the vacated hex; what was stacked with one of them may follow."""
    s = tx.state
    origins = tuple(dict.fromkeys(s.pieces[unit].at for unit in frame.riders))
    leader = ch09_leaders.LEADER[SPANISH]
    followers = tuple(
        piece
        for origin in origins
        for piece in stack_at(s, SPANISH, origin)
        if piece not in frame.riders and (t.units[piece].is_combat_unit or piece == leader)
    )
    tx.emit(FrameChanged(replace(frame, riders=())))
    if followers:
        ordered = tuple(sorted(followers, key=t.order.__getitem__))
        tx.emit(FramePushed(AdvanceFrame(SPANISH, frame.target, ordered, duty=False, why="charge")))
    for unit in frame.riders:
        ch08_advance.enter(t, tx, (unit,), frame.target, "charge")


@rule("siege:11.3.2C", "siege:11.3.2D")
def _over(tx: Tx[State, Event]) -> None:
    """The charge has taken the place of the attack: nobody has attacked, everybody still may."""
    tx.emit(FramePopped())
    tx.emit(FramePopped())


def refuse_charge(
    t: Tables, s: State, frame: ChargeFrame, decision: Decision, action: Action
) -> Refusal | None:
    """No cavalry of the attack, no way in, or no place to push to."""
    if decision.contains(action):
        return None
    if decision.kind == "push":
        return refuse_push(t, s, frame.target, action.to) if isinstance(action, Push) else None
    if not isinstance(action, Chosen):
        return None
    for unit in action.items:
        piece = Ref("piece", unit)
        if unit not in frame.attackers or t.units[unit].kind != "cavalry":
            return Refusal("siege:11.3.1A", texts.NO_CAVALRY(piece=piece))
        if has_done(s, unit, CHARGED):
            return Refusal("siege:11.3.2E", texts.HAS_CHARGED(piece=piece))
        if unit not in riders(t, s, frame):
            place = Ref("place", frame.target, "def")
            return Refusal("siege:11.3.2B", texts.CANNOT_CHARGE(piece=piece, place=place))
    return None


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    ChargeFrame: (pending_charge, answer_charge, run_charge),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {ChargeFrame: refuse_charge}
