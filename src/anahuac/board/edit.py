"""Changes to area and hex layers as functions from layer to layer.

A function returns the same object when nothing changes. Because a border is one arc,
moving one of its points moves it for every area along it.
"""

from __future__ import annotations

from msgspec.structs import replace

from anahuac.board.adjacency import computed
from anahuac.board.document import Arc, AreaLayer, Point
from anahuac.board.hex_layer import Hex, HexLayer
from anahuac.board.values import Attribute


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


def with_hex(layer: HexLayer, hex_id: str, **attributes: Attribute) -> HexLayer:
    """The layer with attributes of a hex set; the hex is made, at the end, if it is not there."""
    found = next((one for one in layer.hexes if one.id == hex_id), None)
    if found is None:
        return replace(layer, hexes=(*layer.hexes, Hex(hex_id, attributes)))
    changed = {**found.attributes, **attributes}
    if changed == found.attributes:
        return layer
    hexes = tuple(replace(one, attributes=changed) if one is found else one for one in layer.hexes)
    return replace(layer, hexes=hexes)


def with_side(layer: HexLayer, kind: str, a: str, b: str, *, there: bool) -> HexLayer:
    """The layer with a feature put on the hexside between a and b, or taken from it."""
    pair = (a, b) if a < b else (b, a)
    pairs = layer.sides.get(kind, ())
    if (pair in pairs) == there:
        return layer
    kept = tuple(sorted({*pairs, pair} if there else {*pairs} - {pair}))
    return replace(layer, sides={**layer.sides, kind: kept})


def with_adjacency(layer: AreaLayer) -> AreaLayer:
    """The layer with its stored adjacency brought up to its arcs and links."""
    contacts = computed(layer)
    return layer if contacts == layer.adjacency else replace(layer, adjacency=contacts)
