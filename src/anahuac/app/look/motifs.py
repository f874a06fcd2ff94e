"""Codex geometry: the motif bands of the nations, stepped fret, compass. Ornament that tells something, or
frames."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from .fonts import serif
from .paint import NO_BRUSH, NO_PEN, label, pen, polygon
from .theme import Theme, motif

#: Nations and sides whose dice, bars and the like are square; those of the others are round.
SQUARE = frozenset({"spain", "siege.spanish", "siege.ally"})


def motif_path(kind: str, rect: QRectF) -> QPainterPath:
    """The figures of a motif filling a band; ``kind`` as :func:`theme.motif` names them. ValueError if
    unknown."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    height, left, top, width = rect.height(), rect.left(), rect.top(), rect.width()
    if kind == "crosses":
        step, arm = height * 1.75, height * 0.84
        count = max(1, int(width / step))
        start = left + (width - count * step) / 2
        y = top + height / 2
        for i in range(count):
            path.addPath(_cross(start + (i + 0.5) * step, y, arm))
    elif kind == "stepped fret":
        count = max(1, round(width / (height * 1.5)))
        side = width / count
        for i in range(count):
            _fret_step(path, left + i * side, top, side, height)
    elif kind == "rings":
        step = height * 1.35
        count = max(1, int(width / step))
        start = left + (width - count * step) / 2
        for i in range(count):
            centre = QPointF(start + (i + 0.5) * step, top + height / 2)
            path.addEllipse(centre, height * 0.44, height * 0.44)
            path.addEllipse(centre, height * 0.17, height * 0.17)
    elif kind == "triangles":
        count = max(1, round(width / (height * 1.15)))
        side = width / count
        for i in range(count):
            x = left + i * side
            path.addPath(
                polygon([(x, top + height), (x + side / 2, top + height * 0.05), (x + side, top + height)])
            )
    elif kind == "slanting bars":
        side = height * 0.95
        x = left - height
        while x < left + width:
            corners = [
                (x, top + height),
                (x + height, top),
                (x + height + side / 2, top),
                (x + side / 2, top + height),
            ]
            path.addPath(polygon(corners))
            x += side
    elif kind == "upright bars":
        count = max(1, round(width / (height * 0.8)))
        side = width / count
        for i in range(count):
            path.addRect(QRectF(left + i * side + side * 0.22, top, side * 0.52, height))
    else:
        raise ValueError(f"no such motif: {kind}")
    return path


def _cross(x: float, y: float, arm: float) -> QPainterPath:
    a, b = arm / 2, arm * 0.16
    corners = [
        (-b, -a),
        (b, -a),
        (b, -b),
        (a, -b),
        (a, b),
        (b, b),
        (b, a),
        (-b, a),
        (-b, b),
        (-a, b),
        (-a, -b),
        (-b, -b),
    ]
    return polygon([(x + dx, y + dy) for dx, dy in corners])


def _fret_step(path: QPainterPath, x: float, top: float, side: float, height: float) -> None:
    steps = [(0, 1), (0, 0.66), (0.2, 0.66), (0.2, 0.33), (0.4, 0.33), (0.4, 0), (0.62, 0), (0.62, 1)]
    path.addPath(polygon([(x + a * side, top + b * height) for a, b in steps]))
    path.addRect(QRectF(x + side * 0.74, top + height * 0.2, side * 0.13, height * 0.55))


