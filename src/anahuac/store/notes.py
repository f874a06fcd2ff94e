"""What a person wrote about steps of a match: short lines, each a seat's own or everybody's.

They are no part of the journal: writing one changes nothing of the match, and a copy of a file carries them along.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec

from anahuac.engine.decision import Seat
from anahuac.engine.text import on_one_line
from anahuac.store import texts
from anahuac.store.codec import now, sayable
from anahuac.store.connection import GATE, connect
from anahuac.store.faults import StoreFault, told
from anahuac.store.rows import NoteRow, insert, read
from anahuac.store.upgrade import reading_current, upgrade_file

#: Longer notes are cut, further ones neither taken nor shown.
MOST_CHARACTERS = 200
MOST_NOTES = 1_000


class NoteInfo(msgspec.Struct, frozen=True):
    """A note: its id, the step it is about, when it was written (UTC), what it says, and whose it is."""

    id: int
    step: int
    written: str
    content: str
    seat: Seat = ""


def one_line(content: str) -> str:
    """What is kept of a note: one line, no longer than allowed, without characters that turn or hide others."""
    return " ".join(on_one_line(sayable(content)).split())[:MOST_CHARACTERS]


def read_notes(path: Path, seat: Seat | None = None) -> list[NoteInfo]:
    """The notes of a match by step: those of a seat and everybody's; ``None`` for all. Raises StoreFault."""
    with reading_current(path, every_page=False) as connection:
        rows = read(path, connection, NoteRow, "step, id")
    mine = [row for row in rows if seat is None or row.seat in ("", seat)]
    return [_info(row) for row in mine[:MOST_NOTES]]


def add_note(path: Path, step: int, content: str, seat: Seat = "") -> NoteInfo:
    """Write a note about a step; the match may be in play. Raises StoreFault, also for one too many."""
    row = NoteRow(None, step, now(), one_line(content), seat)
    with _writing(path) as connection:
        count = connection.execute("SELECT count(*) FROM note").fetchone()[0]
        if count >= MOST_NOTES:
            raise StoreFault(path, texts.TOO_MANY_NOTES(file=path.name, most=MOST_NOTES))
        insert(connection, [row])
        row.id = connection.execute("SELECT last_insert_rowid()").fetchone()[0]
    return _info(row)


def change_note(path: Path, note: int, content: str) -> None:
    """Let a note say something else, if it is there. Raises StoreFault."""
    with _writing(path) as connection:
        connection.execute("UPDATE note SET content = ? WHERE id = ?", (one_line(content), note))


def remove_note(path: Path, note: int) -> None:
    """Delete a note, if it is there. Raises StoreFault."""
    with _writing(path) as connection:
        connection.execute("DELETE FROM note WHERE id = ?", (note,))


@contextmanager
def _writing(path: Path) -> Iterator[sqlite3.Connection]:
    upgrade_file(path)
    with told(path), GATE, closing(connect(path, "rw")) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield connection
        connection.execute("COMMIT")


def _info(row: NoteRow) -> NoteInfo:
    return NoteInfo(row.id or 0, row.step, row.written, one_line(row.content), row.seat)
