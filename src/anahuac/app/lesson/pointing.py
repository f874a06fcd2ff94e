"""What a lesson points out: a ring round a stack on the map, a frame round a control. Neither is in anybody's way."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from anahuac.app.look.look import Look
from anahuac.app.look.paint import NO_BRUSH, pen
from anahuac.app.look.theme import Theme, state_look
from anahuac.app.mapview import MapView

#: On the ground: whatever is read or clicked there, names, pieces with their plates, arrows, lies over it.
Z_RING = 15.0
RADIUS, ROOM = 58.0, 8.0
#: How far a frame stands off what it frames.
OFF = 3


class RingItem(QGraphicsItem):
    """A ring of one size on the screen, in the look of what is selected."""

    def __init__(self, view: MapView) -> None:
        super().__init__()
        self._view = view
        self._theme = view.look.theme
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setZValue(Z_RING)

    def boundingRect(self) -> QRectF:
        """Room taken, in pixels of the screen."""
        reach = RADIUS + ROOM
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Casing, line, and four ticks inward, so that it is no mere circle of colour; open where names stand."""
        del option, widget
        painter.setClipPath(self.open())
        paint_ring(painter, QRectF(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS), self._theme, RADIUS)
        for way in (QPointF(0, 1), QPointF(0, -1), QPointF(1, 0), QPointF(-1, 0)):
            painter.drawLine(way * RADIUS, way * (RADIUS - 7))

    def open(self) -> QPainterPath:
        """Where the ring may be drawn: its room without the names in it, in pixels round its middle."""
        zoom, at = self._view.zoom, self.pos()
        room, taken = QPainterPath(), QPainterPath()
        room.addRect(self.boundingRect())
        reach = (RADIUS + ROOM) / zoom
        for box in self._view.names.boxes(QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)):
            near = box.translated(-at)
            taken.addRect(QRectF(near.x() * zoom, near.y() * zoom, near.width() * zoom, near.height() * zoom))
        return room.subtracted(taken)


def paint_ring(painter: QPainter, rect: QRectF, theme: Theme, radius: float) -> None:
    """A rounded line in the colour and the casing of what is selected."""
    look = state_look("selected")
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(NO_BRUSH)
    casing = look.casing or (6.0, "panel.raised")
    for width, role in ((casing[0], casing[1]), (3.0, look.colour)):
        painter.setPen(pen(theme(role), width))
        painter.drawRoundedRect(rect, radius, radius)


class Rings(QObject):
    """The rings of one map."""

    def __init__(self, view: MapView, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._places: tuple[str, ...] = ()
        self.items: dict[str, RingItem] = {}
        view.zoom_changed.connect(self._place)
        view.look.changed.connect(self.show_again)

    def show(self, places: Iterable[str]) -> None:
        """Rings round the stacks of these places, and nowhere else."""
        self._places = tuple(places)
        self.show_again()

    def show_again(self) -> None:
        """After another board, or in another theme."""
        scene, board = self._view.scene(), self._view.board
        for item in self.items.values():
            scene.removeItem(item)
        known = [place for place in self._places if board is not None and place in board.places]
        self.items = {place: RingItem(self._view) for place in known}
        for item in self.items.values():
            scene.addItem(item)
        self._place()

    def _place(self) -> None:
        for place, item in self.items.items():
            item.setPos(self._view.spot(place))


class Frame(QWidget):
    """A frame round a control, drawn over everything and passed through by the pointer."""

    def __init__(self, look: Look, target: QWidget, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self._look = look
        self.target: QWidget | None = target
        target.destroyed.connect(self._gone)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        target.installEventFilter(self)
        over.installEventFilter(self)
        self.place()

    def place(self) -> None:
        """Follow the control, hidden with it."""
        over, target = self._over, self.target
        if target is None:
            return
        shown = target.isVisible() and over.isAncestorOf(target) and not target.visibleRegion().isEmpty()
        if shown:
            room = QRect(target.mapTo(over, QPoint()), target.size()).adjusted(-OFF, -OFF, OFF, OFF)
            self.setGeometry(room & over.rect())
            self.raise_()
        self.setVisible(shown)

    def _gone(self) -> None:
        self.target = None
        self.hide()

    def let_go(self) -> None:
        """Frame nothing any more."""
        if self.target is not None:
            self.target.removeEventFilter(self)
            self.target = None
        self.hide()
        self.deleteLater()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (
            QEvent.Type.Move,
            QEvent.Type.Resize,
            QEvent.Type.Show,
            QEvent.Type.Hide,
            QEvent.Type.LayoutRequest,
        ):
            self.place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        paint_ring(painter, QRectF(self.rect()).adjusted(3, 3, -3, -3), self._look.theme, 7)


class Frames:
    """The frames round the controls of one page."""

    def __init__(self, look: Look, over: QWidget) -> None:
        self._look = look
        self._over = over
        self.frames: dict[str, Frame] = {}

    def show(self, targets: Mapping[str, QWidget]) -> None:
        """Frames round these, by key, and nothing else."""
        for key in [key for key, frame in self.frames.items() if targets.get(key) is not frame.target]:
            self.frames.pop(key).let_go()
        for key, target in targets.items():
            if key not in self.frames:
                self.frames[key] = Frame(self._look, target, self._over)
        for frame in self.frames.values():
            frame.place()
            frame.update()
