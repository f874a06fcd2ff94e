"""What is known of each side's chances in a scenario: how often it won between computer players, as shipped."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.panels.widgets import Glyph, label, role
from anahuac.app.presenter import Presenter
from anahuac.app.ui import Ui
from anahuac.app.windows import texts
from anahuac.balance import Played, balance_of
from anahuac.engine.text import Param, Ref

#: Between two parts of the bar, in pixels.
GAP = 2.0
NOBODY = "panel.line"


class BalanceCard(Worded, QFrame):
    """The shares as a bar and in words, with their intervals and the number of matches; or that there are none."""

    def __init__(self, ui: Ui, presenter: Presenter, scenario: str) -> None:
        super().__init__()
        self.listen(ui)
        self._presenter = presenter
        info = presenter.game.info
        played = balance_of(info.id, scenario, info.rules_version)
        role(self, "card")
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 10, 14, 10)
        row.setSpacing(12)
        row.addWidget(Glyph(ui, "balance", 24), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(4)
        self.title, self.said = label("", "strong", wrap=True), label("", "muted", wrap=True)
        words.addWidget(self.title)
        row.addLayout(words, 1)
        if played is None or not played.finished:
            words.addWidget(self.said)
            self.say("title", self.title.setText, texts.BALANCE)
            self.say("said", self.said.setText, texts.NOT_PLAYED)
            return
        shares = [(presenter.seat_role(seat), played.win_rate[seat][1]) for seat in played.players]
        words.addWidget(ShareBar(ui, [*shares, (NOBODY, played.draws / played.finished)]))
        words.addWidget(self.said)
        how = label("", "caption", wrap=True)
        words.addWidget(how)
        levels = tuple(texts.level_name(level) for level in dict.fromkeys(played.players.values()))
        self.say("title", self.title.setText, texts.BALANCE_OF(levels=levels))
        self.say("said", self.said.setText, lambda: self._told(played))
        self.say("how", how.setText, texts.BALANCE_FROM(played.finished))

    def _told(self, played: Played) -> str:
        return self.ui.words(texts.BALANCE_SHARES(shares=tuple(self._shares(played))))

    def _shares(self, played: Played) -> Iterator[Param]:
        """Each seat with its share of the matches and the interval of it, in per cent; then those that nobody won."""
        percent = self.ui.words.wording.percent
        for info in self._presenter.game.info.seats:
            if info.id in played.win_rate:
                low, share, high = (round(100 * part) for part in played.win_rate[info.id])
                seat = Ref(info.name.kind, info.name.id, "def")
                yield texts.SIDE_SHARE(seat=seat, share=percent(share), low=low, high=high)
        if played.draws:
            yield texts.NOBODY_SHARE(share=percent(round(100 * played.draws / played.finished)))


class ShareBar(QWidget):
    """Shares beside each other, in the colours of their seats; what stands under it says the same."""

    def __init__(self, ui: Ui, shares: list[tuple[str, float]]) -> None:
        """``shares`` are colour roles with parts of 1."""
        super().__init__()
        self._ui = ui
        self.shares = [(role, share) for role, share in shares if share > 0]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        ui.look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(self._ui.look.px(120), self._ui.look.px(12))

    def parts(self) -> list[tuple[str, QRectF]]:
        """Each share's colour role, and its box."""
        room = self.width() - GAP * (len(self.shares) - 1)
        found, left = [], 0.0
        for colour, share in self.shares:
            wide = room * share
            found.append((colour, QRectF(left, 0, wide, self.height())))
            left += wide + GAP
        return found

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for colour, box in self.parts():
            painter.setBrush(self._ui.look.theme(colour))
            painter.drawRoundedRect(box, 3, 3)
