"""What the facts of :mod:`anahuac.games.siege.events.afloat` do to the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.games.siege.events import afloat as ev
from anahuac.games.siege.model import State


def told(s: State, event: ev.LakeFought | ev.Bombarded) -> State:
    """Dice change nothing by themselves: steps lost are facts of their own."""
    del event
    return s


AFLOAT: dict[type, Callable[[State, Any], State]] = {
    ev.LakeFought: told,
    ev.Bombarded: told,
}
