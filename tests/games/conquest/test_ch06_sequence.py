"""Chapter 6: the sequence of play."""

from __future__ import annotations

import pytest

from anahuac.engine.chance import Chance, Seeded
from anahuac.engine.game import Tx
from anahuac.games.conquest.actions.core import Concede
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import PhaseBegan, PiecesMoved, StageReached, TurnBegan
from anahuac.games.conquest.frames.turn import TurnFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules import ch07_replacements, ch08_movement
from anahuac.games.conquest.terms import CLIMBED, INDIAN, SPAIN, STILL
from tests.games.conquest.play import conquest, game


def run_through(stage: str, *, turn: int, active: str = SPAIN) -> list[object]:
    """Events of the sequence from a stage on, on an empty map where nobody decides anything."""
    p = conquest("", seed=1, turn=turn, active=SPAIN if active == SPAIN else INDIAN)
    p.set(frames=(TurnFrame(stage),))  # type: ignore[arg-type]
    tx: Tx[State, Event] = Tx(p.game.evolve, p.state, Chance(Seeded(1)))
    p.game._frames.settle(tx)
    return [event for event in tx.events if isinstance(event, TurnBegan | PhaseBegan | StageReached)]


@pytest.mark.rule("conquest:6-a", "conquest:6-b", "conquest:1-b")
def test_a_turn_is_a_spanish_phase_an_indian_phase_and_diplomacy() -> None:
    events = run_through("setup", turn=13)
    stages = ["rr", "movement", "attrition", "battles", "sieges"]
    one_turn = [
        PhaseBegan(SPAIN),
        *(StageReached(stage) for stage in stages),  # type: ignore[arg-type]
        PhaseBegan(INDIAN),
        *(StageReached(stage) for stage in stages),  # type: ignore[arg-type]
        StageReached("diplomacy"),
    ]
    assert events == [TurnBegan(13), *one_turn, TurnBegan(14), *one_turn, StageReached("end")]


@pytest.mark.rule("conquest:6-d")
def test_after_turn_14_the_verdict_falls_instead_of_a_new_turn() -> None:
    assert run_through("diplomacy", turn=14) == [StageReached("end")]
    assert run_through("diplomacy", turn=12)[0] == TurnBegan(13)
    assert game().tables.last_turn == 14


@pytest.mark.rule("conquest:6-b")
def test_a_phase_begins_with_nothing_moved() -> None:
    p = conquest("35 spain army: cortes sp-eb-1", turn=4)
    s = p.game.evolve(p.state, PiecesMoved(SPAIN, ("cortes", "sp-eb-1"), 35, 26, CLIMBED, "march", 2))
    assert (s.units["sp-eb-1"].march, s.commanders["cortes"].march) == (CLIMBED, CLIMBED)
    s = p.game.evolve(s, PhaseBegan(INDIAN))
    assert (s.units["sp-eb-1"].march, s.commanders["cortes"].march, s.active) == (STILL, STILL, INDIAN)


@pytest.mark.rule("conquest:6-b")
def test_there_is_no_first_step_on_the_first_turn_and_inactive_camps_do_not_move() -> None:
    p = conquest("35 spain army: cortes sp-eb-1; eliminated: sp-eb-2 olid", turn=1)
    p.do(ch07_replacements.open_replacements)
    assert p.events == []
    p.do(ch08_movement.open_movement)
    assert [decision.seat for decision in p.pending] == [SPAIN]


@pytest.mark.rule("conquest:6-e")
def test_a_player_may_concede_at_any_time_asked_or_not() -> None:
    p = conquest("35 spain army: cortes sp-eb-1")
    assert not p.game.is_free(p.state, SPAIN, Concede()), "nothing is going on"
    p.do(ch08_movement.open_movement)
    assert [decision.seat for decision in p.pending] == [SPAIN]
    assert p.game.is_free(p.state, INDIAN, Concede())
    p.play(INDIAN, Concede())
    assert p.state.verdict is not None
    assert p.state.verdict.winner == SPAIN
    assert p.pending == ()
