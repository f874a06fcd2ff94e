"""Changes to area layers as functions from layer to layer.

A function returns the same object when nothing changes. Because a border is one arc,
moving one of its points moves it for every area along it.
"""

from __future__ import annotations

from msgspec.structs import replace

from anahuac.board.adjacency import computed
from anahuac.board.document import Arc, AreaLayer, Point


def move_node(layer: AreaLayer, node: int, to: Point) -> AreaLayer:
    """The layer with a node moved, and with it the ends of all arcs that meet there."""
    if all(one.at == to for one in layer.nodes if one.id == node):
        return layer
    nodes = tuple(replace(one, at=to) if one.id == node else one for one in layer.nodes)
    return replace(layer, nodes=nodes)


def move_vertex(layer: AreaLayer, arc: int, index: int, to: Point) -> AreaLayer:
    """The layer with point ``index`` of an arc's ``via`` moved; ``IndexError`` if there is none."""

    def moved(one: Arc) -> Arc:
        if one.id != arc:
            return one
        if not 0 <= index < len(one.via):
            raise IndexError(index)
        return replace(one, via=(*one.via[:index], to, *one.via[index + 1 :]))

    arcs = tuple(moved(one) for one in layer.arcs)
    return layer if arcs == layer.arcs else replace(layer, arcs=arcs)


def with_adjacency(layer: AreaLayer) -> AreaLayer:
    """The layer with its stored adjacency brought up to its arcs and links."""
    contacts = computed(layer)
    return layer if contacts == layer.adjacency else replace(layer, adjacency=contacts)
