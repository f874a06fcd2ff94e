"""Chapter 11: diplomacy: cursors, changes of alliance, Tlaxcala."""

from __future__ import annotations

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules.ch11_log import CAPTURED, log_item
from anahuac.games.conquest.terms import SPAIN, Camp

TENOCHTITLAN = 22


@rule("conquest:11-b", "conquest:R-45")
def control_gained(t: Tables, tx: Tx[State, Event], camp: Camp, zone: int) -> None:
    """What follows at once from a marker placed or flipped: each capture of Tenochtitlan by Spain counts."""
    if camp == SPAIN and zone == TENOCHTITLAN:
        log_item(t, tx, CAPTURED, zone)
