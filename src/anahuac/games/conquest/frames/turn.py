"""The frame at the bottom of every match: the sequence of play (section 6)."""

from __future__ import annotations

from typing import Literal

import msgspec

#: Stages of a turn in order (6-a, 6-b, 6-d). "setup" is the choice of forms before turn 1 (13-a).
Stage = Literal["setup", "rr", "movement", "attrition", "battles", "sieges", "diplomacy", "end"]


class TurnFrame(msgspec.Struct, frozen=True, tag="turn"):
    """The sequence of play stands before ``stage`` of the active camp's phase (or of the shared phase)."""

    stage: Stage


TurnFrames = TurnFrame
