"""The contents of the rules as a tree, and what a search found as a list with the words around."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from anahuac.app.reading import texts
from anahuac.app.ui import Ui
from anahuac.help import Book, Hit, Place
from anahuac.help.blocks import plain

PLACE = Qt.ItemDataRole.UserRole
FOUND = Qt.ItemDataRole.UserRole + 1
Index = QModelIndex | QPersistentModelIndex
#: More results than this say nothing more.
MOST_RESULTS = 60


class Contents(QTreeWidget):
    """Pages with their sections; those of the page that is read are unfolded."""

    chosen = Signal(object)

    def __init__(self, ui: Ui, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self.setHeaderHidden(True)
        self.setColumnCount(1)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("role", "bare")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(True)
        self.setUniformRowHeights(False)
        self.setExpandsOnDoubleClick(False)
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)
        self._items: dict[Place, QTreeWidgetItem] = {}

    def show_book(self, book: Book) -> None:
        """The pages of a book."""
        self.clear()
        self._items = {}
        self.setIndentation(self._ui.look.px(16))
        strong = self._ui.look.body_font(14.5, 600)
        for page in book.pages:
            head = QTreeWidgetItem(self, [plain(page.title)])
            head.setFont(0, strong)
            self._keep(head, Place(page.name))
            for at, section in enumerate(page.sections[1:], 1):
                item = QTreeWidgetItem(head, [plain(section.title)])
                if section.clauses:
                    item.setToolTip(0, ", ".join(section.clauses))
                self._keep(item, Place(page.name, at))

    def _keep(self, item: QTreeWidgetItem, place: Place) -> None:
        item.setData(0, PLACE, tuple(place))
        self._items[place] = item

    def show_place(self, place: Place) -> None:
        """Mark the section that is read."""
        item = self._items.get(place) or self._items.get(Place(place.page))
        if item is None or item is self.currentItem():
            return
        head = item.parent() or item
        for at in range(self.topLevelItemCount()):
            top = self.topLevelItem(at)
            if top is not None and top is not head:
                top.setExpanded(False)
        head.setExpanded(True)
        self.setCurrentItem(item)
        self.scrollToItem(item)

    def _choose(self, item: QTreeWidgetItem, column: int) -> None:
        del column
        self.chosen.emit(Place(*item.data(0, PLACE)))


class Results(QListWidget):
    """Sections found, the best first."""

    chosen = Signal(object)

    def __init__(self, ui: Ui, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("role", "bare")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setItemDelegate(_FoundDelegate(ui, self))
        self._ui = ui
        self.itemClicked.connect(self._choose)
        self.itemActivated.connect(self._choose)

    def show_results(self, book: Book, found: Sequence[tuple[Place, Hit]]) -> None:
        """What a search found."""
        self.clear()
        for place, hit in found[:MOST_RESULTS]:
            section = book.section(place)
            page = book.page(place.page)
            if section is None or page is None:
                continue
            title, on = plain(section.title), plain(page.title)
            item = QListWidgetItem(title, self)
            under = on if place.section else ""
            item.setData(PLACE, tuple(place))
            item.setData(FOUND, (title, under, " ".join(section.clauses), hit.snippet))
            said = self._ui.words(texts.ON_PAGE(title=title, page=on)) if under else title
            words = "".join(piece for piece, _ in hit.snippet)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{said}. {words}")
        if self.count():
            self.setCurrentRow(0)

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(Place(*item.data(PLACE)))


class _FoundDelegate(QStyledItemDelegate):
    """Title with its clauses, page, and the words around with what was looked for in bold."""

    def __init__(self, ui: Ui, parent: QListWidget) -> None:
        super().__init__(parent)
        self._ui = ui
        self._list = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        del option
        width = self._list.viewport().width()
        high = sum(layout.boundingRect().height() for layout, _ in self._parts(index.data(FOUND), width))
        return QSize(width, round(high) + self._ui.look.px(14))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = self._ui.look
        rect: QRect = option.rect
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = rect.adjusted(1, 1, -2, -2)
        if state & QStyle.StateFlag.State_Selected or state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            selected = bool(state & QStyle.StateFlag.State_Selected)
            painter.setBrush(look.theme("accent.wash", 1.0 if selected else 0.55))
            painter.drawRoundedRect(box, 4, 4)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(look.theme("accent"))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 4, 4)
        at = QPointF(rect.left() + look.px(8), rect.top() + look.px(6))
        for layout, role in self._parts(index.data(FOUND), rect.width()):
            painter.setPen(look.theme(role))
            layout.draw(painter, at)
            at += QPointF(0, layout.boundingRect().height())
        painter.restore()

    def _parts(self, found: Any, width: int) -> list[tuple[QTextLayout, str]]:
        title, page, clauses, snippet = found
        look = self._ui.look
        room = width - look.px(18)
        bold = QTextCharFormat()
        bold.setFont(look.body_font(14, 700))
        bold.setForeground(look.theme("ink"))
        said, formats = "", []
        for piece, is_hit in snippet:
            if is_hit:
                span = QTextLayout.FormatRange()
                span.start, span.length, span.format = len(said), len(piece), bold
                formats.append(span)
            said += piece
        above = "\u2002·\u2002".join(filter(None, (page, clauses)))
        parts = [(_laid(title, look.heading_font(16), room, []), "ink")]
        if above:
            parts.append((_laid(above, look.body_font(12.5), room, []), "ink.muted"))
        parts.append((_laid(said, look.body_font(14), room, formats), "ink"))
        return parts


def _laid(said: str, font: QFont, width: int, formats: list[QTextLayout.FormatRange]) -> QTextLayout:
    """Words laid out in lines."""
    layout = QTextLayout(said, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    layout.setTextOption(option)
    layout.setFormats(formats)
    layout.beginLayout()
    y = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, y))
        y += line.height()
    layout.endLayout()
    return layout
