"""Stacks: the top counter whole, up to three edges peeking out, badge, plate, ring, tick. Never hides who
is on top."""

from __future__ import annotations

import math

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap

from ..paint import badge, painting, pen, plate, plate_rect, ring, tick
from ..theme import Theme
from .cache import CounterCache, shadow_margin
from .faces import Face, SiegeFace, nation_of
from .painting import LARGE, MEDIUM, SMALL, edge

PEEK = 4.0
"""How far each edge peeks out up and right, in pixels of a counter of 52."""
#: A plate's height at 100 %; how much wider than its counter, and how far below it in its widths, a held one reaches.
PLATE_HIGH, HELD_WIDER, HELD_BELOW = 15.0, 2.0, 0.34


class StackFace(msgspec.Struct, frozen=True):
    """A stack as drawn: its faces from top to bottom, the plate under it, its count and its marks.

    ``badge`` is the count shown, or "" for none; ``plate`` a commander's name or "", ``held`` if it must not reach
    beyond the counter's sides and the room left below it. ``able`` draws the dotted line of what can be chosen.
    """

    faces: tuple[Face, ...]
    plate: str = ""
    badge: str = ""
    acted: bool = False
    selected: bool = False
    held: bool = False
    able: bool = False


class StackPicture(msgspec.Struct, frozen=True):
    """A stack's pixmap, and the place of its top counter's upper left corner within it, in logical pixels."""

    pixmap: QPixmap
    corner: QPointF
    body: QRectF


def peek_of(px: float, count: int) -> float:
    """How far the edges of a stack reach beyond its top counter, up and right."""
    return max(0, min(count - 1, 3)) * min(PEEK, PEEK * px / 52) if px >= SMALL else 0.0


def plate_scale(face: StackFace, px: float, text_scale: float) -> float:
    """The text size of a plate: as asked, or less where it is held to its counter."""
    if not face.held or not face.plate:
        return text_scale
    scale = min(text_scale, (HELD_BELOW * px - _plate_top(px)) / PLATE_HIGH)
    while scale > 0.5 and plate_rect(0, 0, face.plate, scale).width() > px + HELD_WIDER:
        scale -= 0.04  # letters come in whole pixels: their width does not follow the scale
    return scale


def _plate_top(px: float) -> float:
    return 1.5 if px < LARGE else 4.0


def hanging(face: StackFace, px: float, text_scale: float = 1.0, aside: float = 0.0) -> QRectF:
    """What the plate of a stack covers, from its top counter's corner; nothing where none is drawn."""
    if not face.plate or px < MEDIUM:
        return QRectF()
    scale = plate_scale(face, px, text_scale)
    return plate_rect(px / 2 + aside, px + _plate_top(px), face.plate, scale)


def stack_picture(
    face: StackFace,
    px: int,
    theme: Theme,
    cache: CounterCache,
    ratio: float = 1.0,
    text_scale: float = 1.0,
    aside: float = 0.0,
) -> StackPicture:
    """A stack as one pixmap, its top counter ``px`` logical pixels wide; ``cache`` keeps it.

    ``text_scale`` is the text size of its plate, which hangs ``aside`` of its middle by so much.

    ``body`` in the answer is the outline of counters and edges for hit testing, relative to the top
    counter's corner.
    """
    peek = peek_of(px, len(face.faces))
    small = shadow_margin(px)
    written = face.plate if px >= MEDIUM else ""
    text_scale = plate_scale(face, px, text_scale)
    name = plate_rect(px / 2 + aside, px + 4, written, text_scale) if written else QRectF(px / 2, px, 0, 0)
    left = math.ceil(max(small, 8, -name.left() + 2))
    right = math.ceil(max(small + peek, 18 + peek, name.right() - px + 2))
    top = math.ceil(max(small, 15) + peek)
    bottom = math.ceil(max(small, 10, name.bottom() - px + 3))
    width, height = left + px + right, top + px + bottom

    def painted() -> QPixmap:
        image = QImage(
            math.ceil(width * ratio), math.ceil(height * ratio), QImage.Format.Format_ARGB32_Premultiplied
        )
        image.fill(Qt.GlobalColor.transparent)
        with painting(image) as painter:
            painter.scale(ratio, ratio)
            painter.translate(left, top)
            paint_stack(painter, face, px, theme, cache, ratio, text_scale, aside)
        made = QPixmap.fromImage(image)
        made.setDevicePixelRatio(ratio)
        return made

    made = cache.kept((face, px, theme.name, ratio, text_scale, aside), painted)
    body = QRectF(0, -peek, px + peek, px + peek)
    return StackPicture(made, QPointF(left, top), body)


def paint_stack(
    painter: QPainter,
    face: StackFace,
    px: int,
    theme: Theme,
    cache: CounterCache,
    ratio: float = 1.0,
    text_scale: float = 1.0,
    aside: float = 0.0,
) -> None:
    """Draw a stack with its top counter's corner at the origin; ``px`` is the counter's width."""
    under = face.faces[1:4]
    peek = peek_of(px, len(face.faces))
    step = peek / len(under) if under else 0.0
    if px >= SMALL:
        for i in range(len(under), 0, -1):
            edge(painter, QRectF(i * step, -i * step, px, px), nation_of(under[i - 1]))
    margin = shadow_margin(px)
    painter.drawPixmap(QPointF(-margin, -margin), cache.pixmap(face.faces[0], px, ratio, acted=face.acted))
    if face.selected:
        ring(painter, QRectF(-4, -4 - peek, px + 8 + peek, px + 8 + peek), theme)
    elif face.able:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for ink in (pen(theme("panel.raised"), 4.5), pen(theme("accent"), 2.6, Qt.PenStyle.DotLine)):
            painter.setPen(ink)
            painter.drawRoundedRect(QRectF(-3, -3 - peek, px + 6 + peek, px + 6 + peek), 8, 8)
    if face.acted and px >= SMALL:
        tick(painter, px / 2, px - (9 if face.plate else 2), 9 if px >= MEDIUM else 6, theme)
    if face.badge:
        radius = min(14.0, max(8.5, px * 0.135)) if px >= MEDIUM else 7.5
        if isinstance(face.faces[0], SiegeFace):
            # in hexes attack signs stand on the sides: the middle of the right edge is what they leave free
            badge(painter, px + peek, px * 0.46 - peek, face.badge, min(radius, px * 0.2))
        else:
            badge(painter, px + peek - 2, -peek + 1, face.badge, radius)
    if face.plate and px >= MEDIUM:
        plate(painter, px / 2 + aside, px + _plate_top(px), face.plate, theme, text_scale)
