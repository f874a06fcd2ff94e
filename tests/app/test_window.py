"""The real window with the real game: pages, table, curtain, language, names for screen readers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QSlider,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from anahuac.app.matches import Opened
from anahuac.app.players import SeatPlan
from anahuac.app.windows.accesskeys import unmarked
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.table import TablePage
from anahuac.engine.match import BARRIER_TEXTS, Barrier
from anahuac.wording import catalogue
from tests.app.conquestpositions import battle, campaign, played
from tests.app.mouse import click_place, click_top, press

Sit = Callable[..., MainWindow]


def table_of(window: MainWindow) -> TablePage:
    """The table of a window."""
    assert window.table is not None
    return window.table


def click_piece(table: TablePage, piece: str, qtbot: QtBot) -> None:
    """Click the top counter of a stack."""
    assert click_top(table, piece, qtbot)


# ---------------------------------------------------------------------- pages


def test_a_match_is_set_up_begun_and_found_again(window: MainWindow, qtbot: QtBot) -> None:
    window.to_start()
    assert window.start is not None
    qtbot.mouseClick(window.start.tiles[0], Qt.MouseButton.LeftButton)
    assert window.new is not None
    page = window.new
    page.seats[1].set_plan(SeatPlan())
    page.rows[0].set_value(True)
    page.seed.setText("12 345")
    qtbot.mouseClick(page.begin, Qt.MouseButton.LeftButton)
    table = table_of(window)
    assert table.session.match.setup.options == {"opt_reinforcement_turn_die": True}
    table.session.raise_curtain()
    step = table.session.decision
    assert step is not None
    table.session.play(next(iter(step.domain.answers())))
    played_so_far = len(table.session.match.steps)
    window.to_start()
    entry = window.start.card.entry
    assert entry is not None
    qtbot.mouseClick(window.start.card.button, Qt.MouseButton.LeftButton)
    assert len(table_of(window).session.match.steps) == played_so_far
    assert window.ui.settings.values.last_match.endswith(".anahuac")


def test_the_library_copies_and_bins(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.to_new("conquest")
    assert window.new is not None
    window.new.seats[1].set_plan(SeatPlan())
    window.new.start()
    window.to_start()
    assert window.start is not None
    library = window.start.library
    qtbot.mouseClick(library.buttons["copy"], Qt.MouseButton.LeftButton)
    assert library.list.count() == 2
    monkeypatch.setattr(window, "ask", lambda *said: True)
    qtbot.mouseClick(library.buttons["delete"], Qt.MouseButton.LeftButton)
    assert library.list.count() == 1
    library.search.setText("no such name")
    assert library.list.count() == 0
    assert not library.buttons["open"].isEnabled()


@pytest.mark.parametrize("content", [b"", b"not a match", b"SQLite format 3\0" + b"\0" * 200])
def test_a_file_that_is_no_match_is_told_and_the_start_page_stays(
    window: MainWindow, tmp_path: Path, content: bytes
) -> None:
    window.to_start()
    file = tmp_path / "letter.anahuac"
    file.write_bytes(content)
    assert not window.open_file(file)
    assert window.table is None
    assert window.start is not None
    assert not window.start.notice.isHidden()
    assert file.read_bytes() == content


def test_an_impossible_seed_cannot_start(window: MainWindow) -> None:
    window.to_new("conquest")
    assert window.new is not None
    for typed in ("", "-1", "12.5", "x", "9" * 12, "１２"):
        window.new.seed.setText(typed)
        assert not window.new.begin.isEnabled(), typed
    window.new.seed.setText("0")
    assert window.new.begin.isEnabled()


# ---------------------------------------------------------------------- the table


def test_clicking_a_commander_and_a_zone_marches_in_one_gesture(sit: Sit, qtbot: QtBot) -> None:
    table = table_of(sit(played(campaign(), 60, stop="movement")))
    click_piece(table, "cortes", qtbot)
    assert table.session.decision is not None
    assert table.session.decision.kind == "muster"
    click_place(table, "34", qtbot)
    assert table.session.view.commanders["cortes"].zone == 34
    assert table.session.view.units["sp-eb-1"].zone == 34
    assert table.session.undo_refusal() is None
    qtbot.mouseClick(table.prompt.undo, Qt.MouseButton.LeftButton)
    assert table.session.view.commanders["cortes"].zone == 35


def test_a_forbidden_zone_says_why_by_its_clause(sit: Sit, qtbot: QtBot) -> None:
    table = table_of(sit(played(campaign(), 60, stop="movement")))
    click_piece(table, "cortes", qtbot)
    press(table, "confirm", qtbot)
    click_place(table, "22", qtbot)
    assert table.prompt.warning.isVisible()
    assert table.prompt.warning_clause.text().startswith("8-")
    assert table.session.view.commanders["cortes"].zone == 35
    shown: list[str] = []
    table.clause_asked.connect(shown.append)
    qtbot.mouseClick(table.prompt.warning_clause, Qt.MouseButton.LeftButton)
    assert shown == [table.prompt.warning_clause.clause]


def test_undo_tells_where_it_stops(sit: Sit) -> None:
    window = sit(played(campaign(), 400, stop="losses"))
    table = table_of(window)
    assert not table.prompt.undo.isEnabled()
    reasons = {window.ui.words(BARRIER_TEXTS[barrier]()) for barrier in Barrier}
    assert table.prompt.undo.toolTip() in reasons
    assert window.menus.actions["undo"].toolTip() == table.prompt.undo.toolTip()
    assert not table.prompt.redo.isEnabled()


def test_losses_are_shared_out_by_clicks(sit: Sit, qtbot: QtBot) -> None:
    table = table_of(sit(played(campaign(2), 900, seed=2, stop="losses")))
    decision = table.session.decision
    assert decision is not None
    steps = len(table.session.match.steps)
    for ref in table.play.tool.targets() if table.play.tool else ():
        counter = table.inspector.counters[ref]
        for _ in range(decision.domain.total):  # type: ignore[union-attr]
            if not any(b.key == "confirm" and b.enabled for b in table.play.tool.buttons()):  # type: ignore[union-attr]
                qtbot.mouseClick(counter, Qt.MouseButton.LeftButton)
    press(table, "confirm", qtbot)
    assert len(table.session.match.steps) > steps


def test_losses_are_read_on_the_counters_that_lose(sit: Sit) -> None:
    table = table_of(sit(played(battle(), 200, stop="losses")))
    tool = table.play.tool
    assert tool is not None
    first = tool.targets()[0]
    while not any(button.key == "confirm" and button.enabled for button in tool.buttons()):
        before = dict(tool.counts())
        ref = next(r for r in tool.targets() if tool.counts().get(r, 0) < 1 or r == first)
        table.play.gestures.point_at((ref,))
        assert tool.counts() != before
    losing = {ref.partition(":")[2] for ref in tool.counts()}
    tokens = list(table.map.tokens)
    for token in tokens:
        mine = losing.intersection(token.spec.ids)
        assert token.spec.selected == bool(mine)
        assert {piece for piece, _ in token.spec.losses} == mine
    others = [token.item.zValue() for token in tokens if not token.spec.losses]
    assert min(t.item.zValue() for t in tokens if t.spec.losses) > max(others)


def test_a_deployment_is_made_by_clicks_and_by_the_program(sit: Sit, qtbot: QtBot) -> None:
    table = table_of(sit(battle()))
    panel = table.panels.battle  # type: ignore[union-attr]
    qtbot.mouseClick(panel.counters["piece:mx-eb-1"], Qt.MouseButton.LeftButton)
    click_place(table, "I.L1", qtbot)
    assert table.map.tokens.of_piece("mx-eb-1") is not None
    assert panel.counters["piece:mx-eb-1"].isHidden()
    press(table, "place", qtbot)
    press(table, "confirm", qtbot)
    assert set(table.session.match.state.battle.at) >= {"mx-eb-1", "cuitlahuac"}


def test_a_shot_is_fired_by_clicking_shooter_and_target(sit: Sit, qtbot: QtBot) -> None:
    table = table_of(sit(played(battle(), 60, stop="fire")))
    decision = table.session.decision
    assert decision is not None
    shot = decision.domain.options[0]  # type: ignore[union-attr]
    click_piece(table, shot.unit, qtbot)
    assert table.play.tool is not None
    assert table.play.tool.marks()[f"piece:{shot.unit}"] == "selected"
    before = len(table.session.log_lines())
    click_piece(table, shot.target, qtbot)
    assert any(entry.line.kind == "fire" for entry in table.session.log_lines()[before:])


def test_the_inspector_names_the_place_and_its_counters(sit: Sit, qtbot: QtBot) -> None:
    table = table_of(sit(played(campaign(), 60, stop="movement")))
    table.play.inspect("place:22")
    shown = table.inspector.shown
    assert shown is not None
    assert "piece:emperor" in table.inspector.counters
    counter = table.inspector.counters["piece:emperor"]
    assert "movement points" in counter.accessibleDescription()
    table.play.gestures.escape()
    table.play.inspect("nation:mexico")
    assert table.inspector.shown != shown


def test_the_log_shows_every_line_and_filters(sit: Sit) -> None:
    table = table_of(sit(played(campaign(), 200)))
    total = len(table.session.log_lines())
    assert table.log.model.rowCount() == total
    table.log.filters.chosen.emit("points")
    assert table.log.model.rowCount() < total
    pointed: list[Any] = []
    table.log.pointed.connect(pointed.append)
    table.play.point_out(("place:26",))
    assert table.map.overlays.states().get("26") == ("adjacent",)


def test_keys_confirm_and_step_back(sit: Sit, qtbot: QtBot) -> None:
    table = table_of(sit(played(campaign(), 60, stop="movement")))
    table.map.setFocus()
    click_piece(table, "cortes", qtbot)
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert table.session.decision is not None
    assert table.session.decision.kind == "march"
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert table.session.decision.kind != "march"


# ---------------------------------------------------------------------- secrets


def texts_of(widget: QWidget) -> Iterator[str]:
    """Everything a widget and its visible children could tell."""
    for child in (widget, *widget.findChildren(QWidget)):
        if child.isVisible():
            yield child.accessibleName()
            yield child.accessibleDescription()
            yield child.toolTip()
            for reader in ("text", "title", "placeholderText"):
                ask = getattr(child, reader, None)
                said = ask() if callable(ask) else ""
                yield said if isinstance(said, str) else ""


def test_the_curtain_hides_everything_but_the_seat(window: MainWindow, qtbot: QtBot) -> None:
    grabs = []
    for seed in (1, 2):
        match = played(battle(), 3, stop="markers")
        window.sit_down(Opened(match, {info.id: SeatPlan() for info in match.game.info.seats}))
        table = table_of(window)
        table.session.raise_curtain()
        decision = table.session.decision
        assert decision is not None
        table.session.play(decision.domain.sample(lambda n, seed=seed: (seed * 7) % n))
        assert table.session.curtain not in (None, decision.seat)
        assert table.curtain.isVisible()
        QApplication.processEvents()
        assert window.windowTitle() == "Anahuac"
        assert not table.prompt.isVisible()
        assert not table.map.isVisible()
        grabs.append(window.grab().toImage())
    assert grabs[0] == grabs[1]
    qtbot.keyClick(table.curtain, Qt.Key.Key_Return)
    assert not table.curtain.isVisible()
    assert table.map.isVisible()


def test_markers_of_the_other_camp_are_face_down(sit: Sit) -> None:
    table = table_of(sit(played(battle(), 60, stop="fire")))
    mine = table.session.viewpoint
    panel = table.panels.battle  # type: ignore[union-attr]
    theirs = [button for button in panel.buttons if button.camp != mine]
    assert theirs
    spent = table.session.view.battle.markers["indian" if mine == "spain" else "spain"]
    known = {*spent.revealed, *spent.spent}
    assert {button.marker for button in theirs} <= {None, *known}
    hidden = [marker for marker in (*spent.chosen, *spent.committed) if marker is None]
    backs = [button for button in theirs if button.marker is None]
    assert sum(button.count for button in backs) == len(hidden)
    assert all(str(button.count) in button.accessibleName() for button in backs)


# ---------------------------------------------------------------------- language and names


def test_every_control_has_an_accessible_name(window: MainWindow, sit: Sit) -> None:
    nameless = []

    def look(page: str) -> None:
        QApplication.processEvents()
        kinds = (QAbstractButton, QLineEdit, QComboBox, QSpinBox, QSlider, QAbstractItemView)
        for widget in window.findChildren(QWidget):
            parent = widget.parentWidget()
            is_viewport = isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget
            if not widget.isVisible() or widget.objectName().startswith("qt_") or is_viewport:
                continue
            wants = isinstance(widget, kinds) or widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            named = widget.accessibleName() or (
                isinstance(widget, QAbstractButton | QLabel) and widget.text()
            )
            inner = (
                isinstance(widget.parentWidget(), QSpinBox | QComboBox | QLineEdit)
                or "Tab" in type(widget).__name__
            )
            if wants and not named and not inner and "ScrollBar" not in type(widget).__name__:
                nameless.append((page, type(widget).__name__, widget.parentWidget()))

    window.to_start()
    look("start")
    window.to_new("conquest")
    look("new")
    sit(played(campaign(), 300))
    look("table")
    sit(played(battle(), 60, stop="fire"))
    look("battle")
    assert [found[:2] for found in nameless] == []


def test_the_table_follows_language_theme_and_size_while_it_runs(sit: Sit) -> None:
    window = sit(played(campaign(), 60, stop="movement"))
    table = table_of(window)
    english = table.prompt.seat.text()
    window.set_language("fr")
    assert table.prompt.seat.text() != english
    assert table.prompt.seat.text() == "Camp espagnol"
    window.set_theme("dark")
    window.set_size(200)
    QApplication.processEvents()
    assert table.ui.look.theme.dark
    assert window.menus.actions["language:fr"].isChecked()
    window.set_language("en")
    assert table.prompt.seat.text() == english


def shown(window: MainWindow) -> set[str]:
    """Every string that can be seen or read out now, menus included."""
    QApplication.processEvents()
    found = set(texts_of(window))
    found |= {action.text() for action in window.menus.actions.values()}
    if window.table is not None:
        model = window.table.log.model
        found |= {model.data(model.index(row)) for row in range(model.rowCount())}
    return {unmarked(said) for said in found}


def of_other_language(window: MainWindow, language: str) -> set[str]:
    """Plain sources of texts that the other language would say differently."""
    french = {source: forms[0] for (_, source), forms in catalogue("fr").items() if "{" not in source}
    different = {source: form for source, form in french.items() if source != form}
    same_word = set(different) & set(different.values())
    said = different.values() if language == "en" else different.keys()
    return {unmarked(text) for text in said if len(text) > 3 and text not in same_word}


@pytest.mark.parametrize("page", ["start", "new", "table", "battle"])
def test_a_change_of_language_leaves_no_string_of_the_other(window: MainWindow, sit: Sit, page: str) -> None:
    if page == "start":
        window.to_start()
    elif page == "new":
        window.to_new("conquest")
    else:
        sit(played(campaign(), 300) if page == "table" else played(battle(), 60, stop="fire"))
    for language in ("fr", "en"):
        window.set_language(language)
        assert len(of_other_language(window, language)) > 100
        assert shown(window) & of_other_language(window, language) == set()


@pytest.mark.parametrize("size", [(1600, 1000), (1300, 800), (1024, 700)])
@pytest.mark.parametrize("percent", [100, 150, 200])
def test_the_question_and_its_buttons_always_have_room(sit: Sit, size: tuple[int, int], percent: int) -> None:
    window = sit(played(campaign(), 60, stop="movement"))
    window.set_size(percent)
    window.resize(*size)
    for _ in range(4):
        QApplication.processEvents()
    prompt = table_of(window).prompt
    assert window.width() == size[0], "nothing forces the window to be wider"
    question = prompt.question.geometry()
    for button in prompt.findChildren(QAbstractButton):
        if button.isVisible() and button.parentWidget() in (prompt, prompt._answers):
            corner = button.mapTo(prompt, QPoint(0, 0))
            assert prompt.rect().contains(corner)
            assert corner.x() + button.width() <= prompt.width()
            assert not button.rect().translated(corner).intersects(question)
    assert prompt.undo.isVisible()
    window.set_size(100)
