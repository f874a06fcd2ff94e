"""Whether the program stopped last time without being closed: a crash, a kill, a power cut.

A lock file stands while a window is open. One that its process has left behind tells it; so does a mark set by
a program that ends itself because of its faults. A second window opened meanwhile leaves both alone.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

from PySide6.QtCore import QLockFile


class RunMark:
    """The mark of a run that is under way. ``stopped`` tells whether the run before was cut short."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "open.lock"
        self._given_up = folder / "stopped"
        self._lock: QLockFile | None = None
        self.stopped = False

    def begin(self) -> None:
        """Look for what the last run left, and mark this one; without a mark where the disk refuses."""
        left = self._file.exists()
        gave_up = self._given_up.exists()
        with contextlib.suppress(OSError):
            self._file.parent.mkdir(parents=True, exist_ok=True)
        lock = QLockFile(str(self._file))
        lock.setStaleLockTime(0)
        if lock.tryLock(0):
            self._lock = lock
            self.stopped = left or gave_up
            with contextlib.suppress(OSError):
                self._given_up.unlink()

    def give_up(self) -> None:
        """The program is about to end because of its faults."""
        with contextlib.suppress(OSError):
            self._given_up.touch()

    def end(self) -> None:
        """The window has been closed."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None
