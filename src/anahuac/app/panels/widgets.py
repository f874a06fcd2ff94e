"""Small parts that all panels are made of: buttons with their key, clause links, segments, flowing rows."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QLayoutItem,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QToolTip,
    QWidget,
)

from anahuac.app.hints import TITLED
from anahuac.app.look.pictograms import pictogram
from anahuac.app.ui import Ui

#: Letters of what a tooltip tells of a clause, and of its lines.
TOLD, LINE = 200, 70


def role(widget: QWidget, name: str) -> None:
    """Give a widget a role of the style sheet, also after it has been shown."""
    _dressed(widget, "role", name)


def ink(label: QLabel, colour: str) -> None:
    """Write a label in a colour role that ends in ``.text``, also after it has been shown.

    A style sheet of the label's own would do the same many times slower.
    """
    _dressed(label, "ink", colour)


def _dressed(widget: QWidget, key: str, value: str) -> None:
    if widget.property(key) != value:
        widget.setProperty(key, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def label(text: str = "", name: str = "", *, wrap: bool = False) -> QLabel:
    """A label with a role."""
    made = QLabel(text)
    if name:
        made.setProperty("role", name)
    made.setWordWrap(wrap)
    made.setTextFormat(Qt.TextFormat.PlainText)
    return made


class Scrolling(QScrollArea):
    """Holds a panel, or is one, and scrolls up and down by itself where there is less room than that needs."""

    def __init__(self, content: QWidget | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        if content is not None:
            self.setWidget(content)


def rule() -> QFrame:
    """A hairline."""
    line = QFrame()
    line.setProperty("role", "rule")
    line.setFixedHeight(1)
    return line


def clear(layout: QLayout) -> None:
    """Empty a layout; its widgets go."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        inner = item.layout()
        if widget is not None:
            widget.hide()  # still a child until it is deleted: as a window it would be dressed all over again
            widget.deleteLater()
        elif inner is not None:
            clear(inner)


def key_name(key: str) -> str:
    """A key as people call it in the language of the keyboard; the return key is Enter, as it says on it."""
    name = "Enter" if key == "Return" else key
    return QKeySequence(name).toString(QKeySequence.SequenceFormat.NativeText) if name else ""


def escaped(said: str) -> str:
    """A text as the title of a button or an action that shows just that, whatever letters it holds."""
    return said.replace("&", "&&")


