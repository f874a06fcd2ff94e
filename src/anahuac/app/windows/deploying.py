"""The tray of one table: it comes while a seat places counters, and goes with the question."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QTimer

from anahuac.app.decisions.placing import Placing
from anahuac.app.panels.tray import S_TRAY, TRAY, Tray
from anahuac.app.presenter import DockSpec
from anahuac.app.windows.table import TablePage

KEY = "tray"


class Deploying(QObject):
    """Keeps the tray of a table in step with the tool, and hands on what is done in it."""

    def __init__(self, table: TablePage) -> None:
        super().__init__(table)
        self._table = table
        gestures = table.play.gestures
        self.tray = Tray(table.ui)
        table.add_panel(DockSpec(KEY, TRAY, self.tray, "asked", short=S_TRAY))
        self.tray.pressed.connect(self._press)
        self.tray.entered.connect(self._enter)
        self.tray.added.connect(self._add)
        self.tray.lifted.connect(gestures.hold)
        self.tray.dropped.connect(gestures.drop_at)
        table.map.token_dropped_off.connect(self._dropped_off)
        table.play.tool_shown.connect(self._show)

    def _show(self) -> None:
        table, tool = self._table, self._table.play.tool
        if isinstance(tool, Placing) and table.session.curtain is None:
            self.tray.show_hand(tool.hand.groups)
            self.tray.show_marks(tool.marks())
            if table.arrangement.asked != KEY:
                table.ask_for(KEY)
                QTimer.singleShot(0, self._bring)  # docks that are put up take their places later
            return
        self.tray.show_hand(())
        if table.arrangement.asked == KEY:
            table.ask_for("")

    def _bring(self) -> None:
        if self._table.arrangement.asked == KEY:
            self._table.raise_panel(KEY)

    def _press(self, ref: str) -> None:
        """It is held, and where it may go comes into view: in the smallest windows the map in place of the tray."""
        table = self._table
        table.play.gestures.point_at_ref(ref)
        if table.arrangement.tier.name == "tiny" and table.arrangement.panels_shown:
            table.swap_panels()
        table.play.look_there()

    def _enter(self, ref: str) -> None:
        """It is held, and the arrows of the map lead to its place."""
        tool = self._table.play.tool
        if isinstance(tool, Placing) and ref not in tool.held:
            self._press(ref)
        self._table.map.setFocus()

    def _add(self, ref: str) -> None:
        self._table.play.gestures.hold(ref, True)

    def _dropped_off(self, piece: str, at: QPoint) -> None:
        """A counter was dragged off the map: over the tray it comes back into it."""
        if self.tray.holds(at):
            self._table.play.gestures.take_back(f"piece:{piece}")
