"""What may stand on the command line, checked: seeds, sizes, seats, games, options. Raises CliError."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from anahuac.bots import LEVELS
from anahuac.cli import texts
from anahuac.cli.console import CliError
from anahuac.engine.game import Game, OptionInfo, OptionValue, Setup
from anahuac.engine.text import Template
from anahuac.registry import GAME_IDS, load_game
from anahuac.wording import LANGUAGES

HUMAN = "human"
THEMES = ("light", "dark")
MOST_SEED = 2**63 - 1
MOST_MATCHES = 1_000_000
MOST_WORKERS = 256
MOST_POINTS = 16_384
MOST_STEPS = 1_000_000


def whole_number(given: str, least: int, most: int, fault: Template, **fields: str) -> int:
    """A whole number in a range. Raises CliError with ``fault``, which has the field ``given``."""
    if re.fullmatch(r"-?\d{1,20}", given, re.ASCII) and least <= int(given) <= most:
        return int(given)
    named = {name: str(value) for name, value in (("most", most),) if name in fault.fields}
    raise CliError(fault(given=given, **named, **fields))


def seed(given: str) -> int:
    """A seed of the dice."""
    return whole_number(given, 0, MOST_SEED, texts.SEED_RANGE)


def size(given: str) -> tuple[int, int]:
    """Width and height in pixels."""
    match = re.fullmatch(r"(\d{3,5})[xX×](\d{3,5})", given, re.ASCII)
    if match and all(100 <= int(side) <= MOST_POINTS for side in match.groups()):
        return int(match[1]), int(match[2])
    raise CliError(texts.SIZE_FORM(given=given, most=MOST_POINTS))


def one_of(given: str, known: tuple[str, ...], fault: Template) -> str:
    """One of some words. Raises CliError with ``fault``, which has the fields ``given`` and ``known``."""
    if given not in known:
        raise CliError(fault(given=given, known=", ".join(known)))
    return given


def language(given: str) -> str:
    """A language code."""
    return one_of(given, tuple(LANGUAGES), texts.LANGUAGE)


def theme(given: str) -> str:
    """A theme."""
    return one_of(given, THEMES, texts.THEME)


def game_and_scenario(given: str) -> tuple[str, str]:
    """``GAME`` or ``GAME/SCENARIO`` as ids; no scenario means the game's first."""
    game_id, _, scenario = given.partition("/")
    if game_id not in GAME_IDS:
        raise CliError(texts.UNKNOWN_GAME(game=game_id, known=", ".join(GAME_IDS)))
    scenarios = load_game(game_id).info.scenarios
    if scenario and scenario not in scenarios:
        fault = texts.UNKNOWN_SCENARIO(game=game_id, scenario=scenario, known=", ".join(scenarios))
        raise CliError(fault)
    return game_id, scenario or scenarios[0]


def level(given: str, *, human: bool) -> str:
    """A computer player's level, or ``human`` where a person may sit."""
    known = (HUMAN, *LEVELS) if human else tuple(LEVELS)
    if given not in known:
        raise CliError(texts.UNKNOWN_LEVEL(level=given, known=", ".join(known)))
    return given


def seats_in_order(given: str, game: Game[Any, Any]) -> dict[str, str]:
    """``A,B``: the computer players of all seats in order."""
    levels = [level(word.strip(), human=False) for word in given.split(",")]
    seats = [info.id for info in game.info.seats]
    if len(levels) != len(seats):
        raise CliError(texts.SEATS_COUNT(len(seats)))
    return dict(zip(seats, levels, strict=True))


def seats_by_name(given: list[str], game: Game[Any, Any]) -> dict[str, str]:
    """``SEAT=PLAYER`` ...; seats not named are people's."""
    seats = {info.id: HUMAN for info in game.info.seats}
    for word in given:
        seat, equals, player = word.partition("=")
        if not equals:
            raise CliError(texts.SEAT_FORM(given=word))
        if seat not in seats:
            raise CliError(texts.UNKNOWN_SEAT(game=game.info.id, seat=seat, known=", ".join(seats)))
        seats[seat] = level(player, human=True)
    return seats


def setup(scenario: str, given: list[str], game: Game[Any, Any]) -> Setup:
    """A set-up from ``KEY=VALUE`` options, each with one of its allowed values."""
    infos = {info.key: info for info in game.info.options}
    chosen: dict[str, OptionValue] = {}
    for word in given:
        key, equals, value = word.partition("=")
        if not equals:
            raise CliError(texts.OPTION_FORM(given=word))
        if key not in infos:
            raise CliError(texts.BAD_VALUE(value=key, name="--option"))
        chosen[key] = _option_value(infos[key], value)
    return Setup(scenario, chosen)


def _option_value(info: OptionInfo, given: str) -> OptionValue:
    for value in info.values:
        if given == str(value) or (isinstance(value, bool) and given == str(value).lower()):
            return value
    raise CliError(texts.BAD_VALUE(value=given, name=info.key))


def existing_file(given: str) -> Path:
    """A file that is there."""
    path = Path(given)
    if not path.is_file():
        raise CliError(texts.NO_FILE(file=given))
    return path


def is_match_file(given: str) -> bool:
    """Whether an argument means a file rather than a game's id."""
    return given.endswith(".anahuac") or Path(given).is_file()
