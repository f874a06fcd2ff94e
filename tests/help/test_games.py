"""The rules help of every registered game is sound and complete, and its tables can be said in both languages."""

from __future__ import annotations

import logging

import pytest

from anahuac.engine.sheet import Shown
from anahuac.help import open_book
from anahuac.help.checking import EXPLAINED, known_of, page_faults
from anahuac.registry import GAME_IDS, load_game, shows
from anahuac.resources import resource_bytes, resource_names
from anahuac.rulebook import clauses
from anahuac.wording import LANGUAGES, Wording

pytestmark = pytest.mark.parametrize("game", GAME_IDS)


def test_the_pages_are_sound(game: str) -> None:
    """The same files and sections in both languages, each clause in just one section, links and pictures that lead
    somewhere, French set as French."""
    base = f"games/{game}/"
    files = {name.removeprefix(base): resource_bytes(name) for name in resource_names(f"{base}help")}
    assert files
    assert [
        (name, line, Wording("en")(why)) for name, (line, why) in page_faults(files, known_of(game))
    ] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_somebody_who_plays_must_know_is_explained(game: str, language: str) -> None:
    """By the book as the window reads it, with words to show in the popup."""
    book = open_book(game, language)
    for clause in clauses(game):
        if clause.kind in EXPLAINED:
            place = book.of_clause(clause.id)
            assert place is not None, clause.id
            assert book.excerpt(place), clause.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_is_said_in_both_languages(
    game: str, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    """As many cells in a row as columns, each with words; pictures in cells are such as pages may show."""
    shown = shows(game)
    say = Wording(language, load_game(game).names)
    with caplog.at_level(logging.WARNING):
        for name in shown.tables:
            assert shown.sheets(name)
            for sheet in shown.sheets(name):
                for row in sheet.rows:
                    assert len(row) == len(sheet.columns)
                    for cell in row:
                        assert say(cell.name if isinstance(cell, Shown) else cell), (name, row)
                        assert not isinstance(cell, Shown) or cell.picture in shown.pictures
    assert caplog.messages == []


def test_a_table_that_is_not_there_is_none(game: str) -> None:
    """Pages of strangers may ask for anything."""
    assert shows(game).sheets("nothing") == ()
