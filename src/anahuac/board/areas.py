"""Areas as polygons: outlines, picking by a point, and the contacts geometry itself shows.

The only place, with ``topology`` and ``validate``, where shapely is loaded.
"""

from __future__ import annotations

from collections.abc import Mapping

import shapely
from shapely import Polygon, STRtree
from shapely.geometry.base import BaseGeometry

from anahuac.board.document import Area, AreaLayer, Face, Lake, Point
from anahuac.board.outline import Outlines

TOUCH = 1e-6
"""Nearer than this, in plane units, counts as touching."""

Bounds = tuple[float, float, float, float]


def polygon(outlines: Outlines, face: Face) -> Polygon:
    """The polygon of a face; ``OpenRingError`` if a ring does not close."""
    outline, *holes = (outlines.ring(ring) for ring in face.rings)
    return Polygon(outline, holes)


def polygons(layer: AreaLayer) -> dict[int, Polygon]:
    """The polygons of all faces of a layer, lakes included, by id."""
    outlines = Outlines(layer)
    return {face.id: polygon(outlines, face) for face in layer.faces}


class AreaIndex:
    """Finds areas by place. Built once for a layer; lakes and the ground outside are nobody."""

    def __init__(self, layer: AreaLayer) -> None:
        shapes = polygons(layer)
        self._ids = sorted(face.id for face in layer.faces if isinstance(face, Area))
        self.polygons: Mapping[int, Polygon] = {area: shapes[area] for area in self._ids}
        ordered = list(self.polygons.values())
        shapely.prepare(ordered)
        self._tree = STRtree(ordered)
        self._shapes = ordered

    def at(self, x: float, y: float) -> int | None:
        """The area at a point in plane units, or None; on a border the one with the least id."""
        spot = shapely.Point(x, y)
        hits = (int(k) for k in self._tree.query(spot) if self._shapes[k].intersects(spot))
        found = min(hits, default=None)
        return None if found is None else self._ids[found]

    def bounds(self, area: int) -> Bounds:
        """Left, top, right and bottom of an area in plane units; ``KeyError`` if there is none."""
        left, top, right, bottom = self.polygons[area].bounds
        return left, top, right, bottom

    def within(self, left: float, top: float, right: float, bottom: float) -> tuple[int, ...]:
        """Areas that have a point in a rectangle, sorted."""
        frame = shapely.box(left, top, right, bottom)
        return tuple(sorted(self._ids[k] for k in self._tree.query(frame, predicate="intersects")))


class Touch:
    """How two areas meet: by a border of some ``length`` > 0, or only at ``spots``."""

    def __init__(self, length: float, spots: tuple[Point, ...]) -> None:
        self.length = length
        self.spots = spots


def touches(layer: AreaLayer, shapes: Mapping[int, Polygon]) -> dict[tuple[int, int], Touch]:
    """All contacts of areas as the polygons show them, by pair with the smaller id first.

    A spot nearer than ``TOUCH`` to a lake is no contact. This is the independent check of
    ``adjacency.computed``, which reads the arcs instead.
    """
    areas = sorted(face.id for face in layer.faces if isinstance(face, Area))
    water = shapely.union_all([shapes[face.id] for face in layer.faces if isinstance(face, Lake)])
    tree = STRtree([shapes[area] for area in areas])
    found: dict[tuple[int, int], Touch] = {}
    for number, a in enumerate(areas):
        for k in sorted(int(k) for k in tree.query(shapes[a], predicate="intersects")):
            if k <= number:
                continue
            b = areas[k]
            touch = _touch(shapes[a].intersection(shapes[b]), water)
            if touch is not None:
                found[a, b] = touch
    return found


def _touch(meeting: BaseGeometry, water: BaseGeometry) -> Touch | None:
    parts = shapely.get_parts(meeting)
    lines = [part for part in parts if shapely.get_dimensions(part) >= 1]
    length = sum(part.length for part in lines)
    if length > TOUCH:
        return Touch(length, ())
    spots = tuple(
        (float(spot.x), float(spot.y))
        for spot in (part.representative_point() for part in parts)
        if water.is_empty or water.distance(spot) > TOUCH
    )
    return Touch(0.0, spots) if spots else None
