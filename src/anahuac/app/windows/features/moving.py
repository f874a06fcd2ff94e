"""Going from part to part of the table by keys."""

from __future__ import annotations

from anahuac.app.windows.feature import Feature
from anahuac.app.windows.menus import Menus
from anahuac.engine.text import text

NEXT = text("menu", "&Next part of the table")
BEFORE = text("menu", "P&revious part of the table")


class Moving(Feature):
    """Entries of the view menu; their keys hold wherever the focus is."""

    def offer(self, menus: Menus) -> None:
        menus.line("view")
        menus.add("view", "part_next", NEXT, "F6", slot=self._next, when="table")
        menus.add("view", "part_before", BEFORE, "Shift+F6", slot=self._before, when="table")

    def enable(self) -> None:
        open_map = self.table is not None and self.table.session.curtain is None
        for key in ("part_next", "part_before"):
            self.window.menus.actions[key].setEnabled(open_map)

    def _next(self) -> None:
        if self.table is not None:
            self.table.areas.go(forward=True)

    def _before(self) -> None:
        if self.table is not None:
            self.table.areas.go(forward=False)
