"""What lies over the map: the key of what is shown on it, and buttons to zoom."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QToolButton, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.counters import DiscFace, paint_counter
from anahuac.app.look.paint import NO_BRUSH, diamond, painting, pen, polygon, rounded
from anahuac.app.look.patterns import paint_pattern
from anahuac.app.look.theme import state_look
from anahuac.app.ui import Ui
from anahuac.engine.text import Param, text

REACH = text("legend", "in reach")
LAST = text("legend", "last step")
TARGET = text("legend", "fight")
CHOSEN = text("legend", "chosen")
WAY = text("legend", "way, with its cost")
CONTESTED = text("legend", "contested")
COST = text("legend", "cost of getting there")
KEY = text("legend", "Key of the marks")
SHOWN = text("legend", "{items}")
NEARER = text("legend", "Zoom in")
FARTHER = text("legend", "Zoom out")
WHOLE = text("legend", "Whole map")


class Sample(msgspec.Struct, frozen=True):
    """A mark and what it means. ``kind`` is a state of the look, ``way``, ``cost``, or ``flag`` with its drawing."""

    kind: str
    said: Param
    glyph: str = ""
    role: str = ""


#: What is always in the key: the marks of play.
MARKS = (
    Sample("reach", REACH()),
    Sample("reach_last", LAST()),
    Sample("target", TARGET()),
    Sample("selected", CHOSEN()),
)
#: At 100 %: a row, the sample's width and height, room before it, after it and after its name.
_ROW, _WIDE, _HIGH, _EDGE, _GAP, _AFTER = 30.0, 24.0, 16.0, 12.0, 8.0, 22.0


class Legend(Worded, QWidget):
    """Samples of the marks with their names, in as many rows as they need; it takes no clicks."""

    def __init__(self, ui: Ui, parent: QWidget) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._samples: tuple[Sample, ...] = MARKS
        self._most = 4000
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        ui.look.changed.connect(self.retranslated)
        self.retranslated()

    @property
    def samples(self) -> tuple[Sample, ...]:
        """What it explains."""
        return self._samples

    def show_samples(self, more: Sequence[Sample]) -> None:
        """Explain these beside the marks of play."""
        wanted = (*MARKS, *more)
        if wanted != self._samples:
            self._samples = wanted
            self.retranslated()

    def fit(self, wide: int) -> None:
        """Take no more than so many pixels of width, and rows as they are needed."""
        if wide != self._most:
            self._most = wide
            self.resize(self.sizeHint())

    def retranslated(self) -> None:
        words = self.ui.words
        self.setAccessibleName(words(KEY))
        self.setAccessibleDescription(words(SHOWN(items=tuple(sample.said for sample in self._samples))))
        self.resize(self.sizeHint())
        self.update()

    def _placed(self) -> tuple[list[tuple[Sample, QPointF, str]], QSize]:
        """Where each sample stands, its name, and the size of all."""
        k = self.ui.look.text_scale
        metrics = QFontMetricsF(self.ui.look.body_font(14))
        found, x, row, widest = [], _EDGE * k, 0, 0.0
        for sample in self._samples:
            said = self.ui.words(sample.said)
            wide = (_WIDE + _GAP) * k + metrics.horizontalAdvance(said)
            if x > _EDGE * k and x + wide + _EDGE * k > self._most:
                x, row = _EDGE * k, row + 1
            found.append((sample, QPointF(x, row * _ROW * k), said))
            widest = max(widest, x + wide)
            x += wide + _AFTER * k
        return found, QSize(round(widest + _EDGE * k), round((row + 1) * _ROW * k))

    def sizeHint(self) -> QSize:
        return self._placed()[1]

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme, k = self.ui.look.theme, self.ui.look.text_scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen(theme("panel.line"), 1))
        painter.setBrush(theme("panel.raised", 0.95))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
        font = self.ui.look.body_font(14)
        for sample, at, said in self._placed()[0]:
            box = QRectF(at.x(), at.y() + (_ROW - _HIGH) / 2 * k, _WIDE * k, _HIGH * k)
            self._paint_sample(painter, sample, box)
            painter.setFont(font)
            painter.setPen(theme("ink"))
            area = QRectF(at.x() + (_WIDE + _GAP) * k, at.y(), float(self.width()), _ROW * k)
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, said)

    def _paint_sample(self, painter: QPainter, sample: Sample, box: QRectF) -> None:
        theme = self.ui.look.theme
        middle = box.center()
        if sample.kind == "flag":
            side = box.height() * 1.4
            room = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
            paint_counter(painter, room, DiscFace(sample.glyph, sample.role), theme)
            return
        if sample.kind == "way":
            painter.setPen(QPen(theme("ink"), 1.5, Qt.PenStyle.DotLine))
            painter.drawPath(polygon([(box.left(), middle.y()), (box.right(), middle.y())], closed=False))
        if sample.kind in ("way", "cost"):
            painter.setPen(pen(theme("accent" if sample.kind == "cost" else "ink.terrain"), 1.5))
            painter.setBrush(theme("panel.raised"))
            painter.drawPath(diamond(middle.x(), middle.y(), box.height() * 0.5))
            return
        self._paint_state(painter, sample.kind, rounded(box, 3))

    def _paint_state(self, painter: QPainter, kind: str, path: QPainterPath) -> None:

        theme, look = self.ui.look.theme, state_look(kind)
        pitch, mark = {"dots": (6.0, 1.3), "rings": (8.0, 2.0)}.get(look.pattern, (5.0, 1.4))
        strength = 0.7 if look.pattern.startswith("hatch") else 0.8
        colour = theme(look.colour, strength)
        paint_pattern(painter, path, look.pattern, colour, pitch, mark, self.ui.look.heavy_patterns)
        width, style = look.outline or (1.8, Qt.PenStyle.SolidLine)
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(theme(look.colour), 3.0 if kind == "selected" else max(1.5, width - 0.4), style))
        painter.drawPath(path)


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
            ("", WHOLE, self.whole),
        ):
            button = QToolButton()
            button.setText(sign)
            button.clicked.connect(signal)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.say(sign + "tip", button.setToolTip, said)
            self.say(sign + "name", button.setAccessibleName, said)
            column.addWidget(button)
            self._buttons.append(button)
        ui.look.changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        side = self.ui.look.px(34)
        for button in self._buttons:
            button.setFixedSize(side, side)
        sign = self.ui.look.px(16)
        self._buttons[-1].setIcon(corners(sign, self.ui.look.theme("accent"), self.devicePixelRatioF()))
        self._buttons[-1].setIconSize(QSize(sign, sign))
        self.adjustSize()


def corners(side: int, colour: QColor, ratio: float) -> QPixmap:
    """Four corners of a frame, the sign for all of it; no type face has one."""
    made = QPixmap(round(side * ratio), round(side * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    with painting(made) as painter:
        painter.setPen(pen(colour, side / 9))
        low, high, arm = side * 0.12, side * 0.88, side * 0.26
        for x, dx in ((low, arm), (high, -arm)):
            for y, dy in ((low, arm), (high, -arm)):
                painter.drawPath(polygon([(x + dx, y), (x, y), (x, y + dy)], closed=False))
    return made
