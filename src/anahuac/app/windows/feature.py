"""A feature: one thing the window offers beside the board, kept out of the window and the table themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from anahuac.app.windows.main import MainWindow
    from anahuac.app.windows.menus import Menus
    from anahuac.app.windows.table import TablePage


class Feature(QObject):
    """Belongs to a window. Override what is needed; nothing here is told to a feature twice for one occasion.

    What takes long to load is imported where it is used: every feature is made before the first window is seen.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.window = window
        self.ui = window.ui

    @property
    def table(self) -> TablePage | None:
        """The match on the table, if any."""
        return self.window.table

    def offer(self, menus: Menus) -> None:
        """Put entries into the menus; asked once, in the order of the features."""

    def sat_down(self, table: TablePage) -> None:
        """A match has been put on the table and has not begun to go on: time to add panels and listen."""

    def leaving(self, table: TablePage) -> None:
        """The table is about to be cleared, its match still open."""

    def enable(self) -> None:
        """Something changed that decides which entries can be used; the rule of ``when`` is applied already."""

    def settings_changed(self) -> None:
        """Language, theme or text size were changed by another way than this feature."""
