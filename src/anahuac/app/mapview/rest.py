"""What a map view does once its camera rests: tiles, counters and names for the scale in force, bit by bit."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, QTimer

if TYPE_CHECKING:
    from .view import MapView

SETTLE_MS = 120
_WORK_MS = 5.0


class Rest(QObject):
    """Waits until the camera has stood still for a moment, then brings everything to the scale in force.

    Never longer than a few milliseconds at a time.
    """

    def __init__(self, view: MapView) -> None:
        super().__init__(view)
        self._view = view
        self.resting = False
        self._shown = False
        self._names_for: tuple[object, ...] = ()
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self.settle)
        self._worktime = QTimer(self)
        self._worktime.setInterval(0)
        self._worktime.timeout.connect(self._work)

    @property
    def busy(self) -> bool:
        """Whether something is left to do, tiles apart."""
        return self._settle.isActive() or self._worktime.isActive()

    def stop(self) -> None:
        """Do no more."""
        self._settle.stop()
        self._worktime.stop()

    def forget_names(self) -> None:
        """Names are set afresh next time, wherever the camera looks."""
        self._names_for = ()

    def disturb(self, zoomed: bool) -> None:
        """The camera moves, or has another zoom."""
        if zoomed:
            self.resting = False
        elif self.resting:
            self._want()
        self._settle.start(SETTLE_MS if self._shown else 0)

    def appear(self) -> None:
        """The view is to be seen. The first time its place and size are still being found: that is waited for."""
        if self._shown:
            self.settle()
        else:
            self._settle.start(0)

    def settle(self) -> None:
        """The camera rests: counters and names are painted for the scale in force, a few at a time."""
        view = self._view
        board = view.board
        if board is None:
            return
        self._want()
        self.resting = True
        detail, ratio = view.detail(), view.devicePixelRatioF()
        self.scale_tokens()
        view.tokens.set_board(board, detail)
        view.keyboard.stand()
        view.show_arrows()
        view.set_survey(view.survey.survey)
        visible = view.camera.visible()
        across, down = visible.width() / 4, visible.height() / 4
        part = QRectF() if visible.contains(board.bounds) else visible.adjusted(-across, -down, across, down)
        names_for = (board.key, detail, ratio, part)
        if names_for != self._names_for:
            self._names_for = names_for
            view.names.show(board.labels(detail, part), view.camera.zoom, ratio)
        self._worktime.start()

    def scale_tokens(self) -> None:
        """Draw counters for the zoom and the screen in force from now on."""
        view = self._view
        plates = max(1.0, view.look.text_scale * 0.8)
        view.tokens.set_scale(view.camera.zoom, view.devicePixelRatioF(), plates)

    def _want(self) -> None:
        view = self._view
        view.tiles.want(view.camera.visible(), view.camera.zoom * view.devicePixelRatioF())

    def _work(self) -> None:
        tokens, names = self._view.tokens, self._view.names
        end = time.perf_counter() + _WORK_MS / 1000
        stale = tokens.stale()
        while stale and time.perf_counter() < end:
            tokens.refresh(stale.pop())
        while not stale and names.pending and time.perf_counter() < end:
            names.work()
        if not stale and not names.pending:
            self._worktime.stop()
            self._shown = self._shown or self._view.isVisible()
