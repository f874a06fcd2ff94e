"""Chapter 3: where each counter may be set up, and the least overstacking that a camp of 3.2 needs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache

from anahuac.board.hexgrid import HexGrid, within
from anahuac.engine.rules import rule
from anahuac.games.siege.data import Scenario, Tables, Zone
from anahuac.games.siege.model import ELSEWHERE, UNPLACED, Settings, State, stack_at
from anahuac.games.siege.rules.ch06_stacking import fits, largest_legal, surplus, with_those_there
from anahuac.games.siege.terms import AZTEC, SPANISH, Camp, hex_place, is_hex


@lru_cache(maxsize=4096)
def places_within(grid: HexGrid, number: str, radius: int) -> frozenset[str]:
    """Places of the hexes at most so far from one."""
    return frozenset(map(hex_place, within(grid, number, radius)))


def scenario_of(t: Tables, s: State) -> Scenario:
    """The scenario that a match is played from."""
    return t.scenarios[s.scenario]


def units_of(scenario: Scenario, camp: Camp) -> tuple[str, ...]:
    """The counters that a camp sets up (3.2, 3.3), in the order of the data, each once."""
    if camp != SPANISH:
        return scenario.aztec.units
    fleet = scenario.fleet
    in_camps = (unit for zone in scenario.zones for unit in zone.units)
    return tuple(dict.fromkeys((*in_camps, *fleet.units, *fleet.aboard)))


def takes_part(t: Tables, s: State, piece: str) -> bool:
    """Whether a counter is one of the match: what its scenario plays without is never placed, and stays aside."""
    return s.pieces[piece].at != UNPLACED or piece in units_of(scenario_of(t, s), t.units[piece].camp)


@rule("siege:3.2A", "siege:3.3A")
def may_be_lifted(t: Tables, s: State, camp: Camp) -> tuple[str, ...]:
    """The counters of a camp that stand and may be taken up again in its set-up: boats have one place only."""
    scenario = scenario_of(t, s)
    fleet = scenario.fleet
    return tuple(
        unit
        for unit in units_of(scenario, camp)
        if unit in s.pieces
        and s.pieces[unit].at not in ELSEWHERE
        and (unit not in fleet.units or unit in fleet.aboard)
    )


def set_up_places(t: Tables, s: State, piece: str) -> tuple[str, ...]:
    """Where a counter may be set up now, with what already stands on the map; in the order of the data."""
    scenario = scenario_of(t, s)
    if piece in scenario.aztec.units:
        return aztec_places(t, s, piece)
    if piece in scenario.fleet.units or piece in scenario.fleet.aboard:
        return (scenario.fleet.lake,)
    zone = next(zone for zone in scenario.zones if piece in zone.units)
    return zone_places(t, s, zone, piece)


@rule("siege:3.3A", "siege:3.3B", "siege:9.1A", "siege:2.12C", "siege:R-2")
def aztec_places(t: Tables, s: State, piece: str) -> tuple[str, ...]:
    """Any land hex far enough from Spanish-side hexes, or a lake area that is not barred; Cuauhtemoc: the island."""
    rows = scenario_of(t, s).aztec
    island_only = piece in rows.only_island
    regions = [
        region
        for region in (("island",) if island_only else rows.regions)
        if region != "causeway" or s.settings.rul_aztec_setup_on_causeways
    ]
    near = aztecs_are_near(t, s)
    land = tuple(
        place
        for place, one in t.hexes.items()
        if one.region in regions
        and (not rows.hexes or place in rows.hexes)
        and one.terrain != "quagmire"
        and place not in near
        and place not in s.stacks[SPANISH]
        and (place not in s.stacks[AZTEC] or fits(t, s, AZTEC, (piece,), place))
    )
    if island_only:
        return land
    return land + tuple(place for place in t.lakes if place not in rows.closed_lakes)


@rule("siege:3.3A")
def aztecs_are_near(t: Tables, s: State) -> frozenset[str]:
    """Hexes too near to hexes of the Spanish side for Aztecs to be set up there."""
    distance = scenario_of(t, s).aztec.min_distance
    camps = (place for place in s.stacks[SPANISH] if is_hex(place))
    return frozenset[str]().union(
        *(places_within(t.grid, t.hexes[place].number, distance - 1) for place in camps)
    )


@rule("siege:3.2A", "siege:3.2B", "siege:6.1B", "siege:R-25")
def zone_places(t: Tables, s: State, zone: Zone, piece: str) -> tuple[str, ...]:
    """Hexes of a camp where a counter may stand so that the others still find room, with the least overstacking."""
    rest = [
        other
        for other in zone.units
        if other != piece and other in s.pieces and not is_hex(s.pieces[other].at)
    ]
    stacks = {place: stack_at(s, SPANISH, place) for place in zone.hexes}
    apart = [place for place in zone.hexes if _same_side(t, (*stacks[place], piece))]
    if not zone.may_overstack:
        apart = [place for place in apart if fits(t, s, SPANISH, (piece,), place)]
    by_stack: dict[tuple[str, ...], int | None] = {}
    for place in apart:
        if stacks[place] not in by_stack:
            filled = {**stacks, place: (*stacks[place], piece)}
            by_stack[stacks[place]] = least_surplus(t, s.settings, filled.values(), rest)
    costs = {place: least for place in apart if (least := by_stack[stacks[place]]) is not None}
    if s.settings.rul_setup_overstack == "free" and zone.may_overstack:
        return tuple(costs)
    best = min(costs.values(), default=0)
    return tuple(place for place in apart if costs.get(place) == best)


@rule("siege:3.2")
def zone_minimum(t: Tables, settings: Settings, zone: Zone, units: Sequence[str]) -> int | None:
    """Units too many when a camp is set up as well as can be; ``None`` where it cannot hold them at all."""
    return least_surplus(t, settings, [() for _ in zone.hexes], units)


def least_surplus(
    t: Tables, settings: Settings, stacks: Iterable[Sequence[str]], rest: Sequence[str]
) -> int | None:
    """Units too many in a camp once the rest is placed too, as well as can be; ``None``: they cannot be placed.

    ``stacks`` are those of its hexes, empty ones included. The relief of 3.2 covers numbers and peoples, never
    Spanish with Allies (6.1B), so each hex is for one of the two.
    """
    every = [tuple(stack) for stack in stacks]
    taken = [stack for stack in every if stack]
    free = len(every) - len(taken)
    spanish = [one for one in rest if t.units[one].side == "spanish"]
    allies = [one for one in rest if t.units[one].side == "ally"]
    spanish_hexes = [stack for stack in taken if t.units[stack[0]].side == "spanish"]
    ally_hexes = [stack for stack in taken if t.units[stack[0]].side == "ally"]
    now = sum(surplus(t, settings, stack) for stack in taken)
    left = _left_over(t, settings, ally_hexes, allies)
    found: int | None = None
    for for_spanish in range(free + 1):
        for_allies = free - for_spanish
        if (spanish and not spanish_hexes and not for_spanish) or (
            allies and not ally_hexes and not for_allies
        ):
            continue
        more = _spanish_over(t, spanish_hexes, for_spanish, spanish) + _allies_over(t, left, for_allies)
        found = now + more if found is None else min(found, now + more)
    return found


def _spanish_over(t: Tables, stacks: Sequence[Sequence[str]], free: int, rest: Sequence[str]) -> int:
    limit = t.stacking.spanish
    room = free * limit + sum(max(0, limit - _counted(t, stack)) for stack in stacks)
    return max(0, _counted(t, rest) - room)


@rule("siege:6.2")
def _left_over(
    t: Tables, settings: Settings, stacks: Sequence[Sequence[str]], rest: Sequence[str]
) -> tuple[str, ...]:
    """Allies for whom the stacks that there are have no room among their own people (6.2)."""
    if not settings.opt_ally_stacking:
        return ()
    left = list(rest)
    for stack in stacks:
        here = tuple(stack)
        for one in tuple(left):
            if largest_legal(t, settings, (*here, one)) > largest_legal(t, settings, here):
                here = (*here, one)
                left.remove(one)
    return tuple(left)


def _allies_over(t: Tables, left: Sequence[str], free: int) -> int:
    """Allies for whom so many free hexes have no room either: an elite and a regular of a people share one."""
    number = Counter((t.units[one].tribe, t.units[one].kind) for one in left)
    pairs = sum(
        min(count, number[people, "ally_regular"])
        for (people, kind), count in number.items()
        if kind == "ally_elite"
    )
    held = min(free, pairs) * 2 + min(max(0, free - pairs), len(left) - 2 * pairs)
    return len(left) - held


def _counted(t: Tables, pieces: Iterable[str]) -> int:
    return sum(1 for piece in pieces if t.classes[t.units[piece].kind].counts_for_stacking)


def _same_side(t: Tables, pieces: Iterable[str]) -> bool:
    return len({t.units[piece].side for piece in pieces}) <= 1


def overstacked_at_the_start(t: Tables, s: State) -> tuple[str, ...]:
    """Hexes that stand overstacked after the set-up of the Spanish side, to be mended in its first phase (3.2)."""
    return tuple(
        place
        for place in sorted(s.stacks[SPANISH])
        if is_hex(place) and surplus(t, s.settings, with_those_there(s, SPANISH, (), place)) > 0
    )
