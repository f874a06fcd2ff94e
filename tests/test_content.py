"""Faults of matches, maps and data files: each with file, place and reason, all of them at once."""

from __future__ import annotations

import errno
import json
import os
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from anahuac import board_texts, content
from anahuac.board.errors import PARAMETERS, Reason
from anahuac.content import NOT_A_FILE, NOT_CONTENT, TOO_MUCH, Fault, faults
from anahuac.engine.game import Setup
from anahuac.resources import resource_path
from anahuac.sim import simulate
from anahuac.wording import Wording


@pytest.fixture
def game_folder(tmp_path: Path) -> Path:
    """A copy of the Conquest's data under another name, as a designer makes it."""
    return Path(shutil.copytree(resource_path("games/conquest"), tmp_path / "my campaign"))


def change(path: Path, old: str, new: str) -> None:
    """Replace the first occurrence of something in a file."""
    content = path.read_text("utf-8")
    assert old in content
    path.write_text(content.replace(old, new, 1), "utf-8")


def told(path: Path, language: str = "en") -> list[str]:
    """The faults of a path as lines, its folder left out."""
    say = Wording(language)
    return [say(fault.told()).replace(f"{path}{os.sep}", "") for fault in faults(path)]


def test_the_shipped_content_has_no_fault() -> None:
    """Neither error nor warning."""
    assert list(faults(resource_path("games"))) == []


def test_every_code_of_the_board_has_a_text_with_its_fields() -> None:
    """A new code without words would break the report of the fault."""
    assert set(board_texts.TEXTS) == set(PARAMETERS)
    for code, fields in PARAMETERS.items():
        assert board_texts.TEXTS[code].fields == set(fields)


def test_types_of_json_are_named_in_words() -> None:
    """The author reads no names of another language's types."""
    reason = Reason("wrong-type", {"expected": "int | null", "found": "str"})
    assert Wording("en")(board_texts.said(reason)) == "this must be a whole number or nothing, not a text"
    french = Wording("fr")(board_texts.said(reason))
    assert re.search("un nombre entier ou .+ un texte", french)
    overlap = Reason("overlap", {"other": 12345, "area": 0.25})
    assert "12345 by 0.25" in Wording("en")(board_texts.said(overlap))


def test_faults_of_several_files_are_told_at_once(game_folder: Path) -> None:
    """A designer mends them together."""
    change(game_folder / "counters.json", '"steps": 2', '"steps": "two"')
    (game_folder / "calendar.json").unlink()
    change(game_folder / "alliances.json", '"version": 1', '"version": 3')
    change(game_folder / "charts.json", '"format"', "format")
    assert told(game_folder) == [
        "alliances.json, /version: version 3 of the format is newer than version 1, which this program knows",
        "calendar.json: the file is missing",
        "charts.json: this is not JSON: it goes wrong in line 2, column 2",
        "counters.json, /units/0/steps: this must be a whole number, not a text",
    ]


def test_references_are_told_once_every_file_can_be_read(game_folder: Path) -> None:
    """In both languages."""
    scenario = game_folder / "scenarios" / "campaign.json"
    change(scenario, '"id": "sp-eb-1"', '"id": "sp-eb-2"')
    change(scenario, '"first_turn": 1', '"first_turn": 99')
    assert told(game_folder) == [
        f"scenarios{os.sep}campaign.json, /placements/0: “sp-eb-2” is placed twice",
        f"scenarios{os.sep}campaign.json, /first_turn: the calendar has no turn 99",
    ]
    assert "«\u202fsp-eb-2\u202f»" in told(game_folder, "fr")[0]


def test_a_single_file_is_looked_at_with_its_neighbours(game_folder: Path) -> None:
    """Its own faults alone are told, under the name it was given by."""
    scenario = game_folder / "scenarios" / "campaign.json"
    change(scenario, '"zone": 35', '"zone": 77')
    (fault,) = faults(scenario)
    assert (fault.file, fault.place) == (str(scenario), "/placements/0/zone")
    assert list(faults(game_folder / "calendar.json")) == []


