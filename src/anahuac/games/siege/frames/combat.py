"""Frames of the Combat Phase (8, 9, 11.2, 11.3), and what is told of a battle that was fought."""

from __future__ import annotations

from typing import Literal

import msgspec

from anahuac.games.siege.terms import Camp

Kind = Literal["ground", "lake", "bombardment"]
#: What costs steps (2.10B), as ``StepsLost`` tells it.
LossCause = Literal["ground", "lake", "bombardment", "trap", "charge", "break_out", "disease"]
#: A piece as it stood when the dice were rolled: its id, its place, its steps.
Stood = tuple[str, str, int]


class Fought(msgspec.Struct, frozen=True):
    """A battle, or a bombardment of a hex, whose losses have been taken: what prisoners and leader checks need.

    ``place`` is the target hex or the lake area. ``attackers`` and ``defenders`` are all pieces involved, leaders
    and cannon included; ``led`` is the leader who lent himself to the attack, ``""`` for none. The losses are steps
    really lost; ``hurt`` tells where they fell: unit, place where it stood, steps it lost. ``carried`` are the
    pieces that went with a unit when the dice were rolled, with that unit.
    """

    kind: Kind
    place: str
    attacker: Camp
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    led: str = ""
    attacker_loss: int = 0
    defender_loss: int = 0
    hurt: tuple[Stood, ...] = ()
    carried: tuple[tuple[str, str], ...] = ()


class LossFrame(msgspec.Struct, frozen=True, tag="losses"):
    """A camp takes ``steps`` from ``units`` (8.18.2); ``place`` is where it happened, ``""`` where all over the map.

    ``free``: any unit may be eliminated before the others are reduced (11.8).
    """

    camp: Camp
    units: tuple[str, ...]
    steps: int
    cause: LossCause
    place: str = ""
    free: bool = False


class AfloatFrame(msgspec.Struct, frozen=True, tag="afloat"):
    """Lake combat (8.22): the areas that held both sides when the phase began and have not been fought in."""

    areas: tuple[str, ...]


class GroundFrame(msgspec.Struct, frozen=True, tag="ground"):
    """Ground combat (2b): the phasing player names the next hex to attack, or ends the phase (8.6).

    ``fought`` are the places whose units have been attacked in the phase and hold (8.5C).
    """

    fought: tuple[str, ...] = ()


#: How far a battle has come: who attacks through a causeway, who else does, trap or charge, the leader, the dice,
#: both losses, cannon of dead carriers, prisoners, the leaders of the defender and of the attacker, advance.
BattleStage = Literal[
    "through",
    "attackers",
    "ruse",
    "lead",
    "roll",
    "attacker_losses",
    "defender_losses",
    "prisoners",
    "leaders",
    "advance",
    "over",
]


class BattleFrame(msgspec.Struct, frozen=True, tag="battle"):
    """A ground attack on ``target`` (1.B).

    ``asked`` are the hexes that have been asked who attacks through their causeway (8.21), ``fixed`` the units
    that must take part: those chosen there, or the Knight of a trap (11.2.2C). ``seen`` tells that the Spanish
    player has looked at the whole stack (8.8A), ``trapped`` that the attack follows a trap. ``before`` and
    ``carried`` are the pieces involved as they stood when the dice were rolled, ``losses`` the attacker's and the
    defender's steps of the result, cannon included.
    """

    target: str
    stage: BattleStage
    attackers: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    fixed: tuple[str, ...] = ()
    led: str = ""
    seen: bool = False
    trapped: bool = False
    defenders: tuple[str, ...] = ()
    before: tuple[Stood, ...] = ()
    carried: tuple[tuple[str, str], ...] = ()
    losses: tuple[int, int] = (0, 0)


class AdvanceFrame(msgspec.Struct, frozen=True, tag="advance"):
    """Attackers enter the hex of the beaten or pushed defenders, one by one (8.19, 11.3.2B).

    ``able`` are the units that may, each with its place; ``duty`` tells that at least one has to before the rest is
    free, ``why`` is "advance" or "charge".
    """

    camp: Camp
    target: str
    able: tuple[str, ...]
    duty: bool
    why: Literal["advance", "charge"] = "advance"


class TrapFrame(msgspec.Struct, frozen=True, tag="trap"):
    """Traps before an Aztec attack (11.2): ``failed`` once one has failed, so that the attack may be dropped.

    Once sprung, ``knight`` leads ``victims`` along ``path``, the hexes chosen so far.
    """

    target: str
    attackers: tuple[str, ...]
    failed: bool = False
    knight: str = ""
    victims: tuple[str, ...] = ()
    path: tuple[str, ...] = ()


class ChargeFrame(msgspec.Struct, frozen=True, tag="charge"):
    """A charge before a Spanish attack (11.3): who attacks, then who succeeded and how the target stood."""

    target: str
    attackers: tuple[str, ...]
    stage: Literal["offer", "losses", "leaders", "push", "enter"] = "offer"
    riders: tuple[str, ...] = ()
    before: tuple[Stood, ...] = ()
    loss: int = 0


CombatFrame = LossFrame | AfloatFrame | GroundFrame | BattleFrame | AdvanceFrame | TrapFrame | ChargeFrame
