"""Frames of the siege: what is going on. One module per part of the rulebook."""

from __future__ import annotations

from anahuac.games.siege.frames.afloat import AfloatFrames
from anahuac.games.siege.frames.combat import CombatFrame
from anahuac.games.siege.frames.leaders import LeaderFrames
from anahuac.games.siege.frames.movement import MovementFrame
from anahuac.games.siege.frames.placing import PlacingFrame
from anahuac.games.siege.frames.recovery import RecoveryFrame
from anahuac.games.siege.frames.sequence import SequenceFrame

Frame = (
    SequenceFrame | MovementFrame | CombatFrame | AfloatFrames | LeaderFrames | RecoveryFrame | PlacingFrame
)

__all__ = ["Frame"]
