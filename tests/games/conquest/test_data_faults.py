"""Data files that a designer or a stranger may hand in: what cannot be played is found before it is played."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from anahuac import datafiles
from anahuac.board_texts import TEXTS
from anahuac.datafiles import DataFault
from anahuac.engine.text import Template
from anahuac.games.conquest import data_texts as texts
from anahuac.games.conquest.loading import data_faults, load_tables
from anahuac.resources import resource_bytes, resource_names

FOLDER = "games/conquest"
COUNTERS, CHARTS, CALENDAR = "counters.json", "charts.json", "calendar.json"
ALLIANCES, SETTINGS, SCENARIO = "alliances.json", "settings.json", "scenarios/campaign.json"
Plain = dict[str, Any]


@cache
def shipped() -> dict[str, bytes]:
    """The data files as they are shipped."""
    names = [name for name in resource_names(FOLDER) if name.endswith(".json")]
    return {name.removeprefix(f"{FOLDER}/"): resource_bytes(name) for name in names}


def spoilt(file: str, spoil: Callable[[Plain], object]) -> dict[str, bytes]:
    """The same with one of them changed."""
    plain = json.loads(shipped()[file])
    spoil(plain)
    return {**shipped(), file: json.dumps(plain).encode()}


def war(d: Plain) -> Plain:
    """The first combat table."""
    return dict(d["war_to_the_death"])


WRONG: list[tuple[str, str, Template, Callable[[Plain], object]]] = [
    # counted twice, or not at all
    (COUNTERS, "/units", datafiles.LISTED_TWICE, lambda d: d["units"].append(d["units"][0])),
    (COUNTERS, "/commanders", datafiles.LISTED_TWICE, lambda d: d["commanders"].append(d["commanders"][0])),
    (COUNTERS, "/nations", datafiles.LISTED_TWICE, lambda d: d["nations"].append(d["nations"][0])),
    (CHARTS, "/tactical_markers", datafiles.LISTED_TWICE, lambda d: d["tactical_markers"].extend(
        d["tactical_markers"][:1])),
    (ALLIANCES, "/boxes", datafiles.LISTED_TWICE, lambda d: d["boxes"].append(d["boxes"][0])),
    (ALLIANCES, "/cursors", datafiles.LISTED_TWICE, lambda d: d["cursors"].append(d["cursors"][0])),
    (CALENDAR, "/turns", datafiles.LISTED_TWICE, lambda d: d["turns"].append(d["turns"][0])),
    (COUNTERS, "/camps", texts.NOT_THE_CAMPS, lambda d: d["camps"].pop()),
    (SCENARIO, "/placements/1", texts.PLACED_TWICE, lambda d: d["placements"][1]["commanders"].append("cortes")),
    (SCENARIO, "/reinforcements/units", texts.PLACED_TWICE, lambda d: d["reinforcements"]["units"].append(
        {"id": "sp-eb-1", "sp": 1})),
    # tables
    (CHARTS, "/war_to_the_death/columns", texts.RATIOS_RISE, lambda d: war(d)["columns"].reverse()),
    (CHARTS, "/war_to_the_death/columns", texts.RATIOS_RISE, lambda d: war(d)["columns"].__setitem__(2, "2/3")),
    (CHARTS, "/flower_war/columns", texts.RATIOS_RISE, lambda d: d["flower_war"]["columns"].__setitem__(1, "2/0")),
    (CHARTS, "/attrition/columns", texts.RANGES_RISE, lambda d: d["attrition"]["columns"].__setitem__(1, "7-10")),
    (CHARTS, "/attrition/columns", texts.RANGES_RISE, lambda d: d["attrition"]["columns"].__setitem__(4, "40+")),
    (CHARTS, "/attrition/columns", texts.RANGES_RISE, lambda d: d["attrition"].update(columns=[])),
    (CHARTS, "/attrition/rows", texts.RESULT_LEFT_OUT, lambda d: d["attrition"]["rows"].pop("4")),
    (CHARTS, "/attrition/rows/4", texts.CELL_FOR_EACH_COLUMN, lambda d: d["attrition"]["rows"]["4"].pop()),
    (CHARTS, "/attrition/rows/x", texts.NOT_A_DIE, lambda d: d["attrition"]["rows"].update(x=[0] * 5)),
    (ALLIANCES, "/shifts", texts.NOT_THE_KEYS, lambda d: d["shifts"].popitem()),
    (SETTINGS, "/settings", texts.NOT_THE_KEYS, lambda d: d["settings"].pop()),
    (CALENDAR, "/turns", texts.TURNS_WITHOUT_GAP, lambda d: d["turns"].pop(3)),
    (CALENDAR, "/turns/1/season", texts.NO_SEASON, lambda d: d["turns"][0].update(season="spring")),
    # a scenario
    (SCENARIO, "/id", datafiles.NOT_THE_FILES_NAME, lambda d: d.update(id="other")),
    (SCENARIO, "/last_turn", texts.ENDS_BEFORE, lambda d: d.update(first_turn=9, last_turn=8)),
    (SCENARIO, "/form_choice_order", texts.NOT_THE_CAMPS, lambda d: d.update(form_choice_order=["spain"] * 2)),
    (SCENARIO, "/victory_points", texts.NOT_THE_CAMPS, lambda d: d["victory_points"].pop("spain")),
    (SCENARIO, "/control_markers", texts.HELD_BY_BOTH, lambda d: d["control_markers"].update(spain=[14])),
    (SCENARIO, "/alliances/atlantis", texts.NO_CURSOR, lambda d: d["alliances"].update(atlantis="MU")),
    (SCENARIO, "/placements/0/nation", texts.NO_NATION, lambda d: d["placements"][0].update(nation="atlantis")),
    (SCENARIO, "/placements/0", texts.OTHER_NATION, lambda d: d["placements"][0].update(nation="mexico")),
    (SCENARIO, "/reinforcements", texts.NO_TURN, lambda d: d["reinforcements"].update(turn=99)),
    (SCENARIO, "/reinforcements/nation", texts.NO_NATION, lambda d: d["reinforcements"].update(nation="x")),
    (SCENARIO, "/reinforcements/loses_a_step_on", texts.NO_SUCH_DIE, lambda d: d["reinforcements"].update(
        loses_a_step_on=[7])),
    # names
    (COUNTERS, "/commanders/0/name", TEXTS["name-missing"], lambda d: d["commanders"][0]["name"].update(fr=" ")),
    (COUNTERS, "/units/0/name/en", datafiles.NAME_TOO_LONG, lambda d: d["units"][0]["name"].update(en="a" * 101)),
    (CALENDAR, "/turns/0/months/fr", datafiles.NAME_TOO_LONG, lambda d: d["turns"][0]["months"].update(fr="m\u202e")),
]  # fmt: skip


@pytest.mark.parametrize(("file", "place", "reason", "spoil"), WRONG)
def test_what_cannot_be_played_is_found(
    file: str, place: str, reason: Template, spoil: Callable[[Plain], object]
) -> None:
    found = list(data_faults(spoilt(file, spoil)))
    assert (file, place, reason.source) in [(f.file, f.place, f.reason.source) for f in found]


@pytest.mark.parametrize(
    ("file", "spoil", "said"),
    [
        (COUNTERS, lambda d: d["units"][0].update(mp=-1), "/units/0/mp"),
        (COUNTERS, lambda d: d["units"][0].update(steps=9), "/units/0/steps"),
        (COUNTERS, lambda d: d["units"][0].update(id="../x"), "/units/0/id"),
        (CHARTS, lambda d: d["attrition"]["rows"].update({"4": [0, 0, 0, 0, 10**30]}), "/attrition/rows/*/4"),
        (SCENARIO, lambda d: d["victory_points"].update(spain=-5), "/victory_points/*"),
        (SCENARIO, lambda d: d["placements"][0].update(unit=3), "/placements/0"),
        (SCENARIO, lambda d: d.update(script="import os"), ""),
    ],
)
def test_values_out_of_range_and_unknown_keys_are_refused(
    file: str, spoil: Callable[[Plain], object], said: str
) -> None:
    files = spoilt(file, spoil)
    assert [(f.file, f.place) for f in data_faults(files)] == [(file, said)]
    with pytest.raises(DataFault):
        load_tables(files)


def test_a_key_twice_is_found_where_it_is() -> None:
    """The decoder would silently keep the last."""
    twice = shipped()[SCENARIO].replace(b'"zone": 35,', b'"zone": 35, "zone": 36,', 1)
    (fault,) = data_faults({**shipped(), SCENARIO: twice})
    assert (fault.file, fault.place) == (SCENARIO, "/placements/0")
    assert dict(fault.reason.params) == {"key": "zone"}


def test_the_shipped_files_have_no_fault() -> None:
    assert list(data_faults(shipped())) == []
