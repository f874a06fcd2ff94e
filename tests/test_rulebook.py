"""Reading clauses and what cites them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from anahuac import resources, rulebook
from anahuac.rulebook import RulebookError, clause_table, clauses

CLAUSE = '[[clause]]\nid = "8-a"\ntitle = {en = "Move", fr = "Bouger"}\nstate = "done"\n'
CODE = """
CLAUSES = ["g:8-b"]
@rule("g:8-a", "g:8-b")
def move(): ...
class Fight:
    def strike(self):
        return Refusal("g:T3-x", "other:8-a", "g: 8-a", "g:spain")
"""
TESTS = """
class TestFight:
    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("g:T3-x"))])
    @pytest.mark.rule("g:8-a")
    def test_strike(self, n):
        assert refusal.clause == "g:8-b"
"""


@pytest.fixture
def write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """A checkout with a game ``g`` of a few lines; the function writes its clauses.toml."""
    package = tmp_path / "src" / "anahuac"
    for name, content in {"games/g/rules.py": CODE, "../../tests/games/test_g.py": TESTS}.items():
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, "utf-8")
    monkeypatch.setattr(rulebook, "_PACKAGE", package)
    monkeypatch.setattr(rulebook, "_CHECKOUT", tmp_path)
    monkeypatch.setattr(resources, "_PACKAGE", package)

    def write(content: str) -> None:
        path = tmp_path / "resources" / "games" / "g" / "clauses.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, "utf-8")

    return write


def test_code_and_tests_are_found_by_their_citations(write: Callable[[str], None]) -> None:
    write(CLAUSE + CLAUSE.replace("8-a", "8-b") + CLAUSE.replace("8-a", "T3-x"))
    places = {row.id: (row.code, row.tests) for row in clause_table("g")}
    file, test = "anahuac/games/g/rules.py", "tests/games/test_g.py::TestFight::test_strike"
    assert places == {
        "8-a": ((f"{file}:move",), (test,)),
        "8-b": ((f"{file}:move",), ()),  # neither the bare list nor the assertion counts
        "T3-x": ((f"{file}:Fight.strike",), (test,)),
    }


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", r"no \[\[clause\]\]"),
        ("[[clause]", "line 1"),
        (CLAUSE + CLAUSE, "8-a is listed twice"),
        (CLAUSE.replace("8-a", "first"), "'first' is no clause id"),
        (CLAUSE.replace('"done"', '"nearly"'), r"nearly.*state"),
        (CLAUSE + "stat = 1\n", "unknown field `stat`"),
        (CLAUSE.replace('title = {en = "Move", fr = "Bouger"}\n', ""), "title"),
    ],
)
def test_a_bad_list_is_refused_with_its_name_and_the_reason(
    write: Callable[[str], None], content: str, reason: str
) -> None:
    write(content)
    with pytest.raises(RulebookError, match=rf"(?s)games/g/clauses\.toml: .*{reason}"):
        clauses("g")


def test_some_game_has_a_matrix() -> None:
    """The architecture tests run once a game: without any they would pass on nothing."""
    assert list(resources.resource_path("games").glob("*/clauses.toml"))
