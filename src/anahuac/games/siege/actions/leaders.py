"""Actions about leaders and prisoners (9, 11.5)."""

from __future__ import annotations

from anahuac.engine.decision import Action


class GetAway(Action, frozen=True, tag="get_away"):
    """A leader gets away to a place; ``carrier`` is who takes him aboard in a lake area, else ``""`` (9.3A)."""

    place: str
    carrier: str = ""


class SacrificeAt(Action, frozen=True, tag="sacrifice_at"):
    """Put the sacrifice marker on a temple (11.5B)."""

    temple: str


LeaderActions = GetAway | SacrificeAt
