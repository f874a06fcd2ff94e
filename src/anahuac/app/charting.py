"""Figures of a match over its course, as plain values: what a presenter tells and a chart draws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

import msgspec

from anahuac.engine.text import Param


class Deed(msgspec.Struct, frozen=True):
    """The events of one step as a seat was told them; ``before()`` is its view before the step."""

    events: tuple[Any, ...]
    before: Callable[[], Any]


class Course(msgspec.Struct, frozen=True):
    """A match as one seat may know it: the number of each turn so far with a view at its end, of the present one
    as it is now, and all steps that tell of something, in order."""

    turns: tuple[str, ...]
    views: tuple[Any, ...]
    deeds: tuple[Deed, ...]


class Series(msgspec.Struct, frozen=True):
    """Figures of one side or nation, one per column; ``role`` is its colour role, ``motif`` whose band it bears."""

    name: Param
    role: str
    values: tuple[int, ...]
    motif: str = ""


class Chart(msgspec.Struct, frozen=True):
    """Series over the same columns: lines over time, or bars beside each other. ``clause`` says what counts."""

    key: str
    title: Param
    columns: tuple[Param, ...]
    series: tuple[Series, ...]
    kind: Literal["lines", "bars"] = "lines"
    clause: str = ""
    note: Param = ""

    @property
    def highest(self) -> int:
        """The largest figure, at least 1."""
        return max((value for series in self.series for value in series.values), default=1) or 1


def steps_of_scale(highest: int, most: int = 5) -> Sequence[int]:
    """Where the scale of a chart is marked: round figures from 0 to at least ``highest``, at most ``most`` + 1."""
    unit = next(
        step * 10**power for power in range(12) for step in (1, 2, 5) if highest <= step * 10**power * most
    )
    return range(0, unit * (-(-highest // unit)) + 1, unit)
