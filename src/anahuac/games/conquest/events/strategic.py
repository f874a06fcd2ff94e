"""Facts of the strategic part."""

from __future__ import annotations

import msgspec


class StrategicSeedEvent(msgspec.Struct, frozen=True, tag="strategic_seed_event"):
    """Placeholder until the first event of this part is written."""


StrategicEvents = StrategicSeedEvent
