"""Files made to harm: nothing in one can run code, fill the disk, hang the program or reach another file."""

from __future__ import annotations

import contextlib
import os
import pickle
import sqlite3
import struct
import time
from pathlib import Path

import msgspec
import pytest

from anahuac.engine.decision import Decision, OneOf
from anahuac.engine.text import Template, text
from anahuac.store import StoreFault, open_match, read_info, schema, texts, verify_match
from anahuac.store.rows import MetaRow, SnapshotRow
from anahuac.wording import Wording
from tests.store.games import Marathon, load, play
from tests.store.spoiling import asked, opened_or_fault, refusal, refused, sealed_again, spoil

# ---------------------------------------------------------------- the schema


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER t AFTER INSERT ON entry BEGIN DELETE FROM entry; END",
        "CREATE VIEW v AS SELECT * FROM meta",
        "CREATE INDEX i ON entry (type)",
        "CREATE TABLE extra (x)",
        "CREATE VIRTUAL TABLE f USING fts5(x)",
        "ALTER TABLE note ADD COLUMN g GENERATED ALWAYS AS (zeroblob(1000000000)) VIRTUAL",
        "ALTER TABLE note ADD COLUMN g TEXT DEFAULT (hex(zeroblob(10)))",
        "ALTER TABLE note RENAME TO notes",
        "DROP TABLE note",
        "ANALYZE",
    ],
)
def test_any_other_schema(saved: Path, statement: str) -> None:
    spoil(saved, statement)
    assert refusal(saved).reason.source in (texts.STRANGE.source, texts.DAMAGED.source)
    with pytest.raises(StoreFault):
        read_info(saved)


def test_a_view_in_the_place_of_a_table(saved: Path) -> None:
    columns = ",".join(f"1 AS {name}" for name in MetaRow.__struct_fields__)
    endless = "WITH RECURSIVE e(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM e) SELECT count(*) FROM e"
    spoil(saved, "DROP TABLE meta", f"CREATE VIEW meta AS SELECT {columns} FROM ({endless})")
    refused(saved, texts.STRANGE)


def test_an_endless_view_in_a_newer_file_is_given_up(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "MOST_SECONDS", 0.2)
    endless = (
        "WITH RECURSIVE e(x) AS (SELECT 1 UNION ALL SELECT x+1 FROM e) SELECT count(*) AS app_version FROM e"
    )
    spoil(saved, "DROP TABLE meta", f"CREATE VIEW meta AS {endless}", "PRAGMA user_version=9")
    began = time.monotonic()
    assert refusal(saved).reason.source == texts.NEWER_UNNAMED.source
    assert time.monotonic() - began < 10


def test_a_schema_edited_by_hand(saved: Path) -> None:
    spoil(
        saved,
        "PRAGMA writable_schema=ON",
        "UPDATE sqlite_master SET sql = replace(sql, 'payload TEXT', 'payload TEXT CHECK (load_extension(payload))')"
        " WHERE name='entry'",
    )
    assert refusal(saved).reason.source in (texts.STRANGE.source, texts.DAMAGED.source)


