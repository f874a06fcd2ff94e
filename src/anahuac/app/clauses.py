"""A clause in a small popup: its number, our short title, the first lines of its section in the rules help."""

from __future__ import annotations

import logging
from functools import cache

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QHideEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.panels.widgets import ClauseLink, KeyButton, label
from anahuac.app.reading.texts import READ
from anahuac.app.ui import Ui
from anahuac.app.windows import texts
from anahuac.help import open_book
from anahuac.resources import ResourceMissing
from anahuac.rulebook import Clause, RulebookError, clauses

log = logging.getLogger("anahuac.app.clauses")
#: Letters of the excerpt, and how long a second press of the same clause opens the rules.
EXCERPT, AGAIN_MS = 300, 1500


@cache
def _clauses(game: str) -> dict[str, Clause]:
    try:
        return {clause.id: clause for clause in clauses(game)}
    except (ResourceMissing, RulebookError) as error:
        log.warning("no titles of clauses: %s", error)
        return {}


class ClausePopup(Worded, QFrame):
    """Shows one clause over the window until something else is clicked or a key is pressed.

    ``read_asked`` carries the clause that shall be opened in the rules: by the popup's button, or by asking for the
    same clause once more.
    """

    read_asked = Signal(str)

    def __init__(self, ui: Ui, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self.listen(ui)
        self.clause = ""
        self._hidden = ""  # the clause shown until just now
        self._forget = QTimer(self)
        self._forget.setSingleShot(True)
        self._forget.setInterval(AGAIN_MS)
        self._forget.timeout.connect(self._forgotten)
        self.setProperty("role", "card")
        self.title = QLabel()
        self.words = label("", "strong", wrap=True)
        self.excerpt = label("", "", wrap=True)
        self.page = label("", "caption")
        self.read = KeyButton(ui, "F1", "book")
        self.read.clicked.connect(self._read)
        self.hide()
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        for widget in (self.title, self.words, self.excerpt, self.page, self.read):
            column.addWidget(widget)
        self.say("read", self.read.setText, READ)

    def show_clause(self, clause: str) -> None:
        """Show ``"game:id"`` beside the pointer; asked for again, open it in the rules."""
        if clause == (self.clause if self.isVisible() else self._hidden):
            self.clause = clause
            self._read()
            return
        self.clause = clause
        game, _, name = clause.partition(":")
        found = _clauses(game).get(name)
        ui = self.ui
        self.title.setFont(ui.look.title_font(17))
        said = texts.CLAUSE_TITLE(clause=name)
        self.say("title", self.title.setText, said)
        self.say("name", self.setAccessibleName, said)
        if found is not None:
            self.say("words", self.words.setText, lambda: ui.words.named(found.title))
            self.say("page", self.page.setText, texts.CLAUSE_PAGE(page=found.page) if found.page else "")
        else:
            self.say("words", self.words.setText, texts.NO_CLAUSE)
            self.say("page", self.page.setText, "")
        self.say("excerpt", self.excerpt.setText, lambda: _excerpt(game, ui.words.language, name))
        self.page.setVisible(bool(self.page.text()))
        self.excerpt.setVisible(bool(self.excerpt.text()))
        self.read.setVisible(bool(self.excerpt.text()))
        self._stand()
        self.show()
        self.raise_()
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def _stand(self) -> None:
        """Beside the pointer, within the window."""
        room = self._window.rect().adjusted(8, 8, -8, -8)
        width = min(self.ui.look.px(400), room.width())
        self.ensurePolished()
        self._column.activate()
        self.setFixedSize(width, min(self._column.heightForWidth(width), room.height()))
        at = self._window.mapFromGlobal(QCursor.pos())
        x = max(room.left(), min(at.x() + 8, room.right() - self.width()))
        y = max(room.top(), min(at.y() + 12, room.bottom() - self.height()))
        self.move(x, y)

    def _read(self) -> None:
        clause = self.clause
        self._hidden = ""
        self.hide()
        self._hidden = ""
        self.read_asked.emit(clause)

    def _forgotten(self) -> None:
        self._hidden = ""

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._hidden = self.clause
        self._forget.start()
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and not self._is_again(event):
            self.hide()
        outside = isinstance(watched, QWidget) and watched is not self and not self.isAncestorOf(watched)
        if outside and kind == QEvent.Type.MouseButtonPress:
            self.hide()
        return super().eventFilter(watched, event)

    def _is_again(self, event: QKeyEvent) -> bool:
        """Whether a key presses the link of the clause shown once more."""
        focused = QApplication.focusWidget()
        presses = event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
        return presses and isinstance(focused, ClauseLink) and focused.clause == self.clause


def _excerpt(game: str, language: str, name: str) -> str:
    book = open_book(game, language)
    place = book.of_clause(name)
    return book.excerpt(place, EXCERPT) if place is not None else ""
