"""What must fit together within one data file of the siege, wherever its names lead (2, 3, 5, 7, 8, 10, 11)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from anahuac.datafiles import MAP, DataFault
from anahuac.games.siege import data_texts as texts
from anahuac.games.siege.data import Tables
from anahuac.games.siege.dice import Dice, Fated, Gained, Lost
from anahuac.games.siege.shapes import UnitKind
from anahuac.games.siege.terms import CAMPS, CORTES, CUAUHTEMOC, OPTIONS, RULINGS, SIDES, TERRAINS

COUNTERS, CHARTS, ROLLS, SETTINGS = "counters.json", "charts.json", "rolls.json", "settings.json"
#: Shifts and loss modifiers that the rules know.
SHIFTS = ("concentric", "cuauhtemoc_leads", "cortes_leads", "cortes_defends", "sacrifice_marker")
MODIFIERS = ("cannon", "gunboat")
_SIDES_OF_DIE: Mapping[str, tuple[int, int]] = {"1d6": (1, 6), "2d6": (2, 12)}


def inconsistencies(t: Tables) -> Iterator[DataFault]:
    """Everything in tables that cannot be played as it stands."""
    yield from _map(t)
    yield from _counters(t)
    yield from _crt(t)
    yield from _charts(t)
    yield from _rolls(t)
    yield from _settings(t)


def _keys(file: str, place: str, found: Iterable[str], known: Sequence[str]) -> Iterator[DataFault]:
    if sorted(found) != sorted(known):
        yield DataFault(file, place, texts.NOT_THE_KEYS(known=", ".join(known)))


# ------------------------------------------------------------------ the map


def _map(t: Tables) -> Iterator[DataFault]:
    for one in t.hexes.values():
        if one.over_water and not one.has_causeway:
            yield DataFault(MAP, f"/hexes/{one.number}", texts.STRANDED(hex=one.number))
    for (a, b), side in t.hexsides.items():
        if a < b:
            pair = {"a": t.hexes[a].number, "b": t.hexes[b].number}
            if side.water_causeway and not side.causeway:
                yield DataFault(MAP, "/sides/water_causeway", texts.WATER_ONLY(**pair))
            if side.blocked and side.causeway:
                yield DataFault(MAP, "/sides/blocked", texts.BLOCKED_CAUSEWAY(**pair))
    for area in t.lakes.values():
        if not area.neighbours:
            yield DataFault(MAP, f"/areas/{area.number}", texts.LONELY_LAKE(area=str(area.number)))
    if not t.temples:
        yield DataFault(MAP, "/hexes", texts.NO_TEMPLE())


# ------------------------------------------------------------------ counters


def _counters(t: Tables) -> Iterator[DataFault]:
    if sorted(t.camps) != sorted(CAMPS):
        yield DataFault(COUNTERS, "/camps", texts.NOT_THE_CAMPS())
    yield from _keys(COUNTERS, "/sides", t.sides, SIDES)
    if sorted(t.leaders) != sorted((CORTES, CUAUHTEMOC)):
        yield DataFault(COUNTERS, "/leaders", texts.NOT_THE_LEADERS())
    for leader in t.leaders:
        if leader not in t.units:
            yield DataFault(COUNTERS, f"/leaders/{leader}", texts.NO_UNIT(unit=leader))
    for marker in t.markers:
        if marker not in t.counters:
            yield DataFault(COUNTERS, f"/markers/{marker}", texts.NO_UNIT(unit=marker))
    yield from _units(t)
    for counter in t.counters.values():
        if counter.unit not in t.units and counter.unit not in t.markers:
            place = f"/counters/{counter.id}/unit"
            yield DataFault(COUNTERS, place, texts.NO_UNIT(unit=counter.unit))


def _units(t: Tables) -> Iterator[DataFault]:
    for unit in t.units.values():
        place = f"/units/{unit.id}"
        if unit.kind not in t.classes:
            yield DataFault(COUNTERS, f"{place}/class", texts.NO_CLASS(kind=unit.kind))
        if unit.side not in t.sides:
            yield DataFault(COUNTERS, f"{place}/side", texts.NO_SIDE(side=unit.side))
        if unit.tribe is not None and unit.tribe not in t.tribes:
            yield DataFault(COUNTERS, f"{place}/tribe", texts.NO_TRIBE(tribe=unit.tribe))
        if sorted(unit.cf) != list(range(1, unit.steps + 1)):
            yield DataFault(COUNTERS, f"{place}/cf", texts.FACTORS())
        elif unit.steps:
            yield from _faces(t, unit)


def _faces(t: Tables, unit: UnitKind) -> Iterator[DataFault]:
    """The faces of a unit's counters show each of its steps once, with its factor (2.10D)."""
    faces = [(one.id, face) for one in t.counters.values() if one.unit == unit.id for face in one.faces]
    if sorted(face.steps or 0 for _, face in faces) != list(range(1, unit.steps + 1)):
        yield DataFault(COUNTERS, f"/counters/{unit.id}", texts.FACES(unit=unit.id))
        return
    for counter, face in faces:
        if face.cf != unit.factor(face.steps or 0):
            place = f"/counters/{counter}/faces/{face.face}/cf"
            yield DataFault(COUNTERS, place, texts.OTHER_FACTOR(steps=str(face.steps)))


# ------------------------------------------------------------------ charts


