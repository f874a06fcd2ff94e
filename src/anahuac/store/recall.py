"""The steps of a match from its rows: what was done is decoded, and states are folded, when somebody asks.

No rule is run. A file that is whole can still hold facts that contradict each other, made by a stranger or by
other rules; then whoever asks for such a step gets a StoreFault, and the rest of the match is there.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

from anahuac.engine.game import Game, Setup, SetupError
from anahuac.engine.history import Barrier, Past, Played, Rewound
from anahuac.engine.text import Text
from anahuac.store import texts
from anahuac.store.codec import NO_LABEL, Codec, Standing, decoded
from anahuac.store.faults import StoreFault
from anahuac.store.rows import (
    ACTION,
    BEGIN,
    DRAW,
    EVENT,
    REWIND,
    EntryRow,
    SnapshotRow,
    StepRow,
    damaged,
)
from anahuac.store.track import Track
from anahuac.store.upcasts import STATE

BARRIERS = {barrier.value: barrier for barrier in Barrier}


class RecalledPast(Past[Any, Any]):
    """States of a stored match. Whatever a game raises over facts that do not fit together becomes a StoreFault."""

    def __init__(self, game: Game[Any, Any], initial: Any, path: Path, codec: Codec) -> None:
        super().__init__(game, initial)
        self.path = path
        self.codec = codec

    def state(self, step: Played[Any, Any]) -> Any:
        """The state after a step. Raises StoreFault."""
        try:
            return super().state(step)
        except StoreFault:
            raise
        except Exception as error:  # evolve() may trip over a stranger's events in any way
            raise inconsistent(self.path, step.number) from error

    def _remember(self, step: Played[Any, Any], state: Any) -> None:
        if not self.game.is_plausible(state):
            raise inconsistent(self.path, step.number)
        super()._remember(step, state)

    def pending(self, step: Played[Any, Any]) -> Any:
        """What is asked after a step. Raises StoreFault, also over a question that nobody could answer."""
        try:
            pending = super().pending(step)
            is_sound = all(decision.has_answer() for decision in pending)
        except StoreFault:
            raise
        except Exception as error:  # as above, over a stranger's state
            raise inconsistent(self.path, step.number) from error
        if not is_sound:
            raise inconsistent(self.path, step.number)
        return pending


def inconsistent(path: Path, step: int) -> StoreFault:
    """The fault of a step whose facts cannot be brought together with those before it."""
    return StoreFault(path, texts.INCONSISTENT(file=path.name, step=step))


class Recalled(Played[Any, Any]):
    """A step read from a file. Its action, events and draws are decoded when first asked for."""

    __slots__ = ("_entries", "_recall", "_snapshot", "stored_hash")

    def __init__(
        self,
        row: StepRow,
        entries: list[EntryRow],
        snapshot: SnapshotRow | None,
        before: Recalled | None,
        past: RecalledPast,
    ) -> None:
        self.number = row.number
        self.seat = entries[0].seat
        assert row.gesture is not None
        self.gesture = row.gesture
        self.barrier = None if row.barrier is None else BARRIERS[row.barrier]
        self.before = before
        self.past = past
        self.stored_hash = row.hash
        self._state = None
        self._pending = None
        self._entries = entries
        self._snapshot = snapshot
        self._recall = past

    def __getattr__(self, name: str) -> Any:
        """What was never asked for: python comes here for slots that are still empty."""
        if name not in ("action", "draws", "events"):
            raise AttributeError(name)
        path, codec = self._recall.path, self._recall.codec
        self.action = codec.action(path, self._place(1), self._entries[0])
        for kind, slot in ((DRAW, "draws"), (EVENT, "events")):
            rows = [(at, row) for at, row in enumerate(self._entries, 1) if row.kind == kind]
            setattr(self, slot, tuple(codec.read(path, self._place(at), kind, row) for at, row in rows))
        return object.__getattribute__(self, name)

    def held(self) -> Any:
        """The state, where the file keeps it; a snapshot is passed over that has another shape than today's, or
        cannot be one of the game."""
        if self._state is None and self._snapshot is not None:
            snapshot, self._snapshot = self._snapshot, None
            try:
                self._state = snapshot_state(self._recall.path, self._recall.codec, snapshot)
            except StoreFault:
                return None
        return self._state

    def forget(self) -> None:
        """Nothing: what is recalled is forgotten by its past."""

    def _place(self, entry: int) -> Text:
        return texts.AT_ENTRY(entry=entry, step=self.number)


def snapshot_state(path: Path, codec: Codec, snapshot: SnapshotRow) -> Any:
    """The state of a snapshot. Raises StoreFault."""
    place = texts.AT_SNAPSHOT(entry=snapshot.seq)
    if snapshot.sealed() != snapshot:
        raise damaged(path, place)
    state = codec.read(path, place, STATE, snapshot)
    if not codec.game.is_plausible(state):
        raise damaged(path, place)
    return state


class Line:
    """Goes through the rows of a file as the match went: steps, going back, going forward again.

    ``standings`` says how the match stood after each of the ``steps``, ``label`` is that after the latest row.
    """

    def __init__(self, past: RecalledPast, snapshots: dict[int, SnapshotRow]) -> None:
        self.steps: Track[Recalled] = Track()
        self.standings: Track[Standing] = Track()
        self.label = NO_LABEL
        self._path = past.path
        self._past = past
        self._snapshots = snapshots

    def take(self, row: StepRow, entries: list[EntryRow]) -> Recalled | None:
        """The next row of ``step`` with its entries; gives the step it records, ``None`` for a going back.

        Raises StoreFault when it cannot follow what came before.
        """
        if row.label is not None:
            self.label = row.label
        first = entries[0].kind
        if first == REWIND:
            self._move(row, entries)
            return None
        before = self.steps.last
        # A gesture begins with a step of its own number, and each further step follows another of it.
        gestures = (row.number,) if before is None else (row.number, before.gesture)
        is_next = row.number == len(self.steps.here) and row.gesture in gestures
        if not is_next or first != (BEGIN if before is None else ACTION):
            raise damaged(self._path, texts.AT_STEP(step=row.number))
        try:
            step = Recalled(row, entries, self._snapshots.get(entries[-1].seq), before, self._past)
        except KeyError as error:
            raise damaged(self._path, texts.AT_STEP(step=row.number)) from error
        self.steps.add(step)
        self.standings.add(Standing(row.number, row.hash, self.label, row.asked, row.outcome))
        return step

    def _move(self, row: StepRow, entries: list[EntryRow]) -> None:
        place = texts.AT_STEP(step=row.number)
        to = decoded(self._path, place, entries[0].payload, Rewound).to
        if to != row.number or not self.steps.reaches(to):
            raise damaged(self._path, place)
        self.steps.move(to)
        self.standings.move(to)


def initial_state(path: Path, codec: Codec, setup: Setup, snapshot: SnapshotRow | None) -> Any:
    """The state before the first event: as kept, or set up again where its shape has changed since.

    Raises StoreFault.
    """
    if snapshot is not None:
        with contextlib.suppress(StoreFault):
            return snapshot_state(path, codec, snapshot)
    try:
        return codec.game.setup(setup)
    except SetupError as error:
        raise StoreFault(path, texts.UNFIT(file=path.name, reason=error.reason)) from error
