"""Chapter 10.5: retreat, control, form of the winner."""

from __future__ import annotations

import pytest

from anahuac.games.conquest.actions.core import TakeForm
from anahuac.games.conquest.actions.siege import WithdrawTo
from anahuac.games.conquest.actions.strategic import Displace
from anahuac.games.conquest.events.core import (
    CommanderEliminated,
    ControlTaken,
    FightCleared,
    ItemLogged,
    PiecesMoved,
    PointsScored,
    UnitsEliminated,
)
from anahuac.games.conquest.events.siege import CombatDecided
from anahuac.games.conquest.model import form_of
from anahuac.games.conquest.rules import ch10_5_after
from anahuac.games.conquest.terms import ELIMINATED
from tests.games.conquest.play import conquest


@pytest.mark.rule("conquest:10.5-a")
@pytest.mark.rule("conquest:R-40")
def test_a_retreat_goes_to_a_neighbour_without_enemy_units() -> None:
    play = conquest("26 spain army: olid sp-eb-1; 27 indian garrison: ot-jav-2; 12 indian lone: cuitlahuac")
    play.do(ch10_5_after.retreat, "spain", 26)
    zones = [option.zone for option in play.ask("spain", "retreat").answers(20)]  # type: ignore[attr-defined]
    assert zones == [12, 19, 20, 25, 33, 34, 35]
    assert play.clause_against("spain", WithdrawTo(26)) == "conquest:10.5-a"
    assert play.clause_against("spain", WithdrawTo(27)) == "conquest:10.5-a"
    assert play.clause_against("spain", WithdrawTo(22)) == "conquest:5-g"


@pytest.mark.rule("conquest:10.5-d")
@pytest.mark.rule("conquest:8-n")
def test_a_retreat_is_no_movement_and_displaces_a_lone_commander() -> None:
    play = conquest("26 spain army: olid sp-eb-1; 12 indian lone: cuitlahuac", control={20: "indian"})
    play.do(ch10_5_after.retreat, "spain", 26).play("spain", WithdrawTo(12))
    assert play.last(PiecesMoved).march == 0
    assert play.state.units["sp-eb-1"].march == 0
    play.play("indian", Displace("cuitlahuac", 20)) if play.pending else None
    assert play.state.commanders["cuitlahuac"].zone not in (12, ELIMINATED)
    assert play.state.fights == {}


@pytest.mark.rule("conquest:10.5-a")
@pytest.mark.rule("conquest:8-m")
def test_rivals_close_their_land_to_a_retreat() -> None:
    play = conquest("16 indian army: ixtlilxochitl tx-eb-1; 9 spain army: cortes sp-eb-1")
    play.do(ch10_5_after.retreat, "indian", 16)
    zones = [option.zone for option in play.ask("indian", "retreat").answers(20)]  # type: ignore[attr-defined]
    assert zones == [8, 15, 17, 23]
    assert play.clause_against("indian", WithdrawTo(24)) == "conquest:8-m"


@pytest.mark.rule("conquest:10.5-a")
@pytest.mark.rule("conquest:12-e")
@pytest.mark.rule("conquest:R-40")
def test_without_a_zone_everything_is_eliminated_with_points_for_commanders() -> None:
    play = conquest(
        "35 spain army: cortes alvarado/back sp-eb-1 sp-ca-1; 26 indian uncommanded: ot-fr-1;"
        " 27 indian garrison: ot-jav-2; 34 indian uncommanded: ot-fr-2"
    )
    play.do(ch10_5_after.retreat, "spain", 35)
    assert play.last(UnitsEliminated).units == ("sp-eb-1", "sp-ca-1")
    fallen = play.all(CommanderEliminated)
    assert [(e.commander, e.cause, e.in_combat) for e in fallen] == [
        ("cortes", "no_retreat", True),
        ("alvarado", "no_retreat", True),
    ]
    assert play.state.vp == {"spain": 0, "indian": 4}
    assert [e.item.kind for e in play.all(ItemLogged)] == ["cortes_eliminated"]


@pytest.mark.rule("conquest:10.3.5-b")
def test_who_may_rejoin_stays_where_nothing_is_open() -> None:
    play = conquest(
        "35 spain army: cortes sp-eb-1 sp-eb-2; 26 indian uncommanded: ot-fr-1; 27 indian garrison: ot-jav-2;"
        " 34 indian uncommanded: ot-fr-2"
    )
    play.do(ch10_5_after.retreat, "spain", 35, ("sp-eb-2",), rejoin=True)
    assert play.state.stacks["spain"][35].pieces == ("cortes", "sp-eb-1", "sp-eb-2")


