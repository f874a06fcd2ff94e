"""Rows of the new-match page: a titled panel, who sits on a seat, an option with its clause."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from anahuac.app.i18n import Worded
from anahuac.app.panels.docks import DockBody, DockHead
from anahuac.app.panels.widgets import ClauseLink, Glyph, Segments, label
from anahuac.app.players import HUMAN, SeatPlan
from anahuac.app.presenter import Presenter
from anahuac.app.ui import Ui
from anahuac.app.windows import texts
from anahuac.engine.decision import Seat
from anahuac.engine.game import OptionInfo, OptionValue
from anahuac.engine.text import Ref, Template


class Panel(Worded, QWidget):
    """A titled panel of the page."""

    def __init__(self, ui: Ui, title: Template, content: QWidget) -> None:
        super().__init__()
        self.listen(ui)
        self.head = DockHead(ui, title)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(DockBody(ui, content), 1)


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
        colour = presenter.seat_role(seat) + ".text"
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
        row = QGridLayout(self)
        row.setContentsMargins(12, 8, 12, 8)
        row.setHorizontalSpacing(12)
        row.addWidget(Glyph(ui, presenter.seat_glyph(seat), 28, colour), 0, 0)
        row.addWidget(self.who, 0, 1)
        row.addWidget(self.kind, 0, 2)
        row.addWidget(self.name, 0, 3)
        row.addWidget(self.level, 0, 3)
        row.setColumnStretch(1, 2)
        row.setColumnStretch(3, 3)
        self.say("who", self.who.setText, name)
        self.say("human", lambda said: self.kind.set_text("human", said), texts.PLAYER_HUMAN)
        self.say("computer", lambda said: self.kind.set_text("computer", said), texts.PLAYER_COMPUTER)
        self.say("name", self.name.setPlaceholderText, texts.YOUR_NAME)
        self.say("name-a", self.name.setAccessibleName, texts.YOUR_NAME)
        self.say("level-a", self.level.setAccessibleName, texts.LEVEL)
        self.retranslated()
        self._show()

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
            said = texts.LEVELS.get(level)
            self.level.setItemText(at, self.ui.words.sentence(said) if said is not None else level)


class OptionRow(Worded, QWidget):
    """A setting: its name, its value, its clause."""

    changed = Signal()

    def __init__(self, ui: Ui, info: OptionInfo) -> None:
        super().__init__()
        self.listen(ui)
        self.info = info
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 1, 2, 1)
        self.check: QCheckBox | None = None
        self.choice: QComboBox | None = None
        self.field: QLineEdit | None = None
        self.named = label("", "", wrap=True)
        if info.values == (False, True):
            self.check = QCheckBox()
            self.check.setChecked(bool(info.default))
            self.check.toggled.connect(self.changed)
            row.addWidget(self.check)
            self.named.setBuddy(self.check)
            self.say("check", self.check.setAccessibleName, info.title)
        row.addWidget(self.named, 1)
        if info.values and self.check is None:
            self.choice = QComboBox()
            self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            self.choice.setMinimumContentsLength(18)
            for value in info.values:
                self.choice.addItem("", value)
            self.choice.setCurrentIndex(info.values.index(info.default))
            self.choice.currentIndexChanged.connect(self.changed)
            self.choice.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
            row.addWidget(self.choice, 1)
            self.choice.currentTextChanged.connect(self.choice.setToolTip)
            self.say("choice", self.choice.setAccessibleName, info.title)
        elif self.check is None:
            self.field = QLineEdit()
            self.field.textChanged.connect(self._field_changed)
            row.addWidget(self.field, 1)
            self.say("field", self.field.setAccessibleName, info.title)
            self.say("field-tip", self.field.setToolTip, texts.EXCEPTIONS)
            self.say("field-hint", self.field.setPlaceholderText, "22>23=2")
        self.link = ClauseLink(ui, info.clause)
        self.link.setAccessibleName(info.clause.partition(":")[2])
        clause = QWidget()
        clause.setFixedWidth(ui.look.px(76))
        holder = QHBoxLayout(clause)
        holder.setContentsMargins(0, 0, 0, 0)
        holder.addWidget(self.link, 0, Qt.AlignmentFlag.AlignRight)
        self._clause = clause
        row.addWidget(clause)
        ui.look.changed.connect(self._dress)
        self.say("named", self.named.setText, info.title)
        self.retranslated()

    def _dress(self) -> None:
        self._clause.setFixedWidth(self.ui.look.px(76))

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
