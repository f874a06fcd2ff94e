"""Where two stacks of a zone stand: side by side under its name where there is room, clear of every name in any case.

A stack is a counter with the edges of others peeking out above and at the right.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF

from .spans import Spans

COUNTER = 58.0
"""Width of a counter in map units."""
PEEK = 13.0
PLATE = 17.0
"""Height of the plate with a commander's name under his counter."""
BESIDE = 10.0

Pair = tuple[QPointF, QPointF]
_WIDE, _HIGH = COUNTER + PEEK, COUNTER + PEEK + 4
#: Of the search for what little room there is: its grid, and the least gap between counters.
_GRID, _GAP = 8.0, 2.0


def counter_box(centre: QPointF) -> QRectF:
    """What a counter covers."""
    return QRectF(centre.x() - COUNTER / 2, centre.y() - COUNTER / 2, COUNTER, COUNTER)


def full_box(centre: QPointF) -> QRectF:
    """What a stack covers, peeking edges included."""
    return counter_box(centre).adjusted(0, -PEEK, PEEK, 0)


def plate_box(centre: QPointF) -> QRectF:
    """What the plate under a commander's counter covers."""
    body = counter_box(centre)
    return QRectF(body.left(), body.bottom(), body.width(), PLATE)


def _touches(box: QRectF, boxes: Sequence[QRectF]) -> bool:
    return any(map(box.intersects, boxes))


def _hidden(centre: QPointF, names: Sequence[QRectF]) -> bool:
    """Whether a stack with a commander's plate covers something written."""
    return _touches(full_box(centre), names) or _touches(plate_box(centre), names)


def written(name_box: QRectF) -> QRectF:
    """What is covered of the box of a name where it is covered at all."""
    return name_box.adjusted(0, 2, 0, -4)


def pair_of(
    spans: Spans, first: QPointF, name: QRectF, names: Sequence[QRectF], others: Sequence[QRectF]
) -> Pair:
    """Centres of two stacks in an outline where one alone would stand at ``first``.

    ``name`` is the box of the zone's own name, ``names`` those of all zones about it, which are kept clear of, and
    ``others`` the boxes of stacks that stand there alone, which are kept clear of if there is room.
    """
    taken = [written(box) for box in (name, *names)]
    rows = list(_rows(spans, first, written(name)))
    clear = next((pair for pair in rows if not any(_hidden(spot, taken) for spot in pair)), None)
    if clear is not None:
        return clear
    spots = sorted(_spots(spans, first, taken, others), key=lambda found: found[0])
    beside = (pair for pair in rows if not any(_touches(full_box(spot), taken) for spot in pair))
    return (
        _squeezed([found for found in spots if not _hidden(found[1], taken)])
        or next(beside, None)  # plates of commanders touch a name
        or _squeezed(spots)
        or (first, QPointF(first.x() + COUNTER * 0.8, first.y() + 8))
    )


def _rows(spans: Spans, first: QPointF, name: QRectF) -> Iterator[Pair]:
    """Side by side, the best first; then the second where there is room near the first."""
    top = first.y() - COUNTER / 2 - PEEK
    for drop in (0, 6, 12, 18):
        # counters may stand over the border a little
        for gap, over in ((BESIDE, -2.0), (4.0, 0.0), (0.0, 10.0)):
            clear = spans
            if name.bottom() > top + drop:  # beside the name, not under it
                clear = spans.without([(name.left() - over, name.top(), name.right() + over, name.bottom())])
            reach = 2 * _WIDE + gap
            middle = first.x() + 5
            axes = clear.common(top + drop, _HIGH, reach - 2 * over)
            for left, right in sorted(axes, key=lambda span: abs((span[0] + span[1]) / 2 - first.x())):
                low, high = left - over + reach / 2, right + over - reach / 2
                x = min(max(middle, low), high) - reach / 2
                y = first.y() + drop
                yield QPointF(x + COUNTER / 2, y), QPointF(x + _WIDE + gap + COUNTER / 2, y)
    rest = spans.without([(name.left(), name.top() - 2, name.right(), name.bottom() + 4)])
    for width, height, peek in ((_WIDE, _HIGH, PEEK), (COUNTER + 6, COUNTER + 6, 3.0)):
        near = (first.x() + 5, first.y())
        one = rest.fit([(width, height)], near, (4, 0))
        if one is None:
            continue
        left, right = one[0] - width / 2, one[0] + width / 2
        two = rest.without([(left, one[1], right, one[1] + height)]).fit([(width, height)], near, (4, 0))
        if two is not None:
            yield _standing(one, width, peek), _standing(two, width, peek)


def _standing(top: tuple[float, float], width: float, peek: float) -> QPointF:
    """The centre of a counter whose box, peeking edges included, has its upper edge's middle there."""
    return QPointF(top[0] - width / 2 + COUNTER / 2 + 1, top[1] + peek + COUNTER / 2)


def _squeezed(spots: Sequence[tuple[float, QPointF]]) -> Pair | None:
    """Two of these spots, the best first, that are clear of each other and have the least against them."""
    best, pair = math.inf, None
    for at, (cost, one) in enumerate(spots):
        if 2 * cost >= best:
            break
        for more, two in spots[at + 1 :]:
            if cost + more >= best:
                break
            dx, dy = abs(one.x() - two.x()), abs(one.y() - two.y())
            if dx >= COUNTER + _GAP or dy >= COUNTER + _GAP:
                crowded = dx < _WIDE and dy < _WIDE  # edges of one behind the other
                total = cost + more + 0.2 * crowded
                if total < best:
                    best, pair = total, (one, two)
    if pair is None:
        return None
    one, two = sorted(pair, key=lambda spot: (spot.x(), spot.y()))
    return one, two


def _spots(
    spans: Spans, first: QPointF, names: Sequence[QRectF], others: Sequence[QRectF]
) -> Iterator[tuple[float, QPointF]]:
    """Where a counter can stand, its middle in the zone and clear of names, with what speaks against it."""
    reach = 3 * COUNTER
    steps = [at * _GRID for at in range(-int(reach / _GRID), int(reach / _GRID) + 1)]
    middle_x, middle_y, half = first.x(), first.y(), COUNTER / 2
    sides = [(box.left(), box.top(), box.right(), box.bottom()) for box in names]
    for down in steps:
        y = middle_y + down
        top, bottom = y - half, y + half
        # Only few names are as high as this row: the others need not be looked at for every spot of it.
        level = [(left, right) for left, low, right, high in sides if low < bottom and top < high]
        for aside in steps:
            x = middle_x + aside
            if any(left < x + half and x - half < right for left, right in level):
                continue
            if not spans.holds(x - 8, y - 8, 16, 16):
                continue
            spot = QPointF(x, y)
            full = full_box(spot)
            outside = 1 - spans.share(x - half, top, COUNTER, COUNTER)
            hidden = 0.8 if _touches(full, names) else 0.3 if _touches(plate_box(spot), names) else 0.0
            near = sum(_area(full & box) for box in others if full.intersects(box)) / COUNTER**2
            away = math.hypot(aside, down) / COUNTER
            yield 2 * outside + hidden + near + 0.1 * away, spot


def _area(box: QRectF) -> float:
    return box.width() * box.height()
