"""Lines of the log: the model that holds them, the delegate that draws bar, pictogram, sentence, dice, clause."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from anahuac.app.i18n import Words
from anahuac.app.look.dice import die_pixmap, tilt
from anahuac.app.look.motifs import SQUARE
from anahuac.app.look.pictograms import pictogram
from anahuac.app.look.theme import mix
from anahuac.app.presenter import Presenter
from anahuac.app.session import REFUSAL, LogEntry
from anahuac.app.ui import Ui
from anahuac.engine.game import Die
from anahuac.engine.text import text

SPOKEN = text("log", "{line} Dice: {dice}. Rule {clause}.")
SPOKEN_PLAIN = text("log", "{line} Rule {clause}.")

ENTRY = Qt.ItemDataRole.UserRole
#: More dice than this stand below the sentence.
MOST_BESIDE = 3
Index = QModelIndex | QPersistentModelIndex
#: How much is seen of pictures in a line that is still to come; its words are muted, and as legible as others.
LATER = 0.5
MOST_HEIGHTS = 20_000


class LogModel(QAbstractListModel):
    """Lines of the log that the filter lets through."""

    def __init__(self, ui: Ui, presenter: Presenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._presenter = presenter
        self._kinds: tuple[str, ...] = ()
        self._taken = 0
        self._rows: list[LogEntry] = []
        self._said: dict[int, str] = {}  # by row
        self._last: LogEntry | None = None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self._rows[index.row()]
        if role == ENTRY:
            return entry
        if role == Qt.ItemDataRole.DisplayRole:
            row = index.row()
            said = self._said.get(row)
            if said is None:
                said = self._said[row] = self._ui.words.wording.log_line(entry.line)
            return said
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return spoken_line(self._ui.words, entry)
        return None

    def take(self, entries: Sequence[LogEntry]) -> None:
        """Show a log that grew, or another one."""
        grew = self._taken <= len(entries) and (not self._taken or entries[self._taken - 1] is self._last)
        if not grew or not self._taken:
            self.beginResetModel()
            self._said.clear()
            self._rows = [entry for entry in entries if self._passes(entry)]
            self.endResetModel()
        else:
            fresh = [entry for entry in entries[self._taken :] if self._passes(entry)]
            if fresh:
                self.beginInsertRows(QModelIndex(), len(self._rows), len(self._rows) + len(fresh) - 1)
                self._rows += fresh
                self.endInsertRows()
        self._taken = len(entries)
        self._last = entries[-1] if entries else None

    def filter(self, kinds: tuple[str, ...], entries: Sequence[LogEntry]) -> None:
        """Show only these kinds (and headings); all when empty."""
        self._kinds = kinds
        self._taken = 0
        self.take(entries)

    def until(self, step: int) -> int:
        """How many rows tell of what had happened up to a step."""
        return bisect_right(self._rows, step, key=lambda entry: entry.step)

    def say_again(self) -> None:
        """The language changed."""
        self._said.clear()
        self.layoutChanged.emit()

    def _passes(self, entry: LogEntry) -> bool:
        return not self._kinds or entry.line.is_heading or entry.line.kind in self._kinds


def spoken_line(words: Words, entry: LogEntry) -> str:
    """A line as it is read out: its sentence, its dice, its clause."""
    line = words.wording.log_line(entry.line)
    clause = entry.line.clause.partition(":")[2]
    if entry.line.dice:
        dice = tuple(die.value for die in entry.line.dice)
        return words(SPOKEN(line=line, dice=dice, clause=clause))
    return words(SPOKEN_PLAIN(line=line, clause=clause)) if clause else line


class LogDelegate(QStyledItemDelegate):
    """Draws a line."""

    def __init__(
        self, ui: Ui, presenter: Presenter, undoable: Callable[[LogEntry], bool], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._ui = ui
        self._presenter = presenter
        self._undoable = undoable
        self._heights: dict[tuple[str, int, int], int] = {}
        self._areas: dict[tuple[int, bool, str, int], QRect] = {}
        self._kept: dict[str, QFontMetrics] = {}  # making them takes longer than measuring a line
        #: The step looked at; lines after it are paler. ``None``: the match as it stands.
        self.looking: int | None = None

    def forget(self) -> None:
        """Measure again."""
        self._heights.clear()
        self._areas.clear()
        self._kept.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        entry: LogEntry = index.data(ENTRY)
        view = self.parent()
        assert isinstance(view, QListView)
        width = view.viewport().width()
        said = index.data()
        key = (said, width, len(entry.line.dice))
        high = self._heights.get(key)
        if high is None:
            if len(self._heights) > MOST_HEIGHTS:  # of all the widths that a dock passes while it is dragged
                self._heights.clear()
            high = self._heights[key] = self._height(said, width, entry)
        return QSize(width, high)

    def _height(self, said: str, width: int, entry: LogEntry) -> int:
        """Of a row; the log of a long match is measured anew in every width, so one line is measured as such."""
        line = entry.line
        kind = (width, line.is_heading, line.clause, len(line.dice))
        area = self._areas.get(kind)
        if area is None:
            area = self._areas[kind] = self._text_area(QRect(0, 0, width, 10_000), entry)
        metrics, px = self._metrics(entry), self._ui.look.px
        words = metrics.height()
        if metrics.horizontalAdvance(said) >= area.width() - 1:
            words = metrics.boundingRect(area, Qt.TextFlag.TextWordWrap, said).height()
        return max(px(30), words + px(10)) + self._dice_rows(width, entry) * px(24)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: LogEntry = index.data(ENTRY)
        line = entry.line
        look = self._ui.look
        theme = look.theme
        rect: QRect = option.rect
        hovered = bool(option.state & QStyle.StateFlag.State_MouseOver)
        current = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        later = self.looking is not None and entry.step > self.looking
        ratio = painter.device().devicePixelRatioF()
        box = QRectF(rect).adjusted(1, 1, -1, -1)
        refused = line.kind == REFUSAL
        if entry.step == self.looking and not line.is_heading:
            painter.fillRect(box, mix(theme("season.dry"), theme("panel.raised"), 0.6))
        elif line.is_heading or hovered or current or refused:
            painter.setPen(Qt.PenStyle.NoPen)
            wash = theme("accent.wash", 1.0 if line.is_heading else 0.55)
            painter.setBrush(theme("warn.wash") if refused else wash)
            painter.drawRoundedRect(box, 4, 4)
        if current:
            painter.setPen(theme("accent"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 4, 4)
        if later:
            painter.setOpacity(LATER)
        if not line.is_heading:
            self._paint_mark(painter, rect, entry, hovered, ratio)
        self._paint_dice(painter, rect, entry, ratio)
        painter.setOpacity(1)
        painter.setFont(self._font(entry))
        painter.setPen(theme("ink.muted" if later else "ink"))
        below = self._dice_rows(rect.width(), entry) * look.px(24)
        area = self._text_area(rect, entry).adjusted(0, 0, 0, -below)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(area, flags, index.data())
        if line.clause:
            painter.setFont(look.body_font(13, 600))
            painter.setPen(theme("ink.muted" if later else "accent"))
            painter.drawText(
                self.clause_area(rect, entry),
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
                line.clause.partition(":")[2],
            )
        painter.restore()

    def _paint_mark(
        self, painter: QPainter, rect: QRect, entry: LogEntry, hovered: bool, ratio: float
    ) -> None:
        """The seat's bar, and the pictogram of the kind; under the pointer, the sign to go back to here."""
        look, line = self._ui.look, entry.line
        colour = self._colour(entry)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        area = self.mark_area(rect)
        high = min(rect.height() - look.px(6), look.px(20))
        top = area.center().y() - high / 2
        bar = QRectF(rect.left() + look.px(4), top, look.px(4), high)
        if (
            line.seat and self._presenter.seat_role(line.seat) not in SQUARE
        ):  # told without colour: three beads
            for at in range(3):
                bead = QRectF(bar.left(), top + at * high * 0.36, bar.width(), high * 0.28)
                painter.drawRoundedRect(bead, 2, 2)
        else:
            painter.drawRect(bar)
        glyph = "warning" if line.kind == REFUSAL else self._presenter.kind_glyph(line.kind, line.seat)
        if hovered and self._undoable(entry):
            glyph, colour = "step-back", look.theme("accent")
        painter.drawPixmap(area.topLeft(), pictogram(glyph, area.width(), colour, ratio))

    def _colour(self, entry: LogEntry) -> QColor:
        theme = self._ui.look.theme
        if entry.line.kind == REFUSAL:
            return theme("warn")
        seat = entry.line.seat
        return theme(self._presenter.seat_role(seat) + ".text") if seat else theme("ink.muted")

    def mark_area(self, rect: QRect) -> QRect:
        """Where the pictogram of a line stands; clicked, it takes back what came after."""
        side = self._ui.look.px(18)
        return QRect(
            rect.left() + self._ui.look.px(14), rect.top() + self._ui.look.px(15) - side // 2, side, side
        )

    def clause_area(self, rect: QRect, entry: LogEntry) -> QRect:
        """Where the clause of a line stands, to be clicked."""
        metrics = self._kept.get("clause")
        if metrics is None:
            metrics = self._kept["clause"] = QFontMetrics(self._ui.look.body_font(13, 600))
        wide = metrics.horizontalAdvance(entry.line.clause.partition(":")[2]) + self._ui.look.px(4)
        return QRect(rect.right() - wide - self._ui.look.px(4), rect.top(), wide, rect.height())

    def _paint_dice(self, painter: QPainter, rect: QRect, entry: LogEntry, ratio: float) -> None:
        side = self._ui.look.px(24)
        rows = self._dice_rows(rect.width(), entry)
        left = self._text_area(rect, entry).left() if rows else self._dice_left(rect, entry)
        a_row = self._dice_a_row(rect.width()) if rows else len(entry.line.dice)
        top = rect.bottom() - rows * side - self._ui.look.px(2) if rows else rect.center().y() - side // 2
        for at, die in enumerate(entry.line.dice):
            pixmap = self._die(die, side, ratio, entry.step * 3 + at)
            painter.drawPixmap(QPoint(left + at % a_row * side, top + at // a_row * side), pixmap)

    def _dice_a_row(self, width: int) -> int:
        return max(1, (width - self._ui.look.px(120)) // self._ui.look.px(24))

    def _dice_rows(self, width: int, entry: LogEntry) -> int:
        """Rows of dice below the sentence; a few stand beside it instead."""
        count = len(entry.line.dice)
        return 0 if count <= MOST_BESIDE else -(-count // self._dice_a_row(width))

    def _die(self, die: Die, side: int, ratio: float, number: int) -> Any:
        role = self._presenter.seat_role(die.seat) if die.seat else None
        return die_pixmap(die.value, side, ratio, sides=die.sides, role=role, angle=tilt(number))

    def _dice_left(self, rect: QRect, entry: LogEntry) -> int:
        side = self._ui.look.px(24)
        clause = self.clause_area(rect, entry)
        beside = len(entry.line.dice) if len(entry.line.dice) <= MOST_BESIDE else 0
        return clause.left() - beside * side - self._ui.look.px(8)

    def _text_area(self, rect: QRect, entry: LogEntry) -> QRect:
        left = rect.left() + self._ui.look.px(8 if entry.line.is_heading else 40)
        return QRect(left, rect.top(), self._dice_left(rect, entry) - left, rect.height())

    def _font(self, entry: LogEntry) -> QFont:
        return self._ui.look.body_font(14, 600) if entry.line.is_heading else self._ui.look.body_font(14.5)

    def _metrics(self, entry: LogEntry) -> QFontMetrics:
        kind = "heading" if entry.line.is_heading else "line"
        found = self._kept.get(kind)
        if found is None:
            found = self._kept[kind] = QFontMetrics(self._font(entry))
        return found
