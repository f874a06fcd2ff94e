"""What lies over the map: the key of the marks, and buttons to zoom."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.paint import pen, rounded
from anahuac.app.look.patterns import dots, hatch
from anahuac.app.ui import Ui
from anahuac.engine.text import text

REACH = text("legend", "in reach")
LAST = text("legend", "last step")
TARGET = text("legend", "fight")
CHOSEN = text("legend", "chosen")
KEY = text("legend", "Key of the marks")
NEARER = text("legend", "Zoom in")
FARTHER = text("legend", "Zoom out")
WHOLE = text("legend", "Whole map")
_SAMPLES = (("reach", REACH), ("last", LAST), ("target", TARGET), ("chosen", CHOSEN))


class Legend(Worded, QWidget):
    """Samples of the marks with their names; it takes no clicks."""

    def __init__(self, ui: Ui, parent: QWidget) -> None:
        super().__init__(parent)
        self.listen(ui)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        ui.look.changed.connect(self.retranslated)
        self.retranslated()

    def retranslated(self) -> None:
        self.setAccessibleName(self.ui.words(KEY))
        self.resize(self.sizeHint())
        self.update()

    def _width(self, said: str) -> float:
        return QFontMetricsF(self.ui.look.body_font(14)).horizontalAdvance(said)

    def sizeHint(self) -> QSize:
        k = self.ui.look.text_scale
        wide = 12 * k + sum(self._width(self.ui.words(said)) + 54 * k for _, said in _SAMPLES)
        return QSize(round(wide), self.ui.look.px(30))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self.ui.look.theme
        k = self.ui.look.text_scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen(theme("panel.line"), 1))
        painter.setBrush(theme("panel.raised", 0.95))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        x = 12 * k
        for kind, said in _SAMPLES:
            path = rounded(QRectF(x, self.height() / 2 - 8 * k, 24 * k, 16 * k), 3)
            if kind == "reach":
                dots(painter, path, theme("accent", 0.8), 6, 1.3)
            elif kind == "last":
                dots(painter, path, theme("accent", 0.8), 8, 2, True)
            elif kind == "target":
                hatch(painter, path, theme("warn", 0.7), 5, 1.4)
            line = Qt.PenStyle.DashLine if kind == "last" else Qt.PenStyle.SolidLine
            width = 3.0 if kind == "chosen" else 1.8
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(theme("warn" if kind == "target" else "accent"), width, line))
            painter.drawPath(path)
            text_ = self.ui.words(said)
            painter.setFont(self.ui.look.body_font(14))
            painter.setPen(theme("ink"))
            area = QRectF(x + 32 * k, 0, self._width(text_) + 4, self.height())
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, text_)
            x += self._width(text_) + 54 * k


class ZoomButtons(Worded, QWidget):
    """Nearer, farther, the whole map."""

    nearer = Signal()
    farther = Signal()
    whole = Signal()

    def __init__(self, ui: Ui, parent: QWidget) -> None:
        super().__init__(parent)
        self.listen(ui)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self._buttons = []
        for sign, said, signal in (
            ("+", NEARER, self.nearer),
            ("−", FARTHER, self.farther),
            ("⤢", WHOLE, self.whole),
        ):
            button = QToolButton()
            button.setText(sign)
            button.clicked.connect(signal)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.say(sign, button.setToolTip, said)
            self.say(sign + "name", button.setAccessibleName, said)
            column.addWidget(button)
            self._buttons.append(button)
        ui.look.changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        side = self.ui.look.px(34)
        for button in self._buttons:
            button.setFixedSize(side, side)
        self.adjustSize()
