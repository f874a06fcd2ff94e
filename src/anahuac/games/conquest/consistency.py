"""What must fit together within one data file of the Conquest, wherever its names lead (3, 5, 6, 10.3.4, 13)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise

from anahuac.datafiles import DataFault
from anahuac.games.conquest import data_texts as texts
from anahuac.games.conquest.data import Scenario, Tables
from anahuac.games.conquest.model import Settings
from anahuac.games.conquest.terms import CAMPS

COUNTERS, CHARTS, ALLIANCES = "counters.json", "charts.json", "alliances.json"
CALENDAR, SETTINGS = "calendar.json", "settings.json"
#: Why the cursors move (11-b); the rules know no other reasons.
SHIFTS = (
    "spain_wins_admissible_combat",
    "indian_wins_admissible_combat",
    "tenochtitlan_captured_by_spain",
    "emperor_or_successor_eliminated",
    "cortes_eliminated",
)


def inconsistencies(t: Tables) -> Iterator[DataFault]:
    """Everything in tables that cannot be played as it stands."""
    if sorted(t.camps) != sorted(CAMPS):
        yield DataFault(COUNTERS, "/camps", texts.NOT_THE_CAMPS())
    for key, table in (("war_to_the_death", t.war), ("flower_war", t.flower)):
        if not _ratios_rise(table.columns):
            yield DataFault(CHARTS, f"/{key}/columns", texts.RATIOS_RISE())
    yield from _attrition(t)
    if sorted(t.alliances.shifts) != sorted(SHIFTS):
        yield DataFault(ALLIANCES, "/shifts", texts.NOT_THE_KEYS(known=", ".join(SHIFTS)))
    yield from _boxes(t)
    known = Settings.__struct_fields__
    if sorted(row.key for row in t.settings) != sorted(known):
        yield DataFault(SETTINGS, "/settings", texts.NOT_THE_KEYS(known=", ".join(known)))
    yield from _calendar(t)
    for scenario in t.scenarios.values():
        yield from _scenario(t, f"scenarios/{scenario.id}.json", scenario)


def _boxes(t: Tables) -> Iterator[DataFault]:
    """The boxes of a row have values where they cap a nation's replacements (7.2), and none in any other row."""
    capped = {
        t.boxes[box].row
        for cursor in t.cursors.values()
        if cursor.replacement_cap_is_box_value
        for box in cursor.track
        if box in t.boxes
    }
    for number, box in enumerate(t.alliances.boxes):
        if (box.value is not None) != (box.row in capped):
            said = texts.BOX_WITHOUT_VALUE if box.row in capped else texts.BOX_WITH_VALUE
            yield DataFault(ALLIANCES, f"/boxes/{number}/value", said(box=box.id))


def _ratios_rise(columns: Iterable[str]) -> bool:
    found = [re.fullmatch(r"([1-9]\d{0,2})/([1-9]\d{0,2})([+-]?)", label) for label in columns]
    ratios = [(int(ratio[1]), int(ratio[2]), ratio[3]) for ratio in found if ratio is not None]
    return (
        len(ratios) == len(found) >= 2
        and all(a * d < c * b for (a, b, _), (c, d, _) in pairwise(ratios))
        and [end for *_, end in ratios] == ["-", *[""] * (len(ratios) - 2), "+"]
    )


def _attrition(t: Tables) -> Iterator[DataFault]:
    columns, rows = t.attrition.columns, t.attrition.rows
    least = 1
    for label in columns[:-1]:
        found = re.fullmatch(r"(\d{1,3})-(\d{1,3})", label)
        if found is None or int(found[1]) != least or int(found[2]) < least:
            break
        least = int(found[2]) + 1
    else:
        if columns and columns[-1] == f"{least}+":
            least = 0
    if least:
        yield DataFault(CHARTS, "/attrition/columns", texts.RANGES_RISE())
    for label, cells in rows.items():
        where = f"/attrition/rows/{label}"
        if re.fullmatch(r"\d{1,2}[+-]?", label) is None:
            yield DataFault(CHARTS, where, texts.NOT_A_DIE(label=label))
        elif len(cells) != len(columns):
            yield DataFault(CHARTS, where, texts.CELL_FOR_EACH_COLUMN())
    dice = sorted(int(label.rstrip("+-")) for label in rows if re.fullmatch(r"\d{1,2}[+-]?", label))
    if not dice or dice != list(range(dice[0], dice[0] + len(dice))):
        yield DataFault(CHARTS, "/attrition/rows", texts.RESULT_LEFT_OUT())


def _calendar(t: Tables) -> Iterator[DataFault]:
    if list(t.turns) != list(range(1, len(t.turns) + 1)):
        yield DataFault(CALENDAR, "/turns", texts.TURNS_WITHOUT_GAP())
    for turn in t.turns.values():
        if turn.season not in t.seasons:
            yield DataFault(CALENDAR, f"/turns/{turn.turn}/season", texts.NO_SEASON(season=turn.season))


def _scenario(t: Tables, file: str, scenario: Scenario) -> Iterator[DataFault]:
    if scenario.last_turn < scenario.first_turn and scenario.first_turn in t.turns:
        yield DataFault(file, "/last_turn", texts.ENDS_BEFORE())
    if sorted(scenario.form_choice_order) != sorted(CAMPS):
        yield DataFault(file, "/form_choice_order", texts.NOT_THE_CAMPS())
    if sorted(scenario.victory_points) != sorted(CAMPS):
        yield DataFault(file, "/victory_points", texts.NOT_THE_CAMPS())
    held = [zone for zones in scenario.control_markers.values() for zone in set(zones)]
    for zone in sorted({zone for zone in held if held.count(zone) > 1}):
        yield DataFault(file, "/control_markers", texts.HELD_BY_BOTH(zone=str(zone)))
    for nation in scenario.alliances:
        if nation not in t.cursors:
            yield DataFault(file, f"/alliances/{nation}", texts.NO_CURSOR(nation=nation))
    for die in scenario.reinforcements.loses_a_step_on:
        if not 1 <= die <= 6:
            place = "/reinforcements/loses_a_step_on"
            yield DataFault(file, place, texts.NO_SUCH_DIE(die=str(die)))
