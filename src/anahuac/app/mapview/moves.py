"""How counters move: glides, then flips, then what is eliminated drops; a trail where nothing is to move."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsScene

from anahuac.app.look.motion import DROP, TRAIL_MS, Motion
from anahuac.app.look.theme import theme

_ABOVE = 10.0
_Z_TRAIL = 29.0


class Glide(NamedTuple):
    """A counter on its way, past the points of ``via`` in their order."""

    item: QGraphicsPixmapItem
    start: QPointF
    end: QPointF
    via: tuple[QPointF, ...] = ()

    @property
    def path(self) -> QPainterPath:
        """The line it goes along."""
        path = QPainterPath(self.start)
        for point in (*self.via, self.end):
            path.lineTo(point)
        return path


class Flip(NamedTuple):
    """A counter that is turned over: what it showed before, and where that hung."""

    item: QGraphicsPixmapItem
    pixmap: QPixmap
    offset: QPointF


class Moves(QObject):
    """Plays what a change of the position moves."""

    def __init__(self, scene: QGraphicsScene, motion: Motion, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._motion = motion
        self._trails: list[QGraphicsPathItem] = []
        self._fresh_trail = QTimer(self)
        self._fresh_trail.setSingleShot(True)
        self._fresh_trail.setInterval(TRAIL_MS)
        self._fresh_trail.timeout.connect(self._forget_trails)

    def show(
        self,
        glides: Sequence[Glide],
        joining: Sequence[Glide],
        flips: Sequence[Flip],
        eliminated: Sequence[QGraphicsPixmapItem],
        zoom: float,
    ) -> None:
        """Let counters glide, turn over, and drop out of the picture; those ``joining`` others leave it when there."""
        if not self._motion.enabled:
            self._leave_trails([*glides, *joining])
        if glides or joining:
            self._glide([*glides, *joining], [glide.item for glide in joining])
        if flips:
            self._flip(flips)
        if eliminated:
            self._drop(eliminated, zoom)

    def finish(self) -> None:
        """Be done with it at once."""
        self._motion.finish_of(self)

    def remove(self, items: Iterable[QGraphicsPixmapItem]) -> None:
        """Take counters out of the scene."""
        for item in items:
            if item.scene() is not None:
                self._scene.removeItem(item)

    def _glide(self, glides: Sequence[Glide], leaving: Sequence[QGraphicsPixmapItem]) -> None:
        paths = [glide.path for glide in glides]
        for glide in glides:
            glide.item.setZValue(glide.item.zValue() + _ABOVE)

        def step(share: float) -> None:
            for glide, path in zip(glides, paths, strict=True):
                glide.item.setPos(path.pointAtPercent(share) if share < 1 else glide.end)

        def done() -> None:
            for glide in glides:
                glide.item.setZValue(glide.item.zValue() - _ABOVE)
            self.remove(leaving)

        self._motion.play("glide", step, done, self)

    def _flip(self, flips: Sequence[Flip]) -> None:
        """About the upright axis: the old side narrows, the new one widens."""
        new = [(flip.item.pixmap(), flip.item.offset()) for flip in flips]

        def step(share: float) -> None:
            wide = max(0.02, abs(math.cos(math.pi * share)))
            for flip, after in zip(flips, new, strict=True):
                pixmap, offset = (flip.pixmap, flip.offset) if share < 0.5 else after
                if flip.item.pixmap().cacheKey() != pixmap.cacheKey():
                    flip.item.setPixmap(pixmap)
                    flip.item.setOffset(offset)
                flip.item.setTransform(QTransform.fromScale(wide, 1) if share < 1 else QTransform())

        self._motion.play("flip", step, owner=self)

    def _drop(self, items: Sequence[QGraphicsPixmapItem], zoom: float) -> None:
        starts = [QPointF(item.pos()) for item in items]

        def step(share: float) -> None:
            for item, start in zip(items, starts, strict=True):
                item.setOpacity(1 - share)
                item.setPos(start + QPointF(0, DROP / zoom * share))

        self._motion.play("elimination", step, lambda: self.remove(items), self)

    def _leave_trails(self, glides: Sequence[Glide]) -> None:
        self._forget_trails()
        for glide in glides:
            trail = QGraphicsPathItem(glide.path)
            line = QPen(theme()("accent"), 2.5, Qt.PenStyle.DashLine)
            line.setCosmetic(True)
            trail.setPen(line)
            trail.setZValue(_Z_TRAIL)
            trail.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._scene.addItem(trail)
            self._trails.append(trail)
        if self._trails:
            self._fresh_trail.start()

    def _forget_trails(self) -> None:
        self._fresh_trail.stop()
        for trail in self._trails:
            self._scene.removeItem(trail)
        self._trails = []

    @property
    def trails(self) -> int:
        """How many trails are seen."""
        return len(self._trails)
