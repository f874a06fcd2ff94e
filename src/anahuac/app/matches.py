"""Matches as the window handles them: begin one, open one, the library. The store is loaded when first needed."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Mapping
from contextlib import closing, nullcontext
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from msgspec.structs import replace

from anahuac.app.folders import Folders
from anahuac.app.players import Computer, Player, SeatPlan, plan_of
from anahuac.app.shelf import game_name
from anahuac.engine.text import Ref, Text, in_english, on_one_line
from anahuac.registry import GAME_IDS, load_for_table, load_game

if TYPE_CHECKING:
    from anahuac.app.i18n import Words
    from anahuac.app.presenter import Presenter
    from anahuac.app.windows.orders import NewMatch
    from anahuac.engine.decision import Seat
    from anahuac.engine.match import Match
    from anahuac.store.library import Entry, Library
    from anahuac.store.matchfile import MatchFile

T = TypeVar("T")
log = logging.getLogger("anahuac.app.matches")


class Trouble(Exception):
    """Something about a file went wrong; ``reason`` says it to the person."""

    def __init__(self, reason: Text) -> None:
        super().__init__(in_english(reason))
        self.reason = reason


class Opened(msgspec.Struct):
    """A match with its file and who sits where. ``close`` it when the table is left.

    A ``trial`` is one that leads on from a step of another, which it does not touch.
    """

    match: Match[Any, Any]
    seats: dict[Seat, SeatPlan]
    file: MatchFile | None = None
    players: dict[Seat, Player] = msgspec.field(default_factory=dict)
    trial: bool = False

    @property
    def path(self) -> Path | None:
        """Where it is kept."""
        return self.file.path if self.file is not None else None

    def close(self) -> None:
        """Let go of the file and end the computers."""
        for player in self.players.values():
            player.stop()
        if self.file is not None:
            self.file.close()


class Matches:
    """Begins and opens matches in the library of these folders."""

    def __init__(self, folders: Folders) -> None:
        self.folders = folders
        self._library: Library | None = None

    @property
    def library(self) -> Library:
        """The library; nothing is made on the disk yet."""
        if self._library is None:
            from anahuac.store.library import Library

            self._library = Library(self.folders.matches)
        return self._library

    def entries(self) -> list[Entry]:
        """Every match of the library, the one played last first; at the end files that cannot be read, among them
        matches of games that this program does not have. Raises Trouble."""
        if not self.folders.matches.is_dir():
            return []
        entries = [_of_known_game(entry) for entry in self._told(self.library.entries)]
        return sorted(entries, key=lambda entry: entry.info is None)

    def files(self) -> list[Path]:
        """Every file of the library, the one written last first; quick, since none is read. Raises Trouble."""
        return self._told(self.library.files) if self.folders.matches.is_dir() else []

    def entry(self, path: Path) -> Entry | None:
        """What is known of a file, in the library or elsewhere; ``None`` where there is none any more."""
        entry = self.library.entry(path)
        return None if entry is None else _of_known_game(entry)

    def name_for(self, game: str, words: Words, scenario: str = "") -> str:
        """What a match of this game that begins now is called: the game's name, or that of a scenario that is not its
        first, and the day, in the language spoken, and a number where there is one of that name already. Raises
        Trouble."""
        from PySide6.QtCore import QDate, QLocale

        from anahuac.store import AUTOSAVE_NAME

        day = QLocale(words.language).toString(QDate.currentDate(), "d MMMM yyyy")
        variants = load_game(game).info.scenarios[1:]
        what = Ref("scenario", scenario) if scenario in variants else game_name(game)
        name = words.sentence(AUTOSAVE_NAME(game=what, date=day))
        return self._told(lambda: self.library.free_name(name))

    def begin(self, order: NewMatch, words: Words) -> Opened:
        """A new match, kept in the library under the name of its game and the day. Raises Trouble."""
        from anahuac.engine.chance import Seeded
        from anahuac.engine.game import SetupError
        from anahuac.engine.match import Match
        from anahuac.store.matchfile import MatchFile

        game = load_game(order.game)
        players = {seat: plan.kept for seat, plan in order.seats.items()}
        name = self.name_for(order.game, words, order.setup.scenario)
        path = self._told(lambda: self.library.place_for(name))
        try:
            file = self._told(
                lambda: MatchFile.create(
                    path, game, order.setup, seed=order.seed, players=players, name=path.stem
                )
            )
        except SetupError as error:
            raise Trouble(error.reason) from error
        try:
            match = self._told(lambda: Match(game, order.setup, Seeded(order.seed), journal=file.journal))
        except BaseException:
            file.close()
            raise
        return Opened(match, dict(order.seats), file, computers(order.game, order.seats))

    def open(self, path: Path) -> Opened:
        """A match as it was left. Raises Trouble."""
        from anahuac.store.reading import open_match

        found = self._told(lambda: open_match(path, load_for_table))
        sat = found.info.players
        seats = {info.id: _known_plan(sat.get(info.id)) for info in found.match.game.info.seats}
        return Opened(found.match, seats, found.file, computers(found.info.game, seats))

    def position_of(self, path: Path) -> tuple[Presenter, Any]:
        """The presenter of a match's game and what a spectator sees of the match now. Raises Trouble."""
        from anahuac.app.presenting import presenter_for
        from anahuac.store.reading import open_match

        found = self._told(lambda: open_match(path, load_for_table, read_only=True))
        try:
            return presenter_for(found.match.game), found.match.view(None)
        finally:
            found.file.close()

    def keep(
        self,
        match: Match[Any, Any],
        name: str,
        seed: int,
        players: Mapping[Seat, str],
        turn: Text | None = None,
    ) -> Path:
        """Keep a match that has no file, begun in some ``turn``, as one of the library; gives its place.

        Raises Trouble.
        """
        from anahuac.store.matchfile import write_match

        path = self._told(lambda: self.library.place_for(name))
        self._told(
            lambda: write_match(path, match, seed=seed, players=dict(players), name=path.stem, turn=turn)
        )
        return path

    def export(self, path: Path, to: Path) -> None:
        """A copy to be carried away. Raises Trouble."""
        self._told(lambda: self.library.export(path, to))

    def rescue(self, opened: Opened, to: Path) -> None:
        """Write a match in play whose file is gone or cannot be read, out of memory, to a file that replaces any of
        that name not in play; then its own file is let go, and whoever plays on opens the other. Raises Trouble."""
        file = opened.file
        assert file is not None

        def write() -> None:
            from anahuac.store.files import Hold
            from anahuac.store.matchfile import write_match

            info = file.info
            # The name the match has had is held by the match itself.
            own = os.path.realpath(to) == os.path.realpath(file.path)
            with nullcontext() if own else closing(Hold(to)):
                write_match(to, opened.match, seed=info.seed, players=info.players, name=info.name, redo=True)

        self._told(write)
        file.close()

    def duplicate(self, path: Path) -> Path:
        """A copy in the library. Raises Trouble."""
        return self._told(lambda: self.library.duplicate(path))

    def rename(self, path: Path, name: str) -> Path:
        """Another name. Raises Trouble, ValueError for no name."""
        return self._told(lambda: self.library.rename(path, name))

    def bin(self, path: Path) -> Path:
        """Into the library's bin; gives its place there. Raises Trouble."""
        return self._told(lambda: self.library.bin(path))

    def binned(self) -> list[Entry]:
        """What lies in the bin, the match played last first. Raises Trouble."""
        return [_of_known_game(entry) for entry in self._told(self.library.binned)]

    def count_binned(self) -> int:
        """How many matches lie in the bin; none where that cannot be told."""
        if not self.folders.matches.is_dir():
            return 0
        from anahuac.store.faults import StoreFault

        try:
            return self.library.count_binned()
        except StoreFault:
            return 0

    def restore(self, path: Path) -> Path:
        """Out of the bin; gives its place in the library. Raises Trouble."""
        return self._told(lambda: self.library.restore(path))

    def empty_bin(self) -> None:
        """Delete what lies in the bin. Raises Trouble."""
        self._told(self.library.empty_bin)

    def take_in(self, path: Path) -> Path:
        """A copy of a match from elsewhere, all of which is looked at; gives its place in the library. Raises
        Trouble."""
        return self._told(lambda: self.library.import_file(path))

    def is_kept(self, path: Path) -> bool:
        """Whether a file is one of the library's own."""
        return path.parent == self.folders.matches

    def faults(self) -> tuple[type[Exception], ...]:
        """What a journal may raise."""
        from anahuac.store.faults import StoreFault

        return (StoreFault,)

    @staticmethod
    def _told(action: Callable[[], T]) -> T:
        from anahuac.store.faults import StoreFault

        try:
            return action()
        except StoreFault as fault:
            log.warning("%s", fault)
            raise Trouble(fault.reason) from fault


