"""What the facts of :mod:`anahuac.games.siege.events.movement` do to the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anahuac.games.siege.events import movement as ev
from anahuac.games.siege.model import State


def raid_left(s: State, event: ev.RaidLeft) -> State:
    """Remembered until the next R&R (11.1D)."""
    del event
    return replace(s, tally=replace(s.tally, raided=True))


MOVEMENT: dict[type, Callable[[State, Any], State]] = {ev.RaidLeft: raid_left}
