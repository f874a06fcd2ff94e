"""10.3.1: who is completely surrounded."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

from anahuac.engine.rules import rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import State, is_occupied, stack_at
from anahuac.games.siege.rules import ch07_costs
from anahuac.games.siege.terms import Camp, enemy, is_hex


@rule("siege:10.3.1A", "siege:R-19")
def surrounded(t: Tables, s: State, camp: Camp) -> tuple[str, ...]:
    """The combat units of a camp that are completely surrounded, in data order.

    Units in lake areas never are. How a hex counts is a ruling; a lake user is free wherever an area without enemies
    borders its hex.
    """
    trapped = WAYS[s.settings.rul_surround](t, s, camp)
    return tuple(
        unit
        for unit, row in t.units.items()
        if row.camp == camp
        and row.is_combat_unit
        and unit in s.pieces
        and s.pieces[unit].at in trapped
        and unit in trapped[s.pieces[unit].at]
        and not _has_water(t, s, unit)
    )


Trapped = Mapping[str, tuple[str, ...]]


def _by_group(t: Tables, s: State, camp: Camp) -> Trapped:
    """Connected stacks are free together if any unit of them has a way out."""
    left = {place for place in s.stacks[camp] if is_hex(place)}
    found: dict[str, tuple[str, ...]] = {}
    while left:
        group = {left.pop()}
        edge = list(group)
        while edge:
            near = [place for place in t.open_neighbours[edge.pop()] if place in left]
            left.difference_update(near)
            group.update(near)
            edge.extend(near)
        if not any(_leaves(t, s, camp, unit, group) for place in group for unit in stack_at(s, camp, place)):
            found.update({place: stack_at(s, camp, place) for place in group})
    return found


def _by_hexes(t: Tables, s: State, camp: Camp) -> Trapped:
    """A unit for itself: none of the hexes around it is without an enemy and can be entered by it."""
    return _one_by_one(t, s, camp, _leaves)


def _by_path(t: Tables, s: State, camp: Camp) -> Trapped:
    """A unit for itself: no way over hexes without enemies leads it to a land edge of the map."""
    return _one_by_one(t, s, camp, _reaches_edge)


def _one_by_one(t: Tables, s: State, camp: Camp, way_out: Callable[..., bool]) -> Trapped:
    return {
        place: tuple(unit for unit in stack_at(s, camp, place) if not way_out(t, s, camp, unit))
        for place in s.stacks[camp]
        if is_hex(place)
    }


WAYS: dict[str, Callable[[Tables, State, Camp], Trapped]] = {
    "component": _by_group,
    "six_hexes": _by_hexes,
    "path_to_edge": _by_path,
}


def _leaves(t: Tables, s: State, camp: Camp, unit: str, group: Collection[str] = ()) -> bool:
    """Whether a combat unit stands on a land edge or next to a hex without enemies that it could enter, its own
    group's apart."""
    if not t.units[unit].is_combat_unit:
        return False
    place = s.pieces[unit].at
    return _on_edge(t, place) or any(other not in group for other in _steps(t, s, camp, unit, place))


def _reaches_edge(t: Tables, s: State, camp: Camp, unit: str) -> bool:
    seen = {s.pieces[unit].at}
    edge = list(seen)
    while edge:
        place = edge.pop()
        if _on_edge(t, place):
            return True
        near = [other for other in _steps(t, s, camp, unit, place) if other not in seen]
        seen.update(near)
        edge.extend(near)
    return False


def _steps(t: Tables, s: State, camp: Camp, unit: str, place: str) -> Iterable[str]:
    return (
        other
        for other in t.open_neighbours[place]
        if not is_occupied(s, enemy(camp), other) and ch07_costs.cost(t, s, unit, place, other) is not None
    )


def _on_edge(t: Tables, place: str) -> bool:
    one = t.hexes[place]
    return bool(one.edges) and not one.over_water


def _has_water(t: Tables, s: State, unit: str) -> bool:
    """Whether the lake frees a unit: it uses the lake, and an area open to it that holds no enemies borders its hex."""
    row = t.units[unit]
    return row.lake and any(
        not is_occupied(s, enemy(row.camp), lake)
        and not (row.camp == "aztec" and t.lakes[lake].is_closed_to_aztecs)
        for lake in t.hexes[s.pieces[unit].at].lakes
    )
