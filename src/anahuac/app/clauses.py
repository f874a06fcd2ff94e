"""A clause in a small popup: its number, our short title, the rulebook's page."""

from __future__ import annotations

import logging
from functools import cache

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QCursor, QHideEvent
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.panels.widgets import label
from anahuac.app.ui import Ui
from anahuac.app.windows import texts
from anahuac.resources import ResourceMissing
from anahuac.rulebook import Clause, RulebookError, clauses

log = logging.getLogger("anahuac.app.clauses")


@cache
def _clauses(game: str) -> dict[str, Clause]:
    try:
        return {clause.id: clause for clause in clauses(game)}
    except (ResourceMissing, RulebookError) as error:
        log.warning("no titles of clauses: %s", error)
        return {}


class ClausePopup(Worded, QFrame):
    """Shows one clause over the window until something else is clicked or a key is pressed."""

    def __init__(self, ui: Ui, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self.listen(ui)
        self.setProperty("role", "card")
        self.title = QLabel()
        self.words = label("", "", wrap=True)
        self.page = label("", "caption")
        self.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        for widget in (self.title, self.words, self.page):
            column.addWidget(widget)

    def show_clause(self, clause: str) -> None:
        """Show ``"game:id"`` beside the pointer."""
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
        self.page.setVisible(bool(self.page.text()))
        self.setFixedWidth(ui.look.px(340))
        self.adjustSize()
        at = self._window.mapFromGlobal(QCursor.pos())
        room = self._window.rect().adjusted(8, 8, -8, -8)
        x = max(room.left(), min(at.x() + 8, room.right() - self.width()))
        y = max(room.top(), min(at.y() + 12, room.bottom() - self.height()))
        self.move(x, y)
        self.show()
        self.raise_()
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind == QEvent.Type.KeyPress:
            self.hide()
        outside = isinstance(watched, QWidget) and watched is not self and not self.isAncestorOf(watched)
        if outside and kind == QEvent.Type.MouseButtonPress:
            self.hide()
        return super().eventFilter(watched, event)
