"""What a map can be asked to show beside the play: the ways between places, who holds them, costs of getting there.

Everything is drawn in screen pixels at any zoom, and told apart by line, flag and hatch as well as by colour.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from anahuac.app.look.board import BoardPicture, Detail, PlaceShape
from anahuac.app.look.counters import DiscFace, paint_counter
from anahuac.app.look.fonts import sans
from anahuac.app.look.paint import NO_BRUSH, diamond, label, pen, polygon
from anahuac.app.look.patterns import HEAVY, fill_device, texture
from anahuac.app.look.theme import Theme, state_look

Z_HOLDS, Z_LINKS, Z_STEPS, Z_COSTS = 8.0, 9.0, 15.0, 46.0
#: Screen pixels: half a diamond, a flag at an objective and elsewhere, room round a line.
_DIAMOND, _FLAG, _SMALL_FLAG, _ROOM = 10.0, 30.0, 20.0, 40.0
#: Diamonds and flags are left out where a counter would be narrower than this on the screen.
_LEAST_COUNTER = 24.0
_RIBBON = ((30.0, 0.16), (22.0, 0.26), (14.0, 0.52))


class LinkSpec(msgspec.Struct, frozen=True):
    """Two places that touch: what going from ``a`` to ``b`` costs, and coming ``back``."""

    a: str
    b: str
    there: str
    back: str


class HoldSpec(msgspec.Struct, frozen=True):
    """Who holds a place: colour role and pictogram of the camp; both "" and ``contested`` where two fight for it.

    At an ``objective`` the flag is larger; ``marked`` places have a marker of the game instead of it.
    """

    place: str
    role: str
    glyph: str
    contested: bool = False
    objective: bool = False
    marked: bool = False


class CostSpec(msgspec.Struct, frozen=True):
    """What getting to a place costs; ``mark`` is the state by which it can be reached.

    It stands where a stack would in a place that is ``empty``, else beside the stack.
    """

    place: str
    said: str
    mark: str = "reach"
    empty: bool = False


class Survey(msgspec.Struct, frozen=True):
    """All that is shown."""

    links: tuple[LinkSpec, ...] = ()
    holds: tuple[HoldSpec, ...] = ()
    costs: tuple[CostSpec, ...] = ()


class _Sign(QGraphicsItem):
    """Something on the map that takes no click, painted once per scale."""

    def __init__(self, rect: QRectF, z: float, text: float) -> None:
        super().__init__()
        self._text = text
        self._rect = rect.adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setZValue(z)

    def boundingRect(self) -> QRectF:
        """Room taken in board units."""
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw it in screen pixels."""
        del option, widget
        scale = painter.worldTransform().m11() / painter.device().devicePixelRatioF()
        painter.save()
        painter.scale(1 / scale, 1 / scale)
        self.draw(painter, scale)
        painter.restore()

    def draw(self, painter: QPainter, scale: float) -> None:
        """``scale`` is screen pixels per board unit; the painter works in screen pixels from the board's corner."""
        raise NotImplementedError


class LinkItem(_Sign):
    """A way: dotted ink from middle to middle through the border."""

    z = Z_LINKS

    def __init__(self, spec: LinkSpec, board: BoardPicture, theme: Theme, heavy: bool, text: float) -> None:
        start, end = (QPointF(*board.places[place].centre) for place in (spec.a, spec.b))
        through = board.crossing(spec.a, spec.b) or (start + end) / 2
        self._points = (start, through, end)
        self._spec, self._theme, self._heavy = spec, theme, heavy
        self._least = _LEAST_COUNTER / board.piece_size
        path = polygon([(p.x(), p.y()) for p in self._points], closed=False)
        super().__init__(path.boundingRect(), self.z, text)

    def draw(self, painter: QPainter, scale: float) -> None:
        look, theme = state_look("adjacent"), self._theme
        width, style = look.outline or (1.5, Qt.PenStyle.DotLine)
        start, through, end = (p * scale for p in self._points)
        path = polygon([(p.x(), p.y()) for p in (start, through, end)], closed=False)
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(theme("halo", 0.6), width + 2.5))
        painter.drawPath(path)
        painter.setPen(QPen(theme(look.colour), width * (HEAVY if self._heavy else 1.0), style))
        painter.drawPath(path)


class StepItem(LinkItem):
    """What the step over the border costs, in a diamond; either way where that differs, beyond the border each."""

    z = Z_STEPS

    def draw(self, painter: QPainter, scale: float) -> None:
        theme = self._theme
        start, through, end = (p * scale for p in self._points)
        if scale < self._least:
            return
        half = _DIAMOND * self._text
        if self._spec.there == self._spec.back:
            _cost(painter, through, self._spec.there, theme, half)
            return
        for other, said in ((end, self._spec.there), (start, self._spec.back)):
            line = QLineF(through, other)
            line.setLength(min(half * 1.25, line.length() / 2))
            _cost(painter, line.p2(), said, theme, half)


