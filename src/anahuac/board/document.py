"""The map document: boards made of layers, layers made of features. Immutable.

An *area layer* is one planar graph of arcs. A node is a point where arcs meet; an arc
is a polyline from node to node; a face (an area, or a lake) is a list of rings of arc
references. A border between two areas is therefore one arc that both refer to: move it
once and both have moved.

In a ring ``7`` stands for arc 7 from start to end and ``-7`` for the same arc walked
back. The first ring is the outline, the others are holes. Outlines run so that their
shoelace sum is positive (clockwise on a screen, whose y grows downward), holes the other
way round: the face of a positive reference lies to the right of the arc as it is seen on
the screen, the face of a negative one to the left.

A *hex layer* is a grid of hexes with what lies on and between them. Where it shares its
board with an area layer drawn along its hexsides, ``shores`` tells which hexes and areas meet.

A *graph layer* is a board of named nodes and costed edges without geometry of its own.

Coordinates are plane units, x to the right and y down, within ``Plane.width`` by
``Plane.height``. What an area means to a game stands in its ``attributes``; the board
does not know their words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from anahuac.board.graph_layer import GraphEdge, GraphLayer, GraphNode, Modifier
from anahuac.board.hex_layer import Hex, HexLayer, HexWay
from anahuac.board.hexgrid import HexGrid
from anahuac.board.values import (
    Anchor,
    ArcRef,
    Attributes,
    Coordinate,
    Id,
    Key,
    Label,
    Line,
    Measure,
    Name,
    Point,
    Provenance,
    Provenances,
    Size,
)

__all__ = [
    "FORMAT",
    "VERSION",
    "Anchor",
    "Arc",
    "Area",
    "AreaLayer",
    "Board",
    "Border",
    "Contact",
    "Crossing",
    "Face",
    "GraphEdge",
    "GraphLayer",
    "GraphNode",
    "Hex",
    "HexGrid",
    "HexLayer",
    "HexWay",
    "Junction",
    "Label",
    "Lake",
    "Layer",
    "Link",
    "MapDoc",
    "Modifier",
    "Name",
    "Node",
    "Overrides",
    "Plane",
    "Point",
    "Provenance",
    "Size",
    "provenance_of",
]

FORMAT = "anahuac-map"
VERSION = 1


class Node(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A point where arcs meet, or where a lone ring begins."""

    id: Id
    at: Point


