"""What is told when something has gone wrong that nobody foresaw: the report itself, to be copied or found."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.fonts import sans
from anahuac.app.panels.widgets import Glyph, KeyButton, label, role
from anahuac.app.ui import Ui
from anahuac.engine.text import Param, Template, Text, text

TITLE = text("crash", "Anahuac")
CRASHED = text("crash", "Something went wrong that should not have. The match is kept as it stood.")
CRASH_REPORT = text("crash", "A report has been written: {file}")
NO_REPORT = text("crash", "No report could be written.")
DISCREET = text(
    "crash", "It names versions, the system, and the latest steps; no folder of yours, nothing secret."
)
REPORT = text("crash", "The report")
COPY = text("crash", "Copy the report")
COPIED = text("crash", "Copied")
FOLDER = text("crash", "Open its folder")
GO_ON = text("crash", "Go on")


class CrashBox(Worded, QDialog):
    """One for a whole series of faults; the text is that of the latest."""

    def __init__(self, ui: Ui, parent: QWidget) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._file: Path | None = None
        self.say("title", self.setWindowTitle, TITLE)
        said, self.where, discreet = (
            label("", "strong", wrap=True),
            label("", "", wrap=True),
            label("", "caption"),
        )
        discreet.setWordWrap(True)
        self.say("said", said.setText, CRASHED)
        self.say("discreet", discreet.setText, DISCREET)
        self.field = QPlainTextEdit()
        self.field.setReadOnly(True)
        self.field.setTabChangesFocus(True)
        self.field.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.field.setFont(sans(13 * ui.look.text_scale))
        self.say("field", self.field.setAccessibleName, REPORT)
        self.copy, self.folder, self.go_on = (KeyButton(ui) for _ in range(3))
        role(self.go_on, "primary")
        self.folder.clicked.connect(self._show_folder)
        self.copy.clicked.connect(self._copy)
        self.go_on.clicked.connect(self.accept)
        self.go_on.setDefault(True)
        self._name(self.copy, "copy", COPY)
        self._name(self.folder, "folder", FOLDER)
        self._name(self.go_on, "go_on", GO_ON)
        head = QHBoxLayout()
        head.addWidget(Glyph(ui, "warning", 26, "warn"))
        head.addWidget(said, 1)
        row = QHBoxLayout()
        row.addWidget(self.copy)
        row.addWidget(self.folder)
        row.addStretch(1)
        row.addWidget(self.go_on)
        column = QVBoxLayout(self)
        column.addLayout(head)
        column.addWidget(self.where)
        column.addWidget(self.field, 1)
        column.addWidget(discreet)
        column.addLayout(row)
        px = ui.look.px
        self.resize(min(px(720), parent.width() - 40), min(px(440), parent.height() - 40))

    def tell(self, report: str, file: Path | None) -> None:
        """Show a report, and where it has been written."""
        self._file = file
        self.field.setPlainText(report)
        where: Param = CRASH_REPORT(file=file.name) if file is not None else NO_REPORT()
        self.say("where", self.where.setText, where)
        self.folder.setVisible(file is not None)
        self._name(self.copy, "copy", COPY)
        self.go_on.setFocus()

    def _name(self, button: KeyButton, key: str, said: Text | Template) -> None:
        self.say(key, button.setText, said)
        self.say(key + "-a", button.setAccessibleName, said)
        button.updateGeometry()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.field.toPlainText())
        self._name(self.copy, "copy", COPIED())

    def _show_folder(self) -> None:
        if self._file is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._file.parent)))
