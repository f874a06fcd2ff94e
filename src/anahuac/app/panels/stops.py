"""Drawn rows that are gone along by arrow keys, from stop to stop, and that tell what is pointed at."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent
from PySide6.QtWidgets import QWidget

from anahuac.app.panels.spoken import announce
from anahuac.app.panels.tips import show_beside


class Stops(QWidget):
    """Has the stops that :meth:`stops` tells of. ``at`` is the one the keys are at, ``None`` before the first arrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.at: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def stops(self) -> tuple[int, int]:
        """How many there are, and the one that the first arrow leads to."""
        raise NotImplementedError

    def describe(self) -> None:
        """Set the accessible description: of the stop the keys are at, else of the whole."""
        raise NotImplementedError

    def told_at(self, at: QPointF) -> str:
        """What the pointer is told at a point; "" for nothing."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right, start and end, go from stop to stop."""
        count, first = self.stops()
        step = 0 if self.at is None else 1
        here = first if self.at is None else self.at
        there = {
            Qt.Key.Key_Left: here - step,
            Qt.Key.Key_Right: here + step,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: count - 1,
        }.get(Qt.Key(event.key()))
        if there is None:
            super().keyPressEvent(event)
            return
        self.at = min(max(there, 0), count - 1)
        self.describe()
        announce(self, self.accessibleDescription())
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.at = None
        self.describe()
        self.update()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_beside(self, self.told_at(QPointF(event.pos())), event.globalPos())
            return True
        return super().event(event)
