"""What stands on a map besides its places: names of waters, title, compass, scale; words in every language.

A game has it in ``picture.json``. Nothing here is part of the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any, Literal

import msgspec

#: The largest map is well within; sizes of letters and ornaments are smaller by far.
Coordinate = Annotated[float, msgspec.Meta(ge=-100_000, le=100_000)]
Length = Annotated[float, msgspec.Meta(gt=0, le=10_000)]
Size = Annotated[float, msgspec.Meta(ge=1, le=1_000)]
Point = tuple[Coordinate, Coordinate]
Box = tuple[Coordinate, Coordinate, Length, Length]
Words = Mapping[str, str]

Kind = Literal["city", "quarter", "place", "water"]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything in such a file: every key is known and every value is strict."""


class WaterName(Part, frozen=True):
    """The name of a sea or lake, set in italics along ``line``; ``face`` is the lake's id or 0 for the open
    sea."""

    name: Words
    line: Annotated[tuple[Point, ...], msgspec.Meta(min_length=2, max_length=200)]
    size: Size
    spacing: Annotated[float, msgspec.Meta(ge=0, le=1_000)]
    face: int = 0


class Cartouche(Part, frozen=True):
    """The title plate: left, top, width, height, and its three lines; the last may be missing."""

    box: Box
    title: Words
    subtitle: Words
    years: Words = {}


class Compass(Part, frozen=True):
    """The compass: centre, radius, and the letter of the north."""

    at: Point
    radius: Size
    north: Words


class Furniture(Part, frozen=True):
    """Everything on a map that is not a place, and the titles of tactical zones by their kind."""

    waters: tuple[WaterName, ...] = ()
    cartouche: Cartouche | None = None
    compass: Compass | None = None
    zone_titles: Mapping[str, Words] = {}


class Scale(Part, frozen=True):
    """The scale bar: left end of its line, how many steps of a hex, metres of a step, and the unit after the last."""

    at: Point
    steps: Annotated[int, msgspec.Meta(ge=1, le=50)]
    metres: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
    unit: Words


class Lettering(Part, frozen=True):
    """How a name of the map is written: ``of`` is the number of its hex, the id of its way, or the English name of its
    note; ``text`` what is written where the name is too long for a map."""

    of: str
    kind: Kind
    text: Words = {}
    objective: bool = False
    """Whether it is written even when the whole map is seen."""


class HexFurniture(Part, frozen=True):
    """Everything on a map of hexes that is not a place. Points are in board units."""

    cartouche: Cartouche | None = None
    compass: Compass | None = None
    scale: Scale | None = None
    lettering: tuple[Lettering, ...] = ()


def words_in(value: Any, place: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Whatever is said in languages in the plain values of such a file, each with its place; what may be left out and
    is, is not among it."""
    if isinstance(value, list):
        for number, item in enumerate(value):
            yield from words_in(item, f"{place}/{number}")
    elif isinstance(value, dict) and all(isinstance(item, str) for item in value.values()):
        yield place, value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from words_in(item, f"{place}/{key}")
