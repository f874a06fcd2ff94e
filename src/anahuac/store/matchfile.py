"""One match in one file: the journal of a match in play, and whole matches written at once."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from anahuac import __version__
from anahuac.engine.chance import Seeded
from anahuac.engine.game import Game, Setup
from anahuac.engine.history import Played, Rewound
from anahuac.engine.match import Match
from anahuac.engine.text import Text
from anahuac.store import schema, texts
from anahuac.store.codec import NO_LABEL, Codec, Standing, now, step_row, to_json
from anahuac.store.connection import GATE, connect
from anahuac.store.faults import StoreFault, folder_of, is_writable, told
from anahuac.store.files import Hold, placed
from anahuac.store.info import MatchInfo, info_of
from anahuac.store.recall import Line
from anahuac.store.rows import EntryRow, MetaRow, SnapshotRow, StepRow, insert, replaced
from anahuac.store.track import Track

log = logging.getLogger("anahuac.store")

#: The state is kept after every so many steps, so that no state is further away than that.
SNAPSHOT_EVERY = 50


class Batch:
    """Rows of one or many steps, numbered on from the last entry of a file.

    ``standings`` says how the match stood before; whoever adds more than one entry lets it :func:`follow`.
    ``opening`` is the label of a match that begins in the middle of a turn.
    """

    def __init__(
        self, codec: Codec, seq: int, label: str, standings: Track[Standing], opening: str = NO_LABEL
    ) -> None:
        self.entries: list[EntryRow] = []
        self.steps: list[StepRow] = []
        self.snapshots: list[SnapshotRow] = []
        self.seq = seq
        self.label = label
        self._codec = codec
        self._standings = standings
        self._opening = opening

    def add(self, entry: Played[Any, Any] | Rewound) -> Standing:
        """The rows of a step or of a going back; gives how the match stands after it."""
        first = self.seq + 1
        if isinstance(entry, Rewound):
            rows = [self._codec.rewind(first, entry)]
            after = self._standings.at(entry.to)
        else:
            rows = self._codec.entries(first, entry)
            after = self._codec.standing(entry, self._standings.last, self._opening)
        self.seq += len(rows)
        self.entries += rows
        self.steps.append(step_row(first, entry, after, self.label).sealed(rows))
        self.label = after.label
        if isinstance(entry, Played) and entry.number and entry.number % SNAPSHOT_EVERY == 0:
            self.snapshots.append(self._codec.snapshot(self.seq, entry.state))
        return after

    def insert(self, connection: sqlite3.Connection) -> None:
        """Add the rows to the tables; the caller has begun a transaction."""
        insert(connection, self.entries)
        insert(connection, self.steps)
        insert(connection, self.snapshots)


def follow(standings: Track[Standing], entry: Played[Any, Any] | Rewound, after: Standing) -> None:
    """Bring how a match stood up to an entry that has been recorded."""
    if isinstance(entry, Rewound):
        standings.move(entry.to)
    else:
        standings.add(after)


def fill(path: Path, meta: MetaRow, initial: SnapshotRow, batch: Batch) -> None:
    """Make a match file at ``path``, where there is none yet. May raise sqlite3.Error, leaving anything behind."""
    with closing(connect(path, "rwc")) as connection:
        # The file is synchronised as a whole and takes its name only then; nobody can see it half made.
        connection.execute("PRAGMA journal_mode=OFF")
        connection.execute("PRAGMA synchronous=OFF")
        connection.execute(f"PRAGMA application_id={schema.APPLICATION_ID}")
        connection.execute(f"PRAGMA user_version={schema.FORMAT}")
        connection.execute("BEGIN IMMEDIATE")
        for statement in schema.TABLES[schema.FORMAT]:
            connection.execute(statement)
        revision = schema.revision(schema.FORMAT)
        connection.execute("INSERT INTO alembic_version VALUES (?)", (revision,))
        insert(connection, [meta])
        insert(connection, [initial])
        batch.insert(connection)
        connection.execute("COMMIT")


def write_match(
    path: Path,
    match: Match[Any, Any],
    *,
    seed: int,
    players: dict[str, str],
    name: str = "",
    redo: bool = False,
    turn: Text | None = None,
) -> None:
    """Write a whole match as it stands, in one go; a file of that name is replaced once the new one is complete.

    What was taken back is left out, unless with ``redo`` what can be restored is kept. ``match`` holds its history
    (``keep``). ``turn`` is that in which a match begins whose opening tells of none. Raises StoreFault.
    """
    codec = Codec(match.game)
    steps = match.steps
    if steps[0].number != 0:
        raise ValueError("a match without history cannot be written")
    standings: Track[Standing] = Track()
    batch = Batch(codec, 0, NO_LABEL, standings, NO_LABEL if turn is None else to_json(turn))
    undone = match.undone if redo else ()
    for step in (*steps, *undone):
        standings.add(batch.add(step))
    if undone:
        batch.add(Rewound(steps[-1].number))
    recorded = sum(len(step.draws) for step in (*steps, *undone))
    spent = match.source.used - recorded if isinstance(match.source, Seeded) else 0
    check_seed(seed)
    meta = codec.meta(match.setup, seed, spent, players, name or path.stem, match.rated)
    with placed(path, replace=True) as part:
        fill(part, meta, codec.snapshot(0, match.initial), batch)


def check_seed(seed: int) -> None:
    """Raise ValueError for a seed that the file cannot hold."""
    if not 0 <= seed <= schema.MOST_SEED:
        raise ValueError(f"a seed is a whole number from 0 to {schema.MOST_SEED}, not {seed}")


class MatchFile:
    """The file of a match in play; :meth:`journal` is the match's journal.

    After every step the file is closed and whole: no other file lies beside it, and what was journaled is on the
    disk. It belongs to one thread. Made by :meth:`create` and by :func:`anahuac.store.open_match`.
    """

    def __init__(self, path: Path, codec: Codec, meta: MetaRow, hold: Hold | None) -> None:
        self.path = path
        self._codec = codec
        self._meta = meta
        #: The same naming this program, written with the first step it adds to an older program's match.
        rules = codec.game.info.rules_version
        self._renewed = replaced(meta, app_version=__version__, rules_version=rules)
        self._hold = hold
        self._initial: SnapshotRow | None = None
        self._connection: sqlite3.Connection | None = None
        self._seq = 0
        self._label = NO_LABEL
        self._standings: Track[Standing] = Track()
        self._played = meta.created
        self._closed = False

    @classmethod
    def create(
        cls,
        path: Path,
        game: Game[Any, Any],
        setup: Setup,
        *,
        seed: int,
        players: dict[str, str],
        name: str = "",
        rated: bool = True,
    ) -> MatchFile:
        """The file of a new match; it appears with the opening, the first entry of the journal.

        ``players`` is seat -> ``"human"`` or level. Raises StoreFault, SetupError.
        """
        check_seed(seed)
        codec = Codec(game)
        initial = codec.snapshot(0, game.setup(setup))
        with told(path):
            if path.exists():
                raise StoreFault(path, texts.EXISTS(file=path.name))
            if not path.parent.is_dir():
                raise StoreFault(path, texts.NO_FOLDER(file=path.name, folder=folder_of(path)))
        if not is_writable(path.parent):
            raise StoreFault(path, texts.READ_ONLY_FOLDER(file=path.name, folder=folder_of(path)))
        made = cls(path, codec, codec.meta(setup, seed, 0, players, name or path.stem, rated), Hold(path))
        made._initial = initial
        return made

    @classmethod
    def opened(
        cls, path: Path, codec: Codec, meta: MetaRow, hold: Hold | None, line: Line, seq: int, at: str
    ) -> MatchFile:
        """The file of a match that goes on; without ``hold`` it is only looked at."""
        made = cls(path, codec, meta, hold)
        made._seq = seq
        made._label = line.label
        made._standings = line.standings
        made._played = at
        return made

    @property
    def info(self) -> MatchInfo:
        """What a list shows of the match. The opening has been journaled."""
        return info_of(self.path, self._meta, self._standings.here[-1], self._played)

    def journal(self, entry: Played[Any, Any] | Rewound) -> None:
        """Record a step or a going back, on the disk before this returns. Raises StoreFault; then nothing is kept."""
        if self._closed:
            raise StoreFault(self.path, texts.CLOSED(file=self.path.name))
        if self._hold is None:
            raise StoreFault(self.path, texts.ONLY_LOOKED_AT(file=self.path.name))
        batch = Batch(self._codec, self._seq, self._label, self._standings)
        after = batch.add(entry)
        if batch.seq > schema.MOST_ENTRIES:
            raise StoreFault(self.path, texts.TOO_LONG(file=self.path.name, most=schema.MOST_ENTRIES))
        self._write(batch)
        self._seq = batch.seq
        self._label = batch.label
        self._played = now()
        follow(self._standings, entry, after)

    def close(self) -> None:
        """Let go of the file; others may play on in it."""
        self._closed = True
        self._disconnect()
        if self._hold is not None:
            self._hold.close()

    # ------------------------------------------------------------------ helpers

    def _write(self, batch: Batch) -> None:
        if self._initial is not None:
            with placed(self.path) as part:
                fill(part, self._meta, self._initial, batch)
            self._initial = None
            return
        with told(self.path), GATE:
            if self._connection is None:
                self._connection = connect(self.path, "rw")
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                batch.insert(self._connection)
                if self._renewed != self._meta:
                    self._connection.execute("DELETE FROM meta")
                    insert(self._connection, [self._renewed])
                self._connection.execute("COMMIT")
            except BaseException:
                self._disconnect()
                raise
            self._meta = self._renewed

    def _disconnect(self) -> None:
        """Close the connection, which takes back what it has begun; the next step makes another."""
        if self._connection is None:
            return
        try:
            self._connection.close()
        except sqlite3.Error as error:
            log.warning("%s: %s", self.path.name, error)
        self._connection = None
