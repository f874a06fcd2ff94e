"""Chapter 11.2: Aztec traps, an option."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.siege.actions.ground import DropAttack, FightOn, Lure, SetTrap, Spring
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import (
    FrameChanged,
    FramePopped,
    FramePushed,
    Marked,
    PiecesMoved,
    StepsLost,
)
from anahuac.games.siege.events.ground import AttackDropped, TrapTried
from anahuac.games.siege.frames.combat import BattleFrame, TrapFrame
from anahuac.games.siege.model import SET_TRAP, State, has_done, is_occupied
from anahuac.games.siege.rules import ch06_stacking, ch11_2_paths, ch11_6_desecration
from anahuac.games.siege.rules.ch08_targets import can_enter
from anahuac.games.siege.terms import AZTEC, SPANISH
from anahuac.games.siege.texts import ruses as texts


@rule("siege:11.2", "siege:11.2.1A")
def offer(t: Tables, tx: Tx[State, Event], target: str, attackers: tuple[str, ...]) -> None:
    """Before an attack with Knights is resolved they may set traps, where a path would be there."""
    frame = TrapFrame(target, attackers)
    if tx.state.settings.opt_traps and traps(t, tx.state, frame):
        tx.emit(FramePushed(frame))


@rule("siege:11.2.1A", "siege:11.2.1C", "siege:11.2.1D")
def traps(t: Tables, s: State, frame: TrapFrame) -> tuple[SetTrap, ...]:
    """The traps that can be tried now: whom, by which Knight, and whether it gives up a step for it."""
    able = knights(t, s, frame)
    victims = ch11_2_paths.groups(t, s, frame.target)
    found = []
    for name, group in victims.items():
        # Knights of one hex lead along the same paths.
        origins = {s.pieces[knight].at: knight for knight in able}
        led = {
            origin
            for origin, knight in origins.items()
            if ch11_2_paths.has_path(t, s, ch11_2_paths.trap_of(s, knight, group, frame.target))
        }
        for knight in able:
            if s.pieces[knight].at not in led:
                continue
            found.append(SetTrap(name, knight))
            if s.pieces[knight].steps >= t.rolls.trap.step_given_needs_steps:
                found.append(SetTrap(name, knight, give=True))
    return tuple(found)


@rule("siege:11.2.1A", "siege:11.2.1B", "siege:11.2.1D")
def knights(t: Tables, s: State, frame: TrapFrame) -> tuple[str, ...]:
    """The Knights of the attack that have not tried a trap in the phase."""
    return tuple(
        unit for unit in frame.attackers if t.units[unit].kind == "knight" and not has_done(s, unit, SET_TRAP)
    )


def pending_trap(t: Tables, s: State, frame: TrapFrame) -> tuple[Decision, ...]:
    """Another trap, the battle, or after a failure neither; once one is sprung, the next hex of the path."""
    subject = (f"place:{frame.target}",)
    if frame.knight:
        return _ask_path(t, s, frame)
    found = traps(t, s, frame)
    if not found and not frame.failed:
        return ()
    prompt = texts.TRAP_AGAIN() if frame.failed else texts.TRAP(target=Ref("place", frame.target, "def"))
    drop = (DropAttack(),) if frame.failed else ()
    options = OneOf((*found, FightOn(), *drop))
    return (Decision(AZTEC, "trap", prompt, options, "siege:11.2.1A", subject=subject),)


@rule("siege:11.2.2A", "siege:11.2.2B")
def _ask_path(t: Tables, s: State, frame: TrapFrame) -> tuple[Decision, ...]:
    options = path_options(t, s, frame)
    if len(options) <= 1:
        return ()
    knight = Ref("piece", frame.knight)
    if frame.path:
        prompt = texts.LURE_ON(knight=knight, place=Ref("place", frame.path[-1]))
    else:
        prompt = texts.LURE(knight=knight, victims=tuple(Ref("piece", piece) for piece in frame.victims))
    subject = (f"piece:{frame.knight}", *(f"place:{place}" for place in frame.path))
    return (Decision(AZTEC, "trap_path", prompt, OneOf(options), "siege:11.2.2A", subject=subject),)


def path_options(t: Tables, s: State, frame: TrapFrame) -> tuple[Lure | Spring, ...]:
    """The next hexes of the path, and its end where it may end."""
    found = ch11_2_paths.paths(t, s, _trap(s, frame))
    end = (Spring(),) if frame.path in found else ()
    return (*(Lure(place) for place in ch11_2_paths.next_hexes(found, frame.path)), *end)


def _trap(s: State, frame: TrapFrame) -> ch11_2_paths.Trap:
    return ch11_2_paths.trap_of(s, frame.knight, frame.victims, frame.target)


def answer_trap(t: Tables, tx: Tx[State, Event], frame: TrapFrame, seat: Seat, action: Action) -> None:
    """A trap is tried, its path goes on, or the battle is fought or dropped."""
    del seat
    match action:
        case SetTrap():
            try_trap(t, tx, frame, action)
        case Lure():
            tx.emit(FrameChanged(replace(frame, path=(*frame.path, action.to))))
        case Spring():
            spring(t, tx, frame)
        case DropAttack():
            drop(tx, frame)
        case _:
            tx.emit(FramePopped())


@rule("siege:11.2.1A", "siege:11.2.1B", "siege:11.2.1C")
def try_trap(t: Tables, tx: Tx[State, Event], frame: TrapFrame, action: SetTrap) -> None:
    """The die of one Knight, easier after a step is given up."""
    knight = action.knight
    victims = ch11_2_paths.groups(t, tx.state, frame.target)[action.target]
    if action.give:
        tx.emit(StepsLost(AZTEC, ((knight, 1),), "trap"))
    die = tx.chance.roll("trap", 6)
    sprung = die in t.rolls.trap.success["step_given" if action.give else "plain"]
    tx.emit(TrapTried(knight, frame.target, victims, die, action.give, sprung))
    tx.emit(Marked((knight,), SET_TRAP))
    changed = replace(frame, knight=knight, victims=victims) if sprung else replace(frame, failed=True)
    tx.emit(FrameChanged(changed))


@rule("siege:11.2.2A", "siege:11.2.2B", "siege:11.2.2C", "siege:11.2.2")
def spring(t: Tables, tx: Tx[State, Event], frame: TrapFrame) -> None:
    """The Knight and its stack go ahead, the victims after them; then they are attacked at once, and no others."""
    trap = _trap(tx.state, frame)
    for origin, to in pairwise((trap.origin, *frame.path)):
        tx.emit(PiecesMoved(AZTEC, trap.trappers, origin, to, "trap"))
    end = trap.target
    for origin, to in ch11_2_paths.legs(trap, frame.path):
        tx.emit(PiecesMoved(SPANISH, trap.victims, origin, to, "trapped"))
        ch11_6_desecration.entered(t, tx, trap.victims, to)
        end = to
    tx.emit(FramePopped())
    tx.emit(FrameChanged(BattleFrame(end, "attackers", fixed=(frame.knight,), trapped=True)))


@rule("siege:11.2.1D")
def drop(tx: Tx[State, Event], frame: TrapFrame) -> None:
    """The attack is not made; nobody has attacked."""
    tx.emit(AttackDropped(frame.target))
    tx.emit(FramePopped())
    tx.emit(FramePopped())


def run_trap(t: Tables, tx: Tx[State, Event], frame: TrapFrame) -> None:
    """The only way the path can go on; or there is no trap to try."""
    if frame.knight:
        (option,) = path_options(t, tx.state, frame)
        answer_trap(t, tx, frame, AZTEC, option)
    else:
        tx.emit(FramePopped())


# ---------------------------------------------------------------------- refusals


def refuse_trap(t: Tables, s: State, frame: TrapFrame, decision: Decision, action: Action) -> Refusal | None:
    """Why this trap, this hex or this end is not possible."""
    if decision.contains(action):
        return None
    match (decision.kind, action):
        case ("trap", SetTrap()):
            return _refuse_set(t, s, frame, action)
        case ("trap_path", Lure()):
            return _refuse_lure(t, s, frame, action.to)
        case ("trap_path", Spring()):
            return Refusal("siege:11.2.2A", texts.CANNOT_END_THERE())
        case ("trap", DropAttack()):
            return Refusal("siege:11.2.1D", texts.MUST_NOT_DROP())
    return None


@rule("siege:11.2.1A", "siege:11.2.1C", "siege:11.2.1D")
def _refuse_set(t: Tables, s: State, frame: TrapFrame, action: SetTrap) -> Refusal:
    piece = Ref("piece", action.knight)
    if action.knight not in frame.attackers or t.units[action.knight].kind != "knight":
        return Refusal("siege:11.2.1A", texts.NO_KNIGHT(piece=piece))
    if has_done(s, action.knight, SET_TRAP):
        return Refusal("siege:11.2.1D", texts.HAS_SET_A_TRAP(piece=piece))
    if action.target not in ch11_2_paths.groups(t, s, frame.target):
        return Refusal("siege:11.2.1A", texts.NOT_A_VICTIM(target=Ref("place", frame.target)))
    if action.give and s.pieces[action.knight].steps < t.rolls.trap.step_given_needs_steps:
        return Refusal("siege:11.2.1C", texts.KEEPS_ITS_STEP(piece=piece))
    return Refusal("siege:11.2.2B", texts.NO_PATH(piece=piece))


@rule("siege:11.2.2A", "siege:11.2.2B")
def _refuse_lure(t: Tables, s: State, frame: TrapFrame, to: str) -> Refusal | None:
    trap = _trap(s, frame)
    here = frame.path[-1] if frame.path else trap.origin
    before = (trap.target, trap.origin, *frame.path)[-2]
    place = Ref("place", to)
    if len(frame.path) >= t.rolls.trap.path_max:
        return Refusal("siege:11.2.2A", texts.TRAP_TOO_LONG(hexes=t.rolls.trap.path_max))
    if to not in t.hexes or to not in t.neighbours[here]:
        return Refusal("siege:11.2.2A", texts.NOT_NEXT_TO_IT(place=place))
    if is_occupied(s, SPANISH, to) or to == trap.origin or to in frame.path:
        return Refusal("siege:11.2.2A", texts.PATH_HELD(place=place))
    for piece in trap.trappers:
        if not can_enter(t, s, piece, here, to):
            return Refusal(
                "siege:11.2.2A",
                texts.CANNOT_LEAD_THERE(piece=Ref("piece", piece), place=Ref("place", to, "def")),
            )
    for piece in trap.victims:
        if t.units[piece].kind != "cannon" and not can_enter(t, s, piece, before, here):
            there = Ref("place", here, "def")
            return Refusal("siege:11.2.2B", texts.CANNOT_FOLLOW(piece=Ref("piece", piece), place=there))
    if frame.path and is_occupied(s, AZTEC, here):
        return Refusal("siege:11.2.2B", texts.PATH_HELD(place=Ref("place", here)))
    return ch06_stacking.refuse_end(t, s, AZTEC, trap.trappers, to)


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    TrapFrame: (pending_trap, answer_trap, run_trap),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {TrapFrame: refuse_trap}
