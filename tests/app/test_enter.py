"""Enter does what the button with Enter on it says, wherever the keyboard is on map and panels."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from anahuac.app.decisions import Nothing, Refused, make_tool
from anahuac.app.decisions.confirming import Confirming
from anahuac.app.decisions.several import Allotting, Choosing
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.table import TablePage
from anahuac.engine.decision import Allocate, Allocated, Chosen, Some
from tests.app.conquestpositions import battle, campaign, played

Sit = Callable[..., MainWindow]
Key = Qt.Key
pytestmark = pytest.mark.usefixtures("active_window")


def at(sit: Sit, kind: str) -> TablePage:
    """The table where a question of this kind is asked, the keyboard on its map."""
    match = campaign() if kind in ("movement", "muster", "march") else battle()
    table = sit(played(match, 200, stop=kind)).table
    assert table is not None
    assert table.session.decision is not None
    assert table.session.decision.kind == kind
    table.map.setFocus()
    return table


def strike(table: TablePage, key: Qt.Key) -> None:
    QTest.keyClick(table.map, key)


def ready(table: TablePage) -> bool:
    """Whether Enter stands on a button that can be pressed."""
    tool = table.play.tool
    return tool is not None and any(b.shortcut == "Return" and b.enabled for b in tool.buttons())


def test_losses_allotted_by_enter_are_confirmed_by_enter(sit: Sit) -> None:
    table = at(sit, "losses")
    tool, before = table.play.tool, table.session.match.last.number
    assert isinstance(tool, Allotting)
    assert isinstance(tool.decision.domain, Allocate)
    strike(table, Key.Key_Tab)
    for _ in range(tool.decision.domain.total):
        if tool.marks()[f"piece:{table.map.keyboard.round.current}"] == "selected":
            strike(table, Key.Key_Tab)
        strike(table, Key.Key_Return)
    assert ready(table)
    assert table.session.match.last.number == before
    counts = {slot: tool.taken.count(slot) for slot in tool.taken}
    strike(table, Key.Key_Return)
    action = table.session.match.steps[before + 1].action
    assert isinstance(action, Allocated)
    assert dict(action.amounts) == counts


def test_space_gives_up_what_is_chosen_and_enter_does_not(sit: Sit) -> None:
    table = at(sit, "losses")
    tool = table.play.tool
    assert isinstance(tool, Allotting)
    strike(table, Key.Key_Tab)
    ref = f"piece:{table.map.keyboard.round.current}"
    while tool.marks()[ref] != "selected":
        strike(table, Key.Key_Space)
    taken = list(tool.taken)
    assert taken
    if tool.left:
        strike(table, Key.Key_Return)
        assert tool.taken == taken
    strike(table, Key.Key_Space)
    assert len(tool.taken) < len(taken)


def test_enter_confirms_where_the_cursor_is_on_nothing_that_is_asked(sit: Sit) -> None:
    """The cursor was left on the board, and the next question is about markers."""
    table = at(sit, "markers")
    tool, before = table.play.tool, table.session.match.last.number
    assert isinstance(tool, Choosing)
    domain = tool.decision.domain
    assert isinstance(domain, Some)
    while not ready(table):
        tool.press(f"item:{next(item for item in domain.items if item not in tool.chosen)}")
    strike(table, Key.Key_Right)
    assert table.map.keyboard.place
    strike(table, Key.Key_Return)
    assert isinstance(table.session.match.steps[before + 1].action, Chosen)


def test_enter_confirms_on_the_counter_of_the_one_who_marches(sit: Sit) -> None:
    table = at(sit, "muster")
    tool, before = table.play.tool, table.session.match.last.number
    assert tool is not None
    leader = next(ref for ref in tool.decision.subject if ref.startswith("piece:"))
    assert not tool.takes((leader,))
    counter = table.inspector.counters[leader]
    QTest.mouseClick(counter, Qt.MouseButton.LeftButton)
    assert ready(table)
    QTest.keyClick(counter, Key.Key_Return)
    assert table.session.match.last.number > before


def test_enter_ends_a_phase_that_is_asked_about_whatever_the_cursor_is_on(sit: Sit) -> None:
    table = at(sit, "movement")
    strike(table, Key.Key_Tab)
    before = table.session.match.last.number
    table.play.gestures.confirm()
    assert isinstance(table.play.tool, Confirming)
    strike(table, Key.Key_Return)
    assert table.session.match.last.number > before


def test_aiming_where_no_rule_leads_says_why_and_ends_nothing(sit: Sit) -> None:
    table = at(sit, "march")
    tool, board = table.play.tool, table.map.board
    assert tool is not None
    assert board is not None
    assert ready(table)
    refs = {place: (f"place:{place}",) for place in board.places}
    far = [p for p, at in refs.items() if not tool.takes(at) and isinstance(tool.click(at), Refused)]
    before = table.session.match.last.number
    table.map.keyboard.move_to(far[0])
    strike(table, Key.Key_Return)
    assert table.session.match.last.number == before
    assert table.prompt.warning.isVisible()


@pytest.mark.parametrize(
    "kind", ["movement", "muster", "march", "markers", "commit", "losses", "deploy", "fire"]
)
def test_enter_is_nowhere_dead_while_a_button_shows_it(sit: Sit, kind: str) -> None:
    """On every place and every piece Enter confirms, answers, changes what is chosen, or says why not."""
    table = at(sit, kind)
    play, session = table.play, table.session
    assert session.decision is not None
    assert table.map.board is not None
    prefix = play.scene.prefix
    spots = [(f"{prefix}:{place}",) for place in table.map.board.places]
    spots += [(f"piece:{piece}", f"{prefix}:{t.place}") for t in play.scene.tokens for piece in t.ids]
    for refs in spots:
        for given in ((), spots[0], refs):  # untouched, and after something was pointed at
            play.tool = make_tool(play.presenter, session.view, session.decision, session.check)
            play.tool.click(given)
            if ready(table) and not play.gestures.confirms_at(refs):
                assert not isinstance(play.tool.click(refs), Nothing), refs


def framed(table: TablePage) -> list[str]:
    """The counters of the inspector that the cursor of the map is said to be at."""
    return [ref for ref, counter in table.inspector.counters.items() if counter.is_cursor]


def test_tab_through_a_stack_is_seen_on_its_counters(sit: Sit) -> None:
    """Several pieces of one stack: the cursor stays on the stack, and the inspector tells them apart."""
    table = at(sit, "muster")
    assert table.play.tool is not None
    places, seen = [], []
    for _ in [ref for ref in table.play.tool.targets() if ref.startswith("piece:")]:
        strike(table, Key.Key_Tab)
        piece = table.map.keyboard.round.current
        assert piece is not None
        assert framed(table) == [f"piece:{piece}"]
        counter = table.inspector.counters[f"piece:{piece}"]
        QApplication.processEvents()
        assert not counter.visibleRegion().isEmpty(), "it is brought into view"
        token = table.map.tokens.of_piece(piece)
        assert token is not None
        places.append(token.spec.id)
        seen.append(counter.grab().toImage())
    assert len(places) > len(set(places)), "two of one stack"
    table.play.refresh()
    assert framed(table) == [f"piece:{piece}"], "a question that goes on leaves it"
    strike(table, Key.Key_Left)
    assert framed(table) == []
    strike(table, Key.Key_Backtab)
    assert framed(table) == [f"piece:{piece}"]
    strike(table, Key.Key_Escape)
    strike(table, Key.Key_Escape)
    assert framed(table) == []
    if piece in table.inspector.counters:
        assert table.inspector.counters[piece].grab().toImage() != seen[-1]


def test_tab_through_a_zone_of_battle_stands_round_each_counter(sit: Sit) -> None:
    table = at(sit, "losses")
    assert table.play.tool is not None
    squares = []
    for _ in table.play.tool.targets():
        strike(table, Key.Key_Tab)
        piece = table.map.keyboard.round.current
        assert piece is not None
        token = table.map.tokens.of_piece(piece)
        assert token is not None
        square = table.map.keyboard.square
        assert square.contains(token.outline())
        assert square.width() < 1.5 * token.outline().height()
        squares.append(square.center().toTuple())
    assert len(set(squares)) == len(squares) > 1
    strike(table, Key.Key_Left)
    assert table.map.keyboard.square.isValid()


def test_the_frame_goes_with_the_cursor_out_of_the_map(sit: Sit) -> None:
    table = at(sit, "losses")
    assert table.play.tool is not None
    for _ in table.play.tool.targets():
        strike(table, Key.Key_Tab)
    assert len(framed(table)) == 1
    strike(table, Key.Key_Tab)
    assert not table.map.hasFocus()
    assert framed(table) == []
