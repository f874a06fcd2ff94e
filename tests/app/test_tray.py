"""Counters placed from the tray: by mouse, by keys alone, by the computer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from anahuac.app.decisions.arranging import PLACE_KEY
from anahuac.app.decisions.confirming import NO_KEY, YES_KEY, Confirming
from anahuac.app.decisions.placing import Placing
from anahuac.app.panels.tray import Tray, TrayCounter
from anahuac.app.presenters.siege import SiegePresenter
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.table import TablePage
from anahuac.engine.chance import Seeded
from anahuac.engine.decision import Passed
from anahuac.engine.game import Setup, Tx
from anahuac.engine.match import Match
from anahuac.games.siege.actions.placing import Arrange
from anahuac.games.siege.frames.placing import PlaceFrame
from anahuac.games.siege.frames.recovery import RecoveryStepFrame
from anahuac.games.siege.frames.sequence import DeployFrame, TurnFrame
from anahuac.games.siege.game import Siege
from anahuac.games.siege.model import State
from anahuac.games.siege.rules.arranging import arrange
from anahuac.games.siege.rules.ch03_places import zone_minimum
from anahuac.games.siege.rules.ch06_stacking import is_overstacked, surplus
from anahuac.games.siege.rules.placing import open_placing
from anahuac.games.siege.terms import AZTEC, OPTIONS, SPANISH, is_hex
from anahuac.registry import load_game
from tests.app.keyboard import Hands
from tests.app.mouse import click, click_place, press
from tests.games.siege.hand import hand, position

LEFT, SHIFT = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
FULL: dict[str, Any] = dict.fromkeys(OPTIONS, True)


def game() -> Siege:
    """The shipped siege."""
    found = load_game("siege")
    assert isinstance(found, Siege)
    return found


def match_for(camp: str, **options: Any) -> Match[Any, Any]:
    """A match in which a camp is about to set up."""
    match: Match[Any, Any] = Match(game(), Setup("siege", options), Seeded(1))
    while match.pending[0].seat != camp:
        decision = match.pending[0]
        match.play(decision.seat, Passed() if decision.kind == "deployed" else decision.sample(lambda n: 0))
    return match


def tray_of(table: TablePage) -> Tray:
    """The tray."""
    tray = table.docks["tray"].content
    assert isinstance(tray, Tray)
    return tray


def counter(table: TablePage, piece: str) -> TrayCounter:
    """The counter of the tray that is next of its kind."""
    return next(one for one in tray_of(table).counters if one.piece.ref == f"piece:{piece}")


def held(table: TablePage) -> tuple[str, ...]:
    """What is held."""
    tool = table.play.tool
    assert isinstance(tool, Placing)
    return tool.held


def spot_of(table: TablePage, place: str) -> QPoint:
    """The middle of a place on the map."""
    board = table.map.board
    assert board is not None
    return table.map.mapFromScene(QPointF(*board.places[place].centre))


def drag(start: QWidget, at: QPoint, end: QWidget, to: QPoint, *way: QPoint) -> None:
    """Press, move and let go, at points of two widgets."""
    target = start.mapFromGlobal(end.mapToGlobal(to))
    QTest.mousePress(start, LEFT, NONE, at)
    for point in (at + QPoint(0, 12), *way, target):
        QTest.mouseMove(start, point)
    QTest.mouseRelease(start, LEFT, NONE, target)
    QApplication.processEvents()


@pytest.fixture
def table(sit: Callable[..., MainWindow], qtbot: QtBot) -> Callable[[str], TablePage]:
    """A camp sits down to set up, the tray before it."""

    def down(camp: str) -> TablePage:
        found = sit(match_for(camp)).table
        assert found is not None
        tray = tray_of(found)
        qtbot.waitUntil(lambda: not tray.visibleRegion().isEmpty(), timeout=20_000)
        return found

    return down


def test_counters_are_placed_by_mouse(table: Callable[[str], TablePage], qtbot: QtBot) -> None:
    page = table(SPANISH)
    state = lambda: page.session.match.state  # noqa: E731
    click(counter(page, "S1"), qtbot)
    assert held(page) == ("piece:S1",)
    click_place(page, "h0803", qtbot)
    assert state().stacks[SPANISH]["h0803"] == ("S1",)
    assert held(page) == ("piece:S2",), "the next comes by itself"
    click_place(page, "h1539", qtbot)
    assert page.prompt.warning_clause.clause == "siege:3.2B"
    assert len(page.session.match.steps) == 3
    page.map.centre_on("h1004")
    QApplication.processEvents()
    button, view = counter(page, "S37"), page.map.viewport()
    drag(button, button.rect().center(), view, spot_of(page, "h1004"))
    assert state().stacks[SPANISH]["h1004"] == ("S37",)
    button = counter(page, "S2")
    drag(button, button.rect().center(), view, spot_of(page, "h1004"))
    assert page.prompt.warning_clause.clause == "siege:6.1B", "refused where it is let go"
    page.play.gestures.escape()
    token = page.map.tokens.of_piece("S37")
    assert token is not None
    start = page.map.mapFromScene(token.outline().center())
    drag(view, start, view, spot_of(page, "h0905"))
    assert state().pieces["S37"].at == "h0905", "moved"
    token = page.map.tokens.of_piece("S37")
    assert token is not None
    tray = tray_of(page)
    start = page.map.mapFromScene(token.outline().center())
    drag(view, start, tray.viewport(), tray.viewport().rect().center())
    assert state().pieces["S37"].at == "unplaced", "dragged back"
    assert counter(page, "S37").isVisible()


def test_areas_are_filled(table: Callable[[str], TablePage], qtbot: QtBot) -> None:
    page = table(AZTEC)
    state = lambda: page.session.match.state  # noqa: E731
    click(counter(page, "A11"), qtbot)
    page.map.centre_on("h3013")
    QApplication.processEvents()
    view = page.map.viewport()
    way = [spot_of(page, place) for place in ("h3013", "h3015")]
    drag(view, way[0], view, way[1])
    assert {place: len(stack) for place, stack in state().stacks[AZTEC].items()} == {
        "h3013": 1,
        "h3014": 1,
        "h3015": 1,
    }, "one in each"
    assert len(page.session.match.steps) == len(match_for(AZTEC).steps) + 1, "one gesture"
    page.prompt.amount_changed.emit(6)
    page.map.centre_on("l13")
    QApplication.processEvents()
    click_place(page, "l13", qtbot)
    assert len(state().stacks[AZTEC]["l13"]) == 6
    page.play.gestures.escape()
    click(counter(page, "A1"), qtbot)
    for piece in ("A2", "A3", "A4"):
        tray_of(page).added.emit(f"piece:{piece}")
    assert len(held(page)) == 4
    QTest.mouseClick(view, LEFT, SHIFT, _shown(page, "h2810"))
    assert state().stacks[AZTEC]["h2810"] == ("A1", "A2", "A3"), "as many as may stand there"
    assert held(page) == ("piece:A4",)


def _shown(page: TablePage, place: str) -> QPoint:
    page.map.centre_on(place)
    QApplication.processEvents()
    return spot_of(page, place)


@pytest.mark.usefixtures("active_window")
def test_keys_alone_place_move_and_take_back(table: Callable[[str], TablePage], window: MainWindow) -> None:
    page = table(SPANISH)
    hands = Hands(window)
    state = lambda: page.session.match.state  # noqa: E731
    hands.to(tray_of(page).counters[0])
    hands.key(Qt.Key.Key_Right)
    assert counter(page, "S2").hasFocus()
    hands.key(Qt.Key.Key_Down)
    assert counter(page, "S5").hasFocus()
    hands.key(Qt.Key.Key_Up)
    hands.key(Qt.Key.Key_Return)
    assert page.map.hasFocus()
    assert held(page) == ("piece:S2",)
    hands.key(Qt.Key.Key_Right)
    first = page.map.keyboard.place
    hands.key(Qt.Key.Key_Return)
    assert state().pieces["S2"].at == first
    assert held(page) == ("piece:S3",)
    hands.key(Qt.Key.Key_Return)
    assert state().stacks[SPANISH][first] == ("S2", "S3")
    hands.key(Qt.Key.Key_Escape)
    hands.key(Qt.Key.Key_Escape)
    hands.key(Qt.Key.Key_Tab)
    hands.key(Qt.Key.Key_Return)
    assert held(page) == ("piece:S2",)
    hands.key(Qt.Key.Key_Delete)
    assert state().pieces["S2"].at == "unplaced"
    hands.key(Qt.Key.Key_P)
    QTest.qWait(0)
    for _ in range(2000):
        if page.session.decision is not None and page.session.decision.kind == "deployed":
            break
        QTest.qWait(10)
    assert page.session.decision is not None
    assert page.session.decision.kind == "deployed"
    page.play.undo()
    assert state().pieces["S2"].at == "unplaced", "taken back as one"
    assert state().pieces["S3"].at == first


class Interphase(Siege):
    """The siege from an Aztec redeployment on."""

    def setup(self, setup: Setup) -> State:
        """Five counters are in the hand."""
        pieces = ("A1", "A11", "A12", "A13", "CUAUHTEMOC")
        frames = (
            TurnFrame("declare"),
            RecoveryStepFrame("replenish"),
            PlaceFrame(AZTEC, pieces, "redeployed"),
        )
        return position("h1004: S1; l11: S12 CORTES@S12; h3016: A2", frames=frames)

    def begin(self, tx: Tx[State, Any]) -> None:
        """Straight to the first question."""
        self._frames.settle(tx)


def test_what_could_not_be_taken_back_is_shown_first(sit: Callable[..., MainWindow], qtbot: QtBot) -> None:
    match: Match[Any, Any] = Match(Interphase(game().tables), Setup(), Seeded(1))
    page = sit(match).table
    assert page is not None
    for key, steps in ((NO_KEY, 1), (YES_KEY, 2)):
        press(page, PLACE_KEY, qtbot)
        qtbot.waitUntil(lambda: isinstance(page.play.tool, Confirming), timeout=30_000)
        assert all(page.map.tokens.of_piece(piece) for piece in ("A1", "A11", "A12", "A13", "CUAUHTEMOC"))
        assert len(match.steps) == 1, "nothing has been done yet"
        press(page, key, qtbot)
        assert len(match.steps) == steps
        assert bool(page.map.tokens.of_piece("A11")) == (key == YES_KEY)


def test_the_tray_tells_what_it_holds(table: Callable[[str], TablePage], window: MainWindow) -> None:
    page = table(AZTEC)
    regulars, leader = counter(page, "A11"), counter(page, "CUAUHTEMOC")
    assert regulars.accessibleName() == "Aztec conscripts 11 and others alike, 43 of them"
    assert not leader.isEnabled()
    assert "waits until the others are placed" in leader.accessibleDescription()
    window.ui.words.set_language("fr")
    assert counter(page, "A11").accessibleName().endswith("43 pions")
    assert page.docks["tray"].windowTitle() == "À placer"
    press_place = window.menus.actions["place"]
    assert press_place.isEnabled()
    window.ui.words.set_language("en")


def advised(match: Match[Any, Any]) -> None:
    """Let the computer place what a camp has left, from what the camp sees."""
    decision = match.pending[0]
    held = SiegePresenter(game()).hand(match.view(decision.seat), decision)
    assert held is not None
    actions = next(found for found in held.advised() if found)
    for action in actions:
        match.play(decision.seat, action)


MIXTURES = [{}, FULL, {"opt_cannon": True, "opt_fog": True}, {"opt_ally_stacking": True}]


@pytest.mark.parametrize("options", MIXTURES)
def test_place_for_me_keeps_all_limits(options: dict[str, Any]) -> None:
    match = match_for(SPANISH, **options)
    for camp in (SPANISH, AZTEC):
        before = len(match.steps)
        advised(match)
        assert match.pending[0].kind == "deployed"
        assert match.pending[0].seat == camp
        assert len(match.steps) == before + 1
        assert isinstance(match.last.action, Arrange)
        if camp == AZTEC:
            break
        match.play(camp, Passed())
    s, t = match.state, game().tables
    assert isinstance(s.frames[-1], DeployFrame)
    scenario = t.scenarios["siege"]
    assert all(is_hex(piece.at) or piece.at in t.lakes for piece in s.pieces.values())
    for zone in scenario.zones:
        units = [unit for unit in zone.units if unit in s.pieces]
        assert {s.pieces[unit].at for unit in units} <= set(zone.hexes)
        over = sum(surplus(t, s.settings, s.stacks[SPANISH].get(place, ())) for place in zone.hexes)
        assert over == zone_minimum(t, s.settings, zone, units)
    assert not [place for place in s.stacks[AZTEC] if is_overstacked(t, s, AZTEC, place)]
    assert not set(s.stacks[AZTEC]) & {*scenario.aztec.closed_lakes, *s.stacks[SPANISH]}
    assert s.pieces[s.pieces["CORTES"].carrier].at == s.pieces["CORTES"].at


@pytest.mark.parametrize("camp", [SPANISH, AZTEC])
def test_place_for_me_in_an_interphase_under_fog(camp: Any) -> None:
    hidden = "h3016: A1 A2 A3; h2307: S1; l7: S12 S13"
    pieces = [*(f"A{at}" for at in range(11, 19)), "CUAUHTEMOC"]
    pieces = pieces if camp == AZTEC else ["S2", "S9", "S14", "S29", "S37", "S38", "S25", "CORTES"]
    play = hand(hidden, opt_fog=True, opt_cannon=True, opt_ally_stacking=True)
    play.do(open_placing, camp, pieces, "redeployed")
    decision = play.ask()
    view = game().view(play.state, camp)
    held = SiegePresenter(game()).hand(view, decision)
    assert held is not None
    (answer,) = next(found for found in held.advised() if found)
    assert isinstance(answer, Arrange)
    refused: list[Any] = []
    play.do(lambda t, tx: refused.append(arrange(t, tx, camp, answer.puts)))
    assert refused == [None]
    assert not play.state.frames
    assert not [place for place in play.state.stacks[camp] if is_overstacked(play.t, play.state, camp, place)]


def test_the_same_view_gives_the_same_advice() -> None:
    one, other = match_for(AZTEC), match_for(AZTEC)
    advised(one)
    advised(other)
    assert one.state == other.state


def test_what_is_left_is_placed_round_what_stands() -> None:
    match = match_for(AZTEC)
    decision = match.pending[0]
    held = SiegePresenter(game()).hand(match.view(AZTEC), decision)
    assert held is not None
    for action in held.put(("piece:A1",), ("place:h3016",), False):
        match.play(AZTEC, action)
    advised(match)
    assert match.state.pieces["A1"].at == "h3016"
