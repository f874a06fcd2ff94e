"""A small picture of a game's map, with the pieces of a position as squares if there is one."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from anahuac.app.look.board import Detail
from anahuac.app.look.counters import nation_of
from anahuac.app.look.paint import pen, shadow
from anahuac.app.presenter import Presenter
from anahuac.app.ui import Ui

_KEPT: dict[tuple[object, ...], QImage] = {}
_MOST = 24


def ground(presenter: Presenter, key: str, wide: int, high: int, ratio: float, scheme: str) -> QImage:
    """The map filling a rectangle, its middle in the middle; kept, because it is asked for at every paint."""
    kept = (presenter.game.info.id, key, wide, high, ratio, scheme)
    if kept not in _KEPT:
        board = presenter.board(key)
        box = _box(board.bounds, wide, high)
        scale = wide / box.width()
        image = QImage(round(wide * ratio), round(high * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        painter.translate(-box.topLeft())
        board.paint_quick(painter, Detail(scheme, "en", 1.0, scale))
        painter.end()
        if len(_KEPT) >= _MOST:
            _KEPT.pop(next(iter(_KEPT)))
        _KEPT[kept] = image
    return _KEPT[kept]


def _box(bounds: QRectF, wide: int, high: int) -> QRectF:
    """The largest part of the board that has the rectangle's proportions."""
    scale = max(wide / bounds.width(), high / bounds.height())
    box = QRectF(0, 0, wide / scale, high / scale)
    box.moveCenter(bounds.center())
    return box


class Thumbnail(QWidget):
    """A map at the level of detail *cities only*."""

    def __init__(
        self, ui: Ui, presenter: Presenter, wide: int, high: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._ui = ui
        self._presenter = presenter
        self._size = QSize(wide, high)
        self._view: Any = None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(high)
        self.setMaximumWidth(round(wide * 1.6))
        self.setMinimumWidth(min(wide, 120))
        ui.look.changed.connect(self.update)

    def show_view(self, view: Any) -> None:
        """Put the pieces of a position on it."""
        self._view = view
        self.update()

    def sizeHint(self) -> QSize:
        return self._size

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._ui.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        clip = QPainterPath()
        clip.addRoundedRect(frame, 5, 5)
        painter.setClipPath(clip)
        board = "strategic"
        wide, high = self.width(), self.height()
        image = ground(self._presenter, board, wide, high, self.devicePixelRatioF(), theme.name)
        painter.drawImage(QPointF(0, 0), image)
        if self._view is not None:
            self._paint_pieces(painter, board)
        painter.setClipping(False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme("ink", 0.75), 1.2))
        painter.drawPath(clip)

    def _paint_pieces(self, painter: QPainter, key: str) -> None:
        theme = self._ui.look.theme
        board = self._presenter.board(key)
        box = _box(board.bounds, self.width(), self.height())
        scale = self.width() / box.width()
        scene = self._presenter.scene(self._view, None, str)
        if scene.board != key:
            return
        for token in scene.tokens:
            if token.anchor != "auto" or len(token.ids) == 0 or token.place not in board.places:
                continue
            x, y = board.places[token.place].centre
            spot = QPointF((x - box.left()) * scale, (y - box.top()) * scale)
            square = QRectF(spot.x() - 6.5, spot.y() - 6.5, 13, 13)
            shadow(painter, square, 3, 3, 0.3, 1)
            painter.setPen(pen("#1E1208", 0.8))
            painter.setBrush(theme(nation_of(token.faces[0])))
            painter.drawRoundedRect(square, 2.5, 2.5)
            painter.fillRect(QRectF(square.left() + 2.5, square.top() + 3, 8, 2), theme("counter.on"))
