"""Actions of lake combat and bombardment (8.22, 8.24). Whom to withhold is answered with ``Chosen``."""

from __future__ import annotations

from anahuac.engine.decision import Action


class FightInArea(Action, frozen=True, tag="fight_in_area"):
    """Fight the battle of a lake area next (8.22A)."""

    area: str


class Bombard(Action, frozen=True, tag="bombard"):
    """A unit afloat bombards a hex of the shore (8.24)."""

    unit: str
    target: str


AfloatActions = FightInArea | Bombard