def test_a_folder_of_a_game_is_looked_at_as_a_part_of_it(
    game_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What lies there is judged with its neighbours, told under the name it was given by, and all the rest is not."""
    change(game_folder / "scenarios" / "campaign.json", '"zone": 35', '"zone": 77')
    page = game_folder / "help" / "fr" / "12-victory.md"
    change(page, "\n## ", "\n<b>gras</b>\n\n## ")
    monkeypatch.chdir(game_folder)
    (fault,) = faults(Path("scenarios"))
    assert (fault.file, fault.place) == (f"scenarios{os.sep}campaign.json", "/placements/0/zone")
    for folder in (Path("help"), Path("help/fr")):
        assert {fault.file for fault in faults(folder)} == {f"help{os.sep}fr{os.sep}12-victory.md"}
    assert list(faults(Path("help/en"))) == list(faults(Path("lessons"))) == []
    monkeypatch.setattr(content, "MOST_CONTENT", 100_000)
    assert [fault.reason.source for fault in faults(Path("scenarios"))] == [TOO_MUCH.source]
    Path("drafts").mkdir()
    assert told(Path("drafts")) == ["drafts: there is neither a match nor content of a game in this folder"]


@pytest.mark.parametrize("left", ["counters.json", "charts.json", "settings.json", "scenarios/campaign.json"])
def test_a_folder_with_any_data_of_a_game_is_judged_as_that_game(game_folder: Path, left: str) -> None:
    """What is missing is named, and what is there is looked at."""
    needed = ["alliances.json", "calendar.json", "charts.json", "counters.json", "map.json", "settings.json"]
    for path in [*game_folder.rglob("*.json"), *game_folder.rglob("*.toml"), *game_folder.rglob("*.md")]:
        if path != game_folder / left:
            path.unlink()
    missing = {f"{name}: the file is missing" for name in needed if name != left}
    assert missing <= set(told(game_folder))
    assert missing <= {line.split(os.sep)[-1] for line in told(game_folder.parent)}


def test_a_game_without_scenarios_lacks_them(game_folder: Path) -> None:
    shutil.rmtree(game_folder / "scenarios")
    assert told(game_folder) == ["scenarios: there is no scenario"]


def test_geometry_is_checked_too(game_folder: Path) -> None:
    """A label pushed out of its area is found, in a folder and in a map by itself."""
    change(game_folder / "map.json", '"at": [95.2, 177.5]', '"at": [900.0, 177.5]')
    said = "map.json, /boards/0/layers/0/faces/0/label"
    assert any(line.startswith(said) for line in told(game_folder))
    alone = Path(shutil.copy(game_folder / "map.json", game_folder.parent / "alone.json"))
    found = list(faults(alone))
    assert [fault.reason for fault in found] == [fault.reason for fault in faults(game_folder)]
    assert {fault.file for fault in found} == {str(alone)}


def test_what_is_no_content_says_so(tmp_path: Path) -> None:
    """By name it is told; in a folder it is passed over, and a folder of nothing else is told."""
    other = tmp_path / "palette.json"
    other.write_text('{"ink": "black"}', "utf-8")
    picture = tmp_path / "map.png"
    picture.write_bytes(b"\x89PNG")
    for path in (other, picture):
        assert list(faults(path)) == [Fault(str(path), "", NOT_CONTENT())]
    assert told(tmp_path) == [f"{tmp_path}: there is neither a match nor content of a game in this folder"]
    change(other, '"ink"', '"format": 3, "ink"')
    assert list(faults(other)) == [Fault(str(other), "", NOT_CONTENT())]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "this is not JSON: it goes wrong in line 1, column 1"),
        (b'{"format": "anahuac-map",\n"\xc3\xa9": 1', "this is not JSON: it goes wrong in line 2, column 7"),
        (b'{"format":\n\n  NaN}', "this is not JSON: it goes wrong in line 3, column 3"),
        (b"\xff\xfe{}", "this is not text in UTF-8: byte 0 does not fit"),
        (b'{"format": "anahuac-map", "version": 1, "id": ' + b"[" * 100_000, "nested too deeply"),
        (b'{"format": "anahuac-map", "version": 99}', "version 99 of the format is newer"),
        (b'{"format": "anahuac-map", "version": 1}', "the key “id” is missing"),
        (b'"' + b" " * 8_100_000 + b'"', "more than the 8000000 allowed"),
    ],
)
def test_hostile_and_truncated_maps_are_refused(tmp_path: Path, content: bytes, reason: str) -> None:
    """Without exhausting stack or memory."""
    path = tmp_path / "map.json"
    path.write_bytes(content)
    (line,) = told(path)
    assert line.startswith(f"{path}")
    assert reason in line


def test_a_device_is_no_content() -> None:
    """Reading from one, or from a pipe, might never end."""
    assert list(faults(Path(os.devnull))) == [Fault(os.devnull, "", NOT_CONTENT())]


def test_matches_are_looked_at_whatever_their_name(tmp_path: Path) -> None:
    """A damaged one names itself; a sound one under another ending is known by its content."""
    simulate("conquest", Setup(), {"spain": "random", "indian": "random"}, 1, 1, save=tmp_path)
    sound = tmp_path / "match-0001.anahuac"
    renamed = sound.rename(tmp_path / "match.backup")
    assert list(faults(renamed)) == []
    (tmp_path / "half.anahuac").write_bytes(renamed.read_bytes()[:20_000])
    (tmp_path / "empty.anahuac").touch()
    assert told(tmp_path) == [
        "empty.anahuac: the file is empty",
        "half.anahuac: the end of the file is missing; it was copied or sent incompletely",
    ]


if hasattr(os, "mkfifo"):

    def test_a_pipe_among_the_data_files_is_not_waited_for(game_folder: Path) -> None:
        """It is named, and nothing is judged without it."""
        pipe = game_folder / "scenarios" / "more.json"
        os.mkfifo(pipe)
        assert list(faults(game_folder)) == [Fault(str(pipe), "", NOT_A_FILE())]


def test_data_files_too_big_together_are_not_all_read(
    game_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder from a stranger may hold more of them than there is memory."""
    monkeypatch.setattr(content, "MOST_CONTENT", 100_000)
    (fault,) = faults(game_folder)
    assert (fault.file, fault.reason.source) == (str(game_folder), TOO_MUCH.source)


def test_folders_that_cannot_be_looked_into_are_told(
    game_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is called sound that nobody has seen: among matches, and inside a game."""
    closed = {tmp_path / "closed", game_folder / "scenarios"}
    (tmp_path / "closed").mkdir()
    scan = os.scandir

    def guarded(path: str) -> Any:
        if Path(path) in closed:
            raise PermissionError(errno.EACCES, "no", str(path))
        return scan(path)

    monkeypatch.setattr(os, "scandir", guarded)
    assert told(tmp_path) == [
        "closed: the folder cannot be looked into: permission denied",
        f"{game_folder.name}{os.sep}scenarios: the folder cannot be looked into: permission denied",
    ]
    (line,) = told(tmp_path / "closed")
    assert line.endswith("closed: the folder cannot be looked into: permission denied")


def test_pages_of_the_rules_help_are_looked_at(game_folder: Path) -> None:
    """With file, line and reason, in a folder as by themselves."""
    page = game_folder / "help" / "fr" / "12-victory.md"
    change(page, "\n## ", "\n<b>gras</b>\n\n## ")
    lines = page.read_text("utf-8").splitlines()
    told_of = f"line {lines.index('<b>gras</b>') + 1}: HTML is not allowed"
    assert [line.partition(", ")[2] for line in told(page)] == [told_of]
    assert [line for line in told(game_folder) if told_of in line] == told(game_folder)
    (game_folder / "help" / "en" / "12-victory.md").unlink()
    assert any("missing in the language “en”" in line for line in told(game_folder))


PICTURES = [
    ("conquest", '"radius": 38', '"radius": NaN', "picture.json"),
    ("conquest", '"radius": 38', '"radius": 1e308', "picture.json, /compass/radius"),
    ("conquest", '"size": 34', '"size": []', "picture.json, /waters/0/size"),
    ("conquest", '"en": "Gulf of Mexico"', '"en": null', "picture.json, /waters/0/name"),
    ("conquest", '"en": "Gulf of Mexico"', '"en": " "', "picture.json, /waters/0/name"),
    (
        "conquest",
        '"title": {"en": "ANAHUAC", "fr": "ANAHUAC"}',
        '"title": true',
        "picture.json, /cartouche/title",
    ),
    (
        "conquest",
        '"title": {"en": "ANAHUAC", "fr": "ANAHUAC"}',
        '"title": {}',
        "picture.json, /cartouche/title",
    ),
    ("conquest", '"line3":', '"line4":', "picture.json, /zone_titles"),
    ("siege", '"radius": 46', '"radius": -1', "picture.json, /compass/radius"),
    ("siege", '"steps": 5', '"steps": 0', "picture.json, /scale/steps"),
    ("siege", '"fr": "Marché"', '"fr": ""', "picture.json, /lettering/6/text"),
    ("siege", '"kind": "city"', '"kind": "town"', "picture.json, /lettering/0/kind"),
]


@pytest.mark.parametrize(("game", "old", "new", "place"), PICTURES)
def test_what_stands_on_a_map_besides_its_places_is_looked_at(
    tmp_path: Path, game: str, old: str, new: str, place: str
) -> None:
    folder = Path(shutil.copytree(resource_path(f"games/{game}"), tmp_path / game))
    picture = folder / "picture.json"
    picture.write_text(json.dumps(json.loads(picture.read_text("utf-8")), ensure_ascii=False), "utf-8")
    change(picture, old, new)
    found = told(folder)
    assert found
    assert all(line.startswith(place) for line in found)
    picture.unlink()
    assert told(folder) == ["picture.json: the file is missing"]


def test_a_box_has_a_value_where_it_caps_replacements_and_nowhere_else(game_folder: Path) -> None:
    alliances = game_folder / "alliances.json"
    content = json.loads(alliances.read_text("utf-8"))
    content["boxes"][2]["value"], content["boxes"][4]["value"] = 99, None
    alliances.write_text(json.dumps(content), "utf-8")
    assert told(game_folder) == [
        "alliances.json, /boxes/2/value: the box “SD” caps no replacements and must have no value",
        "alliances.json, /boxes/4/value: the box “M6” caps replacements and needs a value",
    ]


def test_an_anchor_in_another_area_is_an_error(game_folder: Path) -> None:
    path = game_folder / "map.json"
    content = json.loads(path.read_text("utf-8"))
    content["boards"][0]["layers"][0]["faces"][31]["anchors"]["control"]["at"][0] = -1
    path.write_text(json.dumps(content), "utf-8")
    (fault,) = faults(game_folder)
    assert (fault.place, fault.is_warning) == ("/boards/0/layers/0/faces/31/anchors/control", False)
