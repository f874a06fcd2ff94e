"""Which hexes and areas of one board meet; no geometry library is needed for it.

Areas drawn along hexsides, as a lake is that fills what the hexes leave free, share with
the hexes around them the very segments of their outlines. A hex and an area are adjacent
if a side of the hex is a segment of the area's outline. Two areas that have no border
with each other meet *across* a hex if both border it and it is a barrier, such as a
causeway that water passes under.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from anahuac.board.adjacency import neighbours
from anahuac.board.document import Area, AreaLayer, Point
from anahuac.board.hex_layer import HexLayer
from anahuac.board.hexgrid import corners
from anahuac.board.outline import Outlines, sides

Segment = tuple[Point, Point]


def shores(hexes: HexLayer, areas: AreaLayer) -> dict[str, tuple[int, ...]]:
    """For every hex the sorted areas that it borders, mostly none."""
    drawn = _segments(areas)
    found: dict[str, tuple[int, ...]] = {}
    for one in hexes.hexes:
        points = corners(hexes.grid, one.id)
        touched = {drawn.get((b, a)) for a, b in pairwise((*points, points[0]))}
        found[one.id] = tuple(sorted(area for area in touched if area is not None))
    return found


def across(hexes: HexLayer, areas: AreaLayer) -> dict[int, tuple[int, ...]]:
    """For each area those it meets across a barrier and has no border with, sorted."""
    near = neighbours(areas)
    found: dict[int, set[int]] = {area: set() for area in near}
    meeting = shores(hexes, areas)
    for one in hexes.hexes:
        if hexes.barrier is not None and one.attributes.get(hexes.barrier) is True:
            for a in meeting[one.id]:
                found[a].update(b for b in meeting[one.id] if b != a and b not in near[a])
    return {area: tuple(sorted(others)) for area, others in found.items()}


def coasts(meeting: Mapping[str, tuple[int, ...]]) -> dict[int, tuple[str, ...]]:
    """For each area that borders a hex its hexes, sorted; ``meeting`` is what ``shores`` gives."""
    found: dict[int, list[str]] = {}
    for one in sorted(meeting):
        for area in meeting[one]:
            found.setdefault(area, []).append(one)
    return {area: tuple(found[area]) for area in sorted(found)}


def _segments(areas: AreaLayer) -> dict[Segment, int]:
    """The area to the right of each segment of the outlines, in the direction in which its ring runs."""
    places = {face.id for face in areas.faces if isinstance(face, Area)}
    outlines = Outlines(areas)
    found: dict[Segment, int] = {}
    for ref, faces in sides(areas).items():
        for face in faces:
            if face in places:
                found.update((segment, face) for segment in pairwise(outlines.points(ref)))
    return found
