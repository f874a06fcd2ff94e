"""A row of the benchmark: what is measured, against what, and its budget."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import NamedTuple

from anahuac.engine.text import Template, Text, in_english


class NotMeasured(Exception):
    """A row cannot be measured here, for ``reason``."""

    def __init__(self, reason: Text) -> None:
        super().__init__(in_english(reason))
        self.reason = reason


class Sample(NamedTuple):
    """A measurement, in the row's unit, and the row's baseline in the same unit, measured beside it."""

    figure: float
    baseline: float | None = None

    @property
    def ratio(self) -> float | None:
        """Figure over baseline."""
        return self.figure / self.baseline if self.baseline else None


class Row(NamedTuple):
    """A row of the budgets. Budget and aim bound the ratio where there is a baseline, else the figure.

    ``is_least`` marks those that are to be reached rather than not exceeded.
    """

    number: str
    what: Template
    unit: Template
    budget: float
    aim: float
    measure: Callable[[], Sample]
    baseline: Template | None = None
    is_least: bool = False


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least this share of the values does not exceed. Raises ValueError for none."""
    if not values:
        raise ValueError("no values")
    ordered = sorted(values)
    return ordered[max(0, ceil(share * len(ordered)) - 1)]


def median(values: Sequence[float]) -> float:
    """The middle of the values."""
    return percentile(values, 0.5)
