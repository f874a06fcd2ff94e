"""The map's furniture: cartouche with fret frame, and compass. They stand in water or margin, never on a
place."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from ..fonts import advance, serif
from ..motifs import compass, fret_frame
from ..paint import NO_BRUSH, NO_PEN, diamond, label, pen, shadow
from ..theme import Theme
from .furniture import Furniture, word
from .paper import paint_fibres


def furniture_boxes(furniture: Furniture) -> list[QRectF]:
    """The room that terrain and other drawings leave to the furniture."""
    boxes = []
    if furniture.cartouche is not None:
        boxes.append(QRectF(*furniture.cartouche.box).adjusted(-20, -20, 20, 20))
    if furniture.compass is not None:
        (x, y), radius = furniture.compass.at, furniture.compass.radius
        boxes.append(QRectF(x - radius - 30, y - radius - 40, 2 * radius + 60, 2 * radius + 70))
    return boxes


def paint_furniture(
    painter: QPainter, furniture: Furniture, rect: QRectF, theme: Theme, language: str
) -> None:
    """Draw compass and cartouche where they meet ``rect``."""
    mark = furniture.compass
    if mark is not None:
        reach = mark.radius + 30
        if QRectF(mark.at[0] - reach, mark.at[1] - reach, 2 * reach, 2 * reach).intersects(rect):
            compass(painter, *mark.at, mark.radius, theme, word(mark.north, language))
    plate = furniture.cartouche
    if plate is not None and QRectF(*plate.box).adjusted(-8, -8, 8, 8).intersects(rect):
        lines = [word(plate.title, language), word(plate.subtitle, language), word(plate.years, language)]
        paint_cartouche(painter, QRectF(*plate.box), theme, lines[0], lines[1], lines[2])


def paint_cartouche(
    painter: QPainter, rect: QRectF, theme: Theme, title: str, subtitle: str, years: str
) -> None:
    """The title plate: paper, fret frame, title in spaced capitals, a rule with a diamond, two lines below; without
    ``years`` one, as on a lower plate."""
    ink = theme("ink")
    painter.save()
    shadow(painter, rect, 3, 6, 0.22)
    painter.setPen(pen(ink, 1.6, join=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(theme("panel"))
    painter.drawRect(rect)
    painter.save()
    painter.setClipRect(rect.adjusted(4, 4, -4, -4), Qt.ClipOperation.IntersectClip)
    paint_fibres(painter, rect, theme, 2.0, 3, spots=False)
    painter.restore()
    inner = rect.adjusted(5, 5, -5, -5)
    painter.setPen(NO_PEN)
    painter.setBrush(theme("ink", 0.92))
    painter.drawPath(fret_frame(inner, 12))
    painter.setPen(pen(ink, 0.9, join=Qt.PenJoinStyle.MiterJoin))
    painter.setBrush(NO_BRUSH)
    painter.drawRect(inner.adjusted(14, 14, -14, -14))
    big = _fitting(title, rect.width() - 84, 34.0)
    x = rect.center().x()
    y = rect.top() + 26 + 34 * 0.62
    label(painter, title, x, y, serif(big, 600, spacing=big * 0.14), ink)
    rule = y + 23
    half = rect.width() * 0.28
    painter.setPen(pen(ink, 1))
    painter.drawLine(QPointF(x - half, rule), QPointF(x - 9, rule))
    painter.drawLine(QPointF(x + 9, rule), QPointF(x + half, rule))
    painter.setPen(NO_PEN)
    painter.setBrush(ink)
    painter.drawPath(diamond(x, rule, 5))
    label(painter, subtitle, x, rule + 19, serif(18, 400, True), ink)
    if years:
        label(painter, years, x, rule + 42, serif(15, 600, spacing=2), ink)
    painter.restore()


def _fitting(text: str, room: float, size: float) -> float:
    while size > 12 and advance(text, serif(size, 600, spacing=size * 0.14)) > room:
        size -= 1
    return size
