"""Wrong usage: each kind gets one clear line in the person's language and exit code 2, nothing is done."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from tests.cli.conftest import Terminal

BIG = "9" * 19

WRONG = [
    # the command line itself
    (["dance"], "there is no command dance"),
    (["simulate"], "GAME[/SCENARIO] is missing"),
    (["verify"], "FILE... is missing"),
    (["simulate", "conquest", "--sed", "1"], "no option --sed"),
    (["simulate", "conquest", "--seed"], "--seed needs a value"),
    (["simulate", "conquest", "--json=3"], "--json takes no value"),
    (["rules", "conquest", "a", "b"], "too many arguments: a b"),
    (["--version", "a", "--sed"], "too many arguments: a --sed"),
    (["rules", "conquest", "--lang", "de"], "there is no language de; there are: en, fr"),
    # games, scenarios, seats, players, settings
    (["simulate", "chess"], "no game chess; there are: conquest"),
    (["rules", "chess"], "no game chess"),
    (["play", "chess"], "no game chess"),
    (["simulate", "conquest/1066"], "conquest has no scenario 1066; it has: campaign"),
    (["simulate", "conquest", "--seats", "random,perfect"], "no computer player perfect"),
    (["simulate", "conquest", "--seats", "random"], "--seats takes 2 players"),
    (["simulate", "conquest", "--seats", "random,human"], "no computer player human"),
    (["play", "conquest", "--seat", "spain"], "SEAT=PLAYER, not spain"),
    (["play", "conquest", "--seat", "france=human"], "no seat france; it has: spain, indian"),
    (["play", "conquest", "--seat", "spain=perfect"], "no player perfect; there are: human, random, greedy"),
    (["simulate", "conquest", "--option", "opt_hidden"], "KEY=VALUE, not opt_hidden"),
    (["simulate", "conquest", "--option", "magic=1"], "no rule setting magic"),
    # numbers
    (["simulate", "conquest", "--seed", "-1"], f"0 to {2**63 - 1}, not -1"),
    (["simulate", "conquest", "--seed", BIG], f"not {BIG}"),
    (["simulate", "conquest", "--seed", "1,5"], "not 1,5"),
    (["simulate", "conquest", "--seed", "١"], "not ١"),
    (["simulate", "conquest", "--matches", "0"], "1 to 1000000, not 0"),
    (["simulate", "conquest", "--matches", "ten"], "not ten"),
    (["simulate", "conquest", "--workers", "0"], "workers is a whole number from 1 to 256"),
    (["play", "conquest", "--seed", "x"], "a seed is a whole number"),
    (["render", "--map", "conquest", "--size", "99x99", "o.png"], "100 to 8192 points each, not 99x99"),
    (["render", "--map", "conquest", "--size", "1e9x1", "o.png"], "not 1e9x1"),
    (["render", "--map", "conquest", "--size", "99999x99999", "o.png"], "not 99999x99999"),
    (["render", "--map", "conquest", "--text", "300", "o.png"], "100 to 200, not 300"),
    (["render", "--map", "conquest", "--theme", "pink", "o.png"], "no theme pink; there are: light, dark"),
    (["render", "--window", "conquest", "--steps", "-5", "o.png"], "not -5"),
    # what goes together, and files
    (["render", "o.png"], "either --map GAME or --window MATCH"),
    (["render", "--map", "conquest", "--window", "conquest", "o.png"], "either --map GAME"),
    (["render", "--map", "conquest", "--steps", "3", "o.png"], "--steps goes with --window only"),
    (["render", "--map", "conquest", "o.txt"], "o.txt: the name of a picture ends in .png"),
    (["verify", "."], ".: this is not a file"),
    (["replay", os.devnull], f"{os.devnull}: this is not a file"),
    (["verify", ""], "the name of a file is missing"),
    (["validate", ""], "the name of a file is missing"),
    (["verify", "n" * 40 + "/" * 3 + "\udcff"], "there is no such file"),
    (["verify", "none.anahuac"], "none.anahuac: there is no such file"),
    (["replay", "none.anahuac"], "none.anahuac: there is no such file"),
    (["validate", "none"], "none: there is no such file"),
    (["play", "none.anahuac"], "none.anahuac: there is no such file"),
    (["none.anahuac"], "none.anahuac: there is no such file"),
    (["render", "--window", "none.anahuac", "o.png"], "none.anahuac: there is no such file"),
]
ENGLISH = re.compile(r"\b(there|is|has|takes|needs|whole|number|not|the|given)\b")


@pytest.mark.parametrize(("words", "said"), WRONG, ids=[" ".join(row[0]) for row in WRONG])
def test_wrong_usage_is_told_in_both_languages(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], said: str
) -> None:
    """One line that names what is wrong, perhaps one that points to the help, and nothing else."""
    monkeypatch.chdir(tmp_path)
    english = terminal(*words)
    assert said in english.err
    assert english.err.startswith("anahuac: ")
    french = terminal(*words, lang="fr")
    assert ENGLISH.findall(french.err.replace(words[-1], "")) == []
    assert french.err.startswith("anahuac\u202f: ")
    for ran in (english, french):
        assert (ran.code, ran.out) == (2, "")
        assert len(ran.err.splitlines()) <= 2
    assert list(tmp_path.iterdir()) == []


def test_a_language_may_stand_before_the_command(terminal: Terminal) -> None:
    """As it does in other programs; in either way of writing it, and before help."""
    for words in (["--lang", "fr"], ["--lang=fr"]):
        assert terminal(*words, "rules", "chess") == terminal("rules", "chess", "--lang", "fr")
        assert terminal(*words, "--help") == terminal("--help", lang="fr")
    assert "no language de" in terminal("--lang", "de", "rules", "conquest").err
    assert terminal("--lang", "fr", "--sed").err == terminal("play", "--sed", lang="fr").err


def test_the_language_asked_for_goes_before_that_of_the_system(terminal: Terminal) -> None:
    """Also in messages about the command line itself, and in either way of writing it."""
    assert "there is no game" not in terminal("rules", "chess", "--lang", "fr").err
    assert "there is no game" in terminal("rules", "chess", "--lang=en", lang="fr").err


@pytest.mark.parametrize(
    ("variable", "value", "french"),
    [
        ("LC_ALL", "fr_CA.UTF-8", True),
        ("LC_ALL", "de_DE.UTF-8", False),
        ("LC_MESSAGES", "fr_FR", True),
        ("LC_ALL", "C", False),
    ],
)
def test_the_first_variable_that_is_set_gives_the_language(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, french: bool
) -> None:
    """LC_ALL goes before LC_MESSAGES goes before LANG; a language not spoken means English."""
    from anahuac.cli.console import language_of

    environment = {variable: value, "LANG": "en_GB.UTF-8" if french else "fr_FR.UTF-8"}
    assert language_of([], environment) == ("fr" if french else "en")
