"""Chapter 10.2: accelerated battles."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.decision import Allocated
from anahuac.games.conquest.actions.siege import AttackAgain, BreakOff, WithdrawTo
from anahuac.games.conquest.events.casualties import CommanderTested
from anahuac.games.conquest.events.core import CommanderEliminated, ItemLogged, PiecesMoved, UnitsEliminated
from anahuac.games.conquest.events.siege import AcceleratedRolled, CombatDecided
from anahuac.games.conquest.rules import ch10_1_combat
from anahuac.games.conquest.terms import ELIMINATED
from tests.games.conquest.play import Play, conquest


def fight(text: str, dice: list[int], **options: Any) -> Play:
    """A position whose battles are opened."""
    return conquest(text, dice, **options).do(ch10_1_combat.open_battles)


def gone(play: Play) -> set[str]:
    """Units in the groups of eliminated units."""
    return {unit for unit, state in play.state.units.items() if state.zone == ELIMINATED}


@pytest.mark.rule("conquest:10.2-a")
@pytest.mark.rule("conquest:10.2-b")
@pytest.mark.rule("conquest:10.2-d")
@pytest.mark.rule("conquest:12-b")
def test_ex_38_all_defenders_lost() -> None:
    """Spain 8 SP attacks 4 SP: 2/1, die 4: 0/4*R; a commander without refuge is eliminated, no points."""
    play = fight(
        "21 spain army: cortes sp-eb-1 sp-eb-2 sp-eb-4 sp-eb-5; 21 indian army: cuitlahuac mx-eb-1 mx-fr-1",
        [4, 7],
        camps={"tlacopan": "spain", "other": "spain"},
    )
    rolled = play.last(AcceleratedRolled)
    assert (rolled.attacker_sp, rolled.defender_sp) == (8, 4)
    assert (rolled.table, rolled.column) == ("war_to_the_death", "2/1+")
    assert [(e.commander, e.die) for e in play.all(CommanderTested)] == [("cuitlahuac", 7)]
    assert gone(play) == {"mx-eb-1", "mx-fr-1"}
    assert play.last(CommanderEliminated).commander == "cuitlahuac"
    assert play.last(CommanderEliminated).in_combat
    assert play.state.stacks["spain"][21].pieces == ("cortes", "sp-eb-1", "sp-eb-2", "sp-eb-4", "sp-eb-5")
    assert play.state.vp == {"spain": 0, "indian": 0}
    assert play.all(ItemLogged) == []
    assert play.state.frames == ()
    assert play.dice_left == ()


@pytest.mark.rule("conquest:10.2-d")
@pytest.mark.rule("conquest:R-24")
def test_commanders_without_units_take_refuge_and_the_owner_chooses_among_several() -> None:
    play = fight(
        "21 spain army: cortes sp-eb-1 sp-eb-2; 21 indian army: cuitlahuac quippiaztzin/back mx-eb-1:1",
        [6, 9],
    )
    asked = play.ask("indian", "refuge")
    assert asked.subject[0] == "piece:cuitlahuac"
    assert list(asked.answers(9)) == [WithdrawTo(7), WithdrawTo(14), WithdrawTo(29)]  # 28 is nobody's
    assert play.clause_against("indian", WithdrawTo(28)) == "conquest:10.2-d"
    assert play.clause_against("indian", WithdrawTo(21)) == "conquest:10.5-a"
    assert play.clause_against("indian", WithdrawTo(22)) == "conquest:5-g"
    play.play("indian", WithdrawTo(7)).play("indian", WithdrawTo(14))
    assert play.state.commanders["cuitlahuac"].zone == 7
    assert play.state.commanders["quippiaztzin"].zone == 14
    assert 21 not in play.state.stacks["indian"]


@pytest.mark.rule("conquest:10.2-a")
@pytest.mark.rule("conquest:10.2-c")
@pytest.mark.rule("conquest:R-24")
def test_ex_39_undecided_the_attacker_rolls_again_or_withdraws() -> None:
    """Indian 9 attacks Spanish 4: 9/4 is 2/1 on table 5, die 3: 2/0; 7 against 4 is 1/1-."""
    text = "26 indian army: cuitlahuac mx-eb-1 mx-eb-2 mx-eb-3 mx-fr-1 mx-jav-1:1; 26 spain army: olid sp-eb-1 sp-eb-2"
    play = fight(text, [3, 4], active="indian")
    assert (play.last(AcceleratedRolled).table, play.last(AcceleratedRolled).column) == ("flower_war", "2/1")
    play.play("indian", Allocated((("mx-jav-1", 1), ("mx-fr-1", 1))[::-1]))
    play.ask("indian", "attack_again")
    play.play("indian", AttackAgain())
    again = play.last(AcceleratedRolled)
    assert (again.attacker_sp, again.defender_sp, again.column) == (7, 4, "1/1-")

    other = fight(text, [3], active="indian")
    other.play("indian", Allocated((("mx-fr-1", 2),))).play("indian", BreakOff())
    other.ask("indian", "retreat")
    other.play("indian", WithdrawTo(20))
    assert 20 in other.state.stacks["indian"]
    assert other.last(CombatDecided) == CombatDecided(26, "spain", "minor", True)
    assert 26 in other.state.stacks["spain"]


@pytest.mark.rule("conquest:10.2-c")
@pytest.mark.rule("conquest:R-24")
def test_with_a_single_roll_the_undecided_attacker_withdraws() -> None:
    play = fight(
        "26 indian army: cuitlahuac mx-eb-1 mx-eb-2; 26 spain army: olid sp-eb-1",
        [3],
        active="indian",
        accelerated_rounds="single",
    )
    play.play("indian", Allocated((("mx-eb-1", 2),)))
    play.ask("indian", "retreat")


@pytest.mark.rule("conquest:10.2-b")
def test_ex_40_the_defender_leaves() -> None:
    """Spain 6 attacks 4: 3/2, die 2: 2/1R."""
    play = fight(
        "21 spain army: cortes sp-eb-1 sp-eb-2 sp-eb-4; 21 indian army: cuitlahuac mx-eb-1 mx-fr-1", [2]
    )
    play.play("spain", Allocated((("sp-eb-4", 2),)))
    play.play("indian", Allocated((("mx-fr-1", 1),)))
    play.play("indian", WithdrawTo(14))
    assert play.last(CombatDecided).winner == "spain"
    assert play.state.stacks["indian"][14].pieces == ("cuitlahuac", "mx-eb-1", "mx-fr-1")
    assert play.state.stacks["spain"][21].pieces == ("cortes", "sp-eb-1", "sp-eb-2")


@pytest.mark.rule("conquest:10.2-b")
@pytest.mark.rule("conquest:10.3.4-n")
def test_r_costs_the_cannons() -> None:
    """Indian 8 against 2 with a cannon: 4/1, die 1: 1/R."""
    play = fight(
        "26 indian army: cuitlahuac mx-eb-1 mx-eb-2 mx-eb-3 mx-fr-1; 26 spain army: olid sp-eb-1:1 sp-ca-1:1",
        [1],
        active="indian",
    )
    play.play("indian", Allocated((("mx-fr-1", 1),)))
    assert play.last(UnitsEliminated).units == ("sp-ca-1",)
    play.play("spain", WithdrawTo(35))
    assert play.state.stacks["spain"][35].pieces == ("olid", "sp-eb-1")


@pytest.mark.rule("conquest:10.2-b")
def test_r_against_the_attacker_costs_his_cannons() -> None:
    """4 SP attack 2: 2/1+, die 1: 1R/1."""
    play = fight("26 spain army: olid sp-eb-1 sp-ca-2; 26 indian uncommanded: mx-eb-1", [1])
    play.play("spain", Allocated((("sp-eb-1", 1),)))
    assert play.last(UnitsEliminated).units == ("sp-ca-2",)
    play.play("spain", WithdrawTo(35))
    assert play.state.stacks["spain"][35].pieces == ("olid", "sp-eb-1")
    assert play.last(CombatDecided).winner == "indian"


@pytest.mark.rule("conquest:10.2-a")
@pytest.mark.rule("conquest:R-09")
def test_its_ratio_is_never_reduced() -> None:
    play = fight(
        "26 indian army: cuitlahuac mx-eb-1 mx-eb-2 mx-eb-3 mx-fr-1; 26 spain army: olid sp-eb-1",
        [3],
        active="indian",
        flower_ratio="capped",
    )
    assert play.last(AcceleratedRolled).column == "4/1"


@pytest.mark.rule("conquest:10.2-b")
def test_an_army_of_cannons_is_lost_by_r() -> None:
    play = fight(
        "26 indian army: cuitlahuac mx-eb-1 mx-eb-2 mx-eb-3 mx-fr-1; 26 spain army: olid sp-ca-2",
        [1],
        active="indian",
    )
    play.play("indian", Allocated((("mx-fr-1", 1),)))
    assert gone(play) == {"sp-ca-2"}
    assert play.last(CommanderEliminated).commander == "olid"
    assert play.state.vp["indian"] == 2  # his tactical capacity


@pytest.mark.rule("conquest:10.2-d")
def test_r_does_not_move_a_side_that_is_alone() -> None:
    """1 SP attacks 2: 1/2-, die 6: 1/1R; the attacker is gone, so the defender stays and has won."""
    play = fight("26 spain army: olid sp-eb-1:1; 26 indian uncommanded: mx-eb-1", [6])
    assert play.last(CombatDecided).winner == "indian"
    assert play.state.units["mx-eb-1"].zone == 26
    assert [e.pieces for e in play.all(PiecesMoved)] == []
    assert play.last(CommanderEliminated).commander == "olid"


@pytest.mark.rule("conquest:R-28")
def test_no_event_no_marker_no_modifier() -> None:
    """The army commander gives no +1: one die is rolled and read as it falls."""
    play = fight("26 spain army: cortes sp-eb-1 sp-eb-2; 26 indian uncommanded: mx-eb-1 mx-fr-1", [4])
    assert play.last(AcceleratedRolled).column == "1/1"
    assert play.last(AcceleratedRolled).defender.losses == 1  # row 4: 0/1
    assert play.state.battle is None


@pytest.mark.rule("conquest:10.2-a")
@pytest.mark.rule("conquest:10.3.4-t")
def test_allies_of_spain_alone_read_table_5() -> None:
    play = fight(
        "26 spain army: maxixcatzin tl-eb-1 tl-eb-2; 26 indian uncommanded: mx-eb-1",
        [5],
        camps={"tlaxcala": "spain"},
    )
    assert (play.last(AcceleratedRolled).table, play.last(AcceleratedRolled).column) == ("flower_war", "2/1")
