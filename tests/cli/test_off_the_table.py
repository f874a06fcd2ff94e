"""Games whose rules are there and that the window does not show yet: the command line runs them, the table says so."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from anahuac.app.folders import folders
from anahuac.app.matches import Matches, Trouble
from anahuac.bots.random_player import choose_at_random
from anahuac.engine.chance import Seeded, picker
from anahuac.engine.game import Setup
from anahuac.engine.match import Match
from anahuac.engine.text import in_english
from anahuac.registry import load_game
from anahuac.store.matchfile import write_match
from tests.cli.conftest import Terminal


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that is taken off the table: today all lie there, and one being built will not."""
    for module in ("anahuac.registry", "anahuac.cli.arguments", "anahuac.app.matches"):
        monkeypatch.setattr(f"{module}.GAME_IDS", ("conquest",))
    return "siege"


@pytest.fixture
def saved(game: str, tmp_path: Path) -> Path:
    """A match of the game, begun at random."""
    loaded = load_game(game)
    match: Match[Any, Any] = Match(loaded, Setup(loaded.info.scenarios[0]), Seeded(1))
    pick = picker(1)
    for _ in range(150):
        seat = match.pending[0].seat
        match.play(seat, choose_at_random(loaded, match.view(seat), match.pending[0], pick))
    path = tmp_path / "begun.anahuac"
    write_match(path, match, seed=1, players={info.id: "random" for info in loaded.info.seats}, name="begun")
    return path


def test_its_clauses_are_listed(terminal: Terminal, game: str) -> None:
    """What is only partly carried out says why."""
    ran = terminal("rules", game, "--json")
    assert ran.code == 0
    assert all(row["state"] == "done" or row["reason"] for row in json.loads(ran.out)["clauses"])


def test_its_matches_are_verified_and_told_in_both_languages(
    terminal: Terminal, game: str, saved: Path
) -> None:
    assert terminal("verify", str(saved)).code == 0
    told = {language: terminal("replay", str(saved), "--lang", language) for language in ("en", "fr")}
    assert all(ran.code == 0 and not ran.err for ran in told.values())
    assert told["en"].out != told["fr"].out


@pytest.mark.parametrize(
    "words", [("play",), ("render", "out.png", "--map"), ("render", "out.png", "--window")]
)
def test_the_window_says_that_it_does_not_show_it(
    terminal: Terminal, game: str, words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = terminal(*words, game)
    assert (ran.code, ran.out) == (2, "")
    assert f"the window does not show {game} yet" in ran.err
    assert list(tmp_path.iterdir()) == []


def test_a_match_file_is_refused_by_the_window_and_left_as_it_is(
    game: str, saved: Path, tmp_path: Path
) -> None:
    before = saved.read_bytes()
    with pytest.raises(Trouble) as told:
        Matches(folders(tmp_path)).open(saved)
    said = in_english(told.value.reason)
    assert "begun.anahuac" in said
    assert game in said
    assert saved.read_bytes() == before
