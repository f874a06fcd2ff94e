"""Rows of the tables as typed tuples, in the order of their columns, and the seals that tell damage.

The classes of :mod:`anahuac.store.models` describe the same tables; see there why there are two.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from types import GenericAlias
from typing import Annotated, Any, TypeVar
from zlib import crc32

import msgspec

from anahuac.engine.text import Text
from anahuac.store import schema, texts
from anahuac.store.detail import detail_of
from anahuac.store.faults import StoreFault

Count = Annotated[int, msgspec.Meta(ge=0, le=schema.MOST_ENTRIES)]
Crc = Annotated[int, msgspec.Meta(ge=0, lt=1 << 32)]
Short = Annotated[str, msgspec.Meta(max_length=200)]

BEGIN, ACTION, DRAW, EVENT, REWIND = "begin", "action", "draw", "event", "rewind"


class MetaRow(msgspec.Struct, array_like=True, forbid_unknown_fields=True, gc=False):
    """The row of ``meta``."""

    id: int
    game: Short
    rules_version: Count
    app_version: Short
    setup: str
    seed: Annotated[int, msgspec.Meta(ge=0)]
    spent: Annotated[int, msgspec.Meta(ge=0, le=schema.MOST_SPENT)]
    rated: Annotated[int, msgspec.Meta(ge=0, le=1)]
    name: Short
    players: str
    created: Short
    seal: Crc = 0

    def sealed(self) -> MetaRow:
        """The row with its seal."""
        return msgspec.structs.replace(self, seal=_seal(self))


class EntryRow(msgspec.Struct, array_like=True, forbid_unknown_fields=True, gc=False):
    """A row of ``entry``."""

    seq: Count
    step: Count
    kind: Short
    type: Short
    version: Count
    seat: Short
    payload: str


class StepRow(msgspec.Struct, array_like=True, forbid_unknown_fields=True, gc=False):
    """A row of ``step``."""

    seq: Count
    number: Count
    gesture: Count | None
    barrier: Short | None
    hash: Short
    label: str | None
    asked: str
    outcome: str | None
    at: Short
    seal: Crc = 0

    def sealed(self, entries: list[EntryRow]) -> StepRow:
        """The row with the seal over itself and its entries."""
        return msgspec.structs.replace(self, seal=_seal(self, entries))

    def is_whole(self, entries: list[EntryRow]) -> bool:
        """Whether the row and its entries are as they were sealed."""
        return self.seal == _seal(self, entries)


class SnapshotRow(msgspec.Struct, array_like=True, forbid_unknown_fields=True, gc=False):
    """A row of ``snapshot``."""

    seq: Count
    version: Count
    payload: str
    seal: Crc = 0

    def sealed(self) -> SnapshotRow:
        """The row with its seal."""
        return msgspec.structs.replace(self, seal=_seal(self))


class NoteRow(msgspec.Struct, array_like=True, forbid_unknown_fields=True, gc=False):
    """A row of ``note``; it has no seal, since nothing depends on it."""

    id: Annotated[int, msgspec.Meta(ge=1)] | None
    step: Count
    written: Short
    content: str
    seat: Short


Row = MetaRow | EntryRow | StepRow | SnapshotRow
R = TypeVar("R", MetaRow, EntryRow, StepRow, SnapshotRow, NoteRow)
_TABLES: dict[type, str] = {
    MetaRow: "meta",
    EntryRow: "entry",
    StepRow: "step",
    SnapshotRow: "snapshot",
    NoteRow: "note",
}


def _seal(row: Row, more: list[EntryRow] | None = None) -> int:
    fields: tuple[Any, ...] = msgspec.structs.astuple(row)
    return crc32(msgspec.json.encode((fields[:-1], more)))


def insert(connection: sqlite3.Connection, rows: list[R]) -> None:
    """Add rows of one table; the caller has begun a transaction."""
    if rows:
        kind = type(rows[0])
        marks = ",".join("?" * len(kind.__struct_fields__))
        sql = f"INSERT INTO {_TABLES[kind]} VALUES ({marks})"
        connection.executemany(sql, map(msgspec.structs.astuple, rows))


def read(path: Path, connection: sqlite3.Connection, kind: type[R], order: str = "seq") -> list[R]:
    """The rows of a table in order, checked for their types and ranges.

    Raises StoreFault for a row that is none, or more rows than a match may have.
    """
    most = schema.MOST_ENTRIES
    sql = f"SELECT * FROM {_TABLES[kind]} ORDER BY {order} LIMIT {most + 1}"
    found = connection.execute(sql).fetchall()
    if len(found) > most:
        raise StoreFault(path, texts.TOO_LONG(file=path.name, most=most))
    return _checked(path, kind, found)


def read_latest(path: Path, connection: sqlite3.Connection) -> StepRow | None:
    """The last row of ``step``. Raises StoreFault for a row that is none."""
    found = connection.execute("SELECT * FROM step ORDER BY seq DESC LIMIT 1").fetchall()
    rows = _checked(path, StepRow, found)
    return rows[0] if rows else None


def _checked(path: Path, kind: type[R], found: list[tuple[Any, ...]]) -> list[R]:
    try:
        rows: list[R] = msgspec.convert(found, GenericAlias(list, (kind,)))
    except msgspec.ValidationError as error:
        place = texts.AT_TABLE(table=_TABLES[kind])
        raise StoreFault(
            path, texts.UNREADABLE(file=path.name, place=place, detail=detail_of(error))
        ) from error
    return rows


def read_meta(path: Path, connection: sqlite3.Connection) -> MetaRow:
    """The row of ``meta``. Raises StoreFault when it is not there, not alone, or not as it was written."""
    rows = read(path, connection, MetaRow, "id")
    if len(rows) != 1 or rows[0].sealed() != rows[0]:
        raise damaged(path, texts.AT_META())
    return rows[0]


def replaced(meta: MetaRow, **changes: Any) -> MetaRow:
    """A row of ``meta`` with other values, sealed."""
    return msgspec.structs.replace(meta, **changes).sealed()


def damaged(path: Path, place: Text) -> StoreFault:
    """The fault of a place that is not as it was written."""
    return StoreFault(path, texts.DAMAGED_AT(file=path.name, place=place))
