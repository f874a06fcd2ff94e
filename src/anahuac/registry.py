"""The games, as an explicit tuple. A game is added by one line here."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from anahuac.engine.game import Game
from anahuac.resources import resource_bytes, resource_names


class UnknownGame(KeyError):
    """No game of this id; ``known`` lists those that exist."""

    def __init__(self, game: str, known: tuple[str, ...]) -> None:
        super().__init__(game)
        self.game = game
        self.known = known


def _conquest() -> Game[Any, Any]:
    from anahuac.games.conquest.game import Conquest
    from anahuac.games.conquest.loading import load_tables

    folder = "games/conquest"
    paths = [path for path in resource_names(folder) if path.endswith(".json")]
    return Conquest(load_tables({path.removeprefix(f"{folder}/"): resource_bytes(path) for path in paths}))


_GAMES: tuple[tuple[str, Callable[[], Game[Any, Any]]], ...] = (("conquest", _conquest),)
GAME_IDS: tuple[str, ...] = tuple(game for game, _ in _GAMES)


@cache
def load_game(game: str) -> Game[Any, Any]:
    """A game with its shipped data. Raises UnknownGame."""
    for known, make in _GAMES:
        if known == game:
            return make()
    raise UnknownGame(game, GAME_IDS)
