"""The keyboard's cursor on the map: from place to place by arrow, through the pieces that can act by Tab."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from anahuac.app.look.board import PlaceShape
from anahuac.app.look.paint import NO_BRUSH, pen
from anahuac.app.look.theme import Theme

from .tokens import AUTO

if TYPE_CHECKING:
    from .view import MapView

Z_CURSOR = 90.0
_HALF = 42.0
_ROOM = 90.0

DIRECTIONS = {
    Qt.Key.Key_Left: (-1.0, 0.0),
    Qt.Key.Key_Right: (1.0, 0.0),
    Qt.Key.Key_Up: (0.0, -1.0),
    Qt.Key.Key_Down: (0.0, 1.0),
}


class CursorItem(QGraphicsItem):
    """An ink square with an accent casing, above everything, of one size on the screen."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._half = _HALF
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(Z_CURSOR)
        self.setVisible(False)

    def set_theme(self, theme: Theme) -> None:
        """Draw in a theme from now on."""
        self._theme = theme
        self.update()

    def set_width(self, units: float) -> None:
        """How wide the square stands, in board units."""
        self.prepareGeometryChange()
        self._half = units / 2

    @property
    def square(self) -> QRectF:
        """Where it stands, in board units."""
        return QRectF(-self._half, -self._half, 2 * self._half, 2 * self._half).translated(self.pos())

    def boundingRect(self) -> QRectF:
        """Room taken in board units."""
        reach = self._half + 16
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """The square."""
        del option, widget
        rect = QRectF(-self._half, -self._half, 2 * self._half, 2 * self._half)
        painter.setBrush(NO_BRUSH)
        for colour, width in (
            (self._theme("accent"), 7.0),
            (self._theme("panel.raised"), 4.4),
            (self._theme("ink"), 2.2),
        ):
            line = pen(colour, width, join=Qt.PenJoinStyle.MiterJoin)
            line.setCosmetic(True)
            painter.setPen(line)
            painter.drawRect(rect)


def neighbour(places: Mapping[str, PlaceShape], here: str | None, dx: float, dy: float) -> str | None:
    """The place one comes to from ``here`` in a direction: near, and not too far off the line. None at the
    edge."""
    if here is None or here not in places:
        return min(places, key=lambda p: places[p].centre[0] + places[p].centre[1], default=None)
    x, y = places[here].centre
    best: tuple[float, str] | None = None
    for name, place in places.items():
        if name == here:
            continue
        ahead = (place.centre[0] - x) * dx + (place.centre[1] - y) * dy
        aside = abs((place.centre[0] - x) * dy - (place.centre[1] - y) * dx)
        if ahead <= 4 or aside > ahead * 1.6:
            continue
        cost = math.hypot(ahead, aside * 2.2)
        if best is None or cost < best[0]:
            best = (cost, name)
    return best and best[1]


class Round:
    """The pieces that can act, then the places that can be chosen, in order: Tab goes to the next, Shift+Tab to the
    one before, then out of the map. Shift+Tab begins at the last piece, where there are any."""

    def __init__(self) -> None:
        self._stops: tuple[tuple[str, str], ...] = ()  # each a piece or a place, "" for what it is not
        self._at = -1

    def set(self, pieces: Iterable[str], places: Iterable[str] = ()) -> None:
        """Go through these from now on; where one is one stays, if it is still among them."""
        here = self._here
        self._stops = (*((piece, "") for piece in pieces), *(("", place) for place in places))
        self._at = self._stops.index(here) if here in self._stops else -1

    @property
    def _here(self) -> tuple[str, str]:
        return self._stops[self._at] if 0 <= self._at < len(self._stops) else ("", "")

    @property
    def current(self) -> str | None:
        """The piece one is at."""
        return self._here[0] or None

    @property
    def place(self) -> str | None:
        """The place one is at by itself, whatever stands there."""
        return self._here[1] or None

    def step(self, forward: bool) -> bool:
        """Go on by one; False beyond either end, where the focus leaves the map."""
        if self._at < 0:
            pieces = sum(bool(piece) for piece, _ in self._stops)
            self._at = 0 if forward else (pieces or len(self._stops)) - 1
        else:
            self._at += 1 if forward else -1
        if not 0 <= self._at < len(self._stops):
            self._at = -1
            return False
        return True

    def leave(self) -> None:
        """Be at no piece."""
        self._at = -1


def cursor_spot(place: PlaceShape, label: QPointF) -> QPointF:
    """Where the cursor stands in a place: at its label if that is inside, else in its middle."""
    return label if place.path.contains(label) else QPointF(*place.centre)


