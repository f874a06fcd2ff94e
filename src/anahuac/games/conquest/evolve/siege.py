"""What the facts of combat on the strategic map and of sieges do to the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.games.conquest.evolve.casualties import CASUALTIES
from anahuac.games.conquest.model import State

SIEGE: dict[type, Callable[[State, Any], State]] = {**CASUALTIES}
