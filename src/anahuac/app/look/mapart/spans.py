"""An outline cut into rows: cheap answers to "does this rectangle fit?" and "is this point well inside?"."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import cached_property

Point = tuple[float, float]
Span = tuple[float, float]
ROW = 4.0


class Spans:
    """Inside intervals of a polygon with holes, one list for every row of 4 units."""

    def __init__(self, rings: Iterable[Sequence[Point]]) -> None:
        crossings: dict[int, list[float]] = {}
        for ring in rings:
            for (x1, y1), (x2, y2) in zip(ring, [*ring[1:], ring[0]], strict=True):
                if y1 == y2:
                    continue
                low, high = (y1, y2) if y1 < y2 else (y2, y1)
                slope = (x2 - x1) / (y2 - y1)
                for row in range(math.ceil(low / ROW), math.ceil(high / ROW)):
                    crossings.setdefault(row, []).append(x1 + (row * ROW - y1) * slope)
        self._rows: dict[int, list[Span]] = {}
        for row, xs in crossings.items():
            xs.sort()
            self._rows[row] = list(zip(xs[::2], xs[1::2], strict=False))
        self.first = min(self._rows, default=0)
        self.last = max(self._rows, default=-1)

    @cached_property
    def _widest(self) -> dict[int, float]:
        """Width of each row's widest interval; asked for when the rows are complete."""
        return {row: max(b - a for a, b in spans) for row, spans in self._rows.items() if spans}

    def at(self, y: float) -> list[Span]:
        """Inside intervals of the row nearest to a height."""
        return self._rows.get(round(y / ROW), [])

    def clear(self, x: float, y: float, inset: float) -> bool:
        """Whether a point is inside and about ``inset`` away from the outline."""
        slant = inset * 0.7
        return (
            self._covers(y, x - inset, x + inset)
            and self._covers(y - inset, x, x)
            and self._covers(y + inset, x, x)
            and self._covers(y - slant, x - slant, x + slant)
            and self._covers(y + slant, x - slant, x + slant)
        )

    def _covers(self, y: float, left: float, right: float) -> bool:
        return any(a <= left and right <= b for a, b in self._rows.get(round(y / ROW), ()))

    def holds(self, left: float, top: float, width: float, height: float) -> bool:
        """Whether a rectangle lies inside."""
        right, get = left + width, self._rows.get
        for row in range(round(top / ROW), round((top + height) / ROW) + 1):
            for a, b in get(row, ()):
                if a <= left and right <= b:
                    break
            else:
                return False
        return True

    def share(self, left: float, top: float, width: float, height: float) -> float:
        """How much of a rectangle lies inside, 0 to 1."""
        first, last = round(top / ROW), round((top + height) / ROW)
        right, get, inside = left + width, self._rows.get, 0.0
        for row in range(first, last + 1):
            for a, b in get(row, ()):
                covered = (b if b < right else right) - (a if a > left else left)
                if covered > 0:
                    inside += covered
        return inside / (width * (last + 1 - first))

    def without(self, boxes: Iterable[tuple[float, float, float, float]]) -> Spans:
        """The same outline with rectangles (left, top, right, bottom) cut out of it."""
        cut = Spans(())
        cut.first, cut.last = self.first, self.last
        cut._rows = self._rows.copy()
        for left, top, right, bottom in boxes:
            for row in range(math.floor(top / ROW), math.ceil(bottom / ROW) + 1):
                kept: list[Span] = []
                for a, b in cut._rows.get(row, ()):
                    if right <= a or left >= b:
                        kept.append((a, b))
                        continue
                    if a < left:
                        kept.append((a, left))
                    if right < b:
                        kept.append((right, b))
                if row in cut._rows:
                    cut._rows[row] = kept
        return cut

    def joined(self, others: Iterable[Spans]) -> Spans:
        """The same outline with others added to the rows it has."""
        both = Spans(())
        both.first, both.last = self.first, self.last
        for row, spans in self._rows.items():
            merged: list[Span] = []
            for a, b in sorted([*spans, *(span for other in others for span in other._rows.get(row, ()))]):
                if merged and a <= merged[-1][1] + 1:
                    merged[-1] = (merged[-1][0], max(b, merged[-1][1]))
                else:
                    merged.append((a, b))
            both._rows[row] = merged
        return both

    def fit(
        self, parts: Sequence[Span], near: Point, margins: Sequence[float] = (23, 17, 12, 8, 4, 0)
    ) -> Point | None:
        """Middle of the upper edge of a block inside, or None.

        The block is a pile of ``parts`` (width, height) on a common axis. The largest of ``margins`` for
        which there
        is room wins, then the place whose centre is nearest to ``near``.
        """
        for margin in margins:
            grown = [(width + 2 * margin, height) for width, height in parts]
            grown[0] = (grown[0][0], grown[0][1] + margin)
            grown[-1] = (grown[-1][0], grown[-1][1] + margin)
            found = self._nearest(grown, near)
            if found is not None:
                return found[0], found[1] + margin
        return None

    def _nearest(self, parts: Sequence[Span], near: Point) -> Point | None:
        """Axis and top of the place for a pile of parts whose centre is nearest to a point."""
        height = sum(part[1] for part in parts)
        if max(part[0] for part in parts) > max(self._widest.values(), default=0.0):
            return None
        middle = height / 2 - near[1]
        rows = range(self.first, self.last - math.ceil(height / ROW) + 1, 2)
        best: tuple[float, int, float] | None = None
        for dy, first in sorted((abs(first * ROW + middle), first) for first in rows):
            if best is not None and dy > best[0]:
                break
            for low, high in self._axes(first, parts):
                x = min(max(near[0], low), high)
                away = math.hypot(x - near[0], dy)
                if best is None or (away, first) < best[:2]:
                    best = (away, first, x)
        return best and (best[2], best[1] * ROW)

    def _axes(self, first: int, parts: Sequence[Span]) -> list[Span]:
        """Where the common axis of a pile may stand if it begins at a row: intervals of x."""
        found: list[Span] | None = None
        at = 0.0
        for width, height in parts:
            start = first + math.floor(at / ROW)
            at += height
            end = first + math.ceil(at / ROW)
            here = [(a + width / 2, b - width / 2) for a, b in self._common(start, end - start, width)]
            if found is None:
                found = here
            else:
                both = ((max(a, c), min(b, d)) for a, b in found for c, d in here)
                found = [(low, high) for low, high in both if low <= high]
            if not found:
                return []
        return found or []

    def common(self, top: float, height: float, width: float) -> list[Span]:
        """Intervals of at least that width that are inside all the way from ``top`` down by ``height``."""
        first = round(top / ROW)
        return self._common(first, round((top + height) / ROW) - first, width)

    def _common(self, first: int, rows: int, width: float) -> list[Span]:
        """Intervals of at least that width that are inside in every one of ``rows`` rows."""
        widest = self._widest
        for row in (first, first + rows, first + rows // 2):  # most places are ruled out by three looks
            if widest.get(row, 0.0) < width:
                return []
        get = self._rows.get
        left = [(a, b) for a, b in get(first, ()) if b - a >= width]
        for row in range(first + 1, first + rows + 1):
            if not left:
                return []
            cut = []
            for a, b in left:
                for c, d in get(row, ()):
                    low, high = a if a > c else c, b if b < d else d
                    if high - low >= width:
                        cut.append((low, high))
            left = cut
        return left
