"""Facts about losses that the core does not state: dice rolled for commanders, and sacrifices."""

from __future__ import annotations

from typing import Literal

import msgspec

from anahuac.games.conquest.terms import Camp

#: What a commander's die was rolled for: ``*``, the heart, or fire at his zone.
Mark = Literal["star", "heart", "fire"]


class CommanderTested(msgspec.Struct, frozen=True, tag="commander_tested"):
    """A D10 was rolled for a historical commander; a 1 eliminates him (10.3.4-q, 10.3.4-g).

    ``back`` tells which side he shows.
    """

    camp: Camp
    commander: str
    die: int
    mark: Mark
    zone: int
    tz: str | None = None
    back: bool = False


class Sacrificed(msgspec.Struct, frozen=True, tag="sacrificed"):
    """A unit or commander is taken as a sacrifice; the elimination follows (10.3.4-u).

    ``marked``: it bore the Sacrifice marker. A commander is taken so by the marker only.
    """

    camp: Camp
    piece: str
    zone: int
    marked: bool
    tz: str | None = None
    back: bool = False


CasualtyEvents = CommanderTested | Sacrificed
