"""A hex layer made ready for rules: neighbours, sides, distance and ways, looked up fast."""

from __future__ import annotations

from collections.abc import Mapping

from anahuac.board import hexgrid
from anahuac.board.document import AreaLayer
from anahuac.board.hex_layer import Hex, HexLayer
from anahuac.board.shores import coasts, shores

Around = tuple[str | None, ...]


class HexBoard:
    """A hex layer, and the areas beside it if there are any. Immutable by convention; hexes are ids CCRR."""

    def __init__(self, layer: HexLayer, areas: AreaLayer | None = None) -> None:
        """``layer`` must be structurally sound, as every decoded document is."""
        self.grid = layer.grid
        self.hexes: Mapping[str, Hex] = {one.id: one for one in layer.hexes}
        around = {one: hexgrid.neighbours(layer.grid, one) for one in self.hexes}
        self.around: Mapping[str, Around] = {
            one: tuple(other if other in self.hexes else None for other in others)
            for one, others in around.items()
        }
        """The six neighbours of a hex by direction, None where there is no hex."""
        self.neighbours: Mapping[str, tuple[str, ...]] = {
            one: tuple(other for other in others if other is not None) for one, others in self.around.items()
        }
        self._sides = {
            kind: frozenset(pair for a, b in pairs for pair in ((a, b), (b, a)))
            for kind, pairs in layer.sides.items()
        }
        self.shores: Mapping[str, tuple[int, ...]] = (
            dict.fromkeys(self.hexes, ()) if areas is None else shores(layer, areas)
        )
        """The areas that a hex borders."""
        self.coasts: Mapping[int, tuple[str, ...]] = coasts(self.shores)
        """The hexes that an area borders; an area in the open is absent."""

    def has_side(self, kind: str, a: str, b: str) -> bool:
        """Whether the hexside between a and b carries a feature of this kind."""
        return (a, b) in self._sides.get(kind, ())

    def distance(self, a: str, b: str) -> int:
        """Hexes to be entered on the shortest way from a to b, whatever lies between."""
        return hexgrid.distance(self.grid, a, b)

    def direction(self, a: str, b: str) -> int | None:
        """The direction, 0 to 5 clockwise from north, in which b is a neighbour of a; None if it is none."""
        return hexgrid.direction(self.grid, a, b)

    def within(self, hex_id: str, radius: int) -> tuple[str, ...]:
        """Hexes that exist at most ``radius`` away, the hex itself included, sorted."""
        return tuple(one for one in hexgrid.within(self.grid, hex_id, radius) if one in self.hexes)
