"""The map's ground as a cache of tiles: never a blank, never painted while the window waits.

Tiles are 512 device pixels wide, at scales that are powers of two, drawn smoothly at the scale between.
Where a tile
is not there yet a coarser one is shown, and before any is there a flat picture of the whole board.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterator

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from anahuac.app.look.board import BoardPicture, Detail
from anahuac.app.look.paint import antialias

from .workers import TILE, TileKey, TileWorker

LEVELS = (-3, 2)
"""Coarsest and finest power of two."""
BYTES = 40 * 1024 * 1024
"""What all tiles may take together."""
_TILE_BYTES = TILE * TILE * 4
_ENLARGED = 1.1
_QUICK_WIDTH = 900.0


def level_for(scale: float) -> int:
    """The power of two whose tiles serve a scale (device pixels per unit): shrunk up to half, hardly ever
    enlarged."""
    return min(max(math.ceil(math.log2(scale / _ENLARGED)), LEVELS[0]), LEVELS[1])


class TileLayer(QObject):
    """Tiles of one board at a time. ``arrived`` tells which part of the board, in its units, can be drawn
    better."""

    arrived = Signal(QRectF)

    def __init__(self, parent: QObject | None = None, limit: int = BYTES) -> None:
        super().__init__(parent)
        self._worker = TileWorker()
        self._worker.bridge.painted.connect(self._take)
        self._limit = limit
        self._tiles: OrderedDict[TileKey, QPixmap] = OrderedDict()
        self._board: BoardPicture | None = None
        self._detail = Detail()
        self._generation = 0
        self._known: dict[object, int] = {}
        self._quick = QPixmap()

    def set_board(self, board: BoardPicture, detail: Detail) -> None:
        """Show a board with a theme, language and text scale. Tiles of a board shown before are kept while
        there is room."""
        shape = (board.key, detail.scheme, detail.language, detail.text_scale)
        self._generation = self._known.setdefault(shape, len(self._known) + 1)
        self._board, self._detail = board, detail
        self._quick = self._quick_picture(board, detail)

    @property
    def idle(self) -> bool:
        """Whether every wanted tile has been painted."""
        return self._worker.idle

    @property
    def used(self) -> int:
        """Bytes held by tiles."""
        return len(self._tiles) * _TILE_BYTES

    def stop(self) -> None:
        """End the painting thread."""
        self._worker.stop()

    def want(self, visible: QRectF, scale: float) -> None:
        """Ask for what is missing in a part of the board at a scale, then for its surroundings."""
        board = self._board
        if board is None:
            return
        level = level_for(scale)
        near = list(self._keys(visible, level))
        side = TILE / 2.0**level
        room = self._limit // _TILE_BYTES - len(near)
        wide = [k for k in self._keys(visible.adjusted(-side, -side, side, side), level) if k not in near]
        missing = [k for k in (*near, *wide[: max(room, 0)]) if k not in self._tiles]
        for key in near:
            if key in self._tiles:
                self._tiles.move_to_end(key)
        self._worker.want([(k, board, self._at(k)) for k in missing])

    def _at(self, key: TileKey) -> Detail:
        how = self._detail
        return Detail(how.scheme, how.language, how.text_scale, key.scale)

    def _keys(self, area: QRectF, level: int) -> Iterator[TileKey]:
        board = self._board
        if board is None:
            return
        inside = (area & board.bounds).translated(-board.bounds.topLeft())
        if inside.isEmpty():
            return
        side = TILE / 2.0**level
        rows = range(int(inside.top() // side), math.ceil(inside.bottom() / side))
        columns = range(int(inside.left() // side), math.ceil(inside.right() / side))
        middle = (inside.center().x() / side - 0.5, inside.center().y() / side - 0.5)
        cells = [(abs(c - middle[0]) + abs(r - middle[1]), c, r) for r in rows for c in columns]
        for _, column, row in sorted(cells):
            yield TileKey(self._generation, level, column, row)

    def _take(self, key: TileKey, image: QImage) -> None:
        self._tiles[key] = QPixmap.fromImage(image)
        while len(self._tiles) * _TILE_BYTES > self._limit and len(self._tiles) > 1:
            self._tiles.popitem(last=False)
        board = self._board
        if board is not None and key.generation == self._generation:
            side = TILE / key.scale
            corner = board.bounds.topLeft()
            self.arrived.emit(QRectF(corner.x() + key.column * side, corner.y() + key.row * side, side, side))

    def draw(self, painter: QPainter, exposed: QRectF, scale: float, shift: QPointF, ratio: float) -> None:
        """Draw a part of the board (in its units), with ``scale`` and ``shift`` from board to widget pixels.

        ``painter`` works in widget pixels. Edges of tiles are set on whole device pixels, so that they meet.
        """
        board = self._board
        if board is None:
            return
        level = level_for(scale * ratio)
        corner = board.bounds.topLeft()
        side = TILE / 2.0**level
        for key in self._keys(exposed, level):
            left = _snapped((corner.x() + key.column * side) * scale + shift.x(), ratio)
            top = _snapped((corner.y() + key.row * side) * scale + shift.y(), ratio)
            right = _snapped((corner.x() + (key.column + 1) * side) * scale + shift.x(), ratio)
            bottom = _snapped((corner.y() + (key.row + 1) * side) * scale + shift.y(), ratio)
            target = QRectF(left, top, right - left, bottom - top)
            found = self._tiles.get(key)
            if found is not None:
                self._tiles.move_to_end(key)
                painter.drawPixmap(target, found, QRectF(0, 0, TILE, TILE))
            else:
                self._draw_instead(painter, key, target)

    def _draw_instead(self, painter: QPainter, key: TileKey, target: QRectF) -> None:
        """The best there is in place of a tile: part of a coarser one, else of the flat picture, with finer
        ones on it."""
        for level in range(key.level - 1, LEVELS[0] - 1, -1):
            step = 2 ** (key.level - level)
            parent = self._tiles.get(TileKey(key.generation, level, key.column // step, key.row // step))
            if parent is not None:
                part = TILE / step
                source = QRectF((key.column % step) * part, (key.row % step) * part, part, part)
                painter.drawPixmap(target, parent, source)
                return
        board = self._board
        if board is not None and not self._quick.isNull():
            part = TILE / key.scale * self._quick.width() / board.bounds.width()
            painter.drawPixmap(target, self._quick, QRectF(key.column * part, key.row * part, part, part))
        half_width, half_height = target.width() / 2, target.height() / 2
        for i in (0, 1):
            for j in (0, 1):
                child = self._tiles.get(
                    TileKey(key.generation, key.level + 1, key.column * 2 + i, key.row * 2 + j)
                )
                if child is not None:
                    quarter = QRectF(
                        target.left() + i * half_width,
                        target.top() + j * half_height,
                        half_width,
                        half_height,
                    )
                    painter.drawPixmap(quarter, child, QRectF(0, 0, TILE, TILE))

    @staticmethod
    def _quick_picture(board: BoardPicture, detail: Detail) -> QPixmap:
        bounds = board.bounds
        scale = _QUICK_WIDTH / max(bounds.width(), bounds.height())
        image = QImage(
            math.ceil(bounds.width() * scale), math.ceil(bounds.height() * scale), QImage.Format.Format_RGB32
        )
        image.fill(detail.theme("paper"))
        painter = QPainter(image)
        antialias(painter)
        painter.scale(scale, scale)
        painter.translate(-bounds.topLeft())
        board.paint_quick(painter, Detail(detail.scheme, detail.language, detail.text_scale, scale))
        painter.end()
        return QPixmap.fromImage(image)


def _snapped(value: float, ratio: float) -> float:
    return round(value * ratio) / ratio
