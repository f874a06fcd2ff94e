"""Counters of the siege: pale fields with dark figures, a dark band with the side's motif, steps at the left edge."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath

from ..fonts import advance, sans
from ..motifs import motif_path
from ..paint import NO_BRUSH, NO_PEN, diamond, pen, rounded
from ..patterns import hatch
from ..pictograms import paint_pictogram
from ..theme import mix, motif
from .bodies import GRID, LEAST_TEXT, RADIUS, Sheet
from .faces import SiegeFace, SiegeMarkerFace

_RIM = QColor(40, 25, 10, 190)
_BAND = 13.0
_MIDDLE = QPointF(33, 30)
_CODE, _TRIBE = 13.0, 12.0
_LEAST_MOTIF = 9.0
"""Width of the band's free part from which its motif is drawn."""


def paint_siege(sheet: Sheet, face: SiegeFace, small: bool, medium: bool) -> None:
    """A unit or leader: pictogram alone, with band, CF and steps from ``small`` on, everything from ``medium`` on."""
    painter, look = sheet.painter, sheet.theme
    field, band, ink = look(face.nation), look(f"{face.nation}.band"), look("siege.on")
    paper = mix(field, "#FFFAF0", 0.72)
    body = rounded(sheet.square, RADIUS)
    _field(sheet, face, body, field, band)
    if small:
        _band(sheet, face, body, band)
    painter.setBrush(NO_BRUSH)
    if face.reduced:
        painter.setPen(pen(band, 3.2))
        painter.drawPath(rounded(sheet.square.adjusted(1.6, 1.6, -1.6, -1.6), RADIUS - 1.6))
    painter.setPen(pen(_RIM, max(1.1, sheet.hairline)))
    painter.drawPath(body)
    _figure(sheet, face, small, paper, band, ink)
    if not small:
        return
    if face.cf is not None:
        if face.reduced:
            sheet.calm(QRectF(4, 45.5, 6.5 + advance(str(face.cf), sans(22, 700)), 15), paper)
        sheet.text(str(face.cf), 6.5, 52.5, 22, ink, "l")
    if medium and face.ma is not None:
        _allowance(sheet, face, ink)
    if medium and face.substitute:
        sheet.text("∗", GRID - 8, 19, 17, ink)
    painter.setPen(pen(ink, 1.3))
    for at in range(face.steps):
        painter.setBrush(ink if at < face.steps - face.lost else QColor(255, 250, 238, 200))
        painter.drawEllipse(QPointF(7.2, 18.5 + at * 6.6), 2.2, 2.2)


def _field(sheet: Sheet, face: SiegeFace, body: QPainterPath, field: QColor, band: QColor) -> None:
    """Full: the side's colour, lightly modelled. Reduced: paper with a hatch."""
    painter = sheet.painter
    painter.setPen(NO_PEN)
    if face.reduced:
        painter.setBrush(mix(field, "#FFFAF0", 0.68))
        painter.drawPath(body)
        hatch(painter, body, mix(field, band, 0.12), 6, 2, 45)
        return
    shade = QLinearGradient(0, 0, 0, GRID)
    shade.setColorAt(0, mix(field, "#FFFFFF", 0.16))
    shade.setColorAt(1, field)
    painter.setBrush(shade)
    painter.drawPath(body)


def _band(sheet: Sheet, face: SiegeFace, body: QPainterPath, band: QColor) -> None:
    """The band with code, motif and people; what could not be read leaves its room to the motif."""
    painter, on = sheet.painter, sheet.theme("counter.on")

    def readable(size: float) -> bool:
        return size * sheet.shown / GRID >= LEAST_TEXT

    small = _TRIBE if readable(_TRIBE) else _CODE
    has_code, has_tribe = bool(face.code) and readable(_CODE), bool(face.tribe) and readable(small)
    left = advance(face.code, sans(_CODE, 700)) + 9 if has_code else 5.0
    right = advance(face.tribe, sans(small, 600)) + 8 if has_tribe else 5.0
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    painter.fillRect(QRectF(0, 0, GRID, _BAND), band)
    free = QRectF(left, 3.2, GRID - left - right, 7)
    if free.width() >= _LEAST_MOTIF:
        painter.setClipRect(free, Qt.ClipOperation.IntersectClip)
        painter.setPen(NO_PEN)
        painter.setBrush(on)
        painter.drawPath(motif_path(motif(face.nation), free))
    painter.restore()
    if has_code:
        sheet.text(face.code, 5, 6.9, _CODE, on, "l")
    if has_tribe:
        sheet.text(face.tribe, GRID - 4.5, 6.9, small, on, "r", 600)


