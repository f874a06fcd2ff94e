"""Every answer has a key, shown on it; the cursor begins where the question is, and Tab leads to what to choose."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from anahuac.app.panels.widgets import KeyButton, key_name
from anahuac.app.presenter import Button, with_keys
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.momentkeys import MomentKeys
from tests.app.conquestpositions import battle, campaign, played

Sit = Callable[..., MainWindow]
Key = Qt.Key
pytestmark = pytest.mark.usefixtures("active_window")


def test_figures_go_to_answers_without_a_key() -> None:
    buttons = (
        Button("a", "A"),
        Button("b", "B", shortcut="P"),
        Button("c", "C"),
        Button("d", "D", "primary"),
    )
    assert [button.shortcut for button in with_keys(buttons)] == ["1", "P", "2", "3"]
    assert [button.shortcut for button in with_keys([Button("", "")] * 11)][8:] == ["9", "", ""]


@pytest.mark.parametrize("step", range(0, 90, 9))
@pytest.mark.parametrize("make", [campaign, battle])
def test_every_answer_shows_its_key_and_no_two_the_same(
    sit: Sit, make: Callable[..., object], step: int
) -> None:
    window = sit(played(make(2), step))  # type: ignore[arg-type]
    table = window.table
    assert table is not None
    answers = table.prompt.answers
    keys = [button.shortcut for button in answers]
    assert len(keys) < 10
    assert all(keys)
    assert len(set(keys)) == len(keys)
    shown = {made.property("key"): made for made in table.prompt.findChildren(KeyButton)}
    for button in answers:
        if button.key in shown:
            assert shown[button.key].shown_key == key_name(button.shortcut)
    in_menu = {action.data(): action.text() for action in table.prompt.more.menu().actions()}
    for button in answers:
        if button.key in in_menu:
            assert in_menu[button.key].endswith(f"\t{key_name(button.shortcut)}")
    window.menus.actions["moment"].trigger()
    dialog = next(child for child in window.children() if isinstance(child, MomentKeys))
    said = {made.text() for made in dialog.findChildren(QLabel)}
    assert {key_name(button.shortcut) for button in answers if button.enabled} <= said


@pytest.mark.parametrize(
    ("modifier", "steps"),
    [
        (Qt.KeyboardModifier.NoModifier, range(0, 60, 7)),
        (Qt.KeyboardModifier.KeypadModifier, range(0, 60, 28)),
    ],
)
def test_a_figure_presses_its_answer(sit: Sit, modifier: Qt.KeyboardModifier, steps: range) -> None:
    pressed = 0
    for step in steps:
        table = sit(played(campaign(2), step)).table
        assert table is not None
        table.session.auto_answer = False
        by_figure = [b for b in table.prompt.answers if b.shortcut.isdigit() and b.enabled]
        if not by_figure:
            continue
        table.map.setFocus()
        before, question = table.session.match.last.number, table.prompt.question.text()
        QTest.keyClick(table.map, Key(Key.Key_0 + int(by_figure[-1].shortcut)), modifier)
        changed = table.session.match.last.number != before or table.prompt.question.text() != question
        assert changed, by_figure[-1]
        pressed += 1
    assert pressed


@pytest.mark.parametrize("kind", ["muster", "march", "losses", "fire"])
def test_the_first_arrow_leads_to_what_is_asked_about(sit: Sit, kind: str) -> None:
    table = sit(played(battle() if kind in ("losses", "fire") else campaign(), 200, stop=kind)).table
    assert table is not None
    table.map.setFocus()
    assert table.map.keyboard.place is None
    QTest.keyClick(table.map, Key.Key_Right)
    assert table.map.keyboard.place == table.play.focus_place() != ""


def test_tab_goes_through_the_marked_places_after_the_pieces(sit: Sit) -> None:
    table = sit(played(campaign(), 200, stop="march")).table
    assert table is not None
    tool = table.play.tool
    assert tool is not None
    marks = tool.marks()
    marked = [ref for ref in tool.targets() if ref.startswith("place:") and marks[ref] not in ("", "blocked")]
    pieces = [ref for ref in tool.targets() if ref.startswith("piece:")]
    assert marked
    table.map.setFocus()
    seen = []
    while table.map.hasFocus() and len(seen) < 200:
        QTest.keyClick(table.map, Key.Key_Tab)
        seen.append(table.map.keyboard.round.current or table.map.keyboard.place or "")
    assert seen[: len(pieces)] == [ref.removeprefix("piece:") for ref in pieces]
    assert seen[len(pieces) : -1] == [ref.removeprefix("place:") for ref in marked]
    table.map.setFocus()
    for _ in range(len(pieces) + 1):
        QTest.keyClick(table.map, Key.Key_Tab)
    before = table.session.match.last.number
    assert table.map.keyboard.place == marked[0].removeprefix("place:")
    QTest.keyClick(table.map, Key.Key_Tab)
    QTest.keyClick(table.map, Key.Key_Backtab)
    assert table.map.keyboard.place == marked[0].removeprefix("place:")
    QTest.keyClick(table.map, Key.Key_Return)
    assert table.session.match.last.number > before
