"""``anahuac play``: the window, with the start screen, a match file, or a new match."""

from __future__ import annotations

import gc
import os
import secrets
from pathlib import Path
from typing import Any

import msgspec

from anahuac import system_texts
from anahuac.cli import arguments, texts
from anahuac.cli.console import FAILED, CliError
from anahuac.cli.display import has_display, unknown_platform
from anahuac.engine.game import Game, Setup


class Opening(msgspec.Struct, frozen=True):
    """What the window is to show first: the start screen, a match file, or a new match of a game."""

    file: Path | None = None
    game: Game[Any, Any] | None = None
    setup: Setup = msgspec.field(default_factory=Setup)
    seats: dict[str, str] = msgspec.field(default_factory=dict)
    seed: int | None = None


def opening(what: str, seats: list[str], seed: str, settings: list[str]) -> Opening:
    """Check the words of the command line. Raises CliError."""
    is_file = bool(what) and arguments.means_file(what)
    for option, given in (("--seat", seats), ("--seed", seed), ("--option", settings)):
        if given and (is_file or not what):
            raise CliError((texts.NOT_WITH_FILE if is_file else texts.NEEDS_GAME)(option=option))
    if is_file:
        return Opening(file=arguments.existing_file(what))
    if not what:
        return Opening()
    game, scenario = arguments.game_and_scenario(what, at_table=True)
    return Opening(
        game=game,
        setup=arguments.setup(scenario, settings, game),
        seats=arguments.seats_by_name(seats, game),
        seed=arguments.seed(seed) if seed else None,
    )


def data_folder(given: str) -> Path | None:
    """The folder of ``--data-dir``; it is made when something is written. Raises CliError for a file."""
    if not given:
        return None
    folder = Path(given).absolute()
    try:
        is_other = folder.exists() and not folder.is_dir()
    except OSError as error:
        raise CliError(texts.CANNOT_READ(file=given, reason=system_texts.said(error)), FAILED) from None
    if is_other:
        raise CliError(texts.NOT_A_FOLDER(folder=given))
    return folder


def play(first: Opening, data_dir: Path | None, language: str) -> int:
    """Open the window and stay until it is closed. Exit code 1 where there is no display."""
    if not has_display(os.environ):
        unknown = unknown_platform(os.environ)
        if unknown:
            raise CliError(texts.NO_PLATFORM(said=unknown[:80]), FAILED)
        raise CliError(texts.NO_DISPLAY(), FAILED)
    # What is loaded now stays: looking through it again and again for garbage takes a sixth of the start.
    collects = gc.isenabled()
    gc.disable()
    try:
        return _open(first, data_dir, language)
    finally:
        if collects:
            gc.enable()


def _open(first: Opening, data_dir: Path | None, language: str) -> int:
    from anahuac.app.application import RunOptions, make_application, run
    from anahuac.app.folders import folders
    from anahuac.app.interrupt import Interrupt
    from anahuac.app.players import SeatPlan

    try:
        folders(data_dir)
    except RuntimeError:
        raise CliError(texts.NO_HOME(), FAILED) from None
    options = RunOptions(
        match=None if first.file is None else first.file.absolute(),
        game="" if first.game is None else first.game.info.id,
        setup=first.setup,
        seats={seat: SeatPlan(player) for seat, player in first.seats.items()},
        seed=secrets.randbelow(10**9) if first.seed is None else first.seed,
        data_dir=data_dir,
        language=language,
    )
    interrupt = Interrupt(make_application())
    try:
        code = run(options)
    finally:
        interrupt.release()
    if interrupt.happened:
        raise KeyboardInterrupt
    return code
