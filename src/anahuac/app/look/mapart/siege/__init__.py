"""The map of the siege: hexes on land, areas on the lake, in the language of the other maps."""

from .board import SiegeBoard
from .furniture import SiegeFurniture, read_siege_furniture
from .picture import HIGH, SIDE, SiegePicture, siege_picture
from .sample import KINDS, paint_hex

__all__ = [
    "HIGH",
    "KINDS",
    "SIDE",
    "SiegeBoard",
    "SiegeFurniture",
    "SiegePicture",
    "paint_hex",
    "read_siege_furniture",
    "siege_picture",
]
