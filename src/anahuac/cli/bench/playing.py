"""Rows 9 to 12: how fast the rules run, how fast computers play."""

from __future__ import annotations

from functools import cache
from time import perf_counter
from typing import Any

from anahuac.bots import player
from anahuac.cli.bench import texts
from anahuac.cli.bench.baselines import chess_moves_per_second
from anahuac.cli.bench.rows import Row, Sample
from anahuac.engine.chance import Seeded, picker
from anahuac.engine.decision import Picker
from anahuac.engine.game import Game, Setup, apply, begin
from anahuac.engine.match import Match
from anahuac.registry import load_game

GAME = "conquest"
SECONDS = 4.0


def kernel_steps() -> Sample:
    """Steps a second: check, resolve, events, evolve, open decisions; the answers are sampled."""
    game = load_game(GAME)
    steps, seed = 0, 0
    began = perf_counter()
    while perf_counter() - began < SECONDS:
        seed += 1
        steps += _play(game, seed)
    return Sample(steps / (perf_counter() - began), chess_moves_per_second())


def _play(game: Game[Any, Any], seed: int) -> int:
    """A match through the kernel alone; gives the number of its steps."""
    source, pick = Seeded(seed), picker(seed)
    _, step = begin(game, Setup(), source)
    steps = 0
    while step.pending:
        decision = step.pending[0]
        action = decision.sample(pick)
        while game.refuse(step.state, decision, action) is not None:
            action = decision.sample(pick)
        step = apply(game, step.state, step.pending, decision.seat, action, source)
        steps += 1
    return steps


def random_matches() -> Sample:
    """Matches a minute as ``anahuac simulate`` plays them with one worker, saving none."""
    game = load_game(GAME)
    matches = 0
    began = perf_counter()
    while perf_counter() - began < SECONDS:
        matches += 1
        _play_out(game, "random", matches)
    return Sample(60 * matches / (perf_counter() - began))


def greedy_match() -> Sample:
    """Seconds of a match of greedy against greedy."""
    return Sample(_greedy()[0])


def greedy_answer() -> Sample:
    """Seconds of the slowest answer in it."""
    return Sample(_greedy()[1])


@cache
def _greedy() -> tuple[float, float]:
    began = perf_counter()
    slowest = _play_out(load_game(GAME), "greedy", 1)
    return perf_counter() - began, slowest


def _play_out(game: Game[Any, Any], level: str, seed: int) -> float:
    """A match between two players of a level, each with its own view; gives the seconds of the slowest answer."""
    choose = player(level)
    match: Match[Any, Any] = Match(game, Setup(), Seeded(seed), keep=False)
    picks: dict[str, Picker] = {info.id: picker(seed + at) for at, info in enumerate(game.info.seats)}
    slowest = 0.0
    while match.pending:
        decision = match.pending[0]
        began = perf_counter()
        answer = choose(game, match.view(decision.seat), decision, picks[decision.seat])
        slowest = max(slowest, perf_counter() - began)
        match.play(decision.seat, answer)
    return slowest


ROWS = (
    Row("9", texts.STEP, texts.PER_SECOND, 1.0, 4.0, kernel_steps, texts.CHESS, is_least=True),
    Row("10", texts.MATCHES, texts.PER_MINUTE, 200, 1000, random_matches, is_least=True),
    Row("11", texts.GREEDY_MATCH, texts.SECONDS, 5, 2, greedy_match),
    Row("12", texts.GREEDY_ANSWER, texts.SECONDS, 1, 0.2, greedy_answer),
)
