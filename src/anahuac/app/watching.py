"""Tells the benchmark when the window of this process has been painted, and what it takes when left alone.

It is kept apart from :mod:`anahuac.app.measuring`, so that a measured start loads nothing it would not load anyway.
See :mod:`anahuac.cli.bench.window`.
"""

from __future__ import annotations

import json
import time

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication

from anahuac.app.application import make_application
from anahuac.app.windows.main import MainWindow

_POLL_MS = 5
#: What a window still has to do after it has been painted first: names at their own scale, tiles beyond the edge.
_SETTLE_MS = 1500


class Watcher(QObject):
    """Tells when a window has been painted, then how much processor time it takes when left alone."""

    def __init__(self, app: QApplication, map_too: bool, idle: float) -> None:
        super().__init__(app)
        self._app = app
        self._map_too = map_too
        self._idle = idle
        self._window: MainWindow | None = None
        self._left = (0.0, 0.0)

    def painted(self, window: MainWindow) -> None:
        """The window is being painted; the first time counts."""
        if self._window is None:
            self._window = window
            QTimer.singleShot(0, self._look)

    def _look(self) -> None:
        """Once all that is asked for has been painted, say so."""
        table = self._window.table if self._window is not None else None
        if table is not None and table.session.curtain is not None:
            table.session.raise_curtain()  # the curtain stands before the map until somebody is there
            QTimer.singleShot(_POLL_MS, self._look)
            return
        if self._map_too and (table is None or not table.map.painted):
            QTimer.singleShot(_POLL_MS, self._look)
            return
        say(cpu=time.process_time())
        QTimer.singleShot(_SETTLE_MS, self._leave_alone)

    def _leave_alone(self) -> None:
        self._left = (time.perf_counter(), time.process_time())
        QTimer.singleShot(round(1000 * self._idle), self._end)

    def _end(self) -> None:
        began, used = self._left
        say(idle=(time.process_time() - used) / max(time.perf_counter() - began, 1e-6))
        self._app.quit()


def say(**figures: object) -> None:
    """Print a line of JSON for the process that measures."""
    print(json.dumps(figures), flush=True)


def watch(map_too: bool, idle: float) -> Watcher:
    """Watch the window that this process is about to open, and end it after ``idle`` seconds of rest.

    The window's own painting is listened to: a filter of all events would slow the program that is measured.
    """
    watcher = Watcher(make_application(), map_too, idle)
    paint = MainWindow.paintEvent

    def painted(window: MainWindow, event: QPaintEvent) -> None:
        paint(window, event)
        watcher.painted(window)

    setattr(MainWindow, "paintEvent", painted)  # noqa: B010  (mypy forbids the plain assignment)
    return watcher
