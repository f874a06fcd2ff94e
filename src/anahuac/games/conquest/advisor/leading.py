"""Decisions about armies: which marches, who goes along, each step; and in which form a stack stands."""

from __future__ import annotations

from anahuac.engine.decision import Action, Chosen, Decision
from anahuac.games.conquest.actions.core import Done, TakeForm
from anahuac.games.conquest.actions.strategic import Leave, MoveOut, PickUp, Step
from anahuac.games.conquest.advisor.judge import Judge
from anahuac.games.conquest.advisor.marching import WORTHWHILE, by_worth, goals, plan
from anahuac.games.conquest.frames.strategic import MarchFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules.ch08_march import has_moved, may_leave, may_pick_up
from anahuac.games.conquest.values import rank_of, strategic_mp

#: What taking pieces along, or leaving them behind, must add to a march.
TAKING, LEAVING = 0.02, 0.05
#: Never chosen.
NEVER = -999.0

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
        rated[action] = max(rated.get(action, NEVER), worth)
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
    units = tuple(sorted((p for p in able if p in s.units), key=lambda p: by_worth(judge, p)))
    rated: dict[Action, float] = dict.fromkeys((PickUp(piece) for piece in takes), NEVER)
    for party in (tuple(able), units, units[1:]):
        if not party:
            continue
        pieces = (*frame.pieces, *party)
        worth = max((g.worth for g in goals(judge, frame, pieces) if g.step is not None), default=NEVER)
        if worth > best + TAKING:
            rated[PickUp(party[-1])] = max(worth, rated[PickUp(party[-1])])
    return rated


def _leaving(judge: Judge, frame: MarchFrame, leaves: list[str], best: float) -> dict[Action, float]:
    """Leave the weakest behind where the place is worth it and the march goes on."""
    s = judge.s
    able = [p for p in leaves if p in s.units and may_leave(s, frame, p)]
    rated: dict[Action, float] = dict.fromkeys((Leave(piece) for piece in leaves), NEVER)
    if len(able) < 2 or judge.t.zones[frame.zone].fv == 0:
        return rated
    able.sort(key=lambda p: by_worth(judge, p))
    for number in (1, 2):
        party = able[:number]
        pieces = tuple(piece for piece in frame.pieces if piece not in party)
        worth = max((g.worth for g in goals(judge, frame, pieces) if g.step is not None), default=NEVER)
        if worth > best + LEAVING and len(able) > number:
            rated[Leave(party[0])] = max(worth, rated[Leave(party[0])])
    return rated
