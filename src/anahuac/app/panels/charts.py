"""Charts of the course of a match: lines over its turns, bars by cause; each series told apart without colour."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from anahuac.app.charting import Chart, Series, steps_of_scale
from anahuac.app.i18n import Worded
from anahuac.app.look.motifs import motif_band
from anahuac.app.look.paint import NO_PEN, pen
from anahuac.app.ui import Ui
from anahuac.engine.text import Param, text

POINT = text("charts", "{series}, {column}: {value}")
SUM = text("charts", "{series}: {values}")
NONE = text("charts", "nothing yet")
#: Dashes of lines that cross, so that they are followed without their colour.
DASHES: tuple[tuple[float, ...], ...] = ((), (6, 3), (2, 2), (8, 3, 2, 3), (4, 2, 1, 2, 1, 2), (1, 3))


class ChartView(Worded, QWidget):
    """Paints one chart with its legend; what the pointer is on is told in a tooltip."""

    def __init__(self, ui: Ui, chart: Chart, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self.chart = chart
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.retranslated()
        ui.look.changed.connect(self._dress)

    def show_chart(self, chart: Chart) -> None:
        """Other figures."""
        if chart != self.chart:
            self.chart = chart
            self._dress()
            self.retranslated()

    def retranslated(self) -> None:
        words, chart = self.ui.words, self.chart
        self.setAccessibleName(words.sentence(chart.title))
        told = [SUM(series=series.name, values=self._values(series)) for series in chart.series]
        self.setAccessibleDescription("\n".join(words.sentence(line) for line in told) or words(NONE))
        self.update()

    def _values(self, series: Series) -> tuple[Param, ...]:
        return tuple(
            POINT(series=series.name, column=column, value=value)
            for column, value in zip(self.chart.columns, series.values, strict=True)
        )

    def sizeHint(self) -> QSize:
        px = self.ui.look.px
        return QSize(px(460), px(210) + self._legend_height(px(460)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ui.look.px(240), self.sizeHint().height())

    def _dress(self) -> None:
        self.updateGeometry()
        self.update()

    # ------------------------------------------------------------------ where things are

    def _plot(self) -> QRectF:
        px = self.ui.look.px
        top = px(24) if self.chart.kind == "bars" else px(10)  # the figure over the highest bar
        foot = px(24) + self._legend_height(self.width())
        return QRectF(px(40), top, self.width() - px(52), max(px(40), self.height() - top - foot))

    def _scale(self) -> Sequence[int]:
        return steps_of_scale(self.chart.highest)

    def _y(self, plot: QRectF, value: int) -> float:
        return plot.bottom() - plot.height() * value / self._scale()[-1]

    def _x(self, plot: QRectF, column: int) -> float:
        count = len(self.chart.columns)
        if self.chart.kind == "bars" or count == 1:
            return plot.left() + plot.width() * (column + 0.5) / max(1, count)
        return plot.left() + plot.width() * column / (count - 1)

    def _bar(self, plot: QRectF, column: int, at: int, value: int) -> QRectF:
        room = plot.width() / max(1, len(self.chart.columns)) * 0.7
        wide = min(room / max(1, len(self.chart.series)), float(self.ui.look.px(36)))
        left = self._x(plot, column) - wide * len(self.chart.series) / 2 + at * wide
        top = self._y(plot, value)
        return QRectF(left, top, wide - 2, plot.bottom() - top)

    # ------------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.chart.columns:
            return
        plot = self._plot()
        self._paint_scale(painter, plot)
        if self.chart.kind == "bars":
            self._paint_bars(painter, plot)
        else:
            self._paint_lines(painter, plot)
        self._paint_legend(painter)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(self.ui.look.theme("accent"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)

    def _paint_scale(self, painter: QPainter, plot: QRectF) -> None:
        look = self.ui.look
        painter.setFont(look.body_font(12))
        for value in self._scale():
            y = self._y(plot, value)
            painter.setPen(pen(look.theme("panel.line"), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            painter.setPen(look.theme("ink.muted"))
            box = QRectF(0, y - look.px(10), plot.left() - look.px(6), look.px(20))
            painter.drawText(
                box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self.ui.words(value)
            )
        metrics = QFontMetricsF(painter.font())
        free = -1e9
        for at, column in enumerate(self.chart.columns):
            said = self.ui.words(column)
            wide = metrics.horizontalAdvance(said)
            left = min(max(self._x(plot, at) - wide / 2, 0), self.width() - wide)
            if left > free:  # a name that would touch the one before is left to the tooltip
                painter.drawText(QPointF(left, plot.bottom() + look.px(17)), said)
                free = left + wide + look.px(6)

    def _paint_lines(self, painter: QPainter, plot: QRectF) -> None:
        theme = self.ui.look.theme
        dot = 2.8 * self.ui.look.text_scale
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for at, series in enumerate(self.chart.series):
            points = [QPointF(self._x(plot, i), self._y(plot, v)) for i, v in enumerate(series.values)]
            ink = pen(theme(f"{series.role}.text"), 2.2 * self.ui.look.text_scale)
            if DASHES[at % len(DASHES)]:
                ink.setDashPattern(list(DASHES[at % len(DASHES)]))
            painter.setPen(ink)
            painter.drawPolyline(QPolygonF(points))
            painter.setPen(NO_PEN)
            painter.setBrush(theme(f"{series.role}.text"))
            for point in points:
                painter.drawEllipse(point, dot, dot)
            painter.setBrush(Qt.BrushStyle.NoBrush)

    def _paint_bars(self, painter: QPainter, plot: QRectF) -> None:
        look = self.ui.look
        for at, series in enumerate(self.chart.series):
            for column, value in enumerate(series.values):
                if not value:
                    continue
                bar = self._bar(plot, column, at, value)
                painter.setPen(NO_PEN)
                painter.setBrush(look.theme(series.role))
                painter.drawRect(bar)
                self._band(painter, bar, series)
                painter.setFont(look.body_font(12, 600))
                painter.setPen(look.theme("ink"))
                over = QRectF(bar.left() - 8, bar.top() - look.px(18), bar.width() + 16, look.px(18))
                painter.drawText(over, Qt.AlignmentFlag.AlignCenter, self.ui.words(value))

    def _band(self, painter: QPainter, box: QRectF, series: Series) -> None:
        """The motif of a nation across a bar or patch, as on its counters."""
        if series.motif and box.height() >= 8 and box.width() >= 8:
            band = QRectF(box.left() + 2, box.top() + 2, box.width() - 4, min(8.0, box.height() - 4))
            motif_band(painter, band, series.motif, self.ui.look.theme.on(series.role))

    # ------------------------------------------------------------------ legend

    def _legend(self, width: float) -> list[tuple[QRectF, Series]]:
        """Boxes of the legend's entries, from the top of the legend, in rows that fit."""
        look = self.ui.look
        metrics = QFontMetricsF(look.body_font(13))
        x, y, high = float(look.px(40)), 0.0, float(look.px(22))
        boxes = []
        for series in self.chart.series:
            wide = look.px(44) + metrics.horizontalAdvance(self.ui.words.sentence(series.name))
            if x + wide > width and x > look.px(40):
                x, y = float(look.px(40)), y + high
            boxes.append((QRectF(x, y, wide, high), series))
            x += wide + look.px(6)
        return boxes

    def _legend_height(self, width: float) -> int:
        boxes = self._legend(width)
        return round(boxes[-1][0].bottom()) + self.ui.look.px(4) if boxes else 0

    def _paint_legend(self, painter: QPainter) -> None:
        look = self.ui.look
        top = self.height() - self._legend_height(self.width())
        painter.setFont(look.body_font(13))
        for at, (box, series) in enumerate(self._legend(self.width())):
            box.translate(0, top)
            patch = QRectF(box.left(), box.center().y() - look.px(7), look.px(30), look.px(14))
            if self.chart.kind == "bars":
                painter.setPen(NO_PEN)
                painter.setBrush(look.theme(series.role))
                painter.drawRect(patch)
                self._band(painter, patch, series)
            else:
                ink = pen(look.theme(f"{series.role}.text"), 2.4 * look.text_scale)
                if DASHES[at % len(DASHES)]:
                    ink.setDashPattern(list(DASHES[at % len(DASHES)]))
                painter.setPen(ink)
                painter.drawLine(
                    QPointF(patch.left(), patch.center().y()), QPointF(patch.right(), patch.center().y())
                )
            painter.setPen(look.theme("ink"))
            painter.drawText(
                box.adjusted(look.px(36), 0, 0, 0),
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
                self.ui.words.sentence(series.name),
            )

    # ------------------------------------------------------------------ pointing

    def told_at(self, at: QPointF) -> str:
        """What the chart says at a point: every series of the column there."""
        plot, chart = self._plot(), self.chart
        if not chart.columns or not plot.adjusted(-8, 0, 8, 24).contains(at):
            return ""
        column = min(range(len(chart.columns)), key=lambda i: abs(self._x(plot, i) - at.x()))
        lines = [
            POINT(series=series.name, column=chart.columns[column], value=series.values[column])
            for series in chart.series
        ]
        return "\n".join(self.ui.words.sentence(line) for line in lines)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        QToolTip.showText(event.globalPosition().toPoint(), self.told_at(event.position()), self)

    def event(self, event: object) -> bool:
        if isinstance(event, QHelpEvent):
            return True  # told while the pointer moves
        return super().event(event)  # type: ignore[arg-type]


__all__ = ["ChartView"]
