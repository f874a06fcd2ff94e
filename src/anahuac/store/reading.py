"""Opening a match: to play on, or only to look at it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from anahuac import __version__
from anahuac.engine.chance import Seeded
from anahuac.engine.decision import Seat
from anahuac.engine.game import Game, LogLine, Setup
from anahuac.engine.match import Match
from anahuac.store import texts
from anahuac.store.codec import Codec, decoded
from anahuac.store.connection import check_header
from anahuac.store.faults import StoreFault, folder_of, is_writable
from anahuac.store.files import Hold
from anahuac.store.info import MatchInfo
from anahuac.store.matchfile import MatchFile
from anahuac.store.recall import Line, RecalledPast, inconsistent, initial_state
from anahuac.store.rows import DRAW, EntryRow, MetaRow, SnapshotRow, StepRow, damaged, read, read_meta
from anahuac.store.upcasts import Upcasts, upcast
from anahuac.store.upgrade import reading_current, upgrade_file

log = logging.getLogger("anahuac.store")

LoadGame = Callable[[str], Game[Any, Any]]


class OpenMatch(msgspec.Struct, frozen=True):
    """A match and its file. ``info`` is as it was when opened."""

    match: Match[Any, Any]
    file: MatchFile
    info: MatchInfo

    def told(self, seat: Seat | None, step: int) -> tuple[LogLine, ...]:
        """The lines of the log about a step, as a seat may know it (``None``: a spectator).

        Raises StoreFault for a step whose facts nobody can tell.
        """
        match = self.match
        try:
            view = match.view(seat, step)
            lines = [match.game.describe(event, view) for event in match.events(seat, step)]
        except StoreFault:
            raise
        except Exception as error:  # describe() may trip over a stranger's events in any way
            log.warning("%s: step %d: %r", self.file.path.name, step, error)
            raise inconsistent(self.file.path, step) from error
        return tuple(line for line in lines if line is not None)


class Rows(msgspec.Struct, frozen=True):
    """Everything in a file that belongs to the match, each row as it was written; ``entries`` by step."""

    meta: MetaRow
    steps: list[StepRow]
    entries: list[list[EntryRow]]
    snapshots: dict[int, SnapshotRow]

    @property
    def draws(self) -> int:
        """How many outcomes of chance are recorded, taken-back ones included."""
        return sum(row.kind == DRAW for entries in self.entries for row in entries)

    @property
    def seq(self) -> int:
        """The number of the last entry."""
        return self.entries[-1][-1].seq


def read_rows(path: Path) -> Rows:
    """Read a file; whatever the disk has changed in it is found. Raises StoreFault."""
    with reading_current(path) as connection:
        meta = read_meta(path, connection)
        steps = read(path, connection, StepRow)
        journal = read(path, connection, EntryRow)
        snapshots = {row.seq: row for row in read(path, connection, SnapshotRow)}
    if not steps:
        raise StoreFault(path, texts.NOTHING_PLAYED(file=path.name))
    if steps[0].seq != 1:
        raise damaged(path, texts.AT_STEP(step=0))
    gap = next((at for at, row in enumerate(journal, 1) if row.seq != at), None)
    if gap is not None:
        number = max((row for row in steps if row.seq <= gap), key=lambda row: row.seq).number
        raise damaged(path, texts.AT_ENTRY(entry=gap, step=number))
    begins = [row.seq - 1 for row in steps]
    grouped = [journal[a:b] for a, b in zip(begins, [*begins[1:], len(journal)], strict=True)]
    for row, entries in zip(steps, grouped, strict=True):
        if not entries or not row.is_whole(entries):
            raise damaged(path, texts.AT_STEP(step=row.number))
    return Rows(meta, steps, grouped, snapshots)


def game_of(path: Path, meta: MetaRow, load_game: LoadGame) -> Game[Any, Any]:
    """The game of a match. Raises StoreFault when this program does not have it, or only an older version."""
    try:
        game = load_game(meta.game)
    except KeyError as error:
        raise StoreFault(path, texts.UNKNOWN_GAME(file=path.name, game=meta.game)) from error
    own = game.info.rules_version
    if meta.rules_version > own:
        reason = texts.NEWER_RULES(
            file=path.name,
            theirs=str(meta.rules_version),
            program=meta.app_version,
            ours=__version__,
            own=str(own),
        )
        raise StoreFault(path, reason)
    return game


def past_of(path: Path, rows: Rows, game: Game[Any, Any], upcasts: Upcasts) -> RecalledPast:
    """Where the states of a match come from. Raises StoreFault."""
    codec = Codec(game, upcasts)
    setup = decoded(path, texts.AT_META(), rows.meta.setup, Setup)
    return RecalledPast(game, initial_state(path, codec, setup, rows.snapshots.get(0)), path, codec)


def open_match(
    path: Path, load_game: LoadGame, *, read_only: bool = False, upcasts: Upcasts = upcast
) -> OpenMatch:
    """Resume a match as it was left, taken-back steps included; no rule is run.

    The match is the caller's alone until ``file.close()``. With ``read_only`` nothing is written or locked, and
    the match refuses every change. ``load_game`` raises KeyError for a game it does not know.

    Raises StoreFault for whatever may be wrong. Steps before the present one are read when asked for: a file whose
    old steps contradict themselves raises StoreFault there.
    """
    hold = None if read_only else _hold(path)
    try:
        return _open(path, load_game, hold, upcasts)
    except BaseException:
        if hold is not None:
            hold.close()
        raise


def _hold(path: Path) -> Hold:
    """Take hold of a file to play in it, and bring it up to date."""
    check_header(path)
    if not is_writable(path.parent):
        raise StoreFault(path, texts.READ_ONLY_FOLDER(file=path.name, folder=folder_of(path)))
    if not is_writable(path):
        raise StoreFault(path, texts.READ_ONLY(file=path.name))
    hold = Hold(path)
    try:
        upgrade_file(path)
    except BaseException:
        hold.close()
        raise
    return hold


def _open(path: Path, load_game: LoadGame, hold: Hold | None, upcasts: Upcasts) -> OpenMatch:
    rows = read_rows(path)
    meta = rows.meta
    game = game_of(path, meta, load_game)
    past = past_of(path, rows, game, upcasts)
    line = Line(past, rows.snapshots)
    for row, entries in zip(rows.steps, rows.entries, strict=True):
        line.take(row, entries)
    file = MatchFile.opened(path, past.codec, meta, hold, line, rows.seq, rows.steps[-1].at)
    info = file.info
    match = Match.resume(
        game,
        info.setup,
        Seeded(meta.seed, meta.spent + rows.draws),
        past,
        list(line.steps.here),
        list(line.steps.undone),
        rated=info.rated,
        journal=file.journal,
    )
    _ = match.pending  # a file whose present cannot be reached is refused now, not at the first click
    return OpenMatch(match, file, info)
