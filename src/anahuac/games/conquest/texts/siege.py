"""Texts of combat on the strategic map, of sieges and of what follows them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anahuac.engine.game import LogLine
from anahuac.games.conquest.texts import casualties

DESCRIBE: dict[type, Callable[[Any], LogLine | None]] = {**casualties.DESCRIBE}
