"""Screens of any size and scale: nothing blank, nothing out of reach, everything sharp."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QRect, QRectF, QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from anahuac.app.look.board import Detail
from anahuac.app.mapview import settle
from anahuac.app.mapview.tiles import TileLayer
from anahuac.app.presenting import presenter_for
from anahuac.app.windows import main
from anahuac.app.windows.main import MainWindow
from anahuac.app.windows.table import TablePage
from tests.app.conquestpositions import campaign, played

Sit = Callable[..., MainWindow]


def table_of(window: MainWindow) -> TablePage:
    assert window.table is not None
    return window.table


def within(window: QWidget, part: QWidget) -> bool:
    box = QRect(part.mapTo(window, part.rect().topLeft()), part.size())
    return window.rect().contains(box)


@pytest.mark.parametrize(
    "size", [(400, 300), (640, 480), (1024, 700), (3000, 500), (700, 1900), (3840, 2160)]
)
@pytest.mark.parametrize("percent", [100, 200])
def test_question_answer_and_map_are_there_at_any_size(
    sit: Sit, qtbot: QtBot, size: tuple[int, int], percent: int
) -> None:
    window = sit(played(campaign(3), 120))
    table = table_of(window)
    window.setMinimumSize(1, 1)
    window.set_size(percent)
    window.resize(*size)
    for _ in range(6):
        QApplication.processEvents()
    qtbot.wait(50)
    if size == (400, 300) and percent == 200:
        return  # smaller than the least that is promised; it has only to stand it
    assert window.size() == QSize(*size)
    assert table.map.isVisible()
    assert within(window, table.prompt)
    assert within(window, table.map)
    assert table.map.height() >= 40
    for part in (table.corner.zoom, table.corner.minimap, table.corner.legend, table.corner.buttons):
        assert part.isHidden() or table.map.viewport().rect().contains(part.geometry())


def test_all_that_is_seen_is_painted_however_much_that_is(qtbot: QtBot, qapp: QApplication) -> None:
    board = presenter_for(campaign(3).game).board("strategic")
    tiles = TileLayer(limit=2 * 512 * 512 * 4)
    tiles.set_board(board, Detail())
    seen = QRectF(0, 0, 1500, 900)
    tiles.want(seen, 1.0)
    qtbot.waitUntil(lambda: tiles.idle and tiles.is_complete(seen, 1.0), timeout=20_000)
    tiles.want(QRectF(0, 0, 300, 200), 1.0)
    assert tiles.used > 2 * 512 * 512 * 4
    tiles.stop()


def test_on_a_screen_of_another_scale_everything_is_painted_for_it(
    sit: Sit, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = table_of(sit(played(campaign(3), 120)))
    view = table.map
    assert settle(view, QApplication.processEvents)
    before = {token.spec.id: token.item.pixmap().devicePixelRatio() for token in view.tokens}
    assert set(before.values()) == {1.0}
    monkeypatch.setattr(view, "devicePixelRatioF", lambda: 2.0)
    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.DevicePixelRatioChange))
    assert settle(view, QApplication.processEvents)
    assert {token.item.pixmap().devicePixelRatio() for token in view.tokens} == {2.0}
    assert view.tiles.is_complete(view.camera.visible(), view.zoom * 2)


def test_the_least_size_fits_the_screen(monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> None:
    class Screen:
        def availableSize(self) -> QSize:
            return QSize(400, 300)

    monkeypatch.setattr(main.QGuiApplication, "primaryScreen", Screen)
    assert main._least_size() == QSize(400, 300)
