"""Chapter 10.5: after a combat: points, retreat of the vanquished, control, form of the winner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.siege import WithdrawTo
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import (
    FightCleared,
    FrameChanged,
    FramePopped,
    FramePushed,
    PiecesMoved,
)
from anahuac.games.conquest.events.siege import CombatDecided
from anahuac.games.conquest.frames.siege import (
    AftermathFrame,
    CombatKind,
    RefugeFrame,
    WithdrawalFrame,
)
from anahuac.games.conquest.model import State, commanders_in
from anahuac.games.conquest.rules import ch05_control, ch11_diplomacy, ch12_victory
from anahuac.games.conquest.rules.ch02_form_choice import ask_forms
from anahuac.games.conquest.rules.ch02_forms import settle_form
from anahuac.games.conquest.rules.ch02_stacks import may_stand
from anahuac.games.conquest.rules.ch05_zones import controller, has_units
from anahuac.games.conquest.rules.ch08_displaced import displace_lone_commanders
from anahuac.games.conquest.rules.ch10_casualties import eliminate_commander, eliminate_units
from anahuac.games.conquest.rules.ch11_log import log_combat
from anahuac.games.conquest.terms import STILL, Camp, enemy
from anahuac.games.conquest.texts import siege as texts
from anahuac.games.conquest.values import by_rank_then_name

# ---------------------------------------------------------------------- the aftermath, stage by stage


@rule("conquest:10.5-c", "conquest:10.5-a")
def conclude(t: Tables, tx: Tx[State, Event], zone: int, winner: Camp, kind: CombatKind) -> None:
    """A combat is decided: points and cursors, the losers leave, the winner takes control and a form.

    The losers are whatever the other camp still has in the zone. If neither camp has a unit left, nobody
    scores (R-52); ``winner`` is then to be the inactive camp, which keeps the zone.
    """
    scores = has_units(tx.state, winner, zone)
    tx.emit(FramePushed(AftermathFrame(zone, winner, kind, scores=scores)))


def _nothing_asked(t: Tables, s: State, frame: AftermathFrame) -> tuple[Decision, ...]:
    del t, s, frame
    return ()


def _no_answer(t: Tables, tx: Tx[State, Event], frame: Any, seat: Seat, action: Action) -> None:
    raise AssertionError("the aftermath itself asks nothing")


@rule("conquest:10.5-c", "conquest:10.2-d", "conquest:R-52")
def run_aftermath(t: Tables, tx: Tx[State, Event], frame: AftermathFrame) -> None:
    """The next stage."""
    zone, winner = frame.zone, frame.winner
    if frame.stage == "score":
        tx.emit(CombatDecided(zone, winner, frame.kind, frame.scores))
        if frame.scores:
            _score(t, tx, frame)
        tx.emit(FrameChanged(replace(frame, stage="losers")))
    elif frame.stage == "losers":
        tx.emit(FrameChanged(replace(frame, stage="winners")))
        _leave(t, tx, enemy(winner), zone)
    elif frame.stage == "winners":
        tx.emit(FrameChanged(replace(frame, stage="control")))
        if not has_units(tx.state, winner, zone):
            _leave(t, tx, winner, zone)
    elif frame.stage == "control":
        tx.emit(FrameChanged(replace(frame, stage="form")))
        if has_units(tx.state, winner, zone):
            ch05_control.take_marker(t, tx, winner, zone)
        if frame.scores and frame.kind == "major":
            ch11_diplomacy.major_battle_won(t, tx, winner)
    elif frame.stage == "form":
        tx.emit(FrameChanged(replace(frame, stage="done")))
        if winner == tx.state.active:
            ask_forms(t, tx, winner, (zone,), "conquest:10.5-c")
        else:
            settle_form(t, tx, winner, zone)
    else:
        tx.emit(FramePopped())
        if zone in tx.state.fights:
            tx.emit(FightCleared(zone))


@rule("conquest:12-b", "conquest:12-c", "conquest:11-b")
def _score(t: Tables, tx: Tx[State, Event], frame: AftermathFrame) -> None:
    """Points and the item for the cursors; minor battles bring neither."""
    zone, winner = frame.zone, frame.winner
    if frame.kind == "major":
        ch12_victory.score(t, tx, winner, ch12_victory.MAJOR_BATTLE, "battle", "conquest:12-b", zone=zone)
    elif frame.kind == "siege":
        ch12_victory.score(t, tx, winner, t.zones[zone].fv, "siege", "conquest:12-c", zone=zone)
    else:
        return
    log_combat(t, tx, winner, zone)


def _leave(t: Tables, tx: Tx[State, Event], camp: Camp, zone: int) -> None:
    """What a camp still has in a zone it lost: its units retreat, commanders without units take refuge."""
    if has_units(tx.state, camp, zone):
        retreat(t, tx, camp, zone)
    else:
        take_refuge(t, tx, camp, zone)


# ---------------------------------------------------------------------- retreat


@rule("conquest:10.5-a", "conquest:10.5-d", "conquest:R-40")
def retreat(
    t: Tables,
    tx: Tx[State, Event],
    camp: Camp,
    zone: int,
    pieces: tuple[str, ...] | None = None,
    rejoin: bool = False,
) -> None:
    """Pieces of a camp (by default its whole stack) leave a zone as one stack; the owner chooses where to.

    Where no zone is legal they are eliminated, commanders included and in combat (12-e), or with ``rejoin``
    they stay (10.3.5-b). It is no movement and starts no combat.
    """
    if pieces is None:
        stack = tx.state.stacks[camp].get(zone)
        pieces = () if stack is None else stack.pieces
    if pieces:
        tx.emit(FramePushed(WithdrawalFrame(camp, zone, pieces, rejoin)))


@rule("conquest:10.5-a", "conquest:8-m", "conquest:5-g")
def retreat_zones(t: Tables, s: State, camp: Camp, zone: int, pieces: tuple[str, ...]) -> tuple[int, ...]:
    """Neighbours without enemy units that rival allies leave open, rising."""
    foe = enemy(camp)
    return tuple(
        to
        for to in sorted(t.zones[zone].neighbours)
        if not has_units(s, foe, to) and may_stand(t, s, camp, pieces, to)
    )


@rule("conquest:10.5-a")
def pending_withdrawal(t: Tables, s: State, frame: WithdrawalFrame) -> tuple[Decision, ...]:
    """Where to retreat, if there is a choice."""
    zones = retreat_zones(t, s, frame.camp, frame.zone, frame.pieces)
    if len(zones) < 2:
        return ()
    prompt = texts.RETREAT_TO(place=Ref("place", str(frame.zone), "de"))
    options = OneOf(tuple(WithdrawTo(zone) for zone in zones))
    subject = (f"place:{frame.zone}", *(f"piece:{piece}" for piece in frame.pieces))
    return (Decision(frame.camp, "retreat", prompt, options, "conquest:10.5-a", subject=subject),)


def answer_withdrawal(
    t: Tables, tx: Tx[State, Event], frame: WithdrawalFrame, seat: Seat, action: Action
) -> None:
    """The owner has chosen."""
    del seat
    assert isinstance(action, WithdrawTo)
    tx.emit(FramePopped())
    _withdraw(t, tx, frame, action.zone)


@rule("conquest:10.5-a", "conquest:R-40")
def run_withdrawal(t: Tables, tx: Tx[State, Event], frame: WithdrawalFrame) -> None:
    """One zone, or none."""
    zones = retreat_zones(t, tx.state, frame.camp, frame.zone, frame.pieces)
    tx.emit(FramePopped())
    if zones:
        _withdraw(t, tx, frame, zones[0])
    elif not frame.rejoin:
        units = tuple(piece for piece in frame.pieces if piece in tx.state.units)
        commanders = tuple(piece for piece in frame.pieces if piece in tx.state.commanders)
        eliminate_units(t, tx, frame.camp, units, "no_retreat", frame.zone)
        for commander in by_rank_then_name(t, tx.state, commanders):
            eliminate_commander(t, tx, commander, "no_retreat", frame.zone, True)


@rule("conquest:10.5-b", "conquest:10.5-d", "conquest:8-n", "conquest:5-d")
def _withdraw(t: Tables, tx: Tx[State, Event], frame: WithdrawalFrame, to: int) -> None:
    """Move, displace an enemy commander alone there, merge with a stack and its form, or choose one.

    An unoccupied objective is entered as by any units.
    """
    camp = frame.camp
    joins = has_units(tx.state, camp, to)
    tx.emit(PiecesMoved(camp, frame.pieces, frame.zone, to, STILL, "retreat"))
    settle_form(t, tx, camp, frame.zone)
    if has_units(tx.state, camp, to):
        if not joins:
            ask_forms(t, tx, camp, (to,), "conquest:10.5-b")
            ch05_control.take_marker(t, tx, camp, to)
        else:
            settle_form(t, tx, camp, to)
    displace_lone_commanders(t, tx, camp, to)


def refuse_withdrawal(
    t: Tables, s: State, frame: WithdrawalFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Staying, going too far or over the lake, into enemy units, into a rival's land."""
    if not isinstance(action, WithdrawTo) or decision.contains(action):
        return None
    return _why_not(t, s, frame.camp, frame.zone, frame.pieces, action.zone)


