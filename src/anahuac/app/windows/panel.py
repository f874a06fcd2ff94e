"""A titled panel of the pages before the table."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.panels.docks import DockBody, DockHead
from anahuac.app.ui import Ui
from anahuac.engine.text import Template


class Panel(Worded, QWidget):
    """A titled panel of the page."""

    def __init__(self, ui: Ui, title: Template, content: QWidget) -> None:
        super().__init__()
        self.listen(ui)
        self.head = DockHead(ui, title)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(DockBody(ui, content), 1)
