"""Chapter 10.3.4.4: what a result of hand-to-hand does on the board, and the advance after it."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.decision import Allocate, Allocated, Chosen, OneOf, Some
from anahuac.games.conquest.actions.melee import FallBackTo
from anahuac.games.conquest.actions.siege import Sacrifice
from anahuac.games.conquest.crt import Result, parse_cell
from anahuac.games.conquest.events.casualties import CommanderTested
from anahuac.games.conquest.events.core import (
    CommanderEliminated,
    PointsScored,
    StepsLost,
    UnitsEliminated,
)
from anahuac.games.conquest.events.melee import PiecesShifted, RetreatBlocked, RetreatIgnored
from anahuac.games.conquest.model import Hidden
from anahuac.games.conquest.rules.ch10_3_3_markers import open_succession
from anahuac.games.conquest.rules.ch10_3_4_4_results import open_advance, open_result
from tests.games.conquest.fields import at, field, paused
from tests.games.conquest.play import Play


def result(
    board: str,
    code: str,
    *dice: int,
    attacker: str = "spain",
    origin: str = "S.L1",
    target: str = "I.L1",
    picks: bool = False,
    **options: Any,
) -> Play:
    """A result applied to a hand-to-hand, with nothing else going on."""
    play = paused(board, attacker=attacker, dice=dice, **options)
    return play.do(open_result, attacker, origin, target, parse_cell(code), picks)


# ---------------------------------------------------------------------- losses


@pytest.mark.rule("conquest:10.3.4-m")
def test_owners_choose_their_losses_among_the_units_of_their_zone() -> None:
    """The attacker first; units elsewhere are safe."""
    play = result("S.L1: sp-eb-1 sp-ab-1; S.L2: sp-aq-1; I.L1: mx-eb-1 mx-jav-1; I.L2: mx-ar-1", "2/1")
    assert play.ask("spain", "losses").domain == Allocate((("sp-eb-1", 2), ("sp-ab-1", 2)), 2)
    play.play("spain", Allocated((("sp-eb-1", 1), ("sp-ab-1", 1))))
    assert play.ask("indian", "losses").domain == Allocate((("mx-eb-1", 2), ("mx-jav-1", 2)), 1)
    play.play("indian", Allocated((("mx-jav-1", 1),)))
    assert play.state.units["mx-jav-1"].sp == 1
    assert play.pending == ()


@pytest.mark.rule("conquest:10.3.4-m")
def test_excess_losses_are_ignored() -> None:
    """Six points from a zone with three cost three."""
    play = result("S.L1: sp-eb-1 sp-ab-1:1; S.L2: sp-aq-1; I.L1: mx-eb-1", "6/0")
    assert play.last(StepsLost).losses == (("sp-eb-1", 2), ("sp-ab-1", 1))
    assert play.state.units["sp-aq-1"].sp == 2


@pytest.mark.rule("conquest:10.3.4-l")
def test_an_empty_result_asks_nothing() -> None:
    """Nothing for either side."""
    assert result("S.L1: sp-eb-1; I.L1: mx-eb-1", "0/0").events == []


@pytest.mark.rule("conquest:10.3.4-l", "conquest:R-27", "conquest:10.3.4-q")
def test_effects_come_in_their_order() -> None:
    """Losses of both sides, S, dice for the attacker's commanders and then the defender's, R, advance."""
    board = "S.L1: cortes olid sp-eb-1 sp-ab-1; S.L2: sp-aq-1; I.L1: emperor mx-eb-1 mx-jav-1; I.L2: mx-ar-1"
    play = paused(board, dice=(9, 9, 9))
    mine = Result(losses=1, star=True, retreat=True)
    theirs = Result(losses=1, star=True, retreat=True, sacrifice=True)
    play.do(open_result, "spain", "S.L1", "I.L1", (mine, theirs), False)
    play.play("spain", Allocated((("sp-eb-1", 1),)))
    play.play("indian", Allocated((("mx-eb-1", 1),)))
    play.play("indian", Sacrifice("mx-eb-1"))
    assert [event.commander for event in play.all(CommanderTested)] == ["cortes", "olid", "emperor"]
    assert at(play, "sp-eb-1") == "S.L2"
    play.play("indian", Chosen(()))
    assert (at(play, "mx-jav-1"), at(play, "emperor")) == ("I.L2", "I.L2")
    kinds = [type(event).__name__ for event in play.events if not type(event).__name__.startswith("Frame")]
    assert kinds == [
        "StepsLost",
        "StepsLost",
        "Sacrificed",
        "UnitsEliminated",
        "CommanderTested",
        "CommanderTested",
        "CommanderTested",
        "PiecesShifted",
        "PiecesShifted",
    ]
    assert play.dice_left == ()


# ---------------------------------------------------------------------- S, *, heart


@pytest.mark.rule("conquest:10.3.4-u", "conquest:12-f")
def test_s_takes_a_unit_of_the_owners_choice() -> None:
    """Whatever its strength; points for its visible combat factor."""
    board = "I.L1: mx-eb-1; S.L1: sp-eb-1 sp-ab-1:1; S.L2: sp-aq-1"
    play = result(board, "0/S", attacker="indian", origin="I.L1", target="S.L1")
    assert play.ask("spain", "sacrifice").domain == OneOf((Sacrifice("sp-eb-1"), Sacrifice("sp-ab-1")))
    play.play("spain", Sacrifice("sp-ab-1"))
    assert (play.last(PointsScored).camp, play.last(PointsScored).points) == ("indian", 2)


@pytest.mark.rule("conquest:10.3.4-u", "conquest:10.3.4-z", "conquest:R-26", "conquest:12-f")
def test_ex_47_the_marked_counter_is_taken_where_s_strikes_its_zone() -> None:
    """Alvarado instead of a unit: twice his tactical capacity. A unit: the combat factor it shows then."""
    board = "I.L1: mx-eb-1; S.L1: alvarado sp-eb-1 sp-ab-1; S.L2: cortes sp-aq-1"
    options: dict[str, Any] = {"attacker": "indian", "origin": "I.L1", "target": "S.L1"}
    play = result(board, "0/1+S", battle={"sacrifice": "alvarado"}, **options)
    play.play("spain", Allocated((("sp-ab-1", 1),)))
    assert play.last(CommanderEliminated).commander == "alvarado"
    assert play.last(PointsScored).points == 6
    assert field(play).sacrifice is None
    full = result(board, "0/S", battle={"sacrifice": "sp-eb-1"}, **options)
    assert full.last(PointsScored).points == 5
    reduced = result(board.replace("sp-eb-1", "sp-eb-1:1"), "0/S", battle={"sacrifice": "sp-eb-1"}, **options)
    assert reduced.last(PointsScored).points == 3
    elsewhere = result(board, "0/S", battle={"sacrifice": "cortes"}, **options)
    assert elsewhere.ask("spain", "sacrifice").domain == OneOf((Sacrifice("sp-eb-1"), Sacrifice("sp-ab-1")))


@pytest.mark.rule("conquest:10.3.4-q", "conquest:12-e", "conquest:11-b")
def test_ex_48_a_star_kills_cortes_on_a_1() -> None:
    """His tactical capacity in points, and an item for the diplomacy step. He was the army commander."""
    board = "I.L1: mx-eb-1; S.L1: cortes sp-eb-1; S.L2: olid sp-aq-1"
    play = result(board, "0/1*", 1, attacker="indian", origin="I.L1", target="S.L1")
    assert play.last(CommanderTested).die == 1
    assert (play.last(PointsScored).camp, play.last(PointsScored).points) == ("indian", 4)
    assert [item.kind for item in play.state.items] == ["cortes_eliminated"]
    assert play.state.commanders["cortes"].fell == play.state.turn
    assert field(play).generals["spain"] is None


@pytest.mark.rule("conquest:10.3.4-q", "conquest:R-26")
def test_the_heart_sacrifices_him_and_spares_who_is_elsewhere_or_anonymous() -> None:
    """Twice his tactical capacity; one die for each historical commander of the zone."""
    board = "I.L1: emperor mx-eb-1; S.L1: alvarado olid/back sp-eb-1 sp-ab-1; S.L2: cortes sp-aq-1"
    play = result(board, "0/S+H", 1, attacker="indian", origin="I.L1", target="S.L1")
    play.play("spain", Sacrifice("sp-ab-1"))
    assert [event.commander for event in play.all(CommanderTested)] == ["alvarado"]
    assert [event.points for event in play.all(PointsScored)] == [3, 6]


# ---------------------------------------------------------------------- R


@pytest.mark.rule("conquest:10.3.4-n", "conquest:R-38")
def test_ex_42_a_commander_lets_as_many_units_hold_as_his_tactical_capacity() -> None:
    """Three units in a wing under a tactical capacity of 2: up to two stay, the others leave for the rear."""
    board = "I.RW: mx-eb-1; S.LW: olid sp-eb-1 sp-ab-1 sp-aq-1; S.L1: cortes sp-eb-2"
    play = result(board, "0/R", attacker="indian", origin="I.RW", target="S.LW")
    assert play.ask("spain", "hold").domain == Some(("sp-ab-1", "sp-aq-1", "sp-eb-1"), 0, 2)
    assert play.clause_against("spain", Chosen(("sp-ab-1", "sp-aq-1", "sp-eb-1"))) == "conquest:10.3.4-n"
    assert play.clause_against("spain", Chosen(("sp-eb-2",))) == "conquest:10.3.4-n"
    play.play("spain", Chosen(("sp-ab-1", "sp-eb-1")))
    play.play("spain", Chosen(()))
    assert [at(play, p) for p in ("sp-ab-1", "sp-eb-1", "sp-aq-1", "olid")] == [
        "S.LW",
        "S.LW",
        "S.LR",
        "S.LW",
    ]
    assert play.last(RetreatIgnored).units == ("sp-ab-1", "sp-eb-1")


@pytest.mark.rule("conquest:10.3.4-n", "conquest:R-38")
def test_the_highest_tactical_capacity_counts_and_commanders_elsewhere_do_not() -> None:
    """Not their sum."""
    board = "I.L1: mx-eb-1; S.L1: olid castaneda sp-eb-1 sp-eb-2 sp-eb-3; S.L2: cortes sp-aq-1"
    play = result(board, "0/R", attacker="indian", origin="I.L1", target="S.L1")
    domain = play.ask("spain", "hold").domain
    assert isinstance(domain, Some)
    assert domain.most == 2


@pytest.mark.rule("conquest:10.3.4-n")
def test_no_more_hold_than_there_are() -> None:
    """Cortes could let four stay; two are there."""
    board = "I.L1: mx-eb-1; S.L1: cortes sp-eb-1 sp-eb-2; S.L2: sp-aq-1"
    play = result(board, "0/R", attacker="indian", origin="I.L1", target="S.L1")
    assert play.ask("spain", "hold").domain == Some(("sp-eb-1", "sp-eb-2"), 0, 2)


@pytest.mark.rule("conquest:10.3.4-n", "conquest:R-38")
def test_cannons_die_in_a_retreat_unless_they_hold() -> None:
    """A counter that ignores R ignores all of it."""
    board = "I.L1: mx-eb-1; S.L1: olid sp-eb-1 sp-ca-1 sp-ca-2; S.L2: cortes sp-aq-1"
    options: dict[str, Any] = {"attacker": "indian", "origin": "I.L1", "target": "S.L1"}
    saved = result(board, "0/R", **options).play("spain", Chosen(("sp-ca-1",)))
    saved.play("spain", Chosen(()))
    assert saved.last(UnitsEliminated).units == ("sp-ca-2",)
    assert (at(saved, "sp-ca-1"), at(saved, "sp-eb-1")) == ("S.L1", "S.L2")
    lost = result(board, "0/R", **options).play("spain", Chosen(()))
    assert lost.last(UnitsEliminated).units == ("sp-ca-1", "sp-ca-2")


@pytest.mark.rule("conquest:10.3.4-n", "conquest:R-38")
def test_only_the_attacked_side_may_hold() -> None:
    """An attacker's R moves everybody, commanders with them, and his cannons are lost."""
    board = "S.L1: cortes sp-eb-1 sp-ca-1; S.L2: sp-aq-1; I.L1: mx-eb-1"
    play = result(board, "R/0")
    assert play.pending == ()
    assert (at(play, "sp-eb-1"), at(play, "cortes"), at(play, "sp-ca-1")) == ("S.L2", "S.L2", None)


