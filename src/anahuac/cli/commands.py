"""The commands and their options, built in the person's language. What they do is one module each."""

from __future__ import annotations

from typing import Annotated

import typer

from anahuac.cli import bench, checks, drawing, playing, rules, simulation, texts
from anahuac.cli.console import Console


def build(console: Console) -> typer.Typer:
    """All commands, with their help in the console's language."""
    w = console.wording
    app = typer.Typer(
        add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False, help=w(texts.ABOUT)
    )
    json_option = typer.Option("--json", help=w(texts.OPT_JSON))
    lang_option = typer.Option("--lang", metavar="en|fr", help=w(texts.OPT_LANG))
    seed_option = typer.Option("--seed", metavar="N", help=w(texts.OPT_SEED))
    rule_option = typer.Option("--option", metavar="KEY=VALUE", help=w(texts.OPT_OPTION))

    def _version(wanted: bool) -> None:
        if wanted:
            playing.tell_version(console)
            raise typer.Exit

    @app.callback()
    def _common(
        version: Annotated[
            bool, typer.Option("--version", callback=_version, is_eager=True, help=w(texts.OPT_VERSION))
        ] = False,
    ) -> None:
        del version

    @app.command(help=w(texts.HELP_PLAY))
    def play(
        what: Annotated[str, typer.Argument(metavar="[FILE | GAME[/SCENARIO]]")] = "",
        seat: Annotated[list[str] | None, typer.Option("--seat", metavar="SEAT=PLAYER", help=w(texts.OPT_SEAT))] = None,
        seed: Annotated[str, seed_option] = "",
        option: Annotated[list[str] | None, rule_option] = None,
        data_dir: Annotated[str, typer.Option("--data-dir", metavar="DIR", help=w(texts.OPT_DATA_DIR))] = "",
        lang: Annotated[str, lang_option] = "",
    ) -> int:
        return playing.play(console, what, seat or [], seed, option or [], data_dir, lang)

    @app.command(help=w(texts.HELP_SIMULATE))
    def simulate(
        what: Annotated[str, typer.Argument(metavar="GAME[/SCENARIO]")],
        matches: Annotated[str, typer.Option("--matches", metavar="N", help=w(texts.OPT_MATCHES))] = "100",
        seats: Annotated[str, typer.Option("--seats", metavar="A,B", help=w(texts.OPT_SEATS))] = "random,random",
        seed: Annotated[str, seed_option] = "1",
        workers: Annotated[str, typer.Option("--workers", metavar="N", help=w(texts.OPT_WORKERS))] = "",
        save: Annotated[str, typer.Option("--save", metavar="DIR", help=w(texts.OPT_SAVE))] = "",
        option: Annotated[list[str] | None, rule_option] = None,
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str, lang_option] = "",
    ) -> int:
        return simulation.run(console, what, matches, seats, seed, workers, save, option or [], as_json, lang)

    @app.command(help=w(texts.HELP_VERIFY))
    def verify(
        files: Annotated[list[str], typer.Argument(metavar="FILE...")],
        lang: Annotated[str, lang_option] = "",
    ) -> int:
        return checks.verify(console, files, lang)

    @app.command(help=w(texts.HELP_REPLAY))
    def replay(
        file: Annotated[str, typer.Argument(metavar="FILE")],
        to: Annotated[str, typer.Option("--to", metavar="STEP", help=w(texts.OPT_TO))] = "",
        seat: Annotated[str, typer.Option("--as", metavar="SEAT", help=w(texts.OPT_AS))] = "",
        lang: Annotated[str, lang_option] = "",
    ) -> int:
        return checks.replay(console, file, to, seat, lang)

    @app.command(help=w(texts.HELP_VALIDATE))
    def validate(
        paths: Annotated[list[str], typer.Argument(metavar="PATH...")],
        lang: Annotated[str, lang_option] = "",
    ) -> int:
        return checks.validate(console, paths, lang)

    @app.command(help=w(texts.HELP_RENDER))
    def render(
        out: Annotated[str, typer.Argument(metavar="OUT.png")],
        map_of: Annotated[str, typer.Option("--map", metavar="GAME", help=w(texts.OPT_MAP))] = "",
        window: Annotated[str, typer.Option("--window", metavar="MATCH", help=w(texts.OPT_WINDOW))] = "",
        seed: Annotated[str, seed_option] = "1",
        steps: Annotated[str, typer.Option("--steps", metavar="N", help=w(texts.OPT_STEPS))] = "0",
        theme: Annotated[str, typer.Option("--theme", metavar="light|dark", help=w(texts.OPT_THEME))] = "light",
        text: Annotated[str, typer.Option("--text", metavar="PERCENT", help=w(texts.OPT_TEXT))] = "100",
        size: Annotated[str, typer.Option("--size", metavar="WxH", help=w(texts.OPT_SIZE))] = "1600x1000",
        lang: Annotated[str, lang_option] = "",
    ) -> int:
        return drawing.render(console, out, map_of, window, seed, steps, theme, text, size, lang)

    @app.command("rules", help=w(texts.HELP_RULES))
    def rules_(
        game: Annotated[str, typer.Argument(metavar="GAME")],
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str, lang_option] = "",
    ) -> int:
        return rules.list_rules(console, game, as_json, lang)

    @app.command("bench", help=w(texts.HELP_BENCH))
    def bench_(
        as_json: Annotated[bool, json_option] = False,
        lang: Annotated[str, lang_option] = "",
    ) -> int:
        return bench.run(console, as_json, lang)

    return app
