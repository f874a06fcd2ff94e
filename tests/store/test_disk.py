"""Disks and folders that refuse, other writers: the step has not happened, the file is whole, a sentence says why."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from anahuac.engine.chance import Seeded
from anahuac.engine.game import Setup
from anahuac.engine.match import Match
from anahuac.engine.text import Template
from anahuac.store import (
    Library,
    MatchFile,
    StoreFault,
    connection,
    files,
    open_match,
    read_info,
    texts,
    write_match,
)
from tests.store.conftest import SAFELY, SYNC, SYNC_FOLDER
from tests.store.games import Marathon, begin, load, play, trace
from tests.store.spoiling import spoil

POSIX = pytest.mark.skipif(os.name == "nt", reason="the system has other means")


def stepped(match: Match[Any, Any], template: Template) -> None:
    """The next step is refused for this reason and has not happened, its dice included."""
    before, steps = match.last, len(match.steps)
    assert isinstance(match.source, Seeded)
    used = match.source.used
    with pytest.raises(StoreFault) as caught:
        play(match, 1)
    assert caught.value.reason.source == template.source
    assert match.last is before
    assert len(match.steps) == steps
    assert match.source.used == used


@contextlib.contextmanager
def longest_file(size: int) -> Iterator[None]:
    """No file of this process may grow beyond a size."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@POSIX
@pytest.mark.parametrize("room", [100, 1000, 5000, 12_000])
def test_a_disk_that_fails_in_the_middle_of_a_step(tmp_path: Path, room: int) -> None:
    match, file = begin(tmp_path / "a.anahuac")
    twin: Match[Any, Any] = Match(match.game, Setup(), Seeded(3), rated=False)
    play(match, 20)
    play(twin, 20)
    for _ in range(40):
        before = file.path.read_bytes()
        with longest_file(room if room < 10_000 else len(before)):
            try:
                play(match, 1)
            except StoreFault as error:
                fault = error
                break
        play(twin, 1)
    else:
        pytest.fail("the disk never failed")
    assert fault.reason.source == texts.DISK_FAILED.source
    assert file.path.read_bytes() == before
    assert os.listdir(tmp_path) == [file.path.name]
    assert trace(match) == trace(twin)
    play(match, 20)
    play(twin, 20)
    assert trace(match) == trace(twin)
    file.close()
    assert trace(open_match(file.path, load, read_only=True).match) == trace(twin)


def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match, file = begin(tmp_path / "a.anahuac")
    play(match, 10)
    file._disconnect()
    pages = file.path.stat().st_size // 4096
    monkeypatch.setattr(connection, "SAFELY", (*connection.SAFELY, f"max_page_count={pages}"))
    with pytest.raises(StoreFault) as caught:
        play(match, 500)
    assert caught.value.reason == texts.DISK_FULL(file=file.path.name)
    done = trace(match)
    assert trace(open_match(file.path, load, read_only=True).match) == done
    stepped(match, texts.DISK_FULL)
    monkeypatch.undo()
    play(match, 5)
    assert trace(match)[:-5] == done
    file.close()


@POSIX
def test_a_disk_without_room_for_a_new_match_or_a_copy(tmp_path: Path, saved: Path) -> None:
    match = open_match(saved, load, read_only=True).match
    target = tmp_path / "new.anahuac"
    with longest_file(10_000):
        with pytest.raises(StoreFault):
            write_match(target, match, seed=1, players={})
        with pytest.raises(StoreFault):
            begin(target)
        with pytest.raises(StoreFault):
            Library(tmp_path).export(saved, target)
    assert os.listdir(tmp_path) == [saved.name]


def test_a_file_that_may_only_be_read(person: Callable[[], Path], saved_bytes: bytes) -> None:
    path = person() / "a.anahuac"
    path.write_bytes(saved_bytes)
    path.chmod(0o444)
    with pytest.raises(StoreFault) as caught:
        open_match(path, load)
    assert caught.value.reason == texts.READ_ONLY(file=path.name)
    assert open_match(path, load, read_only=True).info.name == "A race"
    assert read_info(path).name == "A race"
    path.chmod(0o644)


@POSIX
def test_a_file_that_may_not_be_read(person: Callable[[], Path]) -> None:
    path = person() / "a.anahuac"
    path.write_bytes(b"secret")
    path.chmod(0)
    refused_for(path, texts.NO_ACCESS)


def refused_for(path: Path, template: Template) -> None:
    """Opening is refused for this reason."""
    with pytest.raises(StoreFault) as caught:
        open_match(path, load)
    assert caught.value.reason.source == template.source


@POSIX
def test_a_folder_that_may_only_be_read(person: Callable[[], Path]) -> None:
    folder = person()
    match, file = begin(folder / "a.anahuac")
    twin: Match[Any, Any] = Match(match.game, Setup(), Seeded(3), rated=False)
    play(match, 20)
    play(twin, 20)
    folder.chmod(0o555)
    stepped(match, texts.READ_ONLY_FOLDER)
    assert read_info(file.path).steps == 20
    game: Any = Marathon()
    with pytest.raises(StoreFault) as caught:
        MatchFile.create(folder / "b.anahuac", game, Setup(), seed=1, players={})
    assert caught.value.reason.source == texts.READ_ONLY_FOLDER.source
    with pytest.raises(StoreFault) as caught:
        write_match(folder / "b.anahuac", match, seed=1, players={})
    assert caught.value.reason.source == texts.READ_ONLY_FOLDER.source
    file.close()
    refused_for(file.path, texts.READ_ONLY_FOLDER)
    assert open_match(file.path, load, read_only=True).info.steps == 20
    folder.chmod(0o755)
    opened = open_match(file.path, load)
    play(opened.match, 10)
    play(twin, 10)
    assert trace(opened.match) == trace(twin)
    opened.file.close()
    assert os.listdir(folder) == ["a.anahuac"]


