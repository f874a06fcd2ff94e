"""Rows of the new-match page: who sits on a seat, an option with its clause."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QLineEdit,
    QSizePolicy,
    QWidget,
)

from anahuac.app.i18n import Worded
from anahuac.app.panels.widgets import ClauseLink, Glyph, Segments, label, role
from anahuac.app.players import HUMAN, SeatPlan
from anahuac.app.presenter import Presenter
from anahuac.app.ui import Ui
from anahuac.app.windows import texts
from anahuac.engine.decision import Seat
from anahuac.engine.game import OptionInfo, OptionValue
from anahuac.engine.text import Param, Ref


class SeatRow(Worded, QFrame):
    """Who sits on a seat: a person with a name, or a level of computer."""

    changed = Signal()

    def __init__(
        self, ui: Ui, presenter: Presenter, seat: Seat, name: Ref, plan: SeatPlan, levels: tuple[str, ...]
    ) -> None:
        super().__init__()
        self.listen(ui)
        self.seat = seat
        self._levels = levels
        self.setProperty("role", "card")
        self._colour = presenter.seat_role(seat)
        colour = self._colour + ".text"
        self.who = label("", "strong", wrap=True)
        self.kind = Segments(ui)
        self.kind.set_items([("human", ""), ("computer", "")], "human" if plan.is_human else "computer")
        self.kind.chosen.connect(self._kind_changed)
        self.name = QLineEdit(plan.name)
        self.name.setMaxLength(40)
        self.name.textChanged.connect(self.changed)
        self.level = QComboBox()
        for level in levels:
            self.level.addItem("", level)
        if not plan.is_human:
            self.level.setCurrentIndex(max(0, levels.index(plan.player) if plan.player in levels else 0))
        self.level.currentIndexChanged.connect(self.changed)
        self._row = QGridLayout(self)
        self._row.setContentsMargins(12, 8, 12, 8)
        self._row.setHorizontalSpacing(12)
        self._row.addWidget(Glyph(ui, presenter.seat_glyph(seat), 28, colour), 0, 0)
        self._row.addWidget(self.who, 0, 1)
        self._row.setColumnStretch(1, 2)
        self._narrow: bool | None = None
        self._reflow()
        self.say("who", self.who.setText, name)
        self.say("human", lambda said: self.kind.set_text("human", said), texts.PLAYER_HUMAN)
        self.say("computer", lambda said: self.kind.set_text("computer", said), texts.PLAYER_COMPUTER)
        self.say("name", self.name.setPlaceholderText, texts.YOUR_NAME)
        self.say("name-a", self.name.setAccessibleName, texts.YOUR_NAME)
        self.say("level-a", self.level.setAccessibleName, texts.LEVEL)
        self.retranslated()
        self._show()

    def _reflow(self) -> None:
        """The name of the person or the level goes below where a line has no room for it."""
        narrow = 0 < self.width() < self.ui.look.px(500)
        if narrow == self._narrow:
            return
        self._narrow = narrow
        for widget in (self.kind, self.name, self.level):
            self._row.removeWidget(widget)
        self._row.addWidget(self.kind, 0, 2)
        for widget in (self.name, self.level):
            self._row.addWidget(widget, *((1, 1, 1, 2) if narrow else (0, 3)))
        self._row.setColumnStretch(3, 0 if narrow else 3)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._reflow()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.fillRect(0, 2, 4, self.height() - 4, self.ui.look.theme(self._colour))

    @property
    def plan(self) -> SeatPlan:
        """Who sits here now."""
        if self.kind.value == "human":
            return SeatPlan(HUMAN, self.name.text().strip())
        return SeatPlan(str(self.level.currentData()))

    def set_plan(self, plan: SeatPlan) -> None:
        """Seat somebody else."""
        self.kind.choose("human" if plan.is_human else "computer")
        self.name.setText(plan.name)
        if plan.player in self._levels:
            self.level.setCurrentIndex(self._levels.index(plan.player))
        self._show()

    def _kind_changed(self) -> None:
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        human = self.kind.value == "human"
        self.name.setVisible(human)
        self.level.setVisible(not human)

    def retranslated(self) -> None:
        for at, level in enumerate(self._levels):
            self.level.setItemText(at, self.ui.words.sentence(texts.level_name(level)))


class OptionRow(Worded, QWidget):
    """A setting: its name, what it changes, its value, its clause, what it needs.

    The value goes below the name where both have no room in a line.
    """

    changed = Signal()

    def __init__(self, ui: Ui, info: OptionInfo, effect: Param = "", needed: str = "") -> None:
        super().__init__()
        self.listen(ui)
        self.info = info
        self.effect = label("", "caption", wrap=True)
        self.tag = label("", "tag")
        self.tag.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        for made, wanted in ((self.effect, effect), (self.tag, needed)):
            if not wanted:  # never shown before it has a parent: as a window it would take the focus
                made.hide()
        self.say("effect", self.effect.setText, effect)
        self.say("tag", self.tag.setText, texts.NEEDS(clause=needed))
        self._stacked: bool | None = None
        self.check: QCheckBox | None = None
        self.choice: QComboBox | None = None
        self.field: QLineEdit | None = None
        self.named = label("", "", wrap=True)
        self.link = ClauseLink(ui, info.clause)
        self.link.setAccessibleName(info.clause.partition(":")[2])
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(4, 1, 2, 1)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(1, 1)
        if info.values == (False, True):
            self.check = QCheckBox()
            self.check.setChecked(bool(info.default))
            self.check.toggled.connect(self.changed)
            self.check.toggled.connect(self._weigh)
            self.named.setBuddy(self.check)
            self.say("check", self.check.setAccessibleName, info.title)
            self.say("check-d", self.check.setAccessibleDescription, effect)
        elif info.values:
            self.choice = QComboBox()
            self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            for value in info.values:
                self.choice.addItem("", value)
            self.choice.setCurrentIndex(info.values.index(info.default))
            self.choice.currentIndexChanged.connect(self.changed)
            self.say("choice", self.choice.setAccessibleName, info.title)
        else:
            self.field = QLineEdit()
            self.field.textChanged.connect(self._field_changed)
            self.say("field", self.field.setAccessibleName, info.title)
            self.say("field-tip", self.field.setToolTip, texts.EXCEPTIONS)
            self.say("field-hint", self.field.setPlaceholderText, "22>23=2")
        ui.look.changed.connect(self._dress)
        self.say("named", self.named.setText, info.title)
        self.retranslated()
        self.arrange(False, 0)
        self._weigh()

    def arrange(self, stacked: bool, wide: int) -> None:
        """Stand in one line with a value so wide, or in two."""
        value = self.choice or self.field
        if value is not None and not stacked:
            value.setFixedWidth(max(wide, self.needed))
        elif value is not None:
            value.setMinimumWidth(0)
            value.setMaximumWidth(16_777_215)
        if stacked == self._stacked:
            return
        self._stacked = stacked
        grid = self._grid
        for widget in (self.check, self.named, value, self.link, self.effect, self.tag):
            if widget is not None:
                grid.removeWidget(widget)
        if self.check is not None:
            grid.addWidget(self.check, 0, 0)
        grid.addWidget(self.named, 0, 1)
        if value is not None:
            grid.addWidget(value, *((2, 1, 1, 3) if stacked else (0, 2, 2, 1)))
        if self.check is not None:
            grid.addWidget(self.tag, 0, 2)
        grid.addWidget(self.effect, 1, 1, 1, 1 if value is not None else 2)
        grid.addWidget(self.link, 0, 3, Qt.AlignmentFlag.AlignRight)
        grid.setColumnMinimumWidth(3, 0 if stacked else self.ui.look.px(76))

    def show_needed(self, is_on: bool) -> None:
        """Whether the option that this one depends on is on."""
        for widget in (self.check, self.named, self.effect, self.choice):
            if widget is not None:
                widget.setEnabled(is_on)

    def _weigh(self) -> None:
        """The name of what is switched on stands out."""
        role(self.named, "strong" if self.check is not None and self.check.isChecked() else "")

    @property
    def needed(self) -> int:
        """Width of the value with its longest text unshortened."""
        if self.choice is None:
            return 0
        self.choice.ensurePolished()
        return self.choice.sizeHint().width()

    def _dress(self) -> None:
        self._grid.setColumnMinimumWidth(3, 0 if self._stacked else self.ui.look.px(76))

    @property
    def value(self) -> OptionValue:
        """The value chosen; the default while what is typed cannot be understood."""
        if self.check is not None:
            return self.check.isChecked()
        if self.choice is not None:
            found = self.choice.currentData()
            return found if isinstance(found, bool | int | str) else self.info.default
        return self._exceptions() or []

    @property
    def is_sound(self) -> bool:
        """Whether what is typed can be understood."""
        return self.field is None or self._exceptions() is not None

    def set_value(self, value: OptionValue) -> None:
        """Choose a value."""
        if self.check is not None:
            self.check.setChecked(bool(value))
        elif self.choice is not None and value in self.info.values:
            self.choice.setCurrentIndex(self.info.values.index(value))
        elif self.field is not None and not value:
            self.field.clear()

    def _exceptions(self) -> list[dict[str, int]] | None:
        """``22>23=2`` as rows of a table; ``None`` for anything else."""
        assert self.field is not None
        rows = []
        for word in self.field.text().split():
            zones, equals, cost = word.partition("=")
            origin, arrow, to = zones.partition(">")
            if not (
                equals and arrow and all(part.isdecimal() and part.isascii() for part in (origin, to, cost))
            ):
                return None
            rows.append({"from": int(origin), "to": int(to), "cost": int(cost)})
        return rows

    def _field_changed(self) -> None:
        assert self.field is not None
        self.field.setProperty("bad", not self.is_sound)
        self.field.style().unpolish(self.field)
        self.field.style().polish(self.field)
        self.changed.emit()

    def retranslated(self) -> None:
        if self.choice is not None:
            for at, value in enumerate(self.info.values):
                ref = Ref("setting_value", f"{self.info.key}={value}")
                self.choice.setItemText(at, self.ui.words.sentence(ref))
