"""The tactical board: zones of both sides facing each other, ways with their costs, fret down the middle."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Hashable, Mapping, Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from anahuac.board.document import GraphLayer, GraphNode

from ..board import Detail, MapLabel, PlaceShape
from ..fonts import advance, sans, serif
from ..motifs import fret_unit, motif_band
from ..paint import NO_BRUSH, NO_PEN, diamond, label, pen, polygon, rounded, shadow
from ..patterns import hatch
from ..theme import Theme, mix
from .furniture import Furniture, Words, word
from .paper import paint_paper
from .terrain import paint_tuft

#: As wide for its height as the frame of the widest windows, so that counters are as large as the frame allows.
WIDTH, HEIGHT, MARGIN = 1568.0, 654.0, 10.0
COUNTER = 64.0
HEAD = 26.0
#: Between a zone's head and its counters; below these, for the band of its nation.
_UNDER_HEAD, _FOOT = 6.0, 11.0
#: Room for a name plate, and between two rows without one, in widths of a counter.
_PLATE_GAP, _ROW_GAP = 0.36, 0.12
_MIDDLE = WIDTH / 2
_AXIS = HEIGHT / 2
_LINE_X = {1: 598.0, 2: 414.0, 3: 232.0, 4: 72.0}
_SIZES = (64.0, 60.0, 56.0, 52.0, 48.0, 44.0, 40.0, 36.0, 32.0, 28.0)
_SIDE_NATION = {"spain": "spain", "indian": "mexico"}


class Tray(msgspec.Struct, frozen=True):
    """A tactical zone: its rectangle, whose side it belongs to, its titles, whether it is the line of
    retreat."""

    id: str
    rect: QRectF
    nation: str
    titles: Words
    retreat: bool
    wing: bool


class Way(msgspec.Struct, frozen=True):
    """A way between two zones as it is drawn, and where its cost stands."""

    line: QPainterPath
    cost: int
    at: QPointF


def tray_rect(node: GraphNode, retreat: bool) -> QRectF:
    """Where a zone stands: lines in a row on the axis, wings above and below. The first side plays from the
    left."""
    across, depth = node.at
    left = depth > 0
    if across:
        x = 392.0 if left else WIDTH - 392.0 - 281.0
        return QRectF(x, 18.0 if across < 0 else HEIGHT - 18.0 - 146.0, 281.0, 146.0)
    x = _LINE_X[min(round(abs(depth)), 4)]
    centre = x if left else WIDTH - x
    width, height = (110.0, 330.0) if retreat else (150.0, 266.0)
    return QRectF(centre - width / 2, _AXIS - height / 2, width, height)


class TacticalBoard:
    """A graph board laid out as a battlefield. Painting is safe in any thread."""

    def __init__(self, layer: GraphLayer, furniture: Furniture) -> None:
        self._trays = {node.id: _tray(node, furniture) for node in layer.nodes}
        self._ways = [_way(self._trays[edge.a], self._trays[edge.b], edge.cost) for edge in layer.edges]
        self._places = {tray.id: _shape(tray) for tray in self._trays.values()}
        self._key = hashlib.sha256(
            msgspec.json.encode(layer) + msgspec.json.encode(furniture.zone_titles)
        ).hexdigest()[:16]
        rnd = random.Random(4)
        self._grass = [(rnd.uniform(6, WIDTH - 6), rnd.uniform(10, HEIGHT - 6)) for _ in range(150)]

    @property
    def key(self) -> Hashable:
        """The board's hash."""
        return self._key

    @property
    def bounds(self) -> QRectF:
        """The field with its margin."""
        return QRectF(0, 0, WIDTH, HEIGHT).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    @property
    def piece_size(self) -> float:
        """Width of a counter where there is room."""
        return COUNTER

    @property
    def places(self) -> Mapping[str, PlaceShape]:
        """Tactical zones by id."""
        return self._places

    def rect_of(self, place: str) -> QRectF:
        """The rectangle of a zone; KeyError if there is none."""
        return self._trays[place].rect

    def paint(self, painter: QPainter, rect: QRectF, detail: Detail) -> None:
        """Field, fret, ways, zones and costs within ``rect``."""
        theme = detail.theme
        field = QRectF(0, 0, WIDTH, HEIGHT)
        paint_paper(painter, rect, theme)
        for nation, x0, x1 in (("spain", 0.0, _MIDDLE), ("mexico", WIDTH, _MIDDLE)):
            wash = QLinearGradient(x0, 0, x1, 0)
            wash.setColorAt(0, theme(nation + ".wash", 0.22))
            wash.setColorAt(1, theme(nation + ".wash", 0.02))
            half = QRectF(min(x0, x1), 0, _MIDDLE, HEIGHT)
            painter.fillRect(half & rect, wash)
        near = rect.adjusted(-10, -10, 10, 10)
        for x, y in self._grass:
            if near.contains(x, y):
                paint_tuft(painter, x, y, 6.5, theme, 0.34)
        painter.setPen(NO_PEN)
        painter.setBrush(theme("ink.terrain", 0.40))
        y = 4.0
        while y < HEIGHT - 18:
            if near.contains(_MIDDLE, y):
                painter.drawPath(fret_unit(_MIDDLE - 8, y, 16))
            y += 20
        self._paint_ways(painter, theme)
        for tray in self._trays.values():
            if tray.rect.adjusted(-8, -8, 8, 8).intersects(rect):
                _paint_tray(painter, tray, theme)
        for way in self._ways:
            _paint_cost(painter, way, theme)
        painter.setPen(pen(theme("ink.muted", 0.5), 1.2, join=Qt.PenJoinStyle.MiterJoin))
        painter.setBrush(NO_BRUSH)
        painter.drawRect(field)

    def _paint_ways(self, painter: QPainter, theme: Theme) -> None:
        painter.setBrush(NO_BRUSH)
        for ink in (pen(theme("ink.terrain", 0.95), 5.5), pen(theme("causeway"), 3)):
            painter.setPen(ink)
            for way in self._ways:
                painter.drawPath(way.line)

    def paint_quick(self, painter: QPainter, detail: Detail) -> None:
        """Zones as plain rectangles."""
        theme = detail.theme
        painter.fillRect(self.bounds, theme("paper"))
        self._paint_ways(painter, theme)
        for tray in self._trays.values():
            painter.setPen(pen(theme(tray.nation), 1.5))
            painter.setBrush(theme("panel"))
            painter.drawRoundedRect(tray.rect, 8, 8)

    def labels(self, detail: Detail, visible: QRectF) -> Sequence[MapLabel]:
        """Titles of the zones."""
        if not visible.isNull():
            return [TrayLabel(t, detail) for t in self._trays.values() if t.rect.intersects(visible)]
        return [TrayLabel(t, detail) for t in self._trays.values()]

    def pick(self, x: float, y: float) -> str | None:
        """The zone at a point."""
        return next((t.id for t in self._trays.values() if t.rect.contains(x, y)), None)

    def piece_size_for(self, place: str, count: int, plated: int = 0) -> float:
        """Width of counters so that ``count`` of them fit a zone, the first ``plated`` with their name plates."""
        rect = self._trays[place].rect
        return next((size for size in _SIZES if _fits(rect, size, count, plated)), _SIZES[-1])

    def arrange(self, place: str, count: int, detail: Detail, plated: int = 0) -> Sequence[QPointF]:
        """Centres of ``count`` counters in rows under the title; the last row centred like the others.

        Under a row with one of the ``plated`` first there is room for name plates.
        """
        del detail
        rect = self._trays[place].rect
        size = self.piece_size_for(place, count, plated)
        columns = _columns(rect, size)
        tops = _tops(size, columns, count, plated)
        room = rect.height() - HEAD - _UNDER_HEAD - _FOOT - size
        squeeze = min(1.0, room / tops[-1]) if tops and tops[-1] else 1.0
        gap = _gap_between(size)
        first = rect.top() + HEAD + _UNDER_HEAD + size / 2
        spots = []
        for i in range(count):
            row, column = divmod(i, columns)
            here = min(columns, count - row * columns)
            left = rect.center().x() - (here * size + (here - 1) * gap) / 2 + size / 2
            spots.append(QPointF(left + column * (size + gap), first + tops[row] * squeeze))
        return spots

    def anchor(self, place: str, name: str, detail: Detail) -> QPointF:
        """The middle of a zone, whatever the name."""
        del name, detail
        return self._trays[place].rect.center()

    def crossing(self, one: str, other: str) -> QPointF | None:
        """None: the ways are printed on the board."""
        del one, other
        return None


