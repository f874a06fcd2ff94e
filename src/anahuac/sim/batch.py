"""Running many matches: the same seed gives the same results whatever the number of workers."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from hashlib import blake2b
from multiprocessing.connection import wait
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import Any

from anahuac.bots import player
from anahuac.engine.chance import Seeded, picker
from anahuac.engine.conformance import MOST_STEPS, Unsound
from anahuac.engine.game import Game, Setup, state_hash
from anahuac.engine.match import Match
from anahuac.registry import load_game
from anahuac.sim.report import Fault, MatchResult, Report, summarise

#: Called after each match with the number done.
Progress = Callable[[int], None]
#: Matches handed to a worker at once, at most: few enough that all workers end at about the same time.
MOST_AT_ONCE = 8


class WorkerDied(RuntimeError):
    """A process that played matches ended by itself, killed or out of memory."""


def match_seed(seed: int, number: int) -> int:
    """The seed of a match of a batch: depends on both numbers, fits 63 bits."""
    digest = blake2b(f"{seed}:{number}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1


def match_file(folder: Path, number: int) -> Path:
    """Where a match of a batch is saved."""
    return folder / f"match-{number:04}.anahuac"


def simulate(
    game_id: str,
    setup: Setup,
    seats: dict[str, str],
    matches: int,
    seed: int,
    *,
    workers: int = 1,
    save: Path | None = None,
    progress: Progress | None = None,
) -> Report:
    """Play ``matches`` matches between computer players, ``seats`` seat -> level.

    With ``save`` each match is written to ``match-0001.anahuac`` ... in that folder, in place of an earlier one.
    A match that raises is reported as a fault, not raised. Raises UnknownGame, UnknownLevel, SetupError before
    the first match, WorkerDied, and StoreFault where a match cannot be saved.
    """
    game = load_game(game_id)
    game.setup(setup)
    for level in seats.values():
        player(level)
    run = partial(play_one, game_id, setup, seats, seed, save)
    results = []
    for result in _map(run, matches, workers):
        results.append(result)
        if progress is not None:
            progress(len(results))
    return summarise(game_id, setup.scenario or game.info.scenarios[0], seats, results)


def _map(run: Callable[[int], MatchResult], matches: int, workers: int) -> Iterator[MatchResult]:
    if workers <= 1 or matches <= 1:
        yield from map(run, range(1, matches + 1))
        return
    others = set(multiprocessing.active_children())
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(workers, matches), mp_context=context, initializer=_serve)
    at_once = max(1, min(MOST_AT_ONCE, matches // (4 * workers)))
    is_done = False
    try:
        with _uninterrupted():  # Ctrl+C must not reach a process that is only just learning to leave it alone
            played = [
                pool.submit(_play_some, run, range(first, min(first + at_once, matches + 1)))
                for first in range(1, matches + 1, at_once)
            ]
        for some in played:
            yield from some.result()
        is_done = True
    except BrokenProcessPool:
        raise WorkerDied from None
    finally:
        if not is_done:  # whoever interrupts or fails does not wait for matches nobody asks for any more
            for process in set(multiprocessing.active_children()) - others:
                process.terminate()
        # Nothing is called off: a pool whose processes are gone tells every match so, and stumbles over one called off.
        pool.shutdown()


def _play_some(run: Callable[[int], MatchResult], numbers: range) -> list[MatchResult]:
    return list(map(run, numbers))


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Hold Ctrl+C back meanwhile; processes begun here never see it, where a system hands such a mask on."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve() -> None:
    """Make a process of the pool one that does what the first process says and ends when that ends.

    Ctrl+C reaches every process of the terminal; the first one alone answers it, and ends the others. When the
    first is killed it can end nobody, and the others would wait for matches to play until the computer is off.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


def play_one(
    game_id: str, setup: Setup, seats: dict[str, str], seed: int, save: Path | None, number: int
) -> MatchResult:
    """Play one match of a batch; with ``save`` write it there in one transaction, as far as it went."""
    game = load_game(game_id)
    own = match_seed(seed, number)
    started = perf_counter()
    match: Match[Any, Any] | None = None
    fault: Fault | None = None
    try:
        match = Match(game, setup, Seeded(own), rated=False, keep=save is not None)
        _play(game, match, seats, own)
    except Exception as error:  # a broken match must not end the batch; it is told with its seed
        step = 0 if match is None else match.last.number
        fault = Fault(number, own, step, f"{type(error).__name__}: {error}")
    seconds = perf_counter() - started
    if save is not None and match is not None:
        from anahuac.store import write_match

        write_match(match_file(save, number), match, seed=own, players=seats)
    return _result(game, match, number, own, seconds, fault)


def _play(game: Game[Any, Any], match: Match[Any, Any], seats: dict[str, str], seed: int) -> None:
    """Play a match to its end. Raises Unsound for one that does not end, and whatever a game raises."""
    players = {seat: player(level) for seat, level in seats.items()}
    picks = {seat: picker(match_seed(seed, at)) for at, seat in enumerate(seats)}
    while match.pending:
        if match.last.number >= MOST_STEPS:
            raise Unsound("a match ends")
        decision = match.pending[0]
        seat = decision.seat
        match.play(seat, players[seat](game, match.view(seat), decision, picks[seat]))


def _result(
    game: Game[Any, Any],
    match: Match[Any, Any] | None,
    number: int,
    seed: int,
    seconds: float,
    fault: Fault | None,
) -> MatchResult:
    outcome = None if match is None else game.outcome(match.state)
    return MatchResult(
        number=number,
        seed=seed,
        winner=None if outcome is None else outcome.winner,
        is_finished=outcome is not None and fault is None,
        steps=0 if match is None else match.last.number,
        seconds=seconds,
        scores={} if outcome is None else dict(outcome.scores),
        fault=fault,
        last_hash="" if match is None else state_hash(match.state),
    )
