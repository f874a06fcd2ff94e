"""Files are written whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from anahuac import files
from anahuac.files import try_folder, write_whole


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "été.txt"
    write_whole(path, b"first, and longer")
    write_whole(path, b"second")
    assert path.read_bytes() == b"second"
    assert list(tmp_path.iterdir()) == [path]


def test_a_disk_that_is_full_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "log.txt"
    write_whole(path, b"before")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files.os, "fsync", full)
    with pytest.raises(OSError, match="space"):
        write_whole(path, b"after")
    assert path.read_bytes() == b"before"
    assert list(tmp_path.iterdir()) == [path]


def test_what_is_left_of_an_earlier_time_is_taken_away_and_never_written_into(tmp_path: Path) -> None:
    path, part, other = tmp_path / "a.txt", tmp_path / ".a.txt.part", tmp_path / "other"
    part.write_bytes(b"half, and longer than the whole")
    write_whole(path, b"whole")
    assert path.read_bytes() == b"whole"
    other.write_bytes(b"other")
    part.hardlink_to(other)
    write_whole(path, b"new")
    part.hardlink_to(other)
    try_folder(path)
    write_whole(path, b"newer")
    assert other.read_bytes() == b"other"
    assert sorted(tmp_path.iterdir()) == [path, other]


def test_what_can_be_made_again_does_not_wait_for_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: list[int] = []
    monkeypatch.setattr(files.os, "fsync", waited.append)
    write_whole(tmp_path / "a", b"1", lasting=False)
    assert waited == []
    write_whole(tmp_path / "a", b"2")
    assert len(waited) == 1
    assert (tmp_path / "a").read_bytes() == b"2"


def test_a_folder_that_is_not_there_is_told_at_once(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="nowhere"):
        try_folder(tmp_path / "nowhere" / "a.png")
    try_folder(tmp_path / "a.png")
    assert not list(tmp_path.iterdir())
