"""A small picture of a game's map, with the stacks of a position as squares if there is one."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from anahuac.app.thumbs import Position, width_for, window_of
from anahuac.app.ui import Ui

SIDE = 13.0
#: How much wider than asked for a thumbnail may get.
_STRETCH = 1.6


class Thumbnail(QWidget):
    """A map at the level of detail *cities only*.

    What has never been painted before is painted after the page has been shown; until then it is plain.
    """

    def __init__(self, ui: Ui, game: str, wide: int, high: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._game = game
        self._size = QSize(wide, high)
        self._position: Position | None = None
        self._waiting = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(high)
        self.setMaximumWidth(round(wide * _STRETCH))
        self.setMinimumWidth(min(wide, 120))
        ui.look.changed.connect(self.update)

    @property
    def position(self) -> Position | None:
        """The position shown."""
        return self._position

    @property
    def quiet(self) -> bool:
        """Whether nothing is still to be painted."""
        return not self._waiting

    def show_game(self, game: str) -> None:
        """Show the map of another game, without a position."""
        self._game = game
        self._position = None
        self.update()

    def show_position(self, position: Position | None) -> None:
        """Put the stacks of a position on it, or none."""
        self._position = position
        self.update()

    def sizeHint(self) -> QSize:
        return self._size

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._ui.look.theme
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        clip = QPainterPath()
        clip.addRoundedRect(frame, 5, 5)
        painter.setClipPath(clip)
        painter.fillRect(self.rect(), theme("sea"))
        thumbs = self._ui.thumbs
        ground = thumbs.ground(self._game, theme.name, self._width())
        if ground is None:
            ground = thumbs.any_ground(self._game, theme.name)
            self._ask()
        if ground is not None:
            part = window_of(ground, self.width(), self.height())
            painter.drawImage(QRectF(self.rect()), ground, part)
            if self._position is not None:
                self._paint_squares(painter, QSize(ground.size()), part)
        painter.setClipping(False)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme("ink", 0.75), 1.2))
        painter.drawPath(clip)

    def _paint_squares(self, painter: QPainter, size: QSize, part: QRectF) -> None:
        theme = self._ui.look.theme
        assert self._position is not None
        scale = self.width() / part.width()
        side = SIDE if self.height() > 100 else SIDE * 0.7
        for square in self._position.squares:
            x = (square.x * size.width() - part.left()) * scale
            y = (square.y * size.height() - part.top()) * scale
            box = QRectF(x - side / 2, y - side / 2, side, side)
            painter.setPen(QPen(QColor("#1E1208"), 0.8))
            painter.setBrush(theme(square.role))
            painter.drawRoundedRect(box, side / 5, side / 5)
            band = QRectF(box.left() + side / 5, box.top() + side / 4.4, side * 0.6, side / 6.5)
            painter.fillRect(band, theme("counter.on"))

    def _width(self) -> int:
        """Width of the ground to take: the whole map's where its part fills this widget at its widest."""
        pixels = max(self.maximumWidth(), self._size.width()) * self.devicePixelRatioF()
        return width_for(min(pixels, self._size.width() * _STRETCH * self.devicePixelRatioF()))

    def _ask(self) -> None:
        if not self._waiting:
            self._waiting = True
            QTimer.singleShot(0, self, self._make)

    def _make(self) -> None:
        self._waiting = False
        self._ui.thumbs.make_ground(self._game, self._ui.look.theme, self._width())
        self.update()
