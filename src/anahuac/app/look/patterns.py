"""Patterns beside colours: dots, rings and hatches, as texture tiles in screen pixels and as vectors for
print."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPixmap, QTransform

from .paint import NO_BRUSH, NO_PEN, painting, pen

HEAVY = 1.5
#: Line of a ring for its radius.
RING = 0.4


def dots(
    painter: QPainter,
    path: QPainterPath,
    colour: QColor,
    pitch: float = 8,
    radius: float = 1.4,
    hollow: bool = False,
) -> None:
    """Fill a shape with offset rows of dots, or of rings."""
    box = path.boundingRect()
    marks = QPainterPath()
    row = math.floor(box.top() / pitch)
    y = row * pitch
    while y < box.bottom():
        x = math.floor(box.left() / pitch) * pitch + (pitch / 2 if row % 2 else 0)
        while x < box.right() + pitch:
            marks.addEllipse(QPointF(x, y), radius, radius)
            x += pitch
        y += pitch * 0.866
        row += 1
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(pen(colour, radius * RING) if hollow else NO_PEN)
    painter.setBrush(NO_BRUSH if hollow else colour)
    painter.drawPath(marks)
    painter.restore()


def hatch(
    painter: QPainter,
    path: QPainterPath,
    colour: QColor,
    pitch: float = 8,
    width: float = 1.4,
    angle: float = 45,
) -> None:
    """Fill a shape with parallel lines, ``angle`` in degrees against the clock from the x axis."""
    box = path.boundingRect()
    centre = box.center()
    reach = math.hypot(box.width(), box.height()) / 2 + pitch
    turn = math.radians(angle)
    dx, dy = math.cos(turn), -math.sin(turn)
    nx, ny = -dy, dx
    k = -reach - (centre.x() * nx + centre.y() * ny) % pitch
    lines = QPainterPath()
    while k < reach:
        x, y = centre.x() + nx * k, centre.y() + ny * k
        lines.moveTo(x - dx * reach, y - dy * reach)
        lines.lineTo(x + dx * reach, y + dy * reach)
        k += pitch
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(pen(colour, width, cap=Qt.PenCapStyle.FlatCap))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(lines)
    painter.restore()


def paint_pattern(
    painter: QPainter,
    path: QPainterPath,
    pattern: str,
    colour: QColor,
    pitch: float,
    mark: float,
    heavy: bool = False,
) -> None:
    """Draw a state's pattern as vectors: ``none``, ``dots``, ``rings``, ``hatch45``, ``hatch135``."""
    size = mark * (HEAVY if heavy else 1.0)
    if pattern == "dots":
        dots(painter, path, colour, pitch, size)
    elif pattern == "rings":
        dots(painter, path, colour, pitch, size, hollow=True)
    elif pattern in ("hatch45", "hatch135"):
        hatch(painter, path, colour, pitch, size, float(pattern[5:]))
    elif pattern != "none":
        raise ValueError(f"no such pattern: {pattern}")


@lru_cache(maxsize=64)
def _tile(pattern: str, rgba: int, ground: int, pitch: float, mark: float, ratio: float) -> QPixmap:
    side = max(4, round(pitch * ratio))
    height = side if pattern.startswith("hatch") else max(4, round(pitch * 2 * 0.866 * ratio))
    image = QImage(side, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor.fromRgba(ground))
    with painting(image) as painter:
        colour = QColor.fromRgba(rgba)
        if pattern.startswith("hatch"):
            # along the diagonal of a square tile the line meets itself; the corners need the two neighbours too
            painter.setPen(pen(colour, mark * ratio, cap=Qt.PenCapStyle.SquareCap))
            up = pattern == "hatch45"
            for shift in (-side, 0, side):
                a = QPointF(shift, side if up else 0)
                b = QPointF(shift + side, 0 if up else side)
                painter.drawLine(a, b)
        else:
            radius = mark * ratio
            hollow = pattern == "rings"
            painter.setPen(pen(colour, radius * RING) if hollow else NO_PEN)
            painter.setBrush(NO_BRUSH if hollow else colour)
            for x, y in ((0.25, 0.25), (0.75, 0.75), (-0.25, 0.75), (1.25, 0.25)):
                painter.drawEllipse(QPointF(x * side, y * height), radius, radius)
    return QPixmap.fromImage(image)


def texture(
    pattern: str,
    colour: QColor,
    pitch: float,
    mark: float,
    ratio: float = 1.0,
    heavy: bool = False,
    ground: QColor | None = None,
) -> QBrush | None:
    """A pattern as a texture brush of screen pixels over a ``ground``, or None for the pattern ``none``.

    The tile is made at the screen's ratio; :func:`fill_device` fills with it so that it stands still under
    zoom.
    """
    if pattern == "none":
        return None
    size = mark * (HEAVY if heavy else 1.0)
    wide = pitch * (1.3 if heavy else 1.0)
    return QBrush(_tile(pattern, colour.rgba(), ground.rgba() if ground else 0, wide, size, ratio))


def fill_device(painter: QPainter, path: QPainterPath, brush: QBrush, ratio: float = 1.0) -> None:
    """Fill a shape with a texture that keeps its size on the screen at any scale of the painter.

    The texture hangs on the painter's origin, so that it moves with the map and neighbouring shapes join.
    """
    to_screen = painter.worldTransform()
    origin = to_screen.map(QPointF(0, 0))
    painter.save()
    painter.resetTransform()
    painter.setPen(NO_PEN)
    if ratio != 1.0:
        brush.setTransform(QTransform().scale(1 / ratio, 1 / ratio))
    painter.setBrushOrigin(round(origin.x()), round(origin.y()))
    painter.setBrush(brush)
    painter.drawPath(to_screen.map(path))
    painter.restore()


def swatch(painter: QPainter, rect: QRectF, state_pattern: str, colour: QColor, heavy: bool = False) -> None:
    """A small sample of a pattern, for keys and legends."""
    path = QPainterPath()
    path.addRoundedRect(rect, 3, 3)
    pitch, mark = {"dots": (6, 1.3), "rings": (8, 2.0)}.get(state_pattern, (5, 1.4))
    paint_pattern(painter, path, state_pattern, colour, pitch, mark, heavy)
