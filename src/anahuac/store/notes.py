"""What a person wrote about steps of a match: short and rare, so it goes through SQLModel's own session."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import msgspec

from anahuac.store.codec import now
from anahuac.store.connection import GATE, connect
from anahuac.store.faults import told
from anahuac.store.upgrade import reading_current, upgrade_file

#: Longer notes are cut, further ones not shown.
MOST_CHARACTERS = 10_000
MOST_NOTES = 1_000


class NoteInfo(msgspec.Struct, frozen=True):
    """A note: its id, the step it is about, when it was written (UTC), and what it says."""

    id: int
    step: int
    written: str
    content: str


def read_notes(path: Path) -> list[NoteInfo]:
    """The notes of a match by step. Raises StoreFault."""
    from sqlmodel import col, select

    from anahuac.store.models import Note
    from anahuac.store.orm import session_on

    with reading_current(path) as connection, session_on(path, connection) as session:
        wanted = select(Note).order_by(col(Note.step), col(Note.id)).limit(MOST_NOTES)
        return [
            NoteInfo(note.id or 0, int(note.step), str(note.written), str(note.content)[:MOST_CHARACTERS])
            for note in session.exec(wanted)
        ]


def add_note(path: Path, step: int, content: str) -> NoteInfo:
    """Write a note about a step; the match may be in play. Raises StoreFault."""
    from anahuac.store.models import Note
    from anahuac.store.orm import session_on

    upgrade_file(path)
    with (
        told(path),
        GATE,
        closing(connect(path, "rw")) as connection,
        session_on(path, connection) as session,
    ):
        note = Note(step=step, written=now(), content=content[:MOST_CHARACTERS])
        session.add(note)
        session.flush()
        return NoteInfo(note.id or 0, note.step, note.written, note.content)


def remove_note(path: Path, note: int) -> None:
    """Delete a note, if it is there. Raises StoreFault."""
    from sqlmodel import col, delete

    from anahuac.store.models import Note
    from anahuac.store.orm import session_on

    upgrade_file(path)
    with (
        told(path),
        GATE,
        closing(connect(path, "rw")) as connection,
        session_on(path, connection) as session,
    ):
        session.exec(delete(Note).where(col(Note.id) == note))
