"""R&R and temples: how many R&R there were and what the next costs, what weighs on it, who holds which temple.

While an R&R goes on its steps stand there instead, with their dice.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from anahuac.app.i18n import Worded
from anahuac.app.look.counters import SiegeMarkerFace, paint_counter
from anahuac.app.look.paint import pen, ring, rounded
from anahuac.app.look.pictograms import paint_pictogram
from anahuac.app.panels.siege import figures, texts
from anahuac.app.panels.siege.figures import Shrine, Term
from anahuac.app.panels.siege.lines import Line
from anahuac.app.panels.siege.steps import StepsView
from anahuac.app.panels.spoken import sentences
from anahuac.app.panels.widgets import ClauseLink, Glyph, Scrolling, label
from anahuac.app.presenters.siege.times import ROLES
from anahuac.app.ui import Ui
from anahuac.engine.game import LogLine
from anahuac.engine.text import Param, Ref
from anahuac.games.siege.data import Tables
from anahuac.games.siege.model import State
from anahuac.games.siege.rules.ch04_sequence import reasons_to_object
from anahuac.games.siege.terms import AZTEC

#: Boxes of the track at least; effective width from which the temples stand beside it.
LEAST_BOXES = 4
GAP, LEAST_BOX = 5, 24
BESIDE_FROM = 380
TOP = Qt.AlignmentFlag.AlignTop
_TIPS = {"sacrifice": texts.SACRIFICE_TIP, "desecration": texts.DESECRATED_TIP, "": texts.UNMARKED_TIP}


class RecoveryTrack(Worded, QWidget):
    """A box for each R&R: a sheaf in those carried out, the next one framed while it can be called."""

    def __init__(self, ui: Ui) -> None:
        super().__init__()
        self.listen(ui)
        self._held, self._may = 0, False
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        ui.look.changed.connect(self.updateGeometry)

    def show_held(self, held: int, may: bool) -> None:
        """How many were carried out, and whether one can be called now."""
        if (held, may) != (self._held, self._may):
            self._held, self._may = held, may
            self.retranslated()

    def retranslated(self) -> None:
        self.setAccessibleName(self.ui.words(texts.TRACK))
        self.setAccessibleDescription(self.ui.words(self._held))
        self.setToolTip(self.ui.words(texts.TRACK) + f": {self._held}")
        self.updateGeometry()
        self.update()

    @property
    def _count(self) -> int:
        return max(LEAST_BOXES, self._held + 1)

    def _fitting(self, width: int) -> tuple[float, int]:
        """Side of a box and boxes in a row: all in one while they are large enough to be read."""
        px = self.ui.look.px
        side = min(float(px(34)), (width - 2) / self._count - px(GAP))
        if side >= px(LEAST_BOX):
            return side, self._count
        return float(px(LEAST_BOX)), max(1, (width - 2 + px(GAP)) // px(LEAST_BOX + GAP))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        side, columns = self._fitting(width)
        rows = -(-self._count // columns)
        return round(rows * (side + self.ui.look.px(GAP)))

    def sizeHint(self) -> QSize:
        return QSize(self.ui.look.px(4 * 38), self.heightForWidth(max(self.width(), 1)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ui.look.px(110), self.ui.look.px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        look, theme = self.ui.look, self.ui.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        count = self._count
        side, columns = self._fitting(self.width())
        for at in range(count):
            x, y = at % columns, at // columns
            box = QRectF(1 + x * (side + look.px(GAP)), 1 + y * (side + look.px(GAP)), side, side)
            held = at < self._held
            following = at == self._held and self._may
            line = Qt.PenStyle.SolidLine if held or following else Qt.PenStyle.DashLine
            painter.setPen(
                pen(theme("accent" if following else "panel.line"), 2.0 if following else 1.2, line)
            )
            painter.setBrush(theme("panel.raised") if held else Qt.BrushStyle.NoBrush)
            painter.drawPath(rounded(box, 4))
            if held:
                inner = side * 0.66
                spot = QRectF(box.center().x() - inner / 2, box.center().y() - inner / 2, inner, inner)
                paint_pictogram(painter, "harvest", spot, theme("ink"))
            else:
                painter.setPen(theme("accent" if following else "ink.muted"))
                painter.setFont(look.body_font(13, 600 if following else 400))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.ui.words(at + 1))


class ShrineRow(Worded, QWidget):
    """A temple: its marker, its name, what the marker does, who holds it. Pressed, it is inspected."""

    clause_asked = Signal(str)
    pressed = Signal(str)

    def __init__(self, ui: Ui) -> None:
        super().__init__()
        self.listen(ui)
        self._shrine: Shrine | None = None
        self.sign = _Sign(ui)
        self.name = label("", "strong", wrap=True)
        self.said = label("", "caption", wrap=True)
        self.flag = Glyph(ui, "", 16)
        self.link = ClauseLink(ui, parent=self)
        self.link.asked.connect(self.clause_asked)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(0)
        grid.setHorizontalSpacing(4)
        grid.addWidget(self.sign, 0, 0, 2, 1, TOP)
        above, below = QHBoxLayout(), QHBoxLayout()
        above.addWidget(self.name, 1)
        above.addWidget(self.flag, 0, TOP)
        below.addWidget(self.said, 1, TOP)
        below.addWidget(self.link, 0, TOP)
        grid.addLayout(above, 0, 1)
        grid.addLayout(below, 1, 1)
        grid.setColumnStretch(1, 1)
        grid.setRowStretch(1, 1)

    @property
    def spoken(self) -> str:
        """All of it in words."""
        return self.accessibleName()

    def show_shrine(self, shrine: Shrine) -> None:
        """This temple as it stands."""
        if shrine != self._shrine:
            self._shrine = shrine
            self.retranslated()

    def retranslated(self) -> None:
        shrine, words = self._shrine, self.ui.words
        if shrine is None:
            return
        self.sign.show_sign(shrine.sign)
        self.name.setText(words.sentence(Ref("place", shrine.place)))
        signs = {"sacrifice": texts.SACRIFICE(count=shrine.shift), "desecration": texts.DESECRATED()}
        sign, holder = signs.get(shrine.sign, texts.UNMARKED()), texts.EMPTY()
        if shrine.holder is not None:
            holder = texts.HELD_BY(camp=Ref("camp", shrine.holder, "def"))
            role = ROLES[shrine.holder]
            self.flag.show_glyph(
                "control-indian" if shrine.holder == AZTEC else "control-spain", f"{role}.text"
            )
        self.flag.setVisible(shrine.holder is not None)
        said = words(texts.BOTH(one=sign, other=holder))
        self.said.setText(words(sign))
        self.setToolTip("\n".join((words.sentence(holder), words(_TIPS[shrine.sign]))))
        self.setAccessibleName(f"{self.name.text()}: {said}")
        self.setAccessibleDescription(words(_TIPS[shrine.sign]))
        self.link.set_clause(shrine.clause)
        self.link.setAccessibleName(shrine.clause.partition(":")[2])

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self._press()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._press()
        else:
            super().keyPressEvent(event)

    def _press(self) -> None:
        if self._shrine is not None:
            self.pressed.emit(f"place:{self._shrine.place}")

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ring(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), self.ui.look.theme, 5)


class _Sign(QWidget):
    """The marker on a temple, or the temple's own pictogram while it has none."""

    def __init__(self, ui: Ui) -> None:
        super().__init__()
        self._ui = ui
        self._sign = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        ui.look.changed.connect(self.updateGeometry)

    def show_sign(self, sign: str) -> None:
        self._sign = sign
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._ui.look.px(36), self._ui.look.px(36))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._ui.look.px(30)
        box = QRectF(1, 2, side, side)
        if self._sign:
            sacrificed = self._sign == "sacrifice"
            paint_counter(painter, box, SiegeMarkerFace("sacrifice" if sacrificed else "desecration"))
            return
        theme = self._ui.look.theme
        painter.setPen(pen(theme("panel.line"), 1.2, Qt.PenStyle.DashLine))
        painter.drawPath(rounded(box, 5))
        paint_pictogram(painter, "temple", box.adjusted(5, 5, -5, -5), theme("ink.muted"))