class Arc(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A polyline from node ``start`` to node ``end`` by the points ``via``.

    Both ends may be the same node: then it is a ring by itself.
    """

    id: Id
    start: Id
    end: Id
    via: Annotated[tuple[Point, ...], Meta(max_length=5_000)] = ()


Ring = Annotated[tuple[ArcRef, ...], Meta(min_length=1, max_length=2_000)]
Rings = Annotated[tuple[Ring, ...], Meta(min_length=1, max_length=200)]


class Area(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="area", tag_field="kind"
):
    """A place that can be occupied.

    ``centre`` and ``inradius`` are those of the largest circle inside; ``lonlat`` is the
    position of the historical place in degrees. ``provenance`` is keyed by attribute, or
    by ``name``, ``rings``, ``lonlat``; what it doesn't list is the layer's default.
    """

    id: Id
    name: Name
    rings: Rings
    attributes: Attributes = {}
    label: Label | None = None
    anchors: Annotated[Mapping[Key, Anchor], Meta(max_length=40)] = {}
    centre: Point | None = None
    inradius: Measure | None = None
    lonlat: tuple[Annotated[float, Meta(ge=-180, le=180)], Annotated[float, Meta(ge=-90, le=90)]] | None = (
        None
    )
    provenance: Provenances = {}


class Lake(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="lake", tag_field="kind"
):
    """A barrier of water: no place, and what meets only in it or at its corner is not adjacent."""

    id: Id
    name: Name
    rings: Rings
    label: Label | None = None
    provenance: Provenances = {}


Face = Area | Lake


class Link(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A drawn way over a barrier that makes two areas adjacent.

    ``line`` runs from the shore of the first area to the shore of the second.
    """

    id: Key
    kind: Literal["causeway"]
    between: tuple[Id, Id]
    name: Name
    line: Line
    provenance: Provenances = {}


class Border(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="border", tag_field="by"):
    """Areas ``a`` < ``b`` are adjacent: they share arcs of this length in plane units."""

    a: Id
    b: Id
    length: Measure


class Junction(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="junction", tag_field="by"):
    """Areas ``a`` < ``b`` are adjacent: they share only points, the nodes listed."""

    a: Id
    b: Id
    nodes: Annotated[tuple[Id, ...], Meta(min_length=1, max_length=100)]


class Crossing(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="link", tag_field="by"):
    """Areas ``a`` < ``b`` are adjacent by the links listed, in document order."""

    a: Id
    b: Id
    links: Annotated[tuple[Key, ...], Meta(min_length=1, max_length=100)]


Contact = Border | Junction | Crossing
Pair = tuple[Id, Id]


class Overrides(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Pairs the author joins or parts against the geometry."""

    add: Annotated[tuple[Pair, ...], Meta(max_length=5_000)] = ()
    remove: Annotated[tuple[Pair, ...], Meta(max_length=5_000)] = ()


class AreaLayer(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="areas", tag_field="kind"
):
    """Areas and lakes as the faces of one planar graph, with their links and adjacency.

    ``adjacency`` is the stored result of ``adjacency.computed``; ``overrides`` are applied
    on top of it. ``anchor_sizes`` and ``provenance`` are defaults for the features, the
    latter by attribute, with "*" for all others.
    """

    id: Key
    name: Name
    nodes: Annotated[tuple[Node, ...], Meta(max_length=50_000)] = ()
    arcs: Annotated[tuple[Arc, ...], Meta(max_length=50_000)] = ()
    faces: Annotated[tuple[Face, ...], Meta(max_length=5_000)] = ()
    links: Annotated[tuple[Link, ...], Meta(max_length=1_000)] = ()
    adjacency: Annotated[tuple[Contact, ...], Meta(max_length=50_000)] = ()
    overrides: Overrides = Overrides()
    anchor_sizes: Annotated[Mapping[Key, Size], Meta(max_length=40)] = {}
    provenance: Provenances = {}


Layer = AreaLayer | HexLayer | GraphLayer

Knots = Annotated[tuple[tuple[Coordinate, Coordinate], ...], Meta(max_length=200)]


class Plane(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The rectangle a board is drawn on, from (0, 0).

    ``lon_to_x`` and ``lat_to_y`` are the knots of a piecewise linear projection, if there is one.
    """

    width: Annotated[float, Meta(gt=0, le=100_000)]
    height: Annotated[float, Meta(gt=0, le=100_000)]
    lon_to_x: Knots = ()
    lat_to_y: Knots = ()


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One board of a game; its layers are listed from the bottom up."""

    id: Key
    name: Name
    plane: Plane | None = None
    layers: Annotated[tuple[Layer, ...], Meta(max_length=50)] = ()


class MapDoc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All boards of a game. ``format`` and ``version`` say how to read the rest."""

    format: Literal["anahuac-map"]
    version: Literal[1]
    id: Key
    name: Name
    boards: Annotated[tuple[Board, ...], Meta(max_length=20)]

    def board(self, board: str) -> Board:
        """The board with this id; ``KeyError`` if there is none."""
        for one in self.boards:
            if one.id == board:
                return one
        raise KeyError(board)

    def area_layer(self, board: str) -> AreaLayer:
        """The lowest area layer of a board; ``KeyError`` if there is none."""
        for layer in self.board(board).layers:
            if isinstance(layer, AreaLayer):
                return layer
        raise KeyError(board)

    def hex_layer(self, board: str) -> HexLayer:
        """The lowest hex layer of a board; ``KeyError`` if there is none."""
        for layer in self.board(board).layers:
            if isinstance(layer, HexLayer):
                return layer
        raise KeyError(board)

    def graph_layer(self, board: str) -> GraphLayer:
        """The lowest graph layer of a board; ``KeyError`` if there is none."""
        for layer in self.board(board).layers:
            if isinstance(layer, GraphLayer):
                return layer
        raise KeyError(board)


def provenance_of(layer: AreaLayer, face: Face, value: str) -> Provenance | None:
    """Where a value of a feature comes from: by its own entry, else by the layer's for it or for all."""
    return face.provenance.get(value) or layer.provenance.get(value) or layer.provenance.get("*")
