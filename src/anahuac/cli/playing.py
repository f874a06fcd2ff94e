"""``anahuac play``: the window, with the start screen, a match file, or a new match."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from anahuac.cli import arguments, texts
from anahuac.cli.console import CliError
from anahuac.engine.game import Game, Setup


@dataclass(frozen=True)
class Opening:
    """What the window is to show first: the start screen, a match file, or a new match of a game."""

    file: Path | None = None
    game: Game[Any, Any] | None = None
    setup: Setup = field(default_factory=Setup)
    seats: dict[str, str] = field(default_factory=dict)
    seed: int | None = None


def opening(what: str, seats: list[str], seed: str, settings: list[str]) -> Opening:
    """Check the words of the command line. Raises CliError."""
    new_only = (("--seat", seats), ("--seed", seed), ("--option", settings))
    if what and arguments.means_file(what):
        for option, given in new_only:
            if given:
                raise CliError(texts.NOT_WITH_FILE(option=option))
        return Opening(file=arguments.existing_file(what))
    if not what:
        for option, given in new_only:
            if given:
                raise CliError(texts.NEEDS_GAME(option=option))
        return Opening()
    game, scenario = arguments.game_and_scenario(what)
    return Opening(
        game=game,
        setup=arguments.setup(scenario, settings, game),
        seats=arguments.seats_by_name(seats, game),
        seed=arguments.seed(seed) if seed else None,
    )
