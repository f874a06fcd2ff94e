"""Actions of hand-to-hand fighting, counter-attacks and tactical movement."""

from __future__ import annotations

from anahuac.engine.decision import Action


class Attack(Action, frozen=True, tag="attack"):
    """Attack a tactical zone from one of one's own (10.3.4-h)."""

    origin: str
    target: str


class CounterAttack(Action, frozen=True, tag="counter_attack"):
    """Try to counter-attack a tactical zone from one's own, under a commander there (10.3.4-A)."""

    origin: str
    target: str
    commander: str


class FightToTheDeath(Action, frozen=True, tag="fight_to_the_death"):
    """Let the Spanish units of a tactical zone count twice (T3-h)."""

    tz: str


class Feint(Action, frozen=True, tag="feint"):
    """Move units by a feint from one tactical zone to another (T3-g); which ones is asked next."""

    origin: str
    to: str


class TakeFirstLoss(Action, frozen=True, tag="take_first_loss"):
    """Make an enemy unit lose the first strength point (T3-d)."""

    unit: str


class FallBackTo(Action, frozen=True, tag="fall_back_to"):
    """Send a unit or a commander to one of the tactical zones open to it (10.3.4-p, 10.3.4-s)."""

    piece: str
    tz: str


class Shift(Action, frozen=True, tag="shift"):
    """Move a unit or a commander on the tactical board (10.3.4-D)."""

    piece: str
    tz: str


class Swap(Action, frozen=True, tag="swap"):
    """Exchange a reduced unit of the first line with a full one of its type (T3-j)."""

    reduced: str
    full: str


class HideIn(Action, frozen=True, tag="hide_in"):
    """Note the tactical zone in which the hidden units wait (T3-l)."""

    tz: str


class Appear(Action, frozen=True, tag="appear"):
    """Let the hidden units come out (T3-l)."""


MeleeActions = (
    Attack
    | CounterAttack
    | FightToTheDeath
    | Feint
    | TakeFirstLoss
    | FallBackTo
    | Shift
    | Swap
    | HideIn
    | Appear
)
