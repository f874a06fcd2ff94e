"""Hands on the map: points over places and counters, mouse and wheel events, pictures of what is seen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from anahuac.app.look.counters import CommanderFace, UnitFace
from anahuac.app.mapview import MapView, TokenSpec

CORTES = CommanderFace("spain", 4, 4, 5, "leader-cortes")
FOOT = UnitFace("spain", "EB", 5, 2)
ARMY = TokenSpec(
    "army", "26", (CORTES, FOOT, FOOT), ("cortes", "eb1", "eb2"), plate="Cortés", movable=True, name="Cortés"
)
LONE = TokenSpec("lone", "35", (FOOT,), ("eb3",))
NO_KEYS = Qt.KeyboardModifier.NoModifier


def at_place(view: MapView, place: str) -> QPointF:
    """A point of the viewport inside a place and beside its counters."""
    board = view.board
    assert board is not None
    box = board.places[place].path.boundingRect()
    for i in range(5, 95, 5):
        for j in range(5, 95, 5):
            x, y = box.left() + box.width() * i / 100, box.top() + box.height() * j / 100
            if board.pick(x, y) == place and view.tokens.at(x, y) is None:
                return view.viewportTransform().map(QPointF(x, y))
    raise AssertionError(place)


def at_token(view: MapView, token: str) -> QPointF:
    """The middle of a token on the viewport."""
    found = view.tokens.get(token)
    assert found is not None
    return view.viewportTransform().map(found.at)


def mouse(
    view: MapView, kind: QEvent.Type, at: QPointF, button: Qt.MouseButton, keys: Qt.KeyboardModifier = NO_KEYS
) -> None:
    """Send a mouse event to the map."""
    held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else button
    if kind == QEvent.Type.MouseMove:
        held, button = button, Qt.MouseButton.NoButton
    event = QMouseEvent(kind, at, QPointF(view.viewport().mapToGlobal(at.toPoint())), button, held, keys)
    QApplication.sendEvent(view.viewport(), event)


def click(view: MapView, at: QPointF, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
    """Press and release the left button."""
    mouse(view, QEvent.Type.MouseButtonPress, at, Qt.MouseButton.LeftButton, keys)
    mouse(view, QEvent.Type.MouseButtonRelease, at, Qt.MouseButton.LeftButton, keys)


def move(view: MapView, at: QPointF, button: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
    """Move the pointer."""
    mouse(view, QEvent.Type.MouseMove, at, button)


def wheel(view: MapView, at: QPointF, notches: float, keys: Qt.KeyboardModifier) -> None:
    """Turn the wheel over a point."""
    event = QWheelEvent(
        at,
        QPointF(view.viewport().mapToGlobal(at.toPoint())),
        QPoint(),
        QPoint(0, round(120 * notches)),
        Qt.MouseButton.NoButton,
        keys,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def shot(view: MapView) -> QImage:
    """What the map looks like."""
    return view.viewport().grab().toImage()
