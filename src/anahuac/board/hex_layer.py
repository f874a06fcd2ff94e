"""The layer of a board that is a grid of hexes, with what lies on them and on their sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from anahuac.board.hexgrid import HexGrid, HexId
from anahuac.board.values import Attributes, Key, Label, Name, Provenances

Side = tuple[HexId, HexId]
Sides = Annotated[
    Mapping[Key, Annotated[tuple[Side, ...], Meta(max_length=30_000)]],
    Meta(max_length=20),
]


class Hex(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A hex that exists; a cell of the grid that is not listed is no place.

    ``provenance`` is keyed by attribute or by ``name``; what it doesn't list is the layer's default.
    """

    id: HexId
    attributes: Attributes = {}
    name: Name | None = None
    label: Label | None = None
    provenance: Provenances = {}


class HexWay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A named way, such as a road or a causeway, from hex to neighbouring hex."""

    id: Key
    kind: Key
    name: Name
    hexes: Annotated[tuple[HexId, ...], Meta(min_length=2, max_length=1_000)]
    provenance: Provenances = {}


class HexNote(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A name written on the map that is no hex's own: a quarter, or a dike whose line is the label's curve."""

    name: Name
    label: Label
    kind: Key = "place"


class HexLayer(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="hexes", tag_field="kind"
):
    """Hexes of one grid.

    ``sides`` are hexsides by the kind of what lies on them, each a pair of neighbouring hexes with
    the smaller id first; ``ways`` tell which of them belong together and what they are called.
    ``barrier`` names the attribute that, where it is true, makes a hex one across which the areas on both of its
    shores meet (``shores.across``). ``provenance`` holds the defaults for hexes, by attribute, with "*" for all others.
    """

    id: Key
    name: Name
    grid: HexGrid
    hexes: Annotated[tuple[Hex, ...], Meta(max_length=10_000)] = ()
    sides: Sides = {}
    ways: Annotated[tuple[HexWay, ...], Meta(max_length=1_000)] = ()
    notes: Annotated[tuple[HexNote, ...], Meta(max_length=1_000)] = ()
    barrier: Key | None = None
    provenance: Provenances = {}
