"""The clause matrix holds: every cited clause exists, every clause that is done has code and a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from anahuac.resources import resource_path
from anahuac.rulebook import citations, clause_table, clauses

GAMES = sorted(path.parent.name for path in resource_path("games").glob("*/clauses.toml"))

pytestmark = pytest.mark.parametrize("game", GAMES)


def test_every_cited_clause_exists(game: str, root: Path) -> None:
    """A citation of a clause that no list has is a slip of the pen."""
    known = {clause.id for clause in clauses(game)}
    unknown = [
        f"{cited.file.relative_to(root)}:{cited.line}: {cited.clause}"
        for folder in ("src", "editor", "tests")
        for cited in citations(root / folder, game)
        if cited.clause not in known
    ]
    assert unknown == []


def test_a_clause_that_is_done_has_code_and_a_test(game: str) -> None:
    """Flavour needs neither: there is nothing in it to carry out."""
    rows = [row for row in clause_table(game) if row.state == "done" and row.kind != "flavour"]
    assert [row.id for row in rows if not row.code] == []
    assert [row.id for row in rows if not row.tests] == []


def test_a_clause_that_is_not_done_says_why(game: str) -> None:
    """In both languages, since players read it."""
    rows = clause_table(game)
    assert [
        row.id for row in rows if row.state != "done" and not (row.reason.get("en") and row.reason.get("fr"))
    ] == []


def test_every_clause_has_a_title_in_both_languages(game: str) -> None:
    """A player reads the title wherever a clause is named."""
    assert [
        clause.id for clause in clauses(game) if not (clause.title.get("en") and clause.title.get("fr"))
    ] == []
