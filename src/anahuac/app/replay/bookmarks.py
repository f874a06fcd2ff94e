"""Steps that a seat wants to find again, each with a note of one line; kept with the match where it has a file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Protocol

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from anahuac.app.session import Session
from anahuac.engine.decision import Seat


class Bookmark(msgspec.Struct, frozen=True):
    """A step and a note; one without a note is called by what happened in the step."""

    id: int
    step: int
    note: str = ""


class Keeper(Protocol):
    """Where bookmarks are kept. Everything may raise one of the faults that the bookmarks were told of."""

    def read(self, seat: Seat) -> list[Bookmark]:
        """Those that a seat may see."""
        ...

    def add(self, seat: Seat, step: int, note: str) -> Bookmark:
        """A new one of a seat."""
        ...

    def change(self, bookmark: int, note: str) -> None:
        """Another note."""
        ...

    def remove(self, bookmark: int) -> None:
        """One less."""
        ...


class Memory:
    """Keeps bookmarks of a match that has no file, as long as the program runs."""

    def __init__(self) -> None:
        self._kept: list[tuple[Seat, Bookmark]] = []
        self._number = 0

    def read(self, seat: Seat) -> list[Bookmark]:
        return sorted((mark for whose, mark in self._kept if whose == seat), key=lambda mark: mark.step)

    def add(self, seat: Seat, step: int, note: str) -> Bookmark:
        self._number += 1
        made = Bookmark(self._number, step, note)
        self._kept.append((seat, made))
        return made

    def change(self, bookmark: int, note: str) -> None:
        self._kept = [
            (seat, replace(mark, note=note) if mark.id == bookmark else mark) for seat, mark in self._kept
        ]

    def remove(self, bookmark: int) -> None:
        self._kept = [(seat, mark) for seat, mark in self._kept if mark.id != bookmark]


class MatchNotes:
    """Keeps bookmarks as notes in the match's file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self, seat: Seat) -> list[Bookmark]:
        from anahuac.store import read_notes

        return [Bookmark(note.id, note.step, note.content) for note in read_notes(self._path, seat)]

    def add(self, seat: Seat, step: int, note: str) -> Bookmark:
        from anahuac.store import add_note

        made = add_note(self._path, step, note, seat)
        return Bookmark(made.id, made.step, made.content)

    def change(self, bookmark: int, note: str) -> None:
        from anahuac.store import change_note

        change_note(self._path, bookmark, note)

    def remove(self, bookmark: int) -> None:
        from anahuac.store import remove_note

        remove_note(self._path, bookmark)


class Bookmarks(QObject):
    """The bookmarks of whoever sits at the table. Behind the curtain there are none.

    A bookmark goes when its step is taken back and another is played instead.
    """

    changed = Signal()
    failed = Signal(object)  # Text: why something was not kept

    def __init__(
        self,
        session: Session,
        keeper: Keeper,
        faults: tuple[type[Exception], ...] = (),
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._keeper = keeper
        self._faults: tuple[type[Exception], ...] = (OSError, *faults)
        self._marks: list[Bookmark] = []
        self._steps: dict[int, Any] = {}  # bookmark -> its step of the match
        session.viewpoint_changed.connect(self.read)
        session.stepped.connect(self._follow)

    @property
    def marks(self) -> tuple[Bookmark, ...]:
        """Those of the match as it stands, by step."""
        last = self._session.match.last.number
        return tuple(mark for mark in self._marks if mark.step <= last)

    def at(self, step: int) -> Bookmark | None:
        """The first of a step."""
        return next((mark for mark in self._marks if mark.step == step), None)

    def read(self) -> None:
        """Take up those of the seat that looks on now."""
        self._marks = []
        self._steps = {}
        if self._session.curtain is None:
            self._safely(self._take)
        self.changed.emit()

    def add(self, step: int, note: str = "") -> Bookmark | None:
        """A bookmark of a step; the one there is, where there is one."""
        found = self.at(step)
        if found is None and self._session.curtain is None:
            made: list[Bookmark] = []
            self._safely(lambda: made.append(self._keeper.add(self._seat, step, note)))
            if made:
                found = made[0]
                self._marks = sorted((*self._marks, found), key=lambda mark: mark.step)
                self._remember(found)
                self.changed.emit()
        return found

    def write(self, bookmark: int, note: str) -> None:
        """Give a bookmark another note."""
        self._safely(lambda: self._keeper.change(bookmark, note))
        self.read()

    def remove(self, bookmark: int) -> None:
        """Take a bookmark away."""
        self._safely(lambda: self._keeper.remove(bookmark))
        self.read()

    # ------------------------------------------------------------------ helpers

    @property
    def _seat(self) -> Seat:
        return self._session.viewpoint or ""

    def _take(self) -> None:
        self._marks = self._keeper.read(self._seat)
        for mark in self._marks:
            self._remember(mark)

    def _remember(self, mark: Bookmark) -> None:
        steps = self._session.match.steps
        if mark.step < len(steps):
            self._steps[mark.id] = steps[mark.step]

    def _follow(self) -> None:
        """Bookmarks of steps that the match has no longer, and never will, go."""
        steps: Sequence[Any] = self._session.match.steps
        gone = [
            mark
            for mark in self._marks
            if mark.id in self._steps
            and mark.step < len(steps)
            and steps[mark.step] is not self._steps[mark.id]
        ]
        for mark in gone:
            self._safely(partial(self._keeper.remove, mark.id))
        if gone:
            self.read()

    def _safely(self, change: Any) -> None:
        try:
            change()
        except self._faults as error:
            self.failed.emit(getattr(error, "reason", None) or str(error))
