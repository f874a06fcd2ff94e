"""Chapter 8.1 to 8.7, 8.21: what can be attacked on land, and by whom."""

from __future__ import annotations

from anahuac.engine.rules import rule
from anahuac.games.siege.data import Tables
from anahuac.games.siege.frames.combat import GroundFrame
from anahuac.games.siege.model import ATTACKED, State, has_done, places_of, stack_at
from anahuac.games.siege.rules import ch07_costs
from anahuac.games.siege.terms import SPANISH, Camp, enemy, is_hex


@rule("siege:8.1A", "siege:8.1B", "siege:8.1C", "siege:8.3", "siege:8.5B", "siege:8.5C", "siege:8.6A")
def targets(t: Tables, s: State, frame: GroundFrame) -> tuple[str, ...]:
    """Hexes that the phasing camp can still attack: combat units not attacked yet, within reach of one of its own."""
    camp = s.active
    return tuple(
        place
        for place in places_of(s, enemy(camp))
        if is_target(t, s, enemy(camp), place) and place not in frame.fought and candidates(t, s, camp, place)
    )


def is_target(t: Tables, s: State, camp: Camp, place: str) -> bool:
    """Whether a camp has combat units in a hex, known or under another counter (leaders and cannon are none)."""
    return is_hex(place) and any(
        piece is None or t.units[piece].is_combat_unit for piece in s.stacks[camp].get(place, ())
    )


def fighters(t: Tables, s: State, camp: Camp, place: str) -> tuple[str, ...]:
    """The known combat units of a camp at a place, in the order of the counters."""
    found = (piece for piece in stack_at(s, camp, place) if t.units[piece].is_combat_unit)
    return tuple(sorted(found, key=t.order.__getitem__))


@rule("siege:8.1A", "siege:8.4", "siege:8.5A", "siege:8.5C", "siege:8.7")
def candidates(t: Tables, s: State, camp: Camp, target: str) -> tuple[str, ...]:
    """Combat units that can attack a hex: adjacent across a side that can be crossed, and have not attacked yet."""
    near = (unit for origin in t.open_neighbours[target] for unit in fighters(t, s, camp, origin))
    return tuple(sorted((unit for unit in near if not has_done(s, unit, ATTACKED)), key=t.order.__getitem__))


@rule("siege:8.21", "siege:8.21A", "siege:8.21B", "siege:8.21C", "siege:8.21D")
def limited(t: Tables, s: State, camp: Camp, target: str) -> dict[str, tuple[str, ...]]:
    """Candidates under the limit of 8.21, by their hex: across water and a causeway, unable to use the lake."""
    if camp != SPANISH or not s.settings.opt_causeway_combat:
        return {}
    found: dict[str, tuple[str, ...]] = {}
    for unit in candidates(t, s, camp, target):
        origin = s.pieces[unit].at
        if t.hexsides[origin, target].water_causeway and not t.units[unit].lake:
            found[origin] = (*found.get(origin, ()), unit)
    return found


@rule("siege:7.7.2.2C", "siege:9.1A")
def can_enter(t: Tables, s: State, piece: str, origin: str, to: str) -> bool:
    """Whether a piece could go from a hex into the next by land, whatever it costs and whoever stands there."""
    return ch07_costs.cost(t, s, piece, origin, to) is not None
