"""The window while one looks at history."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from anahuac.app.mapview.ghosts import GhostItem
from anahuac.app.matches import Opened
from anahuac.app.panels.loglines import LogDelegate
from anahuac.app.pictures import grabbed
from anahuac.app.players import SeatPlan
from anahuac.app.session import LogEntry
from anahuac.app.windows import pastdesk
from anahuac.app.windows.features.history import History
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.orders import NewMatch
from anahuac.app.windows.pastdesk import PastDesk
from anahuac.app.windows.table import TablePage
from anahuac.engine.decision import Chosen
from anahuac.engine.game import Setup
from anahuac.engine.match import Match
from anahuac.store import read_notes
from tests.app.conquestpositions import answer, battle, campaign, played

pytestmark = pytest.mark.usefixtures("active_window")

Sit = Callable[..., MainWindow]
STEPS = 120


@pytest.fixture
def past(sit: Sit) -> MainWindow:
    """A window on a campaign some turns on."""
    return sit(played(campaign(), STEPS))


def table_of(window: MainWindow) -> TablePage:
    """The table of a window."""
    assert window.table is not None
    return window.table


def of(window: MainWindow, kind: type[Any]) -> Any:
    """A feature of a window."""
    return next(feature for feature in window.features if isinstance(feature, kind))


def desk_of(window: MainWindow) -> PastDesk:
    """Where history is looked at."""
    desk = of(window, History).desk
    assert isinstance(desk, PastDesk)
    return desk


def shown(window: MainWindow, step: int) -> PastDesk:
    """Look at a step."""
    desk = desk_of(window)
    desk.look_at(step)
    QApplication.processEvents()
    return desk


# ---------------------------------------------------------------------- looking


def test_the_window_says_plainly_what_one_looks_at(past: MainWindow) -> None:
    table = table_of(past)
    past.menus.actions["history"].trigger()
    desk = shown(past, 60)
    assert desk.bar.isVisible()
    assert desk.transport.isVisible()
    assert not table.prompt.isVisible()
    assert desk.bar.large.text() == f"You look at step 60 of {STEPS}. Nothing here can be changed."
    assert desk.bar.aside.text().startswith("The match stands at turn")
    assert desk.map.frame.isVisible()
    assert not past.menus.actions["undo"].isEnabled()
    assert not past.menus.actions["history"].isEnabled()
    past.menus.actions["now"].trigger()
    assert not desk.bar.isVisible()
    assert not desk.map.frame.isVisible()
    assert table.prompt.isVisible()
    assert table.session.decision is not None


def test_panels_and_map_show_the_position_of_the_step(past: MainWindow) -> None:
    table = table_of(past)
    now = {token.spec for token in table.map.tokens}
    shown(past, 0)
    then = {token.spec for token in table.map.tokens}
    assert then != now
    assert table.panels is not None
    assert table.panels.turns.strip.boxes[0].now  # type: ignore[attr-defined]
    desk_of(past).look_now()
    assert {token.spec for token in table.map.tokens} == now


def moving_step(match: Match[Any, Any]) -> int:
    """A step in which a stack went somewhere."""
    for step in reversed(match.steps):
        if any(type(event).__name__ == "PiecesMoved" and event.why == "march" for event in step.events):
            return step.number
    raise AssertionError


def test_a_move_is_drawn_in_gold_with_a_ghost_and_the_live_map_never_is(past: MainWindow) -> None:
    table = table_of(past)
    step = moving_step(table.session.match)
    desk = shown(past, step)
    assert desk.trace is not None
    (arrow,) = table.map.arrows.specs()
    assert (arrow.role, arrow.dashed) == ("gold", True)
    assert arrow.label.endswith(" MP")
    assert table.map.overlays.states()[arrow.places[-1]] == ("replay",)
    ghosts = [item for item in table.map.stage.items() if isinstance(item, GhostItem)]
    assert [round(ghost.opacity(), 2) for ghost in ghosts] == [0.38]
    desk.look_now()
    assert table.map.arrows.specs() == ()
    assert not [item for item in table.map.stage.items() if isinstance(item, GhostItem)]
    assert not [states for states in table.map.overlays.states().values() if "replay" in states]


def test_history_is_gone_through_by_keys(past: MainWindow) -> None:
    table = table_of(past)
    desk = shown(past, 60)
    session, course = table.session, desk.course
    while not course.read():
        pass

    def after(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> int | None:
        QTest.keyClick(table.map, key, modifier)
        return session.looking

    control = Qt.KeyboardModifier.ControlModifier
    assert after(Qt.Key.Key_Right) == 61
    assert after(Qt.Key.Key_Left) == 60
    phase, turn = course.phase_of(60), course.turn_of(60)
    assert phase is not None
    assert turn is not None
    assert after(Qt.Key.Key_PageDown) == phase.last + 1
    session.look_at(60)
    assert after(Qt.Key.Key_PageUp) == phase.first
    session.look_at(60)
    assert after(Qt.Key.Key_PageDown, control) == turn.last + 1
    session.look_at(60)
    assert after(Qt.Key.Key_Left, control) == turn.first
    assert after(Qt.Key.Key_Home) == 0
    assert after(Qt.Key.Key_End) == STEPS
    session.look_at(60)
    after(Qt.Key.Key_Space)
    assert desk.playback.running
    after(Qt.Key.Key_Space)
    assert not desk.playback.running
    assert after(Qt.Key.Key_Escape) is None
    assert after(Qt.Key.Key_Left) is None, "the arrows move the cursor of the map again"


def test_a_table_that_is_left_plays_no_more(past: MainWindow) -> None:
    desk = shown(past, 60)
    desk.playback.set_speed("4")
    desk.playback.play()
    past.to_start()
    assert not desk.playback.running
    assert of(past, History).desk is None


def test_space_presses_a_button_that_has_the_focus(past: MainWindow) -> None:
    desk = shown(past, 60)
    button = desk.transport.buttons["on"]
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Space)
    assert table_of(past).session.looking == 61
    assert not desk.playback.running


def test_bars_and_buttons_lead_to_steps(past: MainWindow, qtbot: QtBot) -> None:
    session = table_of(past).session
    desk = shown(past, 60)
    transport = desk.transport
    for bar in (transport.turns, transport.phases):
        target = bar.ruler.spans[0].first
        at = QPoint(round(bar.ruler.x_of(target)), bar.height() // 2)
        qtbot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=at)
        assert session.looking == target
        session.look_at(60)
    qtbot.mousePress(transport.turns, Qt.MouseButton.LeftButton, pos=QPoint(4, 20))
    qtbot.mouseMove(transport.turns, QPoint(transport.turns.width() - 5, 20))
    QTest.mouseRelease(transport.turns, Qt.MouseButton.LeftButton)
    for key, step in (("start", 0), ("on", 1), ("end", STEPS), ("back", STEPS - 1)):
        qtbot.mouseClick(transport.buttons[key], Qt.MouseButton.LeftButton)
        assert session.looking == step
    qtbot.mouseClick(transport.strides.button("turn"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(transport.buttons["back"], Qt.MouseButton.LeftButton)
    turn = desk.course.turn_of(STEPS - 1)
    assert turn is not None
    assert session.looking == turn.first


def test_the_log_frames_the_step_and_leads_to_steps(past: MainWindow, qtbot: QtBot) -> None:
    table = table_of(past)
    shown(past, 60)
    log = table.log
    assert log.delegate.looking == 60
    row = log.model.until(30) - 1
    entry = log.model.index(row).data(Qt.ItemDataRole.UserRole)
    log.view.setCurrentIndex(log.model.index(row))
    QTest.keyClick(log.view, Qt.Key.Key_Return)
    assert table.session.looking == entry.step
    desk_of(past).look_now()
    assert log.delegate.looking is None
    rect = log.view.visualRect(log.model.index(log.model.rowCount() - 1))
    qtbot.mouseDClick(log.view.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert table.session.looking is not None


def test_the_menu_of_a_log_line_is_reached_by_keyboard(
    past: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Undo to here, and looking at the step, without a mouse."""
    log = table_of(past).log
    row = log.model.rowCount() - 1
    log.view.setCurrentIndex(log.model.index(row))
    offered: list[list[str]] = []

    class FirstAtOnce(QMenu):
        """A menu whose first entry is chosen without anybody waiting."""

        def exec(self, *where: object) -> QAction:  # type: ignore[override]
            offered.append([action.text() for action in self.actions()])
            return self.actions()[0]

    monkeypatch.setattr("anahuac.app.panels.log.QMenu", FirstAtOnce)
    QTest.keyClick(log.view, Qt.Key.Key_Menu)
    assert offered == [["Look at this step", "Undo to here"]]
    assert table_of(past).session.looking == log.model.index(row).data(Qt.ItemDataRole.UserRole).step


