"""Parts of the start page: the ornament, the match to go on with, cards of games, ways on, warnings, the text size."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QSizePolicy,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QVBoxLayout,
    QWidget,
)

from anahuac.app.i18n import Worded
from anahuac.app.look.motifs import fret_run
from anahuac.app.look.paint import pen, shadow
from anahuac.app.look.pictograms import pictogram
from anahuac.app.panels.widgets import Flow, Glyph, KeyButton, Pressable, ink, label, role
from anahuac.app.players import SeatPlan
from anahuac.app.shelf import card_of, game_name
from anahuac.app.ui import Ui
from anahuac.app.windows import telling, texts
from anahuac.app.windows.thumbnail import Thumbnail
from anahuac.engine.text import Param, Ref, Template
from anahuac.lessons.shelf import lesson_ids
from anahuac.registry import GAME_IDS

if TYPE_CHECKING:
    from anahuac.store.info import MatchInfo
    from anahuac.store.library import Entry


class Fret(QWidget):
    """The one ornament: a rule of stepped fret."""

    def __init__(self, ui: Ui) -> None:
        super().__init__()
        self._ui = ui
        self.setFixedHeight(14)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._ui.look.theme("ink", 0.85))
        painter.drawPath(fret_run(self.width(), 11))
        painter.fillRect(QRectF(0, 12, self.width(), 1), self._ui.look.theme("ink", 0.85))


class Ground(QWidget):
    """What cards lie on: it paints the soft shadow below each of them that is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.raised: list[QWidget] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for card in self.raised:
            box = QRectF(card.geometry())
            if card.isVisible() and event.rect().intersects(box.toRect().adjusted(-6, -6, 6, 8)):
                shadow(painter, box.adjusted(1, 1, -1, -1), 6, 5, 0.2, 2)


class SizeSlider(QSlider):
    """A slider with a tick below each step."""

    def __init__(self, ui: Ui, steps: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._ui = ui
        self.setRange(0, steps - 1)
        self.setPageStep(1)
        self.setMinimumWidth(120)

    def sizeHint(self) -> QSize:
        return QSize(self._ui.look.px(180), self._ui.look.px(30))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, self._ui.look.px(30))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(pen(self._ui.look.theme("ink.muted"), 1.2))
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_SliderHandle
        handle = self.style().subControlRect(QStyle.ComplexControl.CC_Slider, option, part, self)
        room, top = self.width() - handle.width(), self.height() / 2 + self._ui.look.px(9)
        for step in range(self.maximum() + 1):
            x = handle.width() / 2 + room * step / max(1, self.maximum())
            painter.drawLine(QPointF(x, top), QPointF(x, top + self._ui.look.px(4)))
        painter.end()
        super().paintEvent(event)


