"""Looking at history: the replay of the match on the table, and its bookmarks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.app.windows.feature import Feature
from anahuac.app.windows.menus import Menus
from anahuac.engine.text import text

if TYPE_CHECKING:
    from anahuac.app.windows.pastdesk import PastDesk
    from anahuac.app.windows.table import TablePage

LOOK = text("menu", "Look at &history")
NOW = text("menu", "Back to &now")
BOOKMARK = text("menu", "&Bookmark this step")


class History(Feature):
    """Entries of the play menu. ``desk`` is that of the table, if there is one."""

    desk: PastDesk | None = None

    def offer(self, menus: Menus) -> None:
        menus.line("play")
        menus.add("play", "history", LOOK, "Ctrl+R", slot=self._look, when="table")
        menus.add("play", "now", NOW, slot=self._now, when="table")
        menus.add("play", "bookmark", BOOKMARK, "Ctrl+D", slot=self._bookmark, when="table")

    def sat_down(self, table: TablePage) -> None:
        from anahuac.app.replay.bookmarks import Bookmarks, MatchNotes, Memory
        from anahuac.app.windows.pastdesk import PastDesk

        opened = self.window.opened
        path = opened.path if opened is not None else None
        keeper = MatchNotes(path) if path is not None else Memory()
        bookmarks = Bookmarks(table.session, keeper, self.window.matches.faults(), table)
        bookmarks.failed.connect(self.window.tell)
        self.desk = PastDesk(table, bookmarks)
        table.session.looked.connect(self.window.refresh_menus)

    def leaving(self, table: TablePage) -> None:
        del table
        if self.desk is not None:
            self.desk.close_down()
            self.desk = None

    def enable(self) -> None:
        session = self.table.session if self.table is not None else None
        open_map = session is not None and session.curtain is None
        past = open_map and session is not None and session.looking is not None
        actions = self.window.menus.actions
        actions["history"].setEnabled(open_map and not past)
        actions["bookmark"].setEnabled(open_map)
        actions["now"].setEnabled(past)
        if past:
            actions["concede"].setEnabled(False)

    def _look(self) -> None:
        if self.desk is not None:
            self.desk.look_at()

    def _now(self) -> None:
        if self.desk is not None:
            self.desk.look_now()

    def _bookmark(self) -> None:
        if self.desk is not None:
            self.desk.bookmark()
