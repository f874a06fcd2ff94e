"""What the facts of :mod:`anahuac.games.siege.events.leaders` do to the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anahuac.games.siege.events import leaders as ev
from anahuac.games.siege.model import State


def told(s: State, event: ev.LeaderRisked | ev.LeaderSank | ev.LeaderCaught) -> State:
    """What becomes of the leader is a fact of its own."""
    del event
    return s


def prisoners_tested(s: State, event: ev.PrisonersTested) -> State:
    """Prisoners are remembered for the objection (4.4B1), unmarked ones for the desertion check (10.2A)."""
    if not event.taken:
        return s
    takings = s.tally.takings + int(event.unmarked)
    return replace(s, tally=replace(s.tally, prisoners=True, takings=takings))


LEADERS: dict[type, Callable[[State, Any], State]] = {
    ev.LeaderRisked: told,
    ev.LeaderSank: told,
    ev.LeaderCaught: told,
    ev.PrisonersTested: prisoners_tested,
}
