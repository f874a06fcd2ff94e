"""Events of the siege: facts in the past tense. One module per part of the rulebook, one for what all share."""

from __future__ import annotations

from anahuac.games.siege.events.afloat import AfloatEvents
from anahuac.games.siege.events.core import CoreEvents
from anahuac.games.siege.events.ground import GroundEvents
from anahuac.games.siege.events.leaders import LeaderEvents
from anahuac.games.siege.events.movement import MovementEvents
from anahuac.games.siege.events.recovery import RecoveryEvents
from anahuac.games.siege.events.sequence import SequenceEvents
from anahuac.games.siege.events.setup import SetupEvents

Event = (
    AfloatEvents
    | CoreEvents
    | GroundEvents
    | LeaderEvents
    | MovementEvents
    | RecoveryEvents
    | SequenceEvents
    | SetupEvents
)

__all__ = ["Event"]
