"""The strategic map as painters want it: outlines, borders by kind, coast, water, links, anchors. No game
state."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import pairwise

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainterPath

from anahuac.board.document import Area, AreaLayer, Crossing, Junction, Lake, MapDoc
from anahuac.board.outline import Outlines, sides

from ..paint import polygon
from .furniture import Furniture
from .spans import Spans

Point = tuple[float, float]
NO_NATION = "none"


class Zone(msgspec.Struct, frozen=True, dict=True):
    """An area: outline, name by language, nation, mountain, printed values, and its default places."""

    id: int
    names: Mapping[str, str]
    path: QPainterPath
    rings: tuple[tuple[Point, ...], ...]
    nation: str
    mountain: bool
    fortress: int
    victory: int
    replacements: int
    label: Point
    centre: Point
    anchors: Mapping[str, Point]

    @property
    def key(self) -> str:
        """The place's id in the view."""
        return str(self.id)

    @cached_property
    def box(self) -> QRectF:
        """Rectangle round the outline."""
        return self.path.boundingRect()

    @cached_property
    def spans(self) -> Spans:
        """The outline cut into rows, for fitting names and scattering terrain."""
        return Spans(self.rings)


class Water(msgspec.Struct, frozen=True):
    """A lake: its id, its outline with islands as holes, and the same cut into rows."""

    id: int
    path: QPainterPath
    box: QRectF
    spans: Spans


class Stroke(msgspec.Struct, frozen=True):
    """A line to be drawn, with the rectangle round it; ``nations`` are those of its two sides."""

    path: QPainterPath
    box: QRectF


class MapPicture(msgspec.Struct, frozen=True):
    """A strategic map ready to be painted, in plane units with y downward."""

    key: str
    width: float
    height: float
    zones: Mapping[str, Zone]
    lakes: tuple[Water, ...]
    land: QPainterPath
    coast: tuple[Stroke, ...]
    borders: tuple[Stroke, ...]
    frontiers: tuple[Stroke, ...]
    causeways: tuple[Stroke, ...]
    junctions: tuple[Point, ...]
    crossings: Mapping[tuple[str, str], Point]
    edges: Mapping[str, QPainterPath]
    ribbons: Mapping[str, QPainterPath]
    furniture: Furniture = msgspec.field(default_factory=Furniture)

    @property
    def frame(self) -> QRectF:
        """The map's edge."""
        return QRectF(0, 0, self.width, self.height)

    @property
    def reaches_sea(self) -> bool:
        """Whether there is water outside the land."""
        return bool(self.coast)


def map_picture(doc: MapDoc, furniture: Furniture, board: str = "strategic") -> MapPicture:
    """Build the picture of a board that has an area layer; ``KeyError`` if it has none."""
    layer = doc.area_layer(board)
    plane = doc.board(board).plane
    if plane is None:
        raise KeyError(f"board {board} has no plane")
    return _Builder(layer, plane.width, plane.height).picture(_hash(doc), furniture)


def _hash(doc: MapDoc) -> str:
    return hashlib.sha256(msgspec.msgpack.encode(doc)).hexdigest()[:16]


