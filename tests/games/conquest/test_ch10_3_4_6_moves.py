"""Chapter 10.3.4.6: tactical movement."""

from __future__ import annotations

import pytest

from anahuac.engine.decision import Chosen, OneOf
from anahuac.games.conquest.actions.battle import NameGeneral
from anahuac.games.conquest.actions.core import Done
from anahuac.games.conquest.actions.melee import FallBackTo, Shift
from anahuac.games.conquest.events.battle import BattleDecided
from anahuac.games.conquest.events.core import UnitsEliminated
from anahuac.games.conquest.events.melee import (
    PiecesShifted,
)
from tests.games.conquest.battles import fight, go_on, hand
from tests.games.conquest.fields import at, field, moves, options_of

# ---------------------------------------------------------------------- moves


@pytest.mark.rule("conquest:10.3.4-D")
def test_the_active_camp_moves_first_then_the_other() -> None:
    """Each until it has had enough."""
    play = moves()
    assert play.clause_against("indian", Shift("mx-ar-1", "I.L3")) == "conquest:10.3.4-D"
    play.play("spain", Done())
    play.play("indian", Shift("mx-ar-1", "I.L3"))
    assert play.last(PiecesShifted) == PiecesShifted("indian", ("mx-ar-1",), "I.L2", "I.L3", "move", 1)
    play.play("indian", Done())
    play.ask("spain", "fight_on")


@pytest.mark.rule("conquest:10.3.4-D", "conquest:10.3.4-E")
def test_a_piece_goes_as_far_as_its_own_movement_points() -> None:
    """Links cost 1 or 2; commanders use all their points; cannons crawl."""
    play = moves()
    assert options_of(play, "spain", "sp-eb-1") == {"S.L2", "S.L3", "S.LW", "S.RW", "I.LW"}
    assert options_of(play, "spain", "sp-ca-1") == {"S.L1", "S.L3"}
    assert options_of(play, "spain", "sp-aq-1") == {"S.L1", "S.L2", "S.LW", "S.RW", "S.LR"}
    assert options_of(play, "spain", "sp-cl-1") == {"S.L1", "S.L3", "S.LW", "S.RW", "S.LR", "I.LW"}
    assert options_of(play, "spain", "cortes") == options_of(play, "spain", "sp-cl-1") | {"I.L3"}
    assert play.clause_against("spain", Shift("sp-eb-1", "I.L3")) == "conquest:10.3.4-D"
    play.play("spain", Shift("sp-cl-1", "I.LW"))
    assert play.last(PiecesShifted).cost == 3


@pytest.mark.rule("conquest:10.3.4-D")
def test_enemy_units_close_a_zone_and_the_enemy_line_of_retreat_is_closed_too() -> None:
    """Nor does anything leave the own one."""
    play = moves()
    for move in (
        Shift("sp-eb-1", "I.L1"),
        Shift("sp-eb-2", "S.L3"),
        Shift("cortes", "I.LR"),
        Shift("cortes", "S.L2"),
        Shift("mx-ar-1", "I.L3"),
    ):
        assert play.clause_against("spain", move) == "conquest:10.3.4-D"


@pytest.mark.rule("conquest:10.3.4-D", "conquest:10.3.3-c")
def test_as_many_units_as_the_army_commanders_tactical_capacity_and_any_commanders() -> None:
    """Each piece once."""
    board = "S.L1: olid sp-eb-1 sp-ab-1 sp-aq-1; S.L2: castaneda sp-ab-2; I.L1: emperor mx-eb-1"
    play = moves(board=board)
    play.play("spain", Shift("sp-eb-1", "S.L2"))
    assert play.clause_against("spain", Shift("sp-eb-1", "S.L1")) == "conquest:10.3.4-D"
    play.play("spain", Shift("sp-ab-1", "S.L2"))
    assert play.clause_against("spain", Shift("sp-aq-1", "S.L2")) == "conquest:10.3.4-D"
    play.play("spain", Shift("olid", "S.L2")).play("spain", Shift("castaneda", "S.L3"))
    # Nobody may move any more; the end is asked all the same, so that the last move can be taken back.
    assert play.ask("spain", "shift").domain == OneOf((Done(),))
    play.play("spain", Done()).ask("indian", "shift")


@pytest.mark.rule("conquest:10.3.3-c", "conquest:10.3.4-D")
def test_without_an_army_commander_no_unit_moves() -> None:
    """Not even one; the other camp's turn comes at once."""
    play = moves(board="S.L1: sp-eb-1 sp-ab-1; I.L1: emperor mx-eb-1")
    play.ask("indian", "shift")


