"""What the log file keeps of refusals: sentences in English, without the person's folders."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from anahuac.app.crash import begin_logging
from anahuac.app.folders import discreet, folders
from anahuac.app.matches import Trouble
from anahuac.cli.console import CliError
from anahuac.datafiles import DataFault
from anahuac.engine.game import SetupError
from anahuac.engine.match import UndoRefused
from anahuac.engine.rules import IllegalAction, Refusal
from anahuac.engine.text import Ref, Template, in_english, plural, text
from anahuac.registry import ContentFault, GameBroken
from anahuac.store import StoreFault
from anahuac.store import texts as store_texts

PLACE = text("test", "{piece} is not in {place}")
COUNTED = plural("test", "%n counter(s) of {camp}", "", 1)
SAID = PLACE(piece=(Ref("piece", "cortes"), "b"), place=COUNTED(2, camp=Ref("camp", "spain", "def")))
SENTENCE = "cortes, b is not in 2 counters of spain"
FAULT = ContentFault("map.json", "/zones/3", SAID)


def test_a_text_in_english_has_ids_for_names() -> None:
    assert in_english(SAID) == SENTENCE
    assert in_english(COUNTED(1, camp="x")) == "1 counter of x"
    assert in_english(text("test", "{{braces}} stay")()) == "{braces} stay"


@pytest.mark.parametrize(
    "error",
    [
        StoreFault(Path("a.anahuac"), SAID),
        SetupError(SAID),
        UndoRefused(SAID),
        IllegalAction(Refusal("conquest:8-a", SAID)),
        Trouble(SAID),
        CliError(SAID),
        DataFault("map.json", "/zones/3", SAID),
        GameBroken("conquest", FAULT),
    ],
    ids=lambda error: type(error).__name__,
)
def test_an_exception_is_noted_as_a_sentence(error: Exception) -> None:
    assert SENTENCE in str(error)


@pytest.mark.parametrize("template", [t for t in vars(store_texts).values() if isinstance(t, Template)])
def test_a_refused_file_is_noted_without_marks_and_without_the_home(
    tmp_path: Path, template: Template
) -> None:
    params = {name: name.upper() for name in template.fields}
    fault = StoreFault(Path.home() / "x" / "a.anahuac", template(**params))
    begin_logging(folders(tmp_path))
    logger = logging.getLogger("anahuac")
    logger.warning("%s", fault)
    for handler in list(logger.handlers):
        if type(handler).__module__ == "anahuac.app.crash":
            logger.removeHandler(handler)
            handler.close()
    written = (tmp_path / "logs" / "anahuac.log").read_text("utf-8")
    assert "{" not in written
    assert str(Path.home()) not in written
    if "file" in template.fields:
        assert str(Path("~", "x", "a.anahuac")) in written


def test_a_home_behind_a_link_is_kept_out_by_both_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "real").mkdir()
    link = tmp_path / "link"
    try:
        link.symlink_to(tmp_path / "real", target_is_directory=True)
    except OSError:
        pytest.skip("links need a privilege here")
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(link))
    assert discreet(f"{link / 'a'} {(tmp_path / 'real').resolve() / 'a'}") == "~/a ~/a".replace(
        "/", str(Path("/"))[-1]
    )
