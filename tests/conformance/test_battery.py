"""Every registered game passes the kernel's battery: from each scenario, with its options mixed at random."""

from __future__ import annotations

from typing import Any

import pytest

from anahuac.engine import conformance
from anahuac.engine.chance import picker
from anahuac.engine.conformance import MOST_STEPS
from anahuac.engine.game import Game, OptionValue, Setup
from anahuac.registry import RULES_IDS, load_game

#: Seeds played on every commit; a seed that once showed a bug is added here and stays.
SEEDS: dict[str, tuple[int, ...]] = {"conquest": (0, 1), "siege": (0,)}
#: Steps that games without a limit of turns are followed for, shared by their scenarios: it takes players who answer
#: at random long to end them.
FOLLOWED = {"siege": 1500}
MATCHES = [
    (game, scenario, seed)
    for game in RULES_IDS
    for scenario in load_game(game).info.scenarios
    for seed in SEEDS[game]
]


@pytest.mark.parametrize(("game", "scenario", "seed"), MATCHES)
def test_every_step_of_a_random_match_keeps_the_promises(game: str, scenario: str, seed: int) -> None:
    limit = FOLLOWED.get(game, 0) // len(load_game(game).info.scenarios)
    steps = conformance.play_random(
        load_game(game), Setup(scenario), seed, every=7, most_steps=limit or MOST_STEPS, must_end=not limit
    )
    assert limit or steps[-1].pending == ()


@pytest.mark.parametrize("game", RULES_IDS)
@pytest.mark.parametrize("seed", range(6))
def test_mixed_options_keep_the_promises(game: str, seed: int) -> None:
    loaded = load_game(game)
    limit = FOLLOWED.get(game)
    conformance.play_random(
        loaded,
        Setup(options=mixture(loaded, seed)),
        1000 + seed,
        every=41,
        most_steps=limit or MOST_STEPS,
        must_end=not limit,
    )


def mixture(game: Game[Any, Any], seed: int) -> dict[str, OptionValue]:
    """A random value for every option that has a list of them."""
    pick = picker(seed)
    return {info.key: info.values[pick(len(info.values))] for info in game.info.options if info.values}
