"""10.3.1: who is completely surrounded, and how the surrounded break out."""

from __future__ import annotations

import pytest

from anahuac.engine.decision import Chosen
from anahuac.games.siege.events.core import PiecesLeft, StepsLost
from anahuac.games.siege.events.recovery import BreakOutRolled
from anahuac.games.siege.model import DEAD, DEAD_FOR_GOOD, OFF_MAP
from anahuac.games.siege.rules import ch10_3_take_up
from anahuac.games.siege.rules.ch10_3_1_surrounded import surrounded
from tests.games.siege.hand import Hand, assert_sound, hand, position, tables

RING = "h2507: A11; h2608: A12; h2609: A13; h2509: A14; h2409: A15; h2408: A16"


def caught(text: str, camp: str = "spanish", **options: object) -> tuple[str, ...]:
    """Who of a camp is surrounded in a position."""
    assert camp in ("spanish", "aztec")
    return surrounded(tables(), position(text, **options), camp)  # type: ignore[arg-type]


def up(text: str, *dice: int, **options: object) -> Hand:
    """The Spanish side taken up, nobody kept."""
    play = hand(text, dice, **options).do(ch10_3_take_up.take_up, "spanish", ())
    assert_sound(play.state)
    return play


@pytest.mark.rule("siege:10.3.1B")
@pytest.mark.rule("siege:10.3.1D")
def test_e53_a_surrounded_unit_loses_steps_by_the_die_and_comes_out() -> None:
    play = up(f"h2508: S1; {RING}", 6)
    assert play.state.pieces["S1"].at == OFF_MAP
    assert play.state.pieces["S1"].steps == 1
    assert play.all(BreakOutRolled) == [BreakOutRolled("spanish", "S1", 6, 3)]
    assert play.all(StepsLost) == [StepsLost("spanish", (("S1", 3),), "break_out")]


@pytest.mark.rule("siege:10.3.1A")
def test_e53_one_vacant_hex_and_nobody_rolls() -> None:
    open_ring = RING.replace("h2409: A15; ", "")
    assert caught(f"h2508: S1; {open_ring}") == ()
    assert up(f"h2508: S1; {open_ring}").all(BreakOutRolled) == []


@pytest.mark.rule("siege:10.3.1C")
def test_e54_an_ally_that_loses_all_its_steps_is_dead() -> None:
    play = up(f"h2508: S37; {RING}", 5)
    assert play.at("S37") == (DEAD,)


@pytest.mark.rule("siege:10.3.1B")
@pytest.mark.parametrize(("die", "left"), [(1, 3), (4, 3), (5, 2), (6, 1)])
def test_steps_lost_by_the_die(die: int, left: int) -> None:
    assert up(f"h2508: S1; {RING}", die).state.pieces["S1"].steps == left


@pytest.mark.rule("siege:R-19")
def test_e55_the_lake_frees_only_who_uses_it() -> None:
    around = "h2307: A11; h2408: A12; h2507: A13"
    assert caught(f"h2407: S1; {around}") == ("S1",)
    assert caught(f"h2407: S30; {around}") == ()
    both = "h2407: S30; h2408: S1; h2307: A11; h2308: A12; h2409: A13; h2507: A14; h2508: A15"
    assert caught(both) == ("S1",)


@pytest.mark.rule("siege:R-19")
def test_an_area_with_aztecs_frees_nobody() -> None:
    assert caught("h2407: S30; h2307: A11; h2408: A12; h2507: A13; l5: A14") == ("S30",)


@pytest.mark.rule("siege:R-19")
def test_neighbours_are_free_together_or_not_at_all() -> None:
    """The second hex has a way out for the first too, until it is closed."""
    group = "h2508: S1; h2608: S2; h2507: A11; h2609: A13; h2509: A14; h2409: A15; h2408: A16"
    assert caught(group) == ()
    closed = f"{group}; h2607: A17; h2707: A18; h2708: A19"
    assert caught(closed) == ("S1", "S2")
    assert caught(closed, rul_surround="six_hexes") == ()
    assert caught(closed, rul_surround="path_to_edge") == ("S1", "S2")


@pytest.mark.rule("siege:R-19")
def test_a_path_to_the_edge_may_be_asked_for() -> None:
    """A ring with a hole that leads nowhere but into the city."""
    inside = f"h2508: S1; {RING.replace('h2409: A15; ', '')}"
    assert caught(inside, rul_surround="six_hexes") == ()
    bridges = "h2207: A20; h2213: A21; h3106: A22; h3026: A23"
    assert caught(f"{inside}; {bridges}", rul_surround="path_to_edge") == ("S1",)
    assert caught(inside, rul_surround="path_to_edge") == ()


