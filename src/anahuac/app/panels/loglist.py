"""The list that holds the log's lines; while one looks at history, the step in gold and what is still to come."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from anahuac.app.look.paint import polygon
from anahuac.app.panels.loglines import LogModel
from anahuac.app.ui import Ui
from anahuac.engine.text import text

TO_COME = text("log", "still to come")


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
        said = self._ui.words(TO_COME)
        font = look.body_font(11)
        wide = QFontMetrics(font).horizontalAdvance(said) + look.px(8)
        right = self.viewport().width() - look.px(44)
        line = QPen(look.theme("gold"), 1.4, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        line.setDashPattern([4, 2])
        painter.setPen(line)
        painter.drawLine(QPointF(look.px(6), y), QPointF(right - wide, y))
        painter.setFont(font)
        painter.setPen(look.theme("ink.muted"))
        high = look.px(14)
        box = QRectF(right - wide, y - high / 2, wide, high)
        painter.fillRect(box, look.theme("panel"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, said)
