"""The card of the step looked at says of every step what it was, and no secret of it to the other side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from anahuac.app.panels.stepcard import NOTHING, StepCard
from anahuac.app.players import SeatPlan
from anahuac.app.presenters.conquest.answers import OPEN
from anahuac.app.presenters.conquest.presenter import ConquestPresenter
from anahuac.app.replay.trace import Trace, trace_of
from anahuac.app.session import Session
from anahuac.app.ui import Ui
from anahuac.engine.match import Match
from tests.app.conquestpositions import battle, campaign, played

SECRET = {"markers", "commit", "reveal", "discard", "hide", "hide_where", "deploy"}


def session_of(match: Match[Any, Any], seat: str | None) -> Session:
    """Somebody at a seat, the other played by nobody."""
    plans = {name: SeatPlan() if name == seat else SeatPlan("nobody") for name in ("spain", "indian")}
    return Session(match, plans)


@pytest.fixture(scope="module", params=["campaign", "battle"])
def match(request: pytest.FixtureRequest) -> Match[Any, Any]:
    """A match of many kinds of questions."""
    return played(campaign(2), 150) if request.param == "campaign" else played(battle(3), 120)


def silent(session: Session, presenter: ConquestPresenter) -> Iterator[tuple[int, str, Trace]]:
    """Steps that the log says nothing of: number, what was asked, what the card is told."""
    steps = session.match.steps
    for step in steps[1:]:
        trace = trace_of(session, presenter, step.number, str)  # type: ignore[arg-type]
        if all(entry.line.is_heading for entry in trace.lines):
            asked = next(d for d in steps[step.number - 1].pending if d.seat == step.seat)
            yield step.number, asked.kind, trace


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seat", ["spain", "indian", None])
def test_every_step_is_told_of(
    ui: Ui, qtbot: QtBot, match: Match[Any, Any], seat: str | None, language: str
) -> None:
    ui.words.set_names(match.game.names)
    ui.words.set_language(language)
    presenter = ConquestPresenter(match.game)  # type: ignore[arg-type]
    session = session_of(match, seat)
    card = StepCard(ui, presenter)
    qtbot.addWidget(card)
    nothing = ui.words(NOTHING)
    found = 0
    for number, kind, trace in silent(session, presenter):
        found += 1
        card.show_trace(trace)
        said = card.headline.text()
        camp = match.steps[number].seat
        assert said, number
        assert said != nothing
        assert "{" not in said
        assert camp is not None
        assert trace.decided is not None
        assert trace.decided.seat == camp
        if kind in SECRET and seat != camp:
            assert trace.decided.answer == trace.decided.question == ""
            assert trace.decided.refs == ()
    assert found > 5


def test_what_is_secret_is_not_open() -> None:
    assert not OPEN & SECRET


@pytest.mark.parametrize("seat", ["spain", "indian", None])
def test_another_secret_answer_changes_nothing_on_the_card(seat: str | None) -> None:
    """Whatever the other side reveals or hides, the card is told the same."""
    presenter = None
    for seed in range(6):
        match = played(battle(3), 120, seed=seed)
        presenter = ConquestPresenter(match.game)  # type: ignore[arg-type]
        told = {
            (match.steps[number].seat, trace.decided)
            for number, kind, trace in silent(session_of(match, seat), presenter)
            if kind in SECRET and match.steps[number].seat != seat
        }
        assert len(told) <= 2, "one for each camp, however it was answered"
    assert presenter is not None
