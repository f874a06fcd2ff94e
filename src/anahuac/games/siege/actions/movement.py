"""Actions of movement (7), of its end (6.6, 8.8) and of leaving the map (7.8C, 9.5, 11.1)."""

from __future__ import annotations

from anahuac.engine.decision import Action


class Carry(Action, frozen=True, tag="carry"):
    """Let a unit carry a cannon (11.4B) or a leader afloat (9.4B)."""

    piece: str
    carrier: str


class Embark(Action, frozen=True, tag="embark"):
    """Let units of a place use the lake (7.10)."""

    place: str


class Sail(Action, frozen=True, tag="sail"):
    """To a lake area or a hex on its shore (7.10)."""

    to: str


class GoAboard(Action, frozen=True, tag="go_aboard"):
    """A leader on the shore goes aboard a unit of an area it borders (7.10G, 9.4A)."""

    piece: str
    carrier: str


class Disembark(Action, frozen=True, tag="disembark"):
    """A leader leaves the unit that carries him for a hex on the shore (7.10G)."""

    piece: str
    to: str


class SetOut(Action, frozen=True, tag="set_out"):
    """Pieces of a place begin to move; those on the move before have finished (7.6A)."""

    place: str


class GoOn(Action, frozen=True, tag="go_on"):
    """Pieces that set out together with the last ones and stand in a place go on (7.6A)."""

    place: str


class Step(Action, frozen=True, tag="step"):
    """March into the next hex (7.1)."""

    to: str


class LeaveBehind(Action, frozen=True, tag="leave_behind"):
    """Let a cannon stay where it is (11.4A)."""

    piece: str


class Depart(Action, frozen=True, tag="depart"):
    """Leave the map from a hex on its edge (7.8C, 9.5, 11.1)."""

    place: str


class Stop(Action, frozen=True, tag="stop"):
    """Stop here."""


class EndMovement(Action, frozen=True, tag="end_movement"):
    """End lake or land movement."""


class Remove(Action, frozen=True, tag="remove"):
    """Take a piece out of an overstacked hex (6.6A)."""

    piece: str


class PutOnTop(Action, frozen=True, tag="put_on_top"):
    """Put a piece on top of its stack (8.8A)."""

    piece: str


MovementActions = (
    Carry
    | Embark
    | Sail
    | GoAboard
    | Disembark
    | SetOut
    | GoOn
    | Step
    | LeaveBehind
    | Depart
    | Stop
    | EndMovement
    | Remove
    | PutOnTop
)
