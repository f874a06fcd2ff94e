"""The statistics of the match on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.app.windows.feature import Feature
from anahuac.app.windows.menus import Menus
from anahuac.engine.text import text

if TYPE_CHECKING:
    from anahuac.app.windows.main import MainWindow
    from anahuac.app.windows.statistics import Statistics
    from anahuac.app.windows.table import TablePage

STATISTICS = text("menu", "S&tatistics…")


class Figures(Feature):
    """An entry of the play menu, also once the match is over."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._dialog: Statistics | None = None

    def offer(self, menus: Menus) -> None:
        menus.add("play", "statistics", STATISTICS, "Ctrl+I", slot=self.show, when="table")

    def show(self) -> None:
        """Open the statistics, or bring them to the front."""
        from anahuac.app.windows.statistics import Statistics

        table = self.table
        if table is None:
            return
        if self._dialog is None:
            self._dialog = Statistics(self.ui, table.session, table.presenter, self.window)
            self._dialog.clause_asked.connect(table.clause_asked)
            self._dialog.finished.connect(self._closed)
        self._dialog.show()
        self._dialog.raise_()
        self._dialog.activateWindow()

    def leaving(self, table: TablePage) -> None:
        del table
        if self._dialog is not None:
            self._dialog.close()

    def _closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None
