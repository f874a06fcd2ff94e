"""Cyclic garbage is collected in the window's thread only.

Python collects wherever an allocation happens to cross the threshold, the thread that paints tiles included;
widgets destroyed there take the process down. So the automatic collection is off while a window is open, and
a timer does its work.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer

INTERVAL_MS = 5_000
_THRESHOLDS = (700, 10, 10)


class GuiGarbage(QObject):
    """Collects the young generations when they have grown, and everything now and then."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._was_on = gc.isenabled()
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(INTERVAL_MS)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    def collect(self) -> None:
        """Collect what has grown beyond its threshold; nothing is done, and no time spent, while idle."""
        counts = gc.get_count()
        for generation in (2, 1, 0):
            if counts[generation] > _THRESHOLDS[generation]:
                gc.collect(generation)
                return

    def release(self) -> None:
        """Let Python collect by itself again."""
        self._timer.stop()
        if self._was_on:
            gc.enable()
