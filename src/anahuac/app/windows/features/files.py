"""Matches as files: a new one, another, a copy, back to the start page."""

from __future__ import annotations

from anahuac.app.windows import texts
from anahuac.app.windows.feature import Feature
from anahuac.app.windows.menus import Menus
from anahuac.registry import GAME_IDS


class Files(Feature):
    """The menu of the game, but for its last entry, which the window adds."""

    def offer(self, menus: Menus) -> None:
        window, filing = self.window, self.window.filing
        menus.add("game", "new", texts.NEW, "Ctrl+N", slot=self._new)
        menus.add("game", "open", texts.OPEN, "Ctrl+O", slot=filing.ask_file)
        menus.add("game", "export", texts.EXPORT, "Ctrl+S", slot=filing.ask_copy, when="table")
        menus.add("game", "close", texts.TO_START, "Ctrl+W", slot=window.to_start, when="table")

    def _new(self) -> None:
        """Of the game and the scenario that lie on the table, else of the first game."""
        opened = self.window.opened
        if opened is None:
            self.window.to_new(GAME_IDS[0])
        else:
            self.window.to_new(opened.match.game.info.id, opened.match.setup.scenario)
