"""What the facts of :mod:`anahuac.games.siege.events.sequence` do to the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anahuac.games.siege.events import sequence as ev
from anahuac.games.siege.model import State


def recovery_called(s: State, event: ev.RecoveryCalled) -> State:
    """Nobody has objected to this one yet."""
    del event
    return replace(s, tally=replace(s.tally, objected=False))


def objected(s: State, event: ev.Objected) -> State:
    """The attempt counts in the desertion check if the R&R happens; a denied one is over (4.5)."""
    return replace(s, tally=replace(s.tally, objected=not event.denied))


SEQUENCE: dict[type, Callable[[State, Any], State]] = {
    ev.RecoveryCalled: recovery_called,
    ev.Objected: objected,
}
