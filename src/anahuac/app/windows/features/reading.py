"""The rules to be read: beside the map, or on a page of their own where there is no room or no match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from anahuac.app.reading import texts
from anahuac.app.windows.feature import Feature
from anahuac.app.windows.menus import Menus
from anahuac.registry import GAME_IDS

if TYPE_CHECKING:
    from anahuac.app.panels.docks import Dock
    from anahuac.app.reading.reader import Reader
    from anahuac.app.windows.main import MainWindow
    from anahuac.app.windows.table import TablePage

KEY = "help"
#: How long after a match has gone on at the table what the rules need is loaded, one thing at a time.
READY_MS = 2500


class Reading(Feature):
    """Opens the rules at the clause that is asked about, and keeps the place while the language changes."""

    _dock: Dock | None = None
    _beside: Reader | None = None
    _page: Reader | None = None
    _before: QWidget | None = None
    _loaded = False
    _came_at = 0

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._prepare = QTimer(self)
        self._prepare.setSingleShot(True)
        self._prepare.timeout.connect(self._load_reader)

    def offer(self, menus: Menus) -> None:
        menus.add("help", "rules", texts.MENU, "F1", slot=self.open)
        self.window.reading_asked.connect(self.read)

    def sat_down(self, table: TablePage) -> None:
        """The dock is made when it is first opened: nobody waits for it when a match begins."""
        self._dock = self._beside = None
        self._loaded = False
        self._came_at = table.session.match.last.number
        table.play.shown.connect(self._mark_now)
        table.session.stepped.connect(self._stepped)

    def leaving(self, table: TablePage) -> None:
        if self._before is table:
            self._before = None
        self._prepare.stop()
        self._dock = self._beside = None

    def _stepped(self) -> None:
        """Somebody plays: a window that is left alone loads nothing."""
        table = self.table
        if table is not None and not self._loaded and table.session.match.last.number != self._came_at:
            self._loaded = True
            self._prepare.start(READY_MS)

    def _load_reader(self) -> None:
        """So that the first opening waits for no file."""
        from anahuac.app.reading import reader

        del reader
        QTimer.singleShot(READY_MS // 5, self, self._load_pages)

    def _load_pages(self) -> None:
        from anahuac.help import open_book

        open_book(self._game(), self.ui.words.language)

    # ------------------------------------------------------------------ opening and closing

    def open(self) -> None:
        """At the clause of the popup that is seen, else of the present question, else where one was."""
        popup = self.window.popup
        clause = popup.clause if popup.isVisible() else ""
        popup.hide()
        self.read(clause or self.now)

    @property
    def now(self) -> str:
        """The clause of the present question, as this seat is asked it; "" behind the curtain."""
        session = self.table.session if self.table is not None else None
        decision = session.decision if session is not None and session.curtain is None else None
        return decision.clause if decision is not None else ""

    def read(self, clause: str = "") -> None:
        """Read the section that explains ``"game:id"``, else go on where one was."""
        game, _, name = clause.partition(":")
        reader = self._reader(game or self._game())
        if not (name and reader.show_clause(name)):
            reader.open()
        self._mark_now()
        reader.view.setFocus()

    def close(self) -> None:
        """Back to what was there before."""
        window, table = self.window, self.table
        if self._page is not None and window.stack.currentWidget() is self._page:
            if self._before is not None and window.stack.indexOf(self._before) >= 0:
                window.stack.setCurrentWidget(self._before)
                self._before.setFocus()
            else:
                window.to_start()
        if table is not None:
            if self._dock is not None and table.arrangement.reading:
                table.read("")
            table.map.setFocus()

    def _reader(self, game: str) -> Reader:
        """The reader that is to be seen, brought up."""
        table = self.table
        here = table is not None and self.window.stack.currentWidget() is table
        if table is None or not here or not table.has_room_to_read or table.session.curtain is not None:
            return self._on_a_page(game)
        if self._beside is None:
            from anahuac.app.presenter import DockSpec

            self._beside = self._made(game, is_page=False)
            table.read(KEY)
            self._dock = table.add_panel(DockSpec(KEY, texts.RULES, self._beside, "read", short=texts.SHORT))
            self._dock.toggleViewAction().triggered.connect(self._toggled)
        elif table.arrangement.reading != KEY or (self._dock is not None and self._dock.isHidden()):
            table.read(KEY)
        else:
            table.raise_panel(KEY)
        return self._beside

    def _on_a_page(self, game: str) -> Reader:
        window = self.window
        if self._page is not None and self._page.game != game:
            window.stack.removeWidget(self._page)
            self._page.deleteLater()
            self._page = None
        if self._page is None:
            self._page = self._made(game, is_page=True)
            window.stack.addWidget(self._page)
        if window.stack.currentWidget() is not self._page:
            self._before = window.stack.currentWidget()
            window.stack.setCurrentWidget(self._page)
        return self._page

    def _made(self, game: str, *, is_page: bool) -> Reader:
        from anahuac.app.reading.reader import Reader

        made = Reader(self.ui, game, is_page=is_page)
        made.closed.connect(self.close)
        return made

    def _toggled(self, on: bool) -> None:
        """By the menu of panels."""
        if on:
            self.read(self.now)
        else:
            self.close()

    def _game(self) -> str:
        """That of the table, of the match being set up, else the first."""
        if self.table is not None:
            return self.table.presenter.game.info.id
        new = self.window.new
        return new.game if new is not None and self.window.stack.currentWidget() is new else GAME_IDS[0]

    def _mark_now(self) -> None:
        clause = self.now.partition(":")[2]
        for reader in (self._beside, self._page):
            if reader is not None:
                reader.mark_now(clause)
