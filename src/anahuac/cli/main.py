"""Entry point: finds the language, builds the commands in it, tells every fault in one line."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import click
import typer

from anahuac.cli import texts
from anahuac.cli.commands import build
from anahuac.cli.console import DONE, FAILED, USAGE, CliError, Console, language_of
from anahuac.engine.text import Text

COMMANDS = ("play", "simulate", "verify", "replay", "validate", "render", "rules", "bench")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line and return its exit code: 0 done, 1 failed, 2 wrong usage. Never raises."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # A terminal that cannot show a letter shows a replacement, instead of ending the program.
            stream.reconfigure(errors="replace")
    console = Console(language_of(arguments))
    if not arguments or _is_file_to_open(arguments[0]):
        arguments.insert(0, "play")
    try:
        command = typer.main.get_command(build(console))
        result = command.main(arguments, prog_name="anahuac", standalone_mode=False)
    except CliError as fault:
        return _tell(console, fault.reason, fault.code)
    except click.UsageError as fault:
        return _tell(console, _usage(fault), USAGE)
    except (KeyboardInterrupt, click.Abort):
        return _tell(console, texts.INTERRUPTED(), FAILED)
    except click.exceptions.Exit as leaving:
        return leaving.exit_code
    except BrokenPipeError:
        return FAILED
    return result if isinstance(result, int) else DONE


def _is_file_to_open(argument: str) -> bool:
    """A double click hands over nothing but a file's name."""
    return not argument.startswith("-") and argument not in COMMANDS and argument.endswith(
        (".anahuac", ".anahuac-module")
    )


def _tell(console: Console, reason: Text, code: int) -> int:
    console.complain(texts.ERROR(reason=reason))
    return code


def _usage(fault: click.UsageError) -> Text:
    """What click found wrong, in our words and the person's language."""
    match fault:
        case click.NoSuchOption():
            return texts.NO_SUCH_OPTION(option=fault.option_name)
        case click.MissingParameter():
            return texts.MISSING(name=_name_of(fault))
        case click.BadOptionUsage():
            return texts.NEEDS_VALUE(option=fault.option_name)
        case click.BadParameter():
            return texts.BAD_VALUE(value=fault.message, name=_name_of(fault))
    message = fault.format_message()
    if "No such command" in message:
        return texts.NO_SUCH_COMMAND(command=message.partition("'")[2].partition("'")[0])
    return texts.TOO_MANY(extra=message.partition("(")[2].rstrip(").") or message)


def _name_of(fault: click.BadParameter) -> str:
    if fault.param is None:
        return fault.param_hint if isinstance(fault.param_hint, str) else ""
    return fault.param.opts[0] if fault.param.param_type_name == "option" else (fault.param.name or "").upper()
