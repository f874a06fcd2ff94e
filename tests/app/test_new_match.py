"""The new-match page: three steps in narrow windows, and nothing cut at any width, size or language."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from anahuac.app.windows import texts
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.newmatch import NewMatchPage


def page_of(window: MainWindow, width: int, height: int, percent: int = 100) -> NewMatchPage:
    """The page in a window of a size."""
    window.set_size(percent)
    window.resize(width, height)
    window.to_new("conquest")
    assert window.new is not None
    for _ in range(4):
        QApplication.processEvents()
    return window.new


def visible(page: NewMatchPage) -> list[str]:
    """Which panels are shown."""
    panels: dict[str, QWidget] = {
        "briefing": page._briefing,
        "options": page._options,
        "seats": page._seats,
        "seed": page._seed,
    }
    return [name for name, panel in panels.items() if panel.isVisible()]


def test_a_wide_window_shows_everything_at_once(window: MainWindow) -> None:
    page = page_of(window, 1600, 1000)
    assert visible(page) == ["briefing", "options", "seats", "seed"]
    assert not page.steps.isVisible()
    assert not page.next.isVisible()


def test_a_narrow_window_asks_in_three_steps(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window, 1024, 700, 200)
    begun: list[Any] = []
    page.start_asked.disconnect()
    page.start_asked.connect(begun.append)
    assert visible(page) == ["briefing"]
    qtbot.mouseClick(page.next, Qt.MouseButton.LeftButton)
    assert visible(page) == ["options"]
    page.rows[0].set_value(True)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert visible(page) == ["seats", "seed"]
    assert page.begin.isVisible()
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert visible(page) == ["options"]
    qtbot.mouseClick(page.steps.button("seats"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.begin, Qt.MouseButton.LeftButton)
    assert begun[0].setup.options == {"opt_reinforcement_turn_die": True}
    window.set_size(100)


def test_escape_leaves_from_the_first_step_only(window: MainWindow, qtbot: QtBot) -> None:
    page = page_of(window, 800, 700)
    page.go_to("seats")
    left: list[bool] = []
    page.back_asked.disconnect()
    page.back_asked.connect(lambda: left.append(True))
    qtbot.mouseClick(page.back, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.back, Qt.MouseButton.LeftButton)
    assert not left
    qtbot.mouseClick(page.back, Qt.MouseButton.LeftButton)
    assert left == [True]


def test_the_steps_go_when_the_window_grows_and_what_was_chosen_stays(window: MainWindow) -> None:
    page = page_of(window, 800, 700)
    page.go_to("options")
    page.rows[1].set_value(True)
    window.resize(1600, 1000)
    QApplication.processEvents()
    assert visible(page) == ["briefing", "options", "seats", "seed"]
    assert len(page.options) == 1


def test_what_cannot_be_understood_is_shown_where_it_stands(window: MainWindow) -> None:
    page = page_of(window, 800, 700)
    page.go_to("seats")
    field = next(row.field for row in page.rows if row.field is not None)
    field.setText("nonsense")
    page.start()
    assert page.step == "options"


def cut(page: NewMatchPage) -> list[str]:
    """Texts of buttons and choices that have no room."""
    found = []
    for combo in page.findChildren(QComboBox):
        if combo.isVisible() and combo.width() < combo.sizeHint().width():
            found.append(combo.accessibleName())
    for button in page.findChildren(QPushButton):
        if button.isVisible() and button.width() < button.minimumSizeHint().width():
            found.append(button.text())
    right = page.mapToGlobal(page.rect().topRight()).x()
    for row in page.rows:
        if row.isVisible() and row.link.mapToGlobal(row.link.rect().topRight()).x() > right:
            found.append(row.link.text())
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("size", "percent"),
    [((1600, 1000), 100), ((1300, 800), 100), ((1024, 700), 100), ((1024, 700), 150), ((1024, 700), 200)],
)
def test_nothing_is_cut(window: MainWindow, language: str, size: tuple[int, int], percent: int) -> None:
    window.set_language(language)
    page = page_of(window, *size, percent)
    for step in ("scenario", "options", "seats") if page.step else ("",):
        if step:
            page.go_to(step)
            QApplication.processEvents()
        assert cut(page) == []
    assert window.width() == size[0], "nothing forces the window to be wider"
    window.set_size(100)
    window.set_language("en")


def test_levels_of_the_computer_have_names_for_people(window: MainWindow) -> None:
    page = page_of(window, 1600, 1000)
    row = page.seats[1]
    assert [row.level.itemText(at) for at in range(row.level.count())] == ["Random moves", "Calculating"]
    assert row.plan.player == "greedy"
    assert texts.level_name("another") == "another"
    window.set_language("fr")
    assert row.level.itemText(0) == "Au hasard"
    window.set_language("en")