def motif_band(painter: QPainter, rect: QRectF, nation: str, colour: QColor | str) -> None:
    """Fill a band with a nation's motif."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(NO_PEN)
    painter.setBrush(QColor(colour))
    painter.drawPath(motif_path(motif(nation), rect))
    painter.restore()


def fret_unit(x: float, y: float, side: float) -> QPainterPath:
    """One stepped-fret (xicalcoliuhqui) unit in a square."""
    k = side / 8
    corners = (
        (0, 8), (0, 6), (1.4, 6), (1.4, 4), (2.8, 4), (2.8, 2), (4.2, 2), (4.2, 0), (8, 0), (8, 5), (5, 5),
        (5, 3), (6.6, 3), (6.6, 1.6), (5.4, 1.6), (4.2, 3.4), (4.2, 6.4), (8, 6.4), (8, 8),
    )  # fmt: skip
    return polygon([(x + a * k, y + b * k) for a, b in corners])


def fret_run(length: float, size: float) -> QPainterPath:
    """A row of fret along the x axis, standing on ``y = size``; the rule of the start screen and of
    frames."""
    path = QPainterPath()
    count = max(1, round(length / (size * 1.5)))
    side = length / count
    stair = ((0, 1), (0, 0.72), (0.16, 0.72), (0.16, 0.44), (0.32, 0.44), (0.32, 0.16), (0.5, 0.16), (0.5, 1))
    hook = (
        (0.60, 1), (0.60, 0.16), (0.92, 0.16), (0.92, 0.72), (0.74, 0.72), (0.74, 0.46), (0.80, 0.46),
        (0.80, 0.56), (0.845, 0.56), (0.845, 0.32), (0.675, 0.32), (0.675, 1),
    )  # fmt: skip
    for i in range(count):
        for figure in (stair, hook):
            path.addPath(polygon([((i + a) * side, b * size) for a, b in figure]))
    return path


def fret_frame(rect: QRectF, size: float) -> QPainterPath:
    """A stepped-fret frame running round inside a rectangle, a ring in each corner."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    x, y, w, h = rect.x(), rect.y(), rect.width(), rect.height()
    for dx, dy, length, angle in (
        (x + size, y, w - 2 * size, 0),
        (x + w, y + size, h - 2 * size, 90),
        (x + w - size, y + h, w - 2 * size, 180),
        (x, y + h - size, h - 2 * size, 270),
    ):
        path.addPath(QTransform().translate(dx, dy).rotate(angle).map(fret_run(length, size)))
    half = size / 2
    for cx, cy in ((x, y), (x + w - size, y), (x, y + h - size), (x + w - size, y + h - size)):
        path.addEllipse(QPointF(cx + half, cy + half), size * 0.42, size * 0.42)
        path.addEllipse(QPointF(cx + half, cy + half), size * 0.2, size * 0.2)
    return path


def compass(painter: QPainter, x: float, y: float, radius: float, theme: Theme, north: str = "") -> None:
    """The compass of four movements: disc, four stepped rays, ring of jade beads; ``north`` is its letter."""
    ink = theme("ink")
    painter.save()
    painter.translate(x, y)
    painter.setBrush(theme("paper"))
    painter.setPen(pen(ink, 1.6))
    centre = QPointF(0, 0)
    painter.drawEllipse(centre, radius * 0.78, radius * 0.78)
    painter.setPen(pen(ink, 0.9))
    painter.drawEllipse(centre, radius * 0.70, radius * 0.70)
    for i in range(32):
        if i % 8:
            painter.save()
            painter.rotate(i * 11.25)
            painter.setPen(NO_PEN)
            painter.setBrush(ink)
            painter.drawEllipse(QPointF(0, -radius * 0.74), radius * 0.018, radius * 0.018)
            painter.restore()
    for i in range(4):
        painter.save()
        painter.rotate(45 + i * 90)
        painter.setPen(pen(ink, 1.1))
        painter.setBrush(theme("sea"))
        r = radius
        painter.drawPath(polygon([(0, -r * 0.62), (r * 0.1, -r * 0.3), (0, -r * 0.2), (-r * 0.1, -r * 0.3)]))
        painter.restore()
    ray = ((0, 10), (1.1, 8), (1.1, 6.2), (1.9, 6.2), (1.9, 4.6), (2.6, 4.6), (2.6, 2.6), (0, 2))
    outline = [*ray, *((-a, b) for a, b in reversed(ray[1:-1]))]
    for i in range(4):
        painter.save()
        painter.rotate(i * 90)
        painter.setPen(pen(ink, 1.3))
        painter.setBrush(theme("warn") if i == 0 else theme("land.city"))
        painter.drawPath(polygon([(a * radius / 10, -b * radius / 10) for a, b in outline]))
        painter.setPen(pen(ink, 1.0))
        painter.drawLine(QPointF(0, -radius * 0.9), QPointF(0, -radius * 0.5))
        painter.restore()
    painter.setPen(pen(ink, 1.6))
    painter.setBrush(theme("land"))
    painter.drawEllipse(centre, radius * 0.24, radius * 0.24)
    painter.setPen(pen(ink, 1.2))
    painter.setBrush(NO_BRUSH)
    painter.drawEllipse(centre, radius * 0.13, radius * 0.13)
    painter.setBrush(ink)
    painter.drawEllipse(centre, radius * 0.05, radius * 0.05)
    painter.restore()
    if north:
        label(painter, north, x, y - radius - 11, serif(15, 600), ink, theme("halo", 0.7), 3)
