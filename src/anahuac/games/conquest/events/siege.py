"""Facts of the siege part."""

from __future__ import annotations

import msgspec


class SiegeSeedEvent(msgspec.Struct, frozen=True, tag="siege_seed_event"):
    """Placeholder until the first event of this part is written."""


SiegeEvents = SiegeSeedEvent
