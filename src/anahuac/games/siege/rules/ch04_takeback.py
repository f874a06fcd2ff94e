"""Chapter 4.1, 7.2 and 7.6: who may go back to what has been done."""

from __future__ import annotations

from anahuac.engine.game import Standing
from anahuac.engine.rules import rule
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import CoupletBegan, PiecesMoved, PlayerTurnBegan, StageReached
from anahuac.games.siege.events.sequence import RecoveryCalled
from anahuac.games.siege.model import State

#: Facts by which a phase or step is left.
LEFT = (StageReached, PlayerTurnBegan, CoupletBegan, RecoveryCalled)
#: Movements that a player chose freely, and that stand once made.
CHOSEN = ("march", "lake")


@rule("siege:4.1D", "siege:7.2C", "siege:7.6A", "siege:R-4")
def standing(event: Event, state: State) -> Standing:
    """How firmly a fact stands: nobody goes back to a phase that has been left unless the opponent agrees.

    Within its phase a movement is taken back freely, as long as the mover has not handed over; where take-backs are
    played without, neither phases nor movements are.
    """
    never = state.settings.rul_takeback == "off"
    if isinstance(event, LEFT):
        return "final" if never else "agreed"
    return "final" if never and isinstance(event, PiecesMoved) and event.why in CHOSEN else ""
