"""The Alliances Table: boxes of both camps, grey ones hatched, cursors with motif and two letters."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.counters import CursorFace, paint_counter
from anahuac.app.look.paint import pen, ring, rounded
from anahuac.app.look.patterns import dots, hatch
from anahuac.app.look.theme import mix
from anahuac.app.panels.conquest import texts
from anahuac.app.panels.spoken import announce, sentences
from anahuac.app.panels.tips import show_beside
from anahuac.app.presenters.conquest.hints import hint
from anahuac.app.ui import Ui
from anahuac.engine.text import Ref
from anahuac.games.conquest.data import Box, Tables
from anahuac.games.conquest.model import State

_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}


class AlliancesTable(Worded, QWidget):
    """Paints the table. Pointing at a cursor shows with dots which boxes it may come into."""

    title = texts.ALLIANCES
    inspected = Signal(str)

    def __init__(self, ui: Ui, tables: Tables, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._t = tables
        self._view: State | None = None
        self._pointed = ""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        ui.look.changed.connect(self.updateGeometry)

    def show_view(self, view: State) -> None:
        """The table as it stands; it is painted anew only where a cursor has moved."""
        moved = self._view is None or self._view.cursors != view.cursors
        self._view = view
        if moved:
            self.retranslated()

    def retranslated(self) -> None:
        words = self.ui.words
        self.setAccessibleName(words(texts.ALLIANCES))
        if self._view is not None:
            self._describe()
        self.update()

    def _describe(self) -> None:
        """The cursor the keys are at, and where it may go; all of them while it is at none."""
        words = self.ui.words
        if not self._pointed or not self.hasFocus():
            told = [self._spoken(nation) for nation in self._t.cursors]
        else:
            track = tuple(Ref("box", box) for box in self._t.cursors[self._pointed].track)
            told = [self._spoken(self._pointed), words.sentence(texts.MAY_STAND(boxes=track))]
        self.setAccessibleDescription(sentences(told))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from cursor to cursor, Enter shows the nation."""
        nations = list(self._t.cursors)
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._pointed:
            self.inspected.emit(f"nation:{self._pointed}")
        elif key in _STEPS and self._view is not None:
            at = nations.index(self._pointed) if self._pointed in nations else -max(_STEPS[Qt.Key(key)], 0)
            self._pointed = nations[(at + _STEPS[Qt.Key(key)]) % len(nations)]
            self._describe()
            announce(self, self.accessibleDescription())
            self.update()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._pointed = ""
        self.retranslated()

    def _spoken(self, nation: str) -> str:
        assert self._view is not None
        box = self._view.cursors[nation]
        words = self.ui.words
        said = words(texts.CURSOR_AT(nation=Ref("nation", nation), box=Ref("box", box)))
        crosses = texts.MAY_CROSS if self._t.cursors[nation].may_change_camp else texts.MAY_NOT_CROSS
        return f"{said}, {words(crosses)}"

    def _told(self, nation: str, box: Box | None) -> str:
        """A cursor, or a box, and what it means."""
        words = self.ui.words
        if nation:
            return f"{self._spoken(nation)}\n{words(hint('cursor'))}"
        if box is None:
            return ""
        return f"{words(Ref('box', box.id))}\n{words(hint('grey' if box.grey else box.zone))}"

    def sizeHint(self) -> QSize:
        return QSize(self.ui.look.px(420), self.ui.look.px(176))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.ui.look.px(230), self.ui.look.px(160))

    # ------------------------------------------------------------------ geometry

    def _grid(self) -> tuple[float, float, float, float]:
        """Left edge of the boxes, width of a column, tops of the two rows."""
        k = self.ui.look.text_scale
        left = (86 if self.width() > 330 * k else 66) * k
        wide = (self.width() - left - 14 * k) / 8
        free = self.height() - 24 * k - 18 * k
        row = min(62 * k, free / 2)
        return left, wide, 22 * k, row

    def _box_rect(self, box: Box) -> QRectF:
        left, wide, top, high = self._grid()
        row = [other for other in self._t.alliances.boxes if other.row == box.row]
        at = row.index(box)
        columns = 8 / len(row)
        shift = 4 if at * columns >= 4 else 0
        y = top if box.row == "major" else top + high + 12 * self.ui.look.text_scale
        return QRectF(left + at * columns * wide + 2 + shift, y, columns * wide - 6, high)

    def _cursor_rect(self, nation: str) -> QRectF:
        assert self._view is not None
        box = self._t.boxes[self._view.cursors[nation]]
        rect = self._box_rect(box)
        here = [n for n in self._t.cursors if self._view.cursors[n] == box.id]
        at = here.index(nation)
        side = min(34 * self.ui.look.text_scale, rect.width() / max(1, len(here)) - 2, rect.height() - 18)
        side = max(side, 16.0)
        gap = side + 3
        x = rect.center().x() + (at - (len(here) - 1) / 2) * gap
        if box.value is not None and len(here) > 1 and gap * len(here) > rect.width():
            x = rect.center().x()
            y = rect.bottom() - side / 2 - 2 - at * side * 0.55
        else:
            y = rect.bottom() - side / 2 - 4 if box.value is not None else rect.center().y()
        return QRectF(x - side / 2, y - side / 2, side, side)

    # ------------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._view is None:
            return
        look = self.ui.look
        theme = look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, wide, top, high = self._grid()
        painter.setFont(look.body_font(13))
        painter.setPen(theme("ink.muted"))
        for lo, hi, said in (
            (0, 2, texts.UNSHAKEABLE),
            (2, 4, texts.DOUBT),
            (4, 6, texts.DOUBT),
            (6, 8, texts.UNSHAKEABLE),
        ):
            area = QRectF(left + lo * wide, 0, (hi - lo) * wide, top - 2)
            self._paint_fitting(painter, area, self.ui.words(said), 13)
        painter.setPen(theme("ink"))
        for y, said in ((top, texts.MAJOR), (top + high + 12 * look.text_scale, texts.MINOR)):
            painter.setFont(look.body_font(14.5, 600))
            area = QRectF(12 * look.text_scale, y, left - 14 * look.text_scale, high)
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, self.ui.words(said))
        for box in self._t.alliances.boxes:
            self._paint_box(painter, box)
        painter.setPen(pen(theme("ink"), 2))
        x = left + 4 * wide + 1
        foot = top + 2 * high + 12 * look.text_scale
        painter.drawLine(QPointF(x, top - 2), QPointF(x, foot + 2))
        for nation in self._t.cursors:
            rect = self._cursor_rect(nation)
            paint_counter(painter, rect, CursorFace(nation, self.ui.words(texts.SHORT[nation])))
            if self.hasFocus() and nation == self._pointed:
                ring(painter, rect.adjusted(-2, -2, 2, 2), theme)
        if self.hasFocus() and not self._pointed:
            ring(painter, QRectF(self.rect()).adjusted(4, 3, -4, -3), theme)

    def _paint_fitting(self, painter: QPainter, area: QRectF, said: str, size: float) -> None:
        font = self.ui.look.body_font(size)
        painter.setFont(font)
        while size > 11 and painter.fontMetrics().horizontalAdvance(said) > area.width():
            size -= 0.5
            painter.setFont(self.ui.look.body_font(size))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, said)

    def _paint_box(self, painter: QPainter, box: Box) -> None:
        theme = self.ui.look.theme
        rect = self._box_rect(box)
        path = rounded(rect, 4)
        doubt = box.zone == "doubt"
        wash = theme("spain.wash" if box.camp == "spain" else "mexico.wash")
        painter.setPen(Qt.PenStyle.NoPen)
        if box.grey:
            painter.setBrush(mix(theme("panel"), theme("ink"), 0.16))
        else:
            painter.setBrush(mix(theme("panel.raised"), wash, 0.28 if doubt else 0.55))
        painter.drawPath(path)
        if box.grey:
            hatch(painter, path, theme("ink", 0.22), 7, 1.2, 135)
        if self._pointed and box.id in self._t.cursors[self._pointed].track:
            dots(painter, path, theme("accent", 0.8), 8, 1.4)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        line = Qt.PenStyle.DashLine if doubt else Qt.PenStyle.SolidLine
        painter.setPen(pen(theme("border", 0.6), 1, line))
        painter.drawPath(path)
        if box.value is not None:
            painter.setPen(theme("ink"))
            painter.setFont(self.ui.look.heading_font(14))
            corner = rect.adjusted(5, 1, 0, 0)
            painter.drawText(corner, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, str(box.value))

    # ------------------------------------------------------------------ pointing

    def _nation_at(self, at: QPointF) -> str:
        if self._view is None:
            return ""
        return next((n for n in self._t.cursors if self._cursor_rect(n).contains(at)), "")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        nation = self._nation_at(event.position())
        if nation != self._pointed:
            self._pointed = nation
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        nation = self._nation_at(event.position())
        if nation:
            self.inspected.emit(f"nation:{nation}")

    def leaveEvent(self, event: QEvent) -> None:
        self._pointed = ""
        self.update()
        super().leaveEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            nation = self._nation_at(QPointF(event.pos()))
            box = next(
                (b for b in self._t.alliances.boxes if self._box_rect(b).contains(QPointF(event.pos()))), None
            )
            said = self._told(nation, box)
            show_beside(self, said, event.globalPos())
            return True
        return super().event(event)
