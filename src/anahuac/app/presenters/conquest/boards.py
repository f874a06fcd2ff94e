"""Pictures of the Conquest's two boards, and how an army is placed on the second by the program."""

from __future__ import annotations

from functools import cache

from anahuac.app.look.board import BoardPicture
from anahuac.app.look.mapart.furniture import Furniture, read_furniture
from anahuac.app.look.mapart.picture import map_picture
from anahuac.app.look.mapart.strategic import StrategicBoard
from anahuac.app.look.mapart.tactical import TacticalBoard
from anahuac.board.codec import decode_map
from anahuac.board.document import MapDoc
from anahuac.engine.decision import Program
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.model import State
from anahuac.games.conquest.values import cf_of
from anahuac.resources import resource_bytes

MAP = "games/conquest/map.json"
PICTURE = "games/conquest/picture.json"
#: The board on which the campaign is fought.
FIRST = "strategic"


@cache
def board(key: str) -> BoardPicture:
    """The strategic map or the tactical board, made once when it is first shown. Raises KeyError for another."""
    doc, furniture = _sources()
    if key == FIRST:
        return StrategicBoard(map_picture(doc, furniture))
    return TacticalBoard(doc.graph_layer(key), furniture)


@cache
def _sources() -> tuple[MapDoc, Furniture]:
    return decode_map(resource_bytes(MAP), MAP), read_furniture(resource_bytes(PICTURE))


def arrangement(t: Tables, s: State, program: Program) -> tuple[str, ...]:
    """Swords in front, shot behind them, riders on the wings, the rest where the quota needs them.

    It is a legal answer, not a good one; the quota comes first.
    """
    values: dict[str, str] = {}
    for at, field in enumerate(program.fields):
        values[field.id] = _wish(t, s, field.id, field.options, at)
    if program.quota is not None:
        option = program.quota.option
        movable = [f for f in program.fields if f.weight and option in f.options and values[f.id] != option]
        movable.sort(key=lambda f: -cf_of(t, s, f.id) if f.id in s.units else 0)
        while movable and program.short_of_quota(tuple(values[f.id] for f in program.fields)):
            values[movable.pop(0).id] = option
    return tuple(values[field.id] for field in program.fields)


def _wish(t: Tables, s: State, piece: str, options: tuple[str, ...], at: int) -> str:
    def first(*ends: str) -> str:
        return next((option for end in ends for option in options if option.endswith(end)), options[0])

    if piece not in s.units:
        return first(".L2")
    kind = t.units[piece]
    branch = t.unit_types[kind.type].branch
    if branch == "cavalry":
        return first(".LW" if at % 2 else ".RW")
    if branch == "artillery":
        return first(".L3")
    return first(".L2" if kind.rf else ".L1")
