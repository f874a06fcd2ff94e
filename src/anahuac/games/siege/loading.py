"""From the bytes of the data files to the tables of the rules, with everything checked that must fit together.

Whoever builds the tables reads the files; nothing here touches a disk.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from anahuac import board_texts
from anahuac.board.adjacency import neighbours
from anahuac.board.codec import explain
from anahuac.board.document import Area, AreaLayer, Hex, HexLayer, MapDoc
from anahuac.board.document import Name as MapName
from anahuac.board.furniture import HexFurniture
from anahuac.board.hexes import HexBoard
from anahuac.board.shores import across
from anahuac.datafiles import MAP, DataFault, Loading, Name, read_map
from anahuac.engine.rules import rule
from anahuac.games.siege import data_texts as texts
from anahuac.games.siege.consistency import inconsistencies
from anahuac.games.siege.data import (
    FILES,
    GameMap,
    HexSide,
    HexSpace,
    LakeArea,
    Tables,
    decode,
    shape_of,
)
from anahuac.games.siege.references import broken_references
from anahuac.games.siege.terms import Artificial, Edge, FortressKind, Natural, Region, hex_place, lake_place

#: The board of the map document.
BOARD = "siege"


class _HexValues(msgspec.Struct, frozen=True):
    """What a hex's attributes must hold."""

    region: Region
    natural: Natural | None = None
    artificial: Artificial | None = None
    over_water: bool = False
    fortress_kind: FortressKind | None = None
    map_edge: tuple[Edge, ...] = ()


class _LakeValues(msgspec.Struct, frozen=True):
    """What a lake area's attributes must hold."""

    prohibited_to_aztecs: bool
    east_edge: bool
    spanish_fleet_start: bool


@rule("siege:2.2A")
def map_from(doc: MapDoc) -> GameMap:
    """The hexes, lake areas and hexsides of the map. Raises DataFault for a layer or value that is missing."""
    try:
        land, lake = doc.hex_layer(BOARD), doc.area_layer(BOARD)
    except KeyError:
        raise DataFault(MAP, "/boards", texts.NO_LAYER(board=BOARD)) from None
    board = HexBoard(land, lake)
    values = {one.id: _values(f"/hexes/{one.id}/attributes", one) for one in land.hexes}
    hexes = {hex_place(one.id): _hex(board, one, values[one.id]) for one in land.hexes}
    return GameMap(
        grid=land.grid,
        hexes=hexes,
        lakes=_lakes(board, land, lake, values),
        sides={
            (hex_place(a), hex_place(b)): _side(board, values, a, b)
            for a, others in board.neighbours.items()
            for b in others
        },
        causeways={way.id: _forms(way.name) for way in land.ways},
    )


def _forms(name: MapName) -> Name:
    return {form: word for form, word in msgspec.structs.asdict(name).items() if word}


def _values(place: str, one: Hex) -> _HexValues:
    try:
        return msgspec.convert(dict(one.attributes), _HexValues)
    except msgspec.ValidationError as error:
        inside, reason = explain(str(error))
        raise DataFault(MAP, place + inside, board_texts.said(reason)) from None


def _hex(board: HexBoard, one: Hex, values: _HexValues) -> HexSpace:
    terrain = values.artificial or values.natural
    if terrain is None:
        raise DataFault(MAP, f"/hexes/{one.id}/attributes", texts.NO_TERRAIN(hex=one.id))
    unnamed = {
        "en": f"hex {one.id}",
        "fr": f"hexagone {one.id}",
        "fr_def": f"l’hexagone {one.id}",
        "fr_de": f"de l’hexagone {one.id}",
    }
    return HexSpace(
        id=hex_place(one.id),
        number=one.id,
        terrain=terrain,
        natural=values.natural,
        artificial=values.artificial,
        region=values.region,
        over_water=values.over_water,
        fortress_kind=values.fortress_kind,
        edges=values.map_edge,
        around=tuple(None if other is None else hex_place(other) for other in board.around[one.id]),
        neighbours=tuple(map(hex_place, board.neighbours[one.id])),
        lakes=tuple(map(lake_place, board.shores[one.id])),
        has_causeway=any(board.has_side("causeway", one.id, other) for other in board.neighbours[one.id]),
        name=unnamed if one.name is None else _forms(one.name),
    )


def _side(board: HexBoard, values: Mapping[str, _HexValues], a: str, b: str) -> HexSide:
    causeway, blocked = board.has_side("causeway", a, b), board.has_side("blocked", a, b)
    shut = any(values[one].natural == "quagmire" for one in (a, b))
    wet = any(values[one].over_water for one in (a, b))
    passable = not blocked and not shut and (causeway or not wet)
    return HexSide(causeway, board.has_side("water_causeway", a, b), blocked, passable)


def _lakes(
    board: HexBoard, land: HexLayer, lake: AreaLayer, values: Mapping[str, _HexValues]
) -> dict[str, LakeArea]:
    near, beyond = neighbours(lake), across(land, lake)
    found: dict[str, LakeArea] = {}
    areas = [face for face in lake.faces if isinstance(face, Area)]
    for area in sorted(areas, key=lambda area: area.id):
        try:
            told = msgspec.convert(dict(area.attributes), _LakeValues)
        except msgspec.ValidationError as error:
            inside, reason = explain(str(error))
            raise DataFault(MAP, f"/areas/{area.id}/attributes{inside}", board_texts.said(reason)) from None
        coast = board.coasts.get(area.id, ())
        found[lake_place(area.id)] = LakeArea(
            id=lake_place(area.id),
            number=area.id,
            open_water=tuple(map(lake_place, near[area.id])),
            across=tuple(map(lake_place, beyond[area.id])),
            neighbours=tuple(map(lake_place, sorted((*near[area.id], *beyond[area.id])))),
            coast=tuple(map(hex_place, coast)),
            is_closed_to_aztecs=told.prohibited_to_aztecs,
            is_east_edge=told.east_edge,
            is_fleet_start=told.spanish_fleet_start,
            touches_island=any(values[one].region == "island" for one in coast),
            name=_forms(area.name),
        )
    return found


def _tables(files: Mapping[str, bytes]) -> Tables:
    return Tables(files, map_from(read_map(files)))


LOADING = Loading(FILES, shape_of, decode, _tables, (inconsistencies, broken_references), HexFurniture, ())
load_tables = LOADING.tables
data_faults = LOADING.faults