def test_a_step_that_is_played_meanwhile_does_not_move_who_looks(past: MainWindow) -> None:
    table = table_of(past)
    desk = shown(past, 60)
    match = table.session.match
    played(match, 1)
    table.session._go_on()
    QApplication.processEvents()
    assert table.session.looking == 60
    assert f"of {STEPS + 1}." in desk.bar.large.text()


def test_language_theme_and_text_size_may_change_while_looking(past: MainWindow, qtbot: QtBot) -> None:
    desk = shown(past, 60)
    past.set_language("fr")
    past.set_theme("dark")
    past.set_size(200)
    QApplication.processEvents()
    assert desk.bar.now.text() == "Revenir au présent"
    assert desk.bar.large.text() == f"Passé : étape 60 sur {STEPS}".replace(" :", "\u202f:")
    past.resize(1024, 700)
    QApplication.processEvents()
    for button in (desk.bar.now, *desk.transport.buttons.values(), desk.transport.bookmark):
        assert button.isVisible()
        right = button.mapTo(past, QPoint(button.width(), 0)).x()
        assert right <= past.width()
    past.set_size(100)
    past.set_language("en")


# ---------------------------------------------------------------------- secrets


def test_history_shows_the_same_whatever_the_other_side_hides(window: MainWindow) -> None:
    """Pictures of the whole window at every step of a battle, for two matches that differ in hidden markers."""
    grabs: list[list[QImage]] = []
    states = []
    for pick in (0, 1):
        match = played(battle(), 60, stop="markers")
        mine, theirs = match.pending[0].seat, match.pending[1].seat
        for seat in (theirs, mine):
            decision = match.decision(seat)
            assert decision is not None
            items, least = decision.domain.items, max(1, decision.domain.least)  # type: ignore[union-attr]
            chosen = items[:least] if seat == mine or not pick else items[-least:]
            match.play(seat, Chosen(tuple(chosen)))
        states.append(match.state)
        seats = {seat: SeatPlan() if seat == mine else SeatPlan("nobody") for seat in (mine, theirs)}
        window.sit_down(Opened(match, seats))
        window.resize(1024, 700)
        made = []
        for step in range(max(0, match.last.number - 4), match.last.number + 1):
            shown(window, step)
            made.append(grabbed(window))
        grabs.append(made)
    assert states[0] != states[1]
    assert grabs[0] == grabs[1]


