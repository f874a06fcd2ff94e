"""The inspector: what a place is, who holds it and why, and what stands there, each value by name."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from anahuac.app.i18n import Worded
from anahuac.app.look.counters import CounterCache, shadow_margin
from anahuac.app.look.paint import badge, focus_frame, plate, plate_rect, ring
from anahuac.app.panels.pull import Pull
from anahuac.app.panels.spoken import of_mark
from anahuac.app.panels.tips import show_beside
from anahuac.app.panels.widgets import ClauseLink, Flow, Glyph, clear, label, rule
from anahuac.app.presenter import Group, Inspection, Piece, Value
from anahuac.app.ui import Ui
from anahuac.engine.text import Param, text

INSPECTOR = text("inspector", "Place and stack")
PLACE = text("inspector", "Place")
EMPTY = text("inspector", "Point at a place or a counter to see what it is.")
NAMED = text("inspector", "{name}: {value}")
EXPLAINED = text("inspector", "{value}. {hint}")
COUNTER_PX = 60
CACHE = CounterCache()


#: Width of counters by how many are shown together at most.
#: How much of a counter shows that cannot be pressed.
FAINT = 0.45
COUNTERS = ((12, COUNTER_PX), (21, 50), (10_000, 44))


class CounterButton(Worded, QAbstractButton):
    """A counter as large as the inspector shows it, with its plate; pointing at it tells its values."""

    pressed = Signal(str)
    entered = Signal(str)  # Enter, which confirms where there is something to confirm
    pointed = Signal(str)
    lifted = Signal(str)  # it is being dragged
    dropped = Signal(str, QPoint)  # it was dragged to this point of the screen

    def __init__(self, ui: Ui, piece: Piece, px: int = COUNTER_PX, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self.piece = piece
        self._px = px
        self._mark = ""
        self.is_cursor = False
        self._count = 0
        self._values: list[str] = []
        self._pull: Pull | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._press)
        self.retranslated()

    def retranslated(self) -> None:
        words = self.ui.words
        values = [words(NAMED(name=value.name, value=value.value)) for value in self.piece.values]
        told = [
            words(EXPLAINED(value=said, hint=value.hint)) if value.hint else said
            for said, value in zip(values, self.piece.values, strict=True)
        ]
        name = words.sentence(self.piece.name)
        self.setAccessibleName(name)
        self._values = values
        self._describe()
        self.setToolTip("\n".join([name, *self._notes(), *told]))
        self.updateGeometry()
        self.update()

    def _notes(self) -> list[str]:
        """What its tooltip says before its values."""
        return []

    def show_piece(self, piece: Piece) -> None:
        """Show another piece from now on, marked as this one was."""
        if piece != self.piece:
            self.piece = piece
            self.retranslated()

    def show_mark(self, mark: str, count: int = 0) -> None:
        """How the tool marks it: "selected", "reach", "target" or "", and a figure beside it."""
        if (mark, count) != (self._mark, self._count):
            self._mark, self._count = mark, count
            self._describe()
            self.update()

    def show_cursor(self, here: bool) -> None:
        """Whether the keyboard's cursor on the map is at this piece, one of its stack."""
        if here != self.is_cursor:
            self.is_cursor = here
            self.update()

    def _describe(self) -> None:
        marked = [self.ui.words(said) for said in of_mark(self._mark, self._count)]
        self.setAccessibleDescription(", ".join([*marked, *self._values]))

    @property
    def _plate(self) -> str:
        return self.piece.plate

    def sizeHint(self) -> QSize:
        margin = 5
        scale = self.ui.look.text_scale
        wide: float = self._px + 2 * margin
        high: float = self._px + 2 * margin
        if self._plate:
            wide = max(wide, plate_rect(0, 0, self._plate, min(scale, 1.5)).width() + 2)
            high += 15 * min(scale, 1.5) - 2
        return QSize(round(wide), round(high))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self.ui.look.theme
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        if not self.isEnabled():
            painter.setOpacity(FAINT)
        left = (self.width() - self._px) / 2
        box = QRectF(left, 5, self._px, self._px)
        margin = shadow_margin(self._px)
        pixmap = CACHE.pixmap(self.piece.face, self._px, self.devicePixelRatioF())
        painter.drawPixmap(round(box.left() - margin), round(box.top() - margin), pixmap)
        if self._mark == "selected":
            ring(painter, box.adjusted(-2, -2, 2, 2), theme)
        elif self._mark in ("reach", "target"):
            pen = painter.pen()
            pen.setColor(theme("warn" if self._mark == "target" else "accent"))
            pen.setWidthF(2.4)
            pen.setStyle(Qt.PenStyle.DashLine if self._mark == "target" else Qt.PenStyle.DotLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 8, 8)
        if self.hasFocus() or self.is_cursor:
            focus_frame(painter, QRectF(self.rect()), theme)
        if self._plate:
            scale = min(self.ui.look.text_scale, 1.5)
            plate(painter, box.center().x(), box.bottom() + 1, self._plate, theme, scale)
        if self._count:
            badge(
                painter, box.right() - 4, box.top() + 4, str(self._count), 9, theme("warn"), theme("warn.on")
            )

    def _press(self) -> None:
        self.pressed.emit(self.piece.ref)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit(self.piece.ref)
        else:
            super().keyPressEvent(event)

    def make_draggable(self) -> None:
        """Let it be dragged off the panel."""
        self._pull = Pull(self, self._drawn)
        self._pull.lifted.connect(self._lift)
        self._pull.dropped.connect(self._drop)

    def _drawn(self) -> QPixmap:
        return CACHE.pixmap(self.piece.face, self._px, self.devicePixelRatioF())

    def _lift(self) -> None:
        self.lifted.emit(self.piece.ref)

    def _drop(self, at: QPoint) -> None:
        self.dropped.emit(self.piece.ref, at)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            show_beside(self)
            return True
        if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
            self.pointed.emit(self.piece.ref)
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().event(event)


