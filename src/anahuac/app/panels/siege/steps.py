"""The steps of an R&R in their order: those done with their dice, the present one with what it is about."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.dice import die_pixmap
from anahuac.app.look.paint import ring
from anahuac.app.panels.siege import texts
from anahuac.app.panels.spoken import sentences
from anahuac.app.panels.tips import show_beside
from anahuac.app.panels.widgets import ClauseLink, Glyph, label, role
from anahuac.app.presenters.siege.texts import STAGES
from anahuac.app.ui import Ui
from anahuac.engine.game import LogLine
from anahuac.engine.text import Param
from anahuac.games.siege.model import HIDDEN
from anahuac.games.siege.texts import core, recovery

#: The clause that heads an R&R in the log, and the stage to which a line with a clause belongs, by how it begins.
BEGINS = "siege:10.1"
CLAUSES = {
    "desertion": "siege:10.2A",
    "take_up": "siege:10.3.1A",
    "redeploy": "siege:10.3",
    "replenish": "siege:10.4A",
    "dead_pile": "siege:10.5A",
    "back": "siege:10.6A",
    "disease": "siege:11.8A",
}
_STAGE_OF_CLAUSE = (
    ("10.2", "desertion"),
    ("10.3.1", "take_up"),
    ("10.3.2", "take_up"),
    ("10.3.3", "take_up"),
    ("9.", "take_up"),
    ("10.3", "redeploy"),
    ("10.4", "replenish"),
    ("10.5", "dead_pile"),
    ("10.6", "back"),
    ("11.8", "disease"),
)
_RETURNS = (recovery.FATES["full"].source, recovery.FATES["one_step"].source)
_LOST = recovery.FATES["dead_for_good"].source


class Roll(msgspec.Struct, frozen=True):
    """A roll of an R&R: its line, the unit's code, what it brought, whether that is a gain (1) or a loss (-1)."""

    line: LogLine
    code: str
    brought: Param
    sign: int


def stage_of(line: LogLine) -> str:
    """The stage that a line of the log belongs to, "" for none."""
    number = line.clause.partition(":")[2]
    return next((stage for clause, stage in _STAGE_OF_CLAUSE if number.startswith(clause)), "")


def since_it_began(lines: Sequence[LogLine]) -> tuple[LogLine, ...]:
    """The lines of the R&R that goes on: those after the latest heading of one."""
    heads = [at for at, line in enumerate(lines) if line.clause == BEGINS and line.is_heading]
    return tuple(lines[heads[-1] + 1 :]) if heads else ()


def rolls_of(lines: Sequence[LogLine]) -> tuple[Roll, ...]:
    """Those of the lines that have dice."""
    return tuple(_roll(line) for line in lines if line.dice)


def _roll(line: LogLine) -> Roll:
    unit = line.pieces[0] if line.pieces else ""
    code = "" if unit == HIDDEN or len(unit) > 4 else unit
    source, count = line.text.source, line.text.n or 0
    if source == core.REPLENISHED.source:
        return Roll(line, code, texts.GAIN(steps=count) if count else "", int(count > 0))
    if source == recovery.BROKE_OUT.source or source == recovery.STRUCK.source:
        return Roll(line, code, texts.LOSS(steps=count) if count else "", -1)
    if source in _RETURNS:
        return Roll(line, code, texts.BACK_SIGN(), 1)
    return Roll(line, code, texts.LOST_SIGN() if source == _LOST else "", -int(source == _LOST))


