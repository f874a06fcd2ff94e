"""Texts of the siege: prompts, refusals and log lines, by part of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.game import LogLine
from anahuac.games.siege.texts import afloat, core, ground, leaders, recovery, ruses, sequence, setup

#: One function per event type that has a line in the log.
DESCRIBE: dict[type, Callable[[Any], LogLine | None]] = {
    **core.DESCRIBE,
    **sequence.DESCRIBE,
    **setup.DESCRIBE,
    **ground.DESCRIBE,
    **ruses.DESCRIBE,
    **afloat.DESCRIBE,
    **leaders.DESCRIBE,
    **recovery.DESCRIBE,
}
