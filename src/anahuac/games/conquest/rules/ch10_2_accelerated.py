"""Chapter 10.2: accelerated battles, by strength points and one die a roll."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.siege import AttackAgain, BreakOff
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import FrameChanged, FramePopped, FramePushed
from anahuac.games.conquest.events.siege import AcceleratedRolled
from anahuac.games.conquest.frames.siege import AcceleratedFrame, Side
from anahuac.games.conquest.model import State, strength
from anahuac.games.conquest.rules import ch10_effects
from anahuac.games.conquest.rules.ch05_zones import has_units
from anahuac.games.conquest.rules.ch10_3_4_ratio import Strike, column_of, table_for
from anahuac.games.conquest.rules.ch10_5_after import conclude
from anahuac.games.conquest.terms import Camp, enemy
from anahuac.games.conquest.texts import siege as texts


def open_accelerated(t: Tables, tx: Tx[State, Event], zone: int) -> None:
    """Begin a minor battle; which table Spain reads is fixed now (10.3.4-t)."""
    spanish_force = ch10_effects.is_spanish_force(t, tx.state, zone)
    tx.emit(FramePushed(AcceleratedFrame(zone, spanish_force)))


@rule("conquest:10.2-c", "conquest:R-24")
def pending_accelerated(t: Tables, s: State, frame: AcceleratedFrame) -> tuple[Decision, ...]:
    """After an undecided roll: again, or withdraw."""
    del t
    if frame.stage != "choose":
        return ()
    place = Ref("place", str(frame.zone))
    options = OneOf((AttackAgain(), BreakOff()))
    clause = "conquest:10.2-c"
    subject = (f"place:{frame.zone}",)
    return (Decision(s.active, "attack_again", texts.AGAIN(place=place), options, clause, subject=subject),)


def answer_accelerated(
    t: Tables, tx: Tx[State, Event], frame: AcceleratedFrame, seat: Seat, action: Action
) -> None:
    """The attacker has chosen."""
    del seat
    if isinstance(action, BreakOff):
        _won_by(t, tx, frame, enemy(tx.state.active))
    else:
        tx.emit(FrameChanged(replace(frame, stage="roll")))


def run_accelerated(t: Tables, tx: Tx[State, Event], frame: AcceleratedFrame) -> None:
    """Roll, or see what the last roll left."""
    if frame.stage == "roll":
        _roll(t, tx, frame)
    else:
        _look(t, tx, frame)


@rule("conquest:10.2-a", "conquest:R-28")
def roll_of(t: Tables, s: State, attacker: Camp, zone: int, spanish_force: bool) -> Strike:
    """A roll before its die: strength points against strength points, and nothing added."""
    att, dfd = (strength(s, s.stacks[camp][zone].pieces) for camp in (attacker, enemy(attacker)))
    table = table_for(t, s, attacker, spanish_force, False)
    return Strike(table, att, dfd, column_of(t, s, table, att, dfd, False))


@rule("conquest:10.2-a", "conquest:R-28")
def _roll(t: Tables, tx: Tx[State, Event], frame: AcceleratedFrame) -> None:
    """Ratio of strength points, one die without modifier, and the losses."""
    s, zone = tx.state, frame.zone
    attacker, defender = s.active, enemy(s.active)
    mine, theirs = s.stacks[attacker][zone].pieces, s.stacks[defender][zone].pieces
    strike = roll_of(t, s, attacker, zone, frame.spanish_force)
    die = tx.chance.roll("crt", 6)
    first, second = strike.results(t, s, die)
    name, column = ch10_effects.table_id(t, strike.table), strike.table.columns[strike.column]
    tx.emit(
        AcceleratedRolled(zone, attacker, strike.attack, strike.defence, name, column, die, first, second)
    )
    tx.emit(FrameChanged(replace(frame, stage="after", attacker=first, defender=second)))
    ch10_effects.open_effects(t, tx, zone, Side(attacker, mine, first), Side(defender, theirs, second))


@rule("conquest:10.2-b", "conquest:10.2-d", "conquest:R-24")
def _look(t: Tables, tx: Tx[State, Event], frame: AcceleratedFrame) -> None:
    """Whoever is alone has won, and an R no longer moves him; else R drives its side out, without cannons."""
    zone = frame.zone
    attacker = tx.state.active
    defender = enemy(attacker)
    if not has_units(tx.state, attacker, zone):
        _won_by(t, tx, frame, defender)
    elif not has_units(tx.state, defender, zone):
        _won_by(t, tx, frame, attacker)
    elif frame.attacker.retreat:
        ch10_effects.eliminate_cannons(t, tx, attacker, zone)
        _won_by(t, tx, frame, defender)
    elif frame.defender.retreat:
        ch10_effects.eliminate_cannons(t, tx, defender, zone)
        _won_by(t, tx, frame, attacker)
    elif tx.state.settings.accelerated_rounds == "single":
        _won_by(t, tx, frame, defender)
    else:
        tx.emit(FrameChanged(replace(frame, stage="choose")))


def _won_by(t: Tables, tx: Tx[State, Event], frame: AcceleratedFrame, winner: Camp) -> None:
    tx.emit(FramePopped())
    conclude(t, tx, frame.zone, winner, "minor")


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    AcceleratedFrame: (pending_accelerated, answer_accelerated, run_accelerated),
    **ch10_effects.HANDLERS,
}
