"""Actions of the strategic part: replacements, movement, attrition."""

from __future__ import annotations

from anahuac.engine.decision import Action


class ReturnCommander(Action, frozen=True, tag="return_commander"):
    """Bring an eliminated commander back in a zone (7.2-i)."""

    commander: str
    zone: int


class Buy(Action, frozen=True, tag="buy"):
    """Buy an eliminated Indian unit at this strength and place it (7.2-a, 7.2-m)."""

    unit: str
    sp: int
    zone: int


class ReturnUnit(Action, frozen=True, tag="return_unit"):
    """Bring an eliminated Spanish unit back at this strength (7.2-k, 7.2-l)."""

    unit: str
    sp: int
    zone: int


class Flip(Action, frozen=True, tag="flip"):
    """Restore a reduced Spanish unit on the map to full strength (7.2-k)."""

    unit: str


class MoveOut(Action, frozen=True, tag="move_out"):
    """Begin the march of a commander from a zone (8-a, 8-c); out of a garrison it costs 2 points (8-h)."""

    zone: int
    leader: str


class Step(Action, frozen=True, tag="step"):
    """March into an adjacent zone (8-e)."""

    zone: int


class PickUp(Action, frozen=True, tag="pick_up"):
    """Take a unit or commander along from the zone the march stands in (8-g)."""

    piece: str


class Leave(Action, frozen=True, tag="leave"):
    """Leave a unit or commander behind in the zone the march stands in (8-g)."""

    piece: str


class Displace(Action, frozen=True, tag="displace_commander"):
    """Withdraw a lone commander into a zone (8-n)."""

    commander: str
    zone: int


class CheckStack(Action, frozen=True, tag="check_stack"):
    """Check the stack in a zone for attrition next (9-a)."""

    zone: int


class CheckAll(Action, frozen=True, tag="check_all"):
    """Check all stacks left for attrition, by rising zone number (9-a)."""


StrategicActions = (
    ReturnCommander
    | Buy
    | ReturnUnit
    | Flip
    | MoveOut
    | Step
    | PickUp
    | Leave
    | Displace
    | CheckStack
    | CheckAll
)
