"""Cheapest ways over any graph given as a mapping of neighbours.

Nodes are anything hashable and ordered among themselves, such as the numbers of areas;
costs are whole numbers, zero or more, asked for each step; where the cost is None the step
cannot be made. Results do not depend on hash
order: of equal ways the one found first wins, in order of cost, then of node, then of
the neighbours as listed.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterable, Mapping
from heapq import heappop, heappush
from typing import Any, NamedTuple, TypeVar

Node = TypeVar("Node", bound=Hashable)
Neighbours = Mapping[Node, Iterable[Node]]
Cost = Callable[[Node, Node], int | None]
Reached = dict[Node, tuple[int, Node | None]]
"""For each node its least cost from the start and the node before it (None at the start)."""


class Nearest(NamedTuple):
    """The goals that can be reached at the least cost, sorted."""

    cost: int
    nodes: tuple[Any, ...]


def reach(
    start: Node,
    allowance: int,
    neighbours: Neighbours[Node],
    cost: Cost[Node],
    blocked: Container[Node] = (),
    stops: Container[Node] = (),
) -> Reached[Node]:
    """Every node that can be entered from ``start`` for at most ``allowance``, the start included.

    ``cost(a, b)`` is the price of the step from a to its neighbour b, None if it cannot be made. A node in ``blocked``
    is never entered; one in ``stops`` is entered but not left. Neither holds for the start.
    """
    reached: Reached[Node] = {start: (0, None)}
    queue: list[tuple[int, Any]] = [(0, start)]
    while queue:
        spent, node = heappop(queue)
        if spent > reached[node][0] or (node in stops and node != start):
            continue
        for other in neighbours[node]:
            if other in blocked:
                continue
            price = cost(node, other)
            if price is not None and (total := spent + price) <= allowance:
                known = reached.get(other)
                if known is None or total < known[0]:
                    reached[other] = (total, node)
                    heappush(queue, (total, other))
    return reached


def nearest(
    start: Node,
    goals: Container[Node],
    neighbours: Neighbours[Node],
    cost: Cost[Node],
    blocked: Container[Node] = (),
) -> Nearest | None:
    """All goals at the least cost from ``start``, or None if none can be reached.

    The start counts as a goal at no cost if it is one. ``blocked`` is as in ``reach``.
    """
    best: dict[Node, int] = {start: 0}
    queue: list[tuple[int, Any]] = [(0, start)]
    found: set[Any] = set()
    limit: int | None = None
    while queue:
        spent, node = heappop(queue)
        if limit is not None and spent > limit:
            break
        if spent > best[node]:
            continue
        if node in goals:
            limit = spent
            found.add(node)
        for other in neighbours[node]:
            if other in blocked:
                continue
            price = cost(node, other)
            if price is None:
                continue
            total = spent + price
            if (limit is None or total <= limit) and (other not in best or total < best[other]):
                best[other] = total
                heappush(queue, (total, other))
    return None if limit is None else Nearest(limit, tuple(sorted(found)))


def cheapest(
    start: Node,
    goal: Node,
    neighbours: Neighbours[Node],
    cost: Cost[Node],
    blocked: Container[Node] = (),
) -> tuple[int, tuple[Node, ...]] | None:
    """Cost and nodes of the cheapest way from ``start`` to ``goal``, both included, or None if there is none.

    ``cost`` and ``blocked`` are as in ``reach``.
    """
    reached: Reached[Node] = {start: (0, None)}
    queue: list[tuple[int, Any]] = [(0, start)]
    while queue:
        spent, node = heappop(queue)
        if node == goal:
            return spent, way(reached, goal)
        if spent > reached[node][0]:
            continue
        for other in neighbours[node]:
            price = None if other in blocked else cost(node, other)
            if price is not None and (other not in reached or spent + price < reached[other][0]):
                reached[other] = (spent + price, node)
                heappush(queue, (spent + price, other))
    return None


def way(reached: Reached[Node], goal: Node) -> tuple[Node, ...]:
    """The nodes from the start to ``goal``, both included; ``KeyError`` if it was not reached."""
    nodes = [goal]
    while (before := reached[nodes[-1]][1]) is not None:
        nodes.append(before)
    return tuple(reversed(nodes))


def connected(start: Node, neighbours: Neighbours[Node]) -> set[Node]:
    """Every node that can be reached from ``start`` at any cost, the start included."""
    seen = {start}
    waiting = [start]
    while waiting:
        for other in neighbours[waiting.pop()]:
            if other not in seen:
                seen.add(other)
                waiting.append(other)
    return seen
