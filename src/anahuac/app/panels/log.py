"""The log: one line an event, drawn with bar, pictogram, sentence, dice and clause; filters; hover and clicks."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QMenu, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.panels.loglines import ENTRY, LogDelegate, LogModel
from anahuac.app.panels.widgets import Segments
from anahuac.app.presenter import Presenter
from anahuac.app.session import LogEntry, Session
from anahuac.app.ui import Ui
from anahuac.engine.text import text

LOG = text("log", "Log")
FILTERS = text("log", "Show")
UNDO_TO = text("log", "Undo to here")


class LogPanel(Worded, QWidget):
    """Log with filters.

    ``pointed`` names places and pieces under the pointer, empty when it leaves; ``chosen`` those of a line clicked.
    """

    pointed = Signal(tuple)
    chosen = Signal(tuple)
    clause_asked = Signal(str)
    undo_to_asked = Signal(int)
    title = LOG

    def __init__(self, ui: Ui, session: Session, presenter: Presenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._session = session
        self._kinds = presenter.kinds()
        self.filters = Segments(ui)
        self.filters.set_items([(key, "") for key, _, _ in self._kinds], self._kinds[0][0])
        self.filters.chosen.connect(self._filter)
        for key, name, _ in self._kinds:
            self.say(f"filter:{key}", partial(self.filters.set_text, key), name)
        self.say("filters", self.filters.setAccessibleName, FILTERS)
        self.model = LogModel(ui, presenter, self)
        self.view = QListView()
        self.view.setModel(self.model)
        self.view.setProperty("role", "bare")
        self.view.setMouseTracking(True)
        self.view.setResizeMode(QListView.ResizeMode.Adjust)
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._menu)
        self.delegate = LogDelegate(ui, presenter, self._undoable, self.view)
        self.view.setItemDelegate(self.delegate)
        self.view.viewport().installEventFilter(self)
        self.view.setMinimumHeight(60)
        self.say("view", self.view.setAccessibleName, LOG)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(8, 4, 8, 8)
        whole.setSpacing(6)
        whole.addWidget(self.filters)
        whole.addWidget(self.view, 1)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._take)
        session.stepped.connect(self.refresh)
        session.noted.connect(self.refresh)
        ui.look.changed.connect(self._dress)
        self.refresh()

    def refresh(self) -> None:
        """Take the session's log; follow its end. While the panel is not to be seen it waits until there is time."""
        if self.isVisible() or self._session.curtain is not None:  # behind a curtain everything goes at once
            self._take()
        else:
            self._later.start()

    def _take(self) -> None:
        self.model.take(self._session.log_lines() if self._session.curtain is None else [])
        self.view.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.delegate.forget()
        QTimer.singleShot(0, self.view.scrollToBottom)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        QTimer.singleShot(0, self.view.scrollToBottom)

    def _filter(self, key: str) -> None:
        kinds = next(kinds for name, _, kinds in self._kinds if name == key)
        self.model.filter(kinds, self._session.log_lines())
        self.view.scrollToBottom()

    def _menu(self, at: QPoint) -> None:
        index = self.view.indexAt(at)
        if not index.isValid():
            return
        entry: LogEntry = index.data(ENTRY)
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        action = QAction(self.ui.words(UNDO_TO), menu)
        refusal = self._session.undo_refusal(entry.step)
        action.setEnabled(self._undoable(entry))
        if refusal is not None:
            action.setToolTip(self.ui.words(refusal))
        menu.addAction(action)
        if menu.exec(self.view.viewport().mapToGlobal(at)) is action:
            self.undo_to_asked.emit(entry.step)

    def eventFilter(self, watched: Any, event: QEvent) -> bool:
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
            self.view.viewport().setToolTip(self.ui.words(UNDO_TO) if on_mark else "")
            self.pointed.emit((*entry.line.places, *entry.line.pieces))
        elif event.type() == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton:
            if on_clause:
                self.clause_asked.emit(entry.line.clause)
            elif on_mark:
                self.undo_to_asked.emit(entry.step)
            else:
                self.chosen.emit((*entry.line.places, *entry.line.pieces))

    def _undoable(self, entry: LogEntry) -> bool:
        """Whether what came after a line can be taken back, and there is something."""
        return entry.step < self._session.match.last.number and self._session.undo_refusal(entry.step) is None

    def _dress(self) -> None:
        self.delegate.forget()
        self.model.say_again()

    def retranslated(self) -> None:
        self._dress()
