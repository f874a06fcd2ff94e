"""Facts of movement that only this chapter states (7, 11.1)."""

from __future__ import annotations

import msgspec


class RaidLeft(msgspec.Struct, frozen=True, tag="raid_left"):
    """A raid has left the map (11.1); it weighs on the next desertion check."""

    unit: str
    place: str


MovementEvents = RaidLeft
