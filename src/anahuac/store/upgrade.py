"""Files of older formats: brought up to date by alembic, in memory to be read, on disk to be played on.

alembic and SQLAlchemy are imported inside the functions, so that nobody who opens a current file waits for them.
"""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from anahuac.store import schema, texts
from anahuac.store.connection import check_header, check_pages, connect, reading
from anahuac.store.faults import StoreFault
from anahuac.store.files import placed, sync

MIGRATIONS = Path(__file__).with_name("migrations")


def migrate(connection: sqlite3.Connection, migrations: Path = MIGRATIONS) -> None:
    """Bring the tables of a connection to the latest migration, in one transaction.

    Raises whatever alembic or SQLAlchemy raise; then nothing is changed.
    """
    from alembic import command
    from alembic.config import Config

    from anahuac.store.orm import engine_on

    config = Config()
    config.set_main_option("script_location", str(migrations).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    with engine_on(connection).begin() as made:
        config.attributes["connection"] = made
        command.upgrade(config, "head")
        made.exec_driver_sql(f"PRAGMA user_version={schema.FORMAT}")
        made.exec_driver_sql(f"PRAGMA application_id={schema.APPLICATION_ID}")


@contextlib.contextmanager
def reading_current(path: Path, *, every_page: bool = True) -> Iterator[sqlite3.Connection]:
    """A connection that only reads, in the current format: the file itself, or a copy in memory brought up to date.

    ``every_page`` is checked first. Raises StoreFault.
    """
    with reading(path) as connection:
        if every_page:
            check_pages(path, connection)
        if connection.execute("PRAGMA user_version").fetchone()[0] == schema.FORMAT:
            yield connection
            return
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as copy:
            connection.backup(copy)
            migrate_told(path, copy)
            copy.execute("PRAGMA query_only=ON")
            yield copy


def upgrade_file(path: Path) -> Path | None:
    """Bring a file up to date; gives the copy kept of the old one, ``None`` when nothing was to do.

    The caller holds the file. Raises StoreFault; then the file is as it was.
    """
    number = check_header(path)
    if number == schema.FORMAT:
        return None
    with reading(path) as connection:
        check_pages(path, connection)
    kept = _backup_name(path, number)
    with placed(kept) as part:
        shutil.copyfile(path, part)
    with placed(path, replace=True) as part:
        shutil.copyfile(path, part)
        with closing(connect(part, "rw")) as connection:
            migrate_told(path, connection)
        sync(part)
    return kept


def migrate_told(path: Path, connection: sqlite3.Connection) -> None:
    """The same with what fails as a StoreFault of ``path``."""
    from alembic.util import CommandError
    from sqlalchemy.exc import SQLAlchemyError

    try:
        migrate(connection)
    except (CommandError, SQLAlchemyError) as error:
        detail = type(error).__name__
        raise StoreFault(path, texts.UPGRADE_FAILED(file=path.name, detail=detail)) from error


def _backup_name(path: Path, number: int) -> Path:
    """``NAME.anahuac.format-1``, or with a further number where that is taken."""
    name = f"{path.name}.format-{number}"
    kept = path.with_name(name)
    count = 1
    while kept.exists():
        count += 1
        kept = path.with_name(f"{name}.{count}")
    return kept
