"""Loading a game beside the window, so that nobody who only looks at the start page waits for it."""

from __future__ import annotations

import threading

from PySide6.QtCore import QObject, QTimer, Signal

from anahuac.registry import GameBroken, UnknownGame, load_code, load_game

_ready: set[str] = set()
_POLL_MS = 20


def is_ready(game: str) -> bool:
    """Whether a game has been loaded, so that its names can be asked for at no cost."""
    return game in _ready


class Readying(QObject):
    """Loads games: the code in a thread, then the rest. ``ready`` tells of each."""

    ready = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._thread: threading.Thread | None = None
        self._game = ""
        self._timer = QTimer(self)
        self._timer.setInterval(_POLL_MS)
        self._timer.timeout.connect(self._poll)

    def get(self, game: str) -> bool:
        """Whether a game is loaded; if not, begin with it unless another is being loaded."""
        if is_ready(game):
            return True
        if self._thread is None:
            self._game = game
            self._thread = threading.Thread(target=load_code, args=(game,), daemon=True)
            self._thread.start()
            self._timer.start()
        return False

    def _poll(self) -> None:
        if self._thread is None or self._thread.is_alive():
            return
        self._timer.stop()
        self._thread = None
        try:
            load_game(self._game)
        except (GameBroken, UnknownGame):
            return  # whoever opens a match of it is told
        _ready.add(self._game)
        self.ready.emit(self._game)
