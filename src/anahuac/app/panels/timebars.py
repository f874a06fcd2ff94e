"""The two bars of the replay: all turns in the colours of their seasons, and the turn looked at with its phases."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.motifs import motif_band
from anahuac.app.look.paint import NO_BRUSH, NO_PEN, pen, rounded
from anahuac.app.look.patterns import hatch
from anahuac.app.look.pictograms import pictogram
from anahuac.app.replay.ruler import Ruler, thinned
from anahuac.app.replay.timeline import Sign, Span, Timeline
from anahuac.app.ui import Ui
from anahuac.engine.text import Param, text

TURNS = text("replay", "All turns")
PHASES = text("replay", "The turn looked at")
AT_STEP = text("replay", "Step {step} of {last}")
TURN = text("replay", "Turn {turn}, {months}")
STEP_LINE = text("replay", "Step {step}: {line}")
MARGIN = 3.0
#: How strong the colour of a nation is behind its phase.
WASH = 0.42


class TimeBar(Worded, QWidget):
    """What both bars share: a ruler, what stands still painted once, the present step above it, and the mouse."""

    jumped = Signal(int)

    def __init__(self, ui: Ui, course: Timeline, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self.course = course
        self.step = 0
        self.marks: tuple[int, ...] = ()  # steps with a bookmark
        self._ruler = Ruler((), 0, 0)
        self._still: QPixmap | None = None
        self._shown: tuple[object, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        ui.look.changed.connect(self._dress)

    def show_step(self, step: int, marks: Sequence[int]) -> None:
        """The step looked at, and those with a bookmark."""
        self.step, self.marks = step, tuple(marks)
        self.setAccessibleDescription(self.ui.words(AT_STEP(step=step, last=self.course.last)))
        self.update()

    @property
    def ruler(self) -> Ruler:
        """Where steps stand now."""
        spans, least = self.spans(), self.least()
        shown = (tuple(spans), self.width(), least)
        if shown != self._shown:
            self._shown = shown
            self._ruler = Ruler(spans, MARGIN, self.width() - 2 * MARGIN, least)
            self._still = None
        return self._ruler

    def spans(self) -> list[Span]:
        """What stands side by side."""
        raise NotImplementedError

    def least(self) -> float:
        """How wide each at least."""
        raise NotImplementedError

    def paint_still(self, painter: QPainter, ruler: Ruler) -> None:
        """What does not change with the step looked at."""
        raise NotImplementedError

    def paint_moving(self, painter: QPainter, ruler: Ruler) -> None:
        """What does."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        ruler = self.ruler
        ratio = self.devicePixelRatioF()
        if self._still is None:
            self._still = QPixmap(self.size() * ratio)
            self._still.setDevicePixelRatio(ratio)
            self._still.fill(Qt.GlobalColor.transparent)
            with QPainter(self._still) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                self.paint_still(painter, ruler)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._still)
        self.paint_moving(painter, ruler)

    def paint_signs(self, painter: QPainter, ruler: Ruler, signs: Sequence[Sign], top: float) -> None:
        """Glyphs of what happened, those after the step looked at paler."""
        theme = self.ui.look.theme
        side = self.ui.look.px(17)
        spots = [(ruler.x_of(sign.step), sign.great) for sign in signs]
        for at in thinned(spots, side + 3.0):
            later = signs[at].step > self.step
            colour = theme("ink.muted", 0.6) if later else theme("ink")
            made = pictogram(signs[at].glyph, side, colour, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(spots[at][0] - side / 2, top), made)

    def paint_name(
        self, painter: QPainter, box: QRectF, said: str, size: float, weight: int, colour: QColor
    ) -> None:
        """A name, where it has room."""
        font = self.ui.look.body_font(size, weight)
        if QFontMetricsF(font).horizontalAdvance(said) > box.width():
            return
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, said)

    def retranslated(self) -> None:
        self._still = None
        self.update()

    def _dress(self) -> None:
        self._still = None
        self.updateGeometry()
        self.update()

    # ------------------------------------------------------------------ the mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._jump(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._jump(event)

    def _jump(self, event: QMouseEvent) -> None:
        step = self.ruler.step_at(event.position().x())
        if step != self.step:
            self.jumped.emit(step)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.explained(self.ruler.step_at(event.pos().x())), self)
            return True
        return super().event(event)

    def explained(self, step: int) -> str:
        """What is at a place, in words."""
        words = self.ui.words
        sign = next((sign for sign in self.course.signs if sign.step == step), None)
        if sign is not None:
            return words(STEP_LINE(step=step, line=words.wording.log_line(sign.entry.line)))
        return words(AT_STEP(step=step, last=self.course.last))

    def _resized(self) -> None:
        self._still = None

    def resizeEvent(self, event: object) -> None:
        self._resized()