def test_a_tree_of_pages_that_leads_back_to_itself_is_not_walked(saved: Path) -> None:
    """Each inner page names the next one hundreds of times: to read all rows would take for ever."""
    whole = bytearray(saved.read_bytes())
    root = asked(saved, "SELECT rootpage FROM sqlite_master WHERE name='entry'")
    first, pages = len(whole) // 4096 + 1, 12
    at = (root - 1) * 4096
    leaf = next(n for n in range(2, first) if whole[(n - 1) * 4096] == 0x0D)
    for number in range(pages):
        child = first + number if number < pages - 1 else leaf
        cells = [struct.pack(">IB", child, 1 + i % 100) for i in range(300)]
        offsets = [4096 - 5 * (i + 1) for i in range(300)]
        page = bytearray(4096)
        struct.pack_into(">BHHHBI", page, 0, 0x05, 0, 300, offsets[-1], 0, child)
        for i, (cell, offset) in enumerate(zip(cells, offsets, strict=True)):
            struct.pack_into(">H", page, 12 + 2 * i, offset)
            page[offset : offset + 5] = cell
        if number == 0:
            whole[at : at + 4096] = page
        else:
            whole += page
    struct.pack_into(">I", whole, 28, len(whole) // 4096)
    saved.write_bytes(whole)
    began = time.monotonic()
    refused(saved, texts.DAMAGED)
    assert time.monotonic() - began < 10


def test_write_ahead_files_are_not_ours(saved: Path) -> None:
    spoil(saved, "PRAGMA journal_mode=WAL")
    refused(saved, texts.DAMAGED)


def test_a_file_as_large_as_a_disk(saved: Path) -> None:
    os.truncate(saved, schema.MOST_BYTES + 4096)
    with pytest.raises(StoreFault) as caught:
        open_match(saved, load)
    assert caught.value.reason == texts.TOO_BIG(file=saved.name, most=64)


def test_a_journal_that_would_delete_another_file(saved: Path) -> None:
    precious = saved.with_name("precious.txt")
    precious.write_text("keep")
    name = str(precious).encode()
    ending = struct.pack(">II", len(name), sum(name)) + bytes.fromhex("d9d505f920a163d7")
    journal = saved.with_name(saved.name + "-journal")
    journal.write_bytes(bytes.fromhex("d9d505f920a163d7") + bytes(504) + struct.pack(">I", 1) + name + ending)
    refused(saved, texts.STRANGE)
    assert precious.read_text() == "keep"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with names are not everywhere")
def test_a_pipe_in_the_place_of_the_journal_is_not_waited_for(saved: Path) -> None:
    os.mkfifo(saved.with_name(saved.name + "-journal"))
    refused(saved, texts.STRANGE)


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")
def test_a_link_is_followed_to_the_match_and_its_journal(saved: Path) -> None:
    link = saved.parent / "folder" / "link.anahuac"
    link.parent.mkdir()
    link.symlink_to(saved)
    opened = open_match(link, load)
    play(opened.match, 1)
    with pytest.raises(StoreFault):
        open_match(saved, load)
    opened.file.close()
    saved.with_name(saved.name + "-journal").write_bytes(
        b"d9d505f920a163d7" + bytes.fromhex("d9d505f920a163d7")
    )
    refused(link, texts.STRANGE)


@pytest.mark.parametrize("seq", [1, 2, 60, 200])
def test_a_gap_in_the_journal_is_told_where_it_is(saved: Path, seq: int) -> None:
    step = asked(saved, f"SELECT number FROM step WHERE seq <= {seq} ORDER BY seq DESC LIMIT 1")
    spoil(saved, f"DELETE FROM entry WHERE seq = {seq}")
    place = texts.AT_ENTRY(entry=seq, step=step)
    assert refusal(saved).reason == texts.DAMAGED_AT(file=saved.name, place=place)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE alembic_version SET version_num = '0099'",
        "UPDATE alembic_version SET version_num = '0001'",
        "UPDATE alembic_version SET version_num = x'00'",
        "DELETE FROM alembic_version",
        "INSERT INTO alembic_version VALUES ('0001')",
    ],
)
def test_a_file_that_tells_two_versions_is_refused(saved: Path, statement: str) -> None:
    spoil(saved, statement)
    refused(saved, texts.OTHER_VERSION)
    with pytest.raises(StoreFault):
        read_info(saved)


# ---------------------------------------------------------------- rows that SQLite finds nothing wrong with


