"""Short hand for tests of sieges."""

from __future__ import annotations

from typing import Any

from anahuac.games.conquest.rules import ch10_1_combat
from tests.games.conquest.play import Play, conquest


def siege(text: str, dice: list[int], **options: Any) -> Play:
    """A position whose sieges are opened."""
    return conquest(text, dice, **options).do(ch10_1_combat.open_sieges)
