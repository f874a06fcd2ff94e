"""Help pages in the person's language: the headings and forms that typer would only write in English."""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from anahuac.cli import texts_help as texts
from anahuac.cli.console import Console

# Contexts, parameters and formatters are typer's own and have no public types.


class Command(TyperCommand):
    """A command whose help speaks the language of the console in ``ctx.obj``."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Usage, what it does, arguments, options."""
        say = _console(ctx).wording
        called = [
            p.metavar if p.required else say(texts.OPTIONAL(name=p.metavar)) for p in _arguments(self, ctx)
        ]
        _write_top(self, ctx, formatter, [texts.OPTIONS_HERE, *called])
        _write_parameters(self, ctx, formatter)


class Group(TyperGroup):
    """The program itself: its help lists the commands in the language of the console in ``ctx.obj``."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Usage, what the program is, options, commands."""
        say = _console(ctx).wording
        _write_top(self, ctx, formatter, [texts.OPTIONS_HERE, texts.COMMAND_HERE])
        _write_parameters(self, ctx, formatter)
        with formatter.section(say(texts.COMMANDS)):
            formatter.write_dl([(name, command.help or "") for name, command in self.commands.items()])


def _console(ctx: Any) -> Console:
    console = ctx.find_root().obj
    assert isinstance(console, Console)
    return console


def _arguments(command: Any, ctx: Any) -> list[Any]:
    return [param for param in command.get_params(ctx) if param.param_type_name == "argument"]


def _write_top(command: Any, ctx: Any, formatter: Any, pieces: list[Any]) -> None:
    say = _console(ctx).wording
    formatter.write_usage(ctx.command_path, " ".join(map(say, pieces)), prefix=f"{say(texts.USAGE)} ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(command.help or "")


def _write_parameters(command: Any, ctx: Any, formatter: Any) -> None:
    say = _console(ctx).wording
    arguments = [(param.metavar, param.help or "") for param in _arguments(command, ctx)]
    options = [
        _option_row(param, say) for param in command.get_params(ctx) if param.param_type_name == "option"
    ]
    for heading, rows in ((texts.ARGUMENTS, arguments), (texts.OPTIONS, options)):
        if rows:
            with formatter.section(say(heading)):
                formatter.write_dl(rows)


def _option_row(param: Any, say: Any) -> tuple[str, str]:
    if param.name == "help":
        return "--help", say(texts.OPT_HELP)
    name = ", ".join(param.opts)
    if param.metavar and not param.is_flag:
        name = f"{name} {param.metavar}"
    default = param.default
    has_default = isinstance(default, str) and default != ""
    return name, say(texts.DEFAULT(help=param.help, value=default)) if has_default else param.help
