"""What stands on the map of the siege besides its places, from ``resources/games/siege/picture.json``."""

from __future__ import annotations

import msgspec

from anahuac.board.furniture import HexFurniture as SiegeFurniture
from anahuac.board.furniture import Kind, Lettering, Scale

__all__ = ["Kind", "Lettering", "Scale", "SiegeFurniture", "read_siege_furniture"]


def read_siege_furniture(data: bytes) -> SiegeFurniture:
    """Furniture from JSON; ``msgspec.ValidationError`` names the place of whatever is wrong."""
    return msgspec.json.decode(data, type=SiegeFurniture)
