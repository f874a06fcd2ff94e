"""The bar in place of the question while one looks at history, and the line above it during a trial."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.theme import mix
from anahuac.app.panels.widgets import Glyph, KeyButton, label, role
from anahuac.app.presenter import Moment
from anahuac.app.replay.timeline import Timeline
from anahuac.app.ui import Ui
from anahuac.engine.text import Param, Template, Text, text

WHEN = text("replay", "History, turn {turn}, {phase}")
WHEN_NAMED = text("replay", "History, {turn}, {phase}")
WHERE = text("replay", "You look at step {step} of {last}. Nothing here can be changed.")
WHERE_SHORT = text("replay", "History: step {step} of {last}")
STANDS = text("replay", "The match stands at turn {turn}, {phase}.")
STANDS_NAMED = text("replay", "The match stands at: {turn}, {phase}.")
TO_NOW = text("replay", "Back to now")
FROM_HERE = text("replay", "Play on from here…")
BAR = text("replay", "History")
#: Effective widths from which it says where the match stands, and that nothing can be changed.
STANDS_FROM, WHOLE_FROM = 1180, 900
#: Below this width only the way back is a button; a trial begins from the menu.
ONE_BUTTON_BELOW = 640


class TintedBar(Worded, QWidget):
    """A bar as high as the question's, in a colour of its own, with an edge that says at once what one looks at."""

    def __init__(self, ui: Ui, glyph: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.glyph = Glyph(ui, glyph, 26)
        self.small = label("", "strong")
        self.large = label("", "prompt")
        self.aside = label("", "muted")
        line = QHBoxLayout()
        line.setSpacing(20)
        line.addWidget(self.large)
        line.addWidget(self.aside, 1)
        line.addStretch(0)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.small)
        words.addLayout(line)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(22, 6, 14, 7)
        self.row.setSpacing(12)
        self.row.addWidget(self.glyph)
        self.row.addLayout(words, 1)
        ui.look.changed.connect(self.update)

    def add_button(self, button: KeyButton, key: str, said: Text, *, primary: bool = False) -> None:
        """A button at the right."""
        if primary:
            role(button, "primary")
        self.say(f"button:{key}", button.setText, said)
        self.say(f"button:{key}:name", button.setAccessibleName, said)
        self.row.addWidget(button)

    @property
    def effective(self) -> float:
        """Width in pixels of text size 100 %."""
        return self.width() / self.ui.look.text_scale

    def ground(self) -> QColor:
        """What the bar is filled with."""
        raise NotImplementedError

    def edge(self) -> str:
        """Colour role of its edge."""
        raise NotImplementedError

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.ground())
        edge = self.ui.look.theme(self.edge())
        painter.fillRect(QRect(0, 0, self.ui.look.px(6), self.height()), edge)
        painter.fillRect(QRect(0, 0, self.width(), 2), edge)
        painter.fillRect(QRect(0, self.height() - 2, self.width(), 2), edge)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), max(hint.height(), self.ui.look.px(54)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ui.look.px(300), super().minimumSizeHint().height())


class HistoryBar(TintedBar):
    """Says that one looks at history, which step of how many, and where the match stands."""

    now_asked = Signal()
    trial_asked = Signal()

    def __init__(self, ui: Ui, course: Timeline, parent: QWidget | None = None) -> None:
        super().__init__(ui, "history", parent)
        self._course = course
        self._step = 0
        self._refusal: Param = ""
        self.now = KeyButton(ui, "Escape")
        self.now.clicked.connect(self.now_asked)
        self.trial = KeyButton(ui)
        self.trial.clicked.connect(self.trial_asked)
        self.add_button(self.now, "now", TO_NOW(), primary=True)
        self.add_button(self.trial, "trial", FROM_HERE())
        self.say("bar", self.setAccessibleName, BAR)

    def show_step(self, step: int, refusal: Text | None) -> None:
        """The step looked at; ``refusal`` is why no trial can lead on from there."""
        self._step = step
        self._refusal = refusal or ""
        self.trial.setEnabled(refusal is None)
        self.say("trial-tip", self.trial.setToolTip, self._refusal)
        self.say("trial-description", self.trial.setAccessibleDescription, self._refusal)
        self._fit()

    def _fit(self) -> None:
        course, words = self._course, self.ui.words
        moment = course.moment(self._step)
        stands = course.stands
        roomy = self.effective >= WHOLE_FROM
        said = (WHERE if roomy else WHERE_SHORT)(step=self._step, last=course.whole)
        self.say("large", self.large.setText, said)
        _tell(self, self.small, "small", _when(moment, WHEN, WHEN_NAMED) if moment is not None else BAR())
        if stands is not None:
            self.say("aside", self.aside.setText, _when(stands, STANDS, STANDS_NAMED))
        self.trial.setVisible(self.effective >= ONE_BUTTON_BELOW)
        self.aside.setVisible(stands is not None and self.effective >= STANDS_FROM)
        self.setAccessibleDescription(words(WHERE(step=self._step, last=course.whole)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def retranslated(self) -> None:
        self._fit()

    def ground(self) -> QColor:
        theme = self.ui.look.theme
        return mix(theme("season.dry"), theme("panel.raised"), 0.5)

    def edge(self) -> str:
        return "gold"


def _when(moment: Moment, numbered: Template, named: Template) -> Text:
    """A moment by the number of its turn, or by the name that tells it."""
    if moment.numbered:
        return named(turn=moment.turn_name, phase=moment.phase_name)
    return numbered(turn=moment.number, phase=moment.phase_name)


def _tell(bar: TintedBar, where: QLabel, key: str, said: Text) -> None:
    where.setVisible(True)
    bar.say(key, where.setText, said)
