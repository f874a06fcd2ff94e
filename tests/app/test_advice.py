"""A hint: the best answer and the next in words, thought out elsewhere from the seat's view alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from anahuac.app.presenters.conquest.answers import BUTTONS
from anahuac.app.presenters.conquest.sayings import SAYINGS
from anahuac.app.presenting import presenter_for
from anahuac.app.sayings import said_of
from anahuac.app.windows.features.advice import Advice
from anahuac.app.windows.main import MainWindow
from anahuac.bots.worker import Thought
from anahuac.engine.decision import Chosen, OneOf
from anahuac.registry import load_game
from anahuac.wording import Wording
from tests.app.conquestpositions import battle, campaign, played

Sit = Callable[..., MainWindow]


def advice_of(window: MainWindow) -> Advice:
    return next(feature for feature in window.features if isinstance(feature, Advice))


class Oracle:
    """Says at once what it was told to."""

    def __init__(self, thought: Thought | None = None) -> None:
        self.thought = thought
        self.asked: list[Any] = []

    def ask(self, view: Any, decision: Any) -> None:
        self.asked.append((view, decision))

    def poll(self) -> Thought | None:
        return self.thought

    def stop(self) -> None:
        self.asked.append("stopped")


def told(window: MainWindow, thought: Thought) -> str:
    """What the prompt bar says of a thought."""
    advice = advice_of(window)
    oracle = Oracle(thought)
    advice._computer, advice._game = oracle, "conquest"  # type: ignore[assignment]
    advice.ask()
    advice._look()
    assert window.table is not None
    assert oracle.asked[0] == (window.table.session.view, window.table.session.decision)
    return window.table.prompt.warning.text()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_answer_is_said_in_words_that_tell_it_from_others(language: str) -> None:
    game = load_game("conquest")
    presenter = presenter_for(game)
    words = Wording(language, game.names)
    said_ids = 0
    for match in (campaign(4), battle(4)):
        for at in range(60):
            if not match.pending:
                break
            decision = match.pending[0]
            view = match.view(decision.seat)
            if isinstance(decision.domain, OneOf):
                options = decision.domain.options
                said = [words(said_of(presenter, view, decision, option)) for option in options]
                assert len(set(said)) == len(said), decision.kind
                assert not [one for one in said if not one or re.search(r"\b[a-z]{2}-[a-z]+-\d", one)]
                said_ids += len(said)
            match = played(match, 3, at)
    assert said_ids > 100


def test_what_is_pointed_at_has_a_saying_and_what_is_a_button_none() -> None:
    assert not set(SAYINGS) & set(BUTTONS)


def test_nobody_chosen_is_said(sit: Sit) -> None:
    window = sit(campaign())
    assert window.table is not None
    decision = window.table.session.decision
    assert decision is not None
    said = said_of(window.table.presenter, window.table.session.view, decision, Chosen(()))
    assert window.ui.words(said) == "none of them"


def test_the_hint_compares_with_the_next_best(sit: Sit) -> None:
    window = sit(campaign())
    assert window.table is not None
    decision = window.table.session.decision
    assert decision is not None
    assert isinstance(decision.domain, OneOf)
    one, two = decision.domain.options[:2]
    said = [
        window.ui.words(said_of(window.table.presenter, window.table.session.view, decision, o))
        for o in (one, two)
    ]
    assert told(window, Thought(1.0, one)) == f"The computer would: {said[0]}."
    assert told(window, Thought(1.0, one, second=two)).endswith(f"in its eyes: {said[1]}.")
    assert "2.3 victory points" in told(window, Thought(1.0, one, second=two, gain=2.34))
    assert "About as good" in told(window, Thought(1.0, one, second=two, gain=0.01))
    assert told(window, Thought(1.0, fault="its end")) == "The computer has no advice: its end."


def test_a_hint_for_a_question_that_is_over_is_not_told(sit: Sit) -> None:
    window = sit(campaign())
    assert window.table is not None
    advice = advice_of(window)
    decision = window.table.session.decision
    assert decision is not None
    assert isinstance(decision.domain, OneOf)
    action = decision.domain.options[0]
    advice._computer, advice._game = Oracle(Thought(1.0, action)), "conquest"  # type: ignore[assignment]
    advice.ask()
    window.table.session.play(action)
    advice._look()
    assert "would" not in window.table.prompt.warning.text()


def test_the_computer_itself_is_asked(sit: Sit, qtbot: QtBot) -> None:
    window = sit(campaign())
    assert window.table is not None
    steps = len(window.table.session.match.steps)
    window.menus.actions["hint"].trigger()
    prompt = window.table.prompt
    qtbot.waitUntil(lambda: "would: " in prompt.warning.text(), timeout=60000)
    assert len(window.table.session.match.steps) == steps
    window.to_start()
    assert not window.menus.actions["hint"].isEnabled()


def test_no_hint_behind_the_curtain(sit: Sit) -> None:
    window = sit(battle(), alone=False)
    assert not window.menus.actions["hint"].isEnabled()
