"""The tables: one description, migrations that lead to it, and a copy kept of every file that is changed."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from anahuac.store import Library, StoreFault, open_match, read_info, read_notes, schema, texts, upgrade
from anahuac.store.models import Table
from anahuac.store.orm import engine_on
from anahuac.store.rows import EntryRow, MetaRow, NoteRow, SnapshotRow, StepRow
from tests.store.games import load, play, trace
from tests.store.spoiling import asked, refused

THIRD = '''
"""A third version of the tables, for a test."""
import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("note", recreate="always") as note:
        note.add_column(sa.Column("colour", sa.Text))
'''


def memory() -> sqlite3.Connection:
    """An empty database."""
    return sqlite3.connect(":memory:", isolation_level=None)


def tables(connection: sqlite3.Connection) -> set[tuple[str, str, str, str | None]]:
    """Rows of the schema without white space."""
    rows = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master")
    return {(kind, name, table, schema.plain(sql)) for kind, name, table, sql in rows}


def test_migrations_lead_to_the_recorded_tables() -> None:
    with closing(memory()) as connection:
        upgrade.migrate(connection)
        assert tables(connection) == schema.expected(schema.FORMAT)
        assert connection.execute("PRAGMA user_version").fetchone() == (schema.FORMAT,)
        assert connection.execute("PRAGMA application_id").fetchone() == (schema.APPLICATION_ID,)
        revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        assert revision == (schema.revision(schema.FORMAT),)


def test_the_models_describe_what_migrations_make() -> None:
    with closing(memory()) as connection:
        upgrade.migrate(connection)
        with engine_on(connection).connect() as made:
            assert compare_metadata(MigrationContext.configure(made), Table.metadata) == []


def test_the_latest_migration_is_the_format() -> None:
    script = ScriptDirectory(str(upgrade.MIGRATIONS))
    assert script.get_heads() == [schema.revision(schema.FORMAT)]
    assert set(schema.TABLES) == set(range(1, schema.FORMAT + 1))


@pytest.mark.parametrize(
    ("table", "row"),
    [
        ("meta", MetaRow),
        ("entry", EntryRow),
        ("step", StepRow),
        ("snapshot", SnapshotRow),
        ("note", NoteRow),
    ],
)
def test_plain_rows_have_the_columns_of_the_models(table: str, row: type[MetaRow]) -> None:
    assert tuple(column.name for column in Table.metadata.tables[table].columns) == row.__struct_fields__


def test_a_new_file_needs_no_migration(saved: Path) -> None:
    with closing(sqlite3.connect(saved, isolation_level=None)) as connection:
        before = connection.execute("PRAGMA schema_version").fetchone()
        upgrade.migrate(connection)
        assert connection.execute("PRAGMA schema_version").fetchone() == before
    assert upgrade.upgrade_file(saved) is None


@pytest.fixture
def third_format(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program one format further on."""
    folder = tmp_path / "100% migrations"
    shutil.copytree(upgrade.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "v0003_colour.py").write_text(THIRD)
    note = schema.TABLES[2][-1].replace("seat TEXT NOT NULL,", "seat TEXT NOT NULL, colour TEXT,")
    monkeypatch.setattr(schema, "TABLES", {**schema.TABLES, 3: (*schema.TABLES[2][:-1], note)})
    monkeypatch.setattr(schema, "FORMAT", 3)
    migrate = upgrade.migrate
    monkeypatch.setattr(upgrade, "migrate", lambda connection: migrate(connection, folder))


@pytest.mark.usefixtures("third_format")
def test_an_older_file_is_read_as_it_is_and_upgraded_with_a_copy_when_played(saved: Path) -> None:
    folder = saved.parent
    old = saved.read_bytes()
    here = set(os.listdir(folder))
    assert read_info(saved).name == "A race"
    before = trace(open_match(saved, load, read_only=True).match)
    assert saved.read_bytes() == old
    assert set(os.listdir(folder)) == here
    opened = open_match(saved, load)
    play(opened.match, 2)
    opened.file.close()
    assert set(os.listdir(folder)) - here == {"saved.anahuac.format-2"}
    assert (folder / "saved.anahuac.format-2").read_bytes() == old
    assert asked(saved, "PRAGMA user_version") == 3
    assert trace(open_match(saved, load, read_only=True).match)[:-2] == before
    shutil.copyfile(folder / "saved.anahuac.format-2", saved)
    open_match(saved, load).file.close()
    assert set(os.listdir(folder)) - here == {"saved.anahuac.format-2", "saved.anahuac.format-2.2"}


@pytest.mark.usefixtures("third_format")
def test_copies_of_an_older_file_are_upgraded_and_it_is_not(saved: Path) -> None:
    old = saved.read_bytes()
    copy = Library(saved.parent).duplicate(saved)
    assert asked(copy, "PRAGMA user_version") == 3
    assert read_notes(copy) == []
    assert saved.read_bytes() == old


@pytest.mark.usefixtures("third_format")
def test_an_upgrade_that_fails_changes_nothing(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from sqlalchemy.exc import OperationalError

    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("DROP TABLE note")
        raise OperationalError("", {}, sqlite3.OperationalError("no"))

    monkeypatch.setattr(upgrade, "migrate", fail)
    refused(saved, texts.UPGRADE_FAILED)
    assert read_info_refused(saved)


def read_info_refused(path: Path) -> bool:
    """Whether the list tells the same."""
    with pytest.raises(StoreFault) as caught:
        read_info(path)
    return caught.value.reason.source == texts.UPGRADE_FAILED.source


def test_opening_listing_and_playing_import_no_orm(saved: Path) -> None:
    """They would cost nearly a second of a processor, for which a person waits."""
    code = (
        "import sys\n"
        "from pathlib import Path\n"
        "import anahuac.store as store\n"
        "heavy = {'sqlalchemy', 'sqlmodel', 'alembic', 'pydantic', 'filelock', 'platformdirs'}\n"
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)\n"
        "from tests.store.games import load, play, begin\n"
        "opened = store.open_match(Path(sys.argv[1]), load)\n"
        "play(opened.match, 3)\n"
        "opened.file.close()\n"
        "store.add_note(Path(sys.argv[1]), 1, 'a note')\n"
        "store.read_notes(Path(sys.argv[1]))\n"
        "match, file = begin(Path(sys.argv[1] + '.2'))\n"
        "play(match, 3)\n"
        "store.verify_match(file.path, load)\n"
        "library = store.Library(Path(sys.argv[1]).parent)\n"
        "assert len(library.entries()) == 1\n"
        "library.duplicate(Path(sys.argv[1]))\n"
        "heavy -= {'filelock', 'platformdirs'}\n"
        "assert not heavy & set(sys.modules), heavy & set(sys.modules)\n"
    )
    root = Path(__file__).parents[2]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join((str(root), str(root / "src")))}
    subprocess.run([sys.executable, "-c", code, str(saved)], check=True, env=env)
