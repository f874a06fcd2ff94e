"""Frames of sub-phase 2a beside the list of areas: a lake battle, the bombardment (8.22 to 8.24)."""

from __future__ import annotations

from typing import Literal

import msgspec

from anahuac.games.siege.frames.combat import Stood

#: Where a lake battle stands: who stays out of it, who leads, the dice, both losses, leaders and prisoners.
LakeStage = Literal[
    "withhold", "lead", "roll", "attacker_losses", "defender_losses", "leaders", "prisoners", "over"
]


class LakeBattleFrame(msgspec.Struct, frozen=True, tag="lake_battle"):
    """A battle in a lake area (8.22).

    ``attackers`` and ``defenders`` are the combat units that take part, ``led`` is the leader of the attack. ``before``
    are these units as they stood when the dice were rolled, ``carried`` leaders with those who carried them,
    ``losses`` the attacker's and the defender's steps of the result, doubling included.
    """

    area: str
    stage: LakeStage
    attackers: tuple[str, ...] = ()
    defenders: tuple[str, ...] = ()
    led: str = ""
    before: tuple[Stood, ...] = ()
    carried: tuple[tuple[str, str], ...] = ()
    losses: tuple[int, int] = (0, 0)


class Shot(msgspec.Struct, frozen=True, array_like=True):
    """A unit has fired: from which area at which hex (8.24B)."""

    area: str
    target: str


class BombardFrame(msgspec.Struct, frozen=True, tag="bombard"):
    """Shore bombardment, one unit after another (8.24).

    ``shots`` are those fired so far. ``struck`` is the hex of a hit whose step is being taken off, ``fallen`` the
    hex whose last unit has just been lost, "" for none; ``carried`` are the cannon in the struck hex with their
    carriers. ``hurt`` are the hexes that have lost steps and hold; what that means for a leader is asked when all
    is over: ``is_over`` when no more is fired.
    """

    shots: tuple[Shot, ...] = ()
    struck: str = ""
    fallen: str = ""
    carried: tuple[tuple[str, str], ...] = ()
    hurt: tuple[str, ...] = ()
    is_over: bool = False


AfloatFrames = LakeBattleFrame | BombardFrame
