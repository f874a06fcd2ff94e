"""The start page: go on with the last match, begin one, open a file, the library; language, theme, text size."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from anahuac.app.i18n import Worded
from anahuac.app.look.fonts import sans, serif
from anahuac.app.look.mapart.paper import paper_tile
from anahuac.app.panels.widgets import Scrolling, Segments, label
from anahuac.app.settings import TEXT_SIZES
from anahuac.app.ui import Ui
from anahuac.app.windows import telling, texts
from anahuac.app.windows.library import LibraryPanel
from anahuac.app.windows.panel import Panel
from anahuac.app.windows.startparts import ContinueCard, Fret, GameCard, Ground, NoticeLine, SizeSlider, Tile
from anahuac.engine.text import Param, Text
from anahuac.registry import GAME_IDS
from anahuac.wording import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from anahuac.store.library import Entry

MARGIN = 48
#: Games that fit beside each other lie no more.
LYING_UPTO = 2


def _count(entries: Sequence[Entry]) -> Text:
    """How many matches there are, and how many files beside them that nobody can read."""
    bad = sum(entry.fault is not None for entry in entries)
    matches = texts.MATCHES(len(entries) - bad)
    return texts.MATCHES_AND_OTHERS(matches=matches, others=texts.UNREADABLE(bad)) if bad else matches


class StartPage(Worded, QWidget):
    """The page."""

    new_asked = Signal(str)
    rules_asked = Signal(str)
    learn_asked = Signal(str)
    open_asked = Signal()
    opened = Signal(object)
    reviewed = Signal(object)
    reports_asked = Signal()
    recover_asked = Signal()
    notice_asked = Signal()
    language_chosen = Signal(str)
    theme_chosen = Signal(str)
    size_chosen = Signal(int)

    def __init__(self, ui: Ui, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._paper = QPixmap()
        self._paper_for: tuple[object, ...] = ()
        self.library = LibraryPanel(ui)
        self.library.opened.connect(self.opened)
        self.library.reviewed.connect(self.reviewed)
        self._build()
        ui.look.changed.connect(self._dress)
        self._dress()

    # ------------------------------------------------------------------ building

    def _build(self) -> None:
        ui = self.ui
        self.inside = Ground()
        self.scroller = Scrolling(self.inside)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.scroller)
        self.card = ContinueCard(ui)
        self.card.resumed.connect(self._resume)
        self.card.reviewed.connect(self._review)
        self.card.begun.connect(self._new)
        self.games = QLabel()
        self.say("games", self.games.setText, texts.GAMES)
        self.say("name", self.setAccessibleName, texts.TITLE)
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
        self._whole.setSpacing(14)
        self._whole.addLayout(self._head())
        self._whole.addWidget(Fret(ui))
        self._whole.addLayout(self.columns, 1)
        self.inside.raised = [self.card, *self.cards, *self.tiles, self.library_panel]

    def _head(self) -> QBoxLayout:
        self.title = QLabel("ANAHUAC")
        self.subtitle = QLabel()
        self.subtitle.setWordWrap(True)
        self.say("subtitle", self.subtitle.setText, texts.SUBTITLE)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.title)
        names.addWidget(self.subtitle)
        self.head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.head.addLayout(names, 1)
        choices = QWidget()
        choices.setLayout(self._choices())
        self.head.addWidget(choices, 0, Qt.AlignmentFlag.AlignTop)
        return self.head

    def _choices(self) -> QGridLayout:
        ui = self.ui
        grid = QGridLayout()
        grid.setContentsMargins(0, 10, 0, 0)
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(5)
        self.languages = Segments(ui)
        self.languages.set_items([(code, LANGUAGES[code]) for code in ("fr", "en")], ui.words.language)
        self.languages.chosen.connect(self.language_chosen)
        self.themes = Segments(ui)
        self.themes.set_items([("light", ""), ("dark", ""), ("system", "")], ui.look.choice)
        self.themes.chosen.connect(self.theme_chosen)
        self.slider = SizeSlider(ui, len(TEXT_SIZES))
        self.slider.valueChanged.connect(self._size)
        self.percent = label("", "strong")
        self._letters = (QLabel("A"), QLabel("A"))
        sizes = QWidget()
        row = QHBoxLayout(sizes)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._letters[0])
        row.addWidget(self.slider, 1)
        row.addWidget(self._letters[1])
        controls: tuple[tuple[Text, QWidget, QWidget], ...] = (
            (texts.CAP_LANGUAGE(), self.languages, self.languages),
            (texts.CAP_THEME(), self.themes, self.themes),
            (texts.CAP_SIZE(), sizes, self.slider),
        )
        for at, (said, widget, control) in enumerate(controls):
            caption = label("", "caption")
            self.say(f"cap:{at}", caption.setText, said)
            self.say(f"cap-a:{at}", control.setAccessibleName, said)
            line = QHBoxLayout()
            line.addWidget(caption, 1)
            if control is self.slider:
                line.addWidget(self.percent)
            grid.addLayout(line, 0, at)
            grid.addWidget(widget, 1, at)
        for key, name in (("light", texts.LIGHT), ("dark", texts.DARK), ("system", texts.SYSTEM)):
            self.say(f"theme:{key}", partial(self.themes.set_text, key), name)
        return grid

    def _game_cards(self) -> QBoxLayout:
        self._card_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._card_row.setSpacing(16)
        self.cards = [GameCard(self.ui, game, len(GAME_IDS) < LYING_UPTO) for game in GAME_IDS]
        for card in self.cards:
            card.played.connect(self.new_asked)
            card.rules_asked.connect(self.rules_asked)
            card.learn_asked.connect(self.learn_asked)
            self._card_row.addWidget(card, 1)
        return self._card_row

    def _tiles(self) -> QBoxLayout:
        self._tile_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._tile_row.setSpacing(16)
        new = Tile(self.ui, "plus", texts.NEW_MATCH, texts.NEW_HOW, "Ctrl+N")
        file = Tile(self.ui, "search", texts.OPEN_FILE, texts.OPEN_HOW, "Ctrl+O")
        new.pressed.connect(self._new)
        file.pressed.connect(self.open_asked)
        self.tiles = (new, file)
        for tile in self.tiles:
            self._tile_row.addWidget(tile, 1)
        return self._tile_row

    def _make_notices(self) -> None:
        """Warnings stand above everything else, each with what can be done about it."""
        self._bad: list[Entry] = []
        self.stopped = NoticeLine(self.ui, texts.SHOW_REPORTS)
        self.stopped.asked.connect(self.reports_asked)
        self.recover = self.stopped.add(texts.RECOVER, self.recover_asked.emit)
        self.notice = NoticeLine(self.ui, texts.SHOW_REFUSED)
        self.notice.asked.connect(self.notice_asked)
        self.unread = NoticeLine(self.ui, texts.SHOW_UNREAD)
        self.unread.asked.connect(self._show_unread)

    # ------------------------------------------------------------------ what is shown

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """The library, and the match to go on with."""
        self.library.show_entries(entries)
        self.library_panel.head.remark(_count(entries))
        running = [entry for entry in entries if entry.info is not None and entry.info.outcome is None]
        last = self.ui.settings.values.last_match
        running.sort(
            key=lambda entry: (entry.info.played if entry.info is not None else "", str(entry.path) == last),
            reverse=True,  # only playing makes a match the last: no copy, played when its original was
        )
        mine = [entry for entry in running if entry.info is not None and telling.has_person(entry.info)]
        self.card.show_entry(next(iter(mine or running), None))
        self._bad = [entry for entry in entries if entry.fault is not None]
        self.unread.show_said(texts.UNREAD(len(self._bad)) if self._bad else "")

    def show_position(self, path: Path) -> None:
        """The position of a match has become known: put it on its pictures."""
        self.library.show_position(path)
        if self.card.entry is not None and self.card.entry.path == path:
            self.card.show_position()

    def show_notice(self, said: Param, *, warning: bool = True, has_more: bool = False) -> None:
        """One line, or none; ``has_more`` where there is more to be shown about it."""
        self.notice.show_said(said, warning=warning)
        self.notice.button.setVisible(has_more)

    def show_stopped(self, stopped: bool, entry: Entry | None = None) -> None:
        """Whether the program stopped last time without being closed, and during which match."""
        info = entry.info if entry is not None else None
        if entry is not None and info is not None:
            said: Param = texts.STOPPED_IN(name=entry.name, step=info.steps)
        else:
            said = texts.STOPPED()
        self.recover.setVisible(info is not None)
        self.stopped.show_said(said if stopped else "")

    def _show_unread(self) -> None:
        if self._bad:
            self.library.choose(self._bad[0].path)

    def _resume(self) -> None:
        if self.card.entry is not None:
            self.opened.emit(self.card.entry)

    def _review(self) -> None:
        if self.card.entry is not None:
            self.reviewed.emit(self.card.entry)

    def _new(self) -> None:
        self.new_asked.emit(GAME_IDS[0])

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
        for letter, size in zip(self._letters, (13, 21), strict=True):
            letter.setFont(sans(size * scale, 600))
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
        self.library.stand_below(wide < 1200)
        self.head.setDirection(way.LeftToRight if wide >= 900 else way.TopToBottom)
        self.card.reflow(wide >= 700)
        for card in self.cards:
            card.reflow(wide >= 600)
        self._card_row.setDirection(way.LeftToRight if wide >= 600 else way.TopToBottom)
        self._tile_row.setDirection(way.LeftToRight if wide >= 600 else way.TopToBottom)
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