class SeatLine(Worded, QWidget):
    """A seat of a match: pictogram and name of its camp, and who sits there."""

    def __init__(self, ui: Ui) -> None:
        super().__init__()
        self.listen(ui)
        self._glyph, self._kind = Glyph(ui, "", 22), Glyph(ui, "", 16, "ink.muted")
        self._seat, self._player = label("", "strong"), label("", "", wrap=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(self._glyph)
        row.addWidget(self._seat)
        row.addWidget(self._kind)
        row.addWidget(self._player, 1)

    def show_seat(self, seat: Ref, colour: str, glyph: str, plan: SeatPlan, asked: bool) -> None:
        """Who sits where, and whether it is their turn."""
        words = self.ui.words
        self._glyph.show_glyph(glyph, colour + ".text")
        ink(self._seat, colour + ".text")
        self._kind.show_glyph("human" if plan.is_human else "computer", "ink.muted")
        self.say("seat", self._seat.setText, lambda: words.sentence(seat))
        player = telling.player(plan)
        said = texts.PLAYER_ASKED(player=player) if asked else player
        self.say("player", self._player.setText, lambda: telling.legible(words(said)))


class ContinueCard(Worded, QFrame):
    """The match played last, or what to begin with."""

    resumed = Signal()
    reviewed = Signal()
    begun = Signal()

    def __init__(self, ui: Ui) -> None:
        super().__init__()
        self.listen(ui)
        self.setProperty("role", "card")
        self.entry: Entry | None = None
        self.picture = Thumbnail(ui, GAME_IDS[0], 420, 222)
        self.when = label("", "caption", wrap=True)
        self.name = QLabel()
        self.name.setWordWrap(True)
        self.name.setTextFormat(Qt.TextFormat.PlainText)
        self.what = label("", "", wrap=True)
        self.score = label("", "muted", wrap=True)
        self.seats = [SeatLine(ui) for _ in range(2)]
        self.button = KeyButton(ui, "Return")
        role(self.button, "primary")
        self.button.clicked.connect(self._press)
        self.review = KeyButton(ui, glyph="history")
        self.review.clicked.connect(self.reviewed)
        self.say("review", self.review.setText, texts.REVIEW_LAST)
        self.say("review-a", self.review.setAccessibleName, texts.REVIEW_LAST)
        words = QVBoxLayout()
        words.setSpacing(6)
        for widget in (self.when, self.name, self.what, *self.seats, self.score):
            words.addWidget(widget)
        words.addStretch(1)
        buttons = QWidget()
        flow = Flow(12, 6)
        buttons.setLayout(flow)
        policy = buttons.sizePolicy()
        policy.setHeightForWidth(True)
        buttons.setSizePolicy(policy)
        flow.addWidget(self.button)
        flow.addWidget(self.review)
        words.addWidget(buttons)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(14, 14, 18, 14)
        self._row.setSpacing(26)
        self._row.addWidget(self.picture, 0)
        self._row.addLayout(words, 1)
        ui.look.changed.connect(self._dress)
        self._dress()
        self.reflow(True)
        self.show_entry(None)

    def show_entry(self, entry: Entry | None) -> None:
        """The match to go on with, none if there is none."""
        self.entry = entry
        info = entry.info if entry is not None else None
        for widget in (self.review, self.score, *self.seats):
            widget.setVisible(info is not None)
        if entry is None or info is None:
            self.say("when", self.when.setText, texts.NOTHING_YET)
            self.say("name", self.name.setText, game_name(GAME_IDS[0]))
            self.say("what", self.what.setText, texts.BEGIN_HOW)
            self.say("button", self.button.setText, texts.BEGIN_FIRST)
            self.picture.show_game(GAME_IDS[0])
            return
        self._show_match(entry, info)

    def _show_match(self, entry: Entry, info: MatchInfo) -> None:
        words = self.ui.words
        self.say(
            "when",
            self.when.setText,
            lambda: words(texts.LAST_MATCH(when=telling.when(self.ui, info.played))),
        )
        self.say("name", self.name.setText, lambda: telling.legible(entry.name))
        place = info.label if info.label is not None and info.outcome is None else telling.standing(info)
        self.say("what", self.what.setText, lambda: words.sentence(place))
        self.say("button", self.button.setText, texts.RESUME)
        self.picture.show_game(info.game)
        self.show_position()
        for line, seat in zip(self.seats, card_of(info.game).seats, strict=False):
            plan = telling.plans(info)[seat.id]
            line.show_seat(Ref("camp", seat.id), seat.role, seat.glyph, plan, seat.id in info.asked)

    def show_position(self) -> None:
        """The position of the match has become known."""
        if self.entry is None or self.entry.info is None:
            return
        info, words = self.entry.info, self.ui.words
        position = self.ui.thumbs.position(self.entry.path)
        self.picture.show_position(position)
        score = position.said if position is not None else ""
        saved = texts.SAVED_AT(step=info.steps)
        said = texts.SCORE_SAVED(score=score, step=info.steps) if score else saved
        self.say("score", self.score.setText, lambda: words.sentence(said))

    def reflow(self, wide: bool) -> None:
        """Picture beside the words, or below them and the way on."""
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.BottomToTop
        self._row.setDirection(way)
        self.picture.setMaximumWidth(420 if wide else 16_777_215)

    def _press(self) -> None:
        (self.resumed if self.entry is not None else self.begun).emit()

    def _dress(self) -> None:
        self.name.setFont(self.ui.look.heading_font(28))


class GameCard(Worded, QFrame):
    """A game: picture, name, how many play, what it is. Alone on the page it lies, among others it stands."""

    played = Signal(str)
    rules_asked = Signal(str)
    learn_asked = Signal(str)

    def __init__(self, ui: Ui, game: str, lies: bool) -> None:
        super().__init__()
        self.listen(ui)
        role(self, "card")
        self.game = game
        self._picture = Thumbnail(ui, game, 330 if lies else 220, 146)
        self._name, players, what = QLabel(), label("", "caption"), label("", "", wrap=True)
        self._name.setWordWrap(True)
        play, learn, rules = KeyButton(ui), KeyButton(ui), KeyButton(ui)
        role(rules, "quiet")
        play.clicked.connect(lambda: self.played.emit(game))
        learn.clicked.connect(lambda: self.learn_asked.emit(game))
        rules.clicked.connect(lambda: self.rules_asked.emit(game))
        words = QVBoxLayout()
        words.setContentsMargins(4, 4, 4, 2)
        words.setSpacing(4)
        for widget in (self._name, players, what):
            words.addWidget(widget)
        words.addSpacing(6)
        words.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(play)
        if lesson_ids(game):
            buttons.addWidget(learn)
        buttons.addWidget(rules)
        buttons.addStretch(1)
        words.addLayout(buttons)
        self._lies = lies
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(10, 10, 14, 12)
        self._row.setSpacing(18 if lies else 8)
        self._row.addWidget(self._picture, 0)
        self._row.addLayout(words, 1)
        self.say("name", self._name.setText, game_name(game))
        self.say("players", players.setText, texts.PLAYERS(len(card_of(game).seats)))
        self.say("what", what.setText, texts.ABOUT_GAME.get(game, ""))
        for key, button, said in (
            ("play", play, texts.PLAY),
            ("learn", learn, texts.LEARN),
            ("rules", rules, texts.READ_RULES),
        ):
            self.say(key, button.setText, said)
            self.say(key + "-a", button.setAccessibleName, said)
        ui.look.changed.connect(self._dress)
        self._dress()
        self.reflow(True)

    def reflow(self, wide: bool) -> None:
        """Picture beside the words, or above them."""
        beside = wide and self._lies
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(way)
        self._picture.setMaximumWidth(330 if beside else 16_777_215)

    def _dress(self) -> None:
        self._name.setFont(self.ui.look.heading_font(18.5))


class Badge(QWidget):
    """A pictogram on a square of the accent's wash."""

    def __init__(self, ui: Ui, glyph: str) -> None:
        super().__init__()
        self._ui = ui
        self._glyph = glyph
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        ui.look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        side = self._ui.look.px(46)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        look = self._ui.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.theme("accent.wash"))
        painter.drawRoundedRect(QRectF(self.rect()), 6, 6)
        side = look.px(24)
        at = (self.width() - side) // 2
        picture = pictogram(self._glyph, side, look.theme("accent"), self.devicePixelRatioF())
        painter.drawPixmap(at, at, picture)


