"""Where name plates hang: under their counters, moved aside or written smaller where they would cover something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from anahuac.app.look.counters import StackFace
from anahuac.app.look.counters.stacks import hanging

#: The least text size of a plate: 11 pixels, as of all that is written in the window.
LEAST = 0.88
#: How much of what a plate is wider than its counter it moves aside, the least first.
_SHARES = (0.0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75)
#: Plates that touch something by no more than this area, in pixels, stay as they are.
_TOUCH = 6.0


class Hung(NamedTuple):
    """How a plate hangs: its text size, and how far aside of the counter's middle in pixels."""

    scale: float = 1.0
    aside: float = 0.0


class Plate(NamedTuple):
    """A plate to be hung under a counter ``px`` pixels wide, whose upper left corner is at ``corner``, in pixels."""

    face: StackFace
    px: int
    corner: QPointF

    def box(self, hung: Hung) -> QRectF:
        """What it covers, in the pixels of ``corner``."""
        return hanging(self.face, self.px, *hung).translated(self.corner)


def hang(plate: Plate, scale: float, taken: Sequence[QRectF]) -> Hung:
    """How a plate of that text size covers least of what is taken: as it is, else aside, else smaller."""
    first = Hung(scale)
    widest = plate.box(first)
    reach = widest.adjusted(-widest.width() / 2, 0, widest.width() / 2, 0)
    near = [box for box in taken if box.intersects(reach)]
    best, least = first, _covered(widest, near)
    if least <= _TOUCH or plate.face.held:
        return first
    for hung in _ways(plate, scale):
        covered = _covered(plate.box(hung), near)
        if covered < least - 1.0:
            best, least = hung, covered
        if least <= _TOUCH:
            break
    return best


def _ways(plate: Plate, scale: float) -> Iterator[Hung]:
    """Ways to hang a plate, the best first: a smaller name is worse than one that hangs aside."""
    steps = [scale, *(size for size in (1.25, 1.0) if size < scale), min(scale, LEAST)]
    for size in steps:
        over = max(0.0, plate.box(Hung(size)).width() - plate.px)
        for share in _SHARES:
            yield Hung(size, round(share * over))


def _covered(box: QRectF, taken: Sequence[QRectF]) -> float:
    return sum(_area(box & other) for other in taken)


def _area(box: QRectF) -> float:
    return max(0.0, box.width()) * max(0.0, box.height())
