"""Looking at history: the view as it was known then, nothing asked, nothing changed, nothing hidden told."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.players import SeatPlan
from anahuac.app.presenting import presenter_of
from anahuac.app.replay.timeline import Timeline
from anahuac.app.session import LOOKING_BACK, Session
from anahuac.engine.chance import Scripted
from anahuac.engine.decision import Number
from anahuac.engine.game import Setup
from anahuac.engine.match import Match
from tests.app.conquestpositions import campaign, played
from tests.app.toypresenter import ToyPresenter
from tests.toygame import BLUE, RED, Go, Pick, Toy


def toy(stages: str, *dice: int, signs: tuple[str, str] = ("sun", "moon")) -> Match[Any, Any]:
    """A match of the toy game in which both have chosen their signs, if asked, and red has moved twice."""
    match: Match[Any, Any] = Match(Toy(), Setup(options={"stages": stages}), Scripted(*dice))
    if stages.startswith("secret"):
        match.play(RED, Pick(signs[0]))
        match.play(BLUE, Pick(signs[1]))
    match.play(RED, Go("red-1", 27))
    match.play(RED, Go("red-1", 35))
    return match


def alone(match: Match[Any, Any]) -> Session:
    """Red is a person, blue a computer that never comes to its turn."""
    session = Session(match, {BLUE: SeatPlan("nobody")})
    session.forced = ToyPresenter().forced
    return session


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> None:
    """Sessions need one."""


def test_an_earlier_step_is_shown_as_it_was_and_the_match_stays(qtbot: QtBot) -> None:
    session = alone(toy("move,some"))
    stands = session.match.last
    with qtbot.waitSignal(session.looked):
        session.look_at(1)
    assert session.looking == 1
    assert session.view.at["red-1"] == 27
    assert session.decision is None
    assert session.match.last is stands
    session.look_now()
    assert session.view.at["red-1"] == 35
    assert session.decision is not None


def test_beyond_either_end_stands_the_end() -> None:
    session = alone(toy("move,some"))
    session.look_at(99)
    assert session.looking == 2
    session.look_at(-5)
    assert session.looking == 0


def test_nothing_can_be_changed_while_looking_back(qtbot: QtBot) -> None:
    session = alone(toy("move,some"))
    session.look_at(1)
    assert not session.play(Number(1))
    assert session.undo_refusal() == LOOKING_BACK()
    assert session.redo_refusal() == LOOKING_BACK()
    for change in (session.undo, session.redo, lambda: session.undo_to(0)):
        with qtbot.waitSignal(session.failed) as told:
            change()
        assert told.args == [LOOKING_BACK()]
    assert session.match.last.number == 2
    session.look_now()
    assert session.undo_refusal() is None, "the barriers are where they were"


def test_behind_the_curtain_there_is_no_history() -> None:
    match: Match[Any, Any] = Match(Toy(), Setup(options={"stages": "secret"}), Scripted())
    session = Session(match, {})
    session.look_at(0)
    assert session.looking is None
    session.raise_curtain()
    session.look_at(0)
    assert session.looking == 0
    session.look_now()
    session.play(Pick("sun"))
    assert (session.curtain, session.looking) == (BLUE, None)


def test_every_step_looks_alike_whatever_the_other_seat_hides() -> None:
    """Views, lines and moments of red are the same at every step for two matches that differ in blue's secret."""
    sessions = [alone(toy("secret,move,some", signs=("sun", hidden))) for hidden in ("sun", "moon")]
    lines = [session.log_lines() for session in sessions]
    assert lines[0] == lines[1]
    courses = [Timeline(session, ToyPresenter()) for session in sessions]  # type: ignore[arg-type]
    for step in range(sessions[0].match.last.number + 1):
        for session in sessions:
            session.look_at(step)
        assert sessions[0].view == sessions[1].view, step
        assert sessions[0].view.signs.get(BLUE) is None
    for course in courses:
        course.read()
    assert [sign.entry for sign in courses[0].signs] == [sign.entry for sign in courses[1].signs]
    assert courses[0].phases == courses[1].phases
    assert sessions[0].match.state != sessions[1].match.state


# ---------------------------------------------------------------------- the course of a match


def course_of(match: Match[Any, Any]) -> Timeline:
    """What red knows of it."""
    made = Timeline(alone(match), ToyPresenter())  # type: ignore[arg-type]
    made.read()
    return made


def test_steps_belong_to_the_phase_they_were_made_in() -> None:
    course = course_of(toy("secret,move,some,order"))
    assert [(span.first, span.last, span.moment.phase) for span in course.phases] == [
        (0, 2, "secret"),
        (3, 4, "move"),
    ]
    assert [(span.first, span.last) for span in course.turns] == [(0, 2), (3, 4)]
    assert [(sign.step, sign.great) for sign in course.signs] == [(3, False), (4, False)]


def test_strides_lead_to_the_beginnings_of_phases_and_turns_and_never_out_of_the_match() -> None:
    course = course_of(toy("secret,move,some,order"))
    assert course.onward(0, "phase") == 3
    assert course.onward(3, "phase") == 4
    assert course.onward(4, "step") == 4
    assert course.back(4, "turn") == 3
    assert course.back(3, "turn") == 0
    assert course.back(0, "step") == course.back(0, "phase") == course.back(0, "turn") == 0


def test_what_was_taken_back_goes_and_what_is_played_instead_comes() -> None:
    session = alone(toy("move,some"))
    course = Timeline(session, ToyPresenter())  # type: ignore[arg-type]
    assert course.read()
    session.undo_to(1)
    course.read()
    assert (course.last, course.phases[-1].last, len(course.signs)) == (1, 1, 1)
    session.play(Go("red-2", 33))
    course.read()
    assert (course.last, course.phases[-1].last, course.signs[-1].entry.line.places) == (2, 2, ("place:33",))


def test_a_long_course_is_read_in_slices() -> None:
    course = Timeline(alone(toy("move,some")), ToyPresenter())  # type: ignore[arg-type]
    assert not course.read(0.0)
    while not course.read(0.0):
        pass
    assert course.last == 2


def test_the_campaign_has_turns_seasons_and_phases() -> None:
    match = played(campaign(), 120)
    seat = match.pending[0].seat
    session = Session(
        match, {info.id: SeatPlan() if info.id == seat else SeatPlan("x") for info in match.game.info.seats}
    )
    course = Timeline(session, presenter_of("conquest"))
    course.read()
    assert [span.moment.number for span in course.turns[:2]] == ["1", "2"]
    assert {span.moment.season for span in course.turns} <= {"season.rainy", "season.dry"}
    phases = [span.moment.phase for span in course.phases_of(course.turns[0])]
    assert phases[:2] == [":setup", "spain:movement"]
    assert {span.moment.role for span in course.phases} >= {"spain", "mexico"}
    assert sum(span.count for span in course.phases) == len(match.steps)
