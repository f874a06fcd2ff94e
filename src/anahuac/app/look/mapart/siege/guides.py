"""Lines along causeways, dikes and aqueducts on which their names run, on the side with most water."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import groupby

from anahuac.board.hexgrid import cell_at, id_of

from .curves import Calm, Point
from .picture import SiegePicture

_LEAST = 4
"""Hexes of a causeway over water from which it has room for a name."""
_BESIDE_WAY, _BESIDE_LINE = 44.0, 17.0
_EVERY = 40.0
_CLEAR = 9.0


def guides(picture: SiegePicture) -> dict[str, tuple[Point, ...]]:
    """A line for each way with water beside it, by its id, and for each curve of a note, by its English name."""
    found: dict[str, tuple[Point, ...]] = {}
    for way in picture.layer.ways:
        wet = [one for one in way.hexes if picture.grounds[f"h{one}"].kind == "water"]
        if len(wet) >= _LEAST:
            centres = [picture.grounds[f"h{one}"].at for one in wet]
            found[way.id] = _beside(picture, Calm(centres, 8).line, _BESIDE_WAY)
    for note in picture.layer.notes:
        if note.label.curve is not None:
            line = [picture.board(point) for point in note.label.curve]
            found[note.name.en] = _beside(picture, Calm(line, 8).line, _BESIDE_LINE)
    return {name: line for name, line in found.items() if len(line) > 3}


def _beside(picture: SiegePicture, line: Sequence[Point], away: float) -> tuple[Point, ...]:
    """The line moved aside to where there is more open water, read from the left or from below."""
    line = _spaced(line)
    first, last = line[0], line[-1]
    upright = abs(last[1] - first[1]) > 1.6 * abs(last[0] - first[0])
    if (upright and last[1] > first[1]) or (not upright and last[0] < first[0]):
        line = line[::-1]
    one, other = (_wet(picture, _moved(line, way)) for way in (away, -away))
    wet = [(len(side), sum(_is_water(picture, *at) for at in side)) for side in (one, other)]
    return tuple(one if wet[0] >= wet[1] else other)


def _wet(picture: SiegePicture, line: Sequence[Point]) -> list[Point]:
    """The longest part of a line that lies on open water, a little away from what does not."""
    best: list[Point] = []
    for is_open, run in groupby(line, key=lambda point: _is_open(picture, point)):
        part = list(run)
        if is_open and len(part) > len(best):
            best = part
    return best


def _spaced(line: Sequence[Point]) -> list[Point]:
    """Points of a line about as far apart as letters can follow."""
    found = [line[0]]
    for point in line[1:-1]:
        if math.dist(point, found[-1]) >= _EVERY:
            found.append(point)
    if math.dist(found[-1], line[-1]) < _EVERY / 2 and len(found) > 1:
        found.pop()
    return [*found, line[-1]]


def _moved(line: Sequence[Point], away: float) -> list[Point]:
    found = []
    for at, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(at - 1, 0)], line[min(at + 1, len(line) - 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        found.append((x - (by - ay) / length * away, y + (bx - ax) / length * away))
    return found


def _is_open(picture: SiegePicture, point: Point) -> bool:
    """Whether no land is near: a name may run over the hexes of a causeway that turns."""
    x, y = point
    if not picture.frame.contains(x, y):
        return False
    around = ((0, 0), (-_CLEAR, 0), (_CLEAR, 0), (0, -_CLEAR), (0, _CLEAR))
    return all(
        _is_water(picture, x + dx, y + dy) or _is_causeway(picture, x + dx, y + dy) for dx, dy in around
    )


def _is_water(picture: SiegePicture, x: float, y: float) -> bool:
    return cell_at(picture.grid, *picture.plane(x, y)) in picture.waters


def _is_causeway(picture: SiegePicture, x: float, y: float) -> bool:
    cell = cell_at(picture.grid, *picture.plane(x, y))
    ground = picture.grounds.get(f"h{id_of(cell)}") if picture.grid.has(cell) else None
    return ground is not None and ground.kind == "water"
