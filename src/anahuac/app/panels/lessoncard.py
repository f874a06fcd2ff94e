"""The card of a guided lesson beside the map: the task, what came of it, and the way on and back."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from anahuac.app.i18n import Said, Worded
from anahuac.app.look.paint import pen
from anahuac.app.panels.standing import Standing
from anahuac.app.panels.widgets import ClauseLink, Flow, Glyph, KeyButton, Scrolling, label, role
from anahuac.app.ui import Ui
from anahuac.engine.text import Template, text

LESSON = text("lesson", "Lesson")
LESSON_OF = text("lesson", "Lesson: {title}")
STEP_OF = text("lesson", "{step} of {count}")
BACK = text("lesson", "Back")
NEXT = text("lesson", "Next")
SHOW = text("lesson", "Show me")
SHOW_HOW = text("lesson", "Let the program do it.")
RETURN = text("lesson", "Back to the lesson")
LEAVE = text("lesson", "Leave")
LEAVE_HOW = text("lesson", "Leave the lesson")
FINISH = text("lesson", "Finish")
SURE = text(
    "lesson", "Leave the lesson? Its match can stay as an ordinary one, with dice nobody has laid out."
)
FINISHED = text(
    "lesson", "That was the lesson. Its match can stay as an ordinary one, with dice nobody has laid out."
)
STAY = text("lesson", "Stay")
KEEP = text("lesson", "Keep the match")
DROP = text("lesson", "Drop the match")
DONE_TAG = text("lesson", "lesson done")
RULE = text("lesson", "Rule {clause}")
#: Widths in effective pixels: of the card at the side, and of its buttons where it lies, in a small window the last.
SIDE, BUTTONS, FEW = 316, 300, 212
#: Width below which a lying card leaves the lesson's name out.
SMALL_BELOW = 800
#: Not yet standing or lying.
NO_FORM = (False, False, 0.0)
#: The edge that tells a lesson at once.
EDGE = 5


class LessonCard(Worded, Standing):
    """Shows what it is told. ``lies`` under the board, or stands at its side."""

    back_asked = Signal()
    next_asked = Signal()
    show_asked = Signal()
    return_asked = Signal()
    leave_asked = Signal()
    keep_asked = Signal()
    drop_asked = Signal()
    clause_asked = Signal(str)

    def __init__(self, ui: Ui, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._step, self._count = 1, 1
        self._build()
        self.say("name", self.setAccessibleName, LESSON)
        ui.look.changed.connect(self._dress)
        self._dress()

    # ------------------------------------------------------------------ building

    def _build(self) -> None:
        self.lesson = label("", "caption", wrap=True)
        self.step = label("", "strong")
        self.leave = self._button(LEAVE, self._ask_leave, "quiet")
        self.say("leave-tip", self.leave.setToolTip, LEAVE_HOW)
        head = QHBoxLayout()
        head.setSpacing(8)
        self._book = Glyph(self.ui, "book", 18, "accent")
        head.addWidget(self._book, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.lesson, 1)
        head.addStretch(0)
        head.addWidget(self.step)
        head.addWidget(self.leave)
        self.title = label("", "heading", wrap=True)
        self.clause = ClauseLink(self.ui)
        self.clause.asked.connect(self.clause_asked)
        line = QHBoxLayout()
        line.addWidget(self.title, 1)
        line.addWidget(self.clause, 0, Qt.AlignmentFlag.AlignTop)
        self.text, self.done, self.astray = self._prose(), self._prose(), self._prose()
        self.tag = label("", "tag-gold")
        self.tag.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.say("tag", self.tag.setText, DONE_TAG)
        self._done_line = self._line("tick", "accent", self.done)
        self._astray_line = self._line("warning", "warn", self.astray)
        prose = self._prose_column = QWidget()
        column = QVBoxLayout(prose)
        column.setContentsMargins(0, 0, 6, 0)
        column.setSpacing(8)
        self.sure = label("", "", wrap=True)
        for widget in (self.text, self._done_line, self._astray_line, self.tag, self.sure):
            column.addWidget(widget)
        column.addStretch(1)
        self.scroller = _Prose(prose)
        top, middle = QVBoxLayout(), QVBoxLayout()
        top.setSpacing(4)
        top.addLayout(head)
        top.addWidget(_Progress(self.ui, self))
        middle.setSpacing(4)
        middle.addLayout(line)
        middle.addWidget(self.scroller)
        middle.addStretch(0)
        self._parts = (_holding(top), _holding(middle), self._all_buttons())
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(14 + EDGE, 10, 12, 12)
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(8)

    def _all_buttons(self) -> QWidget:
        self.back = self._button(BACK, self.back_asked.emit)
        self.show_me = self._button(SHOW, self.show_asked.emit)
        self.say("show-tip", self.show_me.setToolTip, SHOW_HOW)
        self.returning = self._button(RETURN, self.return_asked.emit, "primary")
        self.next = self._button(NEXT, self._go_on, "primary")
        self.stay = self._button(STAY, self._stay)
        self.drop = self._button(DROP, self.drop_asked.emit)
        self.keep = self._button(KEEP, self.keep_asked.emit, "primary")
        self._leaving = (self.stay, self.drop, self.keep)
        holder = QWidget()
        flow = Flow(8, 8)
        for button in (self.back, self.show_me, self.returning, self.next, *self._leaving):
            flow.addWidget(button)
        row = QWidget()
        row.setLayout(flow)
        policy = row.sizePolicy()
        policy.setHeightForWidth(True)
        row.setSizePolicy(policy)
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(row)
        column.addStretch(1)
        return holder

    def _button(self, said: Template, slot: object, name: str = "") -> KeyButton:
        made = KeyButton(self.ui)
        if name:
            role(made, name)
        made.clicked.connect(lambda: slot())  # type: ignore[operator]
        key = said().source
        self.say(key, made.setText, said)
        self.say(key + "-name", made.setAccessibleName, said)
        return made

    @staticmethod
    def _prose() -> QLabel:
        made = label("", "", wrap=True)
        made.setTextFormat(Qt.TextFormat.RichText)
        return made

    def _line(self, glyph: str, colour: str, said: QLabel) -> QWidget:
        made = QWidget()
        row = QHBoxLayout(made)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(Glyph(self.ui, glyph, 18, colour), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(said, 1)
        return made

    # ------------------------------------------------------------------ what is shown

    def show_task(self, lesson: Said, step: int, count: int, title: Said, said: Said, clause: str) -> None:
        """A task: which, what it is called, what it says (HTML), the clause it is about."""
        words = self.ui.words
        again = (self._step, self._count) == (step, count)
        self._step, self._count = step, count
        self.say("lesson", self.lesson.setText, lambda: words(LESSON_OF(title=self._string(lesson))))
        self.say("step", self.step.setText, STEP_OF(step=step, count=count))
        self.say("title", self.title.setText, title)
        self.say("text", self.text.setText, said)
        self.clause.set_clause(clause)
        self.say(
            "clause", self.clause.setAccessibleName, RULE(clause=clause.partition(":")[2]) if clause else ""
        )
        self.setAccessibleDescription(words(STEP_OF(step=step, count=count)))
        if not again:
            self._stay()
            self.scroller.verticalScrollBar().setValue(0)
        self.update()

    def show_state(self, *, complete: bool, done: Said, astray: Said | None, first: bool, last: bool) -> None:
        """How far it is: complete, with what is said then, or left, with what is said of that."""
        self.say("done", self.done.setText, done)
        self.say("astray", self.astray.setText, astray if astray is not None else "")
        self.back.setEnabled(not first)
        self._complete, self._last, self._strayed = complete, last, astray is not None
        self.say("next-said", self.next.setText, FINISH if last else NEXT)
        self.say("next-named", self.next.setAccessibleName, FINISH if last else NEXT)
        self.next.setEnabled(complete and astray is None)
        self._arrange_parts()
        bar = self.scroller.verticalScrollBar()
        if astray is not None or (complete and not last and self.done.text()):
            self._settle()
            bar.setValue(bar.maximum())

    def _settle(self) -> None:
        """Let the words take their room, so that what was said last can be scrolled to."""
        inner = self._prose_column.layout()
        if inner is not None:
            inner.activate()
        self._prose_column.adjustSize()

    def _arrange_parts(self) -> None:
        """Show what belongs to the task, or to the question what shall become of the match."""
        asking, strayed = self._asking, self._strayed
        for widget in (*self._leaving, self.sure):
            widget.setVisible(asking)
        self.text.setVisible(not asking)
        self._done_line.setVisible(self._complete and bool(self.done.text()) and not asking)
        self._astray_line.setVisible(strayed and not asking)
        self.tag.setVisible(self._complete and self._last)
        self.leave.setVisible(not asking)
        small = self._form[1]  # which has no room for everything
        self._parts[0].setVisible(not (asking and small))
        self.back.setVisible(not asking and not (strayed and small))
        self.show_me.setVisible(not (asking or self._complete or strayed))
        self.returning.setVisible(strayed and not asking)
        self.next.setVisible(not (asking or strayed) and (self._complete or not small))

    _form: tuple[bool, bool, float] = NO_FORM
    _asking = False
    _complete = _last = _strayed = False

    def ask_leave(self, finished: bool = False) -> None:
        """Ask what shall become of the match."""
        self._asking = True
        self.say("sure", self.sure.setText, FINISHED if finished else SURE)
        self._arrange_parts()
        self.keep.setFocus()

    def _ask_leave(self) -> None:
        self.leave_asked.emit()

    def _stay(self) -> None:
        self._asking = False
        self._arrange_parts()

    def _go_on(self) -> None:
        if self._last:
            self.ask_leave(finished=True)
        else:
            self.next_asked.emit()

    # ------------------------------------------------------------------ form

    def lie(self, lies: bool) -> None:
        """Under the board, words beside the buttons; or at its side, words above them."""
        small = lies and self.width() < self.ui.look.px(SMALL_BELOW)
        form = (lies, small, self.ui.look.text_scale)
        if form == self._form:
            return
        super().lie(lies)
        self._form = form
        px = self.ui.look.px
        beside = px(FEW if small else BUTTONS)
        self.title.setFont(self.ui.look.heading_font(16 if small else 19))
        self.lesson.setVisible(not small)
        self._book.setVisible(not small)
        places = ((0, 1, 1), (0, 0, 2), (1, 1, 1)) if lies else ((0, 0, 1), (1, 0, 1), (2, 0, 1))
        for part, (row, column, rows) in zip(self._parts, places, strict=True):
            self._grid.removeWidget(part)
            self._grid.addWidget(part, row, column, rows, 1)
            narrow = lies and column == 1
            part.setMinimumWidth(beside if narrow else 0)
            part.setMaximumWidth(beside if narrow else 16_777_215)
        self._grid.setColumnStretch(0, 1)
        for row, share in enumerate((0, 1, 0) if lies else (0, 0, 1)):
            self._grid.setRowStretch(row, share)
        self.setMinimumWidth(0 if lies else px(SIDE))
        self.setMaximumWidth(16_777_215 if lies else px(SIDE))
        self._arrange_parts()

    def sizeHint(self) -> QSize:
        px = self.ui.look.px
        return QSize(px(600), px(150)) if self.lies else QSize(px(SIDE), px(420))

    def minimumSizeHint(self) -> QSize:
        px = self.ui.look.px
        return QSize(px(240), px(110)) if self.lies else QSize(px(SIDE), px(200))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lie(self.lies)

    def _dress(self) -> None:
        self._form = NO_FORM
        self.lie(self.lies)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self.ui.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(pen(theme("panel.line"), 1))
        painter.setBrush(theme("panel.raised"))
        painter.drawRoundedRect(room, 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme("accent"))
        painter.drawRoundedRect(QRectF(0, 0, EDGE, self.height()), 2, 2)


def _holding(layout: QLayout) -> QWidget:
    made = QWidget()
    layout.setContentsMargins(0, 0, 0, 0)
    made.setLayout(layout)
    return made


class _Prose(Scrolling):
    """Words that take the height they need, and scroll where there is less."""

    def __init__(self, content: QWidget) -> None:
        super().__init__(content)
        self._content = content
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        content.installEventFilter(self)

    def sizeHint(self) -> QSize:
        layout = self._content.layout()
        if layout is None:
            return super().sizeHint()
        wide = self.viewport().width() or self.width()
        return QSize(wide, layout.heightForWidth(wide) + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)


class _Progress(QWidget):
    """A row of marks, one for each task: filled up to the present one, which is higher."""

    def __init__(self, ui: Ui, card: LessonCard) -> None:
        super().__init__()
        self._ui = ui
        self._card = card
        self.setFixedHeight(8)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._ui.look.theme
        painter = QPainter(self)
        count, now = self._card._count, self._card._step
        wide = (self.width() - 3 * (count - 1)) / count
        for at in range(count):
            high = 7 if at + 1 == now else 3
            role_of = "accent" if at < now else "panel.line"
            painter.fillRect(QRectF(at * (wide + 3), (8 - high) / 2, wide, high), theme(role_of))
