"""Frames of what follows a battle: the risk of leaders, the getaway, the temple of a sacrifice (9.3, 11.5)."""

from __future__ import annotations

import msgspec

from anahuac.games.siege.frames.combat import Fought
from anahuac.games.siege.terms import Camp


class RiskFrame(msgspec.Struct, frozen=True, tag="risk"):
    """The leaders of these camps, in this order, may be in danger after a battle (9.3)."""

    fought: Fought
    camps: tuple[Camp, ...]


class GetawayFrame(msgspec.Struct, frozen=True, tag="getaway"):
    """A leader whose stack is gone got away: his owner says where to, among equals (9.3A)."""

    leader: str


class SacrificeFrame(msgspec.Struct, frozen=True, tag="sacrifice"):
    """The Aztec player says at which temple the prisoners are sacrificed (11.5B)."""


LeaderFrames = RiskFrame | GetawayFrame | SacrificeFrame
