"""The application: built once, with look, words and settings; opens the window, or paints it into a picture."""

from __future__ import annotations

import builtins
import logging
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon, QImage
from PySide6.QtWidgets import QApplication

from anahuac import __version__
from anahuac.app.crash import CrashGuard, begin_logging
from anahuac.app.folders import Folders, folders
from anahuac.app.garbage import GuiGarbage
from anahuac.app.i18n import Words
from anahuac.app.look.look import Look
from anahuac.app.players import SeatPlan
from anahuac.app.settings import Settings, SettingsFile
from anahuac.app.stopped import RunMark
from anahuac.app.thumbs import Thumbs
from anahuac.app.ui import Ui
from anahuac.engine.game import Setup
from anahuac.resources import resource_path

# Qt for Python puts an import statement of its own in place of Python's, which reads the source of every module for
# features of its that this program does not use; a start is a twentieth quicker without.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)

#: How long after the window has been opened the system is asked whether it wants less motion, in ms.
_ASK_MS = 1200

if TYPE_CHECKING:
    from anahuac.app.windows.crashbox import CrashBox
    from anahuac.app.windows.main import MainWindow
    from anahuac.engine.decision import Seat
    from anahuac.engine.match import Match

log = logging.getLogger("anahuac.app")


class RunOptions(msgspec.Struct, frozen=True):
    """How the window opens. ``match`` is a file; else ``game`` (with ``setup``, ``seats``, ``seed``) begins one;
    else the start page. ``language`` overrides the setting for this run."""

    match: Path | None = None
    game: str = ""
    setup: Setup = msgspec.field(default_factory=Setup)
    seats: Mapping[Seat, SeatPlan] = msgspec.field(default_factory=dict)
    seed: int = 1
    data_dir: Path | None = None
    language: str = ""


class Application(QApplication):
    """The application. ``file_opened`` carries the path of a file that the desktop hands over, as macOS does."""

    file_opened = Signal(Path)

    def event(self, event: QEvent) -> bool:
        """Take files; a filter of all events of all widgets would slow everything down."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_opened.emit(Path(event.file()))
            return True
        return super().event(event)


def make_application(arguments: Sequence[str] = ()) -> QApplication:
    """The one QApplication, made when it is first asked for."""
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    app = Application(["anahuac", *arguments])
    app.setApplicationName("Anahuac")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("anahuac")
    app.setWindowIcon(QIcon(str(resource_path("icons/leader-emperor.svg"))))
    return app


def make_ui(app: QApplication, settings: SettingsFile, language: str = "", cache: Path | None = None) -> Ui:
    """Look and words as the settings say; small pictures are kept in ``cache``, or in memory alone."""
    values = settings.values
    look = Look(app, values.theme, values.text_percent / 100, values.heavy_patterns)
    words = Words(language or values.language, app)
    return Ui(look, words, settings, Thumbs(cache))


def _follow_system(ui: Ui) -> None:
    """Move nothing where the system asks for that."""
    from anahuac.app.look.stillness import ask_system

    ui.look.motion.setProperty("asked", ask_system(ui.look.motion.set_system_still))


def run(options: RunOptions) -> int:
    """Open the window and stay until it is closed. Gives the exit code."""
    from anahuac.app.matches import Matches
    from anahuac.app.windows.main import MainWindow

    app = make_application()
    garbage = GuiGarbage(app)
    places = folders(options.data_dir)
    begin_logging(places)
    guard = CrashGuard(places, app.quit)
    guard.install()
    mark = RunMark(places.logs)
    mark.begin()
    guard.gave_up.connect(mark.give_up)
    ui = make_ui(app, SettingsFile(places.settings), options.language, places.cache)
    QTimer.singleShot(_ASK_MS, partial(_follow_system, ui))
    window = MainWindow(ui, Matches(places))
    if mark.stopped:
        window.tell_stopped()
    reporter = Reporter(window, guard)
    guard.crashed.connect(reporter.tell)
    window.step_made.connect(guard.note)
    if isinstance(app, Application):
        app.file_opened.connect(window.open_file)
    if not window.restore_place():
        window.setGeometry(_first_place(app))
    _open_first(window, options)
    window.show()
    try:
        return app.exec()
    finally:
        mark.end()
        garbage.release()
        sys.excepthook = sys.__excepthook__


def _open_first(window: MainWindow, options: RunOptions) -> None:
    from anahuac.app.windows.orders import NewMatch

    if options.match is not None:
        if not window.open_file(options.match):
            window.to_start()
    elif options.game:
        window.begin(NewMatch(options.game, options.setup, dict(options.seats), options.seed))
        if window.table is None:
            window.to_start()
    else:
        window.to_start()


def _first_place(app: QApplication) -> QRect:
    """A window that leaves some of the screen free, in its middle."""
    room = app.primaryScreen().availableGeometry()
    size = QSize(min(1600, max(1024, room.width() - 60)), min(1000, max(700, room.height() - 80)))
    place = QRect(QPoint(0, 0), size)
    place.moveCenter(room.center())
    place.moveTop(max(place.top(), room.top()))
    place.moveLeft(max(place.left(), room.left()))
    return place


class Reporter(QObject):
    """Shows crash reports, in one box for a whole series."""

    def __init__(self, window: MainWindow, guard: CrashGuard) -> None:
        super().__init__(window)
        self._window = window
        self._guard = guard
        self.box: CrashBox | None = None

    def tell(self, file: Path | None) -> None:
        """Show the latest report once what went wrong has been left behind."""
        QTimer.singleShot(0, self, partial(self._show, file))

    def _show(self, file: Path | None) -> None:
        from anahuac.app.windows.crashbox import CrashBox

        if self.box is None:
            self.box = CrashBox(self._window.ui, self._window)
        self.box.tell(self._guard.latest, file)
        self.box.open()


def picture_ui(language: str, theme: str, text_percent: int) -> Ui:
    """Look and words for a picture; nothing of the person's settings shows in it."""
    app = make_application()
    values = Settings(language=language, theme=theme, text_percent=text_percent, motion=False)
    return make_ui(app, SettingsFile(None, values))


def render_window(
    match: Match[Any, Any] | None,
    size: tuple[int, int] = (1600, 1000),
    language: str = "en",
    theme: str = "light",
    text_percent: int = 100,
    page: str = "",
    at: int | None = None,
) -> QImage:
    """A picture of the window with a match, as the seat that is asked sees it; without one the start page.

    ``page`` "new", "new:GAME" and "new:GAME:SCENARIO" are the new-match page, "replay" the match's history at step
    ``at``, the latest without one, "help" and "help:CLAUSE" its rules, "lesson" and "lesson:TASK" the first lesson of
    its game. The match's file is not needed and nothing is written.
    """
    from anahuac.app.pictures import window_picture

    return window_picture(picture_ui(language, theme, text_percent), match, size, page, at)


def render_map(
    game: str,
    size: tuple[int, int] = (1600, 1117),
    language: str = "en",
    theme: str = "light",
    text_percent: int = 100,
) -> QImage:
    """A picture of a game's map without pieces, as large as fits into ``size``."""
    from anahuac.app.pictures import map_picture_of

    return map_picture_of(picture_ui(language, theme, text_percent), game, size)


__all__ = ["Folders", "RunOptions", "make_application", "make_ui", "render_map", "render_window", "run"]
