"""A computer player in its own process: answers, progress, Stop, and the death of the process."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from anahuac.bots.player import LEVELS
from anahuac.bots.worker import ENDED, Thinker, Thought
from anahuac.engine.decision import Number
from anahuac.engine.game import Setup
from tests.engine.toy import Toy

#: Starting a process takes a second or two on a busy machine.
PATIENCE = 30.0


class Slow(Toy):
    """Takes for ever to check an answer, and tells nobody."""

    def refuse(self, state: Any, decision: Any, action: Any) -> None:
        while True:
            pass


class Faulty(Toy):
    """Breaks when it checks an answer."""

    def refuse(self, state: Any, decision: Any, action: Any) -> None:
        raise KeyError("leg")


def load(game: str) -> Any:
    """A game by name, in the process that thinks; there two more levels are known."""
    LEVELS["telling"] = tell
    LEVELS["dying"] = die
    return {"toy": Toy, "slow": Slow, "faulty": Faulty}[game]()


def tell(game: Any, view: Any, decision: Any, pick: Any, progress: Any = None) -> Number:
    """Tell half-way, think on, answer."""
    progress(0.5)
    time.sleep(0.5)
    return Number(view.secret["blue"] is None)


def die(game: Any, view: Any, decision: Any, pick: Any, progress: Any = None) -> Number:
    """End the process as a lack of memory would."""
    import os

    os._exit(9)


@pytest.fixture
def thinkers() -> Iterator[list[Thinker]]:
    """Thinkers to be stopped after the test."""
    made: list[Thinker] = []
    yield made
    for thinker in made:
        thinker.stop()


def asked(thinkers: list[Thinker], game: str, level: str) -> Thinker:
    """A thinker who has been asked for red's secret."""
    thinker = Thinker(load, game)
    thinkers.append(thinker)
    ask(thinker, level)
    return thinker


def ask(thinker: Thinker, level: str = "random") -> None:
    """Ask for red's secret."""
    state = Toy().setup(Setup())
    thinker.ask(level, Toy().view(state, "red"), Toy().pending(state)[0], 5)


def news(thinker: Thinker, last: bool = True) -> Thought:
    """Wait for the answer, or for any news."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        said = thinker.poll()
        if said is not None and (said.is_last or not last):
            return said
        time.sleep(0.005)
    raise AssertionError("no news")


def test_a_process_answers_again_and_again_and_the_same_for_the_same_seed(thinkers: list[Thinker]) -> None:
    """The seed of the question decides, not what the process did before."""
    thinker = asked(thinkers, "toy", "random")
    first = news(thinker)
    assert isinstance(first.action, Number)
    assert not thinker.is_thinking
    assert thinker.poll() is None
    ask(thinker)
    assert news(thinker) == first


def test_progress_is_told_before_the_answer(thinkers: list[Thinker]) -> None:
    """The window shows how far it is."""
    thinker = asked(thinkers, "toy", "telling")
    assert news(thinker, last=False) == Thought(0.5)
    assert thinker.is_thinking
    assert news(thinker).action == Number(0)


def test_stop_ends_a_computation_within_a_second(thinkers: list[Thinker]) -> None:
    """Whatever it computes; and the next question is answered by another process."""
    thinker = asked(thinkers, "slow", "random")
    time.sleep(1.5)  # it has started and is in its endless loop
    process = thinker._process
    assert process.is_alive()
    began = time.monotonic()
    thinker.stop()
    assert time.monotonic() - began < 1.0
    assert not process.is_alive()
    assert (thinker.is_thinking, thinker.poll()) == (False, None)
    thinker._game = "toy"
    ask(thinker)
    assert isinstance(news(thinker).action, Number)


def test_the_death_of_the_process_is_told_and_mended(thinkers: list[Thinker]) -> None:
    """A process that is killed must not leave the window waiting for ever."""
    thinker = asked(thinkers, "toy", "dying")
    assert news(thinker) == Thought(1.0, fault=ENDED())
    ask(thinker)
    assert isinstance(news(thinker).action, Number)


def test_a_process_that_dies_between_questions_is_replaced(thinkers: list[Thinker]) -> None:
    """The person notices nothing."""
    thinker = asked(thinkers, "toy", "random")
    news(thinker)
    thinker._process.kill()
    thinker._process.join()
    ask(thinker)
    assert isinstance(news(thinker).action, Number)


def test_a_fault_of_the_player_is_told_and_the_process_lives_on(thinkers: list[Thinker]) -> None:
    """The window shows it and saves a report."""
    thinker = asked(thinkers, "faulty", "random")
    assert news(thinker).fault == "KeyError: 'leg'"
    assert thinker._process.is_alive()
