"""What the mouse does on the map: hover, click, double click, drag a counter, pan, fan out a stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem

from anahuac.app.look.counters import StackFace, stack_picture

from .tokens import Token

if TYPE_CHECKING:
    from .view import MapView

HOVER_MS = 150
Z_DRAG = 80.0
#: Pixels between two points at which a sweep looks where it is.
SWEEP_PX = 6


class Pointer(QObject):
    """The mouse over one map view. The view hands it the events; it emits the view's signals."""

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._view = view
        self.at = QPointF()  # where it was last, in the viewport
        #: Whether a drag over the ground, or with Shift over counters too, means the places that it crosses.
        self.sweeps = False
        self._swept: list[str] = []
        self._place = ""
        self._piece = ""
        self._press: QPointF | None = None
        self._pressed_piece = ""
        self._pressed_token: Token | None = None
        self._panning: QPoint | None = None
        self._space = False
        self._panned = False  # since the space bar is down
        self._ghost: QGraphicsPixmapItem | None = None
        self._waiting: Token | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(HOVER_MS)
        self._timer.timeout.connect(self._fan_out)

    @property
    def place(self) -> str:
        """The place under the pointer, or ""."""
        return self._place

    @property
    def dragging(self) -> bool:
        """Whether a counter hangs on the pointer."""
        return self._ghost is not None

    def set_space(self, down: bool) -> bool:
        """The space bar is held: the left button pans. Whether it was let go without having panned."""
        tapped = self._space and not down and not self._panned
        self._space, self._panned = down, False
        self.show_cursor()
        return tapped

    def press(self, event: QMouseEvent) -> bool:
        """A button goes down; True if it is ours."""
        self._view.tokens.finish()
        button = event.button()
        if button == Qt.MouseButton.MiddleButton or (button == Qt.MouseButton.LeftButton and self._space):
            self._panning = event.position().toPoint()
            self._panned = True
            self.show_cursor()
            return True
        if button != Qt.MouseButton.LeftButton:
            return False
        self._press = event.position()
        self._pressed_token, self._pressed_piece = self._hit(event.position())
        return True

    def move(self, event: QMouseEvent) -> None:
        """The pointer moves."""
        if self._panning is not None:
            here = event.position().toPoint()
            self._view.pan(here - self._panning)
            self._panning = here
            return
        if self._ghost is not None:
            self._drag_to(event.position())
            return
        if self._press is not None and self._pressed_token is not None:
            sweeping = self.sweeps and event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            if self._is_far(event) and self._pressed_token.spec.movable and not (sweeping or self._swept):
                self._lift(self._pressed_token, event.position())
                return
        if self._press is not None and self.sweeps and (self._swept or self._is_far(event)):
            self._sweep(self.at if self._swept else self._press, event.position())
        self.hover(event.position())

    def release(self, event: QMouseEvent) -> bool:
        """A button goes up; True if it was ours."""
        if self._panning is not None:
            self._panning = None
            self.show_cursor()
            return True
        if event.button() != Qt.MouseButton.LeftButton or self._press is None:
            return False
        if self._ghost is not None:
            piece, place = self._pressed_piece, self._view.place_at(event.position())
            self.cancel()
            if not self._view.viewport().rect().contains(event.position().toPoint()):
                self._view.token_dropped_off.emit(piece, event.globalPosition().toPoint())
            elif place:
                self._view.token_dropped.emit(piece, place)
            return True
        token, piece = self._pressed_token, self._pressed_piece
        swept, near = tuple(self._swept), not self._is_far(event)
        self._press, self._pressed_token, self._pressed_piece, self._swept = None, None, "", []
        if swept:
            self._view.places_swept.emit(swept, event.modifiers())
        if swept or not near:
            return True
        modifiers = event.modifiers()
        if token is not None and piece:
            self._view.token_clicked.emit(piece, token.spec.place, modifiers)
        else:
            place = self._view.place_at(event.position())
            if place:
                self._view.place_clicked.emit(place, modifiers)
            else:
                self._view.ground_clicked.emit()
        return True

    def double(self, event: QMouseEvent) -> bool:
        """A double click: the whole stack."""
        token, piece = self._hit(event.position())
        if event.button() != Qt.MouseButton.LeftButton or token is None:
            return False
        self._view.token_double_clicked.emit(piece, token.spec.place)
        return True

    def leave(self) -> None:
        """The pointer is gone."""
        self._timer.stop()
        self._waiting = None
        self._view.fan.close()
        self._tell("", "")

    def cancel(self) -> bool:
        """Put back what is dragged; True if something was."""
        had = self._ghost is not None
        if self._ghost is not None:
            self._view.stage.removeItem(self._ghost)
            self._ghost = None
        if self._pressed_token is not None:
            self._pressed_token.item.setOpacity(1.0)
        if self._swept:
            had, self._swept = True, []
            self._view.places_sweeping.emit(())
        self._press, self._pressed_token, self._pressed_piece = None, None, ""
        self._view.show_hover("")
        self.show_cursor()
        return had

    def hover(self, at: QPointF) -> None:
        """Tell what is under the pointer, and fan out a stack it rests on."""
        self.at = at
        token, piece = self._hit(at)
        fan = self._view.fan
        spot = self._view.camera.scene_point(at)
        if fan.token is not None:
            if fan.keeps(spot.x(), spot.y()):
                fan.point(spot.x(), spot.y())
            else:
                fan.close()
        if token is not self._waiting:
            self._waiting = token
            self._timer.stop()
            if token is not None and token is not fan.token and len(token.spec.faces) > 1:
                self._timer.start()
        self._tell(token.spec.place if token is not None else self._view.place_at(at), piece)

    def forget(self) -> None:
        """Tokens have changed: nothing that was pointed at may be kept."""
        self._timer.stop()
        self._waiting = None
        if self._ghost is None:
            self._pressed_token, self._pressed_piece = None, ""

    def show_cursor(self) -> None:
        """The mouse cursor: a hand over what can be clicked now, open and closed for panning, a cross while
        dragging."""
        shape = Qt.CursorShape
        viewport = self._view.viewport()
        if self._panning is not None:
            viewport.setCursor(shape.ClosedHandCursor)
        elif self._space:
            viewport.setCursor(shape.OpenHandCursor)
        elif self._ghost is not None:
            viewport.setCursor(shape.ClosedHandCursor)
        elif self._view.clickable(self._place, self._piece):
            viewport.setCursor(shape.PointingHandCursor)
        else:
            viewport.setCursor(shape.ArrowCursor)

    def _tell(self, place: str, piece: str) -> None:
        view = self._view
        if place != self._place:
            self._place = place
            view.show_hover(place if view.clickable(place, "") else "")
            view.place_hovered.emit(place)
        if piece != self._piece:
            self._piece = piece
            view.token_hovered.emit(piece, place)
        self.show_cursor()

    def _hit(self, at: QPointF) -> tuple[Token | None, str]:
        spot = self._view.camera.scene_point(at)
        fan = self._view.fan
        if fan.token is not None:
            piece = fan.piece_at(spot.x(), spot.y())
            if piece is not None:
                return fan.token, piece
        token = self._view.tokens.at(spot.x(), spot.y())
        return token, token.spec.top if token is not None else ""

    def _fan_out(self) -> None:
        if self._waiting is not None and self._press is None and self._ghost is None:
            self._view.open_fan(self._waiting)

    def _lift(self, token: Token, at: QPointF) -> None:
        index = token.spec.ids.index(self._pressed_piece) if self._pressed_piece in token.spec.ids else 0
        single = self._view.fan.token is token or len(token.spec.ids) > 1
        pixmap = self._picture(token, index) if single else token.item.pixmap()
        self._view.fan.close()
        self._timer.stop()
        ghost = QGraphicsPixmapItem(pixmap)
        ratio = pixmap.devicePixelRatio()
        ghost.setOffset(-pixmap.width() / ratio / 2, -pixmap.height() / ratio / 2)
        ghost.setScale(1 / self._view.camera.zoom)
        ghost.setZValue(Z_DRAG)
        self._view.stage.addItem(ghost)
        self._ghost = ghost
        if not single:
            token.item.setOpacity(0.38)
        self._drag_to(at)
        self.show_cursor()
        self._view.token_lifted.emit(self._pressed_piece, token.spec.place)

    def _is_far(self, event: QMouseEvent) -> bool:
        """Whether the pointer has been moved since the button went down, rather than shaken."""
        if self._press is None:
            return False
        return (event.position() - self._press).manhattanLength() >= QApplication.startDragDistance()

    def _sweep(self, start: QPointF, end: QPointF) -> None:
        """The places on the way between two points of the viewport, none left out however fast it went."""
        line = QLineF(start, end)
        steps = max(1, round(line.length() / SWEEP_PX))
        known = len(self._swept)
        for step in range(steps + 1):
            place = self._view.place_at(line.pointAt(step / steps))
            if place and place not in self._swept:
                self._swept.append(place)
        if len(self._swept) > known:
            self._view.places_sweeping.emit(tuple(self._swept))

    def _picture(self, token: Token, index: int) -> QPixmap:
        """One counter of a stack, as it hangs on the pointer."""
        view = self._view
        px = max(24, round(token.size * view.camera.zoom))
        face = StackFace((token.spec.faces[index],))
        return stack_picture(face, px, view.look.theme, view.cache, view.devicePixelRatioF()).pixmap

    def _drag_to(self, at: QPointF) -> None:
        if self._ghost is not None:
            self._ghost.setPos(self._view.camera.scene_point(at))
        place = self._view.place_at(at)
        if place != self._place:
            self._place = place
            self._view.show_hover(place)
            self._view.place_hovered.emit(place)
