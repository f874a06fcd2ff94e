"""Chapter 7.2: what replacements cost and where they may stand: points, harvest, smallpox, zones."""

from __future__ import annotations

from anahuac.engine.game import Tx
from anahuac.engine.rules import rule
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events import Event
from anahuac.games.conquest.events.strategic import NationPoints, PointsCounted
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules.ch02_stacks import may_nations_stand
from anahuac.games.conquest.rules.ch05_zones import controller, is_disputed
from anahuac.games.conquest.terms import ELIMINATED, INDIAN_NATIONS, OTHER, SPAIN, Camp, enemy
from anahuac.games.conquest.values import is_spanish, nation_of

#: Classes of Spanish units that strength points restore (3.1-b); cannons are in none.
INFANTRY, CAVALRY = ("AB", "AQ", "EB"), ("CL", "CM")


@rule("conquest:7.2-b", "conquest:5-f", "conquest:7.2-e", "conquest:7.2-h")
def land_points(t: Tables, s: State, camp: Camp, nation: str) -> int:
    """Replacement points of a nation's zones that a camp controls and can use.

    Those of a nation in the other camp are useless to it, except for the Other Peoples.
    """
    if s.camps[nation] != camp and nation != OTHER:
        return 0
    return sum(
        zone.rp
        for zone in t.zones.values()
        if zone.nation == nation and zone.rp and controller(t, s, zone.id) == camp
    )


@rule("conquest:7.2-b", "conquest:7.2-c", "conquest:7.2-d", "conquest:7.2-j", "conquest:R-19")
def count_points(t: Tables, tx: Tx[State, Event], camp: Camp) -> PointsCounted:
    """Count a camp's points of this turn and roll the smallpox dice; emits and gives the result."""
    s = tx.state
    turn = t.turns[s.turn]
    pooled = turn.harvest and s.settings.harvest_mode == "pooled"
    halves = turn.harvest and not pooled
    first_harvest = s.settings.harvest_then_smallpox
    rows = []
    land_sum = sick = 0
    for nation in INDIAN_NATIONS:
        land = land_points(t, s, camp, nation)
        before = land // 2 if halves and first_harvest else land
        die = tx.chance.roll("rr.smallpox", 6) if turn.smallpox and before > 0 else None
        left = max(0, before - (die or 0))
        land_sum += land
        sick += before - left
        if halves and not first_harvest:
            left //= 2
        if land:
            rows.append(NationPoints(nation, land, halves, die, left))
    pool = None
    if pooled:
        pool = max(0, land_sum // 2 - sick) if first_harvest else (land_sum - sick) // 2
    spanish = turn.spanish_sp
    infantry, cavalry = (spanish.infantry, spanish.cavalry) if camp == SPAIN else (0, 0)
    counted = PointsCounted(camp, tuple(rows), pool, other_peoples_cap(t, s, camp), infantry, cavalry)
    if rows or infantry or cavalry:
        tx.emit(counted)
    return counted


@rule("conquest:7.2-f", "conquest:7.2-h", "conquest:R-18")
def other_peoples_cap(t: Tables, s: State, camp: Camp) -> int | None:
    """How many Other Peoples counters a camp may return: the cursor's box if it holds it, else no limit."""
    if s.camps[OTHER] != camp or not t.cursors[OTHER].replacement_cap_is_box_value:
        return None
    return t.boxes[s.cursors[OTHER]].value


@rule("conquest:3.1-a", "conquest:3.1-b")
def class_of(t: Tables, unit: str) -> str | None:
    """The class of a Spanish unit for strength points: "infantry", "cavalry", or ``None`` for cannons."""
    kind = t.units[unit].type
    return "infantry" if kind in INFANTRY else "cavalry" if kind in CAVALRY else None


@rule("conquest:7.2-m", "conquest:7.2-n", "conquest:8-m")
def placement_zones(t: Tables, s: State, camp: Camp, nation: str, *, commander: bool) -> tuple[int, ...]:
    """Where a camp may place replacements of an Indian nation: its land, not held or disputed by the enemy.

    Units without a commander need a fortress or a stack to join.
    """
    return tuple(
        zone
        for zone in t.land[nation]
        if is_open(t, s, camp, zone)
        and (commander or can_hold_units(t, s, camp, zone))
        and may_nations_stand(t, s, camp, {nation}, zone)
    )


@rule("conquest:7.2-m")
def is_open(t: Tables, s: State, camp: Camp, zone: int) -> bool:
    """Whether a zone is neither controlled nor disputed by the enemy of a camp."""
    return controller(t, s, zone) != enemy(camp) and not is_disputed(s, zone)


@rule("conquest:7.2-n", "conquest:R-11")
def can_hold_units(t: Tables, s: State, camp: Camp, zone: int) -> bool:
    """Whether Indian units may be placed there without a commander coming too: a fortress or a stack to join."""
    return t.zones[zone].fv > 0 or zone in s.stacks[camp]


@rule("conquest:7.2-o", "conquest:R-22")
def spanish_zones(t: Tables, s: State) -> tuple[int, ...]:
    """Where Spanish units and commanders return: with Spaniards, or at a landing the enemy does not control."""
    stacks = s.stacks[SPAIN]
    zones = {zone for zone, stack in stacks.items() if any(is_spanish(t, piece) for piece in stack.pieces)}
    zones.update(landing.zone for landing in t.scenarios[s.scenario].reinforcements.landing)
    return tuple(zone for zone in sorted(zones) if is_open(t, s, SPAIN, zone))


@rule("conquest:7.2-i", "conquest:R-23")
def returning(t: Tables, s: State, camp: Camp) -> tuple[str, ...]:
    """A camp's commanders eliminated on an earlier turn, in counter order."""
    return tuple(
        commander
        for commander in t.commanders
        if (state := s.commanders[commander]).zone == ELIMINATED
        and state.camp == camp
        and 0 < state.fell < s.turn
    )


@rule("conquest:7.2-i", "conquest:7.2-m", "conquest:7.2-o")
def commander_zones(t: Tables, s: State, commander: str) -> tuple[int, ...]:
    """Where an eliminated commander may return; where nowhere, he waits."""
    nation = nation_of(t, commander)
    if nation == SPAIN:
        return spanish_zones(t, s)
    return placement_zones(t, s, s.commanders[commander].camp, nation, commander=True)
