"""The course of a match as one seat knows it: its turns, the phases in them, and the steps that stand out.

A step belongs to the turn and phase in which it was made, which is where the match stood before it. A timeline
follows its session: it grows with the match, and forgets what has been taken back.
"""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Callable
from typing import Any, Literal

import msgspec

from anahuac.app.presenter import Moment, Presenter
from anahuac.app.session import LogEntry, Session
from anahuac.engine.decision import Seat

#: How far one goes at once.
Stride = Literal["step", "phase", "turn"]
STRIDES: tuple[Stride, ...] = ("step", "phase", "turn")


class Span(msgspec.Struct, frozen=True):
    """Steps from ``first`` to ``last`` that were made at the same moment: in one turn, or in one phase of it."""

    first: int
    last: int
    moment: Moment

    @property
    def count(self) -> int:
        """How many steps."""
        return self.last - self.first + 1


class Sign(msgspec.Struct, frozen=True):
    """Something that happened in a step: what is drawn for it, and the line that tells it. ``great``: seen from
    afar."""

    step: int
    glyph: str
    seat: Seat | None
    great: bool
    entry: LogEntry


class Timeline:
    """``turns`` and ``phases`` cover the steps ``0`` to ``last`` without a gap, as far as they have been read."""

    def __init__(self, session: Session, presenter: Presenter) -> None:
        self._session = session
        self._presenter = presenter
        self._forget()

    def _forget(self) -> None:
        self._seat = self._session.viewpoint
        self._line: list[Any] = []  # the steps read
        self._moments: list[Moment] = []
        self._stands: Moment | None = None
        self._lines = 0
        self._last_line: LogEntry | None = None
        self.turns: list[Span] = []
        self.phases: list[Span] = []
        self.signs: list[Sign] = []

    @property
    def last(self) -> int:
        """The latest step read."""
        return len(self._line) - 1

    @property
    def whole(self) -> int:
        """The latest step of the match, read or not."""
        return len(self._session.match.steps) - 1

    def read(self, seconds: float = 3600.0) -> bool:
        """Take up what the match has become, for so long at most; gives whether all of it has been read."""
        self._forget_what_went()
        steps = self._session.match.steps
        until = time.perf_counter() + seconds
        while len(self._line) < len(steps):
            self._read_step(steps[len(self._line)])
            if time.perf_counter() > until:
                break
        self._read_lines()
        return len(self._line) == len(steps)

    def moment(self, step: int) -> Moment | None:
        """When a step was made."""
        return self._moments[step] if 0 <= step < len(self._moments) else None

    @property
    def stands(self) -> Moment | None:
        """Where the match stands after the latest step."""
        return self._stands

    def turn_of(self, step: int) -> Span | None:
        """The turn a step was made in."""
        return _span_of(self.turns, step)

    def phase_of(self, step: int) -> Span | None:
        """The phase a step was made in."""
        return _span_of(self.phases, step)

    def phases_of(self, turn: Span) -> list[Span]:
        """The phases of a turn in order."""
        return [phase for phase in self.phases if turn.first <= phase.first <= turn.last]

    def onward(self, step: int, stride: Stride) -> int:
        """The step that a stride forward leads to: the first of the next phase or turn, at most the latest."""
        if stride == "step":
            return min(step + 1, self.last)
        span = _span_of(self.phases if stride == "phase" else self.turns, step)
        return self.last if span is None else min(span.last + 1, self.last)

    def back(self, step: int, stride: Stride) -> int:
        """The step that a stride back leads to: the first of this phase or turn, from there of the one before."""
        if stride == "step":
            return max(step - 1, 0)
        spans = self.phases if stride == "phase" else self.turns
        span = _span_of(spans, step)
        if span is None or (step == span.first and step == 0):
            return 0
        if step > span.first:
            return span.first
        before = _span_of(spans, span.first - 1)
        return before.first if before is not None else 0

    # ------------------------------------------------------------------ helpers

    def _read_step(self, step: Any) -> None:
        view = self._session.match.view(self._seat, step.number)
        after = self._presenter.moment(view)
        moment = self._stands if self._stands is not None else after
        self._line.append(step)
        self._moments.append(moment)
        self._stands = after
        _extend(self.turns, step.number, moment, _same_turn)
        _extend(self.phases, step.number, moment, _same_phase)

    def _read_lines(self) -> None:
        entries = self._session.log_lines()
        grew = self._lines <= len(entries) and (
            not self._lines or entries[self._lines - 1] is self._last_line
        )
        if not grew:
            self.signs, self._lines = [], 0
        for entry in entries[self._lines :]:
            weight = self._presenter.landmark(entry.line)
            if weight:
                glyph = self._presenter.kind_glyph(entry.line.kind, entry.line.seat)
                self.signs.append(Sign(entry.step, glyph, entry.line.seat, weight == "great", entry))
        self._lines = len(entries)
        self._last_line = entries[-1] if entries else None

    def _forget_what_went(self) -> None:
        """Drop steps that the match no longer has, and everything when another seat looks on."""
        if self._seat != self._session.viewpoint:
            self._forget()
            return
        steps = self._session.match.steps
        keep = len(self._line)
        while keep and (keep > len(steps) or self._line[keep - 1] is not steps[keep - 1]):
            keep -= 1
        if keep == len(self._line):
            return
        del self._line[keep:], self._moments[keep:]
        for spans in (self.turns, self.phases):
            while spans and spans[-1].first >= keep:
                spans.pop()
            if spans and spans[-1].last >= keep:
                spans[-1] = Span(spans[-1].first, keep - 1, spans[-1].moment)
        view = self._session.match.view(self._seat, keep - 1) if keep else None
        self._stands = self._presenter.moment(view) if keep else None


def _span_of(spans: list[Span], step: int) -> Span | None:
    at = bisect_right(spans, step, key=lambda span: span.first) - 1
    return spans[at] if at >= 0 else None


def _extend(spans: list[Span], step: int, moment: Moment, same: Callable[[Moment, Moment], bool]) -> None:
    if spans and same(spans[-1].moment, moment):
        spans[-1] = Span(spans[-1].first, step, spans[-1].moment)
    else:
        spans.append(Span(step, step, moment))


def _same_turn(one: Moment, other: Moment) -> bool:
    return one.turn == other.turn


def _same_phase(one: Moment, other: Moment) -> bool:
    return (one.turn, one.phase) == (other.turn, other.phase)
