"""Pictures of the window and of maps, for the command line, the README and bug reports."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from anahuac.app.folders import folders
from anahuac.app.garbage import GuiGarbage
from anahuac.app.look.board import Detail
from anahuac.app.mapview import settle
from anahuac.app.matches import Matches, Opened
from anahuac.app.players import SeatPlan
from anahuac.app.presenting import presenter_of
from anahuac.app.ui import Ui
from anahuac.app.windows.main import MainWindow
from anahuac.engine.match import Match
from anahuac.registry import GAME_IDS


def window_picture(
    ui: Ui, match: Match[Any, Any] | None, size: tuple[int, int], page: str = "", at: int | None = None
) -> QImage:
    """The window with a match as the seat that is asked sees it, its history at a step, its rules, a lesson, or another
    page."""
    garbage = GuiGarbage()
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(ui, Matches(folders(Path(folder))))
        window.resize(*size)
        if page.partition(":")[0] == "lesson":
            _to_lesson(window, match.game.info.id if match is not None else GAME_IDS[0], page)
        elif match is not None:
            asked = match.pending[0].seat if match.pending else match.game.info.seats[0].id
            seats = {
                info.id: SeatPlan() if info.id == asked else SeatPlan("greedy")
                for info in match.game.info.seats
            }
            table = window.sit_down(Opened(match, seats))
            if page == "replay":
                table.session.look_at(match.last.number if at is None else at)
        elif page.partition(":")[0] == "new":
            game, _, scenario = page.partition(":")[2].partition(":")
            window.to_new(game or GAME_IDS[0], scenario)
        else:
            window.to_start()
        picture = grabbed(window)
        if page == "help" or page.startswith("help:"):
            game = match.game.info.id if match is not None else GAME_IDS[0]
            window.reading_asked.emit(f"{game}:{page.removeprefix('help').removeprefix(':')}")
            picture = grabbed(window)
        window.close()
        window.deleteLater()
    garbage.release()
    return picture


#: How often a window is looked at again until it stands still, a quarter of a second each.
PATIENCE = 12


def _to_lesson(window: MainWindow, game: str, page: str) -> None:
    """The first lesson of a game at the task that the page names."""
    from anahuac.app.windows.features.lesson import key_of
    from anahuac.lessons.shelf import lesson_ids

    task = int(page.partition(":")[2] or 1) - 1
    window.ui.settings.change(lessons={key_of(game, name): task for name in lesson_ids(game)[:1]})
    window.learn_asked.emit(game)


def grabbed(window: QWidget) -> QImage:
    """A shown window's picture, once its map has been painted and nothing in it changes any more."""
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.show()
    for _ in range(6):
        QApplication.processEvents()
    table = window.table if isinstance(window, MainWindow) else None
    if table is not None:
        settle(table.map, QApplication.processEvents)
        table.log.take()  # however long it is, the picture has all of it
        table.dice.take()
    picture = window.grab().toImage()
    for _ in range(PATIENCE):
        end = time.monotonic() + 0.25
        while time.monotonic() < end:
            QApplication.processEvents()
        before, picture = picture, window.grab().toImage()
        if picture == before:
            break
    return picture


def map_picture_of(ui: Ui, game: str, size: tuple[int, int]) -> QImage:
    """A map filling a picture of its own proportions within ``size``."""
    presenter = presenter_of(game)
    board = presenter.board(presenter.first_board)
    bounds = board.bounds
    scale = min(size[0] / bounds.width(), size[1] / bounds.height())
    wide, high = max(1, round(bounds.width() * scale)), max(1, round(bounds.height() * scale))
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    detail = Detail(ui.look.theme.name, ui.words.language, ui.look.text_scale, scale)
    image.fill(ui.look.theme("paper"))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(scale, scale)
    painter.translate(-bounds.topLeft())
    board.paint(painter, QRectF(bounds), detail)
    for label in board.labels(detail, bounds):
        label.paint(painter)
    painter.end()
    return image
