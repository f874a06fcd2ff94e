"""Chapter 11: changes of alliance: territory, counters, objectives, forms, combats (11-h)."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.games.conquest.events.core import (
    CampChanged,
    CommanderEliminated,
    CursorMoved,
    FightCleared,
    FightMarked,
    PiecesMoved,
    UnitsEliminated,
)
from anahuac.games.conquest.model import Item, form_of
from anahuac.games.conquest.rules import ch05_control, ch10_1_combat, ch11_diplomacy
from anahuac.games.conquest.terms import ELIMINATED
from tests.games.conquest.play import Play, conquest

SPAIN_WINS, MEXICO_WINS = "spain_wins_admissible_combat", "indian_wins_admissible_combat"


def step(kinds: list[str], text: str = "", **options: Any) -> Play:
    """The diplomacy step with these items logged."""
    play = conquest(text, **options)
    return play.set(items=tuple(Item(kind, 30) for kind in kinds)).do(ch11_diplomacy.carry_out_diplomacy)


def path(play: Play, nation: str) -> list[str]:
    """The boxes a cursor went through."""
    return [e.to for e in play.all(CursorMoved) if e.nation == nation]


@pytest.mark.rule("conquest:11-h")
@pytest.mark.rule("conquest:7.2-g")
def test_territory_counters_and_group_go_over() -> None:
    play = conquest(
        "23 indian garrison: ixtlilxochitl tx-eb-1; 16 indian uncommanded: tx-jav-1; eliminated: tx-jav-2",
        control={23: "indian"},
    )
    play.do(ch11_diplomacy.change_camp, "texcoco", "spain")
    assert play.state.camps["texcoco"] == "spain"
    assert {play.state.units[u].camp for u in ("tx-eb-1", "tx-jav-1", "tx-jav-2")} == {"spain"}
    assert play.state.commanders["ixtlilxochitl"].camp == "spain"
    assert play.state.stacks["spain"][23].pieces == ("ixtlilxochitl", "tx-eb-1")
    assert form_of(play.state, "spain", 23) == "garrison"
    assert play.state.stacks["indian"] == {}
    assert ch05_control.controller(play.t, play.state, 17) == "spain"
    assert play.state.control[23] == "spain"


@pytest.mark.rule("conquest:11-h")
@pytest.mark.rule("conquest:7.2-g")
def test_only_the_other_peoples_of_the_abandoned_camp_flip() -> None:
    play = conquest("2 indian garrison: ot-fr-1; 27 spain garrison: ot-jav-2; eliminated: ot-fr-2")
    play.do(ch11_diplomacy.change_camp, "other", "spain")
    changed = play.last(CampChanged).pieces
    assert {"ot-fr-1", "ot-fr-2"} <= set(changed)
    assert "ot-jav-2" not in changed
    assert play.state.units["ot-fr-1"].camp == "spain"


@pytest.mark.rule("conquest:11-h")
@pytest.mark.rule("conquest:R-16")
def test_who_shares_a_zone_goes_to_the_nearest_land_of_his_own() -> None:
    """From 15 it is 2 MP to 16 and 1 to 23, both Texcoco's; 23 is nearer."""
    play = conquest("15 indian army: cuitlahuac mx-eb-1 ixtlilxochitl tx-eb-1; 17 indian army: tx-jav-1")
    play.do(ch11_diplomacy.change_camp, "texcoco", "spain")
    moved = play.last(PiecesMoved)
    assert (set(moved.pieces), moved.origin, moved.to, moved.why) == (
        {"ixtlilxochitl", "tx-eb-1"},
        15,
        23,
        "switch",
    )
    assert play.state.units["tx-eb-1"].march == 0
    assert play.state.stacks["indian"][15].pieces == ("cuitlahuac", "mx-eb-1")
    assert play.state.stacks["spain"][23].pieces == ("ixtlilxochitl", "tx-eb-1")


@pytest.mark.rule("conquest:11-h")
def test_land_with_enemy_units_is_passed_over() -> None:
    play = conquest("15 indian army: cuitlahuac mx-eb-1 tx-eb-1; 23 indian garrison: mx-fr-1")
    play.do(ch11_diplomacy.change_camp, "texcoco", "spain")
    assert play.last(PiecesMoved).to == 16