class TurnsBar(TimeBar):
    """Every turn, with battles below and bookmarks above."""

    def __init__(self, ui: Ui, course: Timeline, parent: QWidget | None = None) -> None:
        super().__init__(ui, course, parent)
        self.say("name", self.setAccessibleName, TURNS)

    def sizeHint(self) -> QSize:
        return QSize(self.ui.look.px(420), self.ui.look.px(68))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ui.look.px(120), self.ui.look.px(68))

    def spans(self) -> list[Span]:
        return self.course.turns

    def least(self) -> float:
        return float(self.ui.look.px(20))

    def _row(self) -> tuple[float, float]:
        px = self.ui.look.px
        return float(px(18)), float(px(28))

    def paint_still(self, painter: QPainter, ruler: Ruler) -> None:
        look = self.ui.look
        theme = look.theme
        top, high = self._row()
        for span, (left, wide) in zip(ruler.spans, ruler.boxes, strict=True):
            box = QRectF(left, top, wide, high)
            path = rounded(box, 4)
            painter.fillPath(path, theme(span.moment.season))
            if span.moment.season == "season.rainy":
                hatch(painter, path, theme("sea.line", 0.22), 7, 1.2, 68)
            painter.setBrush(NO_BRUSH)
            painter.setPen(pen(theme("border", 0.6), 1))
            painter.drawPath(path)
            number = QFontMetricsF(look.heading_font(15)).horizontalAdvance(span.moment.number)
            painter.setFont(look.heading_font(15))
            painter.setPen(theme("ink"))
            inner = box.adjusted(look.px(7), 0, -look.px(4), 0)
            flags = Qt.AlignmentFlag.AlignVCenter
            painter.drawText(
                box if wide < number + look.px(11) else inner,
                flags
                | (
                    Qt.AlignmentFlag.AlignHCenter
                    if wide < number + look.px(11)
                    else Qt.AlignmentFlag.AlignLeft
                ),
                span.moment.number,
            )
            inner.setLeft(inner.left() + number + look.px(8))
            if not (span.moment.numbered and span.moment.number):
                self.paint_name(painter, inner, self.ui.words(span.moment.turn_name), 13, 400, theme("ink"))

    def paint_moving(self, painter: QPainter, ruler: Ruler) -> None:
        look = self.ui.look
        theme = look.theme
        top, high = self._row()
        great = [sign for sign in self.course.signs if sign.great]
        self.paint_signs(painter, ruler, great, top + high + look.px(3))
        side = look.px(15)
        flag = pictogram("bookmark", side, theme("gold"), self.devicePixelRatioF())
        for mark in self.marks:
            painter.drawPixmap(QPointF(ruler.x_of(mark) - side / 2, 0.0), flag)
        x = ruler.x_of(self.step)
        painter.setPen(pen(theme("panel.raised"), 6.5, cap=Qt.PenCapStyle.FlatCap))
        painter.drawLine(QPointF(x, top - 2), QPointF(x, top + high + 2))
        painter.setPen(pen(theme("gold"), 3.5, cap=Qt.PenCapStyle.FlatCap))
        painter.drawLine(QPointF(x, top - 3), QPointF(x, top + high + 3))

    def explained(self, step: int) -> str:
        span = self.course.turn_of(step)
        if span is None:
            return ""
        words = self.ui.words
        name: Param = span.moment.turn_name
        if not span.moment.numbered:
            name = TURN(turn=span.moment.number, months=name)
        return "\n".join((words.sentence(name), super().explained(step)))


