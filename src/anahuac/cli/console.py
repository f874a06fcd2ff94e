"""Speaking to the person at the terminal: their language, results on stdout, faults on stderr."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from anahuac.engine.text import Param, Template, Text
from anahuac.wording import LANGUAGES, Names, Wording

#: Exit codes that stay stable: done, failed, wrong usage.
DONE, FAILED, USAGE = 0, 1, 2


class CliError(Exception):
    """A fault to be told in one line; ``code`` is FAILED or USAGE."""

    def __init__(self, reason: Text, code: int = USAGE) -> None:
        super().__init__(reason.source)
        self.reason = reason
        self.code = code


class Console:
    """Output in one language. With ``as_json`` only :meth:`data` writes to stdout."""

    def __init__(self, language: str) -> None:
        self.wording = Wording(language)

    def with_names(self, names: Names) -> Console:
        """The same console, knowing a game's names."""
        console = Console(self.wording.language)
        console.wording = Wording(self.wording.language, names)
        return console

    def say(self, what: Param | Template) -> None:
        """A line of result."""
        print(self.wording(what))

    def data(self, value: Any) -> None:
        """A result as JSON for programs."""
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n")

    def complain(self, what: Param | Template) -> None:
        """A line about what went wrong."""
        print(self.wording(what), file=sys.stderr)

    def table(self, rows: Sequence[Sequence[str]]) -> None:
        """Rows in columns; the first row is the heading."""
        widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
        for row in rows:
            print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def language_of(argv: Sequence[str], environment: dict[str, str] | None = None) -> str:
    """The language asked for by ``--lang``, else the system's, else English."""
    for at, argument in enumerate(argv):
        if argument == "--lang" and at + 1 < len(argv) and argv[at + 1] in LANGUAGES:
            return argv[at + 1]
        if argument.startswith("--lang=") and argument[7:] in LANGUAGES:
            return argument[7:]
    environ = dict(os.environ) if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"
