"""Tabs of panels that do not fit stand whole in a menu, by mouse and by keyboard; none is cut."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QTabBar
from pytestqt.qtbot import QtBot

from anahuac.app.panels.moretabs import MoreTabs
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.table import TablePage
from tests.app.conquestpositions import campaign, played
from tests.app.keyboard import Hands

Sit = Callable[..., MainWindow]


def bar_of(table: TablePage) -> QTabBar:
    bars = [bar for bar in table.area.findChildren(QTabBar) if bar.count() > 1 and bar.isVisible()]
    assert bars
    return bars[0]


def more_of(bar: QTabBar) -> MoreTabs:
    more = bar.findChild(MoreTabs)
    assert isinstance(more, MoreTabs)
    return more


def shown(bar: QTabBar) -> list[str]:
    return [bar.tabText(at) for at in range(bar.count()) if bar.isTabVisible(at)]


def listed(bar: QTabBar) -> list[str]:
    menu = more_of(bar).button.menu()
    assert menu is not None
    return [action.text() for action in menu.actions()]


@pytest.fixture
def table(sit: Sit) -> TablePage:
    """A table in the least window, some steps into a match."""
    window = sit(played(campaign(3), 60))
    window.resize(1024, 700)
    assert window.table is not None
    return window.table


def settled(table: TablePage, qtbot: QtBot, tier: str = "narrow") -> QTabBar:
    """The bar once the window is as wide as it was made and its tabs fit into it."""

    def fits() -> None:
        assert table.arrangement.tier.name == tier
        bar = bar_of(table)
        more = more_of(bar)
        ends = [bar.tabRect(at).right() for at in range(bar.count()) if bar.isTabVisible(at)]
        assert max(ends) < bar.width()
        assert more.hidden
        assert more.button.isVisible()
        assert max(ends) < more.button.x()
        assert more.button.geometry().right() < bar.width()

    qtbot.waitUntil(fits, timeout=20000)
    return bar_of(table)


def test_what_does_not_fit_is_in_the_menu_and_comes_to_the_bar(table: TablePage, qtbot: QtBot) -> None:
    bar = settled(table, qtbot)
    assert shown(bar)[:3] == ["Place", "Alliances", "Log"]
    assert listed(bar)
    assert sorted(shown(bar) + listed(bar)) == sorted(bar.tabText(at) for at in range(bar.count()))
    assert "Dice" in listed(bar)
    more_of(bar).button.menu().actions()[listed(bar).index("Dice")].trigger()
    qtbot.waitUntil(lambda: not table.docks["dice"].visibleRegion().isEmpty(), timeout=20000)
    bar = settled(table, qtbot)
    assert bar.tabText(bar.currentIndex()) == "Dice"
    assert "Dice" in shown(bar)
    assert "Dice" not in listed(bar)


def test_the_menu_follows_language_text_size_and_width(table: TablePage, qtbot: QtBot) -> None:
    few = listed(settled(table, qtbot))
    table.ui.words.set_language("fr")
    bar = settled(table, qtbot)
    qtbot.waitUntil(lambda: "Dés" in listed(bar), timeout=20000)
    assert more_of(bar).button.accessibleName() == "Plus de panneaux"
    table.window().resize(1600, 1000)
    table.ui.look.set_text_scale(2.0)
    assert "Journal" in shown(settled(table, qtbot, "small"))
    table.ui.look.set_text_scale(1.0)
    table.ui.words.set_language("en")
    table.window().resize(1024, 700)
    qtbot.waitUntil(lambda: listed(bar_of(table)) == few, timeout=20000)
    settled(table, qtbot)


@pytest.mark.usefixtures("active_window")
def test_the_menu_is_reached_and_used_by_keyboard(table: TablePage, qtbot: QtBot) -> None:
    bar = settled(table, qtbot)
    last = listed(bar)[-1]
    window = table.window()
    assert isinstance(window, MainWindow)
    keys = Hands(window)
    keys.to(more_of(bar).button)

    def choose() -> None:
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        QTest.keyClick(menu, Qt.Key.Key_Up)
        QTest.keyClick(menu, Qt.Key.Key_Return)

    QTimer.singleShot(0, choose)
    keys.key(Qt.Key.Key_Space)
    bar = settled(table, qtbot)
    assert bar.tabText(bar.currentIndex()) == last
    window.activateWindow()  # without a window manager nobody does when a menu closes
    qtbot.waitUntil(bar.hasFocus, timeout=20000)


def test_the_last_die_is_told_under_the_tabs_though_the_tray_is_behind_them(
    table: TablePage, qtbot: QtBot
) -> None:
    assert not table.docks["dice"].isVisible() or table.docks["dice"].visibleRegion().isEmpty()
    qtbot.waitUntil(table.summary.roll.isVisible, timeout=20000)
    assert table.summary.roll.text()
