"""The curtain between seats: the seat's colour, its motif, its name, one sentence. It hides everything else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.fonts import serif
from anahuac.app.look.motifs import motif_path
from anahuac.app.look.paint import painting
from anahuac.app.look.theme import mix, motif
from anahuac.app.ui import Ui
from anahuac.engine.text import Param, text

WHEN_ALONE = text("curtain", "Press Enter when only you look at the screen.")


class Curtain(Worded, QWidget):
    """Covers its parent. ``lifted`` when the person at the table presses Enter or clicks."""

    lifted = Signal()

    def __init__(self, ui: Ui, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = parent
        self.listen(ui)
        self._name: Param = ""
        self._role = "spain"
        self._lifting = False
        self._picture = QPixmap()
        self._shows: tuple[object, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoFillBackground(False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        parent.installEventFilter(self)
        self.hide()

    def fall(self, name: Param, role: str) -> None:
        """Cover the table for a seat of that name and colour role."""
        self._name, self._role = name, role
        self.retranslated()
        self._lifting = False
        seen = self._table.isVisible() and not self.isVisible()
        self.setGeometry(self._table.rect())
        self.raise_()
        self.show()
        self.setFocus()
        motion = self.ui.look.motion
        motion.finish()  # what it hides must not go on before it
        if seen:
            motion.play(
                "curtain", lambda share: self.move(0, round(-self.height() * (1 - share))), owner=self
            )

    @property
    def covers(self) -> bool:
        """Whether it is down, or falling."""
        return self.isVisible() and not self._lifting

    def lift(self) -> None:
        """Uncover the table."""
        if self.isHidden() or self._lifting:
            return
        self._lifting = True
        motion = self.ui.look.motion
        motion.finish_of(self)
        motion.play("curtain", lambda share: self.move(0, round(-self.height() * share)), self._gone, self)

    def _gone(self) -> None:
        if self._lifting:
            self._lifting = False
            self.hide()
            self._picture, self._shows = QPixmap(), ()

    def retranslated(self) -> None:
        self.setAccessibleName(self.ui.words(self._name))
        self.setAccessibleDescription(self.ui.words(WHEN_ALONE))
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.lifted.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.lifted.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._table and event.type() == QEvent.Type.Resize:
            self.ui.look.motion.finish_of(self)
            self.setGeometry(self._table.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        look, ratio = self.ui.look, self.devicePixelRatioF()
        shows = (self.size(), ratio, look.theme, look.text_scale, self._role, self.ui.words(self._name))
        if shows != self._shows:  # painted once, not at every step of its way
            self._shows = shows
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            with painting(self._picture) as inside:
                self._paint(inside)
        QPainter(self).drawPixmap(0, 0, self._picture)

    def _paint(self, painter: QPainter) -> None:
        theme = self.ui.look.theme
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = mix(theme.deep(self._role), "#000000", 0.25)
        painter.fillRect(self.rect(), ground)
        painter.setPen(Qt.PenStyle.NoPen)
        pale = theme("counter.on", 0.06)
        painter.setBrush(pale)
        band, gap = 26.0, 60.0
        y = gap / 2
        while y < self.height():
            painter.drawPath(motif_path(motif(self._role), QRectF(0, y, self.width(), band)))
            y += band + gap
        scale = self.ui.look.text_scale
        painter.setPen(theme("counter.on"))
        painter.setFont(serif(44 * scale, 600, spacing=2 * scale))
        middle = QRectF(self.rect()).adjusted(30, -40 * scale, -30, -40 * scale)
        painter.drawText(
            middle, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.ui.words(self._name)
        )
        painter.setFont(self.ui.look.body_font(18))
        under = QRectF(self.rect()).adjusted(30, 60 * scale, -30, 60 * scale)
        painter.drawText(
            under, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, self.ui.words(WHEN_ALONE)
        )
