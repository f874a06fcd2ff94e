"""Chapter 5: control of strategic zones (5-c, 5-d, 5-e)."""

from __future__ import annotations

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.core import ControlTaken
from anahuac.games.conquest.model import State, units_in
from anahuac.games.conquest.terms import CAMPS, INDIAN, SPAIN, Camp


@rule("conquest:5-e")
def is_disputed(s: State, zone: int) -> bool:
    """Whether both camps have units in a zone."""
    return bool(units_in(s, SPAIN, zone) and units_in(s, INDIAN, zone))


@rule("conquest:5-c")
def controller(t: Tables, s: State, zone: int) -> Camp | None:
    """Who controls a zone: presence of units, then the control marker, then territory; nobody while disputed."""
    present = [camp for camp in CAMPS if units_in(s, camp, zone)]
    if present:
        return present[0] if len(present) == 1 else None
    marker = s.control.get(zone)
    if marker is not None:
        return marker
    nation = t.zones[zone].nation
    return None if nation is None else s.camps[nation]


@rule("conquest:5-c")
def why_controlled(t: Tables, s: State, zone: int) -> str:
    """The criterion that decides over a zone: "disputed", "presence", "marker", "territory" or "nobody"."""
    present = [camp for camp in CAMPS if units_in(s, camp, zone)]
    if len(present) == 2:
        return "disputed"
    if present:
        return "presence"
    if zone in s.control:
        return "marker"
    return "nobody" if t.zones[zone].nation is None else "territory"


@rule("conquest:5-d")
def take_marker(t: Tables, tx: Tx[State, Event], camp: Camp, zone: int) -> None:
    """Place or flip the control marker of an objective zone; nothing in other zones."""
    if t.zones[zone].vp > 0 and tx.state.control.get(zone) != camp:
        tx.emit(ControlTaken(zone, camp))
