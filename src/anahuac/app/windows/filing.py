"""Files and the library, for the main window: choose, copy, rename, into the bin, pictures of positions."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QFileDialog, QInputDialog

from anahuac.app.matches import Trouble
from anahuac.app.windows import texts

if TYPE_CHECKING:
    from anahuac.app.windows.main import MainWindow
    from anahuac.store.library import Entry

log = logging.getLogger("anahuac.app.window")
ENDING = ".anahuac"
#: Pause between two matches that are looked into for their positions, and how many are at most.
_PAUSE_MS, _MOST = 40, 24


class Filing(QObject):
    """What the main window does with files."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._unknown: deque[Path] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(_PAUSE_MS)
        self._timer.timeout.connect(self._look_into_one)

    # ------------------------------------------------------------------ the library

    def fill(self) -> None:
        """Show the library on the start page, and look into matches whose positions are not known."""
        window, start = self._window, self._window.start
        if start is None:
            return
        try:
            entries = window.matches.entries()
        except Trouble as trouble:
            start.show_entries([])
            start.show_notice(trouble.reason)
            return
        start.show_entries(entries)
        known = window.ui.thumbs.position
        readable = [entry.path for entry in entries if entry.info is not None]
        self._unknown = deque(path for path in readable[:_MOST] if known(path) is None)
        if self._unknown:
            self._timer.start()

    def stop(self) -> None:
        """Look into no more matches."""
        self._unknown.clear()
        self._timer.stop()

    def _look_into_one(self) -> None:
        window, start = self._window, self._window.start
        if not self._unknown or start is None or window.table is not None:
            self.stop()
            return
        path = self._unknown.popleft()
        try:
            position = window.matches.position_of(path)
        except Trouble as trouble:
            log.info("no picture of a position: %s", trouble)
        else:
            window.ui.thumbs.remember(path, *position)
            start.show_position(path)

    def open_entry(self, entry: Entry) -> None:
        """Sit down to a match of the library; tell why not where it cannot be read."""
        if entry.fault is not None:
            self._window.tell(entry.fault.reason)
        else:
            self._window.open_file(entry.path)

    def copy_entry(self, entry: Entry) -> None:
        """Copy a match within the library."""
        self._with_library(lambda: self._window.matches.duplicate(entry.path))

    def rename_entry(self, entry: Entry) -> None:
        """Ask for another name."""
        words = self._window.ui.words
        title = words(texts.RENAME_MATCH).rstrip("…")
        name, wanted = QInputDialog.getText(self._window, title, words(texts.NEW_NAME), text=entry.name)
        if wanted and name.strip():
            self._with_library(lambda: self._window.matches.rename(entry.path, name))

    def delete_entry(self, entry: Entry) -> None:
        """Into the bin, after asking once."""
        if self._window.ask(texts.SURE_DELETE(name=entry.name), texts.YES_DELETE, texts.NO_DELETE):
            self._with_library(lambda: self._window.matches.bin(entry.path))

    def _with_library(self, action: Callable[[], object]) -> None:
        try:
            action()
        except Trouble as trouble:
            self._window.tell(trouble.reason)
        self.fill()

    # ------------------------------------------------------------------ files

    def ask_file(self) -> None:
        """Choose a file and open it."""
        words = self._window.ui.words
        folder = str(self._window.matches.folders.matches)
        name, _ = QFileDialog.getOpenFileName(
            self._window, words(texts.OPEN_TITLE), folder, words(texts.MATCH_FILES)
        )
        if name:
            self._window.open_file(Path(name))

    def ask_copy(self) -> None:
        """Save a copy of the match elsewhere."""
        window, opened = self._window, self._window.opened
        if opened is None or opened.path is None:
            return
        words = window.ui.words
        name, _ = QFileDialog.getSaveFileName(
            window, words(texts.COPY_TITLE), opened.path.name, words(texts.MATCH_FILES)
        )
        if not name:
            return
        to = Path(name if name.endswith(ENDING) else name + ENDING)
        try:
            window.matches.export(opened.path, to)
        except Trouble as trouble:
            window.tell(texts.CANNOT_COPY(reason=trouble.reason))
        else:
            window.tell(texts.COPIED(file=to.name), warning=False)


def dropped(event: QDropEvent) -> Path | None:
    """The one file of this machine that is dropped, or ``None``."""
    urls = event.mimeData().urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    return Path(urls[0].toLocalFile())
