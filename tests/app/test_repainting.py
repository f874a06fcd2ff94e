"""A step paints what it changes and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QGraphicsItem, QWidget
from pytestqt.qtbot import QtBot

from anahuac.app.look.counters import CounterCache, StackFace, UnitFace, stack_picture
from anahuac.app.look.theme import theme
from anahuac.app.mapview import settle
from anahuac.app.panels.conquest.alliances import AlliancesTable
from anahuac.app.panels.tracks import ScoreTrack, TurnTrack
from anahuac.app.windows.main import MainWindow
from tests.app.conquestpositions import campaign, played
from tests.app.mouse import click_top

Sit = Callable[..., MainWindow]


class Painted(QObject):
    """Notes the widgets that are painted."""

    def __init__(self) -> None:
        super().__init__()
        self.widgets: list[QWidget] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self.widgets.append(watched)
        return False


@contextmanager
def painted() -> Iterator[list[QWidget]]:
    """The widgets painted within the block and by what it causes."""
    app = QApplication.instance()
    assert app is not None
    QApplication.processEvents()
    notes = Painted()
    app.installEventFilter(notes)
    try:
        yield notes.widgets
        QApplication.processEvents()
    finally:
        app.removeEventFilter(notes)


def test_a_click_and_an_undo_leave_tracks_and_alliances_alone(sit: Sit, qtbot: QtBot) -> None:
    window = sit(played(campaign(), 60, stop="movement"))
    table = window.table
    assert table is not None
    settle(table.map, QApplication.processEvents)
    still = (
        *table.findChildren(AlliancesTable),
        *table.findChildren(ScoreTrack),
        *(track.strip for track in table.findChildren(TurnTrack)),
    )
    assert len(still) == 3
    before = table.session.match.last.number
    with painted() as widgets:
        assert click_top(table, "cortes", qtbot)
        assert table.session.match.last.number > before
        QApplication.processEvents()
        table.session.undo()
    assert table.map.viewport() in widgets
    assert not set(still) & set(widgets)


def test_a_panel_is_painted_when_its_own_things_change(sit: Sit) -> None:
    table = sit(played(campaign(), 60, stop="movement")).table
    assert table is not None
    (turns,) = table.findChildren(TurnTrack)
    boxes = turns.strip.boxes
    with painted() as widgets:
        turns.show_boxes(boxes)
    assert turns.strip not in widgets
    with painted() as widgets:
        turns.show_boxes((*boxes[1:], boxes[0]))
    assert turns.strip in widgets


def test_marks_keep_their_picture_while_others_come_and_go(sit: Sit) -> None:
    table = sit(played(campaign(), 60, stop="movement")).table
    assert table is not None
    table.map.set_overlay({"22": "reach"})
    (item,) = table.map.overlays._items.values()
    assert item.cacheMode() == QGraphicsItem.CacheMode.DeviceCoordinateCache


def test_a_stack_that_was_drawn_before_is_not_drawn_again(qapp: QApplication) -> None:
    cache = CounterCache()
    face = StackFace((UnitFace("spain", "EB", 3, 4, 0, 2, 0), UnitFace("spain", "EB", 3, 4, 0, 2, 0)))
    one = stack_picture(face, 48, theme("light"), cache)
    two = stack_picture(face, 48, theme("light"), cache)
    other = stack_picture(face, 64, theme("light"), cache)
    assert one.pixmap.cacheKey() == two.pixmap.cacheKey() != other.pixmap.cacheKey()
