"""Rows 13 and 14: what a step costs on the disk, how fast a long match comes back from it."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

from anahuac.app.folders import folders
from anahuac.bots.random_player import choose_at_random
from anahuac.cli.bench import texts
from anahuac.cli.bench.baselines import forced_append
from anahuac.cli.bench.rows import Row, Sample, median, percentile
from anahuac.engine.chance import Seeded, picker
from anahuac.engine.decision import Picker
from anahuac.engine.game import Setup
from anahuac.engine.match import Match
from anahuac.registry import load_game

GAME = "conquest"
PLAYERS = {"spain": "random", "indian": "random"}
COMMITS = 100
LONG = 10_000
JUMPS = 60


@contextmanager
def _folder() -> Iterator[Path]:
    """A folder on the disk that holds the person's matches; temporary folders may lie in memory."""
    home = folders().data
    home.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=home, prefix="bench-") as made:
        yield Path(made)


def commit() -> Sample:
    """Milliseconds of a step with its file, beyond those of the step by itself; and of a forced append."""
    from anahuac.store import MatchFile

    game = load_game(GAME)
    with _folder() as folder:
        append = forced_append(folder)
        file = MatchFile.create(folder / "bench.anahuac", game, Setup(), seed=1, players=PLAYERS)
        written: list[float] = []

        def journal(entry: Any) -> None:
            began = perf_counter()
            file.journal(entry)
            written.append(perf_counter() - began)

        match: Match[Any, Any] = Match(game, Setup(), Seeded(1), journal=journal)
        _play(match, picker(1), COMMITS)
        file.close()
    return Sample(1000 * median(written[1:]), append)


def load() -> Sample:
    """Seconds to open the long match."""
    return Sample(_long()[0])


def jump() -> Sample:
    """Milliseconds to the position after any step of it."""
    return Sample(1000 * percentile(_long()[1], 0.95))


@cache
def _long() -> tuple[float, list[float]]:
    """Seconds to open a match of 10,000 steps, and of each of some jumps in its present line.

    No match of the game is that long: it was taken back to its beginning and played again several times.
    """
    from anahuac.store import MatchFile, open_match

    game = load_game(GAME)
    with _folder() as folder:
        path = folder / "bench.anahuac"
        file = MatchFile.create(path, game, Setup(), seed=1, players=PLAYERS, rated=False)
        pick = picker(1)
        steps = 0
        match: Match[Any, Any] = Match(game, Setup(), Seeded(1), rated=False, journal=file.journal)
        while steps < LONG:
            if not match.pending:
                match.undo(0)
            steps += _play(match, pick, LONG - steps)
        file.close()
        began = perf_counter()
        opened = open_match(path, load_game)
        seconds = perf_counter() - began
        jumps = []
        for _ in range(JUMPS):
            step = pick(opened.match.last.number + 1)
            began = perf_counter()
            opened.match.view(None, step)
            jumps.append(perf_counter() - began)
        opened.file.close()
    return seconds, jumps


def _play(match: Match[Any, Any], pick: Picker, most: int) -> int:
    """Play up to so many steps at random; gives the number made."""
    made = 0
    while match.pending and made < most:
        decision = match.pending[0]
        match.play(decision.seat, choose_at_random(match.game, match.state, decision, pick))
        made += 1
    return made


ROWS = (
    Row("13", texts.COMMIT, texts.MILLISECONDS, 10, 5, commit, texts.APPEND),
    Row("14a", texts.LOAD, texts.SECONDS, 1, 0.3, load),
    Row("14b", texts.JUMP, texts.MILLISECONDS, 200, 50, jump),
)
