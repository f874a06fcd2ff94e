"""What stands on a map besides its places: names of waters, cartouche, compass; words in every language.

Read from ``resources/games/<game>/picture.json``.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

Point = tuple[float, float]
Words = Mapping[str, str]
Box = tuple[float, float, float, float]


class WaterName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name of a sea or lake, set in italics along ``line``; ``face`` is the lake's id or 0 for the open
    sea."""

    name: Words
    line: tuple[Point, ...]
    size: float
    spacing: float
    face: int = 0


class Cartouche(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The title plate: left, top, width, height, and its three lines; the last may be missing."""

    box: Box
    title: Words
    subtitle: Words
    years: Words = {}


class Compass(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The compass: centre, radius, and the letter of the north."""

    at: Point
    radius: float
    north: Words


class Furniture(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything on a map that is not a place, and the titles of tactical zones by their kind."""

    waters: tuple[WaterName, ...] = ()
    cartouche: Cartouche | None = None
    compass: Compass | None = None
    zone_titles: Mapping[str, Words] = {}


def read_furniture(data: bytes) -> Furniture:
    """Furniture from JSON; ``msgspec.ValidationError`` names the place of whatever is wrong."""
    return msgspec.json.decode(data, type=Furniture)


def word(words: Words, language: str) -> str:
    """The words in a language, in English where that language has none."""
    return words.get(language) or words.get("en", "")
