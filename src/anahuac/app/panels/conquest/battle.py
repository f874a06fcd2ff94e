"""Below the tactical board: both camps' markers, those of the enemy face down, and the steps lost."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.counters import MARKER_GLYPHS, TacticalFace, paint_counter
from anahuac.app.look.paint import pen, ring
from anahuac.app.panels.conquest import texts
from anahuac.app.panels.inspector import CounterButton
from anahuac.app.panels.widgets import Flow, clear, label
from anahuac.app.presenters.conquest.faces import in_order, piece_of
from anahuac.app.ui import Ui
from anahuac.engine.decision import Decision, Program, Some
from anahuac.engine.text import Param, Ref
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.model import MarkerHand, State
from anahuac.games.conquest.terms import INDIAN, SPAIN, Camp


class MarkerButton(Worded, QWidget):
    """A tactical marker with its name and what has become of it."""

    pressed = Signal(str)

    def __init__(self, ui: Ui, camp: Camp, marker: str | None, state: Param, faded: bool = False) -> None:
        super().__init__()
        self.listen(ui)
        self._camp, self.marker, self._state, self._faded = camp, marker, state, faded
        self._mark = ""
        if marker is not None and not faded:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.retranslated()

    @property
    def ref(self) -> str:
        """The marker's ref, "" face down."""
        return f"marker:{self.marker}" if self.marker is not None else ""

    def retranslated(self) -> None:
        words = self.ui.words
        name = words(Ref("marker", self.marker)) if self.marker is not None else words(texts.FACE_DOWN(1))
        self.setAccessibleName(name)
        self.setAccessibleDescription(words(self._state))
        self.setToolTip(words(texts.SOURCE(what=name, state=self._state)) if self._state else name)
        self.updateGeometry()
        self.update()

    def show_mark(self, mark: str) -> None:
        """How the tool marks it."""
        if mark != self._mark:
            self._mark = mark
            self.update()

    @property
    def _side(self) -> int:
        return 48

    def sizeHint(self) -> QSize:
        look = self.ui.look
        return QSize(look.px(86), self._side + 10 + (look.px(50) if self.marker is not None else 0))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        look = self.ui.look
        theme = look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF((self.width() - self._side) / 2, 4, self._side, self._side)
        painter.setOpacity(0.45 if self._faded else 1.0)
        glyph = MARKER_GLYPHS[self.marker] if self.marker is not None else ""
        paint_counter(painter, box, TacticalFace(self._camp, glyph, self.marker is not None))
        painter.setOpacity(1.0)
        if self._mark == "selected" or self.hasFocus():
            ring(painter, box.adjusted(-2, -2, 2, 2), theme)
        elif self._mark == "reach":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(theme("accent"), 2.4, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 9, 9)
        if self.marker is None:
            return
        area = QRectF(0, box.bottom() + 4, self.width(), self.height() - box.bottom() - 4)
        painter.setFont(look.body_font(12.5, 600))
        painter.setPen(theme("ink"))
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        used = painter.boundingRect(area, flags, self.ui.words(Ref("marker", self.marker)))
        painter.drawText(area, flags, self.ui.words(Ref("marker", self.marker)))
        painter.setFont(look.body_font(12))
        painter.setPen(theme("ink.muted"))
        painter.drawText(area.adjusted(0, used.height(), 0, 0), flags, self.ui.words(self._state))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        del event
        if self.ref and not self._faded:
            self.pressed.emit(self.ref)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.ref:
            self.pressed.emit(self.ref)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().event(event)


