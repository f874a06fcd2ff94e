"""The first line of the window: menu bar, title in the middle, a remark at the right."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenuBar, QSizePolicy, QWidget

from anahuac.app.panels.widgets import label
from anahuac.app.ui import Ui


class MenuLine(QWidget):
    """Menu bar, title in the middle, a remark at the right."""

    def __init__(self, ui: Ui) -> None:
        super().__init__()
        self._ui = ui
        self.bar = QMenuBar()
        self.bar.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.title = label("", "muted")
        self.remark = label("", "caption")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 16, 0)
        row.addWidget(self.bar)
        row.addStretch(1)
        row.addWidget(self.title)
        row.addStretch(1)
        row.addWidget(self.remark)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        QPainter(self).fillRect(self.rect(), self._ui.look.theme("panel"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.title.setVisible(self.width() / self._ui.look.text_scale >= 900)
