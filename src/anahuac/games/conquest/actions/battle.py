"""Actions of the battle part."""

from __future__ import annotations

from anahuac.engine.decision import Action


class BattleSeedAction(Action, frozen=True, tag="battle_seed_action"):
    """Placeholder until the first action of this part is written."""


BattleActions = BattleSeedAction
