"""Tracks that any game may have: turns with their seasons, and a score of boxes 0 to 9 with two cursors."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.counters import TacticalFace, paint_counter
from anahuac.app.look.motifs import motif_band
from anahuac.app.look.paint import pen, ring, rounded
from anahuac.app.look.patterns import hatch
from anahuac.app.look.pictograms import paint_pictogram
from anahuac.app.panels.spoken import announce, sentences
from anahuac.app.ui import Ui
from anahuac.engine.text import Param, text

TRACK = text("tracks", "Turns")
EARLIER = text("tracks", "Earlier turns")
LATER = text("tracks", "Later turns")


class TurnBox(msgspec.Struct, frozen=True):
    """A box of a turn track. ``year`` stands above the first box of a year, ``now`` frames the present one;
    ``hints`` say what season and pictograms mean."""

    number: int
    caption: Param
    season: str
    glyphs: tuple[str, ...] = ()
    year: str = ""
    now: bool = False
    camp: str = ""
    spoken: Param = ""
    hints: tuple[Param, ...] = ()


class TurnTrack(Worded, QWidget):
    """Boxes of turns; where not all have room, a window of them with arrows at both ends."""

    inspected = Signal(str)

    def __init__(self, ui: Ui, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self.strip = _Strip(ui)
        self.earlier = QToolButton()
        self.later = QToolButton()
        for button, arrow, said in (
            (self.earlier, Qt.ArrowType.LeftArrow, EARLIER),
            (self.later, Qt.ArrowType.RightArrow, LATER),
        ):
            button.setArrowType(arrow)
            button.setProperty("role", "quiet")
            button.setAutoRepeat(True)
            self.say(said().source, button.setAccessibleName, said)
            self.say(said().source + "tip", button.setToolTip, said)
        self.earlier.clicked.connect(self._back)
        self.later.clicked.connect(self._on)
        self.strip.moved.connect(self._show_arrows)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 8)
        row.setSpacing(2)
        row.addWidget(self.earlier)
        row.addWidget(self.strip, 1)
        row.addWidget(self.later)

    def show_boxes(self, boxes: tuple[TurnBox, ...]) -> None:
        """The boxes in order; the track is painted anew only where they have changed."""
        if boxes != self.strip.boxes:
            self.strip.show_boxes(boxes)
            self.retranslated()

    def retranslated(self) -> None:
        self.strip.setAccessibleName(self.ui.words(TRACK))
        self.strip.say()
        self.strip.update()

    def _back(self) -> None:
        self.strip.shift(-1)

    def _on(self) -> None:
        self.strip.shift(1)

    def _show_arrows(self) -> None:
        everything = self.strip.fits_all
        for button, possible in ((self.earlier, self.strip.can_back), (self.later, self.strip.can_on)):
            button.setVisible(not everything)
            button.setEnabled(possible)


class _Strip(QWidget):
    moved = Signal()

    def __init__(self, ui: Ui) -> None:
        super().__init__()
        self._ui = ui
        self.boxes: tuple[TurnBox, ...] = ()
        self._first = 0
        self._follow = True
        self._at: int | None = None  # the box the keys are at
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        ui.look.changed.connect(self._dress)

    def show_boxes(self, boxes: tuple[TurnBox, ...]) -> None:
        if [box.now for box in boxes] != [box.now for box in self.boxes]:
            self._follow = True
        self.boxes = boxes
        self._place()

    def say(self) -> None:
        """Let a reader know of the box the keys are at, else of the present turn."""
        now = next((at for at, box in enumerate(self.boxes) if box.now), None)
        at = now if self._at is None else self._at
        if at is not None and at < len(self.boxes):
            box = self.boxes[at]
            said = [self._ui.words.sentence(part) for part in (box.spoken, *box.hints)]
            self.setAccessibleDescription(sentences(said))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right, start and end, go from turn to turn."""
        now = next((at for at, box in enumerate(self.boxes) if box.now), 0)
        here, last = now if self._at is None else self._at, len(self.boxes) - 1
        there = {
            Qt.Key.Key_Left: here - 1,
            Qt.Key.Key_Right: here + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if there is None or last < 0:
            super().keyPressEvent(event)
            return
        self._at = min(max(there, 0), last)
        if not self._first <= self._at < self._first + self._count:
            self.shift(self._at - (self._first if self._at < self._first else self._first + self._count - 1))
        self.say()
        announce(self, self.accessibleDescription())
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._at = None
        self.say()

    def shift(self, by: int) -> None:
        self._follow = False
        self._first = max(0, min(self._first + by, len(self.boxes) - self._count))
        self.update()
        self.moved.emit()

    @property
    def _count(self) -> int:
        least = self._ui.look.px(68)
        return max(1, min(len(self.boxes), self.width() // least)) if self.boxes else 0

    @property
    def fits_all(self) -> bool:
        return self._count >= len(self.boxes)

    @property
    def can_back(self) -> bool:
        return self._first > 0

    @property
    def can_on(self) -> bool:
        return self._first + self._count < len(self.boxes)

    def _place(self) -> None:
        now = next((at for at, box in enumerate(self.boxes) if box.now), 0)
        if self._follow:
            self._first = max(0, min(now - 1 if self._count > 3 else now, len(self.boxes) - self._count))
        self._first = max(0, min(self._first, len(self.boxes) - self._count))
        self.update()
        self.moved.emit()

    def _dress(self) -> None:
        self.updateGeometry()
        self._place()

    def resizeEvent(self, event: object) -> None:
        self._place()

    def sizeHint(self) -> QSize:
        return QSize(self._ui.look.px(600), self._ui.look.px(84))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._ui.look.px(140), self._ui.look.px(82))

    def _rect(self, at: int) -> QRectF:
        look = self._ui.look
        wide = self.width() / max(1, self._count)
        top = look.px(15)
        return QRectF(at * wide + 3, top, wide - 7, self.height() - top - look.px(8))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        for at in range(self._count):
            if self._rect(at).contains(event.position()):
                box = self.boxes[self._first + at]
                self.setToolTip("\n".join(map(self._ui.words, (box.spoken, *box.hints))))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at in range(self._count):
            self._paint_box(painter, self._rect(at), self.boxes[self._first + at], at == 0)
        for at in range(self._count):
            if self.boxes[self._first + at].now:
                self._paint_now(painter, self._rect(at), self.boxes[self._first + at])
        if self.hasFocus():
            now = next((at for at, box in enumerate(self.boxes) if box.now), 0)
            at = (now if self._at is None else self._at) - self._first
            if 0 <= at < self._count:
                ring(painter, self._rect(at).adjusted(1, 1, -1, -1), self._ui.look.theme, 5)

    def _paint_box(self, painter: QPainter, rect: QRectF, box: TurnBox, is_first: bool) -> None:
        look = self._ui.look
        theme = look.theme
        wet = box.season == "rainy"
        path = rounded(rect, 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme("season.rainy" if wet else "season.dry"))
        painter.drawPath(path)
        if wet:
            hatch(painter, path, theme("sea.line", 0.22), 7, 1.2, 68)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme("border", 0.6), 1))
        painter.drawPath(path)
        ink = theme("ink")
        painter.setPen(ink)
        painter.setFont(look.heading_font(18))
        k = look.text_scale
        number = QRectF(rect.left() + 7 * k, rect.top() + 2 * k, rect.width(), 24 * k)
        painter.drawText(number, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(box.number))
        glyph = "season-rainy" if wet else "season-dry"
        side = 18 * k
        paint_pictogram(
            painter, glyph, QRectF(rect.right() - side - 4 * k, rect.top() + 5 * k, side, side), ink
        )
        caption = self._ui.words(box.caption)
        painter.setFont(self._fitting(caption, rect.width() - 4))
        middle = QRectF(rect.left(), rect.top() + 25 * k, rect.width(), 18 * k)
        painter.drawText(middle, Qt.AlignmentFlag.AlignCenter, caption)
        x = rect.left() + 6 * k
        side = min(16 * k, rect.bottom() - middle.bottom() - 1)
        for name in box.glyphs:
            paint_pictogram(painter, name, QRectF(x, middle.bottom() + 1, side, side), ink)
            x += side + 3 * k
        if box.year or is_first:
            painter.setFont(look.body_font(12.5, 600))
            painter.setPen(theme("ink.muted"))
            above = QRectF(rect.left(), 0, rect.width(), rect.top() - 1)
            painter.drawText(above, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, box.year)

    def _fitting(self, caption: str, room: float) -> QFont:
        size = 13.0
        while size > 11 and QFontMetricsF(self._ui.look.body_font(size)).horizontalAdvance(caption) > room:
            size -= 0.5
        return self._ui.look.body_font(size)

    def _paint_now(self, painter: QPainter, rect: QRectF, box: TurnBox) -> None:
        theme = self._ui.look.theme
        frame = rounded(rect.adjusted(-1, -1, 1, 1), 5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme("panel.raised"), 6))
        painter.drawPath(frame)
        painter.setPen(pen(theme("accent"), 3.2))
        painter.drawPath(frame)
        if box.camp:
            side = 25 * self._ui.look.text_scale
            face = TacticalFace(box.camp, "control-spain" if box.camp == "spain" else "control-indian")
            x = rect.right() - side - 5 if box.glyphs else rect.center().x() - side / 2
            paint_counter(painter, QRectF(x, rect.bottom() - side + 8, side, side), face)


