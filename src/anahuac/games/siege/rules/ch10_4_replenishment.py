"""10.4: units in play recover steps."""

from __future__ import annotations

from typing import Literal, cast

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.core import StepsGained
from anahuac.games.siege.model import State
from anahuac.games.siege.terms import CAMPS, Camp, is_hex, is_lake


@rule("siege:10.4A", "siege:10.4B", "siege:2.10E")
def replenish(t: Tables, tx: Tx[State, Event]) -> None:
    """A die for each unit in play below its full steps, the Spanish camp first; boats are filled up without one."""
    for camp in CAMPS:
        for unit, missing in weakened(t, tx.state, camp):
            category = t.classes[t.units[unit].kind].replenishment
            if category is None or category == "never":
                continue
            if category in t.rolls.replenishment.automatic:
                tx.emit(StepsGained(camp, unit, missing, 0))
                continue
            die = tx.chance.roll("replenish", 6)
            gained = t.rolls.replenishment.steps(cast(Literal["regular", "elite", "knight"], category), die)
            tx.emit(StepsGained(camp, unit, min(gained, missing), die))


@rule("siege:10.4A")
def weakened(t: Tables, s: State, camp: Camp) -> tuple[tuple[str, int], ...]:
    """A camp's units on the map that lack steps, in data order, with how many."""
    return tuple(
        (unit, row.steps - s.pieces[unit].steps)
        for unit, row in t.units.items()
        if row.camp == camp
        and unit in s.pieces
        and s.pieces[unit].steps < row.steps
        and (is_hex(s.pieces[unit].at) or is_lake(s.pieces[unit].at))
    )
