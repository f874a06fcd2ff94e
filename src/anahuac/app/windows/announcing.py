"""What the table tells screen readers of its own accord: what happened, what is asked, why something is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from anahuac.app.panels.curtain import WHEN_ALONE
from anahuac.app.panels.loglines import spoken_line
from anahuac.app.panels.sincecard import BEFORE
from anahuac.app.panels.spoken import announce, sentences
from anahuac.engine.decision import Seat
from anahuac.engine.text import Ref, text

if TYPE_CHECKING:
    from anahuac.app.windows.table import TablePage

ANSWERS = text("spoken", "Answers: {answers}")
#: More lines than this are not read out at once.
MOST_LINES = 8


class Announcer(QObject):
    """Belongs to a table. ``said`` carries each text, and whether it cannot wait.

    Nothing is put together, and nothing told, unless a screen reader listens. A seat is told what its own log
    holds since it was told last, and the question as its own prompt bar shows it.
    """

    said = Signal(str, bool)

    def __init__(self, table: TablePage) -> None:
        super().__init__(table)
        self._table = table
        self._heard: dict[Seat | None, int] = {}
        self._asked: tuple[str, ...] = ()
        self._status: tuple[str, ...] = ()
        self._answered = -1
        self._curtain: Seat | None = None
        table.play.tool_shown.connect(self.tell)
        table.play.shown.connect(self.tell)
        table.session.looked.connect(self._looked)
        table.prompt.told.connect(self._told)
        table.map.announced.connect(self._relay)

    def tell(self) -> None:
        """Say what is new."""
        if not QAccessible.isActive():
            return
        curtain = self._table.session.curtain
        if curtain is None:
            self._curtain = None
            self._tell_lines()
            self._tell_question()
        elif curtain != self._curtain:
            self._curtain, self._asked, self._status = curtain, (), ()
            words = self._table.ui.words
            self._say([words.sentence(Ref("camp", curtain)), words(WHEN_ALONE)], self._table.curtain)

    # ------------------------------------------------------------------ inside

    def _tell_lines(self) -> None:
        """What happened since this seat was told last; nothing of what was before it sat down."""
        session = self._table.session
        last = session.match.last.number
        heard = min(self._heard.get(session.viewpoint, last), last)
        self._heard[session.viewpoint] = last
        if heard < last and session.looking is None:
            entries = session.lines_after(heard)
            before = len(entries) - MOST_LINES
            words = self._table.ui.words
            said = [words(BEFORE(before))] if before > 0 else []
            self._say([*said, *(spoken_line(words, entry) for entry in entries[-MOST_LINES:])])

    def _looked(self) -> None:
        """A step of the past is looked at: what happened in it."""
        session = self._table.session
        if QAccessible.isActive() and session.looking is not None and session.curtain is None:
            words = self._table.ui.words
            lines = [entry for entry in session.log_lines() if entry.step == session.looking]
            self._say([spoken_line(words, entry) for entry in lines[:MOST_LINES]])

    def _tell_question(self) -> None:
        """The question where it is another one or asked anew; else how far the answer is, where that has changed."""
        prompt, words = self._table.prompt, self._table.ui.words
        asked = (prompt.seat.text(), prompt.question.text())
        named = tuple(button.said for button in prompt.answers if button.enabled)
        answers = words(ANSWERS(answers=named)) if named else ""
        status = (prompt.status.text() if not prompt.status.isHidden() else "", answers)
        last = self._table.session.match.last.number
        if asked != self._asked:
            self._say([*asked, prompt.advice, *status])
        elif last != self._answered:  # the same question, once more
            self._say([asked[-1], *status])
        elif status != self._status:
            self._say([now for now, was in zip(status, self._status, strict=True) if now != was])
        self._asked, self._status, self._answered = asked, status, last

    def _told(self, said: str, urgent: bool) -> None:
        if QAccessible.isActive():
            self._say([said], urgent=urgent)

    def _relay(self, said: str) -> None:
        """The map has told it itself."""
        self.said.emit(said, False)

    def _say(self, parts: list[str], widget: QWidget | None = None, *, urgent: bool = False) -> None:
        said = sentences(parts)
        if not said:
            return
        announce(widget or self._table.prompt, said, urgent=urgent)
        self.said.emit(said, urgent)
