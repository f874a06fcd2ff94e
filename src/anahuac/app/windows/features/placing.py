"""Placing counters: the tray at every table, and what is left of it placed by the computer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.app.windows.feature import Feature
from anahuac.app.windows.menus import Menus
from anahuac.engine.text import text

if TYPE_CHECKING:
    from anahuac.app.decisions import Tool
    from anahuac.app.windows.table import TablePage

PLACE_FOR_ME = text("menu", "&Place the rest for me")


class Trays(Feature):
    """Puts the tray up on every table."""

    def offer(self, menus: Menus) -> None:
        menus.add("play", "place", PLACE_FOR_ME, slot=self._place, when="running")

    def sat_down(self, table: TablePage) -> None:
        from anahuac.app.windows.deploying import Deploying

        Deploying(table)
        table.play.tool_shown.connect(self.enable)

    def enable(self) -> None:
        tool = self.table.play.tool if self.table is not None else None
        self.window.menus.actions["place"].setEnabled(tool is not None and _is_offered(tool))

    def _place(self) -> None:
        if self.table is not None:
            from anahuac.app.decisions.arranging import PLACE_KEY

            self.table.play.gestures.press(PLACE_KEY)


def _is_offered(tool: Tool) -> bool:
    """Whether the computer would place what is left. The start page loads nothing of a table for this."""
    from anahuac.app.decisions.arranging import PLACE_KEY

    return any(button.key == PLACE_KEY for button in tool.buttons())
