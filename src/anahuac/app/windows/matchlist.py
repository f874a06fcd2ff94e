"""The list of matches: as many as there are, of which only those in sight are painted."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from anahuac.app.i18n import Worded
from anahuac.app.look.fonts import sans
from anahuac.app.look.paint import pen
from anahuac.app.look.pictograms import pictogram
from anahuac.app.panels.tips import show_under
from anahuac.app.thumbs import width_for
from anahuac.app.ui import Ui
from anahuac.app.windows import telling, texts
from anahuac.app.windows.thumbnail import draw
from anahuac.engine.text import Param, on_one_line

if TYPE_CHECKING:
    from anahuac.store.library import Entry

Index = QModelIndex | QPersistentModelIndex
ENTRY = Qt.ItemDataRole.UserRole
PICTURE = QSize(96, 62)
#: How long the keyboard rests on a row before it is told whole.
TIP_AFTER_MS = 700
#: Keys that go through a list.
_GOING = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
)
#: Effective width of the list and text scale between which its pictures have room.
PICTURE_FROM, PICTURE_UPTO = 330, 1.6


def caption(ui: Ui, entry: Entry) -> str:
    """The second line: where the match stands and who plays, or why it cannot be read."""
    words, info = ui.words, entry.info
    if info is None:
        return on_one_line(words(entry.fault.reason)) if entry.fault is not None else ""
    over = info.outcome is not None or info.label is None
    standing = words.sentence(telling.standing(info) if over or info.label is None else info.label)
    who = telling.against(info)
    return (
        words(texts.STANDING_WHO(standing=standing.rstrip("."), who=words.sentence(who))) if who else standing
    )


def tag(entry: Entry) -> Param:
    """What is to be said at the right: whose turn it is, or that the match is over."""
    info = entry.info
    if info is None:
        return ""
    if info.outcome is not None:
        return texts.OVER_TAG()
    return texts.YOUR_TURN() if telling.is_mine(info) else ""


#: So many lines of a name or a caption have room; only what a stranger has named at more length is shortened.
MOST_LINES = 3


class _Lines(NamedTuple):
    """Heights of the names and the captions of a list."""

    name: float
    caption: float

    @property
    def high(self) -> float:
        """Both, and what lies between."""
        return self.name + self.caption


def _wrapped(metrics: QFontMetricsF, said: str, wide: float) -> int:
    """How a text is broken into lines: between words, within them only where one alone is too long."""
    whole = all(metrics.horizontalAdvance(part) <= wide for part in said.split())
    way = Qt.TextFlag.TextWordWrap if whole else Qt.TextFlag.TextWrapAnywhere
    return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop) | int(way)


def _lines_of(metrics: QFontMetricsF, said: str, wide: float) -> int:
    """How many lines a text takes, up to the most there are."""
    if metrics.horizontalAdvance(said) <= wide:
        return 1
    room = metrics.boundingRect(QRectF(0, 0, max(wide, 1.0), 10_000), _wrapped(metrics, said, wide), said)
    return min(MOST_LINES, max(1, round(room.height() / metrics.height())))


def _fitting(metrics: QFontMetricsF, said: str, room: QRectF) -> str:
    """The text, its middle left out where it is longer than all lines there may be."""
    way = _wrapped(metrics, said, room.width())
    if metrics.boundingRect(QRectF(0, 0, room.width(), 10_000), way, said).height() <= room.height() + 1:
        return said
    kept = room.width() * max(1, round(room.height() / metrics.height())) * 0.85
    return metrics.elidedText(said, Qt.TextElideMode.ElideMiddle, kept)


class MatchModel(QAbstractListModel):
    """Matches in the order given."""

    def __init__(self, ui: Ui, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui = ui
        self.entries: list[Entry] = []

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Other matches."""
        self.beginResetModel()
        self.entries = list(entries)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not 0 <= index.row() < len(self.entries):
            return None
        entry, words = self.entries[index.row()], self._ui.words
        if role == ENTRY:
            return entry
        if role == Qt.ItemDataRole.DisplayRole:
            return entry.name
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            played = telling.when(self._ui, entry.info.played) if entry.info is not None else ""
            said = (entry.name, caption(self._ui, entry), words(played), words(tag(entry)))
            separator = "\n" if role == Qt.ItemDataRole.ToolTipRole else ", "
            return separator.join(part for part in said if part)
        return None

    def row_of(self, path: Path) -> int:
        """Where a match stands, -1 for none."""
        return next((at for at, entry in enumerate(self.entries) if entry.path == path), -1)


