"""What the window offers: every entry once, every key once, and none that cannot be used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from anahuac.app.presenter import DockSpec
from anahuac.app.windows.main import MainWindow
from anahuac.engine.text import text
from tests.app.conquestpositions import campaign

Sit = Callable[..., MainWindow]
NOTES = text("test", "Notes")


def test_no_key_has_two_meanings(window: MainWindow) -> None:
    keys = Counter(key.toString() for action in window.menus.actions.values() for key in action.shortcuts())
    assert keys
    assert not [key for key, times in keys.items() if times > 1]


def test_entries_of_a_match_wait_for_one(window: MainWindow, sit: Sit) -> None:
    window.to_start()
    assert not window.menus.actions["whole"].isEnabled()
    assert not window.menus.actions["concede"].isEnabled()
    sit(campaign())
    assert window.menus.actions["whole"].isEnabled()
    assert window.menus.actions["concede"].isEnabled()
    window.to_start()
    assert not window.menus.actions["whole"].isEnabled()


def test_a_feature_puts_up_a_panel_of_its_own(sit: Sit, qtbot: QtBot) -> None:
    window = sit(campaign())
    table = window.table
    assert table is not None
    shown = QLabel("something")
    table.add_panel(DockSpec("notes", NOTES, shown, "right"))
    window.resize(1600, 1000)
    table.raise_panel("notes")
    qtbot.waitUntil(shown.isVisible)
    assert table.docks["notes"].windowTitle() == "Notes"
