"""7.10, 7.11, 9.4A: lake movement of units and leaders; who carries whom."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.decision import Chosen, Passed, Some
from anahuac.games.siege.actions.movement import (
    Carry,
    Disembark,
    Embark,
    EndMovement,
    GoAboard,
    Sail,
    SetOut,
)
from anahuac.games.siege.events.core import PiecesMoved
from anahuac.games.siege.model import DEAD_FOR_GOOD
from anahuac.games.siege.rules.ch07_carriers import open_carriers
from anahuac.games.siege.rules.ch07_lake import destinations, open_lake
from anahuac.games.siege.rules.ch07_land import open_land
from anahuac.games.siege.terms import AZTEC, is_lake
from tests.games.siege.hand import Hand, hand, position, tables

T = tables()


def afloat(text: str, **options: Any) -> Hand:
    """Lake movement in a position."""
    return hand(text, **options).do(open_lake)


def areas(piece: str, place: str, **options: Any) -> set[str]:
    """Areas that a unit can reach from a place."""
    s = position(f"{place}: {piece}", active=T.units[piece].camp, **options)
    return {to for to in destinations(T, s, (piece,), place) if is_lake(to)}


@pytest.mark.rule("siege:7.11A")
@pytest.mark.rule("siege:7.11B")
def test_e12_causeways_do_not_hinder_lake_movement() -> None:
    assert {"l3", "l9"} <= areas("A11", "l5")
    assert "l6" not in areas("A11", "l5")
    assert {"l6", "l9"} <= areas("A11", "l4")


@pytest.mark.rule("siege:7.10B")
@pytest.mark.rule("siege:2.12B")
@pytest.mark.rule("siege:2.12D")
def test_e33_a_boat_enters_one_area_and_no_land() -> None:
    play = afloat("l11: S12").play(Embark("l11"))
    assert {option.to for option in play.options(Sail)} == {"l7", "l10", "l14", "l15"}
    play.play(Sail("l10"))
    assert play.pending == ()
    assert afloat("l5: S12").play(Embark("l5")).clause_against(Sail("h2407")) == "siege:7.10B"


@pytest.mark.rule("siege:2.12C")
def test_e34_aztecs_never_enter_the_eastern_areas() -> None:
    play = afloat("l10: A11", active=AZTEC).play(Embark("l10"))
    assert play.clause_against(Sail("l11")) == "siege:2.12C"
    assert "l11" in areas("S12", "l10")


@pytest.mark.rule("siege:7.10C")
@pytest.mark.rule("siege:7.10E")
@pytest.mark.rule("siege:7.10D")
def test_e32_from_the_shore_into_one_area_and_no_farther_in_the_phase() -> None:
    play = afloat("h2040: S30; h1004: S37; l5: S12").play(Embark("h2040"))
    assert play.clause_against(Sail("l18")) == "siege:7.10C"
    assert play.clause_against(Sail("h2041")) == "siege:7.10C"
    play.play(Sail("l23"))
    assert play.clause_against(Embark("l23")) == "siege:7.10E"
    play.play(EndMovement()).do(open_land)
    assert play.clause_against(SetOut("l23")) == "siege:7.10E"
    later = afloat("l23: S30")
    assert {to for to in destinations(T, later.state, ("S30",), "l23") if is_lake(to)} == {
        "l18",
        "l22",
        "l24",
        "l26",
    }
    assert set(T.lakes["l23"].coast) == {
        to for to in destinations(T, later.state, ("S30",), "l23") if not is_lake(to)
    }


@pytest.mark.rule("siege:7.10A")
@pytest.mark.rule("siege:2.12A")
def test_allies_without_the_blue_box_and_spanish_do_not_use_the_lake() -> None:
    play = afloat("h2040: S36 S1; l23: S12")
    assert play.clause_against(Embark("h2040")) == "siege:7.10A"


@pytest.mark.rule("siege:7.10F")
def test_land_movement_waits_and_lake_movement_does_not_come_back() -> None:
    play = afloat("l23: S12; h1004: S37")
    assert play.clause_against(SetOut("h1004")) == "siege:7.10F"
    play.play(EndMovement()).do(open_land)
    assert play.clause_against(Embark("l23")) == "siege:7.10F"


@pytest.mark.rule("siege:7.10D")
@pytest.mark.rule("siege:6.5")
@pytest.mark.rule("siege:7.5A")
@pytest.mark.rule("siege:7.5B")
@pytest.mark.rule("siege:7.11D")
def test_landing_needs_a_hex_free_of_enemies_and_room() -> None:
    play = afloat("l5: A11 S12; h2307: S1; h2407: A12", active=AZTEC).play(Embark("l5"))
    assert play.clause_against(Sail("h2307")) == "siege:7.5A"
    assert play.clause_against(Sail("h2407")) == "siege:6.3B"
    assert play.clause_against(Sail("h3016")) == "siege:7.10D"


@pytest.mark.rule("siege:R-6")
@pytest.mark.rule("siege:7.10D")
def test_the_ruling_closes_causeways_to_landing() -> None:
    land = next(place for place in T.lakes["l9"].coast if T.hexes[place].region == "causeway")
    for allowed in (True, False):
        s = position("l9: A11", active=AZTEC, rul_land_on_causeway=allowed)
        assert (land in destinations(T, s, ("A11",), "l9")) is allowed


@pytest.mark.rule("siege:7.7.1.2")
def test_nobody_lands_in_the_quagmire() -> None:
    for area in T.lakes:
        s = position(f"{area}: A11", active=AZTEC)
        assert "h3023" not in destinations(T, s, ("A11",), area)


@pytest.mark.rule("siege:7.10D")
def test_units_of_an_area_go_together() -> None:
    play = afloat("l5: A11 A12 A1", active=AZTEC).play(Embark("l5"))
    domain = play.ask("sail_group").domain
    assert isinstance(domain, Some)
    play.play(Chosen(("A11", "A12")))
    assert play.clause_against(Sail("h2407")) == "siege:6.3B"
    play.play(Sail("l4"))
    assert play.at("A11", "A12", "A1") == ("l4", "l4", "l5")
    assert play.options(Embark) == [Embark("l5")]


@pytest.mark.rule("siege:11.4C")
@pytest.mark.rule("siege:9.3D")
@pytest.mark.rule("siege:5.2")
def test_landing_takes_what_is_alone_on_the_shore() -> None:
    play = afloat("l5: A11; h2407: S26", active=AZTEC).play(Embark("l5"), Sail("h2407"))
    assert play.at("A11", "S26") == ("h2407", DEAD_FOR_GOOD)
    won = afloat("l5: A11; h2407: S26 CORTES", active=AZTEC).play(Embark("l5"), Sail("h2407"))
    assert won.state.verdict is not None
    assert won.state.verdict.winner == AZTEC
    assert won.state.frames == ()


# ---------------------------------------------------------------------- leaders


@pytest.mark.rule("siege:7.10G")
@pytest.mark.rule("siege:9.4A")
def test_cortes_goes_aboard_and_his_boat_stays() -> None:
    play = afloat("h2040: CORTES; l23: S12 S13; l22: S14")
    assert play.options(GoAboard) == [GoAboard("CORTES", boat) for boat in ("S14", "S12", "S13")]
    play.play(GoAboard("CORTES", "S12"))
    assert play.state.pieces["CORTES"].carrier == "S12"
    play.play(Embark("l23"))
    assert {option.to for option in play.options(Sail)} == set(T.lakes["l23"].neighbours)
    play.play(Sail("l18"))
    assert play.at("S12", "S13", "CORTES") == ("l23", "l18", "l23")
    assert play.clause_against(Disembark("CORTES", "h2040")) == "siege:7.10G"


@pytest.mark.rule("siege:7.10G")
def test_a_boat_may_come_first_and_take_him_up_then() -> None:
    play = afloat("h2040: CORTES; l22: S12").play(Embark("l22"), Sail("l23"), GoAboard("CORTES", "S12"))
    assert play.at("CORTES", "S12") == ("l23", "l23")
    assert play.pending == ()


@pytest.mark.rule("siege:R-7")
@pytest.mark.rule("siege:7.10G")
def test_by_the_other_ruling_the_boat_goes_on_and_he_lands() -> None:
    rules: dict[str, Any] = {"rul_cortes_boat_after_boarding": "may_move"}
    play = afloat("h2040: CORTES; l23: S12", **rules).play(
        GoAboard("CORTES", "S12"), Embark("l23"), Sail("l18")
    )
    assert play.at("S12", "CORTES") == ("l18", "l18")
    landing = play.options(Disembark)[0]
    play.play(landing)
    assert play.at("CORTES") == (landing.to,)
    assert play.pending == ()


@pytest.mark.rule("siege:9.4A")
@pytest.mark.rule("siege:2.12D")
def test_his_boat_takes_cortes_along_and_then_he_stays_aboard() -> None:
    play = afloat("l9: S12 CORTES@S12").play(Embark("l9"), Sail("l5"))
    assert play.all(PiecesMoved)[-1].pieces == ("S12", "CORTES")
    assert play.state.pieces["CORTES"].carrier == "S12"
    assert play.pending == ()


@pytest.mark.rule("siege:7.10G")
@pytest.mark.rule("siege:6.1B")
def test_cortes_lands_from_where_he_began_but_not_among_allies() -> None:
    play = afloat("l5: S12 CORTES@S12; h2307: S37; h2407: A11; h2507: S1")
    assert play.clause_against(Disembark("CORTES", "h2307")) == "siege:6.1B"
    assert play.clause_against(Disembark("CORTES", "h2407")) == "siege:7.5A"
    landing = play.options(Disembark)[0]
    play.play(landing)
    assert play.state.pieces["CORTES"].carrier == ""
    play.play(EndMovement()).do(open_land)
    assert play.clause_against(SetOut(landing.to)) == "siege:7.10E"


@pytest.mark.rule("siege:9.1A")
@pytest.mark.rule("siege:9.4A")
def test_cuauhtemoc_uses_the_lake_once_he_is_freed() -> None:
    text = "h2407: CUAUHTEMOC A1; l5: A11 A12"
    assert afloat(text, active=AZTEC).options(GoAboard) == []
    play = afloat(text, active=AZTEC)
    assert play.clause_against(GoAboard("CUAUHTEMOC", "A11")) == "siege:9.1A"
    play = afloat(text, active=AZTEC, freed=True).play(GoAboard("CUAUHTEMOC", "A11"))
    assert play.at("CUAUHTEMOC") == ("l5",)
    assert play.state.pieces["CUAUHTEMOC"].carrier == "A11"


@pytest.mark.rule("siege:9.4A")
def test_a_leader_lands_with_the_unit_that_carries_him() -> None:
    play = afloat("l5: A11 CUAUHTEMOC@A11", active=AZTEC, freed=True).play(Embark("l5"), Sail("h2407"))
    assert play.at("A11", "CUAUHTEMOC") == ("h2407", "h2407")


# ---------------------------------------------------------------------- carriers


@pytest.mark.rule("siege:11.4B")
@pytest.mark.rule("siege:11.4A")
def test_cannon_are_given_to_an_infantry_and_may_be_handed_over_once() -> None:
    play = hand("h1004: S25 S1:2 S2 S9 S26").do(open_carriers)
    assert [play.state.pieces[gun].carrier for gun in ("S25", "S26")] == ["S2", "S2"]
    play.play(Carry("S25", "S1"))
    assert play.options(Carry) == [Carry("S26", "S1")]
    assert play.clause_against(Carry("S26", "S9")) == "siege:11.4B"
    play.play(Passed())
    assert [play.state.pieces[gun].carrier for gun in ("S25", "S26")] == ["S1", "S2"]


@pytest.mark.rule("siege:9.4B")
def test_leaders_afloat_change_boats_before_anything_moves() -> None:
    play = hand("l5: S12 S13 CORTES@S12").do(open_carriers)
    assert play.options(Carry) == [Carry("CORTES", "S13")]
    play.play(Carry("CORTES", "S13"))
    assert play.state.pieces["CORTES"].carrier == "S13"
    assert play.pending == ()


@pytest.mark.rule("siege:11.4B")
@pytest.mark.rule("siege:9.4B")
def test_without_a_choice_nothing_is_asked() -> None:
    play = hand("h1004: S25 S1; l5: S12 CORTES@S12; h1105: S26; l4: A11").do(open_carriers)
    assert play.pending == ()
    assert play.state.pieces["S25"].carrier == "S1"
    assert play.state.pieces["S26"].carrier == ""
