"""Old steps let go of their states and find them again; a step that was not kept has used up no chance."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.chance import Seeded
from anahuac.engine.decision import Allocated, Assigned, Chosen, Number, Ordered
from anahuac.engine.game import Setup
from anahuac.engine.history import ANCHOR_EVERY, HELD, REMEMBERED
from anahuac.engine.match import Match
from tests.engine.toy import Rest, Run, Toy

LENGTH = HELD + 3 * ANCHOR_EVERY


def racing(**options: Any) -> Match[Any, Any]:
    """A toy match at the beginning of its race."""
    match: Match[Any, Any] = Match(Toy(), Setup(), Seeded(3), **options)
    for seat, action in (
        ("red", Number(4)),
        ("blue", Number(5)),
        ("red", Chosen(("a",))),
        ("red", Allocated((("x", 1), ("y", 2)))),
        ("red", Ordered(("b", "a", "c"))),
        ("red", Assigned(("l", "r"))),
    ):
        match.play(seat, action)
    return match


def test_old_steps_forget_their_states_and_find_them_again() -> None:
    match = racing(rated=False)
    states = [step.state for step in match.steps]
    asked = [step.pending for step in match.steps]
    while len(match.steps) < LENGTH:
        match.play(match.pending[0].seat, Rest())
        states.append(match.state)
        asked.append(match.pending)
    held = [step.number for step in match.steps if step.held() is not None]
    assert held == [0, *range(ANCHOR_EVERY, LENGTH - HELD, ANCHOR_EVERY), *range(LENGTH - HELD, LENGTH)]
    for number in (1, LENGTH - HELD, 40, 39, 2):
        assert match.steps[number].state == states[number]
        assert match.steps[number].pending == asked[number]
    match.undo(to=5)
    assert match.state == states[5]
    match.play("red", Assigned(("l", "l")))
    assert match.view("red").secret == {"red": 4, "blue": None}


def test_only_so_many_states_are_remembered() -> None:
    match = racing(rated=False)
    while len(match.steps) < 2 * REMEMBERED:
        match.play(match.pending[0].seat, Rest())
    past = match.steps[0].past
    assert past is not None
    for step in match.steps:
        assert step.state is not None
    assert len(past._remembered) <= REMEMBERED


def test_without_history_nothing_is_held_but_the_latest_step() -> None:
    match = racing(keep=False)
    assert len(match.steps) == 1
    assert match.last.before is None


def test_a_step_the_journal_refused_gives_the_same_dice_when_tried_again() -> None:
    full = False

    def journal(entry: Any) -> None:
        if full:
            raise OSError("disk full")

    match = racing(journal=journal)
    full = True
    for _ in range(3):
        with pytest.raises(OSError, match="disk full"):
            match.play("red", Run())
    full = False
    assert match.play("red", Run()).draws == racing().play("red", Run()).draws
    assert isinstance(match.source, Seeded)
    assert match.source.used == 1
