"""Matches opened lately, wherever they lie, and the one on the table, so that a crash can name it."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from anahuac.app.panels.widgets import escaped
from anahuac.app.windows.feature import Feature
from anahuac.app.windows.menus import Menus
from anahuac.app.windows.telling import legible
from anahuac.engine.text import text

if TYPE_CHECKING:
    from anahuac.app.windows.table import TablePage

RECENT = text("menu", "Open &recent")
NONE = text("menu", "&None yet")
CLEAR = text("menu", "&Clear the list")
#: How many are kept.
MOST = 12
#: Digits that open the first of them by a key.
_DIGITS = 9


class Recent(Feature):
    """A menu within the menu of the game."""

    def offer(self, menus: Menus) -> None:
        self._menu = menus.submenu("game", "recent", RECENT)
        self._menu.aboutToShow.connect(self._fill)
        self._fill()

    def sat_down(self, table: TablePage) -> None:
        opened = self.window.opened
        if opened is None or opened.path is None:
            return
        path = str(opened.path.absolute())
        others = (name for name in self.ui.settings.values.recent if name != path)
        self.ui.settings.change(recent=(path, *others)[:MOST], playing=path)

    def leaving(self, table: TablePage) -> None:
        self.ui.settings.change(playing="")

    def _fill(self) -> None:
        menu, words = self._menu, self.ui.words
        menu.clear()
        names = self.ui.settings.values.recent
        for number, name in enumerate(names, 1):
            shown = escaped(legible(Path(name).stem))
            action = menu.addAction(f"&{number}  {shown}" if number <= _DIGITS else shown)
            action.setToolTip(legible(name))
            action.triggered.connect(partial(self._open, name))
        if not names:
            menu.addAction(words(NONE)).setEnabled(False)
            return
        menu.addSeparator()
        menu.addAction(words(CLEAR)).triggered.connect(self._clear)

    def _open(self, name: str) -> None:
        """One that is no longer there is told, and taken off the list."""
        path = Path(name)
        if not self.window.open_file(path) and not path.exists():
            kept = self.ui.settings.values.recent
            self.ui.settings.change(recent=tuple(other for other in kept if other != name))

    def _clear(self) -> None:
        self.ui.settings.change(recent=())
