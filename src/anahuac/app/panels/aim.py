"""A card over the map: what a shot at the target under the pointer needs, number by number."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.dice import paint_die
from anahuac.app.look.paint import pen
from anahuac.app.presenter import Aim
from anahuac.app.ui import Ui


class AimCard(Worded, QWidget):
    """One line of text, and every face of the die with those that hit filled. It takes no clicks."""

    def __init__(self, ui: Ui, parent: QWidget) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._aim: Aim | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_aim(self, aim: Aim) -> None:
        """These odds."""
        self._aim = aim
        self.retranslated()

    def retranslated(self) -> None:
        self.setAccessibleName(self._said())
        self.resize(self.sizeHint())
        self.update()

    def _said(self) -> str:
        return self.ui.words.sentence(self._aim.said) if self._aim is not None else ""

    def _faces(self) -> int:
        return self._aim.sides if self._aim is not None else 0

    def sizeHint(self) -> QSize:
        px = self.ui.look.px
        said = QFontMetricsF(self.ui.look.body_font(15, 600)).horizontalAdvance(self._said())
        wide = max(said, self._faces() * px(25)) + px(28)
        return QSize(round(wide), px(62))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        aim = self._aim
        if aim is None:
            return
        look = self.ui.look
        px, theme = look.px, look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(pen(theme("warn"), 1.8))
        painter.setBrush(theme("panel.raised"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        painter.setPen(theme("ink"))
        painter.setFont(look.body_font(15, 600))
        upper = QRectF(0, px(4), self.width(), px(26))
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, self._said())
        left = (self.width() - aim.sides * px(25)) / 2
        for at in range(aim.sides):
            box = QRectF(left + at * px(25) + px(2), px(33), px(21), px(21))
            hit = at < aim.hits
            if aim.sides == 6:
                paint_die(painter, box, at + 1, role="warn" if hit else None)
                continue
            painter.setPen(pen(theme("warn" if hit else "panel.line"), 1.2))
            painter.setBrush(theme("warn" if hit else "panel"))
            painter.drawRoundedRect(box, 4, 4)
            painter.setPen(theme("warn.on" if hit else "ink"))
            painter.setFont(look.body_font(13, 600))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(at + 1))
