"""7.8C, 7.9, 9.5, 11.1: ways off the map."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest
from msgspec.structs import replace

from anahuac.engine.decision import Chosen
from anahuac.engine.rules import Refusal
from anahuac.games.siege.actions.movement import Depart, SetOut, Step, Stop
from anahuac.games.siege.events.core import PiecesLeft
from anahuac.games.siege.frames.movement import LandFrame
from anahuac.games.siege.model import ESCAPED, OFF_MAP, RAIDING, Tally
from anahuac.games.siege.rules.ch07_exits import Exit, exit_of
from anahuac.games.siege.rules.ch07_land import open_land
from anahuac.games.siege.terms import AZTEC
from tests.games.siege.hand import Hand, hand, position, tables

T = tables()
RAIDS: dict[str, Any] = {"active": AZTEC, "opt_raids": True, "tally": Tally(held=1)}


def land(text: str, **options: Any) -> Hand:
    """Land movement in a position."""
    return hand(text, **options).do(open_land)


@pytest.mark.rule("siege:7.8C")
def test_who_began_in_tepeyac_may_leave_the_map() -> None:
    play = land("h3401: S1 S25@S1").play(SetOut("h3401"), Step("h3400"), Depart("h3400"))
    assert play.at("S1", "S25") == (OFF_MAP, OFF_MAP)
    assert play.state.pieces["S1"].steps == 4


@pytest.mark.rule("siege:R-24")
@pytest.mark.rule("siege:7.8C")
def test_it_costs_a_point_or_none_by_the_ruling() -> None:
    for price, leaves in ((1, False), (0, True)):
        play = land("h3401: S1; h1004: S2", rul_tepeyac_exit_cost=price).play(SetOut("h3401"))
        play.play(*(Step(to) for to in ("h3400", "h3401", "h3400", "h3300")))
        assert bool(play.ask().kind == "march" and play.options(Depart)) is leaves


@pytest.mark.rule("siege:7.8C")
def test_who_came_to_tepeyac_in_this_phase_may_not() -> None:
    play = land("h3302: S9").play(SetOut("h3302"), Step("h3301"), Step("h3300"))
    assert play.clause_against(Depart("h3300")) == "siege:7.8C"


@pytest.mark.rule("siege:7.9")
@pytest.mark.rule("siege:7.8C")
def test_there_is_no_other_way_off_the_map() -> None:
    for text, place, camp in (
        ("h0815: S1", "h0815", "spanish"),
        ("h3400: A11", "h3400", "aztec"),
        ("h0815: A11", "h0815", "aztec"),
        ("h1004: S1", "h1004", "spanish"),
    ):
        play = land(text, active=camp).play(SetOut(place))
        assert play.options(Depart) == []
        assert play.clause_against(Depart(place)) == "siege:7.9"


@pytest.mark.rule("siege:9.5")
def test_cuauhtemoc_escapes_by_the_west_or_the_south_once_he_is_free() -> None:
    text = "h0815: CUAUHTEMOC A1"
    play = land(text, active=AZTEC, freed=True).play(
        SetOut("h0815"), Chosen(("CUAUHTEMOC",)), Depart("h0815")
    )
    assert play.at("CUAUHTEMOC", "A1") == (ESCAPED, "h0815")
    bound = land(text, active=AZTEC).play(SetOut("h0815"))
    assert bound.ask("march").subject == ("place:h0815", "piece:A1")
    pair = land(text, active=AZTEC, freed=True).play(SetOut("h0815"), Chosen(("CUAUHTEMOC", "A1")))
    assert pair.clause_against(Depart("h0815")) == "siege:9.5"
    north = land("h3400: CUAUHTEMOC", active=AZTEC, freed=True).play(SetOut("h3400"))
    assert north.clause_against(Depart("h3400")) == "siege:9.5"


@pytest.mark.rule("siege:11.1")
@pytest.mark.rule("siege:11.1A")
@pytest.mark.rule("siege:11.1B")
@pytest.mark.rule("siege:11.1C")
def test_e68_one_full_regular_a_phase_leaves_through_clear_terrain() -> None:
    assert T.hexes["h0815"].terrain == "clear"
    play = land("h0815: A11; h0816: A12", **RAIDS).play(SetOut("h0815"), Depart("h0815"))
    assert play.at("A11") == (RAIDING,)
    assert play.state.tally.raided
    assert play.all(PiecesLeft)[-1].why == "raid"
    play.play(SetOut("h0816"), Step("h0815"))
    assert play.clause_against(Depart("h0815")) == "siege:11.1B"


@pytest.mark.rule("siege:11.1A")
@pytest.mark.parametrize(
    ("text", "changes"),
    [
        ("h0815: A11", {"tally": Tally()}),
        ("h0815: A11:1", {}),
        ("h0815: A1", {}),
    ],
)
def test_a_raid_is_a_full_regular_after_the_first_recovery(text: str, changes: dict[str, Any]) -> None:
    play = land(text, **{**RAIDS, **changes}).play(SetOut("h0815"))
    assert play.clause_against(Depart("h0815")) == "siege:11.1A"


@pytest.mark.rule("siege:11.1A")
def test_a_raid_pays_a_point_and_needs_clear_terrain() -> None:
    t = copy(T)  # the shipped map has clear ground alone on the edges that raids leave by
    t.hexes = {**T.hexes, "h0815": replace(T.hexes["h0815"], terrain="dry_land_city")}
    state = position("h0815: A11", **RAIDS)
    assert isinstance(exit_of(T, state, ("A11",), "h0815", LandFrame()), Exit)
    barred = exit_of(t, state, ("A11",), "h0815", LandFrame())
    assert isinstance(barred, Refusal)
    assert barred.clause == "siege:11.1A"
    tired = land("h0815: A11; h2508: A1", **RAIDS).play(SetOut("h0815"))
    tired.play(*(Step(to) for to in ("h0914", "h0815", "h0914")))
    assert not tired.options(Depart)
    tired.play(Stop())
