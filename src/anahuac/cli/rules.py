"""``anahuac rules``: the clause matrix of a game."""

from __future__ import annotations

from anahuac import rulebook
from anahuac.cli import arguments, texts
from anahuac.cli.console import DONE, FAILED, CliError, Console
from anahuac.registry import load_game


def list_rules(console: Console, game: str, as_json: bool, lang: str) -> int:
    """Every clause with its state, code and tests. JSON key ``clauses``."""
    if lang:
        arguments.language(lang)
    game_id, _ = arguments.game_and_scenario(game)
    try:
        rows = rulebook.clause_table(game_id)
    except rulebook.RulebookError as fault:
        raise CliError(texts.CANNOT_READ(file="clauses.toml", reason=str(fault)), FAILED) from None
    if as_json:
        console.data({"clauses": rows})
        return DONE
    named = console.with_names(load_game(game_id).names)
    language = named.wording.language
    for row in rows:
        state = named.wording(texts.CLAUSE_STATE[row.state])
        print(f"{row.id:12} {state:8} {row.title.get(language, row.title['en'])}")
        if row.reason:
            print(f"{'':21} {row.reason.get(language, row.reason['en'])}")
    named.say(texts.CLAUSES(done=sum(row.state == "done" for row in rows), all=len(rows)))
    return DONE
