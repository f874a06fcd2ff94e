"""The list of bookmarks: one's own, which carry a note, and those the program sets at what stands out."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QIcon
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from anahuac.app.i18n import Worded
from anahuac.app.look.pictograms import icon
from anahuac.app.panels.transport import GlyphButton
from anahuac.app.ui import Ui
from anahuac.engine.text import Param, plural, text

BOOKMARKS = text("replay", "Bookmarks")
MINE = plural("replay", "%n of yours", "", 1)
PROGRAMS = plural("replay", "%n of the program", "", 1)
COUNTS = text("replay", "{mine}, {programs}")
NOTE = text("replay", "Note of this bookmark")
REMOVE = text("replay", "Remove this bookmark")
NONE_CHOSEN = text("replay", "B sets a bookmark at the step looked at.")
SPOKEN = text("replay", "{name}, step {step}")
#: Longest note that can be typed.
MOST_CHARACTERS = 200
KEY = Qt.ItemDataRole.UserRole


class Row(msgspec.Struct, frozen=True):
    """A line of the list: its step, what it is called, and the bookmark it stands for, 0 for the program's."""

    step: int
    name: Param
    bookmark: int = 0
    note: str = ""


class NoteEdit(QLineEdit):
    """A line that tells when it is done with."""

    left = Signal()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


class BookmarkList(Worded, QWidget):
    """Shows rows; ``chosen`` carries the step of one pressed, ``written`` a bookmark and its new note."""

    chosen = Signal(int)
    written = Signal(int, str)
    removed = Signal(int)

    def __init__(self, ui: Ui, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._rows: tuple[Row, ...] = ()
        self._own = 0  # the bookmark whose note stands in the line
        self._kept = ""
        self.list = QTreeWidget()
        self.list.setProperty("role", "bare")
        self.list.setColumnCount(2)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        self.list.header().setStretchLastSection(False)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemClicked.connect(self._pressed)
        self.list.itemActivated.connect(self._pressed)
        self.note = NoteEdit()
        self.note.setMaxLength(MOST_CHARACTERS)
        self.note.returnPressed.connect(self._write)
        self.note.left.connect(self._write)
        self.remove = GlyphButton(ui, "cross", 34)
        self.remove.clicked.connect(self._remove)
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(self.note, 1)
        row.addWidget(self.remove)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(8, 4, 10, 8)
        whole.setSpacing(6)
        whole.addWidget(self.list, 1)
        whole.addLayout(row)
        self.say("list", self.list.setAccessibleName, BOOKMARKS)
        self.say("note", self.note.setAccessibleName, NOTE)
        self.say("remove", self.remove.setAccessibleName, REMOVE)
        self.say("remove-tip", self.remove.setToolTip, REMOVE)
        ui.look.changed.connect(self.retranslated)
        self._show_note(None)

    def show_rows(self, rows: tuple[Row, ...], step: int) -> None:
        """The rows by step, and the step looked at."""
        if rows != self._rows:
            self._rows = rows
            self._fill()
        here = next((at for at, row in enumerate(rows) if row.step == step), -1)
        item = self.list.topLevelItem(here) if here >= 0 else None
        if item is not None:
            self.list.setCurrentItem(item)
        else:
            self.list.clearSelection()
        own = next((row for row in rows if row.step == step and row.bookmark), None)
        self._show_note(own)

    def counts(self) -> Param:
        """How many of whom."""
        mine = sum(1 for row in self._rows if row.bookmark)
        return COUNTS(mine=MINE(mine), programs=PROGRAMS(len(self._rows) - mine))

    def edit(self) -> None:
        """Let the note of the bookmark at the step looked at be written."""
        if self._own:
            self.note.setFocus()
            self.note.selectAll()

    @property
    def editing(self) -> bool:
        """Whether a note is being written."""
        return self.note.hasFocus()

    def _show_note(self, own: Row | None) -> None:
        if own is not None and own.bookmark == self._own and self.editing:
            return
        self._own = own.bookmark if own is not None else 0
        self._kept = own.note if own is not None else ""
        self.note.setText(self._kept)
        self.note.setEnabled(own is not None)
        self.remove.setEnabled(own is not None)
        self.say("hint", self.note.setPlaceholderText, NOTE if own is not None else NONE_CHOSEN)

    def _fill(self) -> None:
        words, theme = self.ui.words, self.ui.look.theme
        flags: dict[bool, QIcon] = {
            True: icon("bookmark", theme("gold")),
            False: icon("computer", theme("ink.muted")),
        }
        side = self.ui.look.px(18)
        self.list.setIconSize(QSize(side, side))
        self.list.clear()
        for row in self._rows:
            name = row.note or words.sentence(row.name)
            item = QTreeWidgetItem([name, str(row.step)])
            item.setIcon(0, flags[bool(row.bookmark)])
            item.setToolTip(0, name)
            item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, words(SPOKEN(name=name, step=row.step)))
            item.setData(0, KEY, row.step)
            self.list.addTopLevelItem(item)

    def _pressed(self, item: QTreeWidgetItem) -> None:
        self.chosen.emit(item.data(0, KEY))

    def _write(self) -> None:
        if self._own and self.note.text() != self._kept:
            self._kept = self.note.text()
            self.written.emit(self._own, self._kept)

    def _remove(self) -> None:
        if self._own:
            own, self._own = self._own, 0
            self.removed.emit(own)

    def retranslated(self) -> None:
        self._fill()