@pytest.mark.rule("conquest:10.3.4-o", "conquest:R-38")
def test_commanders_go_or_stay_where_units_do_both() -> None:
    """Each by his owner's choice; where all leave they go too, and are not asked for."""
    board = "I.L1: mx-eb-1; S.L1: cortes olid sp-eb-1 sp-ab-1; S.L2: sp-aq-1"
    options: dict[str, Any] = {"attacker": "indian", "origin": "I.L1", "target": "S.L1"}
    play = result(board, "0/R", **options).play("spain", Chosen(("sp-eb-1",)))
    assert play.ask("spain", "leave").domain == Some(("cortes", "olid"), 0, 2)
    play.play("spain", Chosen(("olid",)))
    assert (at(play, "cortes"), at(play, "olid"), at(play, "sp-ab-1")) == ("S.L1", "S.L2", "S.L2")
    gone = result(board, "0/R", **options).play("spain", Chosen(()))
    assert gone.pending == ()
    assert (at(gone, "cortes"), at(gone, "olid")) == ("S.L2", "S.L2")
    stay = result(board, "0/R", **options).play("spain", Chosen(("sp-ab-1", "sp-eb-1")))
    assert stay.pending == ()
    assert stay.all(PiecesShifted) == []


@pytest.mark.rule("conquest:R-39", "conquest:10.3.3-d", "conquest:10.3.4-o")
def test_an_army_commander_swept_into_the_line_of_retreat_commands_no_longer() -> None:
    """He is out of the fight and gives no tactical capacity; another takes over."""
    board = "I.RW: mx-eb-1; S.LW: cortes sp-eb-1; S.L1: olid sp-aq-1"
    play = result(board, "0/R", attacker="indian", origin="I.RW", target="S.LW").play("spain", Chosen(()))
    assert at(play, "cortes") == "S.LR"
    assert field(play).generals["spain"] is None
    play.do(open_succession)
    assert field(play).generals["spain"] == "olid"


