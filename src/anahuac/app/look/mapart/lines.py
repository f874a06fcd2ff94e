"""Everything drawn with the pen over the washes: borders, coasts, causeways, junction points, the map's
frame."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from ..paint import NO_BRUSH, NO_PEN, diamond, pen
from ..theme import Theme
from .ground import shore_colour
from .picture import MapPicture, Stroke

FRAME_GAP = 5.0
MARGIN = 26.0
"""Paper left round the map, in map units."""


def _draw(painter: QPainter, strokes: Iterable[Stroke], rect: QRectF) -> None:
    wide = rect.adjusted(-6, -6, 6, 6)
    for stroke in strokes:
        if stroke.box.adjusted(-0.5, -0.5, 0.5, 0.5).intersects(wide):
            painter.drawPath(stroke.path)


def paint_borders(painter: QPainter, picture: MapPicture, rect: QRectF, theme: Theme) -> None:
    """Zone borders, heavier where nations meet; every shared border is drawn once."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme("border", 0.95), 1.3))
    _draw(painter, picture.borders, rect)
    painter.setPen(pen(theme("border"), 2.1))
    _draw(painter, picture.frontiers, rect)


def paint_shores(painter: QPainter, picture: MapPicture, rect: QRectF, theme: Theme) -> None:
    """Coast and lake shores in ink-blue."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(shore_colour(theme), 2.2))
    _draw(painter, picture.coast, rect)
    for lake in picture.lakes:
        if lake.box.intersects(rect):
            painter.drawPath(lake.path)


def paint_causeways(painter: QPainter, picture: MapPicture, rect: QRectF, theme: Theme) -> None:
    """Causeways with their cross boards, from shore to shore."""
    flat = Qt.PenCapStyle.FlatCap
    painter.setBrush(NO_BRUSH)
    boards = pen(theme("ink.terrain", 0.8), 7, cap=flat)
    boards.setDashPattern([0.13, 0.75])
    for ink in (pen(theme("ink", 0.9), 9.4, cap=flat), pen(theme("causeway"), 7, cap=flat), boards):
        painter.setPen(ink)
        _draw(painter, picture.causeways, rect)


def paint_junctions(painter: QPainter, picture: MapPicture, rect: QRectF, theme: Theme) -> None:
    """Points where zones meet without a border: a small paper diamond with a dot."""
    wide = rect.adjusted(-10, -10, 10, 10)
    for x, y in picture.junctions:
        if wide.contains(QPointF(x, y)):
            painter.setPen(pen(theme("border"), 1.4))
            painter.setBrush(theme("panel.raised"))
            painter.drawPath(diamond(x, y, 7))
            painter.setPen(NO_PEN)
            painter.setBrush(theme("border"))
            painter.drawEllipse(QPointF(x, y), 2, 2)


def paint_frame(painter: QPainter, frame: QRectF, theme: Theme) -> None:
    """The neat line: a fine line on the map's edge, a heavier one outside it."""
    mitre = Qt.PenJoinStyle.MiterJoin
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme("ink"), 1.3, join=mitre))
    painter.drawRect(frame)
    painter.setPen(pen(theme("ink"), 2.8, join=mitre))
    painter.drawRect(frame.adjusted(-FRAME_GAP - 1, -FRAME_GAP - 1, FRAME_GAP + 1, FRAME_GAP + 1))
