"""10.5: dead units that may come back."""

from __future__ import annotations

from typing import Literal, cast

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.recovery import DeadRolled
from anahuac.games.siege.model import DEAD, State
from anahuac.games.siege.terms import CAMPS, Camp


@rule("siege:10.5A", "siege:10.5C")
def roll_for_the_dead(t: Tables, tx: Tx[State, Event]) -> None:
    """A die for each unit in a camp's open dead pile: back at full strength or with a step, dead still, or for good."""
    for camp in CAMPS:
        for unit in who_rolls(t, tx.state, camp):
            category = cast(Literal["regular", "elite"], t.classes[t.units[unit].kind].dead_pile)
            die = tx.chance.roll("dead_pile", 6)
            fate = t.rolls.dead_pile.fate(category, die)
            steps = {"full": t.units[unit].steps, "one_step": 1}.get(fate, 0)
            tx.emit(DeadRolled(camp, unit, die, fate, steps))


@rule("siege:10.5A", "siege:10.5B")
def who_rolls(t: Tables, s: State, camp: Camp) -> tuple[str, ...]:
    """A camp's dead that still may come back, in data order: neither Knights nor boats nor cannon."""
    table = t.rolls.dead_pile
    return tuple(
        unit
        for unit, row in t.units.items()
        if row.camp == camp
        and unit in s.pieces
        and s.pieces[unit].at == DEAD
        and row.kind not in table.never
        and t.classes[row.kind].dead_pile in table.results
    )
