"""The whole board small, with its stacks as squares and the part that the map shows as a frame."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.motifs import motif_band
from anahuac.app.look.paint import NO_BRUSH, NO_PEN, painting, pen, rounded
from anahuac.app.mapview import MapView
from anahuac.app.ui import Ui
from anahuac.engine.text import text

OVERVIEW = text("minimap", "Overview of the map")
HOW = text("minimap", "Arrow keys move what the map shows, + and − zoom, Home shows all of it.")
#: Width at 100 %, and the most of the map view's width and height it may take.
WIDE, SHARE = 186.0, 0.34
#: A stack's square, in pixels at 100 %.
SIDE = 9.0
#: How far an arrow key moves the map, as a share of what it shows.
STEP = 0.2


class Minimap(Worded, QWidget):
    """Lies over a corner of a map view. Clicking or dragging on it moves the map there, and so do the arrow keys."""

    def __init__(self, ui: Ui, view: MapView) -> None:
        super().__init__(view)
        self.listen(ui)
        self._view = view
        self._stacks: tuple[tuple[str, str], ...] = ()
        self._kept, self._ground = QPixmap(), QPixmap()
        self._squares: dict[str, QPixmap] = {}
        self._dress: tuple[object, ...] = ()
        self._drawn: tuple[object, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        view.view_changed.connect(self._moved)
        ui.look.changed.connect(self.update)
        self.retranslated()

    def show_stacks(self, stacks: Sequence[tuple[str, str]]) -> None:
        """Stacks as (place, colour role of the nation), as the seat sees them; several may stand in a place."""
        if tuple(stacks) != self._stacks:
            self._stacks = tuple(stacks)
            self.update()

    @property
    def stacks(self) -> tuple[tuple[str, str], ...]:
        """What is shown on it."""
        return self._stacks

    def size_for(self, room: QSize) -> QSize:
        """Its size over a map view of that size; nothing while there is no board."""
        board = self._view.board
        if board is None:
            return QSize()
        wide = min(WIDE * self.ui.look.text_scale, room.width() * SHARE)
        shape = board.bounds.height() / board.bounds.width()
        wide = min(wide, room.height() * SHARE / shape)
        return QSize(round(wide), round(wide * shape))

    def retranslated(self) -> None:
        words = self.ui.words
        self.setAccessibleName(words(OVERVIEW))
        self.setAccessibleDescription(words(HOW))
        self.setToolTip(words(OVERVIEW))

    # ------------------------------------------------------------------ where is what

    def seen(self) -> QRectF:
        """The part of the board that the map shows, in pixels of this widget."""
        shown = self._view.camera.visible()
        return QRectF(self._at(shown.topLeft()), self._at(shown.bottomRight())) & QRectF(self.rect())

    def _at(self, point: QPointF) -> QPointF:
        board = self._view.board
        if board is None:
            return QPointF()
        return (point - board.bounds.topLeft()) * (self.width() / board.bounds.width())

    def _point(self, at: QPointF) -> QPointF:
        board = self._view.board
        if board is None:
            return QPointF()
        return board.bounds.topLeft() + at * (board.bounds.width() / max(1, self.width()))

    def _moved(self) -> None:
        if self.isVisible():
            self.update()

    # ------------------------------------------------------------------ hands

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._view.look_at(self._point(event.position()))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._view.look_at(self._point(event.position()))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, plus and minus, Home; the rest is left to the window."""
        steps = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        key, view = Qt.Key(event.key()), self._view
        if key in steps:
            shown = view.camera.visible()
            dx, dy = steps[key]
            step = QPointF(dx * shown.width(), dy * shown.height()) * STEP
            view.look_at(shown.center() + step)
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            view.zoom_in()
        elif key == Qt.Key.Key_Minus:
            view.zoom_out()
        elif key == Qt.Key.Key_Home:
            view.fit()
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    # ------------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self.ui.look.theme
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(0, 0, self._still())
        shown = self.seen().adjusted(1, 1, -1, -1)
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(theme("panel.raised", 0.9), 4, join=Qt.PenJoinStyle.MiterJoin))
        painter.drawRect(shown)
        painter.setPen(pen(theme("accent"), 2, join=Qt.PenJoinStyle.MiterJoin))
        painter.drawRect(shown)
        edge = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        focused = self.hasFocus()
        painter.setPen(pen(theme("accent" if focused else "ink"), 3 if focused else 1.5))
        painter.drawRect(edge)

    def _still(self) -> QPixmap:
        """Board and stacks, put together when they change: moving the map moves the frame alone."""
        dress = (
            self._view.tiles.flat.cacheKey(),
            self.size(),
            self.devicePixelRatioF(),
            self.ui.look.theme.name,
        )
        if dress != self._dress:
            self._dress = dress
            self._ground, self._squares = self._board_picture(), {}
        if (dress, self._stacks) != self._drawn:
            self._drawn = (dress, self._stacks)
            self._kept = self._ground.copy()
            with painting(self._kept) as painter:
                self._paint_stacks(painter)
        return self._kept

    def _empty(self, size: QSize) -> QPixmap:
        ratio = self.devicePixelRatioF()
        made = QPixmap(size * ratio)
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        return made

    def _board_picture(self) -> QPixmap:
        made, flat = self._empty(self.size()), self._view.tiles.flat
        made.fill(self.ui.look.theme("paper"))
        if not flat.isNull():
            with painting(made) as painter:
                painter.drawPixmap(QRectF(self.rect()), flat, QRectF(flat.rect()))
        return made

    @property
    def _side(self) -> float:
        """Of a stack's square, smaller where the whole is smaller than usual."""
        scale = self.ui.look.text_scale
        return SIDE * scale * min(1.0, self.width() / (WIDE * scale))

    def _square(self, role: str) -> QPixmap:
        """A stack of a nation: its colour and motif."""
        found = self._squares.get(role)
        if found is None:
            theme, side = self.ui.look.theme, self._side
            found = self._squares[role] = self._empty(QSize(math.ceil(side) + 4, math.ceil(side) + 4))
            with painting(found) as painter:
                box = QRectF(2, 2, side, side)
                painter.setPen(pen(theme("panel.raised"), 1.2))
                painter.setBrush(theme(role))
                painter.drawPath(rounded(box, side / 6))
                painter.setPen(NO_PEN)
                band = box.adjusted(side * 0.12, side * 0.1, -side * 0.12, -side * 0.58)
                motif_band(painter, band, role, theme.on(role))
        return found

    def _paint_stacks(self, painter: QPainter) -> None:
        board, side = self._view.board, self._side
        if board is None:
            return
        count: dict[str, int] = {}
        for place, role in self._stacks:
            if place not in board.places:
                continue
            beside = count.get(place, 0)
            count[place] = beside + 1
            middle = self._at(QPointF(*board.places[place].centre)) + QPointF(beside * (side * 0.8), 0)
            painter.drawPixmap(middle - QPointF(side / 2 + 2, side / 2 + 2), self._square(role))
