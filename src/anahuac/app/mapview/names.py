"""Names on the map as pixmap items, painted once per scale: outlines with halos are too dear to paint at
every frame."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from anahuac.app.look.board import MapLabel
from anahuac.app.look.paint import antialias

Z_NAMES = 20.0
_MOST_PIXELS = 1_500_000


class NameLayer:
    """The labels of a board. Between two scales the old pixmaps are stretched; :meth:`work` paints them
    anew."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsPixmapItem] = []
        self._todo: list[tuple[MapLabel, float, float]] = []
        self._fresh: list[QGraphicsPixmapItem] = []

    def show(self, labels: Sequence[MapLabel], zoom: float, ratio: float) -> None:
        """Replace what is shown by these labels, as soon as they have been painted."""
        for item in self._fresh:
            self._scene.removeItem(item)
        self._fresh = []
        self._todo = [(label, zoom, ratio) for label in labels]

    @property
    def pending(self) -> bool:
        """Whether labels wait to be painted."""
        return bool(self._todo)

    def work(self) -> None:
        """Paint one label; with the last, all of them change places with the old ones."""
        if not self._todo:
            return
        label, zoom, ratio = self._todo.pop()
        item = QGraphicsPixmapItem()
        item.setZValue(Z_NAMES)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        rect = label.rect
        most = math.sqrt(_MOST_PIXELS / max(1.0, rect.width() * rect.height())) / ratio
        scale = min(zoom, most)
        item.setPixmap(_picture(label, rect, scale, ratio))
        item.setScale(1 / scale)
        item.setPos(rect.topLeft())
        item.setVisible(False)
        self._scene.addItem(item)
        self._fresh.append(item)
        if not self._todo:
            for old in self._items:
                self._scene.removeItem(old)
            self._items, self._fresh = self._fresh, []
            for made in self._items:
                made.setVisible(True)

    def clear(self) -> None:
        """Show no names."""
        for item in (*self._items, *self._fresh):
            self._scene.removeItem(item)
        self._items, self._fresh, self._todo = [], [], []


def _picture(label: MapLabel, rect: QRectF, zoom: float, ratio: float) -> QPixmap:
    scale = zoom * ratio
    image = QImage(
        math.ceil(rect.width() * scale) + 1,
        math.ceil(rect.height() * scale) + 1,
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    antialias(painter)
    painter.scale(scale, scale)
    painter.translate(-rect.topLeft())
    label.paint(painter)
    painter.end()
    made = QPixmap.fromImage(image)
    made.setDevicePixelRatio(ratio)
    return made