def _why_not(t: Tables, s: State, camp: Camp, zone: int, pieces: tuple[str, ...], to: int) -> Refusal | None:
    place = Ref("place", str(to))
    if to == zone:
        return Refusal("conquest:10.5-a", texts.MUST_LEAVE(place=place))
    if to not in t.zones[zone].neighbours:
        return Refusal("conquest:5-g", texts.NOT_ADJACENT(place=place, origin=Ref("place", str(zone), "de")))
    if has_units(s, enemy(camp), to):
        return Refusal("conquest:10.5-a", texts.ENEMY_THERE(place=place))
    if not may_stand(t, s, camp, pieces, to):
        return Refusal("conquest:8-m", texts.RIVALS(place=place))
    return None


# ---------------------------------------------------------------------- commanders without units


@rule("conquest:10.2-d", "conquest:10.3.4-s", "conquest:R-24")
def take_refuge(
    t: Tables, tx: Tx[State, Event], camp: Camp, zone: int, commanders: tuple[str, ...] | None = None
) -> None:
    """Commanders of a side without units (by default all it has there) go, each on his own, to a neighbouring
    zone that their camp controls; where there is none they are eliminated in combat."""
    leaving = commanders_in(tx.state, camp, zone) if commanders is None else commanders
    if leaving:
        tx.emit(FramePushed(RefugeFrame(camp, zone, by_rank_then_name(t, tx.state, leaving))))


