"""``anahuac simulate``: many matches between computer players."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from anahuac.cli import arguments, texts
from anahuac.cli.console import DONE, FAILED, CliError, Console
from anahuac.engine.game import SetupError
from anahuac.engine.text import Ref
from anahuac.registry import load_game
from anahuac.sim import simulate


def run(
    console: Console,
    what: str,
    matches: str,
    seats: str,
    seed: str,
    workers: str,
    save: str,
    options: list[str],
    as_json: bool,
    lang: str,
) -> int:
    """Play the matches and report. Exit code 1 when a match broke."""
    if lang:
        arguments.language(lang)
    game_id, scenario = arguments.game_and_scenario(what)
    game = load_game(game_id)
    count = arguments.whole_number(matches, 1, arguments.MOST_MATCHES, texts.MATCHES_RANGE)
    processes = os.cpu_count() or 1
    if workers:
        processes = arguments.whole_number(workers, 1, arguments.MOST_WORKERS, texts.WORKERS_RANGE)
    players = arguments.seats_in_order(seats, game)
    setup = arguments.setup(scenario, options, game)
    folder = _folder(save) if save else None
    number = arguments.seed(seed)
    try:
        report = simulate(
            game_id, setup, players, count, number, workers=processes, save=folder, progress=_progress(count)
        )
    except SetupError as fault:
        raise CliError(fault.reason) from None
    if as_json:
        console.data(report)
        return FAILED if report.faults else DONE
    named = console.with_names(game.names)
    named.say(texts.SIMULATED(report.matches, game=game.info.name, scenario=Ref("scenario", report.scenario)))
    for info in game.info.seats:
        low, _, high = report.win_rate[info.id]
        named.say(
            texts.WINS(
                seat=info.name,
                player=report.seats[info.id],
                wins=report.wins[info.id],
                low=named.wording.percent(round(100 * low)),
                high=named.wording.percent(round(100 * high)),
            )
        )
    named.say(texts.DRAWS(report.draws))
    if report.unfinished:
        named.say(texts.UNFINISHED(report.unfinished))
    named.say(texts.STEPS(report.steps, rate=round(report.steps_per_second)))
    for fault_ in report.faults:
        named.complain(
            texts.FAULT(number=fault_.match, seed=str(fault_.seed), step=fault_.step, what=fault_.what)
        )
    return FAILED if report.faults else DONE


def _folder(given: str) -> Path:
    folder = Path(given)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise CliError(texts.CANNOT_WRITE(file=given, reason=reason), FAILED) from None
    return folder


def _progress(total: int) -> Callable[[int], None] | None:
    if not sys.stderr.isatty():
        return None

    def show(done: int) -> None:
        sys.stderr.write(f"\r{done}/{total}" + ("\n" if done == total else ""))
        sys.stderr.flush()

    return show
