"""Where the keyboard is: F6 goes from part to part of a table, and what vanishes leaves the focus near by."""

from __future__ import annotations

from typing import TYPE_CHECKING

import shiboken6
from PySide6.QtCore import QObject, QPoint, Qt, QTimer
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget

from anahuac.app.panels.widgets import ClauseLink
from anahuac.app.windows.keysource import KeySource

if TYPE_CHECKING:
    from anahuac.app.windows.table import TablePage

#: How high a line of widgets is taken to be, where they are put in order.
LINE = 24


class Areas(QObject):
    """Belongs to a table, which tells its parts by ``table.parts()``, in the order of going round.

    A part remembers the widget it was left at. Buttons of a question and counters of a panel come and go; where
    one that had the focus goes, it passes to what answers to the same name in that part, else to its neighbour,
    and to the map where the whole part has gone.
    """

    def __init__(self, table: TablePage) -> None:
        super().__init__(table)
        self._table = table
        self.keys = KeySource(self)  # where a key that comes to the table was pressed
        self._left_at: dict[int, tuple[str, int]] = {}
        self._part: QWidget | None = None
        self._focus: QWidget | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._restore)
        self._app.focusChanged.connect(self._changed)

    @property
    def _app(self) -> QApplication:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        return app

    def close_down(self) -> None:
        """Follow the focus no longer."""
        self._later.stop()
        self._app.focusChanged.disconnect(self._changed)

    def go(self, forward: bool) -> None:
        """To the next part, or the one before."""
        parts = [part for part in self._table.parts() if self.stops(part)]
        if not parts:
            return
        here = self._part_of(QApplication.focusWidget())
        at = parts.index(here) if here in parts else (-1 if forward else 0)
        self._enter(parts[(at + (1 if forward else -1)) % len(parts)])

    def step(self, forward: bool) -> bool:
        """Tab: to the next widget of the table, part by part, and round; False where the focus is elsewhere.

        Qt's own order is that in which widgets were made, and buttons of questions are made all the time.
        """
        window = self._table.window()
        parts = [part for part in self._table.parts() if part.window() is window]
        stops = [stop for part in parts for stop in self.stops(part)]
        focus = QApplication.focusWidget()
        if focus not in stops:
            return False
        there = stops[(stops.index(focus) + (1 if forward else -1)) % len(stops)]
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        there.setFocus(reason)
        return True

    # ------------------------------------------------------------------ inside

    def _enter(self, part: QWidget) -> None:
        """Put the focus where it was in a part, or on what comes first in it."""
        if part is self._table.map_frame:  # what lies over the map is a Tab away
            self._table.map.setFocus(Qt.FocusReason.TabFocusReason)
            return
        stops = self.stops(part)
        if not stops:
            return
        name, at = self._left_at.get(id(part), ("", -1))
        named = [stop for stop in stops if name and _name(stop) == name]
        if named:
            found = named[0]
        elif at >= 0:
            found = stops[min(at, len(stops) - 1)]
        else:  # the clause of a title is not what one comes for
            found = next((stop for stop in stops if not isinstance(stop, ClauseLink)), stops[0])
        if found.window() is not self._table.window():
            found.window().activateWindow()
        found.setFocus(Qt.FocusReason.TabFocusReason)

    def stops(self, part: QWidget) -> list[QWidget]:
        """What Tab stops at in a part, line by line; the map before what lies over it.

        Not by Qt's own chain: asking a widget for the next one would tie their lives together in this binding.
        """
        found = [widget for widget in (part, *part.findChildren(QWidget)) if _can_focus(widget)]

        def line(widget: QWidget) -> tuple[bool, int, int]:
            corner = widget.mapTo(part, QPoint())
            return widget is not self._table.map, (corner.y() + widget.height() // 2) // LINE, corner.x()

        return sorted(found, key=line)

    def _part_of(self, widget: QWidget | None) -> QWidget | None:
        if widget is None:
            return None
        return next((p for p in self._table.parts() if p is widget or p.isAncestorOf(widget)), None)

    def _changed(self) -> None:
        """Nobody moved the focus away from what has just been hidden or barred: Qt did.

        What Qt tells of is not looked at: it may be about to be destroyed.
        """
        old, now = self._focus, QApplication.focusWidget()
        self._focus = now
        self.keys.follow(now if now is not None and self._table.isAncestorOf(now) else None)
        if self._table.session.curtain is not None:
            return
        if old is not None and self._part is not None and not _can_focus(old):
            self._later.start(0)
            return
        self._later.stop()
        part = self._part_of(now)
        if now is None or part is None:
            return
        self._part = part
        stops = self.stops(part)
        self._left_at[id(part)] = (_name(now), stops.index(now) if now in stops else 0)

    def _restore(self) -> None:
        table, part = self._table, self._part
        if not table.isVisible() or table.session.curtain is not None or QApplication.activePopupWidget():
            return
        focus = QApplication.focusWidget()
        if focus is not None and focus.window() is not table.window():
            return
        if part is not None and shiboken6.isValid(part) and part in table.parts() and self.stops(part):
            self._enter(part)
        else:
            table.map.setFocus()


def _can_focus(widget: QWidget) -> bool:
    if not shiboken6.isValid(widget) or not widget.isVisible() or not widget.isEnabled():
        return False
    parent = widget.parentWidget()
    if widget.objectName().startswith("qt_") or (
        isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget
    ):
        return False  # belongs to the input or area it is in
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def _name(widget: QWidget) -> str:
    """What a widget stands for, the same when it has been made anew."""
    key = widget.property("key")
    ref = getattr(widget, "ref", None) or getattr(getattr(widget, "piece", None), "ref", None)
    return str(key or ref or widget.objectName() or "")
