"""Docks as a person arranges them: they stay so, come back, and never get lost."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from anahuac.app.panels.docks import Dock
from anahuac.app.settings import Settings, SettingsFile
from anahuac.app.windows import layouts as module
from anahuac.app.windows.layouts import PREFIX, Layout, on_screen
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.table import TablePage
from tests.app.conquestpositions import battle, campaign, played

Sit = Callable[..., MainWindow]
LEFT = Qt.DockWidgetArea.LeftDockWidgetArea
RIGHT = Qt.DockWidgetArea.RightDockWidgetArea


def table_of(window: MainWindow) -> TablePage:
    assert window.table is not None
    return window.table


def let_go(table: TablePage, qtbot: QtBot) -> None:
    """Wait until what was done to docks has been kept."""
    with qtbot.waitSignal(table.arrangement.layouts.touched, timeout=3000):
        pass


def move_left(table: TablePage, key: str, qtbot: QtBot) -> Dock:
    """As a person does: out of the window, and in again at another side."""
    dock = table.docks[key]
    dock.setFloating(True)
    table.area.addDockWidget(LEFT, dock)
    dock.setFloating(False)
    let_go(table, qtbot)
    return dock


def sized(window: MainWindow, wide: int, high: int, qtbot: QtBot) -> None:
    window.resize(wide, high)
    for _ in range(4):
        QApplication.processEvents()
    qtbot.wait(30)


def test_what_a_person_arranged_survives_other_widths(sit: Sit, qtbot: QtBot) -> None:
    window = sit(played(campaign(3), 60))
    table = table_of(window)
    log = move_left(table, "log", qtbot)
    assert table.area.dockWidgetArea(log) == LEFT
    table.area.resizeDocks([log], [333], Qt.Orientation.Horizontal)
    sized(window, 1600, 980, qtbot)  # the same width of window: nothing is given its standard size
    assert log.width() == 333
    sized(window, 1300, 900, qtbot)
    assert table.arrangement.tier.name == "middle"
    assert table.area.dockWidgetArea(log) == RIGHT
    sized(window, 1600, 1000, qtbot)
    assert table.area.dockWidgetArea(log) == LEFT
    assert not table.docks["inspector"].isHidden()


def test_an_arrangement_comes_back_with_the_next_match(sit: Sit, qtbot: QtBot) -> None:
    window = sit(played(campaign(3), 60))
    move_left(table_of(window), "log", qtbot)
    dice = table_of(window).docks["dice"]
    dice.toggleViewAction().trigger()
    let_go(table_of(window), qtbot)
    window.to_start()
    table = table_of(sit(played(campaign(4), 20)))
    qtbot.waitUntil(lambda: table.docks["log"].isVisible())
    assert table.area.dockWidgetArea(table.docks["log"]) == LEFT
    assert table.docks["dice"].isHidden()
    assert not table.docks["turns"].isHidden()


def test_a_battle_and_back_leaves_it_as_it_was(sit: Sit, qtbot: QtBot) -> None:
    window = sit(played(campaign(3), 60))
    table = table_of(window)
    log = move_left(table, "log", qtbot)
    arrangement = table.arrangement
    for under in ("battle", ""):
        arrangement.under = under
        table._rearrange()
        QApplication.processEvents()
    assert table.area.dockWidgetArea(log) == LEFT


def test_what_floats_and_what_is_closed_stays_so_where_nothing_is_kept(sit: Sit, qtbot: QtBot) -> None:
    window = sit(played(campaign(3), 60))
    table = table_of(window)
    log, dice = table.docks["log"], table.docks["dice"]
    log.setFloating(True)
    log.setGeometry(40, 50, 320, 240)
    dice.toggleViewAction().trigger()
    let_go(table, qtbot)
    sized(window, 1300, 900, qtbot)
    assert log.isFloating()
    assert log.size() == QSize(320, 240)
    assert dice.isHidden()
    assert log.head.isVisible()  # in a window of its own it needs its title


def test_standard_arrangement_forgets_all(sit: Sit, qtbot: QtBot) -> None:
    window = sit(played(campaign(3), 60))
    table = table_of(window)
    places = {
        key: table.area.dockWidgetArea(dock) for key, dock in table.docks.items() if not dock.isHidden()
    }
    move_left(table, "log", qtbot)
    table.docks["dice"].setFloating(True)
    let_go(table, qtbot)
    assert any(name.startswith(PREFIX) for name in window.ui.settings.values.windows)
    window.menus.actions["standard"].trigger()
    QApplication.processEvents()
    assert not any(name.startswith(PREFIX) for name in window.ui.settings.values.windows)
    now = {key: table.area.dockWidgetArea(dock) for key, dock in table.docks.items() if not dock.isHidden()}
    assert now == places
    assert not table.docks["dice"].isFloating()


def test_the_panel_in_use_is_detached_and_attached_by_a_key(sit: Sit, qtbot: QtBot) -> None:
    window = sit(played(campaign(3), 60))
    table = table_of(window)
    table.detach(table.log)
    assert table.docks["log"].isFloating()
    table.detach(table.docks["log"].content)
    assert not table.docks["log"].isFloating()


@pytest.mark.parametrize(
    "kept", ["{", "[]", '{"version":1,"docks":[],"state":"é"}', '{"version":1,"docks":[],"state":""}']
)
def test_damaged_layouts_are_not_taken(kept: str, qtbot: QtBot) -> None:
    area = QMainWindow()
    qtbot.addWidget(area)
    layouts = module.Layouts(SettingsFile(None, Settings(windows={PREFIX + "g:n": kept})), "g", area, {})
    assert layouts.restore("n") is None
    assert layouts.restore("other") is None


def test_layouts_of_another_version_are_not_taken(
    sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = sit(played(campaign(3), 60))
    move_left(table_of(window), "log", qtbot)
    window.to_start()
    monkeypatch.setattr(module, "VERSION", module.VERSION + 1)
    table = table_of(sit(played(campaign(4), 20)))
    qtbot.waitUntil(lambda: table.docks["log"].isVisible())
    assert table.area.dockWidgetArea(table.docks["log"]) == RIGHT


def test_a_panel_that_a_layout_does_not_know_is_put_up(sit: Sit, qtbot: QtBot) -> None:
    window = sit(played(campaign(3), 60))
    move_left(table_of(window), "log", qtbot)
    settings = window.ui.settings
    for name, kept in settings.values.windows.items():
        if name.startswith(PREFIX):
            layout = msgspec.json.decode(kept, type=Layout)
            fewer = msgspec.structs.replace(layout, docks=tuple(k for k in layout.docks if k != "points"))
            settings.change(windows={**settings.values.windows, name: msgspec.json.encode(fewer).decode()})
    window.to_start()
    table = table_of(sit(played(campaign(4), 20)))
    QApplication.processEvents()
    assert not table.docks["points"].isHidden()
    assert table.area.dockWidgetArea(table.docks["log"]) == LEFT


def test_floating_panels_come_back_from_a_screen_that_is_gone(sit: Sit, qtbot: QtBot) -> None:
    window = sit(played(campaign(3), 60))
    table = table_of(window)
    log = table.docks["log"]
    log.setFloating(True)
    log.setGeometry(9000, 5000, 400, 300)
    let_go(table, qtbot)
    table.arrangement.layouts.bring_back()
    rooms = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    assert any(room.contains(log.geometry()) for room in rooms)


def test_windows_are_moved_only_where_they_cannot_be_seen() -> None:
    one, two = QRect(0, 0, 1920, 1080), QRect(1920, 0, 1280, 1024)
    for there in (QRect(10, 10, 300, 200), QRect(2000, 500, 300, 200), QRect(1850, 40, 300, 200)):
        assert on_screen(there, [one, two]) == there or one.contains(on_screen(there, [one, two]))
    assert on_screen(QRect(2000, 500, 300, 200), [one]) == QRect(1620, 500, 300, 200)
    assert on_screen(QRect(100, -500, 300, 200), [one]).top() == 0
    assert on_screen(QRect(5000, 5000, 4000, 3000), [QRect(0, 0, 400, 300)]) == QRect(0, 0, 400, 300)
    assert on_screen(QRect(5, 5, 50, 50), []) == QRect(5, 5, 50, 50)
    assert on_screen(QRect(QPoint(1900, 40), QSize(300, 200)), [one]).right() <= one.right()


def test_behind_a_curtain_docks_get_their_sizes_when_it_rises(sit: Sit, qtbot: QtBot) -> None:
    match = campaign(3)
    window = sit(battle(), alone=True)
    window.to_start()
    window.hide()
    window.resize(1540, 900)
    sit(match, alone=False)
    table = table_of(window)
    window.show()
    assert table.session.curtain is not None
    QApplication.processEvents()
    table.session.raise_curtain()
    qtbot.waitUntil(lambda: table.docks["inspector"].width() == 452, timeout=5000)
    qtbot.waitUntil(lambda: table.docks["points"].height() == 86, timeout=5000)


def readable(dock: Dock) -> bool:
    """Whether a panel that floats has room for its title and some of what it shows, and is seen on a screen."""
    px = dock.ui.look.px
    rooms = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    seen = on_screen(dock.geometry(), rooms) == dock.geometry()
    least = dock.content.minimumSizeHint().boundedTo(rooms[0].size())
    inside = dock.body.height() >= least.height() and dock.body.width() >= least.width()
    return seen and inside and dock.width() >= px(240) and dock.height() >= px(160)


@pytest.mark.parametrize("percent", [100, 200])
def test_a_detached_panel_is_large_enough_to_be_read(sit: Sit, qtbot: QtBot, percent: int) -> None:
    """Out of its column, out of a tab, and whatever size a person gives it."""
    window = sit(played(campaign(3), 60))
    window.set_size(percent)
    sized(window, 1100, 760, qtbot)
    table = table_of(window)
    for key, dock in table.docks.items():
        if table.area.dockWidgetArea(dock) == Qt.DockWidgetArea.NoDockWidgetArea:
            continue
        dock.setFloating(True)
        dock.resize(60, 120)
        table.arrangement.layouts.bring_back()
        QApplication.processEvents()
        assert readable(dock), (key, dock.geometry())
        dock.setFloating(False)
        assert dock.minimumSize() == QSize(0, 0), "among the others it takes the room there is"


@pytest.mark.parametrize("percent", [100, 200])
def test_a_panel_that_was_kept_too_small_comes_back_readable(sit: Sit, qtbot: QtBot, percent: int) -> None:
    window = sit(played(campaign(3), 60))
    window.set_size(percent)
    sized(window, 1600, 1000, qtbot)
    table = table_of(window)
    dock = table.docks["inspector"]
    dock.setFloating(True)
    dock.setMinimumSize(0, 0)  # as it was kept before
    dock.setGeometry(40, 40, 60, 120)
    assert dock.height() <= 180
    let_go(table, qtbot)
    window = sit(played(campaign(3), 60))
    sized(window, 1600, 1000, qtbot)
    dock = table_of(window).docks["inspector"]
    assert dock.isFloating()
    assert readable(dock), dock.geometry()


def standing(table: TablePage) -> dict[str, QRect]:
    """Where every panel is that can be seen, in a tab or not; the strip of small windows too."""
    docks = [*table.docks.values(), *table.area.findChildren(Dock)]
    return {
        dock.objectName(): dock.geometry()
        for dock in docks
        if not dock.isHidden() and (dock.isFloating() or not dock.visibleRegion().isEmpty())
    }


def put_up(table: TablePage) -> set[str]:
    """Panels that are shown, whether or not they are in front of their tabs."""
    docks = [*table.docks.values(), *table.area.findChildren(Dock)]
    return {dock.objectName() for dock in docks if not dock.isHidden()}


def alike(one: QRect, other: QRect) -> bool:
    """Whether it is the same place, but for what the strip of small windows needs for its two lines."""
    return all(abs(a - b) <= 8 for a, b in zip(one.getRect(), other.getRect(), strict=True))


TIER_SIZES = {"wide": (1600, 1000), "middle": (1300, 900), "narrow": (1100, 760), "small": (800, 700)}


@pytest.mark.parametrize("tier", TIER_SIZES)
def test_a_panel_that_floats_comes_back_and_brings_no_others(sit: Sit, qtbot: QtBot, tier: str) -> None:
    """Panels of battles, of history and of small windows, and the rules, have no place round the map."""
    window = sit(played(campaign(3), 60))
    sized(window, *TIER_SIZES[tier], qtbot)
    table = table_of(window)
    assert table.arrangement.tier.name == tier
    for key in [key for key, dock in table.docks.items() if not dock.isHidden()]:
        window.menus.actions["standard"].trigger()
        sized(window, *TIER_SIZES[tier], qtbot)
        table = table_of(window)
        dock = table.docks[key]
        dock.setFloating(True)
        dock.setGeometry(60, 70, 432, 345)
        let_go(table, qtbot)
        sized(window, *TIER_SIZES[tier], qtbot)
        before, shown = standing(table), put_up(table)
        window.to_start()
        window.hide()
        window.resize(1000, 700)
        window.show()
        table = table_of(sit(played(campaign(3), 60)))
        sized(window, *TIER_SIZES[tier], qtbot)
        assert put_up(table) == shown, key
        now = standing(table)
        assert now.keys() == before.keys(), key
        assert {name: now[name] for name in now if not alike(now[name], before[name])} == {}, (key, before)
        assert table.docks[key].isFloating()


def test_the_menu_offers_no_panel_that_has_no_place(sit: Sit, qtbot: QtBot) -> None:
    table = table_of(sit(played(campaign(3), 60)))
    assert not table.docks["battle"].toggleViewAction().isVisible()
    assert table.docks["log"].toggleViewAction().isVisible()
    reserve = table.docks["reserve"]
    assert reserve.isHidden()
    reserve.toggleViewAction().trigger()  # stands nowhere by itself in so wide a window
    let_go(table, qtbot)
    assert not reserve.isHidden()
    assert table.area.dockWidgetArea(reserve) == RIGHT
    reserve.toggleViewAction().trigger()
    let_go(table, qtbot)
    assert reserve.isHidden()


def drop_curtain(table: TablePage) -> None:
    seat = table.session.viewpoint
    assert seat is not None
    table.session._fall(seat)
    table.session.stepped.emit()


def windows_of(table: TablePage) -> set[str]:
    return {key for key, dock in table.docks.items() if dock.isFloating() and dock.isVisible()}


@pytest.mark.parametrize("key", ["inspector", "log", "alliances", "dice", "turns"])
def test_no_panel_stands_before_the_curtain(sit: Sit, qtbot: QtBot, key: str) -> None:
    """Whatever happens to the window meanwhile; when it lifts they are where they were."""
    window = sit(campaign(3), alone=False)
    table = table_of(window)
    table.session.raise_curtain()
    sized(window, 1600, 1000, qtbot)
    for floated in (key, "score"):
        table.docks[floated].setFloating(True)
        table.docks[floated].setGeometry(80, 90, 333, 271)
    let_go(table, qtbot)
    kept = dict(window.ui.settings.values.windows)
    places = {floated: table.docks[floated].geometry() for floated in (key, "score")}
    for size in ((1600, 1000), (1300, 900), (1600, 1000)):
        drop_curtain(table)
        sized(window, *size, qtbot)
        assert windows_of(table) == set()
        qtbot.wait(300)
        assert window.ui.settings.values.windows == kept, "what is hidden for a while is not kept so"
        table.session.raise_curtain()
        sized(window, *size, qtbot)
        assert windows_of(table) == {key, "score"}
        assert {floated: table.docks[floated].geometry() for floated in places} == places
    window.to_start()
    table = table_of(sit(campaign(4), alone=False))
    sized(window, 1600, 1000, qtbot)
    assert table.session.curtain is not None
    assert windows_of(table) == set()
    table.session.raise_curtain()
    sized(window, 1600, 1000, qtbot)
    assert windows_of(table) == {key, "score"}


def test_the_panel_of_the_question_outlasts_a_rearrangement(sit: Sit, qtbot: QtBot) -> None:
    """In a wide window the eliminated counters stand nowhere, unless the question is answered there."""
    table = table_of(sit(played(campaign(3), 60)))
    table._panel_wanted("reserve")
    assert table.docks["reserve"].isVisible()
    table._rearrange()
    assert table.docks["reserve"].isVisible()
    table.docks["dice"].setFloating(True)
    let_go(table, qtbot)
    assert table.docks["reserve"].isVisible()
    table._panel_wanted("")
    table.arrange_anew()
    assert table.docks["reserve"].isHidden()