class Score(msgspec.Struct, frozen=True):
    """A camp's score as the track shows it: points, its colour role, and the sum spelled out.

    ``emblem`` is the camp's pictogram and ``motif`` the nation whose band its cursors wear, so that they are told
    apart without colour.
    """

    points: int
    role: str
    spoken: Param
    lines: tuple[Param, ...] = ()
    emblem: str = ""
    motif: str = ""


class ScoreTrack(Worded, QWidget):
    """Ten boxes; each camp has a row of two cursors in its colour and motif, one for tens and one for ones.

    The camp's emblem stands at the beginning of its row.
    """

    def __init__(self, ui: Ui, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._scores: tuple[Score, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        ui.look.changed.connect(self.updateGeometry)

    def show_scores(self, scores: tuple[Score, ...]) -> None:
        """The scores in force, one or two; the track is painted anew only where they have changed."""
        if scores != self._scores:
            self._scores = scores
            self.retranslated()

    def retranslated(self) -> None:
        said = [self.ui.words.sentence(score.spoken) for score in self._scores]
        self.setAccessibleName(", ".join(said))
        lines = [
            line
            for score, head in zip(self._scores, said, strict=True)
            for line in (head, *(self.ui.words(more) for more in score.lines))
        ]
        self.setToolTip("\n".join(lines))
        self.setAccessibleDescription(sentences(lines))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.ui.look.px(380), self.ui.look.px(60))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ui.look.px(230), self.ui.look.px(58))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        look = self.ui.look
        theme = look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        margin = look.px(12)
        left = look.px(26) if any(score.emblem for score in self._scores) else margin
        wide = (self.width() - left - margin) / 10
        high = min(self.height() - look.px(6), look.px(58))
        top = (self.height() - look.px(4) - high) / 2
        boxes = [QRectF(left + at * wide, top, wide - 4, high) for at in range(10)]
        head = look.px(18)
        for at, box in enumerate(boxes):
            painter.setPen(pen(theme("panel.line"), 1))
            painter.setBrush(theme("panel.raised"))
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(theme("ink.muted"))
            painter.setFont(look.heading_font(14))
            upper = QRectF(box.left(), box.top(), box.width(), head)
            painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, str(at))
        rows = max(1, len(self._scores))
        step = (high - head - 2) / rows
        for row, score in enumerate(self._scores):
            tens, ones = divmod(max(0, score.points), 10)
            y = top + head + row * step
            together = tens == ones
            ten, one = ("10", "1") if together else ("×10", "×1")
            self._paint_cursor(painter, boxes[min(tens, 9)], y, step, ten, score, -1 if together else 0)
            self._paint_cursor(painter, boxes[ones], y, step, one, score, 1 if together else 0)
            if score.emblem:
                side = min(step - 1, look.px(18))
                spot = QRectF((left - side) / 2 + 1, y + (step - 2 - side) / 2, side, side)
                paint_pictogram(painter, score.emblem, spot, theme(score.role + ".text"))
        if self.hasFocus():
            ring(painter, QRectF(self.rect()).adjusted(4, 3, -4, -3), theme)

    def _paint_cursor(
        self, painter: QPainter, box: QRectF, y: float, high: float, said: str, score: Score, half: int
    ) -> None:
        """A cursor in its row; two in one box share its width."""
        theme = self.ui.look.theme
        wide = box.width() - 4 if not half else box.width() / 2 - 2
        left = box.left() + 2 if half <= 0 else box.center().x() + 1
        rect = QRectF(left, y, wide, high - 2)
        painter.setPen(pen(theme("ink", 0.6), 1))
        painter.setBrush(theme(score.role))
        painter.drawRoundedRect(rect, 4, 4)
        if score.motif:
            deep = max(3.0, rect.height() * 0.24)
            band = QRectF(rect.left() + 3, rect.top() + 1.5, rect.width() - 6, deep)
            motif_band(painter, band, score.motif, theme.on(score.role))
            rect.setTop(band.bottom())
        size = min(self.ui.look.px(13), rect.height() * 1.15)  # figures are lower than their line
        font = self.ui.look.body_font(13, 700)
        while size > 8 and QFontMetricsF(font).horizontalAdvance(said) > wide - 1:
            size -= 1
            font.setPixelSize(round(size))
        font.setPixelSize(max(8, round(size)))
        painter.setFont(font)
        painter.setPen(theme.on(score.role))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, said)
