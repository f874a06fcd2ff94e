"""Panels of the new-match page: briefing, seats, options, seed."""

from __future__ import annotations

import secrets
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from anahuac.app.briefing import Briefing
from anahuac.app.panels.widgets import (
    ClauseLink,
    KeyButton,
    Scrolling,
    Segments,
    label,
    role,
)
from anahuac.app.players import HUMAN, SeatPlan
from anahuac.app.presenter import Presenter
from anahuac.app.ui import Ui
from anahuac.app.windows import texts
from anahuac.app.windows.balancecard import BalanceCard
from anahuac.app.windows.lessonentry import LessonEntry
from anahuac.app.windows.panel import Panel
from anahuac.app.windows.presets import OWN, SHIPPED, Presets, usable
from anahuac.app.windows.rows import OptionRow, SeatRow
from anahuac.app.windows.scenarios import tag_of
from anahuac.app.windows.thumbnail import Thumbnail
from anahuac.engine.game import OptionValue
from anahuac.engine.text import Ref
from anahuac.lessons.shelf import lesson_ids

MOST_SEED = 999_999_999
#: Least width of an option's name beside its value, in effective pixels.
NAME_WIDTH = 170
CLAUSE_WIDTH = 96
#: Options in which a choice differs from a preset that are named one by one.
MOST_NAMED = 2


class BriefingPanel(Panel):
    """What a scenario is about."""

    clause_asked = Signal(str)
    learn_asked = Signal(str)

    def __init__(self, ui: Ui, presenter: Presenter, scenario: str) -> None:
        body = QWidget()
        super().__init__(ui, texts.BRIEFING, body)
        self._presenter = presenter
        column = QVBoxLayout(body)
        column.setContentsMargins(14, 8, 14, 10)
        column.setSpacing(8)
        self.picture = Thumbnail(ui, presenter.game.info.id, 492, 290)
        self.name = QLabel()
        self.name.setWordWrap(True)
        self.text = label("", "", wrap=True)
        self.span, self.tag = label("", "muted", wrap=True), label("", "tag")
        self.tag.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(self.span, 1)
        line.addWidget(self.tag)
        column.addWidget(self.picture)
        column.addWidget(self.name)
        column.addLayout(line)
        column.addWidget(self.text)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(14)
        self._lines: list[tuple[QLabel, QLabel, ClauseLink]] = []
        column.addLayout(self._grid)
        column.addSpacing(4)
        self.balance = BalanceCard(ui, presenter, scenario)
        column.addWidget(self.balance)
        self.note = label("", "caption", wrap=True)
        column.addWidget(self.note)
        self._column = column
        game = presenter.game.info
        alone = len(game.scenarios) == 1  # else the lesson stands in the list of them
        for lesson in lesson_ids(game.id) if alone else ():
            entry = LessonEntry(ui, game.id, lesson)
            entry.pressed.connect(partial(self.learn_asked.emit, game.id))
            column.addWidget(entry)
        column.addStretch(1)
        self._tell(scenario)
        ui.look.changed.connect(self._dress)
        self._dress()

    def show_scenario(self, scenario: str) -> None:
        """Tell of another scenario of the game."""
        self._tell(scenario)
        old, self.balance = self.balance, BalanceCard(self.ui, self._presenter, scenario)
        self._column.replaceWidget(old, self.balance)
        old.hide()
        old.deleteLater()

    def _tell(self, scenario: str) -> None:
        words, briefing = self.ui.words, self._presenter.briefing(scenario)
        self.picture.show_set_up(self._presenter, scenario)
        self.say("scenario", self.name.setText, lambda: words.sentence(Ref("scenario", scenario)))
        self.say("briefing", self.text.setText, briefing.text)
        self.say("span", self.span.setText, briefing.span)
        self.say("tag", self.tag.setText, tag_of(self._presenter.game.info, scenario))
        self.say("note", self.note.setText, briefing.note)
        self.hush("line:")
        for at, (what, how, clause) in enumerate(briefing.lines):
            left, right, link = self._line(at)
            self.say(f"line:{at}:what", left.setText, what)
            self.say(f"line:{at}:how", right.setText, how)
            link.set_clause(clause)
            link.setAccessibleName(clause.partition(":")[2])
            left.show()
            right.show()
        for line in self._lines[len(briefing.lines) :]:
            for widget in line:
                widget.hide()

    def _line(self, at: int) -> tuple[QLabel, QLabel, ClauseLink]:
        """The widgets of a line, which stay when another scenario is told of, and with them the order of the keys."""
        if at == len(self._lines):
            left, right, link = label("", "strong"), label("", "", wrap=True), ClauseLink(self.ui)
            link.asked.connect(self.clause_asked)
            top = Qt.AlignmentFlag.AlignTop
            self._grid.addWidget(left, at, 0, top)
            self._grid.addWidget(right, at, 1)
            self._grid.addWidget(link, at, 2, top)
            self._lines.append((left, right, link))
        return self._lines[at]

    def _dress(self) -> None:
        self.name.setFont(self.ui.look.heading_font(26))


