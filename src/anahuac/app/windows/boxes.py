"""Small dialogs of the main window: something told, a question with two answers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QMessageBox, QPlainTextEdit, QVBoxLayout, QWidget

from anahuac.app.panels.widgets import KeyButton, label
from anahuac.app.ui import Ui
from anahuac.app.windows import texts
from anahuac.app.windows.accesskeys import unmarked
from anahuac.app.windows.telling import legible
from anahuac.engine.text import Param, Template


def tell(parent: QWidget, ui: Ui, said: Param, warning: bool = True) -> None:
    """Say something in a box of its own, without waiting for it to be closed."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning if warning else QMessageBox.Icon.Information)
    box.setWindowTitle(ui.words(texts.TITLE))
    box.setText(ui.words.sentence(said))
    box.addButton(ui.words(texts.OK), QMessageBox.ButtonRole.AcceptRole)
    box.open()


def ask(parent: QWidget, ui: Ui, question: Param, yes: Template, no: Template) -> bool:
    """Ask, and wait for the answer; no is what Enter and Esc give."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Question)
    box.setWindowTitle(ui.words(texts.TITLE))
    box.setText(ui.words(question))
    agree = box.addButton(ui.words(yes), QMessageBox.ButtonRole.DestructiveRole)
    refuse = box.addButton(ui.words(no), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(refuse)
    box.setEscapeButton(refuse)
    box.exec()
    return box.clickedButton() is agree


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
    QMessageBox.about(parent, unmarked(ui.words(texts.ABOUT)), ui.words(texts.ABOUT_TEXT(version=version)))
