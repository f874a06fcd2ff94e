"""What a result of a combat table costs a side: losses, S, dice for commanders, R (10.3.4-l)."""

from __future__ import annotations

from anahuac.engine.rules import rule
from anahuac.games.conquest.crt import Result
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.model import State
from anahuac.games.conquest.odds.values import Points, Risk, Toll
from anahuac.games.conquest.rules.ch10_effects import CANNON
from anahuac.games.conquest.rules.ch12_victory import points_for_commander, points_for_sacrificed_unit
from anahuac.games.conquest.terms import INDIAN, SPAIN
from anahuac.games.conquest.values import cf_at, historical_commanders

#: A commander dies on this number of the D10 (10.3.4-q).
DEADLY, D10 = 1, 10


def most_left(steps: list[int], losses: int) -> int:
    """How many of some units can be kept alive when they lose ``losses`` strength points together."""
    spare = sum(sp - 1 for sp in steps)
    return len(steps) if losses <= spare else max(0, len(steps) - (losses - spare))


@rule("conquest:10.3.4-m", "conquest:10.3.4-u")
def left_after(t: Tables, s: State, units: tuple[str, ...], result: Result, guns_lost: bool) -> int:
    """How many units a side keeps at most through losses, S and, where R costs it its cannons, those."""
    guns = [s.units[u].sp for u in units if t.units[u].type == CANNON] if guns_lost else []
    rest = [s.units[u].sp for u in units if not guns_lost or t.units[u].type != CANNON]
    losses = result.losses
    on_rest = most_left(rest, max(0, losses - sum(guns)))
    if not result.sacrifice:
        return on_rest
    on_gun = most_left(rest, max(0, losses - sum(guns) + 1)) if guns else -1
    return max(on_rest - 1, on_gun, 0)


@rule("conquest:10.3.4-l", "conquest:10.3.4-m", "conquest:10.3.4-n", "conquest:10.3.4-u")
def toll_of(
    t: Tables,
    s: State,
    pieces: tuple[str, ...],
    result: Result,
    *,
    moves: bool = True,
    board: bool = False,
    capacity: int = 0,
    blocked: bool = False,
) -> Toll:
    """What a result costs the units and commanders among ``pieces``.

    ``moves``: R makes a side leave, as it does everywhere but in a siege. On the tactical ``board`` up to ``capacity``
    counters may ignore it, and enemies may have ``blocked`` the way back.
    """
    units = tuple(piece for piece in pieces if piece in s.units)
    steps = min(result.losses, sum(s.units[unit].sp for unit in units))
    kept = left_after(t, s, units, result, False)
    marked = marked_for_sacrifice(s, pieces)
    chief = marked is not None and marked in s.commanders
    if chief and result.sacrifice:
        kept = left_after(t, s, units, Result(result.losses), False)
    sacrificed = int(result.sacrifice and (chief or left_after(t, s, units, Result(steps), False) > 0))
    back = result.retreat and kept > 0
    guns = back and any(t.units[unit].type == CANNON for unit in units)
    retreats = back and moves
    holders = min(capacity, kept) if retreats else 0
    if guns and not holders and (board or not moves):
        kept = left_after(t, s, units, result, True)
    stays = retreats and blocked and left_after(t, s, units, result, guns) > holders
    return Toll(
        steps=steps,
        more=int(stays),
        sacrificed=sacrificed,
        retreats=retreats and not stays,
        holders=holders,
        guns=guns,
        gone=kept == 0 or (stays and not holders and _points_left(t, s, units, result.losses) <= 1),
    )


def _points_left(t: Tables, s: State, units: tuple[str, ...], losses: int) -> int:
    """Strength points that a side keeps beside its cannons if these pay first."""
    guns = sum(s.units[unit].sp for unit in units if t.units[unit].type == CANNON)
    return sum(s.units[unit].sp for unit in units) - guns - max(0, losses - guns)


def marked_for_sacrifice(s: State, pieces: tuple[str, ...]) -> str | None:
    """The counter among some pieces that bears the Sacrifice marker (10.3.2-f)."""
    marked = None if s.battle is None else s.battle.sacrifice
    return marked if marked in pieces else None


@rule("conquest:10.3.4-q", "conquest:10.3.4-g", "conquest:12-e", "conquest:12-f")
def risks_of(t: Tables, s: State, pieces: tuple[str, ...], result: Result) -> tuple[Risk, ...]:
    """The commanders for whom a die is rolled after a result, in the order of the dice."""
    marked = marked_for_sacrifice(s, pieces) if result.sacrifice else None
    there = tuple(piece for piece in pieces if piece in s.commanders and piece != marked)
    found: list[Risk] = []
    for mark, due in (("star", result.star and not result.heart), ("heart", result.heart)):
        if due:
            found += [risk_of(t, s, chief, mark) for chief in historical_commanders(t, s, there)]
    return tuple(found)


def risk_of(t: Tables, s: State, chief: str, mark: str) -> Risk:
    """The die for one commander."""
    due = points_for_commander(t, s, chief, True, mark == "heart")
    return Risk(chief, mark, DEADLY, D10, due[1] if due else 0, due[0] if due else None)


@rule("conquest:12-f", "conquest:10.3.4-u")
def points_of_sacrifice(t: Tables, s: State, pieces: tuple[str, ...], result: Result) -> tuple[Points, ...]:
    """What an S brings: the combat factor that the unit given up then shows, or a marked commander's capacity."""
    marked = marked_for_sacrifice(s, pieces)
    if marked is not None and marked in s.commanders:
        due = points_for_commander(t, s, marked, True, True)
        return (Points(due[0], due[1], due[1], "sacrifice"),) if due else ()
    units = tuple(piece for piece in pieces if piece in s.units)
    if not units or s.units[units[0]].camp != SPAIN:
        return ()
    total = sum(s.units[unit].sp for unit in units)
    values = [
        cf_at(t, s, unit, left)
        for unit in units
        if marked in (None, unit) or result.losses >= s.units[str(marked)].sp
        for left in range(1, s.units[unit].sp + 1)
        if _reachable(s.units[unit].sp - left, result.losses, total - s.units[unit].sp)
    ]
    if result.losses == 0 and marked is not None:
        due = points_for_sacrificed_unit(t, s, marked)
        values = [due[1]] if due else values
    return (Points(INDIAN, min(values), max(values), "sacrifice"),) if values else ()


def _reachable(own: int, losses: int, others: int) -> bool:
    """Whether a side can spread its losses so that one unit takes ``own`` and the rest the remainder."""
    return own <= losses <= own + others


@rule("conquest:9-d", "conquest:10.3.4-m")
def spread(t: Tables, s: State, units: tuple[str, ...], losses: int) -> tuple[tuple[str, int], ...]:
    """Losses as a careful owner spreads them: as many units as can be stay alive, then as many combat factors.

    Cavalry and cannons pay last of equals.
    """
    taken = dict.fromkeys(units, 0)
    for _ in range(min(losses, sum(s.units[unit].sp for unit in units))):
        open_units = [unit for unit in units if taken[unit] < s.units[unit].sp]

        def price(unit: str) -> tuple[bool, int, bool, int]:
            left = s.units[unit].sp - taken[unit]
            costs = cf_at(t, s, unit, left) - (cf_at(t, s, unit, left - 1) if left > 1 else 0)
            return left == 1, costs, t.units[unit].type in ("CL", "CM", CANNON), t.order[unit]

        taken[min(open_units, key=price)] += 1
    return tuple((unit, lost) for unit, lost in taken.items() if lost)
