"""A whole turn in the real window by mouse: movement, attrition, a regular battle, a siege, diplomacy, curtain."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.matches import Opened
from anahuac.app.players import SeatPlan
from anahuac.app.windows.gestures import HAND_OVER_KEY
from anahuac.app.windows.main import MainWindow
from anahuac.engine.chance import Seeded
from anahuac.engine.decision import Action, Decision
from anahuac.engine.game import Setup, Tx
from anahuac.engine.match import Match
from anahuac.games.conquest.actions.core import Done
from anahuac.games.conquest.actions.strategic import MoveOut, Step
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.frames.turn import TurnFrame
from anahuac.games.conquest.game import Conquest
from anahuac.games.conquest.model import State
from anahuac.games.conquest.terms import enemy
from anahuac.registry import load_game
from tests.app.conquestpositions import ARMIES, answer
from tests.app.mouse import answer_by_mouse, press
from tests.games.conquest.play import position

BESIEGED = "31 spain army: olid sp-eb-5 sp-eb-6 sp-ca-2; 31 indian garrison: mx-fr-2 mx-jav-3"
MARCHERS = "35 spain army: castaneda sp-eb-7; 14 indian garrison: quippiaztzin mx-ar-2"


class Turn(Conquest):
    """The Conquest from the movement of a turn on, with a battle and a siege waiting."""

    def setup(self, setup: Setup) -> State:
        """Turn 4; Spain is to move."""
        there = position(
            f"{ARMIES}; {BESIEGED}; {MARCHERS}".replace("35 spain garrison: sp-eb-4; ", ""), turn=4
        )
        return replace(there, frames=(TurnFrame("rr"),), fights={33: "battle", 31: "siege"})

    def begin(self, tx: Tx[State, Event]) -> None:
        """Straight to the first question."""
        self._frames.settle(tx)


def chosen(match: Match[Any, Any], decision: Decision, picker: random.Random) -> Action:
    """Only the two marchers march, one step and away from enemies; everything else is random."""
    if decision.kind == "movement":
        options = decision.domain.options  # type: ignore[union-attr]
        marching = [
            o for o in options if isinstance(o, MoveOut) and o.leader in ("castaneda", "quippiaztzin")
        ]
        return marching[0] if marching else Done()
    if decision.kind == "march":
        frame = match.state.frames[-1]
        steps = [o for o in decision.domain.options if isinstance(o, Step)]  # type: ignore[union-attr]
        free = [step for step in steps if step.zone not in match.state.stacks[enemy(decision.seat)]]  # type: ignore[arg-type]
        return free[0] if free and not frame.steps else Done()
    return answer(match, decision, picker)


@pytest.mark.timeout(400)
def test_a_whole_turn_by_mouse(window: MainWindow, qtbot: QtBot) -> None:
    shipped = load_game("conquest")
    assert isinstance(shipped, Conquest)
    match = Match(Turn(shipped.tables), Setup(), Seeded(11))
    window.ui.settings.change(auto_answer=False)
    window.sit_down(Opened(match, {info.id: SeatPlan() for info in match.game.info.seats}))
    table = window.table
    assert table is not None
    picker = random.Random(5)
    asked: dict[str, int] = {}
    curtains = 0
    while match.state.turn == 4 and match.pending:
        if table.session.handing is not None:  # one sees what came of one's dice before the curtain falls
            press(table, HAND_OVER_KEY, qtbot)
        if table.session.curtain is not None:
            curtains += 1
            assert table.curtain.isVisible()
            qtbot.keyClick(table.curtain, Qt.Key.Key_Return)
        decision = table.session.decision
        assert decision is not None
        asked[decision.kind] = asked.get(decision.kind, 0) + 1
        answer_by_mouse(table, decision, chosen(match, decision, picker), qtbot)
        QApplication.processEvents()
    kinds = {entry.line.kind for entry in table.session.log_lines()}
    assert curtains >= 4
    assert {"movement", "muster", "march", "deploy", "markers", "fire", "attack"} <= asked.keys()
    assert {"move", "attrition", "battle", "fire", "melee", "siege"} <= kinds
    assert match.state.turn == 5
    assert table.play.scene.board == "strategic"
