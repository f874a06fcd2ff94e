"""Panels of the new-match page: scenarios, briefing, seats, options, seed."""

from __future__ import annotations

import secrets
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from anahuac.app.panels.widgets import ClauseLink, Flow, KeyButton, Pressable, Segments, label, role
from anahuac.app.players import HUMAN, SeatPlan
from anahuac.app.presenter import Presenter
from anahuac.app.ui import Ui
from anahuac.app.windows import texts
from anahuac.app.windows.panel import Panel
from anahuac.app.windows.rows import OptionRow, SeatRow
from anahuac.app.windows.thumbnail import Thumbnail
from anahuac.engine.game import OptionValue
from anahuac.engine.text import Ref, Template

MOST_SEED = 999_999_999
#: Least width of an option's name beside its value, in effective pixels.
NAME_WIDTH = 170
CLAUSE_WIDTH = 96


class ScenariosPanel(Panel):
    """The scenarios as cards."""

    def __init__(self, ui: Ui, presenter: Presenter) -> None:
        scenarios = presenter.game.info.scenarios
        body = QWidget()
        super().__init__(ui, texts.SCENARIOS, body)
        column = QVBoxLayout(body)
        column.setContentsMargins(8, 6, 8, 8)
        for scenario in scenarios:
            column.addWidget(self._card(presenter, scenario))
        column.addStretch(1)
        self.head.remark(len(scenarios))

    def _card(self, presenter: Presenter, scenario: str) -> QWidget:
        card = Pressable()
        row = QHBoxLayout(card)
        row.setContentsMargins(8, 8, 8, 8)
        picture = Thumbnail(self.ui, presenter.game.info.id, 130, 84)
        picture.setFixedWidth(130)
        row.addWidget(picture, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        name = label("", "strong", wrap=True)
        span = label("", "caption", wrap=True)
        tag = label("", "tag")
        tag.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        words.addWidget(name)
        words.addWidget(span)
        words.addWidget(tag, 0, Qt.AlignmentFlag.AlignLeft)
        words.addStretch(1)
        row.addLayout(words, 1)
        key = f"scenario:{scenario}"
        self.say(key, name.setText, lambda: self.ui.words.sentence(Ref("scenario", scenario)))
        self.say(key + ":a", card.setAccessibleName, Ref("scenario", scenario))
        self.say(key + ":span", span.setText, presenter.briefing(scenario).span)
        self.say(key + ":tag", tag.setText, texts.TAG_RULEBOOK)
        role(card, "accent-line")
        return card


class BriefingPanel(Panel):
    """What a scenario is about."""

    clause_asked = Signal(str)

    def __init__(self, ui: Ui, presenter: Presenter, scenario: str) -> None:
        body = QWidget()
        super().__init__(ui, texts.BRIEFING, body)
        briefing = presenter.briefing(scenario)
        column = QVBoxLayout(body)
        column.setContentsMargins(14, 8, 14, 10)
        column.setSpacing(8)
        self.picture = Thumbnail(ui, presenter.game.info.id, 492, 330)
        self.name = QLabel()
        self.name.setWordWrap(True)
        self.say("scenario", self.name.setText, lambda: ui.words.sentence(Ref("scenario", scenario)))
        self.text = label("", "", wrap=True)
        self.say("briefing", self.text.setText, briefing.text)
        for widget in (self.picture, self.name, self.text):
            column.addWidget(widget)
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(14)
        for at, (what, how, clause) in enumerate(briefing.lines):
            left, right = label("", "strong"), label("", "", wrap=True)
            self.say(f"line:{at}", left.setText, what)
            self.say(f"how:{at}", right.setText, how)
            grid.addWidget(left, at, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(right, at, 1)
            if clause:
                link = ClauseLink(ui, clause)
                link.setAccessibleName(clause.partition(":")[2])
                link.asked.connect(self.clause_asked)
                grid.addWidget(link, at, 2, Qt.AlignmentFlag.AlignTop)
        column.addLayout(grid)
        note = label("", "caption", wrap=True)
        self.say("note", note.setText, briefing.note)
        column.addWidget(note)
        column.addStretch(1)
        ui.look.changed.connect(self._dress)
        self._dress()

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
    """Every option with its clause; as shipped, or one's own choice."""

    changed = Signal()
    clause_asked = Signal(str)

    def __init__(self, ui: Ui, presenter: Presenter) -> None:
        body = QWidget()
        scroll = QScrollArea()
        super().__init__(ui, texts.OPTIONS, scroll)
        self.rows: list[OptionRow] = []
        column = QVBoxLayout(body)
        column.setContentsMargins(12, 4, 8, 6)
        column.setSpacing(3)
        self.preset = Segments(ui)
        self.preset.set_items([("shipped", ""), ("own", "")], "shipped")
        self.preset.chosen.connect(self._preset)
        self.say("shipped", partial(self.preset.set_text, "shipped"), texts.AS_SHIPPED)
        self.say("own", partial(self.preset.set_text, "own"), texts.OWN_CHOICE)
        self.difference = label("", "caption")
        top = QWidget()
        flow = Flow(10, 2)
        flow.addWidget(self.preset)
        flow.addWidget(self.difference)
        top.setLayout(flow)
        policy = top.sizePolicy()
        policy.setHeightForWidth(True)
        top.setSizePolicy(policy)
        column.addWidget(top)
        heading: Template | None = None
        for info in presenter.game.info.options:
            wanted = texts.OPTIONAL_RULES if info.is_optional_rule else texts.RULINGS
            if wanted is not heading:
                heading = wanted
                title = label("", "strong", wrap=True)
                self.say(f"group:{info.key}", title.setText, wanted)
                column.addSpacing(4)
                column.addWidget(title)
            row = OptionRow(ui, info)
            row.changed.connect(self.changed)
            row.link.asked.connect(self.clause_asked)
            self.rows.append(row)
            column.addWidget(row)
        column.addStretch(1)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(body)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setMinimumHeight(120)
        self.head.remark(texts.FIXED())
        self._scroll = scroll
        ui.look.changed.connect(self._reflow)

    @property
    def values(self) -> dict[str, OptionValue]:
        """Options that differ from their defaults."""
        return {row.info.key: row.value for row in self.rows if row.value != row.info.default}

    def show_difference(self) -> None:
        """How many differ from what is shipped."""
        words = self.ui.words
        different = len(self.values)
        self.preset.choose("own" if different else "shipped")
        self.difference.setText(words(texts.DIFFERENT(different)) if different else words(texts.SAME))

    def _preset(self, key: str) -> None:
        if key == "shipped":
            for row in self.rows:
                row.set_value(row.info.default)
        self.changed.emit()

    def _reflow(self) -> None:
        """Names and values in two columns, or each value under its name, so that none is cut."""
        px = self.ui.look.px
        self.difference.setMinimumHeight(self.preset.sizeHint().height())
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
