"""The log: one line an event, drawn with bar, pictogram, sentence, dice and clause; filters; hover and clicks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAction, QFont, QFontMetrics, QMouseEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from anahuac.app.i18n import Worded
from anahuac.app.look.dice import die_pixmap, tilt
from anahuac.app.look.pictograms import pictogram
from anahuac.app.panels.widgets import Segments
from anahuac.app.presenter import Presenter
from anahuac.app.session import LogEntry, Session
from anahuac.app.ui import Ui
from anahuac.engine.game import Die
from anahuac.engine.text import text

LOG = text("log", "Log")
FILTERS = text("log", "Show")
UNDO_TO = text("log", "Undo to here")
SPOKEN = text("log", "{line} Dice: {dice}. Rule {clause}.")
SPOKEN_PLAIN = text("log", "{line} Rule {clause}.")

ENTRY = Qt.ItemDataRole.UserRole
#: More dice than this stand below the sentence.
MOST_BESIDE = 3
Index = QModelIndex | QPersistentModelIndex


class LogModel(QAbstractListModel):
    """Lines of the log that the filter lets through."""

    def __init__(self, ui: Ui, presenter: Presenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._presenter = presenter
        self._kinds: tuple[str, ...] = ()
        self._taken = 0
        self._rows: list[LogEntry] = []
        self._last: LogEntry | None = None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        entry = self._rows[index.row()]
        if role == ENTRY:
            return entry
        if role == Qt.ItemDataRole.DisplayRole:
            return self._ui.words.wording.log_line(entry.line)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(entry)
        return None

    def take(self, entries: Sequence[LogEntry]) -> None:
        """Show a log that grew, or another one."""
        grew = self._taken <= len(entries) and (not self._taken or entries[self._taken - 1] is self._last)
        if not grew or not self._taken:
            self.beginResetModel()
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

    def say_again(self) -> None:
        """The language changed."""
        self.layoutChanged.emit()

    def _passes(self, entry: LogEntry) -> bool:
        return not self._kinds or entry.line.is_heading or entry.line.kind in self._kinds

    def _spoken(self, entry: LogEntry) -> str:
        words = self._ui.words
        line = words.wording.log_line(entry.line)
        clause = entry.line.clause.partition(":")[2]
        if entry.line.dice:
            dice = tuple(die.value for die in entry.line.dice)
            return words(SPOKEN(line=line, dice=dice, clause=clause))
        return words(SPOKEN_PLAIN(line=line, clause=clause)) if clause else line


class LogDelegate(QStyledItemDelegate):
    """Draws a line."""

    def __init__(self, ui: Ui, presenter: Presenter, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui = ui
        self._presenter = presenter
        self._heights: dict[tuple[str, int, int], int] = {}

    def forget(self) -> None:
        """Measure again."""
        self._heights.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        entry: LogEntry = index.data(ENTRY)
        view = self.parent()
        assert isinstance(view, QListView)
        width = view.viewport().width()
        said = index.data()
        key = (said, width, len(entry.line.dice))
        if key not in self._heights:
            area = self._text_area(QRect(0, 0, width, 10_000), entry)
            option.fontMetrics = view.fontMetrics()
            bounds = self._metrics(entry).boundingRect(area, Qt.TextFlag.TextWordWrap, said)
            below = self._dice_rows(width, entry) * self._ui.look.px(24)
            self._heights[key] = max(self._ui.look.px(30), bounds.height() + self._ui.look.px(10)) + below
        return QSize(width, self._heights[key])

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
        ratio = painter.device().devicePixelRatioF()
        box = QRectF(rect).adjusted(1, 1, -1, -1)
        if line.is_heading or hovered or current:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme("accent.wash", 1.0 if line.is_heading else 0.55))
            painter.drawRoundedRect(box, 4, 4)
        if current:
            painter.setPen(theme("accent"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 4, 4)
        if not line.is_heading:
            colour = (
                theme(self._presenter.seat_role(line.seat) + ".text") if line.seat else theme("ink.muted")
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            high = min(rect.height() - look.px(6), look.px(20))
            middle = rect.top() + look.px(15)
            painter.drawRoundedRect(
                QRectF(rect.left() + look.px(4), middle - high / 2, look.px(4), high), 2, 2
            )
            glyph = self._presenter.kind_glyph(line.kind, line.seat)
            side = look.px(18)
            at = QPoint(rect.left() + look.px(14), middle - side // 2)
            painter.drawPixmap(at, pictogram(glyph, side, colour, ratio))
        painter.setFont(self._font(entry))
        painter.setPen(theme("ink"))
        below = self._dice_rows(rect.width(), entry) * look.px(24)
        area = self._text_area(rect, entry).adjusted(0, 0, 0, -below)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(area, flags, index.data())
        self._paint_dice(painter, rect, entry, ratio)
        if line.clause:
            painter.setFont(look.body_font(13, 600))
            painter.setPen(theme("accent"))
            painter.drawText(
                self.clause_area(rect, entry),
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight,
                line.clause.partition(":")[2],
            )
        painter.restore()

    def clause_area(self, rect: QRect, entry: LogEntry) -> QRect:
        """Where the clause of a line stands, to be clicked."""
        from PySide6.QtGui import QFontMetrics

        metrics = QFontMetrics(self._ui.look.body_font(13, 600))
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
        from PySide6.QtGui import QFontMetrics

        return QFontMetrics(self._font(entry))


class LogPanel(Worded, QWidget):
    """Log with filters. ``pointed`` names places and pieces under the pointer, empty when it leaves."""

    pointed = Signal(tuple)
    clause_asked = Signal(str)
    undo_to_asked = Signal(int)
    title = LOG

    def __init__(self, ui: Ui, session: Session, presenter: Presenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._session = session
        self._kinds = presenter.kinds()
        self.filters = Segments(ui)
        self.filters.set_items([(key, "") for key, _, _ in self._kinds], self._kinds[0][0])
        self.filters.chosen.connect(self._filter)
        for key, name, _ in self._kinds:
            self.say(f"filter:{key}", partial(self.filters.set_text, key), name)
        self.say("filters", self.filters.setAccessibleName, FILTERS)
        self.model = LogModel(ui, presenter, self)
        self.view = QListView()
        self.view.setModel(self.model)
        self.view.setProperty("role", "bare")
        self.view.setMouseTracking(True)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._menu)
        self.delegate = LogDelegate(ui, presenter, self.view)
        self.view.setItemDelegate(self.delegate)
        self.view.viewport().installEventFilter(self)
        self.view.setMinimumHeight(60)
        self.say("view", self.view.setAccessibleName, LOG)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(8, 4, 8, 8)
        whole.setSpacing(6)
        whole.addWidget(self.filters)
        whole.addWidget(self.view, 1)
        session.stepped.connect(self.refresh)
        ui.look.changed.connect(self._dress)
        self.refresh()

    def refresh(self) -> None:
        """Take the session's log; follow its end."""
        self.model.take(self._session.log_lines() if self._session.curtain is None else [])
        self.view.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.delegate.forget()
        QTimer.singleShot(0, self.view.scrollToBottom)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self.view.scrollToBottom)

    def _filter(self, key: str) -> None:
        kinds = next(kinds for name, _, kinds in self._kinds if name == key)
        self.model.filter(kinds, self._session.log_lines())
        self.view.scrollToBottom()

    def _menu(self, at: QPoint) -> None:
        index = self.view.indexAt(at)
        if not index.isValid():
            return
        entry: LogEntry = index.data(ENTRY)
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        action = QAction(self.ui.words(UNDO_TO), menu)
        refusal = self._session.undo_refusal(entry.step)
        action.setEnabled(refusal is None)
        if refusal is not None:
            action.setToolTip(self.ui.words(refusal))
        menu.addAction(action)
        if menu.exec(self.view.viewport().mapToGlobal(at)) is action:
            self.undo_to_asked.emit(entry.step)

    def eventFilter(self, watched: Any, event: QEvent) -> bool:
        if watched is self.view.viewport():
            if event.type() == QEvent.Type.Leave:
                self.pointed.emit(())
            elif isinstance(event, QMouseEvent):
                self._mouse(event)
        return bool(super().eventFilter(watched, event))

    def _mouse(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        index = self.view.indexAt(at)
        if not index.isValid():
            self.pointed.emit(())
            return
        entry: LogEntry = index.data(ENTRY)
        on_clause = self.delegate.clause_area(self.view.visualRect(index), entry).contains(at)
        if event.type() == QEvent.Type.MouseMove:
            shape = Qt.CursorShape.PointingHandCursor if on_clause else Qt.CursorShape.ArrowCursor
            self.view.viewport().setCursor(shape)
            self.pointed.emit((*entry.line.places, *entry.line.pieces))
        elif event.type() == QEvent.Type.MouseButtonRelease and on_clause:
            self.clause_asked.emit(entry.line.clause)

    def _dress(self) -> None:
        self.delegate.forget()
        self.model.say_again()

    def retranslated(self) -> None:
        self._dress()
