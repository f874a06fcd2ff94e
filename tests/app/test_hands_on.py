"""Keys and drags do what the prompt bar says: Enter, Esc, letters, counters pulled from the tray, the first curtain."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from anahuac.app.decisions.arranging import Arranging
from anahuac.app.decisions.several import Choosing
from anahuac.app.folders import folders
from anahuac.app.matches import Matches, Opened
from anahuac.app.panels.conquest import texts
from anahuac.app.panels.conquest.markers import MarkerButton
from anahuac.app.panels.conquest.sideboard import Sideboard
from anahuac.app.players import SeatPlan
from anahuac.app.ui import Ui
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.table import TablePage
from anahuac.engine.decision import Chosen, OneOf, Some
from anahuac.games.conquest.actions.strategic import MoveOut
from tests.app.conquestpositions import battle, campaign, played

Sit = Callable[..., MainWindow]
Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def at(sit: Sit, kind: str) -> TablePage:
    """The table where a question of this kind is asked."""
    match = campaign() if kind in ("movement", "muster") else battle()
    table = sit(played(match, 200, stop=kind)).table
    assert table is not None
    decision = table.session.decision
    assert decision is not None
    assert decision.kind == kind
    return table


def panels(table: TablePage) -> Sideboard:
    """The panels of the game."""
    assert isinstance(table.panels, Sideboard)
    return table.panels


def strike(key: Qt.Key) -> None:
    """Press a key on whatever has the keyboard."""
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key)


def markers(table: TablePage) -> list[MarkerButton]:
    """Markers that can be chosen, each once."""
    tool = table.play.tool
    assert isinstance(tool, Choosing)
    return [button for button in panels(table).battle.buttons if button.ref in tool.marks()]


@pytest.mark.parametrize("shown_first", [True, False])
def test_enter_lifts_the_first_curtain(ui: Ui, qtbot: QtBot, tmp_path: Path, shown_first: bool) -> None:
    window = MainWindow(ui, Matches(folders(tmp_path)))
    qtbot.addWidget(window)
    if shown_first:
        window.show()
    match = campaign()
    window.sit_down(Opened(match, {info.id: SeatPlan() for info in match.game.info.seats}))
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)  # a window of its own, shown late
    table = window.table
    assert table is not None
    assert table.session.curtain is not None
    strike(Key.Key_Return)
    assert table.session.curtain is None
    window.close()


@pytest.mark.parametrize("kind", ["markers", "commit"])
def test_enter_on_a_marker_confirms_those_chosen(sit: Sit, qtbot: QtBot, kind: str) -> None:
    table = at(sit, kind)
    tool = table.play.tool
    assert isinstance(tool, Choosing)
    domain = tool.decision.domain
    assert isinstance(domain, Some)
    for button in markers(table)[: max(domain.least, 1)]:
        qtbot.mouseClick(button, LEFT)
    chosen = tuple(tool.chosen)
    assert len(chosen) == max(domain.least, 1)
    before = table.session.match.last.number
    qtbot.keyClick(button, Key.Key_Return)
    step = table.session.match.steps[before + 1]
    assert isinstance(step.action, Chosen)
    assert sorted(step.action.items) == sorted(chosen)


def test_enter_never_gives_a_chosen_marker_up(sit: Sit, qtbot: QtBot) -> None:
    table = at(sit, "markers")
    tool = table.play.tool
    assert isinstance(tool, Choosing)
    first = markers(table)[0]
    qtbot.keyClick(first, Key.Key_Return)
    assert len(tool.chosen) == 1, "it chooses while nothing can be confirmed"
    qtbot.keyClick(first, Key.Key_Return)
    assert len(tool.chosen) == 1
    qtbot.keyClick(first, Key.Key_Space)
    assert tool.chosen == [], "Space does"


def test_a_marker_says_and_shows_whether_it_is_chosen(sit: Sit, qtbot: QtBot) -> None:
    table = at(sit, "markers")
    first = markers(table)[0]
    assert first.caption == texts.IN_HAND()
    first.setFocus()
    QApplication.processEvents()
    focused = first.grab().toImage()
    qtbot.mouseClick(first, LEFT)
    assert first.caption == texts.CHOSEN()
    assert first.accessibleDescription() == "chosen"
    assert first.grab().toImage() != focused, "the keyboard on it does not look like the choice"
    qtbot.mouseClick(first, LEFT)
    assert first.hasFocus()
    assert first.grab().toImage() == focused


def pull(widget: QWidget, to: QPoint) -> None:
    """Drag a widget to a point of the screen."""
    start = widget.rect().center()
    end = widget.mapFromGlobal(to)
    QTest.mousePress(widget, LEFT, pos=start)
    for share in (0.3, 0.7, 1.0):
        here = QPointF(start) + QPointF(end - start) * share
        QTest.mouseMove(widget, here.toPoint())
    QTest.mouseRelease(widget, LEFT, pos=end)


def test_a_counter_is_dragged_from_the_tray_to_a_zone(sit: Sit) -> None:
    table = at(sit, "deploy")
    tool = table.play.tool
    assert isinstance(tool, Arranging)
    domain = tool.decision.domain
    field = next(field for field in domain.fields if len(field.options) > 1)  # type: ignore[union-attr]
    counter = panels(table).battle.counters[f"piece:{field.id}"]
    board = table.map.board
    assert board is not None
    where = board.places[field.options[0]].centre
    spot = table.map.mapFromScene(QPointF(*where))
    pull(counter, table.map.viewport().mapToGlobal(spot))
    assert tool.placed[field.id] == field.options[0]
    assert tool.held == []
    assert counter.isHidden()


def test_a_counter_let_go_beside_the_map_stays(sit: Sit) -> None:
    table = at(sit, "deploy")
    tool = table.play.tool
    assert isinstance(tool, Arranging)
    placed = dict(tool.placed)
    ref, counter = next((r, c) for r, c in panels(table).battle.counters.items() if not c.isHidden())
    pull(counter, table.prompt.mapToGlobal(table.prompt.rect().center()))
    assert tool.placed == placed
    assert tool.held == [], f"{ref} has not been clicked"


@pytest.mark.usefixtures("active_window")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_p_places_the_army(sit: Sit, language: str) -> None:
    table = at(sit, "deploy")
    table.ui.words.set_language(language)
    tool = table.play.tool
    assert isinstance(tool, Arranging)
    strike(Key.Key_P)
    assert len(tool.placed) == len(tool.decision.domain.fields)  # type: ignore[union-attr]


@pytest.mark.parametrize("kind", ["deploy", "markers", "movement", "muster", "fire", "attack", "fight_on"])
def test_every_key_that_a_button_names_does_what_the_button_does(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    table = at(sit, kind)
    tool = table.play.tool
    assert tool is not None
    named = [button for button in table.prompt.answers if button.shortcut and button.enabled]
    for button in named:
        if button.shortcut in ("Return", "Escape"):
            continue  # they belong to the table, and have tests of their own
        pressed: list[str] = []
        monkeypatch.setattr(table.play.gestures, "press", pressed.append)
        QTest.keyClick(table.map, Key(QKeySequence(button.shortcut)[0].key()))
        assert pressed == [button.key]


def test_esc_gives_a_chosen_commander_up(sit: Sit, qtbot: QtBot) -> None:
    table = at(sit, "movement")
    session = table.session
    before = session.match.last.number
    decision = session.decision
    assert decision is not None
    assert isinstance(decision.domain, OneOf)
    action = next(option for option in decision.domain.options if isinstance(option, MoveOut))
    session.play(action)
    assert session.match.last.number > before
    qtbot.keyClick(table, Key.Key_Escape)
    assert session.match.last.number == before
    qtbot.keyClick(table, Key.Key_Escape)
    assert session.match.last.number == before, "what was done before is not taken back"


def test_the_computer_is_stopped_and_goes_on_only_where_it_has_something_to_play(
    window: MainWindow, sit: Sit
) -> None:
    table = sit(campaign(), alone=False).table
    assert table is not None
    table.session.raise_curtain()
    actions = window.menus.actions
    assert not actions["stop"].isEnabled()
    assert not actions["go_on"].isEnabled()
    table.prompt.stop_asked.emit()
    assert not table.prompt.stop.isVisible(), "no way on beside a person's own decision"
