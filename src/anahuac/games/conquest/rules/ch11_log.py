"""Chapter 11: the log of a turn's reasons for the cursors to move (11-b)."""

from __future__ import annotations

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import ItemLogged
from anahuac.games.conquest.model import Item, State
from anahuac.games.conquest.terms import SPAIN, Camp

#: Kinds of items, as the Alliances Table lists their shifts.
SPAIN_WON = "spain_wins_admissible_combat"
INDIANS_WON = "indian_wins_admissible_combat"
CAPTURED = "tenochtitlan_captured_by_spain"
EMPEROR_LOST = "emperor_or_successor_eliminated"
CORTES_LOST = "cortes_eliminated"

CORTES = "cortes"
EMPEROR = "emperor"


@rule("conquest:11-b")
def log_item(t: Tables, tx: Tx[State, Event], kind: str, zone: int) -> None:
    """Log a reason for the cursors to move; ``kind`` is one of the constants above."""
    assert kind in t.alliances.shifts, kind
    tx.emit(ItemLogged(Item(kind, zone)))


@rule("conquest:11-b", "conquest:R-43")
def log_combat(t: Tables, tx: Tx[State, Event], winner: Camp, zone: int) -> None:
    """Log a combat admissible for victory points with its winner."""
    log_item(t, tx, SPAIN_WON if winner == SPAIN else INDIANS_WON, zone)


@rule("conquest:11-b")
def log_lost_commander(t: Tables, tx: Tx[State, Event], commander: str, back: bool, zone: int) -> None:
    """Log the loss of the Emperor or the Successor, or of Cortes but not of Narvaez.

    However he was lost: unlike the points (12-e), the cursors do not ask whether it was in combat.
    """
    if commander == EMPEROR:
        log_item(t, tx, EMPEROR_LOST, zone)
    elif commander == CORTES and not back:
        log_item(t, tx, CORTES_LOST, zone)
