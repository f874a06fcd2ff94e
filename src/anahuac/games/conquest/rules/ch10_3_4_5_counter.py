"""Chapter 10.3.4.5: counter-attacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.decision import Action, Decision, OneOf, Passed, Seat
from anahuac.engine.game import Tx
from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.conquest.actions.melee import CounterAttack
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import FrameChanged, FramePopped, FramePushed
from anahuac.games.conquest.events.melee import AttackDeclared, AttackDeclined, CounterRolled
from anahuac.games.conquest.frames.melee import CounterFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules.ch10_3_3_markers import open_reveal, spend_sequence
from anahuac.games.conquest.rules.ch10_3_4_3_markers import usable
from anahuac.games.conquest.rules.ch10_3_4_3_melee import attacks, launch, why_no_attack
from anahuac.games.conquest.rules.ch10_3_board import commanders_at, fought
from anahuac.games.conquest.terms import Camp, enemy
from anahuac.games.conquest.texts import melee as texts
from anahuac.games.conquest.values import by_rank_then_name, tc_of


@rule("conquest:10.3.4-A", "conquest:10.3.3-c")
def counter_attacks(t: Tables, s: State, camp: Camp) -> tuple[CounterAttack, ...]:
    """Every counter-attack open to a camp: like an attack, from a tactical zone where a commander leads it."""
    leaders: dict[str, tuple[str, ...]] = {}
    options: list[CounterAttack] = []
    for pair in attacks(t, s, camp):
        if pair.origin not in leaders:
            leaders[pair.origin] = by_rank_then_name(t, s, commanders_at(s, camp, pair.origin))
        options.extend(CounterAttack(pair.origin, pair.target, leader) for leader in leaders[pair.origin])
    return tuple(options)


@rule("conquest:10.3.4-A", "conquest:10.3.4-B", "conquest:10.3.4-F", "conquest:R-58")
def open_counter_attack(t: Tables, tx: Tx[State, Event], last: bool = False) -> None:
    """Let the inactive camp counter-attack: once a round whether attacked or not, and once more (``last``)
    against an attacker who falls back."""
    battle = fought(tx.state)
    if last or not battle.countered_this_round:
        tx.emit(FramePushed(CounterFrame(enemy(battle.attacker), "choice")))


@rule("conquest:10.3.4-A")
def pending_counter(t: Tables, s: State, frame: CounterFrame) -> tuple[Decision, ...]:
    """Whether, from where, against whom and under whom."""
    if frame.stage != "choice":
        return ()
    options = counter_attacks(t, s, frame.camp)
    if not options:
        return ()
    domain = OneOf(options)
    return (
        Decision(frame.camp, "counter", texts.COUNTER_ATTACK(), domain, "conquest:10.3.4-A", may_pass=True),
    )


def answer_counter(t: Tables, tx: Tx[State, Event], frame: CounterFrame, seat: Seat, action: Action) -> None:
    """It is tried, or not."""
    if isinstance(action, Passed):
        tx.emit(FramePopped())
        tx.emit(AttackDeclined(frame.camp, counter=True))
        return
    assert isinstance(action, CounterAttack)
    tx.emit(AttackDeclared(frame.camp, action.origin, action.target, counter=True))
    tx.emit(FrameChanged(CounterFrame(frame.camp, "reveal", action.origin, action.target, action.commander)))


@rule("conquest:10.3.4-A")
def run_counter(t: Tables, tx: Tx[State, Event], frame: CounterFrame) -> None:
    """Markers of both camps first, then the die; where it fails they are lost."""
    if frame.stage == "choice":
        tx.emit(FramePopped())
        return
    s = tx.state
    if frame.stage == "reveal":
        tx.emit(FrameChanged(CounterFrame(frame.camp, "roll", frame.origin, frame.target, frame.commander)))
        open_reveal(t, tx, "hand_to_hand", usable(t, s, frame.camp, frame.origin, frame.target))
        return
    capacity = tc_of(t, s, frame.commander)
    die = tx.chance.roll("counter_attack", 6)
    tx.emit(FramePopped())
    tx.emit(CounterRolled(frame.camp, frame.commander, die, capacity))
    if die <= capacity:
        launch(tx, frame.camp, frame.origin, frame.target)
    else:
        spend_sequence(t, tx, "hand_to_hand")


def refuse_counter(
    t: Tables, s: State, frame: CounterFrame, decision: Decision, action: Action
) -> Refusal | None:
    """No commander there, or a pair of tactical zones across which nobody can attack."""
    if not isinstance(action, CounterAttack) or decision.contains(action):
        return None
    refusal = why_no_attack(t, s, frame.camp, action.origin, action.target)
    if refusal is not None:
        return refusal
    reason = texts.COUNTER_NEEDS_COMMANDER(
        piece=Ref("piece", action.commander), origin=Ref("tz", action.origin, "def")
    )
    return Refusal("conquest:10.3.4-A", reason)


HANDLERS: dict[type, tuple[Callable[..., Any], Callable[..., Any], Callable[..., Any]]] = {
    CounterFrame: (pending_counter, answer_counter, run_counter),
}
REFUSALS: dict[type, Callable[..., Refusal | None]] = {CounterFrame: refuse_counter}
