"""The flow of play: what ends by the player's word, what is asked once more, how the log leads back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.decisions.confirming import Confirming
from anahuac.app.matches import Opened
from anahuac.app.panels.widgets import KeyButton
from anahuac.app.players import SeatPlan
from anahuac.app.presenter import Button
from anahuac.app.presenters.conquest import ConquestPresenter, texts
from anahuac.app.session import REFUSAL, LogEntry
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.table import TablePage
from anahuac.engine.decision import Decision, OneOf
from anahuac.engine.rules import Refusal
from anahuac.games.conquest.actions.core import Done, TakeForm
from anahuac.games.conquest.actions.melee import Shift
from anahuac.games.conquest.actions.strategic import Buy, Flip, MoveOut
from anahuac.games.conquest.game import Conquest
from anahuac.registry import load_game
from tests.app.conquestpositions import battle, campaign, played
from tests.app.mouse import click_place, click_top, press

Sit = Callable[..., MainWindow]


def table_of(window: MainWindow) -> TablePage:
    """The table of a window."""
    assert window.table is not None
    return window.table


def moving(sit: Sit) -> TablePage:
    """Spain is to move on turn 1; Cortés and all the others stand in Vera Cruz."""
    return table_of(sit(played(campaign(), 60, stop="movement")))


def asked(table: TablePage) -> Decision:
    """The question on the table."""
    decision = table.session.decision
    assert decision is not None
    return decision


def buttons(table: TablePage) -> dict[str, str]:
    """Words of the prompt bar's answers by their keys."""
    return {button.key: table.ui.words(button.said) for button in table.prompt._buttons}


# ---------------------------------------------------------------------- ends by the player's word


