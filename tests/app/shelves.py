"""What tests of the library share: matches put into it, and all of it read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from anahuac.app.windows.library import LibraryPanel
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.start import StartPage

Make = Callable[..., Path]
PEOPLE = {"spain": "human:Hélène", "indian": "greedy"}


def page_of(window: MainWindow) -> StartPage:
    """The start page, with all of the library read."""
    window.to_start()
    assert window.start is not None
    while window.filing._unread:
        QApplication.processEvents()
    return window.start


def names(library: LibraryPanel) -> list[str]:
    """What is listed."""
    return [entry.name for entry in library.list.matches.entries]


def settled(window: MainWindow) -> None:
    """Until nothing is taken in or read any more."""
    while window.filing.intake.is_busy or window.filing._unread:
        QApplication.processEvents()
