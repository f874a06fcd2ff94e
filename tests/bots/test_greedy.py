"""The greedy player: opinions where the game has them, trials where it has none, and that it beats the random one."""

from __future__ import annotations

import pytest

from anahuac.bots.greedy import choose_greedily
from anahuac.bots.random_player import choose_at_random
from anahuac.engine.chance import Seeded, picker
from anahuac.engine.decision import Action, Decision, Number, Picker
from anahuac.engine.game import Setup
from anahuac.engine.match import Match
from anahuac.registry import load_game
from tests.engine.toy import Race, Rest, Run, State, Toy, ToyAdvisor

START = State({"red": 0, "blue": 0}, {"red": 1, "blue": 1}, (Race("red"),))


def test_the_best_rated_answer_is_taken() -> None:
    """The toy thinks a secret the better the higher; no die is needed for that."""
    game = Toy()
    state = game.setup(Setup())

    def never(n: int) -> int:
        raise AssertionError("nothing is tried")

    assert choose_greedily(game, state, game.pending(state)[0], never) == Number(9)


def test_without_an_opinion_answers_are_tried() -> None:
    """Running brings one further, which the toy sees only afterwards; progress is told up to the end."""
    game = Toy()
    told: list[float] = []
    (decision,) = game.pending(START)
    assert choose_greedily(game, START, decision, picker(1), told.append) == Run()
    assert told == [0.5, 1.0]


def test_a_refused_answer_is_not_tried() -> None:
    """A runner who is tired rests."""
    game = Toy()
    (decision,) = game.pending(START)
    tired = State({"red": 6, "blue": 0}, {"red": 1, "blue": None}, (Race("red"),), "red")
    assert choose_greedily(game, tired, decision, picker(1)) == Rest()


def test_opinions_and_trials_are_not_mixed() -> None:
    """One answer without an opinion, and all are tried: a high opinion of resting does not win."""

    class Lazy(ToyAdvisor):
        def rate(self, view: State, decision: Decision, action: Action) -> float | None:
            return 100.0 if action == Rest() else None

        def propose(self, view: State, decision: Decision, limit: int, pick: Picker) -> tuple[Action, ...]:
            return Rest(), Run()

    class LazyToy(Toy):
        advisor = Lazy()

    game = LazyToy()
    assert choose_greedily(game, START, game.pending(START)[0], picker(1)) == Run()


def test_whole_toy_matches_are_played_the_same_again() -> None:
    """Every kind of question is answered, and the pick alone decides."""

    def steps() -> list[object]:
        game = Toy()
        match = Match(game, Setup(), Seeded(4))
        pick = picker(9)
        while match.pending:
            decision = match.pending[0]
            match.play(decision.seat, choose_greedily(game, match.view(decision.seat), decision, pick))
        return [step.action for step in match.steps]

    assert steps() == steps()


@pytest.mark.parametrize("greedy", ["spain", "indian"])
def test_greedy_beats_random_in_the_conquest(greedy: str) -> None:
    """One match from each camp, with each seat given its own view only."""
    game = load_game("conquest")
    match = Match(game, Setup(), Seeded(20), rated=False, keep=False)
    picks = {"spain": picker(21), "indian": picker(22)}
    while match.pending:
        decision = match.pending[0]
        seat = decision.seat
        choose = choose_greedily if seat == greedy else choose_at_random
        match.play(seat, choose(game, match.view(seat), decision, picks[seat]))
    outcome = match.outcome
    assert outcome is not None
    assert outcome.winner == greedy
