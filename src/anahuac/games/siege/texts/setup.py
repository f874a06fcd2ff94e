"""Texts of the set-up: prompts, refusals, log lines, and why a match cannot start (3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.game import LogLine
from anahuac.engine.text import Ref, plural, text
from anahuac.games.siege.events import setup as ev
from anahuac.games.siege.terms import SPANISH

NO_SUCH_SCENARIO = text("siege", "There is no scenario “{scenario}”.")
NO_SUCH_OPTION = text("siege", "There is no option “{option}”.")
NO_SUCH_VALUE = text("siege", "The option “{option}” cannot be “{value}”.")
SET_UP_DONE = text("siege", "Everything stands. Take a counter up again, or begin?")

DEPLOYED = text("siege", "Deployment of the {camp} is over")
OVERSTACKED = plural("siege", "Deployment of the {camp} is over, %n hex(es) overstacked for now", "", 1)


def _deployed(e: ev.DeploymentEnded) -> LogLine:
    camp = Ref("camp", e.camp, "de")
    line = OVERSTACKED(len(e.surplus), camp=camp) if e.surplus else DEPLOYED(camp=camp)
    clause = "siege:3.2A" if e.camp == SPANISH else "siege:3.3A"
    places = tuple(f"place:{place}" for place in e.surplus)
    return LogLine(line, clause, "rr", e.camp, places=places)


DESCRIBE: dict[type, Callable[[Any], LogLine | None]] = {ev.DeploymentEnded: _deployed}