@pytest.mark.rule("conquest:11-h")
def test_who_has_gone_once_stays_where_he_came() -> None:
    """A commander of the abandoned camp in the zone reached does not send the counters on; he is displaced."""
    play = conquest("15 indian army: cuitlahuac mx-eb-1 tx-eb-1; 23 indian lone: quippiaztzin")
    play.do(ch11_diplomacy.change_camp, "texcoco", "spain")
    assert [e.to for e in play.all(PiecesMoved) if "tx-eb-1" in e.pieces] == [23]
    assert play.ask("indian", "displace").subject


@pytest.mark.rule("conquest:11-e")
@pytest.mark.rule("conquest:11-h")
def test_nations_that_go_over_together_are_not_parted() -> None:
    play = step(
        [SPAIN_WINS], "9 indian army: ixtlilxochitl tx-eb-1 ot-fr-1", cursors={"texcoco": "MD", "other": "M3"}
    )
    assert {e.nation for e in play.all(CampChanged)} == {"texcoco", "other"}
    assert play.all(PiecesMoved) == []
    assert play.state.stacks["spain"][9].pieces == ("ixtlilxochitl", "ot-fr-1", "tx-eb-1")


@pytest.mark.rule("conquest:11-h")
def test_own_counters_there_are_no_enemies() -> None:
    play = conquest("15 indian army: cuitlahuac mx-eb-1 tx-eb-1; 23 indian garrison: tx-ar-1")
    play.do(ch11_diplomacy.change_camp, "texcoco", "spain")
    assert play.last(PiecesMoved).to == 23
    assert play.state.stacks["spain"][23].pieces == ("tx-ar-1", "tx-eb-1")


@pytest.mark.rule("conquest:11-h")
@pytest.mark.parametrize("friends", ["", "; 9 spain army: olid sp-eb-1; 26 spain army: cortes sp-eb-2"])
def test_else_to_the_nearest_zone_of_the_new_camp_else_eliminated(friends: str) -> None:
    blocked = "23 indian garrison: mx-fr-1; 16 indian uncommanded: mx-fr-2; 17 indian uncommanded: mx-jav-1"
    play = conquest(f"15 indian army: cuitlahuac mx-eb-1 ixtlilxochitl tx-eb-1; {blocked}{friends}")
    play.do(ch11_diplomacy.change_camp, "texcoco", "spain")
    if not friends:
        assert play.last(UnitsEliminated).units == ("tx-eb-1",)
        lost = play.last(CommanderEliminated)
        assert (lost.commander, lost.in_combat, lost.cause) == ("ixtlilxochitl", False, "no_refuge")
        assert play.state.units["tx-eb-1"].zone == ELIMINATED
        assert play.state.units["tx-eb-1"].camp == "spain"
    else:
        assert play.last(PiecesMoved).to == 9
        assert "tx-eb-1" in play.state.stacks["spain"][9].pieces


HELD = "23 indian garrison: mx-fr-1; 16 indian uncommanded: mx-fr-2; 17 indian uncommanded: mx-jav-1; "


@pytest.mark.rule("conquest:11-h")
@pytest.mark.rule("conquest:5-c")
@pytest.mark.parametrize(
    ("stacks", "control", "tlaxcala", "to"),
    [
        ("15 indian army: cuitlahuac mx-eb-1 tx-eb-1", {14: "spain"}, "indian", 14),  # by its marker
        ("40 indian army: cuitlahuac mx-eb-1 tx-eb-1", {}, "spain", 32),  # an ally's land
        ("40 indian army: cuitlahuac mx-eb-1 tx-eb-1", {32: "indian"}, "spain", 33),  # the marker says no
        # held by counters that go over as well
        ("15 indian army: cuitlahuac mx-eb-1 tx-eb-1; 8 indian uncommanded: tx-jav-1", {}, "indian", 8),
        # Tlaxcala's land is closed to rivals, not to enemies
        ("15 indian army: cuitlahuac mx-eb-1 tx-eb-1; 24 spain army: cortes sp-eb-1", {}, "indian", 24),
    ],
)
def test_the_zones_that_the_new_camp_will_control(
    stacks: str, control: dict[int, Any], tlaxcala: Any, to: int
) -> None:
    play = conquest(HELD + stacks, control=control, camps={"tlaxcala": tlaxcala})
    play.do(ch11_diplomacy.change_camp, "texcoco", "spain")
    assert play.last(PiecesMoved).to == to


