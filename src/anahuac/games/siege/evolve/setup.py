"""What the facts of :mod:`anahuac.games.siege.events.setup` do to the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anahuac.games.siege.events import setup as ev
from anahuac.games.siege.model import State


def deployment_ended(s: State, event: ev.DeploymentEnded) -> State:
    """The hexes that may stay overstacked for now."""
    return replace(s, surplus=event.surplus) if event.surplus else s


def surplus_ended(s: State, event: ev.SurplusEnded) -> State:
    """None any more."""
    del event
    return replace(s, surplus=())


SETUP: dict[type, Callable[[State, Any], State]] = {
    ev.DeploymentEnded: deployment_ended,
    ev.SurplusEnded: surplus_ended,
}
