"""Actions that several chapters use."""

from __future__ import annotations

from anahuac.engine.decision import Action


class Concede(Action, frozen=True, tag="concede"):
    """Give the match up (6-e); possible for a seat whenever something is asked of it."""


class TakeForm(Action, frozen=True, tag="take_form"):
    """Let a stack stand as a garrison, or as an army (G-7)."""

    zone: int
    garrison: bool


class Done(Action, frozen=True, tag="done"):
    """End what is going on: purchases, movement, a march, a round of moves."""


CoreActions = Concede | TakeForm | Done
