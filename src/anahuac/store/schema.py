"""The tables as they are recorded in a file, and how large a file may be.

A file's own schema is never trusted: whatever is not exactly what stands here (a trigger, a view, a generated
column) is refused before anything is read. A test holds these lines and the migrations together. Differences in
white space do not count.
"""

from __future__ import annotations

#: "Ana1" in the header of every match file.
APPLICATION_ID = 0x416E6131
#: Version of the tables, the number of the latest migration; ``user_version`` in the header.
FORMAT = 2

MEGABYTE = 1 << 20
#: A match of ten thousand steps has about six megabytes, and fifty thousand entries; a file at both limits is read in
#: a few seconds.
MOST_BYTES = 64 * MEGABYTE
#: One value of one row: an event, a position.
MOST_VALUE = 8 * MEGABYTE
#: Entries of the journal.
MOST_ENTRIES = 250_000
#: Outcomes drawn that no entry records.
MOST_SPENT = 1_000_000
#: Seeds are whole numbers of 63 bits.
MOST_SEED = (1 << 63) - 1
#: A file that cannot be checked in this time is refused.
MOST_SECONDS = 20.0

#: Made by alembic, which keeps the number of the latest migration there.
VERSION_TABLE = (
    "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL,"
    " CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
)

_FIRST = (
    VERSION_TABLE,
    "CREATE TABLE meta (id INTEGER NOT NULL, game TEXT NOT NULL, rules_version INTEGER NOT NULL,"
    " app_version TEXT NOT NULL, setup TEXT NOT NULL, seed INTEGER NOT NULL, spent INTEGER NOT NULL,"
    " rated INTEGER NOT NULL, name TEXT NOT NULL, players TEXT NOT NULL, created TEXT NOT NULL,"
    " seal INTEGER NOT NULL, PRIMARY KEY (id))",
    "CREATE TABLE entry (seq INTEGER NOT NULL, step INTEGER NOT NULL, kind TEXT NOT NULL, type TEXT NOT NULL,"
    " version INTEGER NOT NULL, seat TEXT NOT NULL, payload TEXT NOT NULL, PRIMARY KEY (seq))",
    "CREATE TABLE step (seq INTEGER NOT NULL, number INTEGER NOT NULL, gesture INTEGER, barrier TEXT,"
    " hash TEXT NOT NULL, label TEXT, asked TEXT NOT NULL, outcome TEXT, at TEXT NOT NULL,"
    " seal INTEGER NOT NULL, PRIMARY KEY (seq))",
    "CREATE TABLE snapshot (seq INTEGER NOT NULL, version INTEGER NOT NULL, payload TEXT NOT NULL,"
    " seal INTEGER NOT NULL, PRIMARY KEY (seq))",
    "CREATE TABLE note (id INTEGER NOT NULL, step INTEGER NOT NULL, written TEXT NOT NULL,"
    " content TEXT NOT NULL, PRIMARY KEY (id))",
)

#: Notes belong to a seat.
_NOTE = (
    'CREATE TABLE "note" (id INTEGER NOT NULL, step INTEGER NOT NULL, written TEXT NOT NULL,'
    " content TEXT NOT NULL, seat TEXT NOT NULL, PRIMARY KEY (id))"
)

#: Format -> the statements that make its tables.
TABLES: dict[int, tuple[str, ...]] = {1: _FIRST, 2: (*_FIRST[:-1], _NOTE)}


def revision(number: int) -> str:
    """The name of a format's migration."""
    return f"{number:04}"


def plain(sql: str | None) -> str | None:
    """A statement with every run of white space as one blank, and none inside brackets."""
    return None if sql is None else " ".join(sql.split()).replace("( ", "(").replace(" )", ")")


def expected(number: int) -> set[tuple[str, str, str, str | None]]:
    """The rows of ``sqlite_master`` of a file of a format: type, name, table, statement."""
    named = [(sql.split()[2].strip('"'), sql) for sql in TABLES[number]]
    tables = {("table", name, name, plain(sql)) for name, sql in named}
    return {*tables, ("index", "sqlite_autoindex_alembic_version_1", "alembic_version", None)}
