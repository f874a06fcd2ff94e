"""Chapter 10.3.4.5: counter-attacks."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.decision import Allocated, Chosen, OneOf, Passed, Some
from anahuac.games.conquest.actions.battle import FallBack, FightOn
from anahuac.games.conquest.actions.core import Done
from anahuac.games.conquest.actions.melee import Attack, CounterAttack
from anahuac.games.conquest.events.battle import BattleDecided, MarkersRevealed, MarkersSpent
from anahuac.games.conquest.events.melee import (
    AttackDeclined,
    CounterRolled,
    FeintRolled,
    HandToHandFought,
    UnitsDoubled,
)
from anahuac.games.conquest.model import MarkerHand
from tests.games.conquest.battles import fight, go_on, hand
from tests.games.conquest.fields import at, field
from tests.games.conquest.play import Play

BOARD = (
    "S.L1: alvarado olid sp-eb-1 sp-eb-2; S.L2: cortes sp-ab-1; "
    "I.L1: emperor mx-eb-1 mx-jav-1; I.L2: mx-ar-1; I.RW: tx-jav-1"
)
BY_ALVARADO = CounterAttack("S.L1", "I.L1", "alvarado")


def counter(*dice: int, board: str = BOARD, spain: str = "", indian: str = "", **options: Any) -> Play:
    """The counter-attack sequence of a round in which the Indian camp attacks."""
    hands: dict[str, MarkerHand] = {
        "spain": hand(committed=spain),
        "indian": hand(committed=indian, deck="indian"),
    }
    options.setdefault("stage", "counter")
    return fight(board, attacker="indian", dice=dice, hands=hands, **options).do(go_on)


@pytest.mark.rule("conquest:10.3.4-A", "conquest:10.3.4-t", "conquest:10.3.4-k")
def test_ex_46_within_his_tactical_capacity_the_commander_leads_it() -> None:
    """Tactical capacity 3, a 3: hand-to-hand by the inactive side, with its table and its own modifiers."""
    play = counter(3, 3).play("spain", BY_ALVARADO)
    assert play.last(CounterRolled) == CounterRolled("spain", "alvarado", 3, 3)
    fought = play.last(HandToHandFought)
    assert (fought.camp, fought.table, fought.counter, fought.leader) == ("spain", "war", True, 0)
    assert (fought.attack, fought.defence) == (10, 8)
    assert field(play).countered_this_round


@pytest.mark.rule("conquest:10.3.4-A")
def test_ex_46_above_it_nothing_happens_and_both_lose_what_they_revealed() -> None:
    """Tactical capacity 3, a 4."""
    play = counter(4, spain="to_the_death", indian="feint").play("spain", BY_ALVARADO)
    play.play("spain", Chosen(("to_the_death",)))
    assert play.all(CounterRolled) == []
    play.play("indian", Chosen(("feint",)))
    assert play.last(CounterRolled).die == 4
    assert len(play.all(MarkersRevealed)) == 2
    assert {(event.camp, event.markers) for event in play.all(MarkersSpent)} == {
        ("spain", ("to_the_death",)),
        ("indian", ("feint",)),
    }
    assert (play.all(UnitsDoubled), play.all(FeintRolled), play.all(HandToHandFought)) == ([], [], [])
    play.ask("indian", "shift")


@pytest.mark.rule("conquest:10.3.4-A", "conquest:10.3.4-i", "conquest:T3-h")
def test_markers_held_back_serve_the_counter_attack() -> None:
    """Roles are exchanged: the feint is the attacked side's."""
    play = counter(1, 2, 2, spain="to_the_death", indian="feint").play("spain", BY_ALVARADO)
    play.play("spain", Chosen(("to_the_death",)))
    play.play("indian", Chosen(("feint",)))
    play.play("spain", play.ask("spain", "to_the_death").forced_answer())
    play.play("indian", Passed())
    assert play.last(HandToHandFought).attack == 20
    assert play.last(FeintRolled) == FeintRolled("indian", 2)


@pytest.mark.rule("conquest:10.3.4-a", "conquest:10.3.4-A", "conquest:10.3.3-a")
def test_what_was_revealed_for_the_attack_does_not_serve_the_counter_attack() -> None:
    """A marker acts once: the feint of the attack is spent with it."""
    play = counter(2, 6, 1, 3, stage="melee", indian="feint shock").play("indian", Attack("I.L1", "S.L1"))
    play.play("indian", Chosen(("feint",))).play("indian", Passed())
    play.play("indian", Allocated((("mx-jav-1", 1),))).play("spain", Allocated((("sp-eb-2", 1),)))
    assert field(play).markers["indian"].spent == ("feint",)
    play.play("spain", BY_ALVARADO).play("indian", Chosen(()))
    assert len(play.all(FeintRolled)) == 1
    assert len(play.all(HandToHandFought)) == 2


