"""Walking the arcs of an area layer: the points of arcs, rings and faces, and who lies on which side."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from math import dist

from anahuac.board.document import Arc, AreaLayer, Point


class OpenRingError(ValueError):
    """A ring whose arc ``arc`` (a signed reference) does not start where the one before it ended."""

    def __init__(self, arc: int) -> None:
        super().__init__(f"the ring is broken before arc {arc}")
        self.arc = arc


class Outlines:
    """The points behind the arc references of one layer."""

    def __init__(self, layer: AreaLayer) -> None:
        self._at: Mapping[int, Point] = {node.id: node.at for node in layer.nodes}
        self._arcs: Mapping[int, Arc] = {arc.id: arc for arc in layer.arcs}

    def ends(self, ref: int) -> tuple[int, int]:
        """Nodes from which and to which a signed arc reference leads."""
        arc = self._arcs[abs(ref)]
        return (arc.start, arc.end) if ref > 0 else (arc.end, arc.start)

    def points(self, ref: int) -> tuple[Point, ...]:
        """All points of an arc in the direction of the reference, both ends included."""
        arc = self._arcs[abs(ref)]
        line = (self._at[arc.start], *arc.via, self._at[arc.end])
        return line if ref > 0 else line[::-1]

    def length(self, ref: int) -> float:
        """Length of an arc in plane units."""
        return sum(dist(p, q) for p, q in pairwise(self.points(ref)))

    def ring(self, refs: Iterable[int]) -> list[Point]:
        """Points of a ring, the first not repeated at the end; ``OpenRingError`` if it does not close."""
        refs = tuple(refs)
        previous = self.ends(refs[-1])[1]
        found: list[Point] = []
        for ref in refs:
            start, end = self.ends(ref)
            if start != previous:
                raise OpenRingError(ref)
            previous = end
            found.extend(self.points(ref)[:-1])
        return found


def signed_area(ring: Iterable[Point]) -> float:
    """Shoelace sum of a ring, halved: positive if it runs clockwise on a screen (y down)."""
    points = tuple(ring)
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise((*points, points[0]))) / 2


def sides(layer: AreaLayer) -> dict[int, list[int]]:
    """For each signed arc reference the faces whose rings use it: one at most in a sound layer.

    The faces of ``ref`` and of ``-ref`` are the two sides of the arc; a reference that is
    absent has the outside of the map on its side.
    """
    found: dict[int, list[int]] = {}
    for face in layer.faces:
        for ring in face.rings:
            for ref in ring:
                found.setdefault(ref, []).append(face.id)
    return found
