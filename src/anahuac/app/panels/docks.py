"""The frame of a panel: a title in small caps with a remark at its right, in a dock that moves and floats."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QDockWidget, QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from anahuac.app.i18n import Worded
from anahuac.app.look.paint import pen
from anahuac.app.look.pictograms import pictogram
from anahuac.app.panels.widgets import ClauseLink, escaped, label
from anahuac.app.ui import Ui
from anahuac.engine.text import Param, Template, text

CLAUSE = text("docks", "Rule {clause}")
CLOSE = text("docks", "Close the panel")
RADIUS = 6
#: The least size of a panel that floats, in effective pixels.
LEAST = (260, 180)


class DockHead(Worded, QWidget):
    """Title line of a panel. Mouse events pass through it to the dock, which is moved by it."""

    clause_asked = Signal(str)
    close_asked = Signal()

    def __init__(self, ui: Ui, title: Template, clause: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.listen(ui)
        self._least = QSize()
        self._title = QLabel()
        self._remark = label("", "caption")
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 4, 10, 3)
        row.addWidget(self._title)
        row.addStretch(1)
        row.addWidget(self._remark)
        self._close = _CloseButton(ui)
        self._close.clicked.connect(self.close_asked)
        self._close.hide()
        self.say("close", self._close.setAccessibleName, CLOSE)
        self.say("close-tip", self._close.setToolTip, CLOSE)
        if clause:
            link = ClauseLink(ui, clause)
            link.asked.connect(self.clause_asked)
            self.say("clause", link.setAccessibleName, CLAUSE(clause=clause.partition(":")[2]))
            row.addWidget(link)
        row.addWidget(self._close)
        self.say("title", self._title.setText, title)
        ui.look.changed.connect(self._dress)
        self._dress()

    def show_close(self, shown: bool) -> None:
        """A panel that floats can be closed at its title."""
        self._close.setVisible(shown)

    def remark(self, said: Param, means: Param = "") -> None:
        """What stands at the right, and what the pointer is told of it."""
        self.say("remark", self._remark.setText, said)
        self.say("remark-tip", self._remark.setToolTip, means)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), max(hint.height(), self.ui.look.px(32)))

    def minimumSizeHint(self) -> QSize:
        """Kept: a window with docks asks for it thousands of times."""
        return self._least

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self.ui.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, RADIUS * 2)
        path = QPainterPath()
        path.addRoundedRect(box, RADIUS, RADIUS)
        painter.fillPath(path, theme("panel"))
        painter.setPen(pen(theme("panel.line"), 1))
        painter.drawPath(path)
        y = self.height() - 0.5
        painter.drawLine(
            QRectF(12, y, self.width() - 24, 0).topLeft(), QRectF(12, y, self.width() - 24, 0).topRight()
        )

    def _dress(self) -> None:
        self._title.setFont(self.ui.look.title_font())
        self._least = QSize(
            self.ui.look.px(60), max(self._title.sizeHint().height() + 7, self.ui.look.px(32))
        )
        self.updateGeometry()
        self.update()


class _CloseButton(QToolButton):
    """A cross, no larger than the title."""

    def __init__(self, ui: Ui) -> None:
        super().__init__()
        self._ui = ui
        ui.look.changed.connect(self._dress)
        self._dress()

    def _dress(self) -> None:
        look = self._ui.look
        self.setFixedSize(look.px(26), look.px(24))
        self.setIconSize(QSize(look.px(13), look.px(13)))
        self.setIcon(pictogram("cross", look.px(13), look.theme("accent"), self.devicePixelRatioF()))


class DockBody(QFrame):
    """The panel under its title, with the rest of the frame."""

    def __init__(self, ui: Ui, content: QWidget) -> None:
        super().__init__()
        self._ui = ui
        self.has_head = True
        layout = QVBoxLayout(self)
        layout.setContentsMargins(1, 3, 1, 2)
        layout.addWidget(content)
        ui.look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        theme = self._ui.look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        top = -RADIUS * 2 if self.has_head else 0.5
        box = QRectF(self.rect()).adjusted(0.5, top, -0.5, -0.5)
        path = QPainterPath()
        path.addRoundedRect(box, RADIUS, RADIUS)
        painter.fillPath(path, theme("panel"))
        painter.setPen(pen(theme("panel.line"), 1))
        painter.drawPath(path)


class Dock(Worded, QDockWidget):
    """A panel that can be moved, floated, closed and put in a tab.

    ``key`` names it in saved layouts, ``short`` is its name on a tab and in menus. ``shut`` tells that a person has
    closed its window.
    """

    shut = Signal()

    def __init__(
        self,
        ui: Ui,
        key: str,
        title: Template,
        content: QWidget,
        clause: str = "",
        short: Template | None = None,
    ) -> None:
        super().__init__()
        self.listen(ui)
        self.setObjectName(key)
        self.head = DockHead(ui, title, clause)
        self.body = DockBody(ui, content)
        self.content = content
        self._no_head = QWidget()
        self._no_head.setFixedHeight(0)
        self.setWidget(self.body)
        self.setTitleBarWidget(self.head)
        self.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetMovable
            | QDockWidget.DockWidgetFeature.DockWidgetFloatable
            | QDockWidget.DockWidgetFeature.DockWidgetClosable
        )
        self.topLevelChanged.connect(self.head.show_close)
        self.topLevelChanged.connect(self._keep_readable)
        ui.look.changed.connect(self._keep_readable)
        self.head.close_asked.connect(self.close)
        named = short or title
        self.say("title", self.setWindowTitle, lambda: escaped(ui.words(named)))  # tabs take & for a mark
        self.say("name", self.setAccessibleName, title)

    def _keep_readable(self) -> None:
        """As a window of its own a panel is never too small to be read, whatever room it had among the others."""
        if not self.isFloating():
            self.setMinimumSize(0, 0)
            return
        least = QSize(self.ui.look.px(LEAST[0]), self.ui.look.px(LEAST[1]))
        content = self.content.minimumSizeHint()
        wanted = least.expandedTo(QSize(content.width(), content.height() + self.head.sizeHint().height()))
        self.setMinimumSize(wanted.boundedTo(self.screen().availableSize()))

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        if event.isAccepted():
            self.shut.emit()

    def show_head(self, shown: bool) -> None:
        """In a tab the tab says the title; else the head does."""
        if shown == self.body.has_head and self.titleBarWidget() is (self.head if shown else self._no_head):
            return
        self.setTitleBarWidget(self.head if shown else self._no_head)
        self.head.setVisible(shown)
        self._no_head.setVisible(not shown)
        self.body.has_head = shown
        self.body.update()


ALIGN_TOP = Qt.AlignmentFlag.AlignTop
