"""The keys of all actions: other ones can be set, two actions never have the same, and all can be put back."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from anahuac.app.i18n import Worded
from anahuac.app.panels.widgets import label
from anahuac.app.ui import Ui
from anahuac.app.windows.actionsearch import FIELD, WHERE
from anahuac.app.windows.entries import Entry, found
from anahuac.app.windows.menus import Menus
from anahuac.engine.text import text

TITLE = text("keys", "Keys")
ACTION = text("keys", "Action")
KEY = text("keys", "Key")
NEW_KEY = text("keys", "New key for the chosen action: press it")
REMOVE = text("keys", "No key")
STANDARD = text("keys", "Standard key")
ALL_STANDARD = text("keys", "All standard keys")
CLOSE = text("keys", "Close")
TAKEN = text("keys", "{key} was the key of “{action}”, which has none now.")
RESERVED = text("keys", "{key} answers questions and moves on the map; it cannot be given to an action.")
SET = text("keys", "{key} is the key of “{action}” now.")
NONE_NOW = text("keys", "“{action}” has no key now.")

#: Keys of the map and of the prompt bar; an action that took one would make them dead.
RESERVED_KEYS = frozenset(
    (
        "Return",
        "Enter",
        "Esc",
        "Backspace",
        "Tab",
        "Shift+Tab",
        "Backtab",
        "Left",
        "Right",
        "Up",
        "Down",
        "Space",
        *"123456789",
    )
)


class KeyEditor(Worded, QDialog):
    """Changes are in force and kept at once."""

    def __init__(self, ui: Ui, menus: Menus, items: list[Entry], parent: QWidget) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._menus = menus
        keys = {action: key for key, action in menus.actions.items()}
        self._items = [(keys[entry.action], entry) for entry in items if entry.action in keys]
        self.search = QLineEdit()
        self.search.textChanged.connect(self._fill)
        self.list = QTreeWidget()
        self.list.setColumnCount(2)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.list.currentItemChanged.connect(self._chosen)
        self.edit = QKeySequenceEdit()
        self.edit.setMaximumSequenceLength(1)
        self.edit.editingFinished.connect(self._edited)
        self.remove, self.standard, self.all_standard = QPushButton(), QPushButton(), QPushButton()
        self.remove.clicked.connect(self._remove)
        self.standard.clicked.connect(self._standard)
        self.all_standard.clicked.connect(self._all_standard)
        for button in (self.remove, self.standard, self.all_standard):
            button.setAutoDefault(False)
        self.told = label("", "muted", wrap=True)
        self._lay_out()
        self.resize(ui.look.px(640), ui.look.px(560))
        self._fill()
        self._name()

    def _lay_out(self) -> None:
        buttons = QDialogButtonBox()
        self.close_button = buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self.close_button.setAutoDefault(False)
        buttons.rejected.connect(self.reject)
        row = QHBoxLayout()
        row.addWidget(self.edit, 1)
        row.addWidget(self.remove)
        row.addWidget(self.standard)
        foot = QHBoxLayout()
        foot.addWidget(self.all_standard)
        foot.addStretch(1)
        foot.addWidget(buttons)
        self._asked = label("", "caption", wrap=True)
        column = QVBoxLayout(self)
        for widget in (self.search, self.list, self._asked):
            column.addWidget(widget)
        column.addLayout(row)
        column.addWidget(self.told)
        column.addLayout(foot)

    def _name(self) -> None:
        self.say("title", self.setWindowTitle, TITLE)
        self.say("search", self.search.setPlaceholderText, FIELD)
        self.say("search-name", self.search.setAccessibleName, FIELD)
        self.say("list", self.list.setAccessibleName, TITLE)
        self.say("asked", self._asked.setText, NEW_KEY)
        self.say("edit", self.edit.setAccessibleName, NEW_KEY)
        self.say("remove", self.remove.setText, REMOVE)
        self.say("standard", self.standard.setText, STANDARD)
        self.say("all", self.all_standard.setText, ALL_STANDARD)
        self.say("close", self.close_button.setText, CLOSE)
        self.say("header", self._set_header, ACTION)

    def _set_header(self, action: str) -> None:
        self.list.setHeaderLabels([action, self.ui.words(KEY)])

    def _fill(self) -> None:
        kept = self.chosen
        self.list.clear()
        by_action = {entry.action: key for key, entry in self._items}
        for entry in found([entry for _, entry in self._items], self.search.text()):
            said = WHERE(menu=" › ".join(entry.way), entry=entry.title)
            row = QTreeWidgetItem([self.ui.words(said), entry.keys])
            row.setData(0, Qt.ItemDataRole.UserRole, by_action[entry.action])
            self.list.addTopLevelItem(row)
            if by_action[entry.action] == kept:
                self.list.setCurrentItem(row)
        first = self.list.topLevelItem(0)
        if self.list.currentItem() is None and first is not None:
            self.list.setCurrentItem(first)
        self._chosen()

    @property
    def chosen(self) -> str:
        """Key of the chosen action, "" for none."""
        row = self.list.currentItem()
        return str(row.data(0, Qt.ItemDataRole.UserRole)) if row is not None else ""

    def _chosen(self) -> None:
        for widget in (self.edit, self.remove, self.standard):
            widget.setEnabled(bool(self.chosen))
        self.edit.clear()

    def _title(self, key: str) -> str:
        return next((entry.title for other, entry in self._items if other == key), "")

    def _edited(self) -> None:
        sequence = self.edit.keySequence()
        if sequence.isEmpty() or not self.chosen:
            return
        name = sequence.toString()
        shown = sequence.toString(QKeySequence.SequenceFormat.NativeText)
        if name in RESERVED_KEYS:
            self.told.setText(self.ui.words(RESERVED(key=shown)))
            self.edit.clear()
            return
        chosen = self.chosen
        before = next(
            (key for key in self._menus.actions if key != chosen and name in self._menus.keys(key)), ""
        )
        changed: dict[str, tuple[str, ...]] = {chosen: (name,)}
        if before:
            changed[before] = tuple(key for key in self._menus.keys(before) if key != name)
            self.told.setText(self.ui.words(TAKEN(key=shown, action=self._title(before))))
        else:
            self.told.setText(self.ui.words(SET(key=shown, action=self._title(chosen))))
        self._change(changed)

    def _remove(self) -> None:
        self.told.setText(self.ui.words(NONE_NOW(action=self._title(self.chosen))))
        self._change({self.chosen: ()})

    def _standard(self) -> None:
        chosen, free = self.chosen, []
        for key in self._menus.standard(self.chosen):
            if not any(key in self._menus.keys(other) for other in self._menus.actions if other != chosen):
                free.append(key)
        self.told.clear()
        self._change({chosen: tuple(free)})

    def _all_standard(self) -> None:
        self.told.clear()
        self.ui.settings.change(keys={})
        self._menus.set_keys({})
        self._fill()

    def _change(self, changed: Mapping[str, tuple[str, ...]]) -> None:
        kept = {**self.ui.settings.values.keys, **changed}
        kept = {key: keys for key, keys in kept.items() if tuple(keys) != self._menus.standard(key)}
        self.ui.settings.change(keys=kept)
        self._menus.set_keys(kept)
        self._fill()
