"""The match: journal first, undo with reasons, redo, gestures, branches, what a seat sees."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine.chance import Seeded
from anahuac.engine.decision import Allocated, Assigned, Chosen, Number, Ordered
from anahuac.engine.game import Setup, Standing
from anahuac.engine.history import Past
from anahuac.engine.match import BARRIER_TEXTS, Barrier, IllegalAction, Match, Played, Rewound, UndoRefused
from tests.engine.toy import Framed, Rest, Run, Toy


def match(**options: Any) -> Match[Any, Any]:
    """A toy match up to the race; steps 1-2 secrets, 3-6 warm-up."""
    made: Match[Any, Any] = Match(Toy(), Setup(), Seeded(3), **options)
    made.play("red", Number(4))
    made.play("blue", Number(5))
    made.play("red", Chosen(("a",)))
    made.play("red", Allocated((("x", 1), ("y", 2))))
    made.play("red", Ordered(("b", "a", "c")))
    made.play("red", Assigned(("l", "r")))
    return made


def test_undo_takes_back_own_steps_up_to_a_barrier_and_says_why() -> None:
    m = match()
    before = m.state
    m.undo()
    m.undo()
    assert len(m.steps) == 5
    m.redo()
    m.redo()
    assert m.state == before
    m.undo(to=2)
    reason = m.undo_refusal(1)
    assert reason is not None
    assert reason.source == "The other side has taken over."
    with pytest.raises(UndoRefused):
        m.undo()


def test_dice_stay_in_a_rated_match_and_not_in_a_free_one() -> None:
    m = match()
    m.play("red", Run())
    assert m.last.barrier is Barrier.CHANCE
    with pytest.raises(UndoRefused) as caught:
        m.undo()
    assert "Dice" in caught.value.reason.source
    free = match(rated=False)
    free.play("red", Run())
    free.undo()
    free.undo(0)
    assert len(free.steps) == 1
    with pytest.raises(UndoRefused):
        free.undo()


def test_a_gesture_is_undone_and_redone_whole() -> None:
    m: Match[Any, Any] = Match(Toy(), Setup(), Seeded(3))
    m.play("red", Number(4))
    m.play("blue", Number(5))
    first = m.play("red", Chosen(("a",)))
    m.play("red", Allocated((("x", 1), ("y", 2))), gesture=first.gesture)
    m.play("red", Ordered(("b", "a", "c")))
    m.undo()
    assert m.undo_target == 2
    m.undo()
    assert len(m.steps) == 3
    m.redo()
    assert len(m.steps) == 5


def test_a_new_step_forgets_what_was_undone() -> None:
    m = match()
    m.undo()
    m.play("red", Assigned(("l", "l")))
    assert not m.can_redo
    with pytest.raises(UndoRefused):
        m.redo()


def test_the_journal_comes_first_and_its_failure_changes_nothing() -> None:
    written: list[Any] = []

    def journal(entry: Any) -> None:
        if len(written) == 3:
            raise OSError("disk full")
        written.append(entry)

    m: Match[Any, Any] = Match(Toy(), Setup(), Seeded(3), journal=journal)
    m.play("red", Number(4))
    m.play("blue", Number(5))
    before = m.last
    with pytest.raises(OSError, match="disk full"):
        m.play("red", Chosen(("a",)))
    assert m.last is before
    written.pop()
    m.play("red", Chosen(("a",)))
    assert [type(entry) for entry in written] == [Played] * 3


def test_undo_and_redo_are_journal_entries() -> None:
    written: list[Any] = []
    m: Match[Any, Any] = Match(Toy(), Setup(), Seeded(3), journal=written.append)
    m.play("red", Number(4))
    m.play("blue", Number(5))
    m.play("red", Chosen(("a",)))
    m.undo()
    m.redo()
    assert written[-2:] == [Rewound(2), Rewound(3)]


def test_illegal_actions_do_nothing() -> None:
    m = match()
    with pytest.raises(IllegalAction):
        m.play("blue", Run())
    assert len(m.steps) == 7


def test_forced_answers_join_the_gesture() -> None:
    m = match()
    tired = m.state.__class__({"red": 0, "blue": 6}, {"red": 1, "blue": 1}, m.state.frames, "red")
    step: Played[Any, Any] = Played(0, "", None, (), (), tired, m.game.pending(tired), 0, Barrier.START)
    n = Match.resume(m.game, Setup(), Seeded(1), Past(m.game, tired), [step], [])
    played = n.play_forced(gesture=0)
    assert [p.action for p in played] == [Rest()]
    assert n.last.gesture == 0


def test_branches_try_and_leave_the_match_alone() -> None:
    m = match()
    steps = m.steps
    trial = m.branch(Seeded(99), step=4)
    trial.play("red", Ordered(("c", "b", "a")))
    trial.undo(0)
    assert m.steps == steps


def test_a_seat_sees_only_its_own() -> None:
    m = match()
    assert m.view("red").secret == {"red": 4, "blue": None}
    assert m.view(None).secret == {"red": None, "blue": None}
    assert m.events("red", 2)[0].value is None
    assert m.events("blue", 2)[0].value == 5
    assert m.view("blue", step=1).secret == {"red": None, "blue": 0}


def test_secrets_shown_are_a_barrier() -> None:
    m = match(rated=False)
    while m.pending:
        m.play(m.pending[0].seat, Run() if m.state.tired != m.pending[0].seat else Rest())
    assert m.outcome is not None
    assert m.last.barrier is Barrier.CHANCE


def test_consent_lifts_what_is_there_for_the_other_seats_sake_and_nothing_else() -> None:
    m = match()
    assert m.undo_refusal(1, agreed=True) is None, "the other side has taken over, and gives it back"
    m.undo(1, agreed=True)
    assert m.pending[0].seat == "blue"
    m = match()
    m.play("red", Run())
    with pytest.raises(UndoRefused) as caught:
        m.undo(agreed=True)
    assert "Dice" in caught.value.reason.source


@pytest.mark.parametrize(("standing", "barrier"), [("agreed", Barrier.AGREED), ("final", Barrier.FINAL)])
def test_a_game_says_what_stands_by_its_own_rules(standing: Standing, barrier: Barrier) -> None:
    game = Toy()
    m: Match[Any, Any] = Match(game, Setup(), Seeded(3))
    m.play("red", Number(4))
    m.play("blue", Number(5))
    game.stands = {Framed: standing}
    m.play("red", Chosen(("a",)))
    assert m.last.barrier is barrier
    assert m.undo_refusal(2) == BARRIER_TEXTS[barrier]()
    assert (m.undo_refusal(2, agreed=True) is None) is (standing == "agreed")
    free = m.branch(Seeded(1))
    free.undo()
    assert len(free.steps) == 3, "a trial goes back freely"
