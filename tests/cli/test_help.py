"""Help in both languages, the version, and a light start."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from anahuac import __version__
from anahuac.cli.texts_help import USAGE
from anahuac.wording import Wording
from tests.cli.conftest import Terminal

COMMANDS = ("play", "simulate", "verify", "replay", "validate", "render", "rules", "bench")
OPTIONS = {
    "play": ("--seat", "--seed", "--option", "--data-dir"),
    "simulate": ("--matches", "--seats", "--seed", "--workers", "--save", "--option", "--json"),
    "verify": (),
    "replay": ("--to", "--as"),
    "validate": (),
    "render": ("--map", "--window", "--seed", "--steps", "--page", "--at", "--theme", "--text", "--size"),
    "rules": ("--json",),
    "bench": ("--row", "--json"),
}
ENGLISH = re.compile(r"\b(Usage|Arguments:|Show|required|default|the|and|of|match)\b")


def test_the_programs_help_lists_every_command(terminal: Terminal) -> None:
    """In the order in which they are documented."""
    ran = terminal("--help")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Usage: anahuac [OPTIONS] COMMAND ...")
    assert tuple(re.findall(r"^  (\w+)  ", ran.out, re.MULTILINE)) == COMMANDS


@pytest.mark.parametrize("command", COMMANDS)
def test_each_commands_help_lists_its_options(terminal: Terminal, command: str) -> None:
    """These names are stable; every one has a sentence."""
    ran = terminal(command, "--help")
    assert (ran.code, ran.err) == (0, "")
    found = re.findall(r"^  (--[\w-]+)", ran.out, re.MULTILINE)
    assert tuple(found) == (*OPTIONS[command], "--lang", "--help")


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_french_throughout(terminal: Terminal, command: str) -> None:
    """Headings, names of values and defaults too, which typer would write in English."""
    ran = terminal(*filter(None, [command]), "--help", lang="fr")
    assert ran.code == 0
    usage, _, rest = ran.out.partition("\u202f: ")
    assert usage == Wording("fr")(USAGE).partition("\u202f")[0]
    assert rest.startswith(f"anahuac {command}".rstrip())
    assert ENGLISH.findall(ran.out) == []


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_the_short_way_to_ask_for_help(terminal: Terminal, command: str) -> None:
    """Gives the same."""
    words = [command] if command else []
    assert terminal(*words, "-h") == terminal(*words, "--help")


def test_an_argument_that_may_be_left_out_is_in_brackets(terminal: Terminal) -> None:
    """The window opens without one."""
    assert terminal("play", "--help").out.startswith("Usage: anahuac play [OPTIONS] [FILE|GAME[/SCENARIO]]\n")
    assert terminal("rules", "--help").out.startswith("Usage: anahuac rules [OPTIONS] GAME\n")


def test_the_version_is_told(terminal: Terminal) -> None:
    """One line."""
    for words in (["--version"], ["--version", "--lang", "fr"], ["--version", "--lang=en"]):
        assert terminal(*words).out == f"Anahuac {__version__}\n"


def test_help_loads_neither_window_nor_store_nor_geometry(root_environment: dict[str, str]) -> None:
    """They take most of a second, which a person who asks for help shall not wait."""
    script = (
        "import sys; from anahuac.cli import main; main(['simulate', '--help']);"
        "print(sorted(name for name in sys.modules if name.split('.')[0] in "
        "('PySide6', 'sqlmodel', 'sqlalchemy', 'alembic', 'shapely', 'numpy', 'rich', 'platformdirs')"
        " or name.startswith(('anahuac.store', 'anahuac.app', 'anahuac.games'))))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, env=root_environment
    )
    assert ran.stdout.splitlines()[-1] == "[]"


@pytest.fixture
def root_environment() -> dict[str, str]:
    """The environment of a process that finds the sources."""
    sources = Path(__file__).resolve().parents[2] / "src"
    return {**os.environ, "PYTHONPATH": str(sources), "LANG": "en_GB.UTF-8"}
