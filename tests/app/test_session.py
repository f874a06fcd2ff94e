"""A match in the window: viewpoint and curtain, gestures, undo, the log, computers, a disk that refuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from anahuac.app.players import SeatPlan
from anahuac.app.replay.recent import gestures
from anahuac.app.session import DISK, Session, goes_without_saying
from anahuac.app.takeback import Wish, wish_of
from anahuac.bots.worker import Thought
from anahuac.engine.chance import Scripted
from anahuac.engine.decision import Allocated, Decision, OneOf
from anahuac.engine.game import LogLine, Setup
from anahuac.engine.match import BARRIER_TEXTS, Barrier, Match
from tests.app.toypresenter import ToyPresenter
from tests.toygame import BLUE, RED, Done, Event, Go, Moved, Pick, State, Toy


class Ready:
    """A computer player that takes the first answer, at once or when told."""

    def __init__(self, at_once: bool = True) -> None:
        self.at_once = at_once
        self.asked: list[tuple[Any, Decision]] = []
        self.news: Thought | None = None

    def ask(self, view: Any, decision: Decision) -> None:
        """The first answer."""
        self.asked.append((view, decision))
        if self.at_once:
            self.news = Thought(1.0, next(iter(decision.domain.answers())))

    def poll(self) -> Thought | None:
        """What there is."""
        news, self.news = self.news, None
        return news

    def stop(self) -> None:
        """Forget it."""
        self.news = None


class OneSign(Toy):
    """The toy game with a single sign to choose."""

    def pending(self, state: State) -> tuple[Decision, ...]:
        """The sun, whatever is asked in secret."""
        return tuple(
            msgspec.structs.replace(decision, domain=OneOf((Pick("sun"),)))
            if decision.kind == "secret"
            else decision
            for decision in super().pending(state)
        )


@pytest.fixture
def begin(qtbot: QtBot) -> Callable[..., Session]:
    """Start a session of the toy game."""
    made: list[Session] = []

    def start(stages: str, *dice: int, blue: Ready | None = None, **more: Any) -> Session:
        match = Match(
            more.pop("game", Toy()),
            Setup(options={"stages": stages}),
            Scripted(*dice),
            journal=more.pop("journal", None),
        )
        seats = {BLUE: SeatPlan("first")} if blue is not None else more.pop("seats", {})
        players = {BLUE: blue} if blue is not None else {}
        forced = more.pop("forced", goes_without_saying)
        session = Session(match, seats, players, pause_ms=0, **more)
        session.forced = forced
        made.append(session)
        session.start()
        return session

    yield start
    for session in made:
        session.close()


def test_a_match_of_two_persons_begins_behind_the_curtain(begin: Callable[..., Session]) -> None:
    session = begin("move")
    assert (session.curtain, session.decision) == (RED, None)
    session.raise_curtain()
    assert session.curtain is None
    assert session.decision is not None


def test_the_curtain_falls_when_the_other_person_is_asked(begin: Callable[..., Session]) -> None:
    session = begin("secret")
    session.raise_curtain()
    session.play(Pick("moon"))
    assert (session.viewpoint, session.curtain) == (RED, BLUE)
    session.raise_curtain()
    assert session.viewpoint == BLUE
    assert session.view.signs == {RED: None}
    assert all("moon" not in entry.line.pieces for entry in session.log_lines())


def test_a_person_against_the_computer_sees_no_curtain(begin: Callable[..., Session]) -> None:
    session = begin("move", blue=Ready())
    assert (session.viewpoint, session.curtain) == (RED, None)


def test_the_computer_gets_its_own_view_and_its_answer_is_played(
    begin: Callable[..., Session], qtbot: QtBot
) -> None:
    computer = Ready()
    session = begin("secret,move", blue=computer)
    session.play(Pick("moon"))
    qtbot.waitUntil(lambda: session.match.state.stages == ("move",))
    view, decision = computer.asked[0]
    assert view.signs.get(RED) is None
    assert decision.seat == BLUE


def test_a_stopped_computer_does_not_answer(begin: Callable[..., Session], qtbot: QtBot) -> None:
    computer = Ready(at_once=False)
    session = begin("loss", 4, blue=computer)
    qtbot.waitUntil(lambda: bool(computer.asked))
    assert session.thinking == (BLUE,)
    session.stop_thinking()
    assert session.thinking == ()
    computer.at_once = True
    session.resume_thinking()
    qtbot.waitUntil(lambda: session.outcome is not None)


def test_moves_that_are_skipped_come_without_a_pause_until_a_person_is_asked(
    begin: Callable[..., Session], qtbot: QtBot
) -> None:
    computer = Ready()
    session = begin("secret,move", blue=computer)
    session.pause_ms = 10_000_000
    session.play(Pick("moon"))
    assert session.thinking == (BLUE,)
    assert not computer.asked
    session.hurry()
    assert session.hurried
    qtbot.waitUntil(lambda: session.match.state.stages == ("move",))
    assert not session.hurried
    assert session.decision is not None


def test_a_computer_that_is_stopped_is_hurried_no_more(begin: Callable[..., Session]) -> None:
    session = begin("secret,move", blue=Ready())
    session.pause_ms = 10_000_000
    session.play(Pick("moon"))
    session.hurry()
    session.stop_thinking()
    assert not session.hurried
    assert session.thinking == ()


def test_a_computer_that_breaks_is_told_and_the_match_stands(
    begin: Callable[..., Session], qtbot: QtBot
) -> None:
    computer = Ready(at_once=False)
    session = begin("loss", 4, blue=computer)
    qtbot.waitUntil(lambda: bool(computer.asked))
    with qtbot.waitSignal(session.failed):
        computer.news = Thought(1.0, fault="broken")
    assert len(session.match.steps) == 1


def test_several_steps_of_one_gesture_are_taken_back_together(begin: Callable[..., Session]) -> None:
    session = begin("move,some", blue=Ready())
    assert session.play(Go("red-1", 27), Go("red-1", 35))
    assert session.view.at["red-1"] == 35
    session.undo()
    assert session.view.at["red-1"] == 26
    assert session.log_lines() == []
    session.redo()
    assert session.view.at["red-1"] == 35
    assert len(session.log_lines()) == 2


class Long(Toy):
    """Blue moves, and goes on moving."""

    def pending(self, state: State) -> tuple[Decision, ...]:
        """What red is asked, asked of blue from the second stage on."""
        blue = len(state.stages) < 2
        return tuple(
            msgspec.structs.replace(decision, seat=BLUE) if blue else decision
            for decision in super().pending(state)
        )


def test_a_person_does_not_take_back_what_the_computer_has_done(
    begin: Callable[..., Session], qtbot: QtBot
) -> None:
    computer = Ready(at_once=False)
    session = begin("move,move", blue=computer, game=Long())
    session.play(Done())
    qtbot.waitUntil(lambda: len(computer.asked) == 1)
    computer.news = Thought(1.0, Go("red-1", 27))
    qtbot.waitUntil(lambda: len(computer.asked) == 2)
    assert session.match.last.barrier is None, "the computer is still to move"
    last = session.match.last.number
    assert session.undo_refusal() == BARRIER_TEXTS[Barrier.SEAT]()
    with qtbot.waitSignal(session.failed) as told:
        session.undo()
    assert told.args == [BARRIER_TEXTS[Barrier.SEAT]()]
    assert session.match.last.number == last
    assert session.thinking == (BLUE,), "it goes on thinking"
    assert gestures(session) == ([], BARRIER_TEXTS[Barrier.SEAT]())


def test_the_other_person_gives_a_step_back(begin: Callable[..., Session]) -> None:
    session = begin("move,move", game=Long())
    session.raise_curtain()
    assert wish_of(session) is None, "nothing has been done"
    session.play(Go("red-1", 27))
    assert wish_of(session) is None, "it is undone without asking"
    session.play(Done())
    assert (session.curtain, wish_of(session)) == (BLUE, None)
    session.raise_curtain()
    before = session.match.last.number - 1
    assert wish_of(session) == Wish(before, RED, BLUE)
    session.undo_to(before, agreed=True)
    assert session.match.last.number == before
    assert session.curtain == RED, "red decides again"


def test_what_dice_have_said_is_not_asked_back(begin: Callable[..., Session]) -> None:
    session = begin("loss,move", 4)
    session.raise_curtain()
    session.play(Allocated((("blue-1", 2),)))
    session.raise_curtain()
    assert session.undo_refusal() == BARRIER_TEXTS[Barrier.CHANCE]()
    assert wish_of(session) is None


def test_nobody_takes_back_a_match_of_computers(begin: Callable[..., Session]) -> None:
    session = begin("move", seats={RED: SeatPlan("first"), BLUE: SeatPlan("first")})
    session.match.play(RED, Go("red-1", 27))
    assert session.viewpoint is None
    assert session.undo_refusal() == BARRIER_TEXTS[Barrier.SEAT]()


def test_undo_stops_at_dice_and_says_so(begin: Callable[..., Session], qtbot: QtBot) -> None:
    session = begin("loss,move", 4)
    session.raise_curtain()
    assert session.undo_refusal() == BARRIER_TEXTS[Barrier.START]()
    session.play(Allocated((("blue-1", 2),)))
    session.raise_curtain()
    assert session.undo_refusal() == BARRIER_TEXTS[Barrier.CHANCE]()
    with qtbot.waitSignal(session.failed) as told:
        session.undo()
    assert told.args == [BARRIER_TEXTS[Barrier.CHANCE]()]


def test_an_answer_that_leaves_no_choice_is_given(begin: Callable[..., Session]) -> None:
    session = begin("move", blue=Ready())
    session.play(Go("red-1", 27), Go("red-1", 35))
    assert session.outcome is not None, "only Done was left"
    patient = begin("move", blue=Ready(), auto_answer=False)
    patient.play(Go("red-1", 27), Go("red-1", 35))
    assert patient.outcome is None


def test_an_answer_that_ends_what_was_done_waits_while_it_can_be_taken_back(
    begin: Callable[..., Session],
) -> None:
    session = begin("move,loss", 4, blue=Ready(at_once=False), forced=ToyPresenter().forced)
    session.play(Go("red-1", 27), Go("red-1", 35))
    assert session.decision is not None
    assert session.decision.is_forced(), "only Done is left, and it stands ready"
    assert session.undo_refusal() is None
    session.undo()
    assert session.view.at["red-1"] == 26
    session.redo()
    assert session.play(Done())
    assert session.match.state.stages == ("loss",)


def test_it_is_given_where_nothing_could_be_taken_back_or_a_computer_plays(
    begin: Callable[..., Session], qtbot: QtBot
) -> None:
    session = begin("move", forced=ToyPresenter().forced, seats={RED: SeatPlan("first")})
    session.match.play(RED, Go("red-1", 27))
    session.match.play(RED, Go("red-1", 35))
    session._answer_forced(session.match.last.gesture)
    assert session.outcome is not None, "a computer has no use for it"
    rated = begin("move", blue=Ready(), forced=ToyPresenter().forced)
    rated.play(Go("red-1", 27))
    rated.match.undo_refusal = lambda to: BARRIER_TEXTS[Barrier.CHANCE]()  # type: ignore[method-assign]
    rated.play(Go("red-1", 35))
    assert rated.outcome is not None


def test_two_persons_are_asked_in_secret_even_where_one_has_no_choice(begin: Callable[..., Session]) -> None:
    """Else the missing curtain would tell that there was nothing to choose."""
    session = begin("secret,move", game=OneSign(), forced=ToyPresenter().forced)
    assert session.curtain == RED
    session.raise_curtain()
    assert session.decision is not None
    session.play(Pick("sun"))
    assert session.curtain == BLUE
    alone = begin("secret,move", game=OneSign(), blue=Ready(at_once=False), forced=ToyPresenter().forced)
    assert RED in alone.match.state.signs, "nobody looks on"


def test_a_refused_step_changes_nothing(begin: Callable[..., Session], qtbot: QtBot) -> None:
    session = begin("move", blue=Ready())
    with qtbot.waitSignal(session.refused):
        assert not session.play(Go("red-1", 35))
    assert len(session.match.steps) == 1


def test_a_full_disk_is_told_and_the_match_stays(begin: Callable[..., Session], qtbot: QtBot) -> None:
    kept: list[object] = []

    def journal(entry: object) -> None:
        if kept:
            raise OSError(28, "No space left on device")
        kept.append(entry)

    session = begin("move", blue=Ready(), journal=journal)
    with qtbot.waitSignal(session.failed) as told:
        assert not session.play(Done())
    assert told.args == [DISK(reason="No space left on device")]
    assert len(session.match.steps) == 1
    assert session.decision is not None


class Speechless(Toy):
    """The toy game with a move that nobody can tell, as when a stranger's file holds nonsense."""

    def describe(self, event: Event, state: State) -> LogLine | None:
        """Fails for one place."""
        if isinstance(event, Moved) and event.place == 27:
            raise IndexError
        return super().describe(event, state)


