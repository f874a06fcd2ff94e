"""Chapter 8.19: the advance after combat; 11.3.2B: cavalry and those with it enter the hex they have cleared."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Literal

from msgspec.structs import replace

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.siege.actions.ground import Advance, Halt
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import FrameChanged, FramePopped, FramePushed, PiecesMoved
from anahuac.games.siege.frames.combat import AdvanceFrame
from anahuac.games.siege.model import State
from anahuac.games.siege.rules import (
    ch06_stacking,
    ch08_losses,
    ch09_leaders,
    ch11_4_cannon,
    ch11_6_desecration,
)
from anahuac.games.siege.rules.ch08_targets import can_enter
from anahuac.games.siege.terms import AZTEC
from anahuac.games.siege.texts import ground as texts


@rule("siege:8.19A", "siege:8.19C")
def open_advance(t: Tables, tx: Tx[State, Event], target: str, attackers: Iterable[str]) -> None:
    """At least one surviving attacker must enter the empty hex, if any of them can; more may."""
    able = ch08_losses.standing(t, tx.state, tuple(attackers))
    if able:
        tx.emit(FramePushed(AdvanceFrame(tx.state.active, target, able, duty=True)))


@rule("siege:8.19A", "siege:11.3.2B")
def options(t: Tables, s: State, frame: AdvanceFrame) -> tuple[Advance, ...]:
    """Who can enter now: across the side attacked through, within stacking; each alone, and with his leader."""
    found = []
    for piece in frame.able:
        if not _may_enter(t, s, frame, (piece,)):
            continue
        found.append(Advance(piece))
        leader = ch09_leaders.LEADER[frame.camp]
        if (
            piece != leader
            and ch09_leaders.is_with(t, s, leader, (piece,))
            and _may_enter(t, s, frame, (piece, leader))
        ):
            found.append(Advance(piece, leader))
    return tuple(found)


def _may_enter(t: Tables, s: State, frame: AdvanceFrame, pieces: tuple[str, ...]) -> bool:
    return all(
        s.pieces[piece].at != frame.target and can_enter(t, s, piece, s.pieces[piece].at, frame.target)
        for piece in pieces
    ) and ch06_stacking.fits(t, s, frame.camp, pieces, frame.target)


def pending_advance(t: Tables, s: State, frame: AdvanceFrame) -> tuple[Decision, ...]:
    """One after another; once one has entered the rest is free. Asked where there is a choice."""
    found: tuple[Action, ...] = options(t, s, frame)
    if not found or (frame.duty and len(found) == 1):
        return ()
    target = Ref("place", frame.target, "def")
    prompt = texts.ADVANCE(target=target) if frame.duty else texts.ADVANCE_ON(target=target)
    domain = OneOf(found if frame.duty else (*found, Halt()))
    clause = "siege:11.3.2B" if frame.why == "charge" else "siege:8.19A"
    return (Decision(frame.camp, "advance", prompt, domain, clause, subject=(f"place:{frame.target}",)),)


def answer_advance(t: Tables, tx: Tx[State, Event], frame: AdvanceFrame, seat: Seat, action: Action) -> None:
    """Somebody enters, or nobody else."""
    del seat
    if not isinstance(action, Advance):
        tx.emit(FramePopped())
        return
    tx.emit(FrameChanged(replace(frame, duty=False)))
    with_him = (action.piece, action.leader) if action.leader else (action.piece,)
    enter(t, tx, with_him, frame.target, frame.why)


def run_advance(t: Tables, tx: Tx[State, Event], frame: AdvanceFrame) -> None:
    """The only one who can enter does so where one must; else it is over."""
    found = options(t, tx.state, frame)
    if frame.duty and len(found) == 1:
        answer_advance(t, tx, frame, frame.camp, found[0])
    else:
        tx.emit(FramePopped())


@rule("siege:8.19A", "siege:8.19C", "siege:11.4A", "siege:11.4C")
def enter(
    t: Tables, tx: Tx[State, Event], pieces: tuple[str, ...], target: str, why: Literal["advance", "charge"]
) -> None:
    """Pieces of one hex and the cannon they carry enter the target; cannon left there alone are destroyed."""
    camp = t.units[pieces[0]].camp
    if camp == AZTEC:
        ch11_4_cannon.destroy_alone(t, tx, target)
    moving = ch11_4_cannon.with_cannon(t, tx.state, pieces)
    tx.emit(PiecesMoved(camp, moving, tx.state.pieces[pieces[0]].at, target, why))
    ch11_6_desecration.entered(t, tx, moving, target)


@rule("siege:6.1A", "siege:6.1B", "siege:8.19A")
def refuse_advance(
    t: Tables, s: State, frame: AdvanceFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Not one of the attackers, no way into the hex, no room in it; or nobody, where one must."""
    if decision.contains(action):
        return None
    if isinstance(action, Halt):
        return Refusal("siege:8.19A", texts.MUST_ADVANCE())
    if not isinstance(action, Advance):
        return None
    piece = Ref("piece", action.piece)
    if action.piece not in frame.able or s.pieces[action.piece].at == frame.target:
        return Refusal("siege:8.19A", texts.DID_NOT_ATTACK(piece=piece))
    pieces = (action.piece, action.leader) if action.leader else (action.piece,)
    leader = ch09_leaders.LEADER[frame.camp]
    if action.leader and not (
        action.leader == leader and ch09_leaders.is_with(t, s, leader, (action.piece,))
    ):
        return Refusal(
            "siege:8.19A",
            texts.LEADER_NOT_THERE(
                leader=Ref("piece", action.leader), piece=Ref("piece", action.piece, "de")
            ),
        )
    for one in pieces:
        if not can_enter(t, s, one, s.pieces[one].at, frame.target):
            place = Ref("place", frame.target, "def")
            return Refusal("siege:8.19A", texts.CANNOT_ENTER(piece=Ref("piece", one), place=place))
    return ch06_stacking.refuse_end(t, s, frame.camp, pieces, frame.target)


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    AdvanceFrame: (pending_advance, answer_advance, run_advance),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {AdvanceFrame: refuse_advance}