@POSIX
def test_a_crash_in_a_folder_that_may_only_be_read_now(
    person: Callable[[], Path], saved_bytes: bytes
) -> None:
    folder = person()
    path = folder / "a.anahuac"
    path.write_bytes(saved_bytes)
    with closing(sqlite3.connect(path, isolation_level=None)) as writer:
        writer.execute("PRAGMA cache_size=1")
        writer.execute("BEGIN")
        writer.execute("UPDATE entry SET payload = payload || 'x'")
        shutil.copyfile(path, folder / "b.anahuac")
        shutil.copyfile(connection.journal_of(path), folder / "b.anahuac-journal")
    folder.chmod(0o555)
    with pytest.raises(StoreFault) as caught:
        read_info(folder / "b.anahuac")
    assert caught.value.reason.source == texts.INTERRUPTED.source
    folder.chmod(0o755)
    assert read_info(folder / "b.anahuac").name == "A race"


def test_nobody_else_plays_in_an_open_file(saved: Path) -> None:
    opened = open_match(saved, load)
    refused_for(saved, texts.IN_USE)
    assert open_match(saved, load, read_only=True).info == opened.info
    opened.file.close()
    open_match(saved, load).file.close()


def test_a_new_file_is_held_from_the_beginning(tmp_path: Path) -> None:
    game: Any = Marathon()
    file = MatchFile.create(tmp_path / "a.anahuac", game, Setup(), seed=1, players={})
    with pytest.raises(StoreFault) as caught:
        MatchFile.create(tmp_path / "a.anahuac", game, Setup(), seed=1, players={})
    assert caught.value.reason.source == texts.IN_USE.source
    file.close()


def test_an_existing_file_is_not_overwritten_by_a_new_match(saved: Path) -> None:
    before = saved.read_bytes()
    with pytest.raises(StoreFault) as caught:
        begin(saved)
    assert caught.value.reason == texts.EXISTS(file=saved.name)
    assert saved.read_bytes() == before
    with pytest.raises(StoreFault) as caught:
        begin(saved.parent / "none" / "a.anahuac")
    assert caught.value.reason.source == texts.NO_FOLDER.source


def test_a_file_changed_by_another_program(saved: Path) -> None:
    opened = open_match(saved, load)
    again = "SELECT seq + 1, step, kind, type, version, seat, payload FROM entry ORDER BY seq DESC LIMIT 1"
    spoil(saved, f"INSERT INTO entry {again}")
    stepped(opened.match, texts.CHANGED)
    opened.file.close()


def test_a_program_that_keeps_writing(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "PATIENCE", 0.05)
    opened = open_match(saved, load)
    with closing(sqlite3.connect(saved, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        stepped(opened.match, texts.IN_USE)
        with pytest.raises(StoreFault) as caught:
            read_info(saved)
        assert caught.value.reason.source == texts.IN_USE.source
        other.execute("ROLLBACK")
    play(opened.match, 1)
    opened.file.close()


@POSIX
def test_a_file_moved_or_deleted_in_play(saved: Path) -> None:
    opened = open_match(saved, load)
    play(opened.match, 1)
    elsewhere = saved.with_name("elsewhere.anahuac")
    saved.rename(elsewhere)
    stepped(opened.match, texts.MOVED)
    elsewhere.rename(saved)
    play(opened.match, 1)
    saved.unlink()
    stepped(opened.match, texts.MOVED)
    opened.file.close()
    assert os.listdir(saved.parent) == []


def test_lists_are_read_while_the_match_goes_on(saved: Path) -> None:
    opened = open_match(saved, load)
    first = opened.info.steps
    seen: list[int] = []
    failed: list[BaseException] = []
    done = threading.Event()

    def look() -> None:
        try:
            while not done.is_set():
                seen.append(read_info(saved).steps)
        except BaseException as error:
            failed.append(error)

    thread = threading.Thread(target=look)
    thread.start()
    play(opened.match, 300)
    done.set()
    thread.join()
    assert failed == []
    assert seen == sorted(seen)
    assert first <= seen[0] <= seen[-1] <= first + 300
    opened.file.close()


def test_what_is_journaled_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[str] = []

    def sync(path: Path) -> None:
        waited.append(path.suffix)
        SYNC(path)

    def sync_folder(folder: Path) -> None:
        waited.append("folder")
        SYNC_FOLDER(folder)

    monkeypatch.setattr(connection, "SAFELY", SAFELY)
    monkeypatch.setattr(files, "sync", sync)
    monkeypatch.setattr(files, "sync_folder", sync_folder)
    match, file = begin(tmp_path / "a.anahuac")
    assert waited == [".part", "folder"]
    play(match, 1)
    assert file._connection is not None
    assert file._connection.execute("PRAGMA synchronous").fetchone() == (3,)  # extra: folder, too
    assert file._connection.execute("PRAGMA fullfsync").fetchone() == (1,)
    assert file._connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    file.close()
