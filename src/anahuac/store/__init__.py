"""Matches on disk: one file per match, a library of them, and the proof that they can be played again.

Nothing here imports SQLModel, SQLAlchemy or alembic when the package is imported; see
:mod:`anahuac.store.models`.
"""

from anahuac.store.faults import StoreFault
from anahuac.store.info import MatchInfo, read_info
from anahuac.store.library import Entry, Library
from anahuac.store.matchfile import MatchFile, write_match
from anahuac.store.notes import NoteInfo, add_note, change_note, read_notes, remove_note
from anahuac.store.reading import OpenMatch, open_match
from anahuac.store.texts import AUTOSAVE_NAME
from anahuac.store.verify import Difference, Verification, verify_match

__all__ = [
    "AUTOSAVE_NAME",
    "Difference",
    "Entry",
    "Library",
    "MatchFile",
    "MatchInfo",
    "NoteInfo",
    "OpenMatch",
    "StoreFault",
    "Verification",
    "add_note",
    "change_note",
    "open_match",
    "read_info",
    "read_notes",
    "remove_note",
    "verify_match",
    "write_match",
]
