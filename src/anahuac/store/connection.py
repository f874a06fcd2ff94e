"""Opening a match file that may come from a stranger, and never letting it do anything but hold data."""

from __future__ import annotations

import os
import re
import sqlite3
import stat
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from anahuac import __version__
from anahuac.engine.text import on_one_line
from anahuac.store import schema, texts
from anahuac.store.faults import StoreFault, is_writable, told

MAGIC = b"SQLite format 3\0"
HEADER = 100
#: End of a rollback journal that names further files to be deleted; this program never writes one.
_NAMES_OTHERS = bytes.fromhex("d9d505f920a163d7")
#: Seconds to wait for another program that is writing.
PATIENCE = 2.0

#: What is committed outlives a power cut, the going of the journal included.
SAFELY = ("synchronous=EXTRA", "fullfsync=ON")

#: On POSIX systems all of a process's locks on a file fall when it closes *any* descriptor of it. Whoever opens a
#: match file outside SQLite holds this, and so does whoever is committing.
GATE = threading.RLock()

_LIMITS = (
    (sqlite3.SQLITE_LIMIT_LENGTH, schema.MOST_VALUE),
    (sqlite3.SQLITE_LIMIT_SQL_LENGTH, 100_000),
    (sqlite3.SQLITE_LIMIT_COLUMN, 100),
    (sqlite3.SQLITE_LIMIT_EXPR_DEPTH, 50),
    (sqlite3.SQLITE_LIMIT_COMPOUND_SELECT, 5),
    (sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH, 1),
    (sqlite3.SQLITE_LIMIT_ATTACHED, 1),
)


def connect(path: Path, mode: str, *, immutable: bool = False) -> sqlite3.Connection:
    """A guarded connection, ``mode`` one of ``"ro"``, ``"rw"``, ``"rwc"``; transactions are begun by hand.

    ``immutable`` takes the file as it is, whatever journal lies beside it, and makes no file of any kind.
    A step is on the disk when its transaction is committed: the journal is written out before the file, the file
    before the journal goes, and the folder after it. May raise sqlite3.Error; nothing has been read yet.
    """
    place = quote(os.fsencode(path.absolute().as_posix()))
    uri = f"file://{'' if place.startswith('/') else '/'}{place}?mode={mode}&immutable={int(immutable)}"
    connection = sqlite3.connect(uri, uri=True, timeout=PATIENCE, isolation_level=None)
    try:
        for limit, most in _LIMITS:
            connection.setlimit(limit, most)
        for pragma in ("trusted_schema=OFF", "cell_size_check=ON", "mmap_size=0", "temp_store=MEMORY"):
            connection.execute(f"PRAGMA {pragma}")
        for pragma in ("query_only=ON",) if mode == "ro" else SAFELY:
            connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()
        raise
    return connection