class RecoveryPanel(Worded, Scrolling):
    """Fed with the seat's view, and during an R&R with the lines of the log."""

    title = texts.RECOVERY
    clause_asked = Signal(str)
    inspected = Signal(str)

    def __init__(self, ui: Ui, tables: Tables, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.listen(ui)
        self._t = tables
        self._view: State | None = None
        body = QWidget()
        self._whole = QVBoxLayout(body)
        self._whole.setSpacing(6)
        self.track = RecoveryTrack(ui)
        self.held = label("", "strong", wrap=True)
        self.when = label("", "caption", wrap=True)
        self.standing = QWidget()
        self._both = both = QBoxLayout(QBoxLayout.Direction.LeftToRight, self.standing)
        both.setContentsMargins(0, 0, 0, 0)
        left, right = QVBoxLayout(), QVBoxLayout()
        left.setSpacing(3)
        right.setSpacing(5)
        for widget in (self.track, self.held, self.when):
            left.addWidget(widget)
        left.addStretch(1)
        self.shrines = tuple(ShrineRow(ui) for _ in tables.temples)
        for shrine in self.shrines:
            shrine.clause_asked.connect(self.clause_asked)
            shrine.pressed.connect(self.inspected)
            right.addWidget(shrine)
        right.addStretch(1)
        both.addLayout(left, 4)
        both.addLayout(right, 7)
        self.steps = StepsView(ui)
        self.steps.clause_asked.connect(self.clause_asked)
        self.lines = tuple(Line(ui) for _ in range(3))
        self._whole.addWidget(self.standing)
        for line in self.lines:
            line.clause_asked.connect(self.clause_asked)
            self._whole.addWidget(line)
        self._whole.addWidget(self.steps)
        self._whole.addStretch(1)
        self.setWidget(body)
        self.say("name", self.setAccessibleName, texts.RECOVERY)
        ui.look.changed.connect(self._dress)
        self._dress()

    def show_view(self, view: State) -> None:
        """As it stands for the seat."""
        self._view = view
        stage = figures.recovery_stage(view)
        self.steps.setVisible(bool(stage))
        self.steps.show_stage(stage)
        shown = stage in ("", figures.OVER)
        self.standing.setVisible(shown)
        self._order(self.steps if stage == figures.OVER else self.standing)
        self.track.show_held(view.tally.held, figures.may_call(view))
        for row, shrine in zip(self.shrines, figures.shrines_of(self._t, view), strict=True):
            row.show_shrine(shrine)
        terms = self._terms(view) if shown else ()
        for at, line in enumerate(self.lines):
            line.setVisible(at < len(terms))
            if at < len(terms):
                line.show_term(terms[at])
        self._say_costs()
        self._describe()

    def _order(self, first: QWidget) -> None:
        """After an R&R what its dice brought is read first, else how everything stands."""
        if self._whole.indexOf(first) != 0:
            self._whole.removeWidget(first)
            self._whole.insertWidget(0, first)

    def show_told(self, lines: Sequence[LogLine]) -> None:
        """The lines of the log since the R&R began, as the seat may read them."""
        self.steps.show_lines(lines)
        self._describe()

    def retranslated(self) -> None:
        parts: tuple[Worded, ...] = (*self.shrines, *self.lines, *self.steps.rows.values())
        for part in parts:
            part.retranslated()  # what all of it is in words is put together from them
        if self._view is not None:
            self._say_costs()
            self._describe()

    def _say_costs(self) -> None:
        view, words = self._view, self.ui.words
        assert view is not None
        cost = self._t.loss_points["rr"].points
        held = view.tally.held
        self.held.setText(words(texts.HELD(held, cost=cost) if held else texts.NONE_HELD(cost=cost)))
        when: Param = texts.MAY_CALL()
        if figures.may_call(view):
            after = figures.next_recovery(self._t, view)
            when = texts.MAY_CALL_NOW(points=after, level=figures.level_after(self._t, view, 1))
        self.when.setText(words.sentence(when))

    def _terms(self, view: State) -> tuple[Term, ...]:
        """Desertion, the objection, Cuauhtemoc's freedom: what holds now."""
        found = [self._desertion(view)]
        reasons = tuple(texts.REASONS[key]() for key in reasons_to_object(self._t, view))
        if reasons and view.couplet:
            found.append(Term(texts.OBJECTION(), "", "siege:4.4A", reasons))
        if view.freed:
            found.append(Term(texts.FREE_TO_GO(), "", "siege:9.1A"))
        return tuple(found)

    def _desertion(self, view: State) -> Term:
        t = self._t
        if view.tally.deserted:
            return Term(texts.ALLIES_WENT(), "", "siege:10.2E")
        faces = figures.deserting_faces(t, view)
        weights = tuple(
            texts.WEIGHT(what=texts.WEIGHTS[key](), value=f"−{-value}")
            for key, value in figures.weights_of(t, view)
        )
        name: Param = texts.ALLIES_STAY()
        detail: Param = weights or ""
        if faces:
            name = texts.ALLIES_LEAVE(faces=figures.faces(faces[0], faces[-1]))
            detail = texts.WEIGHED(weights=weights, goers=texts.DESERTERS(figures.deserting(t, view)))
        tip = texts.DESERTION_TIP(least=t.rolls.desertion.deserts_below)
        return Term(name, "", "siege:10.2A", detail, tip)

    def _describe(self) -> None:
        if self.steps.isVisibleTo(self) and not self.standing.isVisibleTo(self):
            self.setAccessibleDescription(self.steps.spoken)
            return
        said = [self.held.text(), self.when.text(), *(row.spoken for row in self.shrines)]
        said += [line.spoken for line in self.lines if line.isVisibleTo(self)]
        self.setAccessibleDescription(sentences(said))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._dress()

    def _dress(self) -> None:
        px = self.ui.look.px
        beside = self.width() >= px(BESIDE_FROM)
        ways = QBoxLayout.Direction
        self._both.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self._both.setSpacing(px(14 if beside else 6))
        self._whole.setContentsMargins(px(14), px(4), px(12), px(6))
