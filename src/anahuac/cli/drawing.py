"""``anahuac render``: a picture of a map or of the whole window, drawn without a display."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from anahuac.cli import arguments, playing, texts
from anahuac.cli.console import CliError


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


def picture(
    out: str, map_of: str, window: str, seed: str, steps: str, theme: str, text: str, size: str
) -> Picture:
    """Check the words of the command line. Raises CliError."""
    if bool(map_of) == bool(window):
        raise CliError(texts.ONE_OF_TWO())
    for option, given in (("--seed", seed), ("--steps", steps)):
        if given and map_of:
            raise CliError(texts.WINDOW_ONLY(option=option))
    if not out.lower().endswith(".png"):
        raise CliError(texts.NOT_A_PICTURE(file=out))
    return Picture(
        out=Path(out),
        map_of=arguments.game_id(map_of) if map_of else "",
        window=playing.opening(window, [], seed or _seed_of(window), []) if window else None,
        steps=arguments.whole_number(steps, 0, arguments.MOST_STEPS, texts.STEPS_COUNT) if steps else 0,
        theme=arguments.theme(theme),
        text_percent=arguments.percent(text),
        size=arguments.size(size),
    )


def _seed_of(window: str) -> str:
    """A new match is drawn the same every time; a file has its own dice."""
    return "" if arguments.means_file(window) else "1"
