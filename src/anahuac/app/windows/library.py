"""The library on the start page: found, put in order, looked at, opened, copied, taken in and out, into the bin."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QStackedLayout, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.panels.widgets import Flow, Glyph, KeyButton, Segments, label, role, rule
from anahuac.app.ui import Ui
from anahuac.app.windows import telling, texts
from anahuac.app.windows.details import Details
from anahuac.app.windows.matchlist import MatchList
from anahuac.engine.text import Template
from anahuac.folding import folded

if TYPE_CHECKING:
    from anahuac.store.library import Entry

#: Effective height of the panel from which the details of the match chosen have room.
DETAILS_FROM = 560

KINDS = {
    "all": texts.ALL_MATCHES,
    "mine": texts.MINE,
    "running": texts.RUNNING,
    "over": texts.FINISHED,
}
#: What can be done with the match chosen, and with the library.
ACTIONS = {
    "open": texts.OPEN_MATCH,
    "review": texts.REVIEW_MATCH,
    "copy": texts.COPY_MATCH,
    "delete": texts.DELETE_MATCH,
    "rename": texts.RENAME_MATCH,
    "export": texts.EXPORT_MATCH,
    "import": texts.IMPORT_MATCH,
    "bin": texts.BIN,
}


class Empty(Worded, QWidget):
    """What stands where there is no match to be listed, and what can be done about it."""

    asked = Signal()

    def __init__(self, ui: Ui) -> None:
        super().__init__()
        self.listen(ui)
        column = QVBoxLayout(self)
        column.setSpacing(6)
        self.title = QLabel()
        self.title.setWordWrap(True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.how = label("", "muted", wrap=True)
        self.how.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = KeyButton(ui)
        self.button.clicked.connect(self.asked)
        centre = Qt.AlignmentFlag.AlignHCenter
        column.addStretch(2)
        column.addWidget(Glyph(ui, "book", 40, "ink.muted"), 0, centre)
        column.addWidget(self.title)
        column.addWidget(self.how)
        column.addSpacing(4)
        column.addWidget(self.button, 0, centre)
        column.addStretch(3)
        ui.look.changed.connect(self._dress)
        self._dress()

    def tell(self, title: Template, how: Template, action: Template) -> None:
        """What is missing, why, and the way on."""
        self.say("title", self.title.setText, title)
        self.say("how", self.how.setText, how)
        self.say("action", self.button.setText, action)
        self.say("action-a", self.button.setAccessibleName, action)

    def _dress(self) -> None:
        self.title.setFont(self.ui.look.heading_font(18))


class LibraryPanel(Worded, QWidget):
    """Matches, the latest first. Signals carry the entry chosen."""

    opened = Signal(object)
    reviewed = Signal(object)
    copied = Signal(object)
    renamed = Signal(object)
    deleted = Signal(object)
    exported = Signal(object)
    import_asked = Signal()
    bin_asked = Signal()
    wanted = Signal(object)

    def __init__(self, ui: Ui, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._entries: list[Entry] = []
        self._found: dict[Path, tuple[object, str]] = {}
        self.folder = Path()
        self._build()
        self._enable()

    # ------------------------------------------------------------------ building

    def _build(self) -> None:
        ui = self.ui
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._fill)
        self.say("search", self.search.setPlaceholderText, texts.SEARCH)
        self.say("search-a", self.search.setAccessibleName, texts.SEARCH)
        self.order = QComboBox()
        for key in telling.ORDERS:
            self.order.addItem("", key)
        self.order.currentIndexChanged.connect(self._fill)
        self.say("order-a", self.order.setAccessibleName, texts.ORDER)
        self.filters = Segments(ui)
        self.filters.set_items([(key, "") for key in KINDS], "all")
        self.filters.chosen.connect(self._fill)
        for key, said in KINDS.items():
            self.say(f"filter:{key}", partial(self.filters.set_text, key), said)
        self.list = MatchList(ui)
        self.list.setMinimumHeight(120)
        self.list.opened.connect(lambda: self._ask("open"))
        self.list.binned.connect(lambda: self._ask("delete"))
        self.list.renamed.connect(lambda: self._ask("rename"))
        self.list.chosen_changed.connect(self._enable)
        self.list.wanted.connect(self.wanted)
        self.say("list", self.list.setAccessibleName, texts.LIBRARY)
        self.say("list-d", self.list.setAccessibleDescription, texts.LIST_KEYS)
        self.empty = Empty(ui)
        self.empty.asked.connect(self._fill_empty)
        self.details = Details(ui)
        upper = QHBoxLayout()
        upper.setSpacing(8)
        upper.addWidget(self.search, 5)
        upper.addWidget(self.order, 4)
        self._stack = QStackedLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 14, 12)
        column.setSpacing(8)
        column.addLayout(upper)
        column.addWidget(self.filters)
        column.addLayout(self._stack, 1)
        self._stack.addWidget(
            self.list
        )  # only here: before, it would be shown as a window and take the focus
        self._stack.addWidget(self.empty)
        column.addWidget(self.details)
        column.addWidget(rule())
        column.addWidget(self._row(("open", "review", "copy", "delete"), ""))
        column.addWidget(self._row(("rename", "export", "import", "bin"), "quiet"))
        self.retranslated()

    def _row(self, keys: Sequence[str], dress: str) -> QWidget:
        row = QWidget()
        flow = Flow(9 if not dress else 2, 6)
        row.setLayout(flow)
        policy = row.sizePolicy()
        policy.setHeightForWidth(True)
        row.setSizePolicy(policy)
        self.buttons: dict[str, KeyButton] = getattr(self, "buttons", {})
        for key in keys:
            button = KeyButton(self.ui)
            role(button, "warn" if key == "delete" else dress)
            button.clicked.connect(partial(self._ask, key))
            self.say(f"do:{key}", button.setText, ACTIONS[key])
            self.say(f"do-a:{key}", button.setAccessibleName, ACTIONS[key])
            self.buttons[key] = button
            flow.addWidget(button)
        return row

    # ------------------------------------------------------------------ what is shown

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """The library as it is."""
        self._entries = list(entries)
        self._fill()

    def show_binned(self, count: int) -> None:
        """How many matches lie in the bin."""
        said = texts.BIN_OF(count=count) if count else texts.BIN()
        self.say("do:bin", self.buttons["bin"].setText, said)
        self.say("do-a:bin", self.buttons["bin"].setAccessibleName, said)
        self.buttons["bin"].updateGeometry()

    def show_position(self, path: Path) -> None:
        """The position of a match has become known."""
        self.list.refresh(path)
        if self.chosen is not None and self.chosen.path == path:
            self.details.show_entry(self.chosen)

    def choose(self, path: Path) -> None:
        """Select a match and bring it into view, whatever is filtered."""
        if not self.list.choose(path):
            self._show_all()
            self.list.choose(path)
        self.list.setFocus()

    @property
    def chosen(self) -> Entry | None:
        """The match selected."""
        return self.list.chosen

    def _show_all(self) -> None:
        self.search.clear()
        self.filters.choose("all")
        self._fill()

    def _passes(self, entry: Entry, words: Sequence[str]) -> bool:
        if not telling.is_kind(entry, self.filters.value):
            return False
        if not words:
            return True
        mark, found = self._found.get(entry.path, (None, ""))
        now = (id(entry.info), self.ui.words.language)
        if mark != now:
            found = telling.found_by(self.ui, entry)
            self._found[entry.path] = (now, found)
        return all(word in found for word in words)

    def _fill(self) -> None:
        words = folded(self.search.text()).split()
        shown = [entry for entry in self._entries if self._passes(entry, words)]
        order = str(self.order.currentData() or "played")
        self.list.show_entries(telling.in_order(self.ui, shown, order))
        if not self._entries:
            self.empty.tell(texts.NONE_YET, texts.NONE_YET_HOW, texts.IMPORT_MATCH)
        elif not shown:
            self.empty.tell(texts.NONE_FOUND, texts.NONE_FOUND_HOW, texts.SHOW_ALL)
        self._stack.setCurrentWidget(self.list if shown else self.empty)
        self._enable()

    def _fill_empty(self) -> None:
        if self._entries:
            self._show_all()
        else:
            self.import_asked.emit()

    def _enable(self) -> None:
        chosen = self.chosen
        readable = chosen is not None and chosen.info is not None
        kept = chosen is not None and chosen.path.parent == self.folder
        for key in ("open", "review", "copy", "export"):
            self.buttons[key].setEnabled(readable)
        self.buttons["rename"].setEnabled(readable and kept)
        self.buttons["delete"].setEnabled(chosen is not None)
        forgets = chosen is not None and not kept
        self.say("do:delete", self.buttons["delete"].setText, texts.FORGET if forgets else texts.DELETE_MATCH)
        self.details.show_entry(chosen)
        self._reflow()

    def _ask(self, key: str) -> None:
        if not self.buttons[key].isEnabled():
            return
        if key == "import":
            self.import_asked.emit()
        elif key == "bin":
            self.bin_asked.emit()
        elif self.chosen is not None:
            asked = {
                "open": self.opened,
                "review": self.reviewed,
                "copy": self.copied,
                "rename": self.renamed,
                "export": self.exported,
                "delete": self.deleted,
            }
            asked[key].emit(self.chosen)

    def stand_below(self, below: bool) -> None:
        """Whether the panel lies below others on a page that scrolls: then its list needs a height of its own."""
        self.list.setMinimumHeight(self.ui.look.px(330) if below else 120)

    def _reflow(self) -> None:
        room = self.height() / self.ui.look.text_scale >= DETAILS_FROM
        self.details.setVisible(room and self.chosen is not None)

    def retranslated(self) -> None:
        for at, said in enumerate(telling.ORDERS.values()):
            self.order.setItemText(at, self.ui.words(said))
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._reflow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.search.hasFocus():
            self.list.setFocus()
        else:
            super().keyPressEvent(event)


__all__ = ["LibraryPanel"]
