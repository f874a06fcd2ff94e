"""Lines drawn by hand where the grid has rows of hexsides: corners cut, borders calmed, sides joined to chains."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

Point = tuple[float, float]
Side = tuple[Point, Point]
_Mark = tuple[float, float, float]
"""A point of a calmed line, and how many points of the line before it lies along."""


def chaikin(points: Sequence[Point], rounds: int = 2) -> list[Point]:
    """A line with its corners cut; the ends stay, a closed one (last point the first) stays closed."""
    marked = [(x, y, 0.0) for x, y in points]
    return [(x, y) for x, y, _ in _cut(marked, rounds, points[0] == points[-1])]


def _cut(points: Sequence[_Mark], rounds: int, closed: bool = False) -> list[_Mark]:
    line = list(points)
    for _ in range(rounds):
        cut = [] if closed else [line[0]]
        for a, b in pairwise(line):
            cut += [_between(a, b, 0.25), _between(a, b, 0.75)]
        cut.append(cut[0] if closed else line[-1])
        line = cut
    return line


def _between(a: _Mark, b: _Mark, share: float) -> _Mark:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share


class Calm:
    """A row of hexsides as a calm line: midpoints of the sides, averaged, the ends kept, then cut twice."""

    def __init__(self, points: Sequence[Point], rounds: int = 5) -> None:
        last = len(points) - 1
        marks: list[_Mark] = [(*points[0], 0.0)]
        marks += [
            ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, at + 0.5) for at, (a, b) in enumerate(pairwise(points))
        ]
        marks.append((*points[-1], float(last)))
        for _ in range(rounds):
            inner = [_mean(a, b, c) for a, b, c in zip(marks, marks[1:], marks[2:], strict=False)]
            marks = [marks[0], *inner, marks[-1]]
        self._marks = _cut(marks, 2)

    @property
    def line(self) -> list[Point]:
        """The whole line."""
        return [(x, y) for x, y, _ in self._marks]

    def at(self, index: float) -> Point:
        """Where the point of that index has come to lie."""
        for a, b in pairwise(self._marks):
            if a[2] <= index <= b[2]:
                x, y, _ = _between(a, b, (index - a[2]) / (b[2] - a[2]) if b[2] > a[2] else 0.0)
                return x, y
        return self._marks[-1][:2]

    def part(self, start: int, end: int) -> list[Point]:
        """The line from one of the points it was made of to another, in that direction."""
        low, high = sorted((start, end))
        inner = [(x, y) for x, y, t in self._marks if low < t < high]
        part = [self.at(low), *inner, self.at(high)]
        return part if start <= end else part[::-1]


def _mean(a: _Mark, b: _Mark, c: _Mark) -> _Mark:
    return (a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4, (a[2] + 2 * b[2] + c[2]) / 4


def loops(sides: Iterable[Side]) -> list[list[Point]]:
    """Sides, each walked in one direction, joined to closed lines whose last point is the first."""
    following = dict(sides)
    found = []
    while following:
        start, point = following.popitem()
        line = [start, point]
        while point != start:
            point = following.pop(point)
            line.append(point)
        found.append(line)
    return found


def pieces(line: Sequence[Point], most: int = 24) -> list[list[Point]]:
    """A long line in pieces that each begin where the one before ends, so that what is near is found fast."""
    return [list(line[at : at + most + 1]) for at in range(0, len(line) - 1, most)]
