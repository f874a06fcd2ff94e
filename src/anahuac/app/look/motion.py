"""What moves and for how long: one thing at a time, ended by a click or a key, at once where motion is not wanted."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QEvent, QObject, Qt, QVariantAnimation, Signal
from PySide6.QtWidgets import QApplication

from .theme import palette

Step = Callable[[float], object]
Done = Callable[[], object]
#: How long a trail tells of a move that was not seen, in ms.
TRAIL_MS = 400
#: How far what is eliminated drops while it fades, in pixels.
DROP = 8.0
#: Not among the tokens of the look: duration in ms and easing of an elimination.
_ELIMINATION = (200, "InCubic")


class _Move(NamedTuple):
    kind: str
    step: Step
    done: Done | None
    owner: object = None


class Motion(QObject):
    """One per look. ``step`` is told shares from 0 to 1, and 1 at the end in any case; then ``done`` is called.

    ``durations`` in ms and ``easings`` by kind: glide, flip, dice, fade, curtain, elimination.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        tokens = palette()["motion"]
        self.durations = {kind: int(ms) for kind, ms in tokens.items() if kind != "easing"}
        self.easings = {kind: QEasingCurve.Type[name] for kind, name in tokens["easing"].items()}
        self.durations["elimination"] = _ELIMINATION[0]
        self.easings["elimination"] = QEasingCurve.Type[_ELIMINATION[1]]
        self._wanted = True
        self._still = False  # the system asks for less motion
        self._waiting: deque[_Move] = deque()
        self._move: _Move | None = None
        self._fade: _Move | None = None
        self._moving, self._fading = QVariantAnimation(self), QVariantAnimation(self)
        for animation in (self._moving, self._fading):
            animation.setStartValue(0.0)
            animation.setEndValue(1.0)
        self._moving.valueChanged.connect(self._stepped)
        self._moving.finished.connect(self._arrived)
        self._fading.valueChanged.connect(self._faded)
        self._fading.finished.connect(self._shown)

    # ------------------------------------------------------------------ whether

    @property
    def enabled(self) -> bool:
        """Whether anything moves."""
        return self._wanted and not self._still

    def set_wanted(self, wanted: bool) -> None:
        """What the person has chosen."""
        self._change(wanted, self._still)

    def set_system_still(self, still: bool) -> None:
        """What the system asks for; it is followed whatever was chosen."""
        self._change(self._wanted, still)

    def _change(self, wanted: bool, still: bool) -> None:
        before = self.enabled
        self._wanted, self._still = wanted, still
        QApplication.setEffectEnabled(Qt.UIEffect.UI_FadeTooltip, self.enabled)
        if not self.enabled:
            self.finish()
        if before != self.enabled:
            self.changed.emit()

    @property
    def playing(self) -> bool:
        """Whether something moves or fades now."""
        return self._move is not None or self._fade is not None

    # ------------------------------------------------------------------ moving

    def play(self, kind: str, step: Step, done: Done | None = None, owner: object = None) -> None:
        """Let something move once what moves now has arrived; at once where motion is off.

        ``owner`` can end it by itself. KeyError for another kind.
        """
        move = _Move(kind, step, done, owner)
        if not self.enabled or not self.durations[kind]:
            _end(move)
            return
        step(0.0)
        self._waiting.append(move)
        self._watch()
        if self._move is None:
            self._next()

    def fade(self, step: Step) -> None:
        """Let something appear; it does not wait for what moves, but another fade ends this one."""
        self._end_fade()
        move = _Move("fade", step, None)
        if not self.enabled:
            _end(move)
            return
        step(0.0)
        self._fade = move
        self._watch()
        self._run(self._fading, "fade")

    def finish(self) -> None:
        """Be done with all of it at once."""
        self._end_fade()
        while self._move is not None or self._waiting:
            move = self._move or self._waiting.popleft()
            self._move = None
            self._moving.stop()
            _end(move)
        self._unwatch()

    def finish_of(self, owner: object) -> None:
        """Be done with what an owner lets move; the rest goes on."""
        ended = [move for move in (self._move, *self._waiting) if move is not None and move.owner is owner]
        if not ended:
            return
        self._waiting = deque(move for move in self._waiting if move.owner is not owner)
        running = self._move is not None and self._move.owner is owner
        if running:
            self._move = None
            self._moving.stop()
        for move in ended:
            _end(move)
        if running and self._move is None:
            self._next()

    def _next(self) -> None:
        if self._waiting:
            self._move = self._waiting.popleft()
            self._run(self._moving, self._move.kind)
        else:
            self._unwatch()

    def _run(self, animation: QVariantAnimation, kind: str) -> None:
        animation.stop()
        animation.setDuration(self.durations[kind])
        animation.setEasingCurve(QEasingCurve(self.easings[kind]))
        animation.start()

    def _stepped(self, share: float) -> None:
        if self._move is not None:
            self._move.step(share)

    def _arrived(self) -> None:
        move, self._move = self._move, None
        if move is not None:
            _end(move)
        if self._move is None:
            self._next()

    def _faded(self, share: float) -> None:
        if self._fade is not None:
            self._fade.step(share)

    def _shown(self) -> None:
        self._end_fade()
        self._unwatch()

    def _end_fade(self) -> None:
        fade, self._fade = self._fade, None
        if fade is not None:
            self._fading.stop()
            fade.step(1.0)

    # ------------------------------------------------------------------ ended by hand

    def _watch(self) -> None:
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def _unwatch(self) -> None:
        app = QApplication.instance()
        if app is not None and not self.playing and not self._waiting:
            app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click or a key ends what moves, and is heard all the same."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress, QEvent.Type.Wheel):
            self.finish()
        return False


def _end(move: _Move) -> None:
    move.step(1.0)
    if move.done is not None:
        move.done()
