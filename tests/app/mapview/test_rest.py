"""What a map does when it is seen first, and when the camera rests later."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.look.look import Look
from anahuac.app.look.mapart.picture import MapPicture
from anahuac.app.look.mapart.strategic import StrategicBoard
from anahuac.app.mapview import MapView, rest

from .conftest import wait_quiet
from .hands import ARMY


def test_a_map_that_is_opened_waits_for_no_camera(
    qtbot: QtBot, look: Look, strategic: StrategicBoard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody moves it yet; once it has been painted, what follows may be the beginning of a drag."""
    monkeypatch.setattr(rest, "SETTLE_MS", 10**8)
    view = MapView(look, "en")
    qtbot.addWidget(view)
    try:
        view.resize(900, 600)
        view.set_board(strategic)
        view.show()
        wait_quiet(view)
        view.set_zoom(view.zoom * 1.5)
        QApplication.processEvents()
        assert not view.quiet
    finally:
        view.close_down()


def test_a_map_not_seen_yet_places_names_for_the_zoom_it_opens_at(
    qtbot: QtBot, look: Look, strategic: StrategicBoard
) -> None:
    """The whole map is fitted into a view of no size before; nobody will see names of that size."""
    picture: MapPicture = strategic.picture
    board = StrategicBoard(picture)
    view = MapView(look, "en")
    qtbot.addWidget(view)
    try:
        view.set_board(board)
        view.set_zoom(0.83, QPointF(1300, 690))
        view.set_tokens([ARMY])
        assert {scale for _, scale in board._layouts} == {1.0}
    finally:
        view.close_down()