class PhaseBar(TimeBar):
    """The turn looked at: its phases in the colour and motif of who plays them, a tick for each step."""

    def __init__(self, ui: Ui, course: Timeline, parent: QWidget | None = None) -> None:
        super().__init__(ui, course, parent)
        self.say("name", self.setAccessibleName, PHASES)

    def sizeHint(self) -> QSize:
        return QSize(self.ui.look.px(420), self.ui.look.px(72))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ui.look.px(120), self.ui.look.px(72))

    def spans(self) -> list[Span]:
        turn = self.course.turn_of(self.step)
        return self.course.phases_of(turn) if turn is not None else []

    def least(self) -> float:
        return float(self.ui.look.px(14))

    def _row(self) -> tuple[float, float]:
        px = self.ui.look.px
        return float(px(10)), float(px(27))

    def paint_still(self, painter: QPainter, ruler: Ruler) -> None:
        look = self.ui.look
        theme = look.theme
        top, high = self._row()
        for span, (left, wide) in zip(ruler.spans, ruler.boxes, strict=True):
            self._paint_phase(painter, QRectF(left, top, wide, high), span)
            pitch = wide / span.count
            every = 1
            while pitch * every < 3.0:  # so many steps that their ticks would run into one another
                every *= 2
            ticks = range(0, span.count, every)
            painter.setPen(pen(theme("ink", 0.75), 1.2, cap=Qt.PenCapStyle.FlatCap))
            for at in ticks:
                x = left + (at + 0.5) * pitch
                painter.drawLine(
                    QPointF(x, top + high + 2), QPointF(x, top + high + look.px(7 if at % 5 else 9))
                )

    def _paint_phase(self, painter: QPainter, box: QRectF, span: Span) -> None:
        look = self.ui.look
        theme = look.theme
        role = span.moment.role
        path = rounded(box, 4)
        painter.fillPath(path, theme(f"{role}.wash", WASH) if role else theme("panel.raised"))
        painter.setBrush(NO_BRUSH)
        painter.setPen(pen(theme(f"{role}.text") if role else theme("border"), 1.2))
        painter.drawPath(path)
        left = box.left() + look.px(8)
        if role and box.width() > look.px(34):
            band = QRectF(left, box.center().y() - look.px(5), look.px(22), look.px(10))
            painter.setPen(NO_PEN)
            motif_band(painter, band, role, theme(f"{role}.text"))
            left = band.right() + look.px(7)
        inner = QRectF(left, box.top(), box.right() - left - look.px(3), box.height())
        self.paint_name(
            painter, inner, self.ui.words.sentence(span.moment.phase_name), 13.5, 600, theme("ink")
        )

    def paint_moving(self, painter: QPainter, ruler: Ruler) -> None:
        look = self.ui.look
        theme = look.theme
        top, high = self._row()
        turn = self.course.turn_of(self.step)
        if turn is None:
            return
        here = [sign for sign in self.course.signs if turn.first <= sign.step <= turn.last]
        self.paint_signs(painter, ruler, here, top + high + look.px(11))
        x = ruler.x_of(self.step)
        later = QRectF(x, top, self.width() - MARGIN - x, high)
        painter.fillRect(later, theme("panel", 0.35))
        painter.setPen(pen(theme("gold"), 3.5, cap=Qt.PenCapStyle.FlatCap))
        painter.drawLine(QPointF(x, top - 4), QPointF(x, top + high + look.px(7)))
        painter.setPen(pen(theme("panel.raised"), 1.5))
        painter.setBrush(theme("gold"))
        painter.drawEllipse(QPointF(x, top - 3), look.px(5), look.px(5))

    def explained(self, step: int) -> str:
        span = self.course.phase_of(step)
        if span is None:
            return ""
        return "\n".join((self.ui.words.sentence(span.moment.phase_name), super().explained(step)))
