"""Chapter 10.1: which combats there are, of which kind, and in which order (6-c)."""

from __future__ import annotations

import pytest

from anahuac.engine.decision import Allocated
from anahuac.games.conquest.actions.siege import FightAt, WithdrawTo
from anahuac.games.conquest.events.core import FightCleared
from anahuac.games.conquest.events.siege import CombatBegan, SiegeBegan
from anahuac.games.conquest.rules import ch10_1_combat
from tests.games.conquest.play import conquest, position

TEN = "sp-eb-1 sp-eb-2 sp-eb-3 sp-eb-4 sp-eb-5"
NINE = "sp-eb-1 sp-eb-2 sp-eb-3 sp-eb-4 sp-eb-5:1"
THIRTY = " ".join(f"sp-eb-{n}" for n in range(1, 10)) + " sp-ab-1 sp-ab-2 sp-ab-3 sp-ab-4 sp-aq-1 sp-aq-2"
INDIAN_TEN = "cuitlahuac mx-eb-1 mx-eb-2 mx-eb-3 mx-fr-1 mx-fr-2"
INDIAN_NINE = "cuitlahuac mx-eb-1 mx-eb-2 mx-eb-3 mx-fr-1 mx-fr-2:1"


@pytest.mark.rule("conquest:10.1-b")
@pytest.mark.rule("conquest:R-04")
@pytest.mark.parametrize(
    ("spanish", "indian", "kind"),
    [
        (TEN, INDIAN_TEN, "major"),
        (TEN, INDIAN_NINE, "minor"),
        (NINE, INDIAN_TEN, "minor"),
        (THIRTY, INDIAN_NINE, "minor"),
    ],
)
def test_ex_37_major_and_minor(spanish: str, indian: str, kind: str) -> None:
    state = position(f"21 spain army: cortes {spanish}; 21 indian army: {indian}")
    assert ch10_1_combat.kind_of(state, 21) == kind


@pytest.mark.rule("conquest:10.1-a")
@pytest.mark.parametrize(
    ("form", "kind"),
    [
        ("army: cuitlahuac mx-eb-1", "minor"),
        ("uncommanded: mx-eb-1", "minor"),
        ("garrison: mx-eb-1", "siege"),
    ],
)
def test_the_form_of_the_inactive_stack_decides(form: str, kind: str) -> None:
    state = position(f"30 spain army: cortes {TEN}; 30 indian {form}")
    assert ch10_1_combat.kind_of(state, 30) == kind


@pytest.mark.rule("conquest:6-c")
@pytest.mark.rule("conquest:R-57")
def test_battles_come_before_sieges_and_the_active_player_orders_them() -> None:
    text = (
        "26 spain army: cortes sp-eb-1; 26 indian uncommanded: ot-fr-1;"
        "20 spain army: olid sp-eb-2; 20 indian uncommanded: ot-fr-2;"
        "27 spain army: alvarado sp-eb-3; 27 indian garrison: ot-jav-2;"
        "12 spain army: sandoval sp-eb-4; 29 indian garrison: ot-jav-3"
    )
    play = conquest(text, [3, 3]).do(ch10_1_combat.open_battles)
    asked = play.ask("spain", "next_combat")
    assert list(asked.answers(9)) == [FightAt(20), FightAt(26)]
    assert play.clause_against("spain", FightAt(27)) == "conquest:6-c"
    assert play.clause_against("spain", FightAt(12)) == "conquest:10.1-a"
    play.play("spain", FightAt(26))
    assert [(e.zone, e.kind) for e in play.all(CombatBegan)] == [(26, "minor"), (20, "minor")]
    assert play.all(SiegeBegan) == []
    assert play.state.frames == ()
    assert 27 in play.state.stacks["indian"]


@pytest.mark.rule("conquest:6-c")
def test_the_next_combat_is_chosen_after_the_result_of_the_last() -> None:
    text = (
        "26 spain army: cortes sp-eb-1 sp-eb-5; 26 indian uncommanded: mx-fr-1;"
        "20 spain army: olid sp-eb-2; 20 indian uncommanded: ot-fr-2;"
        "13 spain army: alvarado sp-eb-3; 13 indian uncommanded: ot-fr-3"
    )
    play = conquest(text, [1]).do(ch10_1_combat.open_battles).play("spain", FightAt(26))
    play.play("spain", Allocated((("sp-eb-1", 1),))).play("spain", WithdrawTo(34))  # 2/1+, die 1: 1R/1
    assert list(play.ask("spain", "next_combat").answers(9)) == [FightAt(13), FightAt(20)]


@pytest.mark.rule("conquest:10.1-a")
def test_sieges_follow_and_markers_without_combat_go() -> None:
    play = conquest(
        "27 spain army: cortes sp-eb-1; 27 indian garrison: ot-jav-2; 26 spain lone: olid", [1, 6]
    )
    play.set(fights={26: "battle", 27: "siege"})
    play.do(ch10_1_combat.open_battles)
    assert play.all(FightCleared) == [FightCleared(26)]
    play.do(ch10_1_combat.open_sieges)
    assert play.last(SiegeBegan).zone == 27


@pytest.mark.rule("conquest:8-n")
@pytest.mark.rule("conquest:9-d")
def test_commanders_whose_army_wasted_away_beside_the_enemy_make_way() -> None:
    play = conquest("26 spain lone: olid; 26 indian uncommanded: ot-fr-1; 35 spain garrison: sp-eb-1")
    play.set(fights={26: "battle"}).do(ch10_1_combat.open_battles)
    assert play.state.fights == {}
    assert play.state.commanders["olid"].zone == 35
    assert play.all(CombatBegan) == []


@pytest.mark.rule("conquest:10.1-b")
def test_a_major_battle_is_fought_on_the_tactical_board() -> None:
    play = conquest(f"21 spain army: cortes {TEN}; 21 indian army: {INDIAN_TEN}").do(
        ch10_1_combat.open_battles
    )
    assert play.state.battle is not None
    assert (play.state.battle.zone, play.state.battle.attacker) == (21, "spain")
    assert play.last(CombatBegan) == CombatBegan(21, "major", "spain", 10, 10)


@pytest.mark.rule("conquest:10.1-a")
def test_commanders_without_units_do_not_fight() -> None:
    play = conquest("26 spain lone: olid; 26 indian lone: cuitlahuac").do(ch10_1_combat.open_battles)
    assert play.all(CombatBegan) == []
    assert play.state.frames == ()
