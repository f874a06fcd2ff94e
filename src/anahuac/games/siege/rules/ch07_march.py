"""Chapters 7.1 to 7.6: a group on the march, hex by hex, until it halts or leaves the map."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

from msgspec.structs import replace

from anahuac.engine.decision import Action, Chosen, Decision, OneOf, Seat, Some
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.siege.actions.movement import Depart, LeaveBehind, Step, Stop
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import FrameChanged, FramePopped, PiecesMoved
from anahuac.games.siege.frames.movement import MarchFrame
from anahuac.games.siege.model import State
from anahuac.games.siege.rules import ch11_6_desecration
from anahuac.games.siege.rules.ch06_overstack import open_remedy, refuse_halt
from anahuac.games.siege.rules.ch07_costs import points_left
from anahuac.games.siege.rules.ch07_enemies import take_what_is_alone
from anahuac.games.siege.rules.ch07_exits import depart, may_depart
from anahuac.games.siege.rules.ch07_land_refusals import land_of, refuse_group, refuse_march
from anahuac.games.siege.rules.ch07_reach import group_cost, movers, steps_from, walkers, with_cannon
from anahuac.games.siege.texts import movement as texts


@rule("siege:7.6A", "siege:7.6B")
def candidates(t: Tables, s: State, frame: MarchFrame) -> tuple[str, ...]:
    """Pieces of the session in the hex that can go on; cannon follow their carriers."""
    land = land_of(s)
    return tuple(piece for piece in movers(t, s, land, frame.place) if piece in land.session)


def pending_march(t: Tables, s: State, frame: MarchFrame) -> tuple[Decision, ...]:
    """Who goes, then step by step where; what leaves no choice is not asked."""
    subject = (f"place:{frame.place}", *(f"piece:{piece}" for piece in frame.group))
    if not frame.group:
        items = candidates(t, s, frame)
        if len(items) < 2:
            return ()
        prompt = texts.WHO_MARCHES(place=Ref("place", frame.place, "de"))
        domain = Some(items, 1, most_together(t, s, frame, items))
        return (Decision(s.active, "march_group", prompt, domain, "siege:7.6A", subject=subject),)
    options = ways(t, s, frame)
    if not any(isinstance(option, Step | Depart) for option in options):
        return ()
    left = min(points_left(t, s, piece) for piece in walkers(t, frame.group))
    prompt = texts.MARCH_ON(left, place=Ref("place", frame.place, "de"))
    return (Decision(s.active, "march", prompt, OneOf(options), "siege:7.1B", subject=subject),)


@rule("siege:6.2A", "siege:6.5", "siege:7.6B")
def most_together(t: Tables, s: State, frame: MarchFrame, items: tuple[str, ...]) -> int:
    """How many can set out at once, whichever they are; the parts of a stack that is too large leave one by one.

    Who can go together can also go in any smaller number, so mostly one look is enough.
    """
    for most in range(len(items), 1, -1):
        if all(refuse_group(t, s, frame, group) is None for group in combinations(items, most)):
            return most
    return 1


@rule("siege:7.1B", "siege:7.2B", "siege:7.4", "siege:11.4A")
def ways(t: Tables, s: State, frame: MarchFrame) -> tuple[Action, ...]:
    """What a group can do: enter a hex, leave a cannon behind, leave the map, halt once it has moved."""
    options: list[Action] = list(map(Step, steps_from(t, s, frame.group, frame.place)))
    options.extend(
        LeaveBehind(piece)
        for piece in frame.group
        if t.units[piece].kind == "cannon" and refuse_halt(t, s, s.active, (piece,), frame.place) is None
    )
    if may_depart(t, s, frame.group, frame.place, land_of(s)):
        options.append(Depart(frame.place))
    if frame.moved and refuse_halt(t, s, s.active, frame.group, frame.place) is None:
        options.append(Stop())
    return tuple(options)


def answer_march(t: Tables, tx: Tx[State, Event], frame: MarchFrame, seat: Seat, action: Action) -> None:
    """Carry out what was chosen."""
    del seat
    match action:
        case Chosen(items=items):
            group = with_cannon(t, tx.state, items, frame.place)
            tx.emit(FrameChanged(replace(frame, group=group)))
        case Step(to=to):
            step(t, tx, frame, to)
        case LeaveBehind(piece=piece):
            left = tuple(other for other in frame.group if other != piece)
            tx.emit(FrameChanged(replace(frame, group=left)))
        case Depart():
            depart(t, tx, frame, land_of(tx.state))
        case _:
            halt(t, tx, frame)


def run_march(t: Tables, tx: Tx[State, Event], frame: MarchFrame) -> None:
    """The only piece that can go, or the end of the march."""
    able = candidates(t, tx.state, frame)
    if frame.group or not able:
        halt(t, tx, frame)
    else:
        tx.emit(FrameChanged(replace(frame, group=with_cannon(t, tx.state, able, frame.place))))


@rule("siege:7.1B", "siege:7.4", "siege:9.3D", "siege:11.4A", "siege:11.4C", "siege:11.6A")
def step(t: Tables, tx: Tx[State, Event], frame: MarchFrame, to: str) -> None:
    """Enter the next hex: take what is alone there, desecrate a temple, and go on from there."""
    s = tx.state
    cost = group_cost(t, s, frame.group, frame.place, to)
    tx.emit(PiecesMoved(s.active, frame.group, frame.place, to, "march", cost))
    tx.emit(FrameChanged(replace(frame, place=to, moved=True)))
    take_what_is_alone(t, tx, s.active, frame.group, to)
    if tx.state.verdict is None:
        ch11_6_desecration.entered(t, tx, frame.group, to)


@rule("siege:7.6A", "siege:6.5", "siege:6.6A")
def halt(t: Tables, tx: Tx[State, Event], frame: MarchFrame) -> None:
    """The march is over; those who set out with it may still go on."""
    tx.emit(FramePopped())
    open_remedy(t, tx, tx.state.active, frame.place)


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    MarchFrame: (pending_march, answer_march, run_march),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {MarchFrame: refuse_march}
