"""11.6 with 9.1A: temples that the Spanish enter; 8.8: the order of stacks."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.decision import Passed
from anahuac.games.siege.actions.movement import PutOnTop, SetOut, Step, Stop
from anahuac.games.siege.events.core import TempleDesecrated
from anahuac.games.siege.model import Temples
from anahuac.games.siege.rules.ch07_land import open_land
from anahuac.games.siege.rules.ch08_fog import open_ordering
from anahuac.games.siege.rules.ch11_6_desecration import entered
from anahuac.games.siege.terms import AZTEC
from tests.games.siege.hand import Hand, hand, tables

T = tables()
OPTION: dict[str, Any] = {"opt_desecration": True}


def came(text: str, *pieces: str, place: str = "h3016", **options: Any) -> Hand:
    """Pieces have just come into a place where they stand."""
    play = hand(text, **options)
    play.run(entered, pieces, place)
    return play


@pytest.mark.rule("siege:11.6A")
def test_e67_cavalry_desecrates_and_infantry_does_with_cortes() -> None:
    play = hand("h2709: S9", **OPTION).do(open_land).play(SetOut("h2709"), Step("h2810"), Stop())
    assert play.all(TempleDesecrated) == [TempleDesecrated("h2810", True)]
    assert play.state.temples == Temples(("h2810",), ("h2810",))
    alone = came("h3016: S1", "S1", **OPTION)
    assert alone.events == []
    joined = came("h3016: S1 CORTES", "CORTES", **OPTION)
    assert joined.state.temples.desecrated == ("h3016",)


@pytest.mark.rule("siege:11.6A")
def test_passing_through_is_enough() -> None:
    play = (
        hand("h2709: S9", **OPTION).do(open_land).play(SetOut("h2709"), Step("h2810"), Step("h2709"), Stop())
    )
    assert play.state.temples.desecrated == ("h2810",)
    assert play.at("S9") == ("h2709",)


@pytest.mark.rule("siege:R-27")
@pytest.mark.rule("siege:11.6A")
def test_the_ruling_may_ask_that_they_come_together() -> None:
    strict = {**OPTION, "rul_desecration_join": False}
    assert came("h3016: S1 CORTES", "CORTES", **strict).events == []
    assert came("h3016: S1 CORTES", "S1", "CORTES", **strict).state.temples.desecrated == ("h3016",)


@pytest.mark.rule("siege:11.6A")
@pytest.mark.parametrize("pieces", ["S37", "CORTES", "S25", "A1", "S1"])
def test_nobody_else_desecrates(pieces: str) -> None:
    assert came(f"h3016: {pieces}", *pieces.split(), **OPTION).events == []


@pytest.mark.rule("siege:11.6A")
@pytest.mark.rule("siege:11.5C")
def test_a_sacrifice_there_is_turned_over() -> None:
    play = came("h3016: S9", "S9", temples=Temples(sacrificed=("h2810", "h3016")), **OPTION)
    assert play.state.temples == Temples(("h3016",), ("h3016",), ("h2810",))


@pytest.mark.rule("siege:11.6B")
def test_once_in_a_period_and_again_in_the_next() -> None:
    now = Temples(ever=("h3016",), desecrated=("h3016",))
    assert came("h3016: S9", "S9", temples=now, **OPTION).events == []
    again = came("h3016: S9", "S9", temples=Temples(ever=("h3016",)), **OPTION)
    assert again.state.temples == now


@pytest.mark.rule("siege:R-1")
@pytest.mark.rule("siege:9.1A")
@pytest.mark.rule("siege:1.4")
def test_e48_without_the_option_it_is_remembered_all_the_same() -> None:
    play = came("h3016: S9", "S9")
    assert play.events == [TempleDesecrated("h3016", False)]
    assert play.state.temples == Temples(ever=("h3016",))
    assert came("h3016: S9", "S9", rul_track_desecration_always=False).events == []


# ---------------------------------------------------------------------- hidden stacks


@pytest.mark.rule("siege:8.8")
@pytest.mark.rule("siege:8.8A")
@pytest.mark.rule("siege:8.8B")
def test_the_aztec_player_says_which_piece_lies_on_top() -> None:
    fog: dict[str, Any] = {"opt_fog": True, "active": AZTEC}
    play = hand("h2508: A1 A11 CUAUHTEMOC; h2408: A2; l5: A3 A4", **fog).do(open_ordering)
    assert play.options(PutOnTop) == [PutOnTop("A11"), PutOnTop("CUAUHTEMOC")]
    play.play(PutOnTop("A11"))
    assert play.state.stacks[AZTEC]["h2508"] == ("A11", "A1", "CUAUHTEMOC")
    assert play.pending == ()


@pytest.mark.rule("siege:8.8")
@pytest.mark.rule("siege:8.8A")
def test_he_need_not_and_without_fog_or_stacks_he_is_not_asked() -> None:
    text = "h2508: A1 A11; h2408: A2 A12"
    assert hand(text, active=AZTEC).do(open_ordering).pending == ()
    assert hand("h2508: A1", active=AZTEC, opt_fog=True).do(open_ordering).pending == ()
    assert hand(text, active="spanish", opt_fog=True).do(open_ordering).pending == ()
    play = hand(text, active=AZTEC, opt_fog=True).do(open_ordering).play(PutOnTop("A11"), Passed())
    assert play.pending == ()


@pytest.mark.rule("siege:8.8")
@pytest.mark.rule("siege:8.8A")
def test_who_marches_comes_to_lie_below_what_stands_there() -> None:
    play = hand("h2508: A1; h2408: A11", active=AZTEC, opt_fog=True).do(open_land)
    play.play(SetOut("h2508"), Step("h2408"))
    assert play.state.stacks[AZTEC]["h2408"] == ("A11", "A1")
