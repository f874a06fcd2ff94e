"""Files and the library, for the main window: choose, copy, rename, take in, into the bin, pictures of positions."""

from __future__ import annotations

import logging
import os
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QDropEvent

from anahuac.app.matches import Opened, Trouble
from anahuac.app.readying import Readying
from anahuac.app.windows import telling, texts
from anahuac.app.windows.intake import Intake
from anahuac.engine.text import Param

if TYPE_CHECKING:
    from anahuac.app.windows.bin import BinDialog
    from anahuac.app.windows.main import MainWindow
    from anahuac.app.windows.start import StartPage
    from anahuac.store.library import Entry

log = logging.getLogger("anahuac.app.window")
ENDING = ".anahuac"
#: Pause between two matches that are looked into for their positions.
_PAUSE_MS = 40
#: Seconds that may be spent at once on reading what the files of the library say of themselves.
_SLICE = 0.05


class Filing(QObject):
    """What the main window does with files."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.intake = Intake(window, self)
        self._bin: BinDialog | None = None
        self._unread: deque[Path] = deque()
        self._entries: list[Entry] = []
        self._unknown: deque[Path] = deque()
        self._tried: set[Path] = set()
        self._wanted: Path | None = None
        self._readying = Readying(self)
        self._readying.ready.connect(self._game_ready)
        self._reading = QTimer(self)
        self._reading.setInterval(0)
        self._reading.timeout.connect(self._read_some)
        self._timer = QTimer(self)
        self._timer.setInterval(_PAUSE_MS)
        self._timer.timeout.connect(self._look_into_one)

    def attend(self, start: StartPage) -> None:
        """Do what a start page asks for."""
        library = start.library
        library.folder = self._window.matches.folders.matches
        start.open_asked.connect(self.ask_file)
        start.opened.connect(self.open_entry)
        start.reviewed.connect(self.review_entry)
        start.notice_asked.connect(self.intake.show_refused)
        library.copied.connect(self.copy_entry)
        library.renamed.connect(self.rename_entry)
        library.deleted.connect(self.delete_entry)
        library.exported.connect(self.export_entry)
        library.import_asked.connect(self.ask_import)
        library.bin_asked.connect(self.show_bin)
        library.wanted.connect(self._want)

    # ------------------------------------------------------------------ the library

    def fill(self, choose: Path | None = None) -> None:
        """Show the library on the start page; what takes long is read bit by bit. ``choose`` is the match to show."""
        window, start = self._window, self._window.start
        if start is None:
            return
        self.stop()
        self._wanted = choose
        try:
            files = window.matches.files()
        except Trouble as trouble:
            files = []
            start.show_notice(trouble.reason)
        known = set(files)
        recent = (Path(name) for name in window.ui.settings.values.recent)
        outside = [path for path in recent if path not in known and not window.matches.is_kept(path)]
        self._entries = []
        self._tried.clear()
        self._unread = deque([*outside, *files])
        self._read_some()
        self._count_binned()

    def _read_some(self) -> None:
        """Read on for a moment. A file that has gone meanwhile is none."""
        window, start = self._window, self._window.start
        if start is None:
            return
        until = time.monotonic() + _SLICE
        while self._unread and time.monotonic() < until:
            path = self._unread.popleft()
            entry = window.matches.entry(path)
            if entry is not None and (entry.info is not None or window.matches.is_kept(path)):
                self._entries.append(entry)
        if self._unread:
            self._reading.start()
            if not start.library.list.count():
                start.show_entries(self._entries)
            return
        self._reading.stop()
        start.show_entries(self._entries)
        if self._wanted is not None:
            start.library.choose(self._wanted)
            self._wanted = None
        chosen = start.card.entry
        if chosen is not None:
            self._want(chosen.path)
            self._get_ready(chosen)

    def stop(self) -> None:
        """Read and look into no more matches."""
        self._unread.clear()
        self._unknown.clear()
        self._reading.stop()
        self._timer.stop()

    def _count_binned(self) -> None:
        start = self._window.start
        if start is not None:
            start.library.show_binned(self._window.matches.count_binned())

    def _get_ready(self, entry: Entry) -> None:
        if entry.info is not None:
            self._readying.get(entry.info.game)

    def _game_ready(self) -> None:
        start = self._window.start
        if start is not None and start.library.chosen is not None:
            start.library.details.show_entry(start.library.chosen)

    def _want(self, path: Path) -> None:
        """A match in sight whose position is not known: look into it when there is time."""
        if path not in self._tried and self._window.ui.thumbs.position(path) is None:
            self._tried.add(path)
            self._unknown.append(path)
            self._timer.start()

    def _look_into_one(self) -> None:
        window, start = self._window, self._window.start
        if not self._unknown or start is None or window.table is not None:
            self._unknown.clear()
            self._timer.stop()
            return
        entry = next((e for e in self._entries if e.path == self._unknown[0]), None)
        if entry is not None and entry.info is not None and not self._readying.get(entry.info.game):
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
            self.open_path(entry.path)

    def open_path(self, path: Path) -> bool:
        """Sit down to a match; one that has gone is taken off the list."""
        if self._window.open_file(path):
            return True
        if not path.exists():
            self.fill()
        return False

    def review_entry(self, entry: Entry) -> None:
        """Sit down to a match looking back at it."""
        if entry.fault is None and self.open_path(entry.path):
            self._window.menus.actions["history"].trigger()

    def copy_entry(self, entry: Entry) -> None:
        """Copy a match within the library."""
        self._with_library(lambda: self._window.matches.duplicate(entry.path))

    def rename_entry(self, entry: Entry) -> None:
        """Ask for another name."""
        from anahuac.app.windows import boxes

        ui = self._window.ui
        title = ui.words(texts.RENAME_MATCH).rstrip("…")
        name = boxes.ask_name(self._window, ui, title, texts.NEW_NAME, entry.name)
        if name.strip(". "):
            self._with_library(lambda: self._window.matches.rename(entry.path, name))

    def delete_entry(self, entry: Entry) -> None:
        """Into the bin, after asking once; one that lies elsewhere is only forgotten."""
        window = self._window
        if not window.matches.is_kept(entry.path):
            kept = window.ui.settings.values.recent
            window.ui.settings.change(recent=tuple(name for name in kept if Path(name) != entry.path))
            self.fill()
            return
        name = telling.legible(entry.name)
        if window.ask(texts.SURE_DELETE(name=name), texts.YES_DELETE, texts.NO_DELETE):
            self._with_library(partial(self._to_bin, entry.path))

    def _to_bin(self, path: Path) -> None:
        self._window.matches.bin(path)

    def export_entry(self, entry: Entry) -> None:
        """Save a copy of a match of the library elsewhere."""
        self._export(entry.path)

    def _with_library(self, action: Callable[[], Path | None]) -> None:
        made: Path | None = None
        try:
            made = action()
        except Trouble as trouble:
            self.fill()
            self._window.tell(trouble.reason)
            return
        self.fill(made)

    # ------------------------------------------------------------------ the bin

    def show_bin(self) -> BinDialog:
        """What lies in the bin."""
        from anahuac.app.windows.bin import BinDialog

        self._bin = BinDialog(self._window)
        self._bin.changed.connect(self.fill)
        self._bin.open()
        return self._bin

    # ------------------------------------------------------------------ files

    def ask_file(self) -> None:
        """Choose a file and open it."""
        from PySide6.QtWidgets import QFileDialog

        words = self._window.ui.words
        folder = str(self._window.matches.folders.matches)
        name, _ = QFileDialog.getOpenFileName(
            self._window, words(texts.OPEN_TITLE), folder, words(texts.MATCH_FILES)
        )
        if name:
            self._window.open_file(Path(name))

    def ask_import(self) -> None:
        """Choose files and take them into the library."""
        from PySide6.QtWidgets import QFileDialog

        words = self._window.ui.words
        names, _ = QFileDialog.getOpenFileNames(
            self._window, words(texts.IMPORT_TITLE), "", words(texts.MATCH_FILES)
        )
        self.intake.take(Path(name) for name in names)

    def take_dropped(self, event: QDropEvent) -> None:
        """Files are dropped: into the library on the start page, else the first is opened."""
        paths, refused = dropped(event)
        start = self._window.start
        if start is not None and self._window.stack.currentWidget() is start:
            self.intake.take(paths, refused)
        elif paths:
            self._window.open_file(paths[0])

    def ask_copy(self) -> None:
        """Save a copy of the match elsewhere. One whose file is gone is written anew, and played on there."""
        opened = self._window.opened
        if opened is None or opened.path is None:
            return
        if os.path.exists(opened.path):  # a folder that may not be looked into any more raises nothing
            self._export(opened.path)
        elif (to := self._asked_name(opened.path)) is not None:
            self._rescue(opened, to)

    def _rescue(self, opened: Opened, to: Path) -> None:
        window = self._window
        try:
            window.matches.rescue(opened, to)
        except Trouble as trouble:
            window.tell(texts.CANNOT_COPY(reason=trouble.reason))
            return
        if not window.open_file(to) or window.table is None:
            return
        tell = partial(window.tell, texts.RESCUED(file=to.name), warning=False)
        if window.table.session.curtain is None:
            tell()
        else:  # it has fallen as at every opening, and would hide what is told
            window.table.curtain.lifted.connect(tell, Qt.ConnectionType.SingleShotConnection)

    def _asked_name(self, path: Path) -> Path | None:
        """Where a copy of a match shall go."""
        from PySide6.QtWidgets import QFileDialog

        words = self._window.ui.words
        name, _ = QFileDialog.getSaveFileName(
            self._window, words(texts.COPY_TITLE), path.name, words(texts.MATCH_FILES)
        )
        return Path(name if name.endswith(ENDING) else name + ENDING) if name else None

    def _export(self, path: Path) -> None:
        window = self._window
        to = self._asked_name(path)
        if to is None:
            return
        try:
            window.matches.export(path, to)
        except Trouble as trouble:
            window.tell(texts.CANNOT_COPY(reason=trouble.reason))
        else:
            window.tell(texts.COPIED(file=to.name), warning=False)


def dropped(event: QDropEvent) -> tuple[list[Path], Sequence[Param]]:
    """The files of this machine that are dropped, and why others are none."""
    paths: list[Path] = []
    refused: list[Param] = []
    for url in event.mimeData().urls():
        if url.isLocalFile():
            paths.append(Path(url.toLocalFile()))
        else:
            refused.append(texts.NOT_LOCAL(file=url.fileName() or url.toDisplayString()))
    return paths, refused
