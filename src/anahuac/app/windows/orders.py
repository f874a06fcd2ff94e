"""What a page asks the window to do."""

from __future__ import annotations

from dataclasses import dataclass

from anahuac.app.players import SeatPlan
from anahuac.engine.decision import Seat
from anahuac.engine.game import Setup


@dataclass(frozen=True)
class NewMatch:
    """A match that shall begin."""

    game: str
    setup: Setup
    seats: dict[Seat, SeatPlan]
    seed: int
