"""Chapter 5: control of strategic zones changes hands (5-d). What is so now: :mod:`.ch05_zones`."""

from __future__ import annotations

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import ControlTaken
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules import ch11_diplomacy
from anahuac.games.conquest.rules.ch05_zones import controller, is_disputed, why_controlled
from anahuac.games.conquest.terms import Camp

__all__ = ["controller", "is_disputed", "take_marker", "why_controlled"]


@rule("conquest:5-d")
def take_marker(t: Tables, tx: Tx[State, Event], camp: Camp, zone: int) -> None:
    """Place or flip the control marker of an objective zone, with what that brings about (11-b, 11-f).

    Nothing in zones that are no objective, or where the marker is the camp's already.
    """
    if t.zones[zone].vp > 0 and tx.state.control.get(zone) != camp:
        tx.emit(ControlTaken(zone, camp))
        ch11_diplomacy.control_gained(t, tx, camp, zone)
