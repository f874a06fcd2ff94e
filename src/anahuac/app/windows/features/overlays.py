"""What the map can show beside the play: ways and their costs, control, costs of an army's reach, the overview."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.app.windows.feature import Feature
from anahuac.app.windows.menus import Menus
from anahuac.engine.text import text

if TYPE_CHECKING:
    from anahuac.app.windows.showing import Showing
    from anahuac.app.windows.table import TablePage

SHOW = text("menu", "S&how on the map")
WAYS = text("menu", "&Ways and their costs")
CONTROL = text("menu", "&Control")
COSTS = text("menu", "C&osts of the chosen army")
OVERVIEW = text("menu", "O&verview")
#: Key among the saved layouts under which is kept what the map shows.
KEPT = "survey"
ENTRIES = (("links", WAYS, "F5"), ("holds", CONTROL, "F7"), ("costs", COSTS, "F8"))


class Overlays(Feature):
    """Entries of the view menu; what is ticked is kept and holds for every match."""

    _showing: Showing | None = None

    def offer(self, menus: Menus) -> None:
        menus.submenu("view", "survey", SHOW)
        for about, said, key in ENTRIES:
            menus.add("survey", about, said, key, slot=self._toggle, checked=about in self.about)
        menus.line("survey")
        shown = self.ui.settings.values.minimap
        menus.add("survey", "minimap", OVERVIEW, "F9", slot=self._minimap, checked=shown)

    @property
    def about(self) -> frozenset[str]:
        """What the map is asked to show now."""
        kept = self.ui.settings.values.windows.get(KEPT, "").split()
        return frozenset(about for about, _, _ in ENTRIES if about in kept)

    def sat_down(self, table: TablePage) -> None:
        from anahuac.app.windows.showing import Showing

        self._showing = Showing(table, lambda: self.about)

    def leaving(self, table: TablePage) -> None:
        del table
        self._showing = None

    def _toggle(self) -> None:
        actions = self.window.menus.actions
        kept = " ".join(about for about, _, _ in ENTRIES if actions[about].isChecked())
        settings = self.ui.settings
        settings.change(windows={**settings.values.windows, KEPT: kept})
        if self._showing is not None:
            self._showing.show()

    def _minimap(self, on: bool) -> None:
        self.ui.settings.change(minimap=on)
