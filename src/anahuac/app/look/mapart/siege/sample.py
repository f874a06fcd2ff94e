"""A hex as the map of the siege draws it, for legends and the rules help."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ...paint import NO_BRUSH, pen, polygon
from ...theme import Theme
from .masonry import paint_bridges, paint_fort, paint_temple, paint_ways
from .picture import HIGH, SIDE, Dashed, Ground
from .terrain import GROUNDS, Block, paint_blocks

KINDS = (*GROUNDS, "water", "causeway")
"""Grounds that can be shown; ``causeway`` is one over water, with the bridges on its sides."""
_ACROSS = (-1.0, -0.5, 0.5, 1.0, 0.5, -0.5)
_DOWN = (0.0, -0.5, -0.5, 0.0, 0.5, 0.5)


def paint_hex(painter: QPainter, rect: QRectF, kind: str, look: Theme) -> None:
    """One hex of a kind in the middle of a rectangle, as large as it fits. KeyError for an unknown kind."""
    if kind not in KINDS:
        raise KeyError(kind)
    corners = tuple((x * SIDE, y * HIGH) for x, y in zip(_ACROSS, _DOWN, strict=True))
    hex_ = polygon(corners)
    one = Ground("2616", (26, 16), (0.0, 0.0), corners, kind, frozenset(range(6)))
    painter.save()
    painter.translate(rect.center())
    scale = min(rect.width() / (2 * SIDE), rect.height() / HIGH)
    painter.scale(scale, scale)
    painter.setClipPath(hex_)
    painter.fillPath(hex_, look("sea"))
    paint_blocks(painter, [Block([one], (), ())], look, True)
    if kind == "causeway":
        line = polygon([(0, -HIGH), (0, HIGH)], closed=False)
        paint_ways(painter, [Dashed(line, line.boundingRect(), 0.0)], look)
        sides = [((0.0, y), (0.0, 1.0)) for y in (-HIGH / 2, HIGH / 2)]
        paint_bridges(painter, sides, hex_.boundingRect(), look)
    elif kind == "temple":
        paint_temple(painter, one, look)
    elif kind in ("fortress", "major"):
        paint_fort(painter, one, look)
    painter.setClipping(False)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(look("ink", 0.6), 1.2 / math.sqrt(scale)))
    painter.drawPath(hex_)
    painter.restore()
