"""Actions of combat: attacks on land, leaders anywhere, advance, traps, charges (8, 9, 11.2, 11.3)."""

from __future__ import annotations

from anahuac.engine.decision import Action


class Attack(Action, frozen=True, tag="attack"):
    """Attack the units in a hex (8.4)."""

    target: str


class EndCombat(Action, frozen=True, tag="end_combat"):
    """No more attacks in the phase (8.6)."""


class Through(Action, frozen=True, tag="through"):
    """This unit is the one that attacks through the causeway of its hex (8.21)."""

    unit: str


class NobodyThrough(Action, frozen=True, tag="nobody_through"):
    """No unit under the limit attacks through this causeway (8.21)."""


class Lead(Action, frozen=True, tag="lead"):
    """The leader lends his ability to the attack (9.1B, 9.2)."""

    leader: str


class StayBehind(Action, frozen=True, tag="stay_behind"):
    """The leader does not lead this attack."""


class Advance(Action, frozen=True, tag="advance"):
    """A piece enters the vacated hex, with the cannon it carries and this leader (8.19, 11.3.2B)."""

    piece: str
    leader: str = ""


class Halt(Action, frozen=True, tag="no_advance"):
    """Nobody else enters the vacated hex."""


class SetTrap(Action, frozen=True, tag="set_trap"):
    """A Knight tries to trap a unit, or a whole stack named by its place; ``give``: it loses a step first (11.2.1)."""

    target: str
    knight: str
    give: bool = False


class FightOn(Action, frozen=True, tag="fight_on"):
    """Fight the battle as it was declared, without another trap."""


class DropAttack(Action, frozen=True, tag="drop_attack"):
    """Drop the attack after a trap that failed (11.2.1D)."""


class Lure(Action, frozen=True, tag="lure"):
    """The Knight that sprang the trap goes on into this hex (11.2.2)."""

    to: str


class Spring(Action, frozen=True, tag="spring"):
    """The path of the trap ends here."""


class Push(Action, frozen=True, tag="push"):
    """The charged stack is pushed into this hex (11.3.2A)."""

    to: str


class HoldBack(Action, frozen=True, tag="hold_back"):
    """The charged stack is not pushed."""


GroundActions = (
    Attack
    | EndCombat
    | Through
    | NobodyThrough
    | Lead
    | StayBehind
    | Advance
    | Halt
    | SetTrap
    | FightOn
    | DropAttack
    | Lure
    | Spring
    | Push
    | HoldBack
)
