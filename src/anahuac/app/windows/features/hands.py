"""What is done about the match itself: undo, redo, the computer's thinking, conceding, answers by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anahuac.app.takeback import wish_of
from anahuac.app.windows import texts
from anahuac.app.windows.feature import Feature
from anahuac.app.windows.menus import Menus
from anahuac.engine.text import Ref
from anahuac.engine.text import Text as Said

if TYPE_CHECKING:
    from anahuac.app.windows.table import TablePage


class Hands(Feature):
    """The edit and play menus."""

    def offer(self, menus: Menus) -> None:
        values = self.ui.settings.values
        menus.add("edit", "undo", texts.UNDO, "Ctrl+Z", slot=self._undo, when="table")
        menus.add("edit", "redo", texts.REDO, "Ctrl+Shift+Z", "Ctrl+Y", slot=self._redo, when="table")
        menus.add("edit", "ask_back", texts.ASK_BACK, slot=self._ask_back, when="table")
        menus.add(
            "play", "answer", texts.ANSWER, "Ctrl+Return", "Ctrl+Enter", slot=self._answer, when="running"
        )
        menus.add("play", "auto", texts.AUTO, slot=self._auto, checked=values.auto_answer)
        menus.add("play", "confirm", texts.CONFIRM, slot=self._confirm, checked=values.confirm_phase)
        menus.add("play", "wait", texts.WAIT, slot=self._wait, checked=values.hand_over_waits)
        menus.add("play", "stop", texts.STOP, "Ctrl+.", slot=self._stop, when="table")
        menus.add("play", "go_on", texts.GO_ON, slot=self._go_on, when="table")
        menus.line("play")
        menus.add("play", "concede", texts.CONCEDE, slot=self._concede, when="running")

    def sat_down(self, table: TablePage) -> None:
        table.session.thinking_changed.connect(self._enable_stop)

    def enable(self) -> None:
        if self.table is not None:
            session = self.table.session
            self._bar("undo", session.undo_refusal())
            self._bar("redo", session.redo_refusal())
            self.window.menus.actions["ask_back"].setEnabled(wish_of(session) is not None)
            self._enable_stop()
            if session.decision is None and session.handing is None:
                self.window.menus.actions["answer"].setEnabled(False)

    def _enable_stop(self) -> None:
        """The computer can be stopped while it thinks, and go on where it has something to decide."""
        if self.table is not None:
            actions = self.window.menus.actions
            actions["stop"].setEnabled(bool(self.table.session.thinking))
            actions["go_on"].setEnabled(self.table.play.stalled)

    def _bar(self, key: str, refusal: Said | None) -> None:
        menus = self.window.menus
        action = menus.actions[key]
        action.setEnabled(refusal is None)
        menus.say(f"tip:{key}", action.setToolTip, refusal if refusal is not None else "")

    def _undo(self) -> None:
        if self.table is not None:
            self.table.play.undo()

    def _redo(self) -> None:
        if self.table is not None:
            self.table.play.redo()

    def _ask_back(self) -> None:
        """Ask the other seat for the last step; a computer never gives one back."""
        wish = wish_of(self.table.session) if self.table is not None else None
        if self.table is None or wish is None:
            return
        names = {"asker": Ref("camp", wish.asker, "def"), "asked": Ref("camp", wish.asked, "def")}
        if not self.table.session.seats[wish.asked].is_human:
            self.window.tell(texts.NOT_GIVEN_BACK(asked=names["asked"]))
        elif self.window.ask(texts.SURE_BACK(**names), texts.YES_BACK, texts.NO_BACK):
            self.table.session.undo_to(wish.to, agreed=True)

    def _answer(self) -> None:
        if self.table is not None:
            self.table.play.gestures.confirm()

    def _auto(self, on: bool) -> None:
        self.ui.settings.change(auto_answer=on)
        if self.table is not None:
            self.table.session.auto_answer = on

    def _confirm(self, on: bool) -> None:
        self.ui.settings.change(confirm_phase=on)

    def _wait(self, on: bool) -> None:
        self.ui.settings.change(hand_over_waits=on)
        if self.table is not None:
            self.table.session.waits = on

    def _stop(self) -> None:
        if self.table is not None:
            self.table.prompt.stop_asked.emit()

    def _go_on(self) -> None:
        if self.table is not None:
            self.table.prompt.resume_asked.emit()

    def _concede(self) -> None:
        """Give the match up, after asking once."""
        table = self.table
        if table is None or table.session.viewpoint is None:
            return
        action = table.presenter.concession(table.session.view)
        if action is not None and self.window.ask(texts.SURE_CONCEDE(), texts.YES_CONCEDE, texts.NO_CONCEDE):
            table.session.play(action)
