"""Entry point: finds the language, parses in it, runs the command, tells every fault in one line."""

from __future__ import annotations

import contextlib
import errno
import gc
import logging
import os
import sys
from collections.abc import Callable, Container, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from anahuac import system_texts
from anahuac.cli import texts
from anahuac.cli.console import DONE, FAILED, CliError, Console, language_of, written_whole
from anahuac.engine.text import Text
from anahuac.registry import GameBroken
from anahuac.resources import ResourceMissing

if TYPE_CHECKING:
    from typer import TyperException

VERSION = "--version"
#: Options of the program itself.
OWN_OPTIONS = ("--help", "-h", VERSION)
OPENED = (".anahuac", ".anahuac-module")
PLAY = "play"

# A start makes many objects and hardly any garbage: looking for it as often as Python does takes a thirtieth of it.
gc.set_threshold(10_000)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code: 0 done, 1 failed, 2 wrong usage. Never raises."""
    given = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A terminal that cannot show a letter shows a replacement, instead of ending the program.
            stream.reconfigure(errors="replace")
    # What the program notes goes to the log file where there is one, not among what the person reads here.
    logging.getLogger("anahuac").addHandler(logging.NullHandler())
    console = Console(language_of(given))
    stdout = sys.stdout
    sys.stdout = written_whole(stdout)
    try:
        return _run(console, given)
    finally:
        sys.stdout = stdout


def _run(console: Console, given: list[str]) -> int:
    """Carry out a command line and tell whatever goes wrong."""
    try:
        code = _carry_out(console, given)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        return _leave_quietly()
    except OSError as fault:
        if fault.errno == errno.EINVAL and sys.platform == "win32":  # how Windows tells of a closed pipe
            return _leave_quietly()
        if (
            fault.filename is None and fault.errno in system_texts.REASONS
        ):  # every job tells of its own files by itself
            _leave_quietly()
            return _tell(console, CliError(texts.OUTPUT_LOST(reason=system_texts.said(fault)), FAILED))
        return _report(console, fault)
    except KeyboardInterrupt:
        return _tell(console, CliError(texts.INTERRUPTED(), FAILED))
    except Exception as fault:
        return _report(console, fault)
    return code


def _carry_out(console: Console, given: list[str]) -> int:
    try:
        job = _parse(console, given)
        return job if isinstance(job, int) else job()
    except CliError as fault:
        return _tell(console, fault)
    except GameBroken as fault:
        said = texts.GAME_BROKEN(
            game=fault.game, file=fault.fault.file, place=fault.fault.place or "/", reason=fault.fault.reason
        )
        return _tell(console, CliError(said, FAILED))
    except ResourceMissing as fault:
        return _tell(console, CliError(texts.PROGRAM_DAMAGED(file=fault.name), FAILED))


def _parse(console: Console, given: list[str]) -> Any:
    """The job that a command line asks for, or the exit code where help or version were all."""
    if _is_plain(given):
        return _window([word for word in given if word != PLAY])
    import typer  # it takes a fifth of a second, which a person who opens the window shall not wait

    from anahuac.cli.commands import build

    program: Any = typer.main.get_command(build(console))
    words = _ordered(given, program.commands)
    if words[0] == VERSION:
        words, extra = [VERSION], _beside_language(words[1:])
        if extra:
            raise CliError(texts.TOO_MANY(extra=" ".join(extra)), hint=texts.SEE_HELP(command="anahuac"))
    try:
        return program.main(words, prog_name="anahuac", standalone_mode=False, obj=console)
    except typer.TyperException as fault:
        called = "anahuac " + words[0] if words[0] in program.commands else "anahuac"
        reason = _usage(fault, ", ".join(program.commands))
        raise CliError(reason, hint=texts.SEE_HELP(command=called)) from None
    except typer.Abort:
        raise KeyboardInterrupt from None


def _ordered(given: list[str], commands: Container[str]) -> list[str]:
    """The command first: a language may stand before it, any other option there belongs to ``play``."""
    at = 2 if given[0] == "--lang" else 1 if given[0].startswith("--lang=") else 0
    first = given[at] if at < len(given) else ""
    if first in OWN_OPTIONS:
        return given[at:]
    if first in commands:
        return [first, *given[:at], *given[at + 1 :]]
    return [PLAY, *given] if given[0].startswith("-") else given


def _beside_language(words: list[str]) -> list[str]:
    """Words without the choice of a language."""
    if "--lang" in words:
        at = words.index("--lang")
        return words[:at] + words[at + 2 :]
    return [word for word in words if not word.startswith("--lang=")]


def _is_plain(given: list[str]) -> bool:
    """Whether nothing has to be parsed: no word, a file alone, and either of them after ``play``."""
    match given:
        case [] | ["play"]:
            return True
        case [file]:
            return file.endswith(OPENED)
        case ["play", file]:
            return file.endswith(OPENED) and not file.startswith("-")
    return False


def _window(files: list[str]) -> Callable[[], int]:
    """No word opens the window, and a file alone, as a double click hands it over, opens it there."""
    from anahuac.cli import playing

    first = playing.opening(files[0] if files else "", [], "", [])
    return partial(playing.play, first, None, "")


def _usage(fault: TyperException, commands: str) -> Text:
    """What typer found wrong, in our words; it tells by the class of its exception, which is not public."""
    option = getattr(fault, "option_name", "")
    match type(fault).__name__:
        case "NoSuchOption":
            return texts.NO_SUCH_OPTION(option=option)
        case "MissingParameter":
            return texts.MISSING(name=_name_of(getattr(fault, "param", None)))
        case "BadOptionUsage":
            said = texts.TAKES_NO_VALUE if "not take" in fault.message else texts.NEEDS_VALUE
            return said(option=option)
    _, quote, rest = fault.message.partition("'")
    if fault.message.startswith("No such command"):
        return texts.NO_SUCH_COMMAND(command=rest.partition(quote)[0], known=commands)
    _, found, extra = fault.message.partition("extra argument(s) (")
    if found:
        return texts.TOO_MANY(extra=extra.removesuffix(")"))
    return texts.NOT_UNDERSTOOD(what=fault.message)


def _name_of(param: Any) -> str:
    if param is None:
        return ""
    return str(param.opts[0] if param.param_type_name == "option" else param.metavar or param.name)


def _tell(console: Console, fault: CliError) -> int:
    console.complain(texts.ERROR(reason=fault.reason))
    if fault.hint is not None:
        console.complain(fault.hint)
    return fault.code


def _report(console: Console, fault: Exception) -> int:
    """Save what happened where its finder can send it from, and name the place."""
    from anahuac.cli.reports import save_report

    kind = type(fault).__name__
    saved = save_report(fault)
    said = texts.BUG_UNSAVED(kind=kind) if saved is None else texts.BUG(kind=kind, file=str(saved))
    return _tell(console, CliError(said, FAILED))


def _leave_quietly() -> int:
    """Whoever takes our output takes no more, as after ``| head``; what is left of it goes nowhere."""
    with contextlib.suppress(OSError, AttributeError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return DONE


__all__ = ["main"]
