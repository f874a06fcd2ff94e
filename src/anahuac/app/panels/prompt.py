"""The prompt bar: who must decide, what, by which clause; the buttons of the answer; undo and redo."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHelpEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QMenu,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QToolTip,
    QVBoxLayout,
    QWidget,
)

from anahuac.app.i18n import Worded
from anahuac.app.panels.busyline import BusyLine
from anahuac.app.panels.spoken import sentences
from anahuac.app.panels.widgets import (
    ClauseLink,
    Flow,
    Glyph,
    KeyButton,
    clause_title,
    clear,
    escaped,
    ink,
    key_name,
    label,
    role,
)
from anahuac.app.presenter import Button
from anahuac.app.ui import Ui
from anahuac.engine.rules import Refusal
from anahuac.engine.text import Param, text

UNDO = text("prompt", "Undo")
REDO = text("prompt", "Redo")
UNDO_LIST = text("prompt", "What can be taken back")
MORE = text("prompt", "More answers")
STOP = text("prompt", "Stop")
GO_ON = text("prompt", "Go on")
SKIP = text("prompt", "Skip")
SKIP_HINT = text("prompt", "Let the computer make its moves without a pause, until it is your turn")
NUMBER = text("prompt", "Number")
BAR = text("prompt", "Question and answers")
CLAUSE = text("prompt", "Rule {clause}")
UNDO_HINT = text("prompt", "Take the last gesture back ({key})")
REDO_HINT = text("prompt", "Restore what was taken back ({key})")
REFUSED = text("prompt", "{reason}")

#: Below these effective widths the hint goes; redo and secondary answers go into the menu; buttons go below.
HINT_FROM, ALL_FROM, TWO_LINES_BELOW = 1200, 1050, 600
#: Effective width that the question and Undo keep in narrow bars.
QUESTION_AND_UNDO = 630


class PromptBar(Worded, QWidget):
    """Shows a question; tells what is pressed. It knows no session: the table feeds it."""

    pressed = Signal(str)
    amount_changed = Signal(int)
    undo_asked = Signal()
    undo_list_asked = Signal()
    redo_asked = Signal()
    stop_asked = Signal()
    skip_asked = Signal()
    resume_asked = Signal()
    clause_asked = Signal(str)
    told = Signal(str, bool)  # a refusal or a note as it is read out, and whether it is a refusal

    def __init__(self, ui: Ui, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._role = "ink"
        self._buttons: tuple[Button, ...] = ()
        self._filling = False
        self._has_hint = False
        self.advice = ""  # how to answer, whether or not there is room to show it
        self._undo_refusal: Param = ""
        self._redo_refusal: Param = ""
        self._busy = False
        self._tight = False
        self._asked: Param = ""
        self._brief: Param = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._build()
        self._refusal_time = QTimer(self)
        self._refusal_time.setSingleShot(True)
        self._refusal_time.setInterval(12_000)
        self._refusal_time.timeout.connect(self.clear_refusal)
        ui.look.changed.connect(self._dress)
        self.say("bar", self.setAccessibleName, BAR)

    def _build(self) -> None:
        ui = self.ui
        self.flag = Glyph(ui, "", 30)
        self.seat = label("", "seat")
        self.question = label("", "prompt", wrap=True)
        self.clause = ClauseLink(ui)
        self.status = label("", "strong")
        self.hint = label("", "muted", wrap=True)
        self.warning_glyph = Glyph(ui, "warning", 16, "warn")
        self.warning = label("", "warn", wrap=True)
        self.warning_clause = ClauseLink(ui)
        self.question.installEventFilter(self)
        self.status.installEventFilter(self)
        self.clause.asked.connect(self.clause_asked)
        self.warning_clause.asked.connect(self.clause_asked)
        self.number = QSpinBox()
        self.number.valueChanged.connect(self.amount_changed)
        self.progress = BusyLine(ui, self)
        self.undo = KeyButton(ui)
        self.undo_list = QToolButton()
        self.undo_list.setArrowType(Qt.ArrowType.DownArrow)
        self.undo_list.clicked.connect(self.undo_list_asked)
        self.redo = KeyButton(ui)
        self.stop = KeyButton(ui)
        self.skip = KeyButton(ui)
        self.undo.clicked.connect(self.undo_asked)
        self.redo.clicked.connect(self.redo_asked)
        self.stop.clicked.connect(self._stop_or_go)
        self.skip.clicked.connect(self.skip_asked)
        self.more = QToolButton()
        self.more.setText("•••")
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self.more)
        self._menu.setToolTipsVisible(True)
        self.more.setMenu(self._menu)
        self._answers = QWidget()
        self._answer_row = QHBoxLayout(self._answers)
        self._answer_row.setContentsMargins(0, 0, 0, 0)
        self._answer_row.setSpacing(9)
        line = QHBoxLayout()
        line.setSpacing(10)
        line.addWidget(self.question, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(self.clause, 0, Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(self.status)
        line.addWidget(self.hint, 1)
        line.addStretch(0)
        self._warning_row = QWidget()
        warning = QHBoxLayout(self._warning_row)
        warning.setContentsMargins(0, 0, 0, 0)
        warning.setSpacing(6)
        warning.addWidget(self.warning_glyph)
        warning.addWidget(self.warning, 1)
        warning.addWidget(self.warning_clause)
        self._warning_row.hide()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.seat)
        words.addLayout(line)
        words.addWidget(self._warning_row)
        self._right = QHBoxLayout()
        self._right.setSpacing(9)
        self._right.addStretch(1)
        self._at_right: tuple[QWidget, ...] = (
            self.number,
            self._answers,
            self.skip,
            self.stop,
            self.undo,
            self.undo_list,
            self.redo,
            self.more,
        )
        for widget in self._at_right:
            self._right.addWidget(widget, 0, Qt.AlignmentFlag.AlignVCenter)
        said = QHBoxLayout()
        said.setSpacing(12)
        said.addWidget(self.flag, 0, Qt.AlignmentFlag.AlignTop)
        said.addLayout(words, 1)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.setContentsMargins(22, 6, 14, 7)
        self._whole.setSpacing(12)
        self._whole.addLayout(said, 1)
        self._whole.addLayout(self._right)
        self.number.hide()
        self.progress.hide()
        self.stop.hide()
        self.skip.hide()
        self.say("skip", self.skip.setText, SKIP)
        self.say("skip-tip", self.skip.setToolTip, SKIP_HINT)
        self.say("undo", self.undo.setText, UNDO)
        self.say("undo-list", self.undo_list.setAccessibleName, UNDO_LIST)
        self.say("undo-list-tip", self.undo_list.setToolTip, UNDO_LIST)
        self.say("redo", self.redo.setText, REDO)
        self.say("number", self.number.setAccessibleName, NUMBER)
        self.say("more", self._name_more, MORE)
        self._dress()

    def _name_more(self, said: str) -> None:
        self.more.setToolTip(said)
        self.more.setAccessibleName(said)

    # ------------------------------------------------------------------ what is shown

    def show_seat(self, name: Param, colour: str, glyph: str) -> None:
        """Who decides: name, colour role and pictogram of the seat."""
        self.say("seat", self.seat.setText, name)
        self.flag.show_glyph(glyph, colour)
        if colour != self._role:
            self._role = colour
            ink(self.seat, colour)
            self.update()

    def show_question(
        self, question: Param, clause: str = "", status: Param = "", hint: Param = "", brief: Param = ""
    ) -> None:
        """What is asked, by which clause, how far the answer is, how to answer; ``brief`` where room is short."""
        self._asked, self._brief = question, brief
        self.say("question", self.question.setText, lambda: self.ui.words.sentence(question))
        self.clause.set_clause(clause)
        if clause:
            said = CLAUSE(clause=clause.partition(":")[2])
            self.say("clause", self.clause.setAccessibleName, said)
        self.say("status", self.status.setText, status)
        self.status.setVisible(bool(status))
        self.say("hint", self.hint.setText, hint)
        self._has_hint = bool(hint)
        self.advice = self.hint.text()
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pointed at, the question and how far it is answered say what rule is at work, and what it is about."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self.clause.clause:
            told = clause_title(self.ui, self.clause.clause, excerpt=True)
            QToolTip.showText(event.globalPos(), told, self.question)
            return True
        return super().eventFilter(watched, event)

    def show_buttons(self, buttons: tuple[Button, ...], amount: tuple[int, int, int] | None = None) -> None:
        """The answers that are buttons, the primary one last, and a number to set if there is one."""
        self.number.setVisible(amount is not None)
        if amount is not None:
            self.number.blockSignals(True)
            self.number.setRange(amount[0], amount[1])
            self.number.setValue(amount[2])
            self.number.blockSignals(False)
        if buttons != self._buttons:
            self._buttons = buttons
            self._fill()
        self._fit()

    @property
    def answers(self) -> tuple[Button, ...]:
        """The buttons of the present question, those in the menu of the bar too."""
        return self._buttons

    def show_history(self, undo_refusal: Param, redo_refusal: Param) -> None:
        """Whether undo and redo can be pressed; the reason where not."""
        self._undo_refusal, self._redo_refusal = undo_refusal, redo_refusal
        self.undo.setEnabled(not undo_refusal)
        self.redo.setEnabled(not redo_refusal)
        keys = QKeySequence.StandardKey
        self._hint_history(self.undo, "undo", undo_refusal, UNDO_HINT(key=_native(keys.Undo)))
        self._hint_history(self.redo, "redo", redo_refusal, REDO_HINT(key=_native(keys.Redo)))

    def show_refusal(self, refusal: Refusal | Param) -> None:
        """Why something did not happen, with its clause; it goes at the next change or after a while."""
        clause = refusal.clause if isinstance(refusal, Refusal) else ""
        reason = refusal.reason if isinstance(refusal, Refusal) else refusal
        self._tell(reason, clause, warning=True)

    def show_note(self, said: Param, *, lasting: bool = False) -> None:
        """Something that needs no answer; it goes like a refusal, a ``lasting`` one only at the next change."""
        self._tell(said, "", warning=False)
        if lasting:
            self._refusal_time.stop()

    def _tell(self, reason: Param, clause: str, *, warning: bool) -> None:
        self.warning_glyph.setVisible(warning)
        role(self.warning, "warn" if warning else "strong")
        self.say("warning", self.warning.setText, lambda: self.ui.words.sentence(reason))
        self.warning_clause.set_clause(clause)
        said = CLAUSE(clause=clause.partition(":")[2])
        if clause:
            self.say("warning-clause", self.warning_clause.setAccessibleName, said)
        self._warning_row.show()
        self._fit()
        self._refusal_time.start()
        self.told.emit(sentences([self.warning.text(), self.ui.words(said) if clause else ""]), warning)

    def clear_refusal(self) -> None:
        """Take the refusal away."""
        if not self._warning_row.isHidden():
            self._warning_row.hide()
            self.hush("warning")
            self._fit()
        self._refusal_time.stop()

    def forget(self) -> None:
        """Ask nothing, offer nothing, and keep nothing that was told."""
        self.show_question("")
        self.show_buttons(())
        self.show_history("", "")
        self.clear_refusal()
        self.warning.clear()
        self.warning_clause.set_clause("")

    def show_thinking(
        self, thinking: bool, progress: float = 0.0, stopped: bool = False, hurried: bool = False
    ) -> None:
        """Whether a computer thinks, how far it is, that it was stopped, or makes its moves without a pause."""
        self._busy = thinking
        self.progress.setVisible(thinking)
        self.progress.show_share(progress)
        self.stop.setVisible(thinking or stopped)
        self.skip.setVisible(thinking and not hurried and self._effective() >= TWO_LINES_BELOW)
        self.say("stop", self.stop.setText, STOP if thinking else GO_ON)

    # ------------------------------------------------------------------ helpers

    def _stop_or_go(self) -> None:
        (self.stop_asked if self._busy else self.resume_asked).emit()

    def _hint_history(self, button: KeyButton, key: str, refusal: Param, hint: Param) -> None:
        self.say(f"{key}-tip", button.setToolTip, refusal or hint)
        self.say(f"{key}-description", button.setAccessibleDescription, refusal or hint)

    def _fill(self) -> None:
        if self._filling:  # a button that shows itself may widen the bar, which would fill it once more
            return
        self._filling = True
        try:
            self._fill_anew()
        finally:
            self._filling = False

    def _fill_anew(self) -> None:
        self.hush("answer")
        clear(self._answer_row)
        self._menu.clear()
        shown = self._shown()
        for button in self._buttons:
            if button in shown:
                made = self._push(button)
                self._answer_row.addWidget(made)
                made.show()  # at once, so that its width counts when the question is fitted
            else:
                action = self._menu.addAction("")
                action.setEnabled(button.enabled)
                action.setData(button.key)
                action.triggered.connect(self._menu_pressed)
                self.say(f"answer:{button.key}", _shows(action.setText), partial(self._entry, button))
        self._answers.setVisible(bool(shown))
        if self._effective() < ALL_FROM and not self._redo_refusal:
            action = self._menu.addAction("")
            action.triggered.connect(self.redo_asked)
            self.say("answer-redo", action.setText, REDO)
        self.more.setVisible(not self._menu.isEmpty())

    def _entry(self, button: Button) -> str:
        """An answer in the menu, its key at the right."""
        said, key = self.ui.words(button.said), key_name(button.shortcut)
        return f"{said}\t{key}" if key else said

    def _push(self, button: Button) -> KeyButton:
        made = KeyButton(self.ui, button.shortcut, button.glyph)
        made.setEnabled(button.enabled)
        made.setProperty("key", button.key)
        role(made, button.role if button.role != "plain" else "")
        self.say(f"answer:{button.key}", _shows(made.setText), lambda: self.ui.words.sentence(button.said))
        self.say(f"answer:{button.key}:name", made.setAccessibleName, button.said)
        if button.hint:
            self.say(f"answer:{button.key}:tip", made.setToolTip, button.hint)
        made.clicked.connect(self._answer_pressed)
        return made

    def _answer_pressed(self) -> None:
        self.pressed.emit(str(self.sender().property("key")))

    def _menu_pressed(self) -> None:
        self.pressed.emit(str(self.sender().data()))  # type: ignore[attr-defined]

    def _shown(self) -> tuple[Button, ...]:
        """The answers that have room as buttons: the primary one always, then from the last to the first."""
        wide = self._effective()
        if wide < TWO_LINES_BELOW:
            room = wide * 0.7
        else:
            room = wide * 0.5 if wide >= ALL_FROM else max(wide * 0.34, wide - QUESTION_AND_UNDO)
        kept: list[Button] = []
        for button in reversed(self._buttons):
            room -= 44 + 8.2 * len(self.ui.words(button.said)) + 9 * len(button.shortcut)
            if kept and room < 0:
                break
            kept.append(button)
        return tuple(reversed(kept))

    def set_tight(self, tight: bool) -> None:
        """One line, with the short form of a long question: what stands below needs the height."""
        if tight != self._tight:
            self._tight = tight
            self._fit()

    def _place_progress(self) -> None:
        """Along the lower edge, over what is there: nothing moves when the computer begins to think."""
        high = max(3, self.ui.look.px(4))
        self.progress.setGeometry(0, self.height() - high, self.width(), high)
        self.progress.raise_()

    def _effective(self) -> float:
        return self.width() / self.ui.look.text_scale

    def _fit(self) -> None:
        """The question takes what it needs, at most what is left; the hint only what is left after that."""
        self.redo.setVisible(self._effective() >= ALL_FROM)
        px = self.ui.look.px
        right = sum(widget.sizeHint().width() + 9 for widget in self._at_right if not widget.isHidden())
        two_lines = self._effective() < TWO_LINES_BELOW
        way = QBoxLayout.Direction.TopToBottom if two_lines else QBoxLayout.Direction.LeftToRight
        self._whole.setDirection(way)
        room = self.width() - (0 if two_lines else right) - px(30) - 70
        for beside in (self.clause, self.status):
            if not beside.isHidden():
                room -= beside.sizeHint().width() + 10
        told = not self._warning_row.isHidden()  # it takes the seat's line, which the flag tells too
        self.seat.setVisible(not self._tight and not told)
        self._whole.setContentsMargins(*((22, 3, 14, 4) if told else (22, 6, 14, 7)))
        wanted = self._word_question(room)
        self.question.setFixedWidth(max(120, min(wanted, room)))
        left = room - wanted - 10
        needed = self.hint.fontMetrics().horizontalAdvance(self.hint.text()) + 6
        roomy = self._effective() >= HINT_FROM
        self.hint.setVisible(self._has_hint and roomy and left > min(needed, px(200)))
        self.updateGeometry()

    def _word_question(self, room: float) -> int:
        """The question as long as there is room for, with all of it to be read out; its width on one line."""
        words, metrics = self.ui.words, self.question.fontMetrics()
        said = words.sentence(self._asked)
        if self._brief and metrics.horizontalAdvance(said) + 6 > room:
            self.question.setAccessibleName(said)
            said = words.sentence(self._brief)
        else:
            self.question.setAccessibleName("")
        self.question.setText(said)
        return metrics.horizontalAdvance(said) + 6

    def _dress(self) -> None:
        self._place_progress()
        self._fill()  # fewer answers have room beside larger words
        self._fit()
        self.update()

    def retranslated(self) -> None:
        self._fill()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_progress()
        self._fill()
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self.ui.look.theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme("panel.raised"))
        painter.fillRect(QRect(0, 0, self.ui.look.px(6), self.height()), theme(self._role))
        painter.fillRect(QRect(0, self.height() - 1, self.width(), 1), theme("panel.line"))
        painter.fillRect(QRect(0, 0, self.width(), 1), theme("panel.line"))

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), max(hint.height(), self.ui.look.px(40 if self._tight else 54)))


def _native(key: QKeySequence.StandardKey) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def _shows(set_text: Callable[[str], object]) -> Callable[[str], object]:
    """What sets a title so that it shows the text as it is."""
    return lambda said: set_text(escaped(said))


__all__ = ["Flow", "PromptBar"]
