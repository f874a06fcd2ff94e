"""``anahuac render``: a picture of a map or of the whole window, drawn without a display."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from anahuac import system_texts
from anahuac.bots.random_player import choose_at_random
from anahuac.cli import arguments, playing, texts
from anahuac.cli.console import DONE, FAILED, CliError, Console
from anahuac.engine.chance import Seeded, picker
from anahuac.engine.match import Match
from anahuac.files import try_folder, write_whole
from anahuac.registry import load_for_table

#: Dice of a new match that is drawn, unless others are asked for: the picture is the same every time.
SEED = 1


@dataclass(frozen=True)
class Picture:
    """What is to be drawn and how: the map of a game, or the window on a match after some random steps."""

    out: Path
    map_of: str
    window: playing.Opening | None
    steps: int
    theme: str
    text_percent: int
    size: tuple[int, int]
    page: str = ""
    at: int | None = None


def picture(
    out: str,
    map_of: str,
    window: str,
    seed: str,
    steps: str,
    page: str,
    at: str,
    theme: str,
    text: str,
    size: str,
) -> Picture:
    """Check the words of the command line. Raises CliError."""
    if bool(map_of) == bool(window):
        raise CliError(texts.ONE_OF_TWO())
    is_file = bool(window) and arguments.means_file(window)
    for option, given in (("--seed", seed), ("--steps", steps)):
        if given and (map_of or is_file):
            raise CliError((texts.NOT_WITH_FILE if is_file else texts.WINDOW_ONLY)(option=option))
    if page and map_of:
        raise CliError(texts.WINDOW_ONLY(option="--page"))
    if at and page != "replay":
        raise CliError(texts.REPLAY_ONLY(option="--at"))
    if not out.lower().endswith(".png"):
        raise CliError(texts.NOT_A_PICTURE(file=out))
    return Picture(
        out=Path(out),
        map_of=arguments.game_id(map_of, at_table=True) if map_of else "",
        window=playing.opening(window, [], seed, []) if window else None,
        steps=arguments.whole_number(steps, 0, arguments.MOST_STEPS, texts.STEPS_COUNT) if steps else 0,
        theme=arguments.theme(theme),
        text_percent=arguments.percent(text),
        size=arguments.size(size),
        page=arguments.page(page) if page else "",
        at=arguments.whole_number(at, 0, arguments.MOST_STEPS, texts.AT_COUNT) if at else None,
    )


def render(console: Console, wanted: Picture) -> int:
    """Draw the picture and write it, whole or not at all; a picture of that name is replaced."""
    try:
        try_folder(wanted.out)  # told before the long work of drawing
        write_whole(wanted.out, _draw(wanted, console.language))
    except OSError as error:
        said = texts.CANNOT_WRITE(file=str(wanted.out), reason=system_texts.said(error))
        raise CliError(said, FAILED) from None
    console.say(texts.WRITTEN(file=str(wanted.out)))
    return DONE


def _draw(wanted: Picture, language: str) -> bytes:
    """The picture as a PNG file."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # the same picture with a display as without
    os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")  # what such a platform lacks
    from anahuac.app.application import render_map, render_window
    from anahuac.app.png import png_bytes

    dress = (wanted.size, language, wanted.theme, wanted.text_percent)
    if wanted.window is None:
        return png_bytes(render_map(wanted.map_of, *dress))
    match = _match(wanted.window, wanted.steps)
    _check_clause(match.game.info.id, wanted.page)
    with _nothing_passed_over():
        picture = render_window(match, *dress, wanted.page, wanted.at)
    return png_bytes(picture)


def _check_clause(game: str, page: str) -> None:
    """Whether a page of the rules that is asked for is there. Raises CliError."""
    from anahuac.help import open_book

    clause = page.removeprefix("help:") if page.startswith("help:") else ""
    if page.startswith("help:") and open_book(game, "en").of_clause(clause) is None:
        raise CliError(texts.UNKNOWN_CLAUSE(game=game, clause=clause))


@contextlib.contextmanager
def _nothing_passed_over() -> Iterator[None]:
    """Raise what goes wrong while the window is at work, which Qt would print and draw on without."""
    raised: list[BaseException] = []
    sys.excepthook = lambda kind, error, trace: raised.append(error)
    try:
        yield
    finally:
        sys.excepthook = sys.__excepthook__
    if raised:
        raise raised[0]


def _match(first: playing.Opening, steps: int) -> Match[Any, Any]:
    """The match of a file, or a new one after so many random steps, or fewer where it ends before."""
    if first.file is not None:
        return _opened(first.file)
    assert first.game is not None
    seed = SEED if first.seed is None else first.seed
    match: Match[Any, Any] = Match(first.game, first.setup, Seeded(seed))
    pick = picker(seed)
    while match.pending and match.last.number < steps:
        decision = match.pending[0]
        view = match.view(decision.seat)
        match.play(decision.seat, choose_at_random(match.game, view, decision, pick))
    return match


def _opened(path: Path) -> Match[Any, Any]:
    from anahuac.store import StoreFault, open_match

    try:
        return open_match(path, load_for_table, read_only=True).match
    except StoreFault as fault:
        raise CliError(fault.at_path, FAILED) from None
