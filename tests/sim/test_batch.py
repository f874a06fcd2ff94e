"""Batches: the same seed gives the same results whatever the number of workers; a broken match ends none."""

from __future__ import annotations

import multiprocessing
import os
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from anahuac.engine.game import Setup
from anahuac.sim import WorkerDied, batch, match_seed, simulate
from anahuac.sim.report import MatchResult, Report
from tests.engine.toy import Toy

CAMPS = {"spain": "random", "indian": "random"}
TOYS = {"red": "random", "blue": "random"}


def without_pace(report: Report) -> Report:
    """Everything that may not differ between two runs."""
    return replace(report, steps_per_second=0.0)


def test_seeds_of_matches_differ_and_stay_the_same() -> None:
    """The values are kept: saved matches name their seed."""
    assert match_seed(1, 1) == 5186469624960807611
    assert len({match_seed(seed, number) for seed in range(20) for number in range(20)}) == 400
    assert all(0 <= match_seed(seed, 1) < 2**63 for seed in range(100))


def test_the_number_of_workers_changes_no_result() -> None:
    """One process or three, the order of the ends does not matter."""
    alone = simulate("conquest", Setup(), CAMPS, 5, 9)
    shared = simulate("conquest", Setup(), CAMPS, 5, 9, workers=3)
    assert without_pace(alone) == without_pace(shared)
    assert (alone.matches, alone.unfinished, alone.faults) == (5, 0, [])
    assert without_pace(simulate("conquest", Setup(), CAMPS, 5, 10)) != without_pace(alone)


def test_the_same_seed_gives_the_same_positions() -> None:
    """Not the counts alone: the last position of each match."""
    runs = [
        [batch.play_one("conquest", Setup(), CAMPS, 3, None, n).last_hash for n in (1, 2)] for _ in range(2)
    ]
    assert runs[0] == runs[1]
    assert runs[0][0] != runs[0][1]


class Broken(Toy):
    """Fails whenever somebody runs in a match whose red secret is odd."""

    def resolve(self, tx: Any, seat: str, action: Any) -> None:
        if tx.state.frames[-1].__class__.__name__ == "Race" and tx.state.secret["red"] % 2:
            raise KeyError("leg")
        super().resolve(tx, seat, action)


def test_a_match_that_breaks_is_told_with_its_seed_and_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others are played to their end."""
    monkeypatch.setattr(batch, "load_game", lambda _: Broken())
    report = simulate("toy", Setup(), TOYS, 12, 1)
    assert 0 < len(report.faults) < 12
    assert report.unfinished == len(report.faults)
    assert sum(report.wins.values()) + report.draws + report.unfinished == 12
    fault = report.faults[0]
    assert (fault.what, fault.seed) == ("KeyError: 'leg'", match_seed(1, fault.match))
    assert fault.step == 6  # two secrets and four questions of warming up


def test_progress_is_told_after_each_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person watches the count."""
    monkeypatch.setattr(batch, "load_game", lambda _: Toy())
    told: list[int] = []
    simulate("toy", Setup(), TOYS, 4, 1, progress=told.append)
    assert told == [1, 2, 3, 4]


def die(number: int) -> MatchResult:
    """End the process as a lack of memory would."""
    os._exit(9)


def interrupt(number: int) -> MatchResult:
    """What Ctrl+C does to the process that waits for the others."""
    raise KeyboardInterrupt


@pytest.mark.parametrize(("body", "error"), [(die, WorkerDied), (interrupt, KeyboardInterrupt)])
def test_no_worker_outlives_a_batch_that_fails(body: Any, error: type[BaseException]) -> None:
    """Nothing goes on computing after the program has given up."""
    before = set(multiprocessing.active_children())
    with pytest.raises(error):
        list(batch._map(body, 4, 2))
    assert set(multiprocessing.active_children()) <= before


def test_a_batch_of_one_process_writes_as_one_of_several(tmp_path: Path) -> None:
    """Saved matches are the same matches; each is a whole file."""
    for workers in (1, 2):
        folder = tmp_path / str(workers)
        folder.mkdir()
        simulate("conquest", Setup(), CAMPS, 2, 5, workers=workers, save=folder)
        assert sorted(path.name for path in folder.iterdir()) == ["match-0001.anahuac", "match-0002.anahuac"]
