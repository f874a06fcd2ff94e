"""How far a march reaches in one gesture, and what the map is asked to show of ways and costs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from msgspec.structs import replace

from anahuac.app.mapview.survey import CostSpec, HoldSpec, LinkSpec
from anahuac.app.presenter import Mark, Reach
from anahuac.app.presenters.siege import texts
from anahuac.app.presenters.siege.faces import role_of
from anahuac.engine.decision import Action, Chosen, Decision, Some
from anahuac.games.siege.actions.movement import Sail, Step
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events.core import PiecesMoved
from anahuac.games.siege.evolve import evolve
from anahuac.games.siege.frames.movement import LandFrame, MarchFrame, SailFrame
from anahuac.games.siege.model import State, is_occupied, stack_at
from anahuac.games.siege.rules.ch07_costs import points_left
from anahuac.games.siege.rules.ch07_lake import destinations
from anahuac.games.siege.rules.ch07_land_refusals import refuse_group
from anahuac.games.siege.rules.ch07_reach import group_cost, may_move, steps_from, walkers, with_cannon
from anahuac.games.siege.terms import CAMPS, enemy, is_hex

#: Flag of each camp.
FLAGS = {"spanish": "control-spain", "aztec": "control-indian"}


class Route(NamedTuple):
    """A way to a hex: what it costs, the hexes on it, and whether nothing is left after it."""

    cost: int
    way: tuple[str, ...]
    last: bool


def routes(t: Tables, s: State, group: tuple[str, ...], place: str) -> dict[str, Route]:
    """The cheapest way of a group of the active camp to each hex that it can reach.

    A hex where an enemy leader stands alone ends the way: he is taken first.
    """
    found: dict[str, Route] = {}
    turn = count()
    queue: list[tuple[int, int, str, tuple[str, ...], State]] = [(0, next(turn), place, (), s)]
    while queue:
        spent, _, here, way, now = heappop(queue)
        if here in found and found[here].cost < spent:
            continue
        if way and is_occupied(s, enemy(s.active), here):
            continue
        for to in steps_from(t, now, group, here):
            if to == place:
                continue
            cost = group_cost(t, now, group, here, to)
            if to in found and found[to].cost <= spent + cost:
                continue
            there = evolve(now, PiecesMoved(s.active, group, here, to, "march", cost))
            left = min(points_left(t, there, piece) for piece in walkers(t, group))
            found[to] = Route(spent + cost, (*way, to), left == 0)
            if left:
                heappush(queue, (spent + cost, next(turn), to, (*way, to), there))
    return found


def reach_of(t: Tables, s: State, decision: Decision, picked: Sequence[str]) -> dict[str, Reach]:
    """Places that the march or voyage under way can reach, by ref; before it is chosen who goes, with the picked."""
    frame = s.frames[-1] if s.frames else None
    domain = decision.domain
    if decision.kind == "march" and isinstance(frame, MarchFrame) and not picked:
        return _marches(t, s, frame.group, frame.place, ())
    if not isinstance(domain, Some):
        return {}
    items = tuple(item for item in domain.items if item in picked)
    if not domain.least <= len(items) <= domain.most:
        return {}
    first: tuple[Action, ...] = (Chosen(items),)
    if decision.kind == "march_group" and isinstance(frame, MarchFrame):
        if refuse_group(t, s, frame, items) is not None:
            return {}
        return _marches(t, s, with_cannon(t, s, items, frame.place), frame.place, first)
    if decision.kind == "sail_group" and isinstance(frame, SailFrame):
        ways = destinations(t, s, items, frame.place)
        found = {}
        for to in ways:
            mark: Mark = "target" if is_occupied(s, enemy(s.active), to) else "reach"
            actions = (*first, Sail(to)) if len(ways) > 1 else first
            found[f"place:{to}"] = Reach(actions, (f"place:{to}",), mark)
        return found
    return {}


def _marches(
    t: Tables, s: State, group: tuple[str, ...], place: str, first: tuple[Action, ...]
) -> dict[str, Reach]:
    if not walkers(t, group):
        return {}
    found = {}
    for to, route in routes(t, s, group, place).items():
        mark: Mark = "reach_last" if route.last else "reach"
        if is_occupied(s, enemy(s.active), to):
            mark = "target"
        actions = (*first, *(Step(one) for one in route.way))
        refs = tuple(f"place:{one}" for one in route.way)
        found[f"place:{to}"] = Reach(actions, refs, mark, texts.COST_OF(route.cost))
    return found


# ---------------------------------------------------------------------- surveys


def links_of(t: Tables, s: State) -> tuple[LinkSpec, ...]:
    """The causeways, step by step, with what they cost the active camp."""
    cost = str(t.causeway_costs[s.active])
    return tuple(
        LinkSpec(a, b, cost, cost)
        for (a, b), side in t.hexsides.items()
        if a < b and side.causeway and side.passable
    )


def holds_of(t: Tables, s: State) -> tuple[HoldSpec, ...]:
    """Who stands where, and where both camps do."""
    found = []
    for place in sorted({place for camp in CAMPS for place in s.stacks[camp]}):
        here = [camp for camp in CAMPS if is_occupied(s, camp, place)]
        objective = is_hex(place) and place in t.temples
        if len(here) > 1:
            found.append(HoldSpec(place, "", "", True, objective))
        else:
            first = s.stacks[here[0]][place][0]
            role = f"siege.{here[0]}" if first is None else role_of(t, first)
            found.append(HoldSpec(place, role, FLAGS[here[0]], False, objective))
    return tuple(found)


def costs_of(t: Tables, s: State, ref: str) -> tuple[CostSpec, ...]:
    """What each hex costs the march under way, else the stack in the hex of ``ref`` if it set out now."""
    frame = s.frames[-1] if s.frames else None
    if isinstance(frame, MarchFrame):
        group = frame.group or tuple(_able(t, s, frame.place))
        return _costs(t, s, group, frame.place)
    place = ref.partition(":")[2]
    if place not in t.hexes:
        return ()
    camp = next((camp for camp in (s.active, enemy(s.active)) if is_occupied(s, camp, place)), None)
    if camp is None:
        return ()
    whose = s if camp == s.active else replace(s, active=camp)
    return _costs(t, whose, tuple(_able(t, whose, place)), place)


def _able(t: Tables, s: State, place: str) -> Iterator[str]:
    """The known counters of a hex that can march."""
    land = next((frame for frame in reversed(s.frames) if isinstance(frame, LandFrame)), LandFrame())
    for piece in stack_at(s, s.active, place):
        if may_move(t, s, land, piece):
            yield piece


def _costs(t: Tables, s: State, group: tuple[str, ...], place: str) -> tuple[CostSpec, ...]:
    if not walkers(t, group):
        return ()
    return tuple(
        CostSpec(
            to, str(route.cost), _mark(s, to, route), not any(is_occupied(s, camp, to) for camp in CAMPS)
        )
        for to, route in routes(t, s, group, place).items()
    )


def _mark(s: State, to: str, route: Route) -> str:
    if is_occupied(s, enemy(s.active), to):
        return "target"
    return "reach_last" if route.last else "reach"
