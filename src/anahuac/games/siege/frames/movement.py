"""Frames of the Movement Phase (7), of its end, and of the order of hidden stacks (8.8)."""

from __future__ import annotations

import msgspec

from anahuac.games.siege.terms import Camp


class CarrierFrame(msgspec.Struct, frozen=True, tag="carriers"):
    """Before anything moves the owner says who carries cannon (11.4B) and leaders afloat (9.4B).

    ``settled`` are those about which he has said it.
    """

    settled: tuple[str, ...] = ()


class LakeFrame(msgspec.Struct, frozen=True, tag="lake"):
    """Lake movement (1a): each eligible unit at most one lake action (7.10)."""


class SailFrame(msgspec.Struct, frozen=True, tag="sail"):
    """Units of a place use the lake together: ``group``, none before it is asked which."""

    place: str
    group: tuple[str, ...] = ()


class LandFrame(msgspec.Struct, frozen=True, tag="land"):
    """Land movement (1b).

    ``session`` are the pieces that stood together in ``start`` when the last of them set out, and may still go on
    (7.6A); ``raided`` tells whether a raid has left in this phase (11.1B).
    """

    session: tuple[str, ...] = ()
    start: str = ""
    raided: bool = False


class MarchFrame(msgspec.Struct, frozen=True, tag="march"):
    """Units on the march together: ``place`` where they stand, ``group`` those chosen to go on, none before it is
    asked who does; ``moved`` whether they have made a step."""

    place: str
    group: tuple[str, ...] = ()
    moved: bool = False


class OverstackFrame(msgspec.Struct, frozen=True, tag="overstack"):
    """Too many of a camp ended in a hex: its opponent may remove the least number (6.6); once ``begun``, all of it."""

    camp: Camp
    place: str
    begun: bool = False


class OrderFrame(msgspec.Struct, frozen=True, tag="order"):
    """A camp orders its stacks (8.8A, 11.7); ``left`` times at most it may put a piece on top."""

    left: int
    camp: Camp = "aztec"


MovementFrame = CarrierFrame | LakeFrame | SailFrame | LandFrame | MarchFrame | OverstackFrame | OrderFrame
