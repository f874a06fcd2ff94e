"""The course of a siege in figures: Loss points, strength, losses by cause and class, the dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from anahuac.app.charting import Chart, Course, Series
from anahuac.engine.text import Param, Ref, Template, text
from anahuac.games.siege.data import Tables
from anahuac.games.siege.events import Event
from anahuac.games.siege.events.afloat import Bombarded, LakeFought
from anahuac.games.siege.events.core import StepsGained, StepsLost
from anahuac.games.siege.events.ground import BattleFought, ChargeRidden, TrapTried
from anahuac.games.siege.events.leaders import PrisonersTested
from anahuac.games.siege.events.recovery import BreakOutRolled, DeadRolled, DesertionChecked
from anahuac.games.siege.events.sequence import Objected
from anahuac.games.siege.model import HIDDEN, State
from anahuac.games.siege.rules.ch05_victory import Points, loss_points
from anahuac.games.siege.terms import AZTEC, CAMPS, SIDES, SPANISH, is_hex, is_lake

POINTS = text("siege-statistics", "Loss points")
STRENGTH = text("siege-statistics", "Steps on the map, by side")
CAUSES = text("siege-statistics", "Steps lost, by cause")
CLASSES = text("siege-statistics", "Steps lost, by class")
TWO_DICE = text("siege-statistics", "Sums of two dice in battles, by attacker")
ONE_DIE = text("siege-statistics", "Single dice, by who rolled")
AT_END = text("siege-statistics", "at the end of each couplet, and now")
UNSEEN = text("siege-statistics", "at the end of each couplet, and now; the Aztecs are not all seen")
TOTAL = text("siege-statistics", "all together")
RECOVERIES = text("siege-statistics", "R&R Interphases")
DEAD = text("siege-statistics", "Spanish units lost")
CAUSE_NAMES = {
    "ground": text("siege-statistics", "battles on land"),
    "lake": text("siege-statistics", "battles on the lake"),
    "bombardment": text("siege-statistics", "bombardment"),
    "trap": text("siege-statistics", "traps"),
    "charge": text("siege-statistics", "charges"),
    "break_out": text("siege-statistics", "break-outs"),
    "disease": text("siege-statistics", "disease"),
}
#: Lines of the Loss points: which of them, its name, its colour role.
_LINES: tuple[tuple[Callable[[Points], int], Template, str], ...] = (
    (lambda points: points.total, TOTAL, "siege.aztec"),
    (lambda points: points.recoveries, RECOVERIES, "siege.ally"),
    (lambda points: points.dead_units, DEAD, "siege.spanish"),
)
#: Steps of each side and class, or of each side and cause.
Count = Counter[tuple[str, str]]


def charts_of(t: Tables, course: Course) -> tuple[Chart, ...]:
    """Loss points and strength over the couplets, losses, dice; empty ones are left out."""
    strength, note = _strength(t, course)
    causes, classes = steps_lost(t, course)
    two, one = dice(course)
    sides: dict[str, Param] = {side: Ref("side", side) for side in SIDES}
    camps: dict[str, Param] = {camp: Ref("camp", camp) for camp in CAMPS}
    kinds = [kind for kind in t.classes if any(classes[side, kind] for side in SIDES)]
    made = (
        Chart("points", POINTS(), course.turns, _points(t, course), clause="siege:5.4", note=AT_END()),
        Chart("strength", STRENGTH(), course.turns, strength, clause="siege:2.10A", note=note),
        _bars("causes", CAUSES, [(name, said()) for name, said in CAUSE_NAMES.items()], sides, causes),
        _bars("classes", CLASSES, [(kind, Ref("class", kind)) for kind in kinds], sides, classes),
        _bars(
            "two_dice", TWO_DICE, [(str(sum_), str(sum_)) for sum_ in range(2, 13)], camps, two, whole=True
        ),
        _bars("one_die", ONE_DIE, [(str(die), str(die)) for die in range(1, 7)], camps, one, whole=True),
    )
    return tuple(chart for chart in made if chart.series)


def _points(t: Tables, course: Course) -> tuple[Series, ...]:
    found = [loss_points(t, view) for view in course.views]
    return tuple(
        Series(said(), role, tuple(count(points) for points in found), role) for count, said, role in _LINES
    )


def _strength(t: Tables, course: Course) -> tuple[tuple[Series, ...], Param]:
    """Lines of the sides; of the Aztecs none to whom their counters are not all told (8.8A)."""
    counts = [steps_by_side(t, view) for view in course.views]
    hidden = any(piece.at == HIDDEN for view in course.views for piece in view.pieces.values())
    sides = [side for side in SIDES if not (hidden and side == AZTEC)]
    series = tuple(
        Series(Ref("side", side), _role(side), tuple(count[side] for count in counts), _role(side))
        for side in sides
    )
    return series, UNSEEN() if hidden else AT_END()


def _role(side: str) -> str:
    return f"siege.{side}"


def steps_by_side(t: Tables, view: State) -> Counter[str]:
    """Steps on the map, hexes and lake, of every side, as far as a view tells."""
    count: Counter[str] = Counter()
    for unit, piece in view.pieces.items():
        if is_hex(piece.at) or is_lake(piece.at):
            count[t.units[unit].side] += piece.steps
    return count


def steps_lost(t: Tables, course: Course) -> tuple[Count, Count]:
    """Steps lost by (side, cause) and by (side, class); an Aztec unit that is not seen has no class."""
    causes: Count = Counter()
    classes: Count = Counter()
    for event in _events(course):
        if isinstance(event, StepsLost):
            for unit, steps in event.losses:
                side = t.units[unit].side if unit in t.units else event.camp
                causes[side, event.cause] += steps
                if unit in t.units:
                    classes[side, t.units[unit].kind] += steps
    return causes, classes


def dice(course: Course) -> tuple[Count, Count]:
    """How often each camp rolled which sum of two dice in battles, and which face of a single one."""
    two: Count = Counter()
    one: Count = Counter()
    for event in _events(course):
        if isinstance(event, BattleFought | LakeFought):
            two[event.camp, str(sum(event.dice))] += 1
        for camp, die in _single(event):
            one[camp, str(die)] += 1
    return two, one


def _single(event: Event) -> Sequence[tuple[str, int]]:
    """Who rolled single dice, and what they showed."""
    match event:
        case Bombarded() | BreakOutRolled() | DeadRolled():
            return ((event.camp, event.die),)
        case StepsGained() if event.die:
            return ((event.camp, event.die),)
        case DesertionChecked():
            return ((SPANISH, event.die),)
        case TrapTried() | PrisonersTested() | Objected():
            return ((AZTEC, event.die),)
        case ChargeRidden():
            return tuple((SPANISH, die) for _, die in event.dice)
    return ()


def _events(course: Course) -> Iterator[Event]:
    return (event for deed in course.deeds for event in deed.events)


def _bars(
    key: str,
    title: Template,
    columns: Sequence[tuple[str, Param]],
    groups: dict[str, Param],
    count: Count,
    whole: bool = False,
) -> Chart:
    """Bars of all groups that have any, for each column that occurs; ``whole``: for each column."""
    seen = [group for group in groups if any(count[group, column] for column, _ in columns)]
    found = [pair for pair in columns if whole or any(count[group, pair[0]] for group in groups)]
    series = tuple(
        Series(groups[group], _role(group), tuple(count[group, column] for column, _ in found), _role(group))
        for group in seen
    )
    return Chart(key, title(), tuple(said for _, said in found), series, "bars")
