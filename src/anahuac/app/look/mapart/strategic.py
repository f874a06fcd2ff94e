"""The strategic map as a board of the view, and as one picture on any painter."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from ..board import Detail, MapLabel, PlaceShape
from ..paint import NO_BRUSH, NO_PEN, pen
from .ground import paint_lakes, paint_land, paint_ribbons, paint_sea, shore_colour, shore_lines
from .labels import ZoneLabel, water_label
from .layout import NUMBER, Block, Layout
from .lines import (
    MARGIN,
    paint_borders,
    paint_causeways,
    paint_frame,
    paint_junctions,
    paint_shores,
)
from .ornaments import furniture_boxes, paint_furniture
from .pairs import COUNTER, counter_box, full_box, plate_box, written
from .paper import paint_paper
from .picture import NO_NATION, MapPicture
from .terrain import Drawing, draw_zone, paint_terrain

GLYPHS_FROM, VALUES_FROM, NAMES_FROM = 0.46, 0.62, 0.46
"""Screen pixels per map unit from which terrain, value lines and all names are shown."""
LANGUAGES = ("en", "fr")
LEAST_TEXT = 9.0
_PICK_CELL = 64.0
_MARKER, _FIGHT = 13.0, 15.0
#: How far the plate of a long name reaches beyond its counter.
_ASIDE = 12.0


class StrategicBoard:
    """A map picture with what painting and picking need computed once. Painting is safe in any thread."""

    def __init__(self, picture: MapPicture) -> None:
        self._picture = picture
        self._layouts: dict[tuple[str, float], Layout] = {}
        self._terrain: dict[tuple[str, float], Drawing] = {}
        self._pair_spots: dict[tuple[str, float, str], tuple[QPointF, QPointF]] = {}
        self._cells: dict[tuple[int, int], list[str]] = {}
        for key, zone in picture.zones.items():
            box = zone.box
            for column in range(int(box.left() // _PICK_CELL), int(box.right() // _PICK_CELL) + 1):
                for row in range(int(box.top() // _PICK_CELL), int(box.bottom() // _PICK_CELL) + 1):
                    self._cells.setdefault((column, row), []).append(key)
        self._places = {
            key: PlaceShape(
                id=key, path=zone.path, centre=(zone.centre[0], zone.centre[1]), edge=picture.edges[key]
            )
            for key, zone in picture.zones.items()
        }

    @property
    def picture(self) -> MapPicture:
        """The map."""
        return self._picture

    @property
    def key(self) -> Hashable:
        """The map's hash."""
        return self._picture.key

    @property
    def bounds(self) -> QRectF:
        """The map with its margin of paper."""
        return self._picture.frame.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    @property
    def piece_size(self) -> float:
        """Width of a counter in map units."""
        return COUNTER

    @property
    def places(self) -> Mapping[str, PlaceShape]:
        """Zones by id."""
        return self._places

    def layout(self, language: str, scale: float) -> Layout:
        """Where names and stacks stand, for a language and text scale."""
        key = (language, round(scale, 2))
        found = self._layouts.get(key)
        if found is None:
            found = self._layouts[key] = Layout(self._picture, language, scale)
        return found

    def terrain(self, place: str, scale: float) -> Drawing:
        """The terrain of a zone, clear of its name in every language at a text scale."""
        key = (place, round(scale, 2))
        found = self._terrain.get(key)
        if found is None:
            # names grow a step when the whole map is small on the screen: keep clear of both places
            layouts = [self.layout(name, s) for name in LANGUAGES for s in (scale, scale + 0.25)]
            boxes = [(blocks[place].name_box, blocks[place].stack_box) for blocks in layouts]
            zone = self._picture.zones[place]
            found = draw_zone(zone, boxes, furniture_boxes(self._picture.furniture))
            self._terrain[key] = found
        return found

    def paint(self, painter: QPainter, rect: QRectF, detail: Detail) -> None:
        """The ground within ``rect``: paper, water, land, ribbons, terrain, borders, causeways, frame,
        furniture."""
        picture, theme = self._picture, detail.theme
        if not picture.frame.contains(rect):
            paint_paper(painter, rect, theme)
        inside = rect & picture.frame
        if not inside.isEmpty():
            self.paint_ground(painter, inside, detail)
            painter.save()
            painter.setClipRect(picture.frame, Qt.ClipOperation.IntersectClip)
            paint_furniture(painter, picture.furniture, inside, theme, detail.language)
            painter.restore()
        paint_frame(painter, picture.frame, theme)

    def paint_ground(self, painter: QPainter, inside: QRectF, detail: Detail) -> None:
        """What lies within the map's edge, without cartouche and compass."""
        picture, theme = self._picture, detail.theme
        painter.save()
        painter.setClipRect(picture.frame, Qt.ClipOperation.IntersectClip)
        if picture.reaches_sea:
            paint_sea(painter, picture, inside, theme)
        else:
            painter.fillRect(inside, theme("sea"))
        paint_land(painter, picture, inside, theme)
        paint_ribbons(painter, picture, inside, theme)
        if detail.scale >= GLYPHS_FROM:
            near = inside.adjusted(-4, -4, 4, 4)
            zones = [key for key, zone in picture.zones.items() if zone.box.intersects(near)]
            paint_terrain(painter, (self.terrain(key, detail.text_scale) for key in zones), theme)
        paint_lakes(painter, picture, inside, theme)
        paint_borders(painter, picture, inside, theme)
        paint_shores(painter, picture, inside, theme)
        paint_causeways(painter, picture, inside, theme)
        paint_junctions(painter, picture, inside, theme)
        painter.restore()

    def paint_quick(self, painter: QPainter, detail: Detail) -> None:
        """Land, water, ribbons and borders, without terrain and texture; fit for thumbnails too."""
        picture, theme = self._picture, detail.theme
        painter.fillRect(self.bounds, theme("paper"))
        painter.save()
        painter.setClipRect(picture.frame, Qt.ClipOperation.IntersectClip)
        painter.fillRect(picture.frame, theme("sea"))
        shore_lines(
            painter, [stroke.path for stroke in picture.coast], theme, (10, 24, 40), 1.0 / detail.scale
        )
        painter.setPen(NO_PEN)
        painter.setBrush(theme("land"))
        painter.drawPath(picture.land)
        for key, zone in picture.zones.items():
            if zone.mountain:
                painter.setPen(NO_PEN)
                painter.setBrush(theme("land.mountain", 0.8))
                painter.drawPath(zone.path)
            if zone.nation != NO_NATION:
                wash = zone.nation + ".wash"
                painter.save()
                painter.setClipPath(zone.path, Qt.ClipOperation.IntersectClip)
                painter.fillRect(zone.box, theme(wash, 0.26))
                painter.setBrush(NO_BRUSH)
                for width, alpha in ((30, 0.16), (16, 0.4)):
                    painter.setPen(pen(theme(wash, alpha), width))
                    painter.drawPath(picture.ribbons[key])
                painter.restore()
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(theme("border", 0.8), max(1.3, 0.9 / detail.scale)))
        for stroke in (*picture.borders, *picture.frontiers):
            painter.drawPath(stroke.path)
        painter.setPen(pen(shore_colour(theme), max(2.0, 1.2 / detail.scale)))
        painter.setBrush(theme("sea"))
        for lake in picture.lakes:
            painter.drawPath(lake.path)
        painter.setBrush(NO_BRUSH)
        for stroke in picture.coast:
            painter.drawPath(stroke.path)
        for wide, role in ((9.0, "ink"), (6.0, "causeway")):
            painter.setPen(pen(theme(role), wide))
            for stroke in picture.causeways:
                painter.drawPath(stroke.path)
        painter.restore()
        paint_frame(painter, picture.frame, theme)

    def labels(self, detail: Detail, visible: QRectF) -> Sequence[MapLabel]:
        """Names with their values as the level of detail allows, and names of waters along what is
        visible."""
        picture, theme = self._picture, detail.theme
        blocks = self.layout(detail.language, detail.text_scale)
        everyone = detail.scale >= NAMES_FROM
        found: list[MapLabel] = [
            ZoneLabel(
                zone,
                blocks[key],
                theme,
                detail.scale >= VALUES_FROM,
                NUMBER * blocks[key].scale * detail.scale >= LEAST_TEXT,
            )
            for key, zone in picture.zones.items()
            if (everyone or zone.victory) and (visible.isNull() or zone.box.intersects(visible))
        ]
        furniture = furniture_boxes(picture.furniture)
        inside = visible & picture.frame if not visible.isNull() else picture.frame
        for water in picture.furniture.waters:
            name = water_label(water, detail.language, theme, detail.text_scale, inside, furniture)
            if name is not None:
                found.append(name)
        return found

    def pick(self, x: float, y: float) -> str | None:
        """The zone at a point, or None in water and margin."""
        point = QPointF(x, y)
        for key in self._cells.get((int(x // _PICK_CELL), int(y // _PICK_CELL)), ()):
            if self._picture.zones[key].path.contains(point):
                return key
        return None

    def piece_size_for(self, place: str, count: int, plated: int = 0) -> float:
        """The same width however many stand there."""
        del place, count
        return COUNTER

    def arrange(self, place: str, count: int, detail: Detail, plated: int = 0) -> Sequence[QPointF]:
        """Centres of ``count`` stacks: one alone, two side by side, more in steps beyond the second."""
        layout = self.layout(detail.language, detail.text_scale)
        if count < 2:
            return [layout[place].stack]
        spots = list(layout.pair(place))
        step = spots[1] - spots[0]
        while len(spots) < count:
            spots.append(spots[-1] + step * 0.4)
        return spots

    def anchor(self, place: str, name: str, detail: Detail) -> QPointF:
        """Centre of ``stack``, ``control`` and ``cost`` (beside it), ``fight`` and ``control_of_two`` (at two stacks),
        ``label``; the map's own anchor for other names."""
        layout = self.layout(detail.language, detail.text_scale)
        block = layout[place]
        if name in ("control", "cost"):
            control, cost = self._beside(place, block)
            return control if name == "control" else cost
        if name in ("control_of_two", "fight"):
            fight, control = self._at_two(place, layout)
            return fight if name == "fight" else control
        if name == "label":
            return QPointF(block.x, block.y + block.px / 2)
        if name == "stack":
            return block.stack
        return QPointF(*self._picture.zones[place].anchors.get(name, self._picture.zones[place].centre))

    def _beside(self, place: str, block: Block) -> tuple[QPointF, QPointF]:
        """Spots beside the stack: one with as much of its zone round it and as clear of the name as can be, another."""
        aside, low = COUNTER / 2 + 17, COUNTER / 2 - 13
        left, right = block.stack + QPointF(-aside, low), block.stack + QPointF(aside + 1, low)
        path = self._picture.zones[place].path

        def room(spot: QPointF) -> int:
            around = ((0, 0), (-_MARKER, 0), (_MARKER, 0), (0, -_MARKER), (0, _MARKER))
            disc = QRectF(spot.x() - _MARKER, spot.y() - _MARKER, 2 * _MARKER, 2 * _MARKER)
            inside = sum(path.contains(spot + QPointF(dx, dy)) for dx, dy in around)
            return inside - (3 if disc.intersects(block.name_box) else 0)

        lifted = (block.stack + QPointF(-aside, y) for y in (0, -low))
        best = max((left, right, *lifted), key=room)  # the first of equals
        return best, left if best == right else right

    def _at_two(self, place: str, layout: Layout) -> tuple[QPointF, QPointF]:
        """Spots at two stacks for the sign that they fight, where it covers no figure and no plate, and for the marker
        of control, clear of stacks, plates and that sign; both clear of names."""
        key = (layout.language, layout.scale, place)
        found = self._pair_spots.get(key)
        if found is None:
            pair = layout.pair(place)
            near = self._picture.zones[place].box.adjusted(-COUNTER, -COUNTER, COUNTER, COUNTER)
            names = [
                written(layout[name].name_box)
                for name, zone in self._picture.zones.items()
                if zone.box.intersects(near)
            ]
            middle = (pair[0] + pair[1]) / 2
            figures = [counter_box(spot).adjusted(4, 0, -4, -10) for spot in pair]
            plates = [plate_box(spot).adjusted(-_ASIDE, 0, _ASIDE, 0) for spot in pair]
            fight = self._free(place, middle, _FIGHT, [*figures, *plates, *names])
            sign = QRectF(fight.x() - _FIGHT, fight.y() - _FIGHT, 2 * _FIGHT, 2 * _FIGHT)
            stacks = [
                box for spot in pair for box in (full_box(spot).adjusted(-2, -2, 2, 2), plate_box(spot))
            ]
            control = self._free(place, middle, _MARKER, [*map(counter_box, pair), *stacks, sign, *names])
            found = self._pair_spots[key] = fight, control
        return found

    def _free(self, place: str, near: QPointF, radius: float, taken: Sequence[QRectF]) -> QPointF:
        """The spot nearest to a point where a disc covers as little as can be, in its zone if it may be."""
        path = self._picture.zones[place].path

        def cost(spot: QPointF) -> float:
            disc = QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
            covered = sum(disc.intersects(box) for box in taken)
            outside = 0.0 if path.contains(spot) else 1.0
            return 4 * covered + outside + math.hypot(spot.x() - near.x(), spot.y() - near.y()) / COUNTER

        reach = range(-15, 16)
        return min((near + QPointF(7.0 * column, 7.0 * row) for row in reach for column in reach), key=cost)

    def crossing(self, one: str, other: str) -> QPointF | None:
        """The middle of the border two zones share, the point where they meet, or the causeway's middle."""
        found = self._picture.crossings.get((one, other))
        return None if found is None else QPointF(*found)
