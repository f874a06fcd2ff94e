"""The log: one line an event, drawn with bar, pictogram, sentence, dice and clause; filters; hover and clicks."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.panels.loglines import ENTRY, LogDelegate, LogModel
from anahuac.app.panels.loglist import LogList
from anahuac.app.panels.logreader import LogReader
from anahuac.app.panels.widgets import Segments
from anahuac.app.presenter import Presenter
from anahuac.app.session import LogEntry, Session
from anahuac.app.ui import Ui
from anahuac.engine.text import text

LOG = text("log", "Log")
FILTERS = text("log", "Show")
UNDO_TO = text("log", "Undo to here")
LOOK_AT = text("log", "Look at this step")


class LogPanel(Worded, QWidget):
    """Log with filters.

    ``pointed`` names places and pieces under the pointer, empty when it leaves; ``chosen`` those of a line clicked.
    While one looks at history a click asks to look at the line's step; else a double click does.
    """

    pointed = Signal(tuple)
    chosen = Signal(tuple)
    clause_asked = Signal(str)
    undo_to_asked = Signal(int)
    look_asked = Signal(int)
    title = LOG

    def __init__(self, ui: Ui, session: Session, presenter: Presenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._session = session
        self._presenter = presenter
        self._kinds = presenter.kinds()
        self.filters = Segments(ui)
        self.filters.set_items([(key, "") for key, _, _ in self._kinds], self._kinds[0][0])
        self.filters.chosen.connect(self._filter)
        for key, name, _ in self._kinds:
            self.say(f"filter:{key}", partial(self.filters.set_text, key), name)
        self.say("filters", self.filters.setAccessibleName, FILTERS)
        self.model = LogModel(ui, presenter, self)
        self.view = LogList(ui, self.model)
        self.view.customContextMenuRequested.connect(self._menu)
        self.delegate = LogDelegate(ui, presenter, self._undoable, self.view)
        self.view.setItemDelegate(self.delegate)
        self.view.viewport().installEventFilter(self)
        self.view.installEventFilter(self)
        self.view.setMinimumHeight(60)
        self.say("view", self.view.setAccessibleName, LOG)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(8, 4, 8, 8)
        whole.setSpacing(6)
        whole.addWidget(self.filters)
        whole.addWidget(self.view, 1)
        self.reader = LogReader(session, self)
        self.reader.due.connect(self.take)
        session.noted.connect(self.reader.refresh)
        session.looked.connect(self._look)
        ui.look.changed.connect(self._dress)
        self.reader.refresh()

    def take(self) -> None:
        """Take up all of the log at once; follow its end."""
        self.model.take(self.reader.lines())
        self._look()

    def _look(self) -> None:
        """Show where in the log the step is that is looked at."""
        self.delegate.looking = self._session.looking
        self._scroll()

    def _scroll(self) -> None:
        """To the step that is looked at, to the end while it is the present one."""
        self.view.show_looking(self._session.looking)
        if self._session.looking is None:
            self.view.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._scroll)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self, self._scroll)

    def _filter(self, key: str) -> None:
        kinds = next(kinds for name, _, kinds in self._kinds if name == key)
        self.model.filter(kinds, self.reader.lines())
        self.view.scrollToBottom()

    def _menu(self, at: QPoint) -> None:
        index = self.view.indexAt(at)
        if not index.isValid():
            return
        entry: LogEntry = index.data(ENTRY)
        menu = QMenu(self)
        look = QAction(self.ui.words(LOOK_AT), menu)
        menu.addAction(look)
        menu.setToolTipsVisible(True)
        action = QAction(self.ui.words(UNDO_TO), menu)
        refusal = self._session.undo_refusal(entry.step)
        action.setEnabled(self._undoable(entry))
        if refusal is not None:
            action.setToolTip(self.ui.words(refusal))
        menu.addAction(action)
        chosen = menu.exec(self.view.viewport().mapToGlobal(at))
        if chosen is action:
            self.undo_to_asked.emit(entry.step)
        elif chosen is look:
            self.look_asked.emit(entry.step)

    def _key(self, event: QKeyEvent) -> bool:
        """Enter goes where a click would; the menu key opens the menu of the line one stands on."""
        index = self.view.currentIndex()
        if not index.isValid():
            return False
        shift_f10 = event.key() == Qt.Key.Key_F10 and event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        if event.key() == Qt.Key.Key_Menu or shift_f10:
            self._menu(self.view.visualRect(index).center())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go(index.data(ENTRY))
        else:
            return False
        return True

    def _go(self, entry: LogEntry) -> None:
        if self._session.looking is not None:
            self.look_asked.emit(entry.step)
        else:
            self.chosen.emit((*entry.line.places, *entry.line.pieces))

    def eventFilter(self, watched: Any, event: QEvent) -> bool:
        if watched is self.view and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._key(event)
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
        rect = self.view.visualRect(index)
        on_clause = bool(entry.line.clause) and self.delegate.clause_area(rect, entry).contains(at)
        on_mark = self.delegate.mark_area(rect).adjusted(-4, -4, 4, 4).contains(at) and self._undoable(entry)
        if event.type() == QEvent.Type.MouseMove:
            leads = on_clause or on_mark or bool(entry.line.places)
            shape = Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor
            self.view.viewport().setCursor(shape)
            tip = self.ui.words(UNDO_TO if on_mark else self._presenter.explained(entry.line))
            self.view.viewport().setToolTip(tip)
            self.pointed.emit((*entry.line.places, *entry.line.pieces))
        elif event.type() == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton:
            if on_clause:
                self.clause_asked.emit(entry.line.clause)
            elif on_mark:
                self.undo_to_asked.emit(entry.step)
            else:
                self._go(entry)
        elif event.type() == QEvent.Type.MouseButtonDblClick and not on_clause and not on_mark:
            self.look_asked.emit(entry.step)

    def _undoable(self, entry: LogEntry) -> bool:
        """Whether what came after a line can be taken back, and there is something."""
        return entry.step < self._session.match.last.number and self._session.undo_refusal(entry.step) is None

    def _dress(self) -> None:
        self.delegate.forget()
        self.model.say_again()

    def retranslated(self) -> None:
        self._dress()
