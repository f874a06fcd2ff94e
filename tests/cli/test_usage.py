"""Wrong usage: each kind gets one clear line in the person's language and exit code 2, nothing is done."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Terminal

BIG = "9" * 19

WRONG = [
    # the command line itself
    (["dance"], "there is no command dance", "il n’y a pas de commande dance"),
    (["simulate"], "GAME[/SCENARIO] is missing", "JEU[/SCÉNARIO] manque"),
    (["verify"], "FILE... is missing", "FICHIER... manque"),
    (["simulate", "conquest", "--sed", "1"], "no option --sed", "pas d’option --sed"),
    (["simulate", "conquest", "--seed"], "--seed needs a value", "--seed demande une valeur"),
    (["simulate", "conquest", "--json=3"], "--json takes no value", "--json ne prend pas de valeur"),
    (["rules", "conquest", "a", "b"], "too many arguments: a b", "trop d’arguments"),
    (["rules", "conquest", "--lang", "de"], "there is no language de", "il n’y a pas de langue de"),
    # games, scenarios, seats, players, settings
    (["simulate", "chess"], "no game chess; there are: conquest", "pas de jeu chess"),
    (["rules", "chess"], "no game chess", "pas de jeu chess"),
    (["play", "chess"], "no game chess", "pas de jeu chess"),
    (["simulate", "conquest/1066"], "conquest has no scenario 1066", "conquest n’a pas de scénario 1066"),
    (
        ["simulate", "conquest", "--seats", "random,perfect"],
        "no computer player perfect",
        "joueur automatique",
    ),
    (["simulate", "conquest", "--seats", "random"], "takes 2 players", "prend 2 joueurs"),
    (
        ["simulate", "conquest", "--seats", "random,human"],
        "no computer player human",
        "joueur automatique human",
    ),
    (["play", "conquest", "--seat", "spain"], "SEAT=PLAYER, not spain", "CAMP=JOUEUR"),
    (["play", "conquest", "--seat", "france=human"], "no seat france", "pas de camp france"),
    (["play", "conquest", "--seat", "spain=perfect"], "no player perfect", "pas de joueur perfect"),
    (["simulate", "conquest", "--option", "opt_hidden"], "KEY=VALUE, not opt_hidden", "CLÉ=VALEUR"),
    (["simulate", "conquest", "--option", "magic=1"], "no rule setting magic", "pas de réglage magic"),
    # numbers
    (["simulate", "conquest", "--seed", "-1"], f"0 to {2**63 - 1}, not -1", "0 à"),
    (["simulate", "conquest", "--seed", BIG], f"not {BIG}", BIG),
    (["simulate", "conquest", "--seed", "1,5"], "not 1,5", "et non 1,5"),
    (["simulate", "conquest", "--seed", "١"], "not ١", "et non ١"),
    (["simulate", "conquest", "--matches", "0"], "1 to 1000000, not 0", "1 à 1000000"),
    (["simulate", "conquest", "--matches", "ten"], "not ten", "et non ten"),
    (["simulate", "conquest", "--workers", "0"], "workers is a whole number from 1 to 256", "1 à 256"),
    (["play", "conquest", "--seed", "x"], "seed is a whole number", "une graine est un nombre entier"),
    (
        ["render", "--map", "conquest", "--size", "99x99", "o.png"],
        "100 to 8192 points each, not 99x99",
        "8192",
    ),
    (["render", "--map", "conquest", "--size", "1e9x1", "o.png"], "not 1e9x1", "et non 1e9x1"),
    (["render", "--map", "conquest", "--size", "99999x99999", "o.png"], "not 99999x99999", "99999x99999"),
    (["render", "--map", "conquest", "--text", "300", "o.png"], "100 to 200, not 300", "100 à 200"),
    (["render", "--map", "conquest", "--theme", "pink", "o.png"], "no theme pink", "pas de thème pink"),
    (["render", "--window", "conquest", "--steps", "-5", "o.png"], "not -5", "et non -5"),
    # what goes together, and files
    (["render", "o.png"], "either --map GAME or --window MATCH", "soit --map"),
    (["render", "--map", "conquest", "--window", "conquest", "o.png"], "either", "soit"),
    (["render", "--map", "conquest", "o.txt"], "ends in .png", "se termine par .png"),
    (["verify", "none.anahuac"], "none.anahuac: there is no such file", "il n’y a pas de tel fichier"),
    (["replay", "none.anahuac"], "no such file", "pas de tel fichier"),
    (["validate", "none"], "no such file", "pas de tel fichier"),
    (["play", "none.anahuac"], "no such file", "pas de tel fichier"),
    (["none.anahuac"], "no such file", "pas de tel fichier"),
    (["render", "--window", "none.anahuac", "o.png"], "no such file", "pas de tel fichier"),
]


@pytest.mark.parametrize(("words", "english", "french"), WRONG, ids=[" ".join(row[0]) for row in WRONG])
def test_wrong_usage_is_told_in_both_languages(
    terminal: Terminal,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    english: str,
    french: str,
) -> None:
    """One line that names what is wrong, perhaps one that points to the help, and nothing else."""
    monkeypatch.chdir(tmp_path)
    for lang, said in (("en", english), ("fr", french)):
        ran = terminal(*words, lang=lang)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("anahuac: " if lang == "en" else "anahuac\u202f: ")
        assert said in ran.err
        assert len(ran.err.splitlines()) <= 2
    assert list(tmp_path.iterdir()) == []


def test_the_language_asked_for_goes_before_that_of_the_system(terminal: Terminal) -> None:
    """Also in messages about the command line itself, and in either way of writing it."""
    assert "il n’y a pas de jeu" in terminal("rules", "chess", "--lang", "fr").err
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
