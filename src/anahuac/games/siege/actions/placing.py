"""Actions of placing counters (3, 10.3, 10.6)."""

from __future__ import annotations

import msgspec

from anahuac.engine.decision import Action


class Take(Action, frozen=True, tag="take"):
    """Take a counter to place it."""

    piece: str


class PlaceAt(Action, frozen=True, tag="place_at"):
    """Put the counter taken in a hex or a lake area."""

    piece: str
    place: str


class Board(Action, frozen=True, tag="board"):
    """Put a leader aboard a boat, or on a unit afloat (9.4A)."""

    piece: str
    carrier: str


class Lift(Action, frozen=True, tag="lift"):
    """Take a counter up again that was set up."""

    piece: str


class Put(msgspec.Struct, frozen=True):
    """A counter and where it goes; ``carrier`` is the unit afloat that a leader goes aboard where there are several."""

    piece: str
    place: str
    carrier: str = ""


class Arrange(Action, frozen=True, tag="arrange"):
    """Put several counters where they go, one after the other; in the set-up also such as stand elsewhere already.

    An answer at any moment while its camp places counters, in place of one that concerns a single counter.
    """

    puts: tuple[Put, ...]


PlacingActions = Take | PlaceAt | Board | Lift | Arrange
