"""The library: what it lists, and that nothing done in it loses, hides or overwrites a match."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from anahuac.store import (
    Library,
    StoreFault,
    add_note,
    open_match,
    read_info,
    read_notes,
    texts,
    verify_match,
)
from anahuac.store.codec import TIME
from anahuac.store.library import STALE, file_name
from tests.store.games import begin, load, play, trace
from tests.store.spoiling import sealed_again, spoil


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """A library with an accent in its name, not yet made."""
    return Library(tmp_path / "Éléonore été 日本" / "matches")


def names(entries: list[object]) -> list[str]:
    """Names of entries."""
    return [entry.name for entry in entries]  # type: ignore[attr-defined]


def test_a_library_that_is_not_there_is_empty(library: Library) -> None:
    assert library.entries() == []
    assert library.binned() == []
    library.empty_bin()
    assert not library.folder.exists()


def test_a_broken_file_hides_no_other(library: Library, saved: Path) -> None:
    good = library.import_file(saved)
    (library.folder / "empty.anahuac").write_bytes(b"")
    (library.folder / "noise.anahuac").write_bytes(os.urandom(3000))
    (library.folder / "cut.anahuac").write_bytes(saved.read_bytes()[:9000])
    (library.folder / "folder.anahuac").mkdir()
    (library.folder / "readme.txt").write_text("not listed")
    (library.folder / ".hidden.anahuac").write_text("not listed")
    spoiled = library.duplicate(good)
    spoil(spoiled, "CREATE TRIGGER t AFTER INSERT ON entry BEGIN DELETE FROM entry; END")
    entries = library.entries()
    assert entries[0].path == good
    assert entries[0].info == read_info(good)
    assert entries[0].fault is None
    told = {entry.path.stem: entry.fault.reason.source for entry in entries[1:] if entry.fault is not None}
    assert told == {
        "cut": texts.TRUNCATED.source,
        "empty": texts.EMPTY.source,
        "folder": texts.NOT_A_FILE.source,
        "noise": texts.FOREIGN.source,
        "saved (2)": texts.STRANGE.source,
    }
    assert [entry.info for entry in entries[1:]] == [None] * 5


def test_the_match_played_last_comes_first_and_changes_are_seen(
    library: Library, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = library.import_file(saved)
    second = library.duplicate(first)
    soon = datetime.now(UTC)
    for path, hours in ((second, 1), (first, 2)):
        time = (soon + timedelta(hours=hours)).strftime(TIME)
        monkeypatch.setattr("anahuac.store.codec.now", lambda time=time: time)
        opened = open_match(path, load)
        play(opened.match, 1)
        opened.file.close()
        entries = library.entries()
        assert entries[0].path == path
        assert entries[0].info is not None
        assert entries[0].info.played == time
    assert [entry.path for entry in library.entries()] == [first, second]


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("The Conquest of Mexico, 2026-11-29", "The Conquest of Mexico, 2026-11-29"),
        ("La conquête : été / hiver", "La conquête _ été _ hiver"),
        ("..\\..\\etc/passwd", "_.._etc_passwd"),
        ("a\nb\0c", "a_b_c"),
        (" name. ", "name"),
        ("NUL", "_NUL"),
        ("com1.txt", "_com1.txt"),
        ("日本" * 100, "日本" * 26 + "日"),
        ("\u202egpj.exe", "_gpj.exe"),
        ("b\udcffd", "b_d"),
    ],
)
def test_file_names_fit_every_system(name: str, file: str) -> None:
    assert file_name(name) == file


@pytest.mark.parametrize("name", ["", "   ", "...", ". ."])
def test_a_match_needs_a_name(library: Library, name: str) -> None:
    with pytest.raises(ValueError, match="name"):
        library.place_for(name)


def test_autosave_names_are_unique(library: Library) -> None:
    name = "The Conquest of Mexico, 2026-11-29"
    wanted = [name, f"{name} (2)", f"{name} (3)"]
    for stem in wanted:
        path = library.place_for(name)
        assert path.stem == stem
        match, file = begin(path, name=path.stem)
        play(match, 2)
        file.close()
    assert sorted(names(list(library.entries()))) == wanted


def test_a_duplicate_is_a_match_of_its_own(library: Library, saved: Path) -> None:
    path = library.import_file(saved)
    opened = open_match(path, load)
    play(opened.match, 5)
    copy = library.duplicate(path)
    assert read_info(copy).name == copy.stem == "saved (2)"
    assert library.duplicate(copy).stem == "saved (3)"
    other = open_match(copy, load)
    assert trace(other.match) == trace(opened.match)
    assert other.match.can_redo == opened.match.can_redo
    play(other.match, 5, seed=8)
    assert len(opened.match.steps) + 5 == len(other.match.steps)
    opened.file.close()
    other.file.close()


def test_renaming_gives_match_and_file_another_name(library: Library, saved: Path) -> None:
    path = library.import_file(saved)
    before = trace(open_match(path, load, read_only=True).match)
    to = library.rename(path, "  Noche triste: 1520 ")
    assert to.name == "Noche triste_ 1520.anahuac"
    assert read_info(to).name == "Noche triste: 1520"
    assert trace(open_match(to, load, read_only=True).match) == before
    assert not path.exists()
    assert library.rename(to, "Noche triste: 1520") == to
    other = library.import_file(saved)
    assert library.rename(other, "Noche triste: 1520").stem == "Noche triste_ 1520 (2)"


def test_what_is_binned_comes_back_until_the_bin_is_emptied(library: Library, saved: Path) -> None:
    content = saved.read_bytes()
    for _ in range(2):
        path = library.import_file(saved)
        library.bin(path)
    assert library.entries() == []
    assert [entry.path.name for entry in library.binned()] == ["saved.anahuac", "saved (2).anahuac"]
    kept = library.import_file(saved)
    back = library.restore(library.folder / "bin" / "saved.anahuac")
    assert back.stem == "saved (2)"
    assert verify_match(back, load).differences == []
    library.empty_bin()
    assert library.binned() == []
    assert sorted(entry.path for entry in library.entries()) == sorted((kept, back))
    assert saved.read_bytes() == content


def test_unreadable_files_can_be_binned(library: Library) -> None:
    path = library.place_for("noise")
    path.write_bytes(b"noise")
    assert library.restore(library.bin(path)) == path
    assert path.read_bytes() == b"noise"


def test_a_match_in_play_is_neither_binned_nor_renamed_nor_deleted(library: Library, saved: Path) -> None:
    path = library.import_file(saved)
    opened = open_match(path, load)
    with pytest.raises(StoreFault) as caught:
        library.bin(path)
    assert caught.value.reason == texts.IN_USE(file=path.name)
    with pytest.raises(StoreFault):
        library.rename(path, "other")
    play(opened.match, 1)
    opened.file.close()


def test_only_what_lies_in_the_library_is_moved(library: Library, saved: Path) -> None:
    for move in (library.bin, library.restore):
        with pytest.raises(StoreFault) as caught:
            move(saved)
        assert caught.value.reason == texts.NOT_IN_LIBRARY(file=saved.name)
    assert saved.exists()


def test_a_match_left_by_a_crash_is_whole_when_moved(library: Library, saved: Path) -> None:
    path = library.import_file(saved)
    journal = path.with_name(path.name + "-journal")
    journal.write_bytes(b"")
    moved = library.bin(path)
    assert verify_match(moved, load).differences == []


def test_an_exported_match_is_one_compact_file_with_everything(
    library: Library, saved: Path, tmp_path: Path
) -> None:
    path = library.import_file(saved)
    add_note(path, 12, "Alvarado!")
    spoil(path, "CREATE TABLE big (x)", "INSERT INTO big VALUES (zeroblob(3000000))", "DROP TABLE big")
    opened = open_match(path, load)
    play(opened.match, 3)
    to = tmp_path / "out" / "für Léa.anahuac"
    to.parent.mkdir()
    to.write_bytes(b"older")
    library.export(path, to)
    assert os.listdir(to.parent) == [to.name]
    assert to.stat().st_size < path.stat().st_size - 2_900_000
    assert trace(open_match(to, load, read_only=True).match) == trace(opened.match)
    assert [note.content for note in read_notes(to)] == ["Alvarado!"]
    content = to.read_bytes()
    for secret in (str(tmp_path), str(Path.home()), str(library.folder), os.environ.get("USER") or "no user"):
        assert secret.encode() not in content
    opened.file.close()


def test_export_to_where_nothing_can_be_written(
    library: Library, saved_bytes: bytes, person: Callable[[], Path]
) -> None:
    folder = person()
    path = folder / "a.anahuac"
    path.write_bytes(saved_bytes)
    (folder / "out").mkdir()
    (folder / "out").chmod(0o555)
    with pytest.raises(StoreFault) as caught:
        Library(folder).export(path, folder / "out" / "b.anahuac")
    assert caught.value.reason == texts.READ_ONLY_FOLDER(file="b.anahuac", folder="out")
    with pytest.raises(StoreFault) as caught:
        Library(folder / "out" / "library").place_for("a")
    assert caught.value.reason.source == texts.READ_ONLY_FOLDER.source
    (folder / "out").chmod(0o755)


def test_import_looks_at_everything_and_leaves_the_original_alone(library: Library, saved: Path) -> None:
    before = saved.read_bytes()
    path = library.import_file(saved)
    assert trace(open_match(path, load, read_only=True).match) == trace(
        open_match(saved, load, read_only=True).match
    )
    spoil(saved, "UPDATE entry SET payload = replace(payload, 'e', 'E') WHERE seq = 9")
    for bad in (saved, saved.with_name("none.anahuac")):
        with pytest.raises(StoreFault) as caught:
            library.import_file(bad)
        assert caught.value.path == bad
    assert [entry.path for entry in library.entries()] == [path]
    assert os.listdir(library.folder) == [path.name]
    assert before != saved.read_bytes()


def test_what_a_crash_left_unfinished_goes_with_the_bin(library: Library, saved: Path) -> None:
    path = library.import_file(saved)
    old, young = library.folder / ".1.part", library.folder / ".2.part"
    for part in (old, young):
        part.write_bytes(b"half")
    os.utime(old, (0, old.stat().st_mtime - STALE - 1))
    assert [entry.path for entry in library.entries()] == [path]
    library.empty_bin()
    assert sorted(os.listdir(library.folder)) == [young.name, path.name]


def test_a_match_is_not_exported_onto_one_in_play(library: Library, saved: Path) -> None:
    path = library.import_file(saved)
    other = library.duplicate(path)
    opened = open_match(other, load)
    for to, template in ((other, texts.IN_USE), (path, texts.EXISTS)):
        before = to.read_bytes()
        with pytest.raises(StoreFault) as caught:
            library.export(path, to)
        assert caught.value.reason == template(file=to.name)
        assert to.read_bytes() == before
    play(opened.match, 1)
    opened.file.close()


def test_a_file_called_nothing_but_dots(library: Library, saved: Path) -> None:
    dots = saved.with_name("....anahuac")
    saved.rename(dots)
    assert library.import_file(dots).stem == "Anahuac"
    assert library.import_file(dots).stem == "Anahuac (2)"


if sys.platform not in ("win32", "darwin"):  # where every name of a file is text

    def test_names_of_files_that_are_no_text(library: Library, saved: Path, tmp_path: Path) -> None:
        odd = tmp_path / os.fsdecode(b"b\xffd")
        odd.mkdir()
        path = saved.rename(odd / os.fsdecode(b"m\xe9.anahuac"))
        taken = library.import_file(path)
        assert taken.name == "m_.anahuac"
        library.export(taken, path)
        copy = Library(odd).duplicate(path)
        assert (copy.name, read_info(copy).name) == ("m_.anahuac", "m_")
        match, file = begin(odd / os.fsdecode(b"new\xff.anahuac"))
        play(match, 2)
        file.close()
        assert [entry.fault for entry in Library(odd).entries()] == [None] * 3
        assert Library(odd).rename(file.path, path.stem).name == "m_ (2).anahuac"


def test_a_name_that_would_break_a_list_is_shown_on_one_line(library: Library, saved: Path) -> None:
    spoil(saved, "UPDATE meta SET name = ?", values=("a\nb\u202ec\x1b",))
    sealed_again(saved)
    assert library.import_file(saved)
    assert [entry.name for entry in library.entries()] == ["a b\ufffdc\ufffd"]


@pytest.mark.parametrize("told", ["9999-12-31T23:59:59Z", "zzzz", "", "2026-13-01T00:00:00Z", "\u202e2020"])
def test_a_time_that_cannot_be_is_told_as_none_and_comes_last(
    library: Library, saved: Path, told: str
) -> None:
    """A file from a stranger does not become the match played last."""
    good, odd = library.import_file(saved), library.duplicate(library.import_file(saved))
    spoil(odd, "UPDATE step SET at = ?", values=(told,))
    sealed_again(odd)
    spoil(odd, "UPDATE meta SET created = ?", values=(told,))
    sealed_again(odd)
    listed = library.entries()
    assert listed[0].path == good
    assert (listed[-1].path, listed[-1].fault) == (odd, None)
    assert listed[-1].info is not None
    assert (listed[-1].info.played, listed[-1].info.created) == ("", "")
