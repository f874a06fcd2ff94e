"""The games, as an explicit tuple. A game is added by one line here."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import TYPE_CHECKING, Any, NamedTuple

from anahuac.engine.text import Text, in_english
from anahuac.resources import resource_bytes, resource_names

if TYPE_CHECKING:
    from anahuac.engine.game import Game
    from anahuac.engine.sheet import Sheet


class UnknownGame(KeyError):
    """No game of this id; ``known`` lists those that exist."""

    def __init__(self, game: str, known: tuple[str, ...]) -> None:
        super().__init__(game)
        self.game = game
        self.known = known


class ContentFault(NamedTuple):
    """What is wrong in a data file: its name in the game's folder, the place in it, and why."""

    file: str
    place: str
    reason: Text


class GameBroken(Exception):
    """A game's shipped data files are missing or damaged; ``fault`` tells the first of it."""

    def __init__(self, game: str, fault: ContentFault) -> None:
        super().__init__(f"{game}: {fault.file}: {fault.place}: {in_english(fault.reason)}")
        self.game = game
        self.fault = fault


class Shows(NamedTuple):
    """What a game's data give the rules help: its tables by name, and the names of all tables and pictures."""

    sheets: Callable[[str], tuple[Sheet, ...]]
    tables: frozenset[str]
    pictures: frozenset[str]


class _Entry(NamedTuple):
    """A game: how its code is loaded, how it is made from the bytes of its files, how their faults are found, what
    the rules help shows; ``None`` while the game is not laid out for the table yet."""

    id: str
    code: Callable[[], None]
    make: Callable[[Mapping[str, bytes]], Game[Any, Any]]
    faults: Callable[[Mapping[str, bytes]], Iterator[ContentFault]]
    shows: Callable[[Game[Any, Any]], Shows] | None


def _conquest(files: Mapping[str, bytes]) -> Game[Any, Any]:
    from anahuac.datafiles import DataFault
    from anahuac.games.conquest.game import Conquest
    from anahuac.games.conquest.loading import load_tables

    try:
        return Conquest(load_tables(files))
    except DataFault as fault:
        raise GameBroken("conquest", ContentFault(fault.file, fault.place, fault.reason)) from None


def _conquest_code() -> None:
    from anahuac.games.conquest import game, loading

    del game, loading


def _conquest_faults(files: Mapping[str, bytes]) -> Iterator[ContentFault]:
    from anahuac.games.conquest.loading import data_faults

    return (ContentFault(fault.file, fault.place, fault.reason) for fault in data_faults(files))


def _conquest_shows(game: Game[Any, Any]) -> Shows:
    from anahuac.games.conquest import helptables
    from anahuac.games.conquest.game import Conquest

    assert isinstance(game, Conquest)
    names = helptables.sheet_names(), helptables.picture_names(game.tables)
    return Shows(partial(helptables.sheets, game.tables), *names)


def _siege(files: Mapping[str, bytes]) -> Game[Any, Any]:
    from anahuac.datafiles import DataFault
    from anahuac.games.siege.game import Siege
    from anahuac.games.siege.loading import load_tables

    try:
        return Siege(load_tables(files))
    except DataFault as fault:
        raise GameBroken("siege", ContentFault(fault.file, fault.place, fault.reason)) from None


def _siege_code() -> None:
    from anahuac.games.siege import game, loading

    del game, loading


def _siege_faults(files: Mapping[str, bytes]) -> Iterator[ContentFault]:
    from anahuac.games.siege.loading import data_faults

    return (ContentFault(fault.file, fault.place, fault.reason) for fault in data_faults(files))


def _siege_shows(game: Game[Any, Any]) -> Shows:
    from anahuac.games.siege import helptables
    from anahuac.games.siege.game import Siege

    assert isinstance(game, Siege)
    names = helptables.sheet_names(), helptables.picture_names(game.tables)
    return Shows(partial(helptables.sheets, game.tables), *names)


_GAMES: tuple[_Entry, ...] = (
    _Entry("conquest", _conquest_code, _conquest, _conquest_faults, _conquest_shows),
    _Entry("siege", _siege_code, _siege, _siege_faults, _siege_shows),
)
#: Every game whose rules are there: for the command line, match files and checks.
RULES_IDS: tuple[str, ...] = tuple(entry.id for entry in _GAMES)
#: The games that are played at the window's table.
GAME_IDS: tuple[str, ...] = tuple(entry.id for entry in _GAMES if entry.shows is not None)


def load_code(game: str) -> None:
    """Load a game's code, which is the most of what loading it takes. May be done in any thread. Raises UnknownGame."""
    _entry(game).code()


@cache
def load_game(game: str) -> Game[Any, Any]:
    """A game with its shipped data. Raises UnknownGame, GameBroken where the data files are damaged."""
    entry = _entry(game)
    folder = f"games/{game}"
    paths = [path for path in resource_names(folder) if path.endswith(".json")]
    return entry.make({path.removeprefix(f"{folder}/"): resource_bytes(path) for path in paths})


def load_for_table(game: str) -> Game[Any, Any]:
    """A game that the window shows, with its shipped data. Raises as :func:`load_game`, for others UnknownGame."""
    if game not in GAME_IDS:
        raise UnknownGame(game, GAME_IDS)
    return load_game(game)


@cache
def shows(game: str) -> Shows:
    """What the data of a game of the table give the rules help. Raises as :func:`load_game`."""
    entry = _entry(game)
    if entry.shows is None:
        raise UnknownGame(game, GAME_IDS)
    return entry.shows(load_game(game))


def content_faults(game: str, files: Mapping[str, bytes]) -> Iterator[ContentFault]:
    """Everything that is wrong with a game's data files, given by their names in its folder.

    Raises UnknownGame.
    """
    return _entry(game).faults(files)


def _entry(game: str) -> _Entry:
    for entry in _GAMES:
        if entry.id == game:
            return entry
    raise UnknownGame(game, RULES_IDS)