LAST = "seq = (SELECT max(seq) FROM entry WHERE kind = 'event')"
DEEP = "[" * 100_000
ATTRIBUTE = '{"type":"text","context":"a","source":"{x.__class__}","params":[["x",1]],"n":null}'
NO_FIELD = '{"type":"text","context":"a","source":"{x}","params":[],"n":null}'
ENDLESS = '{"type":"text","context":"a","source":"{x}","params":[["x",1' + "0" * 300 + ']],"n":null}'
MANY = '{"type":"text","context":"a","source":"%n","params":[],"n":1' + "0" * 300 + "}"
LONG = '{"type":"text","context":"a","source":"{x}","params":[["x","' + "W" * 1001 + '"]],"n":null}'
NO_TEXT = '{"winner": null, "scores": {}, "reason": {}}'
SECOND_META = "INSERT INTO meta SELECT 2, " + ", ".join(MetaRow.__struct_fields__[1:]) + " FROM meta"

ROWS: list[tuple[str, tuple[object, ...], Template]] = [
    ("UPDATE step SET hash = ?", (b"\x00",), texts.UNREADABLE),
    ("UPDATE entry SET step = ?", ("x",), texts.UNREADABLE),
    ("UPDATE entry SET payload = CAST(x'ff' AS TEXT)", (), texts.DAMAGED),
    ("UPDATE meta SET seed = -1", (), texts.UNREADABLE),
    ("UPDATE meta SET spent = 9000000000000", (), texts.UNREADABLE),
    ("UPDATE meta SET name = hex(zeroblob(300))", (), texts.UNREADABLE),
    ("UPDATE meta SET game = 'chess'", (), texts.UNKNOWN_GAME),
    ("UPDATE meta SET setup = ?", (DEEP,), texts.UNREADABLE),
    ("UPDATE meta SET setup = ?", ('{"options": {"a": 1.5}}',), texts.UNREADABLE),
    ("UPDATE meta SET players = ?", ('{"red": [1]}',), texts.UNREADABLE),
    (SECOND_META, (), texts.DAMAGED_AT),
    ("UPDATE step SET number = 3 WHERE number = 4", (), texts.DAMAGED_AT),
    ("UPDATE step SET number = 200000 WHERE number = 4", (), texts.DAMAGED_AT),
    ("UPDATE step SET barrier = 'wall' WHERE number = 4", (), texts.DAMAGED_AT),
    ("DELETE FROM entry WHERE seq = 4", (), texts.DAMAGED_AT),
    ("UPDATE entry SET kind = 'begin' WHERE kind = 'action'", (), texts.DAMAGED_AT),
    ("UPDATE entry SET payload = ? WHERE kind = 'rewind'", ('{"to": 5000}',), texts.DAMAGED_AT),
    ("UPDATE entry SET payload = ? WHERE kind = 'rewind'", ('{"to": -1}',), texts.DAMAGED_AT),
    ("UPDATE entry SET payload = ? WHERE kind = 'rewind'", ("{}",), texts.UNREADABLE),
    ("UPDATE step SET outcome = ?", (NO_TEXT,), texts.UNREADABLE),
    ("UPDATE step SET label = ?", (ATTRIBUTE,), texts.UNREADABLE),
    ("UPDATE step SET label = ?", (NO_FIELD,), texts.UNREADABLE),
    ("UPDATE step SET label = ?", (ENDLESS,), texts.UNREADABLE),
    ("UPDATE step SET label = ?", (MANY,), texts.UNREADABLE),
    ("UPDATE step SET label = ?", (LONG,), texts.UNREADABLE),
    ("UPDATE step SET label = ?", (DEEP,), texts.UNREADABLE),
    (f"UPDATE entry SET payload = ? WHERE {LAST}", (DEEP,), texts.UNREADABLE),
    (f"UPDATE entry SET payload = ? WHERE {LAST}", ('{"type":"exploded"}',), texts.UNREADABLE),
    (
        f"UPDATE entry SET payload = ? WHERE {LAST}",
        ('{"type":"ran","seat":"red","steps":"six"}',),
        texts.UNREADABLE,
    ),
    (f"UPDATE entry SET version = 2 WHERE {LAST}", (), texts.UNREADABLE),
    (f"UPDATE entry SET version = 0 WHERE {LAST}", (), texts.UNREADABLE),
    (
        f"UPDATE entry SET payload = ? WHERE {LAST}",
        ('{"type":"ran","seat":"green","steps":1}',),
        texts.INCONSISTENT,
    ),
    (
        f"UPDATE entry SET payload = ? WHERE {LAST}",
        ('{"type":"ran","seat":"red","steps":-1000000}',),
        texts.INCONSISTENT,
    ),
]


