"""Frames of the strategic part."""

from __future__ import annotations

import msgspec


class StrategicSeed(msgspec.Struct, frozen=True, tag="strategic_seed"):
    """Placeholder until the first frame of this part is written."""


StrategicFrames = StrategicSeed
