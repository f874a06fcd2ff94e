"""What a batch of matches gave, with honest intervals."""

from __future__ import annotations

from math import sqrt

import msgspec

#: Standard normal quantile of a two-sided 95 % interval.
Z = 1.959963984540054


class Fault(msgspec.Struct, frozen=True):
    """A match that broke: its number in the batch, its seed, the step, and what happened."""

    match: int
    seed: int
    step: int
    what: str


class MatchResult(msgspec.Struct, frozen=True):
    """One match: winner (``None``: tie), steps, seconds, and the fault that ended it early, if any."""

    number: int
    seed: int
    winner: str | None
    is_finished: bool
    steps: int
    seconds: float
    scores: dict[str, int] = {}
    fault: Fault | None = None
    last_hash: str = ""


class Report(msgspec.Struct, frozen=True):
    """The batch, with the JSON keys of ``anahuac simulate --json``.

    ``win_rate`` is seat -> (low, estimate, high) of the Wilson 95 % interval over the finished matches, in which
    a tie is no win. ``steps_per_second`` is the pace of one process. All else depends on the seed alone.
    """

    game: str
    scenario: str
    matches: int
    seats: dict[str, str]
    wins: dict[str, int]
    draws: int
    unfinished: int
    win_rate: dict[str, tuple[float, float, float]]
    steps: int
    steps_per_second: float
    faults: list[Fault]


def wilson(successes: int, trials: int) -> tuple[float, float, float]:
    """Lower end, estimate and upper end of a share at 95 % (Wilson), to four digits; (0, 0, 1) without trials."""
    if trials == 0:
        return (0.0, 0.0, 1.0)
    share = successes / trials
    centre = share + Z * Z / (2 * trials)
    spread = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    scale = 1 + Z * Z / trials
    low, high = max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
    return (round(low, 4), round(share, 4), round(high, 4))


def summarise(game: str, scenario: str, seats: dict[str, str], results: list[MatchResult]) -> Report:
    """The report over results, whatever order they came in."""
    results = sorted(results, key=lambda result: result.number)
    finished = [result for result in results if result.is_finished]
    wins = {seat: sum(result.winner == seat for result in finished) for seat in seats}
    seconds = sum(result.seconds for result in results)
    steps = sum(result.steps for result in results)
    return Report(
        game=game,
        scenario=scenario,
        matches=len(results),
        seats=seats,
        wins=wins,
        draws=sum(result.winner is None for result in finished),
        unfinished=len(results) - len(finished),
        win_rate={seat: wilson(count, len(finished)) for seat, count in wins.items()},
        steps=steps,
        steps_per_second=round(steps / seconds, 1) if seconds else 0.0,
        faults=[result.fault for result in results if result.fault is not None],
    )