@pytest.mark.rule("conquest:10.3.4-p", "conquest:R-37")
def test_ex_43_a_blocked_retreat_costs_one_point_more() -> None:
    """Indians in the Spanish first line, Spaniards in theirs: they stay, and lose a second point."""
    board = "I.L1 spain: sp-cl-1; S.L1 indian: emperor mx-eb-1 mx-jav-1; S.L2: cortes sp-eb-1; I.L2: mx-ar-1"
    play = result(board, "1R/0", attacker="indian", origin="S.L1", target="S.L2")
    play.play("indian", Allocated((("mx-jav-1", 1),)))
    assert play.last(RetreatBlocked).to == "I.L1"
    play.play("indian", Allocated((("mx-eb-1", 1),)))
    assert (at(play, "mx-eb-1"), at(play, "mx-jav-1"), at(play, "emperor")) == ("S.L1",) * 3
    assert (play.state.units["mx-eb-1"].sp, play.state.units["mx-jav-1"].sp) == (1, 1)


@pytest.mark.rule("conquest:10.3.4-p")
def test_where_all_hold_a_closed_way_back_costs_nothing() -> None:
    """Nobody retreats, so nobody is stopped; and no commander is asked to leave when nobody can."""
    board = "S.L2 indian: mx-eb-1; I.L1: mx-jav-1; S.L1: olid sp-eb-1 sp-ab-1; S.L3: cortes sp-aq-1"
    options: dict[str, Any] = {"attacker": "indian", "origin": "S.L2", "target": "S.L1"}
    held = result(board, "0/R", **options).play("spain", Chosen(("sp-ab-1", "sp-eb-1")))
    assert held.all(StepsLost) == []
    one = result(board, "0/R", **options).play("spain", Chosen(("sp-eb-1",)))
    assert one.ask("spain", "losses").domain == Allocate((("sp-eb-1", 2), ("sp-ab-1", 2)), 1)