def _gap_between(size: float) -> float:
    return 6.0 if size >= 48 else 4.0


def _columns(rect: QRectF, size: float) -> int:
    gap = _gap_between(size)
    return max(1, int((rect.width() - 8 + gap) // (size + gap)))


def _tops(size: float, columns: int, count: int, plated: int) -> list[float]:
    """How far each row lies below the first."""
    tops: list[float] = []
    y = 0.0
    for first in range(0, count, columns):
        tops.append(y)
        y += size * (1 + (_PLATE_GAP if first < plated else _ROW_GAP))
    return tops


def _fits(rect: QRectF, size: float, count: int, plated: int) -> bool:
    tops = _tops(size, _columns(rect, size), count, plated)
    below = _PLATE_GAP * size if count and plated > count - _columns(rect, size) else 0.0
    high = tops[-1] + size + below if tops else 0.0
    return high <= rect.height() - HEAD - _UNDER_HEAD - _FOOT


class TrayLabel(msgspec.Struct, frozen=True):
    """The title of a zone in its head, smaller where it would not fit."""

    tray: Tray
    detail: Detail

    @property
    def key(self) -> Hashable:
        """What it looks like; a zone has its title at one place."""
        how = self.detail
        return (self.tray.id, how.language, how.text_scale, how.scheme)

    @property
    def rect(self) -> QRectF:
        """The head of the zone."""
        return QRectF(
            self.tray.rect.left() + 4, self.tray.rect.top() + 1, self.tray.rect.width() - 8, HEAD - 1
        )

    def paint(self, painter: QPainter) -> None:
        """Draw it in board units."""
        text = word(self.tray.titles, self.detail.language)
        size = min(15.5 * self.detail.text_scale, 22.0)
        while (
            size > 9 and advance(text, serif(size, 600, spacing=0.5, small_caps=True)) > self.rect.width() - 8
        ):
            size -= 1
        font = serif(size, 600, spacing=0.5, small_caps=True)
        label(
            painter,
            text,
            self.rect.left() + 6,
            self.rect.center().y(),
            font,
            self.detail.theme("ink"),
            align="l",
        )


def _tray(node: GraphNode, furniture: Furniture) -> Tray:
    titles = furniture.zone_titles.get(node.kind) or {"en": node.name.en, "fr": node.name.fr or node.name.en}
    retreat = node.at[0] == 0 and abs(node.at[1]) > 3
    return Tray(
        node.id,
        tray_rect(node, retreat),
        _SIDE_NATION.get(node.side or "", "other"),
        titles,
        retreat,
        bool(node.at[0]),
    )


def _shape(tray: Tray) -> PlaceShape:
    body = rounded(tray.rect, 8).intersected(_box(tray.rect.adjusted(0, HEAD, 0, 0)))
    centre = tray.rect.center()
    return PlaceShape(tray.id, rounded(tray.rect, 8), (centre.x(), centre.y()), square=True, ground=body)


def _box(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(rect)
    return path


def _way(a: Tray, b: Tray, cost: int) -> Way:
    if b.wing and not a.wing:
        a, b = b, a
    if a.wing and b.retreat:  # out of the wing and round the corner into the line of retreat
        y, x = a.rect.center().y(), b.rect.center().x()
        line = polygon([(a.rect.center().x(), y), (x, y), (x, b.rect.center().y())], closed=False)
        edge = a.rect.left() if x < a.rect.left() else a.rect.right()
        return Way(line, cost, QPointF((edge + x) / 2, y))
    start, end = a.rect.center(), b.rect.center()
    if a.wing and not b.wing:
        x = min(max(end.x(), a.rect.left() + 40), a.rect.right() - 40)
        start = QPointF(x, start.y())
        if abs(end.x() - x) < b.rect.width():
            end = QPointF(x, end.y()) if abs(end.x() - x) < 40 else end
        else:  # a way that slants keeps its cost clear of the zone between
            x = min(max(end.x(), a.rect.left() + 10), a.rect.right() - 10)
            start = QPointF(x, start.y())
    line = polygon([(start.x(), start.y()), (end.x(), end.y())], closed=False)
    return Way(line, cost, _gap(start, end, a.rect, b.rect))


def _gap(start: QPointF, end: QPointF, one: QRectF, two: QRectF) -> QPointF:
    """The middle of the part of a line that is seen between two zones."""
    seen = []
    for i in range(1, 100):
        spot = start + (end - start) * (i / 100)
        if not one.adjusted(-3, -3, 3, 3).contains(spot) and not two.adjusted(-3, -3, 3, 3).contains(spot):
            seen.append(spot)
    return seen[len(seen) // 2] if seen else (start + end) / 2


def _paint_tray(painter: QPainter, tray: Tray, theme: Theme) -> None:
    rect, colour = tray.rect, theme(tray.nation)
    path = rounded(rect, 8)
    shadow(painter, rect, 8, 4, 0.16, 2)
    painter.setPen(NO_PEN)
    painter.setBrush(theme("panel"))
    painter.drawPath(path)
    if tray.retreat:
        hatch(painter, path, theme("ink", 0.10), 9, 1.2, 135)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), HEAD), mix(theme("panel"), colour, 0.17))
    pale = QColor(colour if not theme.dark else theme(tray.nation + ".text"))
    pale.setAlpha(120)
    motif_band(painter, QRectF(rect.left() + 8, rect.bottom() - 9, rect.width() - 16, 5), tray.nation, pale)
    painter.restore()
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(mix(theme(tray.nation + ".text"), theme("ink"), 0.2), 1.5))
    painter.drawPath(path)


def _paint_cost(painter: QPainter, way: Way, theme: Theme) -> None:
    painter.setPen(pen(theme("ink.terrain"), 1.3))
    painter.setBrush(theme("panel.raised"))
    painter.drawPath(diamond(way.at.x(), way.at.y(), 10))
    label(painter, str(way.cost), way.at.x(), way.at.y(), sans(13, 700), theme("ink"))
