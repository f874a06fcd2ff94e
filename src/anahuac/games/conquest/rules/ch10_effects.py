"""The effects of a combat result on the strategic map, in their order (10.3.4-l): accelerated battles, sieges."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anahuac.engine.decision import Action, Decision, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.conquest.data import CombatTable, Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import FrameChanged, FramePopped, FramePushed
from anahuac.games.conquest.events.siege import TableId
from anahuac.games.conquest.frames.siege import EffectsFrame, Side
from anahuac.games.conquest.model import State, units_in
from anahuac.games.conquest.rules.ch10_casualties import (
    ask_losses,
    ask_sacrifice,
    eliminate_units,
    roll_for_commanders,
)
from anahuac.games.conquest.terms import ELIMINATED, SPAIN, Camp
from anahuac.games.conquest.values import is_spanish

CANNON = "CA"


@rule("conquest:10.3.4-l", "conquest:R-27")
def open_effects(t: Tables, tx: Tx[State, Event], zone: int, attacker: Side, defender: Side) -> None:
    """Apply a result to both sides: strength points, then S, then the dice for commanders, each time the
    attacker's side first. R is left to whoever opened this."""
    del t
    tx.emit(FramePushed(EffectsFrame(zone, attacker, defender)))


def _nothing_asked(t: Tables, s: State, frame: EffectsFrame) -> tuple[Decision, ...]:
    del t, s, frame
    return ()


def _no_answer(t: Tables, tx: Tx[State, Event], frame: EffectsFrame, seat: Seat, action: Action) -> None:
    raise AssertionError("losses and sacrifices are asked by frames of their own")


@rule("conquest:10.3.4-l", "conquest:10.2-b", "conquest:R-27")
def run_effects(t: Tables, tx: Tx[State, Event], frame: EffectsFrame) -> None:
    """The next effect that there is."""
    for step in range(frame.step, 6):
        side = (frame.attacker, frame.defender)[step % 2]
        result = side.result
        if step < 2:
            due = result.losses > 0
        elif step < 4:
            due = result.sacrifice
        else:
            due = result.star or result.heart
        if not due:
            continue
        tx.emit(FrameChanged(replace(frame, step=step + 1)))
        if step < 2:
            ask_losses(t, tx, side.camp, side.pieces, result.losses, "combat", frame.zone)
        elif step < 4:
            ask_sacrifice(t, tx, side.camp, side.pieces, frame.zone)
        else:
            there = tuple(piece for piece in side.pieces if _commands(tx.state, piece))
            roll_for_commanders(t, tx, side.camp, there, frame.zone, heart=result.heart)
        return
    tx.emit(FramePopped())


@rule("conquest:10.3.4-n", "conquest:10.4-f")
def eliminate_cannons(t: Tables, tx: Tx[State, Event], camp: Camp, zone: int) -> None:
    """R costs a side its cannons."""
    eliminate_units(t, tx, camp, cannons_in(t, tx.state, camp, zone), "combat", zone)


def cannons_in(t: Tables, s: State, camp: Camp, zone: int) -> tuple[str, ...]:
    """The cannons of a camp in a zone, in counter order."""
    cannons = [unit for unit in units_in(s, camp, zone) if t.units[unit].type == CANNON]
    return tuple(sorted(cannons, key=t.order.__getitem__))


@rule("conquest:10.3.4-t")
def is_spanish_force(t: Tables, s: State, zone: int) -> bool:
    """Whether the Spanish camp's force in a zone has a Spanish unit or commander."""
    stack = s.stacks[SPAIN].get(zone)
    return stack is not None and any(is_spanish(t, piece) for piece in stack.pieces)


def table_id(t: Tables, table: CombatTable) -> TableId:
    """The id of a combat table for the log."""
    return "war_to_the_death" if table is t.war else "flower_war"


def _commands(s: State, piece: str) -> bool:
    commander = s.commanders.get(piece)
    return commander is not None and commander.zone > ELIMINATED


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    EffectsFrame: (_nothing_asked, _no_answer, run_effects),
}
