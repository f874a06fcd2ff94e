"""Below the tactical board: both camps' markers, those of the enemy face down, and the steps lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.panels.conquest import texts
from anahuac.app.panels.conquest.lastroll import LastRoll
from anahuac.app.panels.conquest.markers import Losses, MarkerButton
from anahuac.app.panels.inspector import CounterButton
from anahuac.app.panels.widgets import Flow, clear, label
from anahuac.app.presenters.conquest import ConquestPresenter
from anahuac.app.presenters.conquest.faces import in_order, piece_of
from anahuac.app.ui import Ui
from anahuac.engine.decision import Decision, Program, Some
from anahuac.engine.game import LogLine
from anahuac.engine.text import Param, Ref
from anahuac.games.conquest.model import MarkerHand, State
from anahuac.games.conquest.terms import INDIAN, SPAIN, Camp

#: A marker, or several alike face down: which, its state, whether it is faded, how many.
Held = tuple[str | None, Param, bool, int]
#: Effective height below which markers are smaller and losses stand in the titles.
COMPACT_BELOW = 140
_GAP = 4
#: The least width of what the last dice brought, in a low panel.
LAST_LEAST = 110


class BattlePanel(Worded, QScrollArea):
    """Marker hands and losses; fed with the view and, while markers are chosen, the question."""

    title = texts.BATTLE
    marker_pressed = Signal(str)
    ref_entered = Signal(str)
    ref_dropped = Signal(str, QPoint)

    def __init__(self, ui: Ui, presenter: ConquestPresenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._t = presenter.tables
        self._view: State | None = None
        self._decision: Decision | None = None
        self._marks: Mapping[str, str] = {}
        self._shown: tuple[object, ...] = ()
        self._compact = False
        self.buttons: list[MarkerButton] = []
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        body = QWidget()
        grid = self._grid = QGridLayout(body)
        grid.setHorizontalSpacing(20)
        self._titles = {SPAIN: QLabel(), INDIAN: QLabel()}
        self._hands = {SPAIN: QWidget(), INDIAN: QWidget()}
        self._flows = {camp: Flow(_GAP, 4) for camp in (SPAIN, INDIAN)}
        for camp, hand in self._hands.items():
            hand.setLayout(self._flows[camp])
        self._lost_title = QLabel()
        self.losses = Losses(ui)
        self.event_line = label("", "muted")
        grid.addWidget(self._titles[SPAIN], 0, 0)
        grid.addWidget(self._hands[SPAIN], 1, 0, Qt.AlignmentFlag.AlignTop)
        middle = QVBoxLayout()
        middle.addWidget(self.losses)
        self.last = LastRoll(ui, presenter)
        middle.addWidget(self.last)
        middle.addWidget(self.event_line)
        middle.addStretch(1)
        grid.addWidget(self._lost_title, 0, 1)
        grid.addLayout(middle, 1, 1)
        self._middle = middle
        grid.addWidget(self._titles[INDIAN], 0, 2)
        grid.addWidget(self._hands[INDIAN], 1, 2, Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(0, 5)
        grid.setColumnStretch(1, 3)
        grid.setColumnStretch(2, 5)
        for title in (*self._titles.values(), self._lost_title):
            title.setWordWrap(True)
        self._rest = body
        self._tray = QWidget()
        self._tray_title = QLabel()
        self._tray_flow = Flow(2, 2)
        self._tray_shown: tuple[object, ...] = ()
        self.counters: dict[str, CounterButton] = {}
        column = QVBoxLayout(self._tray)
        column.setContentsMargins(14, 8, 14, 8)
        column.addWidget(self._tray_title)
        holder = QWidget()
        holder.setLayout(self._tray_flow)
        column.addWidget(holder, 1)
        self._tray.hide()
        whole = QWidget()
        both = QVBoxLayout(whole)
        both.setContentsMargins(0, 0, 0, 0)
        both.addWidget(body)
        both.addWidget(self._tray)
        self.setWidget(whole)
        self.say("name", self.setAccessibleName, texts.BATTLE)
        ui.look.changed.connect(self._dress)
        self._dress()

    def show_view(self, view: State, decision: Decision | None) -> None:
        """The battle as the seat may know it."""
        self._view, self._decision = view, decision
        if view.battle is None:
            self._clear()
            return
        self._fit()
        self._dress()
        self._show_army()
        hands = {camp: self._hand(camp) for camp in (SPAIN, INDIAN)}
        self.losses.show_lost({camp: view.battle.steps_lost.get(camp, 0) for camp in (SPAIN, INDIAN)})
        words = self.ui.words
        event = view.battle.event
        self.event_line.setText(words(texts.EVENT_NOW(event=Ref("event", event))) if event else "")
        self._show_titles()
        shown = (words.language, *hands.items())
        if shown == self._shown:
            return
        self._shown = shown
        self.buttons = []
        for camp, hand in hands.items():
            clear(self._flows[camp])
            for marker, state, faded, count in hand:
                button = MarkerButton(self.ui, camp, marker, state, faded, count)
                button.set_compact(self._compact)
                button.pressed.connect(self.marker_pressed)
                button.entered.connect(self.ref_entered)
                self._flows[camp].addWidget(button)
                self.buttons.append(button)
        self.show_marks(self._marks)
        self._spread()

    def show_told(self, lines: Sequence[LogLine]) -> None:
        """What the last dice of this battle brought, by the latest lines of the log, oldest first."""
        self.last.show_lines(lines)
        self._spread()

    def _clear(self) -> None:
        """The battle is over: what was known of it goes too, and no word of it stays in another language."""
        self.last.show_lines(())
        if self._shown or self.buttons:
            for flow in self._flows.values():
                clear(flow)
            self.buttons, self._shown = [], ()
        if self.counters or self._tray_shown:
            clear(self._tray_flow)
            self.counters, self._tray_shown = {}, ()
        self._tray.hide()
        self.losses.show_lost({})
        for said in (*self._titles.values(), self._lost_title, self._tray_title, self.event_line):
            said.clear()

    def _show_titles(self) -> None:
        """Whose markers these are; in a low panel what each camp has lost stands beside its name."""
        words = self.ui.words
        assert self._view is not None
        assert self._view.battle is not None
        for camp, title in self._titles.items():
            name = Ref("camp", camp)
            lost = self._view.battle.steps_lost.get(camp, 0)
            said = texts.LOST_BY(lost, camp=name) if self._compact else texts.MARKERS_OF(camp=name)
            title.setText(words.sentence(said))
        self._lost_title.setText(words(texts.STEPS_LOST))
        for widget in (self._lost_title, self.losses, self.event_line):
            widget.setVisible(not self._compact)
        self.last.set_compact(self._compact)
        self._spread()
        self._grid.setContentsMargins(14, 2 if self._compact else 8, 14, 2 if self._compact else 8)

    def _spread(self) -> None:
        """Room for the camps; in a low panel as much as each one's markers, or its title, take in a row.

        What the dice brought stands between them, in what they leave.
        """
        px, taken = self.ui.look.px, 0
        for column, camp in ((0, SPAIN), (2, INDIAN)):
            title = self._titles[camp]
            wide = title.fontMetrics().horizontalAdvance(title.text()) + px(10)
            hand = sum(button.sizeHint().width() + _GAP for button in self.buttons if button.camp == camp)
            taken += max(wide, hand)
            self._grid.setColumnStretch(column, max(wide, hand) if self._compact else 5)
        told = not self.last.isHidden()
        margins = self._grid.contentsMargins()
        left = self.viewport().width() - margins.left() - margins.right()
        left -= 2 * self._grid.horizontalSpacing() + taken
        between = max(px(LAST_LEAST), left) if told else 0
        self._grid.setColumnStretch(1, between if self._compact else 5 if told else 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fit() and self._view is not None and self._view.battle is not None:
            self._show_titles()
        self._spread()

    def _chooses(self) -> bool:
        """Whether a hand is being chosen; it needs the room."""
        return self._decision is not None and self._decision.kind == "markers"

    def _fit(self) -> bool:
        """Markers as large as there is room for; whether that has changed."""
        compact = self.height() < self.ui.look.px(COMPACT_BELOW) or self._chooses()
        if compact == self._compact:
            return False
        self._compact = compact
        for button in self.buttons:
            button.set_compact(compact)
        self._dress()
        return True

    def _show_army(self) -> None:
        """While a camp deploys, its counters that stand nowhere yet take the place of the markers."""
        decision = self._decision
        deploys = decision is not None and isinstance(decision.domain, Program)
        self._tray.setVisible(deploys)
        self._rest.setVisible(not deploys)
        if not deploys or decision is None or self._view is None:
            return
        assert isinstance(decision.domain, Program)
        words = self.ui.words
        self._tray_title.setText(words(texts.TO_DEPLOY(camp=Ref("camp", decision.seat))))
        pieces = tuple(field.id for field in decision.domain.fields)
        key = (words.language, decision.seat, pieces)
        if key == self._tray_shown:
            return
        self._tray_shown = key
        clear(self._tray_flow)
        self.counters = {}
        for piece in in_order(self._t, self._view, pieces):
            counter = CounterButton(self.ui, piece_of(self._t, self._view, piece, words), 48)
            counter.pressed.connect(self.marker_pressed)
            counter.entered.connect(self.ref_entered)
            counter.dropped.connect(self.ref_dropped)
            counter.make_draggable()
            self.counters[f"piece:{piece}"] = counter
            self._tray_flow.addWidget(counter)

    def show_placed(self, pieces: frozenset[str]) -> None:
        """Counters that stand somewhere are no longer in the tray."""
        for ref, counter in self.counters.items():
            counter.setVisible(ref.removeprefix("piece:") not in pieces)

    def _hand(self, camp: Camp) -> tuple[Held, ...]:
        """Markers of a camp: which, in what state, faded or not, how many. ``None``: so many face down."""
        assert self._view is not None
        assert self._view.battle is not None
        hand = self._view.battle.markers.get(camp, MarkerHand())
        found: list[tuple[str | None, Param, bool]] = []
        decision = self._decision
        if decision is not None and decision.kind == "markers" and decision.seat == camp:
            assert isinstance(decision.domain, Some)
            found += [(item.partition("#")[0], texts.IN_HAND(), False) for item in decision.domain.items]
        found += [(marker, texts.READY(), False) for marker in hand.chosen]
        found += [(marker, texts.SET_ASIDE(), False) for marker in hand.committed]
        found += [(marker, texts.PLAYED(), False) for marker in hand.revealed]
        found += [(marker, texts.USED(), True) for marker in hand.spent]
        backs = Counter((state, faded) for marker, state, faded in found if marker is None)
        return (
            *((marker, state, faded, 1) for marker, state, faded in found if marker is not None),
            *((None, state, faded, count) for (state, faded), count in backs.items()),
        )

    def show_marks(self, marks: Mapping[str, str]) -> None:
        """How the tool marks the markers."""
        self._marks = marks
        for button in self.buttons:
            button.show_mark(marks.get(button.ref, ""))
        for ref, counter in self.counters.items():
            counter.show_mark(marks.get(ref, ""))

    def retranslated(self) -> None:
        self._shown = ()
        self._tray_shown = ()
        if self._view is not None:
            self.show_view(self._view, self._decision)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._dress()  # a style sheet of the new parent has taken the fonts away

    def _dress(self) -> None:
        look = self.ui.look
        for title in (*self._titles.values(), self._lost_title, self._tray_title):
            title.setFont(look.body_font(13, 600) if self._compact else look.title_font(15))
