"""Losses and sacrifices: what hurts least (9-d, 10.3.4-m, 10.3.4-u)."""

from __future__ import annotations

from anahuac.engine.decision import Action, Allocate, Allocated, Decision
from anahuac.games.conquest.actions.siege import Sacrifice
from anahuac.games.conquest.advisor.force import GUNS, HORSE, worth_of_factor
from anahuac.games.conquest.advisor.judge import Judge
from anahuac.games.conquest.terms import SPAIN
from anahuac.games.conquest.values import cf_at

#: The last step of a unit costs a little more than its factors: the counter is gone, and with it a place to lose.
COUNTER = 0.02


def spread(judge: Judge, domain: Allocate) -> Allocated:
    """Step by step from whichever unit loses least by it."""
    left = dict(domain.slots)
    taken: dict[str, int] = {}
    for _ in range(domain.total):
        unit = min((u for u, sp in left.items() if sp), key=lambda u: (_step(judge, u, left[u]), u))
        left[unit] -= 1
        taken[unit] = taken.get(unit, 0) + 1
    return Allocated(tuple((slot, taken[slot]) for slot, _ in domain.slots if slot in taken))


def _step(judge: Judge, unit: str, sp: int) -> float:
    """What the next strength point of a unit is worth."""
    t, s = judge.t, judge.s
    kind = t.units[unit]
    lost = cf_at(t, s, unit, sp) - (cf_at(t, s, unit, sp - 1) if sp > 1 else 0)
    worth = worth_of_factor(kind.nation) * lost + (COUNTER if sp == 1 else 0.0)
    if kind.type == "CA":
        worth += GUNS
    elif kind.type in ("CL", "CM"):
        worth += HORSE / 2
    return worth


def rate_sacrifice(judge: Judge, decision: Decision, action: Action) -> float:
    """The unit that gives the enemy fewest points and is missed least."""
    assert isinstance(action, Sacrifice)
    force = judge.look.of((action.unit,))
    points = force.cf if judge.camp == SPAIN else 0
    return -points - force.worth * judge.matter