@pytest.mark.rule("conquest:10.3.3-d", "conquest:10.3.4-D", "conquest:R-39")
def test_an_army_commander_who_rides_off_the_field_is_replaced_at_once() -> None:
    """Between equals the owner names the next, unused markers go, and his tactical capacity moves the units."""
    board = "S.L1: sandoval alvarado sp-eb-1 sp-ab-1 sp-aq-1; S.L3: cortes sp-eb-2; I.L1: emperor mx-eb-1"
    cards = {
        "spain": hand("war_dogs to_the_death cavalry_charge infantry_charge"),
        "indian": hand(deck="indian"),
    }
    play = fight(board, stage="moves", hands=cards).do(go_on)
    play.play("spain", Shift("cortes", "S.LR"))
    play.ask("spain", "general")
    play.play("spain", NameGeneral("sandoval"))
    play.ask("spain", "discard")
    play.play("spain", Chosen(("war_dogs",)))
    for unit in ("sp-eb-1", "sp-ab-1", "sp-aq-1"):
        play.play("spain", Shift(unit, "S.L2"))
    assert play.clause_against("spain", Shift("sp-eb-2", "S.L2")) == "conquest:10.3.4-D"


@pytest.mark.rule("conquest:10.3.3-d", "conquest:10.3.4-C", "conquest:10.3.4-s")
def test_an_army_commander_swept_off_by_enveloping_is_replaced_before_anybody_moves() -> None:
    """His wing went to the line of retreat, and nobody of his is nearer than it."""
    board = "S.LW: cortes sp-ab-1; S.L3: alvarado sandoval sp-eb-1; I.L1: emperor mx-eb-1; I.RW: mx-jav-1 mx-jav-2"
    play = moves(1, board=board, indian="enveloping")
    play.play("spain", FallBackTo("cortes", "S.LR"))
    play.ask("spain", "general")
    play.play("spain", NameGeneral("alvarado"))
    assert options_of(play, "spain", "sp-eb-1")


@pytest.mark.rule("conquest:G-8", "conquest:8-l", "conquest:10.3.4-D")
def test_units_that_do_not_obey_the_army_commander_stay() -> None:
    """An allied chief in command moves no Spaniards."""
    board = "S.L1: maxixcatzin tl-eb-1 sp-eb-1; I.L1: emperor mx-eb-1"
    play = moves(board=board, camps={"tlaxcala": "spain"})
    assert options_of(play, "spain", "tl-eb-1")
    assert play.clause_against("spain", Shift("sp-eb-1", "S.L2")) == "conquest:G-8"


@pytest.mark.rule("conquest:10.3.4-D")
def test_an_advance_earlier_in_the_round_costs_no_movement_points() -> None:
    """EX-16: after the advance into the Spanish first line, two points bring slingers from the second line."""
    board = "S.L1 indian: emperor mx-eb-1 mx-jav-1; I.L2: mx-fr-1; S.L2: cortes sp-ab-1 sp-aq-1; S.RW: alvarado sp-cl-1"
    play = fight(board, attacker="indian", stage="moves").do(go_on)
    play.play("indian", Shift("mx-fr-1", "S.L1"))
    assert play.last(PiecesShifted).cost == 2
    assert "I.RW" in options_of(play, "indian", "mx-eb-1")


@pytest.mark.rule("conquest:10.3.4-D")
def test_ex_52_cannons_alone_are_overrun_and_the_move_goes_on() -> None:
    """With any other unit beside them they close the zone."""
    board = (
        "S.L1: sp-ca-1; S.L2: cortes sp-ab-1; S.LW: sp-ca-2 sp-aq-1; I.L1: emperor mx-eb-1; I.L2: mx-jav-1"
    )
    play = fight(board, attacker="indian", stage="moves").do(go_on)
    play.play("indian", Shift("mx-eb-1", "S.L1"))
    assert play.last(UnitsEliminated).units == ("sp-ca-1",)
    assert play.last(UnitsEliminated).cause == "overrun"
    assert at(play, "mx-eb-1") == "S.L1"
    assert options_of(play, "indian", "mx-eb-1") == {"S.RW", "I.L1", "I.L2", "I.RW", "I.LW"}
    assert play.clause_against("indian", Shift("mx-eb-1", "S.LW")) == "conquest:10.3.4-D"
    play.play("indian", Shift("mx-eb-1", "S.RW"))
    assert play.last(PiecesShifted).cost == 1
    assert play.clause_against("indian", Shift("mx-eb-1", "S.L1")) == "conquest:10.3.4-D"


@pytest.mark.rule("conquest:10.3.4-D")
def test_a_move_over_cannons_stops_there_first() -> None:
    """Nobody passes them by and leaves them standing, and the rest may be given up for another piece."""
    board = "S.L1: sp-ca-1; S.L3: cortes sp-ab-1; I.L1: emperor mx-eb-1; I.L2: mx-jav-1"
    play = fight(board, attacker="indian", stage="moves").do(go_on)
    assert "S.L2" not in options_of(play, "indian", "mx-eb-1")
    play.play("indian", Shift("mx-eb-1", "S.L1")).play("indian", Shift("mx-jav-1", "I.L3"))
    assert options_of(play, "indian", "mx-eb-1") == set()


