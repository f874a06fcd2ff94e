"""7.1 to 7.6: land movement: who moves, where to, with whom, and what falls on the way."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.decision import Chosen, Some
from anahuac.games.siege.actions.movement import EndMovement, GoOn, LeaveBehind, SetOut, Step, Stop
from anahuac.games.siege.events.core import PiecesMoved
from anahuac.games.siege.model import DEAD_FOR_GOOD, Temples
from anahuac.games.siege.rules.ch07_land import open_land
from anahuac.games.siege.terms import AZTEC, SPANISH
from tests.games.siege.hand import Hand, hand, tables

T = tables()


def land(text: str, **options: Any) -> Hand:
    """Land movement in a position."""
    return hand(text, **options).do(open_land)


def steps(play: Hand) -> set[str]:
    """Hexes that the group may enter next."""
    return {option.to for option in play.options(Step)}


@pytest.mark.rule("siege:6.5")
@pytest.mark.rule("siege:6.3B")
def test_e29_a_regular_passes_another_and_does_not_stop_there() -> None:
    play = land("h2709: A12; h2609: A11", active=AZTEC).play(SetOut("h2709"), Step("h2609"))
    assert play.clause_against(Stop()) == "siege:6.3B"
    play.play(Step("h2508"), Stop())
    assert play.at("A12", "A11") == ("h2508", "h2609")


@pytest.mark.rule("siege:6.5")
@pytest.mark.rule("siege:7.2C")
def test_e30_a_movement_ends_before_the_next_begins() -> None:
    play = land("h2709: A12; h2810: A11", active=AZTEC).play(SetOut("h2810"), Step("h2709"))
    assert play.clause_against(Stop()) == "siege:6.3B"


@pytest.mark.rule("siege:6.5")
def test_nobody_passes_where_he_could_not_end_afterwards() -> None:
    # With its last point the regular may not join another: it could not leave any more.
    play = land("h2609: A12; h2708: A11", active=AZTEC).play(SetOut("h2609"), Step("h2608"))
    assert "h2708" in steps(play)
    play.play(Step("h2609"), Step("h2608"))
    assert play.state.pieces["A12"].spent == 3
    assert play.clause_against(Step("h2708")) == "siege:6.3B"


@pytest.mark.rule("siege:7.6A")
@pytest.mark.rule("siege:7.2B")
def test_e31_a_split_stack_goes_on_until_others_move() -> None:
    play = land("h1004: S1 S2 S9; h1539: S4").play(
        SetOut("h1004"), Chosen(("S1", "S2", "S9")), Step("h1104"), Stop()
    )
    play.play(GoOn("h1104"), Chosen(("S2", "S9")), Step("h1204"), Stop())
    assert play.at("S1", "S2", "S9") == ("h1104", "h1204", "h1204")
    play.play(GoOn("h1104"), Step("h1105"), Stop())
    assert play.at("S1") == ("h1105",)
    play.play(SetOut("h1539"), Step("h1538"), Stop())
    assert play.clause_against(GoOn("h1105")) == "siege:7.6A"
    assert play.clause_against(SetOut("h1105")) == "siege:7.2C"


@pytest.mark.rule("siege:7.6A")
def test_who_stays_behind_may_follow_or_move_later_as_one_that_has_not_moved() -> None:
    play = land("h1004: S1 S2; h1539: S4").play(SetOut("h1004"), Chosen(("S1",)), Step("h1104"), Stop())
    assert play.options(GoOn) == [GoOn("h1004"), GoOn("h1104")]
    assert play.options(SetOut) == [SetOut("h1539")]
    play.play(SetOut("h1539"), Step("h1538"), Stop())
    assert play.options(GoOn) == [GoOn("h1538")]
    assert play.options(SetOut) == [SetOut("h1004")]
    play.play(SetOut("h1004"), Step("h1003"))
    assert play.at("S1", "S2") == ("h1104", "h1003")


@pytest.mark.rule("siege:7.6B")
@pytest.mark.rule("siege:7.2A")
def test_each_counts_his_own_points_and_the_slower_drop_off() -> None:
    road = [Step(f"h{number}") for number in ("1104", "1204", "1104", "1103")]
    play = land("h1004: S1 S9").play(SetOut("h1004"), Chosen(("S1", "S9")), *road)
    assert play.state.pieces["S1"].spent == 4
    # Nobody can go on with the infantry, so they stop by themselves; the cavalry has points left.
    assert play.ask("land").contains(GoOn("h1103"))
    play.play(GoOn("h1103"), Step("h1203"), Stop())
    assert play.at("S1", "S9") == ("h1103", "h1203")


@pytest.mark.rule("siege:6.2")
@pytest.mark.rule("siege:6.1B")
@pytest.mark.rule("siege:6.2A")
def test_spanish_and_allies_pass_through_each_other_and_never_move_as_one() -> None:
    play = land("h1004: S1; h1104: S37; h1103: S29").play(SetOut("h1004"), Step("h1104"))
    assert play.clause_against(Stop()) == "siege:6.1B"
    assert play.ask("march").contains(Step("h1204"))
    mixed = land("h1104: S29 S37", opt_ally_stacking=True).play(SetOut("h1104"))
    assert mixed.clause_against(Chosen(("S29", "S37"))) == "siege:6.2A"


@pytest.mark.rule("siege:7.5A")
@pytest.mark.rule("siege:7.1B")
@pytest.mark.rule("siege:7.1A")
def test_enemies_bar_the_way() -> None:
    play = land("h2307: S1 S9; h2408: A11; h2407: CUAUHTEMOC A12").play(SetOut("h2307"), Chosen(("S1",)))
    assert play.clause_against(Step("h2408")) == "siege:7.5A"
    assert play.clause_against(Step("h2407")) == "siege:7.5A"
    assert play.clause_against(Step("h2509")) == "siege:7.1B"


@pytest.mark.rule("siege:7.1A")
def test_points_run_out() -> None:
    play = land("h1509: S1 S9").play(SetOut("h1509"), Chosen(("S1", "S9")), Step("h1610"), Step("h1710"))
    assert play.all(PiecesMoved)[-1].cost == 2
    assert play.ask("land").contains(GoOn("h1710"))
    assert play.play(GoOn("h1710")).ask("march").contains(Step("h1811"))


@pytest.mark.rule("siege:7.1A")
def test_a_group_goes_no_farther_than_its_slowest() -> None:
    play = land("h2709: A1 A11", active=AZTEC).play(SetOut("h2709"), Chosen(("A1", "A11")))
    play.play(Step("h2609"), Step("h2709"), Step("h2609"))
    assert play.state.pieces["A11"].spent == 3
    assert (
        play.clause_against(Step("h2608" if T.hexes["h2608"].terrain == "chinampa_city" else "h2610"))
        == "siege:7.1A"
    )


@pytest.mark.rule("siege:7.3A")
@pytest.mark.rule("siege:11.7")
def test_one_hex_can_always_be_entered() -> None:
    play = land(
        "h2910: A11", active=AZTEC, opt_signals=True, temples=Temples(desecrated=tuple(T.temples))
    ).play(SetOut("h2910"))
    assert "h3010" in steps(play)


@pytest.mark.rule("siege:7.4")
@pytest.mark.rule("siege:11.4A")
def test_cannon_go_with_their_carrier_for_nothing_or_stay() -> None:
    text = "h1004: S1 S2 S25@S1 S26"
    play = land(text).play(SetOut("h1004"))
    assert play.clause_against(Chosen(("S25",))) == "siege:7.4"
    play.play(Chosen(("S1",)), Step("h1104"), Stop())
    assert play.at("S1", "S25", "S26") == ("h1104", "h1104", "h1004")
    assert play.state.pieces["S25"].carrier == "S1"
    left = land(text).play(SetOut("h1004"), Chosen(("S1",)), LeaveBehind("S25"), Step("h1104"), Stop())
    assert left.at("S25") == ("h1004",)
    assert left.state.pieces["S25"].carrier == ""
    assert land("h1004: S25; h1104: S37").clause_against(SetOut("h1004")) == "siege:7.4"


@pytest.mark.rule("siege:9.3D")
@pytest.mark.rule("siege:5.2")
@pytest.mark.rule("siege:11.4C")
def test_e47_who_moves_into_a_hex_takes_what_is_alone_there() -> None:
    play = land("h2508: A11; h2408: CORTES S25", active=AZTEC).play(SetOut("h2508"), Step("h2408"))
    assert play.state.verdict is not None
    assert play.state.verdict.why == "cortes"
    assert play.pending == ()
    caught = land("h2508: S1; h2408: CUAUHTEMOC").play(SetOut("h2508"), Step("h2408"), Step("h2409"), Stop())
    assert caught.at("CUAUHTEMOC", "S1") == (DEAD_FOR_GOOD, "h2409")


@pytest.mark.rule("siege:11.4C")
@pytest.mark.rule("siege:5.4")
def test_e70_a_cannon_alone_is_destroyed_for_good_and_the_unit_moves_on() -> None:
    play = land("h2508: A11; h2408: S26", active=AZTEC).play(
        SetOut("h2508"), Step("h2408"), Step("h2307"), Stop()
    )
    assert play.at("S26", "A11") == (DEAD_FOR_GOOD, "h2307")


@pytest.mark.rule("siege:9.3D")
def test_a_leader_captures_nobody() -> None:
    play = land("h2508: CORTES; h2408: CUAUHTEMOC").play(SetOut("h2508"))
    assert play.clause_against(Step("h2408")) == "siege:7.5A"


@pytest.mark.rule("siege:9.1A")
def test_e48_cuauhtemoc_leaves_the_island_only_when_he_is_free() -> None:
    text = "h3107: CUAUHTEMOC A1"
    play = land(text, active=AZTEC).play(SetOut("h3107"), Chosen(("A1", "CUAUHTEMOC")[::-1]))
    assert play.clause_against(Step("h3106")) == "siege:9.1A"
    free = land(text, active=AZTEC, freed=True).play(SetOut("h3107"), Chosen(("CUAUHTEMOC", "A1")))
    assert "h3106" in steps(free)


@pytest.mark.rule("siege:7.1C")
@pytest.mark.rule("siege:7.10D")
@pytest.mark.rule("siege:2.12B")
def test_only_the_phasing_side_moves_and_nobody_afloat() -> None:
    play = land("h1004: S1; h2508: A11; l5: S12; l23: S30; h2408: S25")
    assert play.clause_against(SetOut("h2508")) == "siege:7.1C"
    assert play.clause_against(SetOut("l5")) == "siege:2.12B"
    assert play.clause_against(SetOut("l23")) == "siege:7.10D"
    assert play.clause_against(SetOut("h2408")) == "siege:7.4"


@pytest.mark.rule("siege:7.2B")
def test_movement_ends_when_its_owner_wants_or_nobody_can_move() -> None:
    assert land("h1004: S1").play(EndMovement()).pending == ()
    assert land("l5: S12").pending == ()
    done = land("h2709: A11", active=AZTEC).play(
        SetOut("h2709"), Step("h2609"), Step("h2709"), Step("h2609"), Step("h2709")
    )
    assert done.pending == ()


@pytest.mark.rule("siege:6.2")
@pytest.mark.rule("siege:3.2")
@pytest.mark.rule("siege:6.6A")
def test_the_camp_of_the_set_up_is_mended_before_movement_ends() -> None:
    crowded = {"opt_ally_stacking": True, "surplus": ("h4244",)}
    play = land("h4244: S41 S42; h1004: S1", **crowded)
    assert play.clause_against(EndMovement()) == "siege:3.2"
    play.play(SetOut("h4244"), Chosen(("S41",)), Step("h4144"), Stop(), EndMovement())
    assert play.state.surplus == ()
    assert play.pending == ()


@pytest.mark.rule("siege:6.2")
@pytest.mark.rule("siege:3.2")
@pytest.mark.rule("siege:6.6A")
def test_what_cannot_be_mended_is_at_the_mercy_of_the_opponent() -> None:
    walls = "; ".join(f"{place}: A{n}" for n, place in enumerate(T.open_neighbours["h4244"], start=20))
    play = land(f"h4244: S41 S42; {walls}", opt_ally_stacking=True, surplus=("h4244",))
    assert play.ask("overstack").seat == AZTEC
    assert play.state.active == SPANISH


@pytest.mark.rule("siege:8.21")
@pytest.mark.rule("siege:8.21D")
@pytest.mark.rule("siege:7.5A")
def test_e20_the_narrow_causeway_limits_attacks_and_not_movement() -> None:
    option: dict[str, Any] = {"opt_causeway_combat": True}
    assert T.hexsides["h3106", "h3107"].water_causeway
    play = land("h3106: S1 S2 S3; h3107: A11", **option).play(SetOut("h3106"), Chosen(("S1", "S2", "S3")))
    assert play.clause_against(Step("h3107")) == "siege:7.5A"
    free = land("h3106: S1 S2 S3", **option).play(
        SetOut("h3106"), Chosen(("S1", "S2", "S3")), Step("h3107"), Stop()
    )
    assert free.at("S1", "S2", "S3") == ("h3107", "h3107", "h3107")


@pytest.mark.rule("siege:7.3B")
def test_e21_nobody_marches_across_a_blocked_side() -> None:
    play = land("h3106: S1").play(SetOut("h3106"))
    assert play.clause_against(Step("h3007")) == "siege:7.3B"


@pytest.mark.rule("siege:6.2")
@pytest.mark.rule("siege:6.2A")
def test_allies_of_two_peoples_leave_their_hex_of_the_set_up_one_by_one() -> None:
    play = land("h4244: S41 S43", opt_ally_stacking=True, surplus=("h4244",)).play(SetOut("h4244"))
    domain = play.ask("march_group").domain
    assert isinstance(domain, Some)
    assert (domain.items, domain.most) == (("S41", "S43"), 1)
    free = land("h4244: S41 S43").play(SetOut("h4244")).ask("march_group").domain
    assert isinstance(free, Some)
    assert free.most == 2
