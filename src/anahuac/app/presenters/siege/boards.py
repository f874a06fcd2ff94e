"""The picture of the siege's map."""

from __future__ import annotations

from functools import cache

from anahuac.app.look.board import BoardPicture
from anahuac.app.look.mapart.siege import SiegeBoard, read_siege_furniture, siege_picture
from anahuac.board.codec import decode_map
from anahuac.resources import resource_bytes

MAP = "games/siege/map.json"
PICTURE = "games/siege/picture.json"
#: The only board.
BOARD = "siege"


@cache
def board(key: str) -> BoardPicture:
    """The map, made once when it is first shown. Raises KeyError for another board."""
    if key != BOARD:
        raise KeyError(key)
    furniture = read_siege_furniture(resource_bytes(PICTURE))
    return SiegeBoard(siege_picture(decode_map(resource_bytes(MAP), MAP), furniture))