@pytest.mark.rule("conquest:10.5-a")
def test_part_of_a_stack_can_be_made_to_leave() -> None:
    play = conquest(
        "35 spain army: cortes sp-eb-1 sp-eb-2; 26 indian uncommanded: ot-fr-1; 34 indian uncommanded: ot-fr-2"
    )
    play.do(ch10_5_after.retreat, "spain", 35, ("sp-eb-2",), rejoin=True)
    assert play.state.units["sp-eb-2"].zone == 27
    assert form_of(play.state, "spain", 27) == "garrison"  # units alone in a fortress


@pytest.mark.rule("conquest:G-7")
def test_who_stays_behind_without_commander_in_a_fortress_is_a_garrison() -> None:
    play = conquest("35 spain army: cortes sp-eb-1 sp-eb-2; 26 indian uncommanded: ot-fr-1")
    play.do(ch10_5_after.retreat, "spain", 35, ("cortes", "sp-eb-2"), rejoin=True)
    play.play("spain", WithdrawTo(34))
    assert form_of(play.state, "spain", 35) == "garrison"
    assert form_of(play.state, "spain", 34) == "army"


@pytest.mark.rule("conquest:10.5-b")
@pytest.mark.parametrize(
    ("there", "form"),
    [
        ("27 spain garrison: sp-ab-1", "garrison"),
        ("27 spain army: castaneda sp-ab-1", "army"),
        ("20 spain uncommanded: sp-ab-1", "army"),
    ],
)
def test_a_retreat_adopts_the_form_of_the_stack_it_joins(there: str, form: str) -> None:
    play = conquest(f"26 spain army: olid sp-eb-1; {there}").do(ch10_5_after.retreat, "spain", 26)
    zone = int(there[:2])
    play.play("spain", WithdrawTo(zone))
    assert play.pending == ()
    assert form_of(play.state, "spain", zone) == form


@pytest.mark.rule("conquest:10.5-b")
def test_alone_it_chooses_its_form_in_a_fortress_only() -> None:
    text = "26 spain army: olid sp-eb-1; 35 spain lone: castaneda"
    play = conquest(text).do(ch10_5_after.retreat, "spain", 26).play("spain", WithdrawTo(35))
    play.ask("spain", "form")
    play.play("spain", TakeForm(35, True))
    assert form_of(play.state, "spain", 35) == "garrison"
    plain = conquest(text).do(ch10_5_after.retreat, "spain", 26).play("spain", WithdrawTo(20))
    assert plain.pending == ()
    assert form_of(plain.state, "spain", 20) == "army"


@pytest.mark.rule("conquest:5-d")
def test_a_retreat_into_an_unoccupied_objective_takes_its_marker() -> None:
    play = conquest(
        "21 indian army: cuitlahuac mx-eb-1; 28 spain uncommanded: sp-eb-1", control={14: "spain"}
    )
    play.do(ch10_5_after.retreat, "indian", 21).play("indian", WithdrawTo(14))
    assert play.last(ControlTaken) == ControlTaken(14, "indian")


# ---------------------------------------------------------------------- the aftermath


MAJOR = "21 spain army: cortes sp-eb-1; 21 indian army: cuitlahuac mx-eb-1"


@pytest.mark.rule("conquest:10.5-a")
@pytest.mark.rule("conquest:10.5-c")
@pytest.mark.rule("conquest:12-b")
@pytest.mark.rule("conquest:11-b")
def test_a_major_battle_won_by_the_active_camp() -> None:
    play = conquest(
        "14 spain army: cortes sp-eb-1; 14 indian army: cuitlahuac mx-eb-1",
        control={14: "indian"},
        camps={"tlaxcala": "spain"},
        cursors={"tlaxcala": "S3"},
    ).set(fights={14: "battle"})
    play.do(ch10_5_after.conclude, 14, "spain", "major")
    assert play.state.vp == {"spain": 2, "indian": 0}
    assert [e.item.kind for e in play.all(ItemLogged)] == ["spain_wins_admissible_combat"]
    assert play.all(ControlTaken) == []  # the losers are still to leave
    play.play("indian", WithdrawTo(15))
    assert play.state.control[14] == "spain"
    play.play("spain", TakeForm(14, True))
    assert form_of(play.state, "spain", 14) == "garrison"
    assert play.state.fights == {}
    assert play.last(FightCleared).zone == 14
    assert play.state.frames == ()


