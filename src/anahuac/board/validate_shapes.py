"""Faults of geometry in an area layer: rings, overlaps, gaps, and things out of place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import NamedTuple

import shapely
from shapely import LineString, Polygon, STRtree
from shapely.geometry.base import BaseGeometry

from anahuac.board.adjacency import computed
from anahuac.board.areas import TOUCH, polygon, touches
from anahuac.board.document import Anchor, Area, AreaLayer, Border, Crossing, Face, Label, Lake, Plane, Size
from anahuac.board.errors import Fault, Grade, fault
from anahuac.board.outline import OpenRingError, Outlines

SLIVER_WIDTH = 2.0
"""A face or gap thinner than this many plane units on average is taken for a slip of the pen."""
SHORE = 0.5
"""How far from the shore, in plane units, a link may begin or end."""
LABEL_SLACK = 0.5
"""How far a label or anchor may stick out of its area."""


class _Shaped(NamedTuple):
    place: str
    face: Face
    shape: Polygon


def shape_faults(place: str, plane: Plane | None, layer: AreaLayer) -> Iterator[Fault]:
    """Faults of the faces and links of a layer at ``place``. References must be sound.

    Where a ring is broken or crosses itself only that is told: no area can be judged by it.
    """
    outlines = Outlines(layer)
    shaped: list[_Shaped] = []
    broken = False
    for number, face in enumerate(layer.faces):
        where = f"{place}/faces/{number}"
        found = list(_rings(where, outlines, face))
        if found:
            broken = True
            yield from found
        else:
            shaped.append(_Shaped(where, face, polygon(outlines, face)))
    yield from _outside(place, plane, layer)
    for one in shaped:
        yield from _thin(one)
        yield from _labels(one, layer.anchor_sizes)
    yield from _overlaps(shaped)
    if not broken:
        yield from _gaps(place, [one.shape for one in shaped])
        shapes = {one.face.id: one.shape for one in shaped}
        yield from _touches(shaped, layer, shapes)
        yield from _links(place, layer, shapes)


def _rings(where: str, outlines: Outlines, face: Face) -> Iterator[Fault]:
    closed = []
    for number, refs in enumerate(face.rings):
        place = f"{where}/rings/{number}"
        try:
            points = outlines.ring(refs)
        except OpenRingError as error:
            yield fault(place, "ring-not-closed", ring=number, arc=error.arc)
            continue
        ring = Polygon(points) if len(points) > 2 else Polygon()
        if ring.is_empty or not ring.is_valid:
            x, y = _crossing(ring, points[0])
            yield fault(place, "ring-crosses-itself", x=x, y=y)
            continue
        closed.append((number, ring))
    if len(closed) == len(face.rings):
        outline = closed[0][1]
        for number, ring in closed[1:]:
            if not outline.covers(ring):
                yield fault(f"{where}/rings/{number}", "ring-outside-outline", ring=number)


def _crossing(ring: Polygon, default: tuple[float, float]) -> tuple[float, float]:
    """Where a ring crosses itself, read from the explanation that names the point."""
    told = shapely.is_valid_reason(ring)
    inside = told.partition("[")[2].rstrip("]").split()
    return (float(inside[0]), float(inside[1])) if len(inside) == 2 else default


def _outside(place: str, plane: Plane | None, layer: AreaLayer) -> Iterator[Fault]:
    if plane is None:
        return
    spots = [(f"{place}/nodes/{n}", node.at) for n, node in enumerate(layer.nodes)]
    spots += [
        (f"{place}/arcs/{n}/via/{k}", at) for n, arc in enumerate(layer.arcs) for k, at in enumerate(arc.via)
    ]
    for where, (x, y) in spots:
        if not (-TOUCH <= x <= plane.width + TOUCH and -TOUCH <= y <= plane.height + TOUCH):
            yield fault(where, "outside-plane", x=x, y=y)


def _width(shape: Polygon) -> float:
    """Mean width of a long thin shape: twice its area by its perimeter."""
    return 2 * shape.area / shape.length if shape.length else 0.0


def _thin(one: _Shaped) -> Iterator[Fault]:
    if _width(one.shape) < SLIVER_WIDTH:
        area, width = round(one.shape.area, 3), round(_width(one.shape), 3)
        yield fault(one.place, "sliver", "warning", area=area, width=width)


def _gaps(place: str, shapes: list[Polygon]) -> Iterator[Fault]:
    """Thin holes between faces; a wide hole is ground that belongs to nobody on purpose."""
    for part in shapely.get_parts(shapely.union_all(shapes)):
        for hole in part.interiors:
            gap = Polygon(hole)
            if _width(gap) < SLIVER_WIDTH:
                yield fault(
                    f"{place}/faces",
                    "sliver",
                    "warning",
                    area=round(gap.area, 3),
                    width=round(_width(gap), 3),
                )


def _overlaps(shaped: list[_Shaped]) -> Iterator[Fault]:
    tree = STRtree([one.shape for one in shaped])
    for number, one in enumerate(shaped):
        for k in sorted(int(k) for k in tree.query(one.shape, predicate="intersects")):
            if k > number:
                shared = one.shape.intersection(shaped[k].shape).area
                if shared > TOUCH:
                    yield fault(one.place, "overlap", other=shaped[k].face.id, area=round(shared, 6))


def _touches(shaped: list[_Shaped], layer: AreaLayer, shapes: Mapping[int, Polygon]) -> Iterator[Fault]:
    """Areas whose polygons meet where no shared arc or node says so."""
    known = {(one.a, one.b): one for one in computed(layer) if not isinstance(one, Crossing)}
    places = {one.face.id: one.place for one in shaped}
    for (a, b), touch in touches(layer, shapes).items():
        contact = known.get((a, b))
        if contact is None or (touch.length > 0 and not isinstance(contact, Border)):
            if touch.spots:
                x, y = touch.spots[0]
            else:
                spot = shapes[a].intersection(shapes[b]).representative_point()
                x, y = spot.x, spot.y
            yield fault(places[a], "touch-without-node", other=b, x=x, y=y)


def _labels(one: _Shaped, sizes: Mapping[str, Size]) -> Iterator[Fault]:
    room = one.shape.buffer(LABEL_SLACK)
    if one.face.label is not None and not room.covers(_frame(one.face.label, None)):
        yield fault(f"{one.place}/label", "label-outside", "warning")
    if isinstance(one.face, Area):
        for name, anchor in one.face.anchors.items():
            if not room.covers(_frame(anchor, sizes.get(name))):
                # Whatever stands on a spot outside is taken for something of another area.
                grade: Grade = "warning" if room.covers(shapely.Point(anchor.at)) else "error"
                yield fault(f"{one.place}/anchors/{name}", "anchor-outside", grade, anchor=name)


def _frame(anchor: Label | Anchor, size: Size | None) -> BaseGeometry:
    x, y = anchor.at
    width, height = anchor.size or size or (0.0, 0.0)
    if width == 0:
        return shapely.Point(x, y)
    return shapely.box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def _links(place: str, layer: AreaLayer, shapes: Mapping[int, Polygon]) -> Iterator[Fault]:
    water = shapely.union_all([shapes[face.id] for face in layer.faces if isinstance(face, Lake)])
    for number, link in enumerate(layer.links):
        where = f"{place}/links/{number}"
        ends = (("start", link.between[0], link.line[0]), ("end", link.between[1], link.line[-1]))
        ashore = True
        for end, area, at in ends:
            if shapes[area].exterior.distance(shapely.Point(at)) > SHORE:
                ashore = False
                yield fault(f"{where}/line", "link-not-on-shore", end=end, area=area)
        outside = 0.0
        if all(p != q for p, q in pairwise(link.line)):
            outside = LineString(link.line).difference(water.buffer(SHORE)).length
        if ashore and outside > TOUCH:
            yield fault(f"{where}/line", "link-leaves-water")
