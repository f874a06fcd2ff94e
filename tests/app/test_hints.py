"""What the prompt bar tells one to do can be done; what has acted looks so, and nobody else."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.decisions import make_tool
from anahuac.app.presenters.conquest import texts
from anahuac.app.presenters.conquest.faces import scene_of
from anahuac.app.presenting import presenter_for
from anahuac.app.windows.main import MainWindow
from anahuac.engine.decision import OneOf
from anahuac.engine.text import Text, in_english
from anahuac.games.conquest.actions.core import Done
from anahuac.games.conquest.actions.strategic import PickUp
from anahuac.games.conquest.frames.strategic import MarchFrame
from tests.app.conquestpositions import answer, campaign, played
from tests.games.conquest.play import Play, position
from tests.games.conquest.strategy import movement, set_out, steps

Sit = Callable[..., MainWindow]


def hinted(match: Any, decision: Any) -> tuple[str, set[str]]:
    """The hint of a question, in English, and the refs that its tool marks at first."""
    presenter = presenter_for(match.game)
    view = match.view(decision.seat)
    tool = make_tool(presenter, view, decision, lambda action: match.check(decision.seat, action))
    hint = presenter.hint(view, decision)
    return (hint.source if isinstance(hint, Text) else ""), set(tool.marks())


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_hint_speaks_of_marked_zones_only_where_some_are_marked(seed: int) -> None:
    """In set-up, musters and marches without points left as well."""
    match, picker = campaign(seed), random.Random(seed)
    kinds = set()
    for _ in range(250):
        if not match.pending:
            break
        decision = match.pending[0]
        said, marks = hinted(match, decision)
        if said.startswith("Click a marked zone") or "or a marked zone" in said:
            assert any(ref.startswith("place:") for ref in marks), (decision.kind, said)
            kinds.add(decision.kind)
        match.play(decision.seat, answer(match, decision, picker))
    assert kinds


def test_a_march_without_points_is_not_sent_to_a_zone() -> None:
    """Nor a muster of a garrison whose leader spends all he has to lead it out."""
    line = "34 spain army: cortes alvarado sp-eb-1 sp-eb-2"
    play = set_out(movement(Play(position(line, turn=4))), 34, "cortes", "sp-eb-1")
    frame = play.state.frames[-1]
    assert isinstance(frame, MarchFrame)
    presenter, decision = presenter_for(campaign().game), play.ask("spain", "march")
    assert in_english(presenter.hint(play.state, decision)).startswith("Click a marked zone")
    spent = replace(play.state, frames=(*play.state.frames[:-1], replace(frame, mp=0)))
    domain = OneOf((PickUp("alvarado"), Done()))
    hint = presenter.hint(spent, replace(decision, domain=domain))
    assert in_english(hint) == in_english(texts.UNMARKED["march"]())


def test_a_stack_looks_done_only_once_it_cannot_act() -> None:
    """Who marches and has points left has not done his part; without any he has."""
    play = movement(Play(position("35 spain army: cortes sp-eb-1; 33 spain army: sp-eb-2", turn=4)))
    play = steps(set_out(play, 35, "cortes", "sp-eb-1"), 26)
    frame = play.state.frames[-1]
    assert isinstance(frame, MarchFrame)
    assert frame.mp > 0
    tables = campaign().game.tables  # type: ignore[attr-defined]

    def veiled(state: Any) -> set[str]:
        return {token.place for token in scene_of(tables, state, str).tokens if token.acted}

    assert veiled(play.state) == set()
    spent = replace(play.state, frames=(*play.state.frames[:-1], replace(frame, mp=0)))
    assert veiled(spent) == {"26"}
    over = replace(play.state, frames=play.state.frames[:-1])
    assert veiled(over) == {"26"}


def test_esc_keeps_in_sight_what_the_question_is_answered_with(sit: Sit, qtbot: QtBot) -> None:
    """Losses are taken from counters of the inspector, which Esc does not empty."""
    for seed in range(1, 40):
        match = played(campaign(seed), 400, seed=seed, stop="losses")
        if match.pending and match.pending[0].kind == "losses" and match.view(None).battle is None:
            break
    table = sit(match).table
    assert table is not None
    assert table.play.subject
    for _ in range(3):
        qtbot.keyClick(table, Qt.Key.Key_Escape)
        QApplication.processEvents()
        assert table.inspector.shown is not None
        assert any(table.inspector.counters)
