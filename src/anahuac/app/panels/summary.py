"""Where the match stands in two lines, for windows with no room for tracks: the score, and the last die."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.dice import die_pixmap
from anahuac.app.panels.dice import DiceTray
from anahuac.app.panels.widgets import label
from anahuac.app.ui import Ui
from anahuac.engine.text import Param


class Summary(Worded, QWidget):
    """Fed by the table; reads the last roll from the dice tray."""

    def __init__(self, ui: Ui, session_dice: DiceTray) -> None:
        super().__init__()
        self.listen(ui)
        self._dice = session_dice
        self.score = label("", "strong", wrap=True)
        self.die = QLabel()
        self.roll = label("", "caption", wrap=True)
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(12, 4, 12, 4)
        grid.setHorizontalSpacing(8)
        grid.setColumnStretch(1, 1)
        grid.addWidget(self.score, 0, 0, 1, 2)
        grid.addWidget(self.die, 1, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self.roll, 1, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        session_dice.taken.connect(self.retranslated)
        ui.look.changed.connect(self.retranslated)  # the die is as large as the text

    def show_score(self, score: Param) -> None:
        """The score in one line."""
        self.say("score", self.score.setText, lambda: self.ui.words.sentence(score))
        self.retranslated()

    def retranslated(self) -> None:
        last = self._dice.last
        self.roll.setVisible(last is not None)
        self.die.setVisible(last is not None)
        if last is None:
            self.die.setPixmap(QPixmap())
            return
        entry, die = last
        self.die.setPixmap(
            die_pixmap(die.value, self.ui.look.px(30), self.devicePixelRatioF(), sides=die.sides)
        )
        self.die.setAccessibleName(self.ui.words(die.value))
        self.roll.setText(self.ui.words.wording.log_line(entry.line))
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Room for both lines however often they break: a dock gives no height for a width by itself."""
        least = super().minimumSizeHint()
        margins, gap = self._grid.contentsMargins(), self._grid.horizontalSpacing()
        wide = max(self.width() - margins.left() - margins.right(), 1)
        high = self.score.heightForWidth(wide)
        if not self.roll.isHidden():
            beside = max(wide - self.die.sizeHint().width() - gap, 1)
            high += max(self.die.sizeHint().height(), self.roll.heightForWidth(beside))
        high += margins.top() + margins.bottom() + self._grid.verticalSpacing()
        return QSize(least.width(), high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