def _crt(t: Tables) -> Iterator[DataFault]:
    raw = t.crt_raw
    labels = [f"{n + 1}:1" if n >= 0 else f"1:{1 - n}" for n in raw.odds_index]
    rising = all(b == a + 1 for a, b in pairwise(raw.odds_index))
    if labels != raw.columns or len(labels) < 2 or not rising:
        yield DataFault(CHARTS, "/crt/columns", texts.RATIOS_RISE())
        return
    if (t.odds.index_min, t.odds.index_max) != (t.crt.first, t.crt.last):
        yield DataFault(CHARTS, "/odds", texts.ENDS_OF_ODDS())
    sums = [str(n) for n in range(2, 13)]
    strange = [row for row in (*sums, *raw.rows) if (row in sums) != (row in raw.rows)]
    for row in strange:
        yield DataFault(CHARTS, f"/crt/rows/{row}", texts.CRT_ROWS(row=row))
    short = [row for row, cells in raw.rows.items() if len(cells) != len(labels)]
    for row in short:
        yield DataFault(CHARTS, f"/crt/rows/{row}", texts.CRT_CELLS(row=row))
    if not strange and not short:
        yield from _falls(t)


def _falls(t: Tables) -> Iterator[DataFault]:
    """Better odds and higher rolls never cost the attacker more nor the defender less."""
    for row, cells in t.crt.rows.items():
        for at, (attacker, defender) in enumerate(cells):
            before = [cells[at - 1]] if at else []
            if row - 1 in t.crt.rows:
                before.append(t.crt.rows[row - 1][at])
            if any(attacker > one[0] or defender < one[1] for one in before):
                column = t.crt.columns[at]
                place = f"/crt/rows/{row}/{at}"
                yield DataFault(CHARTS, place, texts.CRT_FALLS(row=str(row), column=column))


def _charts(t: Tables) -> Iterator[DataFault]:
    yield from _keys(CHARTS, "/terrain", t.terrain, TERRAINS)
    yield from _keys(CHARTS, "/shifts", t.shifts, SHIFTS)
    yield from _keys(CHARTS, "/loss_modifiers", t.loss_modifiers, MODIFIERS)


# ------------------------------------------------------------------ dice


def _rolls(t: Tables) -> Iterator[DataFault]:
    r = t.rolls
    yield from _covered("/break_out", r.break_out.dice, r.break_out.results)
    for category, gains in r.replenishment.results.items():
        yield from _covered(f"/replenishment/results/{category}", r.replenishment.dice, gains)
    for pile, fates in r.dead_pile.results.items():
        yield from _covered(f"/dead_pile/results/{pile}", r.dead_pile.dice, fates)
    shown: list[tuple[str, Dice, Mapping[Any, list[int]]]] = [
        ("/bombardment/hit_on", r.bombardment.dice, r.bombardment.hit_on),
        ("/leader_risk/lost_on", r.leader_risk.dice, r.leader_risk.lost_on),
        ("/trap/success", r.trap.dice, r.trap.success),
        ("/charge/success", r.charge.dice, r.charge.success),
        ("/prisoners", r.prisoners.dice, {"taken_on": r.prisoners.taken_on}),
        ("/disease", r.disease.dice, {"outbreak_on": r.disease.outbreak_on}),
    ]
    for place, dice, lists in shown:
        least, most = _SIDES_OF_DIE[dice]
        for key, faces in lists.items():
            for die in faces:
                if not least <= die <= most:
                    said = texts.NO_SUCH_DIE(dice=dice, die=str(die))
                    yield DataFault(ROLLS, f"{place}/{key}", said)
    yield from _keys(ROLLS, "/loss_points", t.loss_points, ("rr", "dead_units", "cuauhtemoc_free"))
    firsts = [level.first for level in t.levels]
    ends = [None if level.to is None else level.to + 1 for level in t.levels]
    if [*firsts[1:], None] != ends or firsts[0] != 0 or firsts != sorted(firsts):
        yield DataFault(ROLLS, "/levels", texts.LEVEL_GAP())


def _covered(place: str, dice: Dice, rows: Sequence[Lost | Gained | Fated]) -> Iterator[DataFault]:
    """Each result of the dice has exactly one row."""
    least, most = _SIDES_OF_DIE[dice]
    for die in range(least, most + 1):
        if sum(row.first <= die <= row.to for row in rows) != 1:
            yield DataFault(ROLLS, place, texts.DIE_HOLE(die=str(die)))


# ------------------------------------------------------------------ settings


def _settings(t: Tables) -> Iterator[DataFault]:
    yield from _keys(SETTINGS, "/settings", t.settings, (*OPTIONS, *RULINGS))
    for row in t.settings.values():
        place = f"/settings/{row.key}"
        values = [False, True] if row.type == "bool" else [choice.value for choice in row.choices]
        if not any(row.default is value or row.default == value for value in values):
            yield DataFault(SETTINGS, f"{place}/default", texts.NO_SUCH_VALUE())
        for key in row.needs:
            if key not in t.settings:
                yield DataFault(SETTINGS, f"{place}/needs", texts.NO_SETTING(key=key))
    for preset in t.presets.values():
        for key in preset.values:
            if key not in t.settings:
                yield DataFault(SETTINGS, f"/presets/{preset.id}/values", texts.NO_SETTING(key=key))