class _Builder:
    def __init__(self, layer: AreaLayer, width: float, height: float) -> None:
        self.layer = layer
        self.width, self.height = width, height
        self.outlines = Outlines(layer)
        self.sides = sides(layer)
        self.lakes = {face.id for face in layer.faces if isinstance(face, Lake)}
        self.nations = {
            face.id: str(face.attributes.get("nation") or NO_NATION)
            for face in layer.faces
            if isinstance(face, Area)
        }

    def picture(self, key: str, furniture: Furniture) -> MapPicture:
        zones = {z.key: z for z in (self._zone(f) for f in self.layer.faces if isinstance(f, Area))}
        borders, frontiers = self._borders()
        edges = {key: self._ribbon(zone.id) for key, zone in zones.items()}
        return MapPicture(
            key=key,
            width=self.width,
            height=self.height,
            zones=zones,
            lakes=tuple(self._water(f) for f in self.layer.faces if isinstance(f, Lake)),
            land=self._land(),
            coast=self._coast(),
            borders=borders,
            frontiers=frontiers,
            causeways=tuple(_stroke(polygon(link.line, closed=False)) for link in self.layer.links),
            junctions=self._junctions(),
            crossings=self._crossings(),
            edges=edges,
            ribbons={str(f): edges[str(f)] for f, n in self.nations.items() if n != NO_NATION},
            furniture=furniture,
        )

    def _face_path(self, face: Area | Lake) -> QPainterPath:
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.OddEvenFill)
        for ring in face.rings:
            path.addPath(polygon(self.outlines.ring(ring)))
        return path

    def _zone(self, area: Area) -> Zone:
        value = area.attributes
        centre = area.centre or (0.0, 0.0)
        anchors = {name: anchor.at for name, anchor in area.anchors.items()}
        return Zone(
            id=area.id,
            names={"en": area.name.en, "fr": area.name.fr or area.name.en},
            path=self._face_path(area),
            rings=tuple(tuple(self.outlines.ring(ring)) for ring in area.rings),
            nation=self.nations[area.id],
            mountain=bool(value.get("mountain")),
            fortress=_whole(value.get("fv")),
            victory=_whole(value.get("vp")),
            replacements=_whole(value.get("rp")),
            label=area.label.at if area.label else anchors.get("label", centre),
            centre=centre,
            anchors=anchors,
        )

    def _water(self, lake: Lake) -> Water:
        path = self._face_path(lake)
        return Water(
            lake.id, path, path.boundingRect(), Spans([self.outlines.ring(ring) for ring in lake.rings])
        )

    def _land(self) -> QPainterPath:
        """The outline of everything that is not sea: the arcs that have nothing on their other side."""
        following = {self.outlines.ends(ref)[0]: ref for ref in self.sides if -ref not in self.sides}
        land = QPainterPath()
        land.setFillRule(Qt.FillRule.WindingFill)
        while following:
            start, ref = following.popitem()
            points = list(self.outlines.points(ref))
            node = self.outlines.ends(ref)[1]
            while node != start and node in following:
                ref = following.pop(node)
                points.extend(self.outlines.points(ref)[1:])
                node = self.outlines.ends(ref)[1]
            land.addPath(polygon(points))
        return land

    def _on_frame(self, a: Point, b: Point) -> bool:
        return any(a[i] == b[i] and a[i] in (0.0, (self.width, self.height)[i]) for i in (0, 1))

    def _coast(self) -> tuple[Stroke, ...]:
        found = []
        for ref in self.sides:
            if -ref in self.sides:
                continue
            for run in self._off_frame(self.outlines.points(ref)):
                found.append(_stroke(run))
        return tuple(found)

    def _off_frame(self, points: tuple[Point, ...]) -> list[QPainterPath]:
        """A line without the parts that lie on the map's frame."""
        runs: list[QPainterPath] = []
        run: list[Point] = []
        for a, b in pairwise(points):
            if self._on_frame(a, b):
                if len(run) > 1:
                    runs.append(polygon(run, closed=False))
                run = []
                continue
            run = run or [a]
            run.append(b)
        if len(run) > 1:
            runs.append(polygon(run, closed=False))
        return runs

    def _borders(self) -> tuple[tuple[Stroke, ...], tuple[Stroke, ...]]:
        thin: list[Stroke] = []
        thick: list[Stroke] = []
        for arc in self.layer.arcs:
            one, two = self.sides.get(arc.id, []), self.sides.get(-arc.id, [])
            if not one or not two or one[0] in self.lakes or two[0] in self.lakes:
                continue
            stroke = _stroke(polygon(self.outlines.points(arc.id), closed=False))
            (thin if self.nations[one[0]] == self.nations[two[0]] else thick).append(stroke)
        return tuple(thin), tuple(thick)

    def _ribbon(self, area: int) -> QPainterPath:
        """The outline of a zone as a line, without the map's frame."""
        path = QPainterPath()
        face = next(f for f in self.layer.faces if f.id == area)
        for ring in face.rings:
            points = self.outlines.ring(ring)
            runs = self._off_frame((*points, points[0]))
            for run in runs:
                path.addPath(run)
        return path

    def _junctions(self) -> tuple[Point, ...]:
        at = {node.id: node.at for node in self.layer.nodes}
        nodes = {
            n for contact in self.layer.adjacency if isinstance(contact, Junction) for n in contact.nodes
        }
        return tuple(at[n] for n in sorted(nodes))

    def _crossings(self) -> dict[tuple[str, str], Point]:
        """Where one passes from a zone into another: the middle of their longest border, a junction, a causeway."""
        at = {node.id: node.at for node in self.layer.nodes}
        lines = {link.id: link.line for link in self.layer.links}
        longest: dict[tuple[int, int], int] = {}
        for arc in self.layer.arcs:
            one, two = self.sides.get(arc.id, []), self.sides.get(-arc.id, [])
            if one and two:
                pair = (min(one[0], two[0]), max(one[0], two[0]))
                best = longest.get(pair)
                if best is None or self.outlines.length(arc.id) > self.outlines.length(best):
                    longest[pair] = arc.id
        found: dict[tuple[str, str], Point] = {}
        for contact in self.layer.adjacency:
            pair = (min(contact.a, contact.b), max(contact.a, contact.b))
            if isinstance(contact, Junction):
                point: Point | None = at[contact.nodes[0]]
            elif isinstance(contact, Crossing):
                point = _halfway(lines[contact.links[0]])
            else:
                point = _halfway(self.outlines.points(longest[pair])) if pair in longest else None
            if point is not None:
                found[str(pair[0]), str(pair[1])] = found[str(pair[1]), str(pair[0])] = point
        return found


def _halfway(points: Sequence[Point]) -> Point:
    """The middle of a line by its length."""
    middle = polygon(points, closed=False).pointAtPercent(0.5)
    return (middle.x(), middle.y())


def _stroke(path: QPainterPath) -> Stroke:
    return Stroke(path, path.boundingRect())


def _whole(value: object) -> int:
    return int(value) if isinstance(value, int | float) else 0
