"""Reach and nearest against plain search."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from anahuac.board.paths import Nearest, connected, nearest, reach, way


class Ground(NamedTuple):
    near: dict[int, list[int]]
    cost: dict[tuple[int, int], int]
    blocked: frozenset[int]
    stops: frozenset[int]


@st.composite
def grounds(draw: st.DrawFn) -> Ground:
    size = draw(st.integers(2, 7))
    pairs = draw(st.sets(st.tuples(st.integers(0, size - 1), st.integers(0, size - 1)), max_size=14))
    near: dict[int, list[int]] = {node: [] for node in range(size)}
    cost = {}
    for a, b in sorted(pairs):
        if a < b:
            for pair in ((a, b), (b, a)):
                near[pair[0]].append(pair[1])
                cost[pair] = draw(st.integers(0, 3))
    some = st.frozensets(st.integers(1, size - 1), max_size=2)
    return Ground(near, cost, draw(some), draw(some))


def every_way(ground: Ground, start: int) -> list[tuple[int, ...]]:
    """All ways without repetition that the rules of ``reach`` allow."""
    found: list[tuple[int, ...]] = [(start,)]
    for line in found:
        if line[-1] in ground.stops and line[-1] != start:
            continue
        found += [(*line, n) for n in ground.near[line[-1]] if n not in line and n not in ground.blocked]
    return found


def price(ground: Ground, line: tuple[int, ...]) -> int:
    return sum(ground.cost[a, b] for a, b in pairwise(line))


@given(grounds(), st.integers(0, 8))
def test_reach_is_the_cheapest_of_all_ways(ground: Ground, allowance: int) -> None:
    found = reach(0, allowance, ground.near, lambda a, b: ground.cost[a, b], ground.blocked, ground.stops)
    best: dict[int, int] = {}
    for line in every_way(ground, 0):
        best[line[-1]] = min(best.get(line[-1], 99), price(ground, line))
    assert {node: cost for node, (cost, _) in found.items()} == {
        n: c for n, c in best.items() if c <= allowance
    }
    for node, (cost, _) in found.items():
        line = way(found, node)
        assert (line[0], line[-1], price(ground, line)) == (0, node, cost)
        assert not ground.stops.intersection(line[1:-1])


@given(grounds(), st.frozensets(st.integers(0, 6), max_size=4))
def test_nearest_gives_all_goals_of_the_least_cost(ground: Ground, goals: frozenset[int]) -> None:
    free = ground._replace(stops=frozenset())
    found = nearest(0, goals, ground.near, lambda a, b: ground.cost[a, b], ground.blocked)
    prices = [(price(ground, line), line[-1]) for line in every_way(free, 0) if line[-1] in goals]
    if not prices:
        assert found is None
    else:
        least = min(prices)[0]
        assert found == Nearest(least, tuple(sorted({node for cost, node in prices if cost == least})))


def test_a_stop_is_entered_and_not_left_and_a_blocked_node_not_entered() -> None:
    line = {1: [2], 2: [1, 3], 3: [2]}
    assert reach(1, 9, line, lambda *_: 1, stops={2}) == {1: (0, None), 2: (1, 1)}
    assert reach(1, 9, line, lambda *_: 1, blocked={2}) == {1: (0, None)}
    assert reach(2, 9, line, lambda *_: 1, stops={2}, blocked={2}) == {2: (0, None), 1: (1, 2), 3: (1, 2)}


def test_words_are_nodes_too_and_ties_do_not_depend_on_hashing() -> None:
    square = {"a": ["c", "b"], "b": ["d"], "c": ["d"], "d": []}
    found = reach("a", 5, square, lambda *_: 1)
    assert way(found, "d") == ("a", "b", "d")
    assert nearest("a", {"b", "c"}, square, lambda *_: 1) == Nearest(1, ("b", "c"))
    assert connected("c", square) == {"c", "d"}
    with pytest.raises(KeyError):
        way(found, "e")
