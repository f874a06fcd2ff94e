"""A board of named nodes: costs of steps, reach, and named tables, looked up fast."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from anahuac.board.document import GraphLayer, GraphNode
from anahuac.board.paths import Reached, reach

Step = Callable[[str, str], bool]


class GraphBoard:
    """A graph layer made ready for rules. Immutable by convention; nodes are ids."""

    def __init__(self, layer: GraphLayer) -> None:
        """``layer`` must be structurally sound, as every decoded document is."""
        self.nodes: Mapping[str, GraphNode] = {node.id: node for node in layer.nodes}
        self._cost: dict[tuple[str, str], int] = {}
        self._tags: dict[tuple[str, str], frozenset[str]] = {}
        near: dict[str, list[str]] = {node.id: [] for node in layer.nodes}
        for edge in layer.edges:
            for pair in ((edge.a, edge.b), (edge.b, edge.a)):
                self._cost[pair] = edge.cost
                self._tags[pair] = frozenset(edge.tags)
                near[pair[0]].append(pair[1])
        order = {node: number for number, node in enumerate(self.nodes)}
        self.neighbours: Mapping[str, tuple[str, ...]] = {
            node: tuple(sorted(others, key=order.__getitem__)) for node, others in near.items()
        }
        self._pairs: dict[tuple[str, str], tuple[str, ...]] = {}
        for name, pairs in layer.pairs.items():
            for a, b in pairs:
                for one, other in ((a, b), (b, a)):
                    self._pairs[name, one] = (*self._pairs.get((name, one), ()), other)
        self._ways = layer.ways
        self._distances = layer.distances
        self._modifiers = {
            (name, one.side, one.origin, one.target): one.value
            for name, modifiers in layer.modifiers.items()
            for one in modifiers
        }

    def cost(self, a: str, b: str) -> int | None:
        """Movement points of the step from a to b, or None if no edge joins them."""
        return self._cost.get((a, b))

    def tagged(self, a: str, b: str, tag: str) -> bool:
        """Whether an edge joins a and b and carries this tag."""
        return tag in self._tags.get((a, b), ())

    def reach(self, start: str, allowance: int, may_step: Step | None = None) -> Reached[str]:
        """Nodes within ``allowance`` of ``start`` as ``{node: (cost, node before)}``, the start included.

        ``may_step(a, b)``, if given, must allow each step on the way.
        """
        if may_step is None:
            return reach(start, allowance, self.neighbours, self._price)

        def price(a: str, b: str) -> int:
            return self._cost[a, b] if may_step(a, b) else allowance + 1

        return reach(start, allowance, self.neighbours, price)

    def shortest(self, a: str, b: str) -> int | None:
        """Movement points of the cheapest way from a to b, or None if there is none."""
        found = self.reach(a, sum(self._cost.values())).get(b)
        return None if found is None else found[0]

    def distance(self, matrix: str, a: str, b: str) -> int | None:
        """Distance from a to b in a named matrix; 0 to itself, None where the matrix has no entry."""
        return 0 if a == b and a in self._distances[matrix] else self._distances[matrix].get(a, {}).get(b)

    def within(self, matrix: str, start: str, range_: int) -> tuple[str, ...]:
        """Other nodes at most ``range_`` away from ``start`` in a named matrix, in board order."""
        row = self._distances[matrix].get(start, {})
        return tuple(node for node in self.nodes if node in row and row[node] <= range_)

    def next_on(self, ways: str, side: str, node: str) -> tuple[str, ...]:
        """Where a named way leads ``side`` from ``node``; empty if nowhere."""
        return self._ways[ways].get(side, {}).get(node, ())

    def paired(self, pairs: str, node: str) -> tuple[str, ...]:
        """The nodes paired with this one in a named list of pairs."""
        return self._pairs.get((pairs, node), ())

    def modifier(self, name: str, side: str, origin: str, target: str) -> int:
        """The number ``side`` has from ``origin`` against ``target``; 0 where none is listed."""
        return self._modifiers.get((name, side, origin, target), 0)

    def _price(self, a: str, b: str) -> int:
        return self._cost[a, b]
