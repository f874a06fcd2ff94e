"""Counters beside the map: those still to be placed, taken up in an R&R, gone home, on a raid or escaped."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.panels.siege import figures, texts
from anahuac.app.panels.siege.counters import CounterRow
from anahuac.app.panels.widgets import Scrolling, label
from anahuac.app.presenters.siege.faces import piece_of
from anahuac.app.presenters.siege.texts import ELSEWHERE
from anahuac.app.ui import Ui
from anahuac.engine.decision import Decision
from anahuac.engine.text import Ref
from anahuac.games.siege.data import Tables
from anahuac.games.siege.frames.placing import PlaceFrame
from anahuac.games.siege.model import DESERTED, ESCAPED, OFF_MAP, RAIDING, UNPLACED, State
from anahuac.games.siege.terms import CAMPS, Camp

#: What becomes of counters that are neither on the map nor dead, in the order in which it is shown.
WHERE = (OFF_MAP, UNPLACED, RAIDING, DESERTED, ESCAPED)
SIZE = 46


class Batch(Worded, QWidget):
    """The counters of a camp that have one fate."""

    def __init__(self, ui: Ui, tables: Tables, camp: Camp, where: str) -> None:
        super().__init__()
        self.listen(ui)
        self._t = tables
        self._pieces: tuple[str, ...] = ()
        self.name = label("", "strong", wrap=True)
        self.name.setProperty("ink", f"siege.{camp}.text")
        self.count = label("", "caption")
        self.row = CounterRow(ui, draggable=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        head = QHBoxLayout()
        head.addWidget(self.name, 1)
        head.addWidget(self.count)
        column.addLayout(head)
        column.addWidget(self.row)
        said = texts.WAITING(camp=Ref("camp", camp), where=ELSEWHERE[where]())
        self.say("name", self.name.setText, lambda: ui.words.sentence(said))
        self.say("spoken", self.setAccessibleName, lambda: ui.words.sentence(said))

    def show_pieces(self, view: State, pieces: tuple[str, ...], taken: str) -> None:
        """These, but for the one that is taken up to be placed; the row stays where none of them has changed."""
        left = tuple(piece for piece in pieces if piece != taken)
        self.row.show_pieces(tuple(piece_of(self._t, view, piece) for piece in left), SIZE)
        self.setVisible(bool(pieces))
        if left != self._pieces:
            self._pieces = left
            self.retranslated()

    def retranslated(self) -> None:
        said = self.ui.words(texts.IN_PILE(len(self._pieces)))
        self.count.setText(said)
        self.setAccessibleDescription(said)


class ReservePanel(Worded, Scrolling):
    """Counters can be taken up from here by pointing, or dragged to the map."""

    title = texts.RESERVE
    piece_pressed = Signal(str)
    piece_entered = Signal(str)
    piece_dropped = Signal(str, QPoint)

    def __init__(self, ui: Ui, tables: Tables, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.listen(ui)
        self._t = tables
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(12, 4, 10, 8)
        column.setSpacing(6)
        self.none = label("", "muted", wrap=True)
        self.how = label("", "caption", wrap=True)
        column.addWidget(self.none)
        column.addWidget(self.how)
        self.batches: dict[tuple[Camp, str], Batch] = {}
        for camp in CAMPS:
            for where in WHERE:
                batch = Batch(ui, tables, camp, where)
                batch.row.pressed.connect(self.piece_pressed)
                batch.row.entered.connect(self.piece_entered)
                batch.row.dropped.connect(self.piece_dropped)
                self.batches[camp, where] = batch
                column.addWidget(batch)
                batch.hide()
        column.addStretch(1)
        self._column = column
        self.setWidget(body)
        self.say("none", self.none.setText, texts.ALL_ON_MAP)
        self.say("how", self.how.setText, texts.PLACE_THEM)
        self.say("name", self.setAccessibleName, texts.RESERVE)

    def show_view(self, view: State, decision: Decision | None) -> None:
        """Who is beside the map, those of the seat that places counters first."""
        frame = view.frames[-1] if view.frames else None
        taken = frame.chosen if isinstance(frame, PlaceFrame) else ""
        found = {(camp, where): here for camp, where, here in figures.beside(self._t, view, WHERE)}
        for key, batch in self.batches.items():
            batch.show_pieces(view, found.get(key, ()), taken)
        self.none.setVisible(not found)
        self.how.setVisible(decision is not None and decision.kind == "place_which")
        first = decision.seat if self.how.isVisibleTo(self) and decision is not None else CAMPS[0]
        self._put_first(first)

    def _put_first(self, camp: str) -> None:
        """Whoever places counters finds them at the top."""
        order = sorted(self.batches.items(), key=lambda one: one[0][0] != camp)
        for at, (_, batch) in enumerate(order):
            if self._column.indexOf(batch) != at + 2:
                self._column.removeWidget(batch)
                self._column.insertWidget(at + 2, batch)

    def show_marks(self, marks: Mapping[str, str]) -> None:
        """How the tool marks the counters."""
        for batch in self.batches.values():
            batch.row.show_marks(marks)
