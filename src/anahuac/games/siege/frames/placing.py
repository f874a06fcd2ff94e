"""Frame of placing counters (3.2, 3.3, 10.3.4 to 10.3.6, 10.6)."""

from __future__ import annotations

from typing import Literal

import msgspec

from anahuac.games.siege.terms import Camp

#: Why counters are placed: what decides where they may stand.
Why = Literal["set_up", "redeployed", "returned"]


class PlaceFrame(msgspec.Struct, frozen=True, tag="place"):
    """A camp places counters: those left, why, and with how many steps where that differs from what they have.

    ``chosen`` is the counter taken up to be placed, "" before; ``aboard_at`` the lake area where it is asked
    which boat carries the leader.
    """

    camp: Camp
    pieces: tuple[str, ...]
    why: Why
    steps: tuple[tuple[str, int], ...] = ()
    chosen: str = ""
    aboard_at: str = ""


PlacingFrame = PlaceFrame
