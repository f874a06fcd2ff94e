"""The data files of the siege: made by the script, whole, and in both languages."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from anahuac.board.canonical import render
from anahuac.resources import resource_bytes
from tests.board.sample_maps import ROOT, source_on_path
from tests.games.siege.siege_source import FILES, data_source, map_source, resource


@pytest.fixture(scope="module")
def converted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the script makes of the sources, in a folder of its own."""
    folder = tmp_path_factory.mktemp("Éléonore été 日本")
    for name, source in (("map", map_source()), ("data", data_source())):
        (folder / f"{name}.json").write_text(json.dumps(source), "utf-8")
    script = str(ROOT / "packaging" / "convert_siege")
    command = [sys.executable, script, "map.json", "data.json", "out"]
    subprocess.run(command, cwd=folder, check=True, env=source_on_path())
    return folder / "out"


@pytest.mark.parametrize("name", FILES)
def test_converting_again_gives_the_same_bytes(name: str, converted: Path) -> None:
    assert (converted / f"{name}.json").read_bytes() == resource_bytes(f"games/siege/{name}.json")


@pytest.mark.parametrize("name", FILES)
def test_files_are_canonical(name: str) -> None:
    assert render(resource(name)) == resource_bytes(f"games/siege/{name}.json")


def texts_in(value: Any, place: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every name, sentence and note of a file, with its path."""
    if isinstance(value, dict):
        if "en" in value:
            yield place, value
        for key, item in value.items():
            yield from texts_in(item, f"{place}/{key}")
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from texts_in(item, f"{place}/{number}")


@pytest.mark.parametrize("name", FILES)
def test_texts_are_there_in_both_languages_and_well_set(name: str) -> None:
    """The typographic apostrophe, and a thin no-break space before what French sets apart."""
    for place, found in texts_in(resource(name)):
        for language in ("en", "fr"):
            assert found[language].strip() == found[language] != "", place
        for form, word in found.items():
            assert "'" not in word, (place, form)
            if form.startswith("fr"):
                for mark in " :", " ;", " »", "« ", " ?", " !":
                    assert mark not in word, (place, form)


@pytest.mark.parametrize("name", FILES)
def test_french_articles_lose_their_vowel_before_another(name: str) -> None:
    """ "l’infanterie", never "la infanterie": no form of a name begins with a full article or "de" before a vowel."""
    stumbling = re.compile(r"(?:(?:de )?(?:le|la)|de) [aeiouyéèêàâîôû]", re.IGNORECASE)
    for place, found in texts_in(resource(name)):
        for form in ("fr_def", "fr_de"):
            assert not stumbling.match(found.get(form, "")), (place, found[form])


def paths_in(value: Any, place: str = "") -> Iterator[str]:
    """Paths of all values of a file as provenance patterns write them: rows of lists by their id."""
    if isinstance(value, dict):
        for key, item in value.items():
            yield from paths_in(item, f"{place}/{key}" if place else key)
    elif isinstance(value, list):
        for number, item in enumerate(value):
            key = item.get("id", number) if isinstance(item, dict) else number
            yield from paths_in(item, f"{place}/{key}")
    else:
        yield place


@pytest.mark.parametrize("name", [name for name in FILES if name not in ("settings", "map")])
def test_every_value_tells_where_it_comes_from(name: str) -> None:
    """And every pattern is of use: it is the first that fits some value."""
    value = resource(name)
    facts = value.pop("provenance")
    firsts = set()
    for path in paths_in(value):
        fitting = [fact["path"] for fact in facts if fnmatchcase(path, fact["path"])]
        assert fitting, path
        firsts.add(fitting[0])
    assert [fact["path"] for fact in facts if fact["path"] not in firsts] == []


def test_marks_tell_printed_from_reconstructed() -> None:
    """The two facts printed on counters, the one cell of the table, and what stands beside them."""

    def mark(name: str, path: str) -> str:
        facts = resource(name)["provenance"]
        return next(str(fact["mark"]) for fact in facts if fnmatchcase(path, fact["path"]))

    assert mark("counters", "units/S29/cf/4") == mark("counters", "units/A11/cf/2") == "printed"
    assert mark("counters", "units/S29/cf/3") == mark("counters", "units/A1/cf/2") == "reconstructed"
    assert mark("counters", "units/S30/lake") == "reconstructed"
    assert mark("counters", "units/S29/lake") == "printed"
    assert mark("charts", "crt/rows/5/5/0") == mark("charts", "crt/rows/5/5/1") == "printed"
    assert mark("charts", "crt/rows/5/6/0") == "reconstructed"
