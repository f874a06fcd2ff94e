"""Whether to roll again: accelerated battles, sieges, exits; and which combat comes first."""

from __future__ import annotations

from anahuac.engine.decision import Action, Decision, Passed
from anahuac.games.conquest.actions.siege import AttackAgain, FightAt, MakeExit
from anahuac.games.conquest.advisor.force import Force
from anahuac.games.conquest.advisor.judge import Judge
from anahuac.games.conquest.frames.siege import AcceleratedFrame
from anahuac.games.conquest.rules.ch10_4_siege import exit_leaders, exit_units, storm_bonus
from anahuac.games.conquest.terms import SPAIN
from anahuac.games.conquest.values import tc_of

DIE = 6
#: Where nothing is to be expected of another round, the siege is lifted.
RELUCTANT = 0.01


def rate_again(judge: Judge, decision: Decision, action: Action) -> float:
    """To go on by what is to be won and lost, against the price of giving up."""
    if not isinstance(action, AttackAgain):
        return 0.0
    frame = judge.s.frames[-1]
    if isinstance(frame, AcceleratedFrame):
        return _roll_again(judge, frame.zone)
    return _besiege_on(judge)


def _roll_again(judge: Judge, zone: int) -> float:
    own, other = judge.look.at(judge.camp, zone), judge.look.at(judge.foe, zone)
    clash = judge.odds.minor(judge.camp == SPAIN and own.spanish, own.sp, other.sp)
    won, lost = judge.prizes(judge.camp, zone, False, False)
    return clash.win * (won + lost) + judge.toll(judge.camp, own, other, clash, False)


def _besiege_on(judge: Judge) -> float:
    siege = judge.s.siege
    assert siege is not None
    zone, camp = siege.zone, judge.camp
    own, other = judge.look.at(camp, zone), judge.look.at(judge.foe, zone)
    left = siege.rounds - siege.round
    war = camp == SPAIN and siege.spanish_force
    bonus = storm_bonus(judge.t, judge.s, camp, zone)
    fv = judge.t.zones[zone].fv
    clash = judge.odds.siege(war, (own.sp, own.cf), (other.sp, other.cf), fv, own.guns, bonus, (left, left))
    won, lost = judge.prizes(camp, zone, True, False)
    return clash.win * (won + lost) + judge.toll(camp, own, other, clash, False) - RELUCTANT


def rate_exit(judge: Judge, decision: Decision, action: Action) -> float:
    """A sortie by its averaged result and the chance that it comes off."""
    if isinstance(action, Passed):
        return 0.0
    assert isinstance(action, MakeExit)
    siege = judge.s.siege
    assert siege is not None
    units = exit_units(judge.t, judge.s, siege.zone, action.commander)
    own = judge.look.of((*units, action.commander))
    other = judge.look.at(judge.foe, siege.zone)
    leads = exit_leaders(judge.t, judge.s, siege.zone)[0] == action.commander
    chance = min(tc_of(judge.t, judge.s, action.commander), DIE) / DIE
    return chance * _sortie(judge, own, other, int(leads))


def _sortie(judge: Judge, own: Force, other: Force, bonus: int) -> float:
    if not own.sp or not other.sp:
        return 0.0
    siege = judge.s.siege
    assert siege is not None
    war = judge.camp == SPAIN and siege.spanish_force
    column = judge.odds.column(war, own.cf, other.cf, True)
    worth = 0.0
    for blow in judge.odds.blows(war, column, bonus):
        worth += other.worth * min(blow.foe, other.sp) / other.sp
        worth -= own.worth * min(blow.own, own.sp) / own.sp
        worth += blow.sacrifices * (other.weakest if judge.foe == SPAIN else 0.2)
        worth += 0.1 * (blow.foe_test * other.stakes - blow.own_test * own.stakes)
        # Whoever is weaker after it has the worse of the siege.
        worth += 0.06 * (min(blow.foe, other.sp) - min(blow.own, own.sp))
    return worth / DIE - 0.05


def rate_next(judge: Judge, decision: Decision, action: Action) -> float:
    """What promises most comes first: it may change what follows."""
    assert isinstance(action, FightAt)
    own, other = judge.look.at(judge.camp, action.zone), judge.look.at(judge.foe, action.zone)
    walled = judge.look.is_garrison(judge.foe, action.zone)
    return judge.attack(judge.camp, action.zone, own, other, walled)
