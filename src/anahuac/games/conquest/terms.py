"""Words of the game that every module shares: camps, forms of stacks, places outside the map, marches."""

from __future__ import annotations

from typing import Literal

from anahuac.engine.rules import rule

Camp = Literal["spain", "indian"]
Form = Literal["army", "garrison", "uncommanded", "lone"]
#: What a loss is put down to.
Cause = Literal[
    "attrition", "fire", "combat", "sacrifice", "marker", "no_retreat", "overrun", "no_refuge", "arrival"
]

SPAIN: Camp = "spain"
INDIAN: Camp = "indian"
CAMPS: tuple[Camp, Camp] = (SPAIN, INDIAN)

#: Where a piece is when it is in no strategic zone: in its nation's group of eliminated units ...
ELIMINATED = 0
#: ... or not yet arrived (reinforcements).
AWAITED = -1

#: What a piece has done this turn (9-c): nothing, moved, or moved through a zone of cost 2.
STILL, MOVED, CLIMBED = 0, 1, 2

#: Nations with rules of their own.
OTHER = "other"
TLAXCALA = "tlaxcala"
#: The Triple Alliance (G-2).
TRIPLE_ALLIANCE = ("mexico", "tlacopan", "texcoco")
#: Indian nations in the order of their smallpox dice (1.16).
INDIAN_NATIONS = ("mexico", "tlacopan", "texcoco", "tlaxcala", "other")


@rule("conquest:G-6")
def enemy(camp: Camp) -> Camp:
    """The other camp."""
    return INDIAN if camp == SPAIN else SPAIN
