"""The list that holds the log's lines; while one looks at history, the step in gold and what is still to come."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from anahuac.app.look.paint import polygon
from anahuac.app.panels.loglines import LogModel
from anahuac.app.ui import Ui
from anahuac.engine.text import text

TO_COME = text("log", "still to come")
#: Size of the letters that say so.
_SIGN = 11


class LogList(QListView):
    """A list of log lines, which follows the step that is looked at."""

    def __init__(self, ui: Ui, model: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._lines = model
        self._looking: int | None = None
        self.setModel(model)
        self.setProperty("role", "bare")
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def show_looking(self, step: int | None) -> None:
        """The step looked at, ``None`` for the match as it stands; its lines, or those before it, come into view."""
        self._looking = step
        if step is not None:
            first, end = self._rows(step)
            row = max(first, end - 1, 0)
            self.scrollTo(self._lines.index(row), QAbstractItemView.ScrollHint.PositionAtCenter)
        self.viewport().update()

    def _rows(self, step: int) -> tuple[int, int]:
        """The first row of a step, and the first after it."""
        return self._lines.until(step - 1), self._lines.until(step)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines break elsewhere in another width; the list itself lays its rows out anew for another height only."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._looking is None:
            return
        first, end = self._rows(self._looking)
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if end > first:
            self._paint_frame(painter, first, end)
        if 0 < end < self._lines.rowCount():
            self._paint_border(painter, end)

    def _paint_frame(self, painter: QPainter, first: int, end: int) -> None:
        rect = QRect()
        for row in range(first, end):
            rect = rect.united(self.visualRect(self._lines.index(row)))
        gold = self._ui.look.theme("gold")
        box = QRectF(rect).adjusted(5, 1, -1, -1)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(gold, 1.6))
        painter.drawRoundedRect(box, 4, 4)
        y = min(box.top() + self._ui.look.px(14), box.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gold)
        painter.drawPath(polygon([(0, y - 6), (7, y), (0, y + 6)]))

    def _paint_border(self, painter: QPainter, row: int) -> None:
        """The line between what has been and what is still to come, said at its end."""
        look = self._ui.look
        y = self.visualRect(self._lines.index(row)).top()
        box = self.sign_above(row)
        line = QPen(look.theme("gold"), 1.4, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        line.setDashPattern([4, 2])
        painter.setPen(line)
        painter.drawLine(QPointF(look.px(6), y), QPointF(box.left(), y))
        painter.setFont(look.body_font(_SIGN))
        painter.setPen(look.theme("ink.muted"))
        painter.fillRect(box, look.theme("panel"))
        painter.drawText(
            box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, self._ui.words(TO_COME)
        )

    def sign_above(self, row: int) -> QRectF:
        """Where it is said above a row that this is still to come: in what the lines leave free between their words."""
        look = self._ui.look
        wide = QFontMetrics(look.body_font(_SIGN)).horizontalAdvance(self._ui.words(TO_COME)) + look.px(8)
        right, high = self.viewport().width() - look.px(44), look.px(10)
        y = self.visualRect(self._lines.index(row)).top()
        return QRectF(right - wide, y - high / 2, wide, high)
