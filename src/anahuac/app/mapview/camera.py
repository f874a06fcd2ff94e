"""Zoom and pan of the map view: about the pointer, within limits, on whole pixels."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QPoint, QPointF, QRectF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsView

STEP = 2.0**0.25
"""Zoom factor of one notch of the wheel; four notches double the scale."""
MOST = 4.0
BEYOND = 0.25
"""Share of the view that may look beyond the board when it is panned."""


class Camera:
    """Where a view looks. ``zoom`` is screen pixels per board unit."""

    def __init__(self, view: QGraphicsView) -> None:
        self._view = view
        self._zoom = 1.0
        self._bounds = QRectF(0, 0, 1, 1)
        #: Edges of the view that something lies over: the whole board is shown clear of them.
        self.margins = QMargins()

    @property
    def zoom(self) -> float:
        """Screen pixels per board unit."""
        return self._zoom

    @property
    def least(self) -> float:
        """The zoom at which the whole board is seen, a little smaller still allowed."""
        return min(1.0, self.fitting() * 0.8)

    def set_bounds(self, bounds: QRectF) -> None:
        """Look at a board that takes this room."""
        self._bounds = bounds
        self.resized()

    def resized(self) -> None:
        """Give the view as much room round the board as zooming about any point needs."""
        view = self._view.viewport().rect()
        across, down = view.width() / self._zoom, view.height() / self._zoom
        self._view.setSceneRect(self._bounds.adjusted(-across, -down, across, down))

    def fitting(self) -> float:
        """The zoom at which the board just fits the view, clear of the margins."""
        room = self._room()
        if room.isEmpty():
            return 1.0
        return min(room.width() / self._bounds.width(), room.height() / self._bounds.height())

    def _room(self) -> QRectF:
        """The view without its margins; all of it where they would leave too little."""
        whole = QRectF(self._view.viewport().rect())
        clear = whole.marginsRemoved(self.margins.toMarginsF())
        enough = clear.width() >= whole.width() / 2 and clear.height() >= whole.height() / 2
        return clear if enough else whole

    def middle(self) -> QPointF:
        """The middle of the viewport."""
        return QRectF(self._view.viewport().rect()).center()

    def visible(self) -> QRectF:
        """The part of the board that is in view, in board units."""
        inverse, _ = self._view.viewportTransform().inverted()
        return inverse.mapRect(QRectF(self._view.viewport().rect()))

    def scene_point(self, point: QPointF) -> QPointF:
        """A point of the viewport in board units, fractions of a pixel kept."""
        inverse, _ = self._view.viewportTransform().inverted()
        return inverse.map(point)

    def zoom_to(self, zoom: float, about: QPointF) -> bool:
        """Zoom so that what is under a point of the viewport stays there; False at a limit already
        reached."""
        held = min(max(zoom, self.least), MOST)
        if abs(held / self._zoom - 1) < 1e-6:
            return False
        anchor = self.scene_point(about)
        self._apply(held)
        self._put(anchor, about)
        return True

    def look_at(self, centre: QPointF, zoom: float | None = None) -> None:
        """Put a point of the board in the middle of the view, or as near to it as the board's edges allow."""
        self._apply(self._zoom if zoom is None else min(max(zoom, self.least), MOST))
        self._put(centre, self.middle())
        self._hold(0.0)

    def fit(self) -> None:
        """See the whole board."""
        self._apply(min(self.fitting(), MOST))
        self._put(self._bounds.center(), self._room().center())

    def pan(self, delta: QPoint) -> None:
        """Move what is seen by screen pixels; a part of the view may look beyond the board's edges, not
        more."""
        across, down = self._view.horizontalScrollBar(), self._view.verticalScrollBar()
        across.setValue(across.value() - delta.x())
        down.setValue(down.value() - delta.y())
        self._hold(BEYOND)

    def _hold(self, beyond: float) -> None:
        """Bring the board's edges back if more than a share of the view shows what is beyond them."""
        seen = self.visible()
        centre, held = seen.center(), QPointF()
        held.setX(_within(centre.x(), self._bounds.left(), self._bounds.right(), seen.width(), beyond))
        held.setY(_within(centre.y(), self._bounds.top(), self._bounds.bottom(), seen.height(), beyond))
        if abs(held.x() - centre.x()) * self._zoom >= 1 or abs(held.y() - centre.y()) * self._zoom >= 1:
            self._put(held, self.middle())

    def _apply(self, zoom: float) -> None:
        self._zoom = zoom
        self._view.setTransform(QTransform.fromScale(zoom, zoom))
        self.resized()

    def _put(self, anchor: QPointF, at: QPointF) -> None:
        """Scroll until a board point is under a point of the viewport, to the nearest pixel."""
        now = self._view.viewportTransform().map(anchor)
        across, down = self._view.horizontalScrollBar(), self._view.verticalScrollBar()
        across.setValue(across.value() + round(now.x() - at.x()))
        down.setValue(down.value() + round(now.y() - at.y()))


def _within(centre: float, low: float, high: float, seen: float, beyond: float) -> float:
    """The nearest centre of a view ``seen`` wide that keeps to the board, or its middle where the board is
    smaller."""
    reach = seen * (0.5 - beyond)
    if high - low < 2 * reach:
        return (low + high) / 2
    return min(max(centre, low + reach), high - reach)
