"""Shares with their intervals, and what a batch adds up to."""

from __future__ import annotations

import pytest

from anahuac.sim.report import Fault, MatchResult, summarise, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "expected"),
    [
        (0, 0, (0.0, 0.0, 1.0)),
        (5, 10, (0.2366, 0.5, 0.7634)),
        (0, 10, (0.0, 0.0, 0.2775)),
        (10, 10, (0.7225, 1.0, 1.0)),
        (90, 100, (0.8256, 0.9, 0.9448)),
    ],
)
def test_wilson_intervals_are_those_of_the_formula(
    successes: int, trials: int, expected: tuple[float, float, float]
) -> None:
    """Figures worked out by hand from Wilson's formula at 95 %."""
    assert wilson(successes, trials) == expected


def result(number: int, winner: str | None, fault: Fault | None = None) -> MatchResult:
    """A match of 100 steps in half a second."""
    return MatchResult(
        number=number,
        seed=7,
        winner=winner,
        is_finished=fault is None,
        steps=100,
        seconds=0.5,
        fault=fault,
    )


def test_a_report_does_not_depend_on_the_order_in_which_matches_end() -> None:
    """Workers finish in any order."""
    broken = Fault(3, 7, 41, "KeyError: 'x'")
    results = [
        result(1, "red"),
        result(2, None),
        result(3, None, broken),
        result(4, "red"),
        result(5, "blue"),
    ]
    seats = {"red": "greedy", "blue": "random"}
    report = summarise("toy", "only", seats, results)
    assert report == summarise("toy", "only", seats, results[::-1])
    assert report.matches == 5
    assert report.wins == {"red": 2, "blue": 1}
    assert (report.draws, report.unfinished) == (1, 1)
    assert report.win_rate["red"] == wilson(2, 4)
    assert (report.steps, report.steps_per_second) == (500, 200.0)
    assert report.faults == [broken]
