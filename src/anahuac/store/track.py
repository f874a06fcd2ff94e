"""One thing for each step of a match, followed through undo and redo in the way the match goes."""

from __future__ import annotations

from typing import Generic, TypeVar

T = TypeVar("T")


class Track(Generic[T]):
    """``here`` has one item for each step of the line, ``undone`` what redo restores, the next one last."""

    __slots__ = ("here", "undone")

    def __init__(self) -> None:
        self.here: list[T] = []
        self.undone: list[T] = []

    @property
    def last(self) -> T | None:
        """The item of the latest step."""
        return self.here[-1] if self.here else None

    def reaches(self, number: int) -> bool:
        """Whether there is a step of this number to go to, back or forward."""
        return 0 <= number < len(self.here) + len(self.undone)

    def at(self, number: int) -> T:
        """The item of a step of the line, or of one that redo restores."""
        beyond = number - len(self.here)
        return self.here[number] if beyond < 0 else self.undone[-1 - beyond]

    def add(self, item: T) -> None:
        """A new step; what was undone can no longer be restored."""
        self.here.append(item)
        self.undone.clear()

    def move(self, to: int) -> None:
        """Back or forward to a step that :meth:`reaches` says is there."""
        while len(self.here) - 1 > to:
            self.undone.append(self.here.pop())
        while len(self.here) - 1 < to:
            self.here.append(self.undone.pop())
