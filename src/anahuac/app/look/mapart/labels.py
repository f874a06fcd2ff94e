"""Names, value lines and names of waters: outlines with a halo of the ground, never boxes behind them."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ..fonts import advance, sans, serif
from ..motifs import motif_band
from ..paint import NO_BRUSH, NO_PEN, label, pen, smooth, text_along
from ..pictograms import paint_pictogram
from ..theme import Theme, mix
from .furniture import WaterName, word
from .layout import NUMBER, Block, value_items, values_width
from .picture import NO_NATION, Zone


class ZoneLabel(msgspec.Struct, frozen=True):
    """The name, number and value line of a zone, written where its block stands."""

    zone: Zone
    block: Block
    theme: Theme
    values: bool
    numbered: bool = True

    @property
    def key(self) -> Hashable:
        """What it looks like and where."""
        block = self.block
        return (
            block.number,
            block.name,
            block.x,
            block.y,
            block.px,
            block.scale,
            self.theme.name,
            self.values,
            self.numbered,
        )

    @property
    def rect(self) -> QRectF:
        """Room taken, halo included."""
        return self.block.name_box.adjusted(-6, -5, 6, 5)

    def paint(self, painter: QPainter) -> None:
        """Draw it in map units."""
        block, theme = self.block, self.theme
        halo = theme("halo", 0.85)
        middle = block.y + block.px * 0.52
        half = advance(block.name, block.font) / 2
        if self.numbered:
            at = block.x - half - 3, middle - block.px * 0.12
            label(
                painter, block.number, *at, sans(NUMBER * block.scale, 600), theme("ink.muted"), halo, 3, "r"
            )
        label(painter, block.name, block.x + 2, middle, block.font, theme("ink"), halo, 4.2)
        if self.values:
            paint_values(painter, block.x, block.values_y, self.zone, theme, block.scale)


def paint_values(painter: QPainter, x: float, y: float, zone: Zone, theme: Theme, scale: float) -> None:
    """Home chip, then fortress, victory points, replacement points, each glyph with its figure, centred on
    a point."""
    items = value_items(zone)
    if not items:
        return
    font = sans(13.5, 600)
    painter.save()
    painter.translate(x, y)
    painter.scale(scale, scale)
    at = -values_width(zone, 1.0) / 2
    if zone.nation != NO_NATION:
        _chip(painter, QRectF(at, -5.5, 22, 11), zone.nation, theme)
        at += 29
    halo = theme("halo", 0.8)
    for glyph, figure in items:
        colour = theme("ink")
        if glyph == "star":
            colour = mix(theme("gold"), theme("ink"), 0.25)
        elif glyph == "harvest":
            colour = theme("ink.muted")
        width = label(painter, figure, at + 16, 0, font, theme("ink"), halo, 3, "l")
        paint_pictogram(painter, glyph, QRectF(at, -7, 13.5, 13.5), colour)
        at += 16 + width + 9
    painter.restore()


def _chip(painter: QPainter, rect: QRectF, nation: str, theme: Theme) -> None:
    """The home chip: nation colour and motif, the cue behind the ribbon."""
    painter.setPen(pen(theme("panel.raised"), 2.4))
    painter.setBrush(theme(nation))
    painter.drawRoundedRect(rect, 2.5, 2.5)
    painter.setPen(pen(QColor(30, 18, 8, 150), 0.8))
    painter.drawRoundedRect(rect, 2.5, 2.5)
    motif_band(painter, rect.adjusted(2.5, 2.6, -2.5, -2.4), nation, theme("counter.on"))


class WaterLabel(msgspec.Struct, frozen=True):
    """The name of a sea or lake, or of something on it, in spaced italics along its water.

    ``ground`` is the role of the water's colour where lines run below the name, which a halo then breaks.
    """

    text: str
    path: QPainterPath
    theme: Theme
    ground: str = ""

    @property
    def key(self) -> Hashable:
        """What it looks like and where."""
        rect = self.rect
        return (self.text, round(rect.x(), 1), round(rect.y(), 1), round(rect.height(), 1), self.theme.name)

    @property
    def rect(self) -> QRectF:
        """Room taken."""
        return self.path.boundingRect().adjusted(-3, -3, 3, 3)

    def paint(self, painter: QPainter) -> None:
        """Draw it in map units."""
        if self.ground:
            painter.setPen(pen(self.theme(self.ground, 0.9), 3.5))
            painter.setBrush(NO_BRUSH)
            painter.drawPath(self.path)
        painter.setPen(NO_PEN)
        painter.setBrush(self.theme("sea.text"))
        painter.drawPath(self.path)


def water_label(
    water: WaterName,
    language: str,
    theme: Theme,
    scale: float,
    visible: QRectF,
    avoid: Sequence[QRectF] = (),
    least: float = 0.0,
) -> WaterLabel | None:
    """Set the name of a water along the longest part of its line that is visible and clear of the boxes.

    None where that part is too short for the name at its smallest, or at ``least``.
    """
    text = word(water.name, language)
    box, points = _sampled(water.line)
    seen = visible.adjusted(18, 18, -18, -18) if not visible.isNull() else box
    near = [other for other in avoid if other.intersects(box)]
    run: list[tuple[float, float]] = []
    best: list[tuple[float, float]] = []
    for point in points:
        if seen.contains(point) and not any(other.contains(point) for other in near):
            run.append((point.x(), point.y()))
        else:
            run = []
        if len(run) > len(best):
            best = list(run)
    if len(best) < 6:
        return None
    line = smooth([*best[:-1:5], best[-1]])
    room = line.length()
    larger = 1 + (scale - 1) / 2
    for factor in (1.0, 0.85, 0.72, 0.6):
        size, spacing = water.size * larger * factor, water.spacing * factor
        if size < least:
            break
        font = serif(size, 400, True)
        if sum(advance(letter, font) + spacing for letter in text) <= room * 0.96:
            return WaterLabel(text, text_along(text, line, font, spacing), theme)
    return None


@lru_cache(maxsize=64)
def _sampled(line: tuple[tuple[float, float], ...], steps: int = 80) -> tuple[QRectF, tuple[QPointF, ...]]:
    """Points of the curve through a line, and a rectangle that has room for them all."""
    guide = smooth(line)
    points = tuple(guide.pointAtPercent(i / steps) for i in range(steps + 1))
    return guide.boundingRect().adjusted(-1, -1, 1, 1), points
