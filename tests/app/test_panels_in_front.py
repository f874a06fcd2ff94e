"""Which panel stands in front of its tabs, what panels leave each other, and that nothing pushes the map about."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.panels.docks import Dock
from anahuac.app.panels.prompt import PromptBar
from anahuac.app.ui import Ui
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.table import TablePage
from anahuac.engine.decision import OneOf
from anahuac.engine.rules import Refusal
from anahuac.games.conquest.actions.battle import Fire
from tests.app.conquestpositions import answer, battle, campaign, played

Sit = Callable[..., MainWindow]


def settle() -> None:
    """Docks are arranged one step after the other."""
    for _ in range(6):
        QApplication.processEvents()
        QTest.qWait(5)


def table_of(window: MainWindow) -> TablePage:
    """The table of a window that is sat at."""
    assert window.table is not None
    settle()
    return window.table


def in_front(dock: Dock) -> bool:
    """Whether something of it is seen."""
    return not dock.visibleRegion().isEmpty()


def test_what_was_bought_from_makes_way_for_the_place_that_is_asked_about(sit: Sit) -> None:
    """The eliminated units are in front while they are bought back, and not through the march after that."""
    match = played(campaign(3), 400, stop="purchase")
    table = table_of(sit(match))
    assert in_front(table.docks["reserve"])
    picker = random.Random(2)
    for _ in range(60):
        decision = table.session.decision
        if decision is None or table.panels is None or not table.panels.wanted(decision):
            break
        table.session.play(answer(match, decision, picker))
        settle()
    if table.session.decision is None:  # nobody plays the others: nothing has been asked since
        pytest.fail("the phase ended with the purchase")
    assert not in_front(table.docks["reserve"])
    assert in_front(table.docks["inspector"])


def test_a_new_question_about_a_place_shows_it_and_a_tab_chosen_meanwhile_stays(sit: Sit) -> None:
    match = played(campaign(3), 400, stop="purchase")
    match = played(match, 60, stop="muster")
    table = table_of(sit(match))
    decision = table.session.decision
    assert decision is not None
    assert decision.subject
    table.raise_panel("reserve")
    settle()
    assert in_front(table.docks["reserve"]), "a person may choose it"
    table.play.refresh()
    settle()
    assert in_front(table.docks["reserve"]), "and it stays through this question"
    table._asked = None  # as with the next question
    table.play.refresh()
    settle()
    assert in_front(table.docks["inspector"])


def test_odds_without_anything_to_tell_give_their_place_back(sit: Sit) -> None:
    table = table_of(sit(played(battle(3), 3000, stop="fire")))
    decision = table.session.decision
    assert decision is not None
    assert isinstance(decision.domain, OneOf)
    shot = next(option for option in decision.domain.options if isinstance(option, Fire))
    table.play.gestures.point_at((f"piece:{shot.unit}",))
    table.map.place_hovered.emit(table.session.view.battle.at[shot.target])
    settle()
    assert in_front(table.docks["odds"])
    table.session.play(decision.domain.options[-1])  # no shot; nobody plays the others
    settle()
    if table.session.decision is None:
        assert not in_front(table.docks["odds"])


@pytest.mark.parametrize("size", [(1600, 1000), (1600, 900)])
def test_odds_on_the_map_leave_the_others_their_use(sit: Sit, size: tuple[int, int]) -> None:
    """The table of alliances whole, three lines of the log."""
    window = sit(played(campaign(3), 60, stop="attrition"))
    window.resize(*size)
    table = table_of(window)
    assert not table.docks["odds"].isHidden()
    assert table.panels is not None
    alliances = table.docks["alliances"]
    content = alliances.content
    inner = content.widget()  # type: ignore[attr-defined]
    assert inner.sizeHint().height() <= content.height() + 2
    assert table.docks["log"].height() >= 130 * size[1] / 1000


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_computer_that_thinks_and_a_message_push_nothing_down(ui: Ui, qtbot: QtBot, scale: float) -> None:
    """The bar is as high with them as without; what says that it thinks stands still."""
    ui.look.set_text_scale(scale)
    bar = PromptBar(ui)
    qtbot.addWidget(bar)
    bar.resize(round(1600 * scale), bar.sizeHint().height())
    bar.show()
    bar.show_seat("Spain", "spain.text", "control-spain")
    bar.show_question("Choose a unit.", "conquest:8-e")
    settle()
    before = bar.sizeHint().height()
    bar.show_thinking(True)
    settle()
    assert bar.sizeHint().height() == before
    assert bar.progress.isVisible()
    first = bar.grab().toImage()
    QTest.qWait(120)
    assert bar.grab().toImage() == first
    bar.show_thinking(True, 0.5)
    assert bar.progress.share == 0.5
    bar.show_thinking(False)
    bar.show_refusal(Refusal("conquest:8-e", "That cannot be done."))  # type: ignore[arg-type]
    settle()
    assert bar.sizeHint().height() <= before + 2
    ui.look.set_text_scale(1.0)
