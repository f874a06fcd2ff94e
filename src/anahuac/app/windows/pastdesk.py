"""Looking at history at a table: the bar, the transport, the panels and the map brought together."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication

from anahuac.app.panels.bookmarks import BOOKMARKS, BookmarkList, Row
from anahuac.app.panels.historybar import HistoryBar
from anahuac.app.panels.stepcard import STEP, StepCard
from anahuac.app.panels.transport import Transport
from anahuac.app.panels.widgets import Scrolling
from anahuac.app.presenter import DockSpec
from anahuac.app.replay.bookmarks import Bookmarks
from anahuac.app.replay.playback import Playback
from anahuac.app.replay.timeline import Timeline
from anahuac.app.replay.trace import Trace, lines_of, trace_of
from anahuac.app.windows.pastmap import PastMap
from anahuac.app.windows.table import TablePage
from anahuac.engine.text import Param, Text, text

NO_LINE = text("replay", "Step {step}")
SLICE = 0.02
#: So long after the match has gone on at the table.
READY_MS = 3000


class PastDesk(QObject):
    """Belongs to a table. Widgets are made one by one a while after somebody has played on, or when history is looked
    at first; panels are put up only then. A table that is left alone makes nothing."""

    trial_asked = Signal(int)

    def __init__(self, table: TablePage, bookmarks: Bookmarks) -> None:
        super().__init__(table)
        self.table = table
        self.session = table.session
        self.ui = table.ui
        self.bookmarks = bookmarks
        self.active = False
        self.refuse_trial = _nothing_refused
        self.course = Timeline(self.session, table.presenter)
        self.playback = Playback(self.session, self.course, self)
        self.playback.arrived.connect(self.look_now)
        self.trace: Trace | None = None
        self._made = False
        self._parts = iter(
            (self._make_bar, self._make_transport, self._make_card, self._make_list, self._make_map)
        )
        self._preparing = QTimer(self)
        self._preparing.setSingleShot(True)
        self._preparing.timeout.connect(self._prepare)
        self._came_at = self.session.match.last.number
        self._reading = QTimer(self)
        self._reading.setInterval(0)
        self._reading.timeout.connect(self._read)
        self.session.looked.connect(self._looked)
        self.session.viewpoint_changed.connect(self._looked)
        self.session.stepped.connect(self._stepped)
        table.installEventFilter(self)
        self.ui.look.changed.connect(self._fit)
        table.log.look_asked.connect(self.look_at)
        bookmarks.changed.connect(self._show_bookmarks)

    # ------------------------------------------------------------------ what is asked of it

    def look_at(self, step: int | None = None) -> None:
        """Look at a step, the latest without one."""
        if self.session.curtain is None:
            self.session.look_at(self.session.match.last.number if step is None else step)

    def show_from(self, step: int) -> None:
        """Go through what happened after a step, and come back to now at its end."""
        self.look_at(step)
        if self.active:
            self.playback.set_stride("step")
            self.playback.play(self.session.match.last.number)

    def look_now(self) -> None:
        """Back to the match as it stands."""
        self.session.look_now()

    def bookmark(self) -> None:
        """Set a bookmark at the step looked at, and let its note be written."""
        if self.session.curtain is not None:
            return
        if not self.active:
            self.look_at()
        if self.session.looking is not None and self.bookmarks.add(self.session.looking) is not None:
            self.table.raise_panel("bookmarks")
            self.list.edit()

    def close_down(self) -> None:
        """The table is about to be cleared: nothing goes on by itself any more."""
        self.playback.pause()
        self._reading.stop()
        self._preparing.stop()

    # ------------------------------------------------------------------ what is shown

    def _make(self) -> None:
        if self._made:
            return
        self._made = True
        self._preparing.stop()
        for make in self._parts:
            make()
        table = self.table
        self.step_dock = table.add_panel(DockSpec("step", STEP, Scrolling(self.card), "past"))
        self.list_dock = table.add_panel(DockSpec("bookmarks", BOOKMARKS, self.list, "past"))
        self.bookmarks.read()
        self._make_keys()

    def _prepare(self) -> None:
        """Make a part, and another later."""
        make = next(self._parts, None)
        if make is not None:
            make()
            self._preparing.start(READY_MS // 10)

    def _make_bar(self) -> None:
        self.bar = HistoryBar(self.ui, self.course, self.table)
        self.bar.hide()
        self.bar.now_asked.connect(self.look_now)
        self.bar.trial_asked.connect(self._ask_trial)

    def _make_transport(self) -> None:
        self.transport = Transport(self.ui, self.playback, self.table)
        self.transport.hide()
        self.transport.bookmark_asked.connect(self.bookmark)

    def _make_card(self) -> None:
        self.card = StepCard(self.ui, self.table.presenter)
        self.card.clause_asked.connect(self.table.clause_asked)

    def _make_list(self) -> None:
        self.list = BookmarkList(self.ui)
        self.list.chosen.connect(self._jump)
        self.list.written.connect(self.bookmarks.write)
        self.list.removed.connect(self.bookmarks.remove)

    def _make_map(self) -> None:
        self.map = PastMap(self.ui, self.table.map, self.table.map_frame)

    def _make_keys(self) -> None:
        playback = self.playback
        self._keys = []
        for keys, slot in (
            ("Left", lambda: playback.back("step")),
            ("Right", lambda: playback.onward("step")),
            ("PgUp", lambda: playback.back("phase")),
            ("PgDown", lambda: playback.onward("phase")),
            ("Ctrl+PgUp", lambda: playback.back("turn")),
            ("Ctrl+PgDown", lambda: playback.onward("turn")),
            ("Ctrl+Left", lambda: playback.back("turn")),
            ("Ctrl+Right", lambda: playback.onward("turn")),
            ("Home", playback.to_start),
            ("End", playback.to_end),
            ("Space", self._space),
            ("B", self.bookmark),
            ("Esc", self._escape),
        ):
            made = QShortcut(QKeySequence(keys), self.table)
            made.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            made.activated.connect(slot)
            made.setEnabled(False)
            self._keys.append(made)

    def _space(self) -> None:
        """Play or pause; a button that has the focus is pressed as everywhere."""
        focus = QApplication.focusWidget()
        if isinstance(focus, QAbstractButton):
            focus.click()
        else:
            self.playback.toggle()

    def _escape(self) -> None:
        if self.list.editing:
            self.table.map.setFocus()
        else:
            self.look_now()

    def _looked(self) -> None:
        step = self.session.looking
        if step is None:
            self._leave()
            return
        self._make()
        if not self.active:
            self._enter()
        self._show(step)

    def _enter(self) -> None:
        self.active = True
        if not self.course.read(SLICE):
            self._reading.start()
        for key in self._keys:
            key.setEnabled(True)
        self._fit()
        self.table.show_past(self.bar, self.transport)
        self.table.map.setFocus()

    def _leave(self) -> None:
        if not self.active:
            return
        self.active = False
        self.trace = None
        self._reading.stop()
        self.playback.pause()
        for key in self._keys:
            key.setEnabled(False)
        self.map.hide()
        self.table.play.mark_step({})
        self.table.hide_past()
        self.table.map.setFocus()

    def _read(self) -> None:
        if self.course.read(SLICE):
            self._reading.stop()
        if self.session.looking is not None:
            self._show_course(self.session.looking)

    def _stepped(self) -> None:
        if self.active:
            self._reading.start()
        elif not self._made and self.session.match.last.number != self._came_at:
            self._preparing.start(READY_MS)

    def _show(self, step: int) -> None:
        session, table = self.session, self.table
        self.trace = trace_of(session, table.presenter, step, self.ui.words)
        table.play.mark_step(dict.fromkeys(self.trace.places, "replay"))
        self.map.show(self.trace)
        self.card.show_trace(self.trace)
        self.step_dock.head.remark(self.card.remark(step, session.match.steps[step].seat))
        self._show_course(step)

    def _show_course(self, step: int) -> None:
        self.transport.show_step(step, [mark.step for mark in self.bookmarks.marks])
        self.bar.show_step(step, self.refuse_trial(step))
        self.list.show_rows(self._rows(), step)
        mark = self.bookmarks.at(step)
        self.map.tag.tell(
            (mark.note or self.ui.words.sentence(self._called(step))) if mark is not None else ""
        )
        self.list_dock.head.remark(self.list.counts())

    def _show_bookmarks(self) -> None:
        if self.active and self.session.looking is not None:
            self._show_course(self.session.looking)

    def _rows(self) -> tuple[Row, ...]:
        """One's own bookmarks, and the first of each kind of great things."""
        mine = [
            Row(mark.step, mark.note or self._called(mark.step), mark.id, mark.note)
            for mark in self.bookmarks.marks
        ]
        firsts: dict[str, Row] = {}
        for sign in self.course.signs:
            if sign.great:
                firsts.setdefault(sign.entry.line.kind, Row(sign.step, sign.entry.line.text))
        return tuple(sorted((*mine, *firsts.values()), key=lambda row: (row.step, not row.bookmark)))

    def _called(self, step: int) -> Param:
        """What a bookmark without a note is called: what happened there."""
        lines = lines_of(self.session, step)
        told = next((entry.line.text for entry in lines if not entry.line.is_heading), None)
        return told if told is not None else NO_LINE(step=step)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.table and event.type() == QEvent.Type.Resize:
            self._fit()
        return False

    def _fit(self) -> None:
        if not self._made:
            return
        room = self.table.height() / self.ui.look.text_scale
        self.transport.show_room(room)

    def _jump(self, step: int) -> None:
        self.playback.pause()
        self.look_at(step)

    def _ask_trial(self) -> None:
        if self.session.looking is not None:
            self.trial_asked.emit(self.session.looking)


def _nothing_refused(step: int) -> Text | None:
    del step
    return None
