"""The map's ground as a cache of tiles: never a blank, never painted while the window waits.

Tiles are 512 device pixels wide and painted for the very scale at which the camera rests, so that a repaint
is a plain
copy. While the camera moves, and until they are there, the tiles of the scale before are stretched, over an
overview
of the whole board at a power of two, over a flat picture that is there from the first moment.
"""

from __future__ import annotations

import math
import weakref
from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap

from anahuac.app.look.board import BoardPicture, Detail
from anahuac.app.look.paint import painting

from .kept import KeptTiles
from .workers import TILE, TileKey, TileWorker

BYTES = 28 * 1024 * 1024
"""What all tiles may take together."""
_TILE_BYTES = TILE * TILE * 4
_QUICK_WIDTH = 640.0
_OVERVIEW_WIDTH = 1000.0


class TileLayer(QObject):
    """Tiles of one board at a time. ``arrived`` tells which part of the board, in its units, can be drawn
    better."""

    arrived = Signal(QRectF)

    def __init__(self, parent: QObject | None = None, limit: int = BYTES) -> None:
        super().__init__(parent)
        self._worker = TileWorker()
        self._worker.bridge.painted.connect(self._take)
        weakref.finalize(
            self, self._worker.stop
        )  # a view thrown away without close_down leaves no thread behind
        self._limit = limit
        self._most = limit // _TILE_BYTES
        self._tiles: OrderedDict[TileKey, QPixmap] = OrderedDict()
        self._board: BoardPicture | None = None
        self._detail = Detail()
        self._generation = 0
        self._known: dict[object, int] = {}
        self._quick = QPixmap()
        self._quick_for: tuple[object, ...] = ()
        self._overview = 1.0
        self._scales: list[float] = []

    def set_board(self, board: BoardPicture, detail: Detail) -> None:
        """Show a board with a theme, language and text scale.

        Tiles of what was shown before are kept while there is room, and found again by theme, language and
        so on.
        """
        shape = (board.key, detail.scheme, detail.language, detail.text_scale)
        generation = self._known.setdefault(shape, len(self._known) + 1)
        if generation == self._generation and board is self._board:
            return
        self._generation = generation
        self._board, self._detail = board, detail
        if self._quick_for != (board.key, detail.scheme):
            self._quick, self._quick_for = self._quick_picture(board, detail), (board.key, detail.scheme)
        self._overview = 2.0 ** math.floor(math.log2(_OVERVIEW_WIDTH / board.bounds.width()))
        self._scales = []

    def keep_in(self, folder: Path) -> None:
        """Keep tiles in a folder too."""
        self._worker.keep_in(KeptTiles(folder))

    def is_complete(self, visible: QRectF, scale: float) -> bool:
        """Whether all that is seen of a part of the board has been painted for a scale."""
        return all(key in self._tiles for key in self._keys(visible, _key_scale(scale)))

    @property
    def idle(self) -> bool:
        """Whether every wanted tile has been painted."""
        return self._worker.idle

    @property
    def flat(self) -> QPixmap:
        """The flat picture of the whole board."""
        return self._quick

    @property
    def used(self) -> int:
        """Bytes held by tiles."""
        return len(self._tiles) * _TILE_BYTES

    def stop(self) -> None:
        """End the painting thread."""
        self._worker.stop()

    def want(self, visible: QRectF, scale: float) -> None:
        """Ask for what is missing in a part of the board at a scale, then the overview, then the
        surroundings."""
        board = self._board
        if board is None:
            return
        scale = _key_scale(scale)
        if not self._scales or self._scales[-1] != scale:
            self._scales = [*[s for s in self._scales if s != scale][-2:], scale]
        near = list(self._keys(visible, scale))
        for key in near:
            if key in self._tiles:
                self._tiles.move_to_end(key)
        overview = list(self._keys(board.bounds, self._overview))
        # On a huge screen all that is seen is kept.
        self._most = max(self._limit // _TILE_BYTES, len(near) + len(overview))
        side = TILE / scale
        room = self._most - len(near) - len(overview)
        chosen = set(near)
        wide = [k for k in self._keys(visible.adjusted(-side, -side, side, side), scale) if k not in chosen]
        missing = [k for k in (*near, *overview, *wide[:room]) if k not in self._tiles]
        self._worker.want([(k, board, self._at(k)) for k in missing])

    def _at(self, key: TileKey) -> Detail:
        how = self._detail
        return Detail(how.scheme, how.language, how.text_scale, key.scale)

    def _keys(self, area: QRectF, scale: float) -> Iterator[TileKey]:
        """Tiles that meet an area, from its middle outward."""
        board = self._board
        if board is None:
            return
        inside = (area & board.bounds).translated(-board.bounds.topLeft())
        if inside.isEmpty():
            return
        side = TILE / scale
        rows = range(int(inside.top() // side), math.ceil(inside.bottom() / side))
        columns = range(int(inside.left() // side), math.ceil(inside.right() / side))
        middle = (inside.center().x() / side - 0.5, inside.center().y() / side - 0.5)
        cells = [(abs(c - middle[0]) + abs(r - middle[1]), c, r) for r in rows for c in columns]
        for _, column, row in sorted(cells):
            yield TileKey(self._generation, scale, column, row)

    def _take(self, key: TileKey, image: QImage) -> None:
        self._tiles[key] = QPixmap.fromImage(image)
        while len(self._tiles) > max(self._most, 1):
            self._tiles.popitem(last=False)
        if self._board is not None and key.generation == self._generation:
            self.arrived.emit(self._area(key))

    def _area(self, key: TileKey) -> QRectF:
        side = TILE / key.scale
        corner = self._board.bounds.topLeft() if self._board is not None else QPointF()
        return QRectF(corner.x() + key.column * side, corner.y() + key.row * side, side, side)

    def draw(self, painter: QPainter, exposed: QRectF, zoom: float, shift: QPointF, ratio: float) -> None:
        """Draw a part of the board (in its units), with ``zoom`` and ``shift`` from board to widget pixels.

        ``painter`` works in widget pixels. Tiles are set on whole device pixels, so that they meet.
        """
        if self._board is None:
            return
        scale = _key_scale(zoom * ratio)
        keys = list(self._keys(exposed, scale))
        there = [(key, self._tiles[key]) for key in keys if key in self._tiles]
        if len(there) < len(keys):
            self._draw_instead(painter, exposed, zoom, shift, ratio, scale)
        for key, pixmap in there:
            self._tiles.move_to_end(key)
            corner = self._area(key).topLeft() * zoom + shift
            pixmap.setDevicePixelRatio(ratio)
            painter.drawPixmap(QPointF(_snapped(corner.x(), ratio), _snapped(corner.y(), ratio)), pixmap)

    def _draw_instead(
        self, painter: QPainter, exposed: QRectF, zoom: float, shift: QPointF, ratio: float, scale: float
    ) -> None:
        """What there is of other scales: the flat picture, the overview on it, the scales before on that."""
        board = self._board
        if board is None:
            return
        overview = list(self._keys(exposed, self._overview))
        if not all(key in self._tiles for key in overview) and not self._quick.isNull():
            bounds, share = board.bounds, self._quick.width() / board.bounds.width()
            part = exposed & bounds
            source = QRectF((part.topLeft() - bounds.topLeft()) * share, part.size() * share)
            painter.drawPixmap(QRectF(part.topLeft() * zoom + shift, part.size() * zoom), self._quick, source)
        others = [s for s in self._scales if s not in (scale, self._overview)]
        for other in (self._overview, *sorted(others)):
            for key in self._keys(exposed, other):
                pixmap = self._tiles.get(key)
                if pixmap is None:
                    continue
                area = self._area(key)
                top_left = area.topLeft() * zoom + shift
                bottom_right = area.bottomRight() * zoom + shift
                target = QRectF(
                    QPointF(_snapped(top_left.x(), ratio), _snapped(top_left.y(), ratio)),
                    QPointF(_snapped(bottom_right.x(), ratio), _snapped(bottom_right.y(), ratio)),
                )
                painter.drawPixmap(target, pixmap, QRectF(0, 0, TILE, TILE))

    def _quick_picture(self, board: BoardPicture, detail: Detail) -> QPixmap:
        bounds = board.bounds
        scale = _QUICK_WIDTH / max(bounds.width(), bounds.height())
        wide, high = math.ceil(bounds.width() * scale), math.ceil(bounds.height() * scale)
        name = ("quick", board.key, detail.scheme)
        kept = self._worker.kept(name, wide, high)
        if kept is not None:
            return QPixmap.fromImage(kept)
        image = QImage(wide, high, QImage.Format.Format_RGB32)
        image.fill(detail.theme("paper"))
        with painting(image) as painter:
            painter.scale(scale, scale)
            painter.translate(-bounds.topLeft())
            board.paint_quick(painter, Detail(detail.scheme, detail.language, detail.text_scale, scale))
        self._worker.keep(name, image)
        return QPixmap.fromImage(image)


def _snapped(value: float, ratio: float) -> float:
    return round(value * ratio) / ratio


def _key_scale(scale: float) -> float:
    return round(scale, 6)
