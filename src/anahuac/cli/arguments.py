"""What may stand on the command line, checked: seeds, sizes, seats, games, settings. Raises CliError."""

from __future__ import annotations

import re
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from anahuac import system_texts
from anahuac.bots import LEVELS
from anahuac.cli import texts
from anahuac.cli.console import FAILED, CliError
from anahuac.engine.game import Game, OptionInfo, OptionValue, Setup, SetupError
from anahuac.engine.text import Template
from anahuac.registry import GAME_IDS, RULES_IDS, load_game
from anahuac.wording import LANGUAGES

HUMAN = "human"
THEMES = ("light", "dark")
MOST_SEED = 2**63 - 1
MOST_MATCHES = 1_000_000
MOST_WORKERS = 256
LEAST_POINTS, MOST_POINTS = 100, 8192
LEAST_PERCENT, MOST_PERCENT = 100, 200
MOST_STEPS = 1_000_000
MOST_TASKS = 99

#: What ``render --page`` knows.
PAGES = ("replay", "lesson", "help", "lesson:TASK", "help:CLAUSE")


def whole_number(given: str, least: int, most: int, fault: Template) -> int:
    """A whole number in a range. Raises CliError with ``fault``, which has the fields given and most."""
    if re.fullmatch(r"-?\d{1,20}", given, re.ASCII) and least <= int(given) <= most:
        return int(given)
    raise CliError(fault(given=given, most=str(most)))


def seed(given: str) -> int:
    """A seed of the dice."""
    return whole_number(given, 0, MOST_SEED, texts.SEED_RANGE)


def percent(given: str) -> int:
    """A text size."""
    return whole_number(given, LEAST_PERCENT, MOST_PERCENT, texts.PERCENT_RANGE)


def size(given: str) -> tuple[int, int]:
    """Width and height in pixels."""
    match = re.fullmatch(r"(\d{1,6})[xX×](\d{1,6})", given, re.ASCII)
    if match and all(LEAST_POINTS <= int(side) <= MOST_POINTS for side in match.groups()):
        return int(match[1]), int(match[2])
    raise CliError(texts.SIZE_FORM(given=given, most=str(MOST_POINTS)))


def language(given: str) -> str:
    """A language code."""
    return _one_of(given, tuple(LANGUAGES), texts.UNKNOWN_LANGUAGE)


def theme(given: str) -> str:
    """A theme."""
    return _one_of(given, THEMES, texts.UNKNOWN_THEME)


def page(given: str) -> str:
    """What the window shows; ``help`` may name a clause, which the caller looks up, ``lesson`` the number of a task."""
    kind, colon, number = given.partition(":")
    if kind == "lesson" and colon:
        whole_number(number, 1, MOST_TASKS, texts.TASK_NUMBER)
        return given
    return given if given.startswith("help:") else _one_of(given, PAGES[:3], texts.UNKNOWN_PAGE)


def _one_of(given: str, known: Sequence[str], fault: Template) -> str:
    if given not in known:
        raise CliError(fault(given=given, known=", ".join(known)))
    return given


def game_id(given: str, at_table: bool = False) -> str:
    """The id of a game, which is not loaded; of one that the window shows, where it is ``at_table``."""
    if at_table and given in RULES_IDS and given not in GAME_IDS:
        raise CliError(texts.NOT_AT_TABLE(game=given, known=", ".join(GAME_IDS)))
    return _one_of(given, GAME_IDS if at_table else RULES_IDS, texts.UNKNOWN_GAME)


def game_and_scenario(given: str, at_table: bool = False) -> tuple[Game[Any, Any], str]:
    """``GAME`` or ``GAME/SCENARIO``; no scenario means the game's first."""
    named, _, scenario = given.partition("/")
    game = load_game(game_id(named, at_table))
    scenarios = game.info.scenarios
    if scenario and scenario not in scenarios:
        fault = texts.UNKNOWN_SCENARIO(game=named, scenario=scenario, known=", ".join(scenarios))
        raise CliError(fault)
    return game, scenario or scenarios[0]


