"""Ctrl+C in the terminal closes the window. Qt would not let Python notice it before something else happens."""

from __future__ import annotations

import contextlib
import signal
import socket
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier
from PySide6.QtWidgets import QApplication


class Interrupt(QObject):
    """Ends the application when the process is interrupted; ``happened`` tells afterwards whether it was."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self.happened = False
        self._app = app
        self._ours, theirs = socket.socketpair()
        for end in (self._ours, theirs):
            end.setblocking(False)
        self._theirs = theirs
        self._notifier = QSocketNotifier(self._ours.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._woken)
        signal.set_wakeup_fd(theirs.fileno(), warn_on_full_buffer=False)
        self._before = signal.signal(signal.SIGINT, self._noted)

    def release(self) -> None:
        """Leave interruptions to Python again."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGINT, self._before)
        self._notifier.setEnabled(False)
        self._ours.close()
        self._theirs.close()

    def _noted(self, number: int, frame: FrameType | None) -> None:
        del number, frame
        self.happened = True
        self._app.quit()

    def _woken(self) -> None:
        """Python has already called the handler on its way here; only the byte is left to be read."""
        with contextlib.suppress(OSError):
            self._ours.recv(64)
