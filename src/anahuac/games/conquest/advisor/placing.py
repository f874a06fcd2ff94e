"""Where pieces go that do not march: purchases, returns, retreats, refuges (7.2, 8-n, 10.5)."""

from __future__ import annotations

from anahuac.engine.decision import Action, Decision
from anahuac.games.conquest.actions.siege import WithdrawTo
from anahuac.games.conquest.actions.strategic import (
    Buy,
    Displace,
    Flip,
    ReturnCommander,
    ReturnUnit,
)
from anahuac.games.conquest.advisor.force import HORSE, Force, worth_of_factor
from anahuac.games.conquest.advisor.judge import Judge
from anahuac.games.conquest.frames.siege import RefugeFrame, WithdrawalFrame
from anahuac.games.conquest.terms import SPAIN
from anahuac.games.conquest.values import cf_at, rp_cost, steps_of, strategic_mp

#: Swordsmen carry the fight and the Shock.
SWORDS = 1.25
#: How much the place of a purchase weighs beside what is bought.
PLACE = 0.3


def rate_purchase(judge: Judge, decision: Decision, action: Action) -> float:
    """Most fighting value for the points, where it is needed most; points left over are lost, so all is spent."""
    t, s = judge.t, judge.s
    match action:
        case Buy(unit=unit, sp=sp, zone=zone):
            cost = rp_cost(t, s, unit, sp) or 1
            factor = cf_at(t, s, unit, sp) * (SWORDS if t.units[unit].type == "EB" else 1.0)
            return 1.0 + factor / cost + 0.05 * factor + PLACE * _need(judge, zone, unit, sp)
        case ReturnUnit(unit=unit, sp=sp, zone=zone):
            factor = cf_at(t, s, unit, sp)
            return 1.0 + factor / sp + _horse(judge, unit) + PLACE * _need(judge, zone, unit, sp)
        case Flip(unit=unit):
            gain = cf_at(t, s, unit, steps_of(t, s, unit)) - cf_at(t, s, unit, s.units[unit].sp)
            return 1.0 + gain + 0.5 + _horse(judge, unit)
    return 0.0


def _horse(judge: Judge, unit: str) -> float:
    return HORSE if judge.t.units[unit].type in ("CL", "CM") else 0.0


def _need(judge: Judge, zone: int, unit: str, sp: int) -> float:
    """What a stack gains by a unit there, in victory points."""
    t, s = judge.t, judge.s
    cf = cf_at(t, s, unit, sp)
    nation = t.units[unit].nation
    more = Force(sp, cf, cf * worth_of_factor(nation), (), 0, 0, 0, 0.0, nation == SPAIN, cf)
    return _join(judge, zone, more)


def _join(judge: Judge, zone: int, more: Force) -> float:
    """What the stack of a zone gains by reinforcements."""
    camp, s = judge.camp, judge.s
    there = judge.look.at(camp, zone)
    stack = s.stacks[camp].get(zone)
    pieces = () if stack is None else stack.pieces
    mp = max((strategic_mp(judge.t, s, p) for p in pieces if p in s.commanders), default=0)
    walled = judge.t.zones[zone].fv > 0 and (mp == 0 or (stack is not None and stack.garrison))
    after = judge.stack(camp, zone, there + more, walled, mp)
    before = judge.stack(camp, zone, there, walled, mp) if stack is not None else 0.0
    crowd = judge.attrition(there + more, 0) - judge.attrition(there, 0) if there.sp else 0.0
    return after - before - crowd


def rate_return(judge: Judge, decision: Decision, action: Action) -> float:
    """Commanders return to troops that need one, away from the enemy."""
    assert isinstance(action, ReturnCommander)
    camp, zone = judge.camp, action.zone
    there = judge.look.at(camp, zone)
    near, _ = judge.threat(camp, zone)
    worth = 0.2 * there.sp - 0.4 * there.chiefs * (there.sp < 6)
    if not there.sp:
        worth -= 1.0 + 2.0 * (near.sp > 0)
    return worth + (1.5 if there.sp and not there.chiefs else 0.0)


def rate_retreat(judge: Judge, decision: Decision, action: Action) -> float:
    """To where the stack is worth most, by itself or with those it joins."""
    assert isinstance(action, WithdrawTo)
    frame = judge.s.frames[-1]
    if isinstance(frame, RefugeFrame):
        return _shelter(judge, action.zone)
    assert isinstance(frame, WithdrawalFrame)
    camp, s = judge.camp, judge.s
    force = judge.look.of(frame.pieces)
    there = judge.look.at(camp, action.zone)
    mp = max((strategic_mp(judge.t, s, p) for p in frame.pieces if p in s.commanders), default=0)
    fv = judge.t.zones[action.zone].fv
    walled = judge.look.is_garrison(camp, action.zone) if there.sp else fv > 0
    after = judge.stack(camp, action.zone, force + there, walled, mp)
    before = judge.stack(camp, action.zone, there, walled, 0)
    return after - before


def rate_displaced(judge: Judge, decision: Decision, action: Action) -> float:
    """A commander without units goes to troops of his camp, out of the enemy's way."""
    assert isinstance(action, Displace)
    return _shelter(judge, action.zone) + 0.001 * len(action.commander)


def _shelter(judge: Judge, zone: int) -> float:
    there = judge.look.at(judge.camp, zone)
    near, _ = judge.threat(judge.camp, zone)
    return min(there.sp, 12) * 0.2 - 0.1 * min(near.sp, 20) * (1.0 if there.sp < 4 else 0.3)