def seats_in_order(given: str, game: Game[Any, Any]) -> dict[str, str]:
    """``A,B``: the computer players of all seats in order."""
    levels = [word.strip() for word in given.split(",")]
    for level in levels:
        if level not in LEVELS:
            raise CliError(texts.UNKNOWN_LEVEL(level=level, known=", ".join(LEVELS)))
    seats = [info.id for info in game.info.seats]
    if len(levels) != len(seats):
        raise CliError(texts.SEATS_COUNT(len(seats)))
    return dict(zip(seats, levels, strict=True))


def seats_by_name(given: Sequence[str], game: Game[Any, Any]) -> dict[str, str]:
    """``SEAT=PLAYER`` ...; seats not named are people's."""
    seats = {info.id: HUMAN for info in game.info.seats}
    players = (HUMAN, *LEVELS)
    for word in given:
        seat, equals, level = word.partition("=")
        if not equals:
            raise CliError(texts.SEAT_FORM(given=word))
        if seat not in seats:
            raise CliError(texts.UNKNOWN_SEAT(game=game.info.id, seat=seat, known=", ".join(seats)))
        if level not in players:
            raise CliError(texts.UNKNOWN_PLAYER(level=level, known=", ".join(players)))
        seats[seat] = level
    return seats


def setup(scenario: str, given: Sequence[str], game: Game[Any, Any]) -> Setup:
    """A set-up from ``KEY=VALUE`` settings, each with one of its allowed values."""
    infos = {info.key: info for info in game.info.options}
    chosen: dict[str, OptionValue] = {}
    for word in given:
        key, equals, value = word.partition("=")
        if not equals:
            raise CliError(texts.OPTION_FORM(given=word))
        if key not in infos:
            fault = texts.UNKNOWN_SETTING(game=game.info.id, key=key, known=", ".join(infos))
            raise CliError(fault)
        chosen[key] = _setting(infos[key], value)
    made = Setup(scenario, chosen)
    try:
        game.setup(made)
    except SetupError as refused:
        raise CliError(refused.reason) from None
    return made


def _setting(info: OptionInfo, given: str) -> OptionValue:
    if not info.values:
        return _exceptions(info, given)
    spelled = {_spelling(value): value for value in info.values}
    if given.lower() not in spelled:
        raise CliError(texts.SETTING_VALUE(key=info.key, known=", ".join(spelled), given=given))
    return spelled[given.lower()]


def _spelling(value: OptionValue) -> str:
    return str(value).lower()


def _exceptions(info: OptionInfo, given: str) -> OptionValue:
    """A setting that lists exceptions is given as JSON; a plain word where its default is one."""
    if not isinstance(info.default, list):
        return given
    try:
        return msgspec.json.decode(given, type=list[dict[str, int]])
    except msgspec.DecodeError:
        raise CliError(texts.SETTING_LIST(key=info.key, given=given)) from None


def existing_file(given: str) -> Path:
    """A file that is there; a folder, a pipe or a device is none."""
    path, kind = _existing(given)
    if not stat.S_ISREG(kind):
        raise CliError(texts.NOT_A_FILE(file=given))
    return path


def existing_path(given: str) -> Path:
    """A file or folder that is there."""
    return _existing(given)[0]


def _existing(given: str) -> tuple[Path, int]:
    """A path and what is there."""
    if not given:
        raise CliError(texts.NO_NAME())
    path = Path(given)
    try:
        return path, path.stat().st_mode
    except (FileNotFoundError, NotADirectoryError, ValueError):  # the last for a name that no file can have
        raise CliError(texts.NO_FILE(file=given)) from None
    except OSError as error:
        raise CliError(texts.CANNOT_READ(file=given, reason=system_texts.said(error)), FAILED) from None


def means_file(given: str) -> bool:
    """Whether an argument means a file rather than a game's id: by its name, or because it is there."""
    try:
        return given.endswith(".anahuac") or Path(given).is_file()
    except (OSError, ValueError):  # a name that no file can have, or one behind a closed door
        return False
