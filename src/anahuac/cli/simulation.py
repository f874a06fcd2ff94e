"""``anahuac simulate``: many matches between computer players."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from anahuac import system_texts
from anahuac.cli import arguments, texts
from anahuac.cli.console import DONE, FAILED, CliError, Console
from anahuac.engine.game import Game, Setup
from anahuac.engine.text import Ref
from anahuac.sim import Report, WorkerDied, simulate


@dataclass(frozen=True)
class Order:
    """What is to be played: everything checked, nothing done."""

    game: Game[Any, Any]
    setup: Setup
    seats: dict[str, str]
    matches: int
    seed: int
    workers: int
    save: Path | None


def order(
    what: str, matches: str, seats: str, seed: str, workers: str, save: str, settings: list[str]
) -> Order:
    """Check the words of the command line. Raises CliError."""
    game, scenario = arguments.game_and_scenario(what)
    processes = os.cpu_count() or 1
    if workers:
        processes = arguments.whole_number(workers, 1, arguments.MOST_WORKERS, texts.WORKERS_RANGE)
    return Order(
        game=game,
        setup=arguments.setup(scenario, settings, game),
        seats=arguments.seats_in_order(seats, game),
        matches=arguments.whole_number(matches, 1, arguments.MOST_MATCHES, texts.MATCHES_RANGE),
        seed=arguments.seed(seed),
        workers=processes,
        save=Path(save) if save else None,
    )


def run(console: Console, wanted: Order, as_json: bool) -> int:
    """Play the matches and report. Exit code 1 when a match broke."""
    report = _simulate(wanted) if wanted.save is None else _simulate_and_save(wanted, wanted.save)
    if as_json:
        console.data(report)
    else:
        _tell(console.with_names(wanted.game.names), wanted.game, report)
    return FAILED if report.faults else DONE


def _simulate(wanted: Order) -> Report:
    try:
        return simulate(
            wanted.game.info.id,
            wanted.setup,
            wanted.seats,
            wanted.matches,
            wanted.seed,
            workers=wanted.workers,
            save=wanted.save,
            progress=_progress(wanted.matches),
        )
    except WorkerDied:
        raise CliError(texts.WORKER_DIED(), FAILED) from None


def _simulate_and_save(wanted: Order, folder: Path) -> Report:
    from anahuac.store import StoreFault

    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _simulate(wanted)
    except StoreFault as fault:
        raise CliError(fault.at_path, FAILED) from None
    except OSError as error:
        said = texts.CANNOT_WRITE(file=str(folder), reason=system_texts.said(error))
        raise CliError(said, FAILED) from None


def _tell(console: Console, game: Game[Any, Any], report: Report) -> None:
    scenario = Ref("scenario", report.scenario)
    console.say(texts.SIMULATED(report.matches, game=game.info.name, scenario=scenario))
    percent = console.wording.percent
    for info in game.info.seats:
        low, _, high = report.win_rate[info.id]
        said = texts.WINS(
            report.wins[info.id],
            seat=info.name,
            player=report.seats[info.id],
            low=percent(round(100 * low)),
            high=percent(round(100 * high)),
        )
        console.say(said)
    console.say(texts.DRAWS(report.draws))
    if report.unfinished:
        console.say(texts.UNFINISHED(report.unfinished))
    console.say(texts.STEPS(report.steps, rate=round(report.steps_per_second)))
    for fault in report.faults:
        said = texts.FAULT(number=fault.match, seed=str(fault.seed), step=fault.step, what=fault.what)
        console.complain(said)


def _progress(total: int) -> Callable[[int], None] | None:
    """A counter on the terminal, if the person looks at one."""
    if sys.stderr is None or not sys.stderr.isatty():
        return None

    def show(done: int) -> None:
        sys.stderr.write(f"\r{done}/{total}" + ("\n" if done == total else ""))
        sys.stderr.flush()

    return show
