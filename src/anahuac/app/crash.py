"""What happens when something goes wrong that nobody foresaw: a report without the person's paths, then on."""

from __future__ import annotations

import logging
import sys
import traceback
from collections import deque
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QObject, Signal, qVersion

from anahuac import __version__
from anahuac.app.folders import Folders, discreet

if TYPE_CHECKING:
    from datetime import datetime

log = logging.getLogger("anahuac")

#: After this many faults in one run the program ends, before it fills the disk.
MOST_REPORTS = 5
_LAST_STEPS = 12


class LogFile(logging.Handler):
    """The program's log, a file that rotates. It is made when something is noted first; until then, and where
    the disk refuses, there is none."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._file: logging.Handler | None = None
        self._refused = False

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line."""
        if self._file is None and not self._refused:
            self._open()
        if self._file is not None:
            self._file.handle(record)

    def _open(self) -> None:
        from logging.handlers import RotatingFileHandler  # it knows networks too, which takes its time

        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._file = RotatingFileHandler(
                self._folder / "anahuac.log", maxBytes=512_000, backupCount=3, encoding="utf-8"
            )
        except OSError:
            self._refused = True
            return
        self._file.setFormatter(_Discreet("%(asctime)s %(levelname)s %(name)s: %(message)s"))

    def close(self) -> None:
        """Close the file."""
        if self._file is not None:
            self._file.close()
        super().close()


def begin_logging(folders: Folders) -> None:
    """Write the program's log to a file in the folder of logs, instead of where it was written before."""
    for old in [kept for kept in log.handlers if isinstance(kept, LogFile)]:
        log.removeHandler(old)
        old.close()
    log.addHandler(LogFile(folders.logs))
    log.setLevel(logging.INFO)


class _Discreet(logging.Formatter):
    """A formatter that keeps the person's folders out."""

    def format(self, record: logging.LogRecord) -> str:
        return discreet(super().format(record))


class CrashGuard(QObject):
    """Catches exceptions that reach the event loop. ``crashed`` carries the path of the report, or ``None``.

    ``latest`` is the text of the latest report, whether or not it could be written.
    """

    crashed = Signal(object)
    gave_up = Signal()

    def __init__(self, folders: Folders, end: Callable[[], None]) -> None:
        super().__init__()
        self._folders = folders
        self._end = end
        self._count = 0
        self.latest = ""
        self._steps: deque[str] = deque(maxlen=_LAST_STEPS)

    def install(self) -> None:
        """Take over from Python's own hook."""
        sys.excepthook = self.handle

    def note(self, step: str) -> None:
        """Remember what was done last: a step number and the name of its action, nothing secret."""
        self._steps.append(step)

    def handle(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Report an exception; the program goes on, or ends when it happens again and again."""
        if issubclass(kind, KeyboardInterrupt):
            self._end()
            return
        log.error("unforeseen: %s", "".join(traceback.format_exception(kind, error, trace)))
        self._count += 1
        if self._count > MOST_REPORTS:
            self.gave_up.emit()
            self._end()
            return
        self.crashed.emit(self._write("".join(traceback.format_exception(kind, error, trace))))

    def _write(self, trace: str) -> Path | None:
        from datetime import UTC, datetime

        now = datetime.now(UTC)
        self.latest = self.report(trace, now)
        path = self._folders.reports / f"report-{now:%Y%m%d-%H%M%S}-{self._count}.txt"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.latest, "utf-8")
        except OSError as fault:
            log.warning("no report: %s", fault)
            return None
        return path

    def report(self, trace: str, now: datetime) -> str:
        """The report's text: versions, system, last steps, trace; no home path, no name, no secret."""
        import platform

        lines = [
            f"Anahuac {__version__}, {now:%Y-%m-%d %H:%M} UTC",
            f"Python {platform.python_version()}, Qt {qVersion()}, PySide {pyside_version}",
            f"{platform.system()} {platform.release()} {platform.machine()}",
            "",
            "Last steps:",
            *(f"  {step}" for step in self._steps),
            "",
            discreet(trace),
        ]
        return "\n".join(lines)
