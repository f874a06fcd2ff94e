"""``evolve``: the state after a fact. Dull switches by event type; no legality, no chance, no search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.games.siege.events import Event
from anahuac.games.siege.evolve.afloat import AFLOAT
from anahuac.games.siege.evolve.core import CORE
from anahuac.games.siege.evolve.ground import GROUND
from anahuac.games.siege.evolve.leaders import LEADERS
from anahuac.games.siege.evolve.movement import MOVEMENT
from anahuac.games.siege.evolve.recovery import RECOVERY
from anahuac.games.siege.evolve.sequence import SEQUENCE
from anahuac.games.siege.evolve.setup import SETUP
from anahuac.games.siege.model import State

#: One function per event type.
EVOLVE: dict[type, Callable[[State, Any], State]] = {
    **AFLOAT,
    **CORE,
    **GROUND,
    **LEADERS,
    **MOVEMENT,
    **RECOVERY,
    **SEQUENCE,
    **SETUP,
}


def evolve(state: State, event: Event) -> State:
    """The state after ``event``."""
    return EVOLVE[type(event)](state, event)
