"""Small drawing tools shared by all painters: pens, paths, shadows, text as outlines, badges and plates."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPaintDevice,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTransform,
)

from .fonts import sans
from .theme import Theme

Point = tuple[float, float]
NO_PEN = Qt.PenStyle.NoPen
NO_BRUSH = Qt.BrushStyle.NoBrush
PALE = "#FFFBF1"
INK = "#2A211A"


def pen(
    colour: QColor | str,
    width: float = 1.0,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
    cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap,
    join: Qt.PenJoinStyle = Qt.PenJoinStyle.RoundJoin,
) -> QPen:
    """A pen with the round ends of a reed."""
    return QPen(QColor(colour), width, style, cap, join)


def polygon(points: Iterable[Point], closed: bool = True) -> QPainterPath:
    """Straight lines through points."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    if closed:
        path.closeSubpath()
    return path


def smooth(points: Sequence[Point]) -> QPainterPath:
    """An open Catmull-Rom curve through points."""
    path = QPainterPath(QPointF(*points[0]))
    last = len(points) - 1
    for i in range(last):
        before, start, end = points[max(i - 1, 0)], points[i], points[i + 1]
        after = points[min(i + 2, last)]
        path.cubicTo(
            QPointF(start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6),
            QPointF(end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6),
            QPointF(*end),
        )
    return path


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def diamond(x: float, y: float, half: float) -> QPainterPath:
    """A square on its corner."""
    return polygon([(x, y - half), (x + half, y), (x, y + half), (x - half, y)])


@lru_cache(maxsize=8)
def _star(points: int) -> QPainterPath:
    corners = []
    for i in range(points * 2):
        angle = -math.pi / 2 + i * math.pi / points
        radius = 1.0 if i % 2 == 0 else 0.45
        corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    return polygon(corners)


def star(x: float, y: float, radius: float) -> QPainterPath:
    """A drawn five-pointed star: the type faces have none."""
    return QTransform().translate(x, y).scale(radius, radius).map(_star(5))


def shadow(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    blur: float = 5.0,
    alpha: float = 0.32,
    dy: float = 2.0,
    tint: str = "#1A0F05",
) -> None:
    """A soft shadow below a rounded rectangle: depth means *piece*, so nothing else has one."""
    painter.save()
    painter.setPen(NO_PEN)
    layers = max(3, int(blur))
    colour = QColor(tint)
    for i in range(layers, 0, -1):
        colour.setAlphaF(alpha / layers * (1 - i / (layers + 1)) * 2)
        painter.setBrush(colour)
        grow = i * 0.7
        painter.drawRoundedRect(
            rect.adjusted(-grow, -grow + dy, grow, grow + dy), radius + grow, radius + grow
        )
    painter.restore()


def text_path(text: str, font: QFont, x: float = 0.0, y: float = 0.0) -> QPainterPath:
    """The outline of a text with its baseline starting at a point."""
    path = QPainterPath()
    path.addText(QPointF(x, y), font, text)
    return path


def label(
    painter: QPainter,
    text: str,
    x: float,
    y: float,
    font: QFont,
    colour: QColor | str,
    halo: QColor | None = None,
    halo_width: float = 3.2,
    align: str = "c",
) -> float:
    """Draw a text as outlines, its capitals centred on ``y``; ``align`` c, l or r about ``x``. Returns its
    width."""
    metrics = QFontMetricsF(font)
    width = metrics.horizontalAdvance(text)
    left = x - width / 2 if align == "c" else x if align == "l" else x - width
    path = text_path(text, font, left, y + metrics.capHeight() / 2)
    if halo is not None:
        painter.setPen(pen(halo, halo_width))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(path)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(colour))
    painter.drawPath(path)
    return width


