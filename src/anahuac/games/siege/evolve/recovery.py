"""What the facts of :mod:`anahuac.games.siege.events.recovery` do to the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anahuac.games.siege.events import recovery as ev
from anahuac.games.siege.model import DEAD_FOR_GOOD, OFF_MAP, Piece, State


def recovery_began(s: State, event: ev.RecoveryBegan) -> State:
    """One more."""
    return replace(s, tally=replace(s.tally, held=event.number))


def desertion_checked(s: State, event: ev.DesertionChecked) -> State:
    """They go home once in a match (10.2E)."""
    return replace(s, tally=replace(s.tally, deserted=True)) if event.deserts else s


def troubles_forgotten(s: State, event: ev.TroublesForgotten) -> State:
    """All begins anew."""
    del event
    return replace(s, tally=replace(s.tally, raided=False, objected=False, takings=0))


def allies_came_back(s: State, event: ev.AlliesCameBack) -> State:
    """They wait beside the map to be placed."""
    return replace(s, pieces={**s.pieces, **{unit: Piece(OFF_MAP, steps) for unit, steps in event.units}})


def dead_rolled(s: State, event: ev.DeadRolled) -> State:
    """Back beside the map, still dead, or dead for good."""
    if event.steps:
        return replace(s, pieces={**s.pieces, event.unit: Piece(OFF_MAP, event.steps)})
    if event.fate == "dead_for_good":
        return replace(s, pieces={**s.pieces, event.unit: Piece(DEAD_FOR_GOOD, 0)})
    return s


def as_it_was(s: State, event: object) -> State:
    """A fact for the log."""
    del event
    return s


RECOVERY: dict[type, Callable[[State, Any], State]] = {
    ev.RecoveryBegan: recovery_began,
    ev.DesertionChecked: desertion_checked,
    ev.TroublesForgotten: troubles_forgotten,
    ev.AlliesCameBack: allies_came_back,
    ev.UnitsKept: as_it_was,
    ev.BreakOutRolled: as_it_was,
    ev.DeadRolled: dead_rolled,
    ev.DiseaseRolled: as_it_was,
    ev.DiseaseStruck: as_it_was,
}
