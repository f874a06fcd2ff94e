"""Frames of the strategic part: forms, reinforcements and replacements, movement, attrition (7, 8, 9, 13)."""

from __future__ import annotations

from typing import Literal

import msgspec

from anahuac.games.conquest.terms import Camp

RRStage = Literal["reinforcements", "commanders", "points", "purchases", "forms"]
MarchStage = Literal["muster", "march", "entered", "over"]


class FormsFrame(msgspec.Struct, frozen=True, tag="forms"):
    """A camp chooses, zone by zone, between army and garrison where both are legal (7.2-n, 8-i, 13-a)."""

    camp: Camp
    zones: tuple[int, ...]
    clause: str


class ReplacementFrame(msgspec.Struct, frozen=True, tag="replacements"):
    """Reinforcements and replacements of the active camp (7), in the order of R-20.

    ``points`` are the replacement points left by nation, ``pool`` what all nations may spend together where
    the harvest is pooled, ``cap`` how many counters of the Other Peoples may still return (7.2-f), each
    ``None`` where there is no such limit. ``infantry`` and ``cavalry`` are Spanish strength points left.
    ``returned`` came back in this phase for strength points, ``touched`` are the zones that received something.
    """

    stage: RRStage
    points: tuple[tuple[str, int], ...] = ()
    pool: int | None = None
    cap: int | None = None
    infantry: int = 0
    cavalry: int = 0
    returned: tuple[str, ...] = ()
    touched: tuple[int, ...] = ()


class MovementFrame(msgspec.Struct, frozen=True, tag="movement"):
    """The movement step of the active camp; ``stayed`` are commanders who finished a march without a step."""

    stayed: tuple[str, ...] = ()


class MarchFrame(msgspec.Struct, frozen=True, tag="march"):
    """One army or lone commander on the move (8).

    ``leader`` gave the allowance, of which ``mp`` is left; ``pieces`` go with him, he among them. ``joined``
    were picked up in the zone where the march stands now, ``parted`` are commanders left there. ``converted``:
    a garrison was led out (8-h).
    """

    camp: Camp
    leader: str
    zone: int
    mp: int
    pieces: tuple[str, ...]
    stage: MarchStage = "muster"
    steps: int = 0
    converted: bool = False
    joined: tuple[str, ...] = ()
    parted: tuple[str, ...] = ()


class DisplaceFrame(msgspec.Struct, frozen=True, tag="displace"):
    """Lone commanders of ``camp`` must leave a zone that the enemy has entered (8-n)."""

    camp: Camp
    zone: int
    commanders: tuple[str, ...]


class AttritionFrame(msgspec.Struct, frozen=True, tag="attrition"):
    """Stacks of the active camp still to be checked (9-a); ``in_order``: without asking which is next."""

    zones: tuple[int, ...]
    in_order: bool = False


StrategicFrames = FormsFrame | ReplacementFrame | MovementFrame | MarchFrame | DisplaceFrame | AttritionFrame
