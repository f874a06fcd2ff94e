"""A small picture of a game's map, with the stacks of a position as squares if there is one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from anahuac.app.shelf import card_of
from anahuac.app.thumbs import Position, squares_at, width_for, window_of
from anahuac.app.ui import Ui

if TYPE_CHECKING:
    from anahuac.app.presenter import Presenter

SIDE = 13.0
#: Counters nearer to each other than this share of the map's height have the picture's middle among them.
NEAR = 0.5
#: How much wider than asked for a thumbnail may get.
_STRETCH = 1.6


def draw(
    painter: QPainter,
    ui: Ui,
    box: QRectF,
    game: str,
    position: Position | None,
    pixels: float,
    radius: float = 5,
    middle: tuple[float, float] | None = None,
) -> bool:
    """Paint a map into a box, with a position. ``pixels`` is how many the whole map shall be wide, ``middle`` what is
    shown of it, in shares of its width and height, if not the middle that the game names.

    Gives whether the map was at hand; without it the nearest one is shown, or plain water.
    """
    theme = ui.look.theme
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    clip = QPainterPath()
    clip.addRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    painter.fillRect(box, theme("sea"))
    found = ui.thumbs.ground(game, theme.name, width_for(pixels))
    ground = found or ui.thumbs.any_ground(game, theme.name)
    if ground is not None:
        part = window_of(ground, box.width(), box.height(), middle or card_of(game).middle)
        painter.drawImage(box, ground, part)
        if position is not None:
            _draw_squares(painter, ui, box, position, QSizeF(ground.size()), part)
    painter.restore()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme("ink", 0.75), 1.2))
    painter.drawPath(clip)
    painter.restore()
    return found is not None


def _draw_squares(
    painter: QPainter, ui: Ui, box: QRectF, position: Position, size: QSizeF, part: QRectF
) -> None:
    theme = ui.look.theme
    scale = box.width() / part.width()
    side = SIDE if box.height() > 100 else SIDE * 0.62
    for square in position.squares:
        x = box.left() + (square.x * size.width() - part.left()) * scale
        y = box.top() + (square.y * size.height() - part.top()) * scale
        mark = QRectF(x - side / 2, y - side / 2, side, side)
        painter.setPen(QPen(QColor("#1E1208"), 0.8))
        painter.setBrush(theme(square.role))
        painter.drawRoundedRect(mark, side / 5, side / 5)
        band = QRectF(mark.left() + side / 5, mark.top() + side / 4.4, side * 0.6, side / 6.5)
        painter.fillRect(band, theme("counter.on"))


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
        self._middle: tuple[float, float] | None = None
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

    def show_set_up(self, presenter: Presenter, scenario: str) -> None:
        """Put on it where counters of a scenario are set up, and show that part, as far as its briefing says so."""
        where = presenter.briefing(scenario).where
        squares = squares_at(presenter, where) if where else ()
        self.show_position(Position(0, 0, squares) if squares else None)
        if squares and max(at.y for at in squares) - min(at.y for at in squares) < NEAR:
            number = len(squares)
            self._middle = (sum(at.x for at in squares) / number, sum(at.y for at in squares) / number)

    def show_position(self, position: Position | None) -> None:
        """Put the stacks of a position on it, or none."""
        self._position, self._middle = position, None
        self.update()

    def sizeHint(self) -> QSize:
        return self._size

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        box = QRectF(self.rect())
        if not draw(painter, self._ui, box, self._game, self._position, self._pixels(), middle=self._middle):
            self._ask()

    def _pixels(self) -> float:
        """Width of the whole map where its part fills this widget at its widest."""
        pixels = max(self.maximumWidth(), self._size.width()) * self.devicePixelRatioF()
        return min(pixels, self._size.width() * _STRETCH * self.devicePixelRatioF())

    def _ask(self) -> None:
        if not self._waiting:
            self._waiting = True
            QTimer.singleShot(0, self, self._make)

    def _make(self) -> None:
        self._waiting = False
        self._ui.thumbs.make_ground(self._game, self._ui.look.theme, width_for(self._pixels()))
        self.update()
