"""The tray: counters that are still to be placed, by group, those alike on each other with their number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from anahuac.app.hand import HandGroup, HandKind
from anahuac.app.i18n import Worded
from anahuac.app.panels.inspector import CounterButton
from anahuac.app.panels.widgets import Flow, clear, label
from anahuac.app.ui import Ui
from anahuac.engine.text import plural, text

TRAY = text("tray", "Counters to be placed")
S_TRAY = text("tray", "To be placed")
ALL_PLACED = text("tray", "All counters stand on the map. Click one there to put it elsewhere.")
LATER = text("tray", "waits until the others are placed")
NUMBER = plural("tray", "%n counter(s)", "", 1)
#: Width of a counter of the tray at 100 % text, and how much larger the largest is.
COUNTER_PX, LARGEST = 46, 1.5
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class TrayCounter(CounterButton):
    """A kind of counters. Clicked with Ctrl it is chosen beside others; arrows go to its neighbours."""

    added = Signal(str)
    stepped = Signal(int, int)

    def __init__(self, ui: Ui, kind: HandKind, parent: QWidget) -> None:
        super().__init__(ui, kind.shown, round(COUNTER_PX * min(ui.look.text_scale, LARGEST)), parent)
        self.make_draggable()
        self.show_kind(kind)

    def show_kind(self, kind: HandKind) -> None:
        """As it stands now."""
        self.show_piece(kind.shown)
        if kind.ready != self.isEnabled():
            self.setEnabled(kind.ready)
            self.retranslated()

    def _notes(self) -> list[str]:
        return [] if self.isEnabled() else [self.ui.words.sentence(LATER)]

    def _describe(self) -> None:
        super()._describe()
        if not self.isEnabled():
            waits = self.ui.words(LATER)
            self.setAccessibleDescription(f"{waits}, {self.accessibleDescription()}")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.isDown() and self.rect().contains(event.position().toPoint())
        if inside and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.setDown(False)
            self.added.emit(self.piece.ref)
            return
        super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is not None:
            self.stepped.emit(*step)
        elif event.key() == Qt.Key.Key_Space and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.added.emit(self.piece.ref)
        else:
            super().keyPressEvent(event)


class _Row(QWidget):
    """A group: its heading with the number of counters, and its kinds, each known by its last counter."""

    def __init__(self, ui: Ui, group: HandGroup) -> None:
        super().__init__()
        self.counters: dict[str, TrayCounter] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(1)
        self._title = label("", "strong")
        self._title.setProperty("ink", group.role + ".text")
        self._number = label("", "caption")
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._number)
        column.addLayout(head)
        flow = Flow(0, 0)
        for kind in group.kinds:
            counter = TrayCounter(ui, kind, self)
            self.counters[kind.refs[-1]] = counter
            flow.addWidget(counter)
        column.addLayout(flow)

    def show_group(self, ui: Ui, group: HandGroup) -> None:
        """What is left of it."""
        left = {kind.refs[-1]: kind for kind in group.kinds}
        for key, counter in self.counters.items():
            counter.setVisible(key in left)
            if key in left:
                counter.show_kind(left[key])
        self._title.setText(ui.words.sentence(group.title))
        self._number.setText(ui.words(NUMBER(sum(len(kind.refs) for kind in group.kinds))))
        self.show()


class Tray(Worded, QScrollArea):
    """Shows a hand. What is done here is told by the ref of the counter that is next of its kind."""

    pressed = Signal(str)
    entered = Signal(str)  # Enter: it goes to the map
    added = Signal(str)
    lifted = Signal(str)
    dropped = Signal(str, QPoint)

    def __init__(self, ui: Ui, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._groups: tuple[HandGroup, ...] = ()
        self._rows: dict[object, _Row] = {}
        self._marks: Mapping[str, str] = {}
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        body = QWidget()
        self._body = QVBoxLayout(body)
        self._body.setContentsMargins(12, 4, 8, 8)
        self._body.setSpacing(5)
        self.setWidget(body)
        self.setMinimumHeight(80)
        self._empty: QLabel = label("", "muted", wrap=True)
        self.say("name", self.setAccessibleName, TRAY)
        ui.look.changed.connect(self._rebuild)
        self._rebuild()

    @property
    def counters(self) -> list[TrayCounter]:
        """The kinds that are shown, in order."""
        rows = (row for row in self._rows.values() if not row.isHidden())
        return [counter for row in rows for counter in row.counters.values() if not counter.isHidden()]

    def show_hand(self, groups: Sequence[HandGroup]) -> None:
        """What is left to place."""
        groups = tuple(groups)
        if groups == self._groups:
            return
        self._groups = groups
        rows = {group.title: self._rows.get(group.title) for group in groups}
        known = all(
            row is not None and all(kind.refs[-1] in row.counters for kind in group.kinds)
            for row, group in zip(rows.values(), groups, strict=True)
        )
        if known and groups:
            self._fill()
        else:
            self._rebuild()

    def _rebuild(self) -> None:
        clear(self._body)
        self._rows = {}
        self._empty = label("", "muted", wrap=True)
        self._body.addWidget(self._empty)
        for group in self._groups:
            row = self._rows[group.title] = _Row(self.ui, group)
            for counter in row.counters.values():
                counter.pressed.connect(self.pressed)
                counter.entered.connect(self.entered)
                counter.added.connect(self.added)
                counter.lifted.connect(self.lifted)
                counter.dropped.connect(self.dropped)
                counter.stepped.connect(self._step)
            self._body.addWidget(row)
        self._body.addStretch(1)
        self._fill()

    def _fill(self) -> None:
        left = {group.title: group for group in self._groups}
        for title, row in self._rows.items():
            if title in left:
                row.show_group(self.ui, left[title])
            else:
                row.hide()
        self._empty.setText("" if self._groups else self.ui.words(ALL_PLACED))
        self._empty.setVisible(not self._groups)
        self.show_marks(self._marks)

    def show_marks(self, marks: Mapping[str, str]) -> None:
        """How the tool marks them: only what is held is, for all others can be."""
        self._marks = marks
        for counter in self.counters:
            mark = marks.get(counter.piece.ref, "")
            counter.show_mark(mark if mark == "selected" else "")

    def holds(self, at: QPoint) -> bool:
        """Whether a point of the screen lies in the tray."""
        return self.isVisible() and self.viewport().rect().contains(self.viewport().mapFromGlobal(at))

    def retranslated(self) -> None:
        self._rebuild()

    def _step(self, dx: int, dy: int) -> None:
        """The focus goes on: to the side in order, up and down to what is nearest there."""
        here, counters = self.sender(), [counter for counter in self.counters if counter.isEnabled()]
        if not isinstance(here, TrayCounter) or here not in counters:
            return
        there: TrayCounter | None
        if dx:
            at = counters.index(here) + dx
            there = counters[at] if 0 <= at < len(counters) else None
        else:
            there = self._beyond(here, counters, dy)
        if there is not None:
            there.setFocus(Qt.FocusReason.TabFocusReason)
            self.ensureWidgetVisible(there, 8, 8)

    def _beyond(self, here: TrayCounter, counters: Sequence[TrayCounter], dy: int) -> TrayCounter | None:
        spot = here.mapToGlobal(here.rect().center())
        best: tuple[int, TrayCounter] | None = None
        for other in counters:
            there = other.mapToGlobal(other.rect().center())
            ahead = (there.y() - spot.y()) * dy
            if ahead < here.height() // 2:
                continue
            away = 4 * ahead + abs(there.x() - spot.x())
            if best is None or away < best[0]:
                best = (away, other)
        return best[1] if best is not None else None
