"""Files that are none, not whole, not ours, of the future or hostile: a sentence each, and nothing is touched."""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anahuac.engine.text import Template
from anahuac.store import StoreFault, open_match, read_info, schema, texts, write_match
from tests.store.games import Marathon
from tests.store.spoiling import opened_or_fault, refusal, refused, spoil

PAGE = 4096


# ---------------------------------------------------------------- no match at all


def test_what_is_no_file(tmp_path: Path) -> None:
    refused(tmp_path / "none.anahuac", texts.MISSING)
    refused(tmp_path / "no folder" / "none.anahuac", texts.NO_FOLDER)
    (tmp_path / "folder.anahuac").mkdir()
    refused(tmp_path / "folder.anahuac", texts.NOT_A_FILE)
    refused(Path("nul\0.anahuac"), texts.MISSING)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with names are not everywhere")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.anahuac")
    refused(tmp_path / "pipe.anahuac", texts.NOT_A_FILE)


@pytest.mark.parametrize(
    ("content", "template"),
    [
        (b"", texts.EMPTY),
        (b"SQLite form", texts.TRUNCATED),
        (b"SQLite format 3\0" + bytes(84), texts.FOREIGN),
        (b"PK\x03\x04 a zip", texts.FOREIGN),
        ("<html>Éléonore</html>".encode() * 100, texts.FOREIGN),
        (bytes(100_000), texts.FOREIGN),
    ],
)
def test_what_is_no_match(tmp_path: Path, content: bytes, template: Template) -> None:
    path = tmp_path / "a.anahuac"
    path.write_bytes(content)
    refused(path, template)
    with pytest.raises(StoreFault):
        read_info(path)


def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "browser.anahuac"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE moz_places (id INTEGER PRIMARY KEY, url TEXT)")
    connection.close()
    refused(path, texts.FOREIGN)


def test_a_match_without_steps_or_heading(saved: Path) -> None:
    for table, template in (("step", texts.NOTHING_PLAYED), ("meta", texts.DAMAGED_AT)):
        path = saved.with_name(f"{table}.anahuac")
        shutil.copyfile(saved, path)
        spoil(path, f"DELETE FROM {table}")
        refused(path, template)
        with pytest.raises(StoreFault):
            read_info(path)


def test_an_unknown_game(saved: Path) -> None:
    with pytest.raises(StoreFault) as caught:
        open_match(saved, lambda game: {}[game])
    assert caught.value.reason == texts.UNKNOWN_GAME(file=saved.name, game="toy")
    assert read_info(saved).game == "toy"


# ---------------------------------------------------------------- of the future


def test_a_newer_format_is_named_with_both_versions_and_left_alone(saved: Path) -> None:
    spoil(
        saved,
        "UPDATE meta SET app_version='0.9.0'",
        "ALTER TABLE meta ADD COLUMN more TEXT",
        "PRAGMA user_version=7",
    )
    refused(saved, texts.NEWER)
    assert dict(refusal(saved).reason.params) == {
        "file": saved.name,
        "theirs": "0.9.0",
        "their_format": "7",
        "ours": "0.1.0",
        "our_format": str(schema.FORMAT),
    }
    assert os.listdir(saved.parent) == [saved.name]
    with pytest.raises(StoreFault, match="newer"):
        read_info(saved)


def test_a_newer_format_that_cannot_even_be_looked_into(saved: Path) -> None:
    spoil(saved, "DROP TABLE meta", "PRAGMA user_version=7", "PRAGMA journal_mode=WAL")
    refused(saved, texts.NEWER_UNNAMED)
    assert os.listdir(saved.parent) == [saved.name]


def test_newer_rules_are_named_with_both_versions(saved: Path) -> None:
    path = saved.with_name("newer.anahuac")
    game: Any = Marathon(rules_version=3)
    write_match(path, open_match(saved, lambda _: game, read_only=True).match, seed=1, players={})
    refused(path, texts.NEWER_RULES)
    assert dict(refusal(path).reason.params)["theirs"] == "3"
    assert dict(refusal(path).reason.params)["own"] == "1"


# ---------------------------------------------------------------- not whole


def test_truncated_anywhere(saved: Path) -> None:
    whole = saved.read_bytes()
    path = saved.with_name("cut.anahuac")
    cuts = {
        *range(0, 120, 7),
        *range(0, len(whole), 1024),
        *(at - 1 for at in range(PAGE, len(whole) + 1, PAGE)),
    }
    for cut in sorted(cuts):
        path.write_bytes(whole[:cut])
        assert refusal(path).reason.source in (texts.TRUNCATED.source, texts.EMPTY.source)
        with pytest.raises(StoreFault):
            read_info(path)


@given(
    page=st.integers(0, 50),
    byte=st.one_of(st.integers(0, 120), st.integers(0, PAGE - 1)),
    bit=st.integers(0, 7),
)
def test_a_flipped_bit_is_told_or_means_nothing(
    saved_bytes: bytes, tmp_path_factory: Any, page: int, byte: int, bit: int
) -> None:
    path = tmp_path_factory.getbasetemp() / "flipped.anahuac"
    path.write_bytes(saved_bytes)
    good = opened_or_fault(path)
    assert not isinstance(good, StoreFault)
    spoiled = bytearray(saved_bytes)
    spoiled[page % (len(saved_bytes) // PAGE) * PAGE + byte] ^= 1 << bit
    path.write_bytes(spoiled)
    found = opened_or_fault(path)
    assert isinstance(found, StoreFault) or found == good
    with suppress(StoreFault):
        assert read_info(path).game


def test_a_schema_that_is_no_text(saved: Path) -> None:
    whole = saved.read_bytes()
    path = saved
    at = whole.index(b"CREATE TABLE entry") + len("CREATE TABLE entry (seq ")
    path.write_bytes(whole[:at] + b"\xfa(" + whole[at + 2 :])
    refused(path, texts.DAMAGED)


def test_pages_of_noise(saved: Path) -> None:
    whole = saved.read_bytes()
    path = saved.with_name("noise.anahuac")
    noise = random.Random(1)
    for page in range(1, len(whole) // PAGE):
        path.write_bytes(whole[: page * PAGE] + noise.randbytes(PAGE) + whole[(page + 1) * PAGE :])
        refusal(path)
