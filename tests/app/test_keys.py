"""Actions by the keyboard: the search for them, other keys for them, and what the keys do now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from anahuac.app.windows.actionsearch import ActionSearch
from anahuac.app.windows.entries import entries, found, plain
from anahuac.app.windows.features.keys import Keys
from anahuac.app.windows.keyeditor import RESERVED_KEYS, KeyEditor
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.momentkeys import MomentKeys
from anahuac.folding import folded
from tests.app.conquestpositions import campaign

Sit = Callable[..., MainWindow]
T = TypeVar("T")


def keys_of(window: MainWindow) -> Keys:
    return next(feature for feature in window.features if isinstance(feature, Keys))


def child(window: MainWindow, kind: type[T]) -> T:
    return next(widget for widget in window.children() if isinstance(widget, kind))


def editor(window: MainWindow, action: str) -> KeyEditor:
    """The editor with one action chosen."""
    keys_of(window).edit()
    dialog = child(window, KeyEditor)
    for at in range(dialog.list.topLevelItemCount()):
        row = dialog.list.topLevelItem(at)
        assert row is not None
        if row.data(0, Qt.ItemDataRole.UserRole) == action:
            dialog.list.setCurrentItem(row)
    assert dialog.chosen == action
    return dialog


def press(dialog: KeyEditor, key: str) -> None:
    dialog.edit.setKeySequence(QKeySequence(key))
    dialog.edit.editingFinished.emit()


@pytest.mark.parametrize(
    ("title", "shown"), [("&Save a copy…", "Save a copy"), ("Bread && &butter", "Bread & butter"), ("É", "É")]
)
def test_titles_lose_their_marks(title: str, shown: str) -> None:
    assert plain(title) == shown


def test_a_search_ignores_accents_and_the_order_of_words(window: MainWindow) -> None:
    window.set_language("fr")
    items = list(entries(window.line.bar))
    hits = found(items, "texte 150")
    assert [hit.action for hit in hits] == [window.menus.actions["size:150"]]
    assert found(items, folded("Édition rétablir")) == found(items, "retablir EDITION") != []
    assert found(items, "axolotl") == []


def test_what_is_searched_for_is_done(window: MainWindow, qtbot: QtBot) -> None:
    window.menus.actions["search"].trigger()
    dialog = child(window, ActionSearch)
    qtbot.keyClicks(dialog.field, "dark")
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert window.ui.settings.values.theme == "dark"
    assert not dialog.isVisible()


def test_the_list_is_walked_from_the_field(window: MainWindow, qtbot: QtBot) -> None:
    window.menus.actions["search"].trigger()
    dialog = child(window, ActionSearch)
    qtbot.keyClicks(dialog.field, "text size")
    first = dialog.list.currentItem()
    qtbot.keyClick(dialog.field, Qt.Key.Key_Down)
    assert dialog.list.currentItem() is not first


def test_what_cannot_be_done_now_is_found_and_not_done(window: MainWindow, qtbot: QtBot) -> None:
    window.to_start()
    window.menus.actions["search"].trigger()
    dialog = child(window, ActionSearch)
    qtbot.keyClicks(dialog.field, "concede")
    qtbot.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.chosen is None


def test_another_key_is_in_force_at_once_and_kept(window: MainWindow) -> None:
    press(editor(window, "concede"), "Ctrl+K")
    assert window.menus.actions["concede"].shortcut() == QKeySequence("Ctrl+K")
    assert window.ui.settings.values.keys == {"concede": ("Ctrl+K",)}


def test_a_key_that_is_taken_changes_hands(window: MainWindow) -> None:
    dialog = editor(window, "concede")
    press(dialog, "F11")
    assert window.menus.keys("concede") == ("F11",)
    assert window.menus.keys("full") == ()
    assert "F11" in dialog.told.text()
    dialog.all_standard.click()
    assert window.menus.keys("full") == window.menus.standard("full") != ()
    assert window.menus.keys("concede") == ()
    assert window.ui.settings.values.keys == {}


def test_one_action_gets_its_standard_key_back_or_none(window: MainWindow) -> None:
    dialog = editor(window, "full")
    dialog.remove.click()
    assert window.menus.keys("full") == ()
    dialog.standard.click()
    assert window.menus.keys("full") == window.menus.standard("full")
    assert window.ui.settings.values.keys == {}


@pytest.mark.parametrize("key", sorted(RESERVED_KEYS))
def test_keys_of_the_map_and_of_answers_cannot_be_taken(window: MainWindow, key: str) -> None:
    press(editor(window, "concede"), key)
    assert window.menus.keys("concede") == ()


def test_chosen_keys_of_another_version_do_no_harm(window: MainWindow) -> None:
    window.menus.set_keys(
        {"no such action": ("Ctrl+Z",), "full": ("", "no key at all", "Ctrl+Z"), "undo": ()}
    )
    assert window.menus.keys("full") == ("Ctrl+Z",)
    assert window.menus.keys("undo") == ()
    assert window.menus.keys("new") == window.menus.standard("new")


def test_the_keys_of_the_moment_name_the_answers(sit: Sit) -> None:
    window = sit(campaign())
    assert window.table is not None
    window.menus.actions["moment"].trigger()
    dialog = child(window, MomentKeys)
    said = {made.text() for made in dialog.findChildren(QLabel)}
    answers = [b for b in window.table.prompt.answers if b.shortcut and b.enabled]
    assert {window.ui.words.sentence(b.said) for b in answers} <= said
    assert plain(window.menus.actions["whole"].text()) in said
    assert plain(window.menus.actions["concede"].text()) not in said  # it has no key


def test_no_key_of_the_moment_tells_what_the_curtain_hides(sit: Sit) -> None:
    window = sit(campaign(), alone=False)
    assert window.table is not None
    assert window.table.session.curtain is not None
    window.menus.actions["moment"].trigger()
    QApplication.processEvents()
    said = {made.text() for made in child(window, MomentKeys).findChildren(QLabel)}
    assert not {window.ui.words.sentence(b.said) for b in window.table.prompt.answers} & said
