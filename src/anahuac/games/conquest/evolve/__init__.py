"""``evolve``: the state after a fact. Dull switches by event type; no legality, no chance, no search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.games.conquest.events import Event
from anahuac.games.conquest.evolve.battle import BATTLE
from anahuac.games.conquest.evolve.core import CORE
from anahuac.games.conquest.evolve.melee import MELEE
from anahuac.games.conquest.evolve.siege import SIEGE
from anahuac.games.conquest.evolve.strategic import STRATEGIC
from anahuac.games.conquest.model import State

#: One function per event type.
EVOLVE: dict[type, Callable[[State, Any], State]] = {**CORE, **STRATEGIC, **BATTLE, **MELEE, **SIEGE}


def evolve(state: State, event: Event) -> State:
    """The state after ``event``."""
    return EVOLVE[type(event)](state, event)
