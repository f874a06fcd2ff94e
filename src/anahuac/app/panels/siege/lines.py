"""A line of a sum, or of what holds now: what counts and what it is made of, its clause, its figure."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.panels.siege.figures import Term
from anahuac.app.panels.widgets import ClauseLink, label
from anahuac.app.ui import Ui

TOP = Qt.AlignmentFlag.AlignTop


class Line(Worded, QWidget):
    """A line of the sum: its name and what it is made of, the clause, the figure."""

    clause_asked = Signal(str)

    def __init__(self, ui: Ui, *, strong: bool = False) -> None:
        super().__init__()
        self.listen(ui)
        self._strong = strong
        self._term: Term | None = None
        self.said = QLabel()
        self.said.setWordWrap(True)
        self.said.setTextFormat(Qt.TextFormat.RichText)
        self.link = ClauseLink(ui, parent=self)
        self.link.asked.connect(self.clause_asked)
        self.figure = label("", "strong")
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(0)
        grid.addWidget(self.said, 0, 0, TOP)
        grid.addWidget(self.link, 0, 1, TOP)
        grid.addWidget(self.figure, 0, 2, TOP | Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(0, 1)
        ui.look.changed.connect(self.retranslated)

    def show_term(self, term: Term) -> None:
        """This line; nothing is said anew that has not changed."""
        if term != self._term:
            self._term = term
            self.retranslated()

    @property
    def spoken(self) -> str:
        """All of it in words."""
        figure = self.figure.text()
        return f"{self.said.accessibleName()}: {figure}" if figure else self.said.accessibleName()

    def retranslated(self) -> None:
        term, look, words = self._term, self.ui.look, self.ui.words
        if term is None:
            return
        name, detail = words.sentence(term.name), words(term.detail) if term.detail else ""
        self.said.setFont(look.body_font(15.5 if self._strong else 14, 600 if self._strong else 400))
        muted = look.theme("ink.muted").name()
        small = round(look.body_font(12.5).pixelSize())
        more = f'&nbsp; <span style="color:{muted}; font-size:{small}px; font-weight:400">{escape(detail)}</span>'
        self.said.setText(escape(name) + (more if detail else ""))
        self.said.setAccessibleName(f"{name} ({detail})" if detail else name)
        self.said.setToolTip(words(term.hint) if term.hint else "")
        self.figure.setFont(look.body_font(17 if self._strong else 14, 600))
        self.figure.setText(words(term.value))
        self.figure.setVisible(term.value != "")
        self.figure.setMinimumWidth(look.px(26))
        self.figure.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.link.set_clause(term.clause)
        for said in (self.said, self.figure):  # on the line of the link, which is higher
            drop = (self.link.sizeHint().height() - said.fontMetrics().height()) // 2
            said.setContentsMargins(0, max(drop, 0), 0, 0)
        self.link.setAccessibleName(term.clause.partition(":")[2])