class Tile(Worded, Pressable):
    """A way on: pictogram, name, what it is, key."""

    def __init__(self, ui: Ui, glyph: str, name: Template, how: Template, key: str) -> None:
        super().__init__()
        self.listen(ui)
        row = QHBoxLayout(self)
        row.setContentsMargins(11, 11, 14, 11)
        row.setSpacing(14)
        row.addWidget(Badge(ui, glyph))
        words = QVBoxLayout()
        words.setSpacing(0)
        self._title, what = label("", "strong", wrap=True), label("", "caption", wrap=True)
        words.addStretch(1)
        words.addWidget(self._title)
        words.addWidget(what)
        words.addStretch(1)
        row.addLayout(words, 1)
        row.addWidget(label(key, "caption"), 0, Qt.AlignmentFlag.AlignTop)
        self.say("title", self._title.setText, name)
        self.say("what", what.setText, how)
        self.say("name", self.setAccessibleName, name)
        self.say("description", self.setAccessibleDescription, how)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(pen(self._accent(), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def _accent(self) -> str:
        return self.ui.look.theme.hex("accent")


class NoticeLine(Worded, QFrame):
    """A warning in one line, with what can be done about it; hidden while there is nothing to say."""

    asked = Signal()

    def __init__(self, ui: Ui, action: Template | None = None) -> None:
        super().__init__()
        self.listen(ui)
        role(self, "warn-line")
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(12, 7, 8, 7)
        self._line.setSpacing(12)
        self._glyph = Glyph(ui, "warning", 20, "warn")
        self._line.addWidget(self._glyph)
        self.said = label("", "", wrap=True)
        self._line.addWidget(self.said, 1)
        if action is not None:
            self.button = self.add(action, self.asked.emit)
        self.hide()

    def add(self, action: Template, slot: Callable[[], object]) -> KeyButton:
        """Offer one more thing to do."""
        button = KeyButton(self.ui)
        role(button, "warn")
        button.clicked.connect(lambda: slot())
        self.say(action().source, button.setText, action)
        self.say(action().source + "-a", button.setAccessibleName, action)
        self._line.addWidget(button)
        return button

    def show_said(self, said: Param | Template, *, warning: bool = True) -> None:
        """Say something, or nothing; what is no warning looks calm."""
        words = self.ui.words
        role(self, "warn-line" if warning else "accent-line")
        self._glyph.show_glyph(*(("warning", "warn") if warning else ("tick", "accent")))
        self.say("said", self.said.setText, lambda: telling.legible(words(said)))
        self.setVisible(bool(said))
