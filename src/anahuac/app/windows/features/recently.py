"""What was done last: the list of what can be taken back, and what happened since one's last turn."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QSize
from PySide6.QtWidgets import QMenu

from anahuac.app.panels.widgets import escaped
from anahuac.app.windows.feature import Feature
from anahuac.app.windows.menus import Menus
from anahuac.engine.text import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anahuac.app.panels.sincecard import SinceCard
    from anahuac.app.replay.recent import Gesture
    from anahuac.app.session import LogEntry
    from anahuac.app.windows.pastdesk import PastDesk
    from anahuac.app.windows.table import TablePage

UNDO_LIST = text("menu", "&What can be taken back…")
SINCE = text("menu", "What happened since your &last turn")
TELL = text("menu", "&Tell what happened since your last turn")
TAKE_BACK = text("recently", "{sentence}")
WITH_MORE = text("recently", "{sentence}, and what followed")
WORDLESS = text("recently", "An answer that the log does not tell")
STOPS = text("recently", "Here it stops: {reason}")
NOTHING = text("recently", "Nothing has happened since your last turn.")
#: After a computer's turn the card comes only for so many lines; the menu shows fewer ones too.
LEAST_LINES = 3


class Recently(Feature):
    """Looks back a little way."""

    card: SinceCard | None = None

    def offer(self, menus: Menus) -> None:
        values = self.ui.settings.values
        menus.add("edit", "undo_list", UNDO_LIST, "Ctrl+U", slot=self.show_undo_list, when="table")
        menus.add("play", "since", SINCE, "F4", slot=self.show_since, when="table")
        menus.add("play", "tell_since", TELL, slot=self._choose, checked=values.tell_since)

    def sat_down(self, table: TablePage) -> None:
        from anahuac.app.panels.sincecard import SinceCard

        self._told = -1
        self._came = False
        self.card = SinceCard(self.ui, table.presenter, table.map_frame)
        self.card.skipped.connect(self._skip)
        self.card.show_asked.connect(self._show)
        table.prompt.undo_list_asked.connect(self.show_undo_list)
        table.session.viewpoint_changed.connect(self._seat_changed)
        table.session.stepped.connect(self._stepped)
        table.session.looked.connect(self._hide)

    def leaving(self, table: TablePage) -> None:
        del table
        self.card = None

    def enable(self) -> None:
        session = self.table.session if self.table is not None else None
        open_map = session is not None and session.curtain is None
        actions = self.window.menus.actions
        actions["undo_list"].setEnabled(open_map)
        actions["since"].setEnabled(open_map)

    # ------------------------------------------------------------------ what can be taken back

    def show_undo_list(self) -> None:
        """Open the list below the Undo button."""
        if self.table is None or self.table.session.curtain is not None:
            return
        menu = self.undo_menu()
        button = self.table.prompt.undo
        place = button if button.isVisible() else self.table
        menu.popup(place.mapToGlobal(QPoint(0, button.height())))
        menu.setActiveAction(menu.actions()[0])

    def undo_menu(self) -> QMenu:
        """The gestures that can be taken back, the newest first, and where and why that stops."""
        from anahuac.app.replay.recent import gestures

        assert self.table is not None
        words = self.ui.words
        menu = QMenu(self.table)
        menu.aboutToHide.connect(menu.deleteLater)
        found, reason = gestures(self.table.session)
        for gesture in found:
            action = menu.addAction(escaped(self._sentence(gesture)))
            action.triggered.connect(partial(self._undo_to, gesture.to))
        if reason is not None:
            if found:
                menu.addSeparator()
            menu.addAction(escaped(words(STOPS(reason=reason)))).setEnabled(False)
        return menu

    def _sentence(self, gesture: Gesture) -> str:
        words = self.ui.words
        lines = [entry.line for entry in gesture.lines if not entry.line.is_heading]
        if not lines:
            return words(WORDLESS)
        said = TAKE_BACK if len(lines) == 1 else WITH_MORE
        return words(said(sentence=words.wording.log_line(lines[0])))

    def _undo_to(self, step: int) -> None:
        if self.table is not None:
            self.table.session.undo_to(step)

    # ------------------------------------------------------------------ since the last turn

    def show_since(self) -> None:
        """Show the card whatever the setting says."""
        from anahuac.app.replay.recent import since

        if self.table is None or self.card is None or self.table.session.curtain is not None:
            return
        entries = since(self.table.session)
        if not [entry for entry in entries if not entry.line.is_heading]:
            self.window.tell(NOTHING(), warning=False)
            return
        self.table.session.look_now()
        if not self.table.arrangement.map_shown:  # the card lies over the map
            self.table.swap_panels()
        self._tell(entries)
        self.card.show_button.setFocus()

    def _seat_changed(self) -> None:
        self._hide()
        self._came = self.table is not None and self.table.session.curtain is None

    def _stepped(self) -> None:
        from anahuac.app.replay.recent import since

        table, card = self.table, self.card
        if table is None or card is None:
            return
        session = table.session
        came, self._came = self._came, False
        if session.decision is None or session.trial or session.looking is not None:
            card.hide()
            return
        last = session.match.last.number
        if last == self._told and not came:
            return
        self._told = last
        told = table.beside.card is None and self.ui.settings.values.tell_since  # else a lesson tells it
        entries = since(session) if told else []
        count = sum(1 for entry in entries if not entry.line.is_heading)
        if count >= (1 if came else LEAST_LINES):
            self._tell(entries)
            if not card.stands_clear:  # it is not asked for: the log tells it
                card.hide()
        else:
            card.hide()

    def _tell(self, entries: Sequence[LogEntry]) -> None:
        """Over a corner of the map; on a board that is seen whole, where no counter stands."""
        if self.table is not None and self.card is not None:
            self.card.spot = self._spot if self.table.play.scene.whole else None
            self.card.tell(entries)

    def _spot(self, size: QSize) -> QPoint | None:
        from anahuac.app.windows.clearing import clear_spot

        assert self.table is not None
        spot, clear = clear_spot(self.table.map, QPointF(), size)
        return spot if clear else None

    def _choose(self, on: bool) -> None:
        self.ui.settings.change(tell_since=on)
        if not on:
            self._hide()

    def _hide(self) -> None:
        if self.card is not None:
            self.card.hide()

    def _skip(self) -> None:
        self._hide()
        if self.table is not None:
            self.table.map.setFocus()

    def _show(self) -> None:
        from anahuac.app.replay.recent import last_decided

        self._hide()
        desk = self._desk()
        if desk is not None and self.table is not None:
            desk.show_from(last_decided(self.table.session))

    def _desk(self) -> PastDesk | None:
        from anahuac.app.windows.features.history import History

        return next((f.desk for f in self.window.features if isinstance(f, History)), None)
