"""The track of Loss points: a box for each, the levels of victory as bands above them, a cursor on the sum."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QSizePolicy

from anahuac.app.i18n import Worded
from anahuac.app.look.paint import pen, ring, rounded
from anahuac.app.look.theme import mix
from anahuac.app.panels.siege import figures, texts
from anahuac.app.panels.spoken import sentences
from anahuac.app.panels.stops import Stops
from anahuac.app.ui import Ui
from anahuac.engine.text import Ref
from anahuac.games.siege.data import Tables
from anahuac.games.siege.dice import Level
from anahuac.games.siege.rules.ch05_victory import level_of

#: Boxes of the last level, which has no end.
OPEN_END = 6
#: How much of their colour the bands of levels have that one would not get now.
FAINT = 0.38
_PAD = 12
_BAND, _BOX = 22, 34


class LossTrack(Worded, Stops):
    """Arrows go from level to level and say what each needs; the pointer is told the same."""

    def __init__(self, ui: Ui, tables: Tables) -> None:
        super().__init__()
        self.listen(ui)
        self._t = tables
        self._points = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        ui.look.changed.connect(self.updateGeometry)

    def show_points(self, points: int) -> None:
        """The sum; the track is painted anew only where it has changed."""
        if points != self._points:
            self._points = points
            self.retranslated()

    @property
    def level(self) -> Level:
        """The level that the sum gives."""
        return level_of(self._t, self._points)

    def retranslated(self) -> None:
        words = self.ui.words
        self.setAccessibleName(words.sentence(texts.POINTS(self._points)))
        self.describe()
        self.update()

    def describe(self) -> None:
        now = texts.TODAY(points=self._points, level=Ref("level", self.level.id))
        levels = self._t.levels if self.at is None else [self._t.levels[self.at]]
        told = [] if self.at is not None else [self.ui.words.sentence(now)]
        told += [self._told(level) for level in levels]
        self.setAccessibleDescription(sentences(told))

    def _told(self, level: Level) -> str:
        band = texts.BAND(level=Ref("level", level.id), range=figures.range_of(level))
        return sentences([self.ui.words.sentence(band), self.ui.words(Ref("level_summary", level.id))])

    # ------------------------------------------------------------------ geometry

    @property
    def _two_lines(self) -> bool:
        """Whether names of levels wrap: a band is about a quarter of the track."""
        return self.width() < self.ui.look.px(560)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        band = _BAND if width >= self.ui.look.px(560) else 2 * _BAND - 8
        return self.ui.look.px(band + _BOX + 12)

    def sizeHint(self) -> QSize:
        return QSize(self.ui.look.px(560), self.heightForWidth(self.width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ui.look.px(200), self.heightForWidth(self.width()))

    @property
    def _boxes(self) -> list[tuple[Level, int]]:
        """Every box: its level and its number."""
        made = []
        for level in self._t.levels:
            last = level.to if level.to is not None else level.first + OPEN_END - 1
            made += [(level, number) for number in range(level.first, last + 1)]
        return made

    def _rects(self) -> list[QRectF]:
        px = self.ui.look.px
        boxes = self._boxes
        left, wide = px(_PAD), (self.width() - 2 * px(_PAD)) / len(boxes)
        gap = 3.0 if wide > 12 else 1.0
        top = px(_BAND if not self._two_lines else 2 * _BAND - 8) + px(6)
        return [QRectF(left + at * wide, top, wide - gap, px(_BOX) - px(6)) for at in range(len(boxes))]

    def _bands(self) -> list[tuple[Level, QRectF]]:
        rects, boxes = self._rects(), self._boxes
        high = self.ui.look.px(_BAND if not self._two_lines else 2 * _BAND - 8)
        found = []
        for level in self._t.levels:
            of = [rect for rect, (one, _) in zip(rects, boxes, strict=True) if one == level]
            found.append((level, QRectF(of[0].left(), 1, of[-1].right() - of[0].left(), high)))
        return found

    # ------------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, (level, rect) in enumerate(self._bands()):
            self._paint_band(painter, level, rect, level == self.level)
            if self.hasFocus() and at == self.at:
                ring(painter, rect.adjusted(1, 1, -1, -1), self.ui.look.theme, 4)
        rects, boxes = self._rects(), self._boxes
        painter.setPen(pen(self.ui.look.theme("panel.line"), 1))
        painter.setBrush(self.ui.look.theme("panel.raised"))
        for rect in rects:
            painter.drawRoundedRect(rect, 3, 3)
        for rect, (level, number) in zip(rects, boxes, strict=True):
            if number in (level.first, level.to):
                self._paint_number(painter, rect, number, is_first=number == level.first)
        spot = next((at for at, (_, number) in enumerate(boxes) if number == self._points), len(boxes) - 1)
        self._paint_cursor(painter, rects[spot])
        if self.hasFocus() and self.at is None:
            ring(painter, QRectF(self.rect()).adjusted(4, 2, -4, -2), self.ui.look.theme)

    def _paint_band(self, painter: QPainter, level: Level, rect: QRectF, is_now: bool) -> None:
        theme = self.ui.look.theme
        role = f"siege.{level.winner}"
        ground = theme(role) if is_now else mix(theme("panel"), theme(role), FAINT)
        painter.setPen(pen(theme("ink") if is_now else theme("panel.line"), 1.4 if is_now else 1))
        painter.setBrush(ground)
        painter.drawPath(rounded(rect, 3))
        said = self.ui.words(figures.short_level(level))
        painter.setFont(self._fitting(said, rect, 600 if is_now else 400))
        painter.setPen(theme.on(role) if is_now else theme("ink"))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(rect.adjusted(2, 0, -2, 0), flags, said)

    def _fitting(self, said: str, rect: QRectF, weight: int) -> QFont:
        size, flags = 13.0, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        while size > 11:
            used = QFontMetricsF(self.ui.look.body_font(size, weight)).boundingRect(
                rect.adjusted(2, 0, -2, 0), flags, said
            )
            if used.width() <= rect.width() - 4 and used.height() <= rect.height():
                break
            size -= 0.5
        return self.ui.look.body_font(size, weight)

    def _paint_number(self, painter: QPainter, rect: QRectF, number: int, *, is_first: bool) -> None:
        """The ends of a level; where boxes are narrower than figures its beginning alone, from its box on."""
        look = self.ui.look
        font = look.body_font(12)
        said = self.ui.words(number)
        fits = QFontMetricsF(font).horizontalAdvance(said) < rect.width()
        if not fits and not is_first:
            return
        painter.setPen(look.theme("ink.muted"))
        painter.setFont(font)
        align = Qt.AlignmentFlag.AlignHCenter if fits else Qt.AlignmentFlag.AlignLeft
        room = rect if fits else rect.adjusted(2, 0, 3 * rect.width(), 0)
        painter.drawText(room, align | Qt.AlignmentFlag.AlignVCenter, said)

    def _paint_cursor(self, painter: QPainter, box: QRectF) -> None:
        look = self.ui.look
        gold = look.theme("gold")
        font = look.body_font(16, 700)
        said = self.ui.words(self._points)
        wide = max(box.width() + 4, QFontMetricsF(font).horizontalAdvance(said) + look.px(10))
        middle = min(max(box.center().x(), wide / 2 + 2), self.width() - wide / 2 - 2)
        rect = QRectF(middle - wide / 2, box.top() - look.px(3), wide, box.height() + look.px(6))
        painter.setPen(pen(look.theme("panel"), 2))
        painter.setBrush(gold)
        painter.drawRoundedRect(rect, 4, 4)
        dark = QColor(look.theme("siege.on"))
        painter.setPen(dark if gold.lightnessF() > 0.45 else look.theme("counter.on"))
        painter.setFont(font)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, said)

    # ------------------------------------------------------------------ pointing

    def stops(self) -> tuple[int, int]:
        """The levels, from today's on."""
        return len(self._t.levels), self._t.levels.index(self.level)

    def told_at(self, at: QPointF) -> str:
        """What the pointer is told at a point: the level there, above it or in its boxes."""
        band = next((lv for lv, r in self._bands() if r.left() <= at.x() <= r.right()), None)
        return self._told(band) if band is not None else ""
