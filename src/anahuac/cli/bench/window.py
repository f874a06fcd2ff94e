"""Rows 1 to 5, 7, 8, 15, 16, 18 and 19: the window, in processes of its own without display, beside a bare one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from statistics import fmean
from time import perf_counter, sleep
from typing import Any, NamedTuple

import anahuac
from anahuac.cli.bench import texts
from anahuac.cli.bench.baselines import frame_copy
from anahuac.cli.bench.rows import NotMeasured, Row, Sample, median, percentile
from anahuac.engine.chance import Seeded, picker
from anahuac.engine.game import Setup
from anahuac.engine.match import Match
from anahuac.registry import load_game

#: Another window does not get smaller than this: the least of Qt that shows one, with the same protocol.
BARE = """
import json, sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

class Window(QMainWindow):
    def paintEvent(self, event):
        QTimer.singleShot(0, told)

def told():
    if not seen:
        seen.append(True)
        print(json.dumps({"cpu": time.process_time()}), flush=True)
        QTimer.singleShot(1500, app.quit)

seen = []
app = QApplication(["bare"])
window = Window()
window.resize(1600, 1000)
window.show()
app.exec()
"""
OPENED = """
import sys
from anahuac.cli.entry import main
from anahuac.app.watching import watch
watcher = watch(sys.argv[1] == "map", float(sys.argv[2]))
sys.exit(main(sys.argv[3:]))
"""
MEASURED = "from anahuac.app.measuring import measure; measure()"
TILES = "from anahuac.app.measuring import measure_tiles; measure_tiles()"
PATIENCE = 120.0
IDLE = 4.0
#: Starts of each kind; the best counts, because other programs only ever make a start slower.
STARTS = 3


class Start(NamedTuple):
    """A process from its start to its painted window: processor and clock seconds, bytes (PSS), share idle."""

    cpu: float
    wall: float
    memory: int | None
    idle: float | None


def _environment(home: str = "") -> dict[str, str]:
    """No display, compiled modules kept as in any installed program, and folders of its own below ``home``."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    own = {f"XDG_{kind}_HOME": str(Path(home, kind.lower())) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    quiet = {"QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "default.warning=false"}
    here = [str(Path(anahuac.__file__).parents[1]), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**kept, **quiet, **(own if home else {}), "PYTHONPATH": os.pathsep.join(here)}


