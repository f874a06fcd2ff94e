"""From the bytes of the data files to the tables of the rules, with their references checked (3, 5, 13).

Whoever builds the tables reads the files; nothing here touches a disk.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial

import msgspec

from anahuac import board_texts
from anahuac.board.adjacency import neighbours
from anahuac.board.codec import decode_map, explain
from anahuac.board.document import Area, MapDoc
from anahuac.board.errors import MapFault
from anahuac.board.graph import GraphBoard
from anahuac.datafiles import MISSING_FILE, NO_SCENARIO, DataFault, Name, text_faults
from anahuac.engine.rules import rule
from anahuac.games.conquest import data_texts as texts
from anahuac.games.conquest.consistency import inconsistencies
from anahuac.games.conquest.data import (
    FILES,
    MAP,
    SCENARIOS,
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


def load_tables(files: Mapping[str, bytes]) -> Tables:
    """All tables from the files of the game's folder.

    Keys are names in it: ``"map.json"``, ``"counters.json"``, ``"scenarios/campaign.json"``. Raises the first
    DataFault, with file, place and reason.
    """
    tables = _tables(files)
    for fault in (*inconsistencies(tables), *broken_references(tables)):
        raise fault
    return tables


def data_faults(files: Mapping[str, bytes]) -> Iterator[DataFault]:
    """Everything that is wrong with the files of the game's folder; the same keys as :func:`load_tables`.

    Names that lead from one file into another are looked at once every file is sound by itself.
    """
    found = list(_faults_by_file(files))
    if not found:
        try:
            tables = _tables(files)
            found = [*inconsistencies(tables), *broken_references(tables)]
        except DataFault as fault:
            found = [fault]
    yield from found


def _tables(files: Mapping[str, bytes]) -> Tables:
    doc = _map(files)
    try:
        board = GraphBoard(doc.graph_layer(TACTICAL))
    except KeyError:
        raise DataFault(MAP, "/boards", texts.NO_NODES(board=TACTICAL)) from None
    return Tables(files, zones_from(doc), board)


def _map(files: Mapping[str, bytes]) -> MapDoc:
    if MAP not in files:
        raise DataFault(MAP, "", MISSING_FILE())
    try:
        return decode_map(files[MAP], MAP)
    except MapFault as fault:
        raise DataFault(fault.file, fault.place, board_texts.said(fault.reason)) from None


def _faults_by_file(files: Mapping[str, bytes]) -> Iterator[DataFault]:
    for name in sorted({MAP, *FILES, *files}):
        shape = shape_of(name)
        reading: Callable[[], object]
        if name == MAP:
            reading = partial(_map, files)
        elif shape is not None:
            reading = partial(decode, files, name, shape[1])
        else:
            continue
        try:
            reading()
        except DataFault as fault:
            yield fault
        else:
            yield from () if name == MAP else text_faults(name, files[name])
    if not any(name.startswith(SCENARIOS) for name in files):
        yield DataFault(SCENARIOS, "", NO_SCENARIO())