@rule("conquest:10.2-d", "conquest:8-m")
def refuges(t: Tables, s: State, camp: Camp, zone: int, commander: str) -> tuple[int, ...]:
    """Neighbours that his camp controls and that rival allies leave open to him, rising."""
    return tuple(
        to
        for to in sorted(t.zones[zone].neighbours)
        if controller(t, s, to) == camp and may_stand(t, s, camp, (commander,), to)
    )


@rule("conquest:10.2-d")
def pending_refuge(t: Tables, s: State, frame: RefugeFrame) -> tuple[Decision, ...]:
    """Where the next commander goes, if there is a choice."""
    commander = frame.commanders[0]
    zones = refuges(t, s, frame.camp, frame.zone, commander)
    if len(zones) < 2:
        return ()
    prompt = texts.REFUGE_OF(piece=Ref("piece", commander, "def"))
    options = OneOf(tuple(WithdrawTo(zone) for zone in zones))
    subject = (f"piece:{commander}", f"place:{frame.zone}")
    return (Decision(frame.camp, "refuge", prompt, options, "conquest:10.2-d", subject=subject),)


def answer_refuge(t: Tables, tx: Tx[State, Event], frame: RefugeFrame, seat: Seat, action: Action) -> None:
    """The owner has chosen."""
    del seat
    assert isinstance(action, WithdrawTo)
    _next_refugee(tx, frame)
    _flee(t, tx, frame, action.zone)


@rule("conquest:10.2-d", "conquest:12-e")
def run_refuge(t: Tables, tx: Tx[State, Event], frame: RefugeFrame) -> None:
    """One zone, or none."""
    commander = frame.commanders[0]
    zones = refuges(t, tx.state, frame.camp, frame.zone, commander)
    _next_refugee(tx, frame)
    if zones:
        _flee(t, tx, frame, zones[0])
    else:
        eliminate_commander(t, tx, commander, "no_refuge", frame.zone, True)


def _next_refugee(tx: Tx[State, Event], frame: RefugeFrame) -> None:
    rest = frame.commanders[1:]
    tx.emit(FrameChanged(replace(frame, commanders=rest)) if rest else FramePopped())


def _flee(t: Tables, tx: Tx[State, Event], frame: RefugeFrame, to: int) -> None:
    tx.emit(PiecesMoved(frame.camp, frame.commanders[:1], frame.zone, to, STILL, "displaced"))
    displace_lone_commanders(t, tx, frame.camp, to)


def refuse_refuge(
    t: Tables, s: State, frame: RefugeFrame, decision: Decision, action: Action
) -> Refusal | None:
    """As a retreat, and only to a zone that the camp controls."""
    if not isinstance(action, WithdrawTo) or decision.contains(action):
        return None
    refusal = _why_not(t, s, frame.camp, frame.zone, frame.commanders[:1], action.zone)
    if refusal is not None:
        return refusal
    place = Ref("place", str(action.zone), "de")
    return Refusal("conquest:10.2-d", texts.NOT_OURS(camp=Ref("camp", frame.camp, "def"), place=place))


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    AftermathFrame: (_nothing_asked, _no_answer, run_aftermath),
    WithdrawalFrame: (pending_withdrawal, answer_withdrawal, run_withdrawal),
    RefugeFrame: (pending_refuge, answer_refuge, run_refuge),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {
    WithdrawalFrame: refuse_withdrawal,
    RefugeFrame: refuse_refuge,
}
