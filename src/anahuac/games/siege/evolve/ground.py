"""What the facts of :mod:`anahuac.games.siege.events.ground` do to the state: they are told, and change nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.games.siege.events import ground as ev
from anahuac.games.siege.model import State


def told(s: State, event: object) -> State:
    """Losses, moves and flags are facts of their own."""
    del event
    return s


GROUND: dict[type, Callable[[State, Any], State]] = {
    ev.StackSeen: told,
    ev.BattleFought: told,
    ev.TrapTried: told,
    ev.AttackDropped: told,
    ev.ChargeRidden: told,
}
