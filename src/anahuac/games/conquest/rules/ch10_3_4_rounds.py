"""Chapter 10.3.4: the course of a major battle, round by round, from deployment to what follows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anahuac.engine.decision import Action, Decision, OneOf, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.conquest.actions.battle import FallBack, FightOn
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.battle import BattleCleared, FellBack, RoundBegan, RoundEnded
from anahuac.games.conquest.events.core import FrameChanged, FramePopped, FramePushed
from anahuac.games.conquest.frames.battle import BattleFrame, BattleStage, DeployFrame
from anahuac.games.conquest.model import State, camp_of, units_in
from anahuac.games.conquest.rules import (
    ch10_3_4_3_melee,
    ch10_3_4_5_counter,
    ch10_3_4_6_moves,
    ch10_5_after,
)
from anahuac.games.conquest.rules.ch10_3_1_deployment import begin_battle
from anahuac.games.conquest.rules.ch10_3_2_events import roll_event
from anahuac.games.conquest.rules.ch10_3_3_markers import open_commitment, open_markers
from anahuac.games.conquest.rules.ch10_3_4_2_fire import open_fire
from anahuac.games.conquest.rules.ch10_3_5_end import battle_ended, lose, regroup
from anahuac.games.conquest.rules.ch10_3_board import RETREAT, fought
from anahuac.games.conquest.rules.ch10_casualties import eliminate_commander, eliminate_units
from anahuac.games.conquest.terms import CAMPS, Camp, enemy
from anahuac.games.conquest.texts import battle as texts

#: The sequences of a round in which hidden units may come out, and what follows each (10.3.4, T3-l).
SEQUENCES: dict[BattleStage, BattleStage] = {
    "fire": "melee",
    "melee": "counter",
    "counter": "moves",
    "moves": "check",
    "last_counter": "over",
}


@rule("conquest:10.3.1-b", "conquest:10.1-b")
def open_battle(t: Tables, tx: Tx[State, Event], zone: int) -> None:
    """Fight the major battle of a zone; its frame pops when everything that follows from it is done."""
    begin_battle(t, tx, zone)


@rule("conquest:10.3.4-F")
def pending_battle(t: Tables, s: State, frame: BattleFrame) -> tuple[Decision, ...]:
    """At the end of a round the attacker goes on or falls back."""
    battle = s.battle
    if frame.stage != "end_of_round" or battle is None or battle.result is not None:
        return ()
    options = OneOf((FightOn(), FallBack()))
    subject = (f"place:{frame.zone}",)
    return (
        Decision(
            battle.attacker, "fight_on", texts.FIGHT_ON(), options, "conquest:10.3.4-F", subject=subject
        ),
    )


@rule("conquest:10.3.4-F", "conquest:10.3.4-a", "conquest:R-58")
def answer_battle(t: Tables, tx: Tx[State, Event], frame: BattleFrame, seat: Seat, action: Action) -> None:
    """The attacker has decided."""
    if isinstance(action, FightOn):
        tx.emit(RoundEnded(fought(tx.state).round))
        _go(tx, frame, "choices")
    else:
        assert isinstance(action, FallBack)
        tx.emit(FellBack(fought(tx.state).attacker))
        _go(tx, frame, "last_counter")


@rule("conquest:10.3.4-G", "conquest:10.3.5-b")
def run_battle(t: Tables, tx: Tx[State, Event], frame: BattleFrame) -> None:
    """Do the next stage: push what asks, or go on."""
    battle = tx.state.battle
    if battle is None:
        _after(t, tx, frame)
    elif battle.result is not None:
        _clear(t, tx, frame)
    elif frame.stage in ("deploy_defender", "deploy_attacker", "event"):
        _prepare(t, tx, frame)
    elif not battle_ended(t, tx) and not regroup(t, tx):
        _round(t, tx, frame)


@rule("conquest:10.3.1-b", "conquest:10.3.2-a")
def _prepare(t: Tables, tx: Tx[State, Event], frame: BattleFrame) -> None:
    """The defender deploys, then the attacker, then the random event is rolled for."""
    attacker = fought(tx.state).attacker
    if frame.stage == "deploy_defender":
        _go(tx, frame, "deploy_attacker")
        tx.emit(FramePushed(DeployFrame(enemy(attacker))))
    elif frame.stage == "deploy_attacker":
        _go(tx, frame, "event")
        tx.emit(FramePushed(DeployFrame(attacker)))
    else:
        _go(tx, frame, "markers")
        roll_event(t, tx)


@rule("conquest:10.3.4-a", "conquest:10.3.4-b", "conquest:10.3.4-h", "conquest:10.3.4-A", "conquest:10.3.4-C")
def _round(t: Tables, tx: Tx[State, Event], frame: BattleFrame) -> None:
    """A stage of a round; the stage after it is set first, since what is pushed now comes before it."""
    stage = frame.stage
    battle = fought(tx.state)
    if stage in SEQUENCES:
        if battle.hidden and not frame.offered:
            tx.emit(FrameChanged(replace(frame, offered=True)))
            ch10_3_4_6_moves.offer_reveal(t, tx)
            return
        _go(tx, frame, SEQUENCES[stage])
    if stage == "markers":
        _go(tx, frame, "choices")
        open_markers(t, tx)
    elif stage == "choices":
        _go(tx, frame, "commit_attacker")
        tx.emit(RoundBegan(battle.round + 1))
        open_commitment(t, tx, enemy(battle.attacker))
    elif stage == "commit_attacker":
        _go(tx, frame, "fire")
        open_commitment(t, tx, battle.attacker)
    elif stage == "fire":
        open_fire(t, tx)
    elif stage == "melee":
        ch10_3_4_3_melee.open_hand_to_hand(t, tx)
    elif stage == "counter":
        ch10_3_4_5_counter.open_counter_attack(t, tx, last=False)
    elif stage == "moves":
        ch10_3_4_6_moves.open_tactical_movement(t, tx)
    elif stage == "check":
        _go(tx, frame, "end_of_round")
    elif stage == "last_counter":
        ch10_3_4_5_counter.open_counter_attack(t, tx, last=True)
    else:
        assert stage == "over", stage
        lose(t, tx, battle.attacker, "fell_back")


# ---------------------------------------------------------------------- after the battle


@rule("conquest:10.3.5-b", "conquest:10.3.2-d")
def _clear(t: Tables, tx: Tx[State, Event], frame: BattleFrame) -> None:
    """Take the board down. Pieces that an event sent away rejoin unless their army is no more; so do hidden ones."""
    battle = fought(tx.state)
    assert battle.result is not None
    if battle.result.why != "event":
        for camp in CAMPS:
            _share_the_fate(t, tx, camp)
    battle = fought(tx.state)
    winner = battle.result.winner if battle.result is not None else enemy(battle.attacker)
    left = _left_behind(tx.state, winner)
    tx.emit(BattleCleared(frame.zone))
    tx.emit(FrameChanged(replace(frame, stage="leave", winner=winner, left=left)))
    ch10_5_after.conclude(t, tx, frame.zone, winner, "major")


@rule("conquest:10.3.2-d")
def _share_the_fate(t: Tables, tx: Tx[State, Event], camp: Camp) -> None:
    """Eliminate the pieces of a camp that an event sent away, if no other unit of its army survives."""
    battle = fought(tx.state)
    barred = tuple(piece for piece in battle.barred if camp_of(piece, tx.state) == camp)
    if not barred or any(unit not in barred for unit in units_in(tx.state, camp, battle.zone)):
        return
    eliminate_units(t, tx, camp, tuple(p for p in barred if p in tx.state.units), "combat", battle.zone)
    for piece in barred:
        if piece in tx.state.commanders:
            eliminate_commander(t, tx, piece, "combat", battle.zone, True)


@rule("conquest:10.3.5-b", "conquest:R-39")
def _left_behind(s: State, camp: Camp) -> tuple[str, ...]:
    """Pieces of the winner that retreated into his line of retreat and must leave the zone.

    None if no other unit would hold the zone.
    """
    battle = fought(s)
    retreat = RETREAT[camp]
    left = tuple(sorted(p for p, tz in battle.at.items() if tz == retreat and p not in battle.barred))
    stays = any(unit not in left for unit in units_in(s, camp, battle.zone))
    return left if stays else ()


@rule("conquest:10.3.5-b")
def _after(t: Tables, tx: Tx[State, Event], frame: BattleFrame) -> None:
    """Once the losers are gone, the winner's pieces from the line of retreat leave, if a zone is open to them."""
    if frame.stage == "leave" and frame.winner is not None:
        tx.emit(FrameChanged(replace(frame, stage="done")))
        stack = tx.state.stacks[frame.winner].get(frame.zone)
        left = () if stack is None else tuple(piece for piece in stack.pieces if piece in frame.left)
        if left:
            ch10_5_after.retreat(t, tx, frame.winner, frame.zone, left, rejoin=True)
    else:
        tx.emit(FramePopped())


def _go(tx: Tx[State, Event], frame: BattleFrame, stage: BattleStage) -> None:
    tx.emit(FrameChanged(replace(frame, stage=stage, offered=False)))


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    BattleFrame: (pending_battle, answer_battle, run_battle),
}