def text_along(text: str, line: QPainterPath, font: QFont, tracking: float) -> QPainterPath:
    """Outlines of a text set letter by letter along a curve, centred on it."""
    metrics = QFontMetricsF(font)
    steps = [metrics.horizontalAdvance(letter) + tracking for letter in text]
    length = line.length()
    at = (length - (sum(steps) - tracking)) / 2
    whole = QPainterPath()
    for letter, step in zip(text, steps, strict=True):
        share = min(max((at + (step - tracking) / 2) / length, 0.0), 1.0)
        spot = line.pointAtPercent(share)
        glyph = text_path(letter, font, -(step - tracking) / 2, metrics.capHeight() / 2)
        turn = QTransform().translate(spot.x(), spot.y()).rotate(-line.angleAtPercent(share))
        whole.addPath(turn.map(glyph))
        at += step
    return whole


def badge_size(text: str, radius: float) -> QSizeF:
    """Room a badge takes, its rim left out."""
    wide = QFontMetricsF(sans(radius * 1.35, 700)).horizontalAdvance(text) + radius
    return QSizeF(max(2 * radius, wide), 2 * radius)


def badge(
    painter: QPainter,
    x: float,
    y: float,
    text: str,
    radius: float = 8.5,
    field: QColor | str = INK,
    ink: QColor | str = PALE,
) -> None:
    """A round count badge with a pale rim."""
    font = sans(radius * 1.35, 700)
    width = badge_size(text, radius).width()
    painter.setPen(pen(PALE, 1.5))
    painter.setBrush(QColor(field))
    painter.drawRoundedRect(QRectF(x - width / 2, y - radius, width, 2 * radius), radius, radius)
    label(painter, text, x, y, font, ink)


def tick(painter: QPainter, x: float, y: float, radius: float, theme: Theme) -> None:
    """A round mark with a drawn tick: this unit has acted."""
    painter.setPen(pen(PALE, 1.5 * radius / 9))
    painter.setBrush(theme("ink.muted") if not theme.dark else QColor("#655646"))
    painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(PALE, 2 * radius / 9))
    k = radius / 9
    mark = QPainterPath(QPointF(x - 3.6 * k, y + 0.2 * k))
    mark.lineTo(x - 1.0 * k, y + 3.0 * k)
    mark.lineTo(x + 3.8 * k, y - 3.0 * k)
    painter.drawPath(mark)


def plate_rect(x: float, y: float, text: str, scale: float = 1.0) -> QRectF:
    """Where a name plate of that text goes, its upper edge's middle at the point."""
    width = QFontMetricsF(sans(12.5 * scale, 600)).horizontalAdvance(text) + 10 * scale
    return QRectF(x - width / 2, y, width, 15 * scale)


def plate(painter: QPainter, x: float, y: float, text: str, theme: Theme, scale: float = 1.0) -> QRectF:
    """The name plate of a commander under his counter, its upper edge's middle at the point."""
    rect = plate_rect(x, y, text, scale)
    painter.setPen(pen(theme("border", 0.8), 0.8))
    painter.setBrush(theme("panel.raised", 0.94))
    painter.drawRoundedRect(rect, 3, 3)
    label(painter, text, rect.center().x(), rect.center().y(), sans(12.5 * scale, 600), theme("ink"))
    return rect


def ring(painter: QPainter, rect: QRectF, theme: Theme, radius: float = 9.0) -> None:
    """The selection: an accent line on a paper casing, above the piece and below its badge and plate."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme("panel.raised"), 6.5))
    path = rounded(rect, radius)
    painter.drawPath(path)
    painter.setPen(pen(theme("accent"), 3.4))
    painter.drawPath(path)


def focus_frame(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Where the keyboard is, told from what is chosen: a thin dashed line round the whole control."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme("ink"), 1.6, Qt.PenStyle.DashLine))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4)


@contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """A smooth painter on a picture, ended in any case: one left open on a picture that goes takes the
    program down."""
    painter = QPainter(device)
    try:
        antialias(painter)
        yield painter
    finally:
        painter.end()


def antialias(painter: QPainter) -> None:
    """Switch on every smoothing the pictures are made for."""
    hints = QPainter.RenderHint
    painter.setRenderHints(hints.Antialiasing | hints.TextAntialiasing | hints.SmoothPixmapTransform)