def test_movement_does_not_end_by_itself_after_the_last_march(sit: Sit, qtbot: QtBot) -> None:
    table = moving(sit)
    assert click_top(table, "cortes", qtbot)
    click_place(table, "34", qtbot)
    qtbot.keyClick(table, Qt.Key.Key_Return)  # the end of this march
    assert asked(table).kind == "movement"
    assert asked(table).domain == OneOf((Done(),))
    assert list(buttons(table).values()) == ["End movement"]
    assert table.session.undo_refusal() is None
    qtbot.mouseClick(table.prompt.undo, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(table.prompt.undo, Qt.MouseButton.LeftButton)
    assert table.session.view.commanders["cortes"].zone == 35, "a mis-clicked march can be taken back"


def test_enter_ends_it(sit: Sit, qtbot: QtBot) -> None:
    table = moving(sit)
    assert click_top(table, "cortes", qtbot)
    click_place(table, "34", qtbot)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert not isinstance(table.play.tool, Confirming), "nothing is left to do, so nothing is asked"
    assert any(entry.line.kind == "attrition" for entry in table.session.log_lines())


# ---------------------------------------------------------------------- asked once more


def test_a_phase_with_something_left_to_do_asks_in_the_prompt_bar(sit: Sit, qtbot: QtBot) -> None:
    table = moving(sit)
    left = sum(isinstance(option, MoveOut) for option in asked(table).domain.options)  # type: ignore[union-attr]
    steps = len(table.session.match.steps)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert table.prompt.question.text() == table.ui.words(texts.NOT_MARCHED(left))
    assert list(buttons(table)) == ["back", "confirm"]
    assert len(table.session.match.steps) == steps
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    assert table.prompt.question.text() == table.ui.words.sentence(asked(table).prompt)
    press(table, f"option:{len(asked(table).domain.options) - 1}", qtbot)  # type: ignore[union-attr]
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert len(table.session.match.steps) > steps


def test_pointing_at_something_goes_on_instead(sit: Sit, qtbot: QtBot) -> None:
    table = moving(sit)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert isinstance(table.play.tool, Confirming)
    assert click_top(table, "cortes", qtbot)
    assert asked(table).kind == "muster"


def test_the_question_can_be_switched_off(window: MainWindow, sit: Sit, qtbot: QtBot) -> None:
    window.menus.actions["confirm"].trigger()
    assert not window.ui.settings.values.confirm_phase
    table = moving(sit)
    steps = len(table.session.match.steps)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert len(table.session.match.steps) > steps


@pytest.mark.parametrize(
    ("kind", "options", "question"),
    [
        ("movement", (MoveOut(35, "cortes"), MoveOut(34, "olid")), texts.NOT_MARCHED(2)),
        ("movement", (TakeForm(35, True),), None),
        ("purchase", (Buy("mx-eb-1", 1, 22), Buy("mx-eb-1", 2, 22), Flip("sp-eb-1")), texts.CAN_BUY(2)),
        ("shift", (Shift("sp-eb-1", "S.L2"), Shift("sp-eb-1", "S.L3")), texts.CAN_SHIFT()),
        ("shift", (), None),
        ("march", (Shift("sp-eb-1", "S.L2"),), None),
    ],
)
def test_what_is_left_to_do_in_a_phase(kind: str, options: tuple[Any, ...], question: object) -> None:
    game = load_game("conquest")
    assert isinstance(game, Conquest)
    presenter = ConquestPresenter(game)
    decision = Decision("spain", kind, texts.DONE(), OneOf((*options, Done())), "conquest:8-b")
    assert presenter.unfinished(None, decision, Done()) == question  # type: ignore[arg-type]


def test_all_attrition_checks_at_once_are_what_enter_gives(sit: Sit, qtbot: QtBot) -> None:
    table = table_of(sit(played(campaign(), 400, stop="attrition")))
    assert [b.role for b in table.prompt._buttons if table.ui.words(b.said) == "Check all"] == ["primary"]
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert table.session.decision is None or asked(table).kind != "attrition"


# ---------------------------------------------------------------------- the log


def rect_of(table: TablePage, row: int) -> QRect:
    """Where a line of the log stands, scrolled into view."""
    index = table.log.model.index(row)
    table.log.view.scrollTo(index)
    return table.log.view.visualRect(index)


def click_log(table: TablePage, at: QPoint, qtbot: QtBot) -> None:
    """Click into the log."""
    qtbot.mouseMove(table.log.view.viewport(), at)
    qtbot.mouseClick(table.log.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_clicking_a_line_goes_to_its_place(sit: Sit, qtbot: QtBot) -> None:
    table = table_of(sit(played(campaign(), 300, stop="movement")))
    table.map.set_zoom(1.5)
    entries = table.session.log_lines()
    on_map = range(len(entries) - 1, 0, -1)
    row, place = next(
        (at, entries[at].line.places[0].removeprefix("place:"))
        for at in on_map
        if entries[at].line.places and entries[at].line.places[0].startswith("place:")
    )
    table.map.centre_on("35" if place != "35" else "1")
    click_log(table, rect_of(table, row).center(), qtbot)
    assert table.map.board is not None
    assert table.map.camera.visible().contains(QPointF(*table.map.board.places[place].centre))
    assert table.inspector.shown is not None
    assert table.inspector.shown.ref == f"place:{place}"


def test_going_back_to_a_line_is_offered_where_it_can_be_done(sit: Sit, qtbot: QtBot) -> None:
    table = moving(sit)
    before = len(table.session.match.steps)
    assert click_top(table, "cortes", qtbot)
    click_place(table, "34", qtbot)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    rows = table.log.model.rowCount()
    entries = table.session.log_lines()
    marched = next(at for at in range(rows) if entries[at].step >= before)
    old, last = entries[0], entries[-1]
    assert table.log._undoable(entries[marched - 1])
    assert not table.log._undoable(old), "dice have been rolled since"
    assert not table.log._undoable(LogEntry(table.session.match.last.number, last.line))
    mark = table.log.delegate.mark_area(rect_of(table, marched - 1))
    click_log(table, mark.center(), qtbot)
    assert table.session.view.commanders["cortes"].zone == 35


def test_refusals_are_lines_of_the_log_until_they_are_undone(sit: Sit, qtbot: QtBot) -> None:
    table = moving(sit)
    assert click_top(table, "cortes", qtbot)
    press(table, "confirm", qtbot)
    lines = len(table.session.log_lines())
    for _ in range(2):
        click_place(table, "22", qtbot)
    fresh = table.session.log_lines()[lines:]
    assert [entry.line.kind for entry in fresh] == [REFUSAL], "said once, though tried twice"
    game, _, clause = fresh[0].line.clause.partition(":")
    assert (game, clause[:2]) == ("conquest", "8-")
    assert table.log.model.rowCount() == lines + 1
    assert not table.log.view.viewport().grab().isNull()
    qtbot.mouseClick(table.prompt.undo, Qt.MouseButton.LeftButton)
    assert all(entry.line.kind != REFUSAL for entry in table.session.log_lines())


def test_the_other_seat_does_not_read_refusals(window: MainWindow) -> None:
    match = played(campaign(), 60, stop="movement")
    window.sit_down(Opened(match, {info.id: SeatPlan() for info in match.game.info.seats}))
    table = table_of(window)
    table.session.raise_curtain()
    table.session.note_refusal(Refusal("conquest:8-e", texts.DONE()))
    assert table.session.log_lines()[-1].line.kind == REFUSAL
    table.session._curtain = "indian"
    table.session.raise_curtain()
    assert all(entry.line.kind != REFUSAL for entry in table.session.log_lines())


# ---------------------------------------------------------------------- room


def test_the_inspector_shows_a_whole_army_without_scrolling(sit: Sit) -> None:
    table = moving(sit)
    table.play.inspect("place:35")
    for _ in range(4):
        QApplication.processEvents()
    assert len(table.inspector.counters) >= 12
    assert table.inspector.verticalScrollBar().maximum() == 0


def test_the_smallest_windows_show_the_panel_a_question_is_answered_in(sit: Sit) -> None:
    window = sit(played(battle(), 60, stop="markers"))
    window.set_size(200)
    window.resize(1024, 700)
    for _ in range(4):
        QApplication.processEvents()
    table = table_of(window)
    table._panel_wanted("battle")
    QApplication.processEvents()
    assert table.docks["battle"].isVisible()
    assert not table.map.isVisible()
    table._panel_wanted("")
    QApplication.processEvents()
    assert table.map.isVisible()
    window.set_size(100)


@pytest.mark.parametrize("percent", [100, 125, 150, 175, 200])
@pytest.mark.parametrize("width", [1024, 1600])
def test_a_window_made_small_shows_the_panel_a_question_is_answered_in(
    sit: Sit, percent: int, width: int
) -> None:
    """Not only where the question came once it was small."""
    window = sit(played(battle(), 60, stop="markers"))
    table = table_of(window)
    window.set_size(percent)
    window.resize(width, 700)
    for _ in range(6):
        QApplication.processEvents()
    assert not table.docks["battle"].visibleRegion().isEmpty()
    assert table.map.isVisible() == (table.arrangement.tier.name != "tiny")
    window.set_size(100)
    window.resize(1600, 1000)
    for _ in range(6):
        QApplication.processEvents()
    assert table.map.isVisible()
    assert not table.docks["battle"].visibleRegion().isEmpty()


def test_a_bar_resized_while_it_is_filled_shows_each_answer_once(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A button that shows itself may widen the bar; the filling in progress is the one that counts."""
    bar = moving(sit).prompt
    push = bar._push

    def widening(button: Button) -> KeyButton:
        bar.resizeEvent(QResizeEvent(bar.size(), bar.size()))
        return push(button)

    monkeypatch.setattr(bar, "_push", widening)
    bar.show_buttons((Button("a", "One"), Button("b", "Two")))
    assert bar._answer_row.count() == 2
