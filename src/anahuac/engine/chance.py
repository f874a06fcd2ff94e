"""Chance: every random outcome is asked for with a label and recorded, so that a match can be run again.

``Seeded`` uses nothing but ``random.Random.random()``, the one sequence the standard library promises to keep.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Protocol, TypeVar

import msgspec

T = TypeVar("T")


class Draw(msgspec.Struct, frozen=True, array_like=True):
    """One recorded outcome: what it was for, among how many, and which one (1-based, like a die)."""

    label: str
    sides: int
    value: int


class ChanceMismatch(Exception):
    """A replay asked for another outcome than the one recorded; the rules or the record differ."""


class Source(Protocol):
    """Gives outcomes from 1 to ``sides``."""

    def next(self, label: str, sides: int) -> int: ...


class Seeded:
    """A live source. ``used`` outcomes are skipped, so that a resumed match goes on where it stood."""

    def __init__(self, seed: int, used: int = 0) -> None:
        self.seed = seed
        self.used = used
        self._random = Random(seed)
        for _ in range(used):
            self._random.random()

    def next(self, label: str, sides: int) -> int:
        """The next outcome, uniform in 1..sides."""
        del label
        self.used += 1
        return int(self._random.random() * sides) + 1


class Replayed:
    """Gives recorded outcomes again. Raises ChanceMismatch when label, sides or number differ."""

    def __init__(self, draws: Iterable[Draw]) -> None:
        self._draws = list(draws)
        self._at = 0

    def next(self, label: str, sides: int) -> int:
        """The next recorded outcome."""
        if self._at >= len(self._draws):
            raise ChanceMismatch(f"asked for {label!r} (1-{sides}) after the last recorded outcome")
        draw = self._draws[self._at]
        if (draw.label, draw.sides) != (label, sides):
            raise ChanceMismatch(f"asked for {label!r} (1-{sides}), recorded {draw.label!r} (1-{draw.sides})")
        self._at += 1
        return draw.value

    @property
    def exhausted(self) -> bool:
        """Whether every recorded outcome has been asked for."""
        return self._at == len(self._draws)


class Scripted:
    """Outcomes written down by a test, in order. Raises ChanceMismatch when they run out or don't fit."""

    def __init__(self, *values: int) -> None:
        self._values = list(values)

    def next(self, label: str, sides: int) -> int:
        """The next scripted outcome."""
        if not self._values:
            raise ChanceMismatch(f"no scripted outcome left for {label!r} (1-{sides})")
        value = self._values.pop(0)
        if not 1 <= value <= sides:
            raise ChanceMismatch(f"scripted {value} for {label!r} is not in 1-{sides}")
        return value

    @property
    def left(self) -> tuple[int, ...]:
        """Outcomes not asked for yet; a test of an order of dice ends with ``()``."""
        return tuple(self._values)


class Chance:
    """What rules draw from: a source whose outcomes are recorded in ``draws``."""

    __slots__ = ("_source", "draws")

    def __init__(self, source: Source) -> None:
        self._source = source
        self.draws: list[Draw] = []

    def roll(self, label: str, sides: int = 6) -> int:
        """A die: 1..sides (a D10's 0 is 10)."""
        value = self._source.next(label, sides)
        self.draws.append(Draw(label, sides, value))
        return value

    def draw(self, label: str, items: Sequence[T]) -> T:
        """One of ``items``, each as likely as the others."""
        return items[self.roll(label, len(items)) - 1]

    def shuffle(self, label: str, items: Sequence[T]) -> tuple[T, ...]:
        """All of ``items`` in a random order."""
        left = list(items)
        return tuple(left.pop(self.roll(label, len(left)) - 1) for _ in range(len(left)))


def picker(seed: int) -> Callable[[int], int]:
    """Uniform whole numbers in 0..n-1 from a seed: for players and samples, never for a match's own chance."""
    random = Random(seed)
    return lambda n: int(random.random() * n)
