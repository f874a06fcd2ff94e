"""Chapter 10.3.4.6 and table 3: tactical movement and its markers."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.decision import Chosen, OneOf, Passed, Some
from anahuac.games.conquest.actions.battle import FightOn, NameGeneral
from anahuac.games.conquest.actions.core import Done
from anahuac.games.conquest.actions.melee import Appear, Attack, FallBackTo, HideIn, Shift, Swap
from anahuac.games.conquest.events.battle import BattleDecided, MarkersSpent
from anahuac.games.conquest.events.core import UnitsEliminated
from anahuac.games.conquest.events.melee import (
    EnvelopingRolled,
    PiecesShifted,
    UnitsAppeared,
    UnitsHidden,
    UnitsSwapped,
)
from anahuac.games.conquest.model import Hidden, MarkerHand
from anahuac.games.conquest.rules.ch10_3_4_6_moves import offer_reveal
from tests.games.conquest.battles import fight, go_on, hand
from tests.games.conquest.fields import at, field, paused
from tests.games.conquest.play import Play

BOARD = (
    "S.L1: alvarado sp-eb-1 sp-ab-1; S.L2: cortes sp-cl-1 sp-ca-1; S.L3: sp-aq-1; S.LR: sp-eb-2; "
    "I.L1: emperor mx-eb-1 mx-jav-1; I.L2: mx-ar-1; I.RW: tx-jav-1"
)


def moves(*dice: int, board: str = BOARD, indian: str = "", **options: Any) -> Play:
    """The sequence of tactical movement of a round in which Spain attacks."""
    hands: dict[str, MarkerHand] = {"spain": hand(), "indian": hand(committed=indian, deck="indian")}
    play = fight(board, stage="moves", dice=dice, hands=hands, **options).do(go_on)
    return play.play("indian", Chosen(tuple(indian.split()))) if indian else play


def options_of(play: Play, seat: str, piece: str) -> set[str]:
    """Where a piece may be moved now."""
    domain = play.ask(seat, "shift").domain
    assert isinstance(domain, OneOf)
    return {move.tz for move in domain.options if isinstance(move, Shift) and move.piece == piece}


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
    # Nobody may move any more, so nothing is asked.
    play.ask("indian", "shift")


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


@pytest.mark.rule("conquest:10.3.4-G", "conquest:10.3.5-a")
def test_a_camp_that_moves_its_last_unit_into_the_line_of_retreat_has_lost() -> None:
    """The defender may leave the field so."""
    play = moves(board="S.L1: cortes sp-eb-1; I.L3: emperor mx-eb-1")
    play.play("spain", Done()).play("indian", Shift("mx-eb-1", "I.LR"))
    assert (play.last(BattleDecided).winner, play.last(BattleDecided).why) == ("spain", "line_of_retreat")


@pytest.mark.rule("conquest:10.3.4-D", "conquest:10.3.5-a")
def test_a_battle_that_an_overrun_ends_is_over_at_once() -> None:
    """The cannon was the last unit."""
    play = fight("S.L1: cortes sp-ca-1; I.L1: emperor mx-eb-1", attacker="indian", stage="moves").do(go_on)
    play.play("indian", Shift("mx-eb-1", "S.L1"))
    assert play.last(BattleDecided).winner == "indian"
    assert "shift" not in [decision.kind for decision in play.pending]


# ---------------------------------------------------------------------- Enveloping

WINGS = (
    "S.L1: cortes sp-eb-1; S.LW: sp-ab-1 sp-aq-1; S.RW: sp-cl-1 sp-eb-2; "
    "I.L1: emperor mx-eb-1; I.RW: mx-jav-1 mx-jav-2 mx-jav-3 cuitlahuac; I.LW: mx-ar-1 mx-ar-2 mx-fr-1"
)


@pytest.mark.rule("conquest:T3-k", "conquest:10.3.4-C", "conquest:R-29")
def test_enveloping_rolls_for_the_left_wing_then_for_the_right() -> None:
    """The Indian player picks who retreats; the wing goes straight to the line of retreat."""
    play = moves(1, 5, board=WINGS, indian="enveloping")
    assert play.last(EnvelopingRolled) == EnvelopingRolled("indian", "I.LW", "S.RW", 1, 1)
    assert play.ask("indian", "drive").domain == Some(("sp-cl-1", "sp-eb-2"), 1, 1)
    assert play.clause_against("indian", Chosen(("sp-ab-1",))) == "conquest:T3-k"
    play.play("indian", Chosen(("sp-eb-2",)))
    assert play.last(EnvelopingRolled) == EnvelopingRolled("indian", "I.RW", "S.LW", 5, 2)
    assert [at(play, u) for u in ("sp-eb-2", "sp-ab-1", "sp-aq-1", "sp-cl-1")] == [
        "S.LR",
        "S.LR",
        "S.LR",
        "S.RW",
    ]
    play.ask("spain", "shift")


@pytest.mark.rule("conquest:T3-k")
def test_enveloping_needs_more_units_than_the_enemy_and_an_enemy() -> None:
    """Commanders do not count, equal numbers do not do."""
    equal = (
        "S.L1: cortes sp-eb-1; S.RW: sp-cl-1; I.L1: emperor mx-eb-1; I.LW: mx-ar-1 cuitlahuac; I.RW: mx-jav-1"
    )
    play = moves(board=equal, indian="enveloping")
    assert play.all(EnvelopingRolled) == []
    play.ask("spain", "shift")


@pytest.mark.rule("conquest:T3-k", "conquest:10.3.5-a")
def test_a_battle_that_enveloping_ends_is_over() -> None:
    """No moves follow."""
    board = "S.RW: cortes sp-cl-1; I.L1: emperor mx-eb-1; I.LW: mx-ar-1 mx-ar-2"
    play = moves(1, board=board, indian="enveloping")
    assert play.last(BattleDecided).winner == "indian"
    assert "shift" not in [decision.kind for decision in play.pending]


# ---------------------------------------------------------------------- Noria


@pytest.mark.rule("conquest:T3-j", "conquest:R-35")
def test_noria_swaps_tired_units_of_the_first_line_for_fresh_ones() -> None:
    """Same type, any Indian nation of the camp, from any other zone but the line of retreat; as often as it goes."""
    board = (
        "S.L1: cortes sp-eb-1; I.L1: emperor mx-jav-1:1 mx-jav-2:1 mx-eb-1:1; I.L2: tx-jav-1 tp-jav-1:1 mx-ar-1; "
        "S.RW indian: mx-jav-3; I.LR: tx-eb-1"
    )
    play = moves(board=board, indian="noria")
    domain = play.ask("indian", "noria").domain
    assert domain == OneOf(
        (
            Swap("mx-jav-1", "mx-jav-3"),
            Swap("mx-jav-1", "tx-jav-1"),
            Swap("mx-jav-2", "mx-jav-3"),
            Swap("mx-jav-2", "tx-jav-1"),
            Done(),
        )
    )
    for swap in (
        Swap("mx-eb-1", "tx-eb-1"),
        Swap("mx-jav-1", "tp-jav-1"),
        Swap("mx-jav-1", "mx-ar-1"),
        Swap("tp-jav-1", "tx-jav-1"),
    ):
        assert play.clause_against("indian", swap) == "conquest:T3-j"
    play.play("indian", Swap("mx-jav-1", "tx-jav-1"))
    assert play.last(UnitsSwapped) == UnitsSwapped("indian", "mx-jav-1", "tx-jav-1")
    play.play("indian", Swap("mx-jav-2", "mx-jav-3"))
    assert [at(play, u) for u in ("mx-jav-1", "tx-jav-1", "mx-jav-2", "mx-jav-3")] == [
        "I.L2",
        "I.L1",
        "S.RW",
        "I.L1",
    ]
    play.ask("spain", "shift")


@pytest.mark.rule("conquest:T3-j")
def test_noria_does_not_use_the_movement_allowance() -> None:
    """Who was swapped may still move, and the end may be called earlier."""
    board = "S.L1: cortes sp-eb-1; I.L1: emperor mx-jav-1:1 mx-jav-2:1; I.L2: tx-jav-1 tx-jav-2"
    play = moves(board=board, indian="noria").play("indian", Swap("mx-jav-1", "tx-jav-1"))
    play.play("indian", Done()).play("spain", Done())
    assert options_of(play, "indian", "tx-jav-1")
    assert options_of(play, "indian", "mx-jav-1")


# ---------------------------------------------------------------------- Hidden units

FOREST = "S.L1: cortes sp-eb-1 sp-cl-1; S.RW: sp-cl-2; I.L1: emperor mx-eb-1 mx-jav-1 mx-jav-2; I.L2: mx-ar-1 mx-fr-1"


def hidden(*dice: int, **options: Any) -> Play:
    """Javelin throwers hide in the left wing."""
    play = moves(*dice, board=FOREST, indian="hidden_units", **options)
    return play.play("indian", Chosen(("mx-jav-1", "mx-jav-2"))).play("indian", HideIn("I.LW"))


@pytest.mark.rule("conquest:T3-l", "conquest:R-34", "conquest:G-10")
def test_units_vanish_into_a_noted_zone_of_their_half() -> None:
    """Up to four, free of enemies; the other seat sees them go, not where."""
    board = FOREST + "; I.RW spain: sp-ab-1; I.LR: tx-ar-1"
    play = moves(board=board, indian="hidden_units")
    items = ("mx-ar-1", "mx-eb-1", "mx-fr-1", "mx-jav-1", "mx-jav-2")
    assert play.ask("indian", "hide").domain == Some(items, 1, 4)
    assert play.clause_against("indian", Chosen(items)) == "conquest:T3-l"
    assert play.clause_against("indian", Chosen(("tx-ar-1",))) == "conquest:T3-l"
    play.play("indian", Chosen(("mx-jav-1", "mx-jav-2")))
    for tz in ("I.RW", "S.L3", "I.LR"):
        assert play.clause_against("indian", HideIn(tz)) == "conquest:T3-l"
    play.play("indian", HideIn("I.LW"))
    assert play.last(UnitsHidden) == UnitsHidden("indian", ("mx-jav-1", "mx-jav-2"), "I.LW")
    assert at(play, "mx-jav-1") is None
    assert field(play).hidden["indian"] == Hidden(("mx-jav-1", "mx-jav-2"), "I.LW", 1)
    seen = play.game.view(play.state, "spain").battle
    assert seen is not None
    assert seen.hidden["indian"] == Hidden(("mx-jav-1", "mx-jav-2"), None, 1)
    assert play.game.redact(play.last(UnitsHidden), "spain") == UnitsHidden(
        "indian", ("mx-jav-1", "mx-jav-2"), None
    )


@pytest.mark.rule("conquest:T3-l", "conquest:10.3.4-a")
def test_the_marker_stays_out_until_they_appear() -> None:
    """They come out all together at the start of a sequence of a later round."""
    play = hidden().play("spain", Done())
    assert play.clause_against("indian", Shift("mx-jav-1", "I.L1")) == "conquest:10.3.4-D"
    play.play("indian", Done())
    play.play("spain", FightOn())
    assert field(play).markers["indian"].revealed == ("hidden_units",)
    assert play.ask("indian", "appear").may_pass
    play.play("indian", Passed())
    while play.pending[0].kind == "fire":
        play.play(play.pending[0].seat, Passed())
    play.play("indian", Appear())
    assert play.last(UnitsAppeared) == UnitsAppeared("indian", ("mx-jav-1", "mx-jav-2"), "I.LW", False)
    assert at(play, "mx-jav-1") == "I.LW"
    assert field(play).markers["indian"].spent == ("hidden_units",)
    assert play.refusal("spain", Attack("S.RW", "I.LW")) is None


@pytest.mark.rule("conquest:T3-l")
def test_they_are_not_offered_to_appear_in_the_round_in_which_they_hid() -> None:
    """Nor where nobody hides."""
    waiting = {"indian": Hidden(("mx-jav-1",), "I.LW", 2)}
    play = paused(FOREST, battle={"hidden": waiting, "round": 2}).do(offer_reveal)
    assert play.pending == ()
    later = paused(FOREST, battle={"hidden": waiting, "round": 3}).do(offer_reveal)
    later.ask("indian", "appear")


@pytest.mark.rule("conquest:T3-l")
def test_an_enemy_who_tries_to_enter_is_stopped_before_the_zone() -> None:
    """They come out and act normally from then on; he has moved."""
    play = hidden()
    play.play("spain", Shift("sp-cl-1", "I.LW"))
    assert (at(play, "sp-cl-1"), at(play, "mx-jav-1")) == ("S.RW", "I.LW")
    assert play.last(UnitsAppeared).forced
    assert play.clause_against("spain", Shift("sp-cl-1", "S.L1")) == "conquest:10.3.4-D"
    play.play("spain", Done())
    assert options_of(play, "indian", "mx-jav-1")


@pytest.mark.rule("conquest:T3-l")
def test_who_only_passes_through_is_stopped_too_even_at_the_first_step() -> None:
    """From the facing wing he does not move at all, but his move is spent."""
    play = hidden()
    play.play("spain", Shift("sp-cl-2", "I.L3"))
    assert at(play, "sp-cl-2") == "S.RW"
    assert play.all(PiecesShifted) == []
    assert play.clause_against("spain", Shift("sp-cl-2", "S.L1")) == "conquest:10.3.4-D"


@pytest.mark.rule("conquest:10.3.4-D", "conquest:T3-l")
def test_while_enemies_hide_a_piece_is_led_step_by_step() -> None:
    """From the left wing two ways of 2 MP lead into the enemy first line; one of them meets who hides there."""
    board = "S.LW: cortes sp-eb-1; S.L2: sp-ab-1; I.L2: emperor mx-eb-1 mx-jav-1"
    play = moves(board=board, indian="hidden_units")
    play.play("indian", Chosen(("mx-jav-1",))).play("indian", HideIn("I.RW"))
    play.play("spain", Shift("sp-eb-1", "S.L1"))
    assert options_of(play, "spain", "sp-eb-1") == {"S.LW", "S.RW", "S.L2", "I.L1"}
    play.play("spain", Shift("sp-eb-1", "I.L1"))
    assert at(play, "sp-eb-1") == "I.L1"
    assert play.all(UnitsAppeared) == []
    assert play.clause_against("spain", Shift("sp-eb-1", "S.L1")) == "conquest:10.3.4-D", "2 MP are spent"
    visible = moves(board=board).play("spain", Shift("sp-eb-1", "S.L1"))
    assert options_of(visible, "spain", "sp-eb-1") == set(), "nobody hides: the way makes no difference"


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


@pytest.mark.rule("conquest:T3-l", "conquest:10.3.3-a")
def test_a_marker_with_nobody_hidden_is_used_up() -> None:
    """It does not come back in the next round."""
    play = moves(board=FOREST, indian="hidden_units").play("indian", Passed())
    assert play.last(MarkersSpent) == MarkersSpent("indian", ("hidden_units",))


@pytest.mark.rule("conquest:R-34")
def test_who_hides_everybody_sees_them_come_out_at_once() -> None:
    """Without visible units they are all there is."""
    play = moves(board="S.L1: cortes sp-eb-1; I.L2: emperor mx-eb-1", indian="hidden_units")
    play.play("indian", Chosen(("mx-eb-1",))).play("indian", HideIn("I.L1"))
    assert play.last(UnitsAppeared) == UnitsAppeared("indian", ("mx-eb-1",), "I.L1", True)
    assert play.all(BattleDecided) == []


@pytest.mark.rule("conquest:10.3.4-C")
def test_markers_are_resolved_in_their_order() -> None:
    """Enveloping, Noria, Hidden units, whatever the order in which they were committed."""
    board = (
        "S.L1: cortes sp-eb-1; S.RW: sp-cl-1 sp-cl-2; I.L1: emperor mx-jav-1:1; I.L2: tx-jav-1; "
        "I.LW: mx-ar-1 mx-ar-2 mx-fr-1"
    )
    hands = {"spain": hand(), "indian": hand(committed="hidden_units noria enveloping", deck="indian")}
    play = fight(board, stage="moves", dice=(1,), hands=hands).do(go_on)
    play.play("indian", Chosen(("hidden_units", "noria", "enveloping")))
    asked = []
    while play.pending[0].seat == "indian":
        asked.append(play.pending[0].kind)
        answer = play.pending[0].answers(9)[-1]
        play.play("indian", answer)
    assert asked == ["drive", "noria", "hide", "hide_where"]
