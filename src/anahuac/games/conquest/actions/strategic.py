"""Actions of the strategic part."""

from __future__ import annotations

from anahuac.engine.decision import Action


class StrategicSeedAction(Action, frozen=True, tag="strategic_seed_action"):
    """Placeholder until the first action of this part is written."""


StrategicActions = StrategicSeedAction
