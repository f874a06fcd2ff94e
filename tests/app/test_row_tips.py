"""What a row of the library holds is told whole: at the pointer, or by the row where the keyboard rests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from anahuac.app.panels.tips import under
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.matchlist import MatchList
from tests.app.shelves import Make


@pytest.fixture
def rows(window: MainWindow, make: Make, qtbot: QtBot) -> Iterator[MatchList]:
    """Three matches, listed in a window that the screen of tests has room for."""
    for name in ("one", "two", "three"):
        make(name)
    made = MatchList(window.ui)
    qtbot.addWidget(made)
    made.setGeometry(60, 40, 420, 320)
    made.show_entries(window.matches.entries())
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow, timeout=20000)
    yield made
    QToolTip.hideText()


def tip() -> QWidget | None:
    found = (top for top in QApplication.topLevelWidgets() if top.inherits("QTipLabel") and top.isVisible())
    return next(found, None)


def row_of(rows: MatchList, at: int) -> QRect:
    row = rows.visualRect(rows.matches.index(at))
    return QRect(rows.viewport().mapToGlobal(row.topLeft()), row.size())


def test_it_stands_at_the_pointer(rows: MatchList, qtbot: QtBot) -> None:
    row = row_of(rows, 1)
    pointed = row.center()
    local = rows.viewport().mapFromGlobal(pointed)
    QApplication.sendEvent(rows.viewport(), QHelpEvent(QHelpEvent.Type.ToolTip, local, pointed))
    qtbot.waitUntil(lambda: tip() is not None, timeout=20000)
    assert QToolTip.text().startswith(rows.matches.entries[1].name)
    shown = tip()
    assert shown is not None
    assert (shown.pos() - pointed).manhattanLength() < 60
    nowhere = QPoint(local.x(), rows.viewport().height() - 2)
    outside = QHelpEvent(QHelpEvent.Type.ToolTip, nowhere, rows.viewport().mapToGlobal(nowhere))
    QApplication.sendEvent(rows.viewport(), outside)
    qtbot.waitUntil(lambda: tip() is None, timeout=20000)


def test_it_stands_by_the_row_where_the_keyboard_rests(rows: MatchList, qtbot: QtBot) -> None:
    rows.setFocus()
    rows.choose_row(0)
    QTest.keyClick(rows, Qt.Key.Key_Down)
    qtbot.waitUntil(lambda: tip() is not None, timeout=20000)
    shown, row = tip(), row_of(rows, 1)
    assert shown is not None
    assert QToolTip.text().startswith(rows.matches.entries[1].name)
    assert not shown.geometry().intersects(row)
    assert row.left() <= shown.x() <= row.left() + 20
    assert abs(shown.y() - row.bottom()) < 20


def test_where_the_screen_ends_it_stands_over_the_row() -> None:
    room, size = QRect(0, 0, 800, 600), QSize(200, 60)
    assert under(size, QRect(100, 100, 300, 40), room) == QPoint(106, 146)
    assert under(size, QRect(100, 540, 300, 40), room) == QPoint(106, 474)
    assert under(size, QRect(700, 100, 90, 40), room).x() == 600
