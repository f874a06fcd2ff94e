"""Computer players that know no game: levels by name, and the random one."""

from __future__ import annotations

import pytest

from anahuac.bots import LEVELS, UnknownLevel, player
from anahuac.bots.random_player import NoAnswer, choose_at_random
from anahuac.engine.chance import picker
from anahuac.engine.decision import OneOf
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


def test_a_question_without_legal_answer_is_an_error_of_the_game() -> None:
    """It must not loop for ever."""
    game = Toy()
    (decision,) = game.pending(State({"red": 0, "blue": 0}, {"red": 1, "blue": 1}, (Race("red"),)))
    only_running = type(decision)("red", "race", decision.prompt, OneOf((Run(),)), "toy:1")
    with pytest.raises(NoAnswer):
        choose_at_random(game, TIRED, only_running, picker(1))
