"""The new-match page in a window of a size, for tests."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.newmatch import NewMatchPage


def page_of(
    window: MainWindow,
    width: int,
    height: int,
    percent: int = 100,
    game: str = "conquest",
    scenario: str = "",
) -> NewMatchPage:
    """The page in a window of a size."""
    window.set_size(percent)
    window.resize(width, height)
    window.to_new(game, scenario)
    assert window.new is not None
    for _ in range(4):
        QApplication.processEvents()
    return window.new
