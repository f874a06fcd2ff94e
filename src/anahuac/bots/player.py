"""What a computer player is: a level's name and a function from a view and a question to an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from anahuac.bots.greedy import choose_greedily
from anahuac.bots.random_player import choose_at_random
from anahuac.engine.decision import Action, Decision, Picker
from anahuac.engine.game import Game

#: Told how far a player has come, from 0 to 1.
Progress = Callable[[float], None]


class Player(Protocol):
    """Chooses an answer. ``view`` is what the decision's seat may know, never the full state."""

    def __call__(
        self,
        game: Game[Any, Any],
        view: Any,
        decision: Decision,
        pick: Picker,
        progress: Progress | None = None,
    ) -> Action: ...


#: Levels by name, weakest first.
LEVELS: dict[str, Player] = {"random": choose_at_random, "greedy": choose_greedily}


class UnknownLevel(KeyError):
    """No computer player of this name."""


def player(level: str) -> Player:
    """A computer player by its level's name. Raises UnknownLevel."""
    try:
        return LEVELS[level]
    except KeyError:
        raise UnknownLevel(level) from None
