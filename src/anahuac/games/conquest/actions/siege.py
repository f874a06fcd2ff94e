"""Actions of combat on the strategic map, of losses and of sieges."""

from __future__ import annotations

from anahuac.engine.decision import Action


class Sacrifice(Action, frozen=True, tag="sacrifice"):
    """Give up this unit for an S (10.3.4-u)."""

    unit: str


class FightAt(Action, frozen=True, tag="fight_at"):
    """Resolve the combat in this zone next (6-c)."""

    zone: int


class AttackAgain(Action, frozen=True, tag="attack_again"):
    """Roll again in an accelerated battle (10.2-c); another round of a siege (10.4-h)."""


class BreakOff(Action, frozen=True, tag="break_off"):
    """Withdraw from an accelerated battle (10.2-c); lift a siege (10.4-h)."""


class MakeExit(Action, frozen=True, tag="make_exit"):
    """Try an exit under this commander (10.4-g)."""

    commander: str


class WithdrawTo(Action, frozen=True, tag="withdraw_to"):
    """Retreat to this zone, or let a commander take refuge there (10.5-a, 10.2-d)."""

    zone: int


SiegeActions = Sacrifice | FightAt | AttackAgain | BreakOff | MakeExit | WithdrawTo
