"""Texts of the Conquest: prompts, refusals and log lines, by part of the rulebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.game import LogLine
from anahuac.games.conquest.texts import battle, core, melee, siege, strategic

#: One function per event type that has a line in the log.
DESCRIBE: dict[type, Callable[[Any], LogLine | None]] = {
    **core.DESCRIBE,
    **strategic.DESCRIBE,
    **battle.DESCRIBE,
    **melee.DESCRIBE,
    **siege.DESCRIBE,
}
