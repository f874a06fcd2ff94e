"""What tests of hand-to-hand and tactical movement share: a board at rest, and where its pieces stand."""

from __future__ import annotations

from typing import Any

from anahuac.games.conquest.model import Battle
from tests.games.conquest.battles import fight
from tests.games.conquest.play import Play


def paused(board: str, **options: Any) -> Play:
    """A battle in which nothing goes on by itself; options as for :func:`tests.games.conquest.battles.fight`."""
    return fight(board, **options).set(frames=())


def field(play: Play) -> Battle:
    """The battle being fought."""
    assert play.state.battle is not None
    return play.state.battle


def at(play: Play, piece: str) -> str | None:
    """Where a piece stands on the board, ``None`` if it is not on it."""
    return field(play).at.get(piece)
