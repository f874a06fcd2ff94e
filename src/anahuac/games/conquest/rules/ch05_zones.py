"""Chapter 5: strategic zones as they stand: cost of entry, who controls them, how far they are apart."""

from __future__ import annotations

from heapq import heappop, heappush

from anahuac.engine.rules import rule
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.model import State, units_in
from anahuac.games.conquest.terms import CAMPS, INDIAN, SPAIN, Camp


@rule("conquest:5-b", "conquest:R-10")
def entry_cost(t: Tables, s: State, origin: int, to: int) -> int:
    """Movement points for the step from a zone into a neighbour: the cost of the zone entered."""
    for start, end, cost in s.settings.edge_cost_overrides:
        if start == origin and end == to:
            return cost
    return t.zones[to].cost


@rule("conquest:11-h")
def distances(t: Tables, s: State, origin: int) -> dict[int, int]:
    """Movement points from a zone to every other, whoever stands on the way."""
    found = {origin: 0}
    queue = [(0, origin)]
    while queue:
        spent, zone = heappop(queue)
        if spent > found[zone]:
            continue
        for to in t.zones[zone].neighbours:
            total = spent + entry_cost(t, s, zone, to)
            if total < found.get(to, total + 1):
                found[to] = total
                heappush(queue, (total, to))
    return found


@rule("conquest:5-e", "conquest:R-15")
def is_disputed(s: State, zone: int) -> bool:
    """Whether both camps have units in a zone."""
    return bool(units_in(s, SPAIN, zone) and units_in(s, INDIAN, zone))


@rule("conquest:5-c", "conquest:R-15")
def controller(t: Tables, s: State, zone: int) -> Camp | None:
    """Who controls a zone: presence of units, then the marker, then territory; nobody while disputed."""
    present = [camp for camp in CAMPS if has_units(s, camp, zone)]
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
    present = [camp for camp in CAMPS if has_units(s, camp, zone)]
    if len(present) == 2:
        return "disputed"
    if present:
        return "presence"
    if zone in s.control:
        return "marker"
    return "nobody" if t.zones[zone].nation is None else "territory"


def has_units(s: State, camp: Camp, zone: int) -> bool:
    """Whether a camp has at least one unit in a zone."""
    stack = s.stacks[camp].get(zone)
    if stack is None:
        return False
    units = s.units
    for piece in stack.pieces:  # noqa: SIM110 - asked very often, and any() takes twice as long
        if piece in units:
            return True
    return False
