"""The map of the siege as a board of the view: hexes "h2810" and lake areas "l11" are its places."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from anahuac.board.hexgrid import cell_at, id_of

from ...board import Detail, MapLabel, PlaceShape
from ...paint import polygon
from ..labels import water_label
from ..lines import MARGIN
from .curves import Point
from .furniture import SiegeFurniture
from .ground import BORDERS_FROM, Sheet, plate_boxes
from .labels import NameLabel, NumberLabel
from .names import Names
from .picture import SIDE, SiegePicture
from .standing import COUNTER, Standing

NAMES_FROM = 0.5
"""Screen pixels per board unit from which all names are written."""
_LEAST_TEXT = 9.0
_RIGHT, _ARM = 2, 0.28


def _brackets(corners: Sequence[Point]) -> QPainterPath:
    """Brackets along the sides of a hex at all corners but the right one: there is the badge of a stack."""
    path = QPainterPath()
    for at, (x, y) in enumerate(corners):
        if at != _RIGHT:
            (ax, ay), (bx, by) = corners[at - 1], corners[(at + 1) % len(corners)]
            path.moveTo(x + (ax - x) * _ARM, y + (ay - y) * _ARM)
            path.lineTo(x, y)
            path.lineTo(x + (bx - x) * _ARM, y + (by - y) * _ARM)
    return path


def _open(water: QPainterPath, furniture: SiegeFurniture) -> QPainterPath | None:
    """The water of an area that title, compass and scale leave free; None where that is all."""
    taken = QPainterPath()
    if furniture.compass is not None:
        reach = furniture.compass.radius * 0.84
        taken.addEllipse(QPointF(*furniture.compass.at), reach, reach)
    for box in plate_boxes(furniture):
        taken.addRect(box)
    return water.subtracted(taken) if water.intersects(taken) else None


class SiegeBoard:
    """The siege's map with what painting and picking need computed once. Painting is safe in any thread."""

    def __init__(self, picture: SiegePicture) -> None:
        self._picture = picture
        self._sheet = Sheet(picture)
        self._standing = Standing(picture)
        self._names: dict[tuple[str, float], Names] = {}
        self._places: dict[str, PlaceShape] = {}
        first = next(iter(picture.grounds.values()))
        outline, brackets = polygon(first.corners), _brackets(first.corners)
        for place, ground in picture.grounds.items():  # all alike, and six hundred of them
            away = ground.at[0] - first.at[0], ground.at[1] - first.at[1]
            self._places[place] = PlaceShape(
                place, outline.translated(*away), ground.at, brackets=brackets.translated(*away)
            )
        for place, lake in picture.lakes.items():
            self._places[place] = PlaceShape(
                place, lake.path, lake.label, ground=_open(lake.path, picture.furniture)
            )

    @property
    def picture(self) -> SiegePicture:
        """The map."""
        return self._picture

    @property
    def key(self) -> Hashable:
        """The hash of the map and its furniture."""
        return self._picture.key

    @property
    def bounds(self) -> QRectF:
        """The map with its margin of paper."""
        return self._picture.frame.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    @property
    def piece_size(self) -> float:
        """Width of a counter in board units: it nearly fills a hex."""
        return COUNTER

    @property
    def places(self) -> Mapping[str, PlaceShape]:
        """Hexes and lake areas by id."""
        return self._places

    def names(self, language: str, scale: float) -> Names:
        """Where names stand, for a language and text scale."""
        key = (language, round(scale, 2))
        found = self._names.get(key)
        if found is None:
            found = self._names[key] = Names(self._picture, self._standing, *key)
        return found

    def paint(self, painter: QPainter, rect: QRectF, detail: Detail) -> None:
        """The ground within ``rect``: paper, water, land, grid, ways, masonry, ids, frame, furniture."""
        self._sheet.paint(painter, rect, detail)

    def paint_quick(self, painter: QPainter, detail: Detail) -> None:
        """Land by its kinds, water, ways, without texture; fit for thumbnails too."""
        self._sheet.paint_quick(painter, detail)

    def labels(self, detail: Detail, visible: QRectF) -> Sequence[MapLabel]:
        """Names as the level of detail allows, numbers of lake areas, and names along what is seen of causeways."""
        picture, theme, scale = self._picture, detail.theme, detail.scale
        names = self.names(detail.language, detail.text_scale)
        seen = picture.frame if visible.isNull() else visible & picture.frame
        found: list[MapLabel] = []
        if scale >= BORDERS_FROM:
            for place, lake in picture.lakes.items():
                room = self._standing.room(place, round(detail.text_scale, 2))
                found.append(NumberLabel(lake.number, room, theme))
        everything = scale >= NAMES_FROM
        for one in names.placed:
            if (everything or one.objective) and one.px * scale >= _LEAST_TEXT:
                found.append(NameLabel(one, theme))
        found = [one for one in found if one.rect.intersects(seen)]
        if everything:
            taken = list(names.keep_off)
            for water in names.waters:
                least = _LEAST_TEXT / scale
                along = water_label(water, detail.language, theme, detail.text_scale, seen, taken, least)
                if along is not None:
                    deep = picture.deep.contains(along.path.pointAtPercent(0.5))
                    found.append(replace(along, ground="sea.deep" if deep else "sea"))
                    taken.append(along.rect)
        return found

    def pick(self, x: float, y: float) -> str | None:
        """The hex at a point, or the lake area as it is drawn there; None on the margin."""
        picture = self._picture
        point = QPointF(x, y)
        if not picture.frame.contains(point):
            return None
        cell = cell_at(picture.grid, *picture.plane(x, y))
        if picture.grid.has(cell):
            place = f"h{id_of(cell)}"
            if place in picture.grounds:
                return place
        likely = picture.waters.get(cell)
        if likely is not None and picture.lakes[likely].path.contains(point):
            return likely
        drawn = (place for place, lake in picture.lakes.items() if lake.path.contains(point))
        return next(drawn, likely)

    def piece_size_for(self, place: str, count: int, plated: int = 0) -> float:
        """Width of counters so that ``count`` stacks fit side by side; names below them take no room of theirs."""
        del plated
        return self._standing.size(place, count)

    def arrange(self, place: str, count: int, detail: Detail, plated: int = 0) -> Sequence[QPointF]:
        """Centres of ``count`` stacks: one in a hex, in a lake area rows of them beside its number."""
        del plated
        return self._standing.spots(place, count, round(detail.text_scale, 2))

    def anchor(self, place: str, name: str, detail: Detail) -> QPointF:
        """Where ``stack`` stands; ``marker``, a corner of a hex where a round or small marker covers no figure;
        ``control``, ``control_of_two``, ``cost``, ``fight`` beside the stack; ``label`` the middle."""
        stack = self.arrange(place, 1, detail)[0]
        if name == "label":
            return QPointF(*self._places[place].centre)
        if place in self._picture.lakes:
            aside = {"control": -1.0, "control_of_two": -1.6, "marker": -1.0, "cost": 1.0}.get(name, 0.0)
            return stack + QPointF(aside * (COUNTER / 2 + 17), 0)
        aside = {"control": -SIDE, "control_of_two": -SIDE, "marker": -SIDE, "cost": SIDE}.get(name, 0.0)
        x, y = self._picture.grounds[place].at
        return QPointF(x + aside, y) if aside else stack

    def crossing(self, one: str, other: str) -> QPointF | None:
        """The middle of the side that two hexes share, of a shore, of a border on the lake, or of the causeway under
        which two areas meet; None where they do not touch."""
        found = self._picture.crossings.get((one, other))
        return None if found is None else QPointF(*found)