@pytest.mark.rule("conquest:10.3.4-s", "conquest:10.3.4-l")
def test_commanders_whose_units_are_gone_leave_last() -> None:
    """Losses emptied the zone: their dice come first, then they go to the nearest units."""
    board = "S.L1: sp-eb-1; I.L1: emperor mx-eb-1:1; I.L2: mx-ar-1; I.RW: mx-jav-1"
    play = result(board, "0/1*", 8)
    assert play.dice_left == ()
    play.play("indian", FallBackTo("emperor", "I.RW"))
    assert at(play, "emperor") == "I.RW"


# ---------------------------------------------------------------------- advance


def advance(board: str, **options: Any) -> Play:
    """The advance after a Spanish attack from S.L1 on I.L1."""
    return paused(board, **options).do(open_advance, "spain", "S.L1", "I.L1")


@pytest.mark.rule("conquest:10.3.4-r")
def test_units_that_fought_may_advance_and_commanders_with_them_but_never_cannons() -> None:
    """Any of them, or none; commanders only where units go."""
    board = "S.L1: cortes sp-eb-1 sp-ab-1 sp-ca-1; S.L2: sp-aq-1; I.L2: emperor mx-eb-1"
    play = advance(board)
    assert play.ask("spain", "advance").domain == Some(("sp-ab-1", "sp-eb-1"), 0, 2)
    assert play.clause_against("spain", Chosen(("sp-ca-1",))) == "conquest:10.3.4-r"
    assert play.clause_against("spain", Chosen(("sp-aq-1",))) == "conquest:10.3.4-r"
    play.play("spain", Chosen(("sp-eb-1",)))
    assert play.ask("spain", "advance_commanders").domain == Some(("cortes",), 0, 1)
    play.play("spain", Chosen(("cortes",)))
    assert [at(play, p) for p in ("sp-eb-1", "cortes", "sp-ab-1")] == ["I.L1", "I.L1", "S.L1"]
    stay = advance(board).play("spain", Chosen(()))
    assert stay.pending == ()
    assert stay.all(PiecesShifted) == []


