"""Faults of map documents as plain data: a place, a stable code, and parameters.

No sentence is kept here. Whoever shows a fault to a person looks its code up and puts
the parameters in; ``PARAMETERS`` tells which parameters each code brings.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

Value = str | int | float
Grade = Literal["error", "warning"]

PARAMETERS: Mapping[str, tuple[str, ...]] = {
    # reading
    "too-large": ("size", "limit"),
    "not-text": ("byte",),
    "not-json": ("line", "column"),
    "too-deep": (),
    "foreign-format": ("found", "expected"),
    "newer-version": ("found", "known"),
    "unknown-version": ("found", "known"),
    "unknown-key": ("key",),
    "missing-key": ("key",),
    "duplicate-key": ("key",),
    "unknown-kind": ("found",),
    "wrong-type": ("expected", "found"),
    "out-of-range": ("bound",),
    "wrong-length": ("bound",),
    "not-allowed-text": ("pattern",),
    "invalid-value": ("detail",),
    # structure
    "duplicate-id": ("id",),
    "unknown-node": ("node",),
    "unknown-arc": ("arc",),
    "unknown-area": ("area",),
    "unknown-link": ("link",),
    "unknown-hex": ("hex",),
    "too-many-points": ("points", "limit"),
    "joined-to-itself": ("id",),
    "twice-adjacent": ("a", "b"),
    "hex-outside-grid": ("hex",),
    "not-neighbours": ("a", "b"),
    "hexside-twice": ("a", "b", "kind"),
    # geometry and content
    "ring-not-closed": ("ring", "arc"),
    "ring-crosses-itself": ("x", "y"),
    "ring-outside-outline": ("ring",),
    "dangling-arc": (),
    "unused-node": (),
    "side-used-twice": ("a", "b"),
    "repeated-point": ("x", "y"),
    "overlap": ("other", "area"),
    "touch-without-node": ("other", "x", "y"),
    "sliver": ("area", "width"),
    "outside-plane": ("x", "y"),
    "no-neighbours": (),
    "label-outside": (),
    "anchor-outside": ("anchor",),
    "name-missing": ("language",),
    "link-not-on-shore": ("end", "area"),
    "link-leaves-water": (),
    "adjacency-missing": ("a", "b", "kind"),
    "adjacency-surplus": ("a", "b", "kind"),
    "adjacency-differs": ("a", "b"),
    "override-without-effect": ("a", "b"),
    "unreachable": ("start",),
    "matrix-not-symmetric": ("a", "b"),
}
"""Every code there is, with the names of its parameters."""


class Reason(msgspec.Struct, frozen=True):
    """Why something is refused: a code of ``PARAMETERS`` and its parameters by name."""

    code: str
    params: Mapping[str, Value] = {}

    def __str__(self) -> str:
        """The code and its parameters, for logs and failing tests, not for players."""
        return " ".join((self.code, *(f"{key}={value!r}" for key, value in self.params.items())))


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong with a document.

    ``place`` is a JSON pointer into it ("/boards/0/layers/0/faces/13/label"). An error makes
    the map unfit for play, a warning asks the author to look.
    """

    place: str
    reason: Reason
    grade: Grade = "error"


def fault(place: str, code: str, grade: Grade = "error", **params: Value) -> Fault:
    """A fault with the parameters its code asks for; raises ``ValueError`` if they differ."""
    if tuple(sorted(params)) != tuple(sorted(PARAMETERS[code])):
        raise ValueError(f"{code} takes {PARAMETERS[code]}, not {tuple(params)}")
    return Fault(place, Reason(code, params), grade)


class MapFault(ValueError):
    """A map document cannot be read: in ``file``, at ``place``, for ``reason``."""

    def __init__(self, file: str, place: str, reason: Reason) -> None:
        """``place`` is a JSON pointer, empty for the document as a whole."""
        super().__init__(f"{file}: {place or '/'}: {reason}")
        self.file = file
        self.place = place
        self.reason = reason

    def __reduce__(self) -> tuple[type[MapFault], tuple[str, str, Reason]]:
        """Pickled by its parts, so that it crosses from a worker process."""
        return (MapFault, (self.file, self.place, self.reason))