@pytest.mark.rule("conquest:11-h")
@pytest.mark.rule("conquest:R-48")
@pytest.mark.parametrize(
    ("text", "flips", "owner"),
    [
        ("", True, "spain"),
        ("23 indian garrison: tx-eb-1", True, "spain"),
        ("23 indian garrison: mx-eb-1", True, "indian"),
        ("", False, "indian"),
    ],
)
def test_objectives_of_the_nation_change_marker(text: str, flips: bool, owner: str) -> None:
    play = conquest(text, control={23: "indian", 14: "indian"}, switched_objective_flips_marker=flips)
    play.do(ch11_diplomacy.change_camp, "texcoco", "spain")
    assert play.state.control == {23: owner, 14: "indian"}


@pytest.mark.rule("conquest:11-h")
def test_markers_of_combats_that_are_none_any_more_go() -> None:
    play = conquest(
        "25 spain army: cortes sp-eb-1; 25 indian garrison: tl-eb-1; 33 spain army: olid sp-eb-2;"
        " 33 indian garrison: tl-eb-2 ot-fr-1; 32 indian garrison: tl-jav-1"
    ).set(fights={25: "siege", 33: "siege"})
    play.do(ch11_diplomacy.change_camp, "tlaxcala", "spain")
    assert play.all(FightCleared) == [FightCleared(25)]
    assert play.state.stacks["spain"][25].pieces == ("cortes", "sp-eb-1", "tl-eb-1", "tl-eb-2")
    assert form_of(play.state, "spain", 25) == "army"
    assert play.state.stacks["indian"][33].pieces == ("ot-fr-1",)
    assert play.state.units["tl-eb-2"].zone == 25  # beside 33, like 32, and lower in number


@pytest.mark.rule("conquest:11-h", "conquest:10.1-a", "conquest:8-j")
@pytest.mark.parametrize(
    ("stays", "active", "marker"),
    [
        ("ot-jav-1", "spain", "siege"),
        ("cuitlahuac ot-jav-1", "spain", "battle"),
        ("ot-jav-1", "indian", "battle"),
    ],
)
def test_markers_of_combats_are_those_of_what_is_left_to_be_fought(
    stays: str, active: Any, marker: str
) -> None:
    """Of an army its commander goes over: who stays is a garrison by himself (G-7), and besieged if attacked."""
    play = conquest(
        f"33 spain army: cortes sp-eb-1 sp-eb-2; 33 indian army: maxixcatzin tl-eb-1 {stays}", active=active
    ).set(fights={33: "battle"})
    play.do(ch11_diplomacy.change_camp, "tlaxcala", "spain")
    assert play.state.fights == {33: marker}
    assert play.all(FightMarked) == ([FightMarked(33, "siege")] if marker == "siege" else [])
    assert ch10_1_combat.is_siege(play.state, 33) == (marker == "siege")


@pytest.mark.rule("conquest:11-h")
@pytest.mark.rule("conquest:8-n")
def test_a_commander_of_the_abandoned_camp_left_alone_is_displaced() -> None:
    play = conquest(
        "37 indian army: cuitlahuac mx-eb-1 ot-fr-1; 29 indian lone: quippiaztzin; 2 indian garrison: ot-fr-2"
    )
    play.do(ch11_diplomacy.change_camp, "other", "spain")
    assert play.state.units["ot-fr-1"].zone == 29
    assert play.pending or play.state.commanders["quippiaztzin"].zone != 29


