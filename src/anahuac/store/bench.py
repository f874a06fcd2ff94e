"""What the store costs, measured for ``anahuac bench``: rows 13 and 14 of the budgets.

All times are seconds of a clock on the wall; files are made in the folder given and deleted again.
"""

from __future__ import annotations

import os
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from anahuac.engine.chance import Seeded, picker
from anahuac.engine.decision import Picker
from anahuac.engine.game import Game, Setup
from anahuac.engine.history import Played, Rewound
from anahuac.engine.match import Match
from anahuac.store.codec import NO_LABEL, Codec, Standing
from anahuac.store.files import ENDING
from anahuac.store.matchfile import Batch, MatchFile, fill, follow
from anahuac.store.reading import open_match
from anahuac.store.track import Track

SEED = 1519


def commit_costs(folder: Path, game: Game[Any, Any], setup: Setup, times: int = 100) -> tuple[float, float]:
    """One step of a match at random committed to its file, and the baseline: 300 bytes appended and synchronised.

    Medians, measured in turns because a disk has its moods; playing the steps is not counted.
    """
    path, log = folder / f"commit{ENDING}", folder / "append.bench"
    file = MatchFile.create(path, game, setup, seed=SEED, players={}, rated=False)
    commits: list[float] = []
    appends: list[float] = []

    def journal(entry: Played[Any, Any] | Rewound) -> None:
        began = perf_counter()
        file.journal(entry)
        commits.append(perf_counter() - began)
        began = perf_counter()
        appended.write(b"x" * 300)
        os.fsync(appended.fileno())
        appends.append(perf_counter() - began)

    try:
        with log.open("ab", buffering=0) as appended:
            match = Match(game, setup, Seeded(SEED), rated=False, journal=journal)
            play_on(match, times, picker(SEED))
    finally:
        file.close()
        path.unlink(missing_ok=True)
        log.unlink(missing_ok=True)
    return median(commits[1:]), median(appends[1:])


def loading_costs(
    folder: Path, game: Game[Any, Any], setup: Setup, steps: int = 10_000, jumps: int = 50
) -> tuple[float, float]:
    """Opening a match with so many steps in its journal, and the slowest of some jumps into its past.

    A match of the game that is over sooner is taken back by half and played on otherwise.
    """
    path = folder / f"long{ENDING}"
    try:
        _write_long(path, game, setup, steps)
        began = perf_counter()
        opened = open_match(path, lambda _: game, read_only=True)
        loading = perf_counter() - began
        worst = 0.0
        pick = picker(SEED)
        for _ in range(jumps):
            to = pick(len(opened.match.steps))
            began = perf_counter()
            opened.match.view(None, to)
            worst = max(worst, perf_counter() - began)
    finally:
        path.unlink(missing_ok=True)
    return loading, worst


def play_on(match: Match[Any, Any], steps: int, pick: Picker) -> None:
    """Play so many steps at random; where the match ends, take back half of it."""
    for _ in range(steps):
        if not match.pending:
            match.undo(len(match.steps) // 2)
        decision = match.pending[pick(len(match.pending))]
        match.play(decision.seat, decision.sample(pick))


def _write_long(path: Path, game: Game[Any, Any], setup: Setup, steps: int) -> None:
    """The same as a file, written at once: step by step it would measure the disk."""
    collected: list[Played[Any, Any] | Rewound] = []
    match = Match(game, setup, Seeded(SEED), rated=False, journal=collected.append)
    play_on(match, steps, picker(SEED))
    codec = Codec(game)
    standings: Track[Standing] = Track()
    batch = Batch(codec, 0, NO_LABEL, standings)
    for entry in collected:
        follow(standings, entry, batch.add(entry))
    meta = codec.meta(setup, SEED, 0, {}, path.stem, False)
    fill(path, meta, codec.snapshot(0, match.initial), batch)
