"""The Combat Results Table, with the column that the odds give and the one that is read once a battle is planned."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPaintEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.paint import pen, ring
from anahuac.app.look.theme import mix
from anahuac.app.panels.siege import texts
from anahuac.app.panels.spoken import sentences
from anahuac.app.panels.stops import Stops
from anahuac.app.presenter import OddsShown
from anahuac.app.ui import Ui
from anahuac.engine.text import Text
from anahuac.games.siege.data import Tables

#: Difference of losses from which a cell is tinted no deeper.
DEEPEST = 4
_PAD, _HEAD, _ROW = 12, 24, 21


class CrtTable(Worded, Stops):
    """Cells tinted by who loses more: the attackers' losses stand first. Asks for the odds only while it is seen."""

    title = texts.CRT

    def __init__(self, ui: Ui, tables: Tables, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._crt = tables.crt
        self._ask: Callable[[], OddsShown | None] = lambda: None
        self.ratio = -1
        self.read: tuple[int, ...] = ()
        self.roles = ("siege.spanish", "siege.aztec")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        ui.look.changed.connect(self.updateGeometry)
        self.retranslated()

    def show_battle(self, ask: Callable[[], OddsShown | None]) -> None:
        """Whose odds are meant: ``ask`` gives them."""
        self._ask = ask
        if self.isVisible():
            self.renew()

    def renew(self) -> None:
        """The columns of the battle that is planned now."""
        odds = self._ask()
        fits = odds is not None and odds.columns == self._crt.columns
        shown = (
            (odds.ratio, tuple(sorted(at for at, _ in odds.finals)), odds.roles) if fits and odds else None
        )
        ratio, read, roles = shown or (-1, (), self.roles)
        if (ratio, read, roles) != (self.ratio, self.read, self.roles):
            self.ratio, self.read, self.roles = ratio, read, roles
            self.retranslated()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.renew()

    def retranslated(self) -> None:
        self.setAccessibleName(self.ui.words(texts.CRT))
        self.describe()
        self.update()

    def describe(self) -> None:
        words = self.ui.words
        if self.at is not None:
            self.setAccessibleDescription(self._column_said(self.at))
            return
        columns = self._crt.columns
        said = [words(texts.NO_BATTLE)]
        if self.read:
            read = texts.READ(columns=tuple(columns[at] for at in self.read))
            said = [words(texts.RATIO(column=columns[self.ratio])), words(read)]
        self.setAccessibleDescription(sentences(said))

    def _column_said(self, at: int) -> str:
        words = self.ui.words
        rolls = sorted(self._crt.rows)
        cells = [f"{roll}: {words(self._cell(roll, at))}" for roll in rolls]
        return sentences([words(texts.COLUMN(column=self._crt.columns[at])), ", ".join(cells)])

    def _cell(self, roll: int, at: int) -> Text:
        attacker, defender = self._crt.rows[roll][at]
        return texts.CELL(attacker=attacker, defender=defender)

    # ------------------------------------------------------------------ geometry

    def sizeHint(self) -> QSize:
        rows = len(self._crt.rows)
        return QSize(self.ui.look.px(420), self.ui.look.px(_HEAD + _ROW * rows + 30))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ui.look.px(250), self.sizeHint().height())

    def _rect(self, row: int, column: int) -> QRectF:
        """A cell; row -1 is the head, column -1 the rolls."""
        px = self.ui.look.px
        first = px(30)
        left, room = px(_PAD) + first, self.width() - 2 * px(_PAD) - first
        wide = room / len(self._crt.columns)
        top = px(22) + (0 if row < 0 else px(_HEAD) + row * px(_ROW))
        high = px(_HEAD if row < 0 else _ROW)
        if column < 0:
            return QRectF(px(_PAD), top, first, high)
        return QRectF(left + column * wide, top, wide, high)

    # ------------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_head(painter)
        for row, roll in enumerate(sorted(self._crt.rows)):
            self._paint_row(painter, row, roll)
        theme = self.ui.look.theme
        last = len(self._crt.rows) - 1
        for column in self.read:
            whole = self._rect(-1, column).united(self._rect(last, column)).adjusted(0.5, 0, -0.5, 1)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(theme("accent"), 2.2))
            painter.drawRoundedRect(whole, 3, 3)
        if self.hasFocus():
            whole = QRectF(self.rect()).adjusted(4, 2, -4, -2)
            if self.at is not None:
                whole = self._rect(-1, self.at).united(self._rect(last, self.at))
            ring(painter, whole, theme, 5)

    def _paint_head(self, painter: QPainter) -> None:
        look, words = self.ui.look, self.ui.words
        theme, px = look.theme, look.px
        painter.setPen(theme("ink.muted"))
        painter.setFont(look.body_font(12.5))
        line = QRectF(px(_PAD), px(2), self.width() - 2 * px(_PAD), px(18))
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft, words(texts.ATTACKER_FIRST))
        painter.drawText(self._rect(-1, -1), Qt.AlignmentFlag.AlignVCenter, words(texts.ROLL))
        for column, said in enumerate(self._crt.columns):
            box = self._rect(-1, column).adjusted(1, 1, -1, -2)
            filled = column in self.read
            painter.setPen(pen(theme("ink") if column == self.ratio else theme("panel.line"), 1.6))
            painter.setBrush(theme("accent") if filled else theme("panel.raised"))
            painter.drawRoundedRect(box, 3, 3)
            painter.setPen(theme("accent.on") if filled else theme("ink"))
            painter.setFont(self._fitting(said, box.width() - 2, 600))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, said)

    def _fitting(self, said: str, room: float, weight: int) -> QFont:
        size = 12.5
        while size > 9 and QFontMetricsF(self.ui.look.body_font(size, weight)).horizontalAdvance(said) > room:
            size -= 0.5
        return self.ui.look.body_font(size, weight)

    def _paint_row(self, painter: QPainter, row: int, roll: int) -> None:
        look, theme = self.ui.look, self.ui.look.theme
        painter.setPen(theme("ink"))
        painter.setFont(look.body_font(13, 600))
        painter.drawText(self._rect(row, -1), Qt.AlignmentFlag.AlignVCenter, self.ui.words(roll))
        for column, (attacker, defender) in enumerate(self._crt.rows[roll]):
            box = self._rect(row, column).adjusted(1, 1, -1, 0)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._tint(attacker, defender))
            painter.drawRect(box)
            painter.setPen(theme("ink"))
            said = self.ui.words(texts.CELL(attacker=attacker, defender=defender))
            painter.setFont(self._fitting(said, box.width() - 2, 600 if column in self.read else 400))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, said)

    def _tint(self, attacker: int, defender: int) -> QColor:
        """In the colour of who loses more, deeper with the difference."""
        theme = self.ui.look.theme
        depth = min(abs(attacker - defender), DEEPEST) / DEEPEST
        role = self.roles[0] if attacker > defender else self.roles[1]
        return mix(theme("panel.raised"), theme(role), 0.45 * depth)

    # ------------------------------------------------------------------ pointing

    def stops(self) -> tuple[int, int]:
        """The columns, from the one that is read on."""
        return len(self._crt.columns), self.read[0] if self.read else 0

    def told_at(self, at: QPointF) -> str:
        """What the pointer is told at a point."""
        for row, roll in enumerate(sorted(self._crt.rows)):
            for column, (attacker, defender) in enumerate(self._crt.rows[roll]):
                if self._rect(row, column).contains(at):
                    said = texts.CELL_SAID(
                        column=self._crt.columns[column], roll=roll, attacker=attacker, defender=defender
                    )
                    return self.ui.words(said)
        return ""