class _Painter(QStyledItemDelegate):
    """Paints a row: picture, name, caption, day, tag. ``wanted`` tells of a position that is not known yet."""

    wanted = Signal(object)
    ground_wanted = Signal(str)

    def __init__(self, ui: Ui, parent: MatchList) -> None:
        super().__init__(parent)
        self._ui = ui
        self._list = parent
        self._counted: _Lines | None = None

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del option, index
        look = self._ui.look
        picture = PICTURE.height() + 18 if self._list.has_pictures else 0
        return QSize(look.px(120), max(picture, round(self._lines().high) + look.px(24)))

    def forget_lines(self) -> None:
        """Other matches, another width or another look: how many lines rows need is counted anew."""
        self._counted = None

    def _lines(self) -> _Lines:
        """What all rows have room for: names and captions whole, wrapped, in rows of one height."""
        if self._counted is None:
            bold = QFontMetricsF(self._font(15.5, 600))
            fine = QFontMetricsF(self._font(13.5))
            wide = self._list.viewport().width() - 19.0
            wide -= PICTURE.width() + 14 if self._list.has_pictures else 0
            name = caption_lines = 1
            for entry in self._list.matches.entries:
                upper, lower = self._rooms(wide, entry, fine)
                name = max(name, _lines_of(bold, entry.name, upper))
                caption_lines = max(caption_lines, _lines_of(fine, caption(self._ui, entry), lower))
            self._counted = _Lines(name * bold.height(), caption_lines * fine.height())
        return self._counted

    def _rooms(self, wide: float, entry: Entry, fine: QFontMetricsF) -> tuple[float, float]:
        """Widths of a name and a caption beside the day and the tag."""
        if entry.info is None:
            return wide, wide
        words = self._ui.words
        day = fine.horizontalAdvance(words(telling.day(self._ui, entry.info.played))) + 12
        said = words(tag(entry))
        if not said:
            return wide - day, wide
        if entry.info.outcome is not None:
            return wide - day, wide - fine.horizontalAdvance(said) - 12
        strong = QFontMetricsF(self._font(12.5, 600))
        return wide - day, wide - strong.horizontalAdvance(said) - self._ui.look.px(14) - 12

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        entry: Entry | None = index.data(ENTRY)
        if entry is None:
            return
        state, box = option.state, QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, box, state, index.row())
        inner = box.adjusted(9, 6, -10, -6)
        if self._list.has_pictures:
            self._picture(painter, inner, entry)
        self._words(painter, inner, entry)
        painter.restore()

    def _ground(self, painter: QPainter, box: QRectF, state: QStyle.StateFlag, row: int) -> None:
        theme = self._ui.look.theme
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        plate = box.adjusted(1, 1, -1, -1)
        if chosen or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            wash = QColor(theme("accent.wash"))
            wash.setAlphaF(1.0 if chosen else 0.45)
            painter.setBrush(wash)
            painter.drawRoundedRect(plate, 5, 5)
        if chosen and self._list.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme("accent"), 1.5))
            painter.drawRoundedRect(plate, 5, 5)
        elif row and not chosen and self._list.currentIndex().row() != row - 1:
            painter.setPen(pen(theme("panel.line"), 1))
            y = box.top() + 0.5
            painter.drawLine(QPointF(box.left() + 8, y), QPointF(box.right() - 8, y))

    def _picture(self, painter: QPainter, inner: QRectF, entry: Entry) -> None:
        box = QRectF(
            inner.left(), inner.center().y() - PICTURE.height() / 2, PICTURE.width(), PICTURE.height()
        )
        ratio = self._list.devicePixelRatioF()
        if entry.info is None:
            side = self._ui.look.px(26)
            corner = box.center() - QPointF(side / 2, side / 2)
            painter.drawPixmap(corner, pictogram("warning", side, self._ui.look.theme("warn"), ratio))
            return
        position = self._ui.thumbs.position(entry.path)
        if position is None:
            self.wanted.emit(entry.path)
        if not draw(painter, self._ui, box, entry.info.game, position, PICTURE.width() * 1.6 * ratio, 4):
            self.ground_wanted.emit(entry.info.game)

    def texts(self, inner: QRectF, entry: Entry) -> tuple[tuple[QRectF, str], tuple[QRectF, str]]:
        """Where the name and the caption are written, and what of them; ``inner`` is the room of the row."""
        bold, fine = QFontMetricsF(self._font(15.5, 600)), QFontMetricsF(self._font(13.5))
        told = caption(self._ui, entry)
        left = inner.left() + (PICTURE.width() + 14 if self._list.has_pictures else 0)
        wide, narrow = self._rooms(inner.right() - left, entry, fine)
        high = _lines_of(bold, entry.name, wide) * bold.height()
        low = _lines_of(fine, told, narrow) * fine.height()
        top = inner.center().y() - (high + low + 4) / 2
        upper = QRectF(left, top, wide, high)
        lower = QRectF(left, top + high + 4, narrow, low)
        return (upper, _fitting(bold, entry.name, upper)), (lower, _fitting(fine, told, lower))

    def _words(self, painter: QPainter, inner: QRectF, entry: Entry) -> None:
        theme, words = self._ui.look.theme, self._ui.words
        name, small = self._font(15.5, 600), self._font(13.5)
        bold, fine = QFontMetricsF(name), QFontMetricsF(small)
        (upper, named), (lower, told) = self.texts(inner, entry)
        if entry.info is not None:
            day = words(telling.day(self._ui, entry.info.played))
            painter.setFont(small)
            painter.setPen(theme("ink.muted"))
            line = QRectF(upper.left(), upper.top(), inner.right() - upper.left(), bold.height())
            painter.drawText(line, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, day)
            tagged = QRectF(lower.left(), lower.top(), inner.right() - lower.left(), fine.height())
            self._tag(painter, tagged, entry, fine)
        painter.setFont(name)
        painter.setPen(theme("ink"))
        painter.drawText(upper, _wrapped(bold, named, upper.width()), named)
        painter.setFont(small)
        painter.setPen(theme("ink.muted" if entry.info is not None else "warn"))
        painter.drawText(lower, _wrapped(fine, told, lower.width()), told)

    def _tag(self, painter: QPainter, line: QRectF, entry: Entry, fine: QFontMetricsF) -> None:
        """Paint the tag at the right end of a line."""
        said = self._ui.words(tag(entry))
        if not said:
            return
        over = entry.info is not None and entry.info.outcome is not None
        theme = self._ui.look.theme
        middle = Qt.AlignmentFlag.AlignVCenter
        if over:
            painter.setPen(theme("ink.muted"))
            painter.drawText(line, Qt.AlignmentFlag.AlignRight | middle, said)
            return
        font = self._font(12.5, 600)
        wide = QFontMetricsF(font).horizontalAdvance(said) + self._ui.look.px(14)
        box = QRectF(line.right() - wide, line.top() - 1, wide, line.height() + 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme("accent"), 1.2))
        painter.drawRoundedRect(box, 4, 4)
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, said)
        painter.setFont(self._font(13.5))

    def _font(self, px: float, weight: int = 400) -> QFont:
        return sans(px * self._ui.look.text_scale, weight)


