"""What the facts about losses do to the state: nothing beyond the eliminations that follow them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.games.conquest.events.casualties import CommanderTested, Sacrificed
from anahuac.games.conquest.model import State


def told(s: State, event: CommanderTested | Sacrificed) -> State:
    """Only for the log."""
    del event
    return s


CASUALTIES: dict[type, Callable[[State, Any], State]] = {CommanderTested: told, Sacrificed: told}
