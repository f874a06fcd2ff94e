"""New match: scenario, briefing, who sits where, every option with its clause, the seed."""

from __future__ import annotations

import secrets
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
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

from anahuac.app.i18n import Worded
from anahuac.app.panels.widgets import ClauseLink, KeyButton, Pressable, Segments, label, role
from anahuac.app.players import HUMAN, SeatPlan
from anahuac.app.presenting import presenter_of
from anahuac.app.ui import Ui
from anahuac.app.windows import texts
from anahuac.app.windows.orders import NewMatch
from anahuac.app.windows.rows import OptionRow, Panel, SeatRow
from anahuac.app.windows.thumbnail import Thumbnail
from anahuac.engine.game import OptionValue, Setup
from anahuac.engine.text import Param, Ref, Template

MOST_SEED = 999_999_999


class NewMatchPage(Worded, QWidget):
    """The page. ``start_asked`` carries a NewMatch."""

    start_asked = Signal(object)
    back_asked = Signal()
    clause_asked = Signal(str)

    def __init__(self, ui: Ui, game: str, levels: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self.game = game
        self.presenter = presenter_of(game)
        self.info = self.presenter.game.info
        self.scenario = self.info.scenarios[0]
        self._levels = levels
        self.rows: list[OptionRow] = []
        self.seats: list[SeatRow] = []
        self._build()
        self._tell()

    # ------------------------------------------------------------------ building

    def _build(self) -> None:
        ui = self.ui
        self.title = QLabel()
        self.title.setFont(ui.look.heading_font(30))
        self.say("title", self.title.setText, texts.NEW_MATCH)
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addSpacing(24)
        what = label("", "muted", wrap=True)
        self.say("what", what.setText, self.info.name)
        head.addWidget(what, 1)
        self.columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.columns.setSpacing(12)
        self.columns.addWidget(self._scenarios(), 380)
        self.columns.addWidget(self._briefing(), 520)
        right = QWidget()
        column = QVBoxLayout(right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._seat_panel())
        column.addWidget(self._option_panel(), 1)
        column.addWidget(self._seed_panel())
        self.columns.addWidget(right, 628)
        inside = QWidget()
        inside.setLayout(self.columns)
        self.columns.setContentsMargins(0, 0, 0, 0)
        self.scroller = QScrollArea()
        self.scroller.setWidgetResizable(True)
        self.scroller.setFrameShape(QFrame.Shape.NoFrame)
        self.scroller.setWidget(inside)
        self.scroller.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        upper = QVBoxLayout()
        upper.setContentsMargins(24, 12, 24, 12)
        upper.setSpacing(12)
        upper.addLayout(head)
        upper.addWidget(self.scroller, 1)
        whole.addLayout(upper, 1)
        whole.addWidget(self._foot())
        ui.look.changed.connect(self._dress)

    def _scenarios(self) -> QWidget:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(8, 6, 8, 8)
        for scenario in self.info.scenarios:
            card = Pressable()
            row = QHBoxLayout(card)
            row.setContentsMargins(8, 8, 8, 8)
            picture = Thumbnail(self.ui, self.presenter, 130, 84)
            picture.setFixedWidth(130)
            row.addWidget(picture)
            words = QVBoxLayout()
            name = label("", "strong", wrap=True)
            span = label("", "caption", wrap=True)
            tag = label("", "tag")
            tag.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            words.addWidget(name)
            words.addWidget(span)
            words.addWidget(tag)
            words.addStretch(1)
            row.addLayout(words, 1)
            key = f"scenario:{scenario}"
            self.say(key, name.setText, partial(self._scenario_name, scenario))
            self.say(key + ":a", card.setAccessibleName, Ref("scenario", scenario))
            self.say(key + ":span", span.setText, self.presenter.briefing(scenario).span)
            self.say(key + ":tag", tag.setText, texts.TAG_RULEBOOK)
            role(card, "accent-line")
            column.addWidget(card)
        column.addStretch(1)
        self._scenario_panel = Panel(self.ui, texts.SCENARIOS, body)
        self._scenario_panel.head.remark(len(self.info.scenarios))
        return self._scenario_panel

    def _briefing(self) -> QWidget:
        briefing = self.presenter.briefing(self.scenario)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(14, 8, 14, 10)
        column.setSpacing(8)
        self.picture = Thumbnail(self.ui, self.presenter, 492, 330)
        column.addWidget(self.picture)
        name = QLabel()
        name.setWordWrap(True)
        name.setFont(self.ui.look.heading_font(26))
        self._name = name
        self.say("scenario", name.setText, lambda: self.ui.words.sentence(Ref("scenario", self.scenario)))
        column.addWidget(name)
        text = label("", "", wrap=True)
        self.say("briefing", text.setText, briefing.text)
        self._briefing_text = text
        column.addWidget(text)
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
                link = ClauseLink(self.ui, clause)
                link.setAccessibleName(clause.partition(":")[2])
                link.asked.connect(self.clause_asked)
                grid.addWidget(link, at, 2, Qt.AlignmentFlag.AlignTop)
        column.addLayout(grid)
        note = label("", "caption", wrap=True)
        self.say("note", note.setText, briefing.note)
        column.addWidget(note)
        column.addStretch(1)
        self._briefing_panel = Panel(self.ui, texts.BRIEFING, body)
        return self._briefing_panel

    def _seat_panel(self) -> QWidget:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(10, 6, 10, 10)
        best = self._levels[-1]
        for at, info in enumerate(self.info.seats):
            plan = SeatPlan(HUMAN, self.ui.settings.values.player) if at == 0 else SeatPlan(best)
            row = SeatRow(self.ui, self.presenter, info.id, info.name, plan, self._levels)
            row.changed.connect(self._tell)
            self.seats.append(row)
            column.addWidget(row)
        swap = KeyButton(self.ui)
        role(swap, "quiet")
        swap.clicked.connect(self._swap)
        self.say("swap", swap.setText, texts.SWAP)
        self.say("swap-a", swap.setAccessibleName, texts.SWAP)
        column.addWidget(swap, 0, Qt.AlignmentFlag.AlignRight)
        return Panel(self.ui, texts.SEATS, body)

    def _option_panel(self) -> QWidget:
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(12, 4, 8, 6)
        column.setSpacing(3)
        top = QHBoxLayout()
        self.preset = Segments(self.ui)
        self.preset.set_items([("shipped", ""), ("own", "")], "shipped")
        self.preset.chosen.connect(self._preset)
        self.say("shipped", lambda said: self.preset.set_text("shipped", said), texts.AS_SHIPPED)
        self.say("own", lambda said: self.preset.set_text("own", said), texts.OWN_CHOICE)
        self.difference = label("", "caption", wrap=True)
        top.addWidget(self.preset)
        top.addWidget(self.difference, 1)
        column.addLayout(top)
        heading: Template | None = None
        for info in self.info.options:
            wanted = texts.OPTIONAL_RULES if info.is_optional_rule else texts.RULINGS
            if wanted is not heading:
                heading = wanted
                title = label("", "strong")
                self.say(f"group:{info.key}", title.setText, wanted)
                column.addSpacing(4)
                column.addWidget(title)
            row = OptionRow(self.ui, info)
            row.changed.connect(self._tell)
            row.link.asked.connect(self.clause_asked)
            self.rows.append(row)
            column.addWidget(row)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidget(body)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setMinimumHeight(120)
        panel = Panel(self.ui, texts.OPTIONS, scroll)
        panel.head.remark(texts.FIXED())
        return panel

    def _seed_panel(self) -> QWidget:
        body = QWidget()
        row = QHBoxLayout(body)
        row.setContentsMargins(12, 6, 12, 8)
        self.seed = QLineEdit(str(secrets.randbelow(MOST_SEED + 1)))
        self.seed.textChanged.connect(self._tell)
        self.say("seed", self.seed.setAccessibleName, texts.SEED)
        again = KeyButton(self.ui)
        again.clicked.connect(self._draw)
        self.say("again", again.setText, texts.DRAW_AGAIN)
        self.say("again-a", again.setAccessibleName, texts.DRAW_AGAIN)
        how = label("", "caption", wrap=True)
        self.say("seed-how", how.setText, texts.SEED_HOW)
        row.addWidget(self.seed, 2)
        row.addWidget(again)
        row.addWidget(how, 3)
        return Panel(self.ui, texts.SEED, body)

    def _foot(self) -> QWidget:
        foot = QFrame()
        role(foot, "prompt-bar")
        row = QHBoxLayout(foot)
        row.setContentsMargins(24, 12, 24, 12)
        words = QVBoxLayout()
        self.summary = label("", "prompt", wrap=True)
        self.saved = label("", "muted", wrap=True)
        self.say("saved", self.saved.setText, texts.SAVED_AS)
        words.addWidget(self.summary)
        words.addWidget(self.saved)
        row.addLayout(words, 1)
        self.back = KeyButton(self.ui, "Escape")
        self.begin = KeyButton(self.ui, "Return")
        role(self.begin, "primary")
        for button, said, slot in ((self.back, texts.BACK, self.back_asked), (self.begin, texts.START, None)):
            self.say(said().source, button.setText, said)
            self.say(said().source + "-a", button.setAccessibleName, said)
            if slot is not None:
                button.clicked.connect(slot)
            row.addWidget(button)
        self.begin.clicked.connect(self.start)
        return foot

    # ------------------------------------------------------------------ what is chosen

    @property
    def options(self) -> dict[str, OptionValue]:
        """Options that differ from their defaults."""
        return {row.info.key: row.value for row in self.rows if row.value != row.info.default}

    @property
    def chosen_seed(self) -> int | None:
        """The seed typed, ``None`` when it is none."""
        digits = "".join(self.seed.text().split())
        is_number = digits.isdecimal() and digits.isascii() and len(digits) <= 9
        return int(digits) if is_number else None

    def start(self) -> None:
        """Begin the match, if everything typed can be understood."""
        seed = self.chosen_seed
        if seed is None or not all(row.is_sound for row in self.rows):
            (self.seed if seed is None else self).setFocus()
            return
        plans = {row.seat: row.plan for row in self.seats}
        named = next((plan.name for plan in plans.values() if plan.is_human and plan.name), "")
        if named:
            self.ui.settings.change(player=named)
        self.start_asked.emit(NewMatch(self.game, Setup(self.scenario, self.options), plans, seed))

    def _scenario_name(self, scenario: str) -> str:
        return self.ui.words.sentence(Ref("scenario", scenario))

    def _preset(self, key: str) -> None:
        if key == "shipped":
            for row in self.rows:
                row.set_value(row.info.default)
        self._tell()

    def _swap(self) -> None:
        plans = [row.plan for row in self.seats]
        for row, plan in zip(self.seats, [*plans[1:], plans[0]], strict=True):
            row.set_plan(plan)
        self._tell()

    def _draw(self) -> None:
        self.seed.setText(str(secrets.randbelow(MOST_SEED + 1)))

    def _tell(self) -> None:
        """One sentence on what will start."""
        words = self.ui.words
        seats: list[Param] = []
        for row, info in zip(self.seats, self.info.seats, strict=True):
            plan = row.plan
            who: Param = plan.name or texts.A_HUMAN()
            if not plan.is_human:
                said = texts.LEVELS.get(plan.player)
                who = texts.THE_COMPUTER(level=said() if said is not None else plan.player)
            seats.append(texts.SEAT_IS(player=who, seat=Ref(info.name.kind, info.name.id, "def")))
        scenario = words.sentence(Ref("scenario", self.scenario))
        if self.chosen_seed is None:
            self.summary.setText(words(texts.BAD_SEED))
        else:
            self.summary.setText(words.sentence(texts.WILL_START(scenario=scenario, seats=tuple(seats))))
        self.seed.setProperty("bad", self.chosen_seed is None)
        self.seed.style().unpolish(self.seed)
        self.seed.style().polish(self.seed)
        self.begin.setEnabled(self.chosen_seed is not None and all(row.is_sound for row in self.rows))
        different = len(self.options)
        self.preset.choose("own" if different else "shipped")
        self.difference.setText(words(texts.DIFFERENT(different)) if different else words(texts.SAME))

    def retranslated(self) -> None:
        self._tell()

    # ------------------------------------------------------------------ events

    def _dress(self) -> None:
        self.title.setFont(self.ui.look.heading_font(30))
        self._name.setFont(self.ui.look.heading_font(26))
        self._reflow()

    def _reflow(self) -> None:
        wide = self.width() / self.ui.look.text_scale
        if wide >= 1200:
            direction = QBoxLayout.Direction.LeftToRight
        else:
            direction = QBoxLayout.Direction.LeftToRight if wide >= 900 else QBoxLayout.Direction.TopToBottom
        self.columns.setDirection(direction)
        self._scenario_panel.setVisible(wide >= 1200 or len(self.info.scenarios) > 1)
        self._briefing_text.setVisible(wide >= 1200 or wide < 900)
        self.picture.setVisible(wide >= 900)
        self.saved.setVisible(wide >= 900)
        role(self.summary, "prompt" if wide >= 700 else "strong")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._reflow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_asked.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.start()
        else:
            super().keyPressEvent(event)


__all__ = ["NewMatch", "NewMatchPage"]
