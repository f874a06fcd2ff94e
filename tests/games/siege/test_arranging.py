"""Several counters placed in one answer, and what stands taken up again while the set-up goes on (3, 10.3, 10.6)."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.chance import Seeded
from anahuac.engine.decision import Passed
from anahuac.engine.game import Setup
from anahuac.engine.match import Match
from anahuac.games.siege.actions.placing import Arrange, Lift, PlaceAt, Put, Take
from anahuac.games.siege.frames.placing import PlaceFrame
from anahuac.games.siege.game import Siege
from anahuac.games.siege.model import UNPLACED, State
from anahuac.games.siege.rules.arranging import arrange, hand_of
from anahuac.games.siege.rules.placing import open_placing, refuse_at
from anahuac.games.siege.terms import AZTEC, OPTIONS, SPANISH
from tests.games.siege.hand import Hand, assert_sound, hand, position, tables

GAME = Siege(tables())


def begun(**options: Any) -> Match[State, Any]:
    """A match whose Spanish side is about to set up."""
    return Match(GAME, Setup("siege", options), Seeded(1))


def against(match: Match[State, Any], *puts: Put) -> str:
    """The clause against an arrangement, "" for none."""
    refusal = match.check(match.pending[0].seat, Arrange(puts))
    return "" if refusal is None else refusal.clause


def arranged(play: Hand, camp: Any, *puts: Put) -> str:
    """Put counters down, and what follows: the clause against it, "" for none."""
    found: list[Any] = []
    play.do(lambda t, tx: found.append(arrange(t, tx, camp, puts)))
    return "" if found[0] is None else found[0].clause


@pytest.mark.rule("siege:3.2A")
def test_together_they_stand_as_one_by_one() -> None:
    one, all_at_once = begun(), begun()
    for piece, place in (("S1", "h0803"), ("S2", "h0803"), ("S36", "h1004")):
        one.play(SPANISH, Take(piece))
        one.play(SPANISH, PlaceAt(piece, place))
    puts = (Put("S1", "h0803"), Put("S2", "h0803"), Put("S36", "h1004"))
    all_at_once.play(SPANISH, Arrange(puts))
    assert all_at_once.state == one.state
    assert all_at_once.pending == one.pending
    assert len(all_at_once.steps) == 2
    all_at_once.undo(0)
    assert all_at_once.state.pieces["S1"].at == UNPLACED


@pytest.mark.rule("siege:3.2A")
@pytest.mark.rule("siege:6.1B")
@pytest.mark.rule("siege:7.5A")
def test_no_limit_is_passed_by_placing_several() -> None:
    match = begun()
    assert against(match, Put("S1", "h0803"), Put("S36", "h0803")) == "siege:6.1B"
    assert against(match, Put("S1", "h1539")) == "siege:3.2B", "another camp"
    assert against(match, Put("S12", "l12")) == "siege:3.2B", "the fleet's area"
    assert against(match, Put("A11", "h2810")) == "siege:3.2A", "the other side's"
    assert against(match, Put("S1", "h0803"), Put("S1", "h1004")) == "", "moved on in one answer"
    assert match.check(AZTEC, Arrange((Put("A11", "h2810"),))) is not None, "not its turn to place"
    assert match.check(SPANISH, Arrange(())) is not None
    play = hand("h2307: S1").do(open_placing, AZTEC, ("A11", "A12"), "redeployed")
    assert arranged(play, AZTEC, Put("A11", "h2307")) == "siege:7.5A"


@pytest.mark.rule("siege:3.2B")
@pytest.mark.rule("siege:3.3A")
@pytest.mark.rule("siege:2.12C")
@pytest.mark.rule("siege:9.1A")
@pytest.mark.rule("siege:R-2")
@pytest.mark.rule("siege:10.3.5D")
@pytest.mark.rule("siege:10.3.5C")
def test_the_refusal_names_what_keeps_a_counter_away() -> None:
    t = tables()
    causeway = next(place for place, one in t.hexes.items() if one.region == "causeway")
    frame = PlaceFrame(AZTEC, ("A11", "CUAUHTEMOC"), "set_up")
    for piece, place, clause in (
        ("A11", "h1007", "siege:3.3A"),
        ("A11", "h3023", "siege:3.3A"),
        ("A11", "l11", "siege:2.12C"),
        ("A11", causeway, "siege:R-2"),
        ("CUAUHTEMOC", "l5", "siege:9.1A"),
        ("CUAUHTEMOC", "h1322", "siege:9.1A"),
    ):
        s = position("h1004: S1", frames=(frame,), rul_aztec_setup_on_causeways=False)
        assert refuse_at(t, s, frame, piece, place).clause == clause, (piece, place)
    back = PlaceFrame(AZTEC, ("A11", "CUAUHTEMOC"), "redeployed")
    for piece, place, clause in (
        ("A11", "h3400", "siege:10.3.5D"),
        ("A11", "l11", "siege:2.12C"),
        ("CUAUHTEMOC", "l5", "siege:10.3.5C"),
        ("A11", "h1004", "siege:10.3.5A"),
    ):
        assert refuse_at(t, position("", frames=(back,)), back, piece, place).clause == clause, (piece, place)


@pytest.mark.rule("siege:3.2A")
@pytest.mark.rule("siege:3.3A")
def test_what_stands_is_moved_and_taken_back_before_all_is_placed() -> None:
    match = begun()
    match.play(SPANISH, Arrange((Put("S1", "h0803"), Put("S12", "l11"))))
    match.play(SPANISH, Take("S2"))
    match.play(SPANISH, Arrange((Put("S1", "h1004"),)))
    assert match.state.pieces["S1"].at == "h1004"
    assert match.pending[0].kind == "place_which", "what had been taken up is in the hand again"
    assert match.check(SPANISH, Lift("S12")) is not None, "boats have one place only"
    before = hand_of(match.state, SPANISH)
    match.play(SPANISH, Lift("S1"))
    after = hand_of(match.state, SPANISH)
    assert before is not None
    assert after is not None
    assert set(after.pieces) == {*before.pieces, "S1"}
    assert after.pieces[0] == "S1"
    assert_sound(match.state)


@pytest.mark.rule("siege:3.2A")
@pytest.mark.rule("siege:9.4A")
def test_leaders_and_cannon_wait_and_somebody_carries_the_leader() -> None:
    match = begun(opt_cannon=True)
    waiting = hand_of(match.state, SPANISH)
    assert waiting is not None
    assert against(match, Put("S25", "h1004")) == "siege:3.2A"
    boats = tuple(Put(piece, "l11") for piece in tables().scenarios["siege"].fleet.units if piece != "CORTES")
    match.play(SPANISH, Arrange(boats))
    assert against(match, Put("CORTES", "l11", "S12")) == "siege:3.2A", "units on land are left"
    play = hand("l7: S12 S13").do(open_placing, SPANISH, ("CORTES",), "redeployed")
    assert arranged(play, SPANISH, Put("CORTES", "l7", "S1")) == "siege:9.4A"
    assert arranged(play, SPANISH, Put("CORTES", "l7", "S13")) == ""
    assert play.state.pieces["CORTES"].carrier == "S13"
    asked = hand("l7: S12 S13").do(open_placing, SPANISH, ("CORTES",), "redeployed")
    assert arranged(asked, SPANISH, Put("CORTES", "l7")) == ""
    assert asked.ask().kind == "place_aboard"


@pytest.mark.rule("siege:10.3.4")
@pytest.mark.rule("siege:10.3.5A")
@pytest.mark.rule("siege:10.6B")
def test_in_an_interphase_several_are_placed_and_none_is_taken_up() -> None:
    play = hand("h1322: A1; h2307: S1").do(open_placing, AZTEC, ("A11", "A12", "A13"), "redeployed")
    assert arranged(play, AZTEC, Put("A11", "h2508"), Put("A12", "h2508")) == "siege:6.3B"
    play = hand("h1322: A1; h2307: S1").do(open_placing, AZTEC, ("A11", "A12", "A13"), "redeployed")
    assert arranged(play, AZTEC, Put("A11", "h2508"), Put("A12", "l5")) == ""
    assert play.at("A11", "A12") == ("h2508", "l5")
    assert arranged(play, AZTEC, Put("A1", "h2508")) != "", "in the set-up only"
    back = hand("h2508: A1; l5: A13; dead: A11 A12").do(
        open_placing, AZTEC, ("A11", "A12"), "returned", {"A11": 1, "A12": 2}
    )
    assert arranged(back, AZTEC, Put("A12", "l5"), Put("A11", "h2508")) == ""
    assert [back.state.pieces[piece].steps for piece in ("A11", "A12")] == [1, 2]
    spanish = hand("l7: S12").do(open_placing, SPANISH, ("S1", "S2"), "redeployed")
    assert arranged(spanish, SPANISH, Put("S1", "h1004"), Put("S2", "h1004")) == ""


@pytest.mark.rule("siege:8.8A")
def test_under_fog_the_other_side_learns_no_more_of_a_whole_hand_than_of_its_counters() -> None:
    views = []
    for together in (True, False):
        match = begun(**dict.fromkeys(OPTIONS, True))
        while match.pending[0].seat == SPANISH:
            decision = match.pending[0]
            match.play(SPANISH, Passed() if decision.kind == "deployed" else decision.sample(lambda n: 0))
        puts = (Put("A1", "h3016"), Put("A2", "h3016"), Put("A11", "h2810"))
        for part in (puts,) if together else ((one,) for one in puts):
            match.play(AZTEC, Arrange(part))
        assert isinstance(match.state.frames[-1], PlaceFrame)
        views.append(match.view(SPANISH))
    assert views[0] == views[1]
    assert views[0].stacks[AZTEC]["h3016"] == ("A1", None)
