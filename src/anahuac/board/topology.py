"""From polygons drawn one by one to one planar graph of arcs.

Polygons that come from elsewhere repeat every shared border, once for each side.
``arcs_from_polygons`` finds what is shared: it brings points together that lie within a
tolerance, puts a point wherever the corner of one outline lies on the edge of another,
and cuts the outlines into arcs where they part.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from shapely import LineString, STRtree
from shapely import Point as Spot

from anahuac.board.document import Arc, Node, Point
from anahuac.board.outline import signed_area

PolygonRings = Sequence[Sequence[tuple[float, float]]]


class Topology(NamedTuple):
    """Nodes, arcs, and for each face its rings of signed arc references."""

    nodes: tuple[Node, ...]
    arcs: tuple[Arc, ...]
    rings: dict[int, tuple[tuple[int, ...], ...]]


def arcs_from_polygons(polygons: Mapping[int, PolygonRings], snap: float = 0.0) -> Topology:
    """The arc graph of polygons given as rings: the outline first, then the holes.

    A ring may repeat its first point at the end or not, and may run either way. Points
    within ``snap`` plane units become one; at 0 only equal points do. Ids count from 1 in
    the order of the polygons, so that equal input gives equal output. Raises ``ValueError``
    for a ring that has fewer than three points left.
    """
    faces = {face: [_clean(ring, face) for ring in rings] for face, rings in polygons.items()}
    if snap > 0:
        faces = _snapped(faces, snap)
    faces = _with_corners_on_edges(faces, snap)
    faces = {
        face: [_turned(ring, outline=number == 0) for number, ring in enumerate(rings)]
        for face, rings in faces.items()
    }
    return _cut(faces)


_Faces = dict[int, list[list[Point]]]


def _clean(ring: Iterable[tuple[float, float]], face: int) -> list[Point]:
    """A ring without repeated points, its first point not repeated at the end."""
    points: list[Point] = []
    for x, y in ring:
        if not points or points[-1] != (x, y):
            points.append((float(x), float(y)))
    while len(points) > 1 and points[0] == points[-1]:
        points.pop()
    if len(points) < 3:
        raise ValueError(f"a ring of face {face} has fewer than three points")
    return points


def _snapped(faces: _Faces, snap: float) -> _Faces:
    """Each point replaced by the first point met within the tolerance."""
    cells: dict[tuple[int, int], list[Point]] = {}

    def settle(point: Point) -> Point:
        column, row = int(point[0] // snap), int(point[1] // snap)
        near = (
            known
            for i in (column - 1, column, column + 1)
            for j in (row - 1, row, row + 1)
            for known in cells.get((i, j), ())
            if hypot(known[0] - point[0], known[1] - point[1]) <= snap
        )
        found = min(near, key=lambda known: hypot(known[0] - point[0], known[1] - point[1]), default=None)
        if found is None:
            cells.setdefault((column, row), []).append(point)
            return point
        return found

    return {
        face: [_clean((settle(p) for p in ring), face) for ring in rings] for face, rings in faces.items()
    }


def _edges(ring: list[Point]) -> Iterator[tuple[Point, Point]]:
    return pairwise((*ring, ring[0]))


def _with_corners_on_edges(faces: _Faces, snap: float) -> _Faces:
    """A point put into every edge on which the corner of another ring lies."""
    corners = sorted({point for rings in faces.values() for ring in rings for point in ring})
    tree = STRtree([Spot(point) for point in corners])
    tolerance = max(snap, 1e-9)

    def enriched(ring: list[Point]) -> list[Point]:
        points: list[Point] = []
        for start, end in _edges(ring):
            points.append(start)
            edge = LineString((start, end))
            near = tree.query(edge, predicate="dwithin", distance=tolerance)
            inside = [corners[k] for k in near if corners[k] not in (start, end)]
            points.extend(sorted(inside, key=lambda p: hypot(p[0] - start[0], p[1] - start[1])))
        return points

    return {face: [_clean(enriched(ring), face) for ring in rings] for face, rings in faces.items()}


def _turned(ring: list[Point], *, outline: bool) -> list[Point]:
    """The ring in the direction that its part asks for: outlines positive, holes negative."""
    return ring if (signed_area(ring) > 0) == outline else [ring[0], *ring[:0:-1]]


def _cut(faces: _Faces) -> Topology:
    """Rings cut into arcs at the points where edges with different users meet."""
    users: dict[frozenset[Point], set[int]] = {}
    at: dict[Point, set[frozenset[Point]]] = {}
    for face, rings in faces.items():
        for ring in rings:
            for start, end in _edges(ring):
                edge = frozenset((start, end))
                users.setdefault(edge, set()).add(face)
                at.setdefault(start, set()).add(edge)
                at.setdefault(end, set()).add(edge)
    joints = {
        point
        for point, edges in at.items()
        if len(edges) != 2 or len({frozenset(users[edge]) for edge in edges}) > 1
    }
    nodes: dict[Point, int] = {}
    arcs: dict[tuple[Point, ...], int] = {}
    rings_of: dict[int, tuple[tuple[int, ...], ...]] = {}
    for face, rings in faces.items():
        found = []
        for ring in rings:
            refs = []
            for line in _pieces(ring, joints):
                for end in (line[0], line[-1]):
                    nodes.setdefault(end, len(nodes) + 1)
                if line[::-1] in arcs:
                    refs.append(-arcs[line[::-1]])
                else:
                    refs.append(arcs.setdefault(line, len(arcs) + 1))
            found.append(tuple(refs))
        rings_of[face] = tuple(found)
    return Topology(
        tuple(Node(number, point) for point, number in nodes.items()),
        tuple(Arc(number, nodes[line[0]], nodes[line[-1]], line[1:-1]) for line, number in arcs.items()),
        rings_of,
    )


def _pieces(ring: list[Point], joints: set[Point]) -> list[tuple[Point, ...]]:
    """The ring as polylines from joint to joint; a ring without one is cut at its least point."""
    cuts = [k for k, point in enumerate(ring) if point in joints] or [ring.index(min(ring))]
    turned = ring[cuts[0] :] + ring[: cuts[0]] + [ring[cuts[0]]]
    stops = [k - cuts[0] for k in cuts] + [len(ring)]
    return [tuple(turned[a : b + 1]) for a, b in pairwise(stops)]