@pytest.mark.rule("conquest:10.3.4-A", "conquest:10.3.4-r")
def test_a_counter_attack_that_clears_the_zone_advances() -> None:
    """As an attack does."""
    board = "S.L1: alvarado sp-eb-1 sp-eb-2; S.L2: cortes sp-ab-1; I.L1: mx-jav-1:1; I.L2: emperor mx-ar-1"
    play = counter(1, 3, board=board).play("spain", BY_ALVARADO)
    play.play("spain", Allocated((("sp-eb-2", 1),)))
    play.play("spain", Chosen(("sp-eb-1",)))
    play.play("spain", Chosen(("alvarado",)))
    assert (at(play, "sp-eb-1"), at(play, "alvarado")) == ("I.L1", "I.L1")


@pytest.mark.rule("conquest:10.3.4-A", "conquest:10.3.3-c")
def test_it_needs_a_commander_with_the_units_and_a_joined_enemy() -> None:
    """Any of those there may lead; elsewhere is too far."""
    play = counter()
    options = (BY_ALVARADO, CounterAttack("S.L1", "I.L1", "olid"))
    assert play.ask("spain", "counter").domain == OneOf(options)
    assert play.clause_against("spain", CounterAttack("S.L1", "I.L1", "cortes")) == "conquest:10.3.4-A"
    assert play.clause_against("spain", CounterAttack("S.L1", "I.L2", "olid")) == "conquest:10.3.4-h"
    assert play.clause_against("spain", CounterAttack("S.LW", "I.RW", "olid")) == "conquest:10.3.4-h"
    bare = counter(board="S.L1: sp-eb-1; S.L2: cortes sp-ab-1; I.L1: emperor mx-eb-1")
    assert "counter" not in [decision.kind for decision in bare.pending]
    nobody = counter(board="S.L1: tl-eb-1; I.L1: emperor mx-eb-1", camps={"tlaxcala": "spain"})
    assert "counter" not in [decision.kind for decision in nobody.pending]


@pytest.mark.rule("conquest:10.3.4-A", "conquest:10.3.4-k", "conquest:R-56")
def test_the_army_commander_helps_a_counter_attack_from_his_zone() -> None:
    """Whoever leads it; the enemy's in the attacked zone does not count."""
    play = counter(
        1, 3, board=BOARD.replace("S.L1: alvarado", "S.L1: cortes alvarado").replace("S.L2: cortes", "S.L2:")
    )
    play.play("spain", BY_ALVARADO)
    assert play.last(HandToHandFought).leader == 1


@pytest.mark.rule("conquest:10.3.4-A")
def test_a_second_counter_attack_in_the_round_is_not_offered() -> None:
    """Whatever came of the first."""
    assert "counter" not in [d.kind for d in counter(battle={"countered_this_round": True}).pending]


@pytest.mark.rule("conquest:10.3.4-A", "conquest:10.3.4-i", "conquest:T3-d", "conquest:T3-e", "conquest:T3-f")
def test_in_a_counter_attack_the_roles_of_the_markers_are_exchanged() -> None:
    """Its attacker charges with horse and foot; the swords of the attacked give no shock."""
    board = BOARD.replace("sp-eb-2;", "sp-cl-1;")
    play = counter(board=board, spain="infantry_charge cavalry_charge", indian="shock feint")
    play.play("spain", BY_ALVARADO)
    assert play.ask("spain", "reveal").domain == Some(("infantry_charge", "cavalry_charge"), 0, 2)
    assert play.ask("indian", "reveal").domain == Some(("feint",), 0, 1)


@pytest.mark.rule("conquest:10.3.4-B", "conquest:R-55")
def test_it_needs_no_attack_before_it_and_may_be_left() -> None:
    """The attacker made none this round."""
    play = counter(stage="melee", battle={"round": 2}).play("indian", Passed())
    play.play("spain", Passed())
    assert play.last(AttackDeclined) == AttackDeclined("spain", counter=True)
    assert not field(play).countered_this_round
    play.ask("indian", "shift")


@pytest.mark.rule("conquest:10.3.4-A", "conquest:10.3.4-F", "conquest:R-58")
def test_one_a_round_and_one_more_against_an_attacker_who_falls_back() -> None:
    """Then the battle is over, whatever it brings."""
    play = counter(6, 3, 3).play("spain", BY_ALVARADO)
    play.play("indian", Done()).play("spain", Done())
    play.play("indian", FallBack()).play("spain", BY_ALVARADO)
    assert len(play.all(CounterRolled)) == 2
    play.play("spain", play.ask("spain", "losses").forced_answer())
    assert len(play.all(HandToHandFought)) == 1
    assert (play.last(BattleDecided).winner, play.last(BattleDecided).why) == ("spain", "fell_back")


@pytest.mark.rule("conquest:10.3.4-A")
def test_a_new_round_brings_a_new_counter_attack() -> None:
    """The one of the round before is forgotten."""
    play = counter(6).play("spain", BY_ALVARADO)
    play.play("indian", Done()).play("spain", Done()).play("indian", FightOn())
    assert not field(play).countered_this_round
    while play.pending and play.pending[0].kind != "attack":
        play.play(play.pending[0].seat, Passed())
    assert play.refusal("indian", Attack("I.L1", "S.L1")) is None