class HoldItem(_Sign):
    """A place in the colours of who holds it, along its edge, with a flag; hatched where two fight for it."""

    def __init__(
        self,
        spec: HoldSpec,
        place: PlaceShape,
        flag: QPointF,
        least: float,
        theme: Theme,
        heavy: bool,
        text: float,
    ) -> None:
        self._spec, self._path, self._flag = spec, place.path, flag
        self._edge = place.edge if place.edge is not None else place.path
        self._least, self._theme, self._heavy = least, theme, heavy
        super().__init__(place.path.boundingRect(), Z_HOLDS, text)

    def draw(self, painter: QPainter, scale: float) -> None:
        theme, spec = self._theme, self._spec
        path = QTransform.fromScale(scale, scale).map(self._path)
        edge = QTransform.fromScale(scale, scale).map(self._edge)
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        if spec.contested:
            look = state_look("blocked")
            brush = texture(look.pattern, theme("ink", 0.55), look.pitch, 1.6, _ratio(painter), self._heavy)
            if brush is not None:
                fill_device(painter, path, brush, _ratio(painter))
        else:
            self._ribbon(painter, path, edge, min(1.0, scale))
        painter.restore()
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(theme("border"), 2.1))
        painter.drawPath(edge)
        if not spec.contested and not spec.marked and scale >= self._least:
            self._raise_flag(painter, self._flag * scale)

    def _ribbon(self, painter: QPainter, path: QPainterPath, edge: QPainterPath, narrow: float) -> None:
        theme, wash = self._theme, self._spec.role + ".wash"
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(theme("land", 0.85), 2 * _RIBBON[0][0] * narrow))
        painter.drawPath(edge)
        painter.fillPath(path, theme(wash, 0.14))
        for width, alpha in _RIBBON:
            painter.setPen(pen(theme(wash, alpha), 2 * width * narrow))
            painter.drawPath(edge)

    def _raise_flag(self, painter: QPainter, at: QPointF) -> None:
        side = (_FLAG if self._spec.objective else _SMALL_FLAG) * self._text
        room = QRectF(at.x() - side / 2, at.y() - side / 2, side, side)
        paint_counter(painter, room, DiscFace(self._spec.glyph, self._spec.role), self._theme)


class CostItem(_Sign):
    """What getting to a place costs, in a diamond edged in the colour of its state."""

    def __init__(self, spec: CostSpec, at: QPointF, theme: Theme, text: float) -> None:
        self._spec, self._at, self._theme = spec, at, theme
        super().__init__(QRectF(at, at), Z_COSTS, text)

    def draw(self, painter: QPainter, scale: float) -> None:
        look = state_look(self._spec.mark)
        style = look.outline[1] if look.outline is not None else Qt.PenStyle.SolidLine
        _cost(
            painter,
            self._at * scale,
            self._spec.said,
            self._theme,
            _DIAMOND * 1.2 * self._text,
            look.colour,
            style,
        )


def _cost(
    painter: QPainter,
    at: QPointF,
    said: str,
    theme: Theme,
    half: float,
    role: str = "ink.terrain",
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:
    painter.setPen(pen(theme(role), 1.3 if role == "ink.terrain" else 2.0, style))
    painter.setBrush(theme("panel.raised"))
    painter.drawPath(diamond(at.x(), at.y(), half))
    label(painter, said, at.x(), at.y(), sans(half * 1.25, 700), theme("ink"))


def _ratio(painter: QPainter) -> float:
    return painter.device().devicePixelRatioF()


class SurveyLayer:
    """All signs of a survey, made again when what they show, or how it looks, is another."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._items: list[_Sign] = []
        self._shown: tuple[object, ...] = ()
        self.survey = Survey()

    def show(self, survey: Survey, board: BoardPicture, detail: Detail, heavy: bool, text: float) -> None:
        """Show exactly this at a text size; what is about places the board has not is left out."""
        self.survey = survey
        shown = (survey, board.key, detail.scheme, detail.language, detail.text_scale, heavy, text)
        if shown == self._shown or (survey == Survey() and not self._items):
            return
        self.clear()
        self.survey, self._shown = survey, shown
        self._items = list(_signs(survey, board, detail, heavy, text))
        for item in self._items:
            self._scene.addItem(item)

    def clear(self) -> None:
        """Show nothing."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items, self._shown, self.survey = [], (), Survey()

    def __len__(self) -> int:
        return len(self._items)


def _signs(survey: Survey, board: BoardPicture, detail: Detail, heavy: bool, text: float) -> Iterable[_Sign]:
    theme, places = detail.theme, board.places
    least = _LEAST_COUNTER / board.piece_size
    for hold in survey.holds:
        if hold.place in places:
            flag = board.anchor(hold.place, "control", detail)
            yield HoldItem(hold, places[hold.place], flag, least, theme, heavy, text)
    for link in survey.links:
        if link.a in places and link.b in places:
            yield LinkItem(link, board, theme, heavy, text)
            yield StepItem(link, board, theme, heavy, text)
    for cost in survey.costs:
        if cost.place in places:
            spot = board.anchor(cost.place, "stack" if cost.empty else "cost", detail)
            yield CostItem(cost, spot, theme, text)
