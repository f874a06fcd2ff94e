"""Taking matches into the library: one file after the other, all that can be, and why others cannot."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from anahuac.app.matches import Trouble
from anahuac.app.windows import texts
from anahuac.engine.text import Param

if TYPE_CHECKING:
    from anahuac.app.windows.main import MainWindow


class Intake(QObject):
    """Takes in files, one for each turn of the event loop. ``refused`` holds the reasons of the latest lot."""

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._waiting: deque[Path] = deque()
        self._count = 0
        self._taken: list[Path] = []
        self.refused: list[Param] = []
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._take_one)

    @property
    def is_busy(self) -> bool:
        """Whether files are still waiting."""
        return self._timer.isActive()

    def take(self, paths: Iterable[Path], refused: Sequence[Param] = ()) -> None:
        """Take in these files too; ``refused`` are reasons why others that came with them cannot be."""
        if not self.is_busy:
            self._count, self._taken, self.refused = 0, [], []
        wanted = list(paths)
        self._count += len(wanted)
        self._waiting.extend(wanted)
        self.refused.extend(refused)
        if self._waiting or self.refused:
            self._timer.start()

    def _take_one(self) -> None:
        if not self._waiting:
            self._timer.stop()
            self._tell()
            return
        path = self._waiting.popleft()
        start = self._window.start
        if start is not None and self._count > 1:
            number = self._count - len(self._waiting)
            start.show_notice(texts.IMPORTING(number=number, count=self._count), warning=False)
        if self._window.matches.is_kept(path):
            self.refused.append(texts.KEPT_ALREADY(file=path.name))
            return
        try:
            self._taken.append(self._window.matches.take_in(path))
        except Trouble as trouble:
            self.refused.append(trouble.reason)

    def _tell(self) -> None:
        start = self._window.start
        if start is None:
            return
        self._window.filing.fill(self._taken[-1] if self._taken else None)
        imported, refused = texts.IMPORTED(len(self._taken)), texts.REFUSED(len(self.refused))
        if not self.refused:
            start.show_notice(imported, warning=False)
        elif len(self.refused) == 1 and not self._taken:
            start.show_notice(texts.REFUSED_LINE(reason=self.refused[0]))
        else:
            said = texts.IMPORTED_REFUSED(imported=imported, refused=refused) if self._taken else refused
            start.show_notice(said, has_more=True)

    def show_refused(self) -> None:
        """Each file that was refused, with the reason."""
        from anahuac.app.windows import boxes

        lines = [texts.REFUSED_LINE(reason=reason) for reason in self.refused]
        boxes.listed(self._window, self._window.ui, texts.REFUSED(len(lines)), lines)
