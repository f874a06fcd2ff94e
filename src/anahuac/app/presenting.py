"""Which presenter belongs to which game. Loaded when a match of the game is opened."""

from __future__ import annotations

from collections import deque
from typing import Any

from anahuac.app.charting import Chart, Course
from anahuac.app.presenter import Presenter
from anahuac.engine.game import Game
from anahuac.registry import load_game

_kept: deque[Presenter] = deque(maxlen=4)


class Unpresented(LookupError):
    """The window has no presenter for this game."""


def presenter_of(game_id: str) -> Presenter:
    """The presenter of a shipped game. Raises UnknownGame."""
    return presenter_for(load_game(game_id))


def presenter_for(game: Game[Any, Any]) -> Presenter:
    """The presenter of a loaded game; the latest few are kept. Raises Unpresented."""
    for presenter in _kept:
        if presenter.game is game:
            return presenter
    made = _make(game)
    _kept.append(made)
    return made


def _make(game: Game[Any, Any]) -> Presenter:
    if game.info.id == "conquest":
        from anahuac.app.presenters.conquest import ConquestPresenter
        from anahuac.games.conquest.game import Conquest

        if isinstance(game, Conquest):
            return ConquestPresenter(game)
    if game.info.id == "siege":
        from anahuac.app.presenters.siege import SiegePresenter
        from anahuac.games.siege.game import Siege

        if isinstance(game, Siege):
            return SiegePresenter(game)
    raise Unpresented(game.info.id)


def charts_for(presenter: Presenter, course: Course) -> tuple[Chart, ...]:
    """The course of a match in figures, where the game tells any."""
    if presenter.game.info.id == "conquest":
        from anahuac.app.presenters.conquest.statistics import charts_of
        from anahuac.games.conquest.game import Conquest

        if isinstance(presenter.game, Conquest):
            return charts_of(presenter.game.tables, course)
    if presenter.game.info.id == "siege":
        from anahuac.app.presenters.siege import statistics
        from anahuac.games.siege.game import Siege

        if isinstance(presenter.game, Siege):
            return statistics.charts_of(presenter.game.tables, course)
    return ()
