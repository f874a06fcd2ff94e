"""Odds of the fire sequence: shots and War dogs (10.3.4.2)."""

from __future__ import annotations

from anahuac.engine.rules import rule
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.model import State
from anahuac.games.conquest.odds.board import DIE, beaten, decided_by, is_blocked, left_alone
from anahuac.games.conquest.odds.tolls import risk_of
from anahuac.games.conquest.odds.values import NO_TOLL, Factor, Odds, Row, Toll, gathered
from anahuac.games.conquest.rules import ch10_3_4_2_fire as fire_rules
from anahuac.games.conquest.rules.ch10_3_board import commanders_at, fought, units_at
from anahuac.games.conquest.terms import INDIAN, Camp, enemy
from anahuac.games.conquest.values import historical_commanders


@rule("conquest:10.3.4-e", "conquest:10.3.4-g", "conquest:T3-b", "conquest:T3-c")
def fire(t: Tables, s: State, unit: str, target: str) -> Odds:
    """A shot: hit up to the combat factor; on a natural 1 commanders beside the target are in danger."""
    shot = fire_rules.odds_of_shot(t, s, unit, target)
    camp = s.units[unit].camp
    foe = enemy(camp)
    tz = fought(s).at[target]
    chiefs = historical_commanders(t, s, commanders_at(s, foe, tz))
    rows = [
        _shot(t, s, foe, target, tz, chiefs if die == 1 else (), die, fire_rules.harasses(t, s, unit, target))
        if die <= shot.needed
        else Row(1, said="miss", dice=(die,))
        for die in range(1, shot.sides + 1)
    ]
    distance = t.board.distance("fire", fought(s).at[unit], tz) or 0
    factors = (
        Factor("range", distance, "conquest:10.3.4-d", (unit,)),
        Factor(
            "zig_zag" if shot.zig_zag else "hits_up_to",
            shot.needed,
            "conquest:T3-c" if shot.zig_zag else "conquest:10.3.4-e",
            (unit,),
        ),
    )
    return Odds(
        kind="fire",
        attacker=camp,
        refs=(f"piece:{unit}", f"piece:{target}"),
        total=shot.sides,
        rows=gathered(rows),
        factors=factors,
        clause="conquest:10.3.4-c",
    )


def _shot(
    t: Tables, s: State, foe: Camp, target: str, tz: str, chiefs: tuple[str, ...], die: int, harassed: bool
) -> Row:
    survives = s.units[target].sp > 1
    back = harassed and survives
    blocked = back and is_blocked(t, s, foe, tz)
    alone = units_at(s, foe, tz) == (target,)
    gone = alone and not survives
    last = blocked and alone and s.units[target].sp == 2
    toll = Toll(1, int(blocked), retreats=back and not blocked, gone=gone or last)
    lost = [foe] if alone and beaten(t, s, foe, tz, toll) else []
    risks = (*(risk_of(t, s, chief, "fire") for chief in chiefs), *left_alone(t, s, foe, tz, toll))
    return decided_by(s, Row(1, NO_TOLL, toll, risks, said="hit", dice=(die,)), lost, enemy(foe))


@rule("conquest:T3-a")
def dogs(t: Tables, s: State, camp: Camp, tz: str) -> Odds:
    """War dogs: one or two light units run."""
    runners = fire_rules.runners(t, s, tz)
    blocked = is_blocked(t, s, INDIAN, tz)
    rows = []
    for die in range(1, DIE + 1):
        count = min(fire_rules.scared_by(die), len(runners))
        toll = Toll(0, int(blocked), retreats=not blocked)
        rows.append(Row(1, NO_TOLL, toll, said="one_runs" if count == 1 else "two_run", dice=(die,)))
    factors = (Factor("light_units", len(runners), "conquest:T3-a", runners),)
    return Odds("dogs", camp, (f"tz:{tz}",), DIE, gathered(rows), factors, clause="conquest:T3-a")
