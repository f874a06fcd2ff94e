"""Chapter 8.2: one army or lone commander on the march: who goes, step by step, picking up and leaving."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anahuac.engine.decision import Action, Chosen, Decision, OneOf, Seat, Some
from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.core import Done
from anahuac.games.conquest.actions.strategic import Leave, PickUp, Step
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import (
    FightMarked,
    FormTaken,
    FrameChanged,
    FramePopped,
    FramePushed,
    PiecesMoved,
)
from anahuac.games.conquest.events.strategic import GarrisonLedOut, PieceLeft, PiecePickedUp
from anahuac.games.conquest.frames.strategic import MarchFrame, MovementFrame
from anahuac.games.conquest.model import State, form_of
from anahuac.games.conquest.rules import ch05_control
from anahuac.games.conquest.rules.ch02_form_choice import ask_forms
from anahuac.games.conquest.rules.ch02_forms import settle_form
from anahuac.games.conquest.rules.ch02_stacks import leader_candidates, may_lead, may_stand
from anahuac.games.conquest.rules.ch05_zones import entry_cost, has_units
from anahuac.games.conquest.rules.ch08_displaced import displace_lone_commanders
from anahuac.games.conquest.terms import CLIMBED, MOVED, STILL, Camp, enemy
from anahuac.games.conquest.texts import strategic as texts
from anahuac.games.conquest.values import strategic_mp

#: Movement points for leading a garrison out (8-h).
LEAD_OUT = 2


@rule("conquest:8-d", "conquest:3.2-a")
def open_march(t: Tables, tx: Tx[State, Event], camp: Camp, zone: int, leader: str) -> None:
    """A commander begins his march; his allowance is fixed now."""
    frame = MarchFrame(camp, leader, zone, strategic_mp(t, tx.state, leader), (leader,))
    tx.emit(FramePushed(frame))


def has_moved(s: State, piece: str) -> bool:
    """Whether a unit or commander has moved this turn."""
    unit = s.units.get(piece)
    return (s.commanders[piece].march if unit is None else unit.march) != STILL


# ---------------------------------------------------------------------- who and where


@rule("conquest:8-c", "conquest:8-f", "conquest:8-l", "conquest:G-8", "conquest:R-13")
def may_start_with(t: Tables, s: State, leader: str, piece: str) -> bool:
    """Whether a piece in a leader's zone can begin the march with him.

    It must not have moved, and a commander among them must not outrank him: he would lead.
    """
    if has_moved(s, piece) or not may_lead(t, s, leader, piece):
        return False
    return piece in s.units or leader in leader_candidates(t, s, (leader, piece))


@rule("conquest:8-g", "conquest:8-f", "conquest:8-l")
def may_pick_up(t: Tables, s: State, frame: MarchFrame, piece: str) -> bool:
    """Whether a piece in the zone where a march stands can be taken along.

    The last unit is not taken from commanders whom the march has left with it.
    """
    if piece in frame.pieces or has_moved(s, piece) or not may_lead(t, s, frame.leader, piece):
        return False
    return not strands(s, frame, piece)


@rule("conquest:8-g")
def strands(s: State, frame: MarchFrame, piece: str) -> bool:
    """Whether taking a piece along would leave commanders alone whom the march has left with it."""
    return bool(frame.parted) and not _others_hold(s, frame, piece)


@rule("conquest:8-g")
def may_leave(s: State, frame: MarchFrame, piece: str) -> bool:
    """Whether a piece of the march can be left here: a commander only with units, the leader never.

    Who has just been picked up here stays with the march.
    """
    if piece == frame.leader or piece in frame.joined or not frame.steps:
        return False
    return piece in s.units or _others_hold(s, frame)


def _others_hold(s: State, frame: MarchFrame, but: str | None = None) -> bool:
    """Whether units that do not march on stand in the zone, one of them not counted."""
    return any(
        piece in s.units and piece not in frame.pieces and piece != but
        for piece in s.stacks[frame.camp][frame.zone].pieces
    )


@rule("conquest:8-e", "conquest:8-m", "conquest:8-n", "conquest:5-b")
def can_enter(t: Tables, s: State, frame: MarchFrame, to: int) -> bool:
    """Whether a march may step into a zone adjacent to its own."""
    if entry_cost(t, s, frame.zone, to) > frame.mp or not may_stand(t, s, frame.camp, frame.pieces, to):
        return False
    return not has_units(s, enemy(frame.camp), to) or has_army(s, frame)


def has_army(s: State, frame: MarchFrame) -> bool:
    """Whether units march along."""
    units = s.units
    return any(piece in units for piece in frame.pieces)


# ---------------------------------------------------------------------- the frame


def pending_march(t: Tables, s: State, frame: MarchFrame) -> tuple[Decision, ...]:
    """Who goes along, then step after step."""
    if frame.stage == "muster":
        return _muster(t, s, frame)
    if frame.stage == "march":
        return _march(t, s, frame)
    return ()


@rule("conquest:8-c")
def _muster(t: Tables, s: State, frame: MarchFrame) -> tuple[Decision, ...]:
    items = tuple(
        piece
        for piece in s.stacks[frame.camp][frame.zone].pieces
        if piece != frame.leader and may_start_with(t, s, frame.leader, piece)
    )
    if not items:
        return ()
    prompt = texts.CHOOSE_MUSTER(
        leader=Ref("piece", frame.leader, "def"), place=Ref("place", str(frame.zone))
    )
    domain = Some(items, 0, len(items))
    return (Decision(frame.camp, "muster", prompt, domain, "conquest:8-c", subject=_subject(frame)),)


@rule("conquest:8-e", "conquest:8-g")
def _march(t: Tables, s: State, frame: MarchFrame) -> tuple[Decision, ...]:
    options: list[Action] = []
    if frame.mp > 0:
        options.extend(Step(to) for to in t.zones[frame.zone].neighbours if can_enter(t, s, frame, to))
    if frame.steps:
        here = s.stacks[frame.camp][frame.zone].pieces
        if len(here) > len(frame.pieces):
            options.extend(PickUp(piece) for piece in here if may_pick_up(t, s, frame, piece))
        options.extend(Leave(piece) for piece in frame.pieces if may_leave(s, frame, piece))
    if not options:
        return ()
    options.append(Done())
    prompt = texts.CHOOSE_STEP(
        frame.mp, leader=Ref("piece", frame.leader, "def"), place=Ref("place", str(frame.zone))
    )
    return (
        Decision(frame.camp, "march", prompt, OneOf(tuple(options)), "conquest:8-e", subject=_subject(frame)),
    )


def answer_march(t: Tables, tx: Tx[State, Event], frame: MarchFrame, seat: Seat, action: Action) -> None:
    """Carry out what was chosen."""
    del seat
    match action:
        case Chosen(items=items):
            _set_out(tx, replace(frame, pieces=(frame.leader, *items)))
        case Step(zone=to):
            _step(t, tx, frame, to)
        case PickUp(piece=piece):
            tx.emit(PiecePickedUp(frame.camp, frame.zone, piece))
            taken = replace(frame, pieces=(*frame.pieces, piece), joined=(*frame.joined, piece))
            tx.emit(FrameChanged(taken))
        case Leave(piece=piece):
            tx.emit(PieceLeft(frame.camp, frame.zone, piece))
            left = tuple(other for other in frame.pieces if other != piece)
            parted = (*frame.parted, piece) if piece in tx.state.commanders else frame.parted
            tx.emit(FrameChanged(replace(frame, pieces=left, parted=parted)))
        case _:
            _finish(t, tx, frame)


def run_march(t: Tables, tx: Tx[State, Event], frame: MarchFrame) -> None:
    """Go on where nothing is to be decided."""
    if frame.stage == "muster":
        _set_out(tx, frame)
    elif frame.stage == "entered":
        tx.emit(FrameChanged(replace(frame, stage="march")))
        if has_army(tx.state, frame):
            ch05_control.take_marker(t, tx, frame.camp, frame.zone)
    else:
        _finish(t, tx, frame)


@rule("conquest:8-h", "conquest:R-54")
def _set_out(tx: Tx[State, Event], frame: MarchFrame) -> None:
    """The march is made up; out of a garrison it costs 2 points, and a garrison led out whole is none any more."""
    s = tx.state
    camp, zone = frame.camp, frame.zone
    if form_of(s, camp, zone) != "garrison":
        tx.emit(FrameChanged(replace(frame, stage="march")))
        return
    tx.emit(FrameChanged(replace(frame, stage="march", mp=frame.mp - LEAD_OUT, converted=True)))
    tx.emit(GarrisonLedOut(camp, zone, frame.pieces, LEAD_OUT, MOVED))
    if not _others_hold(s, frame):
        tx.emit(FormTaken(camp, zone, False))


@rule("conquest:8-e", "conquest:8-j", "conquest:8-k", "conquest:9-c")
def _step(t: Tables, tx: Tx[State, Event], frame: MarchFrame, to: int) -> None:
    """March into a zone: stop at enemy units and mark the fight, drive lone commanders out, take an objective."""
    s = tx.state
    camp, origin = frame.camp, frame.zone
    cost = entry_cost(t, s, origin, to)
    march = CLIMBED if t.zones[to].cost > 1 else MOVED
    tx.emit(PiecesMoved(camp, frame.pieces, origin, to, march, "march", cost))
    settle_form(t, tx, camp, origin)
    there = replace(frame, zone=to, mp=frame.mp - cost, steps=frame.steps + 1, joined=(), parted=())
    foe = enemy(camp)
    foes = tx.state.stacks[foe].get(to)
    if foes is not None and has_units(tx.state, foe, to):
        tx.emit(FrameChanged(replace(there, stage="over")))
        if to not in tx.state.fights:
            kind = form_of(tx.state, foe, to)
            tx.emit(FightMarked(to, "siege" if kind == "garrison" else "battle"))
    elif foes is not None or (t.zones[to].vp and tx.state.control.get(to) != camp):
        tx.emit(FrameChanged(replace(there, stage="entered")))
        displace_lone_commanders(t, tx, camp, to)
    else:
        tx.emit(FrameChanged(there))


@rule("conquest:8-i", "conquest:8-b", "conquest:R-54")
def _finish(t: Tables, tx: Tx[State, Event], frame: MarchFrame) -> None:
    """The march is over: whoever stands in the zone is one stack; among garrisons the owner chooses its form.

    A part led out that never left makes no army of the rest, which nobody has paid for.
    """
    tx.emit(FramePopped())
    if not frame.steps and not frame.converted:
        movement = tx.state.frames[-1]
        assert isinstance(movement, MovementFrame)
        tx.emit(FrameChanged(MovementFrame((*movement.stayed, frame.leader))))
    elif frame.steps and tx.state.stacks[frame.camp][frame.zone].garrison:
        ask_forms(t, tx, frame.camp, (frame.zone,), "conquest:8-i")


def _subject(frame: MarchFrame) -> tuple[str, ...]:
    return (f"place:{frame.zone}", *(f"piece:{piece}" for piece in frame.pieces))


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    MarchFrame: (pending_march, answer_march, run_march),
}
