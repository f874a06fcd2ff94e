"""Notes on steps: kept in the file, apart from the journal."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from anahuac.store import (
    StoreFault,
    add_note,
    connection,
    open_match,
    read_notes,
    remove_note,
    texts,
    verify_match,
)
from anahuac.store.notes import MOST_CHARACTERS
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
    spoil(saved, "INSERT INTO note VALUES (77, 1, '', CAST(x'ff' AS TEXT))")
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
