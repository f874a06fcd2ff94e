"""What stands on the map of the siege besides its places: title, compass, scale, and how names are lettered.

Read from ``resources/games/siege/picture.json``.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from ..furniture import Cartouche, Compass, Point, Words

Kind = Literal["city", "quarter", "place", "water"]


class Scale(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The scale bar: left end of its line, how many steps of a hex, metres of a step, and the unit after the last."""

    at: Point
    steps: int
    metres: int
    unit: Words


class Lettering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a name of the map is written: ``of`` is the number of its hex, the id of its way, or the English name of its
    note; ``text`` what is written where the name is too long for a map."""

    of: str
    kind: Kind
    text: Words = {}
    objective: bool = False
    """Whether it is written even when the whole map is seen."""


class SiegeFurniture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything on the map that is not a place. Points are in board units: a hexside is 33."""

    cartouche: Cartouche | None = None
    compass: Compass | None = None
    scale: Scale | None = None
    lettering: tuple[Lettering, ...] = ()


def read_siege_furniture(data: bytes) -> SiegeFurniture:
    """Furniture from JSON; ``msgspec.ValidationError`` names the place of whatever is wrong."""
    return msgspec.json.decode(data, type=SiegeFurniture)
