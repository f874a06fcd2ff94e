"""A card that stands beside the board or lies under it."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame


class Standing(QFrame):
    """``lies`` where it has been told to lie."""

    lies = False

    def lie(self, lies: bool) -> None:
        """Take the one form or the other."""
        self.lies = lies