def _figure(sheet: Sheet, face: SiegeFace, small: bool, paper: QColor, band: QColor, ink: QColor) -> None:
    """The pictogram on calm ground: in a ring for a Knight, in a lozenge for an elite Ally."""
    painter = sheet.painter
    middle, grow = (_MIDDLE, 1.0) if small else (QPointF(32, 32), 1.35)
    x, y = middle.x(), middle.y()
    if face.reduced:
        sheet.calm(QRectF(x - 18 * grow, y - 16.5 * grow, 36 * grow, 33 * grow), paper, round_=True)
    side = 31.0 * grow
    if face.rank:
        side = 26.0 * grow
        painter.setPen(pen(band, 2 * grow))
        painter.setBrush(QColor(255, 250, 238, 190) if face.rank == "knight" else NO_BRUSH)
        if face.rank == "knight":
            painter.drawEllipse(middle, 17 * grow, 17 * grow)
        else:
            painter.drawPath(diamond(x, y, 18 * grow))
    paint_pictogram(painter, face.glyph, QRectF(x - side / 2, y - side / 2, side, side), ink)


def _allowance(sheet: Sheet, face: SiegeFace, ink: QColor) -> None:
    """The MA in its box; blue with a wave for whoever may use the lake."""
    painter, look = sheet.painter, sheet.theme
    lake, on = look("siege.lake"), look("counter.on")
    box = QRectF(GRID - 20.5, 43 if face.lake else 45, 16.5, 17.5 if face.lake else 15.5)
    painter.setPen(pen(lake if face.lake else ink, 1.4))
    painter.setBrush(lake if face.lake else QColor(255, 250, 238, 210))
    painter.drawPath(rounded(box, 3))
    size = max(15.0 if face.lake else 16.0, math.ceil(LEAST_TEXT * GRID / sheet.shown))
    lift = 2.2 if face.lake else 0.0
    sheet.text(str(face.ma), box.center().x(), box.center().y() - lift, size, on if face.lake else ink)
    if face.lake:
        low = box.bottom() - 2.3
        wave = QPainterPath(QPointF(box.left() + 2, low))
        for at in range(3):
            x = box.left() + 2 + at * 3.9
            wave.quadTo(x + 1, low - 1.6, x + 1.95, low)
            wave.quadTo(x + 2.9, low + 1.6, x + 3.9, low)
        painter.setPen(pen(on, 1.1))
        painter.setBrush(NO_BRUSH)
        painter.drawPath(wave)


def paint_siege_marker(sheet: Sheet, face: SiegeMarkerFace) -> None:
    """A marker on a temple: square, in the temples' colour, one sign."""
    painter, look = sheet.painter, sheet.theme
    ink = look("ink")
    painter.setPen(pen(_RIM, max(1.2, sheet.hairline)))
    painter.setBrush(look("land.temple"))
    painter.drawPath(rounded(sheet.square, RADIUS))
    painter.setPen(pen(look("ink", 0.47), 1.2))
    painter.setBrush(NO_BRUSH)
    painter.drawPath(rounded(sheet.square.adjusted(4, 4, -4, -4), RADIUS - 4))
    side = GRID * 0.66
    paint_pictogram(painter, face.glyph, QRectF((GRID - side) / 2, (GRID - side) / 2, side, side), ink)
