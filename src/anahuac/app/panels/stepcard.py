"""The step looked at: what happened, which counters took part, what followed from it, each with its clause."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.counters import CounterCache, Face
from anahuac.app.panels.widgets import ClauseLink, Glyph, clear, label
from anahuac.app.presenter import Presenter
from anahuac.app.replay.trace import Trace
from anahuac.app.ui import Ui
from anahuac.engine.decision import Seat
from anahuac.engine.game import LogLine
from anahuac.engine.text import Param, Ref, plural, text

STEP = text("replay", "Step")
STEP_NUMBER = text("replay", "Step {step}, {seat}")
OPENING = text("replay", "The opening")
NOTHING = text("replay", "Nothing that the log tells.")
DECIDED = text("replay", "{seat}: {answer}")
KEPT = text("replay", "{seat}: a decision that only this side knows.")
MORE = plural("replay", "and %n more", "", 1)
CLAUSE = text("replay", "Rule {clause}")
#: Lines and counters shown at most.
MOST_LINES, MOST_FACES = 6, 5
COUNTER = 46


class StepCard(Worded, QWidget):
    """Shows a trace; :meth:`remark` says which step it is, for the head of the panel."""

    clause_asked = Signal(str)

    def __init__(self, ui: Ui, presenter: Presenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._presenter = presenter
        self.headline = label("", "heading", wrap=True)
        self.faces = _Faces(ui)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(3)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(14, 6, 14, 8)
        whole.setSpacing(6)
        whole.addWidget(self.headline)
        whole.addWidget(self.faces)
        whole.addLayout(self._lines)
        whole.addStretch(1)
        ui.look.changed.connect(self._dress)
        self._dress()

    def show_trace(self, trace: Trace) -> None:
        """What a step did."""
        words = self.ui.words
        self.hush("line")
        clear(self._lines)
        told = [entry.line for entry in trace.lines if not entry.line.is_heading] or [
            entry.line for entry in trace.lines
        ]
        if told:
            first = told[0]
            self.say("headline", self.headline.setText, lambda: words.wording.log_line(first))
        else:
            self._say_decided(trace)
        self.faces.show_faces(trace.faces, trace.count)
        self.faces.setVisible(bool(trace.faces))
        for at, line in enumerate(told[:MOST_LINES]):
            self._add_line(at, line)
        if len(told) > MOST_LINES:
            more = label("", "muted")
            self._lines.addWidget(more)
            self.say("line-more", more.setText, MORE(len(told) - MOST_LINES))

    def _say_decided(self, trace: Trace) -> None:
        """Of a step without a line: who decided what, and what the question was."""
        decided = trace.decided
        if decided is None:
            self.say("headline", self.headline.setText, OPENING if trace.step == 0 else NOTHING)
            return
        seat = Ref("camp", decided.seat)
        said = DECIDED(seat=seat, answer=decided.answer) if decided.question else KEPT(seat=seat)
        self.say("headline", self.headline.setText, partial(self.ui.words.sentence, said))
        if decided.question:
            self._add_row("question", decided.question, "muted", decided.clause)

    @staticmethod
    def remark(step: int, seat: Seat) -> Param:
        """Which step, and whose."""
        return STEP_NUMBER(step=step, seat=Ref("camp", seat)) if seat else str(step)

    def _add_line(self, at: int, line: LogLine) -> None:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        role = self._presenter.seat_role(line.seat) + ".text" if line.seat else "ink.muted"
        words = self.ui.words
        if at:
            row.addWidget(Glyph(self.ui, self._presenter.kind_glyph(line.kind, line.seat), 17, role))
            said = label("", "", wrap=True)
            self.say(f"line{at}", said.setText, lambda: words.wording.log_line(line))
            row.addWidget(said, 1)
        else:
            row.addStretch(1)
        self._end_row(f"line{at}", row, line.clause)
        self._lines.addWidget(holder)

    def _add_row(self, key: str, said: Param, role: str, clause: str) -> None:
        """Something said, with its clause at the right."""
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        shown = label("", role, wrap=True)
        self.say(f"line-{key}", shown.setText, partial(self.ui.words.sentence, said))
        row.addWidget(shown, 1)
        self._end_row(f"line-{key}", row, clause)
        self._lines.addWidget(holder)

    def _end_row(self, key: str, row: QHBoxLayout, clause: str) -> None:
        if not clause:
            return
        link = ClauseLink(self.ui, clause)
        link.asked.connect(self.clause_asked)
        self.say(f"{key}:clause", link.setAccessibleName, CLAUSE(clause=clause.partition(":")[2]))
        row.addWidget(link, 0, Qt.AlignmentFlag.AlignRight)

    def _dress(self) -> None:
        self.headline.setFont(self.ui.look.heading_font(18))


class _Faces(QWidget):
    """Some counters beside each other, and how many there are besides."""

    def __init__(self, ui: Ui) -> None:
        super().__init__()
        self._ui = ui
        self._faces: tuple[Face, ...] = ()
        self._count = 0
        self._cache = CounterCache()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_faces(self, faces: tuple[Face, ...], count: int) -> None:
        self._faces, self._count = faces, max(count, len(faces))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._ui.look.px(200), COUNTER + 8)

    def minimumSizeHint(self) -> QSize:
        return QSize(COUNTER + 8, COUNTER + 8)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        ratio = self.devicePixelRatioF()
        fits = max(1, min(MOST_FACES, (self.width() - self._ui.look.px(90)) // (COUNTER + 6)))
        shown = self._faces[:fits]
        for at, face in enumerate(shown):
            made = self._cache.pixmap(face, COUNTER, ratio)
            painter.drawPixmap(QPointF(at * (COUNTER + 6) - 4, -2), made)
        left = self._count - len(shown)
        if left:
            painter.setFont(self._ui.look.body_font(13))
            painter.setPen(self._ui.look.theme("ink.muted"))
            x = len(shown) * (COUNTER + 6) + 6
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(x, 0, self.width() - x, COUNTER, flags, self._ui.words(MORE(left)))
