"""Chapter 10.3.4.3 and table 3: hand-to-hand and its markers."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.decision import Allocated, Chosen, OneOf, Passed, Some
from anahuac.games.conquest.actions.battle import FightOn
from anahuac.games.conquest.actions.melee import (
    Attack,
    Feint,
    FightToTheDeath,
    TakeFirstLoss,
)
from anahuac.games.conquest.events.battle import BattleDecided, MarkersRevealed, MarkersSpent
from anahuac.games.conquest.events.casualties import CommanderTested
from anahuac.games.conquest.events.core import CommanderEliminated, StepsLost
from anahuac.games.conquest.events.melee import (
    AttackDeclared,
    AttackDeclined,
    AttackVoid,
    DeathRolled,
    FeintRolled,
    FirstLossNamed,
    HandToHandFought,
    PiecesShifted,
    ShockCancelled,
    ShockRolled,
    UnitsDoubled,
)
from anahuac.games.conquest.model import MarkerHand
from anahuac.games.conquest.rules.ch10_3_4_3_markers import usable
from anahuac.games.conquest.rules.ch10_3_4_3_melee import attacks
from tests.games.conquest.battles import fight, go_on, hand
from tests.games.conquest.fields import at, field
from tests.games.conquest.play import Play

BOARD = (
    "S.L1: cortes sp-eb-1 sp-ab-1; S.L2: sp-aq-1; S.LW: sp-cl-1; "
    "I.L1: emperor mx-eb-1 mx-jav-1; I.L2: mx-ar-1; I.LW: tx-jav-1"
)


def hands(spain: str = "", indian: str = "", deck: Any = "spain") -> dict[str, MarkerHand]:
    """What both camps have committed to the round."""
    return {"spain": hand(committed=spain, deck=deck), "indian": hand(committed=indian, deck="indian")}


def melee(board: str = BOARD, *dice: int, spain: str = "", indian: str = "", **options: Any) -> Play:
    """The hand-to-hand sequence of a round, asked for."""
    return fight(
        board, stage="melee", dice=dice, hands=hands(spain, indian, options.pop("deck", "spain")), **options
    ).do(go_on)


def attack(play: Play, origin: str, target: str, spain: str = "", indian: str = "") -> Play:
    """Declare an attack and reveal these markers."""
    play.play(field(play).attacker, Attack(origin, target))
    for camp, markers in (("spain", spain), ("indian", indian)):
        if any(decision.seat == camp and decision.kind == "reveal" for decision in play.pending):
            play.play(camp, Chosen(tuple(markers.split())))
    return play


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


@pytest.mark.rule("conquest:R-55", "conquest:10.3.4-h")
def test_in_the_first_round_the_attacker_must_attack_if_he_can() -> None:
    """Later he may leave it; without a pair of tactical zones nothing is asked of him."""
    play = melee()
    assert play.clause_against("spain", Passed()) == "conquest:R-55"
    later = melee(battle={"round": 2}).play("spain", Passed())
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
    """From behind, +3; the army commander is elsewhere."""
    board = "S.L1: cortes sp-eb-2; I.L2 spain: sp-eb-1; I.L1: emperor mx-eb-1; I.L3: mx-ar-1"
    fought = attack(melee(board, 2), "I.L2", "I.L1").last(HandToHandFought)
    assert (fought.ground, fought.leader) == (3, 0)


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


# ---------------------------------------------------------------------- Feint


@pytest.mark.rule("conquest:T3-g", "conquest:R-36", "conquest:10.3.4-i")
def test_ex_46b_a_feint_empties_the_attacked_zone() -> None:
    """Both units leave, no die is rolled, and Spain may advance."""
    board = "S.L1: cortes sp-eb-1; I.L1: mx-jav-1 mx-jav-2; I.L2: emperor mx-eb-1"
    play = attack(melee(board, 2, indian="feint"), "S.L1", "I.L1", indian="feint")
    assert play.last(FeintRolled).die == 2
    play.play("indian", Feint("I.L1", "I.L2"))
    assert play.ask("indian", "feint_units").domain == Some(("mx-jav-1", "mx-jav-2"), 1, 2)
    play.play("indian", Chosen(("mx-jav-1", "mx-jav-2")))
    assert play.last(AttackVoid) == AttackVoid("spain", "S.L1", "I.L1", lost=False)
    assert play.all(HandToHandFought) == []
    play.play("spain", Chosen(("sp-eb-1",)))
    play.play("spain", Chosen(("cortes",)))
    assert (at(play, "sp-eb-1"), at(play, "mx-jav-1")) == ("I.L1", "I.L2")


@pytest.mark.rule("conquest:T3-g", "conquest:R-36")
def test_ex_46b_a_feint_reinforces_the_attacked_zone_before_the_ratio() -> None:
    """Three units from the second line, at once and free."""
    board = "S.L1: cortes sp-eb-1; I.L1: mx-jav-1; I.L2: emperor mx-eb-1 mx-eb-2 mx-eb-3"
    play = attack(melee(board, 3, 4, indian="feint"), "S.L1", "I.L1", indian="feint")
    play.play("indian", Feint("I.L2", "I.L1"))
    play.play("indian", Chosen(("mx-eb-1", "mx-eb-2", "mx-eb-3")))
    assert play.last(HandToHandFought).defence == 3 + 15
    assert at(play, "emperor") == "I.L2"


@pytest.mark.rule("conquest:T3-g", "conquest:10.3.4-i", "conquest:R-36")
def test_a_feint_that_empties_the_attacking_zone_loses_the_attack() -> None:
    """Nobody advances then, on either side."""
    board = "I.L1: mx-eb-1; I.L2: emperor mx-jav-1; S.L1: cortes sp-eb-1"
    play = attack(melee(board, 6, attacker="indian", indian="feint"), "I.L1", "S.L1", indian="feint")
    play.play("indian", Feint("I.L1", "I.L2"))
    play.play("indian", Chosen(("mx-eb-1",)))
    assert play.last(AttackVoid).lost
    assert play.all(HandToHandFought) == []
    assert "advance" not in [decision.kind for decision in play.pending]


@pytest.mark.rule("conquest:T3-g", "conquest:R-36")
def test_a_feint_goes_to_one_zone_of_the_own_half_without_enemies() -> None:
    """From any zone with own units, conquered ones included; no more units than the die; or nowhere."""
    board = (
        "S.L1: cortes sp-eb-1; S.RW indian: mx-ar-1; I.L1: mx-jav-1 mx-jav-2 mx-jav-3; I.L2: emperor mx-eb-1; "
        "I.LW spain: sp-cl-1; I.LR: mx-fr-1"
    )
    play = attack(melee(board, 2, 4, indian="feint"), "S.L1", "I.L1", indian="feint")
    for feint in (Feint("I.L1", "I.LW"), Feint("I.L1", "S.L3"), Feint("I.L1", "I.LR"), Feint("I.LR", "I.L1")):
        assert play.clause_against("indian", feint) == "conquest:T3-g"
    assert play.refusal("indian", Feint("S.RW", "I.L3")) is None
    assert play.refusal("indian", Passed()) is None
    play.play("indian", Feint("I.L1", "I.L3"))
    three = Chosen(("mx-jav-1", "mx-jav-2", "mx-jav-3"))
    assert play.clause_against("indian", three) == "conquest:T3-g"
    assert play.clause_against("indian", Chosen(("mx-eb-1",))) == "conquest:T3-g"


@pytest.mark.rule("conquest:T3-g", "conquest:10.3.3-b", "conquest:R-49")
def test_feints_of_both_camps_are_the_attackers_first() -> None:
    """Tlaxcala under its own chief has the Indian set, and its own half."""
    board = "S.L1: maxixcatzin tl-eb-1; S.L2: tl-jav-1; I.L1: emperor mx-eb-1; I.L2: mx-jav-1"
    play = melee(board, 1, 2, 4, spain="feint", indian="feint", deck="indian", camps={"tlaxcala": "spain"})
    attack(play, "S.L1", "I.L1", "feint", "feint")
    play.play("spain", Feint("S.L2", "S.L1"))
    play.play("spain", Chosen(("tl-jav-1",)))
    play.play("indian", Feint("I.L2", "I.L1"))
    play.play("indian", Chosen(("mx-jav-1",)))
    fought = play.last(HandToHandFought)
    assert (fought.attack, fought.defence, fought.table) == (8, 8, "flower")
    assert [event.camp for event in play.all(FeintRolled)] == ["spain", "indian"]


# ---------------------------------------------------------------------- Shock, Infantry charge


@pytest.mark.rule("conquest:T3-f", "conquest:R-29")
@pytest.mark.parametrize(("die", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_shock_drives_back_units_of_the_indian_players_choice(die: int, count: int) -> None:
    """Never swords and shields nor cannons."""
    board = (
        "I.L1: emperor mx-eb-1; S.L1: cortes sp-eb-1 sp-ca-1 sp-ab-1 sp-ab-2 sp-aq-1 sp-cl-1; S.L3: sp-eb-2"
    )
    play = attack(melee(board, die, 4, attacker="indian", indian="shock"), "I.L1", "S.L1", indian="shock")
    assert play.last(ShockRolled) == ShockRolled("indian", "S.L1", die, count)
    movable = ("sp-ab-1", "sp-ab-2", "sp-aq-1", "sp-cl-1")
    assert play.ask("indian", "drive").domain == Some(movable, count, count)
    assert play.clause_against("indian", Chosen(("sp-eb-1",) * 1)) == "conquest:T3-f"
    play.play("indian", Chosen(movable[:count]))
    assert [at(play, unit) for unit in movable] == ["S.L2"] * count + ["S.L1"] * (4 - count)
    assert play.last(HandToHandFought).defence == 5 + 4 + sum((3, 3, 4, 5)[count:])


@pytest.mark.rule("conquest:T3-f", "conquest:10.3.4-i", "conquest:10.3.4-s")
def test_a_shock_that_empties_the_zone_needs_no_die() -> None:
    """All that can run do; their commander follows; the attackers may advance."""
    board = "I.L1: emperor mx-eb-1; S.L1: sp-ab-1 alvarado; S.L3: cortes sp-eb-2"
    play = attack(melee(board, 6, attacker="indian", indian="shock"), "I.L1", "S.L1", indian="shock")
    assert play.last(AttackVoid) == AttackVoid("indian", "I.L1", "S.L1", lost=False)
    assert (at(play, "sp-ab-1"), at(play, "alvarado")) == ("S.L2", "S.L2")
    play.ask("indian", "advance")
    assert play.dice_left == ()


@pytest.mark.rule("conquest:T3-d", "conquest:R-30")
def test_an_infantry_charge_stops_a_shock_on_a_zone_with_spanish_foot() -> None:
    """No die for the shock, and the charge is used up."""
    board = "I.L1: emperor mx-eb-1; S.L1: cortes sp-eb-1 sp-ab-1; S.L3: sp-eb-2"
    play = melee(board, 4, attacker="indian", spain="infantry_charge", indian="shock")
    attack(play, "I.L1", "S.L1", "infantry_charge", "shock")
    assert play.last(ShockCancelled) == ShockCancelled("spain", "S.L1")
    assert play.all(ShockRolled) == []
    assert play.all(MarkersSpent)[0] == MarkersSpent("spain", ("infantry_charge",))
    assert play.last(HandToHandFought).defence == 8


@pytest.mark.rule("conquest:T3-d")
def test_an_infantry_charge_fixes_the_first_enemy_loss() -> None:
    """The owner spreads the rest. With no enemy loss it is wasted."""
    board = "S.L1: cortes sp-eb-1 sp-eb-2; S.L2: sp-aq-1; I.L1: emperor mx-eb-1 mx-jav-1; I.L2: mx-ar-1"
    play = attack(melee(board, 4, spain="infantry_charge"), "S.L1", "I.L1", "infantry_charge")
    assert play.last(HandToHandFought).defender.losses == 2
    assert play.ask("spain", "first_loss").domain == OneOf(
        (TakeFirstLoss("mx-eb-1"), TakeFirstLoss("mx-jav-1"))
    )
    assert play.clause_against("spain", TakeFirstLoss("mx-ar-1")) == "conquest:T3-d"
    play.play("spain", TakeFirstLoss("mx-eb-1"))
    assert play.last(FirstLossNamed) == FirstLossNamed("spain", "mx-eb-1")
    assert play.last(StepsLost).losses == (("mx-eb-1", 1),)
    play.play("indian", Allocated((("mx-jav-1", 1),)))
    assert (play.state.units["mx-eb-1"].sp, play.state.units["mx-jav-1"].sp) == (1, 1)
    wasted = attack(melee(board, 1, spain="infantry_charge"), "S.L1", "I.L1", "infantry_charge")
    assert wasted.last(HandToHandFought).column == "1/1"
    assert wasted.last(HandToHandFought).defender.losses == 0
    assert "first_loss" not in [decision.kind for decision in wasted.pending]


# ---------------------------------------------------------------------- Cavalry charge

HORSE = "S.L1: sp-cl-1 sp-aq-1; S.L2: cortes sp-eb-1; I.L1: mx-eb-1 mx-jav-1; I.L2: emperor mx-ar-1"


@pytest.mark.rule("conquest:T3-e", "conquest:R-33")
def test_a_cavalry_charge_attacks_again_with_the_horse_alone() -> None:
    """Against whoever is left in the zone, with the same modifiers, before anybody advances."""
    play = attack(melee(HORSE, 4, 2, spain="cavalry_charge"), "S.L1", "I.L1", "cavalry_charge")
    first = play.last(HandToHandFought)
    assert (first.attack, first.defence, first.column, first.charge) == (9, 8, "1/1", False)
    play.play("indian", Allocated((("mx-jav-1", 1),)))
    second = play.last(HandToHandFought)
    assert (second.attack, second.defence, second.charge) == (5, 7, True)
    assert play.dice_left == ()


@pytest.mark.rule("conquest:T3-e", "conquest:R-33")
def test_a_cavalry_charge_is_wasted_without_enemies_or_horse() -> None:
    """The first result drove either away."""
    board = (
        "S.L1: sp-cl-1 sp-eb-2 sp-eb-3; S.L2: cortes sp-eb-1; I.L1: mx-eb-1 mx-jav-1; I.L2: emperor mx-ar-1"
    )
    routed = attack(melee(board, 3, spain="cavalry_charge"), "S.L1", "I.L1", "cavalry_charge")
    fought = routed.last(HandToHandFought)
    assert (fought.column, fought.defender.retreat) == ("2/1+", True)
    beaten = attack(melee(HORSE, 1, spain="cavalry_charge"), "S.L1", "I.L1", "cavalry_charge")
    beaten.play("spain", Allocated((("sp-aq-1", 2),)))
    assert at(beaten, "sp-cl-1") == "S.L2"
    assert len(beaten.all(HandToHandFought)) == 1


# ---------------------------------------------------------------------- To the death


@pytest.mark.rule("conquest:T3-h", "conquest:R-31")
def test_to_the_death_doubles_the_spanish_units_of_one_zone_for_the_round() -> None:
    """The only zone is taken without asking; in defence too, and still when they have advanced."""
    board = (
        "S.L1: cortes sp-eb-1 sp-ab-1; S.L2: sp-aq-1 tl-jav-1; I.L1: emperor mx-eb-1; I.L2: mx-ar-1 mx-jav-1"
    )
    play = melee(board, 1, spain="to_the_death", camps={"tlaxcala": "spain"})
    attack(play, "S.L1", "I.L1", "to_the_death")
    assert play.last(UnitsDoubled) == UnitsDoubled("spain", "S.L1", ("sp-ab-1", "sp-eb-1"))
    assert play.last(HandToHandFought).attack == 16
    assert field(play).doubled == ("sp-ab-1", "sp-eb-1")
    defence = melee(board, 4, attacker="indian", spain="to_the_death", camps={"tlaxcala": "spain"})
    attack(defence, "I.L1", "S.L1", "to_the_death")
    assert defence.last(HandToHandFought).defence == 16


@pytest.mark.rule("conquest:T3-h", "conquest:R-31")
def test_to_the_death_lets_spain_choose_among_several_zones() -> None:
    """Only such as hold Spaniards and nobody else; visible factors stay for points."""
    board = "S.L1: cortes sp-eb-1; S.L2: sp-aq-1; S.LW: sp-cl-1 ot-fr-1; I.L1: emperor mx-eb-1; I.L2: mx-ar-1"
    play = attack(melee(board, 3, spain="to_the_death"), "S.L1", "I.L1", "to_the_death")
    assert play.ask("spain", "to_the_death").domain == OneOf(
        (FightToTheDeath("S.L1"), FightToTheDeath("S.L2"))
    )
    assert play.clause_against("spain", FightToTheDeath("S.LW")) == "conquest:T3-h"
    play.play("spain", FightToTheDeath("S.L2"))
    assert play.last(HandToHandFought).attack == 5
    assert field(play).doubled == ("sp-aq-1",)


@pytest.mark.rule("conquest:T3-h")
def test_the_doubling_ends_with_the_round() -> None:
    """A new round counts every unit once."""
    board = "S.L1: cortes sp-eb-1; I.L1: emperor mx-eb-1; I.L2: mx-ar-1"
    play = fight(board, stage="end_of_round", battle={"doubled": ("sp-eb-1",)}).do(go_on)
    play.play("spain", FightOn())
    assert field(play).doubled == ()


# ---------------------------------------------------------------------- Death to the commander

DEATH = "S.L1: sp-cl-1 sp-aq-1 sp-ab-1; S.L2: cortes sp-eb-1; I.L1: emperor mx-eb-1 mx-jav-1; I.L2: mx-ar-1 cuitlahuac"


def star(*dice: int) -> Play:
    """A Spanish 12:8 with a natural 5: 0/2*R, and the losses are taken."""
    marker = "death_to_the_commander"
    play = attack(melee(DEATH, 5, *dice, spain=marker), "S.L1", "I.L1", marker)
    return play.play("indian", Allocated((("mx-eb-1", 1), ("mx-jav-1", 1))))


@pytest.mark.rule("conquest:T3-i", "conquest:R-32", "conquest:12-b", "conquest:12-e")
def test_ex_49_death_to_the_commander_ends_the_battle() -> None:
    """First the star's own dice, then, last of all, the die against the army commander."""
    play = star(7, 2).play("indian", Chosen(()))
    play.play("spain", Chosen(()))
    fought = play.last(HandToHandFought)
    assert (fought.column, fought.defender.losses, fought.defender.star) == ("3/2", 2, True)
    assert play.last(CommanderTested).die == 7
    assert play.last(DeathRolled) == DeathRolled("spain", "emperor", 2, True)
    assert play.last(CommanderEliminated).commander == "emperor"
    decided = play.last(BattleDecided)
    assert (decided.winner, decided.why) == ("spain", "death_to_the_commander")
    assert play.state.vp["spain"] == 2 + 3


