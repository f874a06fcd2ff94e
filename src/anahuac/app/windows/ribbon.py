"""The head of a battle: what is fought, and the sequence as a row of arrows with the present one filled."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QSizePolicy, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.paint import pen
from anahuac.app.panels.widgets import label
from anahuac.app.presenter import Heading, Stage
from anahuac.app.ui import Ui


class Ribbon(Worded, QWidget):
    """Stages from left to right; those that have no room go, the present one never."""

    def __init__(self, ui: Ui) -> None:
        super().__init__()
        self.listen(ui)
        self._stages: tuple[Stage, ...] = ()
        self._tight = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_stages(self, stages: tuple[Stage, ...]) -> None:
        """These stages."""
        self._stages = stages
        self.retranslated()

    def retranslated(self) -> None:
        said = [self.ui.words.sentence(stage.said) for stage in self._stages]
        now = next((s for s, stage in zip(said, self._stages, strict=True) if stage.state == "now"), "")
        self.setAccessibleName(now)
        self.setAccessibleDescription(", ".join(said))
        self.update()

    def set_tight(self, tight: bool) -> None:
        """Lower, with narrower arrows."""
        self._tight = tight
        self.updateGeometry()
        self.update()

    @property
    def _size(self) -> float:
        return 12.5 if self._tight else 13.5

    @property
    def _pad(self) -> int:
        """What an arrow has beyond its words and the two tips."""
        return self.ui.look.px(4 if self._tight else 12)

    @property
    def _tip(self) -> int:
        return self.ui.look.px(7 if self._tight else 10)

    def sizeHint(self) -> QSize:
        return QSize(self.ui.look.px(560), self.ui.look.px(22 if self._tight else 32))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ui.look.px(120), self.ui.look.px(22 if self._tight else 30))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        look = self.ui.look
        theme = look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tip = self._tip
        x = 1.0
        for stage in self._fitting():
            now = stage.state == "now"
            font = look.body_font(self._size, 600 if now else 400)
            said = self.ui.words.sentence(stage.said)
            wide = QFontMetricsF(font).horizontalAdvance(said) + 2 * tip + self._pad
            top, foot = 1.0, self.height() - 2.0
            middle = (top + foot) / 2
            shape = QPolygonF(
                [
                    QPointF(x, top),
                    QPointF(x + wide - tip, top),
                    QPointF(x + wide, middle),
                    QPointF(x + wide - tip, foot),
                    QPointF(x, foot),
                    QPointF(x + tip, middle),
                ]
            )
            role = {"now": "accent", "past": "accent.wash", "next": "panel.raised"}[stage.state]
            painter.setBrush(theme(role))
            painter.setPen(pen(theme("accent" if now else "panel.line"), 1.2))
            painter.drawPolygon(shape)
            painter.setPen(theme("accent.on" if now else "ink"))
            painter.setFont(font)
            area = QRectF(x + tip, top, wide - tip, foot - top)
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, said)
            x += wide - tip + 5

    def _fitting(self) -> list[Stage]:
        """As many stages as fit, from the present one on, earlier ones first to go."""
        stages = list(self._stages)
        look = self.ui.look

        def width() -> float:
            metrics = QFontMetricsF(look.body_font(self._size, 600))
            beside = self._tip + self._pad + 5
            said = (self.ui.words.sentence(stage.said) for stage in stages)
            return sum(metrics.horizontalAdvance(name) + beside for name in said)

        while len(stages) > 1 and width() > self.width():
            if stages[0].state != "now":
                stages.pop(0)
            else:
                stages.pop()
        return stages


class BattleHead(Worded, QWidget):
    """Name of the battle, round, ribbon."""

    def __init__(self, ui: Ui) -> None:
        super().__init__()
        self.listen(ui)
        self._name = QLabel()
        self._round = label("", "caption")
        self.ribbon = Ribbon(ui)
        self._tight = False
        words = self._words = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        words.setSpacing(0)
        words.addWidget(self._name, 0, Qt.AlignmentFlag.AlignBottom)
        words.addWidget(self._round, 0, Qt.AlignmentFlag.AlignVCenter)
        row = self._row = QHBoxLayout(self)
        row.addLayout(words)
        row.addWidget(self.ribbon, 1)
        ui.look.changed.connect(self._dress)
        self._dress()

    def show_heading(self, heading: Heading) -> None:
        """The battle."""
        self.say("name", self._name.setText, lambda: self.ui.words.sentence(heading.title))
        self.say("round", self._round.setText, heading.now)
        self.ribbon.show_stages(heading.ribbon)

    def set_tight(self, tight: bool) -> None:
        """Everything on one line, no higher than the ribbon: the board below needs the height."""
        if tight != self._tight:
            self._tight = tight
            self._dress()

    def _dress(self) -> None:
        tight = self._tight
        way = QBoxLayout.Direction.LeftToRight if tight else QBoxLayout.Direction.TopToBottom
        self._words.setDirection(way)
        self._words.setSpacing(10 if tight else 0)
        self._row.setContentsMargins(*((8, 0, 4, 0) if tight else (12, 2, 8, 4)))
        self._row.setSpacing(12 if tight else 20)
        self.ribbon.set_tight(tight)
        self._name.setFont(self.ui.look.heading_font(15 if tight else 19))
