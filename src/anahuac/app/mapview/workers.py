"""A thread that paints map tiles, so that the window never waits for them."""

from __future__ import annotations

import atexit
import logging
import threading
import weakref
from collections.abc import Callable, Hashable
from typing import NamedTuple

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QImage

from anahuac.app.look.board import BoardPicture, Detail
from anahuac.app.look.paint import painting

from .kept import KeptTiles

log = logging.getLogger("anahuac.app.mapview")

TILE = 512
"""Side of a tile in device pixels."""
MOST_UNSAVED = 24
"""Painted tiles that wait to be written; the oldest of more are not."""


class TileKey(NamedTuple):
    """A tile: generation of the picture, device pixels per board unit, column and row from the board's
    corner."""

    generation: int
    scale: float
    column: int
    row: int


class Bridge(QObject):
    """Carries painted tiles from the thread to the window, as a queued signal."""

    painted = Signal(object, QImage)


def paint_tile(board: BoardPicture, key: TileKey, detail: Detail) -> QImage:
    """Paint one tile of a board, opaque."""
    image = QImage(TILE, TILE, QImage.Format.Format_RGB32)
    image.fill(detail.theme("paper"))
    side = TILE / key.scale
    corner = board.bounds.topLeft()
    rect = QRectF(corner.x() + key.column * side, corner.y() + key.row * side, side, side)
    with painting(image) as painter:
        painter.scale(key.scale, key.scale)
        painter.translate(-rect.topLeft())
        painter.setClipRect(rect)
        board.paint(painter, rect, detail)
    return image


_alive: weakref.WeakSet[TileWorker] = weakref.WeakSet()


class TileWorker:
    """Paints wanted tiles one after the other, the most wanted first. Starts with the first wish, idles at
    no cost."""

    def __init__(self) -> None:
        self.bridge = Bridge()
        self._wanted: list[tuple[TileKey, BoardPicture, Detail]] = []
        self._busy: TileKey | None = None
        self._stopping = False
        self._kept: KeptTiles | None = None
        self._unsaved: list[tuple[Hashable, QImage]] = []
        self._changed = threading.Condition()
        self._thread: threading.Thread | None = None
        _alive.add(self)

    def want(self, tiles: list[tuple[TileKey, BoardPicture, Detail]]) -> None:
        """Replace all wishes by these, in this order; what is being painted is finished."""
        with self._changed:
            if self._stopping:
                return
            self._wanted = [wish for wish in tiles if wish[0] != self._busy]
            self._changed.notify()
            if self._wanted and self._thread is None:
                self._thread = threading.Thread(target=self._run, name="map tiles", daemon=True)
                self._thread.start()

    def kept(self, key: Hashable, width: int, height: int) -> QImage | None:
        """A picture that was kept in an earlier run, if there is one."""
        return None if self._kept is None else self._kept.load(key, width, height)

    def keep(self, key: Hashable, image: QImage) -> None:
        """Keep a picture for later runs when there is time."""
        with self._changed:
            if self._kept is not None:
                self._unsaved = [*self._unsaved[1 - MOST_UNSAVED :], (key, image)]
                self._changed.notify()

    def keep_in(self, kept: KeptTiles) -> None:
        """Look for tiles there before they are painted, and put them there when there is time."""
        self._kept = kept

    @property
    def idle(self) -> bool:
        """Whether nothing is wanted or being painted."""
        with self._changed:
            return not self._wanted and self._busy is None

    def stop(self) -> None:
        """Drop all wishes and wait for the thread to end. Wishes after this are ignored."""
        with self._changed:
            self._stopping = True
            self._wanted = []
            self._changed.notify()
        if self._thread is not None and self._thread is not threading.current_thread():
            self._thread.join(timeout=10)
            self._thread = None

    def _run(self) -> None:
        while True:
            with self._changed:
                self._busy = None
                while not self._wanted and not self._unsaved and not self._stopping:
                    self._changed.wait()
                if self._stopping:
                    return
                wish = self._wanted.pop(0) if self._wanted else None
                self._busy = wish[0] if wish is not None else None
            if wish is None:
                self._save_one()
            else:
                self._paint(*wish)

    def _paint(self, key: TileKey, board: BoardPicture, detail: Detail) -> None:
        try:
            image = self._made(board, key, detail)
        except Exception:  # a picture that cannot be painted must not take the window down with it
            log.exception("tile %s could not be painted", key)
            return
        if not self._stopping:
            self.bridge.painted.emit(key, image)

    def _save_one(self) -> None:
        with self._changed:
            name, image = self._unsaved.pop()
        if self._kept is not None:
            self._kept.save(name, image)

    def _made(self, board: BoardPicture, key: TileKey, detail: Detail) -> QImage:
        """A tile from the disk, else painted."""
        if self._kept is None:
            return paint_tile(board, key, detail)
        name = (board.key, detail, key.column, key.row)
        image = self._kept.load(name, TILE)
        if image is None:
            image = paint_tile(board, key, detail)
            self.keep(name, image)
        return image


@atexit.register
def _stop_all() -> None:
    stops: list[Callable[[], None]] = [worker.stop for worker in _alive]
    for stop in stops:
        stop()
