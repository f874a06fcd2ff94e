"""How tests spoil a match file, and what then must not happen."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from anahuac.engine.chance import Seeded
from anahuac.engine.text import Template
from anahuac.store import StoreFault, open_match, verify_match
from anahuac.store.rows import EntryRow, MetaRow, StepRow
from tests.store.games import load, trace


def refusal(path: Path) -> StoreFault:
    """The fault with which a match is not opened; the file stays as it was."""
    before = path.read_bytes() if path.is_file() else b""
    with pytest.raises(StoreFault) as caught:
        open_match(path, load)
    assert caught.value.path == path
    assert dict(caught.value.reason.params)["file"] == path.name
    assert (path.read_bytes() if path.is_file() else b"") == before
    return caught.value


def refused(path: Path, template: Template) -> None:
    """The file is refused for this reason, whether opened, looked at or run again."""
    assert refusal(path).reason.source == template.source
    with pytest.raises(StoreFault) as caught:
        open_match(path, load, read_only=True)
    assert caught.value.reason.source == template.source
    with pytest.raises(StoreFault) as caught:
        verify_match(path, load)
    assert caught.value.reason.source == template.source


def spoil(path: Path, *statements: str, values: tuple[object, ...] = ()) -> None:
    """Change a file behind the program's back; ``values`` fill the marks of every statement."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        for statement in statements:
            connection.execute(statement, values)


def asked(path: Path, query: str) -> Any:
    """The one value of a query."""
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchone()[0]


def sealed_again(path: Path) -> None:
    """Seal all rows anew, as somebody would who knows how the program does it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous=OFF")
        connection.execute("BEGIN")
        meta = msgspec.convert(connection.execute("SELECT * FROM meta").fetchone(), MetaRow).sealed()
        connection.execute("UPDATE meta SET seal=?", (meta.seal,))
        entries = msgspec.convert(
            connection.execute("SELECT * FROM entry ORDER BY seq").fetchall(), list[EntryRow]
        )
        steps = msgspec.convert(
            connection.execute("SELECT * FROM step ORDER BY seq").fetchall(), list[StepRow]
        )
        for at, step in enumerate(steps):
            until = steps[at + 1].seq if at + 1 < len(steps) else len(entries) + 1
            seal = step.sealed(entries[step.seq - 1 : until - 1]).seal
            connection.execute("UPDATE step SET seal=? WHERE seq=?", (seal, step.seq))
        connection.execute("COMMIT")


def opened_or_fault(path: Path) -> Any:
    """Everything that can be asked of a match, or the fault."""
    try:
        opened = open_match(path, load, read_only=True)
        assert isinstance(opened.match.source, Seeded)
        info = msgspec.structs.replace(opened.info, path=Path())
        return trace(opened.match), opened.match.can_redo, opened.match.source.used, info
    except StoreFault as fault:
        return fault
