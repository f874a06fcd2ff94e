"""Why a counter cannot be placed there: zones of the set-up (3.2, 3.3), places closed to Aztecs (2.12, 9.1, 10.3.5)."""

from __future__ import annotations

from anahuac.engine.rules import Refusal, rule
from anahuac.engine.text import Ref
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import State
from anahuac.games.siege.rules.ch03_places import aztecs_are_near, scenario_of
from anahuac.games.siege.terms import SPANISH, Camp, is_hex
from anahuac.games.siege.texts import movement
from anahuac.games.siege.texts import placing as texts
from anahuac.games.siege.texts.recovery import ISLAND_ONLY


@rule("siege:3.2A", "siege:3.2B")
def refuse_zone(t: Tables, s: State, piece: str, place: str) -> Refusal | None:
    """The zone in which a counter of the Spanish side is set up, where the place is in another or in none."""
    scenario = scenario_of(t, s)
    fleet = scenario.fleet
    named = Ref("piece", piece)
    if piece in fleet.units or piece in fleet.aboard:
        zone = Ref("zone", fleet.id)
        return (
            Refusal("siege:3.2B", texts.OTHER_ZONE(piece=named, zone=zone)) if place != fleet.lake else None
        )
    home = next((zone for zone in scenario.zones if piece in zone.units), None)
    if home is None or place in home.hexes:
        return None
    return Refusal("siege:3.2B", texts.OTHER_ZONE(piece=named, zone=Ref("zone", home.id)))


@rule("siege:3.3A", "siege:2.12C", "siege:R-2")
def refuse_aztec_zone(t: Tables, s: State, piece: str, place: str) -> Refusal | None:
    """What keeps an Aztec counter of the set-up away from a place."""
    rows = scenario_of(t, s).aztec
    if piece in rows.only_island and (not is_hex(place) or t.hexes[place].region != "island"):
        return Refusal("siege:9.1A", ISLAND_ONLY(piece=Ref("piece", piece)))
    if not is_hex(place):
        return Refusal("siege:2.12C", movement.CLOSED_AREA()) if place in rows.closed_lakes else None
    if t.hexes[place].terrain == "quagmire":
        return Refusal("siege:3.3A", movement.QUAGMIRE())
    if place in aztecs_are_near(t, s):
        return Refusal("siege:3.3A", texts.TOO_NEAR(rows.min_distance))
    if t.hexes[place].region == "causeway" and not s.settings.rul_aztec_setup_on_causeways:
        return Refusal("siege:R-2", texts.NO_CAUSEWAY())
    return None


@rule("siege:10.3.5C", "siege:10.3.5D", "siege:2.12C")
def refuse_redeployment(t: Tables, s: State, camp: Camp, piece: str, place: str) -> Refusal | None:
    """What keeps an Aztec unit that is redeployed, or comes back, away from a place."""
    del s
    if camp == SPANISH:
        return None
    if t.units[piece].kind == "leader" and (not is_hex(place) or t.hexes[place].region != "island"):
        return Refusal("siege:10.3.5C", ISLAND_ONLY(piece=Ref("piece", piece)))
    if not is_hex(place) and t.lakes[place].is_closed_to_aztecs:
        return Refusal("siege:2.12C", movement.CLOSED_AREA())
    if place in t.near_tepeyac:
        return Refusal("siege:10.3.5D", texts.NEAR_TEPEYAC())
    return None
