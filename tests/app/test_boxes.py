"""Small dialogs: in the look of the window, with room for what stands in them; Enter gives no harmful answer."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QInputDialog, QMessageBox
from pytestqt.qtbot import QtBot

from anahuac.app.panels.widgets import KeyButton
from anahuac.app.windows import boxes, texts
from anahuac.app.windows.main import MainWindow
from tests.app.seeing import faults

Key = Qt.Key
LONG = "The long march to Tenochtitlan, with Éléonore, 日本, second try"
pytestmark = pytest.mark.usefixtures("active_window")


def box_of(window: MainWindow) -> boxes.Box:
    QApplication.processEvents()
    return next(box for box in window.findChildren(boxes.Box) if box.isVisible())


def answering(window: MainWindow, key: Qt.Key) -> None:
    QTimer.singleShot(50, lambda: QTest.keyClick(QApplication.focusWidget() or box_of(window), key))


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("fr", "dark")])
def test_boxes_are_whole_in_the_look_of_the_window(
    window: MainWindow, language: str, theme: str, percent: int, qtbot: QtBot
) -> None:
    window.set_language(language)
    window.set_theme(theme)
    window.set_size(percent)
    made = [
        boxes.NameBox(window, window.ui, "Rename", texts.NEW_NAME, LONG),
        boxes.Box(window, window.ui, "Anahuac", window.ui.words(texts.SURE_DELETE(name=LONG)), "warning"),
    ]
    made[1].offer(texts.YES_DELETE, "warn")
    made[1].offer(texts.NO_DELETE, "primary", default=True)
    found = []
    for box in made:
        box.open()
        for _ in range(4):
            QApplication.processEvents()
        found += faults(box)
        for button in box.findChildren(KeyButton):
            assert button.icon().isNull()
        flags = box.windowFlags()
        assert not flags & Qt.WindowType.WindowContextHelpButtonHint
        box.close()
    window.set_size(100)
    assert found == []


@pytest.mark.parametrize("percent", [100, 150, 200])
def test_the_field_shows_the_whole_name(window: MainWindow, percent: int) -> None:
    window.set_size(percent)
    box = boxes.NameBox(window, window.ui, "Rename", texts.NEW_NAME, LONG)
    box.open()
    QApplication.processEvents()
    assert box.field.hasFocus()
    room = box.field.width() - window.ui.look.px(20)
    assert box.field.fontMetrics().horizontalAdvance(LONG) < room
    box.close()
    window.set_size(100)


def test_a_name_is_given_or_left(window: MainWindow) -> None:
    answering(window, Key.Key_Return)
    assert boxes.ask_name(window, window.ui, "Rename", texts.NEW_NAME, "one") == "one"
    answering(window, Key.Key_Escape)
    assert boxes.ask_name(window, window.ui, "Rename", texts.NEW_NAME, "one") == ""
    box = boxes.NameBox(window, window.ui, "Rename", texts.NEW_NAME, "one")
    box.field.setText(" . ")
    assert not box.fine.isEnabled()


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Escape, Key.Key_Space])
def test_no_is_what_keys_answer(window: MainWindow, key: Qt.Key) -> None:
    answering(window, key)
    assert not boxes.ask(window, window.ui, texts.SURE_DELETE(name="x"), texts.YES_DELETE, texts.NO_DELETE)


def test_yes_is_a_button(window: MainWindow) -> None:
    def agree() -> None:
        button = next(b for b in box_of(window).findChildren(KeyButton) if b.property("role") == "warn")
        button.click()

    QTimer.singleShot(50, agree)
    assert boxes.ask(window, window.ui, texts.SURE_DELETE(name="x"), texts.YES_DELETE, texts.NO_DELETE)


def test_what_is_told_is_closed_by_enter(window: MainWindow) -> None:
    for show in (
        lambda: boxes.tell(window, window.ui, texts.SURE_DELETE(name="x")),
        lambda: boxes.about(window, window.ui, "1.0"),
    ):
        show()
        box = box_of(window)
        assert not isinstance(box, (QMessageBox, QInputDialog))
        QTest.keyClick(box, Key.Key_Return)
        QApplication.processEvents()
        assert not any(d.isVisible() for d in window.findChildren(QDialog))
