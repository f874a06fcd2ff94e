"""The start page: go on with the last match, begin one, open a file, the library; language, theme, text size."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from anahuac.app.i18n import Worded
from anahuac.app.look.fonts import serif
from anahuac.app.look.mapart.paper import paper_tile
from anahuac.app.look.motifs import fret_run
from anahuac.app.panels.widgets import Glyph, KeyButton, Pressable, Segments, label, role
from anahuac.app.players import HUMAN
from anahuac.app.settings import TEXT_SIZES
from anahuac.app.shelf import card_of, game_name
from anahuac.app.ui import Ui
from anahuac.app.windows import texts
from anahuac.app.windows.library import LibraryPanel, standing, when, who
from anahuac.app.windows.panel import Panel
from anahuac.app.windows.thumbnail import Thumbnail
from anahuac.engine.text import Param, Template
from anahuac.registry import GAME_IDS
from anahuac.wording import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from anahuac.store.library import Entry

MARGIN = 48


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


class ContinueCard(Worded, QFrame):
    """The match played last, or what to begin with."""

    resumed = Signal()
    begun = Signal()

    def __init__(self, ui: Ui) -> None:
        super().__init__()
        self.listen(ui)
        self.setProperty("role", "card")
        self.entry: Entry | None = None
        self.picture = Thumbnail(ui, GAME_IDS[0], 420, 222)
        self.picture.setMaximumWidth(420)
        self.when = label("", "caption", wrap=True)
        self.name = QLabel()
        self.name.setWordWrap(True)
        self.what = label("", "", wrap=True)
        self.seats = [(Glyph(ui, "", 22), label("", "", wrap=True)) for _ in range(2)]
        self.button = KeyButton(ui, "Return")
        role(self.button, "primary")
        self.button.clicked.connect(self._press)
        words = QVBoxLayout()
        words.setSpacing(6)
        words.addWidget(self.when)
        words.addWidget(self.name)
        words.addWidget(self.what)
        for glyph, said in self.seats:
            row = QHBoxLayout()
            row.addWidget(glyph)
            row.addWidget(said, 1)
            words.addLayout(row)
        words.addStretch(1)
        words.addWidget(self.button)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(14, 14, 18, 14)
        self._row.setSpacing(24)
        self._row.addWidget(self.picture, 4)
        self._row.addLayout(words, 5)
        ui.look.changed.connect(self._dress)
        self._dress()
        self.show_entry(None)

    def show_entry(self, entry: Entry | None) -> None:
        """The match to go on with, none if there is none."""
        self.entry = entry
        info = entry.info if entry is not None else None
        words = self.ui.words
        if entry is None or info is None:
            self.say("when", self.when.setText, texts.NOTHING_YET)
            self.say("name", self.name.setText, game_name(GAME_IDS[0]))
            self.say("what", self.what.setText, texts.BEGIN_HOW)
            self.say("button", self.button.setText, texts.BEGIN_FIRST)
            self.picture.show_game(GAME_IDS[0])
            for glyph, said in self.seats:
                glyph.hide()
                said.hide()
            return
        self.say("when", self.when.setText, lambda: words(texts.LAST_MATCH(when=when(self.ui, info.played))))
        self.say("name", self.name.setText, entry.name)
        self.say("what", self.what.setText, lambda: words.sentence(standing(info)))
        self.say("button", self.button.setText, texts.RESUME)
        self.picture.show_game(info.game)
        self.picture.show_position(self.ui.thumbs.position(entry.path))
        for (glyph, said), seat, sentence in zip(
            self.seats, card_of(info.game).seats, who(self.ui, info), strict=False
        ):
            glyph.show_glyph(seat.glyph, seat.role + ".text")
            glyph.show()
            said.show()
            self.say(f"seat:{seat.id}", said.setText, sentence)

    def reflow(self, wide: bool) -> None:
        """Picture beside the words, or above them."""
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(way)

    def _press(self) -> None:
        (self.resumed if self.entry is not None else self.begun).emit()

    def _dress(self) -> None:
        self.name.setFont(self.ui.look.heading_font(28))


class Tile(Worded, Pressable):
    """A way on: pictogram, name, what it is, key."""

    def __init__(self, ui: Ui, glyph: str, name: Template, how: Template, key: str) -> None:
        super().__init__()
        self.listen(ui)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 10, 14, 10)
        row.setSpacing(14)
        row.addWidget(Glyph(ui, glyph, 26, "accent"))
        words = QVBoxLayout()
        words.setSpacing(0)
        title, what = label("", "strong", wrap=True), label("", "caption", wrap=True)
        words.addWidget(title)
        words.addWidget(what)
        row.addLayout(words, 1)
        row.addWidget(label(key, "caption"), 0, Qt.AlignmentFlag.AlignTop)
        self.say("title", title.setText, name)
        self.say("what", what.setText, how)
        self.say("name", self.setAccessibleName, name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)


class NoticeLine(Worded, QFrame):
    """A warning in one line, with what can be done about it; hidden while there is nothing to say."""

    asked = Signal()

    def __init__(self, ui: Ui, action: Template | None = None) -> None:
        super().__init__()
        self.listen(ui)
        role(self, "warn-line")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.addWidget(Glyph(ui, "warning", 20, "warn"))
        self.said = label("", "", wrap=True)
        row.addWidget(self.said, 1)
        if action is not None:
            self.button = KeyButton(ui)
            role(self.button, "quiet")
            self.button.clicked.connect(self.asked)
            self.say("action", self.button.setText, action)
            row.addWidget(self.button)
        self.hide()

    def show_said(self, said: Param | Template) -> None:
        """Say something, or nothing."""
        self.say("said", self.said.setText, said)
        self.setVisible(bool(said))


class StartPage(Worded, QWidget):
    """The page."""

    new_asked = Signal(str)
    open_asked = Signal()
    opened = Signal(object)
    copied = Signal(object)
    renamed = Signal(object)
    deleted = Signal(object)
    reports_asked = Signal()
    language_chosen = Signal(str)
    theme_chosen = Signal(str)
    size_chosen = Signal(int)

    def __init__(self, ui: Ui, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._paper = QPixmap()
        self._paper_for: tuple[object, ...] = ()
        self.library = LibraryPanel(ui)
        for mine, theirs in (
            (self.opened, self.library.opened),
            (self.copied, self.library.copied),
            (self.renamed, self.library.renamed),
            (self.deleted, self.library.deleted),
        ):
            theirs.connect(mine)
        self._build()
        ui.look.changed.connect(self._dress)
        self._dress()

    def _build(self) -> None:
        ui = self.ui
        self.inside = QWidget()
        self.scroller = QScrollArea()
        self.scroller.setWidgetResizable(True)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroller.setWidget(self.inside)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.scroller)
        self.title = QLabel("ANAHUAC")
        self.subtitle = QLabel()
        self.say("subtitle", self.subtitle.setText, texts.SUBTITLE)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.title)
        names.addWidget(self.subtitle)
        self.head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.head.addLayout(names)
        self.head.addStretch(1)
        self.head.addLayout(self._choices())
        self.card = ContinueCard(ui)
        self.card.resumed.connect(self._resume)
        self.card.begun.connect(self._new)
        self.games = QLabel()
        self.say("games", self.games.setText, texts.GAMES)
        left = QVBoxLayout()
        left.setSpacing(14)
        self._make_notices()
        for line in (self.stopped, self.notice, self.unread):
            left.addWidget(line)
        left.addWidget(self.card)
        left.addWidget(self.games)
        left.addLayout(self._game_cards())
        left.addLayout(self._tiles())
        left.addStretch(1)
        self.library_panel = Panel(ui, texts.LIBRARY, self.library)
        self.columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.columns.setSpacing(28)
        self.columns.addLayout(left, 984)
        self.columns.addWidget(self.library_panel, 492)
        self._whole = QVBoxLayout(self.inside)
        self._whole.setContentsMargins(MARGIN, 20, MARGIN, 24)
        self._whole.setSpacing(14)
        self._whole.addLayout(self.head)
        self._whole.addWidget(Fret(ui))
        self._whole.addLayout(self.columns, 1)

    def _choices(self) -> QGridLayout:
        ui = self.ui
        grid = QGridLayout()
        grid.setHorizontalSpacing(26)
        self.languages = Segments(ui)
        self.languages.set_items([(code, LANGUAGES[code]) for code in ("fr", "en")], ui.words.language)
        self.languages.chosen.connect(self.language_chosen)
        self.themes = Segments(ui)
        self.themes.set_items([("light", ""), ("dark", ""), ("system", "")], ui.look.choice)
        self.themes.chosen.connect(self.theme_chosen)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, len(TEXT_SIZES) - 1)
        self.slider.setPageStep(1)
        self.slider.setMinimumWidth(120)
        self.slider.valueChanged.connect(self._size)
        self.percent = label("", "strong")
        captions = (texts.CAP_LANGUAGE, texts.CAP_THEME, texts.CAP_SIZE)
        widgets: tuple[QWidget, ...] = (self.languages, self.themes, self.slider)
        for at, (said, widget) in enumerate(zip(captions, widgets, strict=True)):
            caption = label("", "caption")
            self.say(f"cap:{at}", caption.setText, said)
            self.say(f"cap-a:{at}", widget.setAccessibleName, said)
            line = QHBoxLayout()
            line.addWidget(caption, 1)
            if widget is self.slider:
                line.addWidget(self.percent)
            grid.addLayout(line, 0, at)
            grid.addWidget(widget, 1, at)
        for key, said in (("light", texts.LIGHT), ("dark", texts.DARK), ("system", texts.SYSTEM)):
            self.say(f"theme:{key}", partial(self.themes.set_text, key), said)
        return grid

    def _game_cards(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(16)
        for game in GAME_IDS:
            card = QFrame()
            role(card, "card")
            column = QVBoxLayout(card)
            column.setContentsMargins(10, 10, 10, 12)
            picture = Thumbnail(self.ui, game, 220, 126)
            name, players, what = QLabel(), label("", "caption"), label("", "", wrap=True)
            name.setFont(self.ui.look.heading_font(18.5))
            name.setWordWrap(True)
            self.say(f"game:{game}", name.setText, game_name(game))
            self.say(f"players:{game}", players.setText, texts.PLAYERS(len(card_of(game).seats)))
            self.say(f"what:{game}", what.setText, texts.ABOUT_GAME.get(game, ""))
            play = KeyButton(self.ui)
            play.setProperty("game", game)
            play.clicked.connect(self._play)
            self.say(f"play:{game}", play.setText, texts.PLAY)
            self.say(f"play-a:{game}", play.setAccessibleName, texts.PLAY)
            for widget in (picture, name, players, what):
                column.addWidget(widget)
            column.addWidget(play, 0, Qt.AlignmentFlag.AlignLeft)
            card.setMaximumWidth(340)
            row.addWidget(card)
        row.addStretch(1)
        return row

    def _tiles(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(16)
        new = Tile(self.ui, "plus", texts.NEW_MATCH, texts.NEW_HOW, "Ctrl+N")
        file = Tile(self.ui, "search", texts.OPEN_FILE, texts.OPEN_HOW, "Ctrl+O")
        new.pressed.connect(self._new)
        file.pressed.connect(self.open_asked)
        self.tiles = (new, file)
        row.addWidget(new, 1)
        row.addWidget(file, 1)
        return row

    def _make_notices(self) -> None:
        """Warnings stand above everything else, each with what can be done about it."""
        self._bad: list[Entry] = []
        self.stopped = NoticeLine(self.ui, texts.SHOW_REPORTS)
        self.stopped.asked.connect(self.reports_asked)
        self.notice = NoticeLine(self.ui)
        self.unread = NoticeLine(self.ui, texts.SHOW_UNREAD)
        self.unread.asked.connect(self._show_unread)

    # ------------------------------------------------------------------ what is shown

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """The library, and the match to go on with."""
        self.library.show_entries(entries)
        self.library_panel.head.remark(texts.MATCHES(len(entries)))
        running = [entry for entry in entries if entry.info is not None and entry.info.outcome is None]
        mine = [e for e in running if e.info is not None and HUMAN in e.info.players.values()]
        self.card.show_entry(next(iter(mine or running), None))

        self._bad = [entry for entry in entries if entry.fault is not None]
        self.unread.show_said(texts.UNREAD(len(self._bad)) if self._bad else "")

    def show_position(self, path: Path) -> None:
        """The position of a match has become known: put it on its pictures."""
        self.library.show_position(path)
        if self.card.entry is not None and self.card.entry.path == path:
            self.card.picture.show_position(self.ui.thumbs.position(path))

    def show_notice(self, said: Param) -> None:
        """One line of warning, or none."""
        self.notice.show_said(said)

    def show_stopped(self, stopped: bool) -> None:
        """Whether the program stopped last time without being closed."""
        self.stopped.show_said(texts.STOPPED if stopped else "")

    def _show_unread(self) -> None:
        if self._bad:
            self.library.choose(self._bad[0].path)

    def _resume(self) -> None:
        if self.card.entry is not None:
            self.opened.emit(self.card.entry)

    def _new(self) -> None:
        self.new_asked.emit(GAME_IDS[0])

    def _play(self) -> None:
        self.new_asked.emit(str(self.sender().property("game")))

    def _size(self, at: int) -> None:
        self.size_chosen.emit(TEXT_SIZES[at])

    # ------------------------------------------------------------------ events

    def _dress(self) -> None:
        look = self.ui.look
        scale = look.text_scale
        self.title.setFont(serif(46 * scale, 600, spacing=9 * scale))
        self.subtitle.setFont(serif(18 * scale, 400, italic=True))
        self.subtitle.setProperty("role", "muted")
        self.games.setFont(look.title_font(18))
        self.themes.choose(look.choice)
        percent = round(scale * 100)
        self.slider.blockSignals(True)
        self.slider.setValue(TEXT_SIZES.index(min(TEXT_SIZES, key=lambda size: abs(size - percent))))
        self.slider.blockSignals(False)
        self.percent.setText(self.ui.words.wording.percent(percent))
        self._reflow()
        self.update()

    def _reflow(self) -> None:
        wide = self.width() / self.ui.look.text_scale
        way = QBoxLayout.Direction
        self.columns.setDirection(way.LeftToRight if wide >= 1200 else way.TopToBottom)
        self.head.setDirection(way.LeftToRight if wide >= 900 else way.TopToBottom)
        self.card.reflow(wide >= 700)
        margin = MARGIN if wide >= 900 else 16
        self._whole.setContentsMargins(margin, 20, margin, 24)

    def retranslated(self) -> None:
        self.languages.choose(self.ui.words.language)
        self.percent.setText(self.ui.words.wording.percent(round(self.ui.look.text_scale * 100)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._reflow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.card.button.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, ratio = self.ui.look.theme, self.devicePixelRatioF()
        if self._paper_for != (theme.name, ratio):
            self._paper, self._paper_for = paper_tile(theme, ratio), (theme.name, ratio)
        painter = QPainter(self)
        painter.setClipRegion(event.region())
        painter.drawTiledPixmap(self.rect(), self._paper)
