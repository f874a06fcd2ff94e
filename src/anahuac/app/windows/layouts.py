"""Arrangements of docks that a person has made: kept by game, width of the window and text size, and put up again.

A layout is what Qt makes of one, with the number of the version that made it. One of another version, or one that
is damaged, is not taken: the standard arrangement stands in its place.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec
from PySide6.QtCore import QByteArray, QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from anahuac.app.panels.docks import Dock
from anahuac.app.settings import SettingsFile

log = logging.getLogger("anahuac.app.windows")

#: Raised when docks are made in another way, so that no earlier layout is put up.
VERSION = 1
#: Layouts stand under names that begin so among what is kept of windows.
PREFIX = "docks:"
NOWHERE = Qt.DockWidgetArea.NoDockWidgetArea
#: How long after the hand has let go a layout is kept, in ms.
_LATER_MS = 250
#: What of a floating panel has to be on a screen, in pixels.
_SEEN = (120, 60)


class Layout(msgspec.Struct, frozen=True):
    """A layout as it is kept: ``docks`` are the keys of all panels it knows, ``closed`` of those somebody closed.

    ``shown`` are the keys of those that stood somewhere, and ``floating`` where the windows of those that float were:
    left, top, width and height in pixels. Qt keeps these too, but puts a window up anew for each.
    """

    version: int
    docks: tuple[str, ...]
    state: str
    closed: tuple[str, ...] = ()
    shown: tuple[str, ...] = ()
    floating: dict[str, tuple[int, int, int, int]] = {}


class Layouts(QObject):
    """Notices when a person moves, floats, closes or resizes docks of an area. ``touched`` comes once they are done."""

    touched = Signal()

    def __init__(
        self, settings: SettingsFile, game: str, area: QMainWindow, docks: Mapping[str, Dock]
    ) -> None:
        super().__init__(area)
        self._settings = settings
        self._game = game
        self._area = area
        self._docks = docks
        self.busy = False  # the program itself is moving docks
        self.closed: set[str] = set()
        self.shown: frozenset[str] = frozenset()  # what the layout that was put up last showed
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(_LATER_MS)
        self._later.timeout.connect(self._done)
        self._watched: set[str] = set()
        self._veiled: dict[
            str, QRect
        ] = {}  # panels that float and are hidden for a while, and where they were
        area.installEventFilter(self)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenRemoved.connect(self.bring_back)

    def watch(self, dock: Dock) -> None:
        """Notice what is done to a dock."""
        key = dock.objectName()
        if key in self._watched:
            return
        self._watched.add(key)
        dock.topLevelChanged.connect(self._moved)
        dock.toggleViewAction().triggered.connect(lambda on, key=key: self._toggled(key, on))
        dock.shut.connect(lambda key=key: self._toggled(key, False))

    def _moved(self) -> None:
        if not self.busy:
            self._later.start()

    def _toggled(self, key: str, on: bool) -> None:
        if on:
            self.closed.discard(key)
            self.shown |= {key}
        else:
            self.closed.add(key)
            self.shown -= {key}
        self._later.start()

    def _done(self) -> None:
        if QGuiApplication.mouseButtons():  # still being dragged
            self._later.start()
        elif not self.busy and not self._veiled:
            self.touched.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A line between docks has been let go."""
        if watched is self._area and event.type() == QEvent.Type.MouseButtonRelease:
            self._later.start()
        return False

    # ------------------------------------------------------------------ keeping

    def keep(self, name: str) -> None:
        """Keep the docks as they stand under a name."""
        state = self._area.saveState(VERSION).toBase64().toStdString()
        stand = [
            key
            for key, dock in self._docks.items()
            if not dock.isHidden() and (dock.isFloating() or self._area.dockWidgetArea(dock) != NOWHERE)
        ]
        places = {dock.objectName(): dock.geometry() for dock in self.floating()}
        windows = {key: (at.x(), at.y(), at.width(), at.height()) for key, at in places.items()}
        kept = Layout(VERSION, tuple(self._docks), state, tuple(sorted(self.closed)), tuple(stand), windows)
        self._change({PREFIX + f"{self._game}:{name}": msgspec.json.encode(kept).decode()})

    def restore(self, name: str, strangers: Callable[[], Sequence[Dock]] = tuple) -> tuple[str, ...] | None:
        """Put the docks where they stood under a name; ``None`` where nothing fit is kept.

        Returns the keys of panels that it does not know. ``strangers`` tells of docks that have no place in it, once
        what it shows is known: Qt would give them one, at the cost of all others.
        """
        kept = self._settings.values.windows.get(PREFIX + f"{self._game}:{name}", "")
        if not kept:
            return None
        try:
            layout = msgspec.json.decode(kept, type=Layout)
            state = QByteArray.fromBase64(layout.state.encode("ascii"))
        except (msgspec.DecodeError, UnicodeEncodeError):
            log.warning("layout %s is damaged", name)
            return None
        before = self.closed, self.shown
        self.closed, self.shown = set(layout.closed) & set(self._docks), frozenset(layout.shown)
        if layout.version != VERSION or not self._restore(state, strangers()):
            log.info("layout %s is of another version", name)
            self.closed, self.shown = before
            return None
        for dock in self.floating():
            if dock.objectName() in layout.floating:
                dock.setGeometry(*layout.floating[dock.objectName()])
        self.bring_back()
        return tuple(key for key in self._docks if key not in layout.docks)

    def _restore(self, state: QByteArray, strangers: Sequence[Dock]) -> bool:
        for dock in strangers:
            self._area.removeDockWidget(dock)
            dock.setParent(None)
        try:
            return self._area.restoreState(state, VERSION)
        finally:
            for dock in strangers:
                dock.setParent(self._area)

    def forget(self) -> None:
        """Forget all layouts of this game."""
        windows = self._settings.values.windows
        mine = PREFIX + self._game + ":"
        self.closed.clear()
        self._later.stop()
        self._settings.change(
            windows={name: kept for name, kept in windows.items() if not name.startswith(mine)}
        )

    def _change(self, more: Mapping[str, str]) -> None:
        self._settings.change(windows={**self._settings.values.windows, **more})

    # ------------------------------------------------------------------ screens

    def floating(self) -> list[Dock]:
        """The panels that float and are seen."""
        return [dock for dock in self._docks.values() if dock.isFloating() and not dock.isHidden()]

    def veil(self) -> None:
        """Hide every panel that floats: a window of its own would stand before a curtain."""
        for dock in self.floating():
            self._veiled[dock.objectName()] = dock.geometry()
            dock.hide()

    def unveil(self) -> None:
        """Let them stand again where they did."""
        veiled, self._veiled = self._veiled, {}
        for key, place in veiled.items():
            self._docks[key].show()
            self._docks[key].setGeometry(place)

    @property
    def is_veiled(self) -> bool:
        """Whether panels are hidden that float."""
        return bool(self._veiled)

    def bring_back(self) -> None:
        """Bring floating panels back that are on no screen, such as one that has been taken away."""
        rooms = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        for dock in self.floating():
            wanted = on_screen(dock.geometry(), rooms)
            if wanted != dock.geometry():
                dock.setGeometry(wanted)


def on_screen(wanted: QRect, rooms: Sequence[QRect] | Iterable[QRect]) -> QRect:
    """Where a window goes that wants to stand there: there, if enough of it is on a screen, else on the nearest one."""
    rooms = list(rooms)
    wide, high = min(_SEEN[0], wanted.width()), min(_SEEN[1], wanted.height())
    for room in rooms:
        part = room & wanted
        if part.width() >= wide and part.height() >= high and room.contains(part.topLeft()):
            if part.top() > wanted.top():
                continue  # the title is what it is moved by
            return wanted
    if not rooms:
        return wanted
    middle = wanted.center()
    room = min(rooms, key=lambda r: (r.center() - middle).manhattanLength())
    held = QRect(wanted)
    held.setSize(wanted.size().boundedTo(room.size()))
    held.moveLeft(min(max(held.left(), room.left()), room.right() + 1 - held.width()))
    held.moveTop(min(max(held.top(), room.top()), room.bottom() + 1 - held.height()))
    return held