@pytest.mark.rule("conquest:10.3.4-r")
def test_the_defender_advances_where_the_attacker_is_gone() -> None:
    """Only into the zone of the beaten side."""
    board = "S.L2: cortes sp-eb-1; I.L1: emperor mx-eb-1"
    play = advance(board)
    play.play("indian", Chosen(("mx-eb-1",)))
    play.play("indian", Chosen(("emperor",)))
    assert (at(play, "mx-eb-1"), at(play, "emperor")) == ("S.L1", "S.L1")


@pytest.mark.rule("conquest:10.3.4-r")
def test_nobody_advances_while_both_zones_are_held_or_with_cannons_alone() -> None:
    """There is no room, or nobody to go."""
    assert advance("S.L1: cortes sp-eb-1; I.L1: emperor mx-eb-1").pending == ()
    assert advance("S.L1: cortes sp-ca-1; I.L2: emperor mx-eb-1").pending == ()


@pytest.mark.rule("conquest:T3-l", "conquest:10.3.4-r")
def test_hidden_units_stop_an_advance() -> None:
    """They come out, and the victors stay where they are."""
    play = advance(
        "S.L1: cortes sp-eb-1; I.L2: emperor mx-eb-1; I.L3: mx-jav-1",
        battle={
            "at": {"cortes": "S.L1", "sp-eb-1": "S.L1", "emperor": "I.L2", "mx-eb-1": "I.L2"},
            "hidden": {"indian": Hidden(("mx-jav-1",), "I.L1", 1)},
        },
    )
    play.play("spain", Chosen(("sp-eb-1",)))
    assert (at(play, "sp-eb-1"), at(play, "mx-jav-1")) == ("S.L1", "I.L1")
    assert play.pending == ()


@pytest.mark.rule("conquest:10.3.4-r", "conquest:10.3.4-s")
def test_an_advance_pushes_a_lone_commander_away() -> None:
    """A feint may have left him there."""
    play = advance("S.L1: cortes sp-eb-1; I.L1: emperor; I.L2: mx-eb-1").play("spain", Chosen(("sp-eb-1",)))
    play.play("spain", Chosen(()))
    assert at(play, "emperor") == "I.L2"
