"""What the facts of the strategic part do to the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from anahuac.games.conquest.events import strategic as ev
from anahuac.games.conquest.evolve.core import marched
from anahuac.games.conquest.model import Reinforcement, State, Unit
from anahuac.games.conquest.terms import ELIMINATED


def arrival_turn_rolled(s: State, event: ev.ArrivalTurnRolled) -> State:
    """The reinforcements are due on another turn."""
    return replace(s, reinforcement=Reinforcement(event.due))


def reinforcements_landed(s: State, event: ev.ReinforcementsLanded) -> State:
    """They are no longer awaited; those who lost their last point go to the group."""
    units = dict(s.units)
    for unit, _, sp in event.rolls:
        if sp == 0:
            units[unit] = Unit(ELIMINATED, 0, event.camp)
    return replace(s, units=units, reinforcement=Reinforcement(None))


def unit_restored(s: State, event: ev.UnitRestored) -> State:
    """A unit shows its full side."""
    return replace(s, units={**s.units, event.unit: replace(s.units[event.unit], sp=event.sp)})


def told(s: State, event: object) -> State:
    """The event tells what happened; frames or other events carry what follows from it."""
    del event
    return s


STRATEGIC: dict[type, Callable[[State, Any], State]] = {
    ev.ArrivalTurnRolled: arrival_turn_rolled,
    ev.LandingRolled: told,
    ev.ReinforcementsLanded: reinforcements_landed,
    ev.PointsCounted: told,
    ev.UnitRestored: unit_restored,
    ev.GarrisonLedOut: marched,
    ev.PiecePickedUp: told,
    ev.PieceLeft: told,
    ev.AttritionRolled: told,
}
