"""Facts of combat on land (8, 11.2, 11.3); what lake combat and bombardment share."""

from __future__ import annotations

import msgspec

from anahuac.games.siege.terms import Camp


class StackSeen(msgspec.Struct, frozen=True, tag="stack_seen"):
    """A stack of ``camp`` that is attacked was looked at, whole (8.8A, 11.7): pieces with steps, the top first."""

    place: str
    pieces: tuple[tuple[str, int], ...]
    camp: Camp = "aztec"


class BattleFought(msgspec.Struct, frozen=True, tag="battle_fought"):
    """The dice of a battle on land were rolled (8.9 to 8.17).

    ``attack`` and ``defence`` are the sums of combat factors, ``raw`` the odds index they give, ``shifts`` the
    shifts with their columns, ``column`` the label of the column that was read, ``table`` the steps in the table,
    ``losses`` those after cannon (8.20); attacker first;
    ``led`` is the leader of the attack.
    """

    camp: Camp
    place: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    attack: int
    defence: int
    raw: int
    shifts: tuple[tuple[str, int], ...]
    column: str
    dice: tuple[int, int]
    table: tuple[int, int]
    losses: tuple[int, int]
    led: str = ""


class TrapTried(msgspec.Struct, frozen=True, tag="trap_tried"):
    """A Knight tried to trap units (11.2.1); ``given`` when it lost a step for it first."""

    knight: str
    place: str
    victims: tuple[str, ...]
    die: int
    given: bool
    sprung: bool


class AttackDropped(msgspec.Struct, frozen=True, tag="attack_dropped"):
    """After a trap that failed the Aztec player dropped the attack (11.2.1D)."""

    place: str


class ChargeRidden(msgspec.Struct, frozen=True, tag="charge_ridden"):
    """Cavalry charged a stack (11.3.1): each with its die; ``needed`` is the least that succeeds."""

    place: str
    dice: tuple[tuple[str, int], ...]
    needed: int


GroundEvents = StackSeen | BattleFought | TrapTried | AttackDropped | ChargeRidden
