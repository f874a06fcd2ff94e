"""A whole map at once on any painter: picture file, print, thumbnail, minimap."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from ..board import Detail
from ..paint import NO_BRUSH, pen
from ..theme import Theme
from .ground import shore_colour
from .picture import MapPicture
from .strategic import StrategicBoard


def paint_thumb(
    painter: QPainter,
    rect: QRectF,
    board: StrategicBoard,
    theme: Theme,
    area: QRectF | None = None,
    pieces: Sequence[tuple[str, str]] = (),
) -> None:
    """Draw a board, or an ``area`` of it, small and without names, filling ``rect``; for start screen and
    minimap.

    ``pieces`` are pairs of place id and nation, shown as plain squares with their motif band.
    """
    seen = area if area is not None else board.picture.frame
    scale = max(rect.width() / seen.width(), rect.height() / seen.height())
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.center())
    painter.scale(scale, scale)
    painter.translate(-seen.center())
    room = QRectF(0, 0, rect.width() / scale, rect.height() / scale)
    room.moveCenter(seen.center())
    how = Detail(theme.name, "en", 1.0, scale)
    board.paint_ground(painter, room, how)
    picture = board.picture
    painter.setBrush(NO_BRUSH)
    for strokes, colour, width in (  # lines keep a width one can see, however small the picture
        ((*picture.borders, *picture.frontiers), theme("border", 0.8), 0.9),
        (picture.coast, shore_colour(theme), 1.3),
    ):
        painter.setPen(pen(colour, width / scale))
        for stroke in strokes:
            painter.drawPath(stroke.path)
    side = 13.0 / scale
    for place, nation in pieces:
        middle = board.anchor(place, "stack", how)
        box = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        painter.setPen(pen(theme("counter.on"), 0.8 / scale))
        painter.setBrush(theme(nation))
        painter.drawRoundedRect(box, side / 5, side / 5)
        painter.fillRect(box.adjusted(side / 5, side / 4.4, -side / 5, -side * 0.6), theme("counter.on"))
    painter.restore()


def paint_map(
    painter: QPainter,
    picture: MapPicture | StrategicBoard,
    theme: Theme,
    language: str = "en",
    detail: float = 1.0,
    text_scale: float = 1.0,
) -> StrategicBoard:
    """Draw a whole map, names included, in map units on any painter: picture file, print, thumbnail.

    ``detail`` is the scale at which it will be seen, in screen pixels per map unit. Returns the board,
    whose ``places``
    say where pieces stand.
    """
    board = picture if isinstance(picture, StrategicBoard) else StrategicBoard(picture)
    how = Detail(theme.name, language, text_scale, detail)
    board.paint(painter, board.bounds, how)
    for name in board.labels(how, QRectF()):
        name.paint(painter)
    return board
