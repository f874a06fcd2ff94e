"""The map view: one for every board. It knows places, tokens and marks, and nothing of rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QLineF, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsItem, QGraphicsScene, QGraphicsView, QWidget

from anahuac.app.look.board import BoardPicture, Detail
from anahuac.app.look.counters import CounterCache
from anahuac.app.look.look import Look

from .arrows import ArrowLayer, ArrowSpec, placed
from .camera import STEP, Camera
from .fan import Fan
from .mapcursor import Keyboard
from .names import NameLayer, names_scale
from .overlays import OverlayLayer
from .pointer import Pointer
from .rest import Rest
from .sight import Sight
from .survey import Survey, SurveyLayer
from .tiles import TileLayer
from .tokens import NO_WAYS, Token, TokenLayer, TokenSpec, Ways

_CLICKABLE = frozenset({"reach", "reach_last", "target"})


class MapView(QGraphicsView):
    """A board with its pieces: zoom about the pointer, pan, hover, click, drag, and a cursor for the keyboard.

    Signals name places and pieces by their ids; ``place_hovered`` and ``token_hovered`` come with "" when the
    pointer leaves. ``menu_requested`` and ``token_dropped_off``, off the map, carry the global position too.
    """

    place_hovered = Signal(str)
    place_clicked = Signal(str, Qt.KeyboardModifier)
    token_hovered = Signal(str, str)
    token_clicked = Signal(str, str, Qt.KeyboardModifier)
    token_double_clicked = Signal(str, str)
    token_lifted = Signal(str, str)
    token_dropped = Signal(str, str)
    token_dropped_off = Signal(str, QPoint)
    places_sweeping = Signal(tuple)
    places_swept = Signal(tuple, Qt.KeyboardModifier)
    token_focused = Signal(str, str)
    ground_clicked = Signal()
    menu_requested = Signal(str, str, QPoint)
    cursor_moved = Signal(str)
    announced = Signal(str)
    zoom_changed = Signal(float)
    view_changed = Signal(QRectF)

    def __init__(self, look: Look, language: str = "en", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._language = language
        self._board: BoardPicture | None = None
        self._overlay: dict[str, str | tuple[str, ...]] = {}
        self._arrow_specs: tuple[ArrowSpec, ...] = ()
        self._hovered = ""
        self._actionable: frozenset[str] = frozenset()
        self._fitted = True
        self._middle = QPointF()
        self.stage = QGraphicsScene(self)
        self.setScene(self.stage)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        hints = QPainter.RenderHint
        self.setRenderHints(hints.Antialiasing | hints.SmoothPixmapTransform)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing, True)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.cache = CounterCache()
        self.camera = Camera(self)
        self.tiles = TileLayer(self)
        self.tiles.arrived.connect(self._tile_arrived)
        self.overlays = OverlayLayer(self.stage)
        self.survey = SurveyLayer(self.stage)
        self.names = NameLayer(self.stage)
        self.tokens = TokenLayer(self.stage, self.cache, look.motion, self)
        self.arrows = ArrowLayer(self.stage, self.zoom_changed)
        self.fan = Fan(self.stage, self.cache)
        self.pointer = Pointer(self)
        self.keyboard = Keyboard(self, look.theme)
        self.rest = Rest(self)
        self.sight = Sight(self)
        look.changed.connect(self._dress)

    # ---------------------------------------------------------------- what is shown

    @property
    def board(self) -> BoardPicture | None:
        """The board shown."""
        return self._board

    def set_board(self, board: BoardPicture) -> None:
        """Show a board. Tokens, overlays and arrows of the one before go; the whole board is seen."""
        self.pointer.cancel()
        self.fan.close()
        self.tokens.set_tokens(())
        self.overlays.clear()
        self.survey.clear()
        self._overlay, self._arrow_specs, self._hovered = {}, (), ""
        self.arrows.show((), self._look.theme)
        self.names.clear()
        self.rest.forget_names()
        self._board = board
        self.keyboard.hide()
        self.camera.set_bounds(board.bounds)
        self.fit()
        self._dress()

    def set_language(self, language: str) -> None:
        """Write names in a language."""
        if language != self._language:
            self._language = language
            self._dress()

    def set_tokens(self, specs: Sequence[TokenSpec], animate: bool = True, ways: Ways = NO_WAYS) -> None:
        """Show exactly these stacks; those that moved glide there, along their ``ways``, unless motion is off."""
        self.fan.close()
        self.pointer.forget()
        if not self.isVisible():  # nobody has seen them at another scale yet: once is enough
            self.rest.scale_tokens()
            self.tokens.set_detail(self.detail())
        self.tokens.set_tokens(specs, animate and self.isVisible(), ways)

    def set_overlay(self, states: Mapping[str, str | Iterable[str]]) -> None:
        """Mark places by state: reach, reach_last, target, blocked, selected, adjacent, replay; several may
        be given."""
        self._overlay = {p: s if isinstance(s, str) else tuple(s) for p, s in states.items()}
        self._show_overlay()
        self.pointer.show_cursor()

    def set_survey(self, survey: Survey) -> None:
        """Show exactly these ways, holders and costs."""
        if self._board is not None:
            heavy, text = self._look.heavy_patterns, self._look.text_scale
            self.survey.show(survey, self._board, self.detail(), heavy, text)

    def set_arrows(self, specs: Sequence[ArrowSpec]) -> None:
        """Show exactly these paths."""
        self._arrow_specs = tuple(specs)
        self.show_arrows()

    def set_actionable(self, pieces: Iterable[str], places: Iterable[str] = ()) -> None:
        """The pieces that Tab goes through, and that show a hand under the pointer; the places it goes through then."""
        order = tuple(pieces)
        self.keyboard.round.set(order, places)
        self.keyboard.stand()
        self._actionable = frozenset(order)
        self.pointer.show_cursor()

    def set_describer(
        self,
        describe: Callable[[str], str] | None,
        describe_piece: Callable[[str, str], str] | None = None,
    ) -> None:
        """How a place, and a piece in its place, is read out when the cursor comes to it."""
        self.keyboard.describe = describe
        self.keyboard.describe_piece = describe_piece

    def set_motion(self, on: bool) -> None:
        """Let things glide, or be there at once."""
        self._look.motion.set_wanted(on)

    def spot(self, place: str, anchor: str = "stack") -> QPointF:
        """Where things stand in a place, in board units: ends of arrows, for instance."""
        if self._board is None:
            return QPointF()
        return self._board.anchor(place, anchor, self.detail())

    def path_between(self, *places: str) -> tuple[tuple[float, float], ...]:
        """Points for an arrow from the stack of one place to that of another, ending clear of both
        counters."""
        if self._board is None or len(places) < 2:
            return ()
        spots = [self.spot(place) for place in places]
        reach = self._board.piece_size * 0.66
        for end, other in ((0, 1), (-1, -2)):
            line = QLineF(spots[end], spots[other])
            spots[end] = line.pointAt(min(0.4, reach / max(line.length(), 1.0)))
        return tuple((spot.x(), spot.y()) for spot in spots)

    # ---------------------------------------------------------------- camera

    @property
    def zoom(self) -> float:
        """Screen pixels per board unit."""
        return self.camera.zoom

    def fit(self) -> None:
        """See the whole board, and keep seeing it whole while the window changes size."""
        self._fitted = True
        self.camera.fit()
        self._moved(zoomed=True)

    @property
    def fitted(self) -> bool:
        """Whether the whole board is kept in sight."""
        return self._fitted

    def zoom_in(self) -> None:
        """One step nearer, about the middle."""
        self.zoom_by(STEP)

    def zoom_out(self) -> None:
        """One step farther, about the middle."""
        self.zoom_by(1 / STEP)

    def zoom_by(self, factor: float, about: QPointF | None = None) -> None:
        """Zoom by a factor about a point of the viewport, the middle if none is given."""
        point = about if about is not None else self.camera.middle()
        if self.camera.zoom_to(self.camera.zoom * factor, point):
            self._fitted = False
            self.sight.let_go()
            self._moved(zoomed=True)

    def set_zoom(self, zoom: float, centre: QPointF | None = None) -> None:
        """Look at a point of the board (the one in the middle now if none is given) at a zoom."""
        middle = centre if centre is not None else self.camera.visible().center()
        self._fitted = False
        self.camera.look_at(middle, zoom)
        self.sight.stay()
        self._moved(zoomed=True)

    def centre_on(self, place: str) -> None:
        """Bring a place to the middle, at the zoom there is."""
        if self._board is not None and place in self._board.places:
            self._fitted = False
            self.camera.look_at(QPointF(*self._board.places[place].centre))
            self.sight.keep(place)
            self._moved()

    def look_at(self, point: QPointF) -> None:
        """Bring a point of the board to the middle, or as near to it as the board's edges allow."""
        self._fitted = False
        self.sight.let_go()
        self.camera.look_at(point)
        self._moved()

    def show_place(self, place: str) -> None:
        """Bring a place into view, moving only if it is not."""
        if not self.sight.sees(place):
            self.centre_on(place)

    def pan(self, delta: QPoint) -> None:
        """Move what is seen by screen pixels."""
        self._fitted = False
        self.sight.let_go()
        self.camera.pan(delta)
        self._moved()

    def place_at(self, at: QPointF) -> str:
        """The place at a point of the viewport, or ""."""
        if self._board is None:
            return ""
        spot = self.camera.scene_point(at)
        return self._board.pick(spot.x(), spot.y()) or ""

    def clickable(self, place: str, piece: str) -> bool:
        """Whether something there can be clicked now."""
        state = self._overlay.get(place, ())
        marks = {state} if isinstance(state, str) else set(state)
        return bool(marks & _CLICKABLE) or (piece != "" and piece in self._actionable)

    @property
    def painted(self) -> bool:
        """Whether all that is seen has been painted at the scale in force; what lies around it may be missing."""
        if self.rest.busy:
            return False
        return self.tiles.is_complete(self.camera.visible(), self.camera.zoom * self.devicePixelRatioF())

    @property
    def quiet(self) -> bool:
        """Whether everything has been painted at the scale in force: tiles, names, counters."""
        return self.tiles.idle and not self.rest.busy

    def close_down(self) -> None:
        """End the painting thread; the view shows what it has and asks for no more."""
        self._look.motion.finish()
        self.rest.stop()
        self.tiles.stop()

    # ---------------------------------------------------------------- inside

    @property
    def look(self) -> Look:
        """What the view is dressed in."""
        return self._look

    def detail(self) -> Detail:
        """How things are drawn now: theme, language, text size and zoom."""
        zoom = self.camera.zoom
        return Detail(self._look.theme.name, self._language, names_scale(self._look.text_scale, zoom), zoom)

    def _dress(self) -> None:
        """Take up board, theme, language and text size."""
        board = self._board
        if board is None:
            return
        self.keyboard.set_theme(self._look.theme)
        self.set_survey(self.survey.survey)
        self.setBackgroundBrush(self._look.theme("paper"))
        whole = Detail(self._look.theme.name, self._language, max(1.0, round(self._look.text_scale * 4) / 4))
        self.tiles.set_board(board, whole)
        self.tokens.set_board(board, self.detail())
        self._show_overlay()
        self.rest.forget_names()
        self.viewport().update()
        if self.isVisible():
            self.rest.settle()

    def _show_overlay(self) -> None:
        if self._board is None:
            return
        states: dict[str, str | Iterable[str]] = dict(self._overlay)
        if self._hovered:
            now = states.get(self._hovered, ())
            states[self._hovered] = (*((now,) if isinstance(now, str) else now), "hover")
        look = self._look
        fresh = self.overlays.show(self._board, states, look.theme, look.heavy_patterns)
        if fresh and self.isVisible():
            look.motion.fade(partial(_appear, fresh))

    def show_arrows(self) -> None:
        """Draw the paths between where things stand now."""
        if self._board is not None:
            drawn = [placed(spec, self._board, self.path_between) for spec in self._arrow_specs]
            self.arrows.show(drawn, self._look.theme)

    def show_hover(self, place: str) -> None:
        """Mark the place the pointer is over, or none."""
        if place != self._hovered:
            self._hovered = place
            self._show_overlay()

    def open_fan(self, token: Token) -> None:
        """Fan out a stack, clear of what lies over the map."""
        px = min(max(round(token.size * self.camera.zoom), 40), 96)
        ratio = self.devicePixelRatioF()
        seen = self.camera.visible()
        pointer = self.camera.scene_point(self.pointer.at)
        theme, taken = self._look.theme, self.sight.covered()
        self.fan.open(token, px, self.camera.zoom, ratio, seen, theme, pointer, taken)
        self._look.motion.fade(partial(_appear, self.fan.items))

    def _moved(self, zoomed: bool = False) -> None:
        self._middle = self.camera.visible().center()
        if zoomed:
            self.fan.close()
            self.zoom_changed.emit(self.camera.zoom)
        self.rest.disturb(zoomed)
        self.view_changed.emit(self.camera.visible())

    def _tile_arrived(self, area: QRectF) -> None:
        box = self.viewportTransform().mapRect(area).toAlignedRect().adjusted(-1, -1, 1, 1)
        self.viewport().update(box & self.viewport().rect())

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The ground, from tiles."""
        to_view = self.viewportTransform()
        painter.save()
        painter.resetTransform()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self.rest.resting)
        exposed = QRectF(rect)
        if self._board is None or not self._board.bounds.contains(exposed):
            painter.fillRect(to_view.mapRect(exposed), self.backgroundBrush())
        self.tiles.draw(
            painter,
            exposed,
            self.camera.zoom,
            QPointF(to_view.dx(), to_view.dy()),
            self.devicePixelRatioF(),
        )
        painter.restore()

    # ---------------------------------------------------------------- events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the whole board in view, or what was in the middle."""
        super().resizeEvent(event)
        if self._fitted:
            self.camera.fit()
        else:
            self.camera.look_at(self._middle)
            self.sight.stay()
        self._moved(zoomed=self._fitted)

    def showEvent(self, event: QShowEvent) -> None:
        """Ask for tiles now that there is somebody to see them."""
        super().showEvent(event)
        if self._fitted:
            self.camera.fit()
        self.rest.appear()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Ctrl and wheel zoom about the pointer; without Ctrl the map moves."""
        event.accept()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            turned = event.angleDelta().y() or event.angleDelta().x()
            if turned:
                self.zoom_by(STEP ** (turned / 120), event.position())
            return
        delta = event.pixelDelta() if not event.pixelDelta().isNull() else event.angleDelta() / 2
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and delta.x() == 0:
            delta = QPoint(delta.y(), 0)
        self.pan(delta)

    def viewportEvent(self, event: QEvent) -> bool:
        """Pinch zooms."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.zoom_by(1 + event.value(), event.position())
                return True
        elif event.type() == QEvent.Type.Leave:
            self.pointer.leave()
        elif event.type() == QEvent.Type.DevicePixelRatioChange and self.isVisible():
            self.rest.settle()  # on a screen of another scale
        return super().viewportEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click, a drag or a pan."""
        event.setAccepted(self.pointer.press(event))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hover, drag or pan."""
        self.pointer.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a click, a drag or a pan."""
        event.setAccepted(self.pointer.release(event))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a whole stack; elsewhere a second click."""
        if not self.pointer.double(event):
            event.setAccepted(self.pointer.press(event))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for a menu at the pointer."""
        spot = self.camera.scene_point(QPointF(event.pos()))
        token = self.tokens.at(spot.x(), spot.y())
        place = token.spec.place if token else self.place_at(QPointF(event.pos()))
        self.menu_requested.emit(place, token.spec.top if token else "", event.globalPos())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move the cursor, Enter and Space click at it, Space held pans; the rest is left to the window."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.pointer.set_space(True)
        elif not (event.key() == Qt.Key.Key_Escape and self.pointer.cancel()) and not self.keyboard.press(
            event
        ):
            event.ignore()
            return
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """The space bar goes up."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            if self.pointer.set_space(False):
                self.keyboard.point()
            event.accept()
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the pieces that can act, then on to the next widget; buttons over the map ask here too."""
        return (self.hasFocus() and self.keyboard.tab(forward)) or super().focusNextPrevChild(forward)


def _appear(items: Sequence[QGraphicsItem], share: float) -> None:
    for item in items:
        item.setOpacity(share)
