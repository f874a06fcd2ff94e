"""Chapters 7.10, 7.11 and 9.4: lake movement, one action for each unit and leader in a phase."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from anahuac.engine.decision import Action, Chosen, Decision, OneOf, Seat, Some
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.siege.actions.movement import Disembark, Embark, EndMovement, GoAboard, Sail
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import (
    CarrierTaken,
    FrameChanged,
    FramePopped,
    FramePushed,
    Marked,
    PiecesMoved,
)
from anahuac.games.siege.frames.movement import LakeFrame, SailFrame
from anahuac.games.siege.model import SAILED, State, has_done, stack_at
from anahuac.games.siege.rules import ch07_lake_refusals as refusals
from anahuac.games.siege.rules import ch11_6_desecration
from anahuac.games.siege.rules.alike import unlike
from anahuac.games.siege.rules.ch06_overstack import open_remedy
from anahuac.games.siege.rules.ch07_enemies import take_what_is_alone
from anahuac.games.siege.rules.ch07_lake_refusals import refuse_sailing, uses_lake
from anahuac.games.siege.terms import Camp, is_hex, is_lake
from anahuac.games.siege.texts import movement as texts


@rule("siege:4.2", "siege:7.10F")
def open_lake(t: Tables, tx: Tx[State, Event]) -> None:
    """Lake movement, before any land movement."""
    del t
    tx.emit(FramePushed(LakeFrame()))


@rule("siege:7.10B", "siege:7.10C", "siege:7.10D", "siege:7.11A", "siege:7.11B", "siege:7.11D")
def destinations(t: Tables, s: State, group: Iterable[str], place: str) -> tuple[str, ...]:
    """Where units of a place can go together by one lake action: areas first, then hexes on the shore."""
    ids = tuple(group)
    return tuple(to for to in _near(t, place) if refuse_sailing(t, s, ids, place, to) is None)


def _near(t: Tables, place: str) -> tuple[str, ...]:
    """Areas that border a place, then the hexes on the shore of an area."""
    if is_hex(place):
        return t.hexes[place].lakes
    return (*t.lakes[place].neighbours, *t.lakes[place].coast)


@rule("siege:7.10A", "siege:7.10E", "siege:2.12A", "siege:2.12C", "siege:7.2C")
def ready(t: Tables, s: State, camp: Camp, place: str) -> tuple[str, ...]:
    """Units of a place that can still use the lake in this phase; leaders have actions of their own."""
    return tuple(
        piece
        for piece in stack_at(s, camp, place)
        if uses_lake(t, piece)
        and not has_done(s, piece, SAILED)
        and any(refuse_sailing(t, s, (piece,), place, to) is None for to in _near(t, place))
    )


# ---------------------------------------------------------------------- leaders


@rule("siege:7.10G", "siege:9.4A", "siege:9.1A")
def leader_actions(t: Tables, s: State, camp: Camp) -> tuple[Action, ...]:
    """Going aboard a unit of a bordering area, and landing on a hex of the shore: a leader's whole movement."""
    found: list[Action] = []
    for leader in t.leaders:
        if t.units[leader].camp != camp or leader not in s.pieces:
            continue
        at = s.pieces[leader].at
        if is_hex(at) and not has_done(s, leader, SAILED):
            found.extend(GoAboard(leader, unit) for unit in _carriers_near(t, s, leader, at))
        elif is_lake(at):
            found.extend(
                Disembark(leader, to)
                for to in t.lakes[at].coast
                if refusals.refuse_disembarking(t, s, leader, to) is None
            )
    return tuple(found)


def _carriers_near(t: Tables, s: State, leader: str, at: str) -> tuple[str, ...]:
    camp = t.units[leader].camp
    return tuple(
        unit
        for area in t.hexes[at].lakes
        for unit in unlike(t, s, stack_at(s, camp, area))
        if refusals.refuse_boarding(t, s, leader, unit) is None
    )


# ---------------------------------------------------------------------- which place next


@rule("siege:4.2", "siege:7.2B", "siege:7.10F")
def pending_lake(t: Tables, s: State, frame: LakeFrame) -> tuple[Decision, ...]:
    """From which place units use the lake next, or what a leader does, or no more of it."""
    del frame
    camp = s.active
    options: list[Action] = [
        Embark(place)
        for place in (*t.hexes, *t.lakes)
        if place in s.stacks[camp] and ready(t, s, camp, place)
    ]
    options.extend(leader_actions(t, s, camp))
    if not options:
        return ()
    domain = OneOf((*options, EndMovement()))
    return (Decision(camp, "lake", texts.LAKE_NEXT(), domain, "siege:7.10A"),)


