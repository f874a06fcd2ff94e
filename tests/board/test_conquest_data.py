"""The data files of the Conquest: made by the script, whole, and in both languages."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from anahuac.board.canonical import render
from anahuac.resources import resource_bytes
from tests.board.conquest_source import FILES, Json, data_source, map_source, resource
from tests.board.sample_maps import ROOT, source_on_path


@pytest.fixture(scope="module")
def converted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the script makes of the sources, in a folder of its own."""
    folder = tmp_path_factory.mktemp("Éléonore été 日本")
    for name, source in (("map", map_source()), ("data", data_source())):
        (folder / f"{name}.json").write_text(json.dumps(source), "utf-8")
    command = [sys.executable, "packaging/convert_conquest", "map.json", "data.json", "out"]
    command[1] = str(ROOT / command[1])
    subprocess.run(command, cwd=folder, check=True, env=source_on_path())
    return folder / "out"


@pytest.mark.parametrize("name", FILES)
def test_converting_again_gives_the_same_bytes(name: str, converted: Path) -> None:
    assert (converted / f"{name}.json").read_bytes() == resource_bytes(f"games/conquest/{name}.json")


@pytest.mark.parametrize("name", FILES)
def test_files_are_canonical(name: str) -> None:
    assert render(resource(name)) == resource_bytes(f"games/conquest/{name}.json")


@pytest.mark.rule("conquest:13-a", "conquest:7.1-a")
def test_the_scenario_places_every_counter_where_the_counter_says() -> None:
    counters, scenario = resource("counters"), resource("scenarios/campaign")
    assert (len(counters["units"]), len(counters["commanders"])) == (66, 11)
    placed = {
        row["id"]: {"zone": group["zone"], "sp": row["sp"]}
        for group in scenario["placements"]
        for row in group["units"]
    }
    late = scenario["reinforcements"]
    placed |= {row["id"]: {"reinforcement_turn": late["turn"], "sp": row["sp"]} for row in late["units"]}
    assert placed == {row["id"]: row["start"] for row in counters["units"]}
    commanders = {name: group["zone"] for group in scenario["placements"] for name in group["commanders"]}
    assert commanders == {row["id"]: row["start_zone"] for row in counters["commanders"]}
    assert (len(late["units"]), sum(row["sp"] for row in late["units"])) == (14, 25)


def test_strength_by_zone_is_that_of_the_order_of_battle() -> None:
    placements = resource("scenarios/campaign")["placements"]
    assert {group["zone"]: sum(row["sp"] for row in group["units"]) for group in placements} == {
        35: 11, 22: 10, 30: 6, 31: 8, 23: 10, 14: 10, 24: 2, 25: 4, 32: 10, 33: 4, 2: 1, 3: 3, 27: 1, 29: 3,
        37: 2, 39: 2,
    }  # fmt: skip


def names_in(value: Any, place: str = "") -> Iterator[tuple[str, Json]]:
    """Every name, label and note of a file, with its path."""
    if isinstance(value, dict):
        if "en" in value:
            yield place, value
        for key, item in value.items():
            yield from names_in(item, f"{place}/{key}")
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from names_in(item, f"{place}/{number}")


@pytest.mark.parametrize("name", FILES)
def test_everything_has_a_name_in_both_languages_with_right_typography(name: str) -> None:
    found = list(names_in(resource(name)))
    assert found
    for place, words in found:
        assert words["fr"], place
        for form, text in words.items():
            told = "".join(text) if isinstance(text, list) else text
            assert "'" not in told, f"{place}/{form}"


def test_french_forms_are_elided_and_contracted() -> None:
    for name in FILES:
        for place, words in names_in(resource(name)):
            if "fr_de" in words:
                of = words["fr_de"]
                assert of.startswith(("de ", "d’", "du ", "des ")), place
                assert not of.lower().startswith(
                    ("de le ", "de les ", "de a", "de e", "de é", "de i", "de o")
                ), place
    counters = resource("counters")
    nations = {row["id"]: row["name"] for row in counters["nations"]}
    assert nations["spain"]["fr_def"] == "l’Espagne"
    assert nations["mexico"]["fr_de"] == "de Mexico"
    assert nations["other"]["fr_de"] == "des Autres peuples"
    units = {row["id"]: row["name"] for row in counters["units"]}
    assert units["sp-ab-2"]["fr"] == "Arbalétriers 2 (Espagne)"
    assert units["mx-eb-1"]["fr_de"] == "des épées et boucliers 1 (Mexico)"
    backs = {row["id"]: row["verso"]["name"]["en"] for row in counters["commanders"]}
    assert backs["cortes"] == "Narváez"
    assert (backs["alvarado"], backs["castaneda"]) == ("Commander 1 (Spain)", "Commander 4 (Spain)")


@pytest.mark.parametrize("name", ["counters", "charts", "alliances", "calendar", "scenarios/campaign"])
def test_each_note_of_provenance_fits_some_value_and_each_value_some_note(name: str) -> None:
    content = resource(name)
    facts = content.pop("provenance")
    values = list(paths_in(content))
    first = [
        next((n for n, fact in enumerate(facts) if fnmatchcase(path, fact["path"])), None) for path in values
    ]
    assert set(range(len(facts))) - set(first) == set()
    for fact in facts:
        assert ("clause" in fact) == (fact["mark"] == "printed")
        assert ("note" in fact) == (fact["mark"] == "reconstructed")


def paths_in(value: Any, place: str = "") -> Iterator[str]:
    """Paths of all values by key and id, as ``provenance`` writes them."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from paths_in(item, f"{place}/{key}".lstrip("/"))
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for number, item in enumerate(value):
            ids = (item.get(key) for key in ("id", "level", "turn", "nation", "zone", "key"))
            yield from paths_in(item, f"{place}/{next((one for one in ids if one is not None), number)}")
    elif isinstance(value, list):
        yield from (f"{place}/{number}" for number in range(len(value)))
    else:
        yield place


@pytest.mark.rule("conquest:3.1-a")
def test_units_are_of_known_types_and_nations() -> None:
    counters = resource("counters")
    types = {row["id"] for row in counters["unit_types"]}
    nations = {row["id"] for row in counters["nations"]}
    for row in counters["units"]:
        assert row["type"] in types
        assert row["nation"] in nations
        assert sorted(row["cf"]) == [str(step) for step in range(1, row["steps"] + 1)]


def test_each_setting_has_its_default_among_its_choices_and_a_clause() -> None:
    for row in resource("settings")["settings"]:
        assert row["clause"]
        if row["type"] == "choice":
            assert row["default"] in [choice["value"] for choice in row["choices"]]
        elif row["type"] == "bool":
            assert isinstance(row["default"], bool)
        else:
            assert row["default"] == []
