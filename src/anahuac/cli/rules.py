"""``anahuac rules``: the clause matrix of a game."""

from __future__ import annotations

from typing import Any

from anahuac import rulebook
from anahuac.cli import arguments, texts
from anahuac.cli.console import DONE, FAILED, CliError, Console


def list_rules(console: Console, game: str, as_json: bool) -> int:
    """Every clause with its state, code and tests. JSON key ``clauses``."""
    given = arguments.game_id(game)
    try:
        rows = rulebook.clause_table(given)
    except rulebook.RulebookError as fault:
        raise CliError(texts.CANNOT_READ(file="clauses.toml", reason=str(fault)), FAILED) from None
    if as_json:
        console.data({"clauses": [_as_data(row, console.language) for row in rows]})
        return DONE
    for row in rows:
        state = console.wording(texts.CLAUSE_STATE[row.state])
        print(f"{row.id:12} {state:9} {_in(console.language, row.title)}")
        if row.reason:
            print(f"{'':22} {_in(console.language, row.reason)}")
    console.say(texts.CLAUSES(done=sum(row.state == "done" for row in rows), all=len(rows)))
    return DONE


def _as_data(row: rulebook.ClauseRow, language: str) -> dict[str, Any]:
    data = {
        "id": row.id,
        "title": _in(language, row.title),
        "kind": row.kind,
        "page": row.page,
        "state": row.state,
        "code": row.code,
        "tests": row.tests,
    }
    return {**data, "reason": _in(language, row.reason)} if row.reason else data


def _in(language: str, forms: dict[str, str]) -> str:
    return forms.get(language) or forms.get("en", "")
