"""The course of a Conquest match in figures: points, strength, losses and their causes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from anahuac.app.charting import Chart, Course, Series
from anahuac.engine.text import Ref, Template, text
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.events.core import CommanderEliminated, PointsScored, StepsLost, UnitsEliminated
from anahuac.games.conquest.model import State
from anahuac.games.conquest.terms import AWAITED, CAMPS, ELIMINATED
from anahuac.games.conquest.values import nation_of

POINTS = text("conquest-statistics", "Victory points")
STRENGTH = text("conquest-statistics", "Strength points on the map, by nation")
LOSSES = text("conquest-statistics", "Steps lost, by cause")
SOURCES = text("conquest-statistics", "Victory points, by source")
COMMANDERS = text("conquest-statistics", "Commanders lost, by cause")
AT_END = text("conquest-statistics", "at the end of each turn, and now")
CAUSE_NAMES = {
    "attrition": text("conquest-statistics", "attrition"),
    "fire": text("conquest-statistics", "fire"),
    "combat": text("conquest-statistics", "combat"),
    "sacrifice": text("conquest-statistics", "sacrifice"),
    "marker": text("conquest-statistics", "markers"),
    "no_retreat": text("conquest-statistics", "no retreat"),
    "overrun": text("conquest-statistics", "overrun"),
    "no_refuge": text("conquest-statistics", "no refuge"),
    "arrival": text("conquest-statistics", "arrival"),
}
SOURCE_NAMES = {
    "battle": text("conquest-statistics", "battles"),
    "siege": text("conquest-statistics", "sieges"),
    "objectives": text("conquest-statistics", "objectives"),
    "commander": text("conquest-statistics", "commanders"),
    "sacrifice": text("conquest-statistics", "sacrifices"),
}
_ROLES = {"spain": "spain", "indian": "mexico"}


def charts_of(t: Tables, course: Course) -> tuple[Chart, ...]:
    """Points and strength over the turns, then where losses and points came from; empty ones are left out."""
    points = tuple(
        Series(Ref("camp", camp), _ROLES[camp], tuple(view.vp[camp] for view in course.views), _ROLES[camp])
        for camp in CAMPS
    )
    strengths = [steps_by_nation(t, view) for view in course.views]
    strength = tuple(
        Series(Ref("nation", nation), nation, tuple(count[nation] for count in strengths), nation)
        for nation in t.nations
    )
    made = (
        Chart("points", POINTS(), course.turns, points, clause="conquest:12-a", note=AT_END()),
        Chart("strength", STRENGTH(), course.turns, strength, clause="conquest:3.1-a", note=AT_END()),
        _bars("losses", LOSSES, CAUSE_NAMES, steps_lost(course)),
        _bars("sources", SOURCES, SOURCE_NAMES, points_scored(course), "conquest:12-a"),
        _bars("commanders", COMMANDERS, CAUSE_NAMES, commanders_lost(course)),
    )
    return tuple(chart for chart in made if chart.series)


def steps_by_nation(t: Tables, view: State) -> Counter[str]:
    """Strength points that are in play, by nation."""
    count: Counter[str] = Counter()
    for piece, unit in view.units.items():
        if unit.zone not in (ELIMINATED, AWAITED):
            count[nation_of(t, piece)] += unit.sp
    return count


def steps_lost(course: Course) -> Counter[tuple[str, str]]:
    """Steps lost by (camp, cause); a unit removed whole counts with the steps it had left."""
    count: Counter[tuple[str, str]] = Counter()
    for deed in course.deeds:
        lost: Counter[str] = Counter()
        for event in deed.events:
            if isinstance(event, StepsLost):
                lost.update(dict(event.losses))
                count[event.camp, event.cause] += sum(steps for _, steps in event.losses)
            elif isinstance(event, UnitsEliminated):
                before: State = deed.before()
                left = sum(before.units[unit].sp - lost[unit] for unit in event.units)
                count[event.camp, event.cause] += left
    return count


def commanders_lost(course: Course) -> Counter[tuple[str, str]]:
    """Commanders eliminated by (camp, cause)."""
    events = (event for deed in course.deeds for event in deed.events)
    return Counter((e.camp, e.cause) for e in events if isinstance(e, CommanderEliminated))


def points_scored(course: Course) -> Counter[tuple[str, str]]:
    """Victory points by (camp, source)."""
    count: Counter[tuple[str, str]] = Counter()
    for deed in course.deeds:
        for event in deed.events:
            if isinstance(event, PointsScored):
                count[event.camp, event.why] += event.points
    return count


def _bars(
    key: str,
    title: Template,
    names: Mapping[str, Template],
    count: Counter[tuple[str, str]],
    clause: str = "",
) -> Chart:
    """Bars of both camps for each of ``names`` that occurs, in their order."""
    found = [name for name in names if any(count[camp, name] for camp in CAMPS)]
    series = tuple(
        Series(Ref("camp", camp), _ROLES[camp], tuple(count[camp, name] for name in found), _ROLES[camp])
        for camp in CAMPS
    )
    return Chart(key, title(), tuple(names[n]() for n in found), series if found else (), "bars", clause)
