"""What lets a desktop open a match by its file agrees with the program."""

from __future__ import annotations

import configparser
from pathlib import Path
from xml.etree import ElementTree

from anahuac.store import schema
from anahuac.store.files import ENDING

LINUX = Path(__file__).parents[1] / "packaging" / "linux"
NAMES = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}


def test_the_desktop_gives_matches_to_the_program() -> None:
    entry = configparser.RawConfigParser(strict=True)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(LINUX / "anahuac.desktop", "utf-8")
    kept = entry["Desktop Entry"]
    kind = ElementTree.parse(LINUX / "anahuac-match.xml").find("m:mime-type", NAMES)
    assert kind is not None
    assert kept["MimeType"] == f"{kind.get('type')};"
    assert kept["Exec"] == "anahuac-window play %f"
    assert (LINUX / "anahuac.desktop").stem == "anahuac", "as the window calls itself"


def test_a_match_is_known_by_its_ending_and_by_what_is_in_it() -> None:
    kind = ElementTree.parse(LINUX / "anahuac-match.xml").find("m:mime-type", NAMES)
    assert kind is not None
    glob, outer = kind.find("m:glob", NAMES), kind.find("m:magic/m:match", NAMES)
    assert glob is not None
    assert outer is not None
    assert glob.get("pattern") == f"*{ENDING}"
    inner = outer.find("m:match", NAMES)
    assert inner is not None
    assert int(inner.get("value", ""), 16) == schema.APPLICATION_ID
    assert inner.get("offset") == "68"  # where SQLite keeps an application's own number
