"""What the rules help shows of the data: its tables, and the names of the pictures that a page may ask for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from anahuac.engine.sheet import Cell, Sheet, Shown
from anahuac.engine.text import Param, Ref, Template
from anahuac.games.conquest import help_texts as texts
from anahuac.games.conquest.crt import Result
from anahuac.games.conquest.data import CombatTable, Tables, UnitKind
from anahuac.games.conquest.terms import SPAIN

TERRAINS = ("mountain", "open")


def picture_names(t: Tables) -> frozenset[str]:
    """Pictures of counters and terrain that a page may ask for, as ``"unit/spain-EB"``."""
    return frozenset(
        (
            *(f"unit/{kind.nation}-{kind.type}" for kind in t.units.values()),
            *(f"commander/{commander}" for commander in t.commanders),
            *(f"marker/{marker}" for marker in t.markers),
            *(f"control/{camp}" for camp in t.camps),
            *(f"cursor/{nation}" for nation in t.cursors),
            *(f"terrain/{terrain}" for terrain in TERRAINS),
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


def _kinds(t: Tables) -> list[list[UnitKind]]:
    """Units of one look together, in the order of the counters."""
    groups: dict[tuple[str, str], list[UnitKind]] = {}
    for kind in t.units.values():
        groups.setdefault((kind.nation, kind.type), []).append(kind)
    return list(groups.values())


def _shown(kind: UnitKind) -> Shown:
    return Shown(f"unit/{kind.nation}-{kind.type}", Ref("type", kind.type))


def _both(full: Param, reduced: Param | None) -> Param:
    return full if reduced is None else texts.SIDES(full=full, reduced=reduced)


def _units(t: Tables) -> tuple[Sheet, ...]:
    rows: list[tuple[Cell, ...]] = []
    for kinds in _kinds(t):
        kind = kinds[0]
        top = str(kind.steps)
        low = kind.cf.get("1") if kind.steps > 1 else None
        cost: Param = "–"
        if kind.rp_cost is not None:
            cost = _both(kind.rp_cost[top], kind.rp_cost.get("1") if kind.steps > 1 else None)
        rows.append(
            (
                _shown(kind),
                Ref("nation", kind.nation),
                len(kinds),
                _both(kind.cf[top], low),
                kind.mp,
                kind.rf or "–",
                cost,
            )
        )
    columns = _said(texts.UNIT, texts.NATION, texts.COUNT, texts.CF, texts.MP, texts.RF, texts.RP)
    return (Sheet(columns, tuple(rows), note=texts.UNITS_NOTE()),)


def _fire(t: Tables) -> tuple[Sheet, ...]:
    rows: list[tuple[Cell, ...]] = []
    for kind in (kinds[0] for kinds in _kinds(t) if kinds[0].rf):
        low = _hits(kind.cf["1"]) if kind.steps > 1 else None
        die = texts.D6() if kind.nation == SPAIN else texts.D10()
        hits = _both(_hits(kind.cf[str(kind.steps)]), low)
        rows.append((_shown(kind), Ref("nation", kind.nation), kind.rf, die, hits))
    columns = _said(texts.UNIT, texts.NATION, texts.RF, texts.DICE, texts.HITS)
    return (Sheet(columns, tuple(rows), note=texts.FIRE_NOTE()),)


def _hits(most: int) -> Param:
    return texts.UP_TO(most=most) if most > 1 else most


def _markers(t: Tables) -> tuple[Sheet, ...]:
    """One table for each sequence of a round."""
    columns = _said(texts.MARKER, texts.CAMP, texts.NEEDS, texts.DOES)
    found = []
    for phase, title in texts.SEQUENCES.items():
        rows: list[tuple[Cell, ...]] = [
            (
                Shown(f"marker/{marker.id}", Ref("marker", marker.id)),
                texts.CAMPS[marker.camp](),
                texts.MARKERS_NEED[marker.id](),
                texts.MARKERS_DO[marker.id](),
            )
            for marker in t.markers.values()
            if marker.phase == phase
        ]
        found.append(Sheet(columns, tuple(rows), title()))
    return tuple(found)


def _results(t: Tables) -> tuple[Sheet, ...]:
    return (
        _combat(t.war, Ref("table", "war_to_the_death")),
        _combat(t.flower, Ref("table", "flower_war"))._replace(note=texts.RATIO_NOTE()),
    )


def _combat(table: CombatTable, title: Param) -> Sheet:
    """Printed as the cells were read, so that what is shown is what is rolled for."""
    rows = [
        (_open_ended(die, table), *(f"{_code(attacker)}/{_code(defender)}" for attacker, defender in cells))
        for die, cells in table.rows.items()
    ]
    return Sheet((texts.DIE(), *table.columns), tuple(rows), title)


def _code(result: Result) -> str:
    """A side of a result as it is printed."""
    taken = f"{result.losses or ''}{'*' * result.star}{'R' * result.retreat}"
    return "+".join(filter(None, (taken, "S" * result.sacrifice, "H" * result.heart))) or "0"


def _open_ended(die: int, table: CombatTable) -> str:
    return f"{die}+" if die == table.highest else str(die)


def _attrition(t: Tables) -> tuple[Sheet, ...]:
    rows: tuple[tuple[Cell, ...], ...] = tuple((die, *cells) for die, cells in t.attrition.rows.items())
    return (Sheet((texts.DIE(), *t.attrition.columns), rows, note=texts.ATTRITION_NOTE()),)


def _siege(t: Tables) -> tuple[Sheet, ...]:
    del t
    parts = (
        (texts.ROUNDS, texts.ROUNDS_HOW),
        (texts.GUNS, texts.GUNS_HOW),
        (texts.WALLS, texts.WALLS_HOW),
        (texts.STORM, texts.STORM_HOW),
        (texts.EXIT, texts.EXIT_HOW),
    )
    return (Sheet(_said(texts.PART, texts.HOW), tuple((part(), how()) for part, how in parts)),)


def _reinforcements(t: Tables) -> tuple[Sheet, ...]:
    group = next(iter(t.scenarios.values())).reinforcements
    counts: dict[str, list[int]] = {}
    for strength in group.units:
        counts.setdefault(t.units[strength.id].type, []).append(strength.sp)
    units: tuple[tuple[Cell, ...], ...] = tuple(
        (Shown(f"unit/{group.nation}-{kind}", Ref("type", kind)), len(sps), sum(sps))
        for kind, sps in counts.items()
    )
    places: tuple[tuple[Cell, ...], ...] = tuple(
        (_dice(landing.die), Ref("place", str(landing.zone))) for landing in group.landing
    )
    return (
        Sheet(_said(texts.UNIT, texts.COUNT, texts.SP), units),
        Sheet(_said(texts.DIE, texts.LANDS_IN), places),
    )


def _dice(dice: list[int]) -> Param:
    return dice[0] if len(dice) == 1 else f"{dice[0]}–{dice[-1]}"


def _replacements(t: Tables) -> tuple[Sheet, ...]:
    rows = tuple(
        (turn.turn, turn.spanish_sp.infantry, turn.spanish_sp.cavalry)
        for turn in t.turns.values()
        if turn.spanish_sp.infantry or turn.spanish_sp.cavalry
    )
    return (Sheet(_said(texts.TURN, texts.INFANTRY, texts.CAVALRY), rows),)


def _events(t: Tables) -> tuple[Sheet, ...]:
    rows = tuple((event.roll, Ref("event", event.id)) for event in t.events)
    notes = []
    for modifier, turns in groupby(t.turns.values(), lambda turn: turn.event_modifier):
        span = [turn.turn for turn in turns]
        if modifier:
            which: Param = texts.FROM_TO(first=span[0], last=span[-1]) if len(span) > 1 else span[0]
            notes.append(texts.EVENT_NOTE(turns=which, modifier=_signed(modifier)))
    note: Param = tuple(notes) or ""
    return (Sheet(_said(texts.DIE, texts.EVENT), rows, note=note),)


def _signed(modifier: int) -> Param:
    return f"+{modifier}" if modifier > 0 else modifier


def _terrain(t: Tables) -> tuple[Sheet, ...]:
    zones = t.zones.values()
    rows: tuple[tuple[Cell, ...], ...] = (
        (Shown("terrain/open", texts.OPEN()), 1, sum(zone.cost == 1 for zone in zones)),
        (Shown("terrain/mountain", texts.MOUNTAIN()), 2, sum(zone.cost > 1 for zone in zones)),
    )
    return (Sheet(_said(texts.TERRAIN, texts.COST, texts.ZONES), rows),)


def _nations(t: Tables) -> tuple[Sheet, ...]:
    rows: list[tuple[Cell, ...]] = []
    for nation in t.nations.values():
        units = [kind for kind in t.units.values() if kind.nation == nation.id]
        chiefs = sum(commander.nation == nation.id for commander in t.commanders.values())
        picture = f"unit/{nation.id}-{units[0].type}" if units else ""
        name = Ref("nation", nation.id)
        rows.append((Shown(picture, name) if picture else name, Ref("camp", nation.camp), len(units), chiefs))
    columns = _said(texts.NATION, texts.CAMP, texts.UNITS_OF, texts.COMMANDERS)
    return (Sheet(columns, tuple(rows)),)


def _places(t: Tables) -> tuple[Sheet, ...]:
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (
            Ref("place", str(zone.id)),
            Ref("nation", zone.nation) if zone.nation else texts.NOBODY(),
            zone.fv or "–",
            zone.vp or "–",
            zone.rp or "–",
        )
        for zone in t.zones.values()
        if zone.fv or zone.vp or zone.rp
    )
    columns = _said(texts.PLACE, texts.LAND_OF, texts.FV, texts.VP, texts.RP)
    return (Sheet(columns, rows, note=texts.PLACES_NOTE()),)


def _victory(t: Tables) -> tuple[Sheet, ...]:
    rows = tuple((Ref("level", level.level), level.min if level.min else texts.BELOW()) for level in t.levels)
    return (Sheet(_said(texts.LEVEL, texts.FROM), rows),)


def _turns(t: Tables) -> tuple[Sheet, ...]:
    rows: list[tuple[Cell, ...]] = []
    landing = next(iter(t.scenarios.values())).reinforcements.turn
    for turn in t.turns.values():
        brings: Iterable[tuple[bool, Param]] = (
            (turn.harvest, texts.HARVEST()),
            (turn.smallpox, texts.SMALLPOX()),
            (turn.turn == landing, texts.LANDING()),
            (bool(turn.event_modifier), texts.EVENT_MODIFIER(modifier=_signed(turn.event_modifier))),
            (turn.zigzag_available, texts.ZIGZAG()),
            (turn.final, texts.LAST()),
        )
        months = texts.MONTHS_OF(months=Ref("months", str(turn.turn)), year=str(turn.year))
        things = tuple(said for is_so, said in brings if is_so)
        rows.append((turn.turn, months, Ref("season", turn.season), things or "–"))
    columns = _said(texts.TURN, texts.MONTHS, texts.SEASON, texts.BRINGS)
    return (Sheet(columns, tuple(rows)),)


def _alliances(t: Tables) -> tuple[Sheet, ...]:
    cursors: list[tuple[Cell, ...]] = []
    for cursor in t.cursors.values():
        shown = Shown(f"cursor/{cursor.nation}", Ref("nation", cursor.nation))
        crosses = texts.YES() if cursor.may_change_camp else texts.NO()
        cursors.append((shown, Ref("box", cursor.start), len(cursor.track), crosses))
    columns = _said(texts.NATION, texts.BOX, texts.BOXES, texts.CROSSES)
    shifts = tuple(
        (texts.CAUSES[cause](), texts.TO_SPAIN() if step > 0 else texts.TO_INDIANS())
        for cause, step in t.alliances.shifts.items()
        if cause in texts.CAUSES
    )
    return (
        Sheet(columns, tuple(cursors)),
        Sheet(_said(texts.CAUSE, texts.SHIFT), shifts, strong=False),
    )


_SHEETS: dict[str, Callable[[Tables], tuple[Sheet, ...]]] = {
    "markers": _markers,
    "combat": _results,
    "accelerated": _results,
    "fire": _fire,
    "siege": _siege,
    "attrition": _attrition,
    "reinforcements": _reinforcements,
    "replacements": _replacements,
    "random-events": _events,
    "terrain": _terrain,
    "units": _units,
    "nations": _nations,
    "places": _places,
    "victory": _victory,
    "turns": _turns,
    "alliances": _alliances,
}
