"""A map view with the shipped boards, shown offscreen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from anahuac.app.look.look import Look
from anahuac.app.look.mapart.furniture import read_furniture
from anahuac.app.look.mapart.picture import map_picture
from anahuac.app.look.mapart.strategic import StrategicBoard
from anahuac.app.look.mapart.tactical import TacticalBoard
from anahuac.app.mapview import MapView, settle
from anahuac.board.codec import decode_map
from anahuac.resources import resource_bytes


@pytest.fixture(scope="session")
def strategic() -> StrategicBoard:
    """The shipped strategic map."""
    doc = decode_map(resource_bytes("games/conquest/map.json"), "map.json")
    return StrategicBoard(map_picture(doc, read_furniture(resource_bytes("games/conquest/picture.json"))))


@pytest.fixture(scope="session")
def tactical() -> TacticalBoard:
    """The shipped tactical board."""
    doc = decode_map(resource_bytes("games/conquest/map.json"), "map.json")
    return TacticalBoard(
        doc.graph_layer("tactical"), read_furniture(resource_bytes("games/conquest/picture.json"))
    )


@pytest.fixture
def look(qapp: QApplication) -> Look:
    """A light look at 100 %."""
    return Look(qapp, "light")


@pytest.fixture
def view(qtbot: QtBot, look: Look, strategic: StrategicBoard) -> Iterator[MapView]:
    """A view of the strategic map, 900 by 600, without motion."""
    made = MapView(look, "en")
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.set_motion(False)
    made.set_board(strategic)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close_down()


def wait_quiet(view: MapView) -> None:
    """Wait until a view has painted all it wants to show."""
    assert settle(view, QApplication.processEvents)
