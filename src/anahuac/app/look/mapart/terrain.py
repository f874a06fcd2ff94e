"""Terrain drawn, not tiled: codex hills and tufts of grass, scattered with a fixed seed per place."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from ..paint import NO_BRUSH, NO_PEN, pen
from ..theme import Theme, mix
from .picture import Zone

Point = tuple[float, float]
HILL_SPACING, TUFT_SPACING = 27.0, 62.0
_CLEAR_OF_NAMES, _CLEAR_OF_PIECES = 14.0, 16.0


class Drawing(msgspec.Struct, frozen=True):
    """The terrain of one zone as three paths: bodies to fill, the main line, the fine line."""

    mountain: bool
    bodies: QPainterPath
    lines: QPainterPath
    fine: QPainterPath


def scatter(zone: Zone, spacing: float, inset: float, seed: int, avoid: Sequence[QRectF]) -> list[Point]:
    """Points inside a zone, at least ``spacing`` apart and ``inset`` from its edge, outside the boxes; top
    to bottom."""
    rnd = random.Random(seed)
    box, spans = zone.box, zone.spans
    tries = min(1400, round(box.width() * box.height() / (spacing * spacing) * 9) + 60)
    kept: list[Point] = []
    grid: dict[tuple[int, int], list[Point]] = {}
    for _ in range(tries):
        x, y = rnd.uniform(box.left(), box.right()), rnd.uniform(box.top(), box.bottom())
        if not spans.clear(x, y, inset) or any(r.contains(x, y) for r in avoid):
            continue
        column, row = int(x // spacing), int(y // spacing)
        near = (p for c in (-1, 0, 1) for r in (-1, 0, 1) for p in grid.get((column + c, row + r), ()))
        if all((x - a) ** 2 + (y - b) ** 2 > spacing * spacing for a, b in near):
            kept.append((x, y))
            grid.setdefault((column, row), []).append((x, y))
    return sorted(kept, key=lambda point: point[1])


def draw_zone(zone: Zone, boxes: Iterable[tuple[QRectF, QRectF]], furniture: Sequence[QRectF]) -> Drawing:
    """The terrain of a zone, clear of ``boxes`` (of its name and of its stack, one pair per language) and
    furniture."""
    avoid = [box for box in furniture if box.intersects(zone.box)]
    reach = _CLEAR_OF_PIECES - 6
    for name, stack in boxes:
        avoid.append(name.adjusted(-_CLEAR_OF_NAMES, -12, _CLEAR_OF_NAMES, _CLEAR_OF_NAMES))
        avoid.append(stack.adjusted(-reach, 0, reach, reach))
    return _hills(zone, avoid) if zone.mountain else _tufts(zone, avoid)


def _hills(zone: Zone, avoid: Sequence[QRectF]) -> Drawing:
    bodies, lines, fine = QPainterPath(), QPainterPath(), QPainterPath()
    bodies.setFillRule(Qt.FillRule.WindingFill)
    rnd = random.Random(zone.id * 7 + 1)
    for x, y in scatter(zone, HILL_SPACING, 19, zone.id, avoid):
        size = 11 + rnd.uniform(-2.5, 3.5)
        move = QTransform().translate(x, y).scale(size, size)
        bodies.addPath(move.map(_HILL_BODY))
        lines.addPath(move.map(_HILL_BODY))
        fine.addPath(move.map(_HILL_SHADE))
    return Drawing(True, bodies, lines, fine)


def _tufts(zone: Zone, avoid: Sequence[QRectF]) -> Drawing:
    lines = QPainterPath()
    for x, y in scatter(zone, TUFT_SPACING, 22, zone.id + 100, avoid):
        lines.addPath(QTransform().translate(x, y).scale(6.5, 6.5).map(_TUFT))
    return Drawing(False, QPainterPath(), lines, QPainterPath())


def _hill_body() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(-1, 0.62)
    path.cubicTo(-0.66, 0.4, -0.62, -0.62, 0, -0.74)
    path.cubicTo(0.62, -0.62, 0.66, 0.4, 1, 0.62)
    return path


def _hill_shade() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(0.12, -0.5)
    path.cubicTo(0.4, -0.3, 0.42, 0.2, 0.62, 0.48)
    path.moveTo(0.0, -0.2)
    path.cubicTo(0.2, -0.05, 0.22, 0.3, 0.36, 0.5)
    path.moveTo(-0.72, 0.62)
    path.lineTo(0.78, 0.62)
    return path


def _tuft() -> QPainterPath:
    path = QPainterPath()
    for dx, dy in ((-0.9, -0.45), (-0.45, -0.85), (0.0, -1.0), (0.45, -0.85), (0.9, -0.45)):
        path.moveTo(0, 0)
        path.quadTo(dx * 0.25, dy * 0.7, dx, dy)
    return path


_HILL_BODY, _HILL_SHADE, _TUFT = _hill_body(), _hill_shade(), _tuft()


def hill(move: QTransform) -> Drawing:
    """One hill of a size and at a place, for grounds that are not made of zones."""
    body = move.map(_HILL_BODY)
    return Drawing(True, body, body, move.map(_HILL_SHADE))


def paint_tuft(painter: QPainter, x: float, y: float, size: float, theme: Theme, alpha: float) -> None:
    """One tuft of grass, for grounds that are not made of zones."""
    painter.setPen(pen(theme("ink.terrain", alpha), 0.9))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(QTransform().translate(x, y).scale(size, size).map(_TUFT))


def paint_terrain(painter: QPainter, drawings: Iterable[Drawing], theme: Theme) -> None:
    """Draw hills and tufts."""
    body = mix(theme("land.mountain"), theme("land"), 0.45)
    for drawing in drawings:
        if drawing.mountain:
            painter.setPen(NO_PEN)
            painter.setBrush(body)
            painter.drawPath(drawing.bodies)
            painter.setBrush(NO_BRUSH)
            painter.setPen(pen(theme("ink.terrain", 0.85), 1.25))
            painter.drawPath(drawing.lines)
            painter.setPen(pen(theme("ink.terrain", 0.85), 0.8))
            painter.drawPath(drawing.fine)
        else:
            painter.setBrush(NO_BRUSH)
            painter.setPen(pen(theme("ink.terrain", 0.42), 0.9))
            painter.drawPath(drawing.lines)
