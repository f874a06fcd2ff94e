"""Where a tooltip stands: beside the panel of what it explains, so that nothing is hidden that one chooses from."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QDockWidget, QToolTip, QWidget

#: Between the panel and the tooltip, in pixels; how far from where it is told to Qt shows one; what frames its text.
_GAP, _SHIFT, _FRAME = 6, QPoint(2, 16), 18


def show_beside(widget: QWidget, said: str | None = None, spot: QPoint | None = None) -> None:
    """Show the tooltip of a widget beside its panel: at its left or right, over or under it, as there is room.

    ``said`` stands in place of the widget's own, about a ``spot`` of the screen rather than all of the widget.
    """
    said = widget.toolTip() if said is None else said
    if not said:
        QToolTip.hideText()
        return
    panel = _panel_of(widget)
    around = QRect(panel.mapToGlobal(QPoint()), panel.size())
    row = QRect(spot, QSize(1, 1)) if spot else QRect(widget.mapToGlobal(QPoint()), widget.size())
    room = widget.screen().availableGeometry()
    metrics = QFontMetrics(QToolTip.font())
    lines = said.split("\n")
    wide = max(metrics.horizontalAdvance(line) for line in lines) + _FRAME
    guess = QSize(wide, metrics.lineSpacing() * len(lines) + _FRAME)
    QToolTip.showText(place(guess, row, around, room) - _SHIFT, said, widget)
    shown = _shown()
    if shown is not None:
        shown.move(place(shown.size(), row, around, room))


def show_under(widget: QWidget, said: str, row: QRect, spot: QPoint | None = None) -> None:
    """Show what a row of a list holds, at a ``spot`` of the screen pointed at, or under the row for the keyboard.

    ``row`` lies in ``widget``, and the tooltip goes once the pointer leaves it; over the row where none has room under.
    """
    if not said:
        QToolTip.hideText()
        return
    there = QRect(widget.mapToGlobal(row.topLeft()), row.size())
    if spot is not None:
        QToolTip.showText(spot, said, widget, row)
        return
    QToolTip.showText(QPoint(there.left() + _GAP, there.bottom() + 1 + _GAP) - _SHIFT, said, widget)
    shown = _shown()
    if shown is not None:
        room = widget.screen().availableGeometry()
        shown.move(under(shown.size(), there, room))


def under(size: QSize, row: QRect, room: QRect) -> QPoint:
    """The corner of something of that size under a row, or over it where the room ends there."""
    below = row.bottom() + 1 + _GAP
    top = below if below + size.height() <= room.bottom() + 1 else row.top() - _GAP - size.height()
    return _held(QPoint(row.left() + _GAP, top), size, room)


def _shown() -> QWidget | None:
    """The tooltip that is seen now."""
    found = (top for top in QApplication.topLevelWidgets() if top.inherits("QTipLabel") and top.isVisible())
    return next(found, None)


def place(size: QSize, row: QRect, panel: QRect, room: QRect) -> QPoint:
    """The corner of something of that size that hides nothing of a panel, near a row of it, within the room there is.

    Where nothing is free round the panel, it stands over the row, what has been passed already.
    """
    beside = (
        QPoint(panel.left() - _GAP - size.width(), row.top()),
        QPoint(panel.right() + 1 + _GAP, row.top()),
    )
    off = (
        QPoint(row.left(), panel.top() - _GAP - size.height()),
        QPoint(row.left(), panel.bottom() + 1 + _GAP),
    )
    ways = (*beside, *off) if panel.width() < 2 * panel.height() else (*off, *beside)
    for corner in ways:
        held = QRect(_held(corner, size, room), size)
        if not held.intersects(panel):
            return held.topLeft()
    near = (
        QPoint(row.left(), row.top() - _GAP - size.height()),
        QPoint(row.right() + 1 + _GAP, row.top()),
        QPoint(row.left() - _GAP - size.width(), row.top()),
    )
    corners = [_held(corner, size, room) for corner in near]
    return next((c for c in corners if not QRect(c, size).intersects(row)), corners[0])


def _held(corner: QPoint, size: QSize, room: QRect) -> QPoint:
    left = min(max(corner.x(), room.left()), max(room.left(), room.right() + 1 - size.width()))
    top = min(max(corner.y(), room.top()), max(room.top(), room.bottom() + 1 - size.height()))
    return QPoint(left, top)


def _panel_of(widget: QWidget) -> QWidget:
    above: QWidget | None = widget
    while above is not None:
        if isinstance(above, QDockWidget) or above.isWindow():
            return above if not above.isWindow() or isinstance(above, QDockWidget) else widget
        above = above.parentWidget()
    return widget
