"""Marches: which army, who goes along, where to. A march is judged whole, from the first step to its end."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import NamedTuple

from msgspec.structs import replace

from anahuac.engine.decision import Action, Chosen, Decision
from anahuac.games.conquest.actions.core import Done, TakeForm
from anahuac.games.conquest.actions.strategic import Leave, MoveOut, PickUp, Step
from anahuac.games.conquest.advisor.force import Force
from anahuac.games.conquest.advisor.judge import Judge
from anahuac.games.conquest.frames.strategic import MarchFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules.ch05_zones import entry_cost, has_units
from anahuac.games.conquest.rules.ch08_march import (
    LEAD_OUT,
    can_enter,
    has_moved,
    may_leave,
    may_pick_up,
    may_start_with,
)
from anahuac.games.conquest.terms import enemy
from anahuac.games.conquest.values import rank_of, strategic_mp

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
            worth += judge.stack(camp, zone, joined, walled, mp)
            worth += _caught(judge, zone)
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


# ---------------------------------------------------------------------- which army


def rate_movement(judge: Judge, decision: Decision, action: Action) -> float:
    """A march by the best it can do, a change of form by what it brings; to be done with is the measure."""
    match action:
        case MoveOut(zone=zone, leader=leader):
            return plan(judge, zone, leader)[0] - WORTHWHILE
        case TakeForm(zone=zone):
            return _stand_down(judge, zone)
    return 0.0


def _stand_down(judge: Judge, zone: int) -> float:
    """Whether an army becomes a garrison once nothing better is left for it to do."""
    stack = judge.s.stacks[judge.camp][zone]
    gain = prefers_walls(judge, zone)
    if gain <= 0:
        return -1.0
    idle = all(has_moved(judge.s, piece) for piece in stack.pieces if piece in judge.s.commanders)
    return gain if idle else min(gain, WORTHWHILE / 2)


def prefers_walls(judge: Judge, zone: int) -> float:
    """How much better a stack stands as a garrison than as an army."""
    force = judge.look.at(judge.camp, zone)
    pieces = judge.s.stacks[judge.camp][zone].pieces
    mp = max((strategic_mp(judge.t, judge.s, p) for p in pieces if p in judge.s.commanders), default=0)
    behind, open_ = (judge.stack(judge.camp, zone, force, walled, mp) for walled in (True, False))
    return behind - open_


def rate_form(judge: Judge, decision: Decision, action: Action) -> float:
    """A form by what the stack is worth in it; who has yet to march this turn had better be an army."""
    assert isinstance(action, TakeForm)
    s = judge.s
    gain = prefers_walls(judge, action.zone)
    pieces = s.stacks[judge.camp][action.zone].pieces
    leaders = [piece for piece in pieces if piece in s.commanders and not has_moved(s, piece)]
    before_moves = s.active == judge.camp and decision.clause in ("conquest:7.2-n", "conquest:13-a")
    if leaders and (before_moves or decision.clause == "conquest:13-a"):
        gain = -_urge(judge, action.zone, leaders)
    return gain if action.garrison else -gain


def _urge(judge: Judge, zone: int, leaders: list[str]) -> float:
    """How much more a stack can do as an army that marches at once."""
    leader = max(leaders, key=lambda piece: (rank_of(judge.t, judge.s, piece), piece))
    return plan(judge, zone, leader, as_army=True)[0] - WORTHWHILE


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
    units = sorted((p for p in able if p in s.units), key=lambda p: _rank_of_unit(judge, p))
    chiefs = [p for p in able if p in s.commanders]
    if units:
        yield (*units, *chiefs)
    total = judge.look.of(units).sp
    for part in _parts(judge, units, total):
        most = 2 * judge.look.of(part).sp >= total
        yield (*part, *(chiefs if most else ()))
    others = [piece for piece in stack if piece in s.commanders and piece != leader]
    if others or not total:
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


def _rank_of_unit(judge: Judge, unit: str) -> tuple[float, str]:
    """Units in the order in which they stay behind: the weakest first."""
    return judge.look.of((unit,)).worth, unit


def rate_muster(judge: Judge, decision: Decision, action: Action) -> float | None:
    """There is one plan; who is in it goes."""
    return 0.0


def muster(judge: Judge, s: State) -> Chosen:
    """Who goes along, as the plan of the march has it, in the order asked."""
    frame = s.frames[-1]
    assert isinstance(frame, MarchFrame)
    _, others = plan(judge, frame.zone, frame.leader)
    stack = s.stacks[frame.camp][frame.zone].pieces
    return Chosen(tuple(piece for piece in stack if piece in others))


# ---------------------------------------------------------------------- step by step


def rate_march(judge: Judge, decision: Decision, options: tuple[Action, ...]) -> dict[Action, float]:
    """Every step by the best goal behind it; picking up and leaving by what they make of the march."""
    s = judge.s
    frame = s.frames[-1]
    assert isinstance(frame, MarchFrame)
    rated: dict[Action, float] = {}
    here = 0.0
    for goal in goals(judge, frame, frame.pieces):
        action: Action = Done() if goal.step is None else Step(goal.step)
        worth = goal.worth - (0.001 if goal.step is not None else 0.0)
        rated[action] = max(rated.get(action, -999.0), worth)
        if goal.step is None:
            here = goal.worth
    best = max(rated.values(), default=here)
    takes = [o.piece for o in options if isinstance(o, PickUp)]
    if takes:
        rated.update(_taking(judge, frame, takes, best))
    leaves = [o.piece for o in options if isinstance(o, Leave)]
    if leaves:
        rated.update(_leaving(judge, frame, leaves, best))
    return rated


def _taking(judge: Judge, frame: MarchFrame, takes: list[str], best: float) -> dict[Action, float]:
    """Take all along, or the units only, if the march is better for it; one after the other."""
    t, s = judge.t, judge.s
    able = [piece for piece in takes if may_pick_up(t, s, frame, piece)]
    units = tuple(sorted((p for p in able if p in s.units), key=lambda p: _rank_of_unit(judge, p)))
    rated: dict[Action, float] = dict.fromkeys((PickUp(piece) for piece in takes), -999.0)
    for party in (tuple(able), units, units[1:]):
        if not party:
            continue
        pieces = (*frame.pieces, *party)
        worth = max((g.worth for g in goals(judge, frame, pieces) if g.step is not None), default=-999.0)
        if worth > best + 0.02:
            rated[PickUp(party[-1])] = max(worth, rated[PickUp(party[-1])])
    return rated


def _leaving(judge: Judge, frame: MarchFrame, leaves: list[str], best: float) -> dict[Action, float]:
    """Leave the weakest behind where the place is worth it and the march goes on."""
    s = judge.s
    able = [p for p in leaves if p in s.units and may_leave(s, frame, p)]
    rated: dict[Action, float] = dict.fromkeys((Leave(piece) for piece in leaves), -999.0)
    if len(able) < 2 or judge.t.zones[frame.zone].fv == 0:
        return rated
    able.sort(key=lambda p: _rank_of_unit(judge, p))
    for number in (1, 2):
        party = able[:number]
        pieces = tuple(piece for piece in frame.pieces if piece not in party)
        worth = max((g.worth for g in goals(judge, frame, pieces) if g.step is not None), default=-999.0)
        if worth > best + 0.05 and len(able) > number:
            rated[Leave(party[0])] = max(worth, rated[Leave(party[0])])
    return rated
