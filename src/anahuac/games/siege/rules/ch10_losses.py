"""Steps lost outside combat: by breaking out (10.3.1) and by disease (11.8); what goes with the dead."""

from __future__ import annotations

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import PiecesLeft, StepsLost
from anahuac.games.siege.events.leaders import LeaderSank
from anahuac.games.siege.model import DEAD_FOR_GOOD, State
from anahuac.games.siege.rules import ch09_leaders
from anahuac.games.siege.terms import Camp


@rule("siege:2.10B", "siege:9.4A", "siege:11.4F")
def lose_steps(
    t: Tables, tx: Tx[State, Event], camp: Camp, losses: tuple[tuple[str, int], ...], cause: str
) -> None:
    """Units lose steps; cannon and leaders whose carrier dies share its fate."""
    s = tx.state
    dying = {unit for unit, steps in losses if s.pieces[unit].steps <= steps}
    fallen = [piece for piece in t.units if piece in s.pieces and s.pieces[piece].carrier in dying]
    tx.emit(StepsLost(camp, losses, cause))
    cannon = tuple(piece for piece in fallen if piece not in t.leaders)
    if cannon:
        tx.emit(PiecesLeft(camp, cannon, DEAD_FOR_GOOD, "fell"))
    for leader in fallen:
        if leader in t.leaders:
            tx.emit(LeaderSank(leader, s.pieces[leader].at))
            ch09_leaders.captured(t, tx, leader)