class KeyButton(QPushButton):
    """A button that shows the key that presses it, smaller, at its right; a pictogram at its left if given."""

    def __init__(self, ui: Ui, key: str = "", glyph: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._key = key
        self._glyph = glyph
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_key(self, key: str) -> None:
        """Show another key."""
        self._key = key
        self.updateGeometry()
        self.update()

    @property
    def shown_key(self) -> str:
        """The key as the keyboard's language names it."""
        return key_name(self._key)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        self.ensurePolished()
        extra = 0
        if self._key:
            metrics = self.fontMetrics()
            extra += round(metrics.horizontalAdvance(self.shown_key) * 0.85) + self._ui.look.px(12)
        if self._glyph:
            extra += self._ui.look.px(24)
        return QSize(hint.width() + extra, hint.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._key and not self._glyph:
            super().paintEvent(event)
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        written = option.text
        option.text = ""
        painter = QPainter(self)
        self.style().drawControl(QStyle.ControlElement.CE_PushButtonBevel, option, painter, self)
        painter.setPen(self._ink())
        area = self.rect().adjusted(self._ui.look.px(13), 0, -self._ui.look.px(11), 0)
        if self._glyph:
            side = self._ui.look.px(17)
            at = QPoint(area.left(), area.center().y() - side // 2)
            painter.drawPixmap(at, pictogram(self._glyph, side, self._ink(), self.devicePixelRatioF()))
            area.setLeft(area.left() + side + self._ui.look.px(7))
        middle = Qt.AlignmentFlag.AlignVCenter
        start = Qt.AlignmentFlag.AlignLeft if self._key or self._glyph else Qt.AlignmentFlag.AlignHCenter
        painter.drawText(area, middle | start | Qt.TextFlag.TextShowMnemonic, written)
        if self._key:
            font = painter.font()
            font.setPixelSize(max(11, round(font.pixelSize() * 0.8)))
            font.setWeight(font.Weight.Normal)
            painter.setFont(font)
            painter.setOpacity(0.85)
            painter.drawText(area, middle | Qt.AlignmentFlag.AlignRight, self.shown_key)

    def _ink(self) -> QColor:
        theme = self._ui.look.theme
        if not self.isEnabled():
            return theme("ink.faint")
        warn = self.property("role") == "warn"
        if self.property("role") == "primary" or self.isChecked() or self.isDown():
            return theme("warn.on" if warn else "accent.on")
        return theme("warn" if warn else "accent")


class ClauseLink(QPushButton):
    """A clause as a link; ``asked`` tells which, to open it."""

    asked = Signal(str)

    def __init__(self, ui: Ui, clause: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._clause = ""
        self.setProperty("role", "clause")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self._ask)
        self.set_clause(clause)

    def set_clause(self, clause: str) -> None:
        """Show another clause, ``"game:id"``; nothing for ""."""
        self._clause = clause
        self.setText(clause.partition(":")[2])
        # Without a parent it would be shown as a window of its own, and take the focus.
        if self.parentWidget() is not None or not clause:
            self.setVisible(bool(clause))

    @property
    def clause(self) -> str:
        """The clause linked to."""
        return self._clause

    def event(self, event: QEvent) -> bool:
        """Pointed at, it says its title; looked up only now, since a window has many of them."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._clause:
            QToolTip.showText(event.globalPos(), clause_title(self._ui, self._clause), self)
            return True
        return super().event(event)

    def _ask(self) -> None:
        self.asked.emit(self._clause)


def clause_title(ui: Ui, clause: str, *, excerpt: bool = False) -> str:
    """Number and short title of a clause ``"game:id"``, with how its section in the rules help begins if asked for."""
    from anahuac.help import open_book

    game, _, name = clause.partition(":")
    book = open_book(game, ui.words.language)
    title = book.titles.get(name, "")
    said = ui.words(TITLED(clause=name, title=title)) if title else name
    place = book.of_clause(name) if excerpt else None
    return said if place is None else "\n".join((said, *textwrap.wrap(book.excerpt(place, TOLD), LINE)))


class Segment(QPushButton):
    """One choice of a row, as wide as its text is when it is in force, for then it is bold; so none is cut, and the row
    stays as it is whichever is chosen."""

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        self.ensurePolished()
        bold = self.font()
        bold.setWeight(QFont.Weight.DemiBold)
        said = self.text()
        wider = QFontMetrics(bold).horizontalAdvance(said) - self.fontMetrics().horizontalAdvance(said)
        return QSize(hint.width() + max(0, wider), hint.height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class Segments(QWidget):
    """A row of exclusive choices, one of them in force."""

    chosen = Signal(str)

    def __init__(self, ui: Ui, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._group.buttonClicked.connect(self._click)
        self._of_key: dict[str, QPushButton] = {}

    def set_items(self, items: Sequence[tuple[str, str]], chosen: str) -> None:
        """Offer (key, text) pairs."""
        clear(self._row)
        self._of_key.clear()
        for at, (key, text) in enumerate(items):
            button = Segment(escaped(text))
            button.setProperty("role", "segment")
            ends = (at == 0, at == len(items) - 1)
            button.setProperty(
                "end", {(True, True): "both", (True, False): "left", (False, True): "right"}.get(ends)
            )
            button.setProperty("key", key)
            button.setCheckable(True)
            button.setChecked(key == chosen)
            button.setAccessibleName(text)
            self._group.addButton(button)
            self._row.addWidget(button)
            self._of_key[key] = button

    def set_text(self, key: str, text: str) -> None:
        """Say a choice anew."""
        self._of_key[key].setText(escaped(text))
        self._of_key[key].setAccessibleName(text)

    def choose(self, key: str) -> None:
        """Put a choice in force, without a signal."""
        if key in self._of_key:
            self._of_key[key].setChecked(True)

    @property
    def value(self) -> str:
        """The choice in force."""
        return next((key for key, button in self._of_key.items() if button.isChecked()), "")

    def button(self, key: str) -> QPushButton:
        """The button of a choice."""
        return self._of_key[key]

    def _click(self, button: QAbstractButton) -> None:
        self.chosen.emit(str(button.property("key")))


class Flow(QLayout):
    """Widgets in rows, as many a row as fit."""

    def __init__(self, gap_x: int = 8, gap_y: int = 8, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap_x, self._gap_y = gap_x, gap_y
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, True)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        widest = QSize(0, 0)
        for item in self._items:
            widest = widest.expandedTo(item.minimumSize())
        return widest

    def _arrange(self, rect: QRect, apply: bool) -> int:
        x, y, row = rect.left(), rect.top(), 0
        for item in self._items:
            if item.isEmpty():  # hidden
                continue
            size = item.sizeHint()
            if x > rect.left() and x + size.width() > rect.left() + rect.width():
                x, y, row = rect.left(), y + row + self._gap_y, 0
            if apply:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self._gap_x
            row = max(row, size.height())
        return y + row - rect.top()


class Glyph(QWidget):
    """A pictogram in a colour role, as high as the text beside it."""

    def __init__(
        self, ui: Ui, name: str, size: int = 20, colour: str = "ink", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._ui = ui
        self._name, self._size, self._colour = name, size, colour
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        ui.look.changed.connect(self._dress)

    def show_glyph(self, name: str, colour: str) -> None:
        """Show another."""
        self._name, self._colour = name, colour
        self.update()

    def sizeHint(self) -> QSize:
        side = self._ui.look.px(self._size)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._name:
            side = self._ui.look.px(self._size)
            colour = self._ui.look.theme(self._colour)
            QPainter(self).drawPixmap(0, 0, pictogram(self._name, side, colour, self.devicePixelRatioF()))

    def _dress(self) -> None:
        self.updateGeometry()
        self.update()


class Pressable(QFrame):
    """A card that is pressed as a whole, by mouse or key."""

    pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.pressed.emit()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.pressed.emit()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut, QEvent.Type.Enter, QEvent.Type.Leave):
            self.update()
        return super().event(event)
