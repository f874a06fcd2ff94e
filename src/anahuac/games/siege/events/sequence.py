"""Facts of the sequence of play: an R&R called, an objection (4.3 to 4.5)."""

from __future__ import annotations

import msgspec


class RecoveryCalled(msgspec.Struct, frozen=True, tag="recovery_called"):
    """The Spanish player called an R&R (4.3)."""


class Objected(msgspec.Struct, frozen=True, tag="objected"):
    """The Aztec player objected: his die, his full Knights, and whether the R&R is denied (4.5)."""

    die: int
    knights: int
    denied: bool


SequenceEvents = RecoveryCalled | Objected
