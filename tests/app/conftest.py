"""What tests of the window share: an application dressed once, windows that end their threads."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.application import make_ui
from anahuac.app.folders import folders
from anahuac.app.look.board import BoardPicture, Detail
from anahuac.app.mapview import workers
from anahuac.app.mapview.workers import TileKey, paint_tile
from anahuac.app.matches import Matches, Opened
from anahuac.app.players import SeatPlan
from anahuac.app.settings import Settings, SettingsFile
from anahuac.app.ui import Ui
from anahuac.app.windows.main import MainWindow
from anahuac.engine.match import Match
from anahuac.store.matchfile import write_match
from tests.app.conquestpositions import campaign, played
from tests.app.shelves import PEOPLE, Make


@pytest.fixture(autouse=True)
def _collected_here() -> Iterator[None]:
    """As in the application: cyclic garbage goes in this thread, never in one that paints.

    What was thrown away goes too, as in its event loop: else the windows of all tests before are dressed with each new
    one.
    """
    gc.disable()
    yield
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    gc.enable()


@pytest.fixture
def ui(qapp: QApplication) -> Iterator[Ui]:
    """Look and words of their own, English, light, 100 %, without motion."""
    made = make_ui(
        qapp, SettingsFile(None, Settings(language="en", theme="light", motion=False, player="Ana"))
    )
    yield made
    made.words.set_language("en")
    made.look.deleteLater()


@pytest.fixture(scope="session")
def tiles() -> Callable[[BoardPicture, TileKey, Detail], QImage]:
    """Paints tiles of maps, each once for all windows: window after window shows the same."""

    @lru_cache(maxsize=96)
    def once(board: BoardPicture, scale: float, column: int, row: int, detail: Detail) -> QImage:
        return paint_tile(board, TileKey(0, scale, column, row), detail)

    return lambda board, key, detail: once(board, key.scale, key.column, key.row, detail)


@pytest.fixture
def window(
    ui: Ui,
    qtbot: QtBot,
    tmp_path: Path,
    tiles: Callable[[BoardPicture, TileKey, Detail], QImage],
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[MainWindow]:
    """The main window over a library of its own, shown at 1600 x 1000."""
    monkeypatch.setattr(workers, "paint_tile", tiles)
    made = MainWindow(ui, Matches(folders(tmp_path / "Éléonore été 日本")))
    made.resize(1600, 1000)
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


@pytest.fixture
def active_window(window: MainWindow, qtbot: QtBot) -> None:
    """The main window is the active one, as keys and focus need it."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)


@pytest.fixture
def listening() -> Iterator[None]:
    """A screen reader is at work."""
    was = QAccessible.isActive()
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(was)


@pytest.fixture
def sit(window: MainWindow, qtbot: QtBot) -> Callable[..., MainWindow]:
    """Sit down to a match: both seats persons, or the other played by nobody."""

    def down(match: Match[Any, Any], *, alone: bool = True) -> MainWindow:
        asked = match.pending[0].seat if match.pending else match.game.info.seats[0].id
        seats = {info.id: SeatPlan() for info in match.game.info.seats}
        if alone:
            seats = {seat: SeatPlan() if seat == asked else SeatPlan("nobody") for seat in seats}
        window.sit_down(Opened(match, seats))
        assert window.table is not None
        for _ in range(4):  # docks are arranged once the page has its size, and the map then
            QApplication.processEvents()
        return window

    return down


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of a few steps, to be copied."""
    path = tmp_path_factory.mktemp("short") / "short.anahuac"
    write_match(path, played(campaign(1), 4), seed=1, players=PEOPLE, name="short")
    return path


@pytest.fixture
def make(window: MainWindow) -> Make:
    """Put a match of so many steps into the library."""

    def made(name: str, steps: int = 4, players: dict[str, str] = PEOPLE, folder: Path | None = None) -> Path:
        where = folder or window.matches.folders.matches
        where.mkdir(parents=True, exist_ok=True)
        path = where / f"{name}.anahuac"
        write_match(path, played(campaign(1), steps), seed=1, players=players, name=name)
        return path

    return made
