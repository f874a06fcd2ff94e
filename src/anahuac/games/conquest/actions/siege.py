"""Actions of combat on the strategic map, of losses and of sieges."""

from __future__ import annotations

from anahuac.engine.decision import Action


class Sacrifice(Action, frozen=True, tag="sacrifice"):
    """Give up this unit for an S (10.3.4-u)."""

    unit: str


SiegeActions = Sacrifice
