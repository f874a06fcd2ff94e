"""Where steps stand along a bar: spans side by side, each as wide as its steps are many, but never too narrow."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from anahuac.app.replay.timeline import Span

#: Pixels between two spans.
GAP = 2.0


class Ruler:
    """Pixels of a bar from ``left`` on and ``width`` wide. ``least`` is what each span keeps where that can be."""

    def __init__(self, spans: Sequence[Span], left: float, width: float, least: float = 0.0) -> None:
        self.spans = tuple(spans)
        self.boxes: tuple[tuple[float, float], ...] = ()  # left end and width of each span
        count = len(self.spans)
        if not count:
            return
        room = max(0.0, width - GAP * (count - 1))
        least = min(least, room / count)
        spare = room - least * count
        steps = sum(span.count for span in self.spans)
        boxes = []
        x = left
        for span in self.spans:
            wide = least + spare * span.count / steps
            boxes.append((x, wide))
            x += wide + GAP
        self.boxes = tuple(boxes)
        self._lefts = [at for at, _ in boxes]

    def x_of(self, step: int) -> float:
        """The middle of a step's place; the nearest end for a step that the bar has not."""
        if not self.spans:
            return 0.0
        at = min(max(bisect_right(self.spans, step, key=lambda span: span.first) - 1, 0), len(self.spans) - 1)
        span, (left, wide) = self.spans[at], self.boxes[at]
        inside = min(max(step - span.first, 0), span.count - 1)
        return left + (inside + 0.5) / span.count * wide

    def step_at(self, x: float) -> int:
        """The step at a place along the bar; beyond an end, the first or last step."""
        if not self.spans:
            return 0
        at = min(max(bisect_right(self._lefts, x) - 1, 0), len(self.spans) - 1)
        span, (left, wide) = self.spans[at], self.boxes[at]
        share = (x - left) / wide if wide > 0 else 0.0
        return span.first + min(max(int(share * span.count), 0), span.count - 1)

    def pitch(self) -> float:
        """The least distance between two steps, in pixels."""
        return min(
            (wide / span.count for span, (_, wide) in zip(self.spans, self.boxes, strict=True)), default=0.0
        )


def thinned(xs: Sequence[tuple[float, bool]], apart: float) -> list[int]:
    """Which of the marks at these places can be drawn ``apart`` from each other; those that weigh more go first."""
    kept: list[int] = []
    taken: list[float] = []
    for heavy in (True, False):
        for at, (x, weight) in enumerate(xs):
            if weight != heavy:
                continue
            near = bisect_right(taken, x)
            if (near and x - taken[near - 1] < apart) or (near < len(taken) and taken[near] - x < apart):
                continue
            taken.insert(near, x)
            kept.append(at)
    return sorted(kept)
