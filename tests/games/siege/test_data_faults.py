"""Data files that a designer or a stranger may hand in: what cannot be played is found before it is played."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from anahuac import datafiles
from anahuac.board_texts import TEXTS
from anahuac.datafiles import DataFault
from anahuac.engine.text import Template
from anahuac.games.siege import data_texts as texts
from anahuac.games.siege.loading import data_faults, load_tables
from anahuac.wording import Wording

COUNTERS, CHARTS, ROLLS = "counters.json", "charts.json", "rolls.json"
SETTINGS, SCENARIO, MAP = "settings.json", "scenarios/siege.json", "map.json"
EVEN, STORM, TLACOPAN = "scenarios/siege_billed.json", "scenarios/storm.json", "scenarios/tlacopan.json"
Plain = dict[str, Any]
Spoil = Callable[[Plain], object]


def spoilt(files: Mapping[str, bytes], file: str, spoil: Spoil) -> dict[str, bytes]:
    """The shipped files with one of them changed."""
    plain = json.loads(files[file])
    spoil(plain)
    return {**files, file: json.dumps(plain).encode()}


def lake(d: Plain) -> Plain:
    found: Plain = d["boards"][0]["layers"][0]
    return found


def land(d: Plain) -> Plain:
    found: Plain = d["boards"][0]["layers"][1]
    return found


def hex_at(d: Plain, number: str) -> Plain:
    found: Plain = next(one for one in land(d)["hexes"] if one["id"] == number)
    return found


def row(rows: list[Plain], key: str) -> Plain:
    return next(one for one in rows if key in (one.get("id"), one.get("key")))


def lonely(d: Plain) -> None:
    """Area 22 loses its borders with 18 and 23."""
    layer = lake(d)
    parted = [[one["a"], one["b"]] for one in layer["adjacency"] if 22 in (one["a"], one["b"])]
    layer["overrides"] = {"remove": parted}


def no_temple(d: Plain) -> None:
    for number in ("2810", "3016"):
        hex_at(d, number)["attributes"]["artificial"] = "dry_land_city"


def strand(d: Plain) -> None:
    land(d)["ways"] = []
    for kind in ("causeway", "water_causeway"):
        sides = land(d)["sides"]
        sides[kind] = [pair for pair in sides[kind] if "2012" not in pair]


WRONG: list[tuple[str, str, Template, Spoil]] = [
    # the map
    (MAP, "/boards", texts.NO_LAYER, lambda d: d["boards"][0].update(id="other")),
    (MAP, "/boards/0/layers/1/hexes/608", TEXTS["duplicate-id"], lambda d: land(d)["hexes"].append(hex_at(d, "2810"))),
    (MAP, "/boards/0/layers/1/hexes/608/id", TEXTS["hex-outside-grid"],
        lambda d: land(d)["hexes"].append({"id": "9900"})),
    (MAP, "/boards/0/layers/1/sides/causeway/118", TEXTS["unknown-hex"],
        lambda d: land(d)["sides"]["causeway"].append(["1503", "1602"])),
    (MAP, "/boards/0/layers/1/sides/causeway/118", TEXTS["not-neighbours"],
        lambda d: land(d)["sides"]["causeway"].append(["1004", "1539"])),
    (MAP, "/boards/0/layers/1/sides/blocked/3", TEXTS["hexside-twice"],
        lambda d: land(d)["sides"]["blocked"].append(["2312", "2213"])),
    (MAP, "/hexes/0812/attributes", texts.NO_TERRAIN, lambda d: hex_at(d, "0812")["attributes"].pop("natural")),
    (MAP, "/hexes/0900/attributes/natural", TEXTS["unknown-kind"],
        lambda d: hex_at(d, "0900")["attributes"].update(natural="swamp")),
    (MAP, "/hexes/0900/attributes/region", TEXTS["unknown-kind"],
        lambda d: hex_at(d, "0900")["attributes"].update(region="moon")),
    (MAP, "/areas/1/attributes", TEXTS["missing-key"], lambda d: lake(d)["faces"][0]["attributes"].clear()),
    (MAP, "/hexes/2012", texts.STRANDED, strand),
    (MAP, "/sides/water_causeway", texts.WATER_ONLY,
        lambda d: land(d)["sides"]["water_causeway"].append(["0800", "0801"])),
    (MAP, "/sides/blocked", texts.BLOCKED_CAUSEWAY, lambda d: land(d)["sides"]["blocked"].append(["1004", "1104"])),
    (MAP, "/areas/22", texts.LONELY_LAKE, lonely),
    (MAP, "/hexes", texts.NO_TEMPLE, no_temple),
    # counters
    (COUNTERS, "/units", datafiles.LISTED_TWICE, lambda d: d["units"].append(d["units"][0])),
    (COUNTERS, "/counters", datafiles.LISTED_TWICE, lambda d: d["counters"].append(d["counters"][0])),
    (COUNTERS, "/camps", texts.NOT_THE_CAMPS, lambda d: d["camps"].pop()),
    (COUNTERS, "/sides", texts.NOT_THE_KEYS, lambda d: d["sides"].pop(0)),
    (COUNTERS, "/leaders", texts.NOT_THE_LEADERS, lambda d: d["leaders"].pop()),
    (COUNTERS, "/leaders/CORTES", texts.NO_UNIT, lambda d: d["units"].remove(row(d["units"], "CORTES"))),
    (COUNTERS, "/markers/M1", texts.NO_UNIT, lambda d: d["counters"].remove(row(d["counters"], "M1"))),
    (COUNTERS, "/units/S1/class", texts.NO_CLASS, lambda d: d["classes"].remove(row(d["classes"], "infantry"))),
    (COUNTERS, "/units/S1/side", texts.NO_SIDE, lambda d: d["sides"].pop(0)),
    (COUNTERS, "/units/S29/tribe", texts.NO_TRIBE, lambda d: row(d["units"], "S29").update(tribe="Zz")),
    (COUNTERS, "/units/S1/cf", texts.FACTORS, lambda d: row(d["units"], "S1")["cf"].pop("2")),
    (COUNTERS, "/counters/S1", texts.FACES, lambda d: d["counters"].remove(row(d["counters"], "S1*"))),
    (COUNTERS, "/counters/S1*/faces/front/cf", texts.OTHER_FACTOR,
        lambda d: row(d["counters"], "S1*")["faces"][0].update(cf=5)),
    (COUNTERS, "/counters/A11/unit", texts.NO_UNIT, lambda d: row(d["counters"], "A11").update(unit="A99")),
    # charts
    (CHARTS, "/crt/columns", texts.RATIOS_RISE, lambda d: d["crt"]["columns"].reverse()),
    (CHARTS, "/crt/columns", texts.RATIOS_RISE, lambda d: d["crt"]["odds_index"].pop(3)),
    (CHARTS, "/odds", texts.ENDS_OF_ODDS, lambda d: d["odds"].update(index_max=6)),
    (CHARTS, "/crt/rows/7", texts.CRT_ROWS, lambda d: d["crt"]["rows"].pop("7")),
    (CHARTS, "/crt/rows/13", texts.CRT_ROWS, lambda d: d["crt"]["rows"].update({"13": d["crt"]["rows"]["12"]})),
    (CHARTS, "/crt/rows/7", texts.CRT_CELLS, lambda d: d["crt"]["rows"]["7"].pop()),
    (CHARTS, "/crt/rows/7/4", texts.CRT_FALLS, lambda d: d["crt"]["rows"]["7"].__setitem__(4, [3, 2])),
    (CHARTS, "/crt/rows/9/5", texts.CRT_FALLS, lambda d: d["crt"]["rows"]["9"].__setitem__(5, [1, 1])),
    (CHARTS, "/terrain", texts.NOT_THE_KEYS, lambda d: d["terrain"].pop()),
    (CHARTS, "/shifts", texts.NOT_THE_KEYS, lambda d: d["shifts"].pop()),
    (CHARTS, "/loss_modifiers", texts.NOT_THE_KEYS, lambda d: d["loss_modifiers"].pop()),
    (CHARTS, "/redeployment/spanish_keepers", texts.NO_HEX,
        lambda d: d["redeployment"]["spanish_keepers"].append("0047")),
    (CHARTS, "/redeployment/aztec_keepers", texts.NO_HEX, lambda d: d["redeployment"]["aztec_keepers"].append("2100")),
    (CHARTS, "/redeployment/gunboat_areas", texts.NO_LAKE, lambda d: d["redeployment"]["gunboat_areas"].append(30)),
    (CHARTS, "/redeployment/fort_causeways/2307", texts.NO_HEX,
        lambda d: d["redeployment"]["fort_causeways"]["2307"].append("2100")),
    # dice
    (ROLLS, "/break_out", texts.DIE_HOLE, lambda d: d["break_out"]["results"].pop()),
    (ROLLS, "/replenishment/results/elite", texts.DIE_HOLE,
        lambda d: d["replenishment"]["results"]["elite"][0].update(to=2)),
    (ROLLS, "/dead_pile/results/regular", texts.DIE_HOLE, lambda d: d["dead_pile"]["results"]["regular"].pop(0)),
    (ROLLS, "/bombardment/hit_on/gunboat", texts.NO_SUCH_DIE, lambda d: d["bombardment"]["hit_on"].update(gunboat=[7])),
    (ROLLS, "/leader_risk/lost_on/stack_hurt", texts.NO_SUCH_DIE,
        lambda d: d["leader_risk"]["lost_on"].update(stack_hurt=[1])),
    (ROLLS, "/trap/success/plain", texts.NO_SUCH_DIE, lambda d: d["trap"]["success"].update(plain=[8])),
    (ROLLS, "/prisoners/taken_on", texts.NO_SUCH_DIE, lambda d: d["prisoners"].update(taken_on=[9])),
    (ROLLS, "/loss_points", texts.NOT_THE_KEYS, lambda d: d["loss_points"].pop()),
    (ROLLS, "/levels", texts.LEVEL_GAP, lambda d: d["levels"].pop(1)),
    (ROLLS, "/levels", texts.LEVEL_GAP, lambda d: d["levels"][0].update({"from": 1})),
    (ROLLS, "/desertion/hex", texts.NO_HEX, lambda d: d["desertion"].update(hex="2100")),
    (ROLLS, "/desertion/never", texts.NO_UNIT, lambda d: d["desertion"].update(never=["S99"])),
    # settings
    (SETTINGS, "/settings", texts.NOT_THE_KEYS, lambda d: d["settings"].pop()),
    (SETTINGS, "/settings/rul_overstack/default", texts.NO_SUCH_VALUE,
        lambda d: row(d["settings"], "rul_overstack").update(default="never")),
    (SETTINGS, "/settings/opt_signals/needs", texts.NO_SETTING,
        lambda d: row(d["settings"], "opt_signals").update(needs=["opt_smoke"])),
    (SETTINGS, "/presets/full/values", texts.NO_SETTING, lambda d: d["presets"][1]["values"].update(opt_smoke=True)),
    (SETTINGS, "/settings/0/summary", TEXTS["name-missing"], lambda d: d["settings"][0]["summary"].update(fr="")),
    (SETTINGS, "/settings/0/summary/en", datafiles.NAME_TOO_LONG,
        lambda d: d["settings"][0]["summary"].update(en="a" * 301)),
    # the set-up
    (SCENARIO, "/id", datafiles.NOT_THE_FILES_NAME, lambda d: d.update(id="other")),
    (SCENARIO, "/order", texts.NOT_THE_CAMPS, lambda d: d["order"].pop()),
    (SCENARIO, "/zones/spanish_tlacopan/units", texts.NO_UNIT, lambda d: d["zones"][0]["units"].append("S99")),
    (SCENARIO, "/zones/spanish_coyoacan/units", texts.PLACED_TWICE, lambda d: d["zones"][1]["units"].append("S1")),
    (SCENARIO, "/zones/spanish_tlacopan/units", texts.OTHER_CAMP, lambda d: d["zones"][0]["units"].append("A1")),
    (SCENARIO, "", texts.NOT_PLACED, lambda d: d["aztec"]["units"].pop()),
    (SCENARIO, "/zones/spanish_tlacopan/hexes", texts.NO_HEX, lambda d: d["zones"][0]["hexes"].append("2100")),
    (SCENARIO, "/zones/spanish_tlacopan/centre", texts.NO_HEX, lambda d: d["zones"][0].update(centre="2100")),
    (SCENARIO, "/zones/spanish_tlacopan/hexes", texts.OUTSIDE_ZONE, lambda d: d["zones"][0]["hexes"].append("0900")),
    (SCENARIO, "/zones/spanish_tlacopan/hexes", texts.NOT_MAINLAND, lambda d: d["zones"][0]["hexes"].append("2810")),
    (SCENARIO, "/zones/spanish_tlacopan/units", texts.NOT_ON_LAND, lambda d: d["zones"][0]["units"].append("S12")),
    (SCENARIO, "/fleet/units", texts.NOT_AFLOAT, lambda d: d["fleet"]["units"].append("S1")),
    (SCENARIO, "/fleet/lake_area", texts.NO_LAKE, lambda d: d["fleet"].update(lake_area=30)),
    (SCENARIO, "/aztec/lake_areas_except", texts.NO_LAKE, lambda d: d["aztec"]["lake_areas_except"].append(99)),
    (STORM, "/zones/storm_cortes/hexes", texts.NOT_IN_REGIONS, lambda d: d["zones"][1].update(regions=["mainland"])),
    (STORM, "/zones/storm_sandoval/hexes", texts.NO_ROOM, lambda d: d["zones"][2].update(hexes=["3106"])),
    (STORM, "/aztec/hexes", texts.NO_HEX, lambda d: d["aztec"]["hexes"].append("2100")),
    (STORM, "/dead", texts.PLACED_TWICE, lambda d: d["dead"].append("S1")),
    (STORM, "/absent", texts.NO_UNIT, lambda d: d["absent"].append("S99")),
    (STORM, "/steps/S1", texts.NOT_SO_MANY, lambda d: d["steps"].update(S1=5)),
    (STORM, "/steps", texts.NO_UNIT, lambda d: d["steps"].update(S99=1)),
    (SCENARIO, "/aztec/only_island", texts.NO_UNIT, lambda d: d["aztec"]["only_island"].append("A99")),
]  # fmt: skip


@pytest.mark.parametrize(("file", "place", "reason", "spoil"), WRONG)
def test_what_cannot_be_played_is_found(
    siege_files: Mapping[str, bytes], file: str, place: str, reason: Template, spoil: Spoil
) -> None:
    """With its file, its place and its reason, and the tables are not built."""
    files = spoilt(siege_files, file, spoil)
    found = list(data_faults(files))
    assert (file, place, reason.source) in [(f.file, f.place, f.reason.source) for f in found]
    for fault in found:
        assert Wording("fr")(fault.reason)
        assert str(pickle.loads(pickle.dumps(fault))) == str(fault)


def test_every_reason_is_proved() -> None:
    """A text that no case gives might never be given."""
    tests = Path(__file__).read_text("utf-8")
    declared = [name for name, value in vars(texts).items() if isinstance(value, Template)]
    assert [name for name in declared if f"texts.{name}," not in tests] == []


@pytest.mark.parametrize(
    ("file", "spoil", "said"),
    [
        (COUNTERS, lambda d: d["units"][0].update(ma=-1), "/units/0/ma"),
        (COUNTERS, lambda d: d["units"][0].update(steps=9), "/units/0/steps"),
        (COUNTERS, lambda d: d["units"][0].update(id="../x"), "/units/0/id"),
        (COUNTERS, lambda d: d["units"][0].update(moves="flies"), "/units/0/moves"),
        (CHARTS, lambda d: d["crt"]["rows"].update({"4": [[1, 10**30]]}), "/crt/rows/*/0/1"),
        (ROLLS, lambda d: d["objection"].update(dice="1d20"), "/objection/dice"),
        (SCENARIO, lambda d: d["zones"][0].update(zone=3), "/zones/0"),
        (SCENARIO, lambda d: d["zones"][0].update(centre="10-4"), "/zones/0/centre"),
        (SCENARIO, lambda d: d.update(script="import os"), ""),
        (SETTINGS, lambda d: d.update(format="anahuac-conquest-settings"), "/format"),
        (SETTINGS, lambda d: d.update(version=2), "/version"),
    ],
)
def test_values_out_of_range_and_unknown_keys_are_refused(
    siege_files: Mapping[str, bytes], file: str, spoil: Spoil, said: str
) -> None:
    files = spoilt(siege_files, file, spoil)
    assert [(f.file, f.place) for f in data_faults(files)] == [(file, said)]
    with pytest.raises(DataFault):
        load_tables(files)


@pytest.mark.parametrize("name", [COUNTERS, CHARTS, ROLLS, SETTINGS, SCENARIO, MAP])
def test_a_file_that_is_missing_or_torn_is_named(siege_files: Mapping[str, bytes], name: str) -> None:
    others = (name, EVEN, STORM, TLACOPAN)  # one scenario is enough
    kept = {key: data for key, data in siege_files.items() if key not in others}
    (missing,) = data_faults(kept)
    assert missing.reason in (datafiles.MISSING_FILE(), datafiles.NO_SCENARIO())
    torn = {**siege_files, name: siege_files[name][:-20]}
    (fault,) = data_faults(torn)
    assert (fault.file, fault.reason.source) == (name, TEXTS["not-json"].source)


def test_a_key_twice_is_found_where_it_is(siege_files: Mapping[str, bytes]) -> None:
    """The decoder would silently keep the last."""
    twice = siege_files[SCENARIO].replace(b'"radius": 2,', b'"radius": 2, "radius": 3,', 1)
    (fault,) = data_faults({**siege_files, SCENARIO: twice})
    assert (fault.file, fault.place) == (SCENARIO, "/zones/0")


def test_the_shipped_files_have_no_fault(siege_files: Mapping[str, bytes]) -> None:
    assert list(data_faults(siege_files)) == []
