"""Actions of the siege, by part of the rulebook."""

from __future__ import annotations

from anahuac.engine.decision import Allocated, Assigned, Chosen, Number, Ordered, Passed
from anahuac.games.siege.actions.afloat import AfloatActions
from anahuac.games.siege.actions.ground import GroundActions
from anahuac.games.siege.actions.leaders import LeaderActions
from anahuac.games.siege.actions.movement import MovementActions
from anahuac.games.siege.actions.placing import PlacingActions
from anahuac.games.siege.actions.sequence import SequenceActions

SiegeAction = (
    Allocated
    | Assigned
    | Chosen
    | Number
    | Ordered
    | Passed
    | SequenceActions
    | AfloatActions
    | GroundActions
    | LeaderActions
    | PlacingActions
    | MovementActions
)

__all__ = ["SiegeAction"]