@pytest.mark.rule("conquest:11-h")
@pytest.mark.rule("conquest:8-n")
def test_commanders_alone_in_several_zones_are_all_displaced() -> None:
    play = conquest(
        "37 indian army: cuitlahuac mx-eb-1 ot-fr-1; 29 indian lone: quippiaztzin;"
        " 9 indian army: tetlepanquetzatzin tp-eb-1 ot-fr-2; 3 indian lone: emperor"
    )
    play.do(ch11_diplomacy.change_camp, "other", "spain")
    while play.pending:
        play.play("indian", play.ask("indian", "displace").sample(lambda n: 0))
    assert play.state.commanders["quippiaztzin"].zone not in (29, ELIMINATED)
    assert play.state.commanders["emperor"].zone not in (3, ELIMINATED)


@pytest.mark.rule("conquest:11-h")
@pytest.mark.rule("conquest:G-7")
def test_forms_after_a_change() -> None:
    """Who was in a garrison is one in his new fortress; units left without commander in a fortress are one."""
    play = conquest("30 indian army: ixtlilxochitl tx-eb-1 mx-eb-1")
    play.do(ch11_diplomacy.change_camp, "texcoco", "spain")
    assert form_of(play.state, "indian", 30) == "garrison"
    assert form_of(play.state, "spain", 23) == "army"

    alone = conquest("15 indian army: cuitlahuac mx-eb-1 tx-eb-1")
    alone.do(ch11_diplomacy.change_camp, "texcoco", "spain")
    assert form_of(alone.state, "spain", 23) == "garrison"

    inside = conquest("30 indian garrison: ixtlilxochitl tx-eb-1 cuitlahuac mx-eb-1")
    inside.do(ch11_diplomacy.change_camp, "texcoco", "spain")
    assert form_of(inside.state, "spain", 23) == "garrison"
    assert form_of(inside.state, "indian", 30) == "garrison"


@pytest.mark.rule("conquest:11-h")
@pytest.mark.rule("conquest:8-m")
def test_texcoco_comes_back_round_indian_tlaxcala() -> None:
    """Its own land is full of Spaniards; the nearest Indian zone that is not Tlaxcala's takes it in."""
    play = conquest(
        "24 spain army: cortes sp-eb-1 tx-eb-1; 16 spain uncommanded: sp-eb-2; 17 spain uncommanded: sp-eb-3;"
        " 23 spain garrison: sp-eb-4; 39 indian garrison: ot-jav-5",
        camps={"texcoco": "spain"},
        cursors={"texcoco": "SD"},
    )
    play.do(ch11_diplomacy.change_camp, "texcoco", "indian")
    assert play.last(PiecesMoved).to == 39


@pytest.mark.rule("conquest:11-h")
@pytest.mark.rule("conquest:8-m")
def test_who_comes_back_is_kept_out_by_rivals_only() -> None:
    """Tlaxcala, Spanish, is no rival; and the Other Peoples have none."""
    play = conquest(
        "24 spain army: cortes sp-eb-1 tx-eb-1; 16 spain uncommanded: sp-eb-2; 17 spain uncommanded: sp-eb-3;"
        " 23 spain garrison: sp-eb-4; 32 indian garrison: mx-eb-1",
        camps={"texcoco": "spain", "tlaxcala": "spain"},
    )
    play.do(ch11_diplomacy.change_camp, "texcoco", "indian")
    assert play.last(PiecesMoved).to == 32
    other = conquest(
        "9 spain army: cortes sp-eb-1 ot-fr-1; 3 indian garrison: maxixcatzin tl-eb-1",
        camps={"other": "spain"},
    )
    other.do(ch11_diplomacy.change_camp, "other", "indian")
    assert other.state.stacks["indian"][3].pieces == ("maxixcatzin", "ot-fr-1", "tl-eb-1")


@pytest.mark.rule("conquest:11-h")
@pytest.mark.rule("conquest:8-m")
def test_texcoco_comes_back_to_land_of_its_own_without_tlaxcalans() -> None:
    """23 is nearest, but Tlaxcala took it in the meantime, and Spaniards stand in 17."""
    play = conquest(
        "24 spain army: cortes sp-eb-1 tx-eb-1; 23 indian garrison: tl-eb-1; 17 spain uncommanded: sp-eb-2",
        camps={"texcoco": "spain"},
        cursors={"texcoco": "SD"},
    )
    play.do(ch11_diplomacy.change_camp, "texcoco", "indian")
    assert play.last(PiecesMoved).to == 16
