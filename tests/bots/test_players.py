"""Computer players that know no game: levels by name, and the random one."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from anahuac.bots import LEVELS, UnknownLevel, player
from anahuac.bots.random_player import NoAnswer, choose_at_random
from anahuac.engine.chance import picker
from anahuac.engine.decision import Action, Decision, OneOf
from anahuac.engine.game import Setup
from tests.engine.toy import Race, Rest, Run, State, Toy

TIRED = State({"red": 6, "blue": 0}, {"red": 1, "blue": None}, (Race("red"),), "red")


def test_levels_are_found_by_name() -> None:
    """The names stand on the command line and in match files."""
    assert list(LEVELS) == ["random", "greedy"]
    assert player("random") is choose_at_random
    with pytest.raises(UnknownLevel):
        player("perfect")


def test_the_random_player_never_gives_a_refused_answer() -> None:
    """A runner who is tired may only rest, though the question offers both."""
    game = Toy()
    (decision,) = game.pending(State({"red": 0, "blue": 0}, {"red": 1, "blue": 1}, (Race("red"),)))
    assert decision.domain == OneOf((Run(), Rest()))
    chosen = {choose_at_random(game, TIRED, decision, picker(seed)) for seed in range(20)}
    assert chosen == {Rest()}


def test_every_answer_has_its_chance() -> None:
    """The random player is the fuzzer as well."""
    game = Toy()
    (decision, _) = game.pending(game.setup(Setup()))
    pick = picker(1)
    chosen = {choose_at_random(game, game.setup(Setup()), decision, pick) for _ in range(200)}
    assert len(chosen) == 9


class Lazy(Toy):
    """A toy in which whoever plays at random leans to resting."""

    def leaning(self, view: State, decision: Decision) -> Mapping[Action, int] | None:
        """Nine times rest for one run; nothing about other questions."""
        return {Run(): 1, Rest(): 9} if decision.kind == "race" else None


def test_the_random_player_leans_as_a_game_says() -> None:
    """By the weights; a game without an opinion leaves every answer as likely as the others."""
    fresh = State({"red": 0, "blue": 0}, {"red": 1, "blue": 1}, (Race("red"),))
    (decision,) = Toy().pending(fresh)
    rests = {
        type(game): sum(
            choose_at_random(game, fresh, decision, picker(seed)) == Rest() for seed in range(400)
        )
        for game in (Toy(), Lazy())
    }
    assert 160 < rests[Toy] < 240 < 330 < rests[Lazy] < 400
    (hide, _) = Lazy().pending(Lazy().setup(Setup()))
    pick = picker(1)
    assert len({choose_at_random(Lazy(), TIRED, hide, pick) for _ in range(200)}) == 9


def test_a_question_without_legal_answer_is_an_error_of_the_game() -> None:
    """It must not loop for ever."""
    game = Toy()
    (decision,) = game.pending(State({"red": 0, "blue": 0}, {"red": 1, "blue": 1}, (Race("red"),)))
    only_running = type(decision)("red", "race", decision.prompt, OneOf((Run(),)), "toy:1")
    with pytest.raises(NoAnswer):
        choose_at_random(game, TIRED, only_running, picker(1))
