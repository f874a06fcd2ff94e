"""Dragging something off a panel: its picture hangs on the pointer until it is let go."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel


class Pull(QObject):
    """Watches the mouse of a button. One that is pulled away from where it was pressed is not clicked."""

    lifted = Signal()
    dropped = Signal(QPoint)  # let go at this point of the screen

    def __init__(self, button: QAbstractButton, picture: Callable[[], QPixmap]) -> None:
        super().__init__(button)
        self._button, self._picture = button, picture
        self._from: QPointF | None = None
        self._ghost: QLabel | None = None
        button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Press, pull, let go; a button that goes puts it back."""
        del watched
        if isinstance(event, QMouseEvent):
            return self._mouse(event)
        if event.type() == QEvent.Type.Hide:
            self._put_back()
        return False

    def _mouse(self, event: QMouseEvent) -> bool:
        left = Qt.MouseButton.LeftButton
        if event.type() == QEvent.Type.MouseButtonPress and event.button() == left:
            self._from = event.position()
        elif event.type() == QEvent.Type.MouseMove and self._from is not None and event.buttons() & left:
            far = (event.position() - self._from).manhattanLength() >= QApplication.startDragDistance()
            if self._ghost is None and far:
                self._lift()
            self._carry(event.globalPosition().toPoint())
            return self._ghost is not None
        elif event.type() == QEvent.Type.MouseButtonRelease and event.button() == left:
            carried = self._ghost is not None
            self._put_back()
            if carried:
                self._button.setDown(False)
                self.dropped.emit(event.globalPosition().toPoint())
                return True
        return False

    def _lift(self) -> None:
        ghost = QLabel(self._button.window())
        ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        ghost.setPixmap(self._picture())
        ghost.adjustSize()
        ghost.show()
        self._ghost = ghost
        self.lifted.emit()

    def _carry(self, at: QPoint) -> None:
        if self._ghost is not None:
            here = self._button.window().mapFromGlobal(at)
            self._ghost.move(here - self._ghost.rect().center())
            self._ghost.raise_()

    def _put_back(self) -> None:
        self._from = None
        if self._ghost is not None:
            self._ghost.hide()
            self._ghost.deleteLater()
            self._ghost = None