def test_the_curtain_ends_history(window: MainWindow) -> None:
    match = played(battle(), 60, stop="markers")
    window.sit_down(Opened(match, {info.id: SeatPlan() for info in match.game.info.seats}))
    table = table_of(window)
    desk = desk_of(window)
    desk.look_at(1)
    assert table.session.looking is None, "there is no history behind the curtain"
    table.session.raise_curtain()
    shown(window, 1)
    table.session._viewpoint = None  # somebody else is asked
    table.session._go_on()
    QApplication.processEvents()
    assert table.curtain.isVisible()
    assert not desk.bar.isVisible()
    assert not desk.active


# ---------------------------------------------------------------------- bookmarks


def test_a_bookmark_gets_its_note_by_keyboard_and_is_kept(window: MainWindow, qtbot: QtBot) -> None:
    human = {"spain": SeatPlan(), "indian": SeatPlan()}
    window.begin(NewMatch("conquest", Setup("campaign"), human, 1))
    table = table_of(window)
    table.session.raise_curtain()
    played(table.session.match, 6)
    table.session._viewpoint = table.session.awaited[0]
    table.session._go_on()
    desk = shown(window, 3)
    QTest.keyClick(table.map, Qt.Key.Key_B)
    qtbot.waitUntil(lambda: desk.list.editing)
    QTest.keyClicks(desk.list.note, "Before the march")
    QTest.keyClick(desk.list.note, Qt.Key.Key_Return)
    assert window.opened is not None
    assert window.opened.path is not None
    notes = read_notes(window.opened.path)
    assert [(note.step, note.content, note.seat) for note in notes] == [
        (3, "Before the march", table.session.viewpoint)
    ]
    QTest.keyClick(desk.list.note, Qt.Key.Key_Escape)
    assert table.session.looking == 3, "Esc leaves the note first"
    assert desk.transport.turns.marks == (3,)
    assert desk.map.tag.isVisible()
    assert desk.map.tag.accessibleName() == "Before the march"
    shown(window, 1)
    desk.list._pressed(desk.list.list.topLevelItem(0))  # type: ignore[arg-type]
    assert table.session.looking == 3
    qtbot.mouseClick(desk.list.remove, Qt.MouseButton.LeftButton)
    assert read_notes(window.opened.path) == []
    assert not desk.map.tag.isVisible()


def test_what_history_needs_is_made_bit_by_bit_before_it_is_looked_at(
    sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pastdesk, "READY_MS", 20)
    window = sit(played(campaign(1), 30))
    desk, session = of(window, History).desk, table_of(window).session
    assert not desk._preparing.isActive(), "a table that is left alone makes nothing"
    assert session.decision is not None
    session.play(answer(session.match, session.decision, random.Random(1)))
    qtbot.waitUntil(lambda: hasattr(desk, "map"))
    bar, card = desk.bar, desk.card
    assert not desk.active
    assert not bar.isVisible()
    assert not {"step", "bookmarks"} & table_of(window).docks.keys(), "panels are put up when they are needed"
    desk.look_at(10)
    assert desk.bar is bar
    assert desk.card is card
    assert card.isVisible()
    assert {"step", "bookmarks"} <= table_of(window).docks.keys()


def test_lines_of_the_log_are_measured_once_in_each_width(
    past: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desk_of(past)
    measured: list[str] = []
    height = LogDelegate._height

    def counted(self: LogDelegate, said: str, width: int, entry: LogEntry) -> int:
        measured.append(said)
        return height(self, said, width, entry)

    monkeypatch.setattr(LogDelegate, "_height", counted)
    for _ in range(2):
        measured.clear()
        desk.look_at(10)
        for _ in range(5):
            QApplication.processEvents()
        desk.look_now()
        for _ in range(5):
            QApplication.processEvents()
    assert not measured
