"""Chapter 10.3.4.3: hand-to-hand and its course."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.decision import Allocated, Chosen, OneOf, Passed, Some
from anahuac.games.conquest.actions.melee import (
    Attack,
)
from anahuac.games.conquest.crt import parse_cell
from anahuac.games.conquest.events.battle import BattleDecided, MarkersRevealed
from anahuac.games.conquest.events.melee import (
    AttackDeclared,
    AttackDeclined,
    HandToHandFought,
    PiecesShifted,
)
from anahuac.games.conquest.rules.ch10_3_4_3_markers import usable
from anahuac.games.conquest.rules.ch10_3_4_3_melee import attacks
from tests.games.conquest.battles import fight
from tests.games.conquest.fields import attack, field, melee

BOARD = (
    "S.L1: cortes sp-eb-1 sp-ab-1; S.L2: sp-aq-1; S.LW: sp-cl-1; "
    "I.L1: emperor mx-eb-1 mx-jav-1; I.L2: mx-ar-1; I.LW: tx-jav-1"
)


# ---------------------------------------------------------------------- who attacks whom


@pytest.mark.rule("conquest:10.3.4-h")
def test_a_tactical_zone_attacks_another_across_a_dotted_line() -> None:
    """One pair of those that are joined and hold units of both camps; lines of retreat never count."""
    play = melee(
        "S.L1: cortes sp-eb-1; S.LW: sp-cl-1; S.LR: sp-ab-1; I.L1: mx-eb-1; I.L2: mx-jav-1; I.LR: mx-ar-1"
    )
    assert play.ask("spain", "attack").domain == OneOf((Attack("S.L1", "I.L1"),))
    for pair, clause in (
        (Attack("S.L1", "I.L2"), "conquest:10.3.4-h"),
        (Attack("S.L2", "I.L1"), "conquest:10.3.4-h"),
        (Attack("S.L1", "I.LW"), "conquest:10.3.4-h"),
        (Attack("S.LR", "I.L1"), "conquest:10.3.4-h"),
    ):
        assert play.clause_against("spain", pair) == clause


@pytest.mark.rule("conquest:10.3.4-h")
def test_a_wing_in_the_enemy_half_attacks_every_line() -> None:
    """Links inside a half serve whoever stands there."""
    play = fight("S.L1: sp-eb-1; I.LW spain: sp-cl-1; I.L1: mx-eb-1; I.L2: mx-jav-1; I.L3: mx-ar-1")
    assert {pair.target for pair in attacks(play.t, play.state, "spain") if pair.origin == "I.LW"} == {
        "I.L1",
        "I.L2",
        "I.L3",
    }


@pytest.mark.rule("conquest:10.3.4-h", "conquest:R-06")
def test_nobody_attacks_from_or_into_a_line_of_retreat_next_to_him() -> None:
    """It is joined to the third line and to the wings, but for movement alone."""
    play = fight("S.LR: sp-ab-1; S.L2: cortes sp-eb-1; S.L3 indian: mx-eb-1; S.LW indian: mx-jav-1")
    t, s = play.t, play.state
    assert set(attacks(t, s, "indian")) == {
        Attack("S.L3", "S.L2"),
        Attack("S.LW", "S.L2"),
    }
    assert set(attacks(t, s, "spain")) == {
        Attack("S.L2", "S.L3"),
        Attack("S.L2", "S.LW"),
    }


@pytest.mark.rule("conquest:R-55", "conquest:10.3.4-h")
def test_in_the_first_round_the_attacker_must_attack_if_he_can() -> None:
    """Later he may leave it; without a pair of tactical zones nothing is asked of him."""
    play = melee(BOARD)
    assert play.clause_against("spain", Passed()) == "conquest:R-55"
    later = melee(BOARD, battle={"round": 2}).play("spain", Passed())
    assert later.last(AttackDeclined) == AttackDeclined("spain")
    later.ask("indian", "counter")
    apart = melee("S.L2: cortes sp-eb-1; I.L1: emperor mx-eb-1")
    assert apart.all(AttackDeclared) == []
    assert apart.ask("spain").kind == "shift"


@pytest.mark.rule("conquest:10.3.4-h", "conquest:10.3.4-j", "conquest:10.3.4-t", "conquest:10.3.4-k")
def test_all_units_of_both_zones_fight_with_what_they_show() -> None:
    """Cannons too; the army commander in the attacking zone adds 1."""
    board = (
        "S.L1: cortes sp-eb-1:1 sp-ca-1 sp-ab-1; S.L2: sp-aq-1; I.L1: emperor mx-eb-1 ot-jav-1; I.L2: mx-ar-1"
    )
    fought = attack(melee(board, 3), "S.L1", "I.L1").last(HandToHandFought)
    assert (fought.attack, fought.defence) == (3 + 4 + 3, 5 + 2)
    assert (fought.table, fought.column, fought.die, fought.ground, fought.leader) == ("war", "3/2", 3, 0, 1)


@pytest.mark.rule("conquest:10.3.4-t", "conquest:10.3.2-g")
@pytest.mark.parametrize(("war", "table"), [(False, "flower"), (True, "war")])
def test_indian_attacks_use_table_5_but_for_the_event(war: bool, table: str) -> None:
    """War to the death lends them the other."""
    play = melee(BOARD, 3, attacker="indian", battle={"war_to_the_death": war})
    assert attack(play, "I.L1", "S.L1").last(HandToHandFought).table == table


@pytest.mark.rule("conquest:10.3.4-k")
def test_an_attack_from_conquered_ground_is_modified() -> None:
    """From behind, +3; the army commander is elsewhere. The die reads three rows further down."""
    board = "S.L1: cortes sp-eb-2; I.L2 spain: sp-eb-1; I.L1: emperor mx-eb-1; I.L3: mx-ar-1"
    fought = attack(melee(board, 2), "I.L2", "I.L1").last(HandToHandFought)
    assert (fought.ground, fought.leader, fought.column) == (3, 0, "1/1")
    assert (fought.attacker, fought.defender) == parse_cell("0/2")


@pytest.mark.rule("conquest:10.3.4-j", "conquest:R-09")
@pytest.mark.parametrize(("setting", "column"), [("floor", "5/1+"), ("nearest", "5/1+"), ("capped", "2/1")])
def test_a_battle_reduces_the_flower_ratio_as_the_setting_says(setting: str, column: str) -> None:
    """Six to one: the fractions of table 4 end at 2/1."""
    board = "I.L1: emperor mx-eb-1 mx-eb-2 mx-eb-3 mx-jav-1; S.L1: sp-eb-1:1; S.L2: cortes sp-aq-1"
    play = melee(board, 1, attacker="indian", flower_ratio=setting)
    assert attack(play, "I.L1", "S.L1").last(HandToHandFought).column == column


@pytest.mark.rule("conquest:10.3.4-h")
def test_the_attack_of_the_round_is_one() -> None:
    """Then comes the counter-attack, or what follows it."""
    play = attack(melee(BOARD, 4), "S.L1", "I.L1")
    assert field(play).attacked_this_round
    assert [decision.kind for decision in play.pending] != ["attack"]


# ---------------------------------------------------------------------- revealing


@pytest.mark.rule("conquest:10.3.4-i", "conquest:10.3.4-a")
def test_both_reveal_at_once_what_they_like_once_the_zones_are_named() -> None:
    """Markers held back stay for the counter-attack."""
    play = melee(BOARD, 3, spain="infantry_charge to_the_death", indian="feint shock")
    play.play("spain", Attack("S.L1", "I.L1"))
    assert play.ask("spain", "reveal").domain == Some(("infantry_charge", "to_the_death"), 0, 2)
    assert play.ask("indian", "reveal").domain == Some(("feint",), 0, 1)
    play.play("spain", Chosen(("infantry_charge",)))
    assert play.all(MarkersRevealed) == []
    play.play("indian", Chosen(()))
    assert [(e.camp, e.markers) for e in play.all(MarkersRevealed)] == [("spain", ("infantry_charge",))]
    assert field(play).markers["spain"].committed == ("to_the_death",)
    assert field(play).markers["indian"].committed == ("feint", "shock")


@pytest.mark.rule(
    "conquest:T3-d", "conquest:T3-e", "conquest:T3-f", "conquest:T3-g", "conquest:T3-h", "conquest:T3-i"
)
def test_what_each_marker_needs() -> None:
    """Cavalry or foot in the attacking zone, foot in the attacked one, a zone of Spaniards alone."""
    play = fight(
        "S.L1: cortes sp-eb-1 tl-jav-1; S.LW: sp-cl-1; S.RW: sp-ab-1 ot-fr-1; I.L1: emperor mx-jav-1; "
        "I.RW: mx-eb-1; I.LW: mx-ar-1",
        camps={"tlaxcala": "spain"},
    )

    def both(attacker: Any, origin: str, target: str) -> tuple[set[str], set[str]]:
        found = usable(play.t, play.state, attacker, origin, target)
        return set(found["spain"]), set(found["indian"])

    anyway = {"to_the_death", "feint"}
    assert both("spain", "S.L1", "I.L1") == (anyway | {"infantry_charge"}, {"feint"})
    assert both("spain", "S.LW", "I.RW") == (
        anyway | {"cavalry_charge", "death_to_the_commander"},
        {"feint"},
    )
    assert both("spain", "S.RW", "I.LW") == (anyway, {"feint"})
    assert both("indian", "I.RW", "S.LW") == (anyway, {"feint", "shock"})
    assert both("indian", "I.L1", "S.L1") == (anyway | {"infantry_charge"}, {"feint"})


@pytest.mark.rule("conquest:T3-e", "conquest:T3-f")
def test_a_marker_whose_need_is_not_met_is_refused_by_its_clause() -> None:
    """No cavalry in the first line; Shock is for attackers."""
    play = melee(BOARD, spain="cavalry_charge", indian="shock").play("spain", Attack("S.L1", "I.L1"))
    assert play.clause_against("spain", Chosen(("cavalry_charge",))) == "conquest:T3-e"
    assert play.clause_against("indian", Chosen(("shock",))) == "conquest:T3-f"


# ---------------------------------------------------------------------- unwinding


@pytest.mark.rule("conquest:10.3.5-a", "conquest:10.3.4-i")
def test_a_battle_that_ends_before_the_ratio_needs_no_die() -> None:
    """A shock sends the last Spanish unit to its line of retreat."""
    board = "I.LW: emperor mx-eb-1; S.RW: cortes sp-ab-1"
    play = attack(melee(board, 1, attacker="indian", indian="shock"), "I.LW", "S.RW", indian="shock")
    assert play.last(PiecesShifted).to == "S.LR"
    assert play.last(BattleDecided).winner == "indian"
    assert play.all(HandToHandFought) == []
    assert play.state.battle is None


@pytest.mark.rule("conquest:10.3.5-a", "conquest:10.3.4-l", "conquest:10.3.4-n")
def test_who_kills_the_last_enemy_does_not_retreat_any_more() -> None:
    """1R/1 from a wing that would leave for the line of retreat: the battle is over with the losses."""
    board = "S.LW: sp-eb-1 sp-ca-1; S.L1: cortes; I.RW: mx-jav-1:1; I.L3: emperor"
    play = attack(melee(board, 1), "S.LW", "I.RW")
    fought = play.last(HandToHandFought)
    assert (fought.attacker, fought.defender) == parse_cell("1R/1")
    play.play("spain", Allocated((("sp-eb-1", 1),)))
    assert (play.last(BattleDecided).winner, play.last(BattleDecided).why) == ("spain", "eliminated")
    assert play.all(PiecesShifted) == []
    assert play.state.units["sp-ca-1"].sp == 2


@pytest.mark.rule("conquest:10.3.5-a", "conquest:10.3.4-l", "conquest:R-39")
def test_who_loses_his_last_commander_has_lost_before_his_units_run() -> None:
    """The star comes before R: the army leaves the zone as it stands, cannons and all."""
    board = "S.L1: cortes sp-eb-1:1 sp-ca-1; S.L2: sp-ab-1; I.L1: emperor mx-eb-1 mx-eb-2 mx-eb-3 mx-jav-1"
    play = attack(melee(board, 1, 1), "S.L1", "I.L1")
    assert play.last(HandToHandFought).attacker == parse_cell("5*R/0")[0]
    assert (play.last(BattleDecided).winner, play.last(BattleDecided).why) == ("indian", "no_commander")
    assert play.all(PiecesShifted) == []
