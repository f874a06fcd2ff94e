"""What stands on a map besides its places, from ``resources/games/GAME/picture.json``."""

from __future__ import annotations

import msgspec

from anahuac.board.furniture import Box, Cartouche, Compass, Furniture, Point, WaterName, Words

__all__ = [
    "Box",
    "Cartouche",
    "Compass",
    "Furniture",
    "Point",
    "WaterName",
    "Words",
    "read_furniture",
    "word",
]


def read_furniture(data: bytes) -> Furniture:
    """Furniture from JSON; ``msgspec.ValidationError`` names the place of whatever is wrong."""
    return msgspec.json.decode(data, type=Furniture)


def word(words: Words, language: str) -> str:
    """The words in a language, in English where that language has none."""
    return words.get(language) or words.get("en", "")
