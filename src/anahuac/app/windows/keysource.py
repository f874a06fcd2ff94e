"""Which widget a key was pressed at: what is typed into a field, or done in a list, is no answer to the game.

Fields and lists of Qt do their own with Enter and pass it on all the same, as they do with every key they have no use
for, so that it comes to the table as if nobody had wanted it. By then the focus may be elsewhere already.
"""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QKeySequenceEdit,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)

#: Widgets that have a use of their own for letters, figures, Space or Enter.
TAKING = (
    QLineEdit,
    QAbstractSpinBox,
    QComboBox,
    QTextEdit,
    QPlainTextEdit,
    QAbstractItemView,
    QKeySequenceEdit,
    QAbstractSlider,
)


class KeySource(QObject):
    """Follows the focus, and remembers where a key was pressed until that has been asked for."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._watched: QWidget | None = None
        self._taken = False

    def follow(self, focus: QWidget | None) -> None:
        """The focus is on this widget now."""
        if self._watched is not None and shiboken6.isValid(self._watched):
            self._watched.removeEventFilter(self)
        self._watched = focus
        if focus is not None:
            focus.installEventFilter(self)

    def was_taken(self) -> bool:
        """Whether the key that has come up to the table was pressed where things are written or chosen."""
        focus = QApplication.focusWidget()
        taken = self._taken or is_taking(focus)
        self._taken = False
        return taken

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key goes down."""
        if event.type() == QEvent.Type.KeyPress:
            self._taken = is_taking(watched)
        return False


def is_taking(widget: QObject | None) -> bool:
    """Whether keys that are pressed at a widget are meant for it alone: fields, lists, a page that is read.

    What stands inside one, such as its button, is part of it.
    """
    while widget is not None:
        if isinstance(widget, TAKING) or widget.property("keeps_keys"):
            return True
        if isinstance(widget, QWidget) and widget.isWindow():
            return False
        widget = widget.parent()
    return False
