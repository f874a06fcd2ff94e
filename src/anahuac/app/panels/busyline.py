"""The line over the prompt bar's lower edge while a computer thinks."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from anahuac.app.ui import Ui


class BusyLine(QWidget):
    """That a computer thinks, and how far it is; a full line where that is not known. Nothing of it moves by itself."""

    def __init__(self, ui: Ui, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui = ui
        self.share = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        ui.look.changed.connect(self.update)

    def show_share(self, share: float) -> None:
        """From 0, not known, to 1."""
        if share != self.share:
            self.share = share
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._ui.look.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme("accent.wash"))
        filled = self.width() if self.share <= 0 else round(self.width() * min(self.share, 1.0))
        painter.fillRect(QRect(0, 0, filled, self.height()), theme("accent"))
