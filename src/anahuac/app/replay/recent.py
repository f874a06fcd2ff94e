"""What was done last: the gestures that can be taken back, and what happened since a seat last decided."""

from __future__ import annotations

import msgspec

from anahuac.app.replay.trace import lines_of
from anahuac.app.session import REFUSAL, LogEntry, Session
from anahuac.engine.match import BARRIER_TEXTS, Barrier
from anahuac.engine.text import Text

#: So many gestures are listed at most.
MOST_GESTURES = 30


class Gesture(msgspec.Struct, frozen=True):
    """One gesture: the step that undo goes back to, and what the log tells of it."""

    to: int
    lines: tuple[LogEntry, ...]


def gestures(session: Session) -> tuple[list[Gesture], Text | None]:
    """The gestures that can be taken back, the newest first, and why no further one can; ``None`` where the list
    only gets too long."""
    match = session.match
    steps = match.steps
    found: list[Gesture] = []
    at = match.last.number
    while len(found) < MOST_GESTURES:
        to = at - 1
        while to > 0 and steps[to].gesture == steps[at].gesture:
            to -= 1
        refusal = session.undo_refusal(max(to, 0))
        if refusal is not None or at == 0:
            return found, refusal or BARRIER_TEXTS[Barrier.START]()
        lines = [entry for step in range(to + 1, at + 1) for entry in lines_of(session, step)]
        found.append(Gesture(to, tuple(line for line in lines if line.line.kind != REFUSAL)))
        at = to
    return found, None


def last_decided(session: Session) -> int:
    """The last step that the viewpoint's own gesture made; 0, the opening, where it has decided nothing yet."""
    steps = session.match.steps
    for step in reversed(steps):
        if step.number and steps[step.gesture].seat == session.viewpoint:
            return int(step.number)
    return 0


def since(session: Session) -> list[LogEntry]:
    """The log's lines since the viewpoint last decided, without refusals."""
    first = last_decided(session)
    return [entry for entry in session.lines_after(first) if entry.line.kind != REFUSAL]
