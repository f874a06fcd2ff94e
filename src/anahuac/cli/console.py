"""Speaking to the person at the terminal: their language, results on stdout, faults on stderr."""

from __future__ import annotations

import errno
import io
import locale
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any, TextIO

import msgspec

from anahuac.engine.text import Param, Template, Text, in_english, on_one_line
from anahuac.wording import LANGUAGES, Names, Wording

#: Exit codes that stay stable: done, failed, wrong usage.
DONE, FAILED, USAGE = 0, 1, 2


class CliError(Exception):
    """A fault to be told in one line; ``code`` is FAILED or USAGE, ``hint`` a second line that helps."""

    def __init__(self, reason: Text, code: int = USAGE, hint: Text | None = None) -> None:
        super().__init__(in_english(reason))
        self.reason = reason
        self.code = code
        self.hint = hint


class Console:
    """Output in one language, each sentence on a line of its own."""

    def __init__(self, language: str, names: Names | None = None) -> None:
        self.wording = Wording(language, names)

    @property
    def language(self) -> str:
        """Code of the language spoken."""
        return self.wording.language

    def with_names(self, names: Names) -> Console:
        """The same console, knowing a game's names."""
        return Console(self.language, names)

    def say(self, what: Param | Template) -> None:
        """A line of result."""
        print(on_one_line(self.wording(what)))

    def data(self, value: Any) -> None:
        """A result as JSON for programs: UTF-8 whatever the terminal's encoding."""
        encoded = msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n"
        buffer = getattr(sys.stdout, "buffer", None)
        if buffer is None:
            print(encoded.decode(), end="")
            return
        sys.stdout.flush()
        buffer.write(encoded)
        buffer.flush()

    def complain(self, what: Param | Template) -> None:
        """A line about what went wrong."""
        print(on_one_line(self.wording(what)), file=sys.stderr)

    def table(self, rows: Sequence[Sequence[str]]) -> None:
        """Rows in columns; the first row is the heading."""
        widths = [max(len(row[at]) for row in rows) for at in range(len(rows[0]))]
        for row in rows:
            print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


class _Whole(io.RawIOBase):
    """Writes all it is given to another stream, which it leaves open, or raises."""

    def __init__(self, raw: io.RawIOBase) -> None:
        super().__init__()
        self._raw = raw

    def writable(self) -> bool:
        """It is for nothing else."""
        return True

    def fileno(self) -> int:
        """That of the other stream."""
        return self._raw.fileno()

    def write(self, data: Any) -> int:
        """Write on until everything is out."""
        left = memoryview(data).cast("B")
        size = len(left)
        while left:
            written = self._raw.write(left)
            if written is None:
                raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN))
            left = left[written:]
        return size


def written_whole(stream: TextIO) -> TextIO:
    """A stream that writes all it is given, or raises.

    Where Python is told not to buffer (PYTHONUNBUFFERED), a disk that fills up takes a part and says nothing.
    """
    raw = getattr(stream, "buffer", None)
    if not isinstance(raw, io.RawIOBase):
        return stream
    whole: Any = _Whole(raw)
    return io.TextIOWrapper(whole, encoding=stream.encoding, errors=stream.errors, write_through=True)


def language_of(argv: Sequence[str], environment: Mapping[str, str] | None = None) -> str:
    """The language asked for by ``--lang``, else the system's, else English."""
    for at, argument in enumerate(argv):
        if argument == "--lang" and at + 1 < len(argv) and argv[at + 1] in LANGUAGES:
            return argv[at + 1]
        if argument.startswith("--lang=") and argument[7:] in LANGUAGES:
            return argument[7:]
    environ = os.environ if environment is None else environment
    named = (environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = next((value for value in named if value), "") or _windows_language()
    return code[:2] if code[:2] in LANGUAGES else "en"


def _windows_language() -> str:
    if sys.platform == "win32":
        import ctypes

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return ""
