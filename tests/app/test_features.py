"""What the window offers: every entry once, every key once, and none that cannot be used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from anahuac.app.matches import Opened
from anahuac.app.players import SeatPlan
from anahuac.app.presenter import DockSpec
from anahuac.app.windows.main import MainWindow
from anahuac.engine.match import Barrier, Match
from anahuac.engine.text import text
from tests.app.conquestpositions import campaign, played

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


def given_over() -> Match[Any, Any]:
    """A match whose last step gave the word to the other side, without dice."""
    match = campaign()
    while match.last.barrier is not Barrier.SEAT:
        played(match, 1)
    return match


@pytest.mark.parametrize("agrees", [True, False])
def test_the_other_person_is_asked_for_a_step_back(
    window: MainWindow, sit: Sit, monkeypatch: pytest.MonkeyPatch, agrees: bool
) -> None:
    match = given_over()
    table = sit(match, alone=False).table
    assert table is not None
    table.session.raise_curtain()
    asked: list[str] = []
    monkeypatch.setattr(window, "ask", lambda question, *_: asked.append(window.ui.words(question)) or agrees)
    last = match.last.number
    assert window.menus.actions["ask_back"].isEnabled()
    window.menus.actions["ask_back"].trigger()
    assert len(asked) == 1
    assert match.last.number == (last - 1 if agrees else last)


def test_a_computer_gives_no_step_back(window: MainWindow, qtbot: QtBot) -> None:
    match = given_over()
    seats = {info.id: SeatPlan("nobody") for info in match.game.info.seats}
    window.sit_down(Opened(match, {**seats, match.last.seat: SeatPlan()}))
    qtbot.waitUntil(window.menus.actions["ask_back"].isEnabled)
    last = match.last.number
    window.menus.actions["ask_back"].trigger()
    assert match.last.number == last
    assert window.table is not None
    assert "gives no step back" in window.table.prompt.warning.text()


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


def test_the_pace_of_the_computer_is_in_force_at_once_and_kept(window: MainWindow, sit: Sit) -> None:
    sit(campaign())
    assert window.table is not None
    window.menus.actions["pace:1000"].trigger()
    assert window.table.session.pause_ms == 1000
    assert window.ui.settings.values.computer_pause == 1000
    assert not window.menus.actions["skip"].isEnabled()


def test_skipping_is_offered_while_a_computer_plays(sit: Sit) -> None:
    window = sit(campaign())
    assert window.table is not None
    prompt = window.table.prompt
    prompt.show_thinking(True)
    assert prompt.skip.isVisible()
    with_signal: list[bool] = []
    prompt.skip_asked.connect(lambda: with_signal.append(True))
    prompt.skip.click()
    assert with_signal == [True]
    prompt.show_thinking(True, hurried=True)
    assert not prompt.skip.isVisible()
    prompt.show_thinking(False)
    assert not prompt.skip.isVisible()


def test_a_match_that_is_over_leads_on(window: MainWindow, sit: Sit, qtbot: QtBot) -> None:
    sit(played(campaign(), 3000))
    table = window.table
    assert table is not None
    assert table.session.outcome is not None
    offered = {button.key for button in table.prompt.answers}
    assert {key.removeprefix("menu:") for key in offered} <= set(window.menus.actions)
    table.prompt.pressed.emit("menu:history")
    qtbot.waitUntil(lambda: table.session.looking is not None)
    table.session.look_now()
    table.prompt.pressed.emit("menu:close")
    qtbot.waitUntil(lambda: window.table is None)
    assert window.stack.currentWidget() is window.start


def test_what_one_looks_at_stays_in_the_middle_when_panels_come_and_go(sit: Sit, qtbot: QtBot) -> None:
    window = sit(campaign())
    table = window.table
    assert table is not None
    table.map.centre_on("35")
    before = table.map.camera.visible().center()
    table.add_panel(DockSpec("notes", NOTES, QLabel("something"), "right"))
    for _ in range(8):
        QApplication.processEvents()
    after = table.map.camera.visible().center()
    assert (after - before).manhattanLength() < 4
