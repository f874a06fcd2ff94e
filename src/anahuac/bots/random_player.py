"""The random player, which is also the fuzzer: any answer, each about as likely as the others.

A game that would go on for ever between two such players may say what they lean to
(:class:`anahuac.engine.game.Leaning`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from anahuac.engine.decision import Action, Decision, Picker
from anahuac.engine.game import Game, Leaning

#: How often another sample is drawn after a refusal before giving up.
TRIES = 200


class NoAnswer(RuntimeError):
    """No legal answer was found. A bug in a game: its domain promises what its rules refuse."""


def choose_at_random(
    game: Game[Any, Any],
    view: Any,
    decision: Decision,
    pick: Picker,
    progress: Callable[[float], None] | None = None,
) -> Action:
    """A legal answer at random. Raises NoAnswer."""
    del progress
    weights = game.leaning(view, decision) if isinstance(game, Leaning) else None
    for _ in range(TRIES):
        action = decision.sample(pick) if weights is None else _weighed(decision, weights, pick)
        if game.refuse(view, decision, action) is None:
            return action
    raise NoAnswer(decision.kind)


def _weighed(decision: Decision, weights: Mapping[Action, int], pick: Picker) -> Action:
    """An answer by its weight; where a decision may be passed, passing is left to the ordinary choice."""
    total = sum(weights.values())
    if total <= 0 or decision.may_pass:
        return decision.sample(pick)
    at = pick(total)
    for action, weight in weights.items():
        at -= weight
        if at < 0:
            return action
    raise AssertionError("a number below the total falls on an answer")
