"""Loss points: the track, then the sum line by line, the level it would give now, and what would change it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.panels.siege import figures, texts
from anahuac.app.panels.siege.figures import Term
from anahuac.app.panels.siege.lines import Line
from anahuac.app.panels.siege.losstrack import LossTrack
from anahuac.app.panels.spoken import sentences
from anahuac.app.panels.widgets import Scrolling, label, rule
from anahuac.app.ui import Ui
from anahuac.engine.text import Param, Ref
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import State

#: Clause of the levels.
LEVELS = "siege:5.5"
SOURCES = 3


class LossPanel(Worded, Scrolling):
    """Fed with the seat's view."""

    title = texts.LOSSES
    clause_asked = Signal(str)

    def __init__(self, ui: Ui, tables: Tables, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.listen(ui)
        self._t = tables
        self._outlook: tuple[Param, ...] = ()
        body = QWidget()
        column = self._column = QVBoxLayout(body)
        column.setSpacing(4)
        self.track = LossTrack(ui, tables)
        column.addWidget(self.track)
        inner = self._inner = QVBoxLayout()
        inner.setSpacing(3)
        self.lines = tuple(Line(ui) for _ in range(SOURCES))
        for line in self.lines:
            inner.addWidget(line)
        inner.addWidget(rule())
        self.level = Line(ui, strong=True)
        inner.addWidget(self.level)
        for line in (*self.lines, self.level):
            line.clause_asked.connect(self.clause_asked)
        column.addLayout(inner)
        self.advice = _Advice()
        foot = self._foot = QVBoxLayout()
        foot.addWidget(self.advice)
        column.addLayout(foot)
        column.addStretch(1)
        self.setWidget(body)
        self.say("name", self.setAccessibleName, texts.LOSSES)
        ui.look.changed.connect(self._dress)
        self._dress()

    def show_view(self, view: State) -> None:
        """The sum as it stands."""
        total = figures.total_of(self._t, view)
        self.track.show_points(total)
        for line, term in zip(self.lines, figures.terms_of(self._t, view), strict=True):
            line.show_term(term)
        level = self.track.level
        name: Param = Ref("level", level.id)
        if view.verdict is not None and view.verdict.why == "cortes":
            name = Ref("level", "sudden_death")
        summary = Ref("level_summary", level.id)
        self.level.show_term(Term(name, total, LEVELS, figures.range_of(level), summary))
        outlook = figures.outlook_of(self._t, view)
        if outlook != self._outlook:
            self._outlook = outlook
            self._say_outlook()
        self._describe()

    @property
    def told(self) -> str:
        """All lines in words."""
        return self.accessibleDescription()

    def retranslated(self) -> None:
        for line in (*self.lines, self.level):
            line.retranslated()  # what all of it is in words is put together from them
        self._say_outlook()
        self._describe()

    def _say_outlook(self) -> None:
        words = self.ui.words
        self.advice.show_lines(words(said) for said in self._outlook)

    def _describe(self) -> None:
        said = [line.spoken for line in (*self.lines, self.level)]
        self.setAccessibleDescription(sentences([*said, *self.advice.said]))

    def _dress(self) -> None:
        px = self.ui.look.px
        self._column.setContentsMargins(0, px(4), 0, px(6))
        self._inner.setContentsMargins(px(14), 0, px(14), 0)
        self._foot.setContentsMargins(px(10), px(2), px(10), 0)
        self.advice.dress(self.ui)


class _Advice(QFrame):
    """Lines on the wash of the accent, the first of them strong."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "accent-line")
        self._holder = QVBoxLayout(self)
        self._holder.setSpacing(0)
        self.first = label("", "strong", wrap=True)
        self.rest = label("", "", wrap=True)
        self._holder.addWidget(self.first)
        self._holder.addWidget(self.rest)
        self.said: tuple[str, ...] = ()

    def show_lines(self, lines: Iterable[str]) -> None:
        """These, none: nothing is shown."""
        self.said = tuple(lines)
        self.setVisible(bool(self.said))
        self.first.setText(self.said[0] if self.said else "")
        self.rest.setText(" ".join(self.said[1:]))
        self.rest.setVisible(len(self.said) > 1)

    def dress(self, ui: Ui) -> None:
        px = ui.look.px
        self._holder.setContentsMargins(px(10), px(5), px(10), px(5))
