"""Computer players. They know the Game protocol and their seat's view, and no game."""

from __future__ import annotations

from anahuac.bots.player import LEVELS, Player, Progress, UnknownLevel, player

__all__ = ["LEVELS", "Player", "Progress", "UnknownLevel", "player"]
