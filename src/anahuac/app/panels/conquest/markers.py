"""A tactical marker on the panel of a battle, and the steps lost as pips."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.counters import MARKER_GLYPHS, TacticalFace, paint_counter
from anahuac.app.look.paint import focus_frame, pen, ring
from anahuac.app.panels.conquest import texts
from anahuac.app.panels.spoken import of_mark
from anahuac.app.panels.tips import show_beside
from anahuac.app.presenters.conquest.hints import marker_hint
from anahuac.app.ui import Ui
from anahuac.engine.text import Param, Ref
from anahuac.games.conquest.terms import INDIAN, SPAIN, Camp


class MarkerButton(Worded, QAbstractButton):
    """A tactical marker with its name and what has become of it; or several of them face down, with their number.

    ``marker`` is ``None`` face down, ``count`` how many of them stand side by side.
    """

    pressed = Signal(str)
    entered = Signal(str)  # Enter, which confirms where there is something to confirm

    def __init__(
        self, ui: Ui, camp: Camp, marker: str | None, state: Param, faded: bool = False, count: int = 1
    ) -> None:
        super().__init__()
        self.listen(ui)
        self.camp, self.marker, self.count = camp, marker, count
        self._state, self._faded = state, faded
        self._mark = ""
        self._compact = False
        if marker is not None and not faded:
            self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            self.setCursor(Qt.CursorShape.PointingHandCursor)
            self.clicked.connect(self._press)
        else:
            self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.retranslated()

    @property
    def ref(self) -> str:
        """The marker's ref, "" face down."""
        return f"marker:{self.marker}" if self.marker is not None else ""

    @property
    def name(self) -> str:
        """Its name, or how many lie face down."""
        said = Ref("marker", self.marker) if self.marker is not None else texts.FACE_DOWN(self.count)
        return self.ui.words(said)

    def retranslated(self) -> None:
        self.setAccessibleName(self.name)
        self._describe()
        self.updateGeometry()
        self.update()

    def show_mark(self, mark: str) -> None:
        """How the tool marks it."""
        if mark != self._mark:
            self._mark = mark
            self._describe()
            self.update()

    @property
    def caption(self) -> Param:
        """What has become of it: of one still to be chosen, whether it is chosen."""
        return texts.CHOSEN() if self._mark == "selected" and self._state == texts.IN_HAND() else self._state

    def _describe(self) -> None:
        words, caption = self.ui.words, self.caption
        marked = () if caption != self._state else of_mark(self._mark)
        said = [words(part) for part in (caption, *marked)]
        self.setAccessibleDescription(", ".join(part for part in said if part))
        named = words(texts.SOURCE(what=self.name, state=caption)) if caption else self.name
        self.setToolTip(f"{named}\n{words(marker_hint(self.marker))}" if self.marker else named)

    def set_compact(self, compact: bool) -> None:
        """Smaller, in low panels."""
        self._compact = compact
        self.updateGeometry()
        self.update()

    @property
    def _metrics(self) -> tuple[QFontMetricsF, QFontMetricsF]:
        """Of the name, and of what has become of it."""
        look = self.ui.look
        name = look.body_font(12.5, 600 if self.marker is not None else 400)
        return QFontMetricsF(name), QFontMetricsF(look.body_font(12))

    @property
    def _side(self) -> int:
        return round((38 if self._compact else 48) * min(self.ui.look.text_scale, 1.5))

    def sizeHint(self) -> QSize:
        """Name and caption take one line each in low panels; else the name may take two, broken between words."""
        px = self.ui.look.px
        name, caption = self._metrics
        said = self.name if self._compact else max(self.name.split(), key=name.horizontalAdvance)
        longest = max(name.horizontalAdvance(said), caption.horizontalAdvance(self.ui.words(self.caption)))
        wide = max(px(84), round(longest) + px(8), self.count * (self._side + 6) + 6)
        high = math.ceil((1 if self._compact else 2) * name.height() + caption.height())
        return QSize(wide, self._side + 8 + high)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        look = self.ui.look
        theme = look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._side
        left = (self.width() - self.count * (side + 6) + 6) / 2
        glyph = MARKER_GLYPHS[self.marker] if self.marker is not None else ""
        painter.setOpacity(0.45 if self._faded else 1.0)
        for at in range(self.count):
            box = QRectF(left + at * (side + 6), 4, side, side)
            paint_counter(painter, box, TacticalFace(self.camp, glyph, self.marker is not None))
        painter.setOpacity(1.0)
        box = QRectF(left, 4, side, side)
        if self._mark == "selected":
            ring(painter, box.adjusted(-2, -2, 2, 2), theme)
        elif self._mark == "reach":
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(theme("accent"), 2.4, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 9, 9)
        if self.hasFocus():
            focus_frame(painter, QRectF(self.rect()), theme)
        area = QRectF(0, box.bottom() + 4, self.width(), self.height() - box.bottom() - 4)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.setFont(look.body_font(12.5, 600 if self.marker is not None else 400))
        painter.setPen(theme("ink" if self.marker is not None else "ink.muted"))
        used = painter.boundingRect(area, flags, self.name)
        painter.drawText(area, flags, self.name)
        painter.setFont(look.body_font(12))
        painter.setPen(theme("ink.muted"))
        painter.drawText(area.adjusted(0, used.height(), 0, 0), flags, self.ui.words(self.caption))

    def _press(self) -> None:
        self.pressed.emit(self.ref)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.ref:
            self.entered.emit(self.ref)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            show_beside(self)
            return True
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().event(event)


class Losses(Worded, QWidget):
    """Steps lost: square pips for Spain, round ones for the Indians, and the figure."""

    def __init__(self, ui: Ui) -> None:
        super().__init__()
        self.listen(ui)
        self._lost = {SPAIN: 0, INDIAN: 0}

    def show_lost(self, lost: dict[Camp, int]) -> None:
        self._lost = lost
        words = self.ui.words
        self.setAccessibleName(words(texts.STEPS_LOST))
        self.setAccessibleDescription(", ".join(f"{words(Ref('camp', c))} {n}" for c, n in lost.items()))
        self.update()

    def retranslated(self) -> None:
        self.show_lost(self._lost)

    def sizeHint(self) -> QSize:
        return QSize(self.ui.look.px(230), self.ui.look.px(64))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ui.look.px(180), self.ui.look.px(60))

    def pips(self, row: int, lost: int) -> list[QRectF]:
        """One for each step, closer together and smaller where there are many, so that they and the figure agree."""
        look = self.ui.look
        left, room = look.px(116), max(self.width() - look.px(116) - look.px(30), 1)
        step = min(look.px(11) + 3.0, room / max(lost, 1))
        side = min(float(look.px(11)), step * 0.8)
        middle = look.px(4 + row * 29) + look.px(24) / 2
        return [QRectF(left + at * step, middle - side / 2, side, side) for at in range(lost)]

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        look = self.ui.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for row, (camp, lost) in enumerate(self._lost.items()):
            y = look.px(4 + row * 29)
            high = look.px(24)
            painter.setFont(look.body_font(14, 600))
            painter.setPen(look.theme("ink"))
            left = QRectF(0, y, look.px(112), high)
            painter.drawText(left, Qt.AlignmentFlag.AlignVCenter, self.ui.words(Ref("camp", camp)))
            painter.drawText(
                QRectF(0, y, self.width(), high),
                Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
                str(lost),
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.theme("spain" if camp == SPAIN else "mexico"))
            for pip in self.pips(row, lost):
                if camp == SPAIN:
                    painter.drawRoundedRect(pip, 2, 2)
                else:
                    painter.drawEllipse(pip)
