"""The two dead piles: who may come back and who never will, each by side, with the Loss points they cost."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.panels.siege import figures, texts
from anahuac.app.panels.siege.counters import CounterRow, size_for
from anahuac.app.panels.siege.figures import Pile
from anahuac.app.panels.spoken import sentences
from anahuac.app.panels.widgets import ClauseLink, Scrolling, label
from anahuac.app.presenters.siege.faces import piece_of
from anahuac.app.ui import Ui
from anahuac.engine.text import Ref, Template
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import State
from anahuac.games.siege.terms import CAMPS, SPANISH, Camp

#: Effective width from which the piles stand beside each other.
BESIDE_FROM = 400
TOP = Qt.AlignmentFlag.AlignTop


class PileCard(Worded, QFrame):
    """The dead of one side in one pile."""

    def __init__(self, ui: Ui, tables: Tables, pile: Template, camp: Camp) -> None:
        super().__init__()
        self.listen(ui)
        self._t, self._pile, self._camp = tables, pile, camp
        self._shown: Pile | None = None
        self.setProperty("role", "card")
        self.name = label("", "strong", wrap=True)
        self.name.setProperty("ink", f"siege.{camp}.text")
        self.count = label("", "caption")
        self.row = CounterRow(ui)
        self.none = label("", "muted")
        self.none.setIndent(4)
        column = self._column = QVBoxLayout(self)
        column.setSpacing(2)
        head = QHBoxLayout()
        head.setContentsMargins(4, 0, 4, 0)
        head.addWidget(self.name, 1)
        head.addWidget(self.count)
        column.addLayout(head)
        column.addWidget(self.row)
        column.addWidget(self.none)
        column.addStretch(1)
        self.say("name", self.name.setText, lambda: ui.words.sentence(Ref("camp", camp)))
        self.say("none", self.none.setText, texts.NOBODY)
        ui.look.changed.connect(self._dress)
        self._dress()

    def show_pile(self, view: State, pile: Pile) -> bool:
        """These counters; whether anything had to change."""
        changed = self.row.show_pieces(
            tuple(piece_of(self._t, view, piece) for piece in pile.pieces), size_for(len(pile.pieces))
        )
        if pile != self._shown:
            self._shown = pile
            self.row.setVisible(bool(pile.pieces))
            self.none.setVisible(not pile.pieces)
            self.retranslated()
        return changed

    def retranslated(self) -> None:
        pile, words = self._shown, self.ui.words
        if pile is None:
            return
        counted = words(texts.IN_PILE(len(pile.pieces)))
        costs = words(texts.COSTS(pile.points)) if self._camp == SPANISH and pile.points else ""
        self.count.setText(f"{len(pile.pieces)} · {costs}" if costs else str(len(pile.pieces) or ""))
        tips = [counted, words(texts.COSTS_TIP(pile.points)) if costs else ""]
        self.count.setToolTip("\n".join(filter(None, tips)))
        self.setAccessibleName(words(texts.PILE_OF(pile=self._pile(), camp=Ref("camp", self._camp))))
        names = [words(counter.piece.name) for counter in self.row.counters.values()]
        self.setAccessibleDescription(sentences([*filter(None, tips), ", ".join(names)]))

    def _dress(self) -> None:
        px = self.ui.look.px
        self._column.setContentsMargins(px(4), px(4), px(4), px(4))


class PilesPanel(Worded, Scrolling):
    """Fed with the seat's view. The piles stand beside each other, or below each other where room is short."""

    title = texts.PILES
    clause_asked = Signal(str)
    piece_pressed = Signal(str)
    piece_entered = Signal(str)

    def __init__(self, ui: Ui, tables: Tables, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.listen(ui)
        self._t = tables
        body = QWidget()
        self._both = both = QBoxLayout(QBoxLayout.Direction.LeftToRight, body)
        both.setSpacing(8)
        self.heads: dict[str, QLabel] = {}
        self.cards: dict[tuple[str, Camp], PileCard] = {}
        for pile, clauses in ((texts.MAY_RETURN, ("10.5A",)), (texts.FOR_GOOD, ("10.5B", "11.4D"))):
            key = pile().source
            column = QVBoxLayout()
            column.setSpacing(5)
            head = QHBoxLayout()
            name = label("", "strong")
            head.addWidget(name)
            for clause in clauses:
                head.addWidget(self._link(clause))
            head.addStretch(1)
            column.addLayout(head)
            self.heads[key] = name
            self.say(key, name.setText, pile)
            for camp in CAMPS:
                card = self.cards[key, camp] = PileCard(ui, tables, pile, camp)
                card.row.pressed.connect(self.piece_pressed)
                card.row.entered.connect(self.piece_entered)
                column.addWidget(card, 1)
            both.addLayout(column, 1)
        self.say("tip-may", self.heads[texts.MAY_RETURN().source].setToolTip, self._odds)
        self.say("tip-never", self.heads[texts.FOR_GOOD().source].setToolTip, texts.NEVER_BACK)
        self.say("name", self.setAccessibleName, texts.PILES)
        self.setWidget(body)
        ui.look.changed.connect(self._dress)
        self._dress()

    def _link(self, clause: str) -> ClauseLink:
        link = ClauseLink(self.ui, f"siege:{clause}", self)
        link.setAccessibleName(clause)
        link.asked.connect(self.clause_asked)
        return link

    def _odds(self) -> str:
        """What the die does with the dead in an R&R, by what they are."""
        words = self.ui.words
        said = [
            texts.ROLLED_FOR(),
            texts.ELITES(results=figures.fates_of(self._t, "elite")),
            texts.REGULARS(results=figures.fates_of(self._t, "regular")),
        ]
        return "\n".join(map(words, said))

    def show_view(self, view: State) -> None:
        """The piles as they are; cards that have not changed stay as they were."""
        for pile, of_camp in zip(
            (texts.MAY_RETURN, texts.FOR_GOOD), figures.piles_of(self._t, view), strict=True
        ):
            for found in of_camp:
                self.cards[pile().source, found.camp].show_pile(view, found)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._dress()

    def _dress(self) -> None:
        px = self.ui.look.px
        beside = self.width() >= px(BESIDE_FROM)
        ways = QBoxLayout.Direction
        self._both.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self._both.setContentsMargins(px(8), px(2), px(8), px(8))
