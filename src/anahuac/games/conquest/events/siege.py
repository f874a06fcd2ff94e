"""Facts of combat on the strategic map, of sieges and of what follows them."""

from __future__ import annotations

from anahuac.games.conquest.events.casualties import CasualtyEvents

SiegeEvents = CasualtyEvents
