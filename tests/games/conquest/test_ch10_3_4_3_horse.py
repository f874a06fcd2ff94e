"""Table 3: the markers of hand-to-hand that Spanish cavalry and foot play."""

from __future__ import annotations

import pytest

from anahuac.engine.decision import Allocated, Chosen, OneOf
from anahuac.games.conquest.actions.battle import FightOn, NameGeneral
from anahuac.games.conquest.actions.melee import FightToTheDeath, TakeFirstLoss
from anahuac.games.conquest.events.battle import BattleDecided, MarkersSpent
from anahuac.games.conquest.events.casualties import CommanderTested
from anahuac.games.conquest.events.core import CommanderEliminated
from anahuac.games.conquest.events.melee import DeathRolled, HandToHandFought, UnitsDoubled
from tests.games.conquest.battles import fight, go_on
from tests.games.conquest.fields import at, attack, field, melee
from tests.games.conquest.play import Play

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


@pytest.mark.rule("conquest:T3-e")
def test_without_the_marker_the_horse_attacks_once() -> None:
    """Cavalry alone does not charge."""
    play = attack(melee(HORSE, 4), "S.L1", "I.L1")
    play.play("indian", Allocated((("mx-jav-1", 1),)))
    assert len(play.all(HandToHandFought)) == 1
    play.ask("spain", "shift")


@pytest.mark.rule("conquest:T3-d", "conquest:T3-e")
def test_an_infantry_charge_names_one_loss_of_the_two_results() -> None:
    """It is used up with the first; what the horse inflicts the owner takes as he likes."""
    board = "S.L1: sp-cl-1 sp-eb-1; S.L2: cortes sp-aq-1; I.L1: mx-eb-1 mx-jav-1; I.L2: emperor mx-ar-1"
    both = "infantry_charge cavalry_charge"
    play = attack(melee(board, 4, 4, spain=both), "S.L1", "I.L1", both)
    play.play("spain", TakeFirstLoss("mx-eb-1"))
    assert play.last(MarkersSpent) == MarkersSpent("spain", ("infantry_charge",))
    second = play.last(HandToHandFought)
    assert (second.charge, second.defender.losses) == (True, 1)
    play.play("spain", Allocated((("sp-eb-1", 1),)))
    play.ask("indian", "losses")


#: Eighteen against eleven: 3/2, and a 6 costs four points and a die for the commander, but no ground.
WIDE = (
    "S.L1: sp-cl-1 sp-cm-1 sp-ab-1 sp-aq-2; S.L2: cortes sp-eb-1; "
    "I.L1: emperor mx-eb-1 mx-jav-1 mx-fr-1; I.L2: quippiaztzin mx-ar-1 ixtlilxochitl tx-ar-1"
)
FOUR = Allocated((("mx-fr-1", 2), ("mx-jav-1", 2)))


@pytest.mark.rule("conquest:10.3.3-d", "conquest:T3-e")
def test_who_lost_his_army_commander_names_another_before_the_charge() -> None:
    """Between two of two stars; then the horse rides on."""
    play = attack(melee(WIDE, 6, 1, 3, spain="cavalry_charge"), "S.L1", "I.L1", "cavalry_charge")
    play.play("indian", FOUR)
    assert len(play.all(HandToHandFought)) == 1
    play.play("indian", NameGeneral("ixtlilxochitl"))
    assert [fought.charge for fought in play.all(HandToHandFought)] == [False, True]


@pytest.mark.rule("conquest:T3-e", "conquest:R-33")
def test_a_cavalry_charge_is_wasted_without_enemies_or_horse() -> None:
    """The first result drove either away."""
    board = (
        "S.L1: sp-cl-1 sp-eb-2 sp-eb-3; S.L2: cortes sp-eb-1; I.L1: mx-eb-1 mx-jav-1; I.L2: emperor mx-ar-1"
    )
    routed = attack(melee(board, 3, spain="cavalry_charge"), "S.L1", "I.L1", "cavalry_charge")
    fought = routed.last(HandToHandFought)
    assert (fought.column, fought.defender.retreat) == ("2/1+", True)
    routed.play("spain", Allocated((("sp-eb-2", 1),)))
    routed.play("indian", Allocated((("mx-eb-1", 1), ("mx-jav-1", 2))))
    routed.ask("spain", "advance")
    assert len(routed.all(HandToHandFought)) == 1
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


@pytest.mark.rule("conquest:T3-h", "conquest:R-06")
def test_nobody_fights_to_the_death_in_a_line_of_retreat() -> None:
    """Spaniards there are out of the battle."""
    board = "S.L1: cortes sp-eb-1; S.LR: sp-aq-1; I.L1: emperor mx-eb-1; I.L2: mx-ar-1"
    play = attack(melee(board, 1, spain="to_the_death"), "S.L1", "I.L1", "to_the_death")
    assert play.last(UnitsDoubled) == UnitsDoubled("spain", "S.L1", ("sp-eb-1",))


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
    play.ask("indian", "retreat")


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


@pytest.mark.rule("conquest:T3-i", "conquest:10.3.3-d")
def test_it_strikes_the_successor_whom_his_owner_names_first() -> None:
    """The star took the emperor; between equals the Indian player decides who faces the die."""
    marker = "death_to_the_commander"
    play = attack(melee(WIDE, 6, 1, 2, spain=marker), "S.L1", "I.L1", marker)
    play.play("indian", FOUR)
    assert play.all(DeathRolled) == []
    play.play("indian", NameGeneral("quippiaztzin"))
    assert play.last(DeathRolled) == DeathRolled("spain", "quippiaztzin", 2, True)


@pytest.mark.rule("conquest:T3-i")
def test_without_the_marker_a_star_threatens_only_who_is_there() -> None:
    """Cavalry, a star, and no die for the army commander."""
    play = attack(melee(WIDE, 6, 9), "S.L1", "I.L1").play("indian", FOUR)
    assert play.last(HandToHandFought).defender.star
    assert play.dice_left == ()
    assert play.all(DeathRolled) == []


@pytest.mark.rule("conquest:T3-i", "conquest:T3-e", "conquest:R-32")
def test_the_star_of_the_first_result_counts_after_a_charge_without_one() -> None:
    """It is rolled last of all."""
    both = "cavalry_charge death_to_the_commander"
    play = attack(melee(WIDE, 6, 9, 2, 5, spain=both), "S.L1", "I.L1", both).play("indian", FOUR)
    second = play.last(HandToHandFought)
    assert (second.charge, second.defender.star) == (True, False)
    while not play.all(DeathRolled):
        play.play(play.pending[0].seat, play.pending[0].answers(1)[0])
    assert play.last(DeathRolled) == DeathRolled("spain", "emperor", 5, False)


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