@pytest.mark.rule("conquest:10.3.4-D", "conquest:10.3.4-s")
def test_a_move_pushes_a_lone_commander_away() -> None:
    """His owner chooses among equals before anything else goes on."""
    board = "S.L1: alvarado; S.L2: sp-ab-1 cortes; S.RW: sp-cl-1; I.L1: emperor mx-eb-1"
    play = fight(board, attacker="indian", stage="moves").do(go_on)
    play.play("indian", Shift("emperor", "S.L1"))
    assert at(play, "alvarado") == "S.L1"
    play.play("indian", Shift("mx-eb-1", "S.L1"))
    play.ask("spain", "rehome")


@pytest.mark.rule("conquest:10.3.4-D", "conquest:10.3.4-s")
def test_a_unit_that_only_passes_pushes_lone_commanders_away_too() -> None:
    """It enters their zones on its way. A commander who passes moves nobody."""
    board = "S.L1: alvarado; S.L2: olid; S.L3: cortes sp-ab-1; S.RW: sp-cl-1; I.L1: emperor mx-eb-1; S.LW: sp-eb-1"
    play = fight(board, attacker="indian", stage="moves").do(go_on)
    play.play("indian", Shift("emperor", "S.L2"))
    assert (at(play, "alvarado"), at(play, "olid")) == ("S.L1", "S.L2")
    play.play("indian", Shift("mx-eb-1", "S.L2"))
    assert play.ask("spain", "rehome").subject == ("piece:alvarado", "tz:S.L1")
    play.play("spain", FallBackTo("alvarado", "S.LW"))
    assert (at(play, "alvarado"), at(play, "olid"), at(play, "mx-eb-1")) == ("S.LW", "S.L3", "S.L2")


@pytest.mark.rule("conquest:10.3.4-G", "conquest:10.3.5-a")
def test_a_camp_that_moves_its_last_unit_into_the_line_of_retreat_has_lost() -> None:
    """The defender may leave the field so."""
    play = moves(board="S.L1: cortes sp-eb-1; I.L3: emperor mx-eb-1")
    play.play("spain", Done()).play("indian", Shift("mx-eb-1", "I.LR"))
    assert (play.last(BattleDecided).winner, play.last(BattleDecided).why) == ("spain", "line_of_retreat")


@pytest.mark.rule("conquest:10.3.4-D", "conquest:10.3.5-a")
def test_a_battle_that_an_overrun_ends_is_over_at_once() -> None:
    """The cannon was the last unit."""
    play = fight(
        "S.L1: sp-ca-1; S.L3: cortes; I.L1: emperor mx-eb-1 mx-jav-1", attacker="indian", stage="moves"
    )
    play.do(go_on).play("indian", Shift("mx-eb-1", "S.L1"))
    assert play.last(BattleDecided).winner == "indian"
    assert "shift" not in [decision.kind for decision in play.pending]


@pytest.mark.rule("conquest:10.3.4-D")
def test_a_piece_that_goes_on_after_an_overrun_counts_once() -> None:
    """Two of the two units that Ixtlilxochitl's back may move."""
    board = "S.L1: sp-ca-1; S.L3: cortes sp-ab-1; I.L1: ixtlilxochitl/back mx-eb-1; I.L2: mx-jav-1 mx-ar-1"
    play = fight(board, attacker="indian", stage="moves").do(go_on)
    play.play("indian", Shift("mx-eb-1", "S.L1")).play("indian", Shift("mx-eb-1", "S.RW"))
    play.play("indian", Shift("mx-jav-1", "I.L1"))
    assert play.clause_against("indian", Shift("mx-ar-1", "I.L1")) == "conquest:10.3.4-D"


@pytest.mark.rule("conquest:10.3.4-D", "conquest:10.3.4-s")
def test_a_commander_whose_cannon_is_overrun_leaves_even_before_a_commander() -> None:
    """The emperor rides in alone; Alvarado's only unit there is gone."""
    board = "S.L1: sp-ca-1 alvarado; S.L3: cortes sp-ab-1; I.L1: emperor mx-eb-1"
    play = fight(board, attacker="indian", stage="moves").do(go_on).play("indian", Shift("emperor", "S.L1"))
    assert (at(play, "sp-ca-1"), at(play, "emperor"), at(play, "alvarado")) == (None, "S.L1", "S.L3")


@pytest.mark.rule("conquest:10.3.3-d", "conquest:10.3.4-s")
def test_an_army_commander_driven_off_by_a_move_is_replaced_at_once() -> None:
    """Cortes stood alone; his nearest units are in the line of retreat."""
    board = (
        "S.L3: cortes; S.LR: sp-ab-1; S.L1: alvarado sp-eb-1; I.L1: emperor mx-eb-1; S.RW indian: mx-jav-1"
    )
    play = fight(board, attacker="indian", stage="moves").do(go_on)
    play.play("indian", Shift("mx-jav-1", "S.L3"))
    assert at(play, "cortes") == "S.LR"
    assert field(play).generals["spain"] == "alvarado"
    play.ask("indian", "shift")
