"""A view as a whole: points, objectives, strength, alliances, and the battle being fought."""

from __future__ import annotations

from anahuac.games.conquest.advisor.field import Field
from anahuac.games.conquest.advisor.judge import Judge
from anahuac.games.conquest.advisor.stakes import OBJECTIVE
from anahuac.games.conquest.terms import CAMPS, ELIMINATED, INDIAN, SPAIN, Camp

#: What a commander on the map is worth beside the points for his loss.
COMMANDER = 0.4
#: How much of what stacks fear and hope for is counted.
OUTLOOK = 0.5


def evaluation(judge: Judge) -> float:
    """The worth of a view to the judge's camp, as a difference in victory points."""
    s = judge.s
    totals = {camp: s.vp[camp] + _strength(judge, camp) for camp in CAMPS}
    if s.verdict is not None:
        won = 0.0 if s.verdict.winner is None else 100.0
        return won if s.verdict.winner == judge.camp else -won
    for zone in judge.map.objectives:
        holder = judge.look.controllers[zone]
        if holder is not None:
            totals[holder] += OBJECTIVE * judge.t.zones[zone].vp
    totals[SPAIN] += judge.diplomacy.worth
    worth = totals[judge.camp] - totals[judge.foe]
    if s.battle is not None:
        field = Field(judge, s.battle)
        worth += field.exchange() + 0.5 * field.worth(judge.camp)
    return worth + OUTLOOK * (_outlook(judge, judge.camp) - _outlook(judge, judge.foe))


def _strength(judge: Judge, camp: Camp) -> float:
    """Units and commanders on the map."""
    units = sum(judge.look.at(camp, zone).worth for zone in judge.s.stacks[camp])
    chiefs = sum(chief.camp == camp and chief.zone > ELIMINATED for chief in judge.s.commanders.values())
    return judge.matter * (units + COMMANDER * chiefs)


def _outlook(judge: Judge, camp: Camp) -> float:
    """What the stacks of a camp guard and risk where they stand."""
    total = 0.0
    foe = INDIAN if camp == SPAIN else SPAIN
    for zone, stack in judge.s.stacks[camp].items():
        force = judge.look.at(camp, zone)
        if force.sp and not judge.look.at(foe, zone).sp:
            total += judge.guard(camp, zone) - judge.risk(camp, zone, force, stack.garrison)
    return total
