"""What is built: causeways with their bridges, dikes, the aqueduct, temples in plan and crenellated rings of forts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Protocol, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

from ...paint import NO_BRUSH, NO_PEN, pen, polygon
from ...theme import Theme, mix
from .curves import Point
from .picture import Dashed, Ground

L = TypeVar("L", bound="Line")
FLAT = Qt.PenCapStyle.FlatCap
_RING, _MERLONS = 20.5, 24


class Line(Protocol):
    """Something with a path and the rectangle round it."""

    @property
    def path(self) -> QPainterPath:
        """The line."""
        ...

    @property
    def box(self) -> QRectF:
        """The rectangle round it."""
        ...


def within(lines: Iterable[L], rect: QRectF, reach: float) -> list[L]:
    """The lines that come within ``reach`` of a rectangle; a straight one has a box without height."""
    wide = rect.adjusted(-reach, -reach, reach, reach)
    return [line for line in lines if line.box.adjusted(-0.5, -0.5, 0.5, 0.5).intersects(wide)]


def paint_dashes(painter: QPainter, lines: Iterable[Dashed], ink: QPen) -> None:
    """Draw pieces of dashed lines so that the dashes go on from piece to piece."""
    painter.setBrush(NO_BRUSH)
    for line in lines:
        ink.setDashOffset(line.start / ink.widthF())
        painter.setPen(ink)
        painter.drawPath(line.path)


def near(strokes: Iterable[Line], rect: QRectF, reach: float) -> list[QPainterPath]:
    """The paths of the lines that come within ``reach`` of a rectangle."""
    return [line.path for line in within(strokes, rect, reach)]


def paint_ways(painter: QPainter, ways: Sequence[Dashed], look: Theme) -> None:
    """Causeways and the roads that go on from them: ink, bed, cross boards."""
    boards = pen(look("ink.terrain", 0.75), 10.4, cap=FLAT)
    boards.setDashPattern([0.09, 0.75])
    _strokes(painter, ways, pen(look("ink", 0.9), 13), pen(look("causeway"), 10.4))
    paint_dashes(painter, ways, boards)


def _strokes(painter: QPainter, lines: Sequence[Dashed], *inks: QPen) -> None:
    painter.setBrush(NO_BRUSH)
    for ink in inks:
        painter.setPen(ink)
        for line in lines:
            painter.drawPath(line.path)


def paint_bridges(
    painter: QPainter, bridges: Iterable[tuple[Point, Point]], rect: QRectF, look: Theme
) -> None:
    """Where a causeway crosses water on a hexside: the bed is broken, and planks lie over the gap."""
    gaps, planks, seams = QPainterPath(), QPainterPath(), QPainterPath()
    wide = rect.adjusted(-12, -12, 12, 12)
    for (x, y), (dx, dy) in bridges:
        if wide.contains(x, y):
            turn = QTransform(dx, dy, -dy, dx, x, y)
            gaps.addPath(turn.map(_GAP))
            planks.addPath(turn.map(_PLANKS))
            seams.addPath(turn.map(_SEAMS))
    if gaps.isEmpty():
        return
    painter.setPen(NO_PEN)
    painter.setBrush(look("sea"))
    painter.drawPath(gaps)
    painter.setPen(pen(look("ink", 0.9), 0.9))
    painter.setBrush(mix(look("causeway"), look("ink.terrain"), 0.28))
    painter.drawPath(planks)
    painter.setPen(pen(look("ink.terrain"), 0.7))
    painter.drawPath(seams)


def _lines(*lines: tuple[float, float, float, float]) -> QPainterPath:
    path = QPainterPath()
    for x1, y1, x2, y2 in lines:
        path.moveTo(x1, y1)
        path.lineTo(x2, y2)
    return path


def _rect(x: float, y: float, wide: float, high: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(x, y, wide, high))
    return path


_GAP = _rect(-4.0, -7.2, 8.0, 14.4)
_PLANKS = _rect(-5.2, -3.6, 10.4, 7.2)
_SEAMS = _lines((-5.2, -1.2, 5.2, -1.2), (-5.2, 1.2, 5.2, 1.2))


def paint_dikes(painter: QPainter, dikes: Sequence[Dashed], look: Theme) -> None:
    """Dikes: like a causeway, narrower, the boards closer."""
    boards = pen(look("ink.terrain"), 5.6, cap=FLAT)
    boards.setDashPattern([0.25, 1.7])
    bed = mix(look("sea"), look("ink.terrain"), 0.35) if look.dark else look("causeway")
    _strokes(painter, dikes, pen(look("ink.terrain"), 5.6), pen(bed, 3.4))
    paint_dashes(painter, dikes, boards)


def paint_aqueducts(painter: QPainter, aqueducts: Sequence[Dashed], look: Theme) -> None:
    """An aqueduct: a channel of water on piers, thinner than all that can be walked on."""
    piers = pen(look("ink.terrain", 0.9), 6.4, cap=FLAT)
    piers.setDashPattern([0.28, 1.5])
    paint_dashes(painter, aqueducts, piers)
    water = pen(mix(look("sea.line"), look("sea"), 0.45), 1.8)
    _strokes(painter, aqueducts, pen(look("ink.terrain"), 3.6), water)


def paint_temple(painter: QPainter, one: Ground, look: Theme) -> None:
    """A pyramid in plan: four nested squares, a stair to the south, twin shrines."""
    x, y = one.at
    painter.setPen(pen(look("ink"), 1.1, join=Qt.PenJoinStyle.MiterJoin))
    for step, half in enumerate((22, 17, 12, 7)):
        painter.setBrush(mix(look("land.temple"), look("paper"), 0.10 + 0.2 * step))
        painter.drawRect(QRectF(x - half, y - half, 2 * half, 2 * half))
    painter.setPen(pen(look("ink"), 0.7))
    painter.setBrush(look("paper"))
    painter.drawRect(QRectF(x - 5, y + 7, 10, 15))
    painter.drawPath(_lines(*((x - 5, y + 9.5 + 2.8 * k, x + 5, y + 9.5 + 2.8 * k) for k in range(5))))
    painter.setBrush(look("ink"))
    painter.drawRect(QRectF(x - 4.6, y - 4, 3.6, 5))
    painter.drawRect(QRectF(x + 1, y - 4, 3.6, 5))


@lru_cache(maxsize=1)
def _merlons() -> QPainterPath:
    path = QPainterPath()
    for k in range(_MERLONS):
        turn = QTransform().rotate(k * 360 / _MERLONS)
        path.addPath(turn.map(polygon([(-2.6, -26.6), (2.6, -26.6), (2.6, -20.6), (-2.6, -20.6)])))
    return path


def paint_fort(painter: QPainter, one: Ground, look: Theme) -> None:
    """A crenellated ring of masonry, open to the road that goes through; two rings for a major fortress."""
    painter.save()
    painter.translate(*one.at)
    if one.kind == "major":  # no road goes through, and what ends here ends at its wall
        painter.setPen(NO_PEN)
        painter.setBrush(mix(look("land.fort"), look("land"), 0.35))
        painter.drawEllipse(QPointF(0, 0), _RING, _RING)
    painter.setPen(pen(look("ink"), 1.1))
    painter.setBrush(look("land.fort"))
    painter.drawPath(_merlons())
    painter.setBrush(NO_BRUSH)
    rings = [(_RING, 4.2, 2.2)] + ([(13.0, 3.0, 1.4)] if one.kind == "major" else [])
    for radius, wide, narrow in rings:
        for colour, width in ((look("ink"), wide), (look("land.fort"), narrow)):
            painter.setPen(pen(colour, width))
            painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.restore()


def paint_masonry(painter: QPainter, grounds: Iterable[Ground], rect: QRectF, look: Theme) -> None:
    """Temples and fortresses that come near a rectangle, above the roads."""
    wide = rect.adjusted(-30, -30, 30, 30)
    for one in grounds:
        if wide.contains(*one.at):
            (paint_temple if one.kind == "temple" else paint_fort)(painter, one, look)
