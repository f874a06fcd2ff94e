"""What a seat is told of a step of the match, and whether a gesture has shown it something."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from anahuac.engine.decision import Seat
from anahuac.engine.game import LogLine
from anahuac.engine.match import Match

log = logging.getLogger("anahuac.app.session")


class LogEntry(msgspec.Struct, frozen=True):
    """A line of the log and the step it belongs to."""

    step: int
    line: LogLine


def told(match: Match[Any, Any], seat: Seat | None, step: int) -> list[LogEntry]:
    """The lines of the log about a step, as a seat may read them."""
    try:
        state = match.view(seat, step)
        lines = [match.game.describe(event, state) for event in match.events(seat, step)]
    except Exception as error:  # facts from a stranger's file that nobody can tell; the match goes on
        log.warning("step %d cannot be told: %r", step, error)
        return []
    return [LogEntry(step, line) for line in lines if line is not None]


def has_news(match: Match[Any, Any], seat: Seat | None) -> bool:
    """Whether the last gesture was this seat's, rolled dice or turned up something, and the seat may read of it."""
    gesture = match.last.gesture
    steps = []
    for step in reversed(match.steps):
        if step.gesture != gesture or step.action is None:
            break
        steps.append(step)
    if not any(step.seat == seat for step in steps):
        return False
    return any(
        (step.draws and told(match, seat, step.number))
        or any(map(match.game.discloses, match.events(seat, step.number)))
        for step in steps
    )
