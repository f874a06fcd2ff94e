"""Who takes losses: the cheapest first, and nobody dies as long as others can bear it."""

from __future__ import annotations

from anahuac.engine.decision import Action, Allocate, Allocated, Chosen, Some
from anahuac.games.siege.advisor.judge import Judge
from anahuac.games.siege.advisor.look import step_worth

#: Whoever carries a leader or a cannon.
CARRIES = 2.0


def _burden(judge: Judge, unit: str, taken: int) -> float:
    s = judge.s
    worth = step_worth(judge.t, s, unit, taken)
    last = s.pieces[unit].steps - taken <= 1
    if last and any(piece.carrier == unit for piece in s.pieces.values()):
        worth += CARRIES
    if judge.t.units[unit].kind == "knight" and s.pieces[unit].steps - taken == judge.t.units[unit].steps:
        worth += 0.2
    return worth


def spread(judge: Judge, domain: Allocate) -> Action:
    """Step after step from whoever can best spare it."""
    taken: dict[str, int] = {}
    for _ in range(domain.total):
        able = [slot for slot, most in domain.slots if taken.get(slot, 0) < most]
        unit = min(able, key=lambda slot: (_burden(judge, slot, taken.get(slot, 0)), judge.t.order[slot]))
        taken[unit] = taken.get(unit, 0) + 1
    return Allocated(tuple((slot, taken[slot]) for slot, _ in domain.slots if slot in taken))


def last_steps(judge: Judge, domain: Some) -> Action:
    """Who dies: those of least worth."""
    ranked = sorted(domain.items, key=lambda unit: (_burden(judge, unit, 0), judge.t.order[unit]))
    gone = set(ranked[: domain.least])
    return Chosen(tuple(unit for unit in domain.items if unit in gone))
