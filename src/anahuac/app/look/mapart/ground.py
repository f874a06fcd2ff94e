"""Water with its shore lines, land wash, nation ribbons: the sheet before anything is drawn on it in
ink."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from ..paint import NO_BRUSH, NO_PEN, pen
from ..theme import Theme, mix
from .paper import paint_fibres
from .picture import MapPicture, Stroke

COAST_LINES = (5.0, 12.0, 21.0, 32.0, 45.0)
LAKE_LINES = (4.0, 9.5, 16.5)


def shore_lines(
    painter: QPainter,
    lines: Sequence[QPainterPath],
    theme: Theme,
    distances: Iterable[float],
    width: float,
    water: QColor | None = None,
) -> None:
    """Lines along a shore at growing distance, each fainter: a stroke of the line's colour, then a narrower
    one of water.

    ``water`` is its colour where it is not the theme's. The caller keeps them off the land, by a clip or by painting
    the land afterwards.
    """
    base, line = water if water is not None else theme("sea"), theme("sea.line")
    far = sorted(distances, reverse=True)
    painter.setBrush(NO_BRUSH)
    for distance in far:
        share = distance / far[0]
        for colour, wide in (
            (mix(line, base, 0.30 + 0.55 * share), 2 * distance + width),
            (mix(base, line, 0.10 * (1 - share)), 2 * distance - width),
        ):
            painter.setPen(
                QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
            )
            for path in lines:
                painter.drawPath(path)


def _near(strokes: Iterable[Stroke], rect: QRectF, reach: float) -> list[QPainterPath]:
    wide = rect.adjusted(-reach, -reach, reach, reach)
    return [stroke.path for stroke in strokes if stroke.box.adjusted(-1, -1, 1, 1).intersects(wide)]


def paint_sea(painter: QPainter, picture: MapPicture, rect: QRectF, theme: Theme) -> None:
    """The open sea within ``rect``, darkening away from the land, with shore lines and a few swell marks."""
    frame = picture.frame
    light = QLinearGradient(
        frame.width() * 0.735, frame.height() * 0.185, frame.width(), frame.height() * 0.093
    )
    light.setColorAt(0, theme("sea"))
    light.setColorAt(1, mix(theme("sea"), theme("sea.deep"), 0.85))
    painter.fillRect(rect, light)
    lines = _near(picture.coast, rect, COAST_LINES[-1] + 2)
    if lines:
        shore_lines(painter, lines, theme, COAST_LINES, 1.2)
    painter.setPen(pen(theme("sea.line", 0.33), 1))
    painter.setBrush(NO_BRUSH)
    for mark in swell(picture):
        if mark.box.adjusted(-2, -2, 2, 2).intersects(rect):
            painter.drawPath(mark.path)


_SWELL: dict[str, tuple[Stroke, ...]] = {}


def swell(picture: MapPicture) -> tuple[Stroke, ...]:
    """Swell marks of the open sea, clear of the coast, of names and of the furniture."""
    found = _SWELL.get(picture.key)
    if found is None:
        found = _SWELL[picture.key] = _swell_of(picture)
    return found


def _swell_of(picture: MapPicture) -> tuple[Stroke, ...]:
    rnd = random.Random(5)
    frame = picture.frame
    kept: list[Stroke] = []
    keep_off = [QRectF(x - 36, y - 30, 72, 60) for w in picture.furniture.waters for x, y in w.line]
    plate = picture.furniture.cartouche
    if plate is not None:
        keep_off.append(QRectF(*plate.box).adjusted(-24, -12, 24, 12))
    mark = picture.furniture.compass
    if mark is not None:
        reach = mark.radius + 36
        keep_off.append(QRectF(mark.at[0] - reach, mark.at[1] - reach, 2 * reach, 2 * reach))
    for _ in range(round(frame.width() * frame.height() / 9000)):
        x, y = rnd.uniform(20, frame.width() - 20), rnd.uniform(10, frame.height() - 10)
        spot = QPointF(x, y)
        if picture.land.contains(spot) or any(box.contains(spot) for box in keep_off):
            continue
        if any(
            picture.land.contains(QPointF(x + dx, y + dy))
            for dx, dy in ((-65, 0), (0, -65), (0, 65), (-46, 46))
        ):
            continue
        path = QPainterPath(QPointF(x - 15, y))
        for i in range(3):
            path.quadTo(x - 12.5 + i * 10, y - 5, x - 10 + i * 10, y)
            path.quadTo(x - 7.5 + i * 10, y + 4, x - 5 + i * 10, y)
        kept.append(Stroke(path, path.boundingRect()))
    return tuple(kept)


def paint_land(painter: QPainter, picture: MapPicture, rect: QRectF, theme: Theme) -> None:
    """The land wash, a darker one under mountains, and fibres again so that it is one sheet."""
    painter.setPen(NO_PEN)
    painter.setBrush(theme("land"))
    painter.drawPath(picture.land)
    painter.setBrush(theme("land.mountain", 0.75))
    for zone in picture.zones.values():
        if zone.mountain and zone.box.intersects(rect):
            painter.drawPath(zone.path)
    painter.save()
    if _near(picture.coast, rect, 200):
        painter.setClipPath(picture.land, Qt.ClipOperation.IntersectClip)
    paint_fibres(painter, rect, theme, 2.2, 21)
    painter.restore()


def paint_ribbons(painter: QPainter, picture: MapPicture, rect: QRectF, theme: Theme) -> None:
    """A tint and a band inside the border of every zone that belongs to a nation: a hand-coloured atlas."""
    weight = 0.9 if theme.dark else 1.0
    for key, line in picture.ribbons.items():
        zone = picture.zones[key]
        if not zone.box.intersects(rect):
            continue
        wash = zone.nation + ".wash"
        painter.save()
        painter.setClipPath(zone.path, Qt.ClipOperation.IntersectClip)
        painter.setPen(NO_PEN)
        painter.setBrush(theme(wash, 0.24 if theme.dark else 0.20))
        painter.drawPath(zone.path)
        painter.setBrush(NO_BRUSH)
        for width, alpha in ((30, 0.10), (22, 0.18), (14, 0.42)):
            painter.setPen(pen(theme(wash, alpha * weight), width))
            painter.drawPath(line)
        painter.restore()


def paint_lakes(painter: QPainter, picture: MapPicture, rect: QRectF, theme: Theme) -> None:
    """Lakes over the land, with three shore lines."""
    for lake in picture.lakes:
        if not lake.box.intersects(rect):
            continue
        painter.setPen(NO_PEN)
        painter.setBrush(theme("sea"))
        painter.drawPath(lake.path)
        painter.save()
        painter.setClipPath(lake.path, Qt.ClipOperation.IntersectClip)
        shore_lines(painter, [lake.path], theme, LAKE_LINES, 1.1)
        painter.restore()


def shore_colour(theme: Theme) -> QColor:
    """The ink-blue of coasts and lake shores."""
    return mix(theme("sea.line"), theme("ink"), 0.35)
