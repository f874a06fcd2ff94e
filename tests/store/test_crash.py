"""A process that is killed while it writes has lost nothing that it had reported."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from anahuac.store import StoreFault, open_match, read_info, texts, verify_match
from anahuac.store.files import PART
from anahuac.store.reading import read_rows
from tests.store.games import load, play

ROOT = Path(__file__).parents[2]
KILLS, AT_ONCE = 50, 10


def start(path: Path, *more: str) -> subprocess.Popen[str]:
    """The writer, as a process."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.store.writer", str(path), *more],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "src")))},
    )


def killed_at_random(folder: Path, seed: int) -> tuple[Path, list[str]]:
    """A match file whose writer was killed at some instant, and what it had reported by then."""
    chance = random.Random(seed)
    path = folder / f"match {seed}.anahuac"
    with start(path) as process:
        assert process.stdout is not None
        lines = process.stdout.readline()
        if seed % 5:  # the others are killed around their first entry
            lines += "".join(process.stdout.readline() for _ in range(chance.randrange(1, 80)))
        time.sleep(chance.uniform(0, 0.004 if seed % 5 else 0.02))
        process.kill()
        lines += process.stdout.read()
    assert lines.startswith("ready\n")
    return path, lines.split("\n")[1:-1]  # the last line may have been cut


@pytest.mark.parametrize("first", range(0, KILLS, AT_ONCE))
def test_killed_at_fifty_instants_no_committed_step_is_lost(tmp_path: Path, first: int) -> None:
    with ThreadPoolExecutor(2) as pool:
        killed = list(pool.map(lambda seed: killed_at_random(tmp_path, seed), range(first, first + AT_ONCE)))
    assert sum(len(reported) for _, reported in killed) > AT_ONCE
    for path, reported in killed:
        if not path.exists():
            assert reported == []
            continue
        opened = open_match(path, load)
        rows = read_rows(path)
        written = [f"{row.number} {row.hash}" for row in rows.steps]
        assert written[: len(reported)] == reported
        assert len(written) <= len(reported) + 2
        assert opened.match.last.hash == rows.steps[-1].hash
        assert verify_match(path, load).differences == []
        play(opened.match, 3)
        assert opened.info.steps + 3 == read_info(path).steps
        opened.file.close()
    left = {name for name in os.listdir(tmp_path) if not name.endswith(PART)}
    assert left == {path.name for path, _ in killed if path.exists()}


def test_an_interrupted_step_is_undone_by_whoever_looks(tmp_path: Path, saved: Path) -> None:
    """A journal left by a crash is worked off, also when the match is only listed or looked at."""
    steps = read_info(saved).steps
    code = (
        "import sqlite3, sys, os\n"
        "c = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "c.execute('PRAGMA cache_size=1'); c.execute('BEGIN')\n"
        "c.execute(\"UPDATE entry SET payload = payload || 'x'\")\n"
        "c.execute(\"INSERT INTO note SELECT seq, 1, '', hex(zeroblob(9000)), '' FROM entry\")\n"
        "os._exit(9)\n"
    )
    for look in (read_info, lambda path: open_match(path, load, read_only=True).info):
        subprocess.run([sys.executable, "-c", code, str(saved)], check=False)
        journal = saved.with_name(saved.name + "-journal")
        assert journal.stat().st_size > 0
        assert look(saved).steps == steps
        assert not journal.exists()
    assert verify_match(saved, load).differences == []


def test_the_lock_falls_with_the_process_that_held_it(saved: Path) -> None:
    with start(saved, "hold") as process:
        try:
            assert process.stdout is not None
            assert [process.stdout.readline() for _ in range(2)] == ["ready\n", "held\n"]
            with pytest.raises(StoreFault) as caught:
                open_match(saved, load)
            assert caught.value.reason == texts.IN_USE(file=saved.name)
            assert read_info(saved).name == "A race"
            assert open_match(saved, load, read_only=True).match.steps
        finally:
            process.kill()
    open_match(saved, load).file.close()
