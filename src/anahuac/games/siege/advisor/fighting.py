"""Ground combat: what is attacked, by whom, traps and charges, the leader, the advance."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from anahuac.engine.decision import Action, Chosen, Decision, Passed, Some
from anahuac.games.siege.actions.ground import (
    Attack,
    DropAttack,
    EndCombat,
    FightOn,
    HoldBack,
    Lead,
    Lure,
    NobodyThrough,
    Push,
    SetTrap,
    Spring,
    StayBehind,
    Through,
)
from anahuac.games.siege.advisor.advancing import best_advance
from anahuac.games.siege.advisor.judge import Judge
from anahuac.games.siege.frames.afloat import LakeBattleFrame
from anahuac.games.siege.frames.combat import BattleFrame, GroundFrame, TrapFrame
from anahuac.games.siege.rules import ch08_afloat, ch08_ground, ch08_odds, ch08_targets, ch09_leaders
from anahuac.games.siege.terms import AZTEC, SPANISH

#: What an attack must promise to be made.
WORTHWHILE = 0.05
#: The least that any answer nobody would choose is rated.
UNASKED = -5.0
#: A chance to clear a hex that is not reckoned with.
UNLIKELY = 0.02
#: Chance that the leader of an attack is lost, with or without losses.
LED_RISK, LED_RISK_WITH_LOSS = 1 / 36, 2 / 36
#: A trap that works, for each factor of the stack that the trapped unit is parted from.
PARTED = 0.04


class Assault(NamedTuple):
    """An attack on a hex by some units, and what it comes to."""

    worth: float
    units: tuple[str, ...]


def rate(judge: Judge, target: str, units: Sequence[str], led: str = "") -> float:
    """What an attack on a hex by these units comes to on average, by the arithmetic of the rules."""
    t, s = judge.t, judge.s
    theirs = judge.theirs[target]
    mine = ch08_ground.involved(t, s, tuple(units))
    defenders = s.stacks[judge.foe].get(target, ())
    odds = ch08_odds.reckon(t, s, judge.camp, mine, defenders, target, led)
    index = odds.shifted
    if odds.unknown:
        index += ch08_odds.odds_index(odds.attack, theirs.cf) - odds.raw
    modifier = odds.modifiers[0].id if odds.modifiers else ""
    steps = sum(s.pieces[unit].steps for unit in units)
    clash = judge.chances.clash(index, modifier, judge.camp == AZTEC, steps, max(1, theirs.steps))
    worth = judge.rate_clash(clash, units, theirs)
    if worth > WORTHWHILE and clash.cleared > UNLIKELY:
        worth += clash.cleared * best_advance(judge, target, units).gain
    if led:
        risk = clash.hurt * LED_RISK_WITH_LOSS + (1 - clash.hurt) * LED_RISK
        worth -= judge.leader_worth * risk
    return worth


def best_assault(
    judge: Judge, target: str, able: Sequence[str], fixed: tuple[str, ...] = ()
) -> Assault | None:
    """The best attack on a hex by some of the units that can make it, with those that must."""
    best: Assault | None = None
    for units in _selections(judge, able):
        all_of_them = (*fixed, *units)
        if not all_of_them:
            continue
        worth = rate(judge, target, all_of_them, _led(judge, all_of_them))
        if best is None or worth > best.worth + 1e-9:
            best = Assault(worth, units)
    return best


def _led(judge: Judge, units: tuple[str, ...]) -> str:
    """Cuauhtemoc, where he could lead; Cortes is not reckoned with."""
    if judge.camp == SPANISH and not judge.is_hopeless:
        return ""
    return ch09_leaders.leaders_at_hand(judge.t, judge.s, judge.camp, units)[-1]


def _selections(judge: Judge, able: Sequence[str]) -> Iterable[tuple[str, ...]]:
    """All; stack after stack, the strongest first; Europeans or Allies alone; nobody."""
    t, s = judge.t, judge.s
    by_place: dict[str, list[str]] = {}
    for unit in able:
        by_place.setdefault(s.pieces[unit].at, []).append(unit)
    stacks = sorted(
        by_place.values(), key=lambda units: -sum(t.units[one].factor(s.pieces[one].steps) for one in units)
    )
    found = [tuple(able)]
    found += [tuple(unit for stack in stacks[:number] for unit in stack) for number in range(1, len(stacks))]
    for side in ("spanish", "ally"):
        found.append(tuple(unit for unit in able if t.units[unit].side == side))
    order = {unit: at for at, unit in enumerate(able)}
    return dict.fromkeys(tuple(sorted(units, key=order.__getitem__)) for units in (*found, ()))


def allowed(judge: Judge, target: str) -> tuple[str, ...]:
    """Who can attack a hex at all, of those under the limit of 8.21 the strongest of each hex."""
    t, s = judge.t, judge.s
    able = ch08_targets.candidates(t, s, judge.camp, target)
    shut = set()
    for units in ch08_targets.limited(t, s, judge.camp, target).values():
        first = max(units, key=lambda unit: t.units[unit].factor(s.pieces[unit].steps))
        shut |= {unit for unit in units if unit != first}
    return tuple(unit for unit in able if unit not in shut)


def rate_attack(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """Each hex by the best attack on it; the end where none is worth it."""
    del decision
    assert isinstance(judge.s.frames[-1], GroundFrame)
    rated: dict[Action, float] = {}
    for option in options:
        if isinstance(option, Attack):
            found = best_assault(judge, option.target, allowed(judge, option.target))
            rated[option] = found.worth if found is not None else UNASKED
        elif isinstance(option, EndCombat):
            rated[option] = WORTHWHILE
    return rated


def rate_through(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """The strongest goes along the causeway."""
    del decision
    t, s = judge.t, judge.s
    rated: dict[Action, float] = {}
    for option in options:
        if isinstance(option, Through):
            rated[option] = float(t.units[option.unit].factor(s.pieces[option.unit].steps))
        elif isinstance(option, NobodyThrough):
            rated[option] = 0.0
    return rated


def choose_attackers(judge: Judge, decision: Decision, domain: Some) -> tuple[Action, ...]:
    """Those of the best attack."""
    del decision
    frame = judge.s.frames[-1]
    assert isinstance(frame, BattleFrame)
    found = best_assault(judge, frame.target, domain.items, frame.fixed)
    every = Chosen(domain.items)
    if found is None or len(found.units) < domain.least:
        return (every,)
    return tuple(dict.fromkeys((Chosen(found.units), every)))


def rate_lead(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """The leader leads where his columns are worth his risk."""
    del decision
    frame = judge.s.frames[-1]
    rated: dict[Action, float] = {}
    for option in options:
        led = option.leader if isinstance(option, Lead) else ""
        if isinstance(frame, BattleFrame):
            rated[option] = rate(judge, frame.target, frame.attackers, led)
        elif isinstance(frame, LakeBattleFrame):
            odds = ch08_afloat.reckoning(judge.t, judge.s, frame, led)
            risk = judge.leader_worth * LED_RISK_WITH_LOSS if led else 0.0
            rated[option] = 0.3 * odds.shifted - risk
        else:
            rated[option] = float(isinstance(option, StayBehind))
    return rated


# ---------------------------------------------------------------------- traps and charges


def rate_trap(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """A trap costs nothing but the die: the unit whose loss weakens its stack most; no step is given up for it."""
    del decision
    frame = judge.s.frames[-1]
    assert isinstance(frame, TrapFrame)
    now = rate(judge, frame.target, frame.attackers, _led(judge, frame.attackers))
    theirs = judge.theirs[frame.target]
    rated: dict[Action, float] = {}
    for at, option in enumerate(options):
        if isinstance(option, FightOn):
            rated[option] = now
        elif isinstance(option, DropAttack):
            rated[option] = 0.0
        elif isinstance(option, SetTrap) and option.target in judge.t.units:
            own = judge.t.units[option.target].factor(judge.s.pieces[option.target].steps)
            rated[option] = now + PARTED * (theirs.cf - own) - 0.05 - 0.001 * at - 0.5 * option.give
        else:
            rated[option] = now - 0.5 - 0.001 * at
    return rated


def rate_path(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """The trap closes as soon as it may, where most Aztecs stand around the victims."""
    del decision
    frame = judge.s.frames[-1]
    assert isinstance(frame, TrapFrame)
    origin = judge.s.pieces[frame.knight].at

    def around(place: str) -> float:
        return sum(
            float(judge.mine[near].cf) for near in judge.t.open_neighbours[place] if near in judge.mine
        )

    rated: dict[Action, float] = {}
    for option in options:
        if isinstance(option, Spring):
            end = frame.path[-2] if len(frame.path) > 1 else origin
            rated[option] = around(end)
        elif isinstance(option, Lure):
            end = frame.path[-1] if frame.path else origin
            rated[option] = around(end) + (
                0.01 * around(option.to) if frame.path else 0.1 * around(option.to)
            )
    return rated


def choose_riders(judge: Judge, decision: Decision, domain: Some) -> tuple[Action, ...]:
    """A charge costs nothing: all ride."""
    del judge, decision
    return (Chosen(domain.items), Passed())


def rate_push(judge: Judge, decision: Decision, options: Sequence[Action]) -> dict[Action, float]:
    """The stack is held where it can be attacked again."""
    del judge, decision
    return {
        option: 1.0 if isinstance(option, HoldBack) else -0.001 * at
        for at, option in enumerate(options)
        if isinstance(option, HoldBack | Push)
    }


__all__ = ["Assault", "best_assault"]
