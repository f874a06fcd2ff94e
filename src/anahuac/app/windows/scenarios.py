"""The scenarios of a game as cards of which one is chosen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QRadioButton, QSizePolicy, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.panels.widgets import label
from anahuac.app.presenter import Presenter
from anahuac.app.ui import Ui
from anahuac.app.windows import texts
from anahuac.app.windows.lessonentry import LessonEntry
from anahuac.app.windows.panel import Panel
from anahuac.app.windows.thumbnail import Thumbnail
from anahuac.engine.text import Ref, Template
from anahuac.lessons.shelf import lesson_ids

if TYPE_CHECKING:
    from anahuac.engine.game import GameInfo

#: Size of a card's picture.
PICTURE = (130, 84)
#: Effective width of a card from which the picture has room beside the words.
PICTURE_FROM = 240


def tag_of(info: GameInfo, scenario: str) -> Template:
    """What a scenario is: the first one of a game is that of its rulebook, the others are variants of it."""
    return texts.TAG_RULEBOOK if scenario == info.scenarios[0] else texts.TAG_VARIANT


class ScenarioCard(Worded, QRadioButton):
    """A scenario that can be chosen: picture, name, span and tag.

    To the keyboard and to screen readers it is a button of a group in which arrow keys choose.
    """

    def __init__(self, ui: Ui, presenter: Presenter, scenario: str) -> None:
        super().__init__()
        self.listen(ui)
        self.scenario = scenario
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 8, 8, 8)
        row.setSpacing(12)
        self.picture = Thumbnail(ui, presenter.game.info.id, *PICTURE)
        self.picture.setFixedWidth(PICTURE[0])
        self.picture.show_set_up(presenter, scenario)
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        name, span = label("", "strong", wrap=True), label("", "caption", wrap=True)
        self.tag = label("", "tag")
        self.tag.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        words.addWidget(name)
        words.addWidget(span)
        words.addWidget(self.tag, 0, Qt.AlignmentFlag.AlignLeft)
        words.addStretch(1)
        row.addLayout(words, 1)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        named, told = Ref("scenario", scenario), presenter.briefing(scenario).span
        self.say("name", name.setText, lambda: ui.words.sentence(named))
        self.say("name-a", self.setAccessibleName, lambda: ui.words.sentence(named))
        self.say("span", span.setText, told)
        self.say("span-a", self.setAccessibleDescription, told)
        self.say("tag", self.tag.setText, tag_of(presenter.game.info, scenario))
        ui.look.changed.connect(self._reflow)

    def _reflow(self) -> None:
        """The picture goes where the words need the room."""
        self.picture.setVisible(self.width() >= PICTURE_FROM * self.ui.look.text_scale)
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._reflow()

    # A radio button has the size of its mark and text; this one has that of what lies in it.

    def sizeHint(self) -> QSize:
        inside = self.layout()
        return inside.totalSizeHint() if inside is not None else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        inside = self.layout()
        return inside.totalMinimumSize() if inside is not None else super().minimumSizeHint()

    def hitButton(self, pos: QPoint) -> bool:
        """All of it is pressed."""
        return self.rect().contains(pos)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.isChecked():
            self.click()  # on the one that is chosen already the key goes on, as the button of the page says
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self.ui.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = 2.5 if self.hasFocus() else 1.5
        box = QRectF(self.rect()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2)
        chosen = self.isChecked()
        if chosen or self.underMouse():
            painter.setBrush(theme("accent.wash", 1.0 if chosen else 0.5))
        if chosen or self.hasFocus():
            painter.setPen(QPen(theme("ink" if chosen and self.hasFocus() else "accent"), wide))
            painter.drawRoundedRect(box, 5, 5)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(box, 5, 5)
        painter.fillRect(8, self.height() - 1, self.width() - 16, 1, theme("panel.line"))


class ScenariosPanel(Panel):
    """The scenarios as cards, and the lessons of the game, each of which is begun by pressing it.

    ``chosen`` tells the scenario that somebody has chosen.
    """

    chosen = Signal(str)
    learn_asked = Signal(str)

    def __init__(self, ui: Ui, presenter: Presenter, scenario: str) -> None:
        info = presenter.game.info
        body = QWidget()
        super().__init__(ui, texts.SCENARIOS, body)
        column = QVBoxLayout(body)
        column.setContentsMargins(8, 6, 8, 8)
        self._group = QButtonGroup(self)
        self.cards: dict[str, ScenarioCard] = {}
        for name in info.scenarios:
            card = ScenarioCard(ui, presenter, name)
            card.setChecked(name == scenario)
            card.toggled.connect(partial(self._toggled, name))
            self._group.addButton(card)
            self.cards[name] = card
            column.addWidget(card)
        for lesson in lesson_ids(info.id):
            entry = LessonEntry(ui, info.id, lesson)
            entry.pressed.connect(partial(self.learn_asked.emit, info.id))
            column.addWidget(entry)
        column.addStretch(1)
        self.head.remark(len(info.scenarios))

    def _toggled(self, scenario: str, is_on: bool) -> None:
        if is_on:
            self.chosen.emit(scenario)