def test_a_step_that_nobody_can_tell_leaves_the_rest_of_the_log(begin: Callable[..., Session]) -> None:
    session = begin("move,some", blue=Ready(), game=Speechless())
    assert session.play(Go("red-1", 27), Go("red-1", 35))
    assert [entry.line.places for entry in session.log_lines()] == [("place:35",)]


class Talkative(Toy):
    """The toy game, which counts how often something was told."""

    told = 0

    def describe(self, event: Event, state: State) -> LogLine | None:
        """As ever."""
        self.told += 1
        return super().describe(event, state)


def test_the_end_of_the_log_is_told_without_what_comes_before(begin: Callable[..., Session]) -> None:
    game = Talkative()
    session = begin("move,some", blue=Ready(), game=game)
    assert session.play(Go("red-1", 27), Go("red-1", 35))
    assert game.told == 0
    latest = session.lines_after(1)
    told = game.told
    assert [entry.line.places for entry in latest] == [("place:35",)]
    assert session.log_lines()[1:] == latest
    assert game.told == 2 * told + 1  # the step before was not among the first
    assert session.lines_after(1) == latest
    assert game.told == 2 * told + 1


def test_a_log_is_told_bit_by_bit(begin: Callable[..., Session]) -> None:
    """One step at least, however little time there is; nothing twice."""
    game = Talkative()
    session = begin("move,some", blue=Ready(), game=game)
    assert session.play(Go("red-1", 27), Go("red-1", 35))
    last = session.match.last.number
    assert [session.tell_ahead(0.0) for _ in range(last + 2)] == [*[False] * last, True, True]
    told = game.told
    assert len(session.log_lines()) == 2
    assert game.told == told


