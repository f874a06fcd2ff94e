"""Chapters 4.1, 7.2 and 7.6: nobody goes back to a phase that has been left unless the opponent agrees."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.chance import Seeded
from anahuac.engine.decision import Chosen
from anahuac.engine.game import Setup
from anahuac.engine.history import Barrier
from anahuac.engine.match import BARRIER_TEXTS, Match
from anahuac.games.siege.actions.movement import EndMovement, SetOut, Step, Stop
from anahuac.games.siege.frames.movement import LandFrame
from anahuac.games.siege.frames.sequence import TurnFrame
from tests.games.siege.hand import FromHere, position


def marched(**options: Any) -> Match[Any, Any]:
    """A Spanish unit has marched one hex, and may go on; another has not moved."""
    frames = (TurnFrame("land"), LandFrame())
    state = position("h1004: S1; h4244: S2; h3016: A1", active="spanish", frames=frames, **options)
    made: Match[Any, Any] = Match(FromHere(state), Setup(), Seeded(1))
    made.play("spanish", SetOut("h1004"))
    if made.pending[0].kind == "march_group":
        made.play("spanish", Chosen(("S1",)))
    step = next(option for option in made.pending[0].answers(50) if isinstance(option, Step))
    made.play("spanish", step)
    return made


@pytest.mark.rule("siege:4.1D")
@pytest.mark.rule("siege:7.2C")
@pytest.mark.rule("siege:R-4")
@pytest.mark.parametrize("takeback", ["ask", "off"])
def test_a_phase_left_is_given_back_by_the_opponent_or_not_at_all(takeback: str) -> None:
    match = marched(rul_takeback=takeback)
    moved = match.last
    assert moved.barrier is (None if takeback == "ask" else Barrier.FINAL)
    match.play("spanish", Stop())
    before = match.last.number
    match.play("spanish", EndMovement())
    barrier = match.last.barrier
    assert barrier is not None
    assert match.undo_refusal(before) == BARRIER_TEXTS[barrier]()
    assert (match.undo_refusal(before, agreed=True) is None) is (takeback == "ask")


@pytest.mark.rule("siege:7.2C")
@pytest.mark.rule("siege:7.6A")
@pytest.mark.rule("siege:R-4")
def test_a_march_is_taken_back_within_its_phase_unless_take_backs_are_played_without() -> None:
    free = marched()
    free.undo()
    assert free.state.pieces["S1"].at == "h1004"
    assert marched(rul_takeback="off").undo_refusal(0) == BARRIER_TEXTS[Barrier.FINAL]()
