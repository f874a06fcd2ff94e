"""The line of the smallest windows: where the score stands, and the button between map and panels."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.panels.widgets import label
from anahuac.app.ui import Ui
from anahuac.engine.text import Param, text

MAP = text("table", "Map")
PANELS = text("table", "Panels")
SWAP = text("table", "Map or panels (Ctrl+Tab)")
MARGIN = 10


class SwapLine(Worded, QWidget):
    """Names what it would show: ``panels_shown`` tells what is shown now."""

    swapped = Signal()

    def __init__(self, ui: Ui, panels_shown: Callable[[], bool], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN, 0, MARGIN, 6)
        self._score = label("", "strong", wrap=True)
        self.button = QToolButton()
        self.button.clicked.connect(self.swapped)
        row.addWidget(self._score, 1)
        row.addWidget(self.button)
        self.say("swap", self.button.setText, lambda: ui.words(MAP if panels_shown() else PANELS))
        self.say("tip", self.button.setToolTip, SWAP)
        self.say("name", self.button.setAccessibleName, SWAP)

    def show_score(self, said: Param) -> None:
        """Where the score stands, in one line."""
        self.say("score", self._score.setText, said)

    def show_swapped(self) -> None:
        """The button names the other half."""
        self._say_again()