@pytest.mark.parametrize(("statement", "values", "template"), ROWS)
def test_rows_out_of_range(
    saved: Path, statement: str, values: tuple[object, ...], template: Template
) -> None:
    spoil(saved, statement, values=values)
    with contextlib.suppress(msgspec.ValidationError, sqlite3.Error):  # some are too wrong to be sealed
        sealed_again(saved)
    assert refusal(saved).reason.source == template.source


@pytest.mark.parametrize("column", ["seq", "number", "gesture", "seal"])
@pytest.mark.parametrize(
    "value", [None, -1, 0, "{column} + 1", schema.MOST_ENTRIES, (1 << 32) - 1, (1 << 63) - 1]
)
@pytest.mark.parametrize("number", [0, 5, "(SELECT max(number) FROM step)"])
def test_numbers_of_a_step_at_their_limits(
    saved: Path, column: str, value: int | str | None, number: int | str
) -> None:
    """Whatever stands in one of them instead: the file is refused, or nothing has changed in it."""
    good = opened_or_fault(saved)
    new = value.format(column=column) if isinstance(value, str) else value
    with contextlib.suppress(sqlite3.IntegrityError):
        spoil(saved, f"UPDATE step SET {column} = {'NULL' if new is None else new} WHERE number = {number}")
    if column != "seal":
        with contextlib.suppress(msgspec.ValidationError, sqlite3.Error):
            sealed_again(saved)
    found = opened_or_fault(saved)
    assert isinstance(found, StoreFault) or found == good


@pytest.mark.parametrize("gesture", ["number + 1", "99999", "0", "NULL", "number - 2"])
def test_a_gesture_that_no_step_before_belongs_to_is_named(saved: Path, gesture: str) -> None:
    """A gesture begins with a step of its own number, and its further steps follow without a gap."""
    spoil(saved, f"UPDATE step SET gesture = {gesture} WHERE number = 7")
    sealed_again(saved)
    refused(saved, texts.DAMAGED_AT)
    assert dict(refusal(saved).reason.params)["place"] == texts.AT_STEP(step=7)


def test_words_that_a_file_brings_along_stay_on_one_line(saved: Path) -> None:
    odd = '{"type":"text","context":"a","source":"\\u202e{x}","params":[["x","a\\nb\\u001b"]],"n":null}'
    spoil(saved, "UPDATE step SET label = ?", values=(odd,))
    sealed_again(saved)
    label = read_info(saved).label
    assert label is not None
    assert Wording("en")(label) == "\ufffda b\ufffd"


def test_a_place_is_named(saved: Path) -> None:
    spoil(saved, f'UPDATE entry SET payload = \'{{"type":"framed","frame":7}}\' WHERE {LAST}')
    sealed_again(saved)
    fields = dict(refusal(saved).reason.params)
    assert fields["place"] == texts.AT_ENTRY(entry=2, step=131)
    assert Wording("fr")(fields["detail"]) == "/frame\u202f: il faut ici un objet, et non un nombre entier"


def test_unsealed_changes_are_found(saved: Path) -> None:
    latest = "(SELECT max(seq) FROM entry WHERE kind = 'action')"
    spoil(saved, f"UPDATE entry SET payload = replace(payload, 'e', 'E') WHERE seq = {latest}")
    assert refusal(saved).reason.source == texts.DAMAGED_AT.source


