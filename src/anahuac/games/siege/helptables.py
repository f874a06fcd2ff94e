"""What the rules help shows of the data: its tables, and the names of the pictures that a page may ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from anahuac.engine.sheet import Cell, Sheet, Shown
from anahuac.engine.text import Param, Ref, Template
from anahuac.games.siege import help_texts as texts
from anahuac.games.siege.data import Tables
from anahuac.games.siege.helpdice import DICE_SHEETS, signed
from anahuac.games.siege.shapes import SettingRow, UnitKind

Rows = tuple[tuple[Cell, ...], ...]
Make = Callable[[Tables], tuple[Sheet, ...]]


def picture_names(t: Tables) -> frozenset[str]:
    """Pictures of counters and terrain that a page may ask for, as ``"unit/S1"``, ``"terrain/chinampa_city"``."""
    return frozenset(
        (
            *(f"unit/{unit}" for unit in t.units if unit not in t.leaders),
            *(f"leader/{leader}" for leader in t.leaders),
            *(f"marker/{face.id}" for marker in t.markers.values() for face in marker.faces),
            *(f"terrain/{terrain}" for terrain in t.terrain),
        )
    )


def sheet_names() -> frozenset[str]:
    """Names of all tables."""
    return frozenset(_SHEETS)


def sheets(t: Tables, name: str) -> tuple[Sheet, ...]:
    """The tables of a name, one or several; none for a name that is not there."""
    make = _SHEETS.get(name)
    return make(t) if make is not None else ()


def _said(*templates: Template) -> tuple[Param, ...]:
    return tuple(template() for template in templates)


def _picture(t: Tables, unit: str) -> str:
    return f"leader/{unit}" if unit in t.leaders else f"unit/{unit}"


def _alike(t: Tables) -> list[list[UnitKind]]:
    """Units of one class with the same figures together, in the order of the counters."""
    groups: dict[tuple[object, ...], list[UnitKind]] = {}
    for unit in t.units.values():
        key = unit.kind, unit.side, unit.steps, tuple(unit.cf.items()), unit.ma, unit.moves, unit.lake
        groups.setdefault(key, []).append(unit)
    return list(groups.values())


def _factors(unit: UnitKind) -> Param:
    """CF from full strength down."""
    return " / ".join(str(unit.factor(left)) for left in range(unit.steps, 0, -1)) or "–"


def _allowance(unit: UnitKind) -> Param:
    if unit.moves == "lake_area":
        return texts.AREAS()
    return texts.CARRIED() if unit.moves == "carried" else unit.ma


def _lake(unit: UnitKind) -> Param:
    return texts.YES() if unit.lake else texts.NO()


def _crt(t: Tables) -> tuple[Sheet, ...]:
    """Printed as the cells are read, so that what is shown is what is rolled for."""
    rows: Rows = tuple(
        (roll, *(f"{ours}/{theirs}" for ours, theirs in row)) for roll, row in t.crt.rows.items()
    )
    return (Sheet((texts.DIE(), *t.crt.columns), rows, note=texts.CRT_NOTE()),)


def _terrain(t: Tables) -> tuple[Sheet, ...]:
    rows: list[tuple[Cell, ...]] = []
    for row in t.terrain.values():
        shift: Param = signed(row.shift) if row.shift else "–"
        if row.shift and row.shift_applies_to == "aztec":
            shift = texts.AZTECS_ONLY(columns=shift)
        costs = (cost if cost is not None else "–" for cost in (row.mp.spanish_side, row.mp.aztec))
        rows.append((Shown(f"terrain/{row.id}", Ref("terrain", row.id)), *costs, shift))
    columns = _said(texts.TERRAIN, texts.SPANISH_MP, texts.AZTEC_MP, texts.DEFENCE)
    return (Sheet(columns, tuple(rows), note=texts.TERRAIN_NOTE()),)


def _shifts(t: Tables) -> tuple[Sheet, ...]:
    rows: Rows = tuple(
        (Ref("shift", row.id), signed(row.value), texts.TIMES(row.max_count), row.clause)
        for row in t.shifts.values()
    )
    losses: Rows = tuple(
        (
            Ref("loss_modifier", row.id),
            _CHANGES[row.operation](number=row.value, least=row.zero_becomes),
            texts.GROUND() if row.battle == "ground" else texts.AFLOAT(),
            row.clause,
        )
        for row in t.loss_modifiers.values()
    )
    return (
        Sheet(_said(texts.SHIFT, texts.BY, texts.AT_MOST, texts.RULE), rows),
        Sheet(_said(texts.MODIFIER, texts.CHANGE, texts.BATTLES, texts.RULE), losses),
    )


_CHANGES: Final[Mapping[str, Template]] = {"add": texts.ADDED, "multiply": texts.MULTIPLIED}


def _units(t: Tables) -> tuple[Sheet, ...]:
    rows: Rows = tuple(
        (
            Shown(_picture(t, units[0].id), Ref("class", units[0].kind)),
            Ref("side", units[0].side),
            len(units),
            units[0].steps or "–",
            _factors(units[0]),
            _allowance(units[0]),
            _lake(units[0]),
        )
        for units in _alike(t)
    )
    columns = _said(texts.CLASS, texts.SIDE, texts.COUNT, texts.STEPS_OF, texts.CF, texts.MA, texts.LAKE)
    return (Sheet(columns, rows, note=texts.UNITS_NOTE()),)


def _counters(t: Tables) -> tuple[Sheet, ...]:
    """Every unit by its name, a table for each side."""
    found = []
    columns = _said(texts.UNIT, texts.NAME, texts.CLASS, texts.PEOPLE, texts.CF, texts.MA, texts.LAKE)
    for side in t.sides:
        rows: Rows = tuple(
            (
                Shown(_picture(t, unit.id), unit.id if unit.id not in t.leaders else "–"),
                Ref("piece", unit.id),
                Ref("class", unit.kind),
                Ref("tribe", unit.tribe) if unit.tribe else "–",
                _factors(unit),
                _allowance(unit),
                _lake(unit),
            )
            for unit in t.units.values()
            if unit.side == side
        )
        found.append(Sheet(columns, rows, Ref("side", side)))
    return tuple(found)


def _peoples(t: Tables) -> tuple[Sheet, ...]:
    rows: list[tuple[Cell, ...]] = []
    for tribe in t.tribes.values():
        units = [unit for unit in t.units.values() if unit.tribe == tribe.id]
        if units:
            elites = sum(unit.kind == "ally_elite" for unit in units)
            lakes = sum(unit.lake for unit in units)
            name = Shown(_picture(t, units[-1].id), Ref("tribe", tribe.id))
            rows.append((name, tribe.id, elites or "–", len(units) - elites, lakes or "–"))
    columns = _said(texts.PEOPLE, texts.CODE, texts.ELITES, texts.REGULARS, texts.LAKE)
    return (Sheet(columns, tuple(rows)),)


def _stacking(t: Tables) -> tuple[Sheet, ...]:
    limits = t.stacking
    aztec = tuple(
        (
            texts.KNIGHTS_OF(row.knight),
            *((texts.REGULARS_OF(row.aztec_regular),) if row.aztec_regular else ()),
        )
        for row in limits.aztec
    )
    allies = texts.ELITES_OF(limits.ally_elite), texts.REGULARS_OF(limits.ally_regular)
    rows: Rows = (
        (texts.SPANISH_STACK(), texts.SPANISH_LIMIT(number=limits.spanish)),
        (texts.ALLY_STACK(), texts.ALLY_LIMIT(units=allies)),
        *((texts.AZTEC_STACK(), one) for one in aztec),
        (texts.LAKE_STACK(), texts.LAKE_LIMIT()),
    )
    return (Sheet(_said(texts.STACK, texts.LIMIT), rows, note=texts.STACKING_NOTE()),)


def _setup(t: Tables) -> tuple[Sheet, ...]:
    scenario = next(iter(t.scenarios.values()))
    rows: list[tuple[Cell, ...]] = [
        (
            Ref("zone", zone.id),
            texts.WITHIN(radius=zone.radius, place=t.hexes[zone.centre].number),
            _by_class(t, zone.units),
        )
        for zone in scenario.zones
    ]
    fleet = scenario.fleet
    rows.append((Ref("zone", fleet.id), Ref("place", fleet.lake), _by_class(t, fleet.units)))
    note = texts.SETUP_NOTE(distance=scenario.aztec.min_distance)
    return (Sheet(_said(texts.ZONE, texts.WHERE, texts.UNITS_OF), tuple(rows), note=note),)


def _by_class(t: Tables, units: Iterable[str]) -> Param:
    """How many of each class."""
    count: dict[str, int] = {}
    for unit in units:
        count[t.units[unit].kind] = count.get(t.units[unit].kind, 0) + 1
    return tuple(texts.MANY(number=number, kind=Ref("class", kind)) for kind, number in count.items())


def _forts(t: Tables) -> tuple[Sheet, ...]:
    """Fortresses and temples: their columns, and who may stay there in an R&R (10.3.2, 10.3.3)."""
    rows: list[tuple[Cell, ...]] = []
    keepers = {"spanish": t.redeployment.spanish_keepers, "aztec": t.redeployment.aztec_keepers}
    for place in (*t.fortresses, *t.temples):
        one = t.hexes[place]
        stay: Param = tuple(Ref("camp", camp) for camp, places in keepers.items() if place in places) or "–"
        terrain = Shown(f"terrain/{one.terrain}", Ref("place", place))
        lakes: Param = tuple(t.lakes[lake].number for lake in one.lakes) or "–"
        rows.append((terrain, one.number, signed(t.terrain[one.terrain].shift), lakes, stay))
    columns = _said(texts.FORT, texts.HEX, texts.DEFENCE, texts.LAKES, texts.STAY)
    return (Sheet(columns, tuple(rows)),)


def _phases(t: Tables) -> tuple[Sheet, ...]:
    rows: Rows = tuple(
        (Ref("phase", phase.id), Ref("camp", phase.side), phase.clause) for phase in t.phases.values()
    )
    return (Sheet(_said(texts.PHASE, texts.WHOSE, texts.RULE), rows),)


def _recovery(t: Tables) -> tuple[Sheet, ...]:
    rows: Rows = tuple((Ref("rr_step", step.id), step.clause) for step in t.rr_steps.values())
    return (Sheet(_said(texts.PHASE, texts.RULE), rows),)


def _loss_points(t: Tables) -> tuple[Sheet, ...]:
    rows: Rows = tuple(
        (
            Ref("loss_points", row.id),
            row.points if row.id == "cuauhtemoc_free" else texts.EACH(points=row.points),
        )
        for row in t.loss_points.values()
    )
    return (Sheet(_said(texts.SOURCE, texts.POINTS), rows),)


def _levels(t: Tables) -> tuple[Sheet, ...]:
    rows: Rows = tuple(
        (
            Ref("level", level.id),
            texts.FROM_UP(first=level.first)
            if level.to is None
            else texts.SPAN(first=level.first, last=level.to),
            Ref("camp", level.winner),
        )
        for level in t.levels
    )
    return (Sheet(_said(texts.LEVEL, texts.POINTS, texts.WINNER), rows, note=texts.LEVELS_NOTE()),)


def _options(t: Tables) -> tuple[Sheet, ...]:
    return (_settings(t, texts.SETTING, lambda row: row.key.startswith("opt_")),)


def _readings(t: Tables) -> tuple[Sheet, ...]:
    return (_settings(t, texts.READING, lambda row: not row.key.startswith("opt_")),)


def _settings(t: Tables, head: Template, belongs: Callable[[SettingRow], bool]) -> Sheet:
    rows: Rows = tuple(
        (
            Ref("setting", row.key),
            Ref("setting_summary", row.key),
            _default(row),
            ", ".join(row.clauses),
        )
        for row in t.settings.values()
        if belongs(row)
    )
    return Sheet(_said(head, texts.EFFECT, texts.USUAL, texts.RULE), rows)


def _default(row: SettingRow) -> Param:
    if row.type == "bool":
        return texts.ON() if row.default else texts.OFF()
    return Ref("setting_value", f"{row.key}={row.default}")


_SHEETS: dict[str, Make] = {
    "combat": _crt,
    "terrain": _terrain,
    "shifts": _shifts,
    "units": _units,
    "counters": _counters,
    "peoples": _peoples,
    "stacking": _stacking,
    "setup": _setup,
    "forts": _forts,
    "phases": _phases,
    "recovery": _recovery,
    "loss-points": _loss_points,
    "levels": _levels,
    "options": _options,
    "readings": _readings,
    **DICE_SHEETS,
}
