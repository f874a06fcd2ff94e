"""Facts of lake combat and bombardment (8.22 to 8.24)."""

from __future__ import annotations

import msgspec

from anahuac.games.siege.terms import Camp


class LakeFought(msgspec.Struct, frozen=True, tag="lake_fought"):
    """The dice of a lake battle were rolled (8.22).

    As ``BattleFought`` on land; ``losses`` are the steps after doubling (8.23), attacker first. ``led`` is the
    leader of the attack.
    """

    camp: Camp
    area: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    led: str
    attack: int
    defence: int
    raw: int
    shifts: tuple[tuple[str, int], ...]
    column: str
    dice: tuple[int, int]
    table: tuple[int, int]
    losses: tuple[int, int]


class Bombarded(msgspec.Struct, frozen=True, tag="bombarded"):
    """A unit in a lake area fired at a hex. ``modifier`` was added to the die."""

    camp: Camp
    unit: str
    area: str
    target: str
    die: int
    modifier: int
    is_hit: bool


AfloatEvents = LakeFought | Bombarded