class Keyboard:
    """Keys on one map view: the cursor over places, the round of pieces, what is said to screen readers."""

    def __init__(self, view: MapView, theme: Theme) -> None:
        self._view = view
        self.round = Round()
        self.describe: Callable[[str], str] | None = None
        self.describe_piece: Callable[[str, str], str] | None = None
        #: Whether Enter on a piece ("" for none) and a place is left to whoever confirms.
        self.confirms: Callable[[str, str], bool] | None = None
        #: Where the first arrow leads, "" for nowhere in particular.
        self.begins: Callable[[], str] | None = None
        self._place: str | None = None
        self._item = CursorItem(theme)
        view.stage.addItem(self._item)

    @property
    def square(self) -> QRectF:
        """Where the cursor's square is, in board units; nowhere while it is hidden."""
        return self._item.square if self._item.isVisible() else QRectF()

    @property
    def place(self) -> str | None:
        """Where the cursor stands, or None while it is not on the map."""
        return self._place

    def set_theme(self, theme: Theme) -> None:
        """Draw the cursor in a theme."""
        self._item.set_theme(theme)

    def hide(self) -> None:
        """Take the cursor off the map."""
        self._place = None
        self._item.setVisible(False)
        self._view.setAccessibleDescription("")
        self.round.leave()

    def move_to(self, place: str, announce: bool = True) -> None:
        """Put the cursor on a place, bring it into view and say what is there."""
        board = self._view.board
        if board is None or place not in board.places:
            return
        self._place = place
        self.stand()
        self._item.setVisible(True)
        self._view.show_place(place)
        self._view.cursor_moved.emit(place)
        if announce:
            self.say(self.describe(place) if self.describe is not None else place)

    def stand(self) -> None:
        """Put the cursor's square where the place has its pieces now; that moves with the size of names.

        At a piece it stands round its counter or stack where there are several in the place.
        """
        board, tokens = self._view.board, self._view.tokens
        piece = self.round.current
        token = tokens.of_piece(piece) if piece else None
        beside = sum(other.spec.place == self._place and other.spec.anchor == AUTO for other in tokens) > 1
        if board is not None and token is not None and token.spec.place == self._place and beside:
            round_it = token.outline()
            self._item.set_width(max(round_it.width(), round_it.height()) * 1.2)
            self._item.setPos(round_it.center())
        elif board is not None and self._place is not None:
            self._item.set_width(board.piece_size * 1.7)
            self._item.setPos(cursor_spot(board.places[self._place], self._view.spot(self._place)))

    def say(self, text: str) -> None:
        """Announce a text to screen readers and to whoever listens."""
        self._view.setAccessibleDescription(text)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, text))
        self._view.announced.emit(text)

    def press(self, event: QKeyEvent) -> bool:
        """A key goes down; True if it is ours."""
        key, modifiers = event.key(), event.modifiers()
        if key in DIRECTIONS and not modifiers & Qt.KeyboardModifier.ControlModifier:
            self._step(*DIRECTIONS[Qt.Key(key)])
            return True
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            here = self._here()
            if not here[1] or (self.confirms is not None and self.confirms(*here)):
                return False
            self.point(modifiers)
            return True
        return False

    def tab(self, forward: bool) -> bool:
        """Go to the next piece that can act, or place to choose; False where there is none and the focus leaves."""
        was = self.round.current
        goes = self.round.step(forward)
        piece, place = self.round.current, self.round.place
        if place is not None:
            self.move_to(place)
        elif not goes or piece is None:
            if was is not None and self._place is not None:
                self._view.cursor_moved.emit(self._place)  # at no piece of it any more
            return False
        token = self._view.tokens.of_piece(piece) if piece is not None else None
        if token is not None and piece is not None:
            self.move_to(token.spec.place, announce=False)
            self._view.token_focused.emit(piece, token.spec.place)
            told = self.describe_piece
            self.say(told(piece, token.spec.place) if told is not None else token.spec.name or piece)
        return True

    def _step(self, dx: float, dy: float) -> None:
        board = self._view.board
        if board is None:
            return
        self.round.leave()
        begin = self.begins() if self.begins is not None and self._place is None else ""
        there = begin if begin in board.places else neighbour(board.places, self._place, dx, dy)
        if there is not None:
            self.move_to(there)

    def _here(self) -> tuple[str, str]:
        """The piece and the place one is at, "" for none."""
        piece = self.round.current
        token = self._view.tokens.of_piece(piece) if piece else None
        return (piece, token.spec.place) if piece and token is not None else ("", self._place or "")

    def point(self, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Click what one is at."""
        piece, place = self._here()
        if piece:
            self._view.token_clicked.emit(piece, place, modifiers)
        elif place:
            self._view.place_clicked.emit(place, modifiers)
