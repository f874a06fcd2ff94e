"""The rest of a hand placed by the computer: thought out in short spells, so that the window goes on answering."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from anahuac.app.decisions import Answer, Tool
from anahuac.app.decisions.placing import Placing
from anahuac.engine.decision import Action
from anahuac.engine.text import text

if TYPE_CHECKING:
    from anahuac.app.windows.play import Play

THINKING = text("play", "The computer looks for places…")
#: Seconds of thinking at a time.
SPELL = 0.02


class Ahead(QObject):
    """Belongs to a :class:`Play`. What it finds is one answer, unless something else is asked meanwhile."""

    def __init__(self, play: Play, take: Callable[[Answer], None]) -> None:
        super().__init__(play)
        self._play = play
        self._take = take
        self._tool: Tool | None = None
        self._found: Iterator[tuple[Action, ...]] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    def begin(self, tool: Placing) -> None:
        """Begin to think about what a tool holds."""
        if self._timer.isActive() and self._tool is tool:
            return
        self._tool, self._found = tool, tool.hand.advised()
        self._play.prompt.show_note(THINKING(), lasting=True)
        self._timer.start(0)

    def _go_on(self) -> None:
        end = time.perf_counter() + SPELL
        while self._play.tool is self._tool and time.perf_counter() < end:
            actions = next(self._found, None)
            if actions == ():
                continue
            self._stop()
            if actions is not None:
                self._take(Answer(actions))
            return
        if self._play.tool is not self._tool:
            self._stop()

    def _stop(self) -> None:
        self._timer.stop()
        self._tool, self._found = None, iter(())
        self._play.prompt.clear_refusal()
