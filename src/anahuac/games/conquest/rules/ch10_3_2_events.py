"""Chapter 10.3.2: the random event of a major battle (table 2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.battle import MarkForSacrifice
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.battle import (
    BattleEventRolled,
    PiecesBarred,
    SacrificeMarked,
    TreasonRolled,
)
from anahuac.games.conquest.events.core import FramePopped, FramePushed
from anahuac.games.conquest.frames.battle import MarkSacrificeFrame
from anahuac.games.conquest.model import State, camp_of
from anahuac.games.conquest.rules.ch10_3_5_end import lose
from anahuac.games.conquest.rules.ch10_3_board import ZONES, fights, fought, units_on_board
from anahuac.games.conquest.terms import INDIAN, SPAIN, Camp
from anahuac.games.conquest.texts import battle as texts
from anahuac.games.conquest.values import is_spanish, nation_of


@rule("conquest:10.3.2-a")
def event_at(t: Tables, roll: int) -> str:
    """The event of a modified die; the first and the last row of table 2 are open-ended."""
    for row in t.events:
        label = row.roll
        if label.endswith("-") and roll <= int(label[:-1]):
            return row.id
        if label.endswith("+") and roll >= int(label[:-1]):
            return row.id
        if label == str(roll):
            return row.id
    raise AssertionError(f"table 2 has no row for {roll}")


@rule("conquest:10.3.2-a", "conquest:10.3.2-b", "conquest:10.3.2-c", "conquest:10.3.2-e")
def event_of(t: Tables, s: State, zone: int, die: int) -> tuple[str, bool]:
    """The event of a die in a battle for ``zone``, and whether it does anything there."""
    turn = t.turns[s.turn]
    event = event_at(t, die + turn.event_modifier)
    if event == "treason":
        stack = s.stacks[SPAIN].get(zone)
        return event, stack is not None and any(is_spanish(t, p) for p in stack.pieces if p in s.units)
    if event == "weapons_on_the_ground":
        return event, bool(doubtful(t, s, zone))
    return event, event != "rain" or turn.season == "rainy"


@rule("conquest:10.3.2-a", "conquest:10.3.2-e", "conquest:10.3.2-g")
def roll_event(t: Tables, tx: Tx[State, Event]) -> None:
    """The active player rolls for the event, which holds for the whole battle; carry out what it does at once."""
    s = tx.state
    turn = t.turns[s.turn]
    die = tx.chance.roll("battle.event", 6)
    zone = fought(s).zone
    event, applies = event_of(t, s, zone, die)
    tx.emit(BattleEventRolled(s.active, die, turn.event_modifier, event, applies))
    if event == "treason" and applies:
        _roll_treason(t, tx, spanish_units(t, s))
    elif event == "weapons_on_the_ground" and applies:
        _bar(t, tx, s.active, doubtful(t, s, zone), event)
    elif event == "human_sacrifices":
        tx.emit(FramePushed(MarkSacrificeFrame()))


@rule("conquest:10.3.2-b")
def spanish_units(t: Tables, s: State) -> tuple[str, ...]:
    """Units of the Spanish nation on the board in the order of Treason's dice: by zone, then counter order (1.16)."""
    zone_order = {tz: at for at, tz in enumerate(ZONES[SPAIN])}
    at = fought(s).at
    return tuple(
        sorted(
            (piece for piece in units_on_board(s, SPAIN) if is_spanish(t, piece)),
            key=lambda piece: (zone_order[at[piece]], t.order[piece]),
        )
    )


@rule("conquest:10.3.2-c", "conquest:11-g")
def doubtful(t: Tables, s: State, zone: int) -> tuple[str, ...]:
    """Pieces of the active camp in a zone whose nation's cursor stands in a doubt box of either half."""
    nations = {nation for nation, box in s.cursors.items() if t.boxes[box].zone == "doubt"}
    stack = s.stacks[s.active][zone]
    return tuple(
        piece for piece in sorted(stack.pieces, key=t.order.__getitem__) if nation_of(t, piece) in nations
    )


@rule("conquest:10.3.2-b", "conquest:R-53")
def _roll_treason(t: Tables, tx: Tx[State, Event], units: tuple[str, ...]) -> None:
    dice = tuple((unit, tx.chance.roll("battle.treason", 6)) for unit in units)
    tx.emit(TreasonRolled(dice))
    traitors = tuple(unit for unit, die in dice if die == 1)
    if traitors:
        _bar(t, tx, SPAIN, traitors, "treason")


@rule("conquest:10.3.2-d")
def _bar(t: Tables, tx: Tx[State, Event], camp: Camp, pieces: tuple[str, ...], why: str) -> None:
    tx.emit(PiecesBarred(camp, pieces, why))
    if not fights(tx.state, camp):
        lose(t, tx, camp, "event")


@rule("conquest:10.3.2-f", "conquest:10.3.4-z")
def pending_mark(t: Tables, s: State, frame: MarkSacrificeFrame) -> tuple[Decision, ...]:
    """The Indian player marks a counter of the Spanish camp on the board, unit or commander."""
    enemies = sorted((piece for piece in fought(s).at if camp_of(piece, s) == SPAIN), key=t.order.__getitem__)
    options = OneOf(tuple(MarkForSacrifice(piece) for piece in enemies))
    return (Decision(INDIAN, "mark_sacrifice", texts.MARK_SACRIFICE(), options, "conquest:10.3.2-f"),)


def answer_mark(
    t: Tables, tx: Tx[State, Event], frame: MarkSacrificeFrame, seat: Seat, action: Action
) -> None:
    """The counter is marked."""
    assert isinstance(action, MarkForSacrifice)
    tx.emit(FramePopped())
    tx.emit(SacrificeMarked(action.piece))


def refuse_mark(
    t: Tables, s: State, frame: MarkSacrificeFrame, decision: Decision, action: Action
) -> Refusal | None:
    """Only an enemy counter on the board."""
    if isinstance(action, MarkForSacrifice) and not decision.contains(action):
        return Refusal("conquest:10.3.2-f", texts.NOT_AN_ENEMY(piece=Ref("piece", action.piece)))
    return None


def run_mark(t: Tables, tx: Tx[State, Event], frame: MarkSacrificeFrame) -> None:
    """The marker always has somewhere to go."""
    raise AssertionError("no enemy counter on the board")


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    MarkSacrificeFrame: (pending_mark, answer_mark, run_mark),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {MarkSacrificeFrame: refuse_mark}
