"""Where a scenario of the siege begins, for its small picture."""

from __future__ import annotations

from anahuac.app.presenters.siege.times import ROLES
from anahuac.games.siege.data import Tables

#: Of the hexes of a camp one in so many is marked, and about so many of those open to the Aztecs.
_SPANISH_EVERY, _AZTECS = 3, 12


def set_up_of(t: Tables, scenario: str) -> tuple[tuple[str, str], ...]:
    """Where both camps of a scenario are set up: some hexes of each camp and the fleet (3.2), some of those that the
    Aztecs may take on the island (3.3), each with the colour of its side."""
    found = t.scenarios[scenario]
    spanish = [place for zone in found.zones for place in zone.hexes[::_SPANISH_EVERY]] + [found.fleet.lake]
    island = [place for place, space in t.hexes.items() if space.region == "island"]
    free = sorted(found.aztec.hexes or island)
    aztec = free[:: max(2, len(free) // _AZTECS)]
    return (
        *((place, ROLES["spanish"]) for place in spanish),
        *((place, ROLES["aztec"]) for place in aztec if place not in spanish),
    )
