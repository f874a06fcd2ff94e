"""What is typed into a field, or done in a list, answers no question of the game, wherever that field is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from anahuac.app.decisions.confirming import Confirming
from anahuac.app.windows.features.reading import Reading
from anahuac.app.windows.keysource import TAKING, is_taking
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.table import TablePage
from tests.app.conquestpositions import battle, campaign, played

Sit = Callable[..., MainWindow]
Key = Qt.Key
KEYS = (Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Backspace, Key.Key_1, Key.Key_2, Key.Key_P)
pytestmark = pytest.mark.usefixtures("active_window")


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def fields(inside: QWidget) -> list[QWidget]:
    """Everything one writes or chooses in that can have the keyboard."""
    found = [w for w in inside.findChildren(QWidget) if isinstance(w, TAKING) or is_taking(w)]
    return [w for w in found if w.isVisible() and w.isEnabled() and w.focusPolicy() != Qt.FocusPolicy.NoFocus]


def asked(sit: Sit, kind: str) -> TablePage:
    """A table with a question that Enter would answer."""
    match = played(battle() if kind in ("fire", "losses") else campaign(), 200, stop=kind)
    table = sit(match).table
    assert table is not None
    table.session.auto_answer = False
    return table


def type_everywhere(table: TablePage, inside: QWidget) -> list[str]:
    """Press keys in every field; what has been answered so."""
    said: list[str] = []
    shortcuts = [Qt.Key(ord(b.shortcut)) for b in table.prompt.answers if len(b.shortcut) == 1]
    before = table.session.match.last.number
    tool = table.play.tool
    typed = 0
    for field in fields(inside):
        for key in (*KEYS, *shortcuts):
            if not field.isVisible():
                break
            field.setFocus()
            settle()
            if not field.hasFocus():  # behind a tab, or it hands the keyboard on
                continue
            typed += 1
            QTest.keyClick(field, key)
            settle()
            if popup := QApplication.activePopupWidget():
                popup.close()
            if table.session.match.last.number != before or table.play.tool is not tool:
                said.append(f"{type(field).__name__} {field.accessibleName()!r} {key}")
                before, tool = table.session.match.last.number, table.play.tool
            assert not isinstance(table.play.tool, Confirming)
    assert typed
    return said


@pytest.mark.parametrize("kind", ["movement", "muster", "march", "losses", "fire"])
def test_no_field_or_list_of_the_table_answers(sit: Sit, kind: str) -> None:
    table = asked(sit, kind)
    for dock in table.docks.values():
        if not dock.isHidden():
            dock.raise_()
    assert type_everywhere(table, table) == []


def test_the_search_of_the_rules_answers_nothing(sit: Sit, qtbot: QtBot) -> None:
    """Enter opens the article, and the list of what was found; the focus has moved on when the key comes up."""
    table = asked(sit, "muster")
    window = table.window()
    assert isinstance(window, MainWindow)
    reading = next(feature for feature in window.features if isinstance(feature, Reading))
    reading.open()
    settle()
    reader = table.docks["help"].content
    search = next(f for f in reader.findChildren(QLineEdit) if f.isVisible())
    before = table.session.match.last.number
    for words in ("battle", "no such word at all", ""):
        search.setFocus()
        search.setText(words)
        qtbot.wait(300)
        QTest.keyClick(search, Key.Key_Return)
        settle()
        assert table.session.match.last.number == before, words
    assert type_everywhere(table, reader) == []
    reading.open()  # its button to close it has been pressed, too
    settle()
    search.setText("battle")
    qtbot.wait(300)
    assert type_everywhere(table, reader) == []


def test_nor_does_one_who_looks_back(sit: Sit) -> None:
    table = asked(sit, "muster")
    table.session.look_at(3)
    settle()
    steps = len(table.session.match.steps)
    type_everywhere(table, table)
    assert len(table.session.match.steps) == steps


@pytest.mark.parametrize("key", ["search", "keys", "moment", "statistics"])
def test_dialogs_answer_nothing(sit: Sit, key: str) -> None:
    table = asked(sit, "muster")
    window = table.window()
    assert isinstance(window, MainWindow)
    window.menus.actions[key].trigger()
    settle()
    dialog = next(d for d in window.findChildren(QDialog) if d.isVisible())
    before = table.session.match.last.number
    for field in fields(dialog):
        for pressed in (Key.Key_Space, Key.Key_1, Key.Key_Return):
            if field.isVisible() and not (key == "search" and pressed == Key.Key_Return):
                field.setFocus()
                QTest.keyClick(field, pressed)
                settle()
    assert table.session.match.last.number == before


def test_escape_in_a_field_goes_back_to_the_map_and_takes_nothing_back(sit: Sit) -> None:
    table = asked(sit, "march")
    before = table.session.match.last.number
    field = next(w for w in fields(table) if w.isVisible())
    field.setFocus()
    QTest.keyClick(field, Key.Key_Escape)
    settle()
    assert table.map.hasFocus()
    assert table.session.match.last.number == before


def test_on_the_map_enter_answers_after_something_was_typed(sit: Sit) -> None:
    table = asked(sit, "muster")
    field = next(w for w in fields(table) if w.isVisible())
    field.setFocus()
    QTest.keyClick(field, Key.Key_Return)
    before = table.session.match.last.number
    table.map.setFocus()
    QTest.keyClick(table.map, Key.Key_Return)
    settle()
    assert table.session.match.last.number > before
