"""The odds panel of one table: it follows what is picked and pointed at, in front while an attack is planned."""

from __future__ import annotations

from PySide6.QtCore import QObject

from anahuac.app.panels.odds import ODDS, OddsHolder, OddsPanel
from anahuac.app.presenter import DockSpec
from anahuac.app.windows.table import TablePage
from anahuac.engine.decision import Decision

KEY = "odds"


class Following(QObject):
    """Keeps the panel of one table in step with what is picked and what is pointed at."""

    def __init__(self, table: TablePage) -> None:
        super().__init__(table)
        self._table = table
        self._refs: tuple[str, ...] = ()
        self._placed: tuple[Decision | None, bool, bool] = None, False, False
        self._before = ""  # key of the panel that stood in front where the odds came
        self._gave_way = False  # it is there again, because there is nothing to be told
        self.panel = OddsPanel(table.ui)
        self.panel.clause_asked.connect(table.clause_asked)
        table.add_panel(DockSpec(KEY, ODDS, OddsHolder(self.panel), "asked"))
        table.play.pointed.connect(self._pointed)
        table.play.tool_shown.connect(self._show)

    def _pointed(self, refs: tuple[str, ...]) -> None:
        if refs != self._refs:
            self._refs = refs
            self._show()

    def _show(self) -> None:
        """The odds of what is meant now. While others decide, what was shown last stays put."""
        table = self._table
        session, tool, presenter = table.session, table.play.tool, table.presenter
        if session.curtain is not None or tool is None:
            self.panel.show_odds(None)
            if not table.arrangement.under:
                self._place(None, False, False)
            self._give_way()
            return
        decision = tool.decision
        picked = tuple(ref for ref, mark in tool.marks().items() if mark == "selected")
        odds = presenter.odds(tool.view, decision, picked, self._refs)
        self.panel.show_odds(odds)
        stays = self._placed[1] and bool(table.arrangement.under)
        planned = presenter.rolls(decision)
        if planned or odds is not None:
            beside = planned or (odds is not None and bool(odds.columns))
            self._place(decision, beside, planned or (odds is not None and odds.attack))
        elif (
            not stays
        ):  # in a battle losses are taken between two attacks: the board is not to jump meanwhile
            self._place(None, False, False)
        self._give_way()

    def _give_way(self) -> None:
        """With nothing to be told, the tab that was in front is there again, until there is something."""
        table, empty = self._table, self.panel.shown is None
        dock = table.docks[KEY]
        beside = [other.objectName() for other in table.area.tabifiedDockWidgets(dock)]
        if self._before not in beside or dock.isHidden():
            return
        if empty and not self._gave_way and self._placed[2] and not dock.visibleRegion().isEmpty():
            self._gave_way = True
            table.raise_panel(self._before)
        elif not empty and self._gave_way:
            self._gave_way = False
            if not table.docks[self._before].visibleRegion().isEmpty():
                table.raise_panel(KEY)

    def _place(self, decision: Decision | None, beside: bool, front: bool) -> None:
        """Bring the dock up for a question, in front while an attack is planned; let it go for ``None``.

        It is not brought back to the front by every move of the pointer, but by each new question.
        """
        before, self._placed = self._placed, (decision, beside, front)
        if before == self._placed:
            return
        if decision is None:
            if self._table.arrangement.asked in (
                "",
                KEY,
            ):  # something else may have been called for meanwhile
                self._table.ask_for("")
            return
        seen = {key for key, dock in self._table.docks.items() if not dock.visibleRegion().isEmpty()}
        self._table.ask_for(KEY, beside, front)
        tabs = self._table.area.tabifiedDockWidgets(self._table.docks[KEY])
        if front:
            self._gave_way = False
            found = [tab.objectName() for tab in tabs if tab.objectName() in seen]
            # Docks that are not laid out yet all count as seen.
            usual = "log" if self._table.arrangement.under else "inspector"
            self._before = found[0] if len(found) == 1 else usual
        if not front and before[2]:
            self._table.raise_panel("inspector")
