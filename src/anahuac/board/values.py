"""The kinds of value a map document is made of, each with its bounds.

Every number has a range and every text and list a greatest length, so that a document
that could be decoded is one that can be handled.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Coordinate = Annotated[float, Meta(ge=-1_000_000, le=1_000_000)]
Point = tuple[Coordinate, Coordinate]
Size = tuple[Annotated[float, Meta(gt=0, le=100_000)], Annotated[float, Meta(gt=0, le=100_000)]]
Line = Annotated[tuple[Point, ...], Meta(min_length=2, max_length=1_000)]
Measure = Annotated[float, Meta(ge=0, le=10_000_000)]

Id = Annotated[int, Meta(ge=1, le=1_000_000)]
ArcRef = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.*-]+$")]
Words = Annotated[str, Meta(max_length=400, pattern=r"^[^\x00-\x1f\x7f]*$")]

Scalar = (
    bool
    | Annotated[int, Meta(ge=-1_000_000_000, le=1_000_000_000)]
    | Annotated[float, Meta(ge=-1e9, le=1e9)]
    | Words
    | None
)
Attribute = Scalar | Annotated[tuple[Scalar, ...], Meta(max_length=1_000)]
Attributes = Annotated[Mapping[Key, Attribute], Meta(max_length=200)]


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A name in several languages; an empty string where there is none.

    ``fr_def`` is the French name with its article (empty: it takes none), ``fr_de`` the
    name after "de". ``nah`` is Nahuatl.
    """

    en: Words = ""
    fr: Words = ""
    nah: Words = ""
    fr_def: Words = ""
    fr_de: Words = ""


class Provenance(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a value comes from.

    ``printed``: the rulebook states it, in ``clause``. ``source``: taken from a published
    source named in ``note``. ``reconstructed``: inferred or invented, ``note`` says why.
    """

    mark: Literal["printed", "source", "reconstructed"]
    clause: Annotated[str, Meta(max_length=40)] = ""
    note: Name | None = None


class Anchor(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Default place of something drawn on an area: a rectangle of ``size`` centred on ``at``.

    Without a size of its own it has the one the layer gives to anchors of its name.
    """

    at: Point
    size: Size | None = None


class Label(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where and how a name is written: its centre, size, division into lines, and base curve."""

    at: Point
    size: Size | None = None
    lines: Mapping[Key, Annotated[tuple[Words, ...], Meta(max_length=8)]] = {}
    curve: Line | None = None


Provenances = Annotated[Mapping[Key, Provenance], Meta(max_length=200)]
