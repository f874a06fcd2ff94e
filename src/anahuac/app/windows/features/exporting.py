"""What can be taken out of a match: its log as text or page, its dice as a table, the map and the window as
pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from anahuac import system_texts
from anahuac.app.windows.accesskeys import unmarked
from anahuac.app.windows.feature import Feature
from anahuac.app.windows.menus import Menus
from anahuac.engine.text import Template, text
from anahuac.files import write_whole

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

    from anahuac.app.session import LogEntry
    from anahuac.app.windows.table import TablePage
    from anahuac.engine.game import LogLine

EXPORT = text("menu", "&Export")
LOG_TEXT = text("menu", "&Log as text…")
LOG_PAGE = text("menu", "Log as a &page…")
DICE = text("menu", "&Dice as a table…")
MAP = text("menu", "&Map as a picture…")
WINDOW = text("menu", "&Window as a picture…")
TEXTS = text("export", "Texts (*.txt)")
PAGES = text("export", "Pages for a browser (*.html)")
TABLES = text("export", "Tables (*.csv)")
PICTURES = text("export", "Pictures (*.png)")
WRITTEN = text("export", "Written to {file}.")
CANNOT_WRITE = text("export", "Could not write {file}: {reason}.")
TOO_LARGE = text("export", "Could not write {file}: the picture is too large.")
#: Width of the map's picture in pixels.
MAP_WIDTH = 4000
#: The width of a map view whose badges, plates and ticks are scaled to that.
VIEW_WIDTH = 1600


class Exporting(Feature):
    """Writes only what the seat at the table may know, and nothing while the curtain is down."""

    def offer(self, menus: Menus) -> None:
        menus.submenu("game", "export-menu", EXPORT)
        for key, said, slot in (
            ("export-text", LOG_TEXT, self._text),
            ("export-page", LOG_PAGE, self._page),
            ("export-dice", DICE, self._dice),
            ("export-map", MAP, self._map),
            ("export-window", WINDOW, self._window),
        ):
            menus.add("export-menu", key, said, slot=slot, when="table")

    def enable(self) -> None:
        table = self.table
        behind = table is None or table.session.curtain is not None
        for key, action in self.window.menus.actions.items():
            if key.startswith("export-"):
                action.setEnabled(not behind)

    def _text(self) -> None:
        from anahuac.chronicle import as_text

        words = self.ui.words.wording
        self._write("txt", TEXTS, lambda table: "\n".join(as_text(words, _lines(table))).encode() + b"\n")

    def _page(self) -> None:
        from anahuac.chronicle import as_page

        def page(table: TablePage) -> bytes:
            title = table.presenter.heading(table.session.view, table.session.match.setup).title
            return as_page(self.ui.words.wording, title, _lines(table)).encode()

        self._write("html", PAGES, page)

    def _dice(self) -> None:
        from anahuac.chronicle import dice_table

        words = self.ui.words.wording
        # With its mark, because spreadsheets take a file without for one of their system's old alphabet.
        self._write("csv", TABLES, lambda table: dice_table(words, _lines(table)).encode("utf-8-sig"))

    def _map(self) -> None:
        self._write("png", PICTURES, _map_picture)

    def _window(self) -> None:
        from anahuac.app.png import png_bytes

        grabbed = self.window.grab().toImage()  # before a dialog stands over it
        self._write("png", PICTURES, lambda table: png_bytes(grabbed))

    def _write(self, ending: str, kinds: Template, content: Callable[[TablePage], bytes]) -> None:
        """Ask for a file and write it; tells that it is there, or why not."""
        from PySide6.QtWidgets import QFileDialog

        table, opened, words = self.table, self.window.opened, self.ui.words
        if table is None or table.session.curtain is not None:
            return
        name = opened.path.stem if opened is not None and opened.path is not None else "anahuac"
        chosen, _ = QFileDialog.getSaveFileName(
            self.window, unmarked(words(EXPORT)), f"{name}.{ending}", words(kinds)
        )
        if not chosen:
            return
        path = Path(chosen if chosen.lower().endswith(f".{ending}") else f"{chosen}.{ending}")
        made = content(table)
        if not made:
            self.window.tell(TOO_LARGE(file=path.name))
            return
        try:
            write_whole(path, made)
        except OSError as error:
            self.window.tell(CANNOT_WRITE(file=path.name, reason=system_texts.said(error)))
        else:
            self.window.tell(WRITTEN(file=path.name), warning=False)


def _lines(table: TablePage) -> list[tuple[int, LogLine]]:
    """The log without the refusals, which are no part of the match."""
    told: list[LogEntry] = table.session.log_lines()
    return [(entry.step, entry.line) for entry in told if entry.line.kind != "refusal"]


def _map_picture(table: TablePage) -> bytes:
    """The board with its pieces, as large as a print wants it. The window stands still, but is painted."""
    from anahuac.app.png import png_bytes

    made = printed(table)
    return b"" if made is None else png_bytes(made)


def printed(table: TablePage) -> QImage | None:
    """That picture; nothing while there is no board."""
    from PySide6.QtCore import QEventLoop, QRect, QRectF, Qt
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtWidgets import QApplication

    from anahuac.app.mapview import MapView, settle

    class Print(MapView):
        """A view painted at a multiple of its size."""

        def devicePixelRatioF(self) -> float:
            return MAP_WIDTH / VIEW_WIDTH

    board = table.map.board
    if board is None:
        return None
    view = Print(table.ui.look, table.ui.words.language)
    view.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    view.setFrameShape(MapView.Shape.NoFrame)
    high = round(VIEW_WIDTH * board.bounds.height() / board.bounds.width())
    view.resize(VIEW_WIDTH, high)
    view.show()
    view.set_board(board)
    view.set_tokens(table.play.scene.tokens, animate=False)
    view.fit()
    only_paint = QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents
    settle(view, lambda: QApplication.processEvents(only_paint))
    ratio = view.devicePixelRatioF()
    made = QImage(MAP_WIDTH, round(high * ratio), QImage.Format.Format_RGB32)
    made.setDevicePixelRatio(ratio)
    made.fill(table.ui.look.theme("paper"))
    painter = QPainter(made)
    view.render(painter, QRectF(0, 0, VIEW_WIDTH, high), QRect(0, 0, VIEW_WIDTH, high))
    painter.end()
    view.close_down()
    view.deleteLater()
    return made
