"""Replacement points by nation, and who of each nation has been eliminated."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.motifs import motif_band
from anahuac.app.look.paint import pen
from anahuac.app.panels.conquest import texts
from anahuac.app.panels.inspector import CounterButton
from anahuac.app.panels.widgets import Flow, Pressable, clear, label
from anahuac.app.presenter import Presenter
from anahuac.app.presenters.conquest.hints import hint
from anahuac.app.presenters.conquest.texts import ELIMINATED
from anahuac.app.ui import Ui
from anahuac.engine.text import Ref
from anahuac.games.conquest.data import Tables
from anahuac.games.conquest.frames.strategic import ReplacementFrame
from anahuac.games.conquest.model import State
from anahuac.games.conquest.rules.ch07_points import land_points
from anahuac.games.conquest.terms import INDIAN_NATIONS, OTHER, SPAIN, Camp

NATIONS = (*INDIAN_NATIONS, SPAIN)


class Points(msgspec.Struct, frozen=True):
    """Points of a nation: those ``left`` to ``camp``, which buys now, or else what its land would give that camp."""

    count: int
    camp: Camp
    left: bool = False


def points_of(t: Tables, s: State, nation: str) -> Points:
    """Points left while purchases are made, else what the nation's land would give now.

    The Other Peoples serve both camps (7.2-e): meant is the camp that buys now, or else the one they stand with.
    """
    camp = s.camps[nation]
    frame = s.frames[-1] if s.frames else None
    buys = isinstance(frame, ReplacementFrame) and frame.stage == "purchases"
    if isinstance(frame, ReplacementFrame) and buys and (nation == OTHER or camp == s.active):
        if nation == SPAIN:
            return Points(frame.infantry + frame.cavalry, s.active, True)
        return Points(dict(frame.points).get(nation, 0), s.active, True)
    if nation == SPAIN:
        spanish = t.turns[s.turn].spanish_sp
        return Points(spanish.infantry + spanish.cavalry, camp)
    return Points(land_points(t, s, camp, nation), camp)


class _NationCell(Pressable):
    """A nation: chip with motif, name, points."""

    def __init__(self, ui: Ui, nation: str) -> None:
        super().__init__()
        self._ui = ui
        self.nation = nation
        self.setProperty("role", "")
        self.name = label("", "caption")
        self.points = label("", "value")
        self.whose = label("", "caption")
        figures = QHBoxLayout()
        figures.setSpacing(5)
        figures.addWidget(self.points, 0, Qt.AlignmentFlag.AlignBaseline)
        figures.addWidget(self.whose, 1, Qt.AlignmentFlag.AlignBaseline)
        self._column = column = QVBoxLayout(self)
        column.setSpacing(0)
        column.addWidget(self.name)
        column.addLayout(figures)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        ui.look.changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        self._column.setContentsMargins(self._ui.look.px(18), 2, 0, 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme = self._ui.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k = self._ui.look.text_scale
        chip = QRectF(3 * k, self.height() / 2 - 15 * k, 12 * k, 30 * k)
        painter.setPen(pen(theme(self.nation + ".text"), 1.2))
        painter.setBrush(theme(self.nation))
        painter.drawRoundedRect(chip, 3, 3)
        band = QRectF(chip.left() + 2, chip.top() + 3, chip.width() - 4, 6 * k)
        motif_band(painter, band, self.nation, theme("counter.on"))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(theme("accent"), 1.6))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)


class PointsPanel(Worded, QWidget):
    """One cell a nation; pressing it shows its eliminated units in the inspector."""

    title = texts.POINTS
    inspected = Signal(str)

    def __init__(self, ui: Ui, tables: Tables, presenter: Presenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._t = tables
        self._presenter = presenter
        self._view: State | None = None
        self._cells = {nation: _NationCell(ui, nation) for nation in NATIONS}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(9, 2, 6, 4)
        self._grid.setHorizontalSpacing(2)
        self._grid.setVerticalSpacing(2)
        self._columns = 0
        for cell in self._cells.values():
            cell.pressed.connect(self._inspect)
        self._place(len(self._cells))
        ui.look.changed.connect(self._reflow)

    def _place(self, columns: int) -> None:
        """Put the cells into so many columns of one width."""
        if columns == self._columns:
            return
        for at in range(self._columns):
            self._grid.setColumnStretch(at, 0)
        self._columns = columns
        for at, cell in enumerate(self._cells.values()):
            self._grid.addWidget(cell, at // columns, at % columns)
        for at in range(columns):
            self._grid.setColumnStretch(at, 1)
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ui.look.px(200), self._grid.minimumSize().height())

    def _reflow(self) -> None:
        self._place(len(self._cells) if self.width() >= self.ui.look.px(400) else 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._reflow()

    def show_view(self, view: State) -> None:
        """Points and losses as they stand."""
        self._view = view
        self._say()

    def retranslated(self) -> None:
        self._say()
        self.updateGeometry()

    def _say(self) -> None:
        if self._view is None:
            return
        words = self.ui.words
        for nation, cell in self._cells.items():
            points = points_of(self._t, self._view, nation)
            inspection = self._presenter.inspect(self._view, f"nation:{nation}")
            gone = sum(len(group.pieces) for group in inspection.groups[:1]) if inspection else 0
            cell.name.setText(words(texts.OTHERS) if nation == OTHER else words(Ref("nation", nation)))
            cell.points.setText(words(points.count))
            cell.whose.setText(self._whose(nation, points))
            template = texts.RP_LEFT if points.left else texts.RP_SPANISH if nation == SPAIN else texts.RP_OF
            fields = {"nation": Ref("nation", nation, "def"), "camp": Ref("camp", points.camp)}
            said = words.sentence(template(points.count, **fields))
            cell.setAccessibleName(said)
            lost = words(texts.GONE(gone)) if gone else words(texts.NONE_GONE)
            cell.setAccessibleDescription(lost)
            means = words(hint("spanish" if nation == SPAIN else "points"))
            cell.setToolTip(f"{said}\n{means}\n{lost}")

    def _whose(self, nation: str, points: Points) -> str:
        """Beside the figure: that it is what is left, and of those who serve both camps, whose it is."""
        if nation == OTHER:
            return self.ui.words.sentence(Ref("camp", points.camp))
        return self.ui.words(texts.LEFT) if points.left else ""

    def _inspect(self) -> None:
        cell = self.sender()
        if isinstance(cell, _NationCell):
            self.inspected.emit(f"nation:{cell.nation}")


class ReservePanel(Worded, QScrollArea):
    """Eliminated counters of every nation, to be pointed at when they are bought or come back."""

    title = texts.RESERVE
    piece_pressed = Signal(str)
    piece_entered = Signal(str)

    def __init__(self, ui: Ui, presenter: Presenter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._presenter = presenter
        self._view: State | None = None
        self._shown: tuple[object, ...] = ()
        self._marks: Mapping[str, str] = {}
        self.counters: dict[str, CounterButton] = {}
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        body = QWidget()
        self._body = QVBoxLayout(body)
        self._body.setContentsMargins(12, 4, 10, 8)
        self._body.setSpacing(3)
        self.setWidget(body)
        self.say("name", self.setAccessibleName, texts.RESERVE)

    def show_view(self, view: State) -> None:
        """Who is eliminated now, of all nations."""
        self._view = view
        found = [self._presenter.inspect(view, f"nation:{nation}") for nation in (SPAIN, *INDIAN_NATIONS)]
        groups = tuple(group for inspection in found if inspection for group in inspection.groups)
        if groups == self._shown:
            return
        self._shown = groups
        clear(self._body)
        self.counters = {}
        words = self.ui.words
        for group in groups:
            row = QHBoxLayout()
            nation = Ref("nation", group.role)
            gone = group.title == ELIMINATED(
                nation=nation
            )  # what the panel's own title says is not said twice
            name = label(words.sentence(nation if gone else group.title), "strong")
            name.setProperty("ink", group.role + ".text")
            row.addWidget(name)
            row.addStretch(1)
            row.addWidget(label(words(group.summary), "caption"))
            self._body.addLayout(row)
            flow = Flow(0, 0)
            for piece in group.pieces:
                counter = CounterButton(self.ui, piece, 44)
                counter.pressed.connect(self.piece_pressed)
                counter.entered.connect(self.piece_entered)
                self.counters[piece.ref] = counter
                flow.addWidget(counter)
            holder = QWidget()
            holder.setLayout(flow)
            self._body.addWidget(holder)
        if not groups:
            self._body.addWidget(label(words(texts.NONE_GONE), "muted"))
        self._body.addStretch(1)
        self.show_marks(self._marks)

    def show_marks(self, marks: Mapping[str, str]) -> None:
        """How the tool marks the counters."""
        self._marks = marks
        for ref, counter in self.counters.items():
            counter.show_mark(marks.get(ref, ""))

    def retranslated(self) -> None:
        self._shown = ("language",)
        if self._view is not None:
            self.show_view(self._view)
