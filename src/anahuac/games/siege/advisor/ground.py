"""The map as the advisor uses it: hexes near a hex, what a step costs each kind of unit, ways over land and water."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from heapq import heappop, heappush

from anahuac.board.hexgrid import distance, within
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import State
from anahuac.games.siege.rules import ch07_costs
from anahuac.games.siege.terms import hex_place

#: How far round a hex enemies are looked for.
RING = 4
#: Farther than anything on the map.
FAR = 999
#: Fields of distances that are kept.
KEPT = 64
#: Reaches of groups that are kept.
KEPT_REACHES = 2000

Costs = Mapping[str, tuple[tuple[str, int], ...]]


class Ground:
    """What does not change in a match, worked out when it is first asked for."""

    def __init__(self, t: Tables) -> None:
        self.t = t
        self.island = tuple(t.regions.get("island", ()))
        self.on_island = frozenset(self.island)
        self._near: dict[str, dict[str, int]] = {}
        self._costs: dict[tuple[str, str], Costs] = {}
        self._fields: dict[object, dict[str, int]] = {}
        self._middle: dict[str, int] = {}
        self._to_axis: dict[str, int] = {}
        self._reaches: dict[object, dict[str, tuple[int, str]]] = {}

    @cached_property
    def axis(self) -> tuple[str, ...]:
        """The gates by which the besieger enters the island (13.2.2): the first two forts on its shore."""
        forts = self.t.redeployment.spanish_keepers
        return tuple(place for place in forts if place in self.on_island)[:1]

    @cached_property
    def muster(self) -> tuple[str, ...]:
        """Where the besieger waits for all to come up: the causeways right before the gates of the axis."""
        return tuple(
            place
            for gate in self.axis
            for place in self.t.open_neighbours[gate]
            if self.t.hexes[place].region == "causeway"
        )

    def near(self, place: str) -> dict[str, int]:
        """The hexes within RING of a hex, with their distance."""
        found = self._near.get(place)
        if found is None:
            grid, number = self.t.grid, self.t.hexes[place].number
            found = {
                hex_place(other): distance(grid, number, other)
                for other in within(grid, number, RING)
                if hex_place(other) in self.t.hexes
            }
            self._near[place] = found
        return found

    def away(self, a: str, b: str) -> int:
        """Hexes between two hexes."""
        return distance(self.t.grid, self.t.hexes[a].number, self.t.hexes[b].number)

    def to_axis(self, place: str) -> int:
        """Hexes between a hex and the nearer gate of the axis."""
        found = self._to_axis.get(place)
        if found is None:
            found = self._to_axis[place] = min(self.away(place, gate) for gate in self.axis)
        return found

    def costs(self, s: State, kind: str) -> Costs:
        """Where a unit of a kind can step from each hex, and what it pays."""
        key = (kind, s.settings.rul_causeway_cost)
        if key not in self._costs:
            unit = next(unit.id for unit in self.t.units.values() if unit.kind == kind)
            self._costs[key] = {
                place: tuple(
                    (to, cost)
                    for to in self.t.open_neighbours[place]
                    if (cost := ch07_costs.cost(self.t, s, unit, place, to)) is not None
                )
                for place in self.t.hexes
            }
        return self._costs[key]

    def field(self, s: State, kind: str, goals: Iterable[str]) -> dict[str, int]:
        """MP from every hex to the nearest of some, for a unit of a kind, whoever stands between."""
        ends = frozenset(goals)
        key = (kind, s.settings.rul_causeway_cost, ends)
        if key not in self._fields:
            if len(self._fields) > KEPT:
                self._fields.clear()
            self._fields[key] = self._spread(self.costs(s, kind), ends)
        return self._fields[key]

    def _spread(self, costs: Costs, ends: frozenset[str]) -> dict[str, int]:
        back: dict[str, list[tuple[str, int]]] = {}
        for place, ways in costs.items():
            for to, cost in ways:
                back.setdefault(to, []).append((place, cost))
        best = dict.fromkeys(sorted(ends), 0)
        queue = [(0, place) for place in sorted(ends)]
        while queue:
            used, here = heappop(queue)
            if used > best[here]:
                continue
            for place, cost in back.get(here, ()):
                if used + cost < best.get(place, FAR):
                    best[place] = used + cost
                    heappush(queue, (used + cost, place))
        return best

    def lake_field(self, goals: Iterable[str], closed: bool = False) -> dict[str, int]:
        """Areas to cross from every area to the nearest of some; ``closed``: not those that are barred to Aztecs."""
        ends = frozenset(goals)
        key = ("lake", closed, ends)
        if key not in self._fields:
            best = dict.fromkeys(sorted(ends), 0)
            ring = list(best)
            while ring:
                after = []
                for area in ring:
                    for other in self.t.lakes[area].neighbours:
                        if other not in best and not (closed and self.t.lakes[other].is_closed_to_aztecs):
                            best[other] = best[area] + 1
                            after.append(other)
                ring = after
            self._fields[key] = best
        return self._fields[key]

    def core(self, place: str) -> int:
        """How many hexes lie between an island hex and the water: 0 on the shore."""
        if not self._middle:
            ring = [one for one in self.island if self.t.hexes[one].is_coastal]
            self._middle = dict.fromkeys(ring, 0)
            while ring:
                after = []
                for one in ring:
                    for other in self.t.neighbours[one]:
                        if other in self.on_island and other not in self._middle:
                            self._middle[other] = self._middle[one] + 1
                            after.append(other)
                ring = after
        return self._middle.get(place, 0)

    def reach(
        self, s: State, kinds: Iterable[str], place: str, points: int, barred: frozenset[str]
    ) -> dict[str, tuple[int, str]]:
        """Hexes that a group of these kinds comes to with so many MP: what is spent, and the first step there.

        Hexes with enemy units are barred. The hex where it stands is among them.
        """
        key = (tuple(sorted(set(kinds))), s.settings.rul_causeway_cost, place, points, barred)
        found = self._reaches.get(key)
        if found is None:
            if len(self._reaches) > KEPT_REACHES:
                self._reaches.clear()
            found = self._reaches[key] = self._reach(s, key[0], place, points, barred)
        return found

    def _reach(
        self, s: State, kinds: tuple[str, ...], place: str, points: int, barred: frozenset[str]
    ) -> dict[str, tuple[int, str]]:
        tables = [self.costs(s, kind) for kind in kinds]
        best: dict[str, tuple[int, str]] = {place: (0, "")}
        queue = [(0, place)]
        while queue:
            used, here = heappop(queue)
            spent, first = best[here]
            if used > spent:
                continue
            ways = dict(tables[0][here])
            for table in tables[1:]:
                other = dict(table[here])
                ways = {to: max(cost, other[to]) for to, cost in ways.items() if to in other}
            for to, cost in ways.items():
                total = used + cost
                if to in barred or total > points:
                    continue
                if to not in best or total < best[to][0]:
                    best[to] = (total, first or to)
                    heappush(queue, (total, to))
        return best
