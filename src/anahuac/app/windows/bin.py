"""What lies in the bin: to be restored, or deleted for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout

from anahuac.app.i18n import Worded
from anahuac.app.matches import Trouble
from anahuac.app.panels.widgets import KeyButton, label, role
from anahuac.app.windows import telling, texts
from anahuac.app.windows.matchlist import MatchList
from anahuac.engine.text import Param

if TYPE_CHECKING:
    from anahuac.app.windows.main import MainWindow


class BinDialog(Worded, QDialog):
    """A list with two ways out of it. ``changed`` tells that the library has to be looked at again."""

    changed = Signal()

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.listen(window.ui)
        self._window = window
        self.say("title", self.setWindowTitle, texts.BIN_TITLE)
        self.list = MatchList(self.ui)
        self.list.opened.connect(self._restore)
        self.list.chosen_changed.connect(self._enable)
        self.say("list", self.list.setAccessibleName, texts.BIN_TITLE)
        self.how = label("", "muted", wrap=True)
        self.fault = label("", "warn", wrap=True)
        self.restore, self.empty, self.shut = (KeyButton(self.ui) for _ in range(3))
        role(self.empty, "warn")
        row = QHBoxLayout()
        for button, said, slot in (
            (self.restore, texts.RESTORE, self._restore),
            (self.empty, texts.EMPTY_BIN, self._empty),
            (self.shut, texts.CLOSE, self.accept),
        ):
            self.say(said().source, button.setText, said)
            self.say(said().source + "-a", button.setAccessibleName, said)
            button.setAutoDefault(False)
            button.clicked.connect(slot)
            if button is self.shut:
                row.addStretch(1)
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.addWidget(self.how)
        column.addWidget(self.list, 1)
        column.addWidget(self.fault)
        column.addLayout(row)
        px = self.ui.look.px
        self.resize(min(px(560), window.width() - 40), min(px(480), window.height() - 40))
        self._fill()
        self.list.setFocus()

    def _fill(self) -> None:
        fault: Param = ""
        try:
            entries = self._window.matches.binned()
        except Trouble as trouble:
            entries, fault = [], trouble.reason
        self.list.show_entries(entries)
        self.say("how", self.how.setText, texts.BIN_HOW if entries else texts.BIN_EMPTY)
        self._tell(fault)
        self._enable()

    def _tell(self, fault: Param) -> None:
        words = self.ui.words
        self.say("fault", self.fault.setText, lambda: telling.legible(words(fault)))
        self.fault.setVisible(bool(fault))

    def _enable(self) -> None:
        self.restore.setEnabled(self.list.chosen is not None)
        self.empty.setEnabled(self.list.count() > 0)

    def _restore(self) -> None:
        entry = self.list.chosen
        if entry is None:
            return
        fault: Param = ""
        try:
            self._window.matches.restore(entry.path)
        except Trouble as trouble:
            fault = trouble.reason
        self._fill()
        self._tell(fault)
        self.changed.emit()

    def _empty(self) -> None:
        if not self._window.ask(texts.SURE_EMPTY(self.list.count()), texts.YES_EMPTY, texts.NO_DELETE):
            return
        fault: Param = ""
        try:
            self._window.matches.empty_bin()
        except Trouble as trouble:
            fault = trouble.reason
        self._fill()
        self._tell(fault)
        self.changed.emit()