class Strip(Worded, QWidget):
    """Small dice with the code of their unit and what they brought; pointed at, the line of the log."""

    def __init__(self, ui: Ui) -> None:
        super().__init__()
        self.listen(ui)
        self._rolls: tuple[Roll, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        ui.look.changed.connect(self.updateGeometry)

    def show_rolls(self, rolls: tuple[Roll, ...]) -> None:
        """These, oldest first."""
        if rolls != self._rolls:
            self._rolls = rolls
            self.retranslated()

    @property
    def is_single(self) -> bool:
        """Whether there is one roll, which no unit has made."""
        return len(self._rolls) == 1 and not self._rolls[0].code

    def set_alone(self, alone: bool) -> None:
        """No wider than its one roll, or as wide as there is room."""
        self.setMaximumWidth(self._cell.width() if alone else 16_777_215)

    @property
    def rolls(self) -> tuple[Roll, ...]:
        """What is shown."""
        return self._rolls

    def retranslated(self) -> None:
        said = [self.ui.words.wording.log_line(roll.line) for roll in self._rolls]
        self.setAccessibleDescription(sentences(said))
        self.setVisible(bool(self._rolls))
        self.updateGeometry()
        self.update()

    @property
    def _cell(self) -> QSize:
        """Room of a roll: as many dice as the longest has, the caption below."""
        px = self.ui.look.px
        dice = max((len(roll.line.dice) for roll in self._rolls), default=1)
        metrics = QFontMetricsF(self.ui.look.body_font(11, 600))
        widest = max((metrics.horizontalAdvance(self._caption(roll)) for roll in self._rolls), default=0.0)
        wide = max(px(22) * dice, px(38) if widest else 0, round(widest) + px(4))
        return QSize(wide + px(4), px(23) + (px(15) if widest else 0))

    def _caption(self, roll: Roll) -> str:
        """The code of the unit, and what the die brought it."""
        return " ".join(filter(None, (roll.code, self.ui.words(roll.brought) if roll.brought else "")))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        columns = max(1, width // self._cell.width())
        rows = -(-len(self._rolls) // columns)
        return rows * (self._cell.height() + 3)

    def sizeHint(self) -> QSize:
        return QSize(self.ui.look.px(200), self.heightForWidth(max(self.width(), 1)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._cell.width(), self.heightForWidth(max(self.width(), 1)))

    def _rects(self) -> list[QRectF]:
        cell = self._cell
        columns = max(1, self.width() // cell.width())
        return [
            QRectF(
                at % columns * cell.width(), at // columns * (cell.height() + 3), cell.width(), cell.height()
            )
            for at in range(len(self._rolls))
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for rect, roll in zip(self._rects(), self._rolls, strict=True):
            self._paint_roll(painter, rect, roll)
        if self.hasFocus():
            ring(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), self.ui.look.theme, 5)

    def _paint_roll(self, painter: QPainter, rect: QRectF, roll: Roll) -> None:
        look = self.ui.look
        side = look.px(21)
        for at, die in enumerate(roll.line.dice):
            camp = None if die.seat is None else f"siege.{die.seat}"
            made = die_pixmap(die.value, side, self.devicePixelRatioF(), sides=die.sides, role=camp)
            painter.drawPixmap(QPointF(rect.left() + at * (side + 1), rect.top()), made)
        said = self._caption(roll)
        colour = {1: "accent", -1: "warn"}.get(roll.sign, "ink.muted")
        painter.setPen(look.theme(colour))
        painter.setFont(look.body_font(11, 600 if roll.sign else 400))
        under = QRectF(rect.left(), rect.top() + side, rect.width(), look.px(15))
        painter.drawText(under, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, said)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            spot = QPointF(event.pos())
            here = (
                roll for rect, roll in zip(self._rects(), self._rolls, strict=True) if rect.contains(spot)
            )
            roll = next(here, None)
            show_beside(self, self.ui.words.wording.log_line(roll.line) if roll else "", event.globalPos())
            return True
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().event(event)


class StepRow(Worded, QWidget):
    """A step: its sign, its name, what came of it, its dice."""

    clause_asked = Signal(str)

    def __init__(self, ui: Ui, stage: str) -> None:
        super().__init__()
        self.listen(ui)
        self.stage, self.state = stage, "next"
        self._summary: tuple[Param, ...] = ()
        self.glyph = Glyph(ui, "", 15, "accent")
        self.name = label("", "", wrap=True)
        self.came = label("", "caption", wrap=True)
        self.guide = label("", "caption", wrap=True)
        self.strip = Strip(ui)
        self.link = ClauseLink(ui, CLAUSES[stage], self)
        self.link.setAccessibleName(CLAUSES[stage].partition(":")[2])
        self.link.asked.connect(self.clause_asked)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(1)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        grid.addWidget(self.glyph, 0, 0)
        grid.addWidget(self.name, 0, 1)
        grid.addWidget(self.came, 0, 3, right)
        grid.addWidget(self.link, 0, 4)
        grid.addWidget(self.guide, 1, 1, 1, 4)
        grid.addWidget(self.strip, 2, 1, 1, 4)
        grid.setColumnStretch(1, 1)
        self._grid = grid
        self.strip.hide()
        self.retranslated()

    def show_state(self, state: str) -> None:
        """ "past", "now" or "next"."""
        if state != self.state:
            self.state = state
            self.retranslated()

    def show_rolls(self, rolls: tuple[Roll, ...], summary: tuple[Param, ...]) -> None:
        """The dice, and what came of them in words."""
        if rolls != self.strip.rolls:
            self.strip.show_rolls(rolls)
            self._place_strip()
        if summary != self._summary:
            self._summary = summary
            self.retranslated()

    @property
    def has_told(self) -> bool:
        """Whether there were dice, or something came of it."""
        return bool(self.strip.rolls or self._summary)

    def _place_strip(self) -> None:
        """A single roll stands on the line of its step, more of them below it."""
        alone = self.strip.is_single
        self._grid.removeWidget(self.strip)
        if alone:
            self._grid.addWidget(self.strip, 0, 2)
        else:
            self._grid.addWidget(self.strip, 2, 1, 1, 4)
        self.strip.set_alone(alone)

    @property
    def spoken(self) -> str:
        """All of it in words."""
        return sentences([self.accessibleName(), self.came.text(), self.strip.accessibleDescription()])

    def retranslated(self) -> None:
        words, now = self.ui.words, self.state == "now"
        self.glyph.show_glyph({"past": "tick", "now": "play"}.get(self.state, ""), "accent")
        name = words.sentence(STAGES[self.stage]())
        self.name.setText(name)
        role(self.name, "strong" if now else "" if self.state == "past" else "muted")
        self.came.setText(words(self._summary) if self._summary else "")
        self.came.setVisible(bool(self._summary))
        guide = words(texts.GUIDES[self.stage])
        self.guide.setText(guide)
        self.guide.setVisible(now)
        self.name.setToolTip(guide)
        state = {"past": texts.DONE, "now": texts.IN_TURN, "next": texts.TO_COME}[self.state]
        self.setAccessibleName(words(texts.STEP(step=name, state=state())))
        self.strip.setAccessibleName(name)


class StepsView(QWidget):
    """All steps; fed with the stage of the R&R and with the log."""

    clause_asked = Signal(str)

    def __init__(self, ui: Ui) -> None:
        super().__init__()
        self._lines: tuple[LogLine, ...] = ()
        self._is_over = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(1)
        self.rows = {stage: StepRow(ui, stage) for stage in STAGES}
        for row in self.rows.values():
            row.clause_asked.connect(self.clause_asked)
            column.addWidget(row)

    @property
    def spoken(self) -> str:
        """The steps in words."""
        return " ".join(row.spoken for row in self.rows.values())

    def show_stage(self, stage: str) -> None:
        """Where the R&R stands: a stage, or past the last."""
        order = tuple(self.rows)
        now = order.index(stage) if stage in order else len(order)
        self._is_over = now == len(order)
        for at, row in enumerate(self.rows.values()):
            row.show_state("now" if at == now else "past" if at < now else "next")
        self._show_rows()

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """The lines of the log, of which those of this R&R are taken."""
        mine = since_it_began(lines)
        if mine == self._lines:
            return
        self._lines = mine
        by_stage: dict[str, list[LogLine]] = {stage: [] for stage in self.rows}
        for line in mine:
            if stage_of(line):
                by_stage[stage_of(line)].append(line)
        for stage, found in by_stage.items():
            self.rows[stage].show_rolls(rolls_of(found), SUMMARIES.get(stage, _nothing)(found))
        self._show_rows()

    def _show_rows(self) -> None:
        """Once all is over, those that had something to tell."""
        for row in self.rows.values():
            row.setVisible(not self._is_over or row.has_told)


def _nothing(lines: Sequence[LogLine]) -> tuple[Param, ...]:
    del lines
    return ()


def _deserted(lines: Sequence[LogLine]) -> tuple[Param, ...]:
    went = any(line.clause == "siege:10.2B" for line in lines)
    return (texts.FLED(),) if went else (texts.STAYED(),) if lines else ()


def _broke_out(lines: Sequence[LogLine]) -> tuple[Param, ...]:
    lost = [line.text.n or 0 for line in lines if line.text.source == recovery.BROKE_OUT.source]
    return (texts.BROKEN_OUT(len(lost), steps=sum(lost)),) if lost else ()


def _replenished(lines: Sequence[LogLine]) -> tuple[Param, ...]:
    rolled = [line.text.n or 0 for line in lines if line.text.source == core.REPLENISHED.source]
    return (texts.REGAINED(sum(rolled)),) if rolled else ()


def _returned(lines: Sequence[LogLine]) -> tuple[Param, ...]:
    back = sum(line.text.source in _RETURNS for line in lines)
    lost = sum(line.text.source == _LOST for line in lines)
    said = ((texts.BACK, back), (texts.LOST, lost))
    return tuple(template(count) for template, count in said if count or (lines and template is texts.BACK))


#: What came of a step in a few words, from its lines.
SUMMARIES: dict[str, Callable[[Sequence[LogLine]], tuple[Param, ...]]] = {
    "desertion": _deserted,
    "take_up": _broke_out,
    "replenish": _replenished,
    "dead_pile": _returned,
}