@contextmanager
def bounded(connection: sqlite3.Connection) -> Iterator[None]:
    """Whatever SQLite does inside is interrupted when it takes too long."""
    until = time.monotonic() + schema.MOST_SECONDS
    connection.set_progress_handler(lambda: int(time.monotonic() > until), 20_000)
    try:
        yield
    finally:
        connection.set_progress_handler(None, 0)


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that only reads, to a file with nothing but our tables in the format of this program or older.

    A transaction left unfinished by a crash is undone first. Raises StoreFault.
    """
    with told(path):
        check_header(path)
        _undo_unfinished(path)
        with closing(connect(path, "ro")) as connection, bounded(connection):
            check_schema(path, connection)
            yield connection


def check_header(path: Path) -> int:
    """Judge a file by its size and first bytes; gives its format. Raises StoreFault; opens nothing for writing."""
    try:
        with told(path), GATE:
            found = path.stat()
            if not stat.S_ISREG(found.st_mode):
                raise StoreFault(path, texts.NOT_A_FILE(file=path.name))
            with path.open("rb") as file:
                head = file.read(HEADER)
    except ValueError as error:  # a name that no file can have
        raise StoreFault(path, texts.MISSING(file=path.name)) from error
    if not head:
        raise StoreFault(path, texts.EMPTY(file=path.name))
    if not head.startswith(MAGIC[: len(head)]):
        raise StoreFault(path, texts.FOREIGN(file=path.name))
    if len(head) < HEADER:
        raise StoreFault(path, texts.TRUNCATED(file=path.name))
    write_version, read_version = head[18], head[19]
    pages, encoding, number, application = (struct.unpack_from(">I", head, at)[0] for at in (28, 56, 60, 68))
    if application != schema.APPLICATION_ID:
        raise StoreFault(path, texts.FOREIGN(file=path.name))
    if number > schema.FORMAT:
        raise _newer(path, number)
    if number not in schema.TABLES or (write_version, read_version) != (1, 1) or encoding != 1:
        raise StoreFault(path, texts.DAMAGED(file=path.name))
    if found.st_size > schema.MOST_BYTES:
        most = schema.MOST_BYTES // schema.MEGABYTE
        raise StoreFault(path, texts.TOO_BIG(file=path.name, most=most))
    page = struct.unpack_from(">H", head, 16)[0] or 1
    page_size = 65536 if page == 1 else page
    if found.st_size < pages * page_size and not journal_of(path).exists():
        raise StoreFault(path, texts.TRUNCATED(file=path.name))
    return int(number)


def journal_of(path: Path) -> Path:
    """Where SQLite keeps what it needs to undo a transaction: beside the file, not beside a link to it."""
    return Path(os.path.realpath(path) + "-journal")


def _undo_unfinished(path: Path) -> None:
    """Undo what a crash left half done, so that the file can be read without being written."""
    journal = journal_of(path)
    try:
        if not stat.S_ISREG(journal.stat().st_mode):
            raise StoreFault(path, texts.STRANGE(file=path.name, what=journal.name))
        with journal.open("rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - len(_NAMES_OTHERS)))
            ending = file.read()
    except FileNotFoundError:
        return
    if ending == _NAMES_OTHERS:
        # Such a journal would have SQLite delete a file of the stranger's choice.
        raise StoreFault(path, texts.STRANGE(file=path.name, what=journal.name))
    mode = "rw" if is_writable(path.parent) and is_writable(path) else "ro"
    try:
        with closing(connect(path, mode)) as connection, bounded(connection):
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.OperationalError as error:
        if (error.sqlite_errorcode & 0xFF) in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY):
            raise StoreFault(path, texts.INTERRUPTED(file=path.name)) from error
        raise


def check_schema(path: Path, connection: sqlite3.Connection) -> None:
    """Refuse a file whose tables are not exactly ours. Raises StoreFault."""
    number = connection.execute("PRAGMA user_version").fetchone()[0]
    wanted = schema.expected(number)
    sql = "SELECT type, name, tbl_name, sql FROM sqlite_master LIMIT ?"
    rows = connection.execute(sql, (len(wanted) + 20,)).fetchall()
    found = {(kind, name, table, schema.plain(sql)) for kind, name, table, sql in rows}
    if len(rows) == len(wanted) and found == wanted:
        _check_version(path, connection, number)
        return
    strange = sorted(f"{kind} {name}" for kind, name, _, _ in found - wanted)
    if strange:
        raise StoreFault(path, texts.STRANGE(file=path.name, what=strange[0][:60]))
    raise StoreFault(path, texts.DAMAGED(file=path.name))


def _check_version(path: Path, connection: sqlite3.Connection, number: int) -> None:
    """Refuse a file whose table of the version tells another format than its header. Raises StoreFault."""
    wanted = schema.revision(number)
    found = connection.execute("SELECT version_num FROM alembic_version LIMIT 2").fetchall()
    if found != [(wanted,)]:
        theirs = str(found[0][0])[:20] if found else ""
        reason = texts.OTHER_VERSION(file=path.name, header=wanted, table=on_one_line(theirs))
        raise StoreFault(path, reason)


def check_pages(path: Path, connection: sqlite3.Connection) -> None:
    """Refuse a file whose pages do not fit together. Raises StoreFault."""
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise StoreFault(path, texts.DAMAGED(file=path.name))


def _newer(path: Path, number: int) -> StoreFault:
    """The refusal of a file of a later version, which is left as it is."""
    said = {
        "file": path.name,
        "their_format": str(number),
        "ours": __version__,
        "our_format": str(schema.FORMAT),
    }
    try:
        with closing(connect(path, "ro", immutable=True)) as connection, bounded(connection):
            row = connection.execute("SELECT app_version FROM meta LIMIT 1").fetchone()
    except sqlite3.Error:
        row = None
    theirs = row[0] if row else None
    if isinstance(theirs, str) and re.fullmatch(r"[0-9A-Za-z.+-]{1,40}", theirs):
        return StoreFault(path, texts.NEWER(theirs=theirs, **said))
    return StoreFault(path, texts.NEWER_UNNAMED(**said))
