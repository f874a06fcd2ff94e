"""The line above the question during a trial: that it is one, where it began, and how to leave it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from anahuac.app.look.paint import rounded
from anahuac.app.look.patterns import hatch
from anahuac.app.panels.historybar import TintedBar
from anahuac.app.panels.widgets import KeyButton
from anahuac.app.ui import Ui
from anahuac.engine.text import Param, text

TRIAL = text("trial", "A trial from step {step}. The match is not touched.")
TRIAL_SHORT = text("trial", "A trial from step {step}")
TRIAL_TINY = text("trial", "Trial, step {step}")
GUESSED = text("trial", "The dice are others; what the other side hides is made up.")
BACK = text("trial", "Back to the match")
KEEP = text("trial", "Keep as a match")
BAR = text("trial", "Trial")
#: Effective widths from which everything is said; below the last one what is rarely needed is in the menu only.
ALL_FROM, WHOLE_FROM, SHORT_FROM = 1250, 880, 680


class TrialBar(TintedBar):
    """Says that one plays in a trial."""

    back_asked = Signal()
    keep_asked = Signal()

    def __init__(self, ui: Ui, step: int, parent: QWidget | None = None) -> None:
        super().__init__(ui, "pencil", parent)
        self._step = step
        self._news: Param = ""
        self.small.hide()
        self.keep = KeyButton(ui)
        self.keep.clicked.connect(self.keep_asked)
        self.back = KeyButton(ui)
        self.back.clicked.connect(self.back_asked)
        self.add_button(self.keep, "keep", KEEP())
        self.add_button(self.back, "back", BACK())
        self.say("bar", self.setAccessibleName, BAR)
        self._fit()

    def tell(self, news: Param) -> None:
        """Say something about the trial in place of how its dice are."""
        self._news = news
        self._fit()

    def _fit(self) -> None:
        short = self.effective >= SHORT_FROM
        said = TRIAL if self.effective >= WHOLE_FROM else TRIAL_SHORT if short else TRIAL_TINY
        self.keep.setVisible(short)
        self.say("large", self.large.setText, said(step=self._step))
        self.say("aside", self.aside.setText, self._news or GUESSED())
        self.aside.setVisible(self.effective >= (WHOLE_FROM if self._news else ALL_FROM))
        self.setAccessibleDescription(self.ui.words(GUESSED))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def retranslated(self) -> None:
        self._fit()

    def ground(self) -> QColor:
        return self.ui.look.theme("accent.wash")

    def edge(self) -> str:
        return "accent"

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        band = QRectF(0, 0, self.ui.look.px(18), self.height())
        hatch(painter, rounded(band, 0), self.ui.look.theme("accent", 0.8), 6, 1.6)
