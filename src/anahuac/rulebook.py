"""The clause matrix: which clause of a rulebook is carried out where, and which tests prove it.

A game lists its clauses in ``resources/games/GAME/clauses.toml``::

    [[clause]]
    id = "10.3.4-k"
    title = { en = "Hand-to-hand fighting", fr = "Corps à corps" }
    page = "12"
    kind = "rule"      # or flavour, ruling, option
    state = "done"     # or partial, out, each with a reason
    # reason = { en = "...", fr = "..." }

Code cites a clause as ``"GAME:ID"`` in ``@rule``, ``Refusal`` or ``Decision``, a test by
``@pytest.mark.rule``. The sources are read, not imported; a frozen program, which carries none, shows the
table without places.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import msgspec

from anahuac.resources import resource_bytes

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parents[1]
#: The part of a citation after ``GAME:``: a number after at most two capitals, as in 8-e, G-4, T3-charge.
_CLAUSE = r"[A-Z]{0,2}-?\d[\w.\-]*"


class RulebookError(ValueError):
    """A clauses.toml cannot be read; the message names the file, the place in it and the reason."""


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry of clauses.toml; titles and reasons are per language."""

    id: str
    title: dict[str, str]
    state: Literal["done", "partial", "out"]
    kind: Literal["rule", "flavour", "ruling", "option"] = "rule"
    page: str = ""
    reason: dict[str, str] = {}


class ClauseRow(msgspec.Struct, frozen=True):
    """A clause and what cites it: ``code`` as file:function, ``tests`` as pytest ids, both sorted."""

    id: str
    title: dict[str, str]
    kind: str
    page: str
    state: str
    reason: dict[str, str]
    code: tuple[str, ...]
    tests: tuple[str, ...]


class Citation(msgspec.Struct, frozen=True):
    """A clause id (without its game) met in a source file.

    ``scope`` is the dotted function or class around it, ``""`` at module level; ``is_mark`` tells that it is
    an argument of a call of something named ``rule``: the decorator in code, the mark in tests.
    """

    clause: str
    file: Path
    scope: str
    line: int
    is_mark: bool


class _Collector(ast.NodeVisitor):
    """Walks one module and gathers the string constants that are citations of one game."""

    def __init__(self, game: str, file: Path) -> None:
        self.pattern = re.compile(f"{re.escape(game)}:({_CLAUSE})")
        self.file = file
        self.scope: list[str] = []
        self.marks = 0
        self.found: list[Citation] = []

    def _scoped(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        self.scope.append(node.name)
        self.generic_visit(node)
        self.scope.pop()

    visit_FunctionDef = visit_AsyncFunctionDef = visit_ClassDef = _scoped  # noqa: N815 - names set by ast

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        self.marks += name == "rule"
        self.generic_visit(node)
        self.marks -= name == "rule"

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and (match := self.pattern.fullmatch(node.value)):
            scope = ".".join(self.scope)
            self.found.append(Citation(match[1], self.file, scope, node.lineno, self.marks > 0))


def citations(folder: Path, game: str) -> Iterator[Citation]:
    """Every citation of a clause of a game in the Python files below a folder, in order of path and line."""
    for file in sorted(folder.rglob("*.py")):
        source = file.read_text("utf-8")
        if f"{game}:" in source:
            collector = _Collector(game, file)
            collector.visit(ast.parse(source, str(file)))
            yield from collector.found


def clauses(game: str) -> list[Clause]:
    """The entries of a game's clauses.toml, in its order.

    Raises ResourceMissing for a game without one, RulebookError when it is malformed or names an id twice.
    """
    name = f"games/{game}/clauses.toml"
    try:
        document = tomllib.loads(resource_bytes(name).decode("utf-8"))
        entries = msgspec.convert(document, dict[Literal["clause"], list[Clause]])["clause"]
    except KeyError:
        raise RulebookError(f"{name}: no [[clause]] in it") from None
    except ValueError as error:  # not UTF-8, not TOML, not of the form above
        raise RulebookError(f"{name}: {error}") from error
    seen: set[str] = set()
    for entry in entries:
        if entry.id in seen:
            raise RulebookError(f"{name}: clause {entry.id} is listed twice")
        if not re.fullmatch(_CLAUSE, entry.id):
            raise RulebookError(f"{name}: {entry.id!r} is no clause id")
        seen.add(entry.id)
    return entries


def clause_table(game: str) -> list[ClauseRow]:
    """The clause matrix of a game, in the order of its clauses.toml.

    Code counts inside a function or class of ``anahuac.games.GAME``: a bare list of ids proves nothing. Tests
    are found where ``tests/`` stands beside the sources, that is in a checkout. Raises as :func:`clauses`.
    """
    code: dict[str, set[str]] = {}
    for cited in citations(_PACKAGE / "games" / game, game):
        if cited.scope:
            place = f"{cited.file.relative_to(_PACKAGE.parent).as_posix()}:{cited.scope}"
            code.setdefault(cited.clause, set()).add(place)
    tests: dict[str, set[str]] = {}
    for cited in citations(_CHECKOUT / "tests", game):
        if cited.is_mark:
            parts = [cited.file.relative_to(_CHECKOUT).as_posix(), *cited.scope.split(".")]
            tests.setdefault(cited.clause, set()).add("::".join(filter(None, parts)))
    return [
        ClauseRow(
            id=clause.id,
            title=clause.title,
            kind=clause.kind,
            page=clause.page,
            state=clause.state,
            reason=clause.reason,
            code=tuple(sorted(code.get(clause.id, ()))),
            tests=tuple(sorted(tests.get(clause.id, ()))),
        )
        for clause in clauses(game)
    ]
