"""All panels of the siege together, as the table puts them up."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtWidgets import QWidget

from anahuac.app.panels.siege import figures, texts
from anahuac.app.panels.siege.crt import CrtTable
from anahuac.app.panels.siege.losses import LossPanel
from anahuac.app.panels.siege.piles import PilesPanel
from anahuac.app.panels.siege.recovery import RecoveryPanel
from anahuac.app.panels.siege.reserve import ReservePanel
from anahuac.app.panels.widgets import Scrolling
from anahuac.app.presenter import DockSpec, OddsShown, Remark
from anahuac.app.presenters.siege import SiegePresenter
from anahuac.app.presenters.siege.odds import ROLLS
from anahuac.app.ui import Ui
from anahuac.engine.decision import Decision
from anahuac.engine.game import LogLine
from anahuac.engine.text import Param
from anahuac.games.siege.model import State

#: Panels in which questions are answered, or what they cost is read.
_ANSWERED_IN = {"place_which": "reserve", "declare": "recovery", "object": "recovery"}
#: Steps of a match that an R&R has at most, as far as its dice are shown.
STEPS_OF_RECOVERY = 500


class Sideboard(QObject):
    """Makes the panels and feeds them the seat's view."""

    ref_pressed = Signal(str)  # a counter of a panel was pointed at
    ref_entered = Signal(str)  # Enter was pressed on one
    ref_dropped = Signal(str, QPoint)  # one was dragged to this point of the screen
    inspected = Signal(str)  # the inspector shall show this
    clause_asked = Signal(str)  # the rules shall be opened at this clause

    def __init__(self, ui: Ui, presenter: SiegePresenter, parent: QWidget) -> None:
        super().__init__(parent)
        t = presenter.tables
        self._presenter = presenter
        self._view: State | None = None
        self._decision: Decision | None = None
        self._picked: tuple[str, ...] = ()
        self.losses = LossPanel(ui, t)
        self.piles = PilesPanel(ui, t)
        self.recovery = RecoveryPanel(ui, t)
        self.reserve = ReservePanel(ui, t)
        self.crt = CrtTable(ui, t)
        for panel in (self.losses, self.piles, self.recovery):
            panel.clause_asked.connect(self.clause_asked)
        self.recovery.inspected.connect(self.inspected)
        self.piles.piece_pressed.connect(self.inspected)
        self.reserve.piece_pressed.connect(self.ref_pressed)
        self.reserve.piece_entered.connect(self.ref_entered)
        self.reserve.piece_dropped.connect(self.ref_dropped)
        table = Scrolling(self.crt)
        self.docks = (
            DockSpec("recovery", texts.RECOVERY, self.recovery, "right", "siege:10.1", texts.S_RECOVERY),
            DockSpec("losses", texts.LOSSES, self.losses, "strip", "", texts.S_LOSSES),
            DockSpec("piles", texts.PILES, self.piles, "strip", "", texts.S_PILES),
            DockSpec("reserve", texts.RESERVE, self.reserve, "aside", "siege:2.2B", texts.S_RESERVE),
            DockSpec("crt", texts.CRT, table, "aside", "siege:8.17", texts.S_CRT),
        )

    def show_view(self, view: State, decision: Decision | None) -> None:
        """Everything as it stands for the seat."""
        self._view, self._decision = view, decision
        self.losses.show_view(view)
        self.piles.show_view(view)
        self.recovery.show_view(view)
        self.reserve.show_view(view, decision)
        self.crt.show_battle(self._odds)

    def told_of(self, view: State) -> int:
        """All steps of an R&R while one goes on."""
        return STEPS_OF_RECOVERY if figures.recovery_stage(view) else 0

    def show_told(self, lines: Sequence[LogLine]) -> None:
        """The latest lines of the log: the dice of an R&R."""
        self.recovery.show_told(lines)

    def show_marks(self, marks: Mapping[str, str]) -> None:
        """How the tool marks what the panels show; what is chosen for a battle changes its column."""
        self.reserve.show_marks(marks)
        picked = tuple(ref for ref, mark in marks.items() if mark == "selected")
        if picked != self._picked:
            self._picked = picked
            self.crt.show_battle(self._odds)

    def show_placed(self, pieces: frozenset[str]) -> None:
        """Counters of the siege are placed one by one."""

    def wanted(self, decision: Decision | None) -> str:
        """Key of the panel a question is answered in, "" for the map."""
        return _ANSWERED_IN.get(decision.kind, "") if decision is not None else ""

    def under_board(self, view: State) -> str:
        """Battles are fought on the map itself."""
        del view
        return ""

    def remarks(self, view: State) -> dict[str, Remark]:
        """What stands at the right of the panels' titles."""
        held = view.tally.held
        after = texts.AFTER(number=held) if held else texts.NO_RR()
        found = {
            "losses": Remark(texts.ENDED() if view.verdict is not None else texts.NOW()),
            "piles": Remark(after),
        }
        if figures.recovery_stage(view):
            found["recovery"] = Remark(texts.GOING_ON(number=held))
        elif view.couplet:
            found["recovery"] = Remark(texts.COUPLETS(view.couplet))
        return found

    def summary(self, view: State) -> Param:
        """The score in one line, for narrow windows."""
        return self._presenter.score(view)

    def _odds(self) -> OddsShown | None:
        """The odds of the battle that is planned, as far as it is."""
        decision = self._decision
        if self._view is None or decision is None or decision.kind not in ROLLS:
            return None
        return self._presenter.odds(self._view, decision, self._picked, ())
