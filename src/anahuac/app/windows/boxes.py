"""Small dialogs of the main window: something told, a question with two answers."""

from __future__ import annotations

from PySide6.QtWidgets import QMessageBox, QWidget

from anahuac.app.ui import Ui
from anahuac.app.windows import texts
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


def about(parent: QWidget, ui: Ui, version: str) -> None:
    """What the program is."""
    QMessageBox.about(
        parent, ui.words(texts.ABOUT).replace("&", ""), ui.words(texts.ABOUT_TEXT(version=version))
    )
