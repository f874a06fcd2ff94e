"""Who loses the steps of a result (8.18)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anahuac.engine.decision import Allocate, Allocated, Chosen, Some
from anahuac.games.siege.events.core import StepsLost
from anahuac.games.siege.model import DEAD
from anahuac.games.siege.rules.ch08_losses import ask_losses
from anahuac.games.siege.terms import AZTEC, SPANISH
from tests.games.siege.hand import assert_sound, hand


def steps(play: object, *units: str) -> tuple[int, ...]:
    """Steps that units have left."""
    return tuple(play.state.pieces[unit].steps for unit in units)  # type: ignore[attr-defined]


@pytest.mark.rule("siege:8.18.1", "siege:2.10B")
def test_e07_a_unit_flipped_and_eliminated() -> None:
    """A unit of two steps satisfies one by its reverse side, two by its death."""
    play = hand("h2408: S37")
    assert play.run(ask_losses, SPANISH, ("S37",), 1, "ground", "h2408") == 1
    assert steps(play, "S37") == (1,)
    play = hand("h2408: S37")
    assert play.run(ask_losses, SPANISH, ("S37",), 2, "ground", "h2408") == 2
    assert play.at("S37") == (DEAD,)
    assert_sound(play.state)


@pytest.mark.rule("siege:8.18.2")
def test_e08_the_only_legal_outcome() -> None:
    """(2,2,1) and a loss of 2: (1,1,1) without a question."""
    play = hand("h2408: S37 S38 S39:1").do(ask_losses, SPANISH, ("S37", "S38", "S39"), 2, "ground", "h2408")
    assert play.pending == ()
    assert steps(play, "S37", "S38", "S39") == (1, 1, 1)
    assert play.all(StepsLost) == [StepsLost(SPANISH, (("S37", 1), ("S38", 1)), "ground")]


@pytest.mark.rule("siege:8.18.2")
def test_e09_down_to_one_first() -> None:
    """(2,1,1) and a loss of 2: the first hits the 2, then any of the three may be eliminated."""
    play = hand("h2408: S37 S38:1 S39:1")
    play.do(ask_losses, SPANISH, ("S37", "S38", "S39"), 2, "ground", "h2408")
    assert steps(play, "S37", "S38", "S39") == (1, 1, 1)
    assert play.ask("last_steps").domain == Some(("S37", "S38", "S39"), 1, 1)
    assert play.clause_against(Chosen(("S40",))) == "siege:8.18.2"
    play.play(Chosen(("S38",)))
    assert play.at("S37", "S38", "S39") == ("h2408", DEAD, "h2408")
    assert_sound(play.state)


@pytest.mark.rule("siege:8.18.2")
def test_losses_are_spread_freely_above_one_step() -> None:
    """Two of four steps each and a loss of 3: any spread that leaves both alive, none that kills one."""
    play = hand("h2408: S1 S2:3").do(ask_losses, SPANISH, ("S1", "S2"), 3, "ground", "h2408")
    assert play.ask("losses").domain == Allocate((("S1", 3), ("S2", 2)), 3)
    assert play.clause_against(Allocated((("S2", 3),))) == "siege:8.18.2"
    assert play.clause_against(Allocated((("S1", 2),))) == "siege:8.18.2"
    assert play.clause_against(Allocated((("S3", 3),))) == "siege:8.18.2"
    play.play(Allocated((("S1", 3),)))
    assert steps(play, "S1", "S2") == (1, 3)


@pytest.mark.rule("siege:8.18.2", "siege:11.4D")
def test_what_they_have_not_is_void() -> None:
    """More than all steps: all are eliminated, without a question; cannon and leaders give none."""
    play = hand("h2408: S1:1 S2:2 S25@S1 CORTES")
    lost = play.run(ask_losses, SPANISH, ("S1", "S2", "S25", "CORTES"), 6, "ground", "h2408")
    assert lost == 3
    assert play.at("S1", "S2", "S25", "CORTES") == (DEAD, DEAD, "h2408", "h2408")
    assert play.run(ask_losses, SPANISH, ("S25", "CORTES"), 2, "ground", "h2408") == 0


@pytest.mark.rule("siege:8.18.3")
def test_no_loss() -> None:
    """A result of 0 asks nobody and changes nothing."""
    play = hand("h2408: S1 S2").do(ask_losses, SPANISH, ("S1", "S2"), 0, "ground", "h2408")
    assert (play.events, play.pending) == ([], ())


@pytest.mark.rule("siege:11.8A")
def test_free_choice() -> None:
    """Where 8.18.2 does not apply a unit may be eliminated while others are whole."""
    play = hand("h2408: S1; h2508: A1 A11")
    play.do(ask_losses, AZTEC, ("A1", "A11"), 3, "disease", "", True)
    assert play.ask("losses").domain == Allocate((("A1", 4), ("A11", 2)), 3)
    play.play(Allocated((("A1", 1), ("A11", 2))))
    assert play.at("A11") == (DEAD,)


@pytest.mark.rule("siege:8.18.2")
@given(have=st.lists(st.integers(1, 4), min_size=1, max_size=4), loss=st.integers(1, 12), picks=st.randoms())
def test_no_unit_dies_before_all_are_down(have: list[int], loss: int, picks: object) -> None:
    """Whatever is answered, a unit has died only where no other is left with more than one step."""
    units = [f"A{number}" for number in range(1, len(have) + 1)]
    there = " ".join(f"{unit}:{left}" for unit, left in zip(units, have, strict=True))
    play = hand(f"h2508: {there}").do(ask_losses, AZTEC, tuple(units), loss, "ground", "h2508")
    while play.pending:
        decision = play.ask()
        play.play(decision.sample(lambda n: picks.randrange(n)))  # type: ignore[attr-defined]
    left = steps(play, *units)
    assert sum(have) - sum(left) == min(loss, sum(have))
    assert 0 not in left or max(left) <= 1
    assert_sound(play.state)
