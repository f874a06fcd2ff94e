"""Where a card may lie over the board and cover nothing that is read."""

from __future__ import annotations

from math import hypot, inf

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize

from anahuac.app.mapview import MapView

#: So many places across and down are tried.
TRIED = 24
_COUNTER = 40.0  # how much worse it is to cover a counter than empty ground


def clear_spot(view: MapView, wished: QPointF, size: QSize) -> tuple[QPoint, bool]:
    """The corner of a card in the view's viewport, and whether it covers no counter there.

    After the counters it covers as little as can be of any zone, then it is as near to what was wished as can be.
    """
    room = QRectF(view.viewport().rect()).adjusted(4, 4, -4, -4)
    pieces = [_seen(view, token.outline()) for token in view.tokens]
    shapes = view.board.places.values() if view.board is not None else ()
    zones = [_seen(view, shape.path.boundingRect()) for shape in shapes if shape.square]
    steps = QPointF(max(0.0, room.width() - size.width()), max(0.0, room.height() - size.height()))
    best, found, clear = inf, room.topLeft(), False
    for across in range(TRIED + 1):
        for down in range(TRIED + 1):
            corner = room.topLeft() + QPointF(steps.x() * across / TRIED, steps.y() * down / TRIED)
            card = QRectF(corner, size.toSizeF())
            away = card.center() - wished
            hidden = _covered(card, pieces)
            cost = _COUNTER * hidden + _covered(card, zones) + hypot(away.x(), away.y())
            if cost < best:
                best, found, clear = cost, corner, not hidden
    return found.toPoint(), clear


def _seen(view: MapView, rect: QRectF) -> QRectF:
    """A rectangle of the board in the view."""
    return QRectF(QPointF(view.mapFromScene(rect.topLeft())), QPointF(view.mapFromScene(rect.bottomRight())))


def _covered(card: QRectF, others: list[QRectF]) -> float:
    """How much a card covers of others, in pixels of area."""
    parts = (card & other for other in others if card.intersects(other))
    return sum(part.width() * part.height() for part in parts)
