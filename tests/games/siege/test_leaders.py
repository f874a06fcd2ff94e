"""Leaders: Cuauhtemoc and the island, the risks of a battle, the getaway, capture (9)."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.game import Tx
from anahuac.games.siege.actions.leaders import GetAway
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import CuauhtemocFreed, Marked, MatchEnded
from anahuac.games.siege.events.leaders import LeaderCaught, LeaderRisked, LeaderSank
from anahuac.games.siege.frames.combat import Fought
from anahuac.games.siege.model import DEAD_FOR_GOOD, LED, State, Temples
from anahuac.games.siege.rules import ch09_getaway, ch09_leaders
from tests.games.siege.hand import Hand, assert_sound, hand, position, tables

TEMPLES = ("h2810", "h3016")


def after(text: str, dice: list[int], fought: Fought, **options: Any) -> Hand:
    """The checks of a battle whose losses have been taken."""
    return hand(text, dice, **options).do(ch09_leaders.open_checks, fought)


def led_by_cortes(loss: int = 0, **changes: Any) -> Fought:
    """Cortes led S1 and S2 from 2711 against 2712."""
    hurt = (("S2", "h2711", loss),) if loss else ()
    return Fought(
        "ground",
        "h2712",
        "spanish",
        ("S1", "S2", "CORTES"),
        ("A11",),
        led="CORTES",
        attacker_loss=loss,
        hurt=hurt,
        **changes,
    )


def defended(loss: int, *, who: str = "A11", place: str = "h2712", carried: Any = ()) -> Fought:
    """The Spanish have attacked a place in which Cuauhtemoc stood."""
    kind = "ground" if place.startswith("h") else "lake"
    hurt = ((who, place, loss),) if loss else ()
    return Fought(
        kind,  # type: ignore[arg-type]
        place,
        "spanish",
        ("S1",),
        (who, "CUAUHTEMOC"),
        defender_loss=loss,
        hurt=hurt,
        carried=carried,
    )


# ---------------------------------------------------------------------- 9.1A


@pytest.mark.rule("siege:R-16")
@pytest.mark.rule("siege:9.1A")
@pytest.mark.parametrize(
    ("units", "counts", "freed"),
    [
        ("A1 A11; h2812: A12; h2910: A13", True, True),
        ("A1 A11; h2812: A12; h2910: A13 A14", True, False),
        ("A1 A11; h2812: A12; h2910: A13 A14", False, True),
        ("A1 A11; h2812: A12; h2910: A13; l5: A15 A16; h2012: A17; h1322: A18", True, True),
    ],
)
def test_e48_cuauhtemoc_is_freed_with_five_on_the_island_himself_among_them(
    units: str, counts: bool, freed: bool
) -> None:
    play = hand(
        f"h3016: CUAUHTEMOC; h2810: {units}",
        active="aztec",
        temples=Temples(ever=TEMPLES),
        rul_cuauhtemoc_counts_in_five=counts,
    ).do(ch09_leaders.free_cuauhtemoc)
    assert play.state.freed is freed
    assert len(play.all(CuauhtemocFreed)) == freed


@pytest.mark.rule("siege:9.1A")
def test_every_temple_must_have_been_desecrated() -> None:
    play = hand("h3016: CUAUHTEMOC A1", temples=Temples(ever=TEMPLES[:1])).do(ch09_leaders.free_cuauhtemoc)
    assert not play.state.freed


@pytest.mark.rule("siege:9.1A")
def test_freed_is_for_good_and_told_once() -> None:
    play = hand("h3016: CUAUHTEMOC A1", temples=Temples(ever=TEMPLES), freed=True)
    assert play.do(ch09_leaders.free_cuauhtemoc).events == []
    gone = hand(f"{DEAD_FOR_GOOD}: CUAUHTEMOC; h3016: A1", temples=Temples(ever=TEMPLES))
    assert gone.do(ch09_leaders.free_cuauhtemoc).events == []


@pytest.mark.rule("siege:9.1A")
def test_until_then_he_stays_on_the_island() -> None:
    t, s = tables(), position("h3107: CUAUHTEMOC A1")
    assert ch09_leaders.may_go(t, s, "CUAUHTEMOC", "h3016")
    assert not ch09_leaders.may_go(t, s, "CUAUHTEMOC", "h3106")
    assert not ch09_leaders.may_go(t, s, "CUAUHTEMOC", "l5")
    assert ch09_leaders.may_go(t, s, "A1", "h3106")
    freed = position("h3107: CUAUHTEMOC A1", freed=True)
    assert ch09_leaders.may_go(t, freed, "CUAUHTEMOC", "l5")


# ---------------------------------------------------------------------- who may lead


@pytest.mark.rule("siege:R-12")
@pytest.mark.rule("siege:9.2")
def test_a_leader_lends_himself_to_units_he_is_stacked_with() -> None:
    t = tables()
    s = position("h2711: S1 S25@S1 CORTES; h2713: S2")
    assert ch09_leaders.leaders_at_hand(t, s, "spanish", ("S1", "S2")) == ("", "CORTES")
    assert ch09_leaders.leaders_at_hand(t, s, "spanish", ("S2",)) == ("",)
    assert ch09_leaders.leaders_at_hand(t, s, "spanish", ("S25",)) == ("",)
    forced = position("h2711: S1 CORTES", rul_leader_use_on_attack="automatic")
    assert ch09_leaders.leaders_at_hand(t, forced, "spanish", ("S1",)) == ("CORTES",)


@pytest.mark.rule("siege:9.4A")
def test_afloat_he_is_with_his_carrier_alone() -> None:
    t, s = tables(), position("l5: S12 S13 CORTES@S12")
    assert ch09_leaders.leaders_at_hand(t, s, "spanish", ("S12",)) == ("", "CORTES")
    assert ch09_leaders.leaders_at_hand(t, s, "spanish", ("S13",)) == ("",)


# ---------------------------------------------------------------------- the risk


@pytest.mark.rule("siege:9.3C", "siege:5.2")
@pytest.mark.parametrize(
    ("dice", "loss", "lost"),
    [([1, 1], 0, True), ([6, 6], 0, False), ([6, 6], 1, True), ([1, 1], 1, True), ([3, 4], 1, False)],
)
def test_e44_e45_a_leader_who_led_is_lost_on_2_and_with_losses_on_12(
    dice: list[int], loss: int, lost: bool
) -> None:
    play = after("h2711: S1 S2:3 CORTES; h2712: A11", dice, led_by_cortes(loss))
    (told,) = play.all(LeaderRisked)
    assert (told.case, told.is_lost) == ("led_with_loss" if loss else "led_no_loss", lost)
    assert (play.state.verdict is not None) is lost
    if lost:
        assert play.state.verdict is not None
        assert (play.state.verdict.winner, play.state.verdict.why) == ("aztec", "cortes")
        assert play.at("CORTES") == (DEAD_FOR_GOOD,)
        assert play.pending == ()


@pytest.mark.rule("siege:9.3A")
def test_e46_cuauhtemoc_whose_stack_is_gone_is_lost_on_7() -> None:
    play = after("h2712: CUAUHTEMOC; dead: A11; h3016: A1", [3, 4], defended(2))
    assert play.at("CUAUHTEMOC") == (DEAD_FOR_GOOD,)
    assert play.state.verdict is None
    assert_sound(play.state)


@pytest.mark.rule("siege:9.3A")
def test_e46_else_he_goes_to_the_nearest_unit_his_owner_choosing_among_equals() -> None:
    text = "h2711: S1; h2712: CUAUHTEMOC; dead: A11; h2912: A12; h2512: A13; h3016: A1"
    play = after(text, [2, 4], defended(2))
    decision = play.ask("getaway")
    assert decision.seat == "aztec"
    assert play.options(GetAway) == [GetAway("h2512"), GetAway("h2912")]
    assert play.clause_against(GetAway("h3016")) == "siege:9.3A"
    assert play.clause_against(GetAway("h2711")) == "siege:9.3A"
    play.play(GetAway("h2912"))
    assert play.state.stacks["aztec"]["h2912"] == ("CUAUHTEMOC", "A12")
    assert play.state.frames == ()
    assert_sound(play.state)


@pytest.mark.rule("siege:9.3A")
def test_a_single_nearest_unit_is_not_asked_about() -> None:
    play = after("h2711: S1; h2712: CUAUHTEMOC; dead: A11; h2912: A12; h3016: A1", [6, 6], defended(2))
    assert play.pending == ()
    assert play.at("CUAUHTEMOC") == ("h2912",)


@pytest.mark.rule("siege:9.3A")
def test_without_a_friendly_unit_on_the_map_he_is_captured() -> None:
    play = after("h2711: S1; h2712: CUAUHTEMOC; dead: A11", [6, 6], defended(2))
    assert play.at("CUAUHTEMOC") == (DEAD_FOR_GOOD,)


@pytest.mark.rule("siege:9.3A")
def test_cortes_gets_away_to_spanish_units_only_and_cannon_are_no_company() -> None:
    text = "h2711: CORTES S25; dead: S1; h2713: S30; h2414: S2; l13: S12 S13; h3016: A1"
    fought = Fought(
        "ground", "h2711", "aztec", ("A1",), ("S1", "CORTES"), defender_loss=4, hurt=(("S1", "h2711", 4),)
    )
    assert after(text, [1, 1], fought).at("CORTES") == ("h2414",)


@pytest.mark.rule("siege:9.3A", "siege:9.4A")
def test_in_a_lake_area_each_boat_may_take_him() -> None:
    text = "h2307: CORTES; dead: S1; l5: S12 S13 S30; h1004: S2"
    fought = Fought(
        "ground", "h2307", "aztec", ("A1",), ("S1", "CORTES"), defender_loss=4, hurt=(("S1", "h2307", 4),)
    )
    play = after(text, [1, 1], fought)
    assert play.options(GetAway) == [GetAway("l5", "S12"), GetAway("l5", "S13")]
    play.play(GetAway("l5", "S13"))
    assert play.state.pieces["CORTES"].carrier == "S13"
    assert_sound(play.state)


@pytest.mark.rule("siege:9.3A")
def test_a_lake_area_is_one_more_away_than_its_nearest_shore() -> None:
    t = tables()
    assert ch09_getaway.away(t, "h2407", "h2407") == 0
    assert ch09_getaway.away(t, "h2407", "h2408") == 1
    shore = t.lakes["l5"].coast[0]
    assert ch09_getaway.away(t, shore, "l5") == ch09_getaway.away(t, "l5", shore) == 1
    assert ch09_getaway.away(t, "l5", "l9") == 2 + min(
        ch09_getaway.away(t, a, b) for a in t.lakes["l5"].coast for b in t.lakes["l9"].coast
    )


@pytest.mark.rule("siege:9.3A")
def test_an_area_in_the_middle_of_the_lake_is_farther() -> None:
    t = tables()
    middle = [area for area in t.lakes if not t.lakes[area].coast]
    assert middle
    for area in middle:
        near = [other for other in t.lakes[area].neighbours if t.lakes[other].coast]
        for other in near:
            assert ch09_getaway.away(t, area, t.lakes[other].coast[0]) == 2


@pytest.mark.rule("siege:R-14")
@pytest.mark.rule("siege:9.3A", "siege:9.1A")
def test_by_the_other_ruling_an_unfreed_cuauhtemoc_stays_on_the_island() -> None:
    text = "h3107: CUAUHTEMOC; dead: A11; h3106: A12; l5: A13; h3016: A1"
    fought = defended(2, place="h3107")
    assert after(text, [1, 1], fought).at("CUAUHTEMOC") == ("h3106",)
    bound = after(text, [1, 1], fought, rul_getaway="island_if_unfreed")
    assert bound.at("CUAUHTEMOC") == ("h3016",)
    freed = after(text, [1, 1], fought, rul_getaway="island_if_unfreed", freed=True)
    assert freed.at("CUAUHTEMOC") == ("h3106",)


@pytest.mark.rule("siege:9.3B")
@pytest.mark.parametrize(("dice", "lost"), [([6, 6], True), ([1, 1], False), ([3, 4], False)])
def test_where_units_of_his_stack_survive_he_is_lost_on_12(dice: list[int], lost: bool) -> None:
    play = after("h2711: S1; h2712: A11:1 CUAUHTEMOC", dice, defended(1))
    assert play.all(LeaderRisked)[0].case == "stack_hurt"
    assert (play.at("CUAUHTEMOC") == (DEAD_FOR_GOOD,)) is lost


@pytest.mark.rule("siege:9.3B")
def test_losses_elsewhere_do_not_endanger_a_leader_who_does_not_lead() -> None:
    fought = Fought(
        "ground",
        "h2712",
        "spanish",
        ("S1", "S2", "CORTES"),
        ("A11",),
        attacker_loss=1,
        hurt=(("S2", "h2713", 1),),
    )
    assert after("h2711: S1 CORTES; h2713: S2:3", [], fought).events == []
    led = Fought(
        "ground",
        "h2712",
        "spanish",
        ("S1", "S2", "CORTES"),
        ("A11",),
        led="CORTES",
        attacker_loss=1,
        hurt=(("S2", "h2713", 1),),
    )
    assert after("h2711: S1 CORTES; h2713: S2:3", [3, 3], led).all(LeaderRisked)[0].case == "led_with_loss"


@pytest.mark.rule("siege:9.3A", "siege:9.3B")
def test_a_unit_that_did_not_attack_keeps_his_stack_alive() -> None:
    fought = Fought(
        "ground", "h2712", "spanish", ("S1",), ("A11",), attacker_loss=4, hurt=(("S1", "h2711", 4),)
    )
    assert after("h2711: S2 CORTES; dead: S1", [3, 4], fought).all(LeaderRisked)[0].case == "stack_hurt"


@pytest.mark.rule("siege:R-13")
@pytest.mark.rule("siege:9.3")
@pytest.mark.rule("siege:9.3C")
def test_at_most_one_roll_unless_the_ruling_says_both() -> None:
    text = "h2711: S1 S2:3 CORTES; h2712: A11"
    assert len(after(text, [3, 3], led_by_cortes(1)).all(LeaderRisked)) == 1
    both = after(text, [3, 3, 6, 6], led_by_cortes(1), rul_leader_rolls="both")
    assert [told.case for told in both.all(LeaderRisked)] == ["led_with_loss", "stack_hurt"]
    assert both.state.verdict is not None


@pytest.mark.rule("siege:9.3A")
def test_the_defenders_leader_is_first_and_the_match_may_end_before_the_other() -> None:
    text = "h2711: S1 CORTES; h2712: A11:1 CUAUHTEMOC"
    fought = Fought(
        "ground",
        "h2711",
        "aztec",
        ("A11", "CUAUHTEMOC"),
        ("S1", "CORTES"),
        led="CUAUHTEMOC",
        defender_loss=1,
        hurt=(("S1", "h2711", 1),),
    )
    play = after(text, [6, 5, 2, 2], fought)
    assert [told.leader for told in play.all(LeaderRisked)] == ["CORTES", "CUAUHTEMOC"]
    ended = after(text, [6, 6], fought)
    assert ended.all(MatchEnded)
    assert [told.leader for told in ended.all(LeaderRisked)] == ["CORTES"]


@pytest.mark.rule("siege:9.4A")
def test_afloat_he_goes_down_with_his_carrier() -> None:
    fought = defended(2, who="A11", place="l5", carried=(("CUAUHTEMOC", "A11"),))
    play = after("l5: S12 A12 CUAUHTEMOC; dead: A11", [], fought, freed=True)
    assert play.all(LeaderSank)
    assert play.at("CUAUHTEMOC") == (DEAD_FOR_GOOD,)


@pytest.mark.rule("siege:R-15")
@pytest.mark.rule("siege:9.4A")
def test_by_the_other_ruling_he_rolls_and_may_reach_another_canoe() -> None:
    fought = defended(2, who="A11", place="l5", carried=(("CUAUHTEMOC", "A11"),))
    play = after("l5: S12 A12 CUAUHTEMOC; dead: A11", [1, 1], fought, freed=True, rul_lake_leader="roll")
    assert play.state.pieces["CUAUHTEMOC"].carrier == "A12"


@pytest.mark.rule("siege:9.4A", "siege:9.3B")
def test_a_hurt_carrier_is_a_hurt_stack_and_other_units_are_not() -> None:
    carried = (("CUAUHTEMOC", "A11"),)
    hurt = defended(1, who="A11", place="l5", carried=carried)
    text = "l5: S12 A11:1 A12 CUAUHTEMOC@A11"
    assert after(text, [6, 6], hurt, freed=True).at("CUAUHTEMOC") == (DEAD_FOR_GOOD,)
    other = defended(1, who="A12", place="l5", carried=carried)
    assert after(text, [], other, freed=True).events == []


def _led(t: Tables, tx: Tx[State, Event]) -> None:
    del t
    tx.emit(Marked(("CORTES",), LED))


@pytest.mark.rule("siege:9.3A")
def test_what_he_did_in_the_phase_stays_done_after_a_getaway() -> None:
    play = hand("h2711: CORTES; dead: S1; h2713: S2", [3, 3]).do(_led)
    fought = Fought(
        "ground",
        "h2712",
        "spanish",
        ("S1", "CORTES"),
        ("A11",),
        led="CORTES",
        attacker_loss=4,
        hurt=(("S1", "h2711", 4),),
    )
    play.do(ch09_leaders.open_checks, fought)
    assert play.state.pieces["CORTES"].done == LED
    assert ch09_leaders.leaders_at_hand(play.t, play.state, "spanish", ("S2",)) == ("",)


# ---------------------------------------------------------------------- alone


@pytest.mark.rule("siege:9.3D", "siege:5.2")
def test_e47_cortes_alone_with_a_cannon_is_taken_by_whoever_moves_in() -> None:
    play = hand("h2711: CORTES S25; h2712: A11")
    assert ch09_leaders.lone_leader(play.t, play.state, "aztec", "h2711") == "CORTES"
    play.do(ch09_leaders.captured, "CORTES", "A11")
    assert play.all(LeaderCaught)
    assert play.state.verdict is not None
    assert play.state.verdict.winner == "aztec"


@pytest.mark.rule("siege:9.3D")
def test_a_leader_with_units_or_afloat_is_not_alone() -> None:
    t = tables()
    s = position("h2711: CORTES S1; h2712: CUAUHTEMOC A11")
    assert ch09_leaders.lone_leader(t, s, "aztec", "h2711") == ""
    assert ch09_leaders.lone_leader(t, s, "spanish", "h2712") == ""
    assert ch09_leaders.lone_leader(t, s, "spanish", "h2713") == ""
    alone = position("h2712: CUAUHTEMOC")
    assert ch09_leaders.lone_leader(t, alone, "spanish", "h2712") == "CUAUHTEMOC"