# ---------------------------------------------------------------------- handing over


def test_who_has_rolled_sees_it_before_the_curtain_falls(begin: Callable[..., Session]) -> None:
    session = begin("loss,move", 4, waits=True)
    session.raise_curtain()
    assert session.viewpoint == BLUE
    blue = session.decision
    assert blue is not None
    session.play(Allocated((("blue-1", 2),)))
    assert (session.viewpoint, session.curtain, session.handing) == (BLUE, None, RED)
    assert session.decision is None, "nothing of the other seat shows"
    assert session.view == session.match.view(BLUE)
    assert session.log_lines(), "what was rolled can be read"
    assert session.undo_refusal() == BARRIER_TEXTS[Barrier.CHANCE]()
    session.hand_over()
    assert (session.curtain, session.handing) == (RED, None)
    session.hand_over()
    session.raise_curtain()
    assert session.viewpoint == RED
    assert session.decision is not None


def test_without_dice_or_where_it_is_not_wanted_the_curtain_falls_at_once(
    begin: Callable[..., Session],
) -> None:
    session = begin("secret", waits=True)
    session.raise_curtain()
    session.play(Pick("moon"))
    assert (session.handing, session.curtain) == (None, BLUE)
    session = begin("loss,move", 4)
    session.raise_curtain()
    session.play(Allocated((("blue-1", 2),)))
    assert (session.handing, session.curtain) == (None, RED)
