"""Paths on the map: a planned move, a line of fire, what a log line speaks of. Vector, with a plate for its
cost."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt, SignalInstance
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from anahuac.app.look.board import BoardPicture, Point
from anahuac.app.look.paint import NO_BRUSH, NO_PEN, badge, badge_size, pen, polygon, smooth
from anahuac.app.look.theme import Theme

Z_ARROWS = 50.0
_ASIDE = 3.5
"""How far a sign of attack moves aside for the figures of counters, in board units."""
#: Half the height of a plate, and how far the head and the casing of a line reach, in screen pixels.
_PLATE, _REACH = 11.0, 20.0


class ArrowSpec(msgspec.Struct, frozen=True):
    """A path through points in board units. ``role`` accent, warn or gold; ``label`` stands on a plate at
    its middle.

    ``bow`` bends a path of two points sideways by that share of its length; ``dashed`` for fire and replay. A ``sign``
    is no path but a bare arrowhead on what divides the first of its places from the last: an attack.
    """

    id: str
    points: tuple[tuple[float, float], ...] = ()
    role: str = "accent"
    label: str = ""
    dashed: bool = False
    bow: float = 0.18
    places: tuple[str, ...] = ()
    sign: bool = False


def placed(spec: ArrowSpec, board: BoardPicture, path: Callable[..., tuple[Point, ...]]) -> ArrowSpec:
    """A spec with points where its places are: along the ``path`` between stacks, or about the crossing for a sign."""
    if not spec.places:
        return spec
    if not spec.sign:
        return replace(spec, points=path(*spec.places))
    start, end = spec.places[0], spec.places[-1]
    crossing = board.crossing(start, end)
    if crossing is None:
        return replace(spec, points=())
    (x1, y1), (x2, y2) = board.places[start].centre, board.places[end].centre
    length = max(1.0, math.hypot(x2 - x1, y2 - y1))
    dx, dy = (x2 - x1) / length, (y2 - y1) / length
    # figures stand at the left of a counter: an arrow from the left stays outside, one from the right goes in
    into = 0.0 if abs(dx) < 0.1 else -_ASIDE if dx > 0 else _ASIDE
    x, y = crossing.x() + into * dx, crossing.y() + into * dy
    return replace(spec, points=((x - dx, y - dy), (x + dx, y + dy)), bow=0.0)


class ArrowItem(QGraphicsItem):
    """A path with its head and plate, drawn in screen pixels along board points."""

    def __init__(self, spec: ArrowSpec, theme: Theme) -> None:
        super().__init__()
        self.spec = spec
        self._theme = theme
        self._line = _curve(spec)
        self._scale = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(Z_ARROWS)

    def set_scale(self, scale: float) -> None:
        """Screen pixels per board unit, which head and plate are sized by."""
        if scale != self._scale:
            self.prepareGeometryChange()
            self._scale = scale

    def boundingRect(self) -> QRectF:
        """Room taken in board units, with the head and the whole of the plate."""
        reach = _REACH / self._scale
        room = self._line.boundingRect().adjusted(-reach, -reach, reach, reach)
        return room.united(self.plate()) if self.spec.label else room

    def plate(self) -> QRectF:
        """Room taken by the plate in board units."""
        middle = self._line.pointAtPercent(0.5)
        size = badge_size(self.spec.label, _PLATE)
        wide, high = (size.width() / 2 + 2) / self._scale, (size.height() / 2 + 2) / self._scale
        return QRectF(middle.x() - wide, middle.y() - high, 2 * wide, 2 * high)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Casing, line, head, plate."""
        del option, widget
        scale = painter.worldTransform().m11()
        colour, casing = self._theme(self.spec.role), self._theme("panel.raised")
        line = QTransform().scale(scale, scale).map(self._line)
        painter.save()
        painter.scale(1 / scale, 1 / scale)
        if self.spec.sign:
            _paint_sign(painter, line, colour, casing, min(1.0, max(0.5, scale)))
            painter.restore()
            return
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(casing, 7.5))
        painter.drawPath(line)
        ink = pen(colour, 3.6, cap=Qt.PenCapStyle.FlatCap)
        if self.spec.dashed:
            ink.setDashPattern([4, 1.6])
        painter.setPen(ink)
        painter.drawPath(line)
        end = line.pointAtPercent(1.0)
        before = line.pointAtPercent(max(0.0, 1.0 - 10.0 / max(line.length(), 10.0)))
        painter.save()
        painter.translate(end)
        painter.rotate(-QLineF(before, end).angle())
        painter.setPen(pen(casing, 2.5))
        painter.setBrush(colour)
        painter.drawPath(polygon([(12, 0), (-5, 9), (-5, -9)]))
        painter.restore()
        if self.spec.label:
            middle = line.pointAtPercent(0.5)
            ground = self._theme(self.spec.role + ".on") if self.spec.role != "gold" else casing
            badge(painter, middle.x(), middle.y(), self.spec.label, _PLATE, colour, ground)
        painter.restore()


_SIGN = ((7.5, 0.0), (-4.1, 7.1), (-1.1, 0.0), (-4.1, -7.1))


def _paint_sign(painter: QPainter, line: QPainterPath, colour: QColor, casing: QColor, size: float) -> None:
    """A bare arrowhead in the middle of a line, small enough to cover no figure of the counters beside it."""
    painter.translate(line.pointAtPercent(0.5))
    painter.rotate(-line.angleAtPercent(0.5))
    painter.scale(size, size)
    painter.setPen(pen(casing, 3.2))
    painter.setBrush(colour)
    painter.drawPath(polygon(_SIGN))
    painter.setPen(NO_PEN)
    painter.drawPath(polygon(_SIGN))


def _curve(spec: ArrowSpec) -> QPainterPath:
    if len(spec.points) != 2:
        return smooth(spec.points)
    (x1, y1), (x2, y2) = spec.points
    dx, dy = x2 - x1, y2 - y1
    path = QPainterPath(QPointF(x1, y1))
    path.quadTo((x1 + x2) / 2 - dy * spec.bow, (y1 + y2) / 2 + dx * spec.bow, x2, y2)
    return path


class ArrowLayer:
    """All paths, changed by difference."""

    def __init__(self, scene: QGraphicsScene, zoomed: SignalInstance) -> None:
        self._scene = scene
        self._items: dict[str, ArrowItem] = {}
        zoomed.connect(self.set_scale)
        self._theme = ""
        self._scale = 1.0

    def set_scale(self, scale: float) -> None:
        """The zoom in force: screen pixels per board unit."""
        self._scale = scale
        for item in self._items.values():
            item.set_scale(scale)

    def show(self, specs: Sequence[ArrowSpec], theme: Theme) -> None:
        """Show exactly these paths; one with less than two points is left out."""
        wanted = {spec.id: spec for spec in specs if len(spec.points) > 1}
        for name in [
            n for n, i in self._items.items() if wanted.get(n) != i.spec or self._theme != theme.name
        ]:
            self._scene.removeItem(self._items.pop(name))
        self._theme = theme.name
        for name, spec in wanted.items():
            if name not in self._items:
                self._items[name] = ArrowItem(spec, theme)
                self._items[name].set_scale(self._scale)
                self._scene.addItem(self._items[name])

    def specs(self) -> tuple[ArrowSpec, ...]:
        """What is shown."""
        return tuple(item.spec for item in self._items.values())
