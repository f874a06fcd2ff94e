"""Actions of Conquest: what a player can answer, in the imperative. One module per part of the rulebook."""

from __future__ import annotations

from anahuac.engine.decision import Allocated, Assigned, Chosen, Number, Ordered, Passed
from anahuac.games.conquest.actions.battle import BattleActions
from anahuac.games.conquest.actions.core import CoreActions
from anahuac.games.conquest.actions.melee import MeleeActions
from anahuac.games.conquest.actions.siege import SiegeActions
from anahuac.games.conquest.actions.strategic import StrategicActions

ConquestAction = (
    CoreActions
    | StrategicActions
    | BattleActions
    | MeleeActions
    | SiegeActions
    | Passed
    | Chosen
    | Number
    | Allocated
    | Ordered
    | Assigned
)

__all__ = ["ConquestAction"]
