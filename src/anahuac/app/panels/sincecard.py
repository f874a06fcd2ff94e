"""What happened since one's last turn: a card over a corner of the map, to be looked at or skipped."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.paint import pen
from anahuac.app.panels.widgets import Glyph, KeyButton, clear, label, role
from anahuac.app.presenter import Presenter
from anahuac.app.session import LogEntry
from anahuac.app.ui import Ui
from anahuac.engine.game import LogLine
from anahuac.engine.text import plural, text

SINCE = text("since", "Since your last turn")
BEFORE = plural("since", "%n line(s) before these stand in the log.", "", 1)
SHOW = text("since", "Show me")
SKIP = text("since", "Skip")
WIDE, WIDE_IN_BATTLE, MOST_LINES = 400, 300, 6
MARGIN = 14
#: More of the map's height is covered only where the latest line alone needs it.
SHARE = 0.5


class SinceCard(Worded, QWidget):
    """Lies over a corner of its parent. Esc skips."""

    show_asked = Signal()
    skipped = Signal()

    def __init__(self, ui: Ui, presenter: Presenter, parent: QWidget) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._presenter = presenter
        self._over = parent
        self._entries: tuple[LogEntry, ...] = ()
        #: Where it covers nothing that is read, for a size; ``None`` where there is no such place.
        self.spot: Callable[[QSize], QPoint | None] | None = None
        self.title = label("", "heading")
        self._lines = QVBoxLayout()
        self._lines.setSpacing(4)
        self.show_button = KeyButton(ui, "", "play")
        role(self.show_button, "primary")
        self.show_button.clicked.connect(self.show_asked)
        self.skip = KeyButton(ui)
        self.skip.clicked.connect(self.skipped)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch(1)
        row.addWidget(self.skip)
        row.addWidget(self.show_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(14, 10, 14, 12)
        whole.setSpacing(8)
        whole.addWidget(self.title)
        whole.addLayout(self._lines)
        whole.addLayout(row)
        self.say("name", self.setAccessibleName, SINCE)
        self.say("title", self.title.setText, SINCE)
        self.say("show", self.show_button.setText, SHOW)
        self.say("show-name", self.show_button.setAccessibleName, SHOW)
        self.say("skip", self.skip.setText, SKIP)
        self.say("skip-name", self.skip.setAccessibleName, SKIP)
        parent.installEventFilter(self)
        ui.look.changed.connect(self._dress)
        self._dress()
        self.hide()

    def tell(self, entries: Sequence[LogEntry]) -> None:
        """Show lines of the log, the latest of them where they are many."""
        self._entries = tuple(entries)
        self._fill()
        self.show()
        self.raise_()
        self._place()

    def _fill(self) -> None:
        """As many lines as its share of the map has room for, the others stand in the log; where there is none for
        one, it stands without what is around it."""
        told = [entry.line for entry in self._entries if not entry.line.is_heading]
        self.title.show()
        for most in range(min(len(told), MOST_LINES), 0, -1):
            self._fill_with(told, most)
            if self._fits_in(round(self._over.height() * SHARE)):
                return
        self._fill_with(told, 1, counted=False)
        self.title.setVisible(self._fits)

    @property
    def stands_clear(self) -> bool:
        """Whether all it says can be read, and nothing it should not cover lies under it."""
        return self._fits

    @property
    def _fits(self) -> bool:
        return self._fits_in(self._over.height() - 2 * MARGIN)

    def _fits_in(self, room: int) -> bool:
        """Whether it needs no more height than this, and there is a place for it."""
        high = self._high()
        if high > room:
            return False
        return self.spot is None or self.spot(QSize(self._wide, high)) is not None

    def _fill_with(self, told: Sequence[LogLine], most: int, *, counted: bool = True) -> None:
        self.hush("line")
        clear(self._lines)
        if counted and len(told) > most:
            before = label("", "muted", wrap=True)
            self._lines.addWidget(before)
            self.say("line-before", before.setText, BEFORE(len(told) - most))
            before.show()
        for at, line in enumerate(told[-most:]):
            self._add(at, line)

    def _add(self, at: int, line: LogLine) -> None:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        colour = self._presenter.seat_role(line.seat) + ".text" if line.seat else "ink.muted"
        glyph = Glyph(self.ui, self._presenter.kind_glyph(line.kind, line.seat), 17, colour)
        row.addWidget(glyph, 0, Qt.AlignmentFlag.AlignTop)
        said = label("", "", wrap=True)
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)  # it wraps
        said.setSizePolicy(policy)
        words = self.ui.words
        self.say(f"line{at}", said.setText, lambda: words.wording.log_line(line))
        row.addWidget(said, 1)
        self._lines.addWidget(holder)
        holder.show()  # while the card is seen, a layout counts what it is given only once that is shown

    @property
    def _wide(self) -> int:
        wide = WIDE if self.spot is None else WIDE_IN_BATTLE
        return min(self.ui.look.px(wide), self._over.width() - 2 * MARGIN)

    def _high(self) -> int:
        """How high it has to be to show its lines whole."""
        layout = self.layout()
        assert layout is not None
        for line in self.findChildren(QLabel):
            line.ensurePolished()  # in the font it will have
        layout.invalidate()
        return layout.heightForWidth(self._wide) if layout.hasHeightForWidth() else self.sizeHint().height()

    def _place(self) -> None:
        room = self._over.height()
        high = min(self._high(), room)
        corner = self.spot(QSize(self._wide, high)) if self.spot is not None else None
        corner = corner or QPoint(MARGIN, max(0, min(MARGIN, (room - high) // 2)))
        self.setGeometry(QRect(corner, QSize(self._wide, high)))

    def _dress(self) -> None:
        self.title.setFont(self.ui.look.title_font(17))
        if self.isVisible():
            self._fill()
            self._place()

    def retranslated(self) -> None:
        if self.isVisible():
            self._fill()
            self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._over and event.type() == QEvent.Type.Resize and self.isVisible():
            self._fill()
            self._place()
        return False

    def event(self, event: QEvent) -> bool:
        """Lines are as high as they are only once they have their fonts."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            if self._lines.count() > 1 and not self._fits_in(round(self._over.height() * SHARE)):
                self._fill()
            self._place()
        return done

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.skipped.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self.ui.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen(theme("accent"), 1.4))
        painter.setBrush(theme("panel.raised"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
