"""Copies of a match that can be carried away: whole, compact, and made while nobody else writes."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

from anahuac.store import schema, texts
from anahuac.store.connection import GATE, check_pages, connect, reading
from anahuac.store.faults import StoreFault, told
from anahuac.store.files import placed
from anahuac.store.reading import read_rows
from anahuac.store.rows import insert, read_meta, replaced
from anahuac.store.upgrade import migrate_told, upgrade_file


def copy_match(path: Path, to: Path, *, replace: bool = False, name: str | None = None) -> None:
    """A copy with nothing in it but the match: no free pages, no leftovers of what was there before.

    The match may be in play. ``name`` gives the copy another name. Raises StoreFault, of ``to`` where it cannot be
    written; then nothing is left behind.
    """
    with told(to):
        if to.exists() and path.exists() and to.samefile(path):
            raise StoreFault(to, texts.EXISTS(file=to.name))
    with placed(to, replace=replace) as part:
        with reading(path) as connection:
            check_pages(path, connection)
            connection.execute(
                "PRAGMA query_only=OFF"
            )  # it would forbid writing the copy; the file is opened to read
            with told(to):
                # On Linux a path may be any bytes, which only a blob carries.
                connection.execute("VACUUM INTO CAST(? AS TEXT)", (os.fsencode(part.absolute()),))
        if name is not None:
            _change(part, name=name)


def import_match(path: Path, to: Path) -> None:
    """A copy of a stranger's file, every row of which has been looked at. Raises StoreFault."""
    read_rows(path)
    copy_match(path, to)


def rename_match(path: Path, name: str) -> None:
    """Give the match another name; the file keeps its own. The caller holds it. Raises StoreFault."""
    with reading(path):
        pass
    upgrade_file(path)
    with told(path), GATE:
        _change(path, name=name)


def _change(path: Path, **changes: str) -> None:
    with closing(connect(path, "rw")) as connection:
        if connection.execute("PRAGMA user_version").fetchone()[0] != schema.FORMAT:
            migrate_told(path, connection)
        connection.execute("BEGIN IMMEDIATE")
        meta = replaced(read_meta(path, connection), **changes)
        connection.execute("DELETE FROM meta")
        insert(connection, [meta])
        connection.execute("COMMIT")
