"""Notes on steps: kept in the file, apart from the journal."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from anahuac.store import (
    Library,
    StoreFault,
    add_note,
    change_note,
    connection,
    open_match,
    read_notes,
    remove_note,
    schema,
    texts,
    verify_match,
)
from anahuac.store.notes import MOST_CHARACTERS, MOST_NOTES
from tests.store.games import load, play
from tests.store.spoiling import spoil


def test_notes_come_back_by_step_and_go_again(saved: Path) -> None:
    late = add_note(saved, 40, "Why here?")
    early = add_note(saved, 3, "<b>Été</b> 'DROP TABLE'")
    assert read_notes(saved) == [early, late]
    assert early.written >= "2020"
    remove_note(saved, late.id)
    remove_note(saved, 999)
    assert read_notes(saved) == [early]
    assert verify_match(saved, load).differences == []


def test_notes_are_written_while_the_match_goes_on(saved: Path) -> None:
    opened = open_match(saved, load)
    play(opened.match, 1)
    add_note(saved, 1, "during")
    play(opened.match, 1)
    opened.file.close()
    assert [note.content for note in read_notes(saved)] == ["during"]


def test_notes_are_cut_and_hostile_ones_are_refused(saved: Path) -> None:
    assert len(add_note(saved, 1, "x" * (MOST_CHARACTERS + 5)).content) == MOST_CHARACTERS
    spoil(saved, "INSERT INTO note VALUES (77, 1, '', CAST(x'ff' AS TEXT), '')")
    with pytest.raises(StoreFault) as caught:
        read_notes(saved)
    assert caught.value.reason.source == texts.DAMAGED.source


def test_a_busy_file_takes_no_note(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.05)
    with closing(sqlite3.connect(saved, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFault) as caught:
            add_note(saved, 1, "never")
    assert caught.value.reason == texts.IN_USE(file=saved.name)
    assert read_notes(saved) == []


def test_a_note_belongs_to_its_seat_and_old_ones_to_everybody(saved: Path) -> None:
    for seat in ("red", "blue", ""):
        add_note(saved, 1, f"of {seat or 'all'}", seat)
    assert [note.content for note in read_notes(saved, "red")] == ["of red", "of all"]
    assert [note.content for note in read_notes(saved, "blue")] == ["of blue", "of all"]
    assert len(read_notes(saved)) == 3


def test_a_note_is_changed_and_stays_where_it_is(saved: Path) -> None:
    note = add_note(saved, 7, "first", "red")
    change_note(saved, note.id, "second\nline")
    assert read_notes(saved) == [msgspec.structs.replace(note, content="second line")]


def test_notes_are_one_line_that_can_be_seen(saved: Path) -> None:
    written = add_note(saved, 1, "one\n\ttwo\u202e  three\x00\ud800").content
    assert written == "one two\ufffd three\ufffd?"
    spoil(saved, "UPDATE note SET content = 'a' || char(10) || 'b' || char(8238) || 'c'")
    assert [note.content for note in read_notes(saved)] == ["a b\ufffdc"], "a stranger's file is cleaned too"


def test_a_match_keeps_so_many_notes_and_no_more(saved: Path) -> None:
    rows = ",".join(f"({at}, 1, '', 'x', '')" for at in range(1, MOST_NOTES + 1))
    spoil(saved, f"INSERT INTO note VALUES {rows}")
    with pytest.raises(StoreFault) as caught:
        add_note(saved, 1, "one too many")
    assert caught.value.reason == texts.TOO_MANY_NOTES(file=saved.name, most=MOST_NOTES)
    assert len(read_notes(saved)) == MOST_NOTES


def test_copies_carry_notes_along(saved: Path) -> None:
    note = add_note(saved, 3, "Here it turned", "red")
    library = Library(saved.parent)
    copy = library.duplicate(saved)
    out = saved.parent / "away" / "out.anahuac"
    out.parent.mkdir()
    library.export(saved, out)
    assert read_notes(copy) == read_notes(library.import_file(out)) == [note]


def test_notes_of_the_first_format_are_everybodys(saved: Path) -> None:
    """A file as version 0.1.0 wrote it, with a note."""
    with closing(sqlite3.connect(saved, isolation_level=None)) as connection:
        connection.execute("DROP TABLE note")
        connection.execute(schema.TABLES[1][-1])
        connection.execute("INSERT INTO note VALUES (5, 2, '2026-01-01', 'from before')")
        connection.execute("PRAGMA user_version=1")
        connection.execute("UPDATE alembic_version SET version_num='0001'")
    old = saved.read_bytes()
    assert [(note.step, note.content, note.seat) for note in read_notes(saved, "red")] == [
        (2, "from before", "")
    ]
    assert saved.read_bytes() == old, "reading changes nothing"
    add_note(saved, 3, "from now", "red")
    assert [note.content for note in read_notes(saved, "blue")] == ["from before"]
    assert (saved.parent / f"{saved.name}.format-1").read_bytes() == old
    assert verify_match(saved, load).differences == []
