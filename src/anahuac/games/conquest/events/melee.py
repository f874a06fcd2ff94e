"""Facts of hand-to-hand fighting, counter-attacks and tactical movement (10.3.4.3 to 10.3.4.6).

One of them is secret: :class:`UnitsHidden`, whose ``tz`` another seat gets as ``None``.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from anahuac.games.conquest.crt import Result
from anahuac.games.conquest.terms import Camp

#: Why pieces changed their tactical zone.
Why = Literal["retreat", "displaced", "advance", "feint", "move"]
#: What made units retreat: a result, or a marker.
Driver = Literal["result", "war_dogs", "harassment", "shock", "enveloping"]


class PiecesShifted(msgspec.Struct, frozen=True, tag="pieces_shifted"):
    """Pieces of a camp went from one tactical zone to another; ``cost`` are movement points spent."""

    camp: Camp
    pieces: tuple[str, ...]
    origin: str
    to: str
    why: Why
    cost: int = 0


class RetreatBlocked(msgspec.Struct, frozen=True, tag="retreat_blocked"):
    """Units could not retreat: enemies stand in their way, and they stay and pay for it (10.3.4-p)."""

    camp: Camp
    tz: str
    to: str
    units: tuple[str, ...]


class RetreatIgnored(msgspec.Struct, frozen=True, tag="retreat_ignored"):
    """Units held their ground under a commander (10.3.4-n)."""

    camp: Camp
    tz: str
    units: tuple[str, ...]


class AttackDeclared(msgspec.Struct, frozen=True, tag="attack_declared"):
    """A camp attacks a tactical zone from another (10.3.4-h), or tries to counter-attack (10.3.4-A)."""

    camp: Camp
    origin: str
    target: str
    counter: bool = False


class AttackDeclined(msgspec.Struct, frozen=True, tag="attack_declined"):
    """A camp makes no hand-to-hand attack, or no counter-attack."""

    camp: Camp
    counter: bool = False


class AttackVoid(msgspec.Struct, frozen=True, tag="attack_void"):
    """There is nothing to roll for: the attacked tactical zone is empty, or the attacking one (10.3.4-i)."""

    camp: Camp
    origin: str
    target: str
    lost: bool


class UnitsDoubled(msgspec.Struct, frozen=True, tag="units_doubled"):
    """Combat factors of these units count twice this round (T3-h)."""

    camp: Camp
    tz: str
    units: tuple[str, ...]


class FeintRolled(msgspec.Struct, frozen=True, tag="feint_rolled"):
    """A feint: at most ``die`` units move at once (T3-g)."""

    camp: Camp
    die: int


class ShockRolled(msgspec.Struct, frozen=True, tag="shock_rolled"):
    """A shock: ``count`` units of the attacked tactical zone retreat (T3-f)."""

    camp: Camp
    tz: str
    die: int
    count: int


class ShockCancelled(msgspec.Struct, frozen=True, tag="shock_cancelled"):
    """The infantry of ``camp`` charged into a shock and stopped it (T3-d)."""

    camp: Camp
    tz: str


class FirstLossNamed(msgspec.Struct, frozen=True, tag="first_loss_named"):
    """An infantry charge of ``camp`` fixed which enemy unit loses the first strength point (T3-d)."""

    camp: Camp
    unit: str


class HandToHandFought(msgspec.Struct, frozen=True, tag="hand_to_hand_fought"):
    """A hand-to-hand was rolled for (10.3.4-j, 10.3.4-k).

    ``attack`` and ``defence`` are the sums of combat factors, ``table`` "war" or "flower", ``column`` the label
    of its column; ``ground`` and ``leader`` were added to ``die``. ``charge``: the second attack of a cavalry
    charge (T3-e).
    """

    camp: Camp
    origin: str
    target: str
    attack: int
    defence: int
    table: Literal["war", "flower"]
    column: str
    die: int
    ground: int
    leader: int
    attacker: Result
    defender: Result
    counter: bool = False
    charge: bool = False


class DeathRolled(msgspec.Struct, frozen=True, tag="death_rolled"):
    """Death to the commander: the die against the enemy army commander; 1 to 3 breaks his army (T3-i)."""

    camp: Camp
    general: str
    die: int
    breaks: bool


class CounterRolled(msgspec.Struct, frozen=True, tag="counter_rolled"):
    """The die of a counter-attack against the tactical capacity of its leader (10.3.4-A)."""

    camp: Camp
    commander: str
    die: int
    tc: int


class EnvelopingRolled(msgspec.Struct, frozen=True, tag="enveloping_rolled"):
    """A wing envelops the one it faces: ``count`` enemy units of ``tz`` retreat (T3-k)."""

    camp: Camp
    wing: str
    tz: str
    die: int
    count: int


class UnitsSwapped(msgspec.Struct, frozen=True, tag="units_swapped"):
    """A reduced unit of the first line changed places with a full one of its type (T3-j)."""

    camp: Camp
    reduced: str
    full: str


class UnitsHidden(msgspec.Struct, frozen=True, tag="units_hidden"):
    """Units left the board for a noted tactical zone (T3-l). Secret: ``tz`` is ``None`` to the other seat."""

    camp: Camp
    pieces: tuple[str, ...]
    tz: str | None


class UnitsAppeared(msgspec.Struct, frozen=True, tag="units_appeared"):
    """Hidden units came out (T3-l): ``forced`` by an enemy who tried to enter, or by want of other units."""

    camp: Camp
    pieces: tuple[str, ...]
    tz: str
    forced: bool


class NobodyHidden(msgspec.Struct, frozen=True, tag="nobody_hidden"):
    """An enemy came to ``tz``, where hidden units of ``camp`` might have lain: none did (T3-l).

    That is news to him as much as hidden units would be, and bars taking the step back in the same way.
    """

    camp: Camp
    tz: str


MeleeEvents = (
    PiecesShifted
    | RetreatBlocked
    | RetreatIgnored
    | AttackDeclared
    | AttackDeclined
    | AttackVoid
    | UnitsDoubled
    | FeintRolled
    | ShockRolled
    | ShockCancelled
    | FirstLossNamed
    | HandToHandFought
    | DeathRolled
    | CounterRolled
    | EnvelopingRolled
    | UnitsSwapped
    | UnitsHidden
    | UnitsAppeared
    | NobodyHidden
)
