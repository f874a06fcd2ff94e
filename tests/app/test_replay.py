"""The replay's parts: where steps stand on the bars, going through a match, bookmarks, trials, what was done last."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.players import SeatPlan
from anahuac.app.presenter import Moment
from anahuac.app.presenting import presenter_for
from anahuac.app.replay.bookmarks import Bookmark, Bookmarks, MatchNotes, Memory
from anahuac.app.replay.playback import SPEEDS, Playback
from anahuac.app.replay.recent import gestures, last_decided, since
from anahuac.app.replay.ruler import Ruler, thinned
from anahuac.app.replay.timeline import Span, Timeline
from anahuac.app.replay.trace import trace_of
from anahuac.app.replay.trial import NO_SEAT, OVER, trial_of, trial_refusal
from anahuac.app.session import Session
from anahuac.engine.chance import Scripted, Seeded
from anahuac.engine.decision import Allocated
from anahuac.engine.game import Setup
from anahuac.engine.match import BARRIER_TEXTS, Barrier, Match
from anahuac.registry import load_game
from anahuac.store import MatchFile, StoreFault, open_match, read_notes, verify_match
from anahuac.store.matchfile import write_match
from tests.app.conquestpositions import campaign, played
from tests.app.test_looking import alone, toy
from tests.app.toypresenter import ToyPresenter
from tests.toygame import BLUE, RED, Done, Go, Pick, Toy


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> None:
    """Sessions need one."""


def load(game: str) -> Toy:
    """The toy game, whatever is asked for."""
    del game
    return Toy()


# ---------------------------------------------------------------------- the bars


def spans_of(counts: list[int]) -> list[Span]:
    """Spans with so many steps each."""
    moment = Moment("1", "1", "", "season.dry", "a", "a", "")
    made, first = [], 0
    for count in counts:
        made.append(Span(first, first + count - 1, moment))
        first += count
    return made


@given(st.lists(st.integers(1, 400), min_size=1, max_size=20), st.floats(200, 2000), st.floats(0, 40))
def test_every_step_is_found_where_it_stands(counts: list[int], width: float, least: float) -> None:
    ruler = Ruler(spans_of(counts), 3.0, width, least)
    steps = range(sum(counts))
    places = [ruler.x_of(step) for step in steps]
    assert places == sorted(places)
    assert 3.0 <= places[0] <= places[-1] <= 3.0 + width
    assert [ruler.step_at(x) for x in places] == list(steps)


def test_spans_are_as_wide_as_their_steps_are_many_but_never_too_narrow() -> None:
    ruler = Ruler(spans_of([1, 99, 1]), 0.0, 1004.0, 20.0)
    widths = [wide for _, wide in ruler.boxes]
    assert min(widths) >= 20.0
    assert widths[1] > 20 * widths[0]
    assert sum(widths) + 4.0 == pytest.approx(1004.0)


def test_beside_the_bar_stand_its_ends() -> None:
    ruler = Ruler(spans_of([3, 4]), 10.0, 100.0)
    assert (ruler.step_at(-50.0), ruler.step_at(500.0)) == (0, 6)
    assert (ruler.x_of(-1), ruler.x_of(99)) == (ruler.x_of(0), ruler.x_of(6))
    assert (Ruler((), 0.0, 100.0).step_at(4.0), Ruler((), 0.0, 100.0).x_of(4)) == (0, 0.0)


def test_signs_keep_apart_and_great_ones_go_first() -> None:
    assert thinned([(0.0, False), (5.0, True), (30.0, False), (34.0, False)], 20.0) == [1, 2]
    assert thinned([], 20.0) == []


# ---------------------------------------------------------------------- playing


def deck(stages: str = "secret,move,some,order") -> tuple[Session, Playback]:
    """A session of red and its playback."""
    session = alone(toy(stages))
    course = Timeline(session, ToyPresenter())  # type: ignore[arg-type]
    course.read()
    return session, Playback(session, course, session)


def test_there_are_four_speeds_each_twice_as_fast_as_the_one_before(qtbot: QtBot) -> None:
    session, playback = deck()
    del session
    times = []
    for speed in SPEEDS:
        playback.set_speed(speed)
        times.append(playback.pause_ms)
    assert times == [2000, 1000, 500, 250]


def test_it_plays_to_the_end_and_stops_there(qtbot: QtBot) -> None:
    session, playback = deck()
    playback.set_speed("4")
    session.look_at(3)
    playback.play()
    assert playback.running
    qtbot.waitUntil(lambda: not playback.running)
    assert session.looking == 4


def test_it_plays_up_to_a_step_and_tells_when_it_is_there(qtbot: QtBot) -> None:
    session, playback = deck()
    playback.set_speed("4")
    session.look_at(0)
    with qtbot.waitSignal(playback.arrived):
        playback.play(2)
    assert session.looking == 2


def test_from_the_end_it_begins_again() -> None:
    session, playback = deck()
    session.look_at(4)
    playback.toggle()
    assert (session.looking, playback.running) == (0, True)
    playback.toggle()
    assert not playback.running


def test_steps_by_hand_stop_it() -> None:
    session, playback = deck()
    session.look_at(0)
    playback.play()
    playback.onward()
    assert (session.looking, playback.running) == (1, False)
    playback.set_stride("phase")
    playback.onward()
    assert session.looking == 3
    playback.back()
    assert session.looking == 0
    playback.to_end()
    assert session.looking == 4


# ---------------------------------------------------------------------- bookmarks


def kept_in(tmp_path: Path, stages: str = "move,some") -> tuple[Session, Path]:
    """A session of a match with a file: two persons, and red at the table."""
    path = tmp_path / "été.anahuac"
    setup = Setup(options={"stages": stages})
    file = MatchFile.create(path, Toy(), setup, seed=1, players={RED: "human", BLUE: "human"})
    match: Match[Any, Any] = Match(Toy(), setup, Seeded(1), journal=file.journal)
    if stages.startswith("move"):
        match.play(RED, Go("red-1", 27))
        match.play(RED, Go("red-1", 35))
    session = Session(match, {})
    session.raise_curtain()
    return session, path


def test_bookmarks_are_kept_with_the_match_and_their_seat(tmp_path: Path) -> None:
    session, path = kept_in(tmp_path)
    marks = Bookmarks(session, MatchNotes(path))
    marks.read()
    made = marks.add(1, "Here\nit turned")
    assert made is not None
    assert marks.marks == (Bookmark(made.id, 1, "Here it turned"),)
    assert marks.add(1) == made, "a step has one"
    marks.write(made.id, "Better")
    assert [(note.step, note.content, note.seat) for note in read_notes(path)] == [(1, "Better", RED)]
    again = Bookmarks(session, MatchNotes(path))
    again.read()
    assert again.marks == marks.marks
    marks.remove(made.id)
    assert marks.marks == ()
    assert read_notes(path) == []


def test_the_other_seat_does_not_see_them(tmp_path: Path) -> None:
    session, path = kept_in(tmp_path, "secret,move")
    marks = Bookmarks(session, MatchNotes(path))
    marks.read()
    marks.add(0, "secret plan")
    session.play(Pick("sun"))
    assert session.curtain == BLUE
    assert marks.marks == ()
    assert marks.add(0) is None
    session.raise_curtain()
    assert session.viewpoint == BLUE
    assert marks.marks == ()
    marks.add(1, "mine")
    assert [mark.note for mark in marks.marks] == ["mine"]


def test_a_bookmark_goes_with_its_step(tmp_path: Path) -> None:
    session, path = kept_in(tmp_path)
    marks = Bookmarks(session, MatchNotes(path))
    marks.read()
    marks.add(1, "stays")
    marks.add(2, "goes")
    session.undo_to(1)
    assert [mark.note for mark in marks.marks] == ["stays"], "not shown while its step is taken back"
    session.redo()
    assert [mark.note for mark in marks.marks] == ["stays", "goes"]
    session.undo_to(1)
    session.play(Go("red-2", 33))
    assert [mark.note for mark in marks.marks] == ["stays"]
    assert [note.content for note in read_notes(path)] == ["stays"]


def test_a_file_that_refuses_is_told(tmp_path: Path, qtbot: QtBot) -> None:
    session, path = kept_in(tmp_path)
    marks = Bookmarks(session, MatchNotes(path.with_name("gone.anahuac")), (StoreFault,))
    with qtbot.waitSignal(marks.failed):
        assert marks.add(1) is None


def test_a_match_without_a_file_keeps_them_for_the_time_being() -> None:
    session = alone(toy("move,some"))
    marks = Bookmarks(session, Memory())
    marks.add(2)
    made = marks.add(1, "a")
    assert made is not None
    marks.write(made.id, "b")
    assert [(mark.step, mark.note) for mark in marks.marks] == [(1, "b"), (2, "")]


# ---------------------------------------------------------------------- trials


def test_a_trial_leads_on_from_its_step_and_leaves_the_match_alone(tmp_path: Path) -> None:
    session, path = kept_in(tmp_path)
    before = path.read_bytes()
    stands = session.match.steps
    trial = trial_of(session, 1, 99)
    assert trial.state.at["red-1"] == 27
    trial.play(RED, Go("red-1", 26))
    trial.undo()
    trial.play(RED, Done())
    assert session.match.steps == stands
    assert path.read_bytes() == before


def test_a_trial_is_the_same_whatever_the_other_seat_hides() -> None:
    trials = [
        trial_of(alone(toy("secret,move,some", signs=("sun", hidden))), 3, seed)
        for hidden in ("sun", "moon")
        for seed in (1, 2, 3, 4)
    ]
    states = [trial.state for trial in trials]
    assert states[:4] == states[4:]
    assert {state.signs[BLUE] for state in states} == {"sun", "moon"}, "it is made up anew each time"
    assert {state.signs[RED] for state in states} == {"sun"}, "one's own is known"
    assert all(len(trial.steps) == 1 for trial in trials), "what was done in secret before is not told"


def test_a_trial_rolls_dice_of_its_own() -> None:
    match: Match[Any, Any] = Match(Toy(), Setup(options={"stages": "loss,move"}), Seeded(5))
    session = Session(match, {RED: SeatPlan("nobody")})
    used = match.source.used  # type: ignore[attr-defined]
    rolls = set()
    for seed in range(8):
        trial = trial_of(session, 0, seed)
        trial.play(BLUE, Allocated((("blue-1", 2),)))
        rolls |= set(trial.state.rolls)
    assert match.source.used == used  # type: ignore[attr-defined]
    assert len(rolls) > 1


def test_who_has_no_seat_or_no_question_tries_nothing() -> None:
    match = toy("move,some")
    watching = Session(match, {RED: SeatPlan("x"), BLUE: SeatPlan("y")})
    assert trial_refusal(watching, 1) == NO_SEAT()
    over = toy("move")
    over.play(RED, Done())
    assert trial_refusal(alone(over), 3) == OVER()
    assert trial_refusal(alone(over), 2) is None


def test_a_kept_trial_opens_and_goes_on(tmp_path: Path) -> None:
    trial = trial_of(alone(toy("secret,move,loss")), 3, 7)
    trial.play(RED, Go("red-1", 26))
    trial.play(RED, Done())
    trial.play(BLUE, Allocated((("blue-1", 2),)))
    path = tmp_path / "trial.anahuac"
    write_match(path, trial, seed=7, players={RED: "human", BLUE: "human"})
    opened = open_match(path, load)
    assert opened.match.state == trial.state
    assert opened.match.initial == trial.initial
    opened.file.close()


def test_a_kept_trial_is_run_again_from_its_position(tmp_path: Path) -> None:
    match = played(campaign(), 60)
    session = Session(match, {match.pending[0].seat: SeatPlan()})
    trial = played(trial_of(session, 40, 7), 30)
    path = tmp_path / "trial.anahuac"
    write_match(path, trial, seed=7, players={"spain": "human", "indian": "human"})
    assert verify_match(path, load_game) == ([], 31)


def test_one_person_plays_all_seats_of_a_trial_without_a_curtain() -> None:
    session = Session(trial_of(alone(toy("secret,move,loss,some")), 3, 7), {}, trial=True)
    session.start()
    assert (session.viewpoint, session.curtain) == (RED, None)
    session.play(Done())
    assert (session.viewpoint, session.curtain) == (BLUE, None)
    assert session.decision is not None
    session.close()


# ---------------------------------------------------------------------- what was done last


def test_the_undo_list_names_gestures_and_why_it_stops() -> None:
    match: Match[Any, Any] = Match(Toy(), Setup(options={"stages": "loss,move,some"}), Scripted(4))
    match.play(BLUE, Allocated((("blue-1", 2),)))
    session = Session(match, {BLUE: SeatPlan("nobody")})
    assert gestures(session) == ([], BARRIER_TEXTS[Barrier.CHANCE]())
    session.play(Go("red-1", 27))
    session.play(Go("red-1", 35))
    found, reason = gestures(session)
    assert [gesture.to for gesture in found] == [2, 1], "the newest first"
    assert [gesture.lines[0].line.places for gesture in found] == [("place:35",), ("place:27",)]
    assert reason == BARRIER_TEXTS[Barrier.CHANCE]()


def test_at_the_beginning_it_says_so() -> None:
    session = alone(toy("move,some"))
    found, reason = gestures(session)
    assert [gesture.to for gesture in found] == [1, 0]
    assert reason == BARRIER_TEXTS[Barrier.START]()


def test_several_steps_of_one_gesture_are_one_line_of_the_list() -> None:
    match: Match[Any, Any] = Match(Toy(), Setup(options={"stages": "move,some"}), Scripted())
    session = alone(match)
    session.auto_answer = False
    session.play(Go("red-1", 27), Go("red-1", 35))
    found, _ = gestures(session)
    assert [gesture.to for gesture in found] == [0]
    assert len(found[0].lines) == 2


def test_what_happened_since_ones_last_turn_is_what_others_did() -> None:
    match: Match[Any, Any] = Match(Toy(), Setup(options={"stages": "move,loss,some"}), Scripted(4))
    match.play(RED, Go("red-1", 27))
    match.play(RED, Done())
    match.play(BLUE, Allocated((("blue-1", 2),)))
    session = alone(match)
    assert last_decided(session) == 2
    assert [entry.line.seat for entry in since(session)] == [BLUE, BLUE]
    theirs = Session(match, {RED: SeatPlan("nobody")})
    assert last_decided(theirs) == 3
    assert since(theirs) == []


def test_answers_given_along_with_anothers_gesture_are_not_ones_own() -> None:
    match = toy("secret,move,some")
    played = match.play(RED, Done())
    match._steps[-1].gesture = match.steps[2].gesture  # as if it had been given with blue's
    session = alone(match)
    assert played.seat == RED
    assert last_decided(session) == 4


def test_a_choice_is_shown_where_it_was_made() -> None:
    """Whoever is chosen, whatever form: every step whose question was about the map names a place of it."""
    match = played(campaign(2), 160, seed=2)
    session = alone(match)
    presenter = presenter_for(match.game)
    told = 0
    for step in range(1, match.last.number + 1):
        trace = trace_of(session, presenter, step, str)
        made = trace.decided
        if (
            made is None
            or not made.answer
            or not any(ref.startswith(("piece:", "place:")) for ref in made.refs)
        ):
            continue
        assert trace.places, (step, made)
        told += 1
    assert told > 5
