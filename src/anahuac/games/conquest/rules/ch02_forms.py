"""Chapter 2: the form that a stack falls into where its owner has nothing to choose (G-7)."""

from __future__ import annotations

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import FormTaken
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules.ch05_zones import has_units
from anahuac.games.conquest.terms import Camp


@rule("conquest:G-7", "conquest:R-11")
def settle_form(t: Tables, tx: Tx[State, Event], camp: Camp, zone: int) -> None:
    """Units without commander are a garrison where there is a fortress value; without one nobody is.

    Nothing happens to a stack with a commander in a fortress, nor to lone commanders.
    """
    s = tx.state
    stack = s.stacks[camp].get(zone)
    if stack is None or not has_units(s, camp, zone):
        return
    fortified = t.zones[zone].fv > 0
    if fortified and any(piece in s.commanders for piece in stack.pieces):
        return
    if stack.garrison != fortified:
        tx.emit(FormTaken(camp, zone, fortified))