@rule("siege:7.10G", "siege:9.4A", "siege:R-7")
def answer_lake(t: Tables, tx: Tx[State, Event], frame: LakeFrame, seat: Seat, action: Action) -> None:
    """Units are asked for, a leader changes between shore and boat, or lake movement ends."""
    del frame, seat
    s = tx.state
    match action:
        case Embark(place=place):
            tx.emit(FramePushed(SailFrame(place)))
        case GoAboard(piece=leader, carrier=carrier):
            at = s.pieces[leader].at
            tx.emit(PiecesMoved(s.active, (leader,), at, s.pieces[carrier].at, "lake"))
            tx.emit(CarrierTaken(leader, carrier))
            if s.settings.rul_cortes_boat_after_boarding == "frozen":
                tx.emit(Marked((carrier,), SAILED))
        case Disembark(piece=leader, to=to):
            tx.emit(PiecesMoved(s.active, (leader,), s.pieces[leader].at, to, "lake"))
            ch11_6_desecration.entered(t, tx, (leader,), to)
        case _:
            tx.emit(FramePopped())


def run_lake(t: Tables, tx: Tx[State, Event], frame: LakeFrame) -> None:
    """Nobody can use the lake."""
    del t, frame
    tx.emit(FramePopped())


# ---------------------------------------------------------------------- who goes where


@rule("siege:7.10A", "siege:7.10D")
def pending_sail(t: Tables, s: State, frame: SailFrame) -> tuple[Decision, ...]:
    """Which units of the place go together, then where."""
    subject: tuple[str, ...] = (f"place:{frame.place}", *(f"piece:{piece}" for piece in frame.group))
    place = Ref("place", frame.place, "de")
    if not frame.group:
        items = ready(t, s, s.active, frame.place)
        if len(items) < 2:
            return ()
        prompt, domain = texts.WHO_SAILS(place=place), Some(items, 1, len(items))
        return (Decision(s.active, "sail_group", prompt, domain, "siege:7.10A", subject=subject),)
    options = tuple(map(Sail, destinations(t, s, frame.group, frame.place)))
    if len(options) < 2:
        return ()
    prompt = texts.WHERE_TO_SAIL(place=place)
    return (Decision(s.active, "sail", prompt, OneOf(options), "siege:7.10D", subject=subject),)


def answer_sail(t: Tables, tx: Tx[State, Event], frame: SailFrame, seat: Seat, action: Action) -> None:
    """The group, then its way."""
    del seat
    match action:
        case Chosen(items=items):
            tx.emit(FrameChanged(replace(frame, group=items)))
        case Sail(to=to):
            sail(t, tx, frame.group, frame.place, to)


def run_sail(t: Tables, tx: Tx[State, Event], frame: SailFrame) -> None:
    """The only unit, or the only way."""
    if not frame.group:
        tx.emit(FrameChanged(replace(frame, group=ready(t, tx.state, tx.state.active, frame.place))))
    else:
        sail(t, tx, frame.group, frame.place, destinations(t, tx.state, frame.group, frame.place)[0])


@rule("siege:7.10B", "siege:7.10C", "siege:7.10D", "siege:2.12D", "siege:9.4A", "siege:9.3D", "siege:11.4C")
def sail(t: Tables, tx: Tx[State, Event], group: Iterable[str], origin: str, to: str) -> None:
    """Units use the lake; a leader aboard of one goes with it. On shore they capture what is alone there."""
    s = tx.state
    camp, ids = s.active, tuple(group)
    moving = tuple(
        piece for piece in stack_at(s, camp, origin) if piece in ids or s.pieces[piece].carrier in ids
    )
    tx.emit(FramePopped())
    tx.emit(PiecesMoved(camp, moving, origin, to, "lake"))
    take_what_is_alone(t, tx, camp, moving, to)
    if tx.state.verdict is None:
        ch11_6_desecration.entered(t, tx, moving, to)
        open_remedy(t, tx, camp, to)


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    LakeFrame: (pending_lake, answer_lake, run_lake),
    SailFrame: (pending_sail, answer_sail, run_sail),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {
    LakeFrame: refusals.refuse_lake,
    SailFrame: refusals.refuse_sail,
}
