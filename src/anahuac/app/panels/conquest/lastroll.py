"""What the last dice of a battle brought: the die, and what came of it in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.dice import die_pixmap
from anahuac.app.panels.conquest import texts
from anahuac.app.panels.spoken import sentences
from anahuac.app.panels.widgets import label
from anahuac.app.presenters.conquest import ConquestPresenter
from anahuac.app.ui import Ui
from anahuac.engine.game import Die, LogLine
from anahuac.engine.text import Param, Ref
from anahuac.games.conquest.terms import SPAIN
from anahuac.games.conquest.texts import battle

#: Lines of these kinds are results of the fighting, if they have dice.
KINDS = frozenset(("fire", "melee", "marker", "commander"))
_SHOTS = {
    battle.HIT.source: texts.SHOT_HIT,
    battle.MISSED.source: texts.SHOT_MISSED,
    battle.MISSED_ZIG_ZAG.source: texts.SHOT_MISSED,
}
#: So many lines are shown, so many dice of each.
MOST, DICE = 2, 2


def results(lines: Sequence[LogLine]) -> tuple[LogLine, ...]:
    """The lines that the last action's dice are told in, of the battle that is fought; none before its first."""
    found: list[LogLine] = []
    for line in reversed(lines):
        if line.text.source == battle.BEGAN.source:
            break
        if line.kind in KINDS and line.dice:
            found.insert(0, line)
            if (
                line.kind != "commander"
            ):  # who is in danger is told after what endangers him, and what that cost
                break
        elif found and line.kind != "loss":
            break
    return (*found[:1], *found[1:][-MOST + 1 :])


class LastRoll(Worded, QWidget):
    """One row for each line: its dice, its words."""

    def __init__(self, ui: Ui, presenter: ConquestPresenter) -> None:
        super().__init__()
        self.listen(ui)
        self._presenter = presenter
        self._compact = False
        self._lines: tuple[LogLine, ...] = ()
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(3)
        self._title = label("", "muted")
        grid.addWidget(self._title, 0, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._rows: list[tuple[list[QLabel], QLabel]] = []
        for row in range(MOST):
            dice = [QLabel() for _ in range(DICE)]
            said = label("", "", wrap=True)
            for at, die in enumerate(dice):
                grid.addWidget(die, row, 1 + at, Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(said, row, 1 + DICE)
            self._rows.append((dice, said))
        grid.setColumnStretch(1 + DICE, 1)
        ui.look.changed.connect(self.retranslated)
        self.retranslated()

    @property
    def said(self) -> str:
        """All that is shown, in words."""
        return self.accessibleDescription()

    def set_compact(self, compact: bool) -> None:
        """Without its title, where room is short."""
        self._compact = compact
        self._title.setVisible(not compact)

    def _short(self, line: LogLine) -> Param:
        """A shot in few words; anything else as the log tells it."""
        said = _SHOTS.get(line.text.source)
        if said is None:
            return line.text
        most = dict(line.text.params).get("needed", 1)
        needed: Param = texts.FIRST_NUMBERS(most=most) if most != 1 else 1
        return said(type=Ref("type", self._presenter.tables.units[line.pieces[0]].type), needed=needed)

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """The latest lines of the log, oldest first."""
        found = results(lines)
        if found != self._lines:
            self._lines = found
            self.retranslated()

    def retranslated(self) -> None:
        words = self.ui.words
        fires = any(line.kind == "fire" for line in self._lines)
        title = words(texts.LAST_FIRE if fires else texts.LAST_RESULT)
        self._title.setText(title)
        told = []
        for at, (dice, said) in enumerate(self._rows):
            line = self._lines[at] if at < len(self._lines) else None
            text = words.sentence(self._short(line)) if line is not None else ""
            said.setText(text)
            said.setToolTip(self._tip(line) if line is not None else "")
            said.setVisible(line is not None)
            rolled = line.dice[:DICE] if line is not None else ()
            for number, die in enumerate(dice):
                die.setVisible(number < len(rolled))
                if number < len(rolled):
                    self._show_die(die, rolled[number])
            if line is not None:
                told.append(sentences([str(die.value) for die in rolled] + [text]))
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(told))
        self.setVisible(bool(self._lines))
        self.updateGeometry()

    def _tip(self, line: LogLine) -> str:
        """All of the line, and what its signs mean."""
        explained = self.ui.words(self._presenter.explained(line))
        return "\n".join(part for part in (self.ui.words.wording.log_line(line), explained) if part)

    def _show_die(self, where: QLabel, die: Die) -> None:
        side = self.ui.look.px(26)
        role = None if die.seat is None else "spain" if die.seat == SPAIN else "mexico"
        where.setPixmap(die_pixmap(die.value, side, self.devicePixelRatioF(), sides=die.sides, role=role))
