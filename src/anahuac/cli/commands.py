"""The commands and their options, in the person's language.

Parsing ends in a job, which :mod:`anahuac.cli.entry` runs; each command's module is loaded only when the command
is called. Annotations are no strings in this module, because typer would not find the local names in them.
"""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

import typer

from anahuac import __version__
from anahuac.cli import arguments
from anahuac.cli import texts as said
from anahuac.cli import texts_help as texts
from anahuac.cli.console import Console
from anahuac.cli.help import Command, Group
from anahuac.engine.text import Template

#: What a command line asks for, ready to be run; gives the exit code.
Job = Callable[[], int]


def build(console: Console) -> typer.Typer:
    """The program with all its commands, their help in the console's language."""
    app = typer.Typer(
        cls=Group,
        add_completion=False,
        rich_markup_mode=None,
        help=console.wording(texts.ABOUT),
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    def tell_version(wanted: bool) -> None:
        if wanted:
            console.say(said.VERSION(version=__version__))
            raise typer.Exit

    version_option = _option(console, "--version", texts.OPT_VERSION, callback=tell_version, is_eager=True)

    @app.callback()
    def _program(version: Annotated[bool, version_option] = False) -> None:
        """Options before any command."""

    for add in (_add_play, _add_simulate, _add_checks, _add_render, _add_rules_and_bench):
        add(app, console)
    return app


def _option(
    console: Console, name: str, help_: Template, metavar: Template | None = None, **more: Any
) -> Any:
    called = None if metavar is None else console.wording(metavar)
    return typer.Option(name, help=console.wording(help_), metavar=called, **more)


def _argument(console: Console, metavar: Template, help_: Template) -> Any:
    return typer.Argument(metavar=console.wording(metavar), help=console.wording(help_))


def _language(console: Console) -> Any:
    def check(given: str) -> str:
        return arguments.language(given) if given else ""

    return typer.Option("--lang", metavar="en|fr", help=console.wording(texts.OPT_LANG), callback=check)


def _seed(console: Console) -> Any:
    return _option(console, "--seed", texts.OPT_SEED, texts.NUMBER)


def _setting(console: Console) -> Any:
    return _option(console, "--option", texts.OPT_OPTION, texts.KEY_VALUE)


def _add_play(app: typer.Typer, console: Console) -> None:
    @app.command(cls=Command, help=console.wording(texts.PLAY))
    def play(
        what: Annotated[str, _argument(console, texts.FILE_OR_GAME, texts.ARG_PLAY)] = "",
        seat: Annotated[
            list[str] | None, _option(console, "--seat", texts.OPT_SEAT, texts.SEAT_PLAYER)
        ] = None,
        seed: Annotated[str, _seed(console)] = "",
        option: Annotated[list[str] | None, _setting(console)] = None,
        data_dir: Annotated[str, _option(console, "--data-dir", texts.OPT_DATA_DIR, texts.FOLDER)] = "",
        lang: Annotated[str, _language(console)] = "",
    ) -> Job:
        from anahuac.cli import playing

        first = playing.opening(what, seat or [], seed, option or [])
        return partial(playing.play, first, playing.data_folder(data_dir), lang)


def _add_simulate(app: typer.Typer, console: Console) -> None:
    @app.command(cls=Command, help=console.wording(texts.SIMULATE))
    def simulate(
        what: Annotated[str, _argument(console, texts.GAME_SCENARIO, texts.ARG_SIMULATE)],
        matches: Annotated[str, _option(console, "--matches", texts.OPT_MATCHES, texts.NUMBER)] = "100",
        seats: Annotated[str, _option(console, "--seats", texts.OPT_SEATS, texts.PLAYERS)] = "random,random",
        seed: Annotated[str, _seed(console)] = "1",
        workers: Annotated[str, _option(console, "--workers", texts.OPT_WORKERS, texts.NUMBER)] = "",
        save: Annotated[str, _option(console, "--save", texts.OPT_SAVE, texts.FOLDER)] = "",
        option: Annotated[list[str] | None, _setting(console)] = None,
        as_json: Annotated[bool, _option(console, "--json", texts.OPT_JSON)] = False,
        lang: Annotated[str, _language(console)] = "",
    ) -> Job:
        from anahuac.cli import simulation

        order = simulation.order(what, matches, seats, seed, workers, save, option or [])
        return partial(simulation.run, console, order, as_json)


def _add_checks(app: typer.Typer, console: Console) -> None:
    @app.command(cls=Command, help=console.wording(texts.VERIFY))
    def verify(
        files: Annotated[list[str], _argument(console, texts.FILES, texts.ARG_MATCHES)],
        lang: Annotated[str, _language(console)] = "",
    ) -> Job:
        from anahuac.cli import checks

        return partial(checks.verify, console, files)

    @app.command(cls=Command, help=console.wording(texts.REPLAY))
    def replay(
        file: Annotated[str, _argument(console, texts.FILE, texts.ARG_MATCH)],
        to: Annotated[str, _option(console, "--to", texts.OPT_TO, texts.STEP)] = "",
        seat: Annotated[str, _option(console, "--as", texts.OPT_AS, texts.SEAT)] = "",
        lang: Annotated[str, _language(console)] = "",
    ) -> Job:
        from anahuac.cli import checks

        return partial(checks.replay, console, file, to, seat)

    @app.command(cls=Command, help=console.wording(texts.VALIDATE))
    def validate(
        paths: Annotated[list[str], _argument(console, texts.PATHS, texts.ARG_PATHS)],
        lang: Annotated[str, _language(console)] = "",
    ) -> Job:
        from anahuac.cli import checks

        return partial(checks.validate, console, paths)


def _add_render(app: typer.Typer, console: Console) -> None:
    @app.command(cls=Command, help=console.wording(texts.RENDER))
    def render(
        out: Annotated[str, _argument(console, texts.OUT, texts.ARG_OUT)],
        map_of: Annotated[str, _option(console, "--map", texts.OPT_MAP, texts.GAME)] = "",
        window: Annotated[str, _option(console, "--window", texts.OPT_WINDOW, texts.FILE_OR_GAME)] = "",
        seed: Annotated[str, _seed(console)] = "",
        steps: Annotated[str, _option(console, "--steps", texts.OPT_STEPS, texts.NUMBER)] = "",
        page: Annotated[
            str,
            typer.Option(metavar="replay|lesson[:TASK]|help[:CLAUSE]", help=console.wording(texts.OPT_PAGE)),
        ] = "",
        at: Annotated[str, _option(console, "--at", texts.OPT_AT, texts.NUMBER)] = "",
        theme: Annotated[
            str, typer.Option(metavar="light|dark", help=console.wording(texts.OPT_THEME))
        ] = "light",
        text: Annotated[str, _option(console, "--text", texts.OPT_TEXT, texts.PERCENT)] = "100",
        size: Annotated[str, _option(console, "--size", texts.OPT_SIZE, texts.SIZE)] = "1600x1000",
        lang: Annotated[str, _language(console)] = "",
    ) -> Job:
        from anahuac.cli import drawing

        picture = drawing.picture(out, map_of, window, seed, steps, page, at, theme, text, size)
        return partial(drawing.render, console, picture)


def _add_rules_and_bench(app: typer.Typer, console: Console) -> None:
    @app.command(cls=Command, help=console.wording(texts.RULES))
    def rules(
        game: Annotated[str, _argument(console, texts.GAME, texts.ARG_GAME)],
        as_json: Annotated[bool, _option(console, "--json", texts.OPT_JSON)] = False,
        lang: Annotated[str, _language(console)] = "",
    ) -> Job:
        from anahuac.cli import rules as listing

        return partial(listing.list_rules, console, game, as_json)

    @app.command(cls=Command, help=console.wording(texts.BENCH))
    def bench(
        row: Annotated[list[str] | None, _option(console, "--row", texts.OPT_ROW, texts.NUMBER)] = None,
        as_json: Annotated[bool, _option(console, "--json", texts.OPT_JSON)] = False,
        lang: Annotated[str, _language(console)] = "",
    ) -> Job:
        from anahuac.cli import bench as measuring

        return partial(measuring.run, console, measuring.chosen(row or []), as_json)