def _of_known_game(entry: Entry) -> Entry:
    """The entry, or why its match cannot be shown: nothing here has a map or names of another game."""
    info = entry.info
    if info is None or info.game in GAME_IDS:
        return entry
    from anahuac.store import texts
    from anahuac.store.faults import StoreFault

    reason = texts.UNKNOWN_GAME(file=entry.path.name, game=on_one_line(info.game))
    return replace(entry, info=None, fault=StoreFault(entry.path, reason))


def _known_plan(kept: str | None) -> SeatPlan:
    """Who sits on a seat; a person takes that of a computer player whom only another version has."""
    plan = plan_of(kept)
    return plan if plan.is_human or plan.player in levels() else SeatPlan()


def computers(game: str, seats: Mapping[Seat, SeatPlan]) -> dict[Seat, Player]:
    """A process for each seat that a computer plays."""
    wanted = {seat: plan.player for seat, plan in seats.items() if not plan.is_human}
    if not wanted:
        return {}
    from anahuac.bots.worker import Thinker

    return {seat: Computer(Thinker(load_game, game), level) for seat, level in wanted.items()}


def levels() -> tuple[str, ...]:
    """Levels of computer players, the weakest first."""
    from anahuac.bots import LEVELS

    return tuple(LEVELS)


def local_time(utc: str) -> datetime | None:
    """A time of the store on this machine's clock."""
    try:
        return datetime.fromisoformat(utc).astimezone()
    except (ValueError, OverflowError):  # no time at all, or one before the first year of our clock
        return None
