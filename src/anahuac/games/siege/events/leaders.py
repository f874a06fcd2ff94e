"""Facts about leaders and prisoners (9, 11.5)."""

from __future__ import annotations

from typing import Literal

import msgspec

#: Why a leader is at risk: the rows of the table (9.3).
RiskCase = Literal["stack_destroyed", "led_no_loss", "led_with_loss", "stack_hurt"]


class LeaderRisked(msgspec.Struct, frozen=True, tag="leader_risked"):
    """The opponent rolled two dice for a leader, who is lost or safe (9.3A to C)."""

    leader: str
    case: RiskCase
    dice: tuple[int, int]
    is_lost: bool


class LeaderSank(msgspec.Struct, frozen=True, tag="leader_sank"):
    """A leader shares the fate of the unit that carried him in a lake area (9.4A)."""

    leader: str
    place: str


class LeaderCaught(msgspec.Struct, frozen=True, tag="leader_caught"):
    """An enemy unit came upon a leader who was alone (9.3D)."""

    leader: str
    place: str
    by: str


class PrisonersTested(msgspec.Struct, frozen=True, tag="prisoners_tested"):
    """The Aztec player rolled for prisoners after a battle (11.5A).

    ``unmarked`` tells that they were taken, but that desecration leaves no temple for a marker (11.5E).
    """

    place: str
    die: int
    taken: bool
    unmarked: bool


LeaderEvents = LeaderRisked | LeaderSank | LeaderCaught | PrisonersTested
