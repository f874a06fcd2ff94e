"""Actions of regular battles but for the hand-to-hand fighting and tactical movement."""

from __future__ import annotations

from anahuac.engine.decision import Action


class NameGeneral(Action, frozen=True, tag="name_general"):
    """Make a commander the army commander (10.3.1-c)."""

    commander: str


class MarkForSacrifice(Action, frozen=True, tag="mark_for_sacrifice"):
    """Put the Sacrifice marker on an enemy counter (10.3.2-f)."""

    piece: str


class LooseDogs(Action, frozen=True, tag="loose_dogs"):
    """Set the War dogs on a tactical zone (T3-a)."""

    tz: str


class Fire(Action, frozen=True, tag="fire"):
    """Let a unit shoot at another (10.3.4-d)."""

    unit: str
    target: str


class FightOn(Action, frozen=True, tag="fight_on"):
    """Begin another round (10.3.4-F)."""


class FallBack(Action, frozen=True, tag="fall_back"):
    """Give the battle up (10.3.4-F)."""


BattleActions = NameGeneral | MarkForSacrifice | LooseDogs | Fire | FightOn | FallBack
