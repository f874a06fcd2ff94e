"""Amate paper: ground, mottling and crossing fibres, for windows as well as maps. It needs no map."""

from __future__ import annotations

import math
import random
from functools import lru_cache

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QRadialGradient

from ..paint import NO_BRUSH, NO_PEN, pen
from ..theme import Theme

_CELL = 256.0
TILE_CELLS = 2
TILE = round(_CELL * TILE_CELLS)


class Fibres(msgspec.Struct, frozen=True):
    """Bark fibres of a rectangle of the sheet: one path per width and strength, the same at every
    painting."""

    box: QRectF
    paths: tuple[tuple[float, float, QPainterPath], ...]
    spots: tuple[tuple[float, float, float, float, float], ...]


@lru_cache(maxsize=512)
def fibres(column: int, row: int, density: float, seed: int) -> Fibres:
    """The fibres and soft spots of one cell of 256 by 256 units."""
    rnd = random.Random(seed * 1_000_003 + column * 1009 + row)
    left, top = column * _CELL, row * _CELL
    groups: dict[tuple[float, float], QPainterPath] = {}
    for _ in range(round(15 * density)):
        x, y = left + rnd.random() * _CELL, top + rnd.random() * _CELL
        length = rnd.uniform(14, 70)
        angle = rnd.gauss(0, 0.28) + (math.pi / 2 if rnd.random() < 0.22 else 0)
        key = (rnd.choice((0.6, 0.6, 0.9, 1.2)), rnd.choice((0.14, 0.2, 0.27, 0.35)))
        path = groups.setdefault(key, QPainterPath())
        path.moveTo(x, y)
        dx, dy = length * math.cos(angle), length * math.sin(angle)
        path.quadTo(x + dx / 2 + rnd.uniform(-7, 7), y + dy / 2 + rnd.uniform(-7, 7), x + dx, y + dy)
    spots = tuple(
        (
            left + rnd.random() * _CELL,
            top + rnd.random() * _CELL,
            rnd.uniform(60, 170),
            rnd.uniform(0.4, 0.8),
            rnd.choice((0.07, 0.13)),
        )
        for _ in range(round(2.4 * density))
    )
    box = QRectF(left - 180, top - 180, _CELL + 360, _CELL + 360)
    return Fibres(box, tuple((w, a, p) for (w, a), p in groups.items()), spots)


def _cell(column: int, row: int, density: float, seed: int, period: int) -> Fibres:
    if not period:
        return fibres(column, row, density, seed)
    like = fibres(column % period, row % period, density, seed)
    dx, dy = (column - column % period) * _CELL, (row - row % period) * _CELL
    if not dx and not dy:
        return like
    return Fibres(
        like.box.translated(dx, dy),
        tuple((width, alpha, path.translated(dx, dy)) for width, alpha, path in like.paths),
        tuple((x + dx, y + dy, *rest) for x, y, *rest in like.spots),  # type: ignore[misc]
    )


def paint_fibres(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    density: float = 1.0,
    seed: int = 7,
    spots: bool = True,
    period: int = 0,
) -> None:
    """Lay mottling and fibres over ``rect``; neighbouring rectangles join without a seam.

    With a ``period`` the sheet repeats itself after so many cells of 256 units.
    """
    reach = 180.0 if spots else 75.0
    columns = range(math.floor((rect.left() - reach) / _CELL), math.floor((rect.right() + reach) / _CELL) + 1)
    rows = range(math.floor((rect.top() - reach) / _CELL), math.floor((rect.bottom() + reach) / _CELL) + 1)
    cells = [_cell(c, r, density, seed, period) for r in rows for c in columns]
    cells = [cell for cell in cells if cell.box.intersects(rect)]
    if spots:
        painter.setPen(NO_PEN)
        for cell in cells:
            for x, y, radius, flat, alpha in cell.spots:
                if rect.intersects(QRectF(x - radius, y - radius, 2 * radius, 2 * radius)):
                    light = QRadialGradient(QPointF(x, y), radius)
                    light.setColorAt(0, theme("paper.fibre", alpha))
                    light.setColorAt(1, theme("paper.fibre", 0))
                    painter.setBrush(light)
                    painter.drawEllipse(QPointF(x, y), radius, radius * flat)
    painter.setBrush(NO_BRUSH)
    for cell in cells:
        for width, alpha, path in cell.paths:
            painter.setPen(pen(theme("paper.fibre", alpha), width))
            painter.drawPath(path)


def paper_tile(theme: Theme, ratio: float = 1.0, seed: int = 7) -> QPixmap:
    """A square of paper that joins itself on all four sides, for the ground of windows: a plain fill is quick."""
    made = QPixmap(round(TILE * ratio), round(TILE * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(theme("paper"))
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_fibres(painter, QRectF(0, 0, TILE, TILE), theme, 1.0, seed, period=TILE_CELLS)
    painter.end()
    return made


def paint_paper(painter: QPainter, rect: QRectF, theme: Theme, seed: int = 7) -> None:
    """Amate: ground, soft mottling, long crossing fibres. For windows as well as maps; never two times
    different."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, theme("paper"))
    paint_fibres(painter, rect, theme, 1.0, seed)
    painter.restore()
