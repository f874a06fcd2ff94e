"""What is in sight: whether a place is seen, bringing it into view, and keeping it there while the view changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from anahuac.app.mapview.view import MapView


class Sight:
    """The place a view was told to show stays in sight when its size changes, until somebody moves the map."""

    def __init__(self, view: MapView) -> None:
        self._view = view
        self._kept = ""

    def sees(self, place: str) -> bool:
        """Whether the middle of a place and every stack on it is seen whole, with nothing lying over it."""
        view = self._view
        if view.board is None or place not in view.board.places:
            return False
        middle = QRectF(0, 0, 2, 2)
        middle.moveCenter(QPointF(*view.board.places[place].centre))
        seen, covered = view.camera.visible(), self.covered()
        boxes = [middle, *(token.outline() for token in view.tokens if token.spec.place == place)]
        return all(seen.contains(box) and not any(box.intersects(over) for over in covered) for box in boxes)

    def covered(self) -> list[QRectF]:
        """Where widgets lie over the map, in board units."""
        view = self._view
        inverse, _ = view.viewportTransform().inverted()
        over = view.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        ours = [
            one for one in over if one is not view.viewport() and one.isVisible() and one.parent() is view
        ]
        return [inverse.mapRect(QRectF(one.geometry())) for one in ours]

    def keep(self, place: str) -> None:
        """Remember a place that was brought into view."""
        self._kept = place

    def let_go(self) -> None:
        """Somebody has moved the map."""
        self._kept = ""

    def stay(self) -> None:
        """Bring the kept place back where a change of the view has pushed it out of sight."""
        board = self._view.board
        if self._kept and board is not None and self._kept in board.places and not self.sees(self._kept):
            self._view.camera.look_at(QPointF(*board.places[self._kept].centre))
