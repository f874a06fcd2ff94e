"""The random player, which is also the fuzzer: any answer, each about as likely as the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.decision import Action, Decision, Picker
from anahuac.engine.game import Game

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
    for _ in range(TRIES):
        action = decision.sample(pick)
        if game.refuse(view, decision, action) is None:
            return action
    raise NoAnswer(decision.kind)
