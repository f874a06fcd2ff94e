"""Keys: search for an action, other keys for actions, and what the keys do now."""

from __future__ import annotations

from PySide6.QtCore import QObject

from anahuac.app.windows.entries import entries
from anahuac.app.windows.feature import Feature
from anahuac.app.windows.menus import Menus
from anahuac.engine.text import text

SEARCH = text("menu", "&Search for an action…")
EDIT = text("menu", "&Keys…")
MOMENT = text("menu", "&What the keys do now")


class Keys(Feature):
    """Entries of the help menu; the keys a person has chosen are in force from the first window on."""

    def offer(self, menus: Menus) -> None:
        menus.add("help", "search", SEARCH, "Ctrl+Shift+P", slot=self.search)
        menus.add("help", "moment", MOMENT, "?", slot=self.show_moment)
        menus.add("help", "keys", EDIT, slot=self.edit)
        menus.line("help")

    def search(self) -> None:
        """Ask for words, and do what is chosen."""
        from anahuac.app.windows.actionsearch import ActionSearch

        dialog = ActionSearch(self.ui, list(entries(self.window.line.bar)), self.window)
        dialog.finished.connect(lambda: self._searched(dialog))
        dialog.open()

    @staticmethod
    def _searched(dialog: QObject) -> None:
        chosen = getattr(dialog, "chosen", None)
        dialog.deleteLater()
        if chosen is not None:
            chosen.action.trigger()

    def edit(self) -> None:
        """Show the keys of all actions and let them be changed."""
        from anahuac.app.windows.keyeditor import KeyEditor

        dialog = KeyEditor(self.ui, self.window.menus, list(entries(self.window.line.bar)), self.window)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def show_moment(self) -> None:
        """List what the keys do now."""
        from anahuac.app.windows.momentkeys import MomentKeys

        table = self.table
        open_map = table is not None and table.session.curtain is None
        answers = table.prompt.answers if table is not None and open_map else ()
        items = list(entries(self.window.line.bar))
        past = table is not None and table.session.looking is not None
        dialog = MomentKeys(self.ui, answers, items, open_map, self.window, past=past)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
