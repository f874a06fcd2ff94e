"""What the facts of the strategic part do to the state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.games.conquest.model import State

STRATEGIC: dict[type, Callable[[State, Any], State]] = {}
