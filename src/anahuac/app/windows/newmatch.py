"""New match: scenario, briefing, who sits where, every option with its clause, the seed.

In wide windows everything stands side by side; in narrow ones it is asked in three steps.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from anahuac.app.i18n import Worded
from anahuac.app.panels.widgets import KeyButton, Scrolling, Segments, label, role
from anahuac.app.presenting import presenter_of
from anahuac.app.shelf import title_of
from anahuac.app.ui import Ui
from anahuac.app.windows import texts
from anahuac.app.windows.choices import BriefingPanel, OptionsPanel, SeatsPanel, SeedPanel
from anahuac.app.windows.orders import NewMatch
from anahuac.app.windows.scenarios import ScenariosPanel
from anahuac.engine.game import OptionValue, Setup
from anahuac.engine.text import Param, Ref
from anahuac.registry import GAME_IDS

#: Steps of the narrow form, in order, with their names.
STEPS = {"scenario": texts.STEP_SCENARIO, "options": texts.OPTIONS, "seats": texts.SEATS}
#: Effective widths from which all stands side by side, and below which there are steps.
WIDE_FROM, STEPS_BELOW = 1200, 900
#: Effective height from which the picture has room in a step.
PICTURE_FROM = 540


def _no_file(scenario: str) -> str:
    """What a match is called that has no file."""
    del scenario
    return ""


class NewMatchPage(Worded, QWidget):
    """The page. ``start_asked`` carries a NewMatch."""

    start_asked = Signal(object)
    back_asked = Signal()
    clause_asked = Signal(str)
    learn_asked = Signal(str)
    game_asked = Signal(str)

    def __init__(
        self,
        ui: Ui,
        game: str,
        levels: tuple[str, ...],
        file_name: Callable[[str], str] = _no_file,
        scenario: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """``file_name`` tells what a match of a scenario will be called, ``scenario`` which one is chosen at first;
        it is the game's first where there is none of that name."""
        super().__init__(parent)
        self.listen(ui)
        self._file_name = file_name
        self.game = game
        self.presenter = presenter_of(game)
        self.info = self.presenter.game.info
        self.scenario = scenario if scenario in self.info.scenarios else self.info.scenarios[0]
        self.step = ""  # the step asked, "" where everything is shown at once
        self._build(levels)
        self._tell()

    # ------------------------------------------------------------------ building

    def _build(self, levels: tuple[str, ...]) -> None:
        ui = self.ui
        self._scenarios = ScenariosPanel(ui, self.presenter, self.scenario)
        self._briefing = BriefingPanel(ui, self.presenter, self.scenario)
        self._seats = SeatsPanel(ui, self.presenter, levels)
        self._options = OptionsPanel(ui, self.presenter, self.presenter.briefing(self.scenario))
        self._seed = SeedPanel(ui)
        self._briefing.clause_asked.connect(self.clause_asked)
        self._scenarios.learn_asked.connect(self.learn_asked)
        self._scenarios.chosen.connect(self.choose_scenario)
        self._briefing.learn_asked.connect(self.learn_asked)
        self._options.clause_asked.connect(self.clause_asked)
        for panel in (self._seats, self._options, self._seed):
            panel.changed.connect(self._tell)
        self.rows = self._options.rows
        self.seats = self._seats.rows
        self.seed = self._seed.field
        self._right = QWidget()
        column = QVBoxLayout(self._right)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._seats)
        column.addWidget(self._options, 1)
        column.addWidget(self._seed)
        inside = QWidget()
        self.columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, inside)
        self.columns.setContentsMargins(0, 0, 0, 0)
        self.columns.setSpacing(12)
        self.columns.addWidget(self._scenarios, 380)
        self.columns.addWidget(self._briefing, 520)
        self.columns.addWidget(self._right, 628)
        self.scroller = Scrolling(inside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        upper = QVBoxLayout()
        upper.setContentsMargins(24, 12, 24, 12)
        upper.setSpacing(12)
        upper.addLayout(self._head())
        upper.addWidget(self.scroller, 1)
        whole.addLayout(upper, 1)
        whole.addWidget(self._foot())
        ui.look.changed.connect(self._reflow)
        self._reflow()

    def _head(self) -> QBoxLayout:
        self.title = QLabel()
        self.say("title", self.title.setText, texts.NEW_MATCH)
        self.say("name", self.setAccessibleName, texts.NEW_MATCH)
        self.games = Segments(self.ui)
        self.games.set_items([(game, "") for game in GAME_IDS], self.game)
        self.games.chosen.connect(self.game_asked)
        self.say("games-a", self.games.setAccessibleName, texts.GAMES)
        for game in GAME_IDS:
            self.say(f"game:{game}", partial(self.games.set_text, game), partial(self._title_of, game))
        self.steps = Segments(self.ui)
        self.steps.set_items([(key, "") for key in STEPS], next(iter(STEPS)))
        self.steps.chosen.connect(self.go_to)
        for key, said in STEPS.items():
            self.say(f"step:{key}", partial(self.steps.set_text, key), said)
        self._top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._top.setSpacing(8)
        head = QHBoxLayout()
        head.setSpacing(18)
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.steps)
        self._top.addLayout(head)
        self._top.addWidget(self.games)
        self._top.addStretch(1)
        return self._top

    def _foot(self) -> QWidget:
        foot = QFrame()
        role(foot, "prompt-bar")
        row = QHBoxLayout(foot)
        row.setContentsMargins(24, 12, 24, 12)
        words = QVBoxLayout()
        self.summary = label("", "prompt", wrap=True)
        self.saved = label("", "muted", wrap=True)
        self.say("saved", self.saved.setText, self._saved)
        words.addWidget(self.summary)
        words.addWidget(self.saved)
        row.addLayout(words, 1)
        self.back = KeyButton(self.ui, "Escape")
        self.keep = KeyButton(self.ui)
        self.next = KeyButton(self.ui, "Return")
        self.begin = KeyButton(self.ui, "Return")
        role(self.next, "primary")
        role(self.begin, "primary")
        for button, said, slot in (
            (self.back, texts.BACK, self.go_back),
            (self.keep, texts.KEEP_PRESET, self._options.keep_preset),
            (self.next, texts.NEXT, self.go_on),
            (self.begin, texts.START, self.start),
        ):
            self.say(said().source, button.setText, said)
            self.say(said().source + "-a", button.setAccessibleName, said)
            button.clicked.connect(slot)
            row.addWidget(button)
        return foot

    # ------------------------------------------------------------------ what is chosen

    @property
    def options(self) -> dict[str, OptionValue]:
        """Options that differ from their defaults."""
        return self._options.values

    @property
    def chosen_seed(self) -> int | None:
        """The seed typed, ``None`` when it is none."""
        return self._seed.value

    def choose_scenario(self, scenario: str) -> None:
        """Set up another scenario of the game; seats, options and seed stay as they are."""
        if scenario == self.scenario:
            return
        self.scenario = scenario
        self._scenarios.cards[scenario].setChecked(True)
        self._briefing.show_scenario(scenario)
        self.say("saved", self.saved.setText, self._saved)
        self._tell()

    def start(self) -> None:
        """Begin the match, if everything typed can be understood."""
        seed = self.chosen_seed
        if seed is None or not all(row.is_sound for row in self.rows):
            self._show_fault()
            return
        plans = {row.seat: row.plan for row in self.seats}
        named = next((plan.name for plan in plans.values() if plan.is_human and plan.name), "")
        if named:
            self.ui.settings.change(player=named)
        self.start_asked.emit(NewMatch(self.game, Setup(self.scenario, self.options), plans, seed))

    def _show_fault(self) -> None:
        """Go where something typed cannot be understood."""
        bad = next((row.field for row in self.rows if not row.is_sound), None)
        if bad is not None:
            self._options.show_readings(True)
        if self.step:
            self.go_to("options" if bad is not None else "seats")
        (bad or self.seed).setFocus()

    # ------------------------------------------------------------------ steps

    def go_to(self, step: str) -> None:
        """Ask this step."""
        self.step = step
        self.steps.choose(step)
        self._show_step()
        self._tell()

    def go_on(self) -> None:
        """The next step; the last one starts."""
        later = list(STEPS)[list(STEPS).index(self.step) + 1 :] if self.step else []
        if later:
            self.go_to(later[0])
        else:
            self.start()

    def go_back(self) -> None:
        """The step before; the first one leaves the page."""
        earlier = list(STEPS)[: list(STEPS).index(self.step)] if self.step else []
        if earlier:
            self.go_to(earlier[-1])
        else:
            self.back_asked.emit()

    def _show_step(self) -> None:
        """Only the panels of the step, or all of them."""
        step = self.step
        several = len(self.info.scenarios) > 1
        self._scenarios.setVisible(several and step in ("", "scenario"))
        self._briefing.setVisible(step in ("", "scenario"))
        self._right.setVisible(step != "scenario")
        self._options.setVisible(step in ("", "options"))
        self._seats.setVisible(step in ("", "seats"))
        self._seed.setVisible(step in ("", "seats"))
        self.steps.setVisible(bool(step))
        self.games.setVisible(step in ("", "scenario"))
        self.keep.setVisible(step in ("", "options"))
        self.next.setVisible(step not in ("", list(STEPS)[-1]))
        self.begin.setVisible(step in ("", list(STEPS)[-1]))

    # ------------------------------------------------------------------ what is said

    def _tell(self) -> None:
        """One sentence on what will start."""
        words = self.ui.words
        scenario = words.sentence(Ref("scenario", self.scenario))
        if self.chosen_seed is None:
            self.summary.setText(words(texts.BAD_SEED))
        elif self.step and self.step != list(STEPS)[-1]:
            self.summary.setText(scenario)
        else:
            self.summary.setText(
                words.sentence(texts.WILL_START(scenario=scenario, seats=tuple(self._who())))
            )
        self._seed.show_fault()
        self.begin.setEnabled(self.chosen_seed is not None and all(row.is_sound for row in self.rows))
        self._options.show_difference()
        self.keep.setEnabled(self._options.can_be_kept)

    def _title_of(self, game: str) -> str:
        return title_of(game, self.ui.words.language)

    def _saved(self) -> str:
        words, name = self.ui.words, self._file_name(self.scenario)
        return words(texts.SAVED_IN(file=f"{name}.anahuac") if name else texts.SAVED_AS)

    def _who(self) -> list[Param]:
        seats: list[Param] = []
        for row, info in zip(self.seats, self.info.seats, strict=True):
            plan = row.plan
            who: Param = plan.name or texts.A_HUMAN()
            if not plan.is_human:
                who = texts.THE_COMPUTER(level=texts.level_name(plan.player))
            seats.append(texts.SEAT_IS(player=who, seat=Ref(info.name.kind, info.name.id, "def")))
        return seats

    def retranslated(self) -> None:
        self._tell()

    # ------------------------------------------------------------------ events

    def _effective(self) -> float:
        return self.width() / self.ui.look.text_scale

    def _reflow(self) -> None:
        wide = self._effective()
        in_steps = wide < STEPS_BELOW
        if in_steps != bool(self.step):
            self.step = self.steps.value if in_steps else ""
        way = QBoxLayout.Direction
        self._top.setDirection(way.TopToBottom if in_steps else way.LeftToRight)
        self.title.setFont(self.ui.look.heading_font(22 if in_steps else 30))
        self._briefing.text.setVisible(wide >= WIDE_FROM or in_steps)
        tall = self.height() / self.ui.look.text_scale
        self._briefing.picture.setVisible(not in_steps or tall >= PICTURE_FROM)
        self.saved.setVisible(not in_steps)
        role(self.summary, "prompt" if wide >= 700 else "strong")
        self._show_step()
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._reflow()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.go_back()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.go_on()
        else:
            super().keyPressEvent(event)


__all__ = ["NewMatch", "NewMatchPage"]
