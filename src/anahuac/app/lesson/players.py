"""The other seats of a lesson: they answer as the lesson has it, at once."""

from __future__ import annotations

from typing import Any

from anahuac.bots.worker import Thought
from anahuac.engine.chance import picker
from anahuac.engine.decision import Action, Decision
from anahuac.lessons.course import Course

#: Who plays such a seat, as the session keeps it.
LESSON = "lesson"


class Answering:
    """A player that thinks no longer than it takes to look the answer up.

    Where somebody has left the lesson's way it may be asked what the lesson does not foresee; it then answers what the
    game's own advice thinks of first, from its seat's view like any computer player.
    """

    def __init__(self, course: Course) -> None:
        self._course = course
        self._answer: Action | None = None

    def ask(self, view: Any, decision: Decision) -> None:
        """Look the answer up."""
        answer = self._course.answer(decision)
        if answer is None:
            pick = picker(self._course.lesson.seed)
            answer = self._course.match.game.advisor.propose(view, decision, 1, pick)[0]
        self._answer = answer

    def poll(self) -> Thought | None:
        """The answer, once."""
        answer, self._answer = self._answer, None
        return Thought(1.0, answer) if answer is not None else None

    def stop(self) -> None:
        """Forget the question."""
        self._answer = None
