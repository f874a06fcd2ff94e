"""Facts of the battle part."""

from __future__ import annotations

import msgspec


class BattleSeedEvent(msgspec.Struct, frozen=True, tag="battle_seed_event"):
    """Placeholder until the first event of this part is written."""


BattleEvents = BattleSeedEvent
