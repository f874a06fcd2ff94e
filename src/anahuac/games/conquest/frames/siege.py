"""Frames of the siege part."""

from __future__ import annotations

import msgspec


class SiegeSeed(msgspec.Struct, frozen=True, tag="siege_seed"):
    """Placeholder until the first frame of this part is written."""


SiegeFrames = SiegeSeed
