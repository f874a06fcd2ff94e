"""Frames of losses: which units pay for a result (key of the combat tables, 9-d, 10.3.4-l)."""

from __future__ import annotations

import msgspec

from anahuac.games.conquest.terms import Camp, Cause


class LossFrame(msgspec.Struct, frozen=True, tag="loss"):
    """The owner spreads ``steps`` strength points over ``units`` (9-d, 10.3.4-m)."""

    camp: Camp
    units: tuple[str, ...]
    steps: int
    cause: Cause
    zone: int
    tz: str | None = None


class SacrificeFrame(msgspec.Struct, frozen=True, tag="sacrifice"):
    """The owner picks the unit that an S takes (10.3.4-u)."""

    camp: Camp
    units: tuple[str, ...]
    zone: int
    tz: str | None = None


CasualtyFrames = LossFrame | SacrificeFrame
