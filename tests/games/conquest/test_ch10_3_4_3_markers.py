"""Table 3: the markers of hand-to-hand."""

from __future__ import annotations

import pytest

from anahuac.engine.decision import Allocated, Chosen, OneOf, Passed, Some
from anahuac.games.conquest.actions.melee import (
    Feint,
    TakeFirstLoss,
)
from anahuac.games.conquest.events.battle import MarkersSpent
from anahuac.games.conquest.events.core import StepsLost
from anahuac.games.conquest.events.melee import (
    AttackVoid,
    FeintRolled,
    FirstLossNamed,
    HandToHandFought,
    ShockCancelled,
    ShockRolled,
)
from tests.games.conquest.fields import at, attack, melee

BOARD = (
    "S.L1: cortes sp-eb-1 sp-ab-1; S.L2: sp-aq-1; S.LW: sp-cl-1; "
    "I.L1: emperor mx-eb-1 mx-jav-1; I.L2: mx-ar-1; I.LW: tx-jav-1"
)


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
def test_a_feint_of_a_chief_moves_no_spaniards() -> None:
    """Beside them his own people go; where Spaniards stand alone nobody does."""
    board = "S.L1: maxixcatzin tl-eb-1 sp-eb-1; S.L2: sp-ab-1; I.L1: emperor mx-eb-1; I.L2: mx-jav-1"
    play = melee(board, 6, 4, spain="feint", deck="indian", camps={"tlaxcala": "spain"})
    attack(play, "S.L1", "I.L1", "feint")
    for refused in (Feint("S.L2", "S.L3"), Feint("S.L1", "S.L1")):
        assert play.clause_against("spain", refused) == "conquest:T3-g"
    play.play("spain", Feint("S.L1", "S.L2"))
    assert play.ask("spain", "feint_units").domain == Some(("tl-eb-1",), 1, 1)
    assert play.clause_against("spain", Chosen(("sp-eb-1",))) == "conquest:T3-g"


@pytest.mark.rule("conquest:T3-g", "conquest:10.3.4-s")
def test_a_feint_pushes_a_lone_commander_away() -> None:
    """He never blocks a zone that units enter."""
    board = "S.L1: sp-eb-1 alvarado; S.L2: sp-ab-1; I.L3 spain: cortes; I.L1: emperor mx-eb-1; I.L2: mx-jav-1"
    play = attack(melee(board, 1, 4, indian="feint"), "S.L1", "I.L1", indian="feint")
    play.play("indian", Feint("I.L2", "I.L3")).play("indian", Chosen(("mx-jav-1",)))
    assert (at(play, "mx-jav-1"), at(play, "cortes")) == ("I.L3", "S.L1")


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
        "I.L1: emperor mx-eb-1; I.L3: mx-eb-2; S.L1: cortes sp-eb-1 sp-ca-1 sp-ab-1 sp-ab-2 sp-aq-1 sp-cl-1; "
        "S.L3: sp-eb-2"
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


@pytest.mark.rule("conquest:T3-f", "conquest:10.3.4-i")
def test_a_shock_is_wasted_when_a_feint_has_led_the_swords_away() -> None:
    """The feint comes first; who attacks then are javelin throwers alone."""
    board = "I.L1: emperor mx-eb-1 mx-jav-1; I.L2: mx-ar-1; S.L1: cortes sp-eb-1 sp-ab-1"
    both = "feint shock"
    play = attack(melee(board, 1, 4, attacker="indian", indian=both), "I.L1", "S.L1", indian=both)
    play.play("indian", Feint("I.L1", "I.L2"))
    play.play("indian", Chosen(("mx-eb-1",)))
    assert play.all(ShockRolled) == []
    assert (play.last(HandToHandFought).attack, play.last(HandToHandFought).defence) == (3, 8)
    assert play.dice_left == ()


@pytest.mark.rule("conquest:T3-d", "conquest:T3-e")
def test_an_infantry_charge_needs_its_foot_for_the_charge_of_the_horse_too() -> None:
    """The first result cost the swords and shields and no Indian; nobody is named when the horse kills."""
    board = "S.L1: sp-cl-1 sp-eb-1:1; S.L2: cortes sp-aq-1; I.L1: mx-eb-1 mx-jav-1; I.L2: emperor mx-ar-1"
    both = "infantry_charge cavalry_charge"
    play = attack(melee(board, 3, 6, spain=both), "S.L1", "I.L1", both)
    assert play.last(HandToHandFought).defender.losses == 0
    play.play("spain", Allocated((("sp-eb-1", 1),)))
    second = play.last(HandToHandFought)
    assert (second.charge, second.defender.losses) == (True, 2)
    play.ask("indian", "losses")


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


PRINTED = "I.L1: emperor/back mx-eb-1 mx-jav-1; S.L1: alvarado sp-eb-1:1 sp-ab-1 sp-aq-2; S.RW: sp-cl-1"


@pytest.mark.rule("conquest:T3-f", "conquest:10.3.4-i")
def test_ex_13_a_3_drives_two_units_back_and_the_foot_stays() -> None:
    """Both crossbowmen and arquebusiers go: there is nothing to choose."""
    play = attack(melee(PRINTED, 3, 5, attacker="indian", indian="shock"), "I.L1", "S.L1", indian="shock")
    assert play.last(ShockRolled).count == 2
    assert [at(play, unit) for unit in ("sp-aq-2", "sp-ab-1")] == ["S.L2", "S.L2"]
    assert play.last(HandToHandFought).defence == 3


@pytest.mark.rule("conquest:10.3.4-j", "conquest:10.3.4-k", "conquest:R-09", "conquest:12-f")
def test_ex_14_eight_against_three_is_two_to_one() -> None:
    """A 5, +1 for the army commander: 0/S, and the swords and shields are worth the 3 they show."""
    play = attack(melee(PRINTED, 3, 5, attacker="indian", indian="shock"), "I.L1", "S.L1", indian="shock")
    fought = play.last(HandToHandFought)
    assert (fought.attack, fought.defence, fought.column, fought.table) == (8, 3, "2/1", "flower")
    assert (fought.die, fought.leader, fought.defender.sacrifice) == (5, 1, True)
    assert at(play, "sp-eb-1") is None
    assert play.state.vp == {"spain": 0, "indian": 3}
