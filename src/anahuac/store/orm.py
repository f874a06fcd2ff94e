"""SQLAlchemy on the store's own guarded connections. Imported only where a second's wait does not matter."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool
from sqlmodel import Session

from anahuac.store.faults import fault_of


def engine_on(connection: sqlite3.Connection) -> Engine:
    """An engine that knows this one connection and begins its transactions itself."""
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)

    @event.listens_for(engine, "begin")
    def begin(made: Any) -> None:
        # The driver is told never to begin by itself; it would not for CREATE TABLE. Readers must not lock.
        reads_only = connection.execute("PRAGMA query_only").fetchone()[0]
        made.exec_driver_sql("BEGIN" if reads_only else "BEGIN IMMEDIATE")

    return engine


@contextmanager
def session_on(path: Path, connection: sqlite3.Connection) -> Iterator[Session]:
    """A session of one transaction, committed at the end of the block. Raises StoreFault of ``path``."""
    try:
        with Session(engine_on(connection)) as session:
            yield session
            session.commit()
    except DBAPIError as error:
        if isinstance(error.orig, sqlite3.Error):
            raise fault_of(path, error.orig) from error
        raise
