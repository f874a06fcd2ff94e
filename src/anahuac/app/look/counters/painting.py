"""Painters of every kind of counter. Counters are objects: they look the same in both themes."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ..fonts import advance, sans
from ..motifs import motif_band
from ..paint import INK, NO_BRUSH, NO_PEN, PALE, pen, rounded, shadow, star
from ..pictograms import paint_pictogram
from ..theme import LIGHT, Theme, mix, theme
from .bodies import GRID, RADIUS, RIM, Sheet
from .faces import (
    CAMP_NATION,
    BackFace,
    CommanderFace,
    CursorFace,
    DiscFace,
    Face,
    SiegeFace,
    SiegeMarkerFace,
    TacticalFace,
    UnitFace,
    VictoryFace,
    unit_glyph,
)
from .siege import paint_siege, paint_siege_marker

SMALL, MEDIUM, LARGE = 24.0, 40.0, 96.0
"""Widths in screen pixels from which a counter shows its band and CF, everything, and names."""


def paint_counter(
    painter: QPainter,
    rect: QRectF,
    face: Face,
    scheme: Theme | None = None,
    *,
    shown: float | None = None,
    acted: bool = False,
    cast: bool = True,
) -> None:
    """Draw a counter into a square.

    ``scheme`` changes nothing but is taken for symmetry with the other painters: counters keep their colours.
    ``shown`` is its width on the screen in logical pixels, where that is not the width of ``rect``; it
    decides how
    much is drawn. ``acted`` lays the veil of a unit that has done its part; ``cast`` draws the shadow.
    """
    del scheme
    look = theme(LIGHT)
    scale = rect.width() / GRID
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    sheet = Sheet(painter, look, shown if shown is not None else rect.width())
    if cast:
        radius = GRID / 2 if isinstance(face, DiscFace) else RADIUS
        shadow(painter, _outline(face), radius, 5 * max(0.7, scale) / scale if scale < 1 else 5, 0.34, 2)
    _paint(sheet, face)
    if acted:
        painter.setPen(NO_PEN)
        painter.setBrush(QColor(30, 20, 10, 89))
        painter.drawPath(rounded(_outline(face), GRID / 2 if isinstance(face, DiscFace) else RADIUS))
    painter.restore()


def _outline(face: Face) -> QRectF:
    if isinstance(face, VictoryFace):
        return QRectF(0, 14, GRID, 36)
    return QRectF(0, 0, GRID, GRID)


def _paint(sheet: Sheet, face: Face) -> None:
    match face:
        case UnitFace():
            _unit(sheet, face)
        case CommanderFace():
            _commander(sheet, face)
        case TacticalFace():
            _tactical(sheet, face)
        case DiscFace():
            _disc(sheet, face)
        case BackFace():
            _back(sheet, face)
        case CursorFace():
            _cursor(sheet, face)
        case VictoryFace():
            _victory(sheet, face)
        case SiegeFace():
            paint_siege(sheet, face, sheet.level(SMALL), sheet.level(MEDIUM))
        case SiegeMarkerFace():
            paint_siege_marker(sheet, face)


def _unit(sheet: Sheet, face: UnitFace) -> None:
    painter, look = sheet.painter, sheet.theme
    colour, on = look(face.nation), look("counter.on")
    if face.reduced:
        body = sheet.reduced_field(colour)
        ink = mix(colour, "#000000", 0.18)
    else:
        body = sheet.field(colour)
        ink = on
    if sheet.level(SMALL):
        sheet.band(body, face.nation, colour if face.reduced else QColor(0, 0, 0, 56))
    centre = 29.0 if sheet.level(SMALL) else 32.0
    if face.reduced:
        sheet.calm(QRectF(14.5, centre - 16, 35, 32), mix(on, colour, 0.08), round_=True)
    ranged = face.rf > 0 and sheet.level(MEDIUM)
    size = 31.0 if sheet.level(SMALL) else 44.0
    left = (GRID - size) / 2 - (3.5 if ranged else 0)
    top = 14.5 if sheet.level(SMALL) else centre - size / 2
    paint_pictogram(painter, unit_glyph(face.type, face.nation), QRectF(left, top, size, size), ink)
    if not sheet.level(SMALL):
        return
    if face.reduced:
        sheet.calm(QRectF(4.5, 45, GRID - 9, 15), mix(on, colour, 0.06))
    if face.cf is not None:
        sheet.text(str(face.cf), 6.5, 52, 22, ink, "l")
    if sheet.level(MEDIUM):
        sheet.text(str(face.mp), GRID - 6.5, 52.9, 18, ink, "r", 600)
    if ranged:
        painter.setPen(pen(ink, 1.7))
        painter.setBrush(mix(on, colour, 0.06) if face.reduced else NO_BRUSH)
        painter.drawEllipse(QPointF(53.5, 23), 7.2, 7.2)
        sheet.text(str(face.rf), 53.5, 23, max(13.0, math.ceil(9 * GRID / sheet.shown)), ink)
    if face.steps > 1:
        sheet.pips(face.steps, face.steps - face.lost, ink)


def _commander(sheet: Sheet, face: CommanderFace) -> None:
    painter, look = sheet.painter, sheet.theme
    colour, on = look(face.nation), look("counter.on")
    dark = mix(colour, "#000000", 0.15)
    body = rounded(sheet.square, RADIUS)
    painter.setPen(pen(RIM, sheet.hairline))
    painter.setBrush(mix(colour, "#000000", 0.05))
    painter.drawPath(body)
    painter.setPen(pen(QColor(255, 248, 232, 120), 1.4))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(rounded(sheet.square.adjusted(0.8, 0.8, -0.8, -0.8), RADIUS - 1))
    small = not sheet.level(SMALL)
    if not small:
        painter.save()
        painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
        painter.fillRect(QRectF(0, 0, GRID, 13), QColor(0, 0, 0, 56))
        painter.restore()
        painter.setPen(NO_PEN)
        painter.setBrush(on)
        for i in range(face.rank):
            painter.drawPath(star(GRID / 2 + (i - (face.rank - 1) / 2) * 11, 6.9, 5))
    radius, middle = (24.0, 32.0) if small else (17.0, 31.0)
    painter.setPen(NO_PEN)
    painter.setBrush(on)
    painter.drawEllipse(QPointF(32, middle), radius, radius)
    anonymous = face.anonymous or face.number is not None
    if anonymous:
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(mix(on, colour, 0.6), 1.5, Qt.PenStyle.DotLine))
        painter.drawEllipse(QPointF(32, middle), radius - 2, radius - 2)
    numbered = face.number is not None and 12 * sheet.shown / GRID >= 9
    size = 18.0 if numbered else 37.0 if small else 26.0
    top = 26.5 if numbered else middle - 0.4
    paint_pictogram(painter, face.glyph, QRectF(32 - size / 2, top - size / 2, size, size), dark)
    if small:
        return
    if numbered:
        sheet.text(str(face.number), 32, 40.5, 12, dark)
    sheet.text(str(face.tc), 5.5, 52.8, 19, on, "l")
    if sheet.level(MEDIUM):
        sheet.text(str(face.mp), GRID - 5.5, 53.8, 16, on, "r", 600)
    if face.name and sheet.level(LARGE) and advance(face.name, sans(8.6, 600)) < 31:
        sheet.text(face.name, 32, 55, 8.6, on, weight=600)


def _tactical(sheet: Sheet, face: TacticalFace) -> None:
    painter, look = sheet.painter, sheet.theme
    nation = CAMP_NATION[face.camp]
    colour, on = look(nation), look("counter.on")
    painter.setPen(pen(QColor(40, 25, 10, 190), max(1.2, sheet.hairline)))
    painter.setBrush(colour if face.up else mix(colour, "#000000", 0.15))
    painter.drawPath(rounded(sheet.square, RADIUS))
    if not face.up:
        pale = look("counter.on", 0.5)
        motif_band(painter, QRectF(7, 15, 50, 13.7), nation, pale)
        motif_band(painter, QRectF(7, 36.6, 50, 13.7), nation, pale)
        return
    painter.setPen(pen(look("counter.on", 0.47), 1.2))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(rounded(sheet.square.adjusted(4, 4, -4, -4), RADIUS - 4))
    size = GRID * 0.66
    paint_pictogram(painter, face.glyph, QRectF((GRID - size) / 2, (GRID - size) / 2, size, size), on)


def _disc(sheet: Sheet, face: DiscFace) -> None:
    painter = sheet.painter
    ink = sheet.theme(face.role)
    painter.setPen(pen(QColor(40, 25, 10, 190), max(1.2, sheet.hairline)))
    painter.setBrush(QColor(PALE))
    painter.drawEllipse(sheet.square)
    rim = QColor(ink)
    rim.setAlpha(120)
    painter.setPen(pen(rim, 1.2))
    painter.setBrush(NO_BRUSH)
    painter.drawEllipse(sheet.square.adjusted(4, 4, -4, -4))
    size = GRID * 0.6
    paint_pictogram(painter, face.glyph, QRectF((GRID - size) / 2, (GRID - size) / 2, size, size), ink)


def _back(sheet: Sheet, face: BackFace) -> None:
    painter, look = sheet.painter, sheet.theme
    painter.setPen(pen(QColor(30, 18, 8, 160), sheet.hairline))
    painter.setBrush(mix(look(face.nation), "#000000", 0.1))
    painter.drawPath(rounded(sheet.square, RADIUS))
    painter.setPen(pen(QColor(255, 248, 232, 90), 1.2))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(rounded(sheet.square.adjusted(1.2, 1.2, -1.2, -1.2), RADIUS - 1))
    if sheet.level(SMALL):
        pale = f"{face.nation}.band" in look  # the field is, so that the motif is dark
        ink = look(f"{face.nation}.band", 0.75) if pale else look("counter.on", 0.5)
        motif_band(painter, QRectF(7, 15, 50, 13.7), face.nation, ink)
        motif_band(painter, QRectF(7, 36.6, 50, 13.7), face.nation, ink)


def _cursor(sheet: Sheet, face: CursorFace) -> None:
    painter, look = sheet.painter, sheet.theme
    painter.setPen(pen(QColor(30, 18, 8, 170), max(1.9, sheet.hairline)))
    painter.setBrush(look(face.nation))
    painter.drawPath(rounded(sheet.square, 9))
    motif_band(painter, QRectF(7.5, 7.5, 49, 11.3), face.nation, look("counter.on"))
    sheet.text(face.letters, 32, 41.4, 26.4, look("counter.on"))


def _victory(sheet: Sheet, face: VictoryFace) -> None:
    painter, look = sheet.painter, sheet.theme
    rect = _outline(face)
    painter.setPen(pen(QColor(40, 25, 10, 170), max(2.0, sheet.hairline)))
    painter.setBrush(look(face.role))
    painter.drawPath(rounded(rect, 8))
    sheet.text(face.text, rect.center().x(), rect.center().y(), 25, QColor(PALE))


def edge(painter: QPainter, rect: QRectF, nation: str, shown: float | None = None) -> None:
    """The edge of a counter lying under another: body and rim only."""
    scale = rect.width() / GRID
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(scale, scale)
    look = theme(LIGHT)
    hairline = max(1.0, 0.8 * GRID / (shown or rect.width()))
    square = QRectF(0, 0, GRID, GRID)
    shadow(painter, square, RADIUS, 3, 0.25, 1, tint=INK)
    painter.setPen(pen(QColor(30, 18, 8, 160), hairline))
    painter.setBrush(mix(look(nation), "#000000", 0.1))
    painter.drawPath(rounded(square, RADIUS))
    painter.setPen(pen(QColor(255, 248, 232, 90), 1.2))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(rounded(square.adjusted(1.2, 1.2, -1.2, -1.2), RADIUS - 1))
    painter.restore()
