"""What a page asks the window to do."""

from __future__ import annotations

import msgspec

from anahuac.app.players import SeatPlan
from anahuac.engine.decision import Seat
from anahuac.engine.game import Setup


class NewMatch(msgspec.Struct, frozen=True):
    """A match that shall begin."""

    game: str
    setup: Setup
    seats: dict[Seat, SeatPlan]
    seed: int
