"""The shipped map of the siege as a board, made once for all tests."""

from __future__ import annotations

from functools import cache

from anahuac.app.look.mapart.siege import SiegeBoard, SiegePicture, read_siege_furniture, siege_picture
from anahuac.board.codec import decode_map
from anahuac.board.document import MapDoc
from anahuac.resources import resource_bytes


@cache
def doc() -> MapDoc:
    """The map document."""
    return decode_map(resource_bytes("games/siege/map.json"), "map.json")


@cache
def picture() -> SiegePicture:
    """The map ready to be painted."""
    return siege_picture(doc(), read_siege_furniture(resource_bytes("games/siege/picture.json")))


@cache
def board() -> SiegeBoard:
    """The board."""
    return SiegeBoard(picture())
