"""What a random player leans to: every answer stays possible, and matches between two of them end."""

from __future__ import annotations

import pytest

from anahuac.bots.random_player import choose_at_random
from anahuac.engine.chance import Seeded, picker
from anahuac.engine.decision import OneOf
from anahuac.engine.game import Leaning, Setup
from anahuac.engine.match import Match
from anahuac.games.siege.actions.movement import SetOut, Step
from anahuac.games.siege.actions.sequence import CallRecovery, Continue
from anahuac.games.siege.frames.movement import LandFrame
from anahuac.games.siege.frames.sequence import DeclareFrame
from anahuac.games.siege.game import Siege
from tests.games.siege.hand import position, tables


@pytest.mark.parametrize("scenario", ["storm", "tlacopan"])
def test_matches_at_random_end_soon(scenario: str) -> None:
    """And what is leant to is always all that can be answered, each with a chance."""
    game = Siege(tables())
    assert isinstance(game, Leaning)
    match = Match(game, Setup(scenario), Seeded(2), keep=False)
    pick, told = picker(2), 0
    while match.pending:
        decision = match.pending[0]
        view = match.view(decision.seat)
        weights = game.leaning(view, decision)
        if weights is not None:
            told += 1
            assert isinstance(decision.domain, OneOf)
            assert set(weights) == set(decision.domain.options)
            assert min(weights.values()) >= 1
        match.play(decision.seat, choose_at_random(game, view, decision, pick))
        assert match.last.number < 20_000
    assert told > 20


def test_recovery_is_rare_and_lone_leaders_draw() -> None:
    """An R&R mends everything, so it is called now and then only; whoever is near a lone Cortes sets out for him."""
    game = Siege(tables())
    fresh = position("h1004: S1; h3016: A1", frames=(DeclareFrame(),))
    (decision,) = game.pending(fresh)
    weights = game.leaning(fresh, decision)
    assert weights is not None
    assert weights[Continue()] > 10 * weights[CallRecovery()]
    state = position(
        "h2711: CORTES; h2713: A11; h3016: CUAUHTEMOC A1; h3120: A12; h1004: S1",
        active="aztec",
        frames=(LandFrame(),),
    )
    (land,) = game.pending(state)
    weights = game.leaning(state, land)
    assert weights is not None
    assert weights[SetOut("h2713")] > 5 * weights[SetOut("h3120")]
    assert not any(isinstance(option, Step) for option in weights)
