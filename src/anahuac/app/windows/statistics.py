"""The statistics of the match: charts of its course, brought up to date as it goes on."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from anahuac.app.charting import Chart, Course, Deed
from anahuac.app.i18n import Worded
from anahuac.app.panels.charts import ChartView
from anahuac.app.panels.widgets import ClauseLink, Scrolling, clear, label, rule
from anahuac.app.presenter import Presenter
from anahuac.app.presenting import charts_for
from anahuac.app.replay.timeline import Timeline
from anahuac.app.session import Session
from anahuac.app.ui import Ui
from anahuac.engine.text import text

TITLE = text("charts", "Statistics")
CLOSE = text("charts", "Close")
NOTHING = text("charts", "Nothing has happened yet that could be counted.")
HIDDEN = text("charts", "The seats are changing.")
#: How long one slice of reading the match may take, in seconds, and the pause between two, in milliseconds.
_SLICE, _PAUSE_MS = 0.03, 5


class Statistics(Worded, QDialog):
    """Reads the match in slices, so that the window answers meanwhile; behind the curtain it shows nothing."""

    clause_asked = Signal(str)

    def __init__(self, ui: Ui, session: Session, presenter: Presenter, parent: QWidget) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._session = session
        self._presenter = presenter
        self._timeline = Timeline(session, presenter)
        self.charts: dict[str, ChartView] = {}
        self._cards: list[QFrame] = []
        self._titles: list[QLabel] = []
        self._shown: tuple[Chart, ...] = ()
        inside = QWidget()
        self._grid = QGridLayout(inside)
        self.area = Scrolling(inside)
        self.nothing = label("", "muted", wrap=True)
        buttons = QDialogButtonBox()
        done = buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for widget in (self.area, self.nothing, buttons):
            column.addWidget(widget)
        self.say("title", self.setWindowTitle, TITLE)
        self.say("close", done.setText, CLOSE)
        self._read = QTimer(self)
        self._read.setInterval(_PAUSE_MS)
        self._read.timeout.connect(self._go_on)
        session.stepped.connect(self.refresh)
        session.viewpoint_changed.connect(self.refresh)
        room = parent.size()
        self.resize(min(ui.look.px(1060), room.width() - 40), min(ui.look.px(760), room.height() - 40))
        ui.look.changed.connect(self._dress)
        self._dress()
        self.refresh()

    def _dress(self) -> None:
        self._grid.setSpacing(self.ui.look.px(12))
        for title in self._titles:
            title.setFont(self.ui.look.title_font(16))

    def refresh(self) -> None:
        """Take up the present state."""
        if self._session.curtain is not None:
            self._read.stop()
            self._show(())
            self.say("nothing", self.nothing.setText, HIDDEN)
        elif not self._read.isActive():
            self._read.start()

    def _go_on(self) -> None:
        if self._session.curtain is None and self._timeline.read(_SLICE):
            self._read.stop()
            self.say("nothing", self.nothing.setText, NOTHING)
            self._show(charts_for(self._presenter, self._course()))

    def _course(self) -> Course:
        match, seat = self._session.match, self._session.viewpoint
        turns = self._timeline.turns
        views = tuple(match.view(seat, turn.last) for turn in turns)
        deeds = []
        for step in range(1, len(match.steps)):
            events: tuple[Any, ...] = match.events(seat, step)
            if events:
                deeds.append(Deed(events, partial(match.view, seat, step - 1)))
        return Course(tuple(turn.moment.number for turn in turns), views, tuple(deeds))

    def _show(self, charts: tuple[Chart, ...]) -> None:
        self.nothing.setVisible(not charts)
        self.area.setVisible(bool(charts))
        if [chart.key for chart in charts] == [chart.key for chart in self._shown]:
            for chart in charts:
                self.charts[chart.key].show_chart(chart)
        else:
            clear(self._grid)
            self.hush("chart:")
            self.charts = {}
            self._titles = []
            self._cards = [self._card(chart) for chart in charts]
            self._place()
        self._shown = charts

    def _card(self, chart: Chart) -> QFrame:
        card = QFrame()
        card.setProperty("role", "card")
        title = label("", "", wrap=True)
        title.setFont(self.ui.look.title_font(16))
        self._titles.append(title)
        clause = ClauseLink(self.ui)
        clause.set_clause(chart.clause)
        clause.asked.connect(self.clause_asked)
        head = QHBoxLayout()
        head.addWidget(title, 1)
        head.addWidget(clause, 0, Qt.AlignmentFlag.AlignTop)
        view = self.charts[chart.key] = ChartView(self.ui, chart)
        column = QVBoxLayout(card)
        column.addLayout(head)
        column.addWidget(rule())
        column.addWidget(view)
        self.say(f"chart:{chart.key}", title.setText, lambda: self.ui.words.sentence(chart.title))
        if chart.note:
            note = label("", "caption", wrap=True)
            column.addWidget(note)
            self.say(f"chart:{chart.key}:note", note.setText, chart.note)
        return card

    def _place(self) -> None:
        """Two columns where there is room for them."""
        columns = 2 if self.width() / self.ui.look.text_scale >= 900 else 1
        for at, card in enumerate(self._cards):
            self._grid.addWidget(card, at // columns, at % columns)
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(1, columns - 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()
