"""Running many matches: the same seed gives the same results whatever the number of workers."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Any

from anahuac.bots import player
from anahuac.engine.chance import Seeded, picker
from anahuac.engine.conformance import MOST_STEPS, Unsound
from anahuac.engine.game import Setup, state_hash
from anahuac.engine.match import Match
from anahuac.registry import load_game
from anahuac.sim.report import Fault, MatchResult, Report, summarise
from anahuac.store import write_match

#: Called after each match with the number done.
Progress = Callable[[int], None]


def match_seed(seed: int, number: int) -> int:
    """The seed of a match of a batch: depends on both numbers, fits 63 bits."""
    digest = blake2b(f"{seed}:{number}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1


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

    With ``save`` each match is written to ``match-0001.anahuac`` ... in that folder. A match that raises is
    reported as a fault, not raised. Raises UnknownGame, UnknownLevel, SetupError before the first match.
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
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(min(workers, matches), mp_context=context) as pool:
        yield from pool.map(run, range(1, matches + 1), chunksize=max(1, min(8, matches // (4 * workers))))


def play_one(
    game_id: str, setup: Setup, seats: dict[str, str], seed: int, save: Path | None, number: int
) -> MatchResult:
    """Play one match of a batch; with ``save`` write it there in one transaction."""
    game = load_game(game_id)
    own = match_seed(seed, number)
    started = perf_counter()
    steps = 0
    state: Any = None
    fault: Fault | None = None
    try:
        match: Match[Any, Any] = Match(game, setup, Seeded(own), rated=False, keep=save is not None)
        state = match.state
        picks = {seat: picker(match_seed(own, at)) for at, seat in enumerate(seats)}
        while match.pending:
            if steps >= MOST_STEPS:
                raise Unsound("a match ends")
            decision = match.pending[0]
            seat = decision.seat
            answer = player(seats[seat])(game, match.view(seat), decision, picks[seat])
            match.play(seat, answer)
            state = match.state
            steps += 1
    except Exception as error:  # a broken match must not end the batch; it is reported with its seed
        fault = Fault(number, own, steps, f"{type(error).__name__}: {error}")
    seconds = perf_counter() - started
    if save is not None and state is not None:
        write_match(save / f"match-{number:04}.anahuac", match, seed=own, players=seats)
    outcome = None if state is None else game.outcome(state)
    return MatchResult(
        number=number,
        seed=own,
        winner=None if outcome is None else outcome.winner,
        is_finished=outcome is not None and fault is None,
        steps=steps,
        seconds=seconds,
        scores={} if outcome is None else dict(outcome.scores),
        fault=fault,
        last_hash="" if state is None else state_hash(state),
    )
