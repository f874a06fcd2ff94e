"""Counters of the siege's panels in rows, kept where they have not changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, Signal
from PySide6.QtWidgets import QWidget

from anahuac.app.panels.inspector import CounterButton
from anahuac.app.panels.widgets import Flow, clear
from anahuac.app.presenter import Piece
from anahuac.app.ui import Ui

#: Width of counters by how many lie together at most.
SIZES = ((4, 45), (10, 32), (10_000, 26))


def size_for(count: int) -> int:
    """How wide counters are where so many lie together."""
    return next(px for most, px in SIZES if count <= most)


class CounterRow(QWidget):
    """Counters beside each other, as many a row as fit."""

    pressed = Signal(str)
    entered = Signal(str)
    dropped = Signal(str, QPoint)

    def __init__(self, ui: Ui, *, draggable: bool = False) -> None:
        super().__init__()
        self._ui = ui
        self._draggable = draggable
        self._shown: tuple[tuple[Piece, ...], int] = ((), 0)
        self._flow = Flow(0, 0)
        self.setLayout(self._flow)
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.counters: dict[str, CounterButton] = {}

    def show_pieces(self, pieces: Sequence[Piece], px: int) -> bool:
        """These counters; whether anything had to change."""
        wanted = tuple(pieces), px
        if wanted == self._shown:
            return False
        self._shown = wanted
        clear(self._flow)
        self.counters = {}
        for piece in wanted[0]:
            made = CounterButton(self._ui, piece, px)
            made.pressed.connect(self.pressed)
            made.entered.connect(self.entered)
            if self._draggable:
                made.make_draggable()
                made.dropped.connect(self.dropped)
            self.counters[piece.ref] = made
            self._flow.addWidget(made)
        self.updateGeometry()
        return True

    def show_marks(self, marks: Mapping[str, str]) -> None:
        """How the tool marks them."""
        for ref, counter in self.counters.items():
            counter.show_mark(marks.get(ref, ""))
