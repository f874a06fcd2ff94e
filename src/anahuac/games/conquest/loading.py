"""From the bytes of the data files to the tables of the rules, with their references checked (3, 5, 13).

Whoever builds the tables reads the files; nothing here touches a disk.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from anahuac import board_texts
from anahuac.board.adjacency import neighbours
from anahuac.board.codec import explain
from anahuac.board.document import Area, MapDoc
from anahuac.board.furniture import Furniture
from anahuac.board.graph import GraphBoard
from anahuac.datafiles import MAP, PICTURE, DataFault, Loading, Name, read_map
from anahuac.engine.rules import rule
from anahuac.games.conquest import data_texts as texts
from anahuac.games.conquest.consistency import inconsistencies
from anahuac.games.conquest.data import (
    FILES,
    Tables,
    Zone,
    decode,
    shape_of,
)
from anahuac.games.conquest.references import broken_references

#: Boards of the map document.
STRATEGIC, TACTICAL = "strategic", "tactical"
#: How the map document writes that a zone is no nation's land.
NOBODY = "none"


class _Values(msgspec.Struct, frozen=True):
    """What a zone's attributes must hold; the rest of them is for the eye."""

    cost: int
    nation: str | None
    rp: int
    vp: int
    fv: int
    other_symbol: bool


@rule("conquest:5-a", "conquest:5-g")
def zones_from(doc: MapDoc) -> dict[int, Zone]:
    """The strategic zones by number, rising. Raises DataFault for a board or value that is missing."""
    try:
        layer = doc.area_layer(STRATEGIC)
    except KeyError:
        raise DataFault(MAP, "/boards", texts.NO_AREAS(board=STRATEGIC)) from None
    near = neighbours(layer)
    areas = [face for face in layer.faces if isinstance(face, Area)]
    return {area.id: _zone(area, near[area.id]) for area in sorted(areas, key=lambda area: area.id)}


def _zone(area: Area, near: tuple[int, ...]) -> Zone:
    place = f"/areas/{area.id}/attributes"
    try:
        values = msgspec.convert(dict(area.attributes), _Values)
    except msgspec.ValidationError as error:
        inside, reason = explain(str(error))
        raise DataFault(MAP, place + inside, board_texts.said(reason)) from None
    if values.cost < 1:
        raise DataFault(MAP, f"{place}/cost", texts.COST_BELOW_ONE())
    if min(values.rp, values.vp, values.fv) < 0:
        raise DataFault(MAP, place, texts.BELOW_NOUGHT())
    name: Name = {form: word for form, word in msgspec.structs.asdict(area.name).items() if word}
    return Zone(
        id=area.id,
        name=name,
        cost=values.cost,
        nation=None if values.nation == NOBODY else values.nation,
        rp=values.rp,
        vp=values.vp,
        fv=values.fv,
        is_other_symbol=values.other_symbol,
        neighbours=near,
    )


def _tables(files: Mapping[str, bytes]) -> Tables:
    doc = read_map(files)
    try:
        board = GraphBoard(doc.graph_layer(TACTICAL))
    except KeyError:
        raise DataFault(MAP, "/boards", texts.NO_NODES(board=TACTICAL)) from None
    return Tables(files, zones_from(doc), board)


def _titles(t: Tables, picture: Furniture) -> Iterator[DataFault]:
    """Each kind of tactical zone has its title, and there are no others."""
    kinds = sorted({node.kind for node in t.board.nodes.values()})
    if sorted(picture.zone_titles) != kinds:
        yield DataFault(PICTURE, "/zone_titles", texts.NOT_THE_KEYS(known=", ".join(kinds)))


LOADING = Loading(
    FILES, shape_of, decode, _tables, (inconsistencies, broken_references), Furniture, (_titles,)
)
load_tables = LOADING.tables
data_faults = LOADING.faults