@pytest.mark.rule("conquest:10.5-c")
def test_the_inactive_winner_keeps_control_and_is_not_asked_for_a_form() -> None:
    play = conquest(
        "14 spain army: cortes sp-eb-1; 14 indian army: cuitlahuac mx-eb-1", control={14: "indian"}
    )
    play.do(ch10_5_after.conclude, 14, "indian", "major").play("spain", WithdrawTo(21))
    assert play.pending == ()
    assert play.all(ControlTaken) == []
    assert form_of(play.state, "indian", 14) == "army"
    assert play.state.vp == {"spain": 0, "indian": 2}


@pytest.mark.rule("conquest:10.5-c")
@pytest.mark.rule("conquest:G-7")
def test_winners_left_without_commander_are_a_garrison_in_a_fortress() -> None:
    play = conquest("30 spain lone: cortes; 30 indian uncommanded: mx-eb-1")
    play.do(ch10_5_after.conclude, 30, "indian", "minor")
    assert form_of(play.state, "indian", 30) == "garrison"


@pytest.mark.rule("conquest:12-b")
@pytest.mark.rule("conquest:11-b")
def test_a_minor_battle_brings_neither_points_nor_item() -> None:
    play = conquest(MAJOR).do(ch10_5_after.conclude, 21, "spain", "minor").play("indian", WithdrawTo(7))
    assert not play.all(PointsScored)
    assert not play.all(ItemLogged)


@pytest.mark.rule("conquest:R-52")
@pytest.mark.rule("conquest:10.2-d")
def test_nobody_left_nobody_scores() -> None:
    play = conquest("21 spain lone: cortes; 21 indian lone: cuitlahuac", control={14: "spain"})
    play.do(ch10_5_after.conclude, 21, "indian", "major")
    assert play.last(CombatDecided).scores is False
    assert play.all(ItemLogged) == []
    assert play.state.commanders["cortes"].zone == 14
    play.play("indian", WithdrawTo(7))
    assert play.state.vp == {"spain": 0, "indian": 0}
    assert play.all(ControlTaken) == []
    assert 21 not in play.state.stacks["spain"]


@pytest.mark.rule("conquest:10.2-d")
@pytest.mark.rule("conquest:8-m")
def test_a_tlaxcala_commander_finds_no_refuge_among_rivals() -> None:
    play = conquest("23 spain army: cortes sp-eb-1; 23 indian lone: maxixcatzin")
    play.do(ch10_5_after.conclude, 23, "spain", "minor")
    assert play.state.commanders["maxixcatzin"].zone == 24


@pytest.mark.rule("conquest:10.2-d")
@pytest.mark.rule("conquest:8-n")
def test_a_commander_who_takes_refuge_drives_out_an_enemy_alone_there() -> None:
    play = conquest(
        "21 spain army: cortes sp-eb-1; 21 indian lone: cuitlahuac; 14 spain lone: olid; 28 spain uncommanded: sp-eb-2"
    )
    play.do(ch10_5_after.conclude, 21, "spain", "minor").play("indian", WithdrawTo(14))
    assert play.state.commanders["olid"].zone == 21
    assert play.state.stacks["indian"][14].pieces == ("cuitlahuac",)


@pytest.mark.rule("conquest:10.2-d")
def test_commanders_take_refuge_one_by_one() -> None:
    play = conquest("21 spain army: cortes sp-eb-1; 21 indian lone: cuitlahuac quippiaztzin")
    play.do(ch10_5_after.conclude, 21, "spain", "minor").play("indian", WithdrawTo(7))
    assert play.state.stacks["indian"][7].pieces == ("cuitlahuac",)
    assert play.state.stacks["indian"][21].pieces == ("quippiaztzin",)
    assert play.last(PiecesMoved).march == 0


@pytest.mark.rule("conquest:R-52")
@pytest.mark.rule("conquest:11-f")
def test_a_battle_that_nobody_survives_brings_nobody_over() -> None:
    """The Spanish defender has won, without points, and Tlaxcala is not impressed."""
    play = conquest(
        "26 spain lone: cortes; 26 indian lone: cuitlahuac; 35 spain garrison: sp-eb-1", active="indian"
    )
    play.do(ch10_5_after.conclude, 26, "spain", "major")
    assert play.state.camps["tlaxcala"] == "indian"
    assert play.state.items == ()


@pytest.mark.rule("conquest:R-52")
@pytest.mark.rule("conquest:5-d")
def test_nobody_left_takes_no_marker() -> None:
    play = conquest(
        "14 spain lone: olid; 14 indian lone: cuitlahuac", control={14: "indian"}, active="indian"
    )
    play.do(ch10_5_after.conclude, 14, "spain", "siege")
    assert play.state.control == {14: "indian"}
    assert play.all(PointsScored) == [e for e in play.all(PointsScored) if e.why == "commander"]
