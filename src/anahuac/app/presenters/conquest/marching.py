"""How far a march reaches in one gesture: the zones, the way there, the steps, the cost."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush

from msgspec.structs import replace

from anahuac.app.presenter import Mark, Reach
from anahuac.app.presenters.conquest import odds_texts, texts
from anahuac.app.presenters.conquest.odds_rows import number
from anahuac.engine.decision import Action, Chosen, Decision, Some
from anahuac.engine.text import Param
from anahuac.games.conquest.actions.strategic import Step
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.frames.strategic import MarchFrame
from anahuac.games.conquest.model import State, form_of
from anahuac.games.conquest.odds.entering import combat, entry, moved_to
from anahuac.games.conquest.rules.ch05_zones import entry_cost, has_units
from anahuac.games.conquest.rules.ch08_march import LEAD_OUT, can_enter
from anahuac.games.conquest.terms import enemy


def reach_of(
    t: Tables, s: State, decision: Decision, picked: Sequence[str], told: bool = True
) -> dict[str, Reach]:
    """Zones that the march under way can reach, by ref; while it musters, with the counters picked.

    Labels tell the cost and, where ``told``, what ending the march there sets off.
    """
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, MarchFrame):
        return {}
    first: tuple[Action, ...] = ()
    if decision.kind == "muster" and isinstance(decision.domain, Some):
        items = tuple(item for item in decision.domain.items if item in picked)
        first = (Chosen(items),)
        mp = frame.mp - (LEAD_OUT if form_of(s, frame.camp, frame.zone) == "garrison" else 0)
        frame = replace(frame, pieces=(frame.leader, *items), mp=mp)
    elif decision.kind != "march" or picked:
        return {}
    return _spread(t, s, frame, first, told)


def _sets_off(t: Tables, s: State, frame: MarchFrame, way: tuple[int, ...]) -> tuple[Param, ...]:
    """What ending the march there brings: a combat, control, the die of attrition."""
    found: list[Param] = []
    follows = entry(t, s, frame.camp, frame.pieces, frame.zone, way)
    if follows.combat == "siege":  # its first assault is nobody's choice (10.4-e)
        there = moved_to(t, s, frame.camp, frame.pieces, frame.zone, way)
        first = combat(t, there, way[-1])
        mine, theirs = number(first.expected(True)), number(first.expected(False))
        found.append(odds_texts.STORMS_AT_ONCE(mine=mine, theirs=theirs))
    elif follows.combat is not None:
        found.append(odds_texts.COMBATS[follows.combat]())
    if follows.takes:
        found.append(odds_texts.TAKES())
    if follows.loses:
        found.append(odds_texts.WEARS(ways=int(follows.loses * 6)))
    return tuple(found)


def cheapest(t: Tables, s: State, start: MarchFrame) -> tuple[dict[int, int], dict[int, tuple[int, ...]]]:
    """Cost of and way to each zone that a march reaches; a zone with enemy units ends the way."""
    best = {start.zone: 0}
    ways: dict[int, tuple[int, ...]] = {start.zone: ()}
    queue = [(0, start.zone)]
    while queue:
        spent, zone = heappop(queue)
        if spent > best[zone] or (zone != start.zone and has_units(s, enemy(start.camp), zone)):
            continue
        here = replace(start, zone=zone, mp=start.mp - spent)
        if here.mp <= 0:
            continue
        for to in t.zones[zone].neighbours:
            if not can_enter(t, s, here, to):
                continue
            total = spent + entry_cost(t, s, zone, to)
            if total < best.get(to, total + 1):
                best[to] = total
                ways[to] = (*ways[zone], to)
                heappush(queue, (total, to))
    return best, ways


def _spread(
    t: Tables, s: State, start: MarchFrame, first: tuple[Action, ...], told: bool
) -> dict[str, Reach]:
    """The cheapest way to each zone as a gesture."""
    best, ways = cheapest(t, s, start)
    found = {}
    for zone, way in ways.items():
        if not way:
            continue
        fights = has_units(s, enemy(start.camp), zone)
        mark: Mark = "target" if fights else "reach_last" if best[zone] == start.mp else "reach"
        steps = tuple(Step(step) for step in way)
        refs = tuple(f"place:{step}" for step in way)
        cost: Param = texts.COST_OF(best[zone])
        if told and (what := _sets_off(t, s, start, way)):
            cost = odds_texts.SETS_OFF(cost=cost, what=what)
        found[f"place:{zone}"] = Reach((*first, *steps), refs, mark, cost)
    return found
