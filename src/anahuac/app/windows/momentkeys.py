"""The keys of the moment: what the keyboard does now, with the question that is asked and the window as it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.panels.widgets import Scrolling, key_name, label, rule
from anahuac.app.presenter import Button
from anahuac.app.ui import Ui
from anahuac.app.windows.entries import Entry
from anahuac.engine.text import Param, text

TITLE = text("keys", "What the keys do now")
ANSWERS = text("keys", "The question")
ON_THE_MAP = text("keys", "On the map")
IN_HISTORY = text("keys", "In history")
IN_THE_WINDOW = text("keys", "In the window")
CLOSE = text("keys", "Close")
MAP_KEYS: tuple[tuple[str, Param], ...] = (
    ("Left Right Up Down", text("keys", "go to the neighbouring place and hear what is there")()),
    ("Tab Shift+Tab", text("keys", "go through the pieces that can act, then the places to choose")()),
    ("Return", text("keys", "choose what the cursor is on, or confirm the answer")()),
    ("Space", text("keys", "choose what the cursor is on, or give it up")()),
    ("Esc", text("keys", "step back")()),
    ("Backspace", text("keys", "take back the last point of a path")()),
)


PAST_KEYS: tuple[tuple[str, Param], ...] = (
    ("Left Right", text("keys", "a step back or forward")()),
    ("PgUp PgDown", text("keys", "to the phase before or after")()),
    ("Ctrl+PgUp Ctrl+PgDown", text("keys", "to the turn before or after")()),
    ("Home End", text("keys", "to the start or the end of the match")()),
    ("Space", text("keys", "play or pause")()),
    ("B", text("keys", "set a bookmark and write its note")()),
    ("Esc", text("keys", "back to the match as it stands")()),
)


class MomentKeys(Worded, QDialog):
    """A list of keys; Esc or ? closes it."""

    def __init__(
        self,
        ui: Ui,
        answers: Sequence[Button],
        items: Sequence[Entry],
        with_map: bool,
        parent: QWidget,
        *,
        past: bool = False,
    ) -> None:
        super().__init__(parent)
        self.listen(ui)
        inside = QWidget()
        self._grid = QGridLayout(inside)
        self._grid.setColumnStretch(1, 1)
        self._grid.setHorizontalSpacing(ui.look.px(18))
        pressed = [button for button in answers if button.shortcut and button.enabled]
        if pressed:
            self._head(ANSWERS())
            for button in pressed:
                self._line(key_name(button.shortcut), button.said)
        if with_map:
            self._head(IN_HISTORY() if past else ON_THE_MAP())
            for keys, said in PAST_KEYS if past else MAP_KEYS:
                self._line(" ".join(map(key_name, keys.split())), said)
        self._head(IN_THE_WINDOW())
        for entry in items:
            if entry.keys and entry.action.isEnabled():
                self._line(entry.keys.replace("; ", "  "), entry.title)
        self._grid.setRowStretch(self._grid.rowCount(), 1)
        self.area = Scrolling(inside)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        buttons = QDialogButtonBox()
        done = buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.area, 1)
        column.addWidget(buttons)
        self.say("title", self.setWindowTitle, TITLE)
        self.say("area", self.area.setAccessibleName, TITLE)
        self.say("close", done.setText, CLOSE)
        self.resize(ui.look.px(560), ui.look.px(600))

    def _head(self, said: Param) -> None:
        row = self._grid.rowCount()
        made = label("", "strong")
        made.setFont(self.ui.look.title_font(16))
        self._grid.addWidget(made, row, 0, 1, 2)
        self._grid.addWidget(rule(), row + 1, 0, 1, 2)
        self.say(f"head:{row}", made.setText, said)

    def _line(self, keys: str, said: Param) -> None:
        row = self._grid.rowCount()
        what = label("", wrap=True)
        self._grid.addWidget(label(keys, "strong"), row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(what, row, 1)
        self.say(f"line:{row}", what.setText, lambda: self.ui.words.sentence(said))
