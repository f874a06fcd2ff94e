"""The flow of play: what ends by the player's word, what is asked once more, how the log leads back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from anahuac.app.decisions.confirming import Confirming
from anahuac.app.presenters.conquest import ConquestPresenter, texts
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.table import TablePage
from anahuac.engine.decision import Decision, OneOf
from anahuac.games.conquest.actions.core import Done, TakeForm
from anahuac.games.conquest.actions.melee import Shift
from anahuac.games.conquest.actions.strategic import Buy, Flip, MoveOut
from anahuac.games.conquest.game import Conquest
from anahuac.registry import load_game
from tests.app.conquestpositions import campaign, played
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
