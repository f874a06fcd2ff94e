"""Search for an action: a field and what is found, done with Enter."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from anahuac.app.i18n import Worded
from anahuac.app.panels.widgets import label
from anahuac.app.ui import Ui
from anahuac.app.windows.entries import Entry, found
from anahuac.engine.text import text

TITLE = text("keys", "Search for an action")
FIELD = text("keys", "Words of the action")
NOTHING = text("keys", "Nothing is called like that.")
OFF = text("keys", "cannot be done now")
WHERE = text("keys", "{menu} › {entry}")
LIST = text("keys", "Actions found")
_MOVES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class ActionSearch(Worded, QDialog):
    """Lists the menus' entries; the one chosen is triggered once the dialog is closed."""

    def __init__(self, ui: Ui, items: list[Entry], parent: QWidget) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._items = items
        self.chosen: Entry | None = None
        self.field = QLineEdit()
        self.field.textChanged.connect(self._look)
        self.field.installEventFilter(self)
        self.list = QTreeWidget()
        self.list.setColumnCount(2)
        self.list.setRootIsDecorated(False)
        self.list.setHeaderHidden(True)
        self.list.setUniformRowHeights(True)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.list.itemActivated.connect(self._take)
        self.list.itemClicked.connect(self._take)
        self.nothing = label("", "muted", wrap=True)
        column = QVBoxLayout(self)
        for widget in (self.field, self.list, self.nothing):
            column.addWidget(widget)
        self.say("title", self.setWindowTitle, TITLE)
        self.say("field", self.field.setPlaceholderText, FIELD)
        self.say("field-name", self.field.setAccessibleName, FIELD)
        self.say("list", self.list.setAccessibleName, LIST)
        self.say("nothing", self.nothing.setText, NOTHING)
        self.resize(ui.look.px(560), ui.look.px(420))
        self._look("")

    def _look(self, wanted: str) -> None:
        words = self.ui.words
        self.list.clear()
        for entry in found(self._items, wanted):
            said = WHERE(menu=" › ".join(entry.way), entry=entry.title)
            row = QTreeWidgetItem([words(said), entry.keys if entry.action.isEnabled() else words(OFF)])
            row.setData(0, Qt.ItemDataRole.UserRole, entry)
            row.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            row.setDisabled(not entry.action.isEnabled())
            self.list.addTopLevelItem(row)
        first = self.list.topLevelItem(0)
        some = first is not None
        if first is not None:
            self.list.setCurrentItem(first)
        self.list.setVisible(some)
        self.nothing.setVisible(not some)

    def _take(self, row: QTreeWidgetItem) -> None:
        entry = row.data(0, Qt.ItemDataRole.UserRole)
        if entry.action.isEnabled():
            self.chosen = entry
            self.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The field keeps the keyboard; what moves in a list moves in the list."""
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in _MOVES:
                self.list.event(event)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                row = self.list.currentItem()
                if row is not None:
                    self._take(row)
                return True
        return super().eventFilter(watched, event)
