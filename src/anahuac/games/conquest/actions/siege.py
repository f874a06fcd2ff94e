"""Actions of the siege part."""

from __future__ import annotations

from anahuac.engine.decision import Action


class SiegeSeedAction(Action, frozen=True, tag="siege_seed_action"):
    """Placeholder until the first action of this part is written."""


SiegeActions = SiegeSeedAction