class _Losses(Worded, QWidget):
    """Steps lost: square pips for Spain, round ones for the Indians, and the figure."""

    def __init__(self, ui: Ui) -> None:
        super().__init__()
        self.listen(ui)
        self._lost = {SPAIN: 0, INDIAN: 0}

    def show_lost(self, lost: dict[Camp, int]) -> None:
        self._lost = lost
        words = self.ui.words
        self.setAccessibleName(words(texts.STEPS_LOST))
        self.setAccessibleDescription(", ".join(f"{words(Ref('camp', c))} {n}" for c, n in lost.items()))
        self.update()

    def retranslated(self) -> None:
        self.show_lost(self._lost)

    def sizeHint(self) -> QSize:
        return QSize(self.ui.look.px(230), self.ui.look.px(64))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ui.look.px(180), self.ui.look.px(60))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        look = self.ui.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for row, (camp, lost) in enumerate(self._lost.items()):
            y = look.px(4 + row * 29)
            high = look.px(24)
            painter.setFont(look.body_font(14, 600))
            painter.setPen(look.theme("ink"))
            left = QRectF(0, y, look.px(112), high)
            painter.drawText(left, Qt.AlignmentFlag.AlignVCenter, self.ui.words(Ref("camp", camp)))
            painter.drawText(
                QRectF(0, y, self.width(), high),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                str(lost),
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.theme("spain" if camp == SPAIN else "mexico"))
            side = look.px(11)
            room = self.width() - look.px(112) - look.px(30)
            for at in range(min(lost, int(room // (side + 3)))):
                pip = QRectF(look.px(116) + at * (side + 3), y + (high - side) / 2, side, side)
                if camp == SPAIN:
                    painter.drawRoundedRect(pip, 2, 2)
                else:
                    painter.drawEllipse(pip)


class BattlePanel(Worded, QScrollArea):
    """Marker hands and losses; fed with the view and, while markers are chosen, the question."""

    title = texts.BATTLE
    marker_pressed = Signal(str)

    def __init__(self, ui: Ui, tables: Tables, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._t = tables
        self._view: State | None = None
        self._decision: Decision | None = None
        self._marks: Mapping[str, str] = {}
        self._shown: tuple[object, ...] = ()
        self.buttons: list[MarkerButton] = []
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(14, 8, 14, 8)
        grid.setHorizontalSpacing(20)
        self._titles = {SPAIN: QLabel(), INDIAN: QLabel()}
        self._hands = {SPAIN: QWidget(), INDIAN: QWidget()}
        self._flows = {camp: Flow(4, 4) for camp in (SPAIN, INDIAN)}
        for camp, hand in self._hands.items():
            hand.setLayout(self._flows[camp])
        self._lost_title = QLabel()
        self.losses = _Losses(ui)
        self.event_line = label("", "muted")
        grid.addWidget(self._titles[SPAIN], 0, 0)
        grid.addWidget(self._hands[SPAIN], 1, 0, Qt.AlignmentFlag.AlignTop)
        middle = QVBoxLayout()
        middle.addWidget(self.losses)
        middle.addWidget(self.event_line)
        middle.addStretch(1)
        grid.addWidget(self._lost_title, 0, 1)
        grid.addLayout(middle, 1, 1)
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
            return
        self._dress()
        self._show_army()
        hands = {camp: self._hand(camp) for camp in (SPAIN, INDIAN)}
        self.losses.show_lost({camp: view.battle.steps_lost.get(camp, 0) for camp in (SPAIN, INDIAN)})
        words = self.ui.words
        event = view.battle.event
        self.event_line.setText(words(texts.EVENT_NOW(event=Ref("event", event))) if event else "")
        shown = (words.language, *hands.items())
        if shown == self._shown:
            return
        self._shown = shown
        self.buttons = []
        for camp, hand in hands.items():
            self._titles[camp].setText(words(texts.MARKERS_OF(camp=Ref("camp", camp))))
            clear(self._flows[camp])
            for marker, state, faded in hand:
                button = MarkerButton(self.ui, camp, marker, state, faded)
                button.pressed.connect(self.marker_pressed)
                self._flows[camp].addWidget(button)
                self.buttons.append(button)
        self._lost_title.setText(words(texts.STEPS_LOST))
        self.show_marks(self._marks)

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
            self.counters[f"piece:{piece}"] = counter
            self._tray_flow.addWidget(counter)

    def show_placed(self, pieces: frozenset[str]) -> None:
        """Counters that stand somewhere are no longer in the tray."""
        for ref, counter in self.counters.items():
            counter.setVisible(ref.removeprefix("piece:") not in pieces)

    def _hand(self, camp: Camp) -> list[tuple[str | None, Param, bool]]:
        """Markers of a camp: which, in what state, faded or not. ``None``: face down."""
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
        return found

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
        for title in (*self._titles.values(), self._lost_title, self._tray_title):
            title.setFont(self.ui.look.title_font(15))