class Inspector(Worded, QScrollArea):
    """Shows an :class:`Inspection`. Pressing a counter is pointing at it, as on the map."""

    piece_pressed = Signal(str)
    piece_entered = Signal(str)
    clause_asked = Signal(str)
    title = INSPECTOR

    def __init__(self, ui: Ui, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._shown: Inspection | None = None
        self.counters: dict[str, CounterButton] = {}
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        body = QWidget()
        self._body = QVBoxLayout(body)
        self._body.setContentsMargins(12, 4, 4, 8)
        self._body.setSpacing(5)
        self.setWidget(body)
        self.setMinimumHeight(80)
        self.say("name", self.setAccessibleName, INSPECTOR)
        self._marks: tuple[Mapping[str, str], Mapping[str, int]] = {}, {}
        self._cursor = ""
        ui.look.changed.connect(self._again)
        self._rebuild()

    @property
    def shown(self) -> Inspection | None:
        """What is shown."""
        return self._shown

    def show_inspection(self, inspection: Inspection | None) -> None:
        """Show this, or what to do when there is nothing."""
        if inspection != self._shown:
            self._shown = inspection
            self._rebuild()

    def show_marks(self, marks: Mapping[str, str], counts: Mapping[str, int]) -> None:
        """How the tool marks the counters."""
        self._marks = dict(marks), dict(counts)
        for ref, counter in self.counters.items():
            counter.show_mark(marks.get(ref, ""), counts.get(ref, 0))

    def show_cursor(self, ref: str) -> None:
        """Mark the counter of this piece, which the keyboard's cursor on the map is at, and bring it into view."""
        moved = ref != self._cursor
        self._cursor = ref
        for other, counter in self.counters.items():
            counter.show_cursor(other == ref)
        if moved and ref in self.counters:
            QTimer.singleShot(0, self, self._see_cursor)  # once it has its place

    def _see_cursor(self) -> None:
        counter = self.counters.get(self._cursor)
        if counter is not None:
            self.ensureWidgetVisible(counter, 8, 8)

    def retranslated(self) -> None:
        self._again()

    def _again(self) -> None:
        """Everything anew, in another language or look, marked as it was."""
        self._rebuild()
        self.show_marks(*self._marks)
        self.show_cursor(self._cursor)

    def _rebuild(self) -> None:
        clear(self._body)
        self.hush("item")
        self.counters = {}
        shown = self._shown
        if shown is None:
            empty = label("", "muted", wrap=True)
            self.say("item:empty", empty.setText, EMPTY)
            self._body.addWidget(empty)
            self._body.addStretch(1)
            return
        self._body.addLayout(self._head(shown))
        for fact in shown.facts:
            if not fact.short:
                self._body.addLayout(self._fact(fact))
        short = [fact for fact in shown.facts if fact.short]
        if short:
            self._body.addWidget(self._short(short))
        for at, group in enumerate(shown.groups):
            if at or shown.facts:
                self._body.addWidget(rule())
            self._group(group)
        self._body.addStretch(1)

    def _head(self, shown: Inspection) -> QHBoxLayout:
        row = QHBoxLayout()
        words = self.ui.words
        name = QLabel(words.sentence(shown.title))
        name.setFont(self.ui.look.heading_font(26))
        names = Flow(self.ui.look.px(8), 0)  # the second name below the first where it has no room beside it
        names.addWidget(name)
        if shown.subtitle:
            second = QLabel(words(shown.subtitle))
            font = self.ui.look.heading_font(17)
            font.setItalic(True)
            font.setWeight(font.Weight.Normal)
            second.setFont(font)
            second.setProperty("role", "muted")
            drop = name.fontMetrics().ascent() - second.fontMetrics().ascent()
            second.setContentsMargins(0, drop, 0, 0)  # on the line of the first
            names.addWidget(second)
        row.addLayout(names, 1)
        if shown.number:
            row.addWidget(label(shown.number, "muted"), 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _fact(self, fact: Value) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        if fact.glyph:
            row.addWidget(Glyph(self.ui, fact.glyph, 20, "ink.terrain"), 0, Qt.AlignmentFlag.AlignTop)
        said = label(self._said(fact.name, fact.value), "strong" if fact.strong else "", wrap=True)
        said.setToolTip(self.ui.words(fact.hint))
        row.addWidget(said, 1)
        if fact.clause:
            link = ClauseLink(self.ui, fact.clause, self)
            link.setAccessibleName(fact.clause.partition(":")[2])
            link.asked.connect(self.clause_asked)
            row.addWidget(link, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _short(self, facts: list[Value]) -> QWidget:
        """Figures beside each other, each with its pictogram and name; the clause is in the tooltip."""
        flow = Flow(18, 2)
        for fact in facts:
            cell = QWidget()
            row = QHBoxLayout(cell)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(6)
            if fact.glyph:
                row.addWidget(Glyph(self.ui, fact.glyph, 18, "ink.terrain"))
            row.addWidget(label(self._said(fact.name, fact.value)))
            cell.setToolTip(self.ui.words(fact.hint))
            if fact.clause:
                link = ClauseLink(self.ui, fact.clause, self)
                link.setAccessibleName(fact.clause.partition(":")[2])
                link.asked.connect(self.clause_asked)
                row.addWidget(link)
            flow.addWidget(cell)
        holder = QWidget()
        holder.setLayout(flow)
        return holder

    def _said(self, name: Param, value: Param) -> str:
        words = self.ui.words
        return words.sentence(NAMED(name=name, value=value)) if value != "" else words.sentence(name)

    def _counter_px(self) -> int:
        """Smaller counters for large stacks, so that all of them are seen at once; values stay legible."""
        shown = sum(len(group.pieces) for group in self._shown.groups) if self._shown is not None else 0
        return next(px for most, px in COUNTERS if shown <= most)

    def _group(self, group: Group) -> None:
        words = self.ui.words
        row = QGridLayout()
        title = label(words.sentence(group.title), "strong", wrap=True)
        if group.role:
            title.setProperty("ink", group.role + ".text")
        row.addWidget(title, 0, 0)
        if group.summary:
            summary = label(words(group.summary), "strong")
            summary.setToolTip(words(group.hint))
            row.addWidget(summary, 0, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        row.setColumnStretch(0, 1)
        self._body.addLayout(row)
        flow = Flow(0, 2)
        for piece in group.pieces:
            counter = CounterButton(self.ui, piece, self._counter_px())
            counter.pressed.connect(self.piece_pressed)
            counter.entered.connect(self.piece_entered)
            self.counters[piece.ref] = counter
            flow.addWidget(counter)
        holder = QWidget()
        holder.setLayout(flow)
        policy = holder.sizePolicy()
        policy.setHeightForWidth(True)
        holder.setSizePolicy(policy)
        self._body.addWidget(holder)