def test_a_question_that_nobody_could_answer(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    unanswerable = Decision("red", "kind", text("toy", "Which?")(), OneOf(()), "toy:1")
    monkeypatch.setattr(Marathon, "pending", lambda game, state: (unanswerable,))
    refused(saved, texts.INCONSISTENT)


def test_old_steps_that_contradict_themselves_are_told_when_asked_for(saved: Path) -> None:
    spoil(
        saved,
        'UPDATE entry SET payload = \'{"type":"ran","seat":"green","steps":1}\''
        " WHERE seq = (SELECT min(seq) FROM entry WHERE type='ran')",
        "DELETE FROM snapshot WHERE seq > 0 AND seq < (SELECT max(seq) FROM snapshot)",
    )
    sealed_again(saved)
    opened = open_match(saved, load)
    assert opened.match.view("red").at
    broken = next(step.number for step in opened.match.steps if step.draws)
    assert opened.match.view("red", broken - 1) is not None
    with pytest.raises(StoreFault) as caught:
        opened.match.view("red", broken + 3)
    assert caught.value.reason == texts.INCONSISTENT(file=saved.name, step=broken + 3)
    before = saved.read_bytes()
    with pytest.raises(StoreFault):
        opened.match.undo(to=broken + 3)
    assert saved.read_bytes() == before
    opened.file.close()


def test_a_snapshot_that_does_not_fit_any_more_is_passed_over(saved: Path) -> None:
    good = opened_or_fault(saved)
    spoil(saved, "UPDATE snapshot SET payload = '{\"at\": {}}'")
    assert opened_or_fault(saved) == good


def test_a_snapshot_that_no_match_could_hold_is_passed_over(saved: Path) -> None:
    good = opened_or_fault(saved)
    spoil(saved, "UPDATE snapshot SET payload = replace(payload, '{\"red\":', '{\"red\":-9')")
    with contextlib.closing(sqlite3.connect(saved, isolation_level=None)) as connection:
        for row in msgspec.convert(
            connection.execute("SELECT * FROM snapshot").fetchall(), list[SnapshotRow]
        ):
            assert '{"red":-9' in row.payload
            connection.execute("UPDATE snapshot SET seal=? WHERE seq=?", (row.sealed().seal, row.seq))
    assert opened_or_fault(saved) == good
    with pytest.raises(StoreFault) as caught:
        verify_match(saved, load)
    assert caught.value.reason.source == texts.DAMAGED_AT.source


def test_a_value_larger_than_any_state(saved: Path) -> None:
    spoil(saved, f"UPDATE entry SET payload = hex(zeroblob({schema.MOST_VALUE})) WHERE {LAST}")
    assert refusal(saved).reason.source == texts.DAMAGED.source


def test_more_entries_than_a_match_may_have(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = open_match(saved, load)
    count = asked(saved, "SELECT count(*) FROM entry")
    monkeypatch.setattr(schema, "MOST_ENTRIES", count)
    before = saved.read_bytes()
    with pytest.raises(StoreFault) as caught:
        play(opened.match, 1)
    assert caught.value.reason == texts.TOO_LONG(file=saved.name, most=count)
    assert saved.read_bytes() == before
    opened.file.close()
    monkeypatch.setattr(schema, "MOST_ENTRIES", count - 1)
    refused(saved, texts.TOO_LONG)


def test_a_check_that_takes_too_long_is_given_up(saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    many = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 200000)"
    spoil(saved, f"INSERT INTO note {many} SELECT x, 1, '', '', '' FROM n")
    monkeypatch.setattr(schema, "MOST_SECONDS", 0.0)
    refused(saved, texts.TOO_SLOW)


def test_faults_travel_between_processes(tmp_path: Path) -> None:
    fault = refusal(tmp_path / "none.anahuac")
    again = pickle.loads(pickle.dumps(fault))
    assert (again.path, again.reason) == (fault.path, fault.reason)
