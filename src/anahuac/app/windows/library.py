"""The list of matches on the start page: search, filter, open, copy, rename, into the bin."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale, Qt, QTime, Signal, SignalInstance
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from anahuac.app.i18n import Worded
from anahuac.app.matches import local_time
from anahuac.app.panels.widgets import Flow, KeyButton, Segments, label, role
from anahuac.app.players import HUMAN
from anahuac.app.shelf import card_of
from anahuac.app.ui import Ui
from anahuac.app.windows import texts
from anahuac.app.windows.thumbnail import Thumbnail
from anahuac.engine.text import Param, Ref

if TYPE_CHECKING:
    from anahuac.store.info import MatchInfo
    from anahuac.store.library import Entry

PATH = Qt.ItemDataRole.UserRole


def when(ui: Ui, utc: str) -> Param:
    """A time as people say it: today at, or the day at."""
    found = local_time(utc)
    if found is None:
        return ""
    locale = QLocale(ui.words.language)
    day = QDate(found.year, found.month, found.day)
    clock = locale.toString(QTime(found.hour, found.minute), QLocale.FormatType.ShortFormat)
    if day == QDate.currentDate():
        return texts.TODAY(time=clock)
    return texts.ON_DAY(day=locale.toString(day, "d MMM"), time=clock)


def who(ui: Ui, info: MatchInfo) -> tuple[Param, ...]:
    """Who plays what."""
    named = []
    for seat in card_of(info.game).seats:
        player = info.players.get(seat.id, HUMAN)
        said = texts.HUMAN() if player == HUMAN else texts.COMPUTER_LEVEL(level=texts.level_name(player))
        named.append(texts.VERSUS(seat=Ref("camp", seat.id), player=said))
    return tuple(named)


def standing(info: MatchInfo) -> Param:
    """Where a match stands: its outcome, or its turn and steps."""
    if info.outcome is not None:
        return info.outcome.reason
    steps = texts.STEP(info.steps)
    return texts.LABEL_STEPS(label=info.label, steps=steps) if info.label is not None else steps


class Row(Worded, QWidget):
    """A match of the list."""

    def __init__(self, ui: Ui, entry: Entry) -> None:
        super().__init__()
        self.listen(ui)
        self.path = entry.path
        info = entry.info
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 7, 8, 7)
        row.setSpacing(12)
        self.picture: Thumbnail | None = None
        if info is not None and ui.look.text_scale < 1.6:
            self.picture = Thumbnail(ui, info.game, 96, 62)
            self.picture.show_position(ui.thumbs.position(entry.path))
            row.addWidget(self.picture)
        words = QVBoxLayout()
        words.setSpacing(1)
        name = label(entry.name, "strong", wrap=True)
        what = label("", "caption", wrap=True)
        words.addWidget(name)
        words.addWidget(what)
        row.addLayout(words, 1)
        right = QVBoxLayout()
        day = label("", "caption")
        tag = label("", "tag")
        right.addWidget(day, 0, Qt.AlignmentFlag.AlignRight)
        right.addWidget(tag, 0, Qt.AlignmentFlag.AlignRight)
        right.addStretch(1)
        row.addLayout(right)
        tag.hide()
        if info is not None:
            self.say("what", what.setText, lambda: ui.words.sentence(standing(info)))
            self.say("day", day.setText, lambda: ui.words(when(ui, info.played)))
            mine = any(info.players.get(seat) == HUMAN for seat in info.asked)
            if mine and info.outcome is None:
                tag.show()
                self.say("tag", tag.setText, texts.YOUR_TURN)
        elif entry.fault is not None:
            role(what, "warn")
            self.say("what", what.setText, entry.fault.reason)


class LibraryPanel(Worded, QWidget):
    """Matches, the latest first."""

    opened = Signal(object)
    copied = Signal(object)
    renamed = Signal(object)
    deleted = Signal(object)

    def __init__(self, ui: Ui, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._entries: list[Entry] = []
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._fill)
        self.filters = Segments(ui)
        kinds = (
            ("all", texts.ALL_MATCHES),
            ("mine", texts.MINE),
            ("running", texts.RUNNING),
            ("over", texts.FINISHED),
        )
        self.filters.set_items([(key, "") for key, _ in kinds], "all")
        self.filters.chosen.connect(self._fill)
        for key, said in kinds:
            self.say(f"filter:{key}", partial(self.filters.set_text, key), said)
        self.list = QListWidget()
        self.list.setProperty("role", "bare")
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(self._open)
        self.list.itemSelectionChanged.connect(self._enable)
        self.list.setMinimumHeight(120)
        self.say("search", self.search.setPlaceholderText, texts.SEARCH)
        self.say("search-a", self.search.setAccessibleName, texts.SEARCH)
        self.say("list", self.list.setAccessibleName, texts.LIBRARY)
        buttons = QWidget()
        flow = Flow(9, 8)
        buttons.setLayout(flow)
        self.buttons: list[KeyButton] = []
        for said, slot in (
            (texts.OPEN_MATCH, self._open),
            (texts.COPY_MATCH, self._copy),
            (texts.RENAME_MATCH, self._rename),
            (texts.DELETE_MATCH, self._delete),
        ):
            button = KeyButton(ui)
            button.clicked.connect(slot)
            if said is texts.DELETE_MATCH:
                role(button, "warn")
            self.say(said().source, button.setText, said)
            self.say(said().source + "-a", button.setAccessibleName, said)
            self.buttons.append(button)
            flow.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 14, 12)
        column.setSpacing(8)
        column.addWidget(self.search)
        column.addWidget(self.filters)
        column.addWidget(self.list, 1)
        column.addWidget(buttons)
        ui.look.changed.connect(self._fill)
        self._enable()

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """The library as it is."""
        self._entries = list(entries)
        self._fill()

    def show_position(self, path: Path) -> None:
        """The position of a match has become known."""
        for at in range(self.list.count()):
            row = self.list.itemWidget(self.list.item(at))
            if isinstance(row, Row) and row.picture is not None and row.path == path:
                row.picture.show_position(self.ui.thumbs.position(path))

    def choose(self, path: Path) -> None:
        """Select a match and bring it into view, whatever is filtered."""
        self.search.clear()
        if self.filters.value != "all":
            self.filters.choose("all")
            self._fill()
        for at in range(self.list.count()):
            if self.list.item(at).data(PATH) == str(path):
                self.list.setCurrentRow(at)
                self.list.scrollToItem(self.list.item(at))
        self.list.setFocus()

    @property
    def chosen(self) -> Entry | None:
        """The match selected."""
        chosen = self.list.selectedItems()
        if not chosen:
            return None
        item = chosen[0]
        path = Path(str(item.data(PATH)))
        return next((entry for entry in self._entries if entry.path == path), None)

    def _passes(self, entry: Entry) -> bool:
        if self.search.text().strip().casefold() not in entry.name.casefold():
            return False
        info = entry.info
        kind = self.filters.value
        if kind == "all" or info is None:
            return kind == "all"
        if kind == "over":
            return info.outcome is not None
        mine = any(info.players.get(seat) == HUMAN for seat in info.asked)
        return info.outcome is None and (kind == "running" or mine)

    def _fill(self) -> None:
        self.list.clear()
        for entry in self._entries:
            if self._passes(entry):
                item = QListWidgetItem()
                item.setData(PATH, str(entry.path))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, entry.name)
                row = Row(self.ui, entry)
                item.setSizeHint(row.sizeHint())
                self.list.addItem(item)
                self.list.setItemWidget(item, row)
        if self.list.count():
            self.list.setCurrentRow(0)
        self._enable()

    def _enable(self) -> None:
        chosen = self.chosen
        readable = chosen is not None and chosen.info is not None
        for button in self.buttons[:3]:
            button.setEnabled(readable)
        self.buttons[3].setEnabled(chosen is not None)

    def _open(self) -> None:
        self._emit(self.opened)

    def _copy(self) -> None:
        self._emit(self.copied)

    def _rename(self) -> None:
        self._emit(self.renamed)

    def _delete(self) -> None:
        self._emit(self.deleted)

    def _emit(self, signal: SignalInstance) -> None:
        entry = self.chosen
        if entry is not None:
            signal.emit(entry)
