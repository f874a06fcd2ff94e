"""At one screen, who has rolled dice or had something shown sees it before the other comes to the table."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.table import TablePage
from tests.app.conquestpositions import answer, battle, played
from tests.app.mouse import press

Sit = Callable[..., MainWindow]


def rolling(sit: Sit) -> TablePage:
    """A battle between two persons, just after a gesture with dice that ends in a question to the other."""
    table = sit(played(battle(), 60, stop="fire"), alone=False).table
    assert table is not None
    picker = random.Random(3)
    for _ in range(80):
        table.session.raise_curtain()
        decision = table.session.decision
        assert decision is not None
        table.session.play(answer(table.session.match, decision, picker))
        if table.session.handing is not None:
            return table
    raise AssertionError("nobody has rolled")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_table_stays_until_it_is_handed_over(sit: Sit, qtbot: QtBot, language: str) -> None:
    table = rolling(sit)
    session = table.session
    table.ui.words.set_language(language)
    rolled, other = session.viewpoint, session.handing
    assert rolled != other
    assert not table.curtain.isVisible()
    assert table.area.isVisible()
    assert not table.docks["dice"].visibleRegion().isEmpty(), "the dice are in front"
    asked = session.match.pending[0]
    words = table.ui.words
    assert words.sentence(asked.prompt) not in table.prompt.question.text(), "what he is asked is not shown"
    assert [button.key for button in table.prompt.answers] == ["hand-over"]
    named = {"spain": ("Spanish camp", "le camp espagnol"), "indian": ("Indian camp", "le camp indien")}
    name = named[str(other)][language == "fr"]
    assert name.lower() in table.prompt.question.text().lower()
    assert table.play.tool is None
    assert not table.prompt.undo.isEnabled()
    assert session.view == session.match.view(rolled)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert session.curtain == other
    assert table.curtain.isVisible()


def test_its_button_hands_the_table_over(sit: Sit, qtbot: QtBot) -> None:
    table = rolling(sit)
    press(table, "hand-over", qtbot)
    assert table.session.curtain is not None
    assert not table.area.isVisible()


def test_it_can_be_switched_off_in_the_menu(sit: Sit, window: MainWindow) -> None:
    table = rolling(sit)
    action = window.menus.actions["wait"]
    assert action.isChecked()
    action.trigger()
    assert not table.session.waits
    assert not table.ui.settings.values.hand_over_waits
