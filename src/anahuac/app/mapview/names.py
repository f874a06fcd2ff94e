"""Names on the map as pixmap items, painted once per scale: outlines with halos are too dear to paint at
every frame."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from anahuac.app.look.board import MapLabel
from anahuac.app.look.paint import painting

Z_NAMES = 20.0
_MOST_PIXELS = 1_500_000
_BASE_ZOOM, _LEAST_ZOOM = 0.83, 0.68


def names_scale(text_scale: float, zoom: float) -> float:
    """Text scale of names: less where the zoom itself makes them larger; in steps, so that they stay put."""
    wanted = max(text_scale * min(1.0, _BASE_ZOOM / zoom), min(_LEAST_ZOOM / zoom, 1.75))
    return max(1.0, round(wanted * 4) / 4)


class NameLayer:
    """The labels of a board. Between two scales the old pixmaps are stretched; :meth:`work` paints them
    anew."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[Hashable, QGraphicsPixmapItem] = {}
        self._wanted: set[Hashable] = set()
        self._todo: list[tuple[Hashable, MapLabel]] = []
        self._scale = (1.0, 1.0)

    def __len__(self) -> int:
        return len(self._items)

    def show(self, labels: Sequence[MapLabel], zoom: float, ratio: float) -> None:
        """Show exactly these labels, as soon as those that are new have been painted."""
        self._scale = (zoom, ratio)
        keyed = {(label.key, zoom, ratio): label for label in labels}
        self._wanted = set(keyed)
        self._todo = [(key, label) for key, label in keyed.items() if key not in self._items]
        if not self._todo:
            self._change()

    def boxes(self, within: QRectF) -> list[QRectF]:
        """Where names stand that reach into a part of the board, in board units."""
        seen = (item.sceneBoundingRect() for item in self._items.values() if item.isVisible())
        return [box for box in seen if box.intersects(within)]

    @property
    def pending(self) -> bool:
        """Whether labels wait to be painted."""
        return bool(self._todo)

    def work(self) -> None:
        """Paint one label; after the last, the new ones change places with the old ones."""
        if not self._todo:
            return
        key, label = self._todo.pop()
        zoom, ratio = self._scale
        rect = label.rect
        most = math.sqrt(_MOST_PIXELS / max(1.0, rect.width() * rect.height())) / ratio
        scale = min(zoom, most)
        item = QGraphicsPixmapItem(_picture(label, rect, scale, ratio))
        item.setZValue(Z_NAMES)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setScale(1 / scale)
        item.setPos(rect.topLeft())
        item.setVisible(False)
        self._scene.addItem(item)
        self._items[key] = item
        if not self._todo:
            self._change()

    def _change(self) -> None:
        for key in [key for key in self._items if key not in self._wanted]:
            self._scene.removeItem(self._items.pop(key))
        for item in self._items.values():
            item.setVisible(True)

    def clear(self) -> None:
        """Show no names."""
        for item in self._items.values():
            self._scene.removeItem(item)
        self._items, self._wanted, self._todo = {}, set(), []


def _picture(label: MapLabel, rect: QRectF, zoom: float, ratio: float) -> QPixmap:
    scale = zoom * ratio
    image = QImage(
        math.ceil(rect.width() * scale) + 1,
        math.ceil(rect.height() * scale) + 1,
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    with painting(image) as painter:
        painter.scale(scale, scale)
        painter.translate(-rect.topLeft())
        label.paint(painter)
    made = QPixmap.fromImage(image)
    made.setDevicePixelRatio(ratio)
    return made
