"""Files to spoil, and a person who is not the system's master even where the tests run as one."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import filelock  # noqa: F401 - before the person loses access to where it lies
import platformdirs  # noqa: F401
import pytest

from anahuac.store import connection, files
from tests.store.games import begin, play

SAFELY, SYNC, SYNC_FOLDER = connection.SAFELY, files.sync, files.sync_folder


@pytest.fixture(scope="session", autouse=True)
def _hastily() -> Iterator[None]:
    """Don't wait for the disk: no test cuts the power. ``test_disk`` proves that the program does wait."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection, "SAFELY", ("synchronous=OFF",))
        patch.setattr(files, "sync", lambda path: None)
        patch.setattr(files, "sync_folder", lambda folder: None)
        yield


@pytest.fixture(scope="session")
def saved_bytes(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("saved") / "saved.anahuac"
    match, file = begin(path, name="A race")
    play(match, 60)
    match.undo(to=55)
    match.redo()
    play(match, 75, seed=2)
    file.close()
    return path.read_bytes()


@pytest.fixture
def saved(tmp_path: Path, saved_bytes: bytes) -> Path:
    """A closed match of 131 steps and its opening, some of which were taken back."""
    path = tmp_path / "saved.anahuac"
    path.write_bytes(saved_bytes)
    return path


@pytest.fixture
def person() -> Iterator[Callable[[], Path]]:
    """Call it to go on as an ordinary person with a folder of one's own; the system's master may write anywhere."""
    folder = Path(tempfile.mkdtemp())
    is_master = hasattr(os, "geteuid") and os.geteuid() == 0

    def become() -> Path:
        if is_master:
            for path in (folder, *folder.rglob("*")):
                os.chown(path, 65534, 65534)
            os.seteuid(65534)
        return folder

    yield become
    if is_master:
        os.seteuid(0)
    folder.chmod(0o755)
    shutil.rmtree(folder)