class SeatsPanel(Panel):
    """Who sits where."""

    changed = Signal()

    def __init__(self, ui: Ui, presenter: Presenter, levels: tuple[str, ...]) -> None:
        body = QWidget()
        super().__init__(ui, texts.SEATS, body)
        self.rows: list[SeatRow] = []
        column = QVBoxLayout(body)
        column.setContentsMargins(10, 6, 10, 10)
        for at, info in enumerate(presenter.game.info.seats):
            plan = SeatPlan(HUMAN, ui.settings.values.player) if at == 0 else SeatPlan(levels[-1])
            row = SeatRow(ui, presenter, info.id, info.name, plan, levels)
            row.changed.connect(self.changed)
            self.rows.append(row)
            column.addWidget(row)
        swap = KeyButton(ui)
        role(swap, "quiet")
        swap.clicked.connect(self._swap)
        self.say("swap", swap.setText, texts.SWAP)
        self.say("swap-a", swap.setAccessibleName, texts.SWAP)
        column.addWidget(swap, 0, Qt.AlignmentFlag.AlignRight)

    def _swap(self) -> None:
        plans = [row.plan for row in self.rows]
        for row, plan in zip(self.rows, [*plans[1:], plans[0]], strict=True):
            row.set_plan(plan)
        self.changed.emit()


