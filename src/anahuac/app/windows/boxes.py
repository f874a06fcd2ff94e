"""Small dialogs of the main window: something told, a question with two answers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from anahuac.app.panels.widgets import Glyph, KeyButton, label, role
from anahuac.app.ui import Ui
from anahuac.app.windows import texts
from anahuac.app.windows.accesskeys import unmarked
from anahuac.app.windows.telling import legible
from anahuac.engine.text import Param, Template


class Box(QDialog):
    """Something said, what is to be filled in under it if anything, and a row of buttons, in the look of the window."""

    def __init__(self, parent: QWidget, ui: Ui, title: str, said: str, glyph: str = "") -> None:
        super().__init__(parent)
        self._ui = ui
        self.setWindowTitle(title)
        self.said = label(said, "strong", wrap=True)
        self.said.setMinimumWidth(min(ui.look.px(420), max(ui.look.px(240), parent.width() - 120)))
        head = QHBoxLayout()
        head.setSpacing(ui.look.px(12))
        if glyph:
            mark = Glyph(ui, glyph, 26, "warn" if glyph == "warning" else "accent")
            head.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.said, 1)
        self._row = QHBoxLayout()
        self._row.addStretch(1)
        self.column = QVBoxLayout()
        column = QVBoxLayout(self)
        margin = ui.look.px(16)
        column.setContentsMargins(margin, margin, margin, margin)
        column.setSpacing(ui.look.px(14))
        column.addLayout(head)
        column.addLayout(self.column)
        column.addLayout(self._row)

    def offer(self, said: Template, kind: str = "", *, default: bool = False) -> KeyButton:
        """Put a button at the right of those there are; ``kind`` is a role such as ``primary`` or ``warn``."""
        button = KeyButton(self._ui)
        button.setText(self._ui.words(said))
        button.setAutoDefault(default)
        button.setDefault(default)
        if kind:
            role(button, kind)
        self._row.addWidget(button)
        if default:
            button.setFocus()
        return button


def tell(parent: QWidget, ui: Ui, said: Param, warning: bool = True) -> None:
    """Say something in a box of its own, without waiting for it to be closed."""
    box = Box(parent, ui, ui.words(texts.TITLE), ui.words.sentence(said), "warning" if warning else "")
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.offer(texts.OK, "primary", default=True).clicked.connect(box.accept)
    box.open()


def ask(parent: QWidget, ui: Ui, question: Param, yes: Template, no: Template) -> bool:
    """Ask, and wait for the answer; no is what Enter and Esc give."""
    box = Box(parent, ui, ui.words(texts.TITLE), ui.words(question))
    box.offer(yes, "warn").clicked.connect(box.accept)
    box.offer(no, "primary", default=True).clicked.connect(box.reject)
    agreed = box.exec() == QDialog.DialogCode.Accepted
    box.deleteLater()
    return agreed


class NameBox(Box):
    """Asks for a name, in a field wide enough to show the one there is."""

    def __init__(self, parent: QWidget, ui: Ui, title: str, asked: Template, name: str) -> None:
        super().__init__(parent, ui, title, ui.words(asked))
        self.field = QLineEdit(name)
        self.field.setAccessibleName(ui.words(asked))
        self.field.selectAll()
        wanted = self.field.fontMetrics().horizontalAdvance(name) + ui.look.px(48)
        most = max(ui.look.px(240), parent.width() - 80)
        self.field.setMinimumWidth(min(max(wanted, ui.look.px(420)), most))
        self.column.addWidget(self.field)
        self.offer(texts.CANCEL).clicked.connect(self.reject)
        self.fine = self.offer(texts.OK, "primary", default=True)
        self.fine.clicked.connect(self.accept)
        self.field.textChanged.connect(self._changed)
        self.field.setFocus()
        self._changed(name)

    def _changed(self, name: str) -> None:
        self.fine.setEnabled(bool(name.strip(". ")))


def ask_name(parent: QWidget, ui: Ui, title: str, asked: Template, name: str) -> str:
    """Ask for another name than the one there is, and wait for it; "" where it stays."""
    box = NameBox(parent, ui, title, asked, name)
    given = box.field.text() if box.exec() == QDialog.DialogCode.Accepted else ""
    box.deleteLater()
    return given


def listed(parent: QWidget, ui: Ui, said: Param, lines: Sequence[Param]) -> QDialog:
    """Say something with the lines it is made of, which can be selected and copied."""
    dialog = QDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(ui.words(texts.TITLE))
    column = QVBoxLayout(dialog)
    column.addWidget(label(ui.words.sentence(said), "strong", wrap=True))
    field = QPlainTextEdit("\n".join(legible(ui.words(line)) for line in lines))
    field.setReadOnly(True)
    field.setTabChangesFocus(True)
    field.setAccessibleName(ui.words.sentence(said))
    column.addWidget(field, 1)
    button = KeyButton(ui)
    button.setText(ui.words(texts.CLOSE))
    button.clicked.connect(dialog.accept)
    column.addWidget(button, 0, Qt.AlignmentFlag.AlignRight)
    dialog.resize(min(ui.look.px(620), parent.width() - 40), min(ui.look.px(360), parent.height() - 40))
    dialog.open()
    return dialog


def about(parent: QWidget, ui: Ui, version: str) -> None:
    """What the program is."""
    said = ui.words(texts.ABOUT_TEXT(version=version))
    box = Box(parent, ui, unmarked(ui.words(texts.ABOUT)), said)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.offer(texts.CLOSE, "primary", default=True).clicked.connect(box.accept)
    box.open()
