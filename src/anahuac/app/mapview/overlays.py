"""States of places on the map: a colour *and* a pattern, in screen pixels, under the names and above the
terrain."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from anahuac.app.look.board import BoardPicture, PlaceShape
from anahuac.app.look.paint import NO_BRUSH, NO_PEN
from anahuac.app.look.patterns import HEAVY, fill_device, texture
from anahuac.app.look.theme import StateLook, Theme, state_look

ORDER = ("adjacent", "blocked", "reach", "reach_last", "target", "replay", "selected", "hover")
Z_OVERLAYS = 10.0
Z_BRACKETS = 45.0
_ROOM = 36.0


class OverlayItem(QGraphicsItem):
    """One place in one state."""

    def __init__(self, place: PlaceShape, look: StateLook, theme: Theme, heavy: bool) -> None:
        super().__init__()
        self._path = place.path
        self._ground = place.ground
        self._look = look
        self._theme = theme
        self._heavy = heavy
        self._rect = place.path.boundingRect().adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # Painting takes about a millisecond, and every mark beside it that comes or goes would ask for it again.
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setZValue(Z_OVERLAYS + ORDER.index(look.name) / 10)

    @property
    def state(self) -> str:
        """Name of the state shown."""
        return self._look.name

    def boundingRect(self) -> QRectF:
        """Room taken in board units."""
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Fill, pattern, outline."""
        del option, widget
        ratio = painter.device().devicePixelRatioF()
        paint_state(painter, self._path, self._look, self._theme, ratio, self._heavy, self._ground)


def paint_state(
    painter: QPainter,
    path: QPainterPath,
    look: StateLook,
    theme: Theme,
    ratio: float = 1.0,
    heavy: bool = False,
    ground: QPainterPath | None = None,
) -> None:
    """Draw a state over the outline of a place; widths and patterns are screen pixels at any scale of the
    painter.

    The pattern covers ``ground``, or the whole place.
    """
    colour = theme(look.colour)
    weight = 0.3 if look.name == "blocked" else 0.5 if look.pattern.startswith("hatch") else 0.6
    marks = theme(look.colour, weight * (0.75 if theme.dark else 1.0))
    wash = theme(look.colour, look.alpha)
    brush = texture(look.pattern, marks, look.pitch, look.mark, ratio, heavy, wash)
    if brush is not None:
        fill_device(painter, ground if ground is not None else path, brush, ratio)
    elif look.alpha:
        painter.setPen(NO_PEN)
        painter.setBrush(wash)
        painter.drawPath(path)
    painter.setBrush(NO_BRUSH)
    if look.casing is not None:
        painter.setPen(_cosmetic(theme(look.casing[1]), look.casing[0], Qt.PenStyle.SolidLine))
        painter.drawPath(path)
    if look.outline is None:
        return
    width, style = look.outline
    weight = HEAVY if heavy else 1.0
    if look.casing is not None:
        painter.setPen(_cosmetic(colour, width * weight, style))
        painter.drawPath(path)
        return
    painter.save()  # inside the outline only, so that neighbours in two states each keep their own line
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setPen(_cosmetic(colour, 2 * width * weight, style))
    painter.drawPath(path)
    painter.restore()


def _cosmetic(colour: object, width: float, style: Qt.PenStyle) -> QPen:
    made = QPen(colour, width, style, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)  # type: ignore[call-overload]
    made.setCosmetic(True)
    return made  # type: ignore[no-any-return]


class BracketItem(QGraphicsItem):
    """Corner brackets round a target above the pieces: the place's own, or outside its rectangle."""

    def __init__(self, place: PlaceShape, theme: Theme) -> None:
        super().__init__()
        self._rect = place.path.boundingRect()
        own = place.brackets
        self._path = own if own is not None else _frame_brackets(self._rect)
        self._theme = theme
        self._cased = own is not None  # on the ground itself, where a paper casing sets them off
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(Z_BRACKETS)

    def boundingRect(self) -> QRectF:
        """Room taken in board units."""
        return self._rect.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Every corner."""
        del option, widget
        painter.setBrush(NO_BRUSH)
        casing = ((self._theme("panel.raised"), 7.0),) if self._cased else ()
        for colour, width in (*casing, (self._theme("warn"), 4.0 if self._cased else 4.5)):
            line = _cosmetic(colour, width, Qt.PenStyle.SolidLine)
            line.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(line)
            painter.drawPath(self._path)


def _frame_brackets(rect: QRectF) -> QPainterPath:
    outer = rect.adjusted(-5, -5, 5, 5)
    arm = 18.0
    path = QPainterPath()
    for x, y, dx, dy in (
        (outer.left(), outer.top(), 1, 1),
        (outer.right(), outer.top(), -1, 1),
        (outer.left(), outer.bottom(), 1, -1),
        (outer.right(), outer.bottom(), -1, -1),
    ):
        path.moveTo(x + arm * dx, y)
        path.lineTo(x, y)
        path.lineTo(x, y + arm * dy)
    return path


class OverlayLayer:
    """States of all places, changed by difference."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: dict[tuple[str, str], OverlayItem] = {}
        self._brackets: dict[str, BracketItem] = {}
        self._dress: tuple[object, ...] = ()

    def states(self) -> dict[str, tuple[str, ...]]:
        """What is shown, by place."""
        found: dict[str, list[str]] = {}
        for place, state in self._items:
            found.setdefault(place, []).append(state)
        return {place: tuple(states) for place, states in found.items()}

    def show(
        self, board: BoardPicture, states: Mapping[str, str | Iterable[str]], theme: Theme, heavy: bool
    ) -> list[QGraphicsItem]:
        """Show exactly these states; KeyError for an unknown one. Places the board has not are left out.

        Returns what has come and may fade in; what is under the pointer is to be seen at once.
        """
        fresh: list[QGraphicsItem] = []
        dress = (board.key, theme.name, heavy)
        if dress != self._dress:
            self.clear()
            self._dress = dress
        wanted = {
            (place, state)
            for place, value in states.items()
            for state in ((value,) if isinstance(value, str) else value)
            if place in board.places
        }
        for key in [key for key in self._items if key not in wanted]:
            self._scene.removeItem(self._items.pop(key))
        for place, state in sorted(wanted - self._items.keys()):
            item = OverlayItem(board.places[place], state_look(state), theme, heavy)
            self._items[place, state] = item
            self._scene.addItem(item)
            if state != "hover":
                fresh.append(item)
        shapes = {p: board.places[p] for p, _ in wanted}
        straight = {p for p, shape in shapes.items() if shape.square or shape.brackets is not None}
        framed = {p for p, state in wanted if state_look(state).brackets and p in straight}
        for place in [place for place in self._brackets if place not in framed]:
            self._scene.removeItem(self._brackets.pop(place))
        for place in sorted(framed - self._brackets.keys()):
            corner = BracketItem(board.places[place], theme)
            self._brackets[place] = corner
            self._scene.addItem(corner)
            fresh.append(corner)
        return fresh

    def clear(self) -> None:
        """Show nothing."""
        for item in (*self._items.values(), *self._brackets.values()):
            self._scene.removeItem(item)
        self._items, self._brackets = {}, {}
