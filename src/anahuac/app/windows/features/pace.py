"""How fast computers make their moves, and skipping those that come before one's own turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.app.windows.feature import Feature
from anahuac.app.windows.menus import Menus
from anahuac.engine.text import text

if TYPE_CHECKING:
    from anahuac.app.windows.table import TablePage

PACE = text("menu", "Computer's &pace")
AT_ONCE = text("menu", "At &once")
QUICK = text("menu", "&Quick")
NORMAL = text("menu", "&Normal")
SLOW = text("menu", "&Slow")
VERY_SLOW = text("menu", "&Very slow")
SKIP = text("menu", "S&kip the computer's moves")
#: Milliseconds before each step of a computer.
PACES = ((0, AT_ONCE), (150, QUICK), (400, NORMAL), (1000, SLOW), (2500, VERY_SLOW))


class Pace(Feature):
    """Entries of the play menu."""

    def offer(self, menus: Menus) -> None:
        kept = self.ui.settings.values.computer_pause
        nearest = min((pause for pause, _ in PACES), key=lambda pause: abs(pause - kept))
        menus.submenu("play", "paces", PACE)
        menus.group("paces", "pace", [(str(pause), said) for pause, said in PACES], str(nearest), self._set)
        menus.add("play", "skip", SKIP, "Ctrl+Right", slot=self._skip, when="running")

    def sat_down(self, table: TablePage) -> None:
        table.session.thinking_changed.connect(self.enable)

    def enable(self) -> None:
        thinking = self.table is not None and bool(self.table.session.thinking)
        self.window.menus.actions["skip"].setEnabled(thinking)

    def _set(self, pause: str) -> None:
        self.ui.settings.change(computer_pause=int(pause))
        if self.table is not None:
            self.table.session.pause_ms = int(pause)

    def _skip(self) -> None:
        if self.table is not None and self.table.session.thinking:
            self.table.session.hurry()
