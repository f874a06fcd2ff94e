"""What can be wrong with a match file, as one exception with a sentence for the person."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec.structs import replace

from anahuac import system_texts
from anahuac.engine.text import Param, Template, Text, in_english
from anahuac.store import texts


class StoreFault(Exception):
    """A match file cannot be read or written; ``path`` is the file, ``reason`` says why."""

    def __init__(self, path: Path, reason: Text) -> None:
        self.path = path
        self.reason = reason
        super().__init__(in_english(self.at_path))

    def __reduce__(self) -> tuple[type[StoreFault], tuple[Path, Text]]:
        """Faults come back from worker processes."""
        return type(self), (self.path, self.reason)

    @property
    def at_path(self) -> Text:
        """The reason with the file's whole path in place of its name, which several may share."""
        whole: Param = str(self.path)
        params = tuple((key, whole if key == "file" else value) for key, value in self.reason.params)
        return replace(self.reason, params=params)


_BY_CODE: dict[int, Template] = {
    sqlite3.SQLITE_FULL: texts.DISK_FULL,
    sqlite3.SQLITE_BUSY: texts.IN_USE,
    sqlite3.SQLITE_LOCKED: texts.IN_USE,
    sqlite3.SQLITE_PROTOCOL: texts.IN_USE,
    sqlite3.SQLITE_CORRUPT: texts.DAMAGED,
    sqlite3.SQLITE_FORMAT: texts.DAMAGED,
    sqlite3.SQLITE_SCHEMA: texts.DAMAGED,
    sqlite3.SQLITE_ERROR: texts.DAMAGED,
    sqlite3.SQLITE_MISMATCH: texts.DAMAGED,
    sqlite3.SQLITE_TOOBIG: texts.DAMAGED,
    sqlite3.SQLITE_NOTADB: texts.FOREIGN,
    sqlite3.SQLITE_INTERRUPT: texts.TOO_SLOW,
    sqlite3.SQLITE_CONSTRAINT: texts.CHANGED,
    sqlite3.SQLITE_PERM: texts.NO_ACCESS,
    sqlite3.SQLITE_AUTH: texts.NO_ACCESS,
}
_BY_ERRNO: dict[int, Template] = {
    errno.ENOENT: texts.MISSING,
    errno.EISDIR: texts.NOT_A_FILE,
    errno.EACCES: texts.NO_ACCESS,
    errno.EPERM: texts.NO_ACCESS,
    errno.EEXIST: texts.EXISTS,
    errno.ENOSPC: texts.DISK_FULL,
    errno.EDQUOT: texts.DISK_FULL,
    errno.EFBIG: texts.DISK_FULL,
    errno.EROFS: texts.READ_ONLY,
}
#: SQLite could not open or make a file, or may not write it.
_UNOPENED = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY)


def is_writable(path: Path) -> bool:
    """Whether the system lets this person write there, as far as it tells."""
    return os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids)


def folder_of(path: Path) -> str:
    """The name of the folder a file is in, as messages give it."""
    return path.absolute().parent.name


def fault_of(path: Path, error: sqlite3.Error | OSError) -> StoreFault:
    """What an error of SQLite or of the system means for a person."""
    if isinstance(error, OSError):
        return _of_system(path, error)
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    if code & 0xFF in _UNOPENED:
        if not path.parent.is_dir():
            return StoreFault(path, texts.NO_FOLDER(file=path.name, folder=folder_of(path)))
        if not is_writable(path.parent):
            return StoreFault(path, texts.READ_ONLY_FOLDER(file=path.name, folder=folder_of(path)))
        if code == sqlite3.SQLITE_READONLY_DBMOVED or not path.exists():
            return StoreFault(path, texts.MOVED(file=path.name))
        if not is_writable(path):
            return StoreFault(path, texts.READ_ONLY(file=path.name))
    if code & 0xFF in (*_UNOPENED, sqlite3.SQLITE_IOERR):
        detail: str = getattr(error, "sqlite_errorname", str(error))
        return StoreFault(path, texts.DISK_FAILED(file=path.name, detail=detail))
    return StoreFault(path, _BY_CODE.get(code & 0xFF, texts.DAMAGED)(file=path.name))


def _of_system(path: Path, error: OSError) -> StoreFault:
    template = _BY_ERRNO.get(error.errno or 0)
    if template is texts.NO_ACCESS and path.parent.is_dir() and not is_writable(path.parent):
        return StoreFault(path, texts.READ_ONLY_FOLDER(file=path.name, folder=folder_of(path)))
    if template is texts.MISSING and not path.parent.is_dir():
        return StoreFault(path, texts.NO_FOLDER(file=path.name, folder=folder_of(path)))
    if template is not None:
        return StoreFault(path, template(file=path.name))
    return StoreFault(path, texts.DISK_FAILED(file=path.name, detail=system_texts.said(error)))


@contextmanager
def told(path: Path) -> Iterator[None]:
    """Errors of SQLite and of the system inside become a StoreFault of ``path``; wrong use of SQLite does not."""
    try:
        yield
    except (sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.NotSupportedError):
        raise
    except (sqlite3.Error, OSError) as error:
        raise fault_of(path, error) from error
    except UnicodeDecodeError as error:  # not even the words of SQLite's complaint can be read
        raise StoreFault(path, texts.DAMAGED(file=path.name)) from error
