"""Facts of diplomacy that the core does not state."""

from __future__ import annotations

import msgspec


class ItemsOvertaken(msgspec.Struct, frozen=True, tag="items_overtaken"):
    """A nation switched at once: what was logged so far no longer moves its cursor (11-f)."""

    nation: str


DiplomacyEvents = ItemsOvertaken
