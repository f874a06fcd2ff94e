"""The layer of a board that is nothing but named nodes, edges and tables over them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from anahuac.board.values import Key, Name, Point, Provenances


class GraphNode(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A place of a graph board. ``at`` is its place on a coarse grid, ``side`` whose half it is in."""

    id: Key
    name: Name
    at: Point
    kind: Key
    side: Key | None = None


class GraphEdge(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A way between two nodes, the same both ways, with the cost of a step and free tags."""

    a: Key
    b: Key
    cost: Annotated[int, Meta(ge=0, le=1_000)]
    tags: Annotated[tuple[Key, ...], Meta(max_length=20)] = ()


class Modifier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number that one side has when it acts from one node on another."""

    side: Key
    origin: Key
    target: Key
    value: Annotated[int, Meta(ge=-1_000, le=1_000)]


Matrix = Annotated[
    Mapping[Key, Annotated[Mapping[Key, Annotated[int, Meta(ge=0, le=1_000)]], Meta(max_length=500)]],
    Meta(max_length=500),
]
Ways = Annotated[
    Mapping[
        Key, Annotated[Mapping[Key, Annotated[tuple[Key, ...], Meta(max_length=20)]], Meta(max_length=500)]
    ],
    Meta(max_length=20),
]


class GraphLayer(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="graph", tag_field="kind"
):
    """Named nodes and edges, with named tables over them.

    ``pairs``: lists of node pairs (facing). ``ways``: by name, side and node the nodes that
    come next (retreat). ``distances``: matrices of whole numbers; a pair that is absent is
    out of reach. ``modifiers``: numbers by side, origin and target.
    """

    id: Key
    name: Name
    nodes: Annotated[tuple[GraphNode, ...], Meta(max_length=500)] = ()
    edges: Annotated[tuple[GraphEdge, ...], Meta(max_length=5_000)] = ()
    pairs: Annotated[
        Mapping[Key, Annotated[tuple[tuple[Key, Key], ...], Meta(max_length=5_000)]], Meta(max_length=20)
    ] = {}
    ways: Annotated[Mapping[Key, Ways], Meta(max_length=20)] = {}
    distances: Annotated[Mapping[Key, Matrix], Meta(max_length=20)] = {}
    modifiers: Annotated[
        Mapping[Key, Annotated[tuple[Modifier, ...], Meta(max_length=5_000)]], Meta(max_length=20)
    ] = {}
    provenance: Provenances = {}
