"""Where somebody stands in a lesson: read off the steps of the match, so that undo and redo need no bookkeeping.

The course never changes the match. It tells which step to go back to and what to play; whoever shows the lesson does
it. A task is complete, under way, or left: *astray* is an answer that leads elsewhere. From there one can always go
back to where the task began, across dice too, which a match outside a lesson would not allow.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from anahuac.engine.decision import Action, Decision, Passed
from anahuac.engine.game import decision_of
from anahuac.engine.history import Played
from anahuac.engine.match import Match
from anahuac.lessons.document import Lesson, Said, Task, action_of, fits
from anahuac.lessons.source import Laid


class Course:
    """Belongs to a match whose chance is a :class:`Laid`.

    ``at`` is the number of the task, ``complete`` whether it has been done, ``astray`` what is said where one has
    left its way (an empty mapping where nothing special is), else ``None``.
    """

    def __init__(self, lesson: Lesson, match: Match[Any, Any], source: Laid) -> None:
        self.lesson = lesson
        self.match = match
        self._source = source
        self.at = 0
        self.complete = False
        self.astray: Said | None = None
        self._starts = [0] * len(lesson.tasks)
        self._end = 0  # the step with which the task was complete
        self._enter(0, match.last.number)

    @classmethod
    def begin(cls, game: Any, lesson: Lesson) -> Course:
        """A new match at the first task. Raises SetupError."""
        source = Laid(lesson.seed)
        return cls(lesson, Match(game, lesson.start, source), source)

    # ------------------------------------------------------------------ what is

    @property
    def task(self) -> Task:
        """The task shown."""
        return self.lesson.tasks[self.at]

    @property
    def start(self) -> int:
        """The step of the match at which the task began."""
        return self._starts[self.at]

    @property
    def asked_at(self) -> int:
        """The last step before what the task asks for was begun: what its text tells of has happened by then."""
        mine = self.match.steps[self.start + 1 :] if self.task.play else []
        for step in mine:
            action = step.action
            if step.seat == self.lesson.seat and action is not None and fits(self.task.play[0], action):
                return step.number - 1
        return self.match.last.number

    @property
    def undo_to(self) -> int:
        """The step up to which a task of taking back takes back: where the task before it began."""
        return self._starts[max(self.at - 1, 0)]

    @property
    def is_last(self) -> bool:
        """Whether no task comes after this one."""
        return self.at == len(self.lesson.tasks) - 1

    def answer(self, decision: Decision) -> Action | None:
        """What another seat answers, ``None`` where the lesson has nothing that fits."""
        for pattern in self.lesson.answers:
            if pattern.get("action") == "passed" and decision.may_pass:
                return Passed()
            whole = action_of(pattern, self.match.game.action_type)
            if whole is not None and decision.contains(whole):
                return whole
            options: Sequence[Action] = getattr(decision.domain, "options", ())
            found = next((option for option in options if fits(pattern, option)), None)
            if found is not None:
                return found
        return None

    def to_show(self) -> tuple[Action, ...]:
        """What is left to be played for the task to be complete, as one gesture."""
        if self.complete:
            return ()
        played = [step.action for step in self._mine(self.start)]
        done = 0
        for at, pattern in enumerate(self.task.play, 1):
            if any(action is not None and fits(pattern, action) for action in played):
                done = at
        made = (action_of(pattern, self.match.game.action_type) for pattern in self.task.play[done:])
        return tuple(action for action in made if action is not None)

    # ------------------------------------------------------------------ what changes

    def look(self) -> None:
        """The match has changed: see what that means for the lesson."""
        last = self.match.last.number
        if last < self.start:
            self._taken_back(last)
        if self.task.play:
            self._judge()
        elif (mine := self._mine(self._end if self.complete else self.start)) and not self.is_last:
            if self.task.undo and not self.complete:
                self.astray = self._said_of(mine[-1].action)
            else:
                self._go_on(mine[0].number - 1)
        elif not self.complete or not self.task.undo:
            self.astray = None

    def pointed(self, refs: Sequence[str]) -> None:
        """Something was pointed at."""
        if not self.complete and set(self.task.point) & set(refs):
            self._finish(self.match.last.number)

    def picked(self, marked: Mapping[str, str]) -> None:
        """A question is being answered, and refs are marked so: ``selected`` what is picked."""
        leave = self.task.leave
        if leave and not self.complete and all(marked.get(ref) not in ("selected", None) for ref in leave):
            self._finish(self.match.last.number)

    def next(self) -> bool:
        """Go to the next task; only from one that is complete."""
        if not self.complete or self.is_last:
            return False
        self._enter(self.at + 1, self.match.last.number)
        return True

    def return_to(self) -> int:
        """Begin the task again; gives the step to go back to, which is for the caller to do."""
        start = self.start
        self._enter(self.at, start)
        return start

    def back(self) -> int | None:
        """Begin the task before again, or the last one that the match can go back to; gives the step, or ``None`` at
        the first task."""
        last = self.match.last.number
        found = next((at for at in range(self.at - 1, -1, -1) if self._starts[at] <= last), None)
        if found is None:
            return None
        self._enter(found, self._starts[found])
        return self._starts[found]

    # ------------------------------------------------------------------ inside

    def _mine(self, since: int) -> list[Played[Any, Any]]:
        """Steps after one that were somebody's own choice: not those that left none, nor of other seats."""
        steps = self.match.steps
        return [
            step
            for step in steps[since + 1 :]
            if step.seat == self.lesson.seat and not _forced(steps[step.number - 1], step)
        ]

    def _judge(self) -> None:
        """Whether what was played since the task began completes it, is harmless, or leads away."""
        task = self.task
        done, self.complete, self.astray = self.complete, False, None
        steps = self.match.steps[self.start + 1 :]
        for step in steps:
            action = step.action
            if step.seat != self.lesson.seat or action is None:
                continue
            if fits(task.end, action):
                self._finish(step.number, again=done)
                if not self.is_last and self._has_gone_on(step.number):
                    self._go_on(step.number)
                return
            free = _forced(self.match.steps[step.number - 1], step)
            if not free and not any(fits(pattern, action) for pattern in (*task.play, *task.allow)):
                self.astray = self._said_of(action)
                return
        if done:  # it was complete and has been taken back
            self._lay(self.at)

    def _has_gone_on(self, since: int) -> bool:
        """Whether somebody has played on, if only by the one answer that the next task is about."""
        following = self.lesson.tasks[self.at + 1].play
        steps = [step for step in self.match.steps[since + 1 :] if step.seat == self.lesson.seat]
        return bool(self._mine(since)) or any(
            fits(pattern, step.action) for step in steps if step.action is not None for pattern in following
        )

    def _said_of(self, action: Action | None) -> Said:
        if action is not None:
            for wrong in self.task.wrong:
                if fits(wrong.on, action):
                    return wrong.text
        return self.task.astray

    def _taken_back(self, last: int) -> None:
        """The match went back to before the task began."""
        if self.task.undo and not self.complete and last >= self.undo_to:
            if last == self.undo_to:
                self._finish(last)
            return
        if self.task.undo and last >= self._end:
            return
        found = next((at for at in range(self.at - 1, -1, -1) if self._starts[at] <= last), 0)
        self._enter(found, self._starts[found])

    def _go_on(self, start: int) -> None:
        """Somebody has played on: the next task is what that belongs to."""
        self._enter(self.at + 1, start)
        self.look()

    def _enter(self, at: int, start: int) -> None:
        self.at = at
        self._starts[at] = start
        self.complete, self.astray = self.task.only_read, None
        self._end = start
        self._lay(at)

    def _finish(self, end: int, again: bool = False) -> None:
        self.complete, self.astray, self._end = True, None, end
        if not again:
            self._lay(self.at + 1)

    def _lay(self, at: int) -> None:
        """Lay out the dice of a task, and of those before which somebody may play on unasked."""
        dice: dict[str, tuple[int, ...]] = {}
        for task in self.lesson.tasks[at:]:
            for label, values in task.dice.items():
                dice[label] = (*dice.get(label, ()), *values)
            if task.play or task.undo:
                break
        self._source.lay(dice, at)


def _forced(before: Played[Any, Any], step: Played[Any, Any]) -> bool:
    """Whether a step left no choice."""
    decision = decision_of(before.pending, step.seat)
    return decision is not None and decision.is_forced()
