"""The dice tray: the last rolls and what they were for, and how often each face has come."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QLineF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.dice import die_pixmap, tilt
from anahuac.app.look.paint import ring
from anahuac.app.look.theme import mix
from anahuac.app.panels.loglines import spoken_line
from anahuac.app.panels.logreader import LogReader
from anahuac.app.panels.spoken import sentences
from anahuac.app.presenter import Presenter
from anahuac.app.session import LogEntry, Session
from anahuac.app.ui import Ui
from anahuac.engine.game import Die
from anahuac.engine.text import text

DICE = text("dice", "Dice")
NONE_YET = text("dice", "No die has been rolled yet.")
FACES = text("dice", "Six-sided dice so far: {counts}.")
#: How many faces a die shows while it tumbles, before its own.
FACES_SHOWN = 6
FACE = text("dice", "{face} came {count} times")


class DiceTray(Worded, QWidget):
    """Paints the last rolls from left to right, newest first, as many as have room, and bars by face."""

    title = DICE
    #: The dice of the log have been taken up; may come long after the score has been told.
    taken = Signal()

    def __init__(self, ui: Ui, session: Session, presenter: Presenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._presenter = presenter
        self._rolls: list[tuple[LogEntry, Die]] = []
        self._face = FACES_SHOWN
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.reader = LogReader(session, self)
        self.reader.due.connect(self.take)
        ui.look.changed.connect(self.updateGeometry)
        self.reader.refresh()

    def take(self) -> None:
        """Take up all of the log's dice at once."""
        before = len(self._rolls)
        self._rolls = [(entry, die) for entry in self.reader.lines() for die in entry.line.dice]
        self.retranslated()
        self.taken.emit()
        if self.isVisible() and before and len(self._rolls) > before and self.ui.look.motion.enabled:
            QTimer.singleShot(0, self, self._tumble)  # after counters that the same step moves

    def _tumble(self) -> None:
        """The dice rolled last show some faces before their own."""
        if self._rolls:
            self.ui.look.motion.play("dice", self._show_face, owner=self)

    def _show_face(self, share: float) -> None:
        face = FACES_SHOWN if share >= 1 else int(share * FACES_SHOWN)
        if face != self._face:
            self._face = face
            self.update()

    @property
    def last(self) -> tuple[LogEntry, Die] | None:
        """The last roll and the line that tells of it."""
        return self._rolls[-1] if self._rolls else None

    @property
    def counts(self) -> Counter[int]:
        """How often each face of six-sided dice came."""
        return Counter(die.value for _, die in self._rolls if die.sides == 6)

    def retranslated(self) -> None:
        counts = tuple(FACE(face=face, count=count) for face, count in sorted(self.counts.items()))
        words = self.ui.words
        self.setAccessibleName(words(DICE))
        last = [spoken_line(words, self._rolls[-1][0])] if self._rolls else []
        told = words(FACES(counts=counts)) if counts else words(NONE_YET)
        self.setAccessibleDescription(sentences([*last, told]))
        self.setToolTip(words(FACES(counts=counts)) if counts else "")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.ui.look.px(420), self.ui.look.px(58))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ui.look.px(200), self.ui.look.px(56))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        look = self.ui.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.hasFocus():
            ring(painter, QRectF(self.rect()).adjusted(4, 3, -4, -3), look.theme)
        chart = look.px(130) if self.width() > look.px(430) else 0
        room = QRect(look.px(12), 0, self.width() - chart - look.px(20), self.height())
        if not self._rolls:
            painter.setFont(look.body_font(14))
            painter.setPen(look.theme("ink.muted"))
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(room, flags, self.ui.words(NONE_YET))
            return
        rolls = self._latest()
        columns = max(1, min(len(rolls), 4, room.width() // look.px(176)))
        wide = room.width() // columns
        for at, (entry, dice) in enumerate(rolls[:columns]):
            cell = QRect(room.left() + at * wide, 0, wide - look.px(8), self.height())
            self._paint_roll(painter, cell, entry, dice)
        if chart:
            self._paint_chart(painter, QRectF(self.width() - chart - look.px(6), 2, chart, self.height() - 4))

    def _latest(self) -> list[tuple[LogEntry, list[Die]]]:
        grouped: list[tuple[LogEntry, list[Die]]] = []
        for entry, die in reversed(self._rolls[-16:]):
            if grouped and grouped[-1][0] is entry:
                grouped[-1][1].insert(0, die)
            else:
                grouped.append((entry, [die]))
        return grouped

    def _paint_roll(self, painter: QPainter, cell: QRect, entry: LogEntry, dice: list[Die]) -> None:
        look = self.ui.look
        side = min(look.px(46), cell.height() - 2)
        x = cell.left()
        tumbling = FACES_SHOWN - self._face if entry is self._rolls[-1][0] else 0
        for at, die in enumerate(dice[:2]):
            role = self._presenter.seat_role(die.seat) if die.seat else None
            number = entry.step * 3 + at + tumbling
            value = (die.value + tumbling * 2 - 1 + at) % die.sides + 1 if tumbling else die.value
            ratio = self.devicePixelRatioF()
            pixmap = die_pixmap(value, side, ratio, sides=die.sides, role=role, angle=tilt(number))
            painter.drawPixmap(x, cell.center().y() - side // 2, pixmap)
            x += side
        area = QRect(x + look.px(8), 0, cell.right() - x - look.px(8), cell.height())
        said = self.ui.words.wording.log_line(entry.line)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        size = 13.5
        while size > 11 and not self._fits(said, size, area):
            size -= 0.5
        painter.setFont(look.body_font(size))
        painter.setPen(look.theme("ink"))
        painter.drawText(area, flags, said)

    def _fits(self, said: str, size: float, area: QRect) -> bool:
        metrics = QFontMetrics(self.ui.look.body_font(size))
        return metrics.boundingRect(area, Qt.TextFlag.TextWordWrap, said).height() <= area.height()

    def _paint_chart(self, painter: QPainter, rect: QRectF) -> None:
        look = self.ui.look
        theme = look.theme
        counts = self.counts
        total = sum(counts.values())
        if not total:
            return
        foot = look.px(15)
        step = rect.width() / 6
        highest = max(counts.values())
        unit = (rect.height() - foot - 4) / max(highest, total / 6 * 1.4)
        newest = next((die.value for _, die in reversed(self._rolls) if die.sides == 6), 0)
        painter.setFont(look.body_font(11))
        for face in range(1, 7):
            high = counts[face] * unit
            bar = QRectF(rect.left() + (face - 1) * step + 2, rect.bottom() - foot - high, step - 5, high)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(
                theme("accent") if face == newest else mix(theme("accent"), theme("panel"), 0.55)
            )
            painter.drawRoundedRect(bar, 2, 2)
            painter.setPen(theme("ink.muted"))
            under = QRectF(bar.left() - 4, rect.bottom() - foot, step + 3, foot)
            painter.drawText(under, Qt.AlignmentFlag.AlignCenter, self.ui.words(face))
        painter.setPen(theme("ink"))
        pen = painter.pen()
        pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        y = rect.bottom() - foot - total / 6 * unit
        painter.drawLine(QLineF(rect.left(), y, rect.right(), y))
