"""How a panel keeps up with the log as it grows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from anahuac.app.session import PATIENCE_MS, SLICE, LogEntry, Session

#: So often the log gives way, each time for a moment, to what is seen first of a match.
MOST_WAITS, WAIT_MS = 20, 50


class LogReader(QObject):
    """Says when a panel is to take up the log, and what it may read of it.

    ``due`` comes at once while the panel is seen; else when there is time, so that nobody waits for a long log that he
    does not see to be told. ``gives_way`` asks whether something goes before it.
    """

    due = Signal()

    def __init__(self, session: Session, panel: QWidget) -> None:
        super().__init__(panel)
        self._session = session
        self._panel = panel
        self.gives_way: Callable[[], bool] | None = None
        self._waits = MOST_WAITS
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._go_on)
        session.stepped.connect(self.refresh)

    def refresh(self) -> None:
        """The log has changed, or what may be read of it."""
        if self._panel.isVisible() or self._session.curtain is not None:  # behind it everything goes at once
            self.due.emit()
        else:
            self._later.start(PATIENCE_MS)

    def lines(self) -> list[LogEntry]:
        """All of the log as the viewpoint may read it, oldest first; nothing behind a curtain. Not to be changed."""
        return self._session.log_lines() if self._session.curtain is None else []

    def _go_on(self) -> None:
        """A long log is told bit by bit."""
        if self._waits and self.gives_way is not None and self.gives_way():
            self._waits -= 1
            self._later.start(WAIT_MS)
        elif self._session.curtain is None and not self._session.tell_ahead(SLICE):
            self._later.start(0)
        else:
            self.due.emit()
