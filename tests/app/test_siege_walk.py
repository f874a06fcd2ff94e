"""The siege in the real window, by mouse and by keys alone: a lake battle with bombardment, an attack from several
hexes with its leader, an R&R, the end. Only counters to be set up again are placed without hands."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.matches import Opened
from anahuac.app.players import SeatPlan
from anahuac.app.windows.gestures import HAND_OVER_KEY
from anahuac.app.windows.main import MainWindow
from anahuac.engine.chance import Seeded
from anahuac.engine.decision import Action, Chosen, Decision, OneOf, Some
from anahuac.engine.game import Setup, Tx
from anahuac.engine.match import Match
from anahuac.games.siege.actions.afloat import Bombard
from anahuac.games.siege.actions.ground import Attack, Lead
from anahuac.games.siege.actions.movement import EndMovement
from anahuac.games.siege.actions.sequence import CallRecovery, Continue, Object
from anahuac.games.siege.events import Event
from anahuac.games.siege.frames.sequence import TurnFrame
from anahuac.games.siege.game import Siege
from anahuac.games.siege.model import State
from anahuac.registry import load_game
from tests.app.keyboard import Hands
from tests.app.mouse import answer_by_mouse, press
from tests.games.siege.hand import position

Give = Callable[[Decision, Action], None]
#: What is liked best among the options of a question, in this order.
LIKED = (Bombard, Attack, Lead, EndMovement, Object)
FEW = (
    "l5: S12 S13 A12; h2407: A13; h2711: S1 S2 CORTES; h2713: S30; h2712: A11:1; h3016: A1 CUAUHTEMOC;"
    " dead: A20 S3"
)
LAST = "h2711: S1 S2 CORTES; h2713: S3; h2712: A11:1; l5: A12; dead_for_good: CUAUHTEMOC"
pytestmark = [
    pytest.mark.qt_log_ignore(r"propagateSizeHints|raise\(\)", extend=True),
    pytest.mark.timeout(400),
]


class Beginning(Siege):
    """The siege from the Spanish Combat Phase on, with these pieces."""

    pieces = ""

    def setup(self, setup: Setup) -> State:
        """All has been moved."""
        return position(self.pieces, frames=(TurnFrame("moved"),))

    def begin(self, tx: Tx[State, Event]) -> None:
        """Straight to the first question."""
        self._frames.settle(tx)


def seated(window: MainWindow, pieces: str) -> Match[Any, Any]:
    """Two persons at the table with a match that begins so."""
    shipped = load_game("siege")
    assert isinstance(shipped, Siege)
    game = Beginning(shipped.tables)
    game.pieces = pieces
    match: Match[Any, Any] = Match(game, Setup(), Seeded(4))
    window.sit_down(Opened(match, {info.id: SeatPlan() for info in match.game.info.seats}))
    return match


def wanted(match: Match[Any, Any], decision: Decision, picker: random.Random, calls: bool) -> Action:
    """What is liked best, everybody who can, else something at random that the rules accept."""
    domain = decision.domain
    if decision.kind == "declare":
        return CallRecovery() if calls else Continue()
    if isinstance(domain, OneOf):
        for liked in LIKED:
            for option in domain.options:
                if isinstance(option, liked):
                    return option
    if decision.kind == "attackers" and isinstance(domain, Some):
        return Chosen(domain.items)
    for _ in range(200):
        action = decision.sample(picker.randrange)
        if match.check(decision.seat, action) is None:
            return action
    raise AssertionError(decision)


def walk(
    window: MainWindow, give: Give, lift: Callable[[], None], hand_over: Callable[[], None]
) -> Counter[str]:
    """Go on until the R&R is over or the match is; how often each kind of question was answered."""
    table = window.table
    assert table is not None
    session, picker, asked = table.session, random.Random(5), Counter[str]()
    while session.match.pending:
        QApplication.processEvents()
        if session.handing is not None:
            hand_over()
        if session.curtain is not None:
            lift()
        decision = session.decision
        assert decision is not None
        if decision.kind == "declare" and asked["declare"]:
            break
        asked[decision.kind] += 1
        action = wanted(session.match, decision, picker, not asked["object"])
        if decision.kind.startswith("place"):
            assert session.play(action)
        else:
            give(decision, action)
    return asked


def by(hand: str, window: MainWindow, qtbot: QtBot) -> tuple[Give, Callable[[], None], Callable[[], None]]:
    """How answers are given, the curtain is raised and the table is handed over."""
    table = window.table
    assert table is not None
    if hand == "keys":
        hands = Hands(window)
        return hands.answer, hands.lift, lambda: hands.press(HAND_OVER_KEY)
    return (
        lambda decision, action: answer_by_mouse(table, decision, action, qtbot),
        lambda: qtbot.keyClick(table.curtain, Qt.Key.Key_Return),
        lambda: press(table, HAND_OVER_KEY, qtbot),
    )


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_from_a_lake_battle_to_the_end_of_an_interphase(window: MainWindow, qtbot: QtBot, hand: str) -> None:
    match = seated(window, FEW)
    asked = walk(window, *by(hand, window, qtbot))
    assert window.table is not None
    kinds = Counter(entry.line.kind for entry in window.table.session.log_lines())
    assert {"bombard", "attack", "attackers", "lead", "declare", "object"} <= asked.keys()
    assert {"lake_battle", "bombardment", "battle", "rr"} <= kinds.keys()
    assert match.state.tally.held == 1
    assert match.pending[0].kind == "declare"


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_the_last_unit_on_the_island(window: MainWindow, qtbot: QtBot, hand: str) -> None:
    match = seated(window, LAST)
    asked = walk(window, *by(hand, window, qtbot))
    assert {"attack", "attackers", "lead"} <= asked.keys()
    assert match.outcome is not None
    assert match.state.verdict is not None
    assert match.state.verdict.why == "island"
    assert window.table is not None
    assert window.table.session.decision is None
