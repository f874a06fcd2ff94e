"""Frames of the battle part."""

from __future__ import annotations

import msgspec


class BattleSeed(msgspec.Struct, frozen=True, tag="battle_seed"):
    """Placeholder until the first frame of this part is written."""


BattleFrames = BattleSeed
