"""The map while one looks at history: a frame of gold dashes, the step in gold, ghosts where stacks came from."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QRegion
from PySide6.QtWidgets import QWidget

from anahuac.app.look.counters import Face
from anahuac.app.look.pictograms import pictogram
from anahuac.app.mapview import MapView
from anahuac.app.mapview.ghosts import GhostItem
from anahuac.app.replay.trace import Trace
from anahuac.app.ui import Ui

WIDTH = 4
_ASIDE = 1.15


class GoldFrame(QWidget):
    """Dashes along the edge of its parent; the mouse passes through it."""

    def __init__(self, ui: Ui, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui = ui
        self._parent = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        parent.installEventFilter(self)
        ui.look.changed.connect(self.update)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._parent and event.type() == QEvent.Type.Resize:
            self._fit()
        return False

    def _fit(self) -> None:
        self.setGeometry(self._parent.rect())
        inside = self.rect().adjusted(WIDTH, WIDTH, -WIDTH, -WIDTH)
        self.setMask(QRegion(self.rect()) - QRegion(inside))  # only the edge lies over the map
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._ui.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme("panel.raised"))
        line = QPen(theme("gold"), WIDTH - 0.5, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
        line.setDashPattern([3.2, 1.6])
        painter.setPen(line)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        half = WIDTH / 2
        painter.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))


class Tag(QWidget):
    """What the bookmark of the step looked at says, in a corner of its parent; the mouse passes through it."""

    def __init__(self, ui: Ui, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui = ui
        self._parent = parent
        self._said = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def tell(self, said: str) -> None:
        """Say something, nothing for ""."""
        self._said = said
        look = self._ui.look
        self.setAccessibleName(said)
        wide = QFontMetrics(look.body_font(14.5, 600)).horizontalAdvance(said) + look.px(46)
        self.setGeometry(14, 14, min(wide, self._parent.width() - 28), look.px(36))
        self.setVisible(bool(said))
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        look = self._ui.look
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.theme("gold"), 1.4))
        painter.setBrush(look.theme("panel.raised"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        side = look.px(16)
        flag = pictogram("bookmark", side, look.theme("gold"), self.devicePixelRatioF())
        painter.drawPixmap(look.px(11), (self.height() - side) // 2, flag)
        font = look.body_font(14.5, 600)
        painter.setFont(font)
        painter.setPen(look.theme("ink"))
        area = self.rect().adjusted(look.px(36), 0, -look.px(8), 0)
        said = QFontMetrics(font).elidedText(self._said, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, said)


class PastMap:
    """Draws a trace on a map view. What the table draws itself is left alone but for marks of the same places."""

    def __init__(self, ui: Ui, view: MapView, frame: QWidget) -> None:
        self._ui = ui
        self._view = view
        self._ghosts: list[GhostItem] = []
        self.tag = Tag(ui, frame)
        self.frame = GoldFrame(ui, frame)
        self.frame.hide()

    def show(self, trace: Trace) -> None:
        """Show what a step did, and bring it into view."""
        self.frame.show()
        self.frame.raise_()
        self._clear_ghosts()
        view = self._view
        board = view.board
        if board is None:
            return
        places = [place for place in trace.places if place in board.places]
        view.set_overlay(dict.fromkeys(places, "replay"))
        view.set_arrows([arrow for arrow in trace.arrows if set(arrow.places) <= board.places.keys()])
        for ghost in trace.ghosts:
            if ghost.place in board.places:
                self._add(ghost.place, ghost.faces)
        touched = [*places, *(ghost.place for ghost in trace.ghosts if ghost.place in board.places)]
        seen = view.camera.visible()
        if not all(seen.contains(QPointF(*board.places[place].centre)) for place in touched):
            view.centre_on(touched[0])

    def hide(self) -> None:
        """Nothing of it any more."""
        self.frame.hide()
        self.tag.hide()
        self._clear_ghosts()
        self._view.set_arrows(())

    def _add(self, place: str, faces: tuple[Face, ...]) -> None:
        view, board = self._view, self._view.board
        assert board is not None
        at, size = view.spot(place), board.piece_size
        if any(token.spec.place == place for token in view.tokens):
            at = at - QPointF(size * _ASIDE, 0)  # others stand there now
        item = GhostItem(faces, at, size, self._ui.look.theme, view.cache)
        self._ghosts.append(item)
        view.stage.addItem(item)

    def _clear_ghosts(self) -> None:
        for item in self._ghosts:
            self._view.stage.removeItem(item)
        self._ghosts = []
