"""Where a leader gets away to (9.3A): the nearest friendly unit, by distances over land and water."""

from __future__ import annotations

from anahuac.board.hexgrid import distance
from anahuac.engine.rules import rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import State, stack_at
from anahuac.games.siege.terms import is_hex, is_lake

#: A place, and who carries the leader there ("" in a hex).
Refuge = tuple[str, str]


@rule("siege:9.3A")
def refuges(t: Tables, s: State, leader: str) -> tuple[Refuge, ...]:
    """The nearest friendly units, as places, in a lake area as its carriers one by one; equals in order of places.

    None for a viewer who does not know where he is.
    """
    at = s.pieces[leader].at
    if not (is_hex(at) or is_lake(at)):
        return ()
    found = [(away(t, at, place), place) for place in sorted(s.stacks[t.units[leader].camp])]
    near: list[Refuge] = []
    nearest = -1
    for far, place in sorted(found):
        if nearest in (-1, far):
            here = hosts(t, s, leader, place)
            nearest = far if here else nearest
            near += here
    return tuple(near)


@rule("siege:9.3A", "siege:9.4A", "siege:R-14")
def hosts(t: Tables, s: State, leader: str, place: str) -> tuple[Refuge, ...]:
    """How a leader can be taken in at a place: once in a hex, once for every carrier in a lake area.

    Cortes goes to Spanish units only. By the other ruling an unfreed Cuauhtemoc stays on the island.
    """
    row, camp = t.leaders[leader], t.units[leader].camp
    on_water = is_lake(place)
    is_bound = row.confined_to and not s.freed and s.settings.rul_getaway == "island_if_unfreed"
    if is_bound and (on_water or t.hexes[place].region != row.confined_to):
        return ()
    kinds = row.lake_carriers if on_water else row.stacks_with
    units = sorted(
        (
            unit
            for unit in stack_at(s, camp, place)
            if t.units[unit].is_combat_unit and t.units[unit].kind in kinds
        ),
        key=t.order.__getitem__,
    )
    if on_water:
        return tuple((place, unit) for unit in units)
    return ((place, ""),) if units else ()


@rule("siege:9.3A")
def away(t: Tables, a: str, b: str) -> int:
    """Hexes between two places; a lake area is one more away than its nearest bordering hex."""
    if a == b:
        return 0
    (ours, out), (theirs, back) = _shore(t, a), _shore(t, b)
    steps = [distance(t.grid, t.hexes[one].number, t.hexes[two].number) for one in ours for two in theirs]
    return out + back + min(steps)


def _shore(t: Tables, place: str) -> tuple[tuple[str, ...], int]:
    """The hexes from which the way to a place is counted, and what is added.

    An area in the middle of the lake, without any bordering hex, is one more away for each area to the shore.
    """
    if not is_lake(place):
        return (place,), 0
    ring, seen, added = [place], {place}, 1
    while not any(t.lakes[area].coast for area in ring):
        around = {other for area in ring for other in t.lakes[area].neighbours} - seen
        ring, added = sorted(around), added + 1
        seen |= around
    return tuple(coast for area in ring for coast in t.lakes[area].coast), added
