"""Events of Conquest: facts in the past tense. One module per part of the rulebook, one for what all share."""

from __future__ import annotations

from anahuac.games.conquest.events.battle import BattleEvents
from anahuac.games.conquest.events.core import CoreEvents
from anahuac.games.conquest.events.melee import MeleeEvents
from anahuac.games.conquest.events.siege import SiegeEvents
from anahuac.games.conquest.events.strategic import StrategicEvents

Event = CoreEvents | StrategicEvents | BattleEvents | MeleeEvents | SiegeEvents

__all__ = ["Event"]