class OptionsPanel(Panel):
    """Every option with its clause and what it changes; by presets, or one's own choice."""

    changed = Signal()
    clause_asked = Signal(str)

    def __init__(self, ui: Ui, presenter: Presenter, briefing: Briefing) -> None:
        body = QWidget()
        scroll = Scrolling(body)
        super().__init__(ui, texts.OPTIONS, scroll)
        self._game = presenter.game.info.id
        self._infos = presenter.game.info.options
        self.presets = Presets(self._infos, ui.settings.values.presets.get(self._game))
        self._needs = briefing.needs
        self.rows: list[OptionRow] = []
        column = QVBoxLayout(body)
        column.setContentsMargins(12, 4, 8, 6)
        column.setSpacing(3)
        self.preset = Segments(ui)
        self.preset.chosen.connect(self._preset)
        self._offer_presets()
        self.difference = label("", "caption", wrap=True)
        column.addWidget(self.preset, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.difference)
        column.addSpacing(4)
        clauses = {info.key: info.clause.partition(":")[2] for info in self._infos}
        for info in self._infos:
            needed = briefing.needs.get(info.key, "")
            row = OptionRow(ui, info, briefing.effects.get(info.key, ""), clauses.get(needed, ""))
            row.changed.connect(self._changed)
            row.link.asked.connect(self.clause_asked)
            self.rows.append(row)
            if not info.is_optional_rule and not hasattr(self, "_toggle"):
                column.addWidget(self._readings())
            column.addWidget(row)
        self._shown = True
        column.addStretch(1)
        scroll.setMinimumHeight(120)
        self.head.remark(texts.FIXED())
        self._scroll = scroll
        ui.look.changed.connect(self._reflow)
        self.show_readings(not any(info.is_optional_rule for info in self._infos))

    def _readings(self) -> QWidget:
        """The line that stands for all readings, and shows them."""
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(4, 6, 2, 2)
        self._told = label("", "", wrap=True)
        self._toggle = KeyButton(self.ui)
        role(self._toggle, "quiet")
        self._toggle.clicked.connect(lambda: self.show_readings(not self._shown))
        row.addWidget(self._told, 1)
        row.addWidget(self._toggle)
        return line

    def show_readings(self, shown: bool) -> None:
        """Show the readings one by one, or the line that stands for them."""
        self._shown = shown
        for row in self.rows:
            if not row.info.is_optional_rule:
                row.setVisible(shown)
        if hasattr(self, "_toggle"):
            said = texts.HIDE if shown else texts.SHOW
            self.say("toggle", self._toggle.setText, said)
            self.say("toggle-a", self._toggle.setAccessibleName, said)
            self._toggle.updateGeometry()
        self._reflow()

    # ------------------------------------------------------------------ presets

    def _offer_presets(self) -> None:
        self.hush("preset:")
        self.preset.set_items([(key, "") for key in (*self.presets.of_key, OWN)], SHIPPED)
        for key in (*self.presets.of_key, OWN):
            said = texts.PRESETS.get(key, texts.OWN_CHOICE)
            self.say(f"preset:{key}", partial(self.preset.set_text, key), said)

    @property
    def values(self) -> dict[str, OptionValue]:
        """Options that differ from their defaults."""
        return {row.info.key: row.value for row in self.rows if row.value != row.info.default}

    @property
    def can_be_kept(self) -> bool:
        """Whether the choice is none that has a name already."""
        return all(row.is_sound for row in self.rows) and self.presets.named(self.values) == OWN

    def keep_preset(self) -> None:
        """Keep the choice for matches to come."""
        kept = self.ui.settings.values.presets
        self.ui.settings.change(presets={**kept, self._game: usable(self._infos, self.values)})
        self.presets = Presets(self._infos, self.ui.settings.values.presets[self._game])
        self._offer_presets()
        self.changed.emit()

    def show_difference(self) -> None:
        """Which preset the choice is, or how it differs from the nearest; what is told of the readings."""
        words, values = self.ui.words, self.values
        named = self.presets.named(values)
        self.preset.choose(named)
        self.difference.setText("")
        if named == OWN:
            nearest, keys = self.presets.nearest(values)
            preset = texts.PRESETS[nearest]()
            options = tuple(Ref("setting", key) for key in keys)
            few = len(keys) <= MOST_NAMED
            said = (
                texts.BUT_FOR(preset=preset, options=options)
                if few
                else texts.BUT_SOME(len(keys), preset=preset)
            )
            self.difference.setText(words(said))
        self.difference.setVisible(bool(self.difference.text()))
        readings = [row for row in self.rows if not row.info.is_optional_rule]
        if readings:
            differing = sum(row.value != row.info.default for row in readings)
            told = texts.READINGS(len(readings))
            same = texts.READINGS_SAME(readings=told)
            self._told.setText(words(texts.READINGS_DIFFER(differing, readings=told) if differing else same))
        for row in self.rows:
            row.show_needed(self._is_on(self._needs.get(row.info.key, "")))

    def _is_on(self, key: str) -> bool:
        return not key or any(row.info.key == key and bool(row.value) for row in self.rows)

    def _preset(self, key: str) -> None:
        if key in self.presets.of_key:
            wanted = self.presets.of_key[key]
            for row in self.rows:
                row.set_value(wanted.get(row.info.key, row.info.default))
        self.changed.emit()

    def _changed(self) -> None:
        """What depends on an option goes with it when it is switched off."""
        for row in self.rows:
            if row.value is True and not self._is_on(self._needs.get(row.info.key, "")):
                row.set_value(False)
                return  # which leads here again
        self.changed.emit()

    def _reflow(self) -> None:
        """Names and values in two columns, or each value under its name, so that none is cut."""
        px = self.ui.look.px
        wide = max((row.needed for row in self.rows), default=0)
        stacked = 0 < self.width() < wide + px(NAME_WIDTH + CLAUSE_WIDTH) + 40
        for row in self.rows:
            row.arrange(stacked, wide)

    def retranslated(self) -> None:
        self._reflow()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._reflow()


class SeedPanel(Panel):
    """The seed of the dice."""

    changed = Signal()

    def __init__(self, ui: Ui) -> None:
        body = QWidget()
        super().__init__(ui, texts.SEED, body)
        row = QHBoxLayout(body)
        row.setContentsMargins(12, 6, 12, 8)
        self.field = QLineEdit(_drawn())
        self.field.textChanged.connect(self.changed)
        self.say("seed", self.field.setAccessibleName, texts.SEED)
        again = KeyButton(ui)
        again.clicked.connect(lambda: self.field.setText(_drawn()))
        self.say("again", again.setText, texts.DRAW_AGAIN)
        self.say("again-a", again.setAccessibleName, texts.DRAW_AGAIN)
        how = label("", "caption", wrap=True)
        self.say("seed-how", how.setText, texts.SEED_HOW)
        row.addWidget(self.field, 2)
        row.addWidget(again)
        row.addWidget(how, 3)

    @property
    def value(self) -> int | None:
        """The seed typed, ``None`` when it is none."""
        digits = "".join(self.field.text().split())
        is_number = digits.isdecimal() and digits.isascii() and len(digits) <= 9
        return int(digits) if is_number else None

    def show_fault(self) -> None:
        """Frame what is no seed."""
        self.field.setProperty("bad", self.value is None)
        self.field.style().unpolish(self.field)
        self.field.style().polish(self.field)


def _drawn() -> str:
    return str(secrets.randbelow(MOST_SEED + 1))