class MatchList(Worded, QListView):
    """Matches to choose from. Enter opens, Delete bins, F2 renames; ``wanted`` asks for a match's position."""

    opened = Signal()
    binned = Signal()
    renamed = Signal()
    chosen_changed = Signal()
    wanted = Signal(object)

    def __init__(self, ui: Ui, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self.matches = MatchModel(ui, self)
        self.setModel(self.matches)
        self.setProperty("role", "bare")
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self._painter = _Painter(ui, self)
        self.setItemDelegate(self._painter)
        # While it paints, nothing may be made that would have it painted again.
        self._painter.wanted.connect(self.wanted, Qt.ConnectionType.QueuedConnection)
        self._painter.ground_wanted.connect(self._make_ground, Qt.ConnectionType.QueuedConnection)
        self.doubleClicked.connect(lambda index: self.opened.emit())
        self.selectionModel().selectionChanged.connect(lambda: self.chosen_changed.emit())
        self._tip = QTimer(self)
        self._tip.setSingleShot(True)
        self._tip.setInterval(TIP_AFTER_MS)
        self._tip.timeout.connect(self._tell_current)
        ui.look.changed.connect(self._dress)

    @property
    def has_pictures(self) -> bool:
        """Whether there is room for pictures."""
        scale = self.ui.look.text_scale
        return scale < PICTURE_UPTO and self.width() / scale >= PICTURE_FROM

    @property
    def chosen(self) -> Entry | None:
        """The match chosen."""
        indexes = self.selectedIndexes()
        return indexes[0].data(ENTRY) if indexes else None

    def count(self) -> int:
        """How many there are."""
        return self.matches.rowCount()

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Other matches; the one chosen stays chosen where it still is there, else the next in its place is."""
        before, row, place = self.chosen, self.currentIndex().row(), self.verticalScrollBar().value()
        self._painter.forget_lines()
        self.matches.show_entries(entries)
        at = self.matches.row_of(before.path) if before is not None else -1
        self.choose_row(at if at >= 0 else min(max(row, 0), len(entries) - 1), in_view=at < 0)
        self.verticalScrollBar().setValue(place)
        self.chosen_changed.emit()

    def choose_row(self, row: int, *, in_view: bool = True) -> None:
        """Choose a row and bring it into view."""
        if 0 <= row < self.count():
            index = self.matches.index(row)
            self.setCurrentIndex(index)
            if in_view:
                self.scrollTo(index)

    def choose(self, path: Path) -> bool:
        """Choose a match; gives whether it is there."""
        row = self.matches.row_of(path)
        self.choose_row(row)
        return row >= 0

    def refresh(self, path: Path) -> None:
        """Something about a match has become known."""
        row = self.matches.row_of(path)
        if row >= 0:
            self.update(self.matches.index(row))

    def _make_ground(self, game: str) -> None:
        pixels = width_for(PICTURE.width() * 1.6 * self.devicePixelRatioF())
        if self.ui.thumbs.ground(game, self.ui.look.theme.name, pixels) is None:
            QTimer.singleShot(0, self, lambda: self._made_ground(game, pixels))

    def _made_ground(self, game: str, pixels: int) -> None:
        self.ui.thumbs.make_ground(game, self.ui.look.theme, pixels)
        self.viewport().update()

    def _dress(self) -> None:
        self._painter.forget_lines()
        self.scheduleDelayedItemsLayout()
        self.retranslated()

    def retranslated(self) -> None:
        # Qt for Python makes the classes of all widgets when it is first asked for one that Qt has made itself: a
        # twentieth of the start, for a list that has never been painted.
        self._painter.forget_lines()
        self.scheduleDelayedItemsLayout()
        if self.isVisible():
            self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._painter.forget_lines()
        super().resizeEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        """What a row holds is told at the pointer, as long as that stays on the row."""
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().viewportEvent(event)
        self._tell(self.indexAt(event.pos()), event.globalPos())
        return True

    def _tell_current(self) -> None:
        if self.hasFocus():
            self._tell(self.currentIndex())

    def _tell(self, index: QModelIndex, spot: QPoint | None = None) -> None:
        said = index.data(Qt.ItemDataRole.ToolTipRole) if index.isValid() else ""
        row = self.visualRect(index) & self.viewport().rect() if index.isValid() else QRect()
        show_under(self.viewport(), said or "", row, spot)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._tip.stop()
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        self._tip.stop()
        if key in _GOING:
            self._tip.start()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif key == Qt.Key.Key_Delete:
            self.binned.emit()
        elif key == Qt.Key.Key_F2:
            self.renamed.emit()
        else:
            super().keyPressEvent(event)


__all__ = ["ENTRY", "MatchList", "MatchModel", "caption", "tag"]