@pytest.mark.rule("conquest:T3-i")
def test_on_4_to_6_death_to_the_commander_has_no_effect() -> None:
    """The battle goes on."""
    play = star(7, 4).play("indian", Chosen(()))
    play.play("spain", Chosen(()))
    assert play.last(DeathRolled).breaks is False
    assert play.all(BattleDecided) == []


@pytest.mark.rule("conquest:T3-i", "conquest:R-32")
def test_it_strikes_the_army_commander_wherever_he_is_and_a_successor_after_him() -> None:
    """The emperor falls to the star; Cuitlahuac, who takes over at once, to the marker."""
    play = star(1, 3)
    play.play("spain", Chosen(()))
    assert [event.commander for event in play.all(CommanderEliminated)] == ["emperor", "cuitlahuac"]
    assert play.last(DeathRolled).general == "cuitlahuac"


@pytest.mark.rule("conquest:T3-i")
def test_without_a_star_there_is_no_die_for_it() -> None:
    """A plain loss does not expose him."""
    play = attack(melee(DEATH, 3, spain="death_to_the_commander"), "S.L1", "I.L1", "death_to_the_commander")
    assert play.last(HandToHandFought).defender.star is False
    assert play.dice_left == ()
    assert play.all(DeathRolled) == []


@pytest.mark.rule("conquest:T3-i", "conquest:T3-e", "conquest:R-32")
def test_the_star_of_a_cavalry_charge_counts_too() -> None:
    """The first result had none; the army commander stood behind the line."""
    board = (
        "S.L1: sp-cl-1 sp-cm-1 sp-ab-1; S.L2: cortes sp-eb-1; I.L1: mx-eb-1 mx-eb-2; I.L2: emperor mx-ar-1"
    )
    both = "cavalry_charge death_to_the_commander"
    play = attack(melee(board, 1, 5, 3, spain=both), "S.L1", "I.L1", both)
    play.play("spain", Allocated((("sp-ab-1", 2),)))
    play.play("indian", Allocated((("mx-eb-1", 1),)))
    play.play("indian", Allocated((("mx-eb-2", 2),)))
    first, second = play.all(HandToHandFought)
    assert (first.defender.star, second.defender.star, second.charge) == (False, True, True)
    play.play("spain", Chosen(()))
    assert play.last(DeathRolled) == DeathRolled("spain", "emperor", 3, True)
    assert play.dice_left == ()


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
