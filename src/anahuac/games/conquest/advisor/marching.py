"""Marches: which army, who goes along, where to. A march is judged whole, from the first step to its end."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from msgspec.structs import replace

from anahuac.games.conquest.advisor.force import Force
from anahuac.games.conquest.advisor.judge import GREAT, Judge
from anahuac.games.conquest.frames.strategic import MarchFrame
from anahuac.games.conquest.rules.ch05_zones import entry_cost, has_units
from anahuac.games.conquest.rules.ch08_march import (
    LEAD_OUT,
    can_enter,
    may_start_with,
)
from anahuac.games.conquest.terms import enemy
from anahuac.games.conquest.values import strategic_mp

#: A march must promise at least this much to begin.
WORTHWHILE = 0.3
#: ... and a commander who rides without troops so much more.
ERRAND = 0.4
#: Strength points that a part of a stack may stay behind with.
REARGUARDS = (1, 3, 6)
#: ... and that a detachment may be made of.
DETACHMENTS = (3, 6, 9)


class Goal(NamedTuple):
    """Where a march could end: what that is worth, and the first step on the way (``None``: here)."""

    worth: float
    zone: int
    step: int | None


class Way(NamedTuple):
    """How a zone is reached: points left, first step, whether a mountain was entered."""

    left: int
    first: int | None
    climbed: bool


def ways(judge: Judge, frame: MarchFrame) -> dict[int, Way]:
    """Every zone a march can reach from where it stands, by the fewest points."""
    t, s = judge.t, judge.s
    found = {frame.zone: Way(frame.mp, None, False)}
    border: list[tuple[int, int]] = [(-frame.mp, frame.zone)]
    foe = enemy(frame.camp)
    while border:
        left, zone = heappop(border)
        here = found[zone]
        if -left < here.left or (zone != frame.zone and has_units(s, foe, zone)):
            continue
        stand = replace(frame, zone=zone, mp=-left)
        for to in t.zones[zone].neighbours:
            rest = -left - entry_cost(t, s, zone, to)
            if rest < 0 or (to in found and found[to].left >= rest) or not can_enter(t, s, stand, to):
                continue
            first = to if here.first is None else here.first
            found[to] = Way(rest, first, here.climbed or t.zones[to].cost > 1)
            heappush(border, (-rest, to))
    return found


def goals(judge: Judge, frame: MarchFrame, pieces: tuple[str, ...]) -> Iterator[Goal]:
    """What each end of a march is worth with these pieces, what they leave behind included."""
    look, camp, s = judge.look, frame.camp, judge.s
    group = look.of(pieces)
    stack = s.stacks[camp][frame.zone]
    others = tuple(piece for piece in stack.pieces if piece not in pieces)
    rest = look.of(others)
    mp = strategic_mp(judge.t, s, frame.leader)
    here_walled = stack.garrison and not frame.steps and bool(rest.sp)
    behind = _standing(judge, frame.zone, others, rest, here_walled)
    dry = judge.t.turns[s.turn].season == "dry"
    for zone, way in ways(judge, replace(frame, pieces=pieces)).items():
        if zone == frame.zone:
            walled = _walls(judge, zone, stack.garrison and not frame.converted)
            worth = judge.stack(camp, zone, group + rest, walled, mp)
            moved = frame.steps > 0 or frame.converted
            climbed = False
        else:
            present = look.at(camp, zone)
            before = _present(judge, zone, present)
            joined = group + present
            walled = _walls(judge, zone, look.is_garrison(camp, zone))
            worth = behind - before
            alone = judge.stack(camp, zone, joined, walled, mp)
            if judge.look.at(judge.foe, zone).sp:
                alone = max(alone, judge.joint(camp, zone, joined, frame.zone))
            worth += alone + _caught(judge, zone)
            moved, climbed = True, way.climbed
        modifier = int(climbed) + int(moved and dry)
        if modifier:
            worth -= judge.attrition(group, modifier) - judge.attrition(group, 0)
        yield Goal(worth, zone, way.first)


def _walls(judge: Judge, zone: int, garrison: bool) -> bool:
    """Whether a stack that ends its march in a zone will stand as a garrison there: what its owner prefers."""
    if judge.t.zones[zone].fv == 0:
        return False
    near, _ = judge.threat(judge.camp, zone)
    return garrison or near.sp > 0


def _standing(judge: Judge, zone: int, pieces: tuple[str, ...], force: Force, walled: bool) -> float:
    """What a part that stays is worth; a commander with it may still march."""
    mp = max((strategic_mp(judge.t, judge.s, p) for p in pieces if p in judge.s.commanders), default=0)
    walled = walled or (judge.t.zones[zone].fv > 0 and force.sp > 0 and mp == 0)
    return judge.stack(judge.camp, zone, force, walled, mp)


def _present(judge: Judge, zone: int, force: Force) -> float:
    if not force.sp and not force.chiefs:
        return 0.0
    stack = judge.s.stacks[judge.camp][zone]
    return _standing(judge, zone, stack.pieces, force, stack.garrison)


def _caught(judge: Judge, zone: int) -> float:
    """Enemy commanders without units who have to run."""
    alone = judge.look.at(judge.foe, zone)
    return 0.25 * alone.chiefs + 0.5 * alone.heroes if alone.chiefs and not alone.sp else 0.0


# ---------------------------------------------------------------------- who goes along


def plan(judge: Judge, zone: int, leader: str, *, as_army: bool = False) -> tuple[float, tuple[str, ...]]:
    """The best march of a commander from where he stands: what it adds, and who goes with him (himself left out)."""
    s = judge.s
    stack = s.stacks[judge.camp][zone]
    mp = strategic_mp(judge.t, s, leader)
    leads_out = stack.garrison and not as_army
    frame = MarchFrame(judge.camp, leader, zone, mp - (LEAD_OUT if leads_out else 0), (leader,))
    if frame.mp <= 0:
        return -99.0, ()
    base = _standing(judge, zone, stack.pieces, judge.look.at(judge.camp, zone), stack.garrison)
    best: tuple[float, tuple[str, ...]] = (-99.0, ())
    for others in _parties(judge, zone, leader):
        pieces = (leader, *others)
        worth = max((g.worth for g in goals(judge, frame, pieces) if g.step is not None), default=-99.0)
        if not others:
            worth -= ERRAND
        if worth - base > best[0] + 1e-9:
            best = (worth - base, others)
    return best


def _parties(judge: Judge, zone: int, leader: str) -> Iterator[tuple[str, ...]]:
    """Sensible companies of a commander: everybody; all but a rearguard; half; nobody."""
    t, s = judge.t, judge.s
    stack = s.stacks[judge.camp][zone].pieces
    able = [piece for piece in stack if piece != leader and may_start_with(t, s, leader, piece)]
    units = sorted((p for p in able if p in s.units), key=lambda p: by_worth(judge, p))
    chiefs = [p for p in able if p in s.commanders]
    if units:
        yield (*units, *chiefs)
    total = judge.look.of(units).sp
    for part in _parts(judge, units, total):
        most = 2 * judge.look.of(part).sp >= total
        yield (*part, *(chiefs if most else ()))
    others = [piece for piece in stack if piece in s.commanders and piece != leader]
    if (others or not total) and judge.look.of((leader,)).stakes <= GREAT:
        yield ()


def _parts(judge: Judge, units: list[str], total: int) -> Iterator[tuple[str, ...]]:
    """All but the weakest few, and the strongest few."""
    for rear in REARGUARDS:
        keep = list(units)
        left = 0
        while keep and left < rear:
            left += judge.s.units[keep.pop(0)].sp
        if keep and left < total:
            yield tuple(keep)
    for front in DETACHMENTS:
        if front < total:
            keep = []
            while judge.look.of(keep).sp < front:
                keep.append(units[-1 - len(keep)])
            yield tuple(keep)


def by_worth(judge: Judge, unit: str) -> tuple[float, str]:
    """Units in the order in which they stay behind: the weakest first."""
    return judge.look.of((unit,)).worth, unit
