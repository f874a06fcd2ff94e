"""The transport of the replay: to and fro, play, four speeds, how far at once, bookmark; below them the two bars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from anahuac.app.i18n import Worded
from anahuac.app.look.pictograms import pictogram
from anahuac.app.panels.docks import DockBody, DockHead
from anahuac.app.panels.timebars import PhaseBar, TurnsBar
from anahuac.app.panels.widgets import KeyButton, Segments, label, role
from anahuac.app.replay.playback import SPEEDS, Playback
from anahuac.app.replay.timeline import STRIDES
from anahuac.app.ui import Ui
from anahuac.engine.text import Template, plural, text

REPLAY = text("replay", "Replay")
STEPS_OF = plural("replay", "%n step(s)", "", 1)
TURNS_OF = plural("replay", "%n turn(s)", "", 1)
LENGTH = text("replay", "{steps}, {turns}")
START = text("replay", "To the start")
BACK = text("replay", "Back")
PLAY = text("replay", "Play")
PAUSE = text("replay", "Pause")
ON = text("replay", "On")
END = text("replay", "To the end")
SPEED = text("replay", "Speed")
STRIDE = text("replay", "Step by")
STRIDE_NAMES: dict[str, Template] = {
    "step": text("replay", "step"),
    "phase": text("replay", "phase"),
    "turn": text("replay", "turn"),
}
BOOKMARK = text("replay", "Bookmark")
KEYS = text(
    "replay",
    "Left, Right: step. Page Up, Page Down: phase, with Ctrl: turn. Home, End. Space: play. B: bookmark."
    " Esc: back to now.",
)
#: Effective widths from which speeds and strides stand beside the buttons, and are named.
NAMED_FROM, BESIDE_FROM = 800, 690
#: Effective heights of the window: from which the bar of all turns is shown, below which title and choices go.
TALL_FROM, FLAT_BELOW = 780, 520
SPEED_OF = text("replay", "Speed {speed}")
STRIDE_BY = text("replay", "By {stride}")
MORE = text("replay", "Speed and stride")


class GlyphButton(QPushButton):
    """A button that shows a pictogram and nothing else; it has a name for those who do not see it."""

    def __init__(self, ui: Ui, glyph: str, wide: int = 44, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._glyph = glyph
        self._wide = wide
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_glyph(self, glyph: str) -> None:
        """Show another."""
        self._glyph = glyph
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._ui.look.px(self._wide), self._ui.look.px(36))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QPainter(self)
        self.style().drawControl(QStyle.ControlElement.CE_PushButtonBevel, option, painter, self)
        theme = self._ui.look.theme
        side = self._ui.look.px(20)
        colour = theme("accent.on" if self.property("role") == "primary" else "accent")
        if not self.isEnabled():
            colour = theme("ink.faint")
        made = pictogram(self._glyph, side, colour, self.devicePixelRatioF())
        painter.drawPixmap((self.width() - side) // 2, (self.height() - side) // 2, made)


class Transport(Worded, QWidget):
    """Drives a :class:`Playback`. It stands below the map while one looks at history."""

    bookmark_asked = Signal()

    def __init__(self, ui: Ui, playback: Playback, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self.playback = playback
        self.head = DockHead(ui, REPLAY)
        self.buttons: dict[str, GlyphButton] = {}
        self.turns = TurnsBar(ui, playback.course)
        self.phases = PhaseBar(ui, playback.course)
        for bar in (self.turns, self.phases):
            bar.jumped.connect(self._jumped)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(14, 4, 14, 4)
        column.setSpacing(2)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(4)
        self._first, self._second = QWidget(), QWidget()
        for line in (self._first, self._second):
            row = QHBoxLayout(line)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(7)
            self._rows.addWidget(line)
        column.addLayout(self._rows)
        column.addSpacing(2)
        column.addWidget(self.turns)
        column.addWidget(self.phases)
        self.keys = label("", "caption", wrap=True)
        column.addWidget(self.keys)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.head)
        self._body = DockBody(ui, content)
        whole.addWidget(self._body, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._build()
        self._layout: tuple[bool, bool] | None = None
        self._flat = False
        playback.changed.connect(self._show_state)
        ui.look.changed.connect(self._dress)
        self._arrange()
        self._show_state()

    def _build(self) -> None:
        ui, playback = self.ui, self.playback
        for key, glyph, said, slot in (
            ("start", "skip-back", START, playback.to_start),
            ("back", "step-back", BACK, self._back),
            ("play", "play", PLAY, playback.toggle),
            ("on", "step-forward", ON, self._on),
            ("end", "skip-forward", END, playback.to_end),
        ):
            self._button(key, glyph, said, slot)
        role(self.buttons["play"], "primary")
        self.speed_name, self.stride_name = label("", "muted"), label("", "muted")
        self.speeds, self.strides = Segments(ui), Segments(ui)
        self.speeds.set_items([(key, key) for key in SPEEDS], playback.speed)
        self.strides.set_items([(key, "") for key in STRIDES], playback.stride)
        self.speeds.chosen.connect(playback.set_speed)
        self.strides.chosen.connect(playback.set_stride)
        for key in STRIDES:
            self.say(f"stride:{key}", self._namer(key), STRIDE_NAMES[key])
        self.more = QToolButton()
        self.more.setText("•••")
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self.more)
        self._menu.aboutToShow.connect(self._fill_more)
        self.more.setMenu(self._menu)
        self.say("more", self.more.setAccessibleName, MORE)
        self.say("more-tip", self.more.setToolTip, MORE)
        self.bookmark = KeyButton(ui, "B", "bookmark")
        self.bookmark.clicked.connect(self.bookmark_asked)
        self.say("bookmark", self.bookmark.setText, BOOKMARK)
        self.say("bookmark-name", self.bookmark.setAccessibleName, BOOKMARK)
        for widget, naming in ((self.speeds, SPEED), (self.strides, STRIDE)):
            self.say(f"group:{naming.source}", widget.setAccessibleName, naming)
        self.say("speed", self.speed_name.setText, SPEED)
        self.say("stride", self.stride_name.setText, STRIDE)
        self.say("keys", self.keys.setText, KEYS)

    def _namer(self, key: str) -> Callable[[str], None]:
        def name(said: str) -> None:
            self.strides.set_text(key, said)

        return name

    def _button(self, key: str, glyph: str, said: Template, slot: Callable[[], object]) -> None:
        made = GlyphButton(self.ui, glyph, 56 if key == "play" else 42)
        made.clicked.connect(slot)
        self.buttons[key] = made
        self.say(f"button:{key}", made.setAccessibleName, said)
        self.say(f"button:{key}:tip", made.setToolTip, said)

    # ------------------------------------------------------------------ what is shown

    def show_step(self, step: int, marks: Sequence[int]) -> None:
        """The step looked at, and those with a bookmark."""
        self.turns.show_step(step, marks)
        self.phases.show_step(step, marks)
        last = self.playback.course.last
        for key, possible in (
            ("start", step > 0),
            ("back", step > 0),
            ("on", step < last),
            ("end", step < last),
        ):
            self.buttons[key].setEnabled(possible)
        turns = len(self.playback.course.turns)
        self.head.remark(LENGTH(steps=STEPS_OF(last), turns=TURNS_OF(turns)))

    def _show_state(self) -> None:
        running = self.playback.running
        button = self.buttons["play"]
        button.show_glyph("pause" if running else "play")
        self.say("button:play", button.setAccessibleName, PAUSE if running else PLAY)
        self.say("button:play:tip", button.setToolTip, PAUSE if running else PLAY)
        self.speeds.choose(self.playback.speed)
        self.strides.choose(self.playback.stride)

    def show_room(self, room: float) -> None:
        """Everything, or what is needed most, by the effective height of the window."""
        tall, self._flat = room >= TALL_FROM, room < FLAT_BELOW
        self.turns.setVisible(tall)
        self.keys.setVisible(tall)
        self.head.setVisible(not self._flat)
        self._body.has_head = not self._flat
        self._layout = None
        self._arrange()

    def _fill_more(self) -> None:
        """Speeds and strides as a menu."""
        menu = self._menu
        menu.clear()
        playback, words = self.playback, self.ui.words
        for key in SPEEDS:
            action = menu.addAction(words(SPEED_OF(speed=key)))
            action.setCheckable(True)
            action.setChecked(key == playback.speed)
            action.triggered.connect(partial(playback.set_speed, key))
        menu.addSeparator()
        for stride in STRIDES:
            action = menu.addAction(words(STRIDE_BY(stride=STRIDE_NAMES[stride]())))
            action.setCheckable(True)
            action.setChecked(stride == playback.stride)
            action.triggered.connect(partial(playback.set_stride, stride))

    # ------------------------------------------------------------------ helpers

    def _arrange(self) -> None:
        """One row of controls, or two where the width is small; names of groups only where there is room."""
        room = self.width() / self.ui.look.text_scale
        layout = (room >= NAMED_FROM, room >= BESIDE_FROM)
        if layout == self._layout:
            return
        self._layout = layout
        first, second = self._first.layout(), self._second.layout()
        assert isinstance(first, QHBoxLayout)
        assert isinstance(second, QHBoxLayout)
        named, beside = layout
        for row in (first, second):
            while row.count():
                row.takeAt(0)
        for made in self.buttons.values():
            first.addWidget(made)
        target = first if beside else second
        for name, group in ((self.speed_name, self.speeds), (self.stride_name, self.strides)):
            if named:
                target.addSpacing(self.ui.look.px(10))
            target.addWidget(name)
            target.addWidget(group)
            name.setVisible(named)  # only now: without a parent it would be a window of its own
        if not beside:
            second.addStretch(1)
        first.addStretch(1)
        first.addWidget(self.more)
        first.addWidget(self.bookmark)
        for choices in (self.speeds, self.strides):
            choices.setVisible(beside or not self._flat)
        self.more.setVisible(self._flat and not beside)
        self._second.setVisible(not beside and not self._flat)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _dress(self) -> None:
        self._layout = None
        self._arrange()

    def _back(self) -> None:
        self.playback.back()

    def _on(self) -> None:
        self.playback.onward()

    def _jumped(self, step: int) -> None:
        self.playback.pause()
        self.playback.jump(step)
