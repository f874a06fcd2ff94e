"""Frames of Conquest: what is going on, innermost last. One module per part of the rulebook."""

from __future__ import annotations

from anahuac.games.conquest.frames.battle import BattleFrames
from anahuac.games.conquest.frames.melee import MeleeFrames
from anahuac.games.conquest.frames.siege import SiegeFrames
from anahuac.games.conquest.frames.strategic import StrategicFrames
from anahuac.games.conquest.frames.turn import TurnFrames

Frame = TurnFrames | StrategicFrames | BattleFrames | MeleeFrames | SiegeFrames

__all__ = ["Frame"]
