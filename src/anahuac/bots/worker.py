"""A computer player in a process of its own: the window asks, goes on, and may stop it at any moment.

Only views travel to the process, never a full state: what a player cannot know it does not have.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from anahuac.bots.greedy import rank_greedily
from anahuac.bots.player import Progress, player
from anahuac.engine.chance import picker
from anahuac.engine.decision import Action, Decision
from anahuac.engine.game import Game
from anahuac.engine.text import Text, text

ENDED = text("bots", "its process has ended")
#: Seconds that a process is given to end when asked to, before it is killed.
PATIENCE = 0.3

#: In place of a level: what the best computer player would do, and what next.
ADVICE = "advice"

#: Loads a game by its id inside the process; must be importable there.
Loader = Callable[[str], Game[Any, Any]]


class Thought(msgspec.Struct, frozen=True):
    """News from the process: how far it is (0-1), and the answer or the fault once it has one.

    ``second`` is the next best answer where the question was for advice; ``gain`` is by how much the answer is
    better, in points of the game, where both were tried.
    """

    progress: float
    action: Action | None = None
    fault: Text | str | None = None
    second: Action | None = None
    gain: float | None = None

    @property
    def is_last(self) -> bool:
        """Whether nothing more will be said about the question."""
        return self.action is not None or self.fault is not None


class Thinker:
    """One process that answers one question at a time. Not thread-safe; poll it from the window's timer."""

    def __init__(self, loader: Loader, game: str) -> None:
        self._loader = loader
        self._game = game
        self._context = multiprocessing.get_context("spawn")
        self._process: Any = None
        self._pipe: Connection | None = None
        self.is_thinking = False

    def start(self) -> None:
        """Start the process ahead of the first question, so that the first answer is not late."""
        if self._process is not None and self._process.is_alive():
            return
        self.stop()
        ours, theirs = self._context.Pipe()
        self._process = self._context.Process(
            target=_serve, args=(theirs, self._loader, self._game), daemon=True
        )
        self._process.start()
        theirs.close()
        self._pipe = ours

    def ask(self, level: str, view: Any, decision: Decision, seed: int) -> None:
        """Put a question: the view of the decision's seat and the decision. An open question is given up.

        ``level`` is a computer player's, or :data:`ADVICE` for the answer and the next best.
        """
        if self.is_thinking:
            self.stop()
        question = (level, view, decision, seed)
        try:
            self._connection().send(question)
        except OSError:  # the process died between two questions, unnoticed
            self.stop()
            self._connection().send(question)
        self.is_thinking = True

    def poll(self) -> Thought | None:
        """The latest news, or ``None``. A process that died says so as a fault."""
        if not self.is_thinking or self._pipe is None:
            return None
        news: Thought | None = None
        try:
            while self._pipe.poll():
                news = self._pipe.recv()
                if news is not None and news.is_last:
                    self.is_thinking = False
                    return news
        except (EOFError, OSError):
            self.stop()
            return Thought(1.0, fault=ENDED())
        return news

    def stop(self) -> None:
        """End the process at once, whatever it computes; the next question starts another."""
        self.is_thinking = False
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.terminate()
            self._process.join(PATIENCE)
            if self._process.is_alive():
                self._process.kill()
                self._process.join(PATIENCE)
            self._process = None

    def _connection(self) -> Connection:
        self.start()
        assert self._pipe is not None
        return self._pipe


def _answer(
    game: Game[Any, Any], level: str, view: Any, decision: Decision, seed: int, told: Progress
) -> Thought:
    if level != ADVICE:
        return Thought(1.0, player(level)(game, view, decision, picker(seed), told))
    best, *rest = rank_greedily(game, view, decision, picker(seed), told)
    if not rest:
        return Thought(1.0, best.action)
    gain = best.worth - rest[0].worth if best.tried else None
    return Thought(1.0, best.action, second=rest[0].action, gain=gain)


def _serve(pipe: Connection, loader: Loader, game_id: str) -> None:
    """Body of the process: answer questions until the pipe closes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in the terminal is for the window to answer
    game = loader(game_id)
    while True:
        try:
            level, view, decision, seed = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = _answer(game, level, view, decision, seed, lambda share: pipe.send(Thought(share)))
        except Exception as error:  # told to the window, which shows and saves it
            answer = Thought(1.0, fault=f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except OSError:
            return
