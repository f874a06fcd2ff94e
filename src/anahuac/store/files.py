"""Files as a whole: one that appears complete or not at all, and the lock of whoever plays in one."""

from __future__ import annotations

import contextlib
import logging
import os
import tempfile
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from secrets import token_hex

from anahuac.store import texts
from anahuac.store.faults import StoreFault, told

log = logging.getLogger("anahuac.store")

#: Ending of match files, and of files that are not finished.
ENDING = ".anahuac"
PART = ".part"


def sync(path: Path) -> None:
    """Have the system write a file out to the disk."""
    descriptor = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def sync_folder(folder: Path) -> None:
    """Have the system write out which files a folder holds, where folders can be opened for that."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextlib.contextmanager
def placed(path: Path, *, replace: bool = False) -> Iterator[Path]:
    """A file to fill beside ``path``; it becomes ``path``, whole and on disk, once the block is done.

    Raises StoreFault when there is such a file already (unless ``replace``) or the folder cannot be written;
    nothing is left behind then.
    """
    part = path.with_name(f".{token_hex(8)}{PART}")
    with told(path):
        if not replace and path.exists():
            raise StoreFault(path, texts.EXISTS(file=path.name))
        try:
            yield part
            sync(part)
            if not replace and path.exists():
                raise StoreFault(path, texts.EXISTS(file=path.name))
            os.replace(part, path)
            sync_folder(path.parent)
        finally:
            part.unlink(missing_ok=True)


class Hold:
    """The lock of the one who writes a match file; it falls when the process ends, however it ends.

    It is kept in the person's cache folder under a name made from the file's, so that nothing lies beside the
    match. Between machines and persons SQLite's own locks and the numbers of the entries keep order.
    """

    def __init__(self, path: Path) -> None:
        """Take the lock at once. Raises StoreFault when somebody has it."""
        from filelock import FileLock, Timeout

        self._lock: FileLock | None = None
        name = blake2b(os.fsencode(os.path.realpath(path)), digest_size=16).hexdigest() + ".lock"
        for folder in _lock_folders():
            try:
                folder.mkdir(parents=True, exist_ok=True)
                lock = FileLock(folder / name, timeout=0, thread_local=False)
                lock.acquire()
            except Timeout as error:
                raise StoreFault(path, texts.IN_USE(file=path.name)) from error
            except OSError as error:
                log.warning("no lock in %s: %s", folder, error.strerror)
                continue
            self._lock = lock
            return

    def close(self) -> None:
        """Let others write."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def _lock_folders() -> Iterator[Path]:
    import platformdirs

    user = str(os.getuid()) if hasattr(os, "getuid") else ""
    with contextlib.suppress(RuntimeError):  # a person without a home has no cache folder either
        yield platformdirs.user_cache_path("Anahuac", appauthor=False) / "locks"
    yield Path(tempfile.gettempdir()) / f"anahuac-locks-{user}"
