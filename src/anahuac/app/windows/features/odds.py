"""Odds before one chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.app.windows.feature import Feature

if TYPE_CHECKING:
    from anahuac.app.windows.table import TablePage


class Foresight(Feature):
    """Puts the odds panel up on every table."""

    def sat_down(self, table: TablePage) -> None:
        from anahuac.app.windows.following import Following

        Following(table)