@contextmanager
def _process(*words: str, home: str = "") -> Iterator[subprocess.Popen[str]]:
    """A Python process that is ended with the block, and in any case after a while."""
    process = subprocess.Popen(
        [sys.executable, "-c", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=_environment(home),
    )
    watch = threading.Timer(PATIENCE, process.kill)
    watch.start()
    try:
        yield process
    finally:
        watch.cancel()
        process.kill()
        process.communicate()


def _line(process: subprocess.Popen[str]) -> dict[str, Any]:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise NotMeasured(texts.PROCESS_FAILED(what=str(process.wait())))
    told: dict[str, Any] = json.loads(line)
    return told


def _start(*words: str, home: str = "", with_idle: bool = False) -> Start:
    began = perf_counter()
    with _process(*words, home=home) as process:
        cpu = float(_line(process)["cpu"])
        wall = perf_counter() - began
        sleep(0.3)
        memory = _memory(process.pid)
        idle = float(_line(process)["idle"]) if with_idle else None
    return Start(cpu, wall, memory, idle)


def _memory(process: int) -> int | None:
    """Proportional set size in bytes, where the system tells it."""
    try:
        lines = Path(f"/proc/{process}/smaps_rollup").read_text("ascii").splitlines()
    except OSError:
        return None
    return next((1024 * int(line.split()[1]) for line in lines if line.startswith("Pss:")), None)


def _best(starts: list[Start]) -> Start:
    """The least of each figure."""
    memories = [start.memory for start in starts if start.memory is not None]
    idles = [start.idle for start in starts if start.idle is not None]
    return Start(
        min(start.cpu for start in starts),
        min(start.wall for start in starts),
        min(memories, default=None),
        min(idles, default=None),
    )


@cache
def _bare() -> Start:
    return _best([_start(BARE) for _ in range(STARTS)])


@cache
def _start_screen() -> Start:
    with tempfile.TemporaryDirectory() as home:
        return _best([_start(OPENED, "screen", "0", home=home) for _ in range(STARTS)])


@cache
def _match() -> Start:
    """The window opened on a match of some hundred steps."""
    from anahuac.store import write_match

    match: Match[Any, Any] = Match(load_game("conquest"), Setup(), Seeded(1))
    pick = picker(1)
    while match.pending and match.last.number < 250:
        decision = match.pending[0]
        action = decision.sample(pick)
        if match.check(decision.seat, action) is None:
            match.play(decision.seat, action)
    with tempfile.TemporaryDirectory() as home:
        path = Path(home) / "bench.anahuac"
        write_match(path, match, seed=1, players={"spain": "human", "indian": "human"})
        words = (OPENED, "map", str(IDLE), str(path))
        return _best([_start(*words, home=home, with_idle=True) for _ in range(STARTS)])


def start() -> Sample:
    """Processor seconds to the painted start screen."""
    return Sample(_start_screen().cpu, _bare().cpu)


def open_match() -> Sample:
    """Seconds by the clock to the painted map."""
    return Sample(_match().wall, _bare().wall)


def memory() -> Sample:
    """Megabytes with a match open."""
    figures = (_match().memory, _bare().memory)
    if None in figures:
        raise NotMeasured(texts.NO_PROC())
    figure, baseline = (amount / 1e6 for amount in figures if amount is not None)
    return Sample(figure, baseline)


def idle() -> Sample:
    """Per cent of a processor while nobody does anything."""
    share = _match().idle
    assert share is not None
    return Sample(100 * share)


@cache
def _inside() -> dict[str, list[float]]:
    """Milliseconds measured within a process that has a window."""
    with _process(MEASURED) as process:
        return {**_line(process), **_line(process)}


def repaint() -> Sample:
    """Milliseconds of a full repaint of the map."""
    return Sample(median(_inside()["repaint"]), frame_copy())


def pan() -> Sample:
    """Milliseconds of nearly every pan step."""
    return _most("pan")


def zoom() -> Sample:
    """Milliseconds of nearly every zoom step."""
    return _most("zoom")


def click() -> Sample:
    """Milliseconds from nearly every click to the marks of what can be done then."""
    return _most("click")


def odds() -> Sample:
    """Milliseconds of nearly every preview of odds, worked out and painted."""
    return _most("odds")


def undo() -> Sample:
    """Milliseconds of nearly every undo or redo."""
    return _most("undo")


def switch() -> Sample:
    """Milliseconds of the slowest switch of theme, text size or language."""
    return Sample(max(_inside()["switch"]))


def tile() -> Sample:
    """Milliseconds of a tile of the siege's map."""
    with _process(TILES) as process:
        told = _line(process)
    return Sample(fmean(told["siege"]), fmean(told["conquest"]))


def _most(what: str) -> Sample:
    times = _inside()[what]
    if not times:
        raise NotMeasured(texts.NOTHING_DONE())
    return Sample(percentile(times, 0.95))


ROWS = (
    Row("1", texts.START, texts.SECONDS, 2.0, 1.3, start, texts.BARE_WINDOW),
    Row("2", texts.OPEN, texts.SECONDS, 2.5, 1.5, open_match, texts.BARE_WINDOW),
    Row("3", texts.MEMORY, texts.MEGABYTES, 3.0, 2.0, memory, texts.BARE_WINDOW),
    Row("4", texts.REPAINT, texts.MILLISECONDS, 5, 3, repaint, texts.COPY),
    Row("5a", texts.PAN, texts.MILLISECONDS, 8, 3, pan),
    Row("5b", texts.ZOOM, texts.MILLISECONDS, 16, 5, zoom),
    Row("7", texts.CLICK, texts.MILLISECONDS, 50, 16, click),
    Row("8", texts.ODDS, texts.MILLISECONDS, 50, 10, odds),
    Row("15", texts.UNDO, texts.MILLISECONDS, 50, 16, undo),
    Row("16", texts.SWITCH, texts.MILLISECONDS, 500, 150, switch),
    Row("18", texts.IDLE, texts.PERCENT, 1, 0.1, idle),
    Row("19", texts.TILE, texts.MILLISECONDS, 1.5, 1, tile, texts.CONQUEST_TILE),
)
