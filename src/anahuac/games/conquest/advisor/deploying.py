"""Deployment: swordsmen and light troops in front, bows behind them in range, guns in the third line, horse on
a wing or in front, as the enemy stands (10.3.1)."""

from __future__ import annotations

from anahuac.engine.decision import Assigned, Program
from anahuac.games.conquest.advisor.field import Field
from anahuac.games.conquest.advisor.judge import Judge
from anahuac.games.conquest.rules.ch10_3_4_3_markers import CAVALRY
from anahuac.games.conquest.rules.ch10_3_board import FIRST_LINE, ZONES, fought
from anahuac.games.conquest.terms import SPAIN
from anahuac.games.conquest.values import rank_of

#: Where each type stands at first: 0 first line, 1 second, 2 third.
LINE = {"EB": 0, "JAV": 0, "AQ": 0, "CL": 0, "CM": 0, "AB": 1, "AR": 1, "FR": 1, "CA": 2}
#: Wings get at most so many units.
WING = 3
EMPEROR = "emperor"


def deployments(judge: Judge, domain: Program) -> tuple[Assigned, ...]:
    """Some orders of battle that keep the rules, the most promising first."""
    battle = fought(judge.s)
    found: dict[Assigned, float] = {}
    for places in _plans(judge, domain):
        values = tuple(places[field.id] for field in domain.fields)
        values = _with_quota(judge, domain, values)
        answer = Assigned(values)
        if answer in found or not domain.contains(answer):
            continue
        pieces = dict(zip((field.id for field in domain.fields), values, strict=True))
        position = Field(judge, battle, {**battle.at, **pieces})
        has_enemies = any(camp == judge.foe for camp, _ in position.groups)
        found[answer] = position.worth(judge.camp) if has_enemies else -0.01 * len(found)
    order = sorted(found, key=lambda answer: -found[answer])
    return tuple(order)


def _plans(judge: Judge, domain: Program) -> list[dict[str, str]]:
    t, s, camp = judge.t, judge.s, judge.camp
    zones = ZONES[camp]
    first, left, right = zones[0], zones[3], zones[4]
    units = [field.id for field in domain.fields if field.id in s.units]
    base = {unit: zones[LINE.get(t.units[unit].type, 0)] for unit in units}
    horse = [unit for unit in units if t.units[unit].type in CAVALRY]
    swords = sorted(
        (unit for unit in units if t.units[unit].type == "EB"), key=lambda u: (-judge.look.of((u,)).cf, u)
    )
    plans = [dict(base)]
    forward = {unit: (tz if tz == zones[2] else first) for unit, tz in base.items()}
    plans.append(forward)
    if len(horse) >= 2:
        plans.insert(0, {**base, **_on(horse[:WING], left), **_on(horse[WING:], first)})
        plans.append({**base, **_on(horse[:WING], right), **_on(horse[WING:], first)})
    if camp != SPAIN or len(swords) >= 5:
        strike = (horse + swords)[:WING]
        plans += [{**base, **_on(strike, left)}, {**base, **_on(strike, right)}]
    return [_with_commanders(judge, domain, plan) for plan in plans]


def _on(units: list[str], tz: str) -> dict[str, str]:
    return dict.fromkeys(units, tz)


def _with_commanders(judge: Judge, domain: Program, plan: dict[str, str]) -> dict[str, str]:
    """The army commander leads in front, but for an Emperor who defends; the others go where units are."""
    t, s, camp = judge.t, judge.s, judge.camp
    chiefs = sorted(
        (field.id for field in domain.fields if field.id in s.commanders),
        key=lambda c: (-rank_of(t, s, c), c),
    )
    by_factor: dict[str, int] = {}
    for unit, tz in plan.items():
        by_factor[tz] = by_factor.get(tz, 0) + judge.look.of((unit,)).cf
    posts = sorted(by_factor, key=lambda tz: (-by_factor[tz], tz)) or [FIRST_LINE[camp]]
    attacks = fought(s).attacker == camp
    if chiefs and chiefs[0] == EMPEROR and not attacks and len(chiefs) > 1 and len(posts) > 1:
        chiefs = [*chiefs[1:2], chiefs[0], *chiefs[2:]]
    found = dict(plan)
    for number, chief in enumerate(chiefs):
        found[chief] = posts[min(number, len(posts) - 1)]
    return found


def _with_quota(judge: Judge, domain: Program, values: tuple[str, ...]) -> tuple[str, ...]:
    """Bring units forward until a third of the strength stands in the first line: guns last."""
    if domain.quota is None:
        return values
    chosen = list(values)
    order = sorted(
        (at for at, field in enumerate(domain.fields) if field.weight and chosen[at] != domain.quota.option),
        key=lambda at: (judge.t.units[domain.fields[at].id].type == "CA", -domain.fields[at].weight, at),
    )
    while order and domain.short_of_quota(tuple(chosen)):
        chosen[order.pop(0)] = domain.quota.option
    return tuple(chosen)
