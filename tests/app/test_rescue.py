"""The file of a match goes while it is open: what is told, and how the match is saved all the same."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog

from anahuac.app.windows import texts
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.table import TablePage
from anahuac.engine.match import Match
from anahuac.registry import load_game
from anahuac.store.reading import open_match
from tests.app.conquestpositions import answer
from tests.app.shelves import Make

Named = Callable[[str], None]
TWO = {"spain": "human:Ana", "indian": "human:Béla"}


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> Named:
    """Choose this file whenever one is asked for."""

    def choose(name: str) -> None:
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args, **kwargs: (name, ""))

    return choose


def opened(window: MainWindow, path: Path) -> TablePage:
    """The table of a match in a file, somebody at it."""
    assert window.open_file(path)
    assert window.table is not None
    window.table.session.raise_curtain()
    return window.table


def play_on(table: TablePage) -> bool:
    """Give an answer; whether it was kept."""
    session = table.session
    session.raise_curtain()
    decision = session.decision
    assert decision is not None
    return session.play(answer(session.match, decision, random.Random(3)))


def in_file(path: Path) -> list[str]:
    """What a file holds: the answers of every step."""
    found = open_match(path, load_game, read_only=True)
    found.file.close()
    return answers(found.match)


def answers(match: Match[Any, Any]) -> list[str]:
    return [repr((step.number, step.action)) for step in match.steps]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_status_follows_what_became_of_the_last_step(
    window: MainWindow, make: Make, language: str
) -> None:
    window.set_language(language)
    words = window.ui.words
    path = make("gone", players=TWO)
    table = opened(window, path)
    assert window.line.remark.text() == words(texts.SAVED)
    kept = path.read_bytes()
    path.unlink()
    assert not play_on(table)
    assert window.line.remark.text() == words(texts.NOT_SAVED)
    path.write_bytes(kept)
    assert play_on(table)
    table.session.raise_curtain()
    assert window.line.remark.text() == words(texts.SAVED)


@pytest.mark.parametrize("name", ["other.anahuac", "gone.anahuac"])
def test_a_match_whose_file_is_gone_is_saved_and_goes_on_in_the_new_file(
    window: MainWindow, make: Make, named: Named, name: str
) -> None:
    path = make("gone", steps=6, players=TWO)
    to = path.with_name(name)
    table = opened(window, path)
    path.unlink()
    assert not play_on(table)
    before = answers(table.session.match)
    named(str(to))
    window.menus.actions["export"].trigger()
    assert in_file(to) == before
    assert window.opened is not None
    assert window.opened.path == to
    assert window.ui.settings.values.playing == str(to.absolute())
    assert window.table is not None
    window.table.curtain.lifted.emit()
    assert window.table.prompt.warning.text() == window.ui.words(texts.RESCUED(file=name))
    assert window.line.remark.text() == window.ui.words(texts.SAVED)
    assert play_on(window.table)
    after = answers(window.table.session.match)
    assert len(after) > len(before)
    assert in_file(to) == after
    info = window.opened.file.info if window.opened.file is not None else None
    assert info is not None
    assert (info.name, info.players) == ("gone", TWO)


def test_a_file_that_cannot_be_written_leaves_the_match_where_it_is(
    window: MainWindow, make: Make, named: Named
) -> None:
    path = make("gone", players=TWO)
    table = opened(window, path)
    path.unlink()
    named(str(path.parent / "no such folder" / "other.anahuac"))
    window.menus.actions["export"].trigger()
    assert window.table is table
    assert "no such folder" in table.prompt.warning.text()
    named(str(path.with_name("second.anahuac")))
    window.menus.actions["export"].trigger()
    assert window.opened is not None
    assert window.opened.path == path.with_name("second.anahuac")


def test_a_copy_of_a_match_that_is_there_is_not_played_on(
    window: MainWindow, make: Make, named: Named
) -> None:
    path = make("here", players=TWO)
    table = opened(window, path)
    named(str(path.with_name("copy.anahuac")))
    window.menus.actions["export"].trigger()
    assert window.table is table
    assert window.opened is not None
    assert window.opened.path == path
    before = in_file(path)
    assert play_on(table)
    assert in_file(path.with_name("copy.anahuac")) == before
    assert in_file(path) != before
