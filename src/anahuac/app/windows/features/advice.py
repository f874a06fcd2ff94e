"""A hint: what the computer would answer, and by how much it likes that better than the next best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from anahuac.app.windows.feature import Feature
from anahuac.app.windows.menus import Menus
from anahuac.engine.text import Param, Text, text

if TYPE_CHECKING:
    from anahuac.app.players import Computer
    from anahuac.app.windows.main import MainWindow
    from anahuac.app.windows.table import TablePage
    from anahuac.bots.worker import Thought
    from anahuac.engine.decision import Decision

HINT = text("menu", "&Hint")
ASKED = text("advice", "The computer looks at the position…")
WOULD = text("advice", "The computer would: {answer}.")
WOULD_RATHER = text("advice", "The computer would: {answer}. Next best, in its eyes: {second}.")
WOULD_GAIN = text(
    "advice",
    "The computer would: {answer}. On average that leaves it {gain} victory points better off than: {second}.",
)
ABOUT_EQUAL = text("advice", "The computer would: {answer}. About as good, in its eyes: {second}.")
TENTHS = text("advice", "{whole}.{tenth}")
NO_ADVICE = text("advice", "The computer has no advice: {reason}.")
_POLL_MS = 30
#: Smaller differences are noise of a few trials.
LEAST_GAIN = 0.05


class Advice(Feature):
    """Asks in a process of its own, which is given the seat's view alone, like any computer player."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._computer: Computer | None = None
        self._game = ""
        self._asked: tuple[object, Decision] | None = None
        self._poll = QTimer(self)
        self._poll.setInterval(_POLL_MS)
        self._poll.timeout.connect(self._look)

    def offer(self, menus: Menus) -> None:
        menus.add("play", "hint", HINT, "Ctrl+H", slot=self.ask, when="running")
        menus.line("play")

    def enable(self) -> None:
        asked = self.table is not None and self.table.session.decision is not None
        self.window.menus.actions["hint"].setEnabled(asked)

    def ask(self) -> None:
        """Put the present question to the computer."""
        table = self.table
        decision = table.session.decision if table is not None else None
        if table is None or decision is None:
            return
        table.prompt.show_note(ASKED(), lasting=True)
        self._asked = (table.session.match.last, decision)
        self._player(table.presenter.game.info.id).ask(table.session.view, decision)
        self._poll.start()

    def leaving(self, table: TablePage) -> None:
        del table
        self._poll.stop()
        self._asked = None
        if self._computer is not None:
            self._computer.stop()
            self._computer = None

    def _player(self, game: str) -> Computer:
        from anahuac.app.players import Computer
        from anahuac.bots.worker import ADVICE, Thinker
        from anahuac.registry import load_game

        if self._computer is None or self._game != game:
            self._computer = Computer(Thinker(load_game, game), ADVICE)
            self._game = game
        return self._computer

    def _look(self) -> None:
        table = self.table
        if table is None or self._computer is None or self._asked is None:
            self._poll.stop()
            return
        news = self._computer.poll()
        if news is None or not news.is_last:
            return
        self._poll.stop()
        step, decision = self._asked
        if step is table.session.match.last and decision == table.session.decision:
            self._tell(table, decision, news)

    def _tell(self, table: TablePage, decision: Decision, news: Thought) -> None:
        from anahuac.app.sayings import said_of

        if news.action is None:
            table.prompt.show_refusal(NO_ADVICE(reason=news.fault or ""))
            return
        view, presenter = table.session.view, table.presenter
        answer = said_of(presenter, view, decision, news.action)
        if news.second is None:
            said = WOULD(answer=answer)
        else:
            second = said_of(presenter, view, decision, news.second)
            said = _compared(answer, second, news.gain)
        table.play.point_out(presenter.clicks(view, decision, news.action))
        table.prompt.show_note(said, lasting=True)


def _compared(answer: Param, second: Param, gain: float | None) -> Text:
    """The answer beside the next best; ``gain`` is in victory points, ``None`` where the two were not tried."""
    if gain is None:
        return WOULD_RATHER(answer=answer, second=second)
    if gain < LEAST_GAIN:
        return ABOUT_EQUAL(answer=answer, second=second)
    return WOULD_GAIN(answer=answer, second=second, gain=TENTHS(whole=int(gain), tenth=int(gain * 10) % 10))
