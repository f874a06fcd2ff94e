"""How wide and high docks are by themselves, by the room there is, in effective pixels."""

from __future__ import annotations

from typing import NamedTuple

TIERS = ((1500, "wide"), (1200, "middle"), (900, "narrow"), (600, "small"))
#: The right column is no narrower while one reads.
LEAST_READING = 400
#: Between two docks; the least height of one that gives way to others.
GAP, LEAST_HEIGHT = 10, 90
#: Height of the tabs over docks that share a place.
TAB = 32
#: Widths of the right column, heights of docks, in effective pixels.
WIDTHS = {"wide": 452, "middle": 380, "narrow": 330, "small": 290, "tiny": 400}
HEIGHTS = {
    "inspector": 384,
    "alliances": 204,
    "points": 86,
    "log": 212,
    "turns": 112,
    "dice": 96,
    "score": 96,
    "summary": 70,
    "step": 240,
    "bookmarks": 200,
    "recovery": 224,
    "losses": 294,
    "piles": 294,
}
#: Widths of what stands beside each other in the strip.
STRIP_WIDTHS = {"dice": 640, "score": 440, "losses": 590, "piles": 490}
#: The row under a board that has one: its height, and the width of the tabs beside the board's own panel.
UNDER_HEIGHTS = {"wide": 172, "middle": 172, "narrow": 138, "small": 122}
TABS_BESIDE = {"wide": 440, "middle": 352}


class Tier(NamedTuple):
    """How wide the window is, what has room below the map, and what stands under the board instead."""

    name: str = ""
    strip: bool = False
    track: bool = False
    under: str = ""