@pytest.mark.rule("siege:10.3.1")
@pytest.mark.rule("siege:10.3.1A")
def test_boats_and_units_afloat_are_never_surrounded() -> None:
    play = up("l5: S12 S30; l4: A11")
    assert play.at("S12", "S30") == (OFF_MAP, OFF_MAP)
    assert play.all(BreakOutRolled) == []


@pytest.mark.rule("siege:10.3.1C")
@pytest.mark.rule("siege:11.4F")
def test_a_cannon_shares_the_fate_of_its_infantry() -> None:
    dead = up(f"h2508: S1:1 S25@S1; {RING}", 1)
    assert dead.at("S1", "S25") == (DEAD, DEAD_FOR_GOOD)
    out = up(f"h2508: S1 S25@S1; {RING}", 1)
    assert out.at("S1", "S25") == (OFF_MAP, OFF_MAP)


@pytest.mark.rule("siege:9.3A")
@pytest.mark.parametrize(("dice", "lost"), [((3, 4), True), ((1, 1), False)])
def test_cortes_rolls_when_all_around_him_are_dead(dice: tuple[int, int], lost: bool) -> None:
    play = up(f"h2508: S1:1 CORTES; {RING}", 1, *dice)
    assert (play.state.verdict is not None) == lost
    if not lost:
        assert play.at("CORTES") == (OFF_MAP,)


def test_cortes_comes_out_with_any_survivor_or_alone() -> None:
    assert up(f"h2508: S1:1 S2 CORTES; {RING}", 1, 1).at("S1", "S2", "CORTES") == (DEAD, OFF_MAP, OFF_MAP)
    assert up(f"h2508: CORTES S25; {RING}").at("CORTES", "S25") == (OFF_MAP, OFF_MAP)


@pytest.mark.rule("siege:10.3.2A")
@pytest.mark.rule("siege:R-20")
def test_spanish_units_may_stay_in_coastal_forts_and_need_no_roll() -> None:
    text = "h2307: S1 S9 S25@S1; h3019: S2; h3107: S37; h2543: S3; h2407: A11; h2207: A12; h2308: A13"
    play = hand(text, ()).do(ch10_3_take_up.open_take_up, "spanish")
    domain = play.ask("keep").domain
    assert domain.items == ("S1", "S3", "S9", "S25")  # type: ignore[union-attr]
    assert play.clause_against(Chosen(("S37",))) == "siege:10.3.2A"
    assert play.clause_against(Chosen(("S2",))) == "siege:10.3.2A"
    play.play(Chosen(("S1", "S25")))
    assert play.at("S1", "S25", "S9", "S2", "S3") == ("h2307", "h2307", OFF_MAP, OFF_MAP, OFF_MAP)
    assert play.state.pieces["S25"].carrier == "S1"
    allies = ch10_3_take_up.may_stay(tables(), position(text, rul_fort_keepers="spanish_side"), "spanish")
    assert "S37" in allies


@pytest.mark.rule("siege:10.3.2C")
def test_nobody_stays_in_an_inland_fort() -> None:
    play = hand("h3019: S1", ()).do(ch10_3_take_up.open_take_up, "spanish")
    assert play.pending == ()
    assert play.at("S1") == (OFF_MAP,)


@pytest.mark.rule("siege:10.3.3A")
@pytest.mark.rule("siege:10.3.3B")
@pytest.mark.rule("siege:10.3.5C")
def test_aztecs_are_taken_up_without_rolls_and_may_keep_two_forts() -> None:
    play = hand("h1322: A11 CUAUHTEMOC; h3016: A12; l5: A13", ()).do(ch10_3_take_up.open_take_up, "aztec")
    assert play.ask("keep").domain.items == ("A11",)  # type: ignore[union-attr]
    assert play.clause_against(Chosen(("CUAUHTEMOC",))) == "siege:10.3.5C"
    play.play(Chosen(("A11",)))
    assert play.at("A11", "A12", "A13", "CUAUHTEMOC") == ("h1322", OFF_MAP, OFF_MAP, OFF_MAP)
    assert {e.why for e in play.all(PiecesLeft)} == {"taken_up"}


@pytest.mark.rule("siege:R-21")
def test_aztecs_break_out_where_the_ruling_says_so() -> None:
    text = "h3016: A11; " + "; ".join(
        f"{place}: S{n}" for n, place in enumerate(tables().neighbours["h3016"], 1)
    )
    assert hand(text, ()).do(ch10_3_take_up.take_up, "aztec", ()).all(BreakOutRolled) == []
    play = hand(text, (5,), rul_aztec_breakout=True).do(ch10_3_take_up.take_up, "aztec", ())
    assert play.at("A11") == (DEAD,)
