"""The window while one tries things out, or asks what was done last."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from anahuac.app.matches import Opened
from anahuac.app.players import SeatPlan
from anahuac.app.replay.recent import since
from anahuac.app.windows.features.recently import Recently
from anahuac.app.windows.features.trials import Trials
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.matchlist import caption
from anahuac.app.windows.orders import NewMatch
from anahuac.app.windows.table import TablePage
from anahuac.engine.game import Setup
from anahuac.engine.match import Match
from tests.app.conquestpositions import answer, campaign, played
from tests.app.test_history_window import desk_of, of, shown, table_of

pytestmark = pytest.mark.usefixtures("active_window")

Sit = Callable[..., MainWindow]
STEPS = 120


# ---------------------------------------------------------------------- trials


def begin_alone(window: MainWindow) -> TablePage:
    """A match with a file, played some steps by two persons."""
    human = {"spain": SeatPlan(name="Ana"), "indian": SeatPlan()}
    window.begin(NewMatch("conquest", Setup("campaign"), human, 1))
    table = table_of(window)
    table.session.raise_curtain()
    played(table.session.match, 12)
    table.session._viewpoint = table.session.awaited[0]
    table.session._go_on()
    return table


def test_a_trial_stands_beside_the_match_and_is_dropped(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = begin_alone(window)
    opened = window.opened
    assert opened is not None
    assert opened.path is not None
    before = opened.path.read_bytes()
    match = table.session.match
    desk = shown(window, 6)
    qtbot.mouseClick(desk.bar.trial, Qt.MouseButton.LeftButton)
    trial = table_of(window)
    assert trial is not table
    assert trial.session.trial
    bar = of(window, Trials).bar
    assert bar.isVisible()
    assert bar.large.text() == "A trial from step 6. The match is not touched."
    assert not window.menus.actions["try"].isEnabled()
    played(trial.session.match, 5)
    trial.session._go_on()
    assert trial.session.curtain is None
    asked: list[object] = []
    monkeypatch.setattr(window, "ask", lambda *question: bool(asked.append(question)))
    window.menus.actions["trial_back"].trigger()
    assert asked
    assert table_of(window) is trial, "whoever stays, stays"
    monkeypatch.setattr(window, "ask", lambda *question: True)
    window.menus.actions["trial_back"].trigger()
    assert table_of(window).session.match is match
    assert not table_of(window).session.trial
    assert opened.path.read_bytes() == before
    assert len(window.matches.entries()) == 1
    table_of(window).session.raise_curtain()
    decision = table_of(window).session.decision
    assert decision is not None
    assert table_of(window).session.play(next(iter(decision.domain.answers()))), "its file is still its own"


def test_a_trial_is_kept_beside_the_match(window: MainWindow) -> None:
    begin_alone(window)
    window.menus.actions["try"].trigger()
    trial = table_of(window)
    assert not window.menus.actions["trial_keep"].isEnabled(), "nothing has been played yet"
    played(trial.session.match, 4)
    trial.session._go_on()
    window.menus.actions["trial_keep"].trigger()
    names = sorted(entry.name for entry in window.matches.entries())
    assert len(names) == 2
    assert any(name.endswith(" – trial") for name in names)
    plans = [entry.info.players for entry in window.matches.entries() if entry.info is not None]
    assert plans == [{"spain": "human:Ana", "indian": "human"}] * 2, "who plays is kept with their names"
    labels = {entry.name: entry.info.label for entry in window.matches.entries() if entry.info is not None}
    assert len(set(labels.values())) == 1, "it stands in the turn of the match that it leads on from"
    kept = next(entry for entry in window.matches.entries() if entry.name.endswith(" – trial"))
    assert caption(window.ui, kept).startswith("Turn 1, May-June")
    assert "Kept in the library" in of(window, Trials).bar.aside.text()
    window.menus.actions["trial_back"].trigger()
    assert not table_of(window).session.trial, "nothing would be lost, so nothing is asked"


def test_leaving_during_a_trial_lets_go_of_the_match(window: MainWindow) -> None:
    begin_alone(window)
    path = window.opened.path if window.opened is not None else None
    assert path is not None
    window.menus.actions["try"].trigger()
    window.to_start()
    assert of(window, Trials).aside is None
    assert window.open_file(path), "nobody holds it any more"


# ---------------------------------------------------------------------- what was done last


def test_the_undo_list_takes_back_as_far_as_is_chosen(sit: Sit) -> None:
    window = sit(played(campaign(), 3))
    session = table_of(window).session
    decision = session.decision
    assert decision is not None
    menu = of(window, Recently).undo_menu()
    said = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert said[-1].startswith("Here it stops: ")
    assert not menu.actions()[-1].isEnabled()
    able = [action for action in menu.actions() if action.isEnabled() and not action.isSeparator()]
    number = session.match.last.number
    able[-1].trigger()
    assert session.match.last.number < number
    assert session.match.undo_refusal(session.match.last.number - 1) is not None or not (
        session.match.last.number
    )


def handed_over() -> Match[Any, Any]:
    """A match in which the other seat has just done something that the log tells."""
    match = played(campaign(), STEPS)
    while match.last.seat == match.pending[0].seat or len(match.last.events) < 3:
        played(match, 1)
    return match


@pytest.mark.parametrize("told", [True, False])
def test_after_the_curtain_one_is_told_what_happened_unless_one_wants_it_not(
    window: MainWindow, told: bool
) -> None:
    of(window, Recently)._choose(told)
    match = handed_over()
    window.sit_down(Opened(match, {info.id: SeatPlan() for info in match.game.info.seats}))
    table, card = table_of(window), of(window, Recently).card
    assert not card.isVisible()
    table.session.raise_curtain()
    QApplication.processEvents()
    assert card.isVisible() == told
    if told:
        entries = [entry for entry in since(table.session) if not entry.line.is_heading]
        said = [label.text() for label in card.findChildren(QLabel)]
        assert window.ui.words.wording.log_line(entries[-1].line) in said
    decision = table.session.decision
    assert decision is not None
    assert table.session.play(answer(match, decision, random.Random(1)))
    QApplication.processEvents()
    assert not card.isVisible(), "whoever plays on has seen it"


def test_a_card_that_is_skipped_goes(window: MainWindow, qtbot: QtBot) -> None:
    match = handed_over()
    window.sit_down(Opened(match, {info.id: SeatPlan() for info in match.game.info.seats}))
    table_of(window).session.raise_curtain()
    card = of(window, Recently).card
    qtbot.mouseClick(card.skip, Qt.MouseButton.LeftButton)
    assert not card.isVisible()
    assert table_of(window).session.looking is None


def test_show_me_goes_through_the_steps_and_comes_back(window: MainWindow, qtbot: QtBot) -> None:
    match = played(campaign(), 60)
    while not [s for s in match.steps[-4:] if match.steps[s.gesture].seat != match.pending[0].seat]:
        played(match, 1)
    asked = match.pending[0].seat
    window.sit_down(
        Opened(match, {i.id: SeatPlan() if i.id == asked else SeatPlan("x") for i in match.game.info.seats})
    )
    recently, desk = of(window, Recently), desk_of(window)
    recently.show_since()
    assert recently.card.isVisible()
    assert recently.card.accessibleName() == "Since your last turn"
    desk.playback.set_speed("4")
    qtbot.mouseClick(recently.card.show_button, Qt.MouseButton.LeftButton)
    assert not recently.card.isVisible()
    assert desk.playback.running
    qtbot.waitUntil(lambda: table_of(window).session.looking is None, timeout=20_000)
    recently.show_since()
    QTest.keyClick(recently.card, Qt.Key.Key_Escape)
    assert not recently.card.isVisible()


@pytest.mark.parametrize(("size", "percent"), [((800, 600), 100), ((800, 600), 200)])
def test_in_a_small_window_the_card_stands_over_the_map_and_leaves_the_question_free(
    window: MainWindow, size: tuple[int, int], percent: int
) -> None:
    window.set_size(percent)
    window.resize(*size)
    match = handed_over()
    asked = match.pending[0].seat
    window.sit_down(
        Opened(match, {i.id: SeatPlan() if i.id == asked else SeatPlan("x") for i in match.game.info.seats})
    )
    table, recently = table_of(window), of(window, Recently)
    for _ in range(4):
        QApplication.processEvents()
    if table.arrangement.tier.name == "tiny":
        table.swap_panels()  # the panels stand in place of the map
    recently.show_since()
    for _ in range(4):
        QApplication.processEvents()
    card = recently.card
    assert card.isVisible()
    covered = QRect(card.mapTo(window, QPoint()), card.size())
    assert window.rect().contains(covered)
    assert not covered.intersects(QRect(table.prompt.mapTo(window, QPoint()), table.prompt.size()))
